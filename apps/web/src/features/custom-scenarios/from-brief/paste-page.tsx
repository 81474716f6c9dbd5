import { BRIEF_MISSING, LONGEST_BRIEF } from '@parley/shared';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { Field, Textarea } from '@/components/field';
import { PageHeader } from '@/components/page';
import { ErrorState } from '@/components/states';
import { fieldMessage, messageOf } from '@/lib/api';
import { useSession } from '@/lib/session';
import { PlanNote, useCustomScenarios } from '../components/plan-note';
import { useReadBrief } from './api';
import { briefStorage } from './storage';
import '../custom-scenarios.css';
import './from-brief.css';

const TITLE = 'From a brief';

/** /custom-scenarios/from-brief: paste it, and see it read (product §23.7). */
export function FromBriefPage() {
  const access = useCustomScenarios();
  return (
    <div className="wrap cs-page">
      <PageHeader title={TITLE}>
        Paste meeting notes, an e-mail or a ticket about the talk you have to have. You see what was understood, and can
        correct it, before the first word. Nothing is charged until you begin.
      </PageHeader>
      {access === 'none' || access === 'read_only' ? <PlanNote /> : <PasteForm />}
    </div>
  );
}

function PasteForm() {
  const navigate = useNavigate();
  const counter = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const userId = useSession().user?._id ?? '';
  const [brief, setBrief] = useState(() => briefStorage.read(userId));
  const [isEmpty, setEmpty] = useState(false);
  const read = useReadBrief(({ _id }) => {
    briefStorage.forget(userId);
    void navigate(`/custom-scenarios/from-brief/${_id}`);
  });
  const change = (text: string): void => {
    setBrief(text);
    setEmpty(false);
    briefStorage.keep(userId, text);
    if (read.isError) read.reset();
  };
  const tooLong = brief.length > LONGEST_BRIEF;
  const refused = fieldMessage(read.error, 'brief');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (read.isPending) return;
    if (brief.trim() === '') {
      setEmpty(true);
      area.current?.focus();
    } else read.mutate(brief);
  };
  return (
    <form className="fb-paste" noValidate onSubmit={submit}>
      <Field
        label="Your brief"
        error={isEmpty ? BRIEF_MISSING : refused}
        hint="Names, figures and dates as they are. Names of people can be changed; nobody else sees it."
      >
        <Textarea
          ref={area}
          name="brief"
          rows={16}
          value={brief}
          readOnly={read.isPending}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      <p id={counter} className={tooLong ? 'fb-count fb-over num' : 'fb-count num'}>
        {brief.length.toLocaleString('en')} of {LONGEST_BRIEF.toLocaleString('en')} characters
      </p>
      {read.isError && refused === undefined && (
        <ErrorState title={messageOf(read.error, 'The brief could not be read')}>
          Your brief is still here, and no session was used.
        </ErrorState>
      )}
      <div className="cs-form-acts">
        <Button type="submit" tone="ink" size="lg" disabled={read.isPending}>
          {read.isPending ? 'Reading...' : 'Read My Brief'}
        </Button>
        <LinkButton tone="bare" size="lg" to="/custom-scenarios">
          Cancel
        </LinkButton>
      </div>
      <output className="stage fb-stage">
        {read.isPending && 'Reading who it is about, what they want and what you know. This can take up to a minute.'}
      </output>
    </form>
  );
}
