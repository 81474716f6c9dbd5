/** How fast a provider is, from what it did last: for how long its first word may take, and whether a report can be had in time. */
import { estimateTokens } from './budget';

/** Plain data: it is told to the thread in which reports are made. */
export interface Speed {
  /** Tokens of a prompt it reads in a second, at its slowest of late. */
  readonly read: number;
  /** Tokens it writes in a second. */
  readonly written: number;
}

export interface SpeedMeter {
  /**
   * @param promptTokens what was read, all in all
   * @param firstWordMs from sending to the first word
   * @param limits whether later ones are held to it
   */
  firstWord(promptTokens: number, firstWordMs: number, limits: boolean): void;
  /** @param writingMs from the first word to the last */
  written(text: string, writingMs: number): void;
  /** The first word did not come in time. */
  late(milliseconds: number): void;
  /** How long the first word may take (ms), at most `most`. */
  firstWordLimit(most: number): number;
  /** Null until something was measured. */
  speed(): Speed | null;
}

const REMEMBERED = 8;
/** So many measurements make a limit of one's own; it is so many times the slowest of them, and so long at least (ms). */
const ENOUGH = 3;
const PATIENCE = 3;
const LEAST_MS = 5_000;
/** Less than this is too little to tell a speed by. */
const LEAST_WRITTEN_TOKENS = 12;
const LEAST_WRITING_MS = 20;
/** A first word takes so long anyhow (ms): the way there and back. */
const LEAST_READING_MS = 50;

const kept = (list: readonly number[], value: number): readonly number[] => [...list, value].slice(-REMEMBERED);

export function createSpeedMeter(): SpeedMeter {
  let firstWords: readonly number[] = [];
  let reading: readonly number[] = [];
  let writing: readonly number[] = [];
  return {
    firstWord(promptTokens, firstWordMs, limits) {
      if (limits) firstWords = kept(firstWords, firstWordMs);
      reading = kept(reading, (promptTokens * 1000) / Math.max(LEAST_READING_MS, firstWordMs));
    },
    written(text, writingMs) {
      const tokens = estimateTokens(text);
      if (tokens >= LEAST_WRITTEN_TOKENS && writingMs >= LEAST_WRITING_MS)
        writing = kept(writing, (tokens * 1000) / writingMs);
    },
    late(milliseconds) {
      firstWords = kept(firstWords, milliseconds);
    },
    firstWordLimit: (most) =>
      firstWords.length < ENOUGH ? most : Math.min(most, Math.max(LEAST_MS, PATIENCE * Math.max(...firstWords))),
    speed: () =>
      reading.length === 0 || writing.length === 0
        ? null
        : {
            read: Math.min(...reading),
            written: writing.reduce((sum, value) => sum + value, 0) / writing.length,
          },
  };
}

/** How long a question takes at this speed (ms). */
export const timeFor = ({ read, written }: Speed, promptTokens: number, answerTokens: number): number =>
  (promptTokens / read + answerTokens / written) * 1000;
