import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '@/components/button';
import { Icon } from '@/components/icon';
import { PageHeader } from '@/components/page';
import { EmptyState } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useStartConversation } from '@/lib/conversations';
import { useGeneration, type Generation } from './api/generate';
import { ownScenariosQuery } from './api/own-scenarios';
import { templatesQuery, type TemplateScope } from './api/templates';
import { OwnScenarioRow } from './components/own-scenario-row';
import { isEmpty, PagedList } from './components/paged-list';
import { PlanNote, useCustomScenarios } from './components/plan-note';
import { TemplateRow } from './components/template-row';
import './custom-scenarios.css';

const FAILED = 'Failed to fetch custom scenarios';

interface SectionProps {
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** Of a row that is gone: to the title of its list, or of the page where it was the last. */
function takeFocus(heading: RefObject<HTMLHeadingElement | null>): void {
  (heading.current ?? document.querySelector('h1'))?.focus();
}

/** A list under its title. */
function Section({ title, heading, children }: SectionProps) {
  const id = useId();
  return (
    <section className="cs-section" aria-labelledby={id}>
      <h2 className="sec" id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const CREATE = (
  <LinkButton tone="ink" to="/custom-scenarios/new">
    <Icon of={Plus} /> Create Custom Scenario
  </LinkButton>
);

const ACTIONS = (
  <>
    <LinkButton to="/custom-scenarios/from-brief">From a Brief</LinkButton>
    {CREATE}
  </>
);

interface TemplatesProps {
  readonly scope: TemplateScope;
  readonly title: string;
  readonly generation: Generation;
  /** Without it the list is not there as long as there is nothing in it. */
  readonly empty?: ReactNode;
}

function Templates({ scope, title, generation, empty }: TemplatesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useInfiniteQuery(templatesQuery(scope));
  if (empty === undefined && (list.isPending || isEmpty(list))) return null;
  return (
    <Section title={title} heading={heading}>
      <PagedList list={list} loading="Loading custom scenarios..." failed={FAILED} empty={empty}>
        {list.data?.pages
          .flatMap(({ items }) => items)
          .map((template) => (
            <TemplateRow
              key={template._id}
              template={template}
              generation={generation}
              onDeleted={() => takeFocus(heading)}
            />
          ))}
      </PagedList>
    </Section>
  );
}

/** Not there as long as there is nothing to show: they come by themselves with the first template. */
function OwnScenarios() {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useInfiniteQuery(ownScenariosQuery());
  const start = useStartConversation(({ _id }) => void navigate(`/coaching-sessions/${_id}`));
  if (list.isPending || isEmpty(list)) return null;
  return (
    <Section title="Your scenarios" heading={heading}>
      <PagedList list={list} loading="Loading scenarios..." failed="Failed to fetch scenarios" empty={null}>
        {list.data?.pages
          .flatMap(({ items }) => items)
          .map((scenario) => (
            <OwnScenarioRow
              key={scenario._id}
              scenario={scenario}
              busy={start.isPending && start.variables === scenario._id}
              locked={start.isPending}
              error={
                start.isError && start.variables === scenario._id
                  ? messageOf(start.error, 'Failed to start scenario')
                  : null
              }
              onStart={() => start.mutate(scenario._id)}
              onDeleted={() => takeFocus(heading)}
            />
          ))}
      </PagedList>
    </Section>
  );
}

/** /custom-scenarios: one's templates, what was made of them, and what others share (product §17.9). */
export function CustomScenariosPage() {
  const access = useCustomScenarios();
  const generation = useGeneration();
  return (
    <div className="wrap cs-page">
      <PageHeader title="Custom Scenarios" actions={access === 'full' ? ACTIONS : undefined}>
        The talk that is really ahead of you. Generating a scenario begins its conversation and uses one session.
      </PageHeader>
      <PlanNote />
      <Templates
        scope="own"
        title="Your templates"
        generation={generation}
        empty={
          <EmptyState title="No templates yet" action={access === 'full' ? CREATE : undefined}>
            A template holds the talk you have to have: who it is with, what makes it hard, and the names, figures and
            dates of the case. Each one can be rehearsed as often as you like.
          </EmptyState>
        }
      />
      <OwnScenarios />
      <Templates scope="public" title="Shared by others" generation={generation} />
    </div>
  );
}
