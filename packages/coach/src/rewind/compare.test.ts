import { comparisonSchema } from '@parley/shared';
import { describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '@parley/rehearsal/similarity';
import { boardDate as board } from '@parley/rehearsal/testing';
import { createCoach } from '../create-coach';
import { noDelay, rehearse } from '../testing/rehearse';
import type { CoachContext } from '../types';

const coach = createCoach({ similarity: createLexicalSimilarity(), delay: noDelay });

const NEWS = 'We will not make 1 October. The load test stopped at 140 of 400 declarations an hour.';
const VAGUE = 'We will align on a robust way forward.';
const OPTIONS =
  'Two ports go live on 1 October and the other nine on 12 November. That costs £38,000 more for running both systems for six weeks. I recommend it.';
const AT_SECOND = { messageNumber: 4, reveal: true } as const;

/** A conversation of these lines, and one that goes another way from the given line (0-based) on. */
async function pair(
  lines: readonly string[],
  others: readonly string[],
  from = 1,
): Promise<{ original: CoachContext; branch: CoachContext }> {
  const original = await rehearse(coach, board, lines, 'talk');
  const branch = await rehearse(coach, board, [...lines.slice(0, from), ...others], 'talk');
  return { original, branch };
}

describe('another line', () => {
  it('is held against the first one: both reactions, trust on both sides, and the indicators that changed with their words', async () => {
    const { original, branch } = await pair([NEWS, VAGUE], [OPTIONS]);
    const compared = comparisonSchema.parse(await coach.compare(original, branch, AT_SECOND));
    expect(compared.original).toMatchObject([{ messageNumber: 4, line: VAGUE, reply: original.messages[4]?.content }]);
    expect(compared.branch).toMatchObject([{ messageNumber: 4, line: OPTIONS, reply: branch.messages[4]?.content }]);
    for (const [turn] of [compared.original, compared.branch])
      expect(compared.trustBefore + (turn?.delta ?? Number.NaN)).toBeCloseTo(turn?.trust ?? 0, 5);
    expect(compared.branch[0]?.trust).toBeGreaterThan(compared.original[0]?.trust ?? 100);
    const tradeOff = compared.indicators.find(({ id }) => id === 'trade-off-with-number');
    expect(tradeOff).toMatchObject({ before: 'not_met', after: 'met', evidence: { messageNumber: 4, side: 'branch' } });
    expect(OPTIONS).toContain(tradeOff?.evidence?.quote);
    expect(compared.indicators.every(({ before, after }) => before !== after)).toBe(true);
  });

  it('that loses something points to the words that had earned it', async () => {
    const { original, branch } = await pair([NEWS, OPTIONS], [VAGUE]);
    const compared = await coach.compare(original, branch, AT_SECOND);
    const tradeOff = compared?.indicators.find(({ id }) => id === 'trade-off-with-number');
    expect(tradeOff).toMatchObject({
      before: 'met',
      after: 'not_met',
      evidence: { messageNumber: 4, side: 'original' },
    });
    expect(OPTIONS).toContain(tradeOff?.evidence?.quote);
  });

  it('that is the same line changes nothing', async () => {
    const { original, branch } = await pair([NEWS, OPTIONS], [OPTIONS]);
    const compared = await coach.compare(original, branch, AT_SECOND);
    expect(compared).toMatchObject({ indicators: [], worries: [] });
    expect(compared?.branch).toEqual(compared?.original);
  });

  it('is compared the same way twice', async () => {
    const { original, branch } = await pair([NEWS, VAGUE], [OPTIONS]);
    expect(await coach.compare(original, branch, AT_SECOND)).toEqual(await coach.compare(original, branch, AT_SECOND));
  });
});

describe('the number of messages compared', () => {
  it('is that of the shorter side, and what came later on the longer one decides nothing', async () => {
    const short = await pair([NEWS, VAGUE], [OPTIONS]);
    const long = await pair(
      [NEWS, VAGUE, OPTIONS, 'I will send you both dates in writing by Wednesday noon.'],
      [OPTIONS],
    );
    expect(await coach.compare(long.original, long.branch, AT_SECOND)).toEqual(
      await coach.compare(short.original, short.branch, AT_SECOND),
    );
    const both = await pair(
      [NEWS, VAGUE, VAGUE],
      [OPTIONS, 'I will send you both dates in writing by Wednesday noon.'],
    );
    const compared = await coach.compare(both.original, both.branch, AT_SECOND);
    expect([compared?.original.length, compared?.branch.length]).toEqual([2, 2]);
  });

  it('is none before the stakeholder has answered on the branch', async () => {
    const { original, branch } = await pair([NEWS, VAGUE], [OPTIONS]);
    expect(await coach.compare(original, { ...branch, messages: branch.messages.slice(0, 3) }, AT_SECOND)).toBeNull();
    expect(await coach.compare(original, { ...branch, messages: branch.messages.slice(0, 4) }, AT_SECOND)).toBeNull();
  });

  it('counts a last message of the original that was never answered', async () => {
    const { original, branch } = await pair([NEWS, VAGUE], [OPTIONS]);
    const compared = await coach.compare({ ...original, messages: original.messages.slice(0, 4) }, branch, AT_SECOND);
    expect(compared?.original).toMatchObject([{ line: VAGUE, reply: null }]);
  });
});

describe('concerns', () => {
  const settling = board.concerns.flatMap(
    (concern) => `${concern.acknowledgedBy[0] ?? ''} ${concern.settledBy[0] ?? ''} ${concern.settledBy[1] ?? ''}`,
  );

  it('that moved are named once the conversation is over', async () => {
    const { original, branch } = await pair([VAGUE, VAGUE, VAGUE, VAGUE], settling, 0);
    const compared = await coach.compare(original, branch, { messageNumber: 2, reveal: true });
    const summaries = board.concerns.map(({ summary }) => summary);
    expect(compared?.worries.length).toBeGreaterThan(0);
    for (const { summary, before, after } of compared?.worries ?? []) {
      expect(summaries).toContain(summary);
      expect(before).not.toBe(after);
    }
  });

  it('stay unnamed while it runs, in what moved trust too', async () => {
    const { original, branch } = await pair([VAGUE, VAGUE, VAGUE, VAGUE], settling, 0);
    const reasons = async (reveal: boolean) =>
      (await coach.compare(original, branch, { messageNumber: 2, reveal }))?.branch.map(({ reason }) => reason) ?? [];
    const named = (all: readonly string[]) =>
      all.filter((reason) => board.concerns.some(({ summary }) => reason.includes(summary)));
    expect(named(await reasons(true)).length).toBeGreaterThan(0);
    expect(named(await reasons(false))).toEqual([]);
    const hidden = await coach.compare(original, branch, { messageNumber: 2, reveal: false });
    expect(hidden?.worries.length).toBeGreaterThan(0);
    expect(hidden?.worries.every(({ summary }) => summary === null)).toBe(true);
  });
});
