/** What to practise next, over HTTP: from one's own practice alone, and with a way on that the library knows. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { scenarios, tracks } from '@parley/content';
import { recommendationSchema, type Feedback, type Recommendation } from '@parley/shared';
import request from 'supertest';
import { z } from 'zod';
import { feedbackOf } from '../conversations/testing/scripted-coach';
import {
  createConversationFixture,
  dataOf,
  failureOf,
  type ConversationFixture,
  type Person,
} from '../conversations/testing/conversation-fixture';

let fixture: ConversationFixture;
let ada: Person;
beforeAll(async () => {
  fixture = await createConversationFixture();
  fixture.coach.answer = ['So tell me.'];
  await fixture.database.scenarios.seed(scenarios);
});
afterAll(() => fixture.closeFixture());
beforeEach(async () => {
  ada = await fixture.register();
});

async function complete(slug: string, score: number, given: Partial<Feedback> = {}): Promise<void> {
  const { _id } = await ada.start(slug);
  fixture.coach.onAssess = async (_context, at) => ({ ...feedbackOf(score, at), ...given });
  await ada.post(`/conversations/${_id}/messages`, { message: 'We lose the 12th.' }).expect(200);
  await ada.post(`/conversations/${_id}/end`).expect(200);
}
const recommended = async (person = ada): Promise<Recommendation[]> =>
  dataOf(await person.get('/recommendations').expect(200), z.array(z.strictObject(recommendationSchema.shape)));

describe('GET /recommendations', () => {
  it('needs a sign-in', async () => {
    const response = await request(fixture.base).get('/api/recommendations').expect(401);
    expect(failureOf(response).code).toBe('unauthenticated');
  });

  it('gives newcomers three easy ones', async () => {
    const given = await recommended();
    expect(given.map(({ scenario, reason }) => [scenario.difficulty, reason.text])).toEqual(
      Array.from({ length: 3 }, () => ['easy', 'An easy one to begin with']),
    );
  });

  it('gives after a report the next of the track and one for the lowest skill, with the reasons', async () => {
    await complete('scope-change-request', 6.8, {
      skills: [
        { skill: 'negotiation_skills', score: 4.2, met: 1, applicable: 3, weight: 2 },
        { skill: 'leadership', score: 6.7, met: 2, applicable: 3, weight: 1 },
      ],
    });
    const [onTrack, forSkill, third] = await recommended();
    expect([onTrack?.scenario.slug, onTrack?.reason]).toEqual([
      tracks[0]?.scenarios[1],
      { kind: 'track', text: 'Next on New PM Essentials: 2 of 4' },
    ]);
    expect(forSkill?.reason).toEqual({
      kind: 'skill',
      text: 'Your lowest skill over the last conversation: negotiation skills, 4.2',
    });
    expect(forSkill?.scenario).toMatchObject({ difficulty: 'medium', bestScore: null });
    expect(forSkill?.scenario.skills).toContain('negotiation_skills');
    expect(third?.reason.kind).toBe('level');
  });

  it('looks at the last five, at nobody else’s, and at no hidden side', async () => {
    const low = { skill: 'documentation' as const, score: 1, met: 0, applicable: 3, weight: 1 };
    await complete('team-member-pushback', 5, { skills: [low] });
    for (let round = 0; round < 5; round += 1)
      await complete('scope-change-request', 7, { skills: [{ ...low, skill: 'empathy_building', score: 6 }] });
    const response = await ada.get('/recommendations').expect(200);
    expect(response.text).toContain('over the last five: empathy building, 6.0');
    expect(response.text).not.toContain('documentation, ');
    for (const word of ['concerns', 'wouldMove', 'opening":"', 'redLines']) expect(response.text).not.toContain(word);
    expect((await recommended(await fixture.register())).map(({ reason }) => reason.kind)).toEqual([
      'first',
      'first',
      'first',
    ]);
  });

  it('never gives what was just completed well, nor what is being held', async () => {
    await complete('scope-change-request', 8.5);
    const before = await recommended();
    const [held] = before;
    if (held === undefined) throw new Error('Nothing was recommended');
    await ada.start(held.scenario._id);
    const after = (await recommended()).map(({ scenario }) => scenario.slug);
    expect(after).not.toContain('scope-change-request');
    expect(after).not.toContain(held.scenario.slug);
    expect(after).toHaveLength(3);
  });

  it('can be read after the plan has ended', async () => {
    await fixture.database.credits.setPlan({
      userId: ada.id,
      plan: { type: 'solo_core', startedAt: new Date(Date.now() - 86_400_000), endsAt: new Date(Date.now() - 1_000) },
      now: new Date(),
    });
    expect(await recommended()).toHaveLength(3);
  });
});
