/** Who is named in sentences. */
import { fullNamesIn } from './full-names';
import { FUNCTION_WORDS } from '../../language/vocabulary';
import type { BriefLine, Span } from './brief-line';
import {
  bare,
  BEFORE_SOMEBODY,
  DOES,
  firstName,
  isPlace,
  likelyName,
  MONTH_OR_DAY,
  NAME,
  NO_NAME,
  SOMEBODY,
  SPEAKS,
  tagsOf,
  isGroup,
  titleOf,
  TO_SOMEBODY,
} from './names';
import type { People } from './people';
import { HOUSES, introduced, officesIn } from './people-by-grammar';
import { LEADING_NAME } from './people-in-headers';
import { namesOrganisation, namesRole, placeIn } from './roles';

const spanIn = (text: string, start: number, name: string): Span => {
  const at = Math.max(0, text.indexOf(name));
  const plain = bare(name);
  const from = start + at + Math.max(0, name.indexOf(plain));
  return { start: from, end: from + plain.length };
};

/** 'Had Sister Okoro', 'Asked Tom': without the word that opens the sentence. */
function nameOnly(found: RegExpExecArray, before: string): { readonly 0: string; readonly index: number } {
  let [name] = found;
  let { index } = found;
  const begins = /(?:^|[.!?:;]\s+|[-•*]\s*)$/u.test(before);
  for (let words = name.split(/(?<=\s)/); words.length > 1; words = name.split(/(?<=\s)/)) {
    const [first = ''] = words;
    const word = first.trim().toLowerCase();
    const opens =
      FUNCTION_WORDS.has(word) ||
      NO_NAME.has(word) ||
      (begins &&
        tagsOf(word).includes('Verb') &&
        !firstName(first.trim()).known &&
        titleOf(`${first.trim()} `) === null);
    // 'Chief Officer Casey'
    if (!opens || titleOf(name)?.includes(' ') === true) break;
    name = name.slice(first.length);
    index += first.length;
  }
  // 'Mr Lisle Saturday'
  const words = name.split(' ');
  while (words.length > 1 && MONTH_OR_DAY.test(words.at(-1) ?? '')) words.pop();
  return { 0: words.join(' '), index };
}

/** Sentences name people too: with a title, in brackets, doing what only people do, or by a first name. */
export function fromProse(people: People, line: BriefLine): void {
  const { text, start } = line;
  introduced(people, line);
  // 'Bob at Kestrel (Robert Achterberg, he's the CMO now)', 'Gary (Gary Flannigan, regional sales manager North)'.
  for (const match of text.matchAll(
    new RegExp(String.raw`(${NAME})(?:\s+(?:at|from|of)\s+(${NAME}|the \p{Ll}+))?\s*\(([^)]{2,120})\)`, 'gu'),
  )) {
    const [, called = '', where, inside = ''] = match;
    // 'So Ebba Larsson (she leads purchasing)'
    const opener = called.split(' ')[0] ?? '';
    const short =
      called.includes(' ') && (FUNCTION_WORDS.has(opener.toLowerCase()) || NO_NAME.has(opener.toLowerCase()))
        ? called.slice(opener.length + 1)
        : called;
    const full = LEADING_NAME.exec(inside)?.[0] ?? null;
    const alias =
      full !== null &&
      full.split(' ').length >= 2 &&
      /^[,)]|^\s*$/.test(inside.slice(full.length).trim().slice(0, 1)) &&
      !namesRole(full) &&
      !namesOrganisation(full);
    const place = placeIn(alias ? inside.slice(full.length) : inside);
    const organisation = place.organisation ?? where ?? null;
    if (!alias && place.role === null && place.organisation === null) continue;
    if (MONTH_OR_DAY.test(short)) continue;
    // 'Kwik-Parts (customer)': a house.
    if (
      /^(?:customer|client|supplier|vendor|contractor)$/i.test(inside) &&
      !short.includes(' ') &&
      !firstName(short).known
    ) {
      people.organisation(short, start + match.index);
      continue;
    }
    if (namesRole(short) || namesOrganisation(short)) {
      // 'medical director (Dr. Hallam)' is read below, by the title.
      if (full !== null && !namesRole(full))
        people.add(full, spanIn(text, start, full), { role: short, organisation: null });
      continue;
    }
    const span = alias
      ? spanIn(text, start, full)
      : { start: start + match.index, end: start + match.index + short.length };
    const person = people.add(
      short,
      {
        start: start + match.index + called.length - short.length,
        end: start + match.index + called.length,
      },
      { role: place.role, organisation },
    );
    if (alias) {
      person.name = bare(full);
      person.at = span;
      person.aliases.add(bare(full).toLowerCase());
    }
    if (organisation !== null) people.organisation(organisation, start + Math.max(0, text.indexOf(organisation)));
  }
  // 'I'm Olivia Grant, CIO at Tarn Valley Energy', 'Jürgen Maas, chairman of the works council'.
  for (const match of text.matchAll(
    new RegExp(
      String.raw`(I['’]m|I am|my name is|this is)?\s*\b(${NAME}),\s+((?:our |the |my |their )?[\p{L} ]{2,40}(?:\s(?:at|of|for)\s(?:the )?${NAME})?)(?=[.,;)]|$)`,
      'gu',
    ),
  )) {
    const [, me, name = '', beside = ''] = match;
    if (!namesRole(beside) || namesRole(name) || (me === undefined && !likelyName(name))) continue;
    const person = people.add(name, spanIn(text, start, name), placeIn(beside));
    if (person.organisation !== null)
      people.organisation(person.organisation, start + Math.max(0, text.indexOf(person.organisation)));
    if (me !== undefined) person.writes.add(line.part);
  }
  // 'Anders Lunde is the operations director at Nordfisk', 'Rob = Rob Mercer, brand director'.
  for (const match of text.matchAll(
    new RegExp(
      String.raw`(${NAME})(?:,?\s+(?:is|was)\s+(?:now\s+)?(?:the|our|their|an?)|\s*=\s*(?:(${NAME}),)?)\s*([\p{L} ]{3,60}(?:\s(?:at|of|for)\s(?:the )?${NAME})?)(?=[.,;()]|$)`,
      'gu',
    ),
  )) {
    const [, short = '', full, beside = ''] = match;
    const place = placeIn(beside);
    if (place.role === null || !namesRole(place.role.split(' ').at(-1) ?? '') || namesRole(short) || isGroup(short))
      continue;
    if (full === undefined && !likelyName(short)) continue;
    if (people.find(short) === null && full === undefined && namesOrganisation(short)) continue;
    const person = people.add(full ?? short, spanIn(text, start, full ?? short), place);
    person.aliases.add(short.toLowerCase());
    if (place.organisation !== null)
      people.organisation(place.organisation, start + Math.max(0, text.indexOf(place.organisation)));
  }
  // 'Marcus Webb who's our scrum master on the claims team'
  for (const match of text.matchAll(
    new RegExp(
      String.raw`(${NAME}),?\swho(?:[’']s|\sis)\s(?:the|our|my|their|an?)\s((?:\p{L}+\s){0,2}?\p{L}+)(?=\s(?:on|in|at|for|of|and)\b|[,.]|$)`,
      'gu',
    ),
  )) {
    const [, name = '', role = ''] = match;
    if (namesRole(role) && !namesRole(name)) people.add(name, spanIn(text, start, name), { role, organisation: null });
  }
  // 'I have to see our landlord about the roof, he's called Norbert Ziegler'
  for (const match of text.matchAll(
    new RegExp(
      String.raw`\b(?:my|our|the|their)\s((?:\p{L}+\s)?\p{L}+)\b[^.!?\n]{0,70}?\b(?:he|she)(?:[’']s|\sis)\scalled\s(${NAME})`,
      'gu',
    ),
  )) {
    const [, before = '', name = ''] = match;
    const role = before.split(' ').find((word) => namesRole(word));
    if (role !== undefined) people.add(name, spanIn(text, start, name), { role, organisation: null });
  }
  // 'The nurses’ spokeswoman is called Jacqueline Moreau'
  for (const match of text.matchAll(
    new RegExp(String.raw`((?:\p{L}+ ){0,1}\p{L}+) (?:is called|is named|whose name is) (${NAME})`, 'gu'),
  )) {
    const [, before = '', name = ''] = match;
    const role = before.replace(/^.*\b(?:our|the|my|your|their|her|his)\s+/i, '').trim();
    if (namesRole(role.split(' ').at(-1) ?? '') && !namesRole(name))
      people.add(name, spanIn(text, start, name), { role, organisation: null });
  }
  // 'our FD Gareth', 'the Audit Committee chair, Lord Penhaligon', 'medical director (Dr. Hallam)', 'our lawyer Dr. Beyer'.
  for (const match of text.matchAll(
    new RegExp(String.raw`\b(?:our|the|my|your|their|her|his)?\s*((?:\p{L}+ ){0,2}\p{L}+),?\s+\(?(${NAME})`, 'gu'),
  )) {
    const [, before = '', name = ''] = match;
    if (!namesRole(before.split(' ').at(-1) ?? '') || namesRole(name) || namesOrganisation(name)) continue;
    if (titleOf(name) === null && !likelyName(name)) continue;
    if (HOUSES.test(before) && !name.includes(' ') && firstName(name).pronoun === 'they') {
      people.organisation(name, start + match.index + match[0].indexOf(name));
      continue;
    }
    people.add(name, spanIn(text, start, name), {
      role: before.replace(/^.*\b(?:our|the|my|your|their|her|his)\s+/i, '').trim(),
      organisation: null,
    });
  }
  // 'Sunita Rao from Bellway Trams': who, and where.
  for (const match of text.matchAll(new RegExp(String.raw`(${NAME})\s+(?:from|at)\s+(${NAME})`, 'gu'))) {
    const [, written = '', where = ''] = match;
    const name = written.replace(/^(?:Hi|Hello|Hey|Dear)\s+/u, '');
    if (MONTH_OR_DAY.test(where) || /^(?:IT|HR)$/.test(where) || namesOrganisation(name) || namesRole(name)) continue;
    if (name.includes(' ') ? !name.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word)) : !likelyName(name))
      continue;
    people.organisation(where, start + text.indexOf(where));
    people.add(name, spanIn(text, start, name), { role: null, organisation: where });
  }
  // 'Klaus Reinders runs the Dortmund bakery for us (our biggest franchise partner, 31 shops)'.
  for (const match of text.matchAll(
    new RegExp(
      String.raw`(${NAME})\s+(?:runs|heads|owns|leads|manages)\s+(?:the\s+)?(\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+)?)(?:[^().]{0,20}\(([^)]{3,100})\))?`,
      'gu',
    ),
  )) {
    const [, name = '', where = '', inside = ''] = match;
    const organisation = where.replace(/\s(?:for|with|and|in|at|to|since|on)$/, '');
    people.add(name, spanIn(text, start, name), { role: placeIn(inside).role, organisation });
    people.organisation(organisation, start + text.indexOf(organisation));
  }
  officesIn(people, line);
  fullNamesIn(people, line);
  for (const found of text.matchAll(SOMEBODY)) {
    const match = nameOnly(found, text.slice(0, found.index));
    const written = match[0].replace(/[’']s$/, '');
    const name = bare(written);
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const first = name.split(' ')[0] ?? name;
    if (
      name === '' ||
      MONTH_OR_DAY.test(name) ||
      NO_NAME.has(first.toLowerCase()) ||
      FUNCTION_WORDS.has(first.toLowerCase())
    )
      continue;
    if (people.organisations.some((known) => known.name === name) || isGroup(name)) continue;
    if (namesOrganisation(name)) {
      if (name.includes(' ') || /\b(?:at|from|with)\s+$/.test(before))
        people.organisation(name, start + match.index + written.indexOf(name));
      continue;
    }
    if (people.find(written) !== null) {
      if (name.includes(' '))
        people.add(written, {
          start: start + match.index + written.indexOf(name),
          end: start + match.index + written.length,
        });
      continue;
    }
    // 'the Hammershøi' is a thing.
    if (/\b(?:the|an?)\s+$/i.test(before) && !name.includes(' ') && titleOf(written) === null) continue;
    const opens = /(?:^|[.!?:]\s+|[-•*]\s*)$/.test(before);
    const given = firstName(first).known && !namesRole(first);
    const certain =
      titleOf(written) !== null ||
      (DOES.test(after) &&
        (!opens || given || likelyName(first) || (SPEAKS.test(after) && !namesRole(first) && !isPlace(first))));
    const acts =
      given && /^\s+(?:\p{Ll}+ed|sent|gave|took|came|went|left|put|got|made|let|kept|is|has|was)\b/u.test(after);
    const likely =
      given &&
      (!opens || name.includes(' ') || DOES.test(after)) &&
      (BEFORE_SOMEBODY.test(before) ||
        name.includes(' ') ||
        /^(?:\s+(?:and|or)\s+\p{Lu}|[,.;:)!?]|\s+(?:is|has|was|can|will|would|did|does|in|from)\b|$)/u.test(after));
    // 'I've had Declan Roche on the phone. He says': two words with capitals, and somebody right after them.
    const spokenOf =
      !opens &&
      /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$/u.test(name) &&
      !isPlace(first) &&
      /\b(?:had|with|from|by|called|saw|met|told|asked|rang|phoned)\s+$/i.test(before) &&
      /^[^\n]{0,90}\b(?:he|she|his|her)\b/iu.test(after);
    // 'have to tell Ruslan Abdykadyrov that'
    const spokenTo =
      !opens &&
      TO_SOMEBODY.test(before) &&
      /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2}$/u.test(name) &&
      !isPlace(first);
    const named =
      !opens &&
      TO_SOMEBODY.test(before) &&
      !name.includes(' ') &&
      /^[^\s]*\p{Ll}/u.test(name) &&
      !/^\s\p{Lu}/u.test(after) &&
      !isPlace(first);
    if (
      (certain || likely || named || spokenTo || acts || spokenOf) &&
      !namesRole(name) &&
      !/\b(?:Street|Road|Lane|Avenue|Square|Bridge|Station|Park|House)\b/.test(`${name}${after.slice(0, 12)}`)
    )
      people.add(written, {
        start: start + match.index + written.indexOf(name),
        end: start + match.index + written.length,
      });
  }
}
