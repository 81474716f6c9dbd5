import type { KitDetail } from '@parley/shared';
import { Link } from 'react-router-dom';
import { usePageHeading } from '@/components/page';
import { Score } from '@/components/score';
import { countOf } from '@/lib/format';
import { completedOf, KIT_STATUS_WORDS } from '../words';
import { KitIcon } from './kit-icon';
import { Steps } from './steps';

/** Name, how far one is, and for whom the track is. */
export function TrackHead({ kit, progress }: KitDetail) {
  const heading = usePageHeading(kit.name);
  const facts = [
    ['For', kit.targetAudience],
    ['Takes', kit.estimatedDuration],
    ['Career stage', kit.careerStage],
  ] as const;
  return (
    <header className="track-head">
      <Link className="track-back" to="/learning-tracks">
        Learning Tracks
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {kit.name} <KitIcon icon={kit.icon} />
      </h1>
      <p className="track-lede">{kit.description}</p>
      <div className="track-progress">
        <Steps track={kit} progress={progress} />
        <p className="num">
          <b>{progress.percent}%</b> {KIT_STATUS_WORDS[progress.status]}, {completedOf(progress)} of{' '}
          {countOf(progress.scenarioProgress.length, 'scenario')}
        </p>
      </div>
      <dl className="track-for">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** Over the path once every scenario is completed. */
export function KitCompleted({ kit, progress }: KitDetail) {
  return (
    <section className="track-done">
      <h2 className="sec">Kit Completed</h2>
      <p>
        You completed all {countOf(progress.scenarioProgress.length, 'scenario')} of {kit.name}. Your average score is{' '}
        <Score score={progress.averageScore} withWord />
      </p>
      <p className="muted">Rehearse any of them again: the better score stays.</p>
    </section>
  );
}
