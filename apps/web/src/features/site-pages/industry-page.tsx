import { sentenceCase, type IndustryPage } from '@parley/shared';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { Inline } from './inline';
import { PageHead } from './page-head';
import { Prose } from './prose';
import { Section, TitledList } from './section';
import type { PartsProps } from './parts';

/** Scenarios as the library shows them: who in the margin, what in the measure, where it is in the notes. */
function Scenarios({ scenarios }: { readonly scenarios: IndustryPage['industryScenarios'] }) {
  return (
    <ul className="sp-scenarios">
      {scenarios.map(({ title, description, stakeholders, difficulty, scenario }) => (
        <li key={title}>
          <div className="sp-who">
            {stakeholders.map((type) => (
              <b key={type}>{sentenceCase(type)}</b>
            ))}
            <DifficultyTicks difficulty={difficulty} />
          </div>
          <div className="sp-what">
            <h3>{title}</h3>
            <p>
              <Inline text={description} />
            </p>
          </div>
          <p className="sp-where">
            {scenario === undefined ? 'One to write yourself, from a brief of your own' : 'In the scenario library'}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Figures, each with whose they are. */
function Metrics({ metrics }: { readonly metrics: IndustryPage['industryMetrics'] }) {
  return (
    <ul className="sp-metrics">
      {metrics.map(({ stat, description, source }) => (
        <li key={stat + description}>
          <b className="num">{stat}</b>
          <p className="sp-what">
            <Inline text={description} />
          </p>
          <p className="sp-where">
            <Inline text={source} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** /industries/…: what is different there, who says what, and what it rests on (product §3.13). */
export function IndustryParts({ page, entry }: PartsProps<IndustryPage>) {
  return (
    <>
      <PageHead
        page={page}
        entry={entry}
        lead={page.heroDescription}
        blocks={[...page.industryOverview, ...page.article.flatMap(({ text }) => text)]}
      />
      <Section title="The industry">
        <Prose blocks={page.industryOverview} />
      </Section>
      <Section title="What is hard here">
        <TitledList as="rows" items={page.uniqueChallenges} />
      </Section>
      <Section title="Conversations to rehearse">
        <Scenarios scenarios={page.industryScenarios} />
      </Section>
      {page.article.map(({ title, text }) => (
        <Section key={title} title={title}>
          <Prose blocks={text} />
        </Section>
      ))}
      <Section title="In figures">
        <Metrics metrics={page.industryMetrics} />
      </Section>
      {page.regulations !== undefined && (
        <Section title="Rules that come up">
          <TitledList as="pairs" items={page.regulations} />
        </Section>
      )}
      <Section title="Good practice">
        <div className="sp-text">
          <ol className="sp-numbered">
            {page.bestPractices.map((practice) => (
              <li key={practice}>
                <Inline text={practice} />
              </li>
            ))}
          </ol>
        </div>
      </Section>
    </>
  );
}
