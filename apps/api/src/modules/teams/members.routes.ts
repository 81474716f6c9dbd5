/** Who is in a team, and what they may be there (product §18.3, §18.4). */
import { AppError } from '@parley/shared';
import type { Handlers } from '../../contract/handler';

type MemberEndpoint = 'changeMember' | 'removeMember' | 'leaveTeam' | 'getMembership' | 'shareScores';

const notBuilt = async (): Promise<never> => {
  throw new AppError('upstream_unavailable', 'Teams are not open yet.');
};

export function memberHandlers(): Handlers<MemberEndpoint> {
  return {
    changeMember: notBuilt,
    removeMember: notBuilt,
    leaveTeam: notBuilt,
    getMembership: notBuilt,
    shareScores: notBuilt,
  };
}
