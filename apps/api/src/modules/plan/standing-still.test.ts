/** A plan that is over or paused while somebody is in the middle of a conversation (product §5.8, §5.9, §5.20). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SubscriptionTerms } from '@parley/db';
import { exportStartedSchema, planSchema } from '@parley/shared';
import { tracks } from '@parley/content';
import {
  createConversationFixture,
  dataOf,
  failureOf,
  type ConversationFixture,
} from '../conversations/testing/conversation-fixture';
import { eventually } from '../conversations/testing/eventually';
import { scenarioFixture } from '../conversations/testing/scenario-fixture';
import { feedbackOf } from '../conversations/testing/scripted-coach';
import { templateFixture } from '../custom-scenarios/testing/template-fixture';

const DAY_MS = 86_400_000;
let now = new Date();
let fixture: ConversationFixture;
beforeAll(async () => {
  fixture = await createConversationFixture({ dependencies: { clock: () => now } });
  fixture.coach.answer = ['So tell me.'];
  fixture.coach.onAssess = async (_context, at) => feedbackOf(7, at);
  const slugs = [fixture.scenario, ...tracks.flatMap(({ scenarios }) => scenarios)];
  await fixture.database.scenarios.seed(slugs.map(scenarioFixture));
});
afterAll(() => fixture.closeFixture());

interface End {
  readonly how: string;
  /** Days from now to the end of what is paid for. */
  readonly paidDays: number;
  readonly terms: (at: { readonly now: Date; readonly paidUntil: Date }) => Partial<SubscriptionTerms>;
  /** After so many days the plan stands still. */
  readonly days: number;
  readonly words: RegExp;
}
const ENDS: readonly End[] = [
  {
    how: 'cancelled',
    paidDays: 4,
    terms: ({ now: cancelledAt, paidUntil }) => ({ endsAt: paidUntil, cancelledAt }),
    days: 5,
    words: /^Your Solo Pro plan ended on /,
  },
  {
    how: 'not paid',
    paidDays: -3,
    terms: ({ paidUntil }) => ({ paymentFailedAt: paidUntil }),
    days: 5,
    words: /did not go through\. Open Billing & Plans in your settings to continue\.$/,
  },
  {
    how: 'refunded',
    paidDays: 4,
    terms: ({ now: pausedAt }) => ({ pausedAt }),
    days: 0,
    words: /refunded or is disputed\. Please write to our support to continue\.$/,
  },
];

describe('a plan that stands still', () => {
  it.each(ENDS)('since it was $how, closes every door to something new; what was begun is finished', async (end) => {
    now = new Date();
    const ada = await fixture.register();
    const paidUntil = new Date(now.getTime() + end.paidDays * DAY_MS);
    const anchor = new Date(paidUntil);
    anchor.setUTCMonth(anchor.getUTCMonth() - 1);
    const terms: SubscriptionTerms = {
      planType: 'solo_pro',
      billing: 'monthly',
      anchor,
      paidUntil,
      endsAt: null,
      cancelledAt: null,
      paymentFailedAt: null,
      pausedAt: null,
    };
    const { credits } = fixture.database;
    await credits.syncSubscription({ userId: ada.id, terms, now });
    const { _id } = await ada.start(fixture.scenario);
    const template = await ada.post('/custom-scenarios', templateFixture()).expect(201);
    const { _id: templateId } = (template.body as { data: { _id: string } }).data;
    await ada.post(`/conversations/${_id}/messages`, { message: 'The date has moved.' }).expect(200);

    await credits.syncSubscription({ userId: ada.id, terms: { ...terms, ...end.terms({ now, paidUntil }) }, now });
    now = new Date(now.getTime() + end.days * DAY_MS);
    for (const door of [
      ada.post('/conversations', { scenarioId: fixture.scenario }),
      ada.post('/starter-kits/senior-pm-challenges/start-next'),
      ada.post(`/custom-scenarios/${templateId}/generate`),
      ada.post('/scenarios/generate', {
        brief: 'The client wants the portal two weeks earlier and pays no more for it.',
      }),
    ]) {
      const refused = failureOf(await door.expect(402));
      expect(refused).toMatchObject({ code: 'trial_expired', message: expect.stringMatching(end.words) });
    }
    expect(dataOf(await ada.get('/users/plan').expect(200), planSchema).entitlements).toEqual({
      liveTips: false,
      customScenarios: 'read_only',
      teamArea: false,
      canStartConversation: false,
    });

    await ada.post(`/conversations/${_id}/messages`, { message: 'We can ship a part of it.' }).expect(200);
    await ada.post(`/conversations/${_id}/end`).expect(200);
    await eventually('the report', async () => (await ada.conversation(_id)).status === 'completed');
    expect((await ada.conversation(_id)).feedback).not.toBeNull();
    dataOf(await ada.post(`/conversations/${_id}/export/pdf`).expect(200), exportStartedSchema);
    await ada.get(`/custom-scenarios/${templateId}`).expect(200);
    await ada.get('/users/credits').expect(200);
  });
});
