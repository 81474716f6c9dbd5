import {
  CHALLENGE_TYPES,
  DIFFICULTIES,
  sentenceCase,
  STAKEHOLDER_TYPES,
  TEMPLATE_LIMITS,
  titleCase,
} from '@parley/shared';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceGroup } from '@/components/choice-group';
import { Checkbox, Field, Input, Select, Textarea } from '@/components/field';
import { FormError } from '@/components/states';
import type { TemplateFormState } from '../hooks/use-template-form';
import { isChallengeType, isStakeholderType } from '../model/template-draft';
import { ObjectivesField } from './objectives-field';

/** From so much of the limit on, one is told how much there is. */
const COUNTED_FROM = 0.8;
const figure = (count: number): string => count.toLocaleString('en-US');

function countHint(text: string, max: number): string | undefined {
  return text.length < max * COUNTED_FROM ? undefined : `${figure(text.length)} of ${figure(max)} characters`;
}

function Part({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="cs-part" aria-labelledby={id}>
      <div className="cs-part-head">
        <h2 className="label" id={id}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="cs-part-fields">{children}</div>
    </section>
  );
}

interface TemplateFormProps {
  readonly form: TemplateFormState;
  /** What went wrong on the server, in words for the user. */
  readonly failure: string | undefined;
  /** Where the failure is the plan's, the way out of it. */
  readonly needsPlan: boolean;
  readonly actions: ReactNode;
}

/** Everything a template holds (product §17.1). */
export function TemplateForm({ form, failure, needsPlan, actions }: TemplateFormProps) {
  const { draft, set, errorOf } = form;
  return (
    <form {...form.props} className="cs-form">
      <Part title="The case" text="What the stakeholder will know: the more names, figures and dates, the better.">
        <Field label="Title" error={errorOf('title')} hint="The stakeholder speaks of the case by this name.">
          <Input
            name="title"
            value={draft.title}
            required
            placeholder="The depot move"
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
        </Field>
        <Field
          label="Description"
          error={errorOf('description')}
          hint={countHint(draft.description, TEMPLATE_LIMITS.description)}
        >
          <Textarea
            name="description"
            value={draft.description}
            required
            rows={3}
            placeholder="What the talk is about, in two or three sentences"
            onChange={({ currentTarget }) => set({ description: currentTarget.value })}
          />
        </Field>
        <div className="cs-pair">
          <Field label="Industry" error={errorOf('industry')}>
            <Input
              name="industry"
              value={draft.industry}
              required
              placeholder="Logistics"
              onChange={({ currentTarget }) => set({ industry: currentTarget.value })}
            />
          </Field>
          <Field label="Project type" error={errorOf('projectType')}>
            <Input
              name="projectType"
              value={draft.projectType}
              required
              placeholder="Relocation"
              onChange={({ currentTarget }) => set({ projectType: currentTarget.value })}
            />
          </Field>
        </div>
        <Field
          label="Context"
          error={errorOf('customContext')}
          hint={countHint(draft.customContext, TEMPLATE_LIMITS.context)}
        >
          <Textarea
            name="customContext"
            value={draft.customContext}
            required
            rows={8}
            placeholder="What happened so far, who wants what, what is agreed and what it costs"
            onChange={({ currentTarget }) => set({ customContext: currentTarget.value })}
          />
        </Field>
      </Part>

      <Part title="The people" text="One of them sits across from you; you choose whom when you begin.">
        <ChoiceGroup
          name="stakeholderTypes"
          legend="Stakeholder types"
          choices={STAKEHOLDER_TYPES.map((value) => ({ value, label: sentenceCase(value) }))}
          chosen={draft.stakeholderTypes}
          onChange={(chosen) => set({ stakeholderTypes: chosen.filter(isStakeholderType) })}
          error={errorOf('stakeholderTypes')}
        />
      </Part>

      <Part title="What makes it hard" text="The one you choose first is what the talk is mainly about.">
        <ChoiceGroup
          name="challengeTypes"
          legend="Challenge types"
          choices={CHALLENGE_TYPES.map((value) => ({
            value,
            label: (
              <>
                {sentenceCase(value)}
                {value === draft.challengeTypes[0] && <span className="muted">, mainly</span>}
              </>
            ),
          }))}
          chosen={draft.challengeTypes}
          onChange={(chosen) => set({ challengeTypes: chosen.filter(isChallengeType) })}
          error={errorOf('challengeTypes')}
        />
        <Field label="Difficulty" className="cs-short">
          <Select
            name="difficulty"
            value={draft.difficulty}
            onChange={({ currentTarget }) => {
              const difficulty = DIFFICULTIES.find((one) => one === currentTarget.value);
              if (difficulty !== undefined) set({ difficulty });
            }}
          >
            {DIFFICULTIES.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {titleCase(difficulty)}
              </option>
            ))}
          </Select>
        </Field>
      </Part>

      <Part title="What you want to practise" text="Skills from the list, or a line of your own.">
        <ObjectivesField
          chosen={draft.learningObjectives}
          own={draft.ownObjective}
          onChange={set}
          error={errorOf('learningObjectives')}
        />
      </Part>

      <Part title="Who may use it" text="Nobody is told whose it is.">
        <Checkbox
          name="isPublic"
          label="Everybody here may read, use and copy it"
          checked={draft.isPublic}
          onChange={({ currentTarget }) => set({ isPublic: currentTarget.checked })}
        />
      </Part>

      <div className="cs-part">
        <div className="cs-part-head" />
        <div className="cs-part-fields">
          <FormError message={failure} />
          {needsPlan && (
            <p>
              Your text is kept. <Link to="/pricing?upgrade=solo-pro">See Solo Pro</Link>
            </p>
          )}
          <div className="cs-form-acts">{actions}</div>
        </div>
      </div>
    </form>
  );
}
