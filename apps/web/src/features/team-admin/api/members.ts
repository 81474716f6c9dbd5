/** Who is in the team, changed by its admins (product §18.2, §18.3). */
import type { MemberStats } from '@parley/shared';
import { api, ApiError } from '@/lib/api';
import { useTeamChange } from '@/lib/team';

export const INVITE_FAILED = 'Failed to send invitation';
export const REMOVE_FAILED = 'Failed to remove team member';

/** Whom to invite, as the forms have them. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** POST /teams/invite. */
export const useInvite = () => useTeamChange((person: Person) => api.request('POST /teams/invite', { body: person }));

/** POST /teams/invitations: all of them or none. */
export const useInviteSeveral = () =>
  useTeamChange((people: readonly Person[]) =>
    api.request('POST /teams/invitations', { body: { people: [...people] } }),
  );

/** POST /teams/members/:id/resend. */
export const useResend = () =>
  useTeamChange(({ _id: id }: MemberStats) => api.request('POST /teams/members/:id/resend', { params: { id } }));

interface RoleChange {
  readonly member: MemberStats;
  readonly role: 'member' | 'admin';
}

/** PUT /teams/members/:id; the owner alone. */
export const useChangeRole = () =>
  useTeamChange(({ member: { _id: id }, role }: RoleChange) =>
    api.request('PUT /teams/members/:id', { params: { id }, body: { role } }),
  );

/** DELETE /teams/members/:id. Somebody who has left in the meantime is what was asked for. */
export const useRemove = () =>
  useTeamChange(async ({ _id: id }: MemberStats) => {
    try {
      await api.request('DELETE /teams/members/:id', { params: { id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  });
