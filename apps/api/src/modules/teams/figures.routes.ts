/** How a team does: for its admins alone (product §18.5, §18.6). */
import { AppError } from '@parley/shared';
import type { Handlers } from '../../contract/handler';

type FigureEndpoint = 'getTeamDashboard' | 'getTeamLeaderboard' | 'downloadTeamCsv';

const notBuilt = async (): Promise<never> => {
  throw new AppError('upstream_unavailable', 'Teams are not open yet.');
};

export function figureHandlers(): Handlers<FigureEndpoint> {
  return { getTeamDashboard: notBuilt, getTeamLeaderboard: notBuilt, downloadTeamCsv: notBuilt };
}
