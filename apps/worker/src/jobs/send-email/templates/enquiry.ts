/** To the operator's sales address: what a visitor wrote, or that one left an address (product §15.1). */
import { enquirySchema, oneLine, writtenText, type Brand, type Enquiry, type EnquiryPlan } from '@parley/shared';
import { button, facts, html, page, written } from '../html';
import { defused } from '../links';
import type { RenderedEmail } from '../rendered-email';

export const enquiryDataSchema = enquirySchema;

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

export function renderEnquiry(enquiry: Enquiry, brand: Brand): RenderedEmail {
  const subject = subjectOf(enquiry);
  const known = factsOf(enquiry);
  const message = enquiry.kind === 'contact' ? [writtenText(enquiry.message)] : [];
  const source =
    enquiry.kind === 'contact'
      ? `the contact form of ${brand.name}`
      : `the e-mail field in the footer of ${brand.name}`;
  const reason = `You receive this message because somebody used ${source}. Whether the address is theirs has not been checked.`;
  return {
    subject,
    html: page(
      brand,
      subject,
      [facts(known), ...message.map(written), button('Answer', `mailto:${enquiry.email}`)],
      html`${reason}`,
    ),
    text: [
      known.map(([label, value]) => `${label}: ${value}`).join('\n'),
      ...message,
      `${reason}\n${brand.name} · ${brand.office} · ${brand.supportEmail}`,
    ].join('\n\n'),
    replyTo: { name: enquiry.kind === 'contact' ? typed(enquiry.name) : '', address: enquiry.email },
  };
}
