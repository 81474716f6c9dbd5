/** When the owner of a team has closed their account: who owns it now, or that nobody does (product §18.3). */
import { oneLine, type EmailData } from '@parley/shared';
import { button, facts, paragraph, written, type Letter } from '../letter';
import { defused, greetingOf } from '../links';
import type { LetterContext } from '../template';

const called = (teamName: string): string => defused(oneLine(teamName));

export function writeTeamInherited({ name, teamName }: EmailData<'team_inherited'>, { brand }: LetterContext): Letter {
  return {
    subject: `You now own the team ${called(teamName)}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(
        `The owner of your team “${called(teamName)}” has closed their account. ` +
          'Of its admins you joined first, so the team is yours now: ' +
          'you name its admins, and we write to you when its plan is about to end.',
      ),
      paragraph(`If somebody else should own it, write to us at ${brand.supportEmail}.`),
      button('Open the team', `${brand.publicUrl}/team-admin`),
    ],
    reason: 'You receive this message because you are an admin of this team.',
  };
}

export function writeTeamWithoutOwner(
  { teamId, teamName, seatsTaken }: EmailData<'team_without_owner'>,
  { brand }: LetterContext,
): Letter {
  return {
    subject: `The team ${called(teamName)} has no owner`,
    blocks: [
      paragraph('The owner of this team has closed their account, and it has no admin to whom it could pass.'),
      facts([
        ['Team', called(teamName)],
        ['Id', teamId],
        ['Seats taken', String(seatsTaken)],
      ]),
      paragraph('Its members go on practising; nobody can invite or remove anybody. To name one of them as its owner:'),
      written(`parley team extend ${teamId} --new-owner EMAIL`),
    ],
    reason: `You receive this message because you run ${brand.name}.`,
  };
}
