/**
 * The same conversations judged again by a coach with a part taken out, or with other figures. What was said stays what it was
 * in the full coach's conversations, the stakeholder's replies included, so that only the judging differs.
 */
import {
  createLexicalSimilarity,
  judge,
  overallOf,
  type Reading,
  type ReadingParts,
  type ScoringFigures,
  type Similarity,
  understand,
  USUAL,
} from '@parley/coach/internals';
import { rank, type Ranking } from './measure';
import type { Played } from './play';

/** The conversation as one way of reading it sees it: everything that scores start from. */
export interface Read {
  readonly played: Played;
  readonly readings: readonly Reading[];
  readonly parts: ReadingParts;
}

export const GROUNDED: ReadingParts = { grounding: true };

/** Reads conversations by the built-in engine. */
export async function readAll(
  played: readonly Played[],
  similarity: Similarity,
  parts: ReadingParts = GROUNDED,
): Promise<readonly Read[]> {
  const read: Read[] = [];
  for (const one of played)
    read.push({ played: one, readings: await understand(one.context, similarity, undefined, parts), parts });
  return read;
}

/** The overall score of a conversation under these figures, 0-10. */
export function scoreUnder({ played, readings, parts }: Read, figures: ScoringFigures): number {
  const { context } = played;
  const judgements = judge(context, readings, { settling: figures.settling, grounding: parts.grounding });
  return overallOf({ readings, judgements }, context.scenario, context.messages, figures);
}

export interface Ablation {
  readonly name: string;
  readonly ranking: Ranking;
}

/** What each part of the built-in coach brings: the ranking with all of it, and with one part after the other taken out. */
export async function ablations(played: readonly Played[], similarity: Similarity): Promise<readonly Ablation[]> {
  const full = await readAll(played, similarity);
  const rankUnder = (read: readonly Read[], figures: ScoringFigures): Ranking =>
    rank(
      read.map((one) => ({
        id: one.played.conversation.id,
        scenario: one.played.conversation.scenario,
        quality: one.played.conversation.quality,
        score: scoreUnder(one, figures),
      })),
    );
  return [
    { name: 'everything on', ranking: rankUnder(full, USUAL) },
    {
      name: 'embeddings off (shared words instead)',
      ranking: rankUnder(await readAll(played, createLexicalSimilarity()), USUAL),
    },
    {
      name: 'weight of messages off',
      ranking: rankUnder(await readAll(played, similarity, { grounding: true, weights: null }), USUAL),
    },
    { name: 'grounding off', ranking: rankUnder(await readAll(played, similarity, { grounding: false }), USUAL) },
    { name: 'gates off', ranking: rankUnder(full, { ...USUAL, gates: false }) },
    { name: 'case progress off', ranking: rankUnder(full, { ...USUAL, caseProgress: false }) },
    { name: 'conduct off', ranking: rankUnder(full, { ...USUAL, conduct: false }) },
  ];
}
