/** Who is asked into a team, and how they join (product §18.2). */
import { AppError } from '@parley/shared';
import type { Handlers } from '../../contract/handler';

type InvitationEndpoint = 'inviteMember' | 'inviteMembers' | 'getInvitation' | 'acceptInvitation' | 'resendInvitation';

const notBuilt = async (): Promise<never> => {
  throw new AppError('upstream_unavailable', 'Teams are not open yet.');
};

export function invitationHandlers(): Handlers<InvitationEndpoint> {
  return {
    inviteMember: notBuilt,
    inviteMembers: notBuilt,
    getInvitation: notBuilt,
    acceptInvitation: notBuilt,
    resendInvitation: notBuilt,
  };
}
