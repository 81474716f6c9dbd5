import type { BriefPart, LibraryScenario } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { ErrorState, Ghost } from '@/components/states';
import { showToast } from '@/components/toast';
import { ApiError, messageOf } from '@/lib/api';
import { useStartConversation } from '@/lib/conversations';
import { focusFirst } from '@/lib/form';
import { useSession } from '@/lib/session';
import { PlanNote, useCustomScenarios } from '../components/plan-note';
import { scenarioQuery, useCorrect } from './api';
import { DraftFields } from './draft-fields';
import { type BriefForm, changesOf, correctionOf, fieldOf, formOf } from './form';
import { MarkedBrief } from './marked-brief';
import { type PassageUse, withoutWords, withWords, wordsFor } from './passages';
import { correctionStorage } from './storage';
import '../custom-scenarios.css';
import './from-brief.css';

const TITLE = 'Look it through';
const TAKEN: Readonly<Record<PassageUse, string>> = {
  role: 'Role replaced.',
  organisation: 'Organisation replaced.',
  opening: 'First words replaced.',
  goal: 'Goal replaced.',
  concern: 'Worry added.',
  worry: 'What lies behind the first worry was replaced.',
  fact: 'Fact added. Choose below it who knows it.',
};

/** /custom-scenarios/from-brief/{id}: what was drafted beside the brief, to be corrected and begun (product §23.7). */
export function BriefDraftPage() {
  const { id = '' } = useParams();
  const scenario = useQuery(scenarioQuery(id));
  const brief = scenario.data?.own?.brief ?? null;
  return (
    <div className="wrap cs-page">
      <PageHeader title={TITLE}>
        What was understood is marked in your brief. Everything can be corrected; what you write here is kept when you
        leave the page. Beginning uses one session.
      </PageHeader>
      {scenario.isPending && <Ghost label="Loading your draft..." lines={3} />}
      {scenario.isError && (
        <ErrorState
          title={messageOf(scenario.error, 'Failed to load the draft')}
          action={
            <Button size="sm" onClick={() => void scenario.refetch()}>
              Try again
            </Button>
          }
        >
          Nothing is lost, and no session was used.
        </ErrorState>
      )}
      {scenario.isSuccess && brief === null && (
        <ErrorState
          title="This scenario was not made from a brief"
          action={
            <LinkButton size="sm" to="/custom-scenarios">
              Your scenarios
            </LinkButton>
          }
        />
      )}
      {scenario.isSuccess && brief !== null && <Draft key={id} scenario={scenario.data} brief={brief} />}
    </div>
  );
}

function Draft({ scenario, brief }: { readonly scenario: LibraryScenario; readonly brief: BriefPart }) {
  const navigate = useNavigate();
  const access = useCustomScenarios();
  const { _id } = scenario;
  const userId = useSession().user?._id ?? '';
  const start = formOf(scenario);
  const [values, setValues] = useState(() => ({ ...start, ...correctionStorage.read(userId, _id) }));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const correct = useCorrect(_id);
  const redraft = useCorrect(_id);
  const begin = useStartConversation((conversation) => void navigate(`/coaching-sessions/${conversation._id}`));
  const busy = correct.isPending || begin.isPending || redraft.isPending;
  const correction = correctionOf(changesOf(start, values), start);

  const change = (next: BriefForm): void => {
    setValues(next);
    correctionStorage.keep(userId, _id, changesOf(start, next));
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => next[field] === values[field])));
  };
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState<{ readonly field: string } | null>(null);
  useEffect(() => {
    if (written !== null) focusFirst(form.current, [written.field]);
  }, [written]);
  // 'Undo' may be pressed when something else has been written since: it takes back the one field.
  const now = useRef({ values, start, change });
  useEffect(() => {
    now.current = { values, start, change };
  });
  const take = (use: PassageUse, words: string): void => {
    const next = withWords(brief, use, words, values);
    const before = values[next.field];
    change(next.values);
    setWritten({ field: next.field });
    const undo = (): void =>
      now.current.change(withoutWords(next.field, before, now.current.start, now.current.values));
    showToast(TAKEN[use], 'note', { label: 'Undo', onPress: undo });
  };
  const draftAnew = (name: string): void =>
    redraft.mutate(
      { brief: { about: name } },
      {
        onSuccess(saved) {
          correctionStorage.forget(userId, _id);
          setValues(formOf(saved));
          setFaults({});
          showToast(`Drafted anew: it is about ${saved.stakeholderPersona.name} now.`);
        },
      },
    );
  const save = (form: HTMLFormElement, onSaved: () => void): void => {
    if (correction === null) {
      onSaved();
      return;
    }
    correct.mutate(correction, {
      onSuccess(saved) {
        correctionStorage.forget(userId, _id);
        setValues(formOf(saved));
        onSaved();
      },
      onError(error) {
        const found = (error instanceof ApiError ? (error.details ?? []) : []).flatMap(({ path, message }) => {
          const field = fieldOf(path, correction);
          return field === null ? [] : [[field, message] as const];
        });
        setFaults(Object.fromEntries(found));
        focusFirst(
          form,
          found.map(([field]) => field),
        );
      },
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const { submitter } = event.nativeEvent;
    const begins = !(submitter instanceof HTMLButtonElement) || submitter.value !== 'save';
    save(event.currentTarget, () => (begins ? begin.mutate(_id) : showToast('Your corrections are saved.')));
  };
  const failures = [
    [redraft, 'Failed to draft it anew'],
    [correct, 'Failed to save your corrections'],
    [begin, 'Failed to start scenario'],
  ] as const;
  const failed = failures.find(([{ isError }]) => isError);
  const failure = failed === undefined ? undefined : messageOf(failed[0].error, failed[1]);
  return (
    <>
      {scenario.own?.origin.notice !== null && <p className="warn fb-notice">{scenario.own?.origin.notice}</p>}
      <div className="fb-both">
        <MarkedBrief brief={brief} values={values} onUse={(passage, use) => take(use, wordsFor(brief, passage, use))} />
        <form ref={form} className="fb-form" noValidate onSubmit={submit} aria-label="The scenario">
          <DraftFields
            brief={brief}
            values={values}
            start={start}
            errorOf={(name) => faults[name]}
            onChange={change}
            onTake={take}
            onAbout={draftAnew}
            drafting={redraft.isPending ? (redraft.variables.brief?.about ?? null) : null}
          />
          {failure !== undefined && (
            <ErrorState title={failure}>Your corrections are still here, and no session was used.</ErrorState>
          )}
          {access === 'full' || access === undefined ? (
            <div className="cs-form-acts">
              <Button type="submit" tone="ink" size="lg" value="begin" disabled={busy}>
                {begin.isPending ? 'Starting...' : correct.isPending ? 'Saving...' : 'Begin the Conversation'}
              </Button>
              <Button type="submit" size="lg" value="save" disabled={busy || correction === null}>
                Save for Later
              </Button>
              <LinkButton tone="bare" size="lg" to="/custom-scenarios/from-brief">
                Another Brief
              </LinkButton>
            </div>
          ) : (
            <PlanNote />
          )}
        </form>
      </div>
    </>
  );
}
