/** What a line may mean by its words alone, while the sentence model is away: less surely, and only in nearly the same words. */
import type { CaseMeanings } from './case-meanings';
import type { Wording } from './wording';

/** From here on (0-1, how much of their words two lines share) a line begins to mean the same; and this is the surest. */
const SAME_FROM = 0.35;
const SUREST = 0.85;

/** How likely a target is, by its place in the case. */
export interface ByPlace {
  readonly place: number;
  readonly probability: number;
  /** How near its nearest way is, 0-1. */
  readonly near: number;
}

/** What the words in between count beside those that mean something: they tell 'deal?' from 'how do you deal with it?'. */
const IN_BETWEEN = 0.25;

function sharedOf(left: readonly string[], right: readonly string[], weight: (word: string) => number): number {
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weight(word), 0);
  const all = sum(left) + sum(right);
  return all === 0 ? 0 : (2 * sum(left.filter((word) => right.includes(word)))) / all;
}

/** How much two lines have in common, 0-1, by what their words weigh. */
function likeness(left: Wording, right: Wording, weight: (word: string) => number): number {
  const all = sharedOf(left.plain.trim().split(' '), right.plain.trim().split(' '), () => 1);
  if (left.words.length === 0 || right.words.length === 0)
    return left.words.length === right.words.length ? all ** 2 : 0;
  return (1 - IN_BETWEEN) * sharedOf(left.words, right.words, weight) + IN_BETWEEN * all;
}

/** What is left where one asks and the other tells; nothing where one says no and the other doesn't. */
const OTHER_FORM = 0.55;
function alike(left: Wording, right: Wording): number {
  const asks = [left, right].map(({ wanted }) => wanted !== 'none');
  if (asks[0] !== asks[1]) return OTHER_FORM;
  return asks[0] === true || left.negated === right.negated ? 1 : 0;
}

/** How likely each target is; two that are equally near share what is sure. */
export function chancesByWords({ targets, wordsInWays }: CaseMeanings, wording: Wording): readonly ByPlace[] {
  const weight = (word: string): number =>
    Math.log((targets.length + 1) / ((wordsInWays.get(word)?.length ?? 0) + 0.5));
  const near = targets.map(({ wordings }) =>
    wordings.reduce((best, way) => Math.max(best, likeness(wording, way, weight) * alike(wording, way)), 0),
  );
  const [first = 0, second = 0] = near.toSorted((left, right) => right - left);
  return near.map((value, place) => {
    const rival = value === first ? second : first;
    const ahead = Math.min(1, Math.max(0, 0.5 + (value - rival) * 2));
    return { place, near: value, probability: Math.max(0, (value - SAME_FROM) / (1 - SAME_FROM)) * SUREST * ahead };
  });
}
