/**
 * Drafts that writers wrote for talks of the library, half of them sound and half with one flaw that they named, in the words
 * that carry it (decision 0044). Eight wrote 1,200 of them, eight others 1,500 more, each for other talks than the last; they
 * had read the briefings and the transcripts, and not the coach. Many sound ones look like a fault and most flawed ones look
 * good, on purpose. The classifier of drafts is fitted on all but the held-out writers.
 */
import { readFileSync } from 'node:fs';
import type { DraftFault } from '@parley/coach/internals';

/** What the writers called it. Whether a question was gone past, or too much was asked, no sentence shows by itself. */
export const DRAFT_KINDS = {
  good: 'none',
  threat: 'threat',
  blame: 'blame',
  insult: 'insult',
  belittles: 'belittling',
  giveaway: 'giveaway',
  empty: 'empty',
  untrue: 'untrue',
  secret: 'secrecy',
  pressing: 'pressing',
  excuse: 'excuse',
  overpromise: 'overpromise',
  imposes: 'imposing',
  dodge: null,
  scattered: null,
} as const satisfies Readonly<Record<string, DraftFault | null>>;
export type DraftKind = keyof typeof DRAFT_KINDS;

export interface WrittenDraft {
  /** Slug of the scenario. */
  readonly scenario: string;
  /** What the stakeholder had just said. */
  readonly after: string;
  readonly kind: DraftKind;
  readonly text: string;
  /** The words that carry the flaw; the whole draft where it is one of the whole. */
  readonly quote?: string;
}

export const DRAFT_WRITERS = [
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
] as const;
export type DraftWriter = (typeof DRAFT_WRITERS)[number];
/** The classifier is neither fitted nor cooled on what these wrote. */
export const HELD_OUT_DRAFT_WRITERS: readonly DraftWriter[] = ['8', '16'];

/** What one of them wrote. */
export const draftsOf = (writer: DraftWriter): readonly WrittenDraft[] =>
  JSON.parse(readFileSync(new URL(`writer-${writer}.json`, import.meta.url), 'utf8')) as readonly WrittenDraft[];
