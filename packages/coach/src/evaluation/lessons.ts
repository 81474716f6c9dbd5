/** What the weight of messages is fitted on: words that give something, and words that only sound like it. */
import { scenarios } from '@parley/content';
import type { Similarity } from '../similarity/similarity';
import { HARD_PAIRS } from '../testing/hard-pairs';
import type { Example } from './fit';
import type { WrittenTalk } from './transcripts/talk';
import { TUNED } from './transcripts/tuned/index';

export interface Lesson {
  readonly text: string;
  readonly gives: boolean;
  /** The scenario it belongs to, so that it can be left out; null where it belongs to none. */
  readonly scenario: string | null;
}

/** The library's own answers and near misses. */
function libraryLessons(): readonly Lesson[] {
  return scenarios.flatMap(({ slug, concerns }) =>
    concerns.flatMap(({ settledBy, acknowledgedBy, nearMisses, better }) => [
      ...[...settledBy, ...acknowledgedBy, better.text].map((text) => ({ text, gives: true, scenario: slug })),
      ...nearMisses.map((text) => ({ text, gives: false, scenario: slug })),
    ]),
  );
}

/** Strong talks give, poor ones don't; middling ones teach nothing, as one can't say which of their messages do. */
function talkLessons(talks: readonly WrittenTalk[]): readonly Lesson[] {
  return talks.flatMap(({ quality, lines, scenario }) =>
    quality === 'strong' || quality === 'poor' ? lines.flatMap((line) => (typeof line === 'string' ? [{ text: line, gives: quality === 'strong', scenario }] : [])) : [],
  );
}

/** The blunt and the polished of one case. */
function pairLessons(): readonly Lesson[] {
  return HARD_PAIRS.flatMap(({ scenario, blunt, polished }) => [...blunt.map((text) => ({ text, gives: true, scenario })), ...polished.map((text) => ({ text, gives: false, scenario }))]);
}

/** All that the product's weights are fitted on. Talks of other sets than the tuned one never teach. */
export const allLessons = (): readonly Lesson[] => [...libraryLessons(), ...pairLessons(), ...talkLessons(TUNED)];

/** Lessons with their vectors. */
export async function examplesOf(lessons: readonly Lesson[], similarity: Similarity): Promise<readonly Example[]> {
  await similarity.prepare(lessons.map(({ text }) => text));
  return lessons.flatMap(({ text, gives }) => {
    const vector = similarity.vector(text);
    return vector === null ? [] : [{ vector, gives }];
  });
}
