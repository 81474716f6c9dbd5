/** Asking people into a team: seats are taken at once, and a letter is owed for each (product §18.2). */
import { randomUUID } from 'node:crypto';
import type {
  Database,
  InvitationRefusal,
  InvitedPerson,
  NewEmail,
  Session,
  TeamMemberRecord,
  TeamMembership,
} from '@parley/db';
import { AppError, TEAM_INVITATION_DAYS, type ErrorDetail } from '@parley/shared';
import { requireInvited } from '@parley/teams';
import type { EmailOutbox } from '../../mail/email-outbox';
import type { MailAllowance } from '../../mail/mail-allowance';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_SECONDS = 60 * 60;

export interface InvitationParts {
  readonly database: Database;
  readonly mail: EmailOutbox;
  /** Letters that an address may have. */
  readonly letters: MailAllowance;
  readonly clock: () => Date;
}

/** Where in the body the address of the person at `index` stands. */
type PathOf = (index: number) => string;

export interface InvitationService {
  /**
   * Invites all of them, or nobody.
   * @param by the admin who asks
   * @throws AppError validation_failed for an address given twice, conflict for people who are in the team or invited
   * already and where seats are short, rate_limited where an address has had its letters of this hour: with a detail for
   * each person that is in the way
   */
  invite(by: TeamMembership, people: readonly InvitedPerson[], pathOf: PathOf): Promise<TeamMemberRecord[]>;
  /**
   * Gives the invitation another 7 days and a new link; the old one is dead.
   * @throws AppError not_found, conflict for who has joined, rate_limited as above
   */
  resend(by: TeamMembership, memberId: string): Promise<TeamMemberRecord>;
}

export function createInvitations({ database, mail, letters, clock }: InvitationParts): InvitationService {
  const { teams } = database;

  /** Runs `work` with a letter taken for each address; given back where it comes to nothing. */
  const withLetters = async <T>(addresses: readonly string[], pathOf: PathOf, work: () => Promise<T>): Promise<T> => {
    const taken = await Promise.all(addresses.map((address) => letters.take(address)));
    const giveBack = async (): Promise<void> => {
      await Promise.all(addresses.filter((_, index) => taken[index] === true).map((one) => letters.giveBack(one)));
    };
    const refused = addresses.flatMap((address, index) =>
      taken[index] === true ? [] : [{ path: pathOf(index), message: enoughLetters(address) }],
    );
    try {
      if (refused.length > 0) throw refusal('rate_limited', refused, { retryAfter: HOUR_SECONDS });
      return await work();
    } catch (error) {
      await giveBack();
      throw error;
    }
  };

  /** Owes each its letter within a transaction; `post` hurries those of the invitations that came of it. */
  const posting = (now: Date) => {
    const owed = new Map<string, string | null>();
    return {
      owe: async (member: TeamMemberRecord, session: Session): Promise<void> => {
        owed.set(member.id, await mail.owe(letterTo(member, now), session));
      },
      post: async (members: readonly TeamMemberRecord[]): Promise<void> => {
        for (const { id } of members) await mail.post(owed.get(id) ?? null);
      },
    };
  };

  const endOf = (now: Date): Date => new Date(now.getTime() + TEAM_INVITATION_DAYS * DAY_MS);

  return {
    async invite({ team, member: admin }, people, pathOf) {
      refuseRepeated(people, pathOf);
      const now = clock();
      const { owe, post } = posting(now);
      const { userId } = admin;
      if (userId === null) throw new Error('An admin without an account');
      const addresses = people.map(({ email }) => email);
      const invited = await withLetters(addresses, pathOf, async () => {
        const request = { teamId: team.id, people, invitedBy: userId, endsAt: endOf(now), now, owe };
        const answer = await teams.invite(request);
        if (!Array.isArray(answer)) throw refusalOf(answer, people, pathOf);
        return answer;
      });
      await post(invited);
      return invited;
    },

    async resend({ team, member: admin }, memberId) {
      const now = clock();
      const { owe, post } = posting(now);
      const { email } = requireInvited(await teams.member(team.id, memberId));
      const renewed = await withLetters(
        [email],
        () => 'params.id',
        async () => {
          const invitedBy = admin.userId ?? '';
          const request = { teamId: team.id, memberId, invitedBy, endsAt: endOf(now), now, owe };
          // Joined or revoked at the same moment: that is what is said.
          return (await teams.renewInvitation(request)) ?? requireInvited(await teams.member(team.id, memberId));
        },
      );
      await post([renewed]);
      return renewed;
    },
  };
}

/** The e-mail log holds where to look the invitation up, and no token (product §15.6). */
function letterTo({ id, name, email, invitationEndsAt }: TeamMemberRecord, now: Date): NewEmail {
  if (invitationEndsAt === null) throw new Error(`The membership ${id} is no invitation`);
  return {
    key: `team_invitation:${id}:${randomUUID()}`,
    template: 'team_invitation',
    userId: null,
    to: { name, address: email },
    data: { memberId: id, endsAt: invitationEndsAt },
    now,
  };
}

function refuseRepeated(people: readonly InvitedPerson[], pathOf: PathOf): void {
  const repeated = people.flatMap(({ email }, index) =>
    people.findIndex((other) => other.email === email) < index
      ? [{ path: pathOf(index), message: `${email} is in the list twice.` }]
      : [],
  );
  if (repeated.length > 0) throw refusal('validation_failed', repeated);
}

function refusalOf(answer: InvitationRefusal, people: readonly InvitedPerson[], pathOf: PathOf): AppError {
  if (answer.reason === 'no_seats') return new AppError('conflict', seatsShort(answer.seatsLeft, people.length));
  const statusOf = new Map(answer.people.map(({ email, status }) => [email, status]));
  const details = people.flatMap(({ email }, index) => {
    const status = statusOf.get(email);
    return status === undefined ? [] : [{ path: pathOf(index), message: seated(email, status) }];
  });
  return refusal('conflict', details);
}

function seated(email: string, status: 'active' | 'invited'): string {
  return status === 'active'
    ? `${email} is in your team already.`
    : `${email} is invited already. You can send the invitation again from the table of members.`;
}

function seatsShort(seatsLeft: number, wanted: number): string {
  if (seatsLeft === 0)
    return 'All seats of your team are taken. Remove a member, revoke an invitation, or write to us for more seats.';
  return `Your team has ${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left, and these are ${wanted} people. Nobody was invited.`;
}

const enoughLetters = (email: string): string =>
  `${email} has been sent several invitations already. Please try again in an hour.`;

/** In the words of the one that is in the way; of several, how many there are. */
function refusal(
  code: 'validation_failed' | 'conflict' | 'rate_limited',
  details: readonly ErrorDetail[],
  options: { readonly retryAfter?: number } = {},
): AppError {
  const [first] = details;
  const message =
    details.length === 1 && first
      ? first.message
      : `${details.length} of these people can’t be invited. Nobody was invited.`;
  return new AppError(code, message, { details, ...options });
}
