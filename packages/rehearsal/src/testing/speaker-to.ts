/** A turn with nothing behind it, for tests of what is answered. */
import { createLexicalSimilarity } from '../similarity/lexical';
import { scopeChange as scenario } from './scenarios/scope-change-request';
import type { Point } from '../rehearsal/points';
import { Speaker, type Turn } from '../rehearsal/speaker';

/** Whoever speaks to these points, with nothing in the air and no concern open. */
export function speakerTo(points: readonly Point[]): Speaker {
  const turn = {
    scenario,
    messages: [],
    similarity: createLexicalSimilarity(),
    chance: () => 0,
    reading: { inTheAir: null, acts: [], faults: [] },
    before: { concerns: [] },
    after: { concerns: [], outcome: 'open', trust: 50 },
    plan: { lines: [] },
    points,
    text: points.map(({ of }) => of).join(' '),
  };
  return new Speaker(turn as unknown as Turn);
}
