/** Erasing somebody who has done everything: nothing of them is left anywhere, and nothing of others is gone. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allDocuments } from '@parley/db/testing';
import { addressKey, forgetPerson, mailboxKey } from '@parley/platform';
import { sessionUserSchema } from '@parley/shared';
import request from 'supertest';
import { z } from 'zod';
import { dataOf, Person, type ConversationFixture } from '../conversations/testing/conversation-fixture';
import { createLifeFixture, live, type Life } from './testing/lived-in-account';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Collections in which nothing of a person ever lies. Whatever is not here has to hold something of the one who lived in
 * the account below: who adds a collection fills it there, in the product's own way, and it is looked through.
 */
const IMPERSONAL = new Set<string>(['migrations', 'migrationLock']);

let fixture: ConversationFixture;
let ottilie: Life;
let ben: Life;
let copyId: string;
beforeAll(async () => {
  fixture = await createLifeFixture();
  ottilie = await live(fixture, 'Quillfeather');
  ben = await live(fixture, 'Zumbrunnen');
  const used = await ben.person.post(`/custom-scenarios/${ottilie.publicTemplateId}/generate`).expect(201);
  copyId = dataOf(used, z.object({ conversation: z.object({ _id: z.string() }) })).conversation._id;
});
afterAll(() => fixture.closeFixture());

/** By what the person could be known again. */
const tracesOf = ({ person, name, email, organization, mark }: Life): readonly string[] =>
  [person.id, name, email, organization, mark].map((trace) => trace.toLowerCase());

/** Names of the collections in which a document holds one of them. */
async function whereOf(traces: readonly string[]): Promise<string[]> {
  const holding = [...(await allDocuments(fixture.mongo))].filter(([, documents]) =>
    documents.some((text) => traces.some((trace) => text.toLowerCase().includes(trace))),
  );
  return holding.map(([collection]) => collection).toSorted();
}

/** Keys and values in Redis, with hashes of the address, by which it could be found there. */
async function redisOf(life: Life): Promise<string[]> {
  const traces = [...tracesOf(life), addressKey(life.email), mailboxKey(life.email)].map((trace) =>
    trace.toLowerCase(),
  );
  const found: string[] = [];
  for await (const keys of fixture.redis.scanStream({ match: `${fixture.dependencies.settings.redisPrefix}*` })) {
    for (const key of keys as string[]) {
      const text = `${key} ${await valueOf(key)}`.toLowerCase();
      if (traces.some((trace) => text.includes(trace))) found.push(key);
    }
  }
  return found;
}
async function valueOf(key: string): Promise<string> {
  const { redis } = fixture;
  switch (await redis.type(key)) {
    case 'string':
      return (await redis.get(key)) ?? '';
    case 'hash':
      return JSON.stringify(await redis.hgetall(key));
    case 'list':
      return JSON.stringify(await redis.lrange(key, 0, -1));
    case 'set':
      return JSON.stringify(await redis.smembers(key));
    case 'zset':
      return JSON.stringify(await redis.zrange(key, '0', '-1'));
    case 'stream':
      return JSON.stringify(await redis.xrange(key, '-', '+'));
    default:
      return '';
  }
}

/** What the daily job does with one account; its own tests are the worker's. */
async function erase({ person, password }: Life): Promise<void> {
  const { erasure } = fixture.database;
  await person.post('/users/close-account', { password }).expect(200);
  const due = new Date(Date.now() + 31 * DAY_MS);
  const begun = await erasure.begin(person.id, due);
  if (begun === null) throw new Error('Erasing did not begin');
  await erasure.eraseHeld(person.id);
  await forgetPerson(fixture.redis, fixture.dependencies.settings.redisPrefix, begun);
  await erasure.finish(person.id);
}

describe('an account that is erased', () => {
  it('has something in every collection before: none can be forgotten', async () => {
    const collections = [...(await allDocuments(fixture.mongo)).keys()];
    const holding = new Set(await whereOf([...tracesOf(ottilie), ottilie.completedId, ottilie.memberId]));
    // A file knows its export alone, which knows whose it is.
    holding.add('exportFiles.files');
    const forgotten = collections.filter((name) => !holding.has(name) && !IMPERSONAL.has(name));
    expect(forgotten).toEqual([]);
    expect((await redisOf(ottilie)).length).toBeGreaterThan(3);
  });

  it('leaves nothing by which the person could be known, and everything of others', async () => {
    const before = await fixture.database.credits.listEntries(ottilie.person.id, 100);
    const count = async () =>
      Object.fromEntries(
        [...(await allDocuments(fixture.mongo))].map(([name, documents]) => [
          name,
          documents.filter((text) => tracesOf(ben).some((trace) => text.toLowerCase().includes(trace))).length,
        ]),
      );
    const others = await count();
    const redisOfBen = (await redisOf(ben)).length;

    await erase(ottilie);

    const shared = `${ottilie.mark}-shared`.toLowerCase();
    const mine = (text: string) => tracesOf(ben).some((trace) => text.toLowerCase().includes(trace));
    const left = [...(await allDocuments(fixture.mongo))].flatMap(([collection, documents]) =>
      documents
        .map((text) => text.toLowerCase())
        .filter((text) => tracesOf(ottilie).some((trace) => text.includes(trace)))
        // What another made of a template that was shared with everybody is that person's.
        .filter((text) => !(mine(text) && text.includes(shared)))
        .map((text) => `${collection}: ${text.slice(0, 200)}`),
    );
    expect(left).toEqual([]);
    const keys = await redisOf(ottilie);
    // Frames of the replies just spoken; by their day they have been gone for weeks.
    const frames = keys.filter((key) => key.includes(':reply:'));
    expect(keys).toEqual(frames);
    const ends = await Promise.all(frames.map((key) => fixture.redis.ttl(key)));
    expect(ends.filter((seconds) => seconds < 1 || seconds > 15 * 60)).toEqual([]);
    expect(await fixture.database.users.findById(ottilie.person.id)).toBeNull();
    expect(await count()).toEqual(others);
    expect((await redisOf(ben)).length).toBe(redisOfBen);

    // The ledger is kept, and leads to nobody.
    const kept = [...((await allDocuments(fixture.mongo)).get('creditEntries') ?? [])]
      .map((text) => z.object({ key: z.string(), userId: z.string(), amount: z.number() }).parse(JSON.parse(text)))
      .filter(({ key }) => key.startsWith('erased:'));
    const amounts = (of: readonly { readonly amount: number }[]) => of.map(({ amount }) => String(amount)).toSorted();
    // What was left on the seat lapsed when the account was closed.
    expect(amounts(kept)).toEqual([...amounts(before), '-30'].toSorted());
    expect(new Set(kept.map(({ userId }) => userId)).size).toBe(1);
  });

  it('leaves what others made of a public template readable, and itself gone', async () => {
    expect((await ben.person.get(`/conversations/${copyId}`).expect(200)).text).toContain(`${ottilie.mark}-shared`);
    await ben.person.get(`/custom-scenarios/${ottilie.publicTemplateId}`).expect(404);
    await ben.person.get(`/conversations/${ben.completedId}`).expect(200);
  });

  it('can’t be signed in to, and its address opens a new account that finds nothing', async () => {
    const { email, password, organization } = ottilie;
    const post = (path: string, body: object) => request(fixture.base).post(`/api${path}`).send(body);
    await post('/users/login', { email, password }).expect(401);
    const again = await post('/users', { name: 'Somebody else', email, password, organization }).expect(201);
    const { _id, token } = dataOf(again, sessionUserSchema);
    const person = new Person(fixture.base, _id, token);
    expect((await person.get('/conversations').expect(200)).body).toMatchObject({ data: [] });
    expect((await person.get('/users/plan').expect(200)).body).toMatchObject({ data: { creditsUsed: 0 } });
  });
});
