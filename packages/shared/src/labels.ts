/** Enum values in words, and how scores and plans are spoken of. */

/** 'executive_sponsor' -> 'Executive Sponsor': underscores replaced, words capitalised (product §2.10). */
export function titleCase(value: string): string {
  return value
    .split(/[_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** 'executive_sponsor' -> 'Executive sponsor', for margins and running text. */
export function sentenceCase(value: string): string {
  const words = value.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type ScoreLevel = 'good' | 'fair' | 'poor';

/** 8 or more green, 6 or more yellow, else red (product §2.10). */
export function scoreLevel(score: number): ScoreLevel {
  if (score >= 8) return 'good';
  return score >= 6 ? 'fair' : 'poor';
}

export const SCORE_LEVEL_WORDS: Record<ScoreLevel, string> = { good: 'Good', fair: 'Fair', poor: 'Needs work' };
