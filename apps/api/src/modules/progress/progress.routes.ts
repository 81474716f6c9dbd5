/** How somebody has been practising: what the dashboard counts and draws, without a word of a transcript but the best (product §7.12). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { bestMomentOf } from './best-moment';
import { presentProgress } from './progress.presenter';

/** The skills are drawn from so many reports (product §7.13). */
const REPORTS = 50;
/** Enough for a streak of 30 days up to yesterday in any time zone, where a day may have 25 hours (ms). */
const DAYS_MS = 32 * 24 * 60 * 60 * 1000;

export function progressHandlers({ database, clock }: ApiDependencies): Handlers<'getProgress'> {
  const { conversations } = database;
  return {
    getProgress: async ({ caller: { userId } }) => {
      const [reports, moments, best] = await Promise.all([
        conversations.recentReports(userId, REPORTS),
        conversations.practiceMoments(userId, new Date(clock().getTime() - DAYS_MS)),
        conversations.bestReport(userId),
      ]);
      return presentProgress(reports, moments, best && bestMomentOf(best));
    },
  };
}
