/** From a template to a conversation: what it costs, what is used again, and what comes between. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generatedSchema, templateSchema, type Generated, type Template, type TemplateInput } from '@parley/shared';
import {
  createConversationFixture,
  dataOf,
  failureOf,
  type ConversationFixture,
  type Person,
} from '../conversations/testing/conversation-fixture';
import { draftedFixture } from '../conversations/testing/scripted-coach';
import { templateFixture } from './testing/template-fixture';

let fixture: ConversationFixture;
let ada: Person;
beforeAll(async () => {
  fixture = await createConversationFixture();
  fixture.coach.answer = ['I ', 'am ', 'here.'];
});
beforeEach(async () => {
  ada = await fixture.register();
  fixture.coach.drafts.length = 0;
});
afterAll(() => fixture.closeFixture());

const usualDraft = async (): ReturnType<typeof fixture.coach.onDraft> => ({
  content: draftedFixture(templateFixture()),
  engine: 'rehearsal',
  model: 'scripted',
  notice: null,
});

const create = async (who: Person, given: Partial<TemplateInput> = {}): Promise<Template> =>
  dataOf(await who.post('/custom-scenarios', templateFixture(given)).expect(201), templateSchema);
const generate = async (who: Person, id: string, body: object = {}): Promise<Generated> =>
  dataOf(await who.post(`/custom-scenarios/${id}/generate`, body).expect(201), generatedSchema);
const creditsLeft = async (who: Person): Promise<number | null | undefined> =>
  (await fixture.database.credits.read(who.id, new Date()))?.creditsLeft;
const scenariosOf = async (who: Person): Promise<number> =>
  (await fixture.database.ownScenarios.list({ userId: who.id, limit: 50 })).total;
const conversationsOf = async (who: Person): Promise<number> =>
  (await fixture.database.conversations.totals(who.id)).total;

describe('generating', () => {
  it('makes a scenario, begins its conversation and charges one credit', async () => {
    const template = await create(ada, { title: 'T'.repeat(120) });
    const before = await creditsLeft(ada);
    const { conversation, scenario } = await generate(ada, template._id);
    expect(fixture.coach.drafts).toEqual([
      {
        title: template.title,
        description: template.description,
        industry: template.industry,
        projectType: template.projectType,
        customContext: template.customContext,
        stakeholderTypes: ['client'],
        challengeTypes: template.challengeTypes,
        learningObjectives: template.learningObjectives,
        difficulty: template.difficulty,
      },
    ]);
    expect(scenario).toMatchObject({
      title: template.title,
      stakeholderType: 'client',
      bestScore: null,
      own: {
        origin: { from: 'template', templateId: template._id, engine: 'rehearsal', model: 'scripted', notice: null },
      },
    });
    expect(conversation).toMatchObject({
      status: 'in_progress',
      scenario: { _id: scenario._id, title: template.title },
      messages: [{ number: 1, role: 'stakeholder', content: scenario.own?.opening }],
    });
    expect(await ada.conversation(conversation._id)).toEqual(conversation);
    expect(await creditsLeft(ada)).toBe((before ?? 0) - 1);
    expect(fixture.coach.prepared).toContain(scenario.slug);
    expect(JSON.stringify(scenario)).not.toContain('hidden');
  });

  it('lets one choose who sits across, each a scenario of its own', async () => {
    const { _id } = await create(ada);
    const vendor = await generate(ada, _id, { stakeholderType: 'vendor' });
    const client = await generate(ada, _id, { stakeholderType: 'client' });
    expect([vendor.scenario.stakeholderType, client.scenario.stakeholderType]).toEqual(['vendor', 'client']);
    expect(await scenariosOf(ada)).toBe(2);
    const refused = await ada.post(`/custom-scenarios/${_id}/generate`, { stakeholderType: 'regulatory' }).expect(400);
    expect(failureOf(refused)).toMatchObject({
      code: 'validation_failed',
      message: 'Please choose one of the stakeholders of this template',
      details: [{ path: 'body.stakeholderType' }],
    });
    const unknown = await ada.post(`/custom-scenarios/${_id}/generate`, { stakeholderType: 'wizard' }).expect(400);
    expect(failureOf(unknown).message).toBe('Stakeholder type: please choose from the list');
  });

  it('gives a conversation again in which nothing was said yet, and charges for one', async () => {
    const { _id } = await create(ada);
    const before = await creditsLeft(ada);
    const first = await generate(ada, _id);
    expect(await generate(ada, _id)).toEqual(first);
    expect(await creditsLeft(ada)).toBe((before ?? 0) - 1);
    expect(fixture.coach.drafts).toHaveLength(1);
  });

  it('uses the scenario again once something was said, for another credit', async () => {
    const { _id } = await create(ada);
    const first = await generate(ada, _id);
    await (await ada.say(first.conversation._id, 'We lose the 3rd of March.')).end();
    const before = await creditsLeft(ada);
    const second = await generate(ada, _id);
    expect(second.scenario).toEqual(first.scenario);
    expect(second.conversation._id).not.toBe(first.conversation._id);
    expect(await creditsLeft(ada)).toBe((before ?? 0) - 1);
    expect(fixture.coach.drafts).toHaveLength(1);
  });

  it('drafts anew once the template says something else, and not for who may read it', async () => {
    const { _id } = await create(ada);
    const first = await generate(ada, _id);
    await ada.put(`/custom-scenarios/${_id}`, templateFixture({ isPublic: true })).expect(200);
    expect((await generate(ada, _id)).scenario._id).toBe(first.scenario._id);
    await ada
      .put(`/custom-scenarios/${_id}`, templateFixture({ customContext: 'The lease ends on 9 April.' }))
      .expect(200);
    const second = await generate(ada, _id);
    expect(second.scenario._id).not.toBe(first.scenario._id);
    expect(fixture.coach.drafts).toHaveLength(2);
  });

  it('drafts anew once the scenario was deleted', async () => {
    const { _id } = await create(ada);
    const first = await generate(ada, _id);
    await ada.delete(`/scenarios/${first.scenario._id}`).expect(200);
    const second = await generate(ada, _id);
    expect(second.scenario._id).not.toBe(first.scenario._id);
    expect((await ada.conversation(first.conversation._id)).messages).toHaveLength(1);
  });

  it("makes of somebody else's public template a scenario of one's own", async () => {
    const ben = await fixture.register();
    const { _id } = await create(ada, { isPublic: true });
    const made = await generate(ben, _id);
    expect(await scenariosOf(ben)).toBe(1);
    expect(await scenariosOf(ada)).toBe(0);
    await ada.get(`/scenarios/${made.scenario._id}`).expect(404);
    // What was made of it stays when it is private again.
    await ada.put(`/custom-scenarios/${_id}`, templateFixture({ isPublic: false })).expect(200);
    await ben.post(`/custom-scenarios/${_id}/generate`).expect(404);
    await ben.start(made.scenario._id);
  });

  it('says so where the built-in engine wrote in the provider’s place', async () => {
    const notice = 'The AI provider could not write this scenario, so the built-in engine did.';
    fixture.coach.onDraft = async () => ({ ...(await usualDraft()), notice });
    const { _id } = await create(ada);
    const { scenario } = await generate(ada, _id);
    fixture.coach.onDraft = usualDraft;
    expect(scenario.own?.origin.notice).toBe(notice);
  });

  it('charges nothing when no scenario comes', async () => {
    const { _id } = await create(ada);
    const before = await creditsLeft(ada);
    fixture.coach.onDraft = () => Promise.reject(new Error('the thread died'));
    const response = await ada.post(`/custom-scenarios/${_id}/generate`).expect(503);
    fixture.coach.onDraft = usualDraft;
    expect(failureOf(response)).toMatchObject({
      code: 'upstream_unavailable',
      message: 'The scenario could not be written. Nothing was charged; please try again in a moment.',
    });
    expect(await creditsLeft(ada)).toBe(before);
    expect(await scenariosOf(ada)).toBe(0);
    await ada.get(`/custom-scenarios/${_id}`).expect(200);
  });

  it('drafts nothing for whom no conversation can begin, and still gives the last one again', async () => {
    const { _id } = await create(ada);
    const other = await create(ada);
    const left = (await creditsLeft(ada)) ?? 0;
    for (let spent = 0; spent < left - 1; spent += 1) await ada.start(fixture.scenario);
    const last = await generate(ada, _id);
    expect(await creditsLeft(ada)).toBe(0);
    const refused = await ada.post(`/custom-scenarios/${other._id}/generate`).expect(402);
    expect(failureOf(refused)).toMatchObject({
      code: 'credits_exhausted',
      message: 'You have used all 20 sessions of your free trial. Choose a plan to keep practising.',
    });
    expect(fixture.coach.drafts).toHaveLength(1);
    expect(await generate(ada, _id)).toEqual(last);
  });
});

describe('at once', () => {
  it('two generations, or ten, make one scenario, one conversation and one charge', async () => {
    for (const rivals of [2, 10]) {
      const who = await fixture.register();
      const { _id } = await create(who);
      const before = await creditsLeft(who);
      const made = await Promise.all(Array.from({ length: rivals }, () => generate(who, _id)));
      expect(new Set(made.map(({ conversation }) => conversation._id)).size).toBe(1);
      expect(new Set(made.map(({ scenario }) => scenario._id)).size).toBe(1);
      expect([await scenariosOf(who), await conversationsOf(who)]).toEqual([1, 1]);
      expect(await creditsLeft(who)).toBe((before ?? 0) - 1);
    }
  });

  it('two with the last credit, too', async () => {
    const { _id } = await create(ada);
    const left = (await creditsLeft(ada)) ?? 0;
    for (let spent = 0; spent < left - 1; spent += 1) await ada.start(fixture.scenario);
    const made = await Promise.all([generate(ada, _id), generate(ada, _id)]);
    expect(new Set(made.map(({ conversation }) => conversation._id)).size).toBe(1);
    expect(await creditsLeft(ada)).toBe(0);
  });

  it('a template deleted while it is generated from gives nothing, and costs nothing', async () => {
    const { _id } = await create(ada);
    const before = await creditsLeft(ada);
    let drafting = (): void => undefined;
    const begun = new Promise<void>((resolve) => (drafting = resolve));
    let finish = (): void => undefined;
    const deleted = new Promise<void>((resolve) => (finish = resolve));
    fixture.coach.onDraft = async () => {
      drafting();
      await deleted;
      return usualDraft();
    };
    const answer = ada.post(`/custom-scenarios/${_id}/generate`).then((response) => response);
    await begun;
    await ada.delete(`/custom-scenarios/${_id}`).expect(200);
    finish();
    const response = await answer;
    fixture.coach.onDraft = usualDraft;
    expect(response.status).toBe(404);
    expect(failureOf(response).message).toBe('This template does not exist, or was deleted.');
    expect(await creditsLeft(ada)).toBe(before);
    expect([await scenariosOf(ada), await conversationsOf(ada)]).toEqual([0, 0]);
  });

  it('deleting and generating, whichever is first, leave a whole conversation or none', async () => {
    for (let round = 0; round < 8; round += 1) {
      const who = await fixture.register();
      const { _id } = await create(who);
      const before = (await creditsLeft(who)) ?? 0;
      const [made, deleted] = await Promise.all([
        who.post(`/custom-scenarios/${_id}/generate`),
        who.delete(`/custom-scenarios/${_id}`),
      ]);
      expect(deleted.status).toBe(200);
      expect([201, 404]).toContain(made.status);
      const count = made.status === 201 ? 1 : 0;
      expect([await scenariosOf(who), await conversationsOf(who)]).toEqual([count, count]);
      expect(await creditsLeft(who)).toBe(before - count);
    }
  });

  it('who leaves while it is drafted pays nothing', async () => {
    const { _id } = await create(ada);
    const before = await creditsLeft(ada);
    let left = (): void => undefined;
    const aborted = new Promise<void>((resolve) => (left = resolve));
    let drafting = (): void => undefined;
    const begun = new Promise<void>((resolve) => (drafting = resolve));
    fixture.coach.onDraft = (_template, { signal }) =>
      new Promise((_resolve, reject) => {
        drafting();
        signal?.addEventListener('abort', () => {
          left();
          reject(new Error('aborted'));
        });
      });
    const leaving = new AbortController();
    const request = fetch(`${fixture.base}/api/custom-scenarios/${_id}/generate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ada.token}` },
      signal: leaving.signal,
    });
    await begun;
    leaving.abort();
    await expect(request).rejects.toThrow('aborted');
    await aborted;
    fixture.coach.onDraft = usualDraft;
    expect([await creditsLeft(ada), await scenariosOf(ada)]).toEqual([before, 0]);
  });
});

describe('a conversation about a scenario of one’s own', () => {
  it('is held, ended, scored, branched, compared with the attempt before, and listed as any other', async () => {
    const { _id } = await create(ada);
    const { conversation, scenario } = await generate(ada, _id);
    const said = await (await ada.say(conversation._id, 'We lose the 3rd of March.')).end();
    expect(said.text).toBe('I am here.');
    await ada.post(`/conversations/${conversation._id}/end`).expect(200);
    expect((await ada.conversation(conversation._id)).feedback?.overallScore).toBe(7.4);
    const again = await ada.start(scenario._id);
    await (await ada.say(again._id, 'We lose the 4th of March.')).end();
    await ada.post(`/conversations/${again._id}/end`).expect(200);
    expect((await ada.conversation(again._id)).previousAttempt).toMatchObject({ _id: conversation._id });
    await ada.post(`/conversations/${again._id}/branches`, { messageNumber: 2 }).expect(201);
    const listed = await ada.get('/scenarios?scope=own').expect(200);
    expect(listed.body).toMatchObject({ data: [{ _id: scenario._id, bestScore: 7.4 }], page: { total: 1 } });
  });

  it('stays readable when template and scenario are deleted, and can’t be begun again', async () => {
    const { _id } = await create(ada);
    const { conversation, scenario } = await generate(ada, _id);
    await (await ada.say(conversation._id, 'We lose the 3rd of March.')).end();
    await ada.delete(`/custom-scenarios/${_id}`).expect(200);
    await ada.delete(`/scenarios/${scenario._id}`).expect(200);
    await (await ada.say(conversation._id, 'And the 4th.')).end();
    expect((await ada.conversation(conversation._id)).messages).toHaveLength(5);
    const refused = await ada.post('/conversations', { scenarioId: scenario._id }).expect(404);
    expect(failureOf(refused).message).toBe('This scenario does not exist any more. Please choose another one.');
  });

  it('is held to its end on a plan without custom scenarios, and not begun anew', async () => {
    const { _id } = await create(ada);
    const { conversation, scenario } = await generate(ada, _id);
    const now = new Date();
    await fixture.database.credits.setPlan({ userId: ada.id, plan: { type: 'solo_core', startedAt: now }, now });
    await (await ada.say(conversation._id, 'We lose the 3rd of March.')).end();
    await ada.post(`/conversations/${conversation._id}/end`).expect(200);
    const refused = await ada.post('/conversations', { scenarioId: scenario._id }).expect(402);
    expect(failureOf(refused).code).toBe('plan_required');
    await ada.start(fixture.scenario);
  });
});
