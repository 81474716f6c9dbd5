/** What becomes of a finished report that a model has read once more (product §12.16). */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '@parley/rehearsal/similarity';
import { boardDate as scenario } from '@parley/rehearsal/testing';
import type { Feedback, OpenAiOptions } from '@parley/shared';
import { createCoach } from '../index';
import { CURRENT_RUBRIC } from '../rubric/index';
import { startProvider, type ProviderRequest, type ProviderServer, type Step } from '../testing/provider-server';
import { noDelay } from '../testing/rehearse';
import type { CoachContext } from '../types';
import { numbered } from './judge-reading';
import { reviewed } from './review';
import { type ReportReview, statementsOf } from './review-question';

const servers: ProviderServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const context: CoachContext = {
  scenario,
  seed: 'c1',
  messages: [
    { number: 1, role: 'stakeholder', content: scenario.opening },
    {
      number: 2,
      role: 'student',
      content:
        'We won’t make 1 October. The load test stopped at 140 of 400 declarations an hour, so the date I can stand behind is 12 November.',
    },
    { number: 3, role: 'stakeholder', content: 'And what do I tell the board on Thursday?' },
    {
      number: 4,
      role: 'student',
      content:
        'I will send you one page by Wednesday noon: the test result, the cause and the two options. Claire has agreed to move the slide.',
    },
  ],
};
const sentences = numbered(context.messages.filter(({ role }) => role === 'student'));
const quote =
  'The load test stopped at 140 of 400 declarations an hour, so the date I can stand behind is 12 November.';
const coach = createCoach({ delay: noDelay, similarity: createLexicalSimilarity() });
const report = async (): Promise<Feedback> => {
  const made = await coach.assess(context, { now: new Date(0) });
  const found = { messageNumber: 2, quote };
  return {
    ...made,
    strengths: ['You gave the cause: “x”.'],
    areasForImprovement: ['You promised nothing: “y”.', 'You asked for nothing.'],
    specificFeedback: [
      { type: 'positive', message: 'You gave the cause: “x”.', relatedMessages: [2], evidence: found },
      { type: 'negative', message: 'You promised nothing: “y”.', relatedMessages: [4], evidence: null },
    ],
    suggestedPhrasing: { messageNumber: 2, text: 'Better words', why: 'They are better.' },
    indicators: made.indicators.map((result, at) =>
      at === 0 ? { ...result, verdict: 'met', evidence: found, reason: 'You said so.' } : { ...result, evidence: null },
    ),
  };
};
const NOTHING: ReportReview = { statements: [], left_out: [], insight: '', next: '' };
const reviewedBy = async (review: Partial<ReportReview>): Promise<Feedback> =>
  reviewed(await report(), { ...NOTHING, ...review }, context, sentences);
const denies = (...ids: readonly string[]): Partial<ReportReview> => ({
  statements: ids.map((id) => ({ id, verdict: 'false' })),
});

describe('a reviewed report', () => {
  it('stays as it was where nothing is said of it', async () => {
    expect(await reviewedBy({})).toEqual(await report());
  });

  it('names what a model is asked about by what it is', async () => {
    expect(statementsOf(await report()).map(({ id, of }) => [id, of])).toEqual([
      ['f1', 'finding'],
      ['f2', 'finding'],
      ['a1', 'area'],
      ['k1', 'insight'],
      ['n1', 'next'],
      ['p1', 'phrasing'],
    ]);
  });

  it('loses what is denied, its words beside the indicator too, and keeps the score', async () => {
    const before = await report();
    const after = await reviewedBy(denies('f1', 'a1', 'p1'));
    expect(after.strengths).toEqual([]);
    expect(after.areasForImprovement).toEqual(['You promised nothing: “y”.']);
    expect(after.specificFeedback.map(({ message }) => message)).toEqual(['You promised nothing: “y”.']);
    expect(after.suggestedPhrasing).toBeNull();
    expect(after.indicators[0]).toMatchObject({ verdict: 'met', evidence: null, unclear: true });
    expect([after.overallScore, after.steps, after.skills]).toEqual([before.overallScore, before.steps, before.skills]);
  });

  it('takes the words of a reproach that is denied from what they stood against, and from nothing that is met', async () => {
    const made = await report();
    const [met, missing, ...others] = made.indicators;
    if (!met || !missing) throw new Error('The rubric has no indicators');
    const shown = { messageNumber: 2, quote };
    const before: Feedback = {
      ...made,
      specificFeedback: [
        { type: 'negative', message: 'You put it on others: “x”.', relatedMessages: [2], evidence: shown },
      ],
      areasForImprovement: ['You put it on others: “x”.'],
      indicators: [
        met,
        { ...missing, verdict: 'not_met', evidence: shown, reason: 'You put it on others.' },
        ...others,
      ],
    };
    const after = reviewed(before, { ...NOTHING, ...denies('f1') }, context, sentences);
    expect(after.indicators[0]).toEqual(met);
    expect(after.indicators[1]).toMatchObject({ verdict: 'not_met', evidence: null, unclear: true });
    expect(after.indicators[1]?.reason).toContain('no clear sign');
  });

  it('keeps every reproach that holds, and does not say under one that nothing was missing', async () => {
    const made = await report();
    const negative = (at: number): Feedback['specificFeedback'][number] => ({
      type: 'negative',
      message: `Reproach ${at}.`,
      relatedMessages: [4],
      evidence: null,
    });
    const three = [negative(1), negative(2), negative(3)];
    const full: Feedback = {
      ...made,
      specificFeedback: three,
      areasForImprovement: three.map(({ message }) => message),
    };
    const spoke = {
      sentence: 4,
      kind: 'to_work_on' as const,
      text: 'You spoke for Claire, though nothing shows that she agreed.',
    };
    expect(reviewed(full, { ...NOTHING, left_out: [spoke] }, context, sentences).specificFeedback).toEqual(three);
    const bare: Feedback = {
      ...made,
      specificFeedback: [],
      areasForImprovement: [],
      suggestedApproachForNextTime: 'Nothing was plainly missing. Try the same on somebody harder than Graham.',
    };
    const after = reviewed(bare, { ...NOTHING, left_out: [spoke] }, context, sentences);
    expect(after.areasForImprovement).toHaveLength(1);
    expect(after.suggestedApproachForNextTime).not.toContain('Nothing was plainly missing');
  });

  it('gains what was left out, with the sentence that shows it', async () => {
    const { number } = sentences.find(({ sentence }) => sentence.text.startsWith('Claire')) ?? { number: 0 };
    const after = await reviewedBy({
      left_out: [
        { sentence: number, kind: 'to_work_on', text: 'You spoke for Claire, though nothing shows that she agreed.' },
      ],
    });
    expect(after.specificFeedback.at(-1)).toEqual({
      type: 'negative',
      message: 'You spoke for Claire, though nothing shows that she agreed: “Claire has agreed to move the slide”.',
      relatedMessages: [4],
      evidence: { messageNumber: 4, quote: 'Claire has agreed to move the slide.' },
    });
    expect(after.areasForImprovement).toContain(after.specificFeedback.at(-1)?.message);
  });

  it.each<readonly [string, ReportReview['left_out'][number]]>([
    ['a sentence that is not there', { sentence: 99, kind: 'to_work_on', text: 'You spoke for Claire without her.' }],
    [
      'words that are shown already',
      { sentence: 2, kind: 'did_well', text: 'You said plainly what stopped the test.' },
    ],
    ['a figure that stands nowhere', { sentence: 4, kind: 'to_work_on', text: 'You offered £91,500 for nothing.' }],
    ['advice', { sentence: 4, kind: 'to_work_on', text: 'Never speak for somebody who is not there.' }],
    [
      'several sentences',
      { sentence: 4, kind: 'to_work_on', text: 'You spoke for Claire. It was wrong. It was bold.' },
    ],
  ])('gains nothing by %s', async (_, left) => {
    expect((await reviewedBy({ left_out: [left] })).specificFeedback).toEqual((await report()).specificFeedback);
  });

  it('takes the model’s insight and advice where their words and figures stand in the talk', async () => {
    const insight = 'You told Graham 12 November before he asked, and in message 4 you spoke for Claire.';
    const next = 'Say that you will ask Claire, and bring her answer.';
    expect(await reviewedBy({ insight, next })).toMatchObject({
      keyInsights: insight,
      suggestedApproachForNextTime: next,
    });
    const invented = 'Graham said “I never trusted you for a minute”, and that decided the talk.';
    const far = 'In message 44 you lost Graham, who had waited for the £91,500 since then.';
    for (const text of [invented, far])
      expect((await reviewedBy({ insight: text })).keyInsights).toBe((await report()).keyInsights);
  });

  it('says nothing that was denied, also where the model writes nothing in its place', async () => {
    const before = await report();
    const after = await reviewedBy(denies('k1', 'n1'));
    expect(after.keyInsights).not.toBe(before.keyInsights);
    expect(after.keyInsights.length).toBeGreaterThan(20);
    expect(after.suggestedApproachForNextTime).not.toBe(before.suggestedApproachForNextTime);
  });
});

async function assessing(answers: (request: ProviderRequest) => Step, options: Partial<OpenAiOptions> = {}) {
  const server = await startProvider([{ kind: 'answer', by: answers }]);
  servers.push(server);
  const through = createCoach({
    openai: { apiKey: 'test', baseUrl: server.url, model: 'fake', attempts: 1, ...options },
    delay: noDelay,
    similarity: createLexicalSimilarity(),
  });
  return { report: await through.assess(context, { now: new Date(0) }), server };
}
const json = (value: object): Step => ({ kind: 'words', text: JSON.stringify(value) });
const JUDGEMENT = {
  acts: [{ sentence: 2, kind: 'news', worry: 1 }],
  worries: [],
  faults: [],
  dodged: [],
  unfounded: [],
  indicators: CURRENT_RUBRIC.indicators
    .slice(0, 3)
    .map((_, at) => ({ indicator: `i${at + 1}`, sentence: 2, verdict: 'met' })),
};
const isReview = ({ messages }: ProviderRequest): boolean =>
  messages.some(({ content }) => content.includes('The report:\n'));
const INSIGHT = 'You told Graham 12 November before he asked for it, and that decided this talk.';

describe('a report through a provider', () => {
  it('is asked about twice: what was done, and whether what is said of it holds', async () => {
    const { report: made, server } = await assessing((request) =>
      isReview(request) ? json({ ...NOTHING, insight: INSIGHT }) : json(JUDGEMENT),
    );
    expect(server.requests).toHaveLength(2);
    expect(made).toMatchObject({ engine: 'openai', engineNote: null, keyInsights: INSIGHT });
  });

  it.each<readonly [string, Step]>([
    ['fails', { kind: 'status', status: 500 }],
    ['is nonsense', { kind: 'words', text: 'All fine.' }],
  ])('stands as it was where the second answer %s', async (_, step) => {
    const { report: made } = await assessing((request) => (isReview(request) ? step : json(JUDGEMENT)));
    const { report: unread } = await assessing((request) => (isReview(request) ? json(NOTHING) : json(JUDGEMENT)));
    expect(made).toEqual(unread);
    expect(made.engine).toBe('openai');
  });

  it('is not read again where the context has no room for it', async () => {
    const { server } = await assessing(() => json(JUDGEMENT), { contextTokens: 2_500 });
    expect(server.requests.filter(isReview)).toHaveLength(0);
  });
});
