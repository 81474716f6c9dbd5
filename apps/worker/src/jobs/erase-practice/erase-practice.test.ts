/** What is kept after a cancelled plan, until when, and who keeps it after all: by several workers, cut off, and at the last moment. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SubscriptionTerms } from '@parley/db';
import { allDocuments, completeConversation, createUser, queryPlans, reportOf } from '@parley/db/testing';
import { brandSchema } from '@parley/shared';
import { logger, openWorkerFixture, type WorkerFixture } from '../../testing/worker-fixture';
import { owePracticeErasures } from '../owe-reminders/practice-erasures';
import { erasePractice } from './erase-practice';

const TO_KILL = fileURLToPath(new URL('testing/practice-eraser-to-kill.ts', import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1000;
const BEGAN = new Date('2026-01-10T09:00:00Z');
const ENDED = new Date('2026-02-10T09:00:00Z');
const after = (days: number, from = ENDED) => new Date(from.getTime() + days * DAY_MS);

let fixture: WorkerFixture;
let now = ENDED;
const children: ChildProcess[] = [];
beforeAll(async () => {
  fixture = await openWorkerFixture();
});
beforeEach(() => {
  now = ENDED;
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => fixture.close());

const CANCELLED: SubscriptionTerms = {
  planType: 'solo_pro',
  billing: 'monthly',
  anchor: BEGAN,
  paidUntil: ENDED,
  endsAt: ENDED,
  cancelledAt: after(-20),
  paymentFailedAt: null,
  pausedAt: null,
};
const again = (anchor: Date): SubscriptionTerms => ({
  ...CANCELLED,
  anchor,
  paidUntil: after(31, anchor),
  endsAt: null,
  cancelledAt: null,
});
const subscribe = (userId: string, terms: SubscriptionTerms, at = now) =>
  fixture.mongo.database.credits.syncSubscription({ userId, terms, now: at });

/** With a conversation, the letter about it, and a welcome; on a plan that was cancelled, unless told otherwise. */
async function person(terms: SubscriptionTerms | null = CANCELLED): Promise<string> {
  const { database } = fixture.mongo;
  const { id: userId, name, email: address } = await createUser(database, { now: after(-5, BEGAN) });
  if (terms !== null) await subscribe(userId, terms, BEGAN);
  await practise(userId, BEGAN);
  const to = { name, address };
  await database.emailLog.create({
    key: `welcome:${userId}`,
    template: 'welcome',
    userId,
    to,
    data: { name },
    now: BEGAN,
  });
  return userId;
}
async function practise(userId: string, at: Date): Promise<string> {
  const { database } = fixture.mongo;
  const id = await completeConversation(database, { userId, slug: 'talk', now: at, report: reportOf(7) });
  await database.emailLog.create({
    key: `simulation_complete:${id}`,
    template: 'simulation_complete',
    userId,
    to: { name: 'Ada', address: 'ada@example.org' },
    data: {
      name: 'Ada',
      conversationId: id,
      scenarioTitle: 'The talk',
      stakeholderName: 'Dana',
      overallScore: 7,
      strengths: [],
      areasForImprovement: [],
    },
    now: at,
  });
  return id;
}
/** The daily looks: at who is to be told, and at what is to be erased. */
async function look(overrides: Partial<Parameters<typeof erasePractice>[0]> = {}): Promise<number> {
  const settings = { database: fixture.mongo.database, brand: brandSchema.parse({}), post: async () => undefined };
  let page = await owePracticeErasures(settings, { after: null, now });
  while (page.next !== null) page = await owePracticeErasures(settings, { after: page.next, now });
  return erase(overrides);
}
const erase = (overrides: Partial<Parameters<typeof erasePractice>[0]> = {}) =>
  erasePractice({
    database: fixture.mongo.database,
    personPayments: { sync: async () => undefined },
    clock: () => now,
    logger,
    ...overrides,
  });
/** 'conversations 1' and so on: what is there of the person. */
async function heldOf(userId: string): Promise<Record<string, number>> {
  const held = [...(await allDocuments(fixture.mongo))].map(
    ([collection, texts]) => [collection, texts.filter((text) => text.includes(userId)).length] as const,
  );
  return Object.fromEntries(held.filter(([, count]) => count > 0));
}
const conversationsOf = async (userId: string) => (await heldOf(userId))['conversations'] ?? 0;
async function toldDays(userId: string): Promise<unknown[]> {
  const days = [];
  for await (const { template, data } of fixture.mongo.database.emailLog.ofPerson(userId))
    if (template === 'practice_erasure') days.push(data['erasesAt']);
  return days;
}

describe('after a cancelled plan', () => {
  it('what was practised is kept 30 days, and a week before the person reads the day, once', async () => {
    const ada = await person();
    now = new Date(after(23).getTime() - 1);
    await look();
    expect(await toldDays(ada)).toEqual([]);
    for (const days of [23, 24, 29.9]) {
      now = after(days);
      expect(await look()).toBe(0);
    }
    expect(await toldDays(ada)).toEqual([after(30)]);
    expect(await conversationsOf(ada)).toBe(1);
    now = after(30);
    expect(await look()).toBe(1);
    const held = await heldOf(ada);
    expect(held).toMatchObject({ users: 1, creditAccounts: 1, emailLog: 2 });
    expect(held).not.toHaveProperty('conversations');
    expect(held['creditEntries']).toBeGreaterThan(2);
    for (const days of [31, 60]) {
      now = after(days);
      expect(await look()).toBe(0);
    }
    expect(await toldDays(ada)).toHaveLength(1);
  });

  it('is never erased sooner than a week after it was told: a worker that was away tells first', async () => {
    const ada = await person();
    now = after(80);
    expect(await look()).toBe(0);
    expect(await toldDays(ada)).toEqual([after(87)]);
    now = after(86.9);
    expect(await look()).toBe(0);
    now = after(87);
    expect(await look()).toBe(1);
    expect(await conversationsOf(ada)).toBe(0);
  });

  it('is kept by everybody else: trials that are over, plans that run, are unpaid or paused', async () => {
    const running = { ...CANCELLED, endsAt: null, cancelledAt: null };
    const people = [
      await person(null),
      await person({ ...running, paidUntil: after(400) }),
      await person({ ...running, paymentFailedAt: ENDED }),
      await person({ ...running, pausedAt: ENDED }),
    ];
    for (const days of [25, 35, 90]) {
      now = after(days);
      expect(await look()).toBe(0);
    }
    for (const userId of people) {
      expect(await conversationsOf(userId)).toBe(1);
      expect(await toldDays(userId)).toEqual([]);
    }
  });

  it('subscribing again stops it; cancelled once more, the days begin anew', async () => {
    const ada = await person();
    now = after(23);
    await look();
    now = after(25);
    await subscribe(ada, again(now));
    now = after(40);
    expect(await look()).toBe(0);
    expect(await conversationsOf(ada)).toBe(1);
    const secondEnd = after(31, after(25));
    await subscribe(ada, { ...again(after(25)), endsAt: secondEnd, cancelledAt: now });
    now = after(29.9, secondEnd);
    expect(await look()).toBe(0);
    now = after(31, secondEnd);
    expect(await look()).toBe(0);
    now = after(37, secondEnd);
    expect(await look()).toBe(1);
    expect(await toldDays(ada)).toHaveLength(2);
  });

  it('subscribing at the last moment is read from the provider before anything is erased', async () => {
    const ada = await person();
    now = after(23);
    await look();
    now = after(31);
    const sync = async (userId: string): Promise<void> => {
      await subscribe(userId, again(now));
    };
    expect(await look({ personPayments: { sync } })).toBe(0);
    expect(await conversationsOf(ada)).toBe(1);
  });

  it('nothing is erased while the provider can’t be asked, and the others wait for nobody', async () => {
    const [stuck, other] = [await person(), await person()];
    now = after(23);
    await look();
    now = after(31);
    const sync = async (userId: string): Promise<void> => {
      if (userId === stuck) throw new Error('Stripe is away');
    };
    await expect(look({ personPayments: { sync } })).rejects.toThrow('What 1 people practised could not be erased');
    expect([await conversationsOf(stuck), await conversationsOf(other)]).toEqual([1, 0]);
    expect(await look()).toBe(1);
  });

  it('who subscribes while it is being erased keeps all that comes after, and may cancel again one day', async () => {
    const ada = await person();
    now = after(23);
    await look();
    now = after(31);
    const { retention } = fixture.mongo.database;
    const eraseWhileSubscribing = async (userId: string): Promise<void> => {
      await subscribe(userId, again(now));
      await practise(userId, new Date(now.getTime() + 1));
      await retention.erase(userId);
    };
    expect(await look({ database: { retention: { ...retention, erase: eraseWhileSubscribing } } })).toBe(1);
    expect(await conversationsOf(ada)).toBe(1);
    const secondEnd = after(31, now);
    await subscribe(ada, { ...again(now), endsAt: secondEnd, cancelledAt: now });
    now = after(23, secondEnd);
    await look();
    expect(await toldDays(ada)).toHaveLength(2);
  });

  it('a closed account waits for its own erasing; reopened, it is told another day', async () => {
    const { users } = fixture.mongo.database;
    const ada = await person();
    now = after(23);
    await look();
    await fixture.mongo.database.inTransaction((session) =>
      users.close(ada, { closedAt: now, erasedAt: after(30, now) }, session),
    );
    now = after(40);
    expect(await look()).toBe(0);
    expect(await conversationsOf(ada)).toBe(1);
    await users.reopen(ada, now);
    now = after(41);
    expect(await look()).toBe(0);
    expect(await toldDays(ada)).toEqual([after(30), after(48)]);
  });

  describe('while somebody is on a team’s seat', () => {
    const join = async (ownerId: string, endsAt: Date) => {
      const terms = { name: 'A team', organization: '', planType: 'team_pilot', seats: 2, creditsPerSeat: 3 } as const;
      const team = await fixture.mongo.database.teams.create({ ...terms, ownerId, endsAt, now });
      if (team === 'in_a_team') throw new Error('In a team already');
    };

    it('is kept: the 30 days begin when the seat is over', async () => {
      const ada = await person();
      await join(ada, after(60));
      for (const days of [23, 31, 60, 82]) {
        now = after(days);
        await look();
        expect(await conversationsOf(ada)).toBe(1);
      }
      expect(await toldDays(ada)).toEqual([]);
      now = after(83);
      await look();
      expect(await toldDays(ada)).toEqual([after(90)]);
      now = after(90);
      await look();
      expect(await conversationsOf(ada)).toBe(0);
    });

    it('is kept also by who was told a day and joined before it came', async () => {
      const ada = await person();
      now = after(23);
      await look();
      await join(ada, after(25));
      now = after(31);
      await look();
      now = after(48);
      await look();
      expect(await toldDays(ada)).toEqual([after(30), after(55)]);
      expect(await conversationsOf(ada)).toBe(1);
    });
  });

  it('is done by two workers at a time, together', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => person()));
    now = after(23);
    await Promise.all([look(), look()]);
    for (const userId of people) expect(await toldDays(userId)).toHaveLength(1);
    now = after(31);
    await Promise.all([look(), look()]);
    for (const userId of people) expect(await conversationsOf(userId)).toBe(0);
  });

  it.each(['begun', 'half'])(
    'that was killed when it had %s is gone on with',
    async (mode) => {
      const ada = await person();
      now = after(23);
      await look();
      now = after(31);
      const settings = { mongoUri: fixture.mongo.uri, databaseName: fixture.mongo.name, now };
      const child = spawn(process.execPath, ['--import', 'tsx', TO_KILL, mode, JSON.stringify(settings)], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      children.push(child);
      expect(await once(createInterface({ input: child.stdout }), 'line')).toEqual([mode]);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await conversationsOf(ada)).toBe(mode === 'begun' ? 1 : 0);
      expect(await look()).toBe(1);
      expect(await conversationsOf(ada)).toBe(0);
      expect(await look()).toBe(0);
    },
    60_000,
  );

  it('is looked for by indexes', async () => {
    await person();
    now = after(25);
    const plans = await queryPlans(fixture.mongo, async () => {
      await fixture.mongo.database.retention.pageToTell({ now, after: null, limit: 10 });
      await fixture.mongo.database.retention.findDue(now, 10);
      await fixture.mongo.database.credits.monthsDue({ now, after: null, limit: 10 });
    });
    // Those who are to be told are looked for among the seats as well.
    expect(plans).toHaveLength(4);
    for (const plan of plans) expect(plan.stages).not.toContain('COLLSCAN');
  });
});
