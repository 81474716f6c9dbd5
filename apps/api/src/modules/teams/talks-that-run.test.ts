/** A place that ends while its person is in a conversation (product §18.3): it can be finished, and is not the team's. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TeamMembership } from '@parley/db';
import { createTeam, joinTeam } from '@parley/db/testing';
import {
  createConversationFixture,
  failureOf,
  type ConversationFixture,
  type Person,
} from '../conversations/testing/conversation-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;

let fixture: ConversationFixture;
beforeAll(async () => {
  fixture = await createConversationFixture();
  fixture.coach.answer = ['Good', ' morning.'];
});
afterAll(() => fixture.closeFixture());

/** Somebody whose own credits are used up, on a seat of a team. */
async function seated(): Promise<{ person: Person; owner: Person; place: TeamMembership }> {
  const { database } = fixture;
  const [owner, person] = [await fixture.register(), await fixture.register()];
  const now = new Date();
  for (let spent = 0; spent < 20; spent += 1)
    await database.inTransaction((session) =>
      database.credits.charge({ userId: person.id, key: `spent:${spent}`, session, now }),
    );
  const endsAt = new Date(now.getTime() + 60 * DAY_MS);
  const team = await createTeam(database, { ownerId: owner.id, endsAt, now });
  const member = await joinTeam(database, team, person.id, now);
  return { person, owner, place: { team, member } };
}

async function expectFinished(person: Person, conversationId: string, place: TeamMembership): Promise<void> {
  await person.post(`/conversations/${conversationId}/messages`, { message: 'Good morning' }).expect(200);
  await person.post(`/conversations/${conversationId}/end`).expect(200);
  expect(await person.conversation(conversationId)).toMatchObject({ status: 'completed', isAnalysing: false });
  expect(await fixture.database.teams.resultsOf(place.member.id, 10)).toHaveLength(0);
  const refused = await person.post('/conversations', { scenarioId: fixture.scenario });
  expect([refused.status, failureOf(refused).code]).toEqual([402, 'credits_exhausted']);
}

describe('a conversation on a seat of a team', () => {
  it('counts for the team when it is completed there', async () => {
    const { person, place } = await seated();
    const { _id } = await person.start(fixture.scenario);
    await person.post(`/conversations/${_id}/messages`, { message: 'Good morning' }).expect(200);
    await person.post(`/conversations/${_id}/end`).expect(200);
    expect(await fixture.database.teams.resultsOf(place.member.id, 10)).toHaveLength(1);
  });

  it('can be finished by who was removed meanwhile, and nothing new begins on their own used-up plan', async () => {
    const { person, owner, place } = await seated();
    const { _id } = await person.start(fixture.scenario);
    await owner.delete(`/teams/members/${place.member.id}`).expect(200);
    await expectFinished(person, _id, place);
  });

  it('can be finished by who has left', async () => {
    const { person, place } = await seated();
    const { _id } = await person.start(fixture.scenario);
    await person.post('/teams/leave').expect(200);
    await expectFinished(person, _id, place);
  });

  it('can be finished after the team is over', async () => {
    const { person, place } = await seated();
    const { _id } = await person.start(fixture.scenario);
    const now = new Date();
    await fixture.database.teams.change(place.team.id, { endsAt: now }, now);
    await expectFinished(person, _id, place);
  });
});
