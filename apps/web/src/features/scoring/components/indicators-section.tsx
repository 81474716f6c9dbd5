import { titleCase, type Rubric, type RubricIndicator } from '@parley/shared';
import { Check, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Field, Input } from '@/components/field';
import { Icon } from '@/components/icon';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/button';
import { findIndicators } from '../scoring-figures';
import { skillAnchor } from '../sections';
import { Section } from './section';

/** One indicator: what counts, an example of each kind, what may be evidence, and when it is left out. */
function Indicator({ indicator, here }: { readonly indicator: RubricIndicator; readonly here: boolean }) {
  const { id, label, lookedFor, positive, negative, evidence, notApplicable } = indicator;
  return (
    <article className={here ? 'sc-ind sc-here' : 'sc-ind'} id={id} aria-labelledby={`${id}-label`}>
      <div>
        <h4 id={`${id}-label`}>
          <a href={`#${id}`}>{label}</a>
        </h4>
        <p className="sc-looked-for">{lookedFor}</p>
      </div>
      <dl>
        <div>
          <dt className="sc-counts">
            <Icon of={Check} /> Counts
          </dt>
          <dd className="sc-said">{positive}</dd>
        </div>
        <div>
          <dt className="sc-counts-not">
            <Icon of={X} /> Doesn’t
          </dt>
          <dd className="sc-said">{negative}</dd>
        </div>
        <div>
          <dt>Evidence</dt>
          <dd>{evidence}</dd>
        </div>
        <div>
          <dt>Left out when</dt>
          <dd>{notApplicable ?? 'Never.'}</dd>
        </div>
      </dl>
    </article>
  );
}

/** The skills with their indicators, and a search over all of them. */
export function IndicatorsSection({ rubric }: { readonly rubric: Rubric }) {
  const [search, setSearch] = useState('');
  const { hash } = useLocation();
  const found = findIndicators(rubric.indicators, search);
  const skills = rubric.skills
    .map((entry) => ({ ...entry, indicators: found.filter(({ skill }) => skill === entry.skill) }))
    .filter(({ indicators }) => indicators.length > 0);
  return (
    <Section
      id="indicators"
      title={`${rubric.skills.length} skills, ${rubric.indicators.length} indicators`}
      note="Each is met or not met, by what was said and never by how it sounded."
    >
      <search className="sc-search">
        <Field label="Search the indicators" hideLabel className="sc-find">
          <Icon of={Search} />
          <Input
            type="search"
            placeholder="Search all indicators"
            maxLength={100}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Field>
        <output className="num muted">
          {found.length} of {rubric.indicators.length}
        </output>
      </search>
      {skills.length === 0 && (
        <EmptyState
          title="No indicator holds these words."
          action={
            <Button size="sm" onClick={() => setSearch('')}>
              Show all
            </Button>
          }
        />
      )}
      {skills.map(({ skill, about, indicators }) => (
        <section
          key={skill}
          className="sc-skill"
          id={skillAnchor(skill)}
          aria-labelledby={`${skillAnchor(skill)}-title`}
        >
          <header>
            <h3 id={`${skillAnchor(skill)}-title`}>{titleCase(skill)}</h3>
            <p>{about}</p>
          </header>
          {indicators.map((indicator) => (
            <Indicator key={indicator.id} indicator={indicator} here={hash === `#${indicator.id}`} />
          ))}
        </section>
      ))}
    </Section>
  );
}
