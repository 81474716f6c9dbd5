/** How much of what a reader finds in a brief stands in the scenario that was drafted from it. */
import type { BriefDraft } from '@parley/coach';
import type { WrittenBrief } from './written-brief';

export interface Found {
  readonly id: string;
  readonly stakeholder: boolean;
  readonly role: boolean;
  readonly organisation: boolean;
  readonly about: boolean;
  /** Of these lists what is missing. */
  readonly figures: readonly string[];
  readonly people: readonly string[];
  readonly asks: readonly string[];
}

type Drafted = Exclude<BriefDraft, { readonly refused: unknown }>;

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');

export function foundIn(brief: WrittenBrief, { content, understood }: Drafted): Found {
  const { persona, facts, situation, goal, concerns } = content;
  const told = plain(
    [
      situation,
      goal,
      ...facts.flatMap((fact) => [fact.text, ...fact.figures]),
      ...concerns.map(({ worry }) => worry),
    ].join('\n'),
  );
  const marks = (kinds: readonly string[]): string =>
    plain(understood.flatMap((mark) => (kinds.includes(mark.kind) ? [mark.text] : [])).join('\n'));
  return {
    id: brief.id,
    stakeholder: brief.stakeholder.split(' ').every((part) => persona.name.includes(part)),
    role: brief.role === null || plain(persona.role).includes(plain(brief.role)),
    organisation: brief.organisation === null || plain(persona.organisation).includes(plain(brief.organisation)),
    // What the talk itself is comes before what it is about; the weightiest of what they say goes first.
    about: concerns
      .filter(({ id }) => !id.startsWith('talk-'))
      .some(({ id }) => brief.about.some((type) => type.replaceAll('_', '-') === id)),
    figures: brief.figures.filter((figure) => !told.includes(plain(figure))),
    people: brief.people.filter((person) => !marks(['person', 'stakeholder']).includes(plain(person))),
    asks: brief.asks.filter((ask) => !marks(['ask']).includes(plain(ask)) && !told.includes(plain(ask))),
  };
}

export interface Share {
  readonly right: number;
  readonly of: number;
}

/** Counted over all briefs. */
export function sharesOf(
  briefs: readonly WrittenBrief[],
  found: readonly Found[],
): Readonly<Record<'persons' | 'roles' | 'organisations' | 'matters' | 'figures' | 'people' | 'asks', Share>> {
  const yes = (key: 'stakeholder' | 'role' | 'organisation' | 'about', of = briefs.length): Share => ({
    right: of - found.filter((one) => !one[key]).length,
    of,
  });
  const listed = (key: 'figures' | 'people' | 'asks'): Share => {
    const of = briefs.reduce((sum, brief) => sum + brief[key].length, 0);
    return { right: of - found.reduce((sum, one) => sum + one[key].length, 0), of };
  };
  return {
    persons: yes('stakeholder'),
    roles: yes('role', briefs.filter(({ role }) => role !== null).length),
    organisations: yes('organisation', briefs.filter(({ organisation }) => organisation !== null).length),
    matters: yes('about'),
    figures: listed('figures'),
    people: listed('people'),
    asks: listed('asks'),
  };
}
