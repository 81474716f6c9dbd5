import { starterKits } from '@parley/content/public';
import { assessmentPractice, type AreaResult } from '@parley/content/public/assessment';
import { sentenceCase } from '@parley/shared';
import { Link } from 'react-router-dom';
import { DifficultyTicks } from '@/components/difficulty-ticks';

interface PracticeListProps {
  readonly areas: readonly AreaResult[];
  /** Whether the library can be opened; a visitor reads what is there. */
  readonly signedIn: boolean;
}

function AreaPractice({ area, signedIn }: { readonly area: AreaResult['area']; readonly signedIn: boolean }) {
  const { scenarios, track } = assessmentPractice[area.id];
  const kit = starterKits.find(({ id }) => id === track.slug);
  return (
    <section className="as-practice">
      <h4>{area.name}</h4>
      <ul>
        {scenarios.map(({ slug, title, stakeholderType, difficulty, reason }) => (
          <li key={slug}>
            <b>
              {signedIn ? <Link to={`/coaching-sessions?search=${encodeURIComponent(title)}`}>{title}</Link> : title}
            </b>
            <p className="as-who">
              {sentenceCase(stakeholderType)} <DifficultyTicks difficulty={difficulty} />
            </p>
            <p>{reason}</p>
          </li>
        ))}
        {kit !== undefined && (
          <li>
            <b>{signedIn ? <Link to={`/learning-tracks/${kit.id}`}>{kit.name}</Link> : kit.name}</b>
            <p className="as-who">Learning track, {kit.scenarios.length} conversations</p>
            <p>{track.reason}</p>
          </li>
        )}
      </ul>
    </section>
  );
}

/** What to practise, the weakest area first, and why that (product §26.3). */
export function PracticeList({ areas, signedIn }: PracticeListProps) {
  if (areas.length === 0) return null;
  return (
    <div className="as-part">
      <h3>What to practise</h3>
      {areas.map(({ area }) => (
        <AreaPractice key={area.id} area={area} signedIn={signedIn} />
      ))}
    </div>
  );
}
