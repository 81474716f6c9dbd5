/** To the operator's sales address: what a visitor wrote, or that one left an address (product §15.1). */
import { oneLine, PLANS, TEAM_PILOT_SEATS, writtenText, type EmailData, type EnquiryPlan } from '@parley/shared';
import { button, facts, paragraph, written, type Block, type Letter } from '../letter';
import { defused } from '../links';
import { named, shellWord } from '../operator-command';
import type { LetterContext } from '../template';

type Enquiry = EmailData<'enquiry'>;

const ABOUT: Record<EnquiryPlan, string> = { 'team-pilot': 'Team Pilot', 'team-renewal': 'Team renewal' };

/** Of one line and without a link, whatever was typed: nothing of a visitor's may begin a new header line. */
const typed = (text: string): string => defused(oneLine(text));

function factsOf(enquiry: Enquiry): [label: string, value: string][] {
  if (enquiry.kind === 'footer') return [['Email', enquiry.email]];
  const { name, email, company, teamSize, plan } = enquiry;
  return [
    ...(plan === undefined ? [] : [['About', ABOUT[plan]] satisfies [string, string]]),
    ['Name', typed(name)],
    ['Email', email],
    ['Company', typed(company)],
    ...(teamSize === undefined ? [] : [['Team size', teamSize] satisfies [string, string]]),
  ];
}

function subjectOf(enquiry: Enquiry): string {
  if (enquiry.kind === 'footer') return `${enquiry.email} wants to get started`;
  const about = enquiry.plan === undefined ? 'Enquiry' : `${ABOUT[enquiry.plan]} enquiry`;
  return `${about} from ${typed(enquiry.name)}, ${typed(enquiry.company)}`;
}

/** What the operator does about it, to be copied once it is sold. */
function commandFor(enquiry: Enquiry, { brand }: LetterContext): Block[] {
  if (enquiry.kind === 'footer' || enquiry.plan === undefined) return [];
  const owner = shellWord(enquiry.email);
  const { credits, periodDays } = PLANS.team_pilot;
  return enquiry.plan === 'team-renewal'
    ? [
        paragraph('To extend the team, once you have made sure that its owner wrote this:'),
        written(`parley team extend --owner ${owner} --days ${periodDays}`),
      ]
    : [
        paragraph(`To set the team up, once the address has an account (${brand.publicUrl}/register):`),
        written(
          `parley team create --owner ${owner} --name ${named(enquiry.company)}` +
            ` --seats ${TEAM_PILOT_SEATS} --days ${periodDays} --credits ${credits}`,
        ),
      ];
}

export function writeEnquiry(enquiry: Enquiry, context: LetterContext): Letter {
  const { brand } = context;
  const contact = enquiry.kind === 'contact';
  const source = contact ? `the contact form of ${brand.name}` : `the e-mail field in the footer of ${brand.name}`;
  return {
    subject: subjectOf(enquiry),
    blocks: [
      facts(factsOf(enquiry)),
      ...(contact ? [written(writtenText(enquiry.message))] : []),
      ...commandFor(enquiry, context),
      button('Answer', `mailto:${enquiry.email}`),
    ],
    reason: `You receive this message because somebody used ${source}. Whether the address is theirs has not been checked.`,
    replyTo: { name: contact ? typed(enquiry.name) : '', address: enquiry.email },
  };
}
