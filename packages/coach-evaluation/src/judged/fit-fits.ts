/** Fits what tells whether a line fits a sentence: logistic regression by Adam over all lines at once, the same every time. */
import {
  candidatesIn,
  clausesOf,
  FIT_FEATURES,
  meaningTexts,
  parseText,
  type Similarity,
  type Target,
} from '@parley/coach/internals';
import type { Fit, JudgedSentence } from './index';

/** What the coach thinks likeliest to be meant, as far as readers judged it. */
export interface FitRow {
  readonly slug: string;
  readonly live: boolean;
  /** The likeliest first. */
  readonly lines: readonly {
    readonly fit: Fit;
    /** How likely it is meant, 0-1. */
    readonly meant: number;
    readonly features: Float32Array;
  }[];
}

export interface FitWeights {
  readonly always: number;
  /** By `FIT_FEATURES`. */
  readonly weights: readonly number[];
}

const idOf = (target: Target): string => {
  switch (target.kind) {
    case 'answer':
      return target.answer.id;
    case 'statement':
      return target.statement.id;
    case 'common':
      return target.id;
    default:
      return target.fact.id;
  }
};

/** Of sentences that want something said to them. @throws Error where a sentence is not in its message any more */
export async function fitRows(judged: readonly JudgedSentence[], similarity: Similarity): Promise<readonly FitRow[]> {
  const rows: FitRow[] = [];
  for (const { scenario, live, heard, said, sentence: at, leadsUp, fits } of judged) {
    if (leadsUp) continue;
    const sentence = parseText(said)[at];
    if (!sentence) throw new Error(`No sentence ${at} in “${said}”`);
    const last = parseText(heard.at(-1) ?? '').map(({ text }) => text);
    await similarity.prepare([...meaningTexts(scenario), ...clausesOf(sentence.text), ...last]);
    const { candidates, features } = candidatesIn(sentence, scenario, similarity, heard);
    const lines = candidates.flatMap(({ target, probability }, place) => {
      const fit = fits.get(`${target.kind}:${idOf(target)}`);
      const of = features[place];
      return fit === undefined || of === undefined ? [] : [{ fit, meant: probability, features: of }];
    });
    if (lines.length > 0) rows.push({ slug: scenario.slug, live, lines });
  }
  return rows;
}

const WIDTH = FIT_FEATURES.length;
const STEPS = 400;
const RATE = 0.05;
const FIRST = 0.9;
const SECOND = 0.99;
const TINY = 1e-8;
/** Weights are drawn to nothing so far, as features say much the same. */
const DECAY = 1e-3;
/** What a line that speaks of the same, and does not quite answer, is worth of one that fits. */
const NEARLY: Readonly<Record<Fit, number>> = { 0: 0, 1: 0.15, 2: 1 };

/** What varies less is the same everywhere, and tells nothing. */
const CONSTANT = 1e-6;
/** The middle and the spread of each feature; a spread of 1 where it is the same everywhere. */
function scalesOf(all: readonly Float32Array[]): { readonly middle: Float64Array; readonly spread: Float64Array } {
  const middle = new Float64Array(WIDTH);
  const spread = new Float64Array(WIDTH);
  for (const features of all)
    for (let at = 0; at < WIDTH; at += 1) middle[at] = (middle[at] ?? 0) + (features[at] ?? 0) / all.length;
  for (const features of all)
    for (let at = 0; at < WIDTH; at += 1)
      spread[at] = (spread[at] ?? 0) + ((features[at] ?? 0) - (middle[at] ?? 0)) ** 2 / all.length;
  return { middle, spread: spread.map((value) => (Math.sqrt(value) < CONSTANT ? 1 : Math.sqrt(value))) };
}

/** Weights of features as they are, rounded to a thousandth. */
export function fitFits(rows: readonly FitRow[]): FitWeights {
  const lines = rows.flatMap((row) => row.lines);
  const { middle, spread } = scalesOf(lines.map(({ features }) => features));
  const inputs = lines.map(({ features }) =>
    Float64Array.from(features, (value, at) => (value - (middle[at] ?? 0)) / (spread[at] ?? 1)),
  );
  const weights = new Float64Array(WIDTH + 1);
  const speed = new Float64Array(WIDTH + 1);
  const size = new Float64Array(WIDTH + 1);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = new Float64Array(WIDTH + 1);
    inputs.forEach((input, place) => {
      let sum = weights[WIDTH] ?? 0;
      for (let at = 0; at < WIDTH; at += 1) sum += (input[at] ?? 0) * (weights[at] ?? 0);
      const error = (NEARLY[lines[place]?.fit ?? 0] - 1 / (1 + Math.exp(-sum))) / inputs.length;
      for (let at = 0; at < WIDTH; at += 1) gradient[at] = (gradient[at] ?? 0) + error * (input[at] ?? 0);
      gradient[WIDTH] = (gradient[WIDTH] ?? 0) + error;
    });
    const rate = RATE * (step > (STEPS * 2) / 3 ? 0.2 : 1);
    for (let at = 0; at <= WIDTH; at += 1) {
      const slope = (gradient[at] ?? 0) - (at < WIDTH ? DECAY * (weights[at] ?? 0) : 0);
      speed[at] = FIRST * (speed[at] ?? 0) + (1 - FIRST) * slope;
      size[at] = SECOND * (size[at] ?? 0) + (1 - SECOND) * slope * slope;
      const fast = (speed[at] ?? 0) / (1 - FIRST ** step);
      const wide = (size[at] ?? 0) / (1 - SECOND ** step);
      weights[at] = (weights[at] ?? 0) + (rate * fast) / (Math.sqrt(wide) + TINY);
    }
  }
  const raw = Array.from({ length: WIDTH }, (_, at) => (weights[at] ?? 0) / (spread[at] ?? 1));
  const always = raw.reduce((sum, weight, at) => sum - weight * (middle[at] ?? 0), weights[WIDTH] ?? 0);
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return { always: rounded(always), weights: raw.map(rounded) };
}

/** 0-1. */
export function fitBy({ always, weights }: FitWeights, features: Float32Array): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), always)));
}

/** What would be said first to a sentence, how likely it was thought to fit, and what readers made of it. */
export interface FirstLine {
  readonly live: boolean;
  readonly told: number;
  readonly fit: Fit;
}

const FOLDS = 4;

/** Of each sentence the line that is likeliest to fit, by weights fitted without its scenario; and the likeliest to be meant. */
export function crossFitted(rows: readonly FitRow[]): {
  readonly byFit: readonly FirstLine[];
  readonly byMeaning: readonly FirstLine[];
} {
  const slugs = [...new Set(rows.map(({ slug }) => slug))].toSorted();
  const foldOf = (slug: string): number => slugs.indexOf(slug) % FOLDS;
  const fitted = Array.from({ length: FOLDS }, (_, fold) => fitFits(rows.filter(({ slug }) => foldOf(slug) !== fold)));
  const first = (told: (line: FitRow['lines'][number], row: FitRow) => number): readonly FirstLine[] =>
    rows.flatMap((row) => {
      const [best] = row.lines
        .map((line) => ({ live: row.live, told: told(line, row), fit: line.fit }))
        .toSorted((left, right) => right.told - left.told);
      return best === undefined ? [] : [best];
    });
  return {
    byFit: first(({ features }, { slug }) => fitBy(fitted[foldOf(slug)] ?? { always: 0, weights: [] }, features)),
    byMeaning: first(({ meant }) => meant),
  };
}
