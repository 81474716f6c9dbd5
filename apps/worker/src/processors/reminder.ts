/**
 * The reminder queue: one job, one page of people, and the next page as a job of its own. A worker that is killed in
 * the middle of a page leaves it to another one, which finds what is owed already.
 */
import type { Logger, QueueProducers } from '@parley/platform';
import type { JobPayload, ReminderTask } from '@parley/shared';
import { oweAssignmentReminders } from '../jobs/owe-reminders/assignments-due';
import { oweMonthLetters } from '../jobs/owe-reminders/month-letters';
import type { RemindedPage, ReminderSettings } from '../jobs/owe-reminders/owe';
import { owePlanEndings } from '../jobs/owe-reminders/plan-endings';
import { owePracticeErasures } from '../jobs/owe-reminders/practice-erasures';
import { oweTeamEndings } from '../jobs/owe-reminders/team-endings';
import type { Processor } from '../processor';

/** While so many e-mails wait for a worker no more are added: one that somebody waits for is never far from its turn. */
const EMAILS_WAITING = 100;
/** After which time it is looked again whether fewer do (ms). */
const WAIT_MS = 10_000;

export interface ReminderProcessorSettings extends ReminderSettings {
  readonly queues: Pick<QueueProducers, 'add' | 'waiting'>;
  readonly clock: () => Date;
  readonly logger: Logger;
}

type LookAtPage = typeof owePlanEndings;
const TASKS: Record<ReminderTask, LookAtPage> = {
  plan_endings: owePlanEndings,
  monthly_progress: oweMonthLetters,
  practice_erasures: owePracticeErasures,
  assignments_due: oweAssignmentReminders,
  team_endings: oweTeamEndings,
};

export function reminderProcessor(settings: ReminderProcessorSettings): Processor<'reminder'> {
  const { queues, clock, logger } = settings;
  return {
    queue: 'reminder',
    concurrency: 1,
    process: async (payload) => {
      const at = payload.at === null ? clock() : new Date(payload.at);
      const here = { ...payload, at: at.toISOString() };
      if ((await queues.waiting('email')) >= EMAILS_WAITING) {
        const waited = payload.waited + 1;
        await queues.add('reminder', { ...here, waited }, { jobId: jobIdOf({ ...here, waited }), delayMs: WAIT_MS });
        return;
      }
      const { owed, next }: RemindedPage = await TASKS[payload.task](settings, {
        at,
        after: payload.after,
        now: clock(),
      });
      if (owed > 0) logger.info({ task: payload.task, owed }, 'owed reminders');
      if (next === null) return;
      const following = { ...here, after: next, waited: 0 };
      await queues.add('reminder', following, { jobId: jobIdOf(following) });
    },
  };
}

/** The same page of the same looking is added once. */
function jobIdOf({ task, at, after, waited }: JobPayload<'reminder'> & { readonly at: string }): string {
  return `${task}-${Date.parse(at)}-${after ?? 'first'}-${waited}`;
}
