import type { FeaturePage } from '@parley/shared';
import { PageHead } from './page-head';
import { Prose } from './prose';
import { Section, TitledList } from './section';
import type { PartsProps } from './parts';

/** /features/…: what one gains, in detail, step by step, and whom it suits (product §3.13). */
export function FeatureParts({ page, entry }: PartsProps<FeaturePage>) {
  return (
    <>
      <PageHead
        page={page}
        entry={entry}
        lead={page.heroDescription}
        blocks={page.detailedFeatures.flatMap(({ text }) => text)}
      />
      <Section title="Key benefits">
        <TitledList as="rows" items={page.keyBenefits} />
      </Section>
      {page.detailedFeatures.map(({ title, text }) => (
        <Section key={title} title={title}>
          <Prose blocks={text} />
        </Section>
      ))}
      <Section title="How It Works">
        <TitledList as="steps" items={page.howItWorks} />
      </Section>
      <Section title="Perfect For">
        <TitledList as="pairs" items={page.perfectFor} />
      </Section>
    </>
  );
}
