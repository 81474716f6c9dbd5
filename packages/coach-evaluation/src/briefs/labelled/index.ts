/**
 * Briefs whose sentences are labelled with what each is for and who knows it: twenty from each of four writers who had seen
 * nothing of the drafting, each brief of another trade and country and in another form (mail, notes, minutes, ticket, chat,
 * prose …). With each stands how its writer reads it. What a sentence is for is fitted on the first three writers and measured
 * on the fourth (decision 0042).
 */
import { readFileSync } from 'node:fs';
import { PURPOSES, type Purpose, type Knower } from '@parley/coach/internals';

export const BRIEF_WRITERS = ['1', '2', '3', '4'] as const;
export type BriefWriter = (typeof BRIEF_WRITERS)[number];
/** The classifier is fitted to nothing that this one wrote; the drafting has been worked with it since its first figures (decision 0042). */
export const HELD_OUT_BRIEF_WRITER: BriefWriter = '4';

export interface LabelledSentence {
  /** One sentence, line or fragment as it was typed. */
  readonly text: string;
  /** What stands before it. */
  readonly break: 'none' | 'space' | 'line' | 'paragraph';
  readonly for: Purpose;
  readonly knows: Knower;
}

/** How the writer reads the brief. */
export interface GoldReading {
  readonly person: string;
  readonly shortName: string;
  readonly pronoun: 'she' | 'he' | 'they';
  readonly role: string | null;
  readonly organisation: string | null;
  readonly goal: string;
  /** In words they could say, the most important first. */
  readonly worries: readonly string[];
  readonly opening: string;
  readonly facts: readonly string[];
  /** What must never be in the stakeholder's mouth. */
  readonly private: readonly string[];
}

export interface LabelledBrief {
  readonly id: string;
  readonly form: string;
  readonly sentences: readonly LabelledSentence[];
  readonly gold: GoldReading;
}

const BREAKS: Readonly<Record<LabelledSentence['break'], string>> = {
  none: '',
  space: ' ',
  line: '\n',
  paragraph: '\n\n',
};

/** The brief as it was pasted. */
export const textOf = ({ sentences }: LabelledBrief): string =>
  sentences.map((sentence) => `${BREAKS[sentence.break]}${sentence.text}`).join('');

/**
 * What one writer wrote.
 * @throws Error for a label that is none
 */
export function labelledBriefsOf(writer: BriefWriter): readonly LabelledBrief[] {
  const file = new URL(`writer-${writer}.json`, import.meta.url);
  const briefs = JSON.parse(readFileSync(file, 'utf8')) as readonly LabelledBrief[];
  for (const { id, sentences } of briefs)
    for (const sentence of sentences)
      if (!(PURPOSES as readonly string[]).includes(sentence.for))
        throw new Error(`${id} labels “${sentence.text}” as ${sentence.for}`);
  return briefs;
}
