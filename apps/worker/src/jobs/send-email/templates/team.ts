/** Being asked into a team, and having been taken out of one (product §18.2, §18.3). */
import { oneLine, type EmailData } from '@parley/shared';
import { momentOf } from '../dates';
import { button, paragraph, type Letter } from '../letter';
import { defused, greetingOf, nameForMail } from '../links';
import type { LetterContext, SecretContext } from '../template';

const shown = (text: string): string => defused(oneLine(text));

export function writeTeamInvitation(
  { name, teamName, organization, invitedBy, expiresAt }: EmailData<'team_invitation'>,
  { brand, secret }: SecretContext,
): Letter {
  const inviter = nameForMail(invitedBy);
  const team = `the team ${shown(teamName)}`;
  const invited = inviter === '' ? 'You are invited to' : `${inviter} invites you to`;
  const whole = organization === '' ? team : `${team} of ${shown(organization)}`;
  return {
    subject: `${invited} ${team}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(
        `${invited} ${whole} on ${brand.name}, where project managers rehearse difficult stakeholder conversations and get a report on each.`,
      ),
      button('See the invitation', `${brand.publicUrl}/invitations/${encodeURIComponent(secret)}`),
      paragraph(
        `The link works once, until ${momentOf(expiresAt)}. You join with the address that this message was sent to: sign in with it, or create an account.`,
      ),
      paragraph(
        'The admins of the team see how much you practise and how you score. What is said in your conversations stays yours alone.',
      ),
      paragraph('If you did not expect this, you need not do anything.'),
    ],
    reason: `You receive this message because this address was given to invite you to a team on ${brand.name}.`,
  };
}

export function writeTeamRemoved({ name, teamName, at }: EmailData<'team_removed'>, { brand }: LetterContext): Letter {
  return {
    subject: `You are no longer in the team ${shown(teamName)}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`On ${momentOf(at)} you were removed from the team ${shown(teamName)}.`),
      paragraph(
        'You are back on your own plan, with the sessions and dates it has. You can still finish conversations you have started, and all your conversations and reports stay yours.',
      ),
      paragraph(
        'The team keeps the date, the scores and the library scenario of each conversation you completed in it: they count in its totals, without your name. It keeps nothing of what was said.',
      ),
      button('See your plan', `${brand.publicUrl}/settings?tab=billing`),
    ],
    reason: 'You receive this message because your place in a team has ended. No setting switches it off.',
  };
}
