/** Who is asked into a team, and how they join (product §18.2). */
import { linkTokenHash } from '@parley/platform';
import { memberFigures, requireTeamRight } from '@parley/teams';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { createMailAllowance } from '../../mail/mail-allowance';
import { createInvitations } from './invite-people';
import { deadInvitation, joinTeam } from './join-team';
import { readMembership } from './read-membership';
import { presentMember } from './figures.presenter';
import { presentInvitation } from './membership.presenter';

type InvitationEndpoint = 'inviteMember' | 'inviteMembers' | 'getInvitation' | 'acceptInvitation' | 'resendInvitation';

export function invitationHandlers({
  database,
  redis,
  backgroundWork,
  clock,
  settings: { redisPrefix },
}: ApiDependencies): Handlers<InvitationEndpoint> {
  const { teams, users } = database;
  const invitations = createInvitations({
    database,
    mail: backgroundWork.mail,
    letters: createMailAllowance('team-invitation', { redis, redisPrefix }),
    clock,
  });
  const requireInviter = async (userId: string) =>
    requireTeamRight(await teams.membershipOf(userId, clock()), 'invite');

  return {
    inviteMember: async ({ caller, body }) => {
      const [invited] = await invitations.invite(await requireInviter(caller.userId), [body], () => 'body.email');
      if (!invited) throw new Error('Nobody was invited');
      return presentMember(memberFigures(invited, []));
    },

    inviteMembers: async ({ caller, body: { people } }) => {
      const inviter = await requireInviter(caller.userId);
      const invited = await invitations.invite(inviter, people, (index) => `body.people.${index}.email`);
      return invited.map((member) => presentMember(memberFigures(member, [])));
    },

    getInvitation: async ({ params: { token } }) => {
      const invitation = await teams.findInvitation(linkTokenHash(token), clock());
      if (!invitation) throw deadInvitation();
      const { invitedBy, email } = invitation.member;
      const [inviter, invited] = await Promise.all([
        invitedBy === null ? null : users.findById(invitedBy),
        users.findByEmail(email),
      ]);
      return presentInvitation(invitation, { invitedBy: inviter?.name ?? '', hasAccount: invited !== null });
    },

    acceptInvitation: async ({ caller, params: { token } }) => {
      const now = clock();
      return readMembership(database, await joinTeam(database, { token, userId: caller.userId, now }), now);
    },

    resendInvitation: async ({ caller, params: { id } }) => {
      const member = await invitations.resend(await requireInviter(caller.userId), id);
      return presentMember(memberFigures(member, []));
    },
  };
}
