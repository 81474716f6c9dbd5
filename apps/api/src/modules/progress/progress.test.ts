/** How one has been practising, over HTTP: one's own alone, bounded, and without a word of a transcript but the best. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { beginConversation, completeConversation, queryPlans, reportOf } from '@parley/db/testing';
import { progressSchema, type Feedback, type Progress } from '@parley/shared';
import request from 'supertest';
import { z } from 'zod';
import {
  createConversationFixture,
  dataOf,
  failureOf,
  type ConversationFixture,
  type Person,
} from '../conversations/testing/conversation-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const skill = (name: Feedback['skills'][number]['skill'], score: number | null) => ({
  skill: name,
  score,
  met: 1,
  applicable: score === null ? 0 : 2,
  weight: 1,
});

let fixture: ConversationFixture;
let ada: Person;
beforeAll(async () => {
  fixture = await createConversationFixture();
});
afterAll(() => fixture.closeFixture());
beforeEach(async () => {
  ada = await fixture.register();
});

const hold = (person: Person, now: Date, score: number, given: Partial<Feedback> = {}): Promise<string> =>
  completeConversation(fixture.database, {
    userId: person.id,
    slug: fixture.scenario,
    now,
    report: reportOf(score, given),
  });
const progress = async (person: Person): Promise<Progress> =>
  dataOf(await person.get('/progress').expect(200), z.strictObject(progressSchema.shape));

describe('GET /progress', () => {
  it('needs a sign-in', async () => {
    expect(failureOf(await request(fixture.base).get('/api/progress').expect(401)).code).toBe('unauthenticated');
  });

  it('is empty before the first conversation', async () => {
    expect(await progress(ada)).toEqual({ reports: [], begun: [], completed: [], best: null });
  });

  it('gives the reports by skill, the oldest first, and when one practised', async () => {
    const [early, late, running, abandoned] = [daysAgo(3), daysAgo(2), daysAgo(1), daysAgo(0.5)];
    const first = await hold(ada, early, 5, {
      skills: [skill('leadership', 3.3), skill('persuasion', null), skill('documentation', 0)],
    });
    const second = await hold(ada, late, 7, { skills: [skill('leadership', 6.6)] });
    await beginConversation(fixture.database, { userId: ada.id, slug: 'running', now: running });
    const given = await beginConversation(fixture.database, { userId: ada.id, slug: 'given-up', now: abandoned });
    await ada.post(`/conversations/${given}/abandon`).expect(200);
    await hold(await fixture.register(), daysAgo(1), 10, { skills: [skill('leadership', 10)] });

    const { reports, begun, completed } = await progress(ada);
    expect(reports).toEqual([
      {
        _id: first,
        title: expect.any(String),
        completedAt: early.toISOString(),
        skills: { leadership: 3.3, documentation: 0 },
      },
      { _id: second, title: expect.any(String), completedAt: late.toISOString(), skills: { leadership: 6.6 } },
    ]);
    expect(begun).toEqual([running, late, early].map((at) => at.toISOString()));
    expect(completed).toEqual([late, early].map((at) => at.toISOString()));
  });

  it('gives the last 50 reports and the last 32 days, each by one query over an index', async () => {
    const userId = ada.id;
    for (let index = 0; index < 53; index += 1) await hold(ada, daysAgo(40 - index / 2), 5);
    const { reports, completed } = await progress(ada);
    expect(reports).toHaveLength(50);
    expect(reports[0]?.completedAt.slice(0, 10)).toBe(daysAgo(38.5).toISOString().slice(0, 10));
    // The one of 32 days ago, to the half day, may have passed while the others were held.
    expect(completed.length).toBeGreaterThanOrEqual(36);
    expect(completed.length).toBeLessThanOrEqual(37);
    const plans = await queryPlans(fixture.mongo, () => fixture.database.conversations.recentReports(userId, 50));
    expect(plans.map(({ docsExamined, stages }) => [docsExamined, stages.includes('SORT')])).toEqual([[50, false]]);
  });

  it('quotes the words that earned most in the best conversation, and no others', async () => {
    const met = {
      id: 'named-trade-off',
      skill: 'negotiation_skills' as const,
      label: 'Named a trade-off with a number',
      lookedFor: 'A trade-off with a number.',
      verdict: 'met' as const,
      evidence: { messageNumber: 2, quote: 'We lose the 12th, and it costs £38,000.' },
      reason: 'It is there.',
      points: 0.4,
    };
    const best = await hold(ada, daysAgo(5), 8, { indicators: [met] });
    await hold(ada, daysAgo(1), 4, { indicators: [{ ...met, label: 'Another' }] });
    const response = await ada.get('/progress').expect(200);
    expect(dataOf(response, progressSchema).best).toMatchObject({
      conversationId: best,
      quote: 'We lose the 12th, and it costs £38,000.',
      messageNumber: 2,
      label: 'Named a trade-off with a number',
    });
    for (const word of ['lookedFor', 'opening', 'concerns', 'Another']) expect(response.text).not.toContain(word);
  });
});
