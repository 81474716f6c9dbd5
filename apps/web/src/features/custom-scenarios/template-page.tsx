import { sentenceCase, titleCase, type Template } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { ErrorState, Ghost } from '@/components/states';
import { ApiError, messageOf } from '@/lib/api';
import { useGeneration, type Generation } from './api/generate';
import { templateQuery } from './api/templates';
import { GenerateButton, GenerationState } from './components/generation';
import { PlanNote, useCustomScenarios } from './components/plan-note';
import { TemplateMenu } from './components/template-menu';
import { objectiveText } from './model/words';
import './custom-scenarios.css';

/** Handed over by the form: what was just saved is to be generated from at once. */
export interface TemplatePageState {
  readonly generate: true;
}
const asksToGenerate = (state: unknown): state is TemplatePageState =>
  typeof state === 'object' && state !== null && 'generate' in state;

/** Generates once where the form asked for it; going back or reloading asks for nothing. */
function useGenerateOnArrival(template: Template | undefined, generation: Generation): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const { start } = generation;
  useEffect(() => {
    if (begun.current || template === undefined || !asksToGenerate(state)) return;
    begun.current = true;
    void navigate(pathname, { replace: true, state: null });
    start({ template });
  }, [template, state, pathname, navigate, start]);
}

function visibility({ isOwn, isPublic }: Template): string {
  if (!isOwn) return 'Shared by somebody else. You can use it, and duplicate it to make it yours.';
  return isPublic ? 'Everybody here may read, use and copy it.' : 'Only you see it.';
}

function Facts({ template }: { readonly template: Template }) {
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Stakeholders', template.stakeholderTypes.map(sentenceCase)],
    ['Challenges', template.challengeTypes.map(sentenceCase)],
    ['To practise', template.learningObjectives.map(objectiveText)],
  ];
  return (
    <dl className="facts cs-facts">
      <dt>Description</dt>
      <dd className="cs-prose">{template.description}</dd>
      <dt>Context</dt>
      <dd className="cs-prose">{template.customContext}</dd>
      <dt>Industry</dt>
      <dd>{template.industry}</dd>
      <dt>Project type</dt>
      <dd>{template.projectType}</dd>
      {lists.map(([label, values]) => (
        <div className="contents" key={label}>
          <dt>{label}</dt>
          <dd>
            <ul>
              {values.map((value) => (
                <li key={value}>{value}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
      <dt>Difficulty</dt>
      <dd>{titleCase(template.difficulty)}</dd>
      <dt>Seen by</dt>
      <dd>{visibility(template)}</dd>
    </dl>
  );
}

function Read({ template, generation }: { readonly template: Template; readonly generation: Generation }) {
  const navigate = useNavigate();
  const access = useCustomScenarios();
  const mayUse = access === 'full' || access === undefined;
  return (
    <>
      <PageHeader
        title={template.title}
        actions={
          <>
            {mayUse && template.isOwn && <LinkButton to={`/custom-scenarios/${template._id}/edit`}>Edit</LinkButton>}
            {mayUse && <GenerateButton template={template} generation={generation} primary />}
            <TemplateMenu template={template} onDeleted={() => void navigate('/custom-scenarios')} />
          </>
        }
      />
      <GenerationState template={template} generation={generation} />
      <PlanNote />
      <Facts template={template} />
    </>
  );
}

/** /custom-scenarios/{id}: a template to be read, of one's own or a public one (product §17.9). */
export function TemplatePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(templateQuery(id));
  const generation = useGeneration();
  useGenerateOnArrival(data, generation);
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return (
    <div className="wrap cs-page">
      <p className="cs-back">
        <Link to="/custom-scenarios">Custom Scenarios</Link>
      </p>
      {data === undefined ? (
        <>
          <PageHeader title="Custom Scenario" />
          <div className="cs-section">
            {error === null ? (
              <Ghost label="Loading custom scenario..." />
            ) : (
              <ErrorState
                title={messageOf(error, 'Failed to fetch custom scenarios')}
                action={
                  isGone ? (
                    <LinkButton size="sm" to="/custom-scenarios">
                      Custom Scenarios
                    </LinkButton>
                  ) : (
                    <Button size="sm" onClick={() => void refetch()}>
                      Try Again
                    </Button>
                  )
                }
              />
            )}
          </div>
        </>
      ) : (
        <Read template={data} generation={generation} />
      )}
    </div>
  );
}
