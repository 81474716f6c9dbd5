/**
 * Briefs whose sentences are labelled with what each is for and who knows it: twenty from each of the first four writers,
 * thirty-six from each of the next eight, thirty from each of eleven more and twenty from each of the last eight. They had seen
 * nothing of the drafting; each brief is of another trade and country and in another form (mail, notes, minutes, ticket, chat,
 * prose …). With each stands how its writer reads it; the last eight groups are the ordinary briefs of docs/briefs of 2026-11-30,
 * which others labelled than wrote them. What a sentence is for is fitted on all but four writers and measured on two of those (decisions 0042, 0046).
 */
import { readFileSync } from 'node:fs';
import { PURPOSES, type Purpose, type Knower } from '@parley/coach/internals';

export const BRIEF_WRITERS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30',
  '31',
] as const;
export type BriefWriter = (typeof BRIEF_WRITERS)[number];
/** Nothing is fitted to what these wrote, and nobody who works at the drafting reads it. */
export const HELD_OUT_BRIEF_WRITERS: readonly BriefWriter[] = ['8', '9'];
/** By these it is weighed how much each of two readings counts that are fitted on others. */
export const WEIGHING_BRIEF_WRITERS: readonly BriefWriter[] = ['14', '20', '27', '31'];
export const FITTED_BRIEF_WRITERS: readonly BriefWriter[] = BRIEF_WRITERS.filter(
  (writer) => !HELD_OUT_BRIEF_WRITERS.includes(writer) && !WEIGHING_BRIEF_WRITERS.includes(writer),
);

/** Each of these groups of the writers who are fitted on is left out in turn, where one by one would take long. */
const GROUPS = 5;
export const GROUPS_OF_WRITERS: readonly (readonly BriefWriter[])[] = Array.from({ length: GROUPS }, (_, group) =>
  FITTED_BRIEF_WRITERS.filter((_, at) => at % GROUPS === group),
);

export interface LabelledSentence {
  /** One sentence, line or fragment as it was typed. */
  readonly text: string;
  /** What stands before it. */
  readonly break: 'none' | 'space' | 'line' | 'paragraph';
  readonly for: Purpose;
  readonly knows: Knower;
  /** From the fifth writer on: what of it the stakeholder would say to the writer, in their words; null where they wouldn't. */
  readonly voice?: string | null;
  /** On what carries their main worries and demands, 1 on what the talk will turn on. */
  readonly rank?: 1 | 2 | 3;
  /** From the thirteenth writer on: true where it tells what the stakeholder hides or wouldn't say. */
  readonly hidden?: boolean;
  /** From the twenty-fourth writer on: the sentences with a rank, from 0, whose worry or demand it explains. */
  readonly behind?: readonly number[];
  /** From the twenty-fourth writer on: true where it tells a fact that a rehearsal should know. */
  readonly fact?: boolean;
}

/** How the writer reads the brief. */
export interface GoldReading {
  /** As the brief calls them: 'the landlord' where it has no name for them. */
  readonly person: string;
  /** Null where it has none. */
  readonly shortName: string | null;
  readonly pronoun: 'she' | 'he' | 'they';
  readonly role: string | null;
  readonly organisation: string | null;
  readonly goal: string;
  /** In words they could say, the most important first. */
  readonly worries: readonly string[];
  /** From the twenty-fourth writer on: of each worry what lies behind it, in their words; null where the brief tells nothing. */
  readonly behind?: readonly (string | null)[];
  readonly opening: string;
  readonly facts: readonly string[];
  /** What must never be in the stakeholder's mouth. */
  readonly private: readonly string[];
  /** From the fifth writer on: the writer's own name, where it is told. */
  readonly writer?: string | null;
  /** Everybody else who is named. */
  readonly others?: readonly string[];
  /** The sentences that tell the goal, and those that the opening rests on, from 0. */
  readonly goalFrom?: readonly number[];
  readonly openingFrom?: readonly number[];
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
