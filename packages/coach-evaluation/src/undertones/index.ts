/**
 * What the classifiers of undertones are fitted on (decision 0045): the messages of 168 live talks, marked by one
 * person, and sentences of the same person’s own making, half of them sound ones that look like the others.
 */
import { readFileSync } from 'node:fs';
import type { Undertone } from '@parley/coach/internals';
import { BETWEEN_THE_LINES } from './between-the-lines';
import { PLAIN_LOOK_ALIKES } from './plain-look-alikes';

export interface SentMessage {
  /** Its place in the talk. */
  readonly number: number;
  readonly text: string;
  /** Its sentences that are not plain, by what they are. */
  readonly marks?: Readonly<Partial<Record<Undertone, readonly string[]>>>;
}

export interface MarkedTalk {
  readonly talk: string;
  /** Slug of the scenario. */
  readonly scenario: string;
  /** The student’s, in order. */
  readonly messages: readonly SentMessage[];
}

/** Every live talk that was marked. */
export const markedTalks = (): readonly MarkedTalk[] =>
  JSON.parse(readFileSync(new URL('live-messages.json', import.meta.url), 'utf8')) as readonly MarkedTalk[];

/** The sentences that were written for it, with what they are. */
export const writtenSentences = (): readonly { readonly text: string; readonly is: Undertone }[] =>
  [...BETWEEN_THE_LINES, ...PLAIN_LOOK_ALIKES].flatMap(({ is, sentences }) => sentences.map((text) => ({ text, is })));

/** What a sentence was marked as. */
export const markOf = ({ marks = {} }: SentMessage, sentence: string): Undertone =>
  (Object.entries(marks) as [Undertone, readonly string[]][]).find(([, quotes]) => quotes.includes(sentence))?.[0] ??
  'plain';

/** The gravest first: what a whole message is, some sentence of which is so. */
const GRAVEST: readonly Undertone[] = ['press', 'blame', 'belittle', 'bluff', 'empty'];
/** What a message is as a whole. */
export const wholeMark = ({ marks = {} }: SentMessage): Undertone =>
  GRAVEST.find((undertone) => marks[undertone] !== undefined) ?? 'plain';

/** Talks whose scenarios are left out together: every third one. */
export const FOLDS = 3;
/** Which of the folds a scenario belongs to. */
export function foldOf(scenario: string): number {
  const scenarios = [...new Set(markedTalks().map((talk) => talk.scenario))].toSorted();
  return scenarios.indexOf(scenario) % FOLDS;
}
