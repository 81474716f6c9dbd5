import './site-pages.css';
import './text-page.css';
import type { TextPage } from '@parley/shared';
import { LinkButton } from '@/components/button';
import { usePageHeading } from '@/components/page';
import { useOperatorFacts } from '@/lib/config';
import { formatFullDate } from '@/lib/format';
import { TODAY, useToday } from '@/lib/today';
import { OnThisPage } from './on-this-page';
import { Prose } from './prose';
import { Section } from './section';
import { certificationBlock, fillBlock, fillText, useTextFacts } from './text-facts';

/** Always today where the reader is, by the product's rule; without scripts the day of the build. */
function LastUpdated() {
  const today = useToday();
  return (
    <p className="tp-dated">
      Last updated:{' '}
      <time {...TODAY} dateTime={today}>
        {formatFullDate(today)}
      </time>
    </p>
  );
}

/** Privacy policy, terms, Security and Trust, About: numbered sections with what this installation is filled in (product §3.14). */
export function TextPageView({ page }: { readonly page: TextPage }) {
  const heading = usePageHeading(page.title);
  const facts = useTextFacts();
  const { certifications } = useOperatorFacts();
  return (
    <article className="site-page wrap">
      <header className="sp-head tp-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {page.title}
          </h1>
          <p className="sp-sub">{fillText(page.subtitle, facts)}</p>
          {page.dated && <LastUpdated />}
        </div>
      </header>
      <OnThisPage sections={page.sections} />
      {page.sections.map(({ id, title, text, adds }, index) => (
        <Section
          key={id}
          id={id}
          title={title}
          margin={
            <span className="sp-number num" aria-hidden="true">
              {index + 1}
            </span>
          }
        >
          <Prose
            blocks={[
              ...text.map((block) => fillBlock(block, facts)),
              ...(adds === 'certifications' ? [certificationBlock(certifications)] : []),
            ]}
          />
        </Section>
      ))}
      {page.actions.length > 0 && (
        <div className="tp-actions">
          {page.actions.map(({ to, label }, index) => (
            <LinkButton key={to} to={to} size="lg" tone={index === 0 ? 'ink' : 'plain'}>
              {label}
            </LinkButton>
          ))}
        </div>
      )}
    </article>
  );
}
