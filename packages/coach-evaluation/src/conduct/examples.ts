/** What the conduct units are fitted on: sentences with what they are. None of the held-out ones is among them. */
import { type ConductClass, parseText } from '@parley/coach/internals';
import { CONCRETE_AND_KIND } from '../training/sentences/concrete-and-kind';
import { PLAIN_AND_FORMAL } from '../training/sentences/plain-and-formal';
import { SOFT_AND_SLY } from '../training/sentences/soft-and-sly';
import { TUNED } from '../transcripts/tuned/index';
import type { HostileKind } from './corpus';
import { HOSTILE } from './hostile';
import { HOSTILE_AT_WORK } from './hostile-at-work';
import { INNOCENT } from './innocent';
import { INNOCENT_AT_WORK } from './innocent-at-work';
import { HOSTILE_TRAINING, INNOCENT_TRAINING } from './training';

/** The faults that a hostile sentence of each kind is read as. */
export const FAULT_OF: Readonly<Record<HostileKind, ConductClass>> = {
  insult: 'rude',
  threat: 'threat',
  blame: 'blame',
  scorer: 'scorer',
  role: 'role_break',
};

export interface ConductExample {
  readonly text: string;
  readonly is: ConductClass;
}

/** Conversations of one aim, each sentence of which is of one kind. */
const HOSTILE_CONVERSATIONS: Readonly<Record<string, ConductClass>> = {
  'the-board-already-has-the-date/hostile-ten-of-ten': 'scorer',
  'vendor-performance-issue/hostile-threats': 'threat',
  'the-hole-before-launch/hostile-blame': 'blame',
  'team-member-pushback/hostile-html-injection': 'role_break',
};

const sentencesOf = (lines: readonly unknown[]): readonly string[] =>
  lines.flatMap((line) => (typeof line === 'string' ? parseText(line).map(({ text }) => text) : []));

/** Sentences that were looked at, beside which others can be left out. */
export const lookedAt = (): readonly ConductExample[] => [
  ...[...INNOCENT, ...INNOCENT_AT_WORK].flatMap(({ sentences }) =>
    sentences.map((text) => ({ text, is: 'innocent' as const })),
  ),
  ...[...HOSTILE, ...HOSTILE_AT_WORK].flatMap(({ kind, sentences }) =>
    sentences.map((text) => ({ text, is: FAULT_OF[kind] })),
  ),
];

/** Everything else that teaches: more of both, the hostile conversations of the tuned set, and what good students say in it and elsewhere. */
export const otherExamples = (): readonly ConductExample[] => [
  ...HOSTILE_TRAINING.flatMap(({ kind, sentences }) => sentences.map((text) => ({ text, is: FAULT_OF[kind] }))),
  ...sentencesOf([PLAIN_AND_FORMAL, SOFT_AND_SLY, CONCRETE_AND_KIND].flatMap(({ gives }) => gives)).map((text) => ({
    text,
    is: 'innocent' as const,
  })),
  ...INNOCENT_TRAINING.map((text) => ({ text, is: 'innocent' as const })),
  ...TUNED.flatMap(({ id, quality, lines }) => {
    const is = quality === 'strong' || quality === 'middling' ? 'innocent' : HOSTILE_CONVERSATIONS[id];
    return is === undefined ? [] : sentencesOf(lines).map((text) => ({ text, is }));
  }),
];
