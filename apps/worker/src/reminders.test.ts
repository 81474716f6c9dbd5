/** Reminders over real MongoDB, Redis and SMTP: each reason once, whoever looks, however often, and whatever the clock does. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EmailRecord } from '@parley/db';
import { completeConversation, createUser, type UserOptions } from '@parley/db/testing';
import { emailPoster } from '@parley/platform';
import { sampleFeedback } from '@parley/report/testing';
import type { EmailTemplate, JobPayload, ReminderTask } from '@parley/shared';
import { reminderProcessor } from './processors/reminder';
import { eventually } from './testing/eventually';
import { decoded, headerOf } from './testing/mail-catcher';
import { logger, openWorkerFixture, type WorkerFixture } from './testing/worker-fixture';

const DAY_MS = 86_400_000;
const TRIAL_START = new Date('2026-11-11T14:00:00Z');
const TRIAL_END = new Date(TRIAL_START.getTime() + 14 * DAY_MS);
const before = (days: number): Date => new Date(TRIAL_END.getTime() - days * DAY_MS);
const ONCE = { last: false, nextInMs: 20 } as const;
const FIRST_PAGE = { at: null, after: null, waited: 0 } as const;

let fixture: WorkerFixture;
beforeEach(async () => {
  fixture = await openWorkerFixture();
});
afterEach(() => fixture.close());

/** What is owed and has not been sent. */
async function owed(): Promise<readonly EmailRecord[]> {
  const { emailLog } = fixture.mongo.database;
  const ids = await emailLog.findLost(new Date('2030-01-01T00:00:00Z'), 1_000);
  return (await Promise.all(ids.map((id) => emailLog.find(id)))).flatMap((email) => email ?? []);
}

/** Hands over to nobody: the pages that would follow. */
interface Handed {
  readonly payload: JobPayload<'reminder'>;
  readonly jobId: string;
  readonly delayMs: number;
}
interface Looker {
  /** Looks at one page. */
  readonly look: (payload: JobPayload<'reminder'>) => Promise<void>;
  readonly handed: Handed[];
}

/** A worker that looks for reminders at `now`, with as many e-mails waiting as told. */
function looker(now: Date, given: { waiting?: number; dieAfter?: number } = {}): Looker {
  const handed: Handed[] = [];
  let posted = 0;
  const processor = reminderProcessor({
    database: fixture.mongo.database,
    brand: { name: 'Parley', salesEmail: 'sales@parley.example' },
    post: async () => {
      posted += 1;
      if (posted === given.dieAfter) throw new Error('killed');
    },
    queues: {
      add: async (_queue, payload, { jobId, delayMs = 0 }) => {
        if ('task' in payload) handed.push({ payload, jobId, delayMs });
      },
      waiting: async () => given.waiting ?? 0,
    },
    clock: () => now,
    logger,
  });
  return { handed, look: (payload) => processor.process(payload, ONCE) };
}
/** Looks at every page there is, from the first. */
async function lookAt(task: ReminderTask, now: Date): Promise<void> {
  const { look, handed } = looker(now);
  await look({ ...FIRST_PAGE, task });
  for (let next = handed.shift(); next !== undefined; next = handed.shift()) await look(next.payload);
}
const keys = async (): Promise<string[]> => (await owed()).map(({ key }) => key).toSorted();
const count = async (template: EmailTemplate): Promise<number> =>
  (await owed()).filter((email) => email.template === template).length;
const onTrial = (given: UserOptions = {}) =>
  createUser(fixture.mongo.database, { plan: { type: 'free_trial', startedAt: TRIAL_START }, ...given });

describe('a trial that ends', () => {
  it('is written about three days and one day before, each once, looked at every hour', async () => {
    const { id } = await onTrial();
    for (let days = 4; days > -1; days -= 1 / 24) await lookAt('plan_endings', before(days));
    const end = TRIAL_END.toISOString();
    expect(await keys()).toEqual([`trial_ending:${id}:${end}:1`, `trial_ending:${id}:${end}:3`]);
  });

  it('is written about once however the clock jumps', async () => {
    await onTrial();
    for (const days of [5, 2.9, 3.5, 2.5, 2.99, 0.9, 2.5, 0.5, 14, 2.9, 0.1, -3, 0.2])
      await lookAt('plan_endings', before(days));
    expect(await count('trial_ending')).toBe(2);
  });

  it('is not written about late: one day before, the letter of three days is left out', async () => {
    await onTrial();
    await lookAt('plan_endings', before(0.8));
    await lookAt('plan_endings', before(2.5));
    expect(await count('trial_ending')).toBe(1);
  });

  it('is written about once by two workers at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => onTrial()));
    await Promise.all(Array.from({ length: 4 }, () => lookAt('plan_endings', before(2))));
    expect(await count('trial_ending')).toBe(20);
  });

  it('is not written about to who does not want it, nor to a closed account', async () => {
    const { users } = fixture.mongo.database;
    const [unwilling, closed, willing] = [await onTrial(), await onTrial(), await onTrial()];
    await users.switchEmailOff(unwilling.id, 'trialEnding', before(4));
    await fixture.mongo.database.inTransaction((session) =>
      users.close(closed.id, { closedAt: before(4), erasedAt: before(-26) }, session),
    );
    await lookAt('plan_endings', before(2));
    expect(await keys()).toEqual([`trial_ending:${willing.id}:${TRIAL_END.toISOString()}:3`]);
  });
});

describe('a plan that ends', () => {
  it('is written about once, a week before, and one that renews is not', async () => {
    const startedAt = new Date('2026-10-01T00:00:00Z');
    const ending = { type: 'team_pilot', startedAt, endsAt: TRIAL_END } as const;
    const { id } = await createUser(fixture.mongo.database, { plan: ending });
    await createUser(fixture.mongo.database, { plan: { type: 'solo_pro', startedAt } });
    for (const days of [8, 7, 6, 1, 0, -1]) await lookAt('plan_endings', before(days));
    expect(await keys()).toEqual([`plan_expiring:${id}:${TRIAL_END.toISOString()}`]);
  });
});

describe('a team that ends', () => {
  const STARTED = new Date('2026-09-26T14:00:00Z');
  const aTeam = async (given: { endsAt?: Date | null } = {}) => {
    const { id: ownerId } = await createUser(fixture.mongo.database, { now: STARTED });
    const team = await fixture.mongo.database.teams.create({
      name: 'Project office',
      organization: 'Halden Freight',
      ownerId,
      planType: 'team_pilot',
      seats: 10,
      creditsPerSeat: 300,
      endsAt: given.endsAt === undefined ? TRIAL_END : given.endsAt,
      now: STARTED,
    });
    if (typeof team === 'string') throw new Error('The team was not made');
    return { team, ownerId };
  };
  const reasons = (id: string, end: Date, ...days: number[]): string[] =>
    ['team_ending', 'team_ending_notice'].flatMap((template) =>
      days.map((day) => `${template}:${id}:${end.toISOString()}:${day}`),
    );

  it('is told to owner and operator seven days and one day before, each once, looked at every hour', async () => {
    const { team } = await aTeam();
    await aTeam({ endsAt: null });
    for (let days = 8; days > -1; days -= 1 / 24) await lookAt('team_endings', before(days));
    expect(await keys()).toEqual(reasons(team.id, TRIAL_END, 1, 7));
    const toOperator = (await owed()).filter(({ template }) => template === 'team_ending_notice');
    expect(toOperator.map(({ to, userId }) => [to.address, userId])).toEqual([
      ['sales@parley.example', null],
      ['sales@parley.example', null],
    ]);
  });

  it('is told once by two workers at the same moment, and however the clock jumps', async () => {
    const { team } = await aTeam();
    for (const days of [6, 6.9, 0.5, 6, 0.9, 8])
      await Promise.all([lookAt('team_endings', before(days)), lookAt('team_endings', before(days))]);
    expect(await keys()).toEqual(reasons(team.id, TRIAL_END, 1, 7));
  });

  it('is told of its new end once it is extended', async () => {
    const { team } = await aTeam();
    await lookAt('team_endings', before(5));
    const endsAt = before(-30);
    await fixture.mongo.database.teams.change(team.id, { endsAt }, before(4));
    await lookAt('team_endings', before(0.5));
    await lookAt('team_endings', before(-25));
    expect(await keys()).toEqual([...reasons(team.id, TRIAL_END, 7), ...reasons(team.id, endsAt, 7)].toSorted());
  });

  it('is told to the operator alone where the owner wants no such letters, or is gone', async () => {
    const { team, ownerId } = await aTeam();
    await fixture.mongo.database.users.switchEmailOff(ownerId, 'planExpiration', before(9));
    await lookAt('team_endings', before(5));
    expect(await keys()).toEqual([`team_ending_notice:${team.id}:${TRIAL_END.toISOString()}:7`]);
  });
});

describe('the letter of the month', () => {
  const practise = (userId: string, at: string, overallScore: number): Promise<string> =>
    completeConversation(fixture.mongo.database, {
      userId,
      slug: 'board-date',
      now: new Date(at),
      report: { ...sampleFeedback(), overallScore },
    });

  it('goes once to who practised in the month before, with its figures', async () => {
    const [ada, _idle, later] = [await onTrial(), await onTrial(), await onTrial()];
    await practise(ada.id, '2026-10-31T23:59:59Z', 5);
    await practise(ada.id, '2026-11-01T00:00:00Z', 6);
    await practise(ada.id, '2026-11-30T23:59:59Z', 8);
    await practise(later.id, '2026-12-01T00:00:00Z', 9);
    for (const at of ['2026-12-01T06:00:00Z', '2026-12-02T06:00:00Z', '2026-12-03T06:00:00Z'])
      await lookAt('monthly_progress', new Date(at));
    expect(await keys()).toEqual([`monthly_progress:${ada.id}:2026-11`]);
    const [letter] = await owed();
    expect(letter?.data).toMatchObject({
      months: [
        { month: '2026-10', completed: 1, averageScore: 5 },
        { month: '2026-11', completed: 2, averageScore: 7 },
      ],
      weakest: { average: expect.any(Number) },
    });
  });

  it('is not written on other days, so that a clock that jumps back finds nothing', async () => {
    const ada = await onTrial();
    await practise(ada.id, '2026-10-12T10:00:00Z', 5);
    for (const at of ['2026-12-01T06:00:00Z', '2026-11-30T06:00:00Z', '2026-11-04T06:00:00Z', '2027-01-01T06:00:00Z'])
      await lookAt('monthly_progress', new Date(at));
    expect(await keys()).toEqual([]);
    await lookAt('monthly_progress', new Date('2026-11-02T06:00:00Z'));
    await lookAt('monthly_progress', new Date('2026-11-01T06:00:00Z'));
    expect(await keys()).toEqual([`monthly_progress:${ada.id}:2026-10`]);
  });
});

describe('many people', () => {
  it('are looked at page by page, and a worker that dies in the middle of one loses nobody', async () => {
    await Promise.all(Array.from({ length: 130 }, () => onTrial()));
    const dying = looker(before(2), { dieAfter: 30 });
    await expect(dying.look({ ...FIRST_PAGE, task: 'plan_endings' })).rejects.toThrow('killed');
    expect(await count('trial_ending')).toBe(30);
    expect(dying.handed).toEqual([]);

    const { look, handed } = looker(before(2));
    await look({ ...FIRST_PAGE, task: 'plan_endings' });
    expect(await count('trial_ending')).toBe(50);
    const second = handed[0];
    if (second === undefined) throw new Error('There is a second page');
    // The same page again, by a queue that was not told that it is done.
    await look({ ...FIRST_PAGE, task: 'plan_endings' });
    expect(handed[1]?.jobId).toBe(second.jobId);
    await look(second.payload);
    await look(handed[2]?.payload ?? second.payload);
    expect(await count('trial_ending')).toBe(130);
  });

  it('wait while the queue of e-mails is long', async () => {
    await onTrial();
    const { look, handed } = looker(before(2), { waiting: 100 });
    await look({ ...FIRST_PAGE, task: 'plan_endings' });
    expect(await count('trial_ending')).toBe(0);
    const [next] = handed;
    expect(next?.delayMs).toBeGreaterThan(1_000);
    expect(next?.payload).toMatchObject({ task: 'plan_endings', after: null, waited: 1, at: before(2).toISOString() });
    await looker(before(1.9)).look(next?.payload ?? { ...FIRST_PAGE, task: 'plan_endings' });
    expect(await count('trial_ending')).toBe(1);
  });

  it('are written to once by two workers over the real queues, beside other letters', async () => {
    const people = await Promise.all(Array.from({ length: 70 }, () => onTrial()));
    const clock = (): Date => before(2);
    const workers = [await fixture.work({ clock }), await fixture.work({ clock })];
    for (const run of ['one', 'two'])
      await fixture.queues.add('reminder', { ...FIRST_PAGE, task: 'plan_endings' }, { jobId: run });
    const reset = await fixture.owe();
    await emailPoster({ queues: fixture.queues, logger })(reset);
    await eventually('all to be sent', () => fixture.mail.caught.length === 71);
    await Promise.all(workers.map((worker) => worker.stop()));
    const reminders = fixture.mail.caught.filter(({ raw }) => decoded(raw).includes('Your free trial ends'));
    expect(reminders.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
    expect(new Set(reminders.map(({ raw }) => headerOf(raw, 'Message-ID'))).size).toBe(70);
    expect(headerOf(reminders[0]?.raw ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  });
});
