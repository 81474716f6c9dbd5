import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TemplateInput } from '@parley/shared';
import { mongo } from 'mongoose';
import { newId } from '../object-id';
import { createTestDatabase, queryPlans, scenarioContent, type TestDatabase } from '../testing';

const INPUT: TemplateInput = {
  title: 'Moving the depot',
  description: 'The lease ends before the new depot is ready.',
  industry: 'Logistics',
  projectType: 'Relocation',
  customContext: 'The lease ends on 3 March.',
  stakeholderTypes: ['client'],
  challengeTypes: ['timeline_pressure'],
  learningObjectives: ['negotiation_skills'],
  difficulty: 'medium',
  isPublic: false,
};
const now = new Date('2026-11-22T12:00:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe('templates', () => {
  it('count a revision up when they say something else, and not for who may read them', async () => {
    const { templates } = test.database;
    const userId = newId();
    const { id, revision } = await templates.create({ userId, input: INPUT, now });
    const change = (input: TemplateInput) => templates.update({ id, userId, input, now: new Date() });
    expect(revision).toBe(1);
    expect((await change({ ...INPUT, isPublic: true }))?.revision).toBe(1);
    expect((await change({ ...INPUT, challengeTypes: ['scope_creep'] }))?.revision).toBe(2);
    expect((await change({ ...INPUT, challengeTypes: ['scope_creep'] }))?.revision).toBe(2);
  });

  it('and scenarios of one’s own are read through indexes', async () => {
    const { templates, ownScenarios } = test.database;
    const userId = newId();
    const { id } = await templates.create({ userId, input: { ...INPUT, isPublic: true }, now });
    const origin = {
      from: 'template',
      templateId: id,
      revision: 1,
      stakeholderType: 'client',
      engine: 'rehearsal',
      model: 'test',
      notice: null,
    } as const;
    const { scenario } = await ownScenarios.create({ userId, content: scenarioContent('depot'), origin, now });
    const plans = await queryPlans(test, async () => {
      await templates.list({ userId, scope: 'own', limit: 50 });
      await templates.list({ userId: newId(), scope: 'public', limit: 50 });
      await templates.findReadable(id, userId);
      await ownScenarios.list({ userId, limit: 50, cursor: newId() });
      await ownScenarios.find(scenario.slug, userId);
      await test.database.inTransaction((session) =>
        ownScenarios.findMadeFrom({ userId, templateId: id, revision: 1, stakeholderType: 'client' }, session),
      );
    });
    expect(plans.length).toBeGreaterThanOrEqual(9);
    for (const { stages } of plans) {
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
    }
  });

  it('and scenarios that were deleted are erased after a day', async () => {
    const client = await mongo.MongoClient.connect(test.uri);
    for (const collection of ['scenarioTemplates', 'scenarios']) {
      const indexes = await client.db(test.name).collection(collection).indexes();
      expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject({
        key: { deletedAt: 1 },
        expireAfterSeconds: 24 * 60 * 60,
      });
    }
    await client.close();
  });
});
