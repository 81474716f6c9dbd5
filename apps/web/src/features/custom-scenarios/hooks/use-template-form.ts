import {
  TEMPLATE_INCOMPLETE,
  templateFaults,
  type TemplateFaults,
  type TemplateFields,
  type TemplateInput,
} from '@parley/shared';
import { useRef, useState, type SubmitEvent } from 'react';
import { fieldMessage } from '@/lib/api';
import { focusFirst } from '@/lib/form';
import { draftStorage, inputOf, type DraftName, type TemplateDraft } from '../model/template-draft';

type FieldName = keyof TemplateFields;
/** In the order of the form: the first that is wrong gets the focus. */
const NAMES: readonly FieldName[] = [
  'title',
  'description',
  'industry',
  'projectType',
  'customContext',
  'stakeholderTypes',
  'challengeTypes',
  'learningObjectives',
];

interface TemplateFormRules {
  readonly name: DraftName;
  /** What the form begins with where no draft was kept. */
  readonly start: TemplateDraft;
  /** @param intent the `value` of the button that was pressed */
  readonly onValid: (input: TemplateInput, intent: string) => void;
  /** What the server said about what was sent last. */
  readonly failure: unknown;
}

/** Fields that are kept over a reload, checked when they are sent; a corrected field loses its message as it changes. */
export function useTemplateForm({ name, start, onValid, failure }: TemplateFormRules) {
  const ref = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => draftStorage.read(name));
  const [isRestored, setRestored] = useState(kept !== null);
  const [draft, setDraft] = useState(kept ?? start);
  const [faults, setFaults] = useState<TemplateFaults>({});
  const incomplete = NAMES.some((field) => faults[field] !== undefined);

  const set = (change: Partial<TemplateDraft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    draftStorage.keep(name, next);
    const changed = Object.keys(change);
    // What is typed as an objective of one's own answers what was said about the objectives.
    const answered = changed.includes('ownObjective') ? [...changed, 'learningObjectives'] : changed;
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !answered.includes(field))));
  };

  return {
    draft,
    set,
    /** The draft was taken up again from before. */
    isRestored,
    errorOf: (field: FieldName): string | undefined => faults[field] ?? fieldMessage(failure, field),
    /** Above the buttons: that something is missing. */
    summary: incomplete ? TEMPLATE_INCOMPLETE : undefined,
    /** Back to what it began with. */
    discard: (): void => {
      draftStorage.forget(name);
      setDraft(start);
      setFaults({});
      setRestored(false);
    },
    props: {
      ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
        event.preventDefault();
        const input = inputOf(draft);
        const found = templateFaults(input);
        setFaults(found);
        const wrong = NAMES.filter((field) => found[field] !== undefined);
        const { submitter } = event.nativeEvent;
        if (wrong.length > 0) focusFirst(event.currentTarget, wrong);
        else onValid(input, submitter instanceof HTMLButtonElement ? submitter.value : '');
      },
    },
  };
}

export type TemplateFormState = ReturnType<typeof useTemplateForm>;
