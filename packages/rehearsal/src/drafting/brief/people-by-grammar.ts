/**
 * Who somebody is, by the grammar of the sentence that names them, whatever the name: 'Ines, our finance controller', 'my boss is
 * Philippa Dunmore', 'Ruslan runs the depot', 'she chairs the council'.
 */
import { alternatives } from '../../language/one-of';
import { FUNCTION_WORDS } from '../../language/vocabulary';
import type { BriefLine } from './brief-line';
import { bare, firstName, isGroup, MONTH_OR_DAY, NAME, NO_NAME, TITLE } from './names';
import type { People } from './people';
import { namesOrganisation, namesRole, placeIn, type Place } from './roles';

const DETERMINER = String.raw`(?:the|our|my|their|your|an?|his|her|its)`;
/** Words that name somebody's work by their ending, where an article says that they name something. */
const AGENT =
  /(?:[^aeiou]er|[aeiou]{2}ner|[st]or|ist|[^aeiou]ian|man|woman|person|ee|keeper|mate|smith|boss|friend|cook|clerk|aunt|uncle|brother|sister|mother|father|cousin)$/i;
/** Of these endings, what nobody is. */
const NO_AGENT = new RegExp(
  [
    String.raw`^(?:number|matter|order|letter|offer|water|summer|winter|weather|paper|server|filter|folder|register|centre|center|answer|corner|quarter|monitor|`,
    String.raw`printer|scanner|motor|factor|sector|tractor|door|floor|list|fee|trainee programme|committee|winner|monster|other|another)$`,
  ].join(''),
  'i',
);

/** Ends what somebody is: the next clause, or what they do. */
const ROLE_ENDS = new RegExp(
  String.raw`\s+(?:${alternatives(String.raw`
  who which that whose where since because but so and\s(?:he|she|they|I|we|has|is|was|it|the|a|that|who) he(?=\s) she(?=\s) has had is was are will would can could
  wants? said says told asked now here there with\swhom when while until from\sthe\sstart
`)})\b.*$`,
  'iu',
);

/** What a phrase beside a name says that somebody is; null where it says nothing of the kind. */
function roleIn(phrase: string, determined: boolean): Place | null {
  const short = phrase
    .replace(ROLE_ENDS, '')
    .replace(new RegExp(String.raw`^(?:also|now|still|currently|basically)\s+`, 'i'), '')
    .trim();
  if (
    short === '' ||
    short.split(/\s+/).length > 10 ||
    /^(?:where|which|when|as|so)\b|\b(?:I|we|my|I[’']m)\b/.test(short)
  )
    return null;
  const head = short.split(/\s+(?:of|at|for|in|from|on|with|to)\s+/)[0] ?? short;
  const last = head.split(/\s+/).at(-1) ?? head;
  const names = namesRole(head) || (determined && AGENT.test(last) && !NO_AGENT.test(last));
  if (!names || FUNCTION_WORDS.has(last.toLowerCase()) || /\d{3}/.test(short)) return null;
  const place = placeIn(short);
  return place.role === null
    ? { role: short.replace(/^(?:new|old)\s+/i, ''), organisation: place.organisation }
    : place;
}

const DOES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:runs?|running|heads?(?: up)?|heading|leads?|leading|directs?|directing|manages?|managing|in charge of)$/i,
    'head of',
  ],
  [/^(?:chairs?|chairing)$/i, 'chair of'],
  [/^(?:owns?|owning)$/i, 'owner of'],
  [/^(?:speaks? for|speaking for)$/i, 'spokesperson for'],
  [/^(?:looks? after|looking after|responsible for)$/i, 'responsible for'],
  [/^(?:coordinates?|coordinating)$/i, 'coordinator of'],
];
const RUNS = [
  String.raw`(?:is\s|[’']s\s)?(?:currently\s|also\s)?(runs?|running|heads?(?:\sup)?|heading|leads?|leading|directs?|directing|manages?|managing|in\scharge\sof|`,
  String.raw`chairs?|chairing|owns?|owning|speaks?\sfor|looks?\safter|responsible\sfor|coordinates?)`,
].join('');
/** 'runs a test', 'leads to', 'manages to': nobody's work. */
const NO_OFFICE =
  /^(?:by|to|into|out|over|up|on|late|for|like|off|a\s(?:test|risk|report|check)|it|them|this|that|him|her|us)\b/i;

/** 'chairs', 'the parents’ council and she’s' -> 'chair of the parents’ council' */
export function officeOf(verb: string, object: string): Place | null {
  if (NO_OFFICE.test(object)) return null;
  const office = DOES.find(([pattern]) => pattern.test(verb.replaceAll(/\s+/g, ' ')))?.[1];
  const short = object
    .replace(/^of\s/u, '')
    .replace(/[,.;:()–—].*$/u, '')
    .replace(ROLE_ENDS, '')
    .replace(/\s+(?:and\s(?:runs|has|is|does|lives|owns|leads)|for\s(?:us|them|me|him|her|our|my))\b.*$/i, '')
    .replace(/\s+(?:and|or)$/i, '')
    .trim();
  if (office === undefined || short === '' || short.split(/\s+/).length > 9) return null;
  const at = /^(.+?)\s+(?:at|for)\s+(?:the\s+)?(\p{Lu}.{2,50})$/u.exec(short);
  return at?.[1] !== undefined && at[2] !== undefined && namesOrganisation(at[2])
    ? { role: `${office} ${at[1]}`, organisation: at[2] }
    : { role: `${office} ${short.replace(/^(?:our|my)\s/i, 'the ')}`, organisation: null };
}

const BESIDE = String.raw`(?:[^.;:()\n,!?]|(?<=\bSt)\.)`;
/** After a name: what they are, or do. */
const AFTER: readonly RegExp[] = [
  // 'Ines, our finance controller, has', 'Philippa Dunmore, head of culture'
  new RegExp(
    String.raw`^,\s+(?:who(?:[’']s|\sis|\swas)\s+|(?:he|she)(?:[’']s|\sis)\s+)?(${DETERMINER}\s+)?(${BESIDE}{2,80})(?=[,.;:()]|$)`,
    'iu',
  ),
  // 'to Tomás our creative director about'
  /^\s+((?:our|my)\s+)((?:[\p{L}&’'-]+\s){0,3}[\p{L}-]+?)(?=\s(?:about|on|that|to|who|because|and|for|at|next|this)\b|[,.;:()]|$)/iu,
  // 'Ingrid Solheim, who has been senior curator here for'
  new RegExp(String.raw`^,?\s+who\s+(?:has|had)\s+been\s+(${DETERMINER}\s+)?(${BESIDE}{2,60})`, 'iu'),
  // 'Anders is the operations director at', 'Marcus who’s our scrum master'
  new RegExp(
    String.raw`^(?:(?:\s+who|,?\s+(?:and\s)?(?:he|she))(?:[’']s)|(?:\s+who|,?\s+(?:and\s)?(?:he|she))?\s+(?:is|was))\s+(?:now\s+|also\s+)?(${DETERMINER}\s+)?(${BESIDE}{2,90})`,
    'iu',
  ),
];
const AFTER_RUNS = new RegExp(String.raw`^(?:,?\s+who|,\s+(?:he|she)|,)?\s+${RUNS}\s+(.{3,90})`, 'iu');
/** Before a name: 'my boss is', 'The new CFO at Lindqvist Marin is called'. */
const BEFORE = new RegExp(
  String.raw`(?:^|[\s,.;(])(${DETERMINER})\s+((?:new\s)?[\p{L}\d&’' -]{2,60}?)(?:,\s*)?\s+(?:is|are|was)\s+(?:called\s|named\s)?$`,
  'iu',
);
/** 'Owner is Mr. Fitzgerald Owusu', as notes begin. */
const BARELY_BEFORE = /(?:^|[.!?]\s+)(\p{Lu}[\p{L}&’'-]+(?:\s[\p{L}&’'-]+){0,3})\s(?:is|=|:)\s*$/u;
/** 'our president, Monsieur Le Goff, he is also farmer': what they are besides comes second. */
const BESIDES = /^,?\s+(?:(?:who|he|she)(?:[’']s|\sis)?\s+)?also\b/i;
const BEFORE_CLOSE = new RegExp(
  String.raw`(?:^|[\s,.;(])(${DETERMINER})\s+((?:[\p{L}&’'-]+\s){0,3}[\p{L}-]+),?\s+\(?$`,
  'iu',
);
/** 'a guy called', 'its director is named' */
const CALLED = /\b(?:called|named)\s+$/i;
/** 'The prior, Father Anselm Oberkofler, is': what stands between an article and a name in commas is what they are. */
const BESIDE_IN_COMMAS = new RegExp(
  String.raw`(?:^|[.!?:;]\s+|\s)(?:the|our|my|their|its)\s((?:(?!and\b|but\b|is\b|was\b|that\b|who\b|with\b|after\b|before\b|at\b)[\p{L}’-]+\s){0,7}[\p{L}’-]+),\s$`,
  'iu',
);
/** 'The person I have to speak to is' */
const THE_ONE =
  /\b(?:the\s)?(?:person|man|woman|one|lady|guy|contact|counterpart)\b[^.;!?]{0,60}\bis\s+(?:called\s|named\s)?$/i;
/** Of what stands in commas before a name, some word is of people. */
const PERSONAL = new RegExp(
  String.raw`\b(?:${alternatives(`
  prior abbot abbess mother father queen king chief elder head boss owner founder conductor captain commander chairman chairwoman chair
  \\p{L}+(?:er|or|ist|ian|man|woman|ant|ent|eer|ess|keeper) lead cook nurse coach judge priest vicar widow heir host guide
`)})\b`,
  'iu',
);
/** What houses are to one another: of a single word beside it, it is no person. */
export const HOUSES =
  /\b(?:contractor|supplier|vendor|customer|client|bank|agency|insurer|publisher|partner|manufacturer)$/i;
/** The writer names themselves or their house: 'I'm with Armor Éolien', 'I'm Olivia Grant'. */
const MYSELF = /\b(?:I[’']?m|I\sam|my\sname\sis|this\sis)\s+(?:at\s|with\s|from\s)?(?:the\s)?$/i;

const TITLED = new RegExp(String.raw`^(?:${TITLE})\s`, 'u');

/** Whether words with capitals may be somebody, going by themselves. */
function mayBe(name: string): boolean {
  const plain = bare(name);
  const [first = ''] = plain.split(/\s+/);
  return (
    plain !== '' &&
    !MONTH_OR_DAY.test(plain) &&
    !NO_NAME.has(first.toLowerCase()) &&
    !FUNCTION_WORDS.has(first.toLowerCase()) &&
    !isGroup(plain) &&
    !namesOrganisation(plain) &&
    !namesRole(first)
  );
}

/** 'Bartholomew "Barty" Nakamura-Finch' */
const NICKNAMED = /(?<first>\p{Lu}\p{Ll}+)\s["“'‘](?<nick>\p{Lu}\p{Ll}+)["”'’]\s(?<last>\p{Lu}[\p{L}’-]+)/gu;

function nicknamed(people: People, { text, start }: BriefLine): void {
  for (const match of text.matchAll(NICKNAMED)) {
    const { first = '', nick = '', last = '' } = match.groups ?? {};
    const at = start + match.index;
    const place = placeAfter(text.slice(match.index + match[0].length)) ?? { role: null, organisation: null };
    const person = people.add(`${first} ${last}`, { start: at, end: at + match[0].length }, place);
    person.aliases.add(nick.toLowerCase());
    person.aliases.add(match[0].toLowerCase());
  }
}

/** Everybody whom a line introduces, with what they are. */
export function introduced(people: People, line: BriefLine): void {
  const { text, start } = line;
  nicknamed(people, line);
  for (const match of text.matchAll(new RegExp(NAME, 'gu'))) {
    const written = match[0].replace(/[’']s$/, '');
    if (!mayBe(written) || people.all.some(({ at }) => at.start < start + match.index && start + match.index < at.end))
      continue;
    const at = match.index;
    const before = text.slice(0, at);
    const after = text.slice(at + written.length);
    // What stands in brackets behind a shorter name is read with that.
    if (
      /\S\s\($/.test(before) ||
      MYSELF.test(before) ||
      people.organisations.some(({ name }) => name === bare(written))
    )
      continue;
    const first = BESIDES.test(after) ? placeBefore(before, after, written) : null;
    const place = first ?? placeAfter(after) ?? placeBefore(before, after, written);
    if (place === null || (/\b(?:the|an?|this)\s$/i.test(before) && !TITLED.test(written))) continue;
    // 'We sail from Harwich, our main port'
    if (place.role === null && place.organisation === null && !THE_ONE.test(before) && !CALLED.test(before)) continue;
    const from = start + at + Math.max(0, written.indexOf(bare(written)));
    const person = people.add(written, { start: from, end: from + bare(written).length }, place);
    if (/^(?:sister|captain|professor|councillor)$/i.test(person.role ?? '') && place.role !== null)
      person.role = place.role;
    if (place.organisation !== null)
      people.organisation(place.organisation, start + Math.max(0, text.indexOf(place.organisation)));
  }
}

function placeAfter(after: string): Place | null {
  for (const pattern of AFTER) {
    const match = pattern.exec(after);
    if (match?.[2] === undefined) continue;
    const place = roleIn(match[2], match[1] !== undefined);
    if (place === null) continue;
    // '(Siam Trail Goods, in Chonburi)' behind what they are is where.
    const inside = /^\s*\(([^)]{3,60})\)/u.exec(after.slice(match[0].length))?.[1];
    const where = inside === undefined ? null : (new RegExp(`^${NAME}`, 'u').exec(inside)?.[0] ?? null);
    return { role: place.role, organisation: place.organisation ?? where };
  }
  return null;
}

/** 'Ruslan runs the depot at Sokuluk': whoever nothing better is told of. */
export function officesIn(people: People, { text, start }: BriefLine): void {
  for (const match of text.matchAll(new RegExp(NAME, 'gu'))) {
    const written = match[0].replace(/[’']s$/, '');
    const runs = AFTER_RUNS.exec(text.slice(match.index + written.length));
    if (!mayBe(written) || runs?.[1] === undefined || runs[2] === undefined) continue;
    const office = officeOf(runs[1], runs[2]);
    const from = start + match.index + Math.max(0, written.indexOf(bare(written)));
    if (office !== null) people.add(written, { start: from, end: from + bare(written).length }, office);
  }
}

function placeBefore(before: string, after: string, written: string): Place | null {
  const inCommas = /^,\s/.test(after) ? BESIDE_IN_COMMAS.exec(before)?.[1] : undefined;
  const somebody = bare(written).includes(' ') || TITLED.test(written) || firstName(written).known;
  if (
    inCommas !== undefined &&
    somebody &&
    !MONTH_OR_DAY.test(inCommas) &&
    !/\d/.test(inCommas) &&
    PERSONAL.test(inCommas)
  )
    return { role: inCommas, organisation: null };
  if (THE_ONE.test(before)) return { role: null, organisation: null };
  const called = BEFORE.exec(before);
  if (called?.[2] !== undefined) {
    // 'The staff council must agree and its chairwoman is'
    const last = called[2].split(/\s(?:and|whose)\s(?:its|their|his|her|our|my|the)?\s?/i).at(-1) ?? called[2];
    const place = roleIn(last, true);
    // 'The contractor is Fenwicks': a house.
    const house = HOUSES.test(last) && !bare(written).includes(' ') && !firstName(written).known;
    if (place !== null && !house) return place;
  }
  const barely = BARELY_BEFORE.exec(before)?.[1];
  if (barely !== undefined && somebody && namesRole(barely) && !HOUSES.test(barely)) return roleIn(barely, false);
  if (CALLED.test(before) && somebody) return { role: null, organisation: null };
  const beside = BEFORE_CLOSE.exec(before);
  if (beside?.[2] === undefined || new RegExp(String.raw`^\s+(?:${TITLE})`, 'u').test(after)) return null;
  const last = beside[2].split(/\s+/).at(-1) ?? '';
  // 'the supplier Hansen' may be a house; 'my boss Hansen' is somebody.
  return namesRole(last) && !/^(?:the|an?|its|his|her|their)$/i.test(beside[1] ?? '') && !namesOrganisation(written)
    ? { role: beside[2], organisation: null }
    : null;
}

/** 'he runs the depot and', behind a pronoun. */
export const RUNS_IT = new RegExp(String.raw`(?:^|[\s,(–-])(he|she)(?:\s+|(?=[’']))${RUNS}\s+([^.;:!?]{3,90})`, 'giu');
