/** Where a stakeholder works of whom no sentence tells it beside their name. */
import type { BriefRead } from './brief-read';
import { escaped, isCountry, isTown, MONTH_OR_DAY, NAME } from './names';
import type { Person } from './people';
import { isWork } from './role-words';

/** They belong to the writer's own house: 'our finance controller', 'my boss'. */
const OURS = /\b(?:our|my)\s(?:[\p{L}’-]+\s){0,3}$/iu;
/** Of these nobody is one's own: they buy, sell, own, rent or speak for others. */
const OUTSIDE = new RegExp(
  [
    String.raw`\b(?:customer|client|supplier|vendor|buyer|landlord|owner|tenant|contractor|resident|neighbour|skipper|farmer|grower|mayor|councillor|parents|union|`,
    String.raw`association|club|chair|spokes\w+|inspector|officer at|insurer|investor|(?:trading|business)\spartner|donor|broker|franchise\w*|freelance\w*|subcontractor|representative|broadcaster|chain|brigade|authority|agency|`,
    String.raw`ministry|council|committee|notary|lawyer|judge|priest|imam|pastor|journalist|patient|pensioner|widow\w*|heir|publisher|president\sof\sthe|captain|professor)\b`,
  ].join(''),
  'i',
);
const HOUSE = new RegExp(
  [
    String.raw`\b(?:customer|client|supplier|vendor|company|firm|dairy|factory|wholesaler|agency|contractor|publisher|operator|manufacturer|producer|hospital|`,
    String.raw`brewery|bakery|theatre|museum|hotel|airline|university|charity|foundation|co-?op|cooperative|shipyard|clinic|integrator)\b(?:\s(?:in|from|`,
    String.raw`near)\s\p{Lu}\p{L}+)?,?(?:\s(?:is|are))?(?:\sthe\s\p{Ll}+)?\s(?:called\s|named\s)?(${NAME})`,
  ].join(''),
  'gu',
);
/** 'I'm with Armor Éolien', 'I lead the localisation at Parlando Studio' */
const OWN_HOUSE = new RegExp(
  String.raw`\b(?:I|I[’']m|we)\b[^.;!?\n]{0,90}?\b(?:at|for|with)\s(?:the\s)?(${NAME})(?=[,.;()\n]|\s(?:and|in|near)\b|$)`,
  'u',
);

/** 'Renée Beaudry, ops manager at the helicopter firm (Highline Rotor)': names of houses alone stand so. */
const IN_BRACKETS =
  /^[^.;!?\n()]{0,60}?\s\((\p{Lu}[\p{L}’&.-]+(?:\s(?:of|and|&|\p{Lu}[\p{L}’&.-]*)){0,4})(?:,\s[^()\d]{2,40})?\)/u;
/** 'Thurs 10/9' is nobody's house, 'Sun Valley Dental' is. */
export const isDay = (name: string): boolean => MONTH_OR_DAY.test(name) && /\d|^\S+$/.test(name);

/** Shorter is an abbreviation of anything (characters). */
const SHORTEST = 5;

/** A name in brackets behind theirs, in the same sentence: no day, no work, no town, nobody's name; null where there is none. */
export function bracketed(brief: string, { mentions }: Person, people: readonly string[]): string | null {
  for (const { end } of mentions) {
    const name = IN_BRACKETS.exec(brief.slice(end, end + 160))?.[1] ?? '';
    if (
      name.length >= SHORTEST &&
      !isDay(name) &&
      !isWork(name) &&
      !isTown(name) &&
      people.every((person) => !person.includes(name) && !name.includes(person))
    )
      return name;
  }
  return null;
}

/** The house of the writer, as they name it. */
export const ownHouse = (brief: string): string | null => OWN_HOUSE.exec(brief)?.[1] ?? null;

/** Of the writer's own house, where it has no name. */
const OWN = 'Your own organisation';

/**
 * @param others names of people, that are no house
 * @returns null where the brief doesn't tell it; `named` where it tells its name
 */
export function organisationOf(
  brief: string,
  stakeholder: Person,
  others: readonly string[],
): { readonly name: string; readonly named: boolean } | null {
  const isHouse = (name: string): boolean => !others.some((other) => other.includes(name) || name.includes(other));
  const own = ownHouse(brief);
  const ours = [...stakeholder.aliases].some((alias) => {
    const at = brief.toLowerCase().indexOf(alias.toLowerCase());
    const after = at < 0 ? '' : brief.slice(at + alias.length, at + alias.length + 40);
    return (
      at >= 0 &&
      (OURS.test(brief.slice(Math.max(0, at - 40), at)) || /^,?\s(?:is\s|who is\s)?(?:our|my)\s/i.test(after))
    );
  });
  if (ours && !OUTSIDE.test(stakeholder.role ?? ''))
    return own !== null && isHouse(own) ? { name: own, named: true } : { name: OWN, named: false };
  const house = [...brief.matchAll(HOUSE)]
    .map((match) => match[1] ?? '')
    .find(
      (name) =>
        name !== own &&
        isHouse(name) &&
        !new RegExp(String.raw`\b(?:my|our)\s\p{Ll}+\s${escaped(name)}`, 'u').test(brief),
    );
  return house === undefined || ours ? null : { name: house, named: true };
}

/** Where they work, where it is no town and no part of what they are: 'Curator of Birds'. */
const houseOf = ({ organisation, role }: Person): string | null =>
  organisation === null || isTown(organisation) || isDay(organisation) || (role ?? '').endsWith(` of ${organisation}`)
    ? null
    : organisation;

/** With whom the talk is stands in so many characters from the top. */
const TOP_OF_IT = 160;

/** The name of the house that the forms of a sentence tell; null where they tell none. */
export function houseByForms(brief: string, { people, sentences, sides: { stakeholder } }: BriefRead): string | null {
  // In notes and tickets the only firm that is named is theirs; in mails it is as likely one's own.
  const elsewhere = people.all.some((person) => person.writes.size > 0)
    ? undefined
    : people.organisations.find(
        ({ name, start }) =>
          name !== ownHouse(brief) &&
          !isCountry(name) &&
          people.all.every((person) => person.organisation !== name) &&
          // Told at the top, or in one sentence with them.
          (start < TOP_OF_IT ||
            sentences.some((one) => one.start <= start && start < one.end && one.people.includes(stakeholder))),
      );
  const everybody = people.all.map(({ name }) => name);
  const house = organisationOf(brief, stakeholder, everybody);
  return (
    houseOf(stakeholder) ??
    elsewhere?.name ??
    bracketed(brief, stakeholder, everybody) ??
    (house?.named === true ? house.name : null)
  );
}
