import type { Certification, OperatorFacts, PublicConfig, SiteBlock, TextFact } from '@parley/shared';
import { useBrand, useConfig, useOperatorFacts } from '@/lib/config';

type Brand = PublicConfig['brand'];
/** What the server has said of its services; undefined until it has. */
type Services = Pick<PublicConfig, 'coach' | 'google' | 'paymentsOpen'> | undefined;

function founded({ name: brand, supportEmail }: Brand, { founder, name, address }: OperatorFacts): string {
  const by = founder === '' ? [] : [`${brand} was founded by ${founder}.`];
  const run =
    name === ''
      ? `The people who run this installation of ${brand} answer at [${supportEmail}](mailto:${supportEmail}).`
      : `${brand} is run by ${[name, address].filter((part) => part !== '').join(', ')}.`;
  return [...by, run].join(' ');
}

const here = (inUse: boolean | undefined): string => {
  if (inUse === undefined) return 'Where it is set up';
  return inUse ? 'In use' : 'Not in use';
};

/** What `{…}` in a text stands for on this installation (product §1.4); said so that it reads well where nothing is known. */
export function textFacts(brand: Brand, facts: OperatorFacts, services: Services): Readonly<Record<TextFact, string>> {
  const { name, address, jurisdiction } = facts;
  const operator = name === '' ? 'the operator of this installation' : name;
  return {
    brand: brand.name,
    support: brand.supportEmail,
    origin: brand.publicUrl,
    operator,
    operatorInFull:
      name === ''
        ? `the operator of this installation, who has not published a name here and is reached at ${brand.supportEmail}`
        : [name, address].filter((part) => part !== '').join(', '),
    law: jurisdiction === '' ? `the law of the place where ${operator} has its seat` : `the law of ${jurisdiction}`,
    courts: jurisdiction === '' ? 'the courts there' : `the courts of ${jurisdiction}`,
    founded: founded(brand, facts),
    providerHere: here(services === undefined ? undefined : services.coach.engine !== 'rehearsal'),
    paymentsHere: here(services?.paymentsOpen),
    googleHere: here(services === undefined ? undefined : services.google !== null),
  };
}

/** The facts of this installation, as far as they are known by now. */
export function useTextFacts(): Readonly<Record<TextFact, string>> {
  return textFacts(useBrand(), useOperatorFacts(), useConfig());
}

const isFact = (name: string, facts: Readonly<Record<TextFact, string>>): name is TextFact => name in facts;

/** A text with its facts; braces that name none stay as they are. */
export function fillText(text: string, facts: Readonly<Record<TextFact, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isFact(name, facts) ? facts[name] : whole));
}

/** A block with its facts. */
export function fillBlock(block: SiteBlock, facts: Readonly<Record<TextFact, string>>): SiteBlock {
  const fill = (text: string): string => fillText(text, facts);
  if (typeof block === 'string') return fill(block);
  if (block.kind === 'list') return { ...block, items: block.items.map(fill) };
  return block.kind === 'table' ? { ...block, rows: block.rows.map((row) => row.map(fill)) } : block;
}

/** What people ask about first. */
const STANDARDS = ['SOC 2 Type II', 'GDPR', 'ISO 27001', 'CCPA'] as const;

/** What the operator has confirmed, and of the usual standards that it has not (product §3.14). */
export function certificationBlock(confirmed: readonly Certification[]): SiteBlock {
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  const stateOf = (standard: string) => confirmed.find(({ name }) => same(name, standard))?.state ?? 'Not claimed';
  return {
    kind: 'table',
    caption: 'Certifications of this installation',
    head: ['Standard', 'State'],
    rows: [
      ...STANDARDS.map((standard) => [standard, stateOf(standard)]),
      ...confirmed
        .filter(({ name }) => !STANDARDS.some((standard) => same(standard, name)))
        .map(({ name, state }) => [name, state]),
    ],
  };
}
