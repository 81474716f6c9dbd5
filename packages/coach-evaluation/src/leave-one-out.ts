/**
 * How much of the ranking is owed to figures that were fitted: they are fitted again on all scenarios but one, over a
 * small grid, and measured on the one left out.
 */
import { type ScoringFigures, type Similarity, USUAL } from '@parley/coach/internals';
import { groupBy } from './group';
import { fitBoth } from './training/training-sentences';
import { pairsOf, type Ranked, shareRight, type Share } from './measure';
import type { Played } from './play';
import { type Read, readAll, scoreUnder } from './variants';

/** The figures that are fitted again. What is not among them was written by hand and is tested by unseen conversations alone. */
export interface Calibration {
  /** Similarity from which two texts speak of one matter. */
  readonly related: number;
  /** Similarity from which they say much the same. */
  readonly close: number;
  readonly settling: number;
  readonly skillPoints: number;
  readonly curve: number;
  readonly caps: number;
}

export const NOT_REFITTED =
  'Not refitted: lists of words and phrases, authored examples and near misses, what each act needs in ' +
  'order to count, what acts and faults do to trust, how much the weight of messages takes off, the ' +
  'conditions of the gates and the price of conduct. They were written with the tuned conversations at ' +
  'hand; only unseen conversations test them.';

/** A lower or higher value on each side of the usual one. Reading anew is dear, so its grid is the smallest. */
export function gridAround(usual: Calibration): readonly Calibration[] {
  const about = (value: number, step: number): readonly number[] =>
    [value - step, value, value + step].map((each) => Math.round(each * 100) / 100);
  return about(usual.related, 0.04).flatMap((related) =>
    about(usual.close, 0.05).flatMap((close) =>
      about(usual.settling, 0.25).flatMap((settling) =>
        about(usual.skillPoints, 1).flatMap((skillPoints) =>
          about(usual.curve, 0.15).flatMap((curve) =>
            about(usual.caps, 0.15).map((caps) => ({ related, close, settling, skillPoints, curve, caps })),
          ),
        ),
      ),
    ),
  );
}

/** The same comparison with other thresholds. */
export function withThresholds(similarity: Similarity, related: number, close: number): Similarity {
  return {
    name: similarity.name,
    related,
    close,
    prepare: (texts, signal) => similarity.prepare(texts, signal),
    vector: (text) => similarity.vector(text),
    meant: (text) => similarity.meant(text),
    compare: (left, right) => similarity.compare(left, right),
    sounds: (text, example) => similarity.sounds(text, example),
    cosine: (left, right) => similarity.cosine(left, right),
    dispose: () => similarity.dispose(),
  };
}

export interface Scored {
  readonly calibration: Calibration;
  readonly conversations: readonly Ranked[];
}

const figuresOf = ({ settling, skillPoints, curve, caps }: Calibration): ScoringFigures => ({
  ...USUAL,
  settling,
  skillPoints,
  curve,
  caps,
});
const scoresOf = (read: readonly Read[], calibration: Calibration): readonly Ranked[] =>
  read.map((one) => ({
    id: one.played.conversation.id,
    scenario: one.played.conversation.scenario,
    quality: one.played.conversation.quality,
    score: scoreUnder(one, figuresOf(calibration)),
  }));

/** Every conversation under every calibration. */
export async function scoreGrid(
  played: readonly Played[],
  similarity: Similarity,
  grid: readonly Calibration[],
): Promise<readonly Scored[]> {
  const scored: Scored[] = [];
  for (const [, sameReading] of groupBy(grid, ({ related, close }) => `${related}/${close}`)) {
    const [first] = sameReading;
    if (!first) continue;
    const read = await readAll(played, withThresholds(similarity, first.related, first.close));
    for (const calibration of sameReading) {
      scored.push({ calibration, conversations: scoresOf(read, calibration) });
    }
  }
  return scored;
}

/** A margin above this many points makes a pair no more right. */
const MARGIN_COUNTED = 3;
const HOSTILE_BELOW = 4;

interface Tally {
  readonly right: number;
  readonly pairs: number;
  readonly margins: number;
  readonly tooHigh: number;
}

function tally(conversations: readonly Ranked[]): Tally {
  const pairs = pairsOf(conversations);
  return {
    right: shareRight(pairs).right,
    pairs: pairs.length,
    margins: pairs.reduce((sum, { margin }) => sum + Math.max(-MARGIN_COUNTED, Math.min(MARGIN_COUNTED, margin)), 0),
    tooHigh: conversations.filter(
      (conversation) => conversation.quality === 'hostile' && conversation.score >= HOSTILE_BELOW,
    ).length,
  };
}

/** What a fit goes by: pairs right first, no hostile conversation at 4 or above, then the mean margin. */
function worth(tallies: readonly Tally[]): number {
  const sum = (value: (one: Tally) => number): number => tallies.reduce((total, one) => total + value(one), 0);
  return (
    sum((one) => one.right) -
    sum((one) => one.tooHigh) +
    sum((one) => one.margins) /
      Math.max(
        1,
        sum((one) => one.pairs),
      ) /
      (2 * MARGIN_COUNTED + 1)
  );
}

export interface Fold {
  readonly scenario: string;
  readonly chosen: Calibration;
  /** The pairs of the scenario left out, under figures fitted without it. */
  readonly pairs: Share;
}

export interface LeaveOneOut {
  readonly folds: readonly Fold[];
  readonly refitted: Share;
  /** The same pairs under the usual figures. */
  readonly plain: Share;
  /** For each figure, how many folds chose which value. */
  readonly chosen: Readonly<Record<keyof Calibration, Readonly<Record<string, number>>>>;
}

export const FIGURES = ['related', 'close', 'settling', 'skillPoints', 'curve', 'caps'] as const;
const add = (left: Share, right: Share): Share => ({ right: left.right + right.right, of: left.of + right.of });
const NONE: Share = { right: 0, of: 0 };

/** Fits on all scenarios but one, measures on that one; of equally good calibrations the one given first in `scored` wins. */
export function leaveOneOut(scored: readonly Scored[], usual: Calibration): LeaveOneOut {
  const scenarios = [...new Set(scored[0]?.conversations.map((conversation) => conversation.scenario))].filter(
    (scenario) =>
      pairsOf((scored[0]?.conversations ?? []).filter((conversation) => conversation.scenario === scenario)).length > 0,
  );
  const isUsual = ({ calibration }: Scored): boolean =>
    FIGURES.every((figure) => calibration[figure] === usual[figure]);
  const ordered = [...scored].sort((left, right) => Number(isUsual(right)) - Number(isUsual(left)));
  const tallied = ordered.map((one) => ({
    one,
    tallies: [...groupBy(one.conversations, (conversation) => conversation.scenario)].map(
      ([scenario, conversations]) => [scenario, tally(conversations)] as const,
    ),
  }));
  const of = (one: Scored | undefined, test: (scenario: string) => boolean): readonly Ranked[] =>
    (one?.conversations ?? []).filter((conversation) => test(conversation.scenario));
  const folds = scenarios.flatMap((scenario): Fold[] => {
    const fits = tallied.map(({ one, tallies }) => ({
      one,
      value: worth(tallies.flatMap(([other, value]) => (other === scenario ? [] : [value]))),
    }));
    const best = fits.reduce<{ one: Scored; value: number } | null>(
      (top, fit) => (top === null || fit.value > top.value + 1e-9 ? fit : top),
      null,
    );
    return best
      ? [
          {
            scenario,
            chosen: best.one.calibration,
            pairs: shareRight(pairsOf(of(best.one, (other) => other === scenario))),
          },
        ]
      : [];
  });
  const count = (figure: keyof Calibration): Readonly<Record<string, number>> =>
    Object.fromEntries(
      [...groupBy(folds, (fold) => String(fold.chosen[figure]))].map(([value, group]) => [value, group.length]),
    );
  return {
    folds,
    refitted: folds.reduce((sum, fold) => add(sum, fold.pairs), NONE),
    plain: shareRight(pairsOf(of(ordered.find(isUsual), (scenario) => scenarios.includes(scenario)))),
    chosen: {
      related: count('related'),
      close: count('close'),
      settling: count('settling'),
      skillPoints: count('skillPoints'),
      curve: count('curve'),
      caps: count('caps'),
    },
  };
}

/**
 * The pairs of each scenario left out, under the figures chosen without it and a weight of messages that was fitted
 * without a word of it: neither its conversations nor what its author wrote.
 */
export async function withoutOwnSentences(
  folds: readonly Fold[],
  played: readonly Played[],
  similarity: Similarity,
): Promise<Share> {
  let sum = NONE;
  for (const { scenario, chosen } of folds) {
    const weights = await fitBoth(similarity, scenario);
    const own = played.filter((one) => one.conversation.scenario === scenario);
    const read = await readAll(own, withThresholds(similarity, chosen.related, chosen.close), {
      grounding: true,
      weights,
    });
    sum = add(sum, shareRight(pairsOf(scoresOf(read, chosen))));
  }
  return sum;
}

/** The figures that reports are scored with today. */
export function usualCalibration(similarity: Similarity): Calibration {
  const { settling, skillPoints, curve, caps } = USUAL;
  return { related: similarity.related, close: similarity.close, settling, skillPoints, curve, caps };
}
