/** A report beside the person's last one on the same scenario. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  conversationSchema,
  type Conversation,
  type Feedback,
  type IndicatorResult,
  type Verdict,
} from '@parley/shared';
import { z } from 'zod';
import { feedbackOf } from './testing/scripted-coach';
import {
  createConversationFixture,
  dataOf,
  type Person,
  type ConversationFixture,
} from './testing/conversation-fixture';

let now = new Date();
let fixture: ConversationFixture;
let ada: Person;
beforeAll(async () => {
  fixture = await createConversationFixture({ dependencies: { clock: () => now } });
  fixture.coach.answer = ['So tell me.'];
});
afterAll(() => fixture.closeFixture());
beforeEach(async () => {
  ada = await fixture.register();
});

const indicator = (id: string, verdict: Verdict): IndicatorResult => ({
  id,
  skill: 'leadership',
  label: `The label of ${id}`,
  lookedFor: 'Something.',
  verdict,
  evidence: null,
  reason: 'So.',
  points: 0.2,
});
const skill = (name: 'leadership' | 'persuasion', score: number | null) => ({
  skill: name,
  score,
  met: 1,
  applicable: score === null ? 0 : 3,
  weight: 1,
});

/** Holds a talk to its end; it is scored as told, a minute after the one before. */
async function attempt(
  person: Person,
  overallScore: number,
  given: Partial<Feedback>,
  scenario = fixture.scenario,
): Promise<Conversation> {
  now = new Date(now.getTime() + 60_000);
  fixture.coach.onAssess = async (_context, at) => ({ ...feedbackOf(overallScore, at), ...given });
  const { _id } = await person.start(scenario);
  await person.post(`/conversations/${_id}/messages`, { message: 'We lose the 12th.' }).expect(200);
  return dataOf(
    await person.post(`/conversations/${_id}/end`).expect(200),
    z.object({ conversation: conversationSchema }),
  ).conversation;
}

describe('previousAttempt', () => {
  it('says what changed since the last attempt, of what both tested', async () => {
    const first = await attempt(ada, 5.6, {
      rubricVersion: '1.0',
      skills: [skill('leadership', 3.3), skill('persuasion', null)],
      indicators: [
        indicator('a', 'not_met'),
        indicator('b', 'met'),
        indicator('c', 'not_applicable'),
        indicator('d', 'met'),
        indicator('gone', 'met'),
      ],
    });
    expect(first.previousAttempt).toBeNull();
    const second = await attempt(ada, 6.4, {
      rubricVersion: '1.1',
      skills: [skill('leadership', 6.7), skill('persuasion', 5)],
      indicators: [
        indicator('a', 'met'),
        indicator('b', 'not_met'),
        indicator('c', 'met'),
        indicator('d', 'not_applicable'),
        indicator('new', 'met'),
      ],
    });
    expect(second.previousAttempt).toEqual({
      _id: first._id,
      completedAt: first.completedAt,
      overallScore: 5.6,
      rubricVersion: '1.0',
      skills: [{ skill: 'leadership', before: 3.3, after: 6.7 }],
      newlyMet: [{ id: 'a', skill: 'leadership', label: 'The label of a' }],
      noLongerMet: [{ id: 'b', skill: 'leadership', label: 'The label of b' }],
    });
    expect(await ada.conversation(second._id)).toEqual(second);
    expect((await ada.conversation(first._id)).previousAttempt).toBeNull();
  });

  it('is null while a conversation runs, after it was abandoned, on another scenario and for another person', async () => {
    await attempt(ada, 5, {});
    const running = await ada.start(fixture.scenario);
    expect(running.previousAttempt).toBeNull();
    expect((await ada.conversation(running._id)).previousAttempt).toBeNull();
    await ada.post(`/conversations/${running._id}/abandon`).expect(200);
    expect((await ada.conversation(running._id)).previousAttempt).toBeNull();
    expect((await attempt(ada, 7, {}, 'second-talk')).previousAttempt).toBeNull();
    expect((await attempt(await fixture.register(), 7, {})).previousAttempt).toBeNull();
  });
});
