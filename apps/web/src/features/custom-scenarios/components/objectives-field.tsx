import { SKILLS, sentenceCase, TEMPLATE_LIMITS, tooLongText } from '@parley/shared';
import { Button } from '@/components/button';
import { ChoiceGroup } from '@/components/choice-group';
import { Field, Input } from '@/components/field';
import type { TemplateDraft } from '../model/template-draft';

interface ObjectivesFieldProps {
  readonly chosen: readonly string[];
  /** One of one's own, as far as it is typed. */
  readonly own: string;
  readonly onChange: (change: Partial<Pick<TemplateDraft, 'learningObjectives' | 'ownObjective'>>) => void;
  readonly error: string | undefined;
}

/** What one wants to practise: skills of the list, and lines of one's own (product §17.1). */
export function ObjectivesField({ chosen, own, onChange, error }: ObjectivesFieldProps) {
  const written = chosen.filter((objective) => !SKILLS.some((skill) => skill === objective));
  const isTooLong = own.trim().length > TEMPLATE_LIMITS.line;
  const add = (): void => {
    const line = own.trim();
    if (line === '' || isTooLong) return;
    onChange({ learningObjectives: chosen.includes(line) ? [...chosen] : [...chosen, line], ownObjective: '' });
  };
  return (
    <ChoiceGroup
      name="learningObjectives"
      legend="Learning objectives"
      hint={`${chosen.length} of at most ${TEMPLATE_LIMITS.learningObjectives} chosen`}
      choices={[
        ...SKILLS.map((skill) => ({ value: skill, label: sentenceCase(skill) })),
        ...written.map((line) => ({ value: line, label: line })),
      ]}
      chosen={chosen}
      onChange={(learningObjectives) => onChange({ learningObjectives: [...learningObjectives] })}
      error={error}
    >
      <div className="cs-own">
        <Field
          label="One in your own words"
          error={isTooLong ? tooLongText('Learning objective', TEMPLATE_LIMITS.line) : undefined}
        >
          <Input
            name="ownObjective"
            value={own}
            placeholder="Say no without losing the client"
            onChange={({ currentTarget }) => onChange({ ownObjective: currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Button onClick={add} disabled={own.trim() === '' || isTooLong}>
          Add
        </Button>
      </div>
    </ChoiceGroup>
  );
}
