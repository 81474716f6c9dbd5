/**
 * Whether a sentence is hostile, by two signs that know nothing of each other: one unit weighs its meaning (the sentence
 * embedding), the other its wording (conduct-signs.ts). Both are fitted on authored sentences, hostile ones and innocent
 * ones with the same words (`pnpm coach fit`). What both are sure of is certain; what only one of them sees never is.
 */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import {
  CONDUCT_CLASSES,
  type ConductClass,
  type ConductUnit,
  type ConductUnits,
  type HostileKind,
} from './conduct-classes';
import { CONDUCT } from './conduct-model';
import { signsOf } from './conduct-signs';
import { blames, isRude, threatens } from './hostility';
import { phraseIn } from './phrases';
import { chanceOf, utteranceOf } from './utterance';
import { unit } from './weight';

const HOSTILE: readonly HostileKind[] = ['rude', 'threat', 'blame', 'scorer', 'role_break'];

type Chances = Readonly<Record<ConductClass, number>>;

/** The chance of each class, 0-1; null where the unit was fitted for inputs of another length. */
export function chancesBy(model: ConductUnit, input: Float32Array): Chances | null {
  if (model.innocent.weights.length !== input.length) return null;
  const sums = CONDUCT_CLASSES.map((name) =>
    model[name].weights.reduce((sum, weight, at) => sum + weight * (input[at] ?? 0), model[name].bias),
  );
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const chance = (name: ConductClass): number => (powers[CONDUCT_CLASSES.indexOf(name)] ?? 0) / total;
  return {
    innocent: chance('innocent'),
    rude: chance('rude'),
    threat: chance('threat'),
    blame: chance('blame'),
    scorer: chance('scorer'),
    role_break: chance('role_break'),
  };
}

/** Log-odds that a sentence is hostile: 0 is even, 1 nearly three to one. One unit can't outvote the other beyond this. */
const SUREST = 5;
const oddsOf = ({ innocent }: Chances): number =>
  Math.min(SUREST, Math.max(-SUREST, Math.log((1 - innocent) / Math.max(1e-9, innocent))));

/** From how much on, each alone and both together, what they see is so (log-odds). */
const CERTAIN = { each: 3, together: 9 } as const;
/** The same where a third sign speaks for it: a form of its kind (names called, harm announced), or what the sentence does. */
const CERTAIN_BY_THREE = { each: 2.5, together: 7 } as const;
const LIKELY = { each: 0.5, together: 2 } as const;
const SLIGHT = { each: -SUREST, together: -2.5 } as const;

export type Certainty = 'certain' | 'likely' | 'slight';
export interface Hostile {
  readonly kind: HostileKind;
  readonly certainty: Certainty;
}

function certaintyOf(meaning: number, wording: number, formed: () => boolean, does: () => boolean): Certainty | null {
  const together = meaning + wording;
  const reaches = (least: { readonly each: number; readonly together: number }): boolean =>
    together >= least.together && Math.min(meaning, wording) >= least.each;
  if (reaches(CERTAIN) || (reaches(CERTAIN_BY_THREE) && (formed() || does()))) return 'certain';
  if (reaches(LIKELY) || (together >= LIKELY.together && formed())) return 'likely';
  return reaches(SLIGHT) ? 'slight' : null;
}

/** How hostile each sign takes a sentence for, in log-odds; the meaning is null where no vector is known for it. */
export function signsOfHostility(
  sentence: Sentence,
  near: readonly Sentence[],
  similarity: Similarity,
  units: ConductUnits = CONDUCT,
): { readonly meaning: number | null; readonly wording: number; readonly kind: HostileKind } {
  const vector = similarity.vector(sentence.text);
  const meaning = vector && chancesBy(units.meaning, unit(vector));
  const wording = chancesBy(units.wording, signsOf(sentence, near));
  if (wording === null) throw new Error('The conduct units were fitted for other signs: run `pnpm coach fit`');
  const weight = (kind: HostileKind): number => wording[kind] + (meaning?.[kind] ?? 0);
  const [kind] = HOSTILE.toSorted((left, right) => weight(right) - weight(left));
  return { meaning: meaning && oddsOf(meaning), wording: oddsOf(wording), kind: kind ?? 'rude' };
}

/** From this chance on (0-1) the classifier of what sentences do speaks for hostility. */
const UNKIND = 0.5;
/** Whether a sentence belittles, accuses or presses, as far as the classifier tells; no sign where there are no vectors. */
export const isUnkind = (text: string, similarity: Similarity): boolean =>
  chanceOf(utteranceOf(text, similarity), 'insult', 'blame', 'pressure') >= UNKIND;

/** The forms that speak for a kind without any unit: a list's phrase, or words in an order. */
const FORMS: Readonly<Record<HostileKind, (sentence: Sentence, near: readonly Sentence[]) => boolean>> = {
  rude: isRude,
  threat: threatens,
  blame: blames,
  scorer: (sentence) => phraseIn(plainWords(sentence), 'scorer') !== null,
  role_break: (sentence) => phraseIn(plainWords(sentence), 'roleBreak') !== null,
};

/** 'I was tired like that once, it took me months to get over it': it tells of oneself, and speaks of nobody else. */
const OTHERS = oneOf(
  ...'you your yours yourself he she his her him they them their people everybody nobody'.split(' '),
);
const OF_ONESELF = new RegExp(
  `^ ${oneOf(
    `i (?:was|had|felt|went) (?!.* ${OTHERS} )`,
    `(?:i|we|it) (?:was|were|had|have been|felt|took|went|cost) (?!.* ${OTHERS} ).* (?:i|me|my|we|us|our) `,
  )}`,
);

/**
 * What is hostile in a sentence, and how certain that is; null for an innocent one. Where no vector is known for it
 * nothing is certain, and its form has to speak for it beside its wording.
 * @param near the sentences beside it
 */
export function hostileIn(
  sentence: Sentence,
  near: readonly Sentence[],
  similarity: Similarity,
  units: ConductUnits = CONDUCT,
): Hostile | null {
  const { meaning, wording, kind } = signsOfHostility(sentence, near, similarity, units);
  if (meaning === null) {
    const formed = wording <= 0 ? undefined : HOSTILE.find((one) => FORMS[one](sentence, near));
    return formed === undefined ? null : { kind: formed, certainty: 'likely' };
  }
  const seen = certaintyOf(
    meaning,
    wording,
    () => FORMS[kind](sentence, near),
    () => isUnkind(sentence.text, similarity),
  );
  const certainty = seen === 'certain' && OF_ONESELF.test(plainWords(sentence)) ? 'likely' : seen;
  return certainty && { kind, certainty };
}
