/** 'Ready for a Challenge?' (product §7.11). Pure. */
import type { ConversationTotals, LibraryScenario } from '@parley/shared';

const READY_FROM = 6;
const STRONGER_FROM = 8;

export type Readiness = 'ready' | 'strong';

/** Whether to offer something harder: from an average of 6, in stronger words from 8; null before that. */
export function readinessOf({
  completed,
  averageScore,
}: Pick<ConversationTotals, 'completed' | 'averageScore'>): Readiness | null {
  if (completed === 0 || averageScore === null || averageScore < READY_FROM) return null;
  return averageScore >= STRONGER_FROM ? 'strong' : 'ready';
}

/** A hard scenario without a score of one's own, or else the one with the lowest; undefined where there is none. */
export function challengeAmong(hard: readonly LibraryScenario[]): LibraryScenario | undefined {
  return (
    hard.find(({ bestScore }) => bestScore === null) ??
    hard.toSorted((a, b) => (a.bestScore ?? 0) - (b.bestScore ?? 0))[0]
  );
}

/** Where the library shows this one scenario. */
export function libraryPathOf({ title }: Pick<LibraryScenario, 'title'>): string {
  return `/coaching-sessions?${new URLSearchParams({ difficulty: 'hard', search: title }).toString()}`;
}
