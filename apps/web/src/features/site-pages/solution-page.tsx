import { starterKits } from '@parley/content/public';
import { sentenceCase, type SolutionPage } from '@parley/shared';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { Icon } from '@/components/icon';
import { Inline } from './inline';
import { PageHead } from './page-head';
import { Prose } from './prose';
import { Points, Section, TitledList } from './section';
import type { PartsProps } from './parts';

/** What the product does about it: what in the measure, its features in the notes. */
function Solutions({ solutions }: { readonly solutions: SolutionPage['solutions'] }) {
  return (
    <ul className="sp-solutions">
      {solutions.map(({ title, description, features }) => (
        <li key={title}>
          <div className="sp-what">
            <h3>{title}</h3>
            <p>
              <Inline text={description} />
            </p>
          </div>
          <Points items={features} />
        </li>
      ))}
    </ul>
  );
}

/** The track that teaches this, and the conversations on it. @throws where there is no such track */
function RecommendedTrack({ track: { slug, reason } }: { readonly track: SolutionPage['recommendedTrack'] }) {
  const kit = starterKits.find(({ id }) => id === slug);
  if (kit === undefined) throw new Error(`No learning track: ${slug}`);
  return (
    <>
      <div className="sp-text">
        <p>
          <Inline text={reason} />
        </p>
        <p className="sp-go">
          <Link className="more" to="/learning-tracks">
            Open the learning tracks <Icon of={ArrowRight} />
          </Link>
        </p>
      </div>
      <ol className="sp-track">
        {kit.scenarios.map(({ slug: scenario, title, stakeholderType, difficulty }) => (
          <li key={scenario}>
            <b>{title}</b>
            <span>{sentenceCase(stakeholderType)}</span>
            <DifficultyTicks difficulty={difficulty} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** /solutions/…: whose problem it is, what it sounds like, what to do, how one sees progress (product §3.13). */
export function SolutionParts({ page, entry }: PartsProps<SolutionPage>) {
  const kit = starterKits.find(({ id }) => id === page.recommendedTrack.slug);
  return (
    <>
      <PageHead
        page={page}
        entry={entry}
        lead={page.heroDescription}
        blocks={page.article.flatMap(({ text }) => text)}
      />
      <Section title="Sound Familiar?">
        <ul className="sp-pains">
          {page.painPoints.map((pain) => (
            <li key={pain}>
              <Inline text={pain} />
            </li>
          ))}
        </ul>
        <div className="sp-aside">
          <h3>Who this is for</h3>
          <p>
            <Inline text={page.targetAudience} />
          </p>
        </div>
      </Section>
      {page.article.map(({ title, text }) => (
        <Section key={title} title={title}>
          <Prose blocks={text} />
        </Section>
      ))}
      <Section title="What you do here">
        <Solutions solutions={page.solutions} />
      </Section>
      <Section title="How you see that it helps">
        <TitledList
          as="pairs"
          items={page.successMetrics.map(({ metric, description }) => ({ title: metric, description }))}
        />
      </Section>
      <Section title={`Recommended track: ${kit?.name}`}>
        <RecommendedTrack track={page.recommendedTrack} />
      </Section>
    </>
  );
}
