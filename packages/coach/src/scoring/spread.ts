/**
 * Which words stand for which indicator. One good sentence would otherwise be the evidence of ten of them: each
 * indicator gets the sentence that fits it best, unused ones before used ones, and none carries more than its share.
 */
import { parseText } from '@parley/rehearsal/language';
import type { Evidence } from '@parley/shared';
import type { TranscriptMessage } from '../types';

/** Words that could show an indicator, and how well they fit it, 0-1. */
export interface Support {
  readonly evidence: Evidence;
  readonly fit: number;
}

/** A sentence that fits this much worse than the best one doesn't show the indicator. */
const NEAR_BEST = 0.3;
/** How much better a used sentence has to fit than an unused one, for each indicator it already carries. */
const USED = 0.12;

/** The sentence of the message that the quote lies in: quotes of one sentence share a key. */
export function sentenceKey({ messageNumber, quote }: Evidence, messages: readonly TranscriptMessage[]): string {
  const content = messages.find((message) => message.number === messageNumber)?.content ?? '';
  const at = parseText(content).findIndex((sentence) => sentence.text.includes(quote) || quote.includes(sentence.text));
  return at < 0 ? `${messageNumber}:${quote}` : `${messageNumber}:${at}`;
}

/**
 * One support for each indicator that can have one, so that as many as possible are shown and no sentence carries more
 * than `limit`. Deterministic: the same supports in the same order give the same choice. Those with the fewest choices
 * choose first; one that finds its sentences full may move others to their next best.
 * @returns by indicator; those left out have no sentence of their own
 */
export function spreadEvidence(
  wanted: ReadonlyMap<string, readonly Support[]>,
  messages: readonly TranscriptMessage[],
  limit: number,
): ReadonlyMap<string, Evidence> {
  const choices = new Map(
    [...wanted].map(([id, supports]) => {
      const best = supports.reduce((most, { fit }) => Math.max(most, fit), 0);
      return [
        id,
        supports
          .filter(({ fit }) => fit >= best - NEAR_BEST)
          .map((support) => ({ ...support, key: sentenceKey(support.evidence, messages) })),
      ] as const;
    }),
  );
  const carried = new Map<string, string[]>();
  const chosen = new Map<string, { readonly key: string; readonly evidence: Evidence }>();
  const load = (key: string): number => carried.get(key)?.length ?? 0;
  const place = (id: string, key: string, evidence: Evidence): void => {
    const before = chosen.get(id);
    if (before)
      carried.set(
        before.key,
        (carried.get(before.key) ?? []).filter((other) => other !== id),
      );
    chosen.set(id, { key, evidence });
    carried.set(key, [...(carried.get(key) ?? []), id]);
  };
  const seat = (id: string, visited: Set<string>): boolean => {
    const ranked = [...(choices.get(id) ?? [])].sort(
      (left, right) => right.fit - USED * load(right.key) - (left.fit - USED * load(left.key)),
    );
    const free = ranked.find(({ key }) => load(key) < limit);
    if (free) {
      place(id, free.key, free.evidence);
      return true;
    }
    for (const { key, evidence } of ranked) {
      if (visited.has(key)) continue;
      visited.add(key);
      if ((carried.get(key) ?? []).some((other) => seat(other, visited)) && load(key) < limit) {
        place(id, key, evidence);
        return true;
      }
    }
    return false;
  };
  const order = [...choices.keys()].sort((left, right) => distinct(choices.get(left)) - distinct(choices.get(right)));
  for (const id of order) seat(id, new Set());
  return new Map([...chosen].map(([id, { evidence }]) => [id, evidence]));
}

const distinct = (supports: readonly { readonly key: string }[] | undefined): number =>
  new Set(supports?.map(({ key }) => key)).size;
