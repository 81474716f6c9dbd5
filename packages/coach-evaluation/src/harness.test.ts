import { scenarios } from '@parley/content';
import { describe, expect, it } from '@jest/globals';
import { createFakeCoach, type FakeAnswers, type Verdict } from './testing/fake-coach';
import { evaluate, type Evaluation, exitCodeOf } from './evaluate';
import { agreementOf } from './measure';
import { evaluationText } from './print';
import {
  PASTE_LAST,
  PASTE_SITUATION,
  type Quality,
  type WrittenConversation,
} from './transcripts/written-conversation';
import { worstPairs } from './worst';

const SLUG = 'late-drawings';
const NOW = new Date('2026-11-21T12:00:00Z');
const conversation = (quality: Quality, more: Partial<WrittenConversation> = {}): WrittenConversation => ({
  id: `${SLUG}/${quality}`,
  scenario: SLUG,
  quality,
  voice: 'plain',
  lines: ['The stair is frozen.', 'Until Monday.'],
  met: null,
  ...more,
});
const THREE = [conversation('strong'), conversation('middling'), conversation('poor')];

function measure(
  answers: FakeAnswers,
  conversations: readonly WrittenConversation[] = THREE,
  runs = 1,
): Promise<Evaluation> {
  let time = 0;
  return evaluate({
    coach: createFakeCoach(answers),
    scenarios,
    conversations,
    runs,
    tips: true,
    now: NOW,
    clock: () => (time += 10),
  });
}
const scoring = (scores: Partial<Record<Quality, number>>): FakeAnswers => ({
  assess: ({ seed }) => ({ score: Object.entries(scores).find(([quality]) => seed.endsWith(quality))?.[1] ?? 0 }),
});
const always = (verdict: Verdict): FakeAnswers => ({ assess: () => verdict });

describe('the order of conversations', () => {
  it('is right where better conversations score higher', async () => {
    const { ranking } = await measure(scoring({ strong: 8, middling: 5, poor: 2 }));
    expect(ranking.all).toEqual({ right: 3, of: 3 });
    expect(ranking.distance).toBe(6);
  });

  it('is caught where it is wrong, and shown as the worst', async () => {
    const { ranking, played } = await measure(scoring({ strong: 8, middling: 2, poor: 5 }));
    expect(ranking.all).toEqual({ right: 2, of: 3 });
    expect(ranking.byKind['middling>poor']).toEqual({ right: 0, of: 1 });
    expect(worstPairs(played, 10)[0]).toMatchObject({
      kind: 'middling>poor',
      margin: -3,
      better: { score: 2 },
      worse: { score: 5 },
    });
  });

  it('is wrong where scores are the same', async () => {
    expect((await measure(scoring({ strong: 8, middling: 5, poor: 5 }))).ranking.all).toEqual({ right: 2, of: 3 });
  });

  it('compares conversations of one scenario only, and hostile ones with none', async () => {
    const elsewhere = conversation('poor', { id: 'scope-change-request/poor', scenario: 'scope-change-request' });
    const { ranking } = await measure(scoring({ strong: 3, hostile: 4.5, poor: 9 }), [
      conversation('strong'),
      elsewhere,
      conversation('hostile'),
    ]);
    expect(ranking.all.of).toBe(0);
    expect(ranking.distance).toBeNull();
    expect(ranking.hostileHighest).toBe(4.5);
  });
});

describe('agreement with the scores of writers', () => {
  it('is the mean difference, its direction and the order', () => {
    const scores = [
      { coach: 9, writer: 8 },
      { coach: 5, writer: 6 },
      { coach: 2, writer: 1 },
      { coach: 4, writer: undefined },
    ];
    const agreement = agreementOf(scores);
    expect(agreement).toMatchObject({ conversations: 3, difference: 1, correlation: 1 });
    expect(agreement?.bias).toBeCloseTo(1 / 3);
    expect(agreementOf(scores.map(({ coach, writer }) => ({ coach: -coach, writer })))?.correlation).toBe(-1);
    expect(agreementOf([{ coach: 4, writer: undefined }])).toBeNull();
  });
});

describe('evidence', () => {
  const quoting = (quote: string | null, messageNumber = 2): FakeAnswers =>
    always({ score: 5, met: { 'gave-the-cause': quote === null ? null : { messageNumber, quote } } });

  it('is verified where it stands in that message of the student', async () => {
    const evaluation = await measure(quoting('stair is frozen'), [conversation('strong')]);
    expect(evaluation.soundness).toMatchObject({ quotes: 1, verified: 1, fabricated: [] });
    expect(exitCodeOf(evaluation)).toBe(0);
  });

  it.each([
    ['words nobody said', 'the stairs are frozen', 2],
    ['words of another message', 'Until Monday', 2],
    ['other capitals', 'Stair is frozen', 2],
    ['words of the stakeholder', 'Go on.', 3],
    ['a message that is not there', 'The stair', 12],
    ['nothing but a space', ' ', 2],
    ['no quote for what is met', null, 2],
  ])('is caught: %s', async (_, quote, messageNumber) => {
    const evaluation = await measure(quoting(quote, messageNumber), [conversation('strong')]);
    expect(evaluation.soundness.fabricated).toHaveLength(1);
    expect(evaluation.soundness.verified).toBe(0);
    expect(exitCodeOf(evaluation)).toBe(1);
  });

  it('needs steps that add up to the score', async () => {
    const evaluation = await measure(always({ score: 5, sum: 5.1 }), [conversation('strong')]);
    expect(evaluation.soundness.wrongSums).toHaveLength(1);
    expect(exitCodeOf(evaluation)).toBe(1);
  });
});

describe('scores that differ from run to run', () => {
  it('are caught', async () => {
    const { spread } = await measure(
      { assess: ({ seed }, run) => ({ score: seed.endsWith('poor') ? 2 + run / 2 : 6 }) },
      THREE,
      3,
    );
    expect(spread).toMatchObject({ runs: 3, largest: 1, unstable: [`${SLUG}/poor`] });
    expect(spread.mean).toBeCloseTo(1 / 3);
  });

  it('are 0 where they are the same', async () => {
    expect((await measure(always({ score: 5 }), THREE, 3)).spread).toMatchObject({
      runs: 3,
      mean: 0,
      largest: 0,
      unstable: [],
    });
  });
});

describe('a coach that fails', () => {
  const failing: FakeAnswers = {
    assess: ({ seed }) => {
      if (seed.endsWith('middling')) throw new Error('Out of words');
      return { score: seed.endsWith('strong') ? 8 : 2 };
    },
  };

  it('in one conversation is counted, reported and fatal, and the other conversations go on', async () => {
    const evaluation = await measure(failing);
    expect(evaluation.failures).toEqual([{ id: `${SLUG}/middling`, error: 'Out of words' }]);
    expect(evaluation.ranking.all).toEqual({ right: 1, of: 1 });
    expect(exitCodeOf(evaluation)).toBe(1);
    expect(evaluationText(evaluation)).toContain('1 failed');
    expect(evaluationText(evaluation)).toContain('Out of words');
  });

  it('in its reply is counted too', async () => {
    const evaluation = await measure({
      ...always({ score: 5 }),
      reply: () => {
        throw new Error('Mute');
      },
    });
    expect(evaluation.failures).toHaveLength(3);
  });

  it('is told apart from one that another engine stood in for', async () => {
    const reply: FakeAnswers['reply'] = () => [
      { type: 'notice', text: 'Another engine spoke.' },
      { type: 'text', text: 'Yes.' },
    ];
    const assess: FakeAnswers['assess'] = ({ seed }) => ({
      score: 5,
      ...(seed.endsWith('strong') ? { engineNote: 'Another engine judged.' } : {}),
    });
    const some = await measure({ assess, reply });
    expect(some.fallbacks).toEqual({ replies: 6, ofReplies: 6, reports: 1, ofReports: 3 });
    expect(evaluationText(some)).toContain('stood in for 6 of 6 replies and 1 of 3 reports');
    expect(exitCodeOf(some)).toBe(0);
    // Nothing was measured where it made every report.
    expect(exitCodeOf(await measure({ assess, reply }, [conversation('strong')]))).toBe(1);
  });

  it('is a scenario that is not in the library', async () => {
    expect(
      (await measure(always({ score: 5 }), [conversation('strong', { scenario: 'nowhere' })])).failures[0]?.error,
    ).toContain('nowhere');
  });
});

describe('playing', () => {
  const said = async (answers: FakeAnswers, written: WrittenConversation): Promise<readonly string[]> => {
    const { played } = await measure(answers, [written]);
    return played[0]?.context.messages.map((message) => message.content) ?? [];
  };
  const library = scenarios.find((scenario) => scenario.slug === SLUG);

  it('ends when the stakeholder leaves', async () => {
    const answers: FakeAnswers = {
      ...always({ score: 1 }),
      reply: () => [{ type: 'text', text: 'Goodbye.' }, { type: 'left' }],
    };
    expect(await said(answers, conversation('poor'))).toEqual([library?.opening, 'The stair is frozen.', 'Goodbye.']);
  });

  it('lets the writer’s replies stand', async () => {
    const answers: FakeAnswers = {
      ...always({ score: 1 }),
      reply: () => {
        throw new Error('Not asked');
      },
    };
    expect(await said(answers, conversation('poor', { replies: ['Which stair?', 'Fine.'] }))).toEqual([
      library?.opening,
      'The stair is frozen.',
      'Which stair?',
      'Until Monday.',
      'Fine.',
    ]);
  });

  it('pastes the briefing and the stakeholder’s last words', async () => {
    expect(
      await said(always({ score: 1 }), conversation('hostile', { lines: [PASTE_LAST, PASTE_SITUATION, PASTE_LAST] })),
    ).toEqual([library?.opening, library?.opening, 'Go on.', library?.situation, 'Go on.', 'Go on.', 'Go on.']);
  });

  it('takes times', async () => {
    const { times } = await measure(always({ score: 1 }), [conversation('poor')]);
    expect(times).toMatchObject({
      reply: { count: 2, median: 10 },
      tip: { count: 2, longest: 10 },
      assess: { count: 1, p95: 10 },
    });
  });
});

describe('labelled conversations', () => {
  const evidence = (messageNumber: number, quote: string) => ({ messageNumber, quote });
  const lines = ['The stair is frozen.', 'Until Monday.', 'Fionn pays.', 'You mail me.'];
  const labelled = conversation('strong', {
    lines,
    met: { 'gave-the-cause': 1, 'set-a-boundary': 1, 'held-the-line': 3, mystery: 1 },
    notApplicable: ['followed-up'],
  });

  it('tell what is found, what is missed, and whether the words stand where a reader saw them', async () => {
    const met = {
      'gave-the-cause': evidence(4, 'Until Monday.'),
      'held-the-line': evidence(2, 'The stair'),
      'put-in-writing': evidence(8, 'You mail me.'),
      'followed-up': evidence(6, 'Fionn'),
    };
    const { labels } = await measure(always({ score: 5, met }), [labelled]);
    const found = (id: string) => labels?.indicators.find((entry) => entry.id === id);
    expect(found('gave-the-cause')).toMatchObject({ labelled: 1, found: 1, both: 1, inPlace: 1, f1: 1 });
    expect(found('held-the-line')).toMatchObject({ both: 1, inPlace: 0, recall: 1, recallInPlace: 0 });
    expect(found('put-in-writing')).toMatchObject({ labelled: 0, found: 1, precision: 0, recall: null, f1: 0 });
    expect(found('followed-up')).toBeUndefined();
    expect(labels?.overall).toMatchObject({ found: 3, both: 2 });
    expect(labels?.unknown).toEqual(['set-a-boundary', 'mystery']);
  });

  it('are none where nobody labelled', async () => {
    expect((await measure(always({ score: 5 }))).labels).toBeNull();
  });
});
