/** Is there anything in a sentence, and is it about this case? (product §11.3) */
import { argumentsOf, type Amount, type Day } from '../language/arguments';
import { plainWords, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS, HEDGES } from '../language/vocabulary';
import { caseHits, valueOf, type CaseIndex } from './case-index';
import { phraseIn } from './phrases';
import { oncePerCase } from './per-case';

export interface Substance {
  readonly amounts: readonly Amount[];
  readonly days: readonly Day[];
  readonly names: readonly string[];
  /** Concrete words that the case itself uses. */
  readonly caseHits: number;
  /** Content words that name something, whether or not the case knows it. */
  readonly concrete: number;
  /** Share of the content words that only sound like something, 0-1. */
  readonly emptiness: number;
  /** Figures, days and names of the case that are repeated here. */
  readonly known: number;
  /** Amounts, days and names that the student brings. */
  readonly own: number;
  readonly hedged: boolean;
  /** An account of one's own record: its figures are about nothing here. */
  readonly record: boolean;
  /** Concrete, and about this case or with particulars of its own. */
  readonly grounded: boolean;
  /** 0-1: how much there is. */
  readonly weight: number;
}

const HEDGE_PHRASES = [
  'i think',
  'kind of',
  'sort of',
  'not sure',
  'do not know',
  'depends',
  'hard to say',
  'should be',
  'i guess',
  'might',
  'could be',
  'too early',
  'a bit',
  'or so',
  'we will see',
  'as soon as possible',
  'in due course',
];

function measure(index: CaseIndex, sentence: Sentence): Substance {
  const words = plainWords(sentence);
  const { amounts, days, names: spokenNames } = argumentsOf(sentence);
  const lower = sentence.terms.map((term) => term.word.replace(/'s$/, ''));
  const caseNames = lower.filter((word) => index.names.has(word));
  const names = [...new Set([...spokenNames.filter((name) => !index.addresses.has(name.toLowerCase())), ...caseNames])];
  const concrete = new Set(sentence.content.filter((word) => !ABSTRACT_WORDS.has(word))).size;
  const emptiness =
    sentence.content.length === 0
      ? 0
      : 1 - sentence.content.filter((word) => !ABSTRACT_WORDS.has(word)).length / sentence.content.length;
  const knownFigures = amounts.filter((amount) => {
    const value = valueOf(amount.text);
    return value !== null && index.figures.has(value);
  }).length;
  const knownDays = days.filter((day) => index.dayKeys.has(day.key)).length;
  const knownNames = names.filter((name) => index.names.has(name.toLowerCase())).length;
  const record = phraseIn(words, 'record') !== null;
  const particulars = amounts.length + days.filter((day) => day.precise).length + names.length;
  const hits = caseHits(index, sentence);
  const inCase = hits + knownFigures + knownDays + knownNames;
  const grounded =
    !index.grounding ||
    (!record &&
      ((inCase >= 1 && (particulars >= 1 || hits >= 2) && concrete + particulars >= 2 && emptiness <= 0.67) ||
        (particulars >= 1 && concrete >= 2 && emptiness <= 0.5) ||
        particulars >= 2));
  const weight =
    Math.min(1, 0.22 * particulars + 0.12 * Math.min(hits, 4) + 0.05 * Math.min(concrete, 6)) * (1 - 0.5 * emptiness);
  return {
    amounts,
    days,
    names,
    caseHits: hits,
    concrete,
    emptiness,
    known: knownFigures + knownDays + knownNames,
    own: particulars - knownFigures - knownDays - knownNames,
    hedged: lower.some((word) => HEDGES.has(word)) || HEDGE_PHRASES.some((phrase) => words.includes(` ${phrase} `)),
    record,
    grounded,
    weight: record ? 0 : weight,
  };
}

/** The substance of a sentence in a case; computed once. */
export const substanceOf = oncePerCase(measure);
