/** Before a team's time is up: to its owner, and to the operator who extends it (product §24.8). */
import { oneLine, PLANS, type EmailData } from '@parley/shared';
import { dayOf, inDays, momentOf } from '../dates';
import { button, facts, paragraph, written } from '../letter';
import { defused, greetingOf } from '../links';
import { shellWord } from '../operator-command';
import type { LetterContext, Written } from '../template';

const EXTENSION_DAYS = PLANS.team_pilot.periodDays;

export function writeTeamEnding(data: EmailData<'team_ending'>, { brand, now }: LetterContext): Written {
  const { name, endsAt } = data;
  if (now >= endsAt) return null;
  const team = defused(oneLine(data.teamName));
  const plan = PLANS[data.planType].name;
  return {
    subject: `The ${plan} plan of your team ends on ${dayOf(endsAt)}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`The ${plan} plan of your team “${team}” ends ${inDays(endsAt, now)}, on ${momentOf(endsAt)}.`),
      paragraph(
        'After that the team area is closed, and everybody is back on their own plan. ' +
          'Conversations that have begun can be finished, and everybody’s conversations and reports stay their own. ' +
          'If you renew later, the team comes back as it was. Download its reports under Team Admin before it ends.',
      ),
      button('Write to us about renewing', `${brand.publicUrl}/contact?plan=team-renewal`),
    ],
    reason: 'You receive this message because a team of yours is about to end.',
  };
}

export function writeTeamEndingNotice(data: EmailData<'team_ending_notice'>, { brand, now }: LetterContext): Written {
  const { teamId, ownerEmail, seatsTaken, seats, endsAt } = data;
  if (now >= endsAt) return null;
  const team = defused(oneLine(data.teamName));
  const plan = PLANS[data.planType].name;
  return {
    subject: `${plan}: the team ${team} ends on ${dayOf(endsAt)}`,
    blocks: [
      facts([
        ['Team', team],
        ['Organization', defused(oneLine(data.organization))],
        ['Owner', ownerEmail ?? 'nobody'],
        ['Seats', `${seatsTaken} of ${seats ?? 'unlimited'} taken`],
        ['Ends', `${momentOf(endsAt)}, ${inDays(endsAt, now)}`],
      ]),
      paragraph(`To extend it by another ${EXTENSION_DAYS} days:`),
      written(`parley team extend ${shellWord(teamId)} --days ${EXTENSION_DAYS}`),
      ...(ownerEmail === null
        ? [
            paragraph('It has no owner. To name one of its members:'),
            written(`parley team extend ${shellWord(teamId)} --new-owner EMAIL`),
          ]
        : [button('Write to the owner', `mailto:${ownerEmail}`)]),
    ],
    reason: `You receive this message because you operate ${brand.name} at ${brand.publicUrl}.`,
  };
}
