/** What people are and where they work, as a brief tells it: 'VP Operations, Northgate Mutual', 'production manager at Riverlight Festival'. */
import { alternatives } from '../../language/one-of';
import type { StakeholderType } from '@parley/shared';

/** Words that name somebody's work. */
const ROLE_WORDS = alternatives(`
manager director dir head lead leader chief officer president vp ceo cfo coo cio cto cmo cso chro ciso fd md svp evp sponsor owner engineer
developer dev architect analyst designer scientist professor prof doctor physician nurse matron teacher headteacher principal dean foreman
supervisor coordinator administrator auditor audit controller controlling accountant finance lawyer solicitor counsel legal compliance
regulator inspector officer chairman chairwoman chair chairperson councillor mayor governor minister secretary assistant consultant partner
contractor supplier vendor salesman sales support agent producer editor buyer planner surveyor qs pm po bookkeeper landlord tenant
franchisee broker underwriter adviser advisor tester operator technician mechanic electrician chef pharmacist librarian captain superintendent
treasurer trustee commissioner procurement purchasing merchandising payroll marketing operations hr it product customer client works council
sister midwife scrum\\smaster harbour\\smaster porter leaseholder resident neighbour dentist baker roofer vicar priest imam
lecturer researcher tutor trainer driver haulier skipper captain ranger stylist journalist photographer volunteer spokesperson spokeswoman
gm chro cabinet\\smember specialist expert representative rep caretaker registrar curator conductor warden bursar rector farmer grower
`);
const ROLE = new RegExp(String.raw`\b(?:${ROLE_WORDS})\b`, 'i');
/** Endings that institutions have. */
const ORGANISATION = new RegExp(
  String.raw`\b(?:${alternatives(`
Ltd Limited plc Inc LLC LLP GmbH AG SE BV NV SA Corp Corporation Company Co Group Holding Holdings Foods Food Clinics Clinic Hotels Hotel
Mutual Energy Authority Bank Council Insurance Versicherung Festival University Institute Hospital School Primary College Academy Logistics
Systems Transit Retail Studios Studio Partners Bakery Bakeries Pharma Airlines Airways Railway Railways Rail Trust Foundation Association
Ministry Department Agency Services Solutions Software Technologies Industries Motors Media Press Stores Supermarkets Water Power Networks
Telecom Infirmary Homes Pictures Films Cabling Growers Co-op Logistik Biologics Build Roofing Housing Construction Builders Estates Properties Farms Brewery Dairy Museum Theatre Opera Library Church Parish Borough County hub depot
Shipping Freight Transport Charity NHS Labs Laboratories Works Kitchens Textiles Steel Mills Capital Finance Payments
`)})\b`,
);

/** 'IT' and 'HR' are departments, 'it' is none. */
export const namesRole = (text: string): boolean => ROLE.test(text.replaceAll(/\b(?:it|hr|It)\b/g, ''));
export const namesOrganisation = (text: string): boolean => ORGANISATION.test(text);

export interface Place {
  readonly role: string | null;
  readonly organisation: string | null;
}

const tidy = (text: string): string => text.trim().replaceAll(/^[\s(,;:–-]+|[\s),;:–.-]+$/g, '');

/** Reads what stands beside a name: in brackets, after a comma, under a signature. */
export function placeIn(text: string): Place {
  let role: string | null = null;
  let organisation: string | null = null;
  const parts = text
    .split(/,|\||;|·|\s[-–—]\s|:\s/)
    .map(tidy)
    .filter(
      (part) =>
        (part !== '' && !/^(?:he|she|they|been|that|who|thats|here|customer|our side|not)\b.{0,60}$/i.test(part)) ||
        namesRole(part),
    );
  for (const part of parts) {
    if (/@|\d{4,}|https?:/.test(part)) continue;
    const phrase = part
      .replace(/^(?:(?:he|she|who)\s+)?(?:leads|heads|runs|manages)\s+(?:the\s+)?/i, 'head of ')
      .replace(/^(?:he|she)(?:['’]s| is)\s+(?:the|our|their)?\s*/i, '')
      .replace(/^(?:the|our|their|my|your|a)\s+/i, '')
      .replace(/^(?:biggest|largest|main|most important|best|oldest|only|star|top|newest|strongest)\s+/i, '')
      .replace(/\s+(?:now|here|there)$/i, '')
      .replace(/^((?:executive |personal )?assistant|pa|ea|secretary|deputy) to \p{Lu}.*$/iu, '$1');
    // 'Dean of Engineering at Thornbury Polytechnic': a house stands behind 'at'.
    const house = /^(.{2,40}\sof\s.{2,40}?)\s(?:at|with)\s(?:the\s)?(\p{Lu}.{2,60})$/u.exec(phrase);
    if (house?.[1] !== undefined && house[2] !== undefined && namesRole(house[1])) {
      role ??= tidy(house[1]);
      organisation ??= tidy(house[2]);
      continue;
    }
    const at = /^(.{2,50}?)\s+(?:at|of|for|from|in|with)\s+(?:the\s+)?(\p{Lu}.{2,60})$/u.exec(phrase);
    const lastOf =
      /^(?:head|director|dir\.?|vp|vice president|chief|manager|chair(?:man|woman)?)\s+of\s+/i.test(phrase) &&
      at?.[2] !== undefined &&
      !/\sof\s/.test(at[1] ?? '') &&
      !/\b(?:Ltd|Limited|plc|Inc|GmbH|AG|LLP|Group)\b/.test(at[2]);
    if (at?.[1] !== undefined && at[2] !== undefined && !lastOf && namesRole(at[1])) {
      role ??= tidy(at[1]);
      organisation ??= tidy(at[2]);
    } else if (namesRole(phrase) && !(namesOrganisation(phrase) && role !== null) && phrase.split(' ').length <= 7)
      // 'client, headteacher': what they are says more than on which side they sit.
      role = role === null || /^(?:client|customer)$/i.test(role) ? tidy(phrase) : role;
    else if (
      !/^(?:ward|room|level|team|sprint|shift|floor|building)\b/i.test(phrase) &&
      /^\p{Lu}/u.test(phrase) &&
      phrase.split(' ').length <= 6 &&
      (namesOrganisation(phrase) || role !== null)
    )
      organisation ??= tidy(phrase);
  }
  return { role, organisation };
}

const TYPES: readonly (readonly [StakeholderType, RegExp])[] = [
  [
    'regulatory',
    /\b(?:audit\w*|complian\w*|regulat\w*|inspector\w*|works council|data protection|legal|lawyer|commissioner|district engineer|union)\b/i,
  ],
  ['client', /\b(?:client|customer|buyer|franchise\w*|tenant|purchas\w*|procurement)\b/i],
  ['vendor', /\b(?:vendor|supplier|account (?:manager|director|executive)|contractor|key account)\b/i],
  [
    'technical_lead',
    /\b(?:(?:lead|chief|principal|senior) (?:engineer|developer|architect)|engineer|architect|tech(?:nical)? lead|cto|dev(?:eloper)? lead|security)\b/i,
  ],
  [
    'executive_sponsor',
    /\b(?:chief|c[efiomst]o|ceo|coo|cso|fd|md|vp|svp|vice president|director|president|sponsor|chair\w*|board|mayor|councillor|minister|governor|head of (?!payroll)|owner|general manager|partner)\b/i,
  ],
  [
    'subject_matter_expert',
    /\b(?:prof\w*|doctor|physician|medical|scien\w*|expert|specialist|pharmac\w*|surveyor|curator)\b/i,
  ],
  [
    'end_user',
    /\b(?:manager|supervisor|foreman|nurse|matron|teacher|head\w*|lead|payroll|controlling|finance|accountant|operator|planner|coordinator|administrator)\b/i,
  ],
  ['team_member', /\b(?:developer|analyst|designer|tester|consultant|assistant|engineer)\b/i],
];
const CUSTOMER = /\b(?:customer|client|contract|SOW|invoice|renews?|our product|supplier)\b/i;

const BUYS = /\b(?:customer:|our contract|SOW|renews in|the contract provides|contract says)/i;

/** @param around the whole brief, for people of whom no role is told */
export function stakeholderTypeOf(role: string | null, around: string): StakeholderType {
  const found = role === null ? undefined : TYPES.find(([, pattern]) => pattern.test(role));
  if (found)
    return (found[0] === 'executive_sponsor' || found[0] === 'end_user') && BUYS.test(around) ? 'client' : found[0];
  return CUSTOMER.test(around) ? 'client' : 'end_user';
}

/** Somebody who is spoken of by what they are, and has no name: 'the client', 'our CFO'. */
export const NAMELESS = new RegExp(
  String.raw`\b(?:the|our|their|my|a)\s+((?:new |biggest |largest |main |regional |finance |marketing |technical |project |account )?(?:${alternatives(String.raw`
  client customer sponsor cfo coo ceo cio cto cmo director head\sof\s\p{L}+ manager boss supplier vendor
  contractor architect tech\slead lead\sdeveloper product\sowner auditor regulator landlord union
  works\scouncil mayor board
`)}))\b(?!\s(?:deck|papers?|pack|meeting|report|room|members?|minutes|call|letter))`,
  'giu',
);
