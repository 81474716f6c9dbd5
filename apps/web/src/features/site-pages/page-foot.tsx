import type { SitePage, SitePageEntry } from '@parley/shared';
import { Disclosures } from '@/components/disclosures';
import { destination } from './kinds';
import { LinkList, type Onward } from './link-list';
import { CallToAction } from './page-head';
import { Section } from './section';

/** The page's own suggestions first, then what else is near. */
function onwardFrom(page: SitePage): readonly Onward[] {
  const own =
    page.kind === 'resource'
      ? page.relatedResources.map(({ title, description, link }) => ({ to: link, name: title, summary: description }))
      : [];
  const known = new Set(own.map(({ to }) => to));
  return [...own, ...page.related.filter((path) => !known.has(path)).map(destination)];
}

interface PageFootProps {
  readonly page: SitePage;
  readonly entry: SitePageEntry;
}

/** How every content page ends: questions, sources, where to read on, the call to action. */
export function PageFoot({ page, entry }: PageFootProps) {
  const { faq = [], sources = [] } = page;
  return (
    <>
      {faq.length > 0 && (
        <Section title="Questions" id="questions">
          <div className="sp-faq">
            <Disclosures items={faq.map(({ question, answer }) => ({ title: question, text: answer }))} />
          </div>
        </Section>
      )}
      {sources.length > 0 && (
        <Section title="Sources" id="sources">
          <ol className="sp-sources">
            {sources.map(({ title, publisher, year, url }) => (
              <li key={url}>
                <a href={url}>{title}</a>, {publisher}, {year}
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Section title={page.kind === 'resource' ? 'Related resources' : 'Read on'}>
        <LinkList links={onwardFrom(page)} />
      </Section>
      <section className="sp-last">
        <h2>{page.ctaTitle}</h2>
        <p>{page.ctaDescription}</p>
        <CallToAction page={page} at={entry.path} />
      </section>
    </>
  );
}
