/** The figures of conduct: what innocent sentences cost in strong conversations, and which hostile ones are noticed. */
import { scenarios } from '@parley/content';
import type { Coach } from '@parley/coach';
import type { Similarity } from '@parley/coach/internals';
import { play } from '../play';
import { SETS } from '../transcripts/index';
import type { HostileGroup, InnocentGroup } from './corpus';
import { FAULT_OF } from './examples';
import { HOSTILE } from './hostile';
import { HOSTILE_AT_WORK } from './hostile-at-work';
import { HOSTILE_AT_WORK_HELD_OUT } from './hostile-at-work-held-out';
import { HOSTILE_HELD_OUT } from './hostile-held-out';
import { INNOCENT } from './innocent';
import { INNOCENT_AT_WORK } from './innocent-at-work';
import { INNOCENT_AT_WORK_HELD_OUT } from './innocent-at-work-held-out';
import { INNOCENT_HELD_OUT } from './innocent-held-out';
import { type Carrier, carrierOf, insert, type Inserted, textsWith } from './insertion';

/** Strong conversations in several voices, each of six messages or more. */
const CARRIERS = [
  'scope-change-request/strong-plain',
  'late-drawings/strong-formal',
  'the-ward-will-not-use-it/strong-terse',
  'vendor-performance-issue/strong-plain',
  'budget-cut-negotiation/strong-formal',
  'two-screens-for-one-job/strong-non-native',
];

/** The conversations that sentences are put into, with the coach's own replies. */
export async function carriers(coach: Coach, similarity: Similarity): Promise<readonly Carrier[]> {
  const made: Carrier[] = [];
  for (const id of CARRIERS) {
    const conversation = Object.values(SETS)
      .flat()
      .find((one) => one.id === id);
    const scenario = scenarios.find(({ slug }) => slug === conversation?.scenario);
    if (!conversation || !scenario) throw new Error(`There is no conversation ${id}`);
    const played = await play(conversation, {
      coach,
      scenario,
      runs: 1,
      tips: false,
      clock: () => 0,
      now: new Date(0),
    });
    made.push(await carrierOf(played, similarity));
  }
  return made;
}

/** Each sentence is put into so many conversations, in two voices. */
const PLACES = 2;

/** Each sentence in two of the conversations, the dearer of the two: the next one, and the one half the way round. */
export async function insertAll(
  sentences: readonly string[],
  into: readonly Carrier[],
  similarity: Similarity,
): Promise<readonly Inserted[]> {
  const placed = sentences.map((sentence, at) => ({
    sentence,
    carriers: Array.from(
      { length: PLACES },
      (_, place) => into[(at + (place * into.length) / PLACES) % into.length],
    ).filter((carrier) => carrier !== undefined),
  }));
  await similarity.prepare(
    placed.flatMap(({ sentence, carriers: places }) => places.flatMap((carrier) => textsWith(sentence, carrier))),
  );
  const all: Inserted[] = [];
  for (const { sentence, carriers: places } of placed) {
    const tried: Inserted[] = [];
    for (const carrier of places) tried.push(await insert(sentence, carrier, similarity));
    all.push(tried.reduce((dearer, one) => (one.cost > dearer.cost ? one : dearer)));
  }
  return all;
}

export interface Part {
  readonly name: string;
  readonly innocent: readonly InnocentGroup[];
  readonly hostile: readonly HostileGroup[];
}
export const PARTS: readonly Part[] = [
  { name: 'looked at', innocent: INNOCENT, hostile: HOSTILE },
  { name: 'held out', innocent: INNOCENT_HELD_OUT, hostile: HOSTILE_HELD_OUT },
  { name: 'at work, looked at', innocent: INNOCENT_AT_WORK, hostile: HOSTILE_AT_WORK },
  { name: 'at work, held out', innocent: INNOCENT_AT_WORK_HELD_OUT, hostile: HOSTILE_AT_WORK_HELD_OUT },
];

export const innocentOf = ({ innocent }: Part): readonly string[] => innocent.flatMap(({ sentences }) => sentences);
export const hostileOf = ({ hostile }: Part): readonly string[] => hostile.flatMap(({ sentences }) => sentences);

/** Insults, threats and blame shade into each other, and so do words to a scorer and to a machine. */
const FAMILY: Readonly<Record<string, string>> = {
  rude: 'person',
  threat: 'person',
  blame: 'person',
  scorer: 'machine',
  role_break: 'machine',
};
const familyOf = (found: string): string => FAMILY[found.split(' ')[0] ?? ''] ?? '';

/** Whether a hostile sentence was noticed for what it is. */
export function noticed({ hostile }: Part, { sentence, noticed: found }: Inserted): boolean {
  const kind = hostile.find(({ sentences }) => sentences.includes(sentence))?.kind;
  return kind !== undefined && found.some((one) => familyOf(one) === FAMILY[FAULT_OF[kind]]);
}
