/** To the operator's sales address: what a visitor wrote, or that one left an address (product §15.1). */
import { oneLine, writtenText, type EmailData, type EnquiryPlan } from '@parley/shared';
import { button, facts, written, type Letter } from '../letter';
import { defused } from '../links';
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

export function writeEnquiry(enquiry: Enquiry, { brand }: LetterContext): Letter {
  const contact = enquiry.kind === 'contact';
  const source = contact ? `the contact form of ${brand.name}` : `the e-mail field in the footer of ${brand.name}`;
  return {
    subject: subjectOf(enquiry),
    blocks: [
      facts(factsOf(enquiry)),
      ...(contact ? [written(writtenText(enquiry.message))] : []),
      button('Answer', `mailto:${enquiry.email}`),
    ],
    reason: `You receive this message because somebody used ${source}. Whether the address is theirs has not been checked.`,
    replyTo: { name: contact ? typed(enquiry.name) : '', address: enquiry.email },
  };
}
