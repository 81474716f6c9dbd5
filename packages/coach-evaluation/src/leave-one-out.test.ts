import { scenarios } from '@parley/content';
import { describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { createLexicalSimilarity, USUAL } from '@parley/coach/internals';
import { noDelay } from '@parley/coach/testing';
import { type Calibration, gridAround, leaveOneOut, scoreGrid, type Scored, usualCalibration } from './leave-one-out';
import { play } from './play';
import { TUNED } from './transcripts/tuned/index';
import { ablations, readAll, scoreUnder } from './variants';

const usual: Calibration = { related: 0.4, close: 0.55, settling: 1, skillPoints: 7, curve: 1, caps: 1 };
const other: Calibration = { ...usual, caps: 1.15 };

/** Two scenarios; `right` says in which of them a calibration ranks strong above poor. */
const scored = (calibration: Calibration, right: Readonly<Record<string, boolean>>): Scored => ({
  calibration,
  conversations: Object.entries(right).flatMap(([scenario, isRight]) => [
    { id: `${scenario}/strong`, scenario, quality: 'strong' as const, score: isRight ? 8 : 2 },
    { id: `${scenario}/poor`, scenario, quality: 'poor' as const, score: isRight ? 2 : 8 },
  ]),
});

describe('leaving one scenario out', () => {
  it('measures on the scenario left out, with what is best for the others', () => {
    // Each calibration ranks one scenario right: the one fitted on a scenario fails on the other.
    const result = leaveOneOut([scored(usual, { a: true, b: false }), scored(other, { a: false, b: true })], usual);
    expect(result.plain).toEqual({ right: 1, of: 2 });
    expect(result.refitted).toEqual({ right: 0, of: 2 });
    expect(result.folds.map((fold) => [fold.scenario, fold.chosen.caps])).toEqual([
      ['a', 1.15],
      ['b', 1],
    ]);
  });

  it('keeps the usual figures where nothing is better, and counts how often each value was chosen', () => {
    const result = leaveOneOut(
      [scored(other, { a: true, b: true, c: true }), scored(usual, { a: true, b: true, c: true })],
      usual,
    );
    expect(result.refitted).toEqual({ right: 3, of: 3 });
    expect(result.chosen.caps).toEqual({ 1: 3 });
  });

  it('prefers figures that keep hostile conversations low', () => {
    const hostile = (score: number) => ({ id: 'a/hostile', scenario: 'a', quality: 'hostile' as const, score });
    const low = scored(other, { a: true, b: true });
    const high = scored(usual, { a: true, b: true });
    const result = leaveOneOut(
      [
        { ...high, conversations: [...high.conversations, hostile(6)] },
        { ...low, conversations: [...low.conversations, hostile(1)] },
      ],
      usual,
    );
    expect(result.folds.find((fold) => fold.scenario === 'b')?.chosen.caps).toBe(1.15);
  });
});

describe('judging again', () => {
  const similarity = createLexicalSimilarity();
  const playing = async (slug: string) => {
    const conversations = TUNED.filter((conversation) => conversation.scenario === slug);
    const coach = createCoach({ delay: noDelay, similarity });
    const scenario = scenarios.find((entry) => entry.slug === slug);
    if (!scenario) throw new Error('The library has no such scenario');
    return Promise.all(
      conversations.map((conversation) =>
        play(conversation, { coach, scenario, runs: 1, tips: false, clock: () => 0, now: new Date(0) }),
      ),
    );
  };

  it('with the usual figures gives the report’s score; with others it doesn’t', async () => {
    const played = await playing('late-drawings');
    const read = await readAll(played, similarity);
    expect(read.map((one) => scoreUnder(one, USUAL))).toEqual(played.map((one) => one.feedback.overallScore));
    expect(read.map((one) => scoreUnder(one, { ...USUAL, caseProgress: false }))).not.toEqual(
      played.map((one) => one.feedback.overallScore),
    );
    expect(read.some((one) => scoreUnder(one, { ...USUAL, settling: 3 }) < scoreUnder(one, USUAL))).toBe(true);
    // Of all orders, thresholds set low enough find something the usual ones don't.
    const [low] = await scoreGrid(played, similarity, [{ ...usualCalibration(similarity), related: 0.05, close: 0.1 }]);
    expect(low?.conversations.map((conversation) => conversation.score)).not.toEqual(
      played.map((one) => one.feedback.overallScore),
    );
  });

  it('without a part changes what the part is for', async () => {
    const rows = await ablations(await playing('team-member-pushback'), similarity);
    const distances = rows.map((row) => row.ranking.distance);
    expect(rows.map((row) => row.name)).toHaveLength(7);
    expect(new Set(distances).size).toBeGreaterThan(2);
  });

  it('tries a value below and above each usual one', () => {
    const grid = gridAround(usual);
    expect(grid).toHaveLength(3 ** 6);
    expect(grid).toContainEqual(usual);
  });
});
