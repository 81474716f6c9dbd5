import type { BriefChoices } from '@parley/shared';
import { Button } from '@/components/button';
import type { BriefForm } from './form';

/** What else may stand in a field: what was drafted, where something else stands there now, then what the brief may tell. */
export function otherChoices(
  now: string,
  drafted: string,
  choices: BriefChoices[keyof Omit<BriefChoices, 'sentences'>],
): readonly string[] {
  const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
  return [drafted, ...choices].filter(
    (one, at, all) => one !== '' && !same(one, now) && all.findIndex((other) => same(one, other)) === at,
  );
}

/** Those that stand in no field: a saved one has lost its stop, and has marks of quotation. */
export const unused = (texts: readonly string[], values: BriefForm): readonly string[] =>
  texts.filter((text) => Object.values(values).every((other) => !other.includes(text.replace(/[.…?!]+$/u, ''))));

interface ChoicesProps {
  /** Of what they are, for who doesn't see where they stand: 'Role'. */
  readonly of?: string;
  /** 'Or, from your brief' */
  readonly label: string;
  readonly texts: readonly string[];
  readonly onChoose: (text: string) => void;
}

/** One press takes it (product §23.11); nothing where there is nothing to choose from. */
export function Choices({ of, label, texts, onChoose }: ChoicesProps) {
  if (texts.length === 0) return null;
  return (
    <fieldset className="fb-else">
      <legend>
        {of !== undefined && <span className="sr">{of}: </span>}
        {label}
      </legend>
      <p className="fb-line">
        {texts.map((text) => (
          <Button key={text} size="sm" className="fb-choice" onClick={() => onChoose(text)}>
            {text}
          </Button>
        ))}
      </p>
    </fieldset>
  );
}
