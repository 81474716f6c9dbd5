/** Somebody who has done everything the product lets them do, through its own doors, and signed their words. */
import { tracks } from '@parley/content';
import { newId } from '@parley/db';
import { sessionUserSchema } from '@parley/shared';
import request from 'supertest';
import { z } from 'zod';
import {
  createConversationFixture,
  dataOf,
  Person,
  type ConversationFixture,
} from '../../conversations/testing/conversation-fixture';
import { scenarioFixture } from '../../conversations/testing/scenario-fixture';
import { draftedFixture, feedbackOf } from '../../conversations/testing/scripted-coach';
import { templateFixture } from '../../custom-scenarios/testing/template-fixture';
import type { TestAppOptions } from '../../../testing/create-test-app';

const withId = z.object({ _id: z.string() });
const startedSchema = z.object({ conversation: withId });

const BRIEF = `Priya in finance tells me the claims portal is now at $1.94M against the $1.6M we approved in March.
By Friday I need to know from Dana Whitlock what the final number is, and she will not like to hear that it has risen.`;

export interface Life {
  readonly person: Person;
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  readonly password: string;
  /** Stands in everything they wrote. */
  readonly mark: string;
  /** Of the conversation that was completed, tried again and exported. */
  readonly completedId: string;
  /** Of their place in a team, which they own. */
  readonly memberId: string;
  /** Of a template that everybody may use. */
  readonly publicTemplateId: string;
}

/** With the library's tracks, and a coach that repeats what it was told. */
export async function createLifeFixture(options: TestAppOptions = {}): Promise<ConversationFixture> {
  const fixture = await createConversationFixture(options);
  const slugs = [fixture.scenario, ...tracks.flatMap(({ scenarios }) => scenarios)];
  await fixture.database.scenarios.seed(slugs.map(scenarioFixture));
  const { coach } = fixture;
  coach.answer = ['So tell me.'];
  coach.onAssess = async ({ messages }, now) => ({
    ...feedbackOf(7.4, now),
    keyInsights: `You said: ${messages.at(-2)?.content ?? ''}`,
  });
  coach.onDraft = async (template) => ({
    content: draftedFixture(template),
    engine: 'rehearsal',
    model: 'scripted',
    notice: null,
  });
  coach.onTip = async (_context, draft) => ({ tip: `Instead of ${draft}: name the date.`, quotes: [], notice: null });
  return fixture;
}

/** What a worker makes of an export, without its browser. */
async function render({ database }: ConversationFixture, jobId: string, words: string): Promise<void> {
  const now = new Date();
  const taken = await database.exports.claim(jobId, { now, heldUntil: new Date(now.getTime() + 60_000) });
  if (taken === null) throw new Error('There was nothing to render');
  await database.exports.complete(taken.claim, Buffer.from(`%PDF-1.7 ${words}`), now);
}

/** Subscribed once, and cancelled; without what that does to the credits. */
async function subscribe({ database }: ConversationFixture, userId: string, mark: string): Promise<void> {
  const [begun, over] = [new Date('2026-10-01T00:00:00Z'), new Date('2026-11-01T00:00:00Z')];
  const customerId = `cus_${mark}`;
  await database.customers.keep({ userId, customerId, now: begun });
  const told = { type: 'invoice.paid', created: begun, customerId, objectId: `in_${mark}`, now: begun };
  await database.webhookEvents.receive({ id: `evt_${mark}`, ...told });
  const reading = await database.subscriptions.beginReading(customerId);
  if (reading === null) throw new Error('The customer was not kept');
  const copy = {
    id: `sub_${mark}`,
    planType: 'solo_core',
    billing: 'monthly',
    priceId: 'price_1',
    startedAt: begun,
    anchor: begun,
    paidUntil: over,
    endsAt: over,
    cancelledAt: begun,
    paymentFailedAt: null,
    pausedAt: null,
    upcoming: null,
    syncedAt: begun,
  } as const;
  await database.inTransaction((session) => database.subscriptions.write(reading, copy, session));
}

/** Owner of a team since yesterday, with somebody invited, something asked for, and a result. */
async function ownTeam({ database }: ConversationFixture, userId: string, completedId: string): Promise<string> {
  const now = new Date(Date.now() - 86_400_000);
  const terms = { planType: 'team_pilot', seats: 5, creditsPerSeat: 30, endsAt: null } as const;
  const team = await database.teams.create({ name: 'Harbour', organization: '', ownerId: userId, ...terms, now });
  if (team === 'in_a_team') throw new Error('There was a team before');
  const people = [{ name: 'Greta', email: `${newId()}@harbour.example` }];
  const owe = () => Promise.resolve();
  await database.teams.invite({ teamId: team.id, people, invitedBy: userId, endsAt: new Date(), now, owe });
  const result = { completedAt: new Date(), overallScore: 7.4, skills: [], scenarioSlug: null };
  await database.inTransaction((session) =>
    database.teams.recordResult({ userId, conversationId: completedId, startedAt: new Date(), result, session }),
  );
  const place = await database.teams.membershipOf(userId, new Date());
  if (place === null) throw new Error('There is no place in the team');
  const askedBy = place.member.id;
  const task = {
    kind: 'scenario',
    slug: 'board-date',
    title: 'The board',
    scenarios: ['board-date'],
    note: '',
  } as const;
  await database.inTransaction((session) =>
    database.assignments.create(
      { teamId: team.id, ...task, dueOn: '2100-01-01', memberIds: null, askedBy },
      now,
      session,
    ),
  );
  return askedBy;
}

/** @param mark a word that stands nowhere else */
export async function live(fixture: ConversationFixture, mark: string): Promise<Life> {
  const name = `Ottilie ${mark}-Name`;
  const email = `${mark.toLowerCase()}@example.org`;
  const organization = `${mark}-Organisation`;
  const password = `correct horse ${newId()}`;
  const account = { name, email, organization, password };
  const registered = await request(fixture.base).post('/api/users').send(account).expect(201);
  const { _id: id, token } = dataOf(registered, sessionUserSchema);
  const person = new Person(fixture.base, id, token);
  await request(fixture.base).post('/api/users/login').send({ email, password }).expect(200);
  await request(fixture.base).post('/api/users/login').send({ email, password: 'wrong' }).expect(401);

  await person
    .put('/users/profile', {
      name,
      email: `${mark.toLowerCase()}-new@example.org`,
      organization,
      currentPassword: password,
    })
    .expect(200);
  await request(fixture.base).post('/api/users/forgot-password').send({ email }).expect(200);

  const say = (conversationId: string, words: string) =>
    person.post(`/conversations/${conversationId}/messages`, { message: `${words} ${mark}-said.` }).expect(200);
  const idOf = (response: { body: unknown }) => dataOf(response, withId)._id;

  const { _id: completedId } = await person.start(fixture.scenario);
  await say(completedId, 'We lose the 12th.');
  await say(completedId, 'I will write on Friday.');
  await person
    .post(`/conversations/${completedId}/coaching-tip`, { message: `A draft of ${mark}-draft words` })
    .expect(200);
  await person.post(`/conversations/${completedId}/end`).expect(200);
  const branchId = idOf(await person.post(`/conversations/${completedId}/branches`, { messageNumber: 4 }).expect(201));
  await say(branchId, 'Rather this.');
  const asked = await person.post(`/conversations/${completedId}/export/pdf`).expect(200);
  await render(fixture, dataOf(asked, z.object({ jobId: z.string() })).jobId, `${mark}-exported`);
  await person.post(`/conversations/${completedId}/export/pdf`).expect(200);

  const [track] = tracks;
  const next = await person.post(`/starter-kits/${track?.slug ?? ''}/start-next`).expect(200);
  await say(dataOf(next, startedSchema).conversation._id, 'On the track.');
  const { _id: leftId } = await person.start(fixture.scenario);
  await person.post(`/conversations/${leftId}/abandon`).expect(200);

  const template = (given: object = {}) =>
    templateFixture({ title: `${mark}-template`, customContext: `The lease of ${mark}-context ends.`, ...given });
  const templateId = idOf(await person.post('/custom-scenarios', template()).expect(201));
  const shared = template({ title: `${mark}-shared`, isPublic: true });
  const publicTemplateId = idOf(await person.post('/custom-scenarios', shared).expect(201));
  const deletedId = idOf(await person.post('/custom-scenarios', template({ title: `${mark}-deleted` })).expect(201));
  await person.delete(`/custom-scenarios/${deletedId}`).expect(200);
  await person.post(`/custom-scenarios/${templateId}/generate`).expect(201);
  await person.post('/scenarios/generate', template({ title: `${mark}-fields` })).expect(201);

  const brief = `${BRIEF} Ask for ${mark}-brief.`;
  await person.post('/scenarios/generate', { brief }).expect(201);

  await subscribe(fixture, id, mark);

  await request(fixture.base)
    .post('/api/enquiries')
    .send({ kind: 'contact', name, email, company: organization, message: `We are ${mark}-asking.` })
    .expect(201);
  await fixture.database.checkouts.begin(id, {
    customerId: `cus_${mark}`,
    planType: 'solo_pro',
    billing: 'monthly',
    priceId: 'price_1',
    coupon: null,
    attempt: newId(),
    startedAt: new Date(),
  });
  const memberId = await ownTeam(fixture, id, completedId);
  return { ...account, person, mark, completedId, publicTemplateId, memberId };
}
