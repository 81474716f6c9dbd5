/** What the weight of messages is fitted on: words that give something, and words that only sound like it. */
import { scenarios } from '@parley/content';
import { parseText, type Similarity, type Weights } from '@parley/coach/internals';
import { HARD_PAIRS, HOSTILE } from './hard-pairs';
import { type Example, fitWeights } from './fit';
import { CONCRETE_AND_KIND } from './lessons/concrete-and-kind';
import type { Lessons } from './lessons/lessons';
import { PLAIN_AND_FORMAL } from './lessons/plain-and-formal';
import { SOFT_AND_SLY } from './lessons/soft-and-sly';
import type { WrittenTalk } from '../transcripts/talk';
import { TUNED } from '../transcripts/tuned/index';

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
    quality === 'strong' || quality === 'poor'
      ? lines.flatMap((line) =>
          typeof line === 'string' ? [{ text: line, gives: quality === 'strong', scenario }] : [],
        )
      : [],
  );
}

/** The blunt and the polished of one case. */
function pairLessons(): readonly Lesson[] {
  return HARD_PAIRS.flatMap(({ scenario, blunt, polished }) => [
    ...blunt.map((text) => ({ text, gives: true, scenario })),
    ...polished.map((text) => ({ text, gives: false, scenario })),
  ]);
}

/** Messages nobody should score with. One that is sent again and again may be good in itself, so those teach nothing. */
function hostileLessons(talks: readonly WrittenTalk[]): readonly Lesson[] {
  return [
    ...talks
      .filter(({ quality, id }) => quality === 'hostile' && !id.includes('repeat'))
      .flatMap(({ lines, scenario }) =>
        lines.flatMap((line) => (typeof line === 'string' ? [{ text: line, gives: false, scenario }] : [])),
      ),
    ...Object.entries(HOSTILE)
      .filter(([kind]) => kind !== 'repetition')
      .flatMap(([, lines]) => lines.map((text) => ({ text, gives: false, scenario: null }))),
  ];
}

/** Messages from everywhere else, each topic twice in the same manner of speech. */
const writtenLessons = ({ gives, empty }: Lessons): readonly Lesson[] => [
  ...gives.map((text) => ({ text, gives: true, scenario: null })),
  ...empty.map((text) => ({ text, gives: false, scenario: null })),
];

/** All that the product's weights are fitted on. Talks of other sets than the tuned one never teach. */
export const allLessons = (): readonly Lesson[] => [
  ...libraryLessons(),
  ...pairLessons(),
  ...talkLessons(TUNED),
  ...hostileLessons(TUNED),
  ...writtenLessons(PLAIN_AND_FORMAL),
  ...writtenLessons(SOFT_AND_SLY),
  ...writtenLessons(CONCRETE_AND_KIND),
];

/** What settles a worry, against what names it, tells of it, or does neither: the second unit's lessons. */
export function settlingLessons(): readonly Lesson[] {
  const library = scenarios.flatMap(({ slug, concerns, facts, situation }) => {
    const told = [
      ...concerns.flatMap(({ nearMisses, acknowledgedBy }) => [...nearMisses, ...acknowledgedBy]),
      ...facts.map(({ text }) => text),
      ...parseText(situation).map(({ text }) => text),
    ];
    return [
      ...concerns
        .flatMap(({ settledBy, better }) => [...settledBy, better.text])
        .map((text) => ({ text, gives: true, scenario: slug })),
      ...told.map((text) => ({ text, gives: false, scenario: slug })),
    ];
  });
  return [
    ...library,
    ...[PLAIN_AND_FORMAL, SOFT_AND_SLY, CONCRETE_AND_KIND].flatMap(({ empty }) =>
      empty.map((text) => ({ text, gives: false, scenario: null })),
    ),
  ];
}

/** Both units, fitted without the lessons of one scenario, or with all of them. */
export async function fitBoth(similarity: Similarity, without: string | null = null): Promise<Weights> {
  const kept = (lessons: readonly Lesson[]): readonly Lesson[] =>
    lessons.filter(({ scenario }) => without === null || scenario !== without);
  const substance = fitWeights(await examplesOf(kept(allLessons()), similarity));
  return { substance, settling: fitWeights(await examplesOf(kept(settlingLessons()), similarity)) };
}

/** Lessons with their vectors. */
export async function examplesOf(lessons: readonly Lesson[], similarity: Similarity): Promise<readonly Example[]> {
  await similarity.prepare(lessons.map(({ text }) => text));
  return lessons.flatMap(({ text, gives }) => {
    const vector = similarity.vector(text);
    return vector === null ? [] : [{ vector, gives }];
  });
}
