/** What the weight of messages is fitted on: words that give something, and words that only sound like it. */
import { scenarios } from '@parley/content';
import { parseText, type Similarity, type Weights } from '@parley/coach/internals';
import { HARD_PAIRS, HOSTILE } from './hard-pairs';
import { type Example, fitWeights } from './fit';
import { CONCRETE_AND_KIND } from './sentences/concrete-and-kind';
import type { WrittenSentences } from './sentences/written-sentences';
import { PLAIN_AND_FORMAL } from './sentences/plain-and-formal';
import { SOFT_AND_SLY } from './sentences/soft-and-sly';
import type { WrittenConversation } from '../transcripts/written-conversation';
import { TUNED } from '../transcripts/tuned/index';

export interface TrainingSentence {
  readonly text: string;
  readonly gives: boolean;
  /** The scenario it belongs to, so that it can be left out; null where it belongs to none. */
  readonly scenario: string | null;
}

/** The library's own answers and near misses. */
function librarySentences(): readonly TrainingSentence[] {
  return scenarios.flatMap(({ slug, concerns }) =>
    concerns.flatMap(({ settledBy, acknowledgedBy, nearMisses, better }) => [
      ...[...settledBy, ...acknowledgedBy, better.text].map((text) => ({ text, gives: true, scenario: slug })),
      ...nearMisses.map((text) => ({ text, gives: false, scenario: slug })),
    ]),
  );
}

/** Strong conversations give, poor ones don't; middling ones teach nothing, as one can't say which of their messages do. */
function conversationSentences(conversations: readonly WrittenConversation[]): readonly TrainingSentence[] {
  return conversations.flatMap(({ quality, lines, scenario }) =>
    quality === 'strong' || quality === 'poor'
      ? lines.flatMap((line) =>
          typeof line === 'string' ? [{ text: line, gives: quality === 'strong', scenario }] : [],
        )
      : [],
  );
}

/** The blunt and the polished of one case. */
function pairSentences(): readonly TrainingSentence[] {
  return HARD_PAIRS.flatMap(({ scenario, blunt, polished }) => [
    ...blunt.map((text) => ({ text, gives: true, scenario })),
    ...polished.map((text) => ({ text, gives: false, scenario })),
  ]);
}

/** Messages nobody should score with. One that is sent again and again may be good in itself, so those teach nothing. */
function hostileSentences(conversations: readonly WrittenConversation[]): readonly TrainingSentence[] {
  return [
    ...conversations
      .filter(({ quality, id }) => quality === 'hostile' && !id.includes('repeat'))
      .flatMap(({ lines, scenario }) =>
        lines.flatMap((line) => (typeof line === 'string' ? [{ text: line, gives: false, scenario }] : [])),
      ),
    ...Object.entries(HOSTILE)
      .filter(([kind]) => kind !== 'repetition')
      .flatMap(([, lines]) => lines.map((text) => ({ text, gives: false, scenario: null }))),
  ];
}

/** Messages from everywhere else, each topic twice in the same style. */
const writtenSentences = ({ gives, empty }: WrittenSentences): readonly TrainingSentence[] => [
  ...gives.map((text) => ({ text, gives: true, scenario: null })),
  ...empty.map((text) => ({ text, gives: false, scenario: null })),
];

/** All that the product's weights are fitted on. Conversations of other sets than the tuned one never teach. */
export const allTrainingSentences = (): readonly TrainingSentence[] => [
  ...librarySentences(),
  ...pairSentences(),
  ...conversationSentences(TUNED),
  ...hostileSentences(TUNED),
  ...writtenSentences(PLAIN_AND_FORMAL),
  ...writtenSentences(SOFT_AND_SLY),
  ...writtenSentences(CONCRETE_AND_KIND),
];

/** What settles a concern, against what names it, tells of it, or does neither: the second unit's training sentences. */
export function settlingSentences(): readonly TrainingSentence[] {
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

/** Both units, fitted without the training sentences of one scenario, or with all of them. */
export async function fitBoth(similarity: Similarity, without: string | null = null): Promise<Weights> {
  const kept = (sentences: readonly TrainingSentence[]): readonly TrainingSentence[] =>
    sentences.filter(({ scenario }) => without === null || scenario !== without);
  const substance = fitWeights(await examplesOf(kept(allTrainingSentences()), similarity));
  return { substance, settling: fitWeights(await examplesOf(kept(settlingSentences()), similarity)) };
}

/** Training sentences with their vectors. */
export async function examplesOf(
  sentences: readonly TrainingSentence[],
  similarity: Similarity,
): Promise<readonly Example[]> {
  await similarity.prepare(sentences.map(({ text }) => text));
  return sentences.flatMap(({ text, gives }) => {
    const vector = similarity.vector(text);
    return vector === null ? [] : [{ vector, gives }];
  });
}
