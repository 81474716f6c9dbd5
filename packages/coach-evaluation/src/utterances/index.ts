/**
 * Sentences that project managers say to stakeholders, each labelled with what it does in the talk: 1,300 from each of four
 * writers. They wrote independently of each other and without having read the coach or its scenarios, in 26 groups of 50
 * sentences each: every group is of another trade and project, and in another manner of speaking (terse, rambling, formal,
 * non-native, blunt, with typos …), which stand beside it. Each label has about as many sentences as any other; about a
 * third of them look like another label and are not. Nobody writes in two files.
 *
 * The utterance classifier is fitted on the first three writers, and measured on the fourth (decision 0037).
 */
import { readFileSync } from 'node:fs';
import { UTTERANCE_LABELS, type UtteranceLabel } from '@parley/coach/internals';

export const WRITERS = ['1', '2', '3', '4'] as const;
export type Writer = (typeof WRITERS)[number];
/** The classifier is neither fitted nor calibrated on what this one wrote. */
export const HELD_OUT_WRITER: Writer = '4';

export interface LabelledUtterance {
  readonly label: UtteranceLabel;
  readonly text: string;
}
export interface UtteranceGroup {
  readonly trade: string;
  /** Manner of speaking. */
  readonly manner: string;
  readonly utterances: readonly LabelledUtterance[];
}

/** As it stands in the file. */
interface WrittenGroup {
  readonly trade: string;
  readonly manner: string;
  readonly utterances: readonly (readonly [string, string])[];
}

const isLabel = (label: string): label is UtteranceLabel => (UTTERANCE_LABELS as readonly string[]).includes(label);

/**
 * What one writer wrote.
 * @throws Error for a label that is none
 */
export function groupsOf(writer: Writer): readonly UtteranceGroup[] {
  const file = new URL(`writer-${writer}.json`, import.meta.url);
  const { groups } = JSON.parse(readFileSync(file, 'utf8')) as { readonly groups: readonly WrittenGroup[] };
  return groups.map(({ trade, manner, utterances }) => ({
    trade,
    manner,
    utterances: utterances.map(([label, text]) => {
      if (!isLabel(label)) throw new Error(`Writer ${writer} labels “${text}” as ${label}`);
      return { label, text };
    }),
  }));
}

export const utterancesOf = (writer: Writer): readonly LabelledUtterance[] =>
  groupsOf(writer).flatMap(({ utterances }) => utterances);
