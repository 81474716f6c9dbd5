/** Everybody in a brief: by headers, signatures, who speaks, and ordinary sentences. */
import type { Referent } from './intents';
import type { BriefLine } from './brief-line';
import { ABOUT } from './line-kinds';
import { escaped, firstName, NAME, NO_NAME, TITLES } from './names';
import { HARDLY, type ScoredName, SOMEBODY } from '../names/people-named';
import { People, type Person } from './people';
import { officeOf, RUNS_IT } from './people-by-grammar';
import { fromHeader, fromSignature } from './people-in-headers';
import { fromProse } from './people-in-prose';
import { isWork } from './role-words';
import { namesOrganisation, namesRole, placeIn } from './roles';
import type { BriefSentence } from './sentences';
import type { Sides } from './stakeholder';

const PRONOUNS = /\b(?:she|her|hers|herself|he|him|his|himself)\b/gi;
const PRONOUN = /\b(?:she|her|hers|herself|he|him|his|himself)\b/i;

const RINGS =
  /^(?:hi|hiya|hello|hey|morning|afternoon)[,.]?\s+(\p{Lu}\p{Ll}+)[,.]?\s+(?:it['’]?s|this is|its)\s+(\p{Lu}\p{Ll}+)\b/iu;

/** Where no name tells it, the words after a mention do. */
function pronounsBy(brief: string, people: People, lines: readonly BriefLine[]): void {
  const headers = lines.filter((line) => line.kind === 'header');
  for (const person of people.all) {
    let she = 0;
    let he = 0;
    for (const [at, mention] of person.mentions.entries()) {
      if (headers.some((line) => line.start <= mention.start && mention.end <= line.end)) continue;
      const until = Math.min(person.mentions[at + 1]?.start ?? brief.length, mention.end + 160);
      const others = people.all.flatMap((other) => (other === person ? [] : other.mentions.map(({ start }) => start)));
      const window = brief.slice(mention.end, Math.min(until, ...others.filter((start) => start > mention.end)));
      // The first one after a name is theirs; what comes later may be anybody's.
      const first = PRONOUN.exec(window)?.[0].toLowerCase();
      if (first !== undefined) {
        if (/^(?:she|her)/.test(first)) she += 1;
        else he += 1;
      }
    }
    if (person.title !== null && TITLES.has(person.title.replace('.', '').toLowerCase())) continue;
    // A name that tells it is believed before two words that say otherwise.
    const told = firstName(person.name.split(' ')[0] ?? '').pronoun;
    if (told !== 'they' && Math.abs(she - he) < 3) continue;
    if (she > he) person.pronoun = 'she';
    else if (he > she) person.pronoun = 'he';
  }
}

/** Adds whoever is named in a form that nothing above knows. */
function withNamed(people: People, names: readonly ScoredName[]): void {
  // The longest form of a name first, for the others are told by it.
  const known = names
    .filter(({ chance }) => chance >= SOMEBODY)
    .toSorted((left, right) => right.name.split(' ').length - left.name.split(' ').length);
  for (const { name, at } of known) {
    const [first] = at;
    if (first === undefined || people.find(name) !== null) continue;
    if (people.organisations.some((organisation) => organisation.name.includes(name))) continue;
    people.add(name, first);
  }
}

/** A line of a list of people: 'Ms Tove Lindahl – Resident Engineer (Port Authority)'. */
const LISTED = new RegExp(
  String.raw`^\W*(${NAME})\s?[–—-]\s((?:\p{Lu}?\p{L}+\s?){1,5}?)(?:\s?[,(]\s?(?:the\s)?(\p{Lu}[\p{L}\s&.’-]{2,40})\)?)?\W*$`,
  'u',
);

/** What those are whom a list names with it. */
function rolesInLists(people: People, lines: readonly BriefLine[]): void {
  for (const { text } of lines) {
    const [, name = '', role = '', organisation] = LISTED.exec(text) ?? [];
    const person = name === '' || !namesRole(role) ? null : people.find(name);
    if (person === null) continue;
    person.role ??= role.trim();
    if (organisation === undefined) continue;
    person.organisation ??= organisation.trim();
    // 'Resident Engineer (Port Authority)' names a house, and nobody who is one.
    const house = people.all.findIndex(({ name: other }) => person.organisation?.includes(other) === true);
    if (house >= 0) people.all.splice(house, 1);
  }
}

/** 'Judge Whitcomb’s clerk of court, Darlene Fouts': what she is, and not what the judge is. */
const CLERK_OF = new RegExp(
  String.raw`(${NAME})[’']s\s((?:\p{Ll}[\p{L}-]*\s){0,3}?\p{Ll}[\p{L}-]*),\s(${NAME})(?=[,.;:]|\s\p{Ll})`,
  'gu',
);

function clerksOf(brief: string, people: People): void {
  for (const { 1: owner = '', 2: role = '', 3: name = '' } of brief.matchAll(CLERK_OF)) {
    const [boss, clerk] = [people.find(owner), people.find(name)];
    if (clerk === null || boss === clerk || !isWork(role)) continue;
    clerk.role ??= role;
    if (boss === null) continue;
    if (boss.role === role) boss.role = null;
    if (boss.organisation !== null && clerk.name.includes(boss.organisation)) boss.organisation = null;
  }
}

/** Everybody who is named. `pause` is called now and then. */
export async function peopleOf(
  brief: string,
  lines: readonly BriefLine[],
  names: readonly ScoredName[],
  pause: () => Promise<void>,
): Promise<People> {
  const people = new People(brief);
  for (const line of lines) {
    if (line.kind === 'header') fromHeader(people, line);
    await pause();
  }
  fromSignature(people, lines);
  for (const line of lines) {
    if (line.speaker !== null) {
      const { name, role, start, end } = line.speaker;
      const written = /^\p{Ll}/u.test(name)
        ? people.find(name)?.name
        : /^\p{Lu}{1,3}$/u.test(name)
          ? (people.byInitials(name)?.name ?? (name.length === 1 ? undefined : name))
          : name;
      if (/^(?:me|I|you)$/i.test(name)) people.userSpeaks = true;
      else if (written !== undefined && !namesRole(written) && !namesOrganisation(written)) {
        const person = people.add(written, { start, end }, placeIn(role ?? ''));
        person.speaks += 1;
      }
    }
    // A message left by voice: 'hi Sam it's Ruth'.
    const rings = line.kind === 'prose' ? RINGS.exec(line.text) : null;
    if (rings?.[1] !== undefined && rings[2] !== undefined) {
      const [, called, calling] = rings;
      const spanOf = (name: string) => {
        const start = line.start + line.text.indexOf(name);
        return { start, end: start + name.length };
      };
      people.add(called, spanOf(called)).receives.add(line.part);
      people.add(calling, spanOf(calling)).writes.add(line.part);
    }
    if (line.kind === 'greeting') {
      const name = new RegExp(String.raw`^(?:(?:hi|hello|hey|dear|hallo|good \p{L}+|morning)\s+)?(${NAME})`, 'iu').exec(
        line.text,
      )?.[1];
      const capital = name?.replace(/^(?:hi|hello|hey|dear|hallo|morning)\s+/i, '');
      if (
        capital !== undefined &&
        /^\p{Lu}/u.test(capital) &&
        !/^(?:All|Team|Everyone|Everybody|Folks|Both|Hi|Hello|Hey|Dear|Good|Colleagues|Sir|Madam)\b/i.test(capital)
      )
        people
          .add(capital, {
            start: line.start + line.text.indexOf(capital),
            end: line.start + line.text.indexOf(capital) + capital.length,
          })
          .receives.add(line.part);
    } else if (line.kind === 'prose' || line.kind === 'list') {
      if (line.greets !== null)
        people.add(line.greets.name, { start: line.greets.start, end: line.greets.end }).receives.add(line.part);
      fromProse(people, line);
    } else if (line.kind === 'header' && ABOUT.test(line.key ?? '')) fromProse(people, line);
    await pause();
  }
  const first = lines.find((line) => line.kind === 'prose');
  const shouted = first === undefined ? null : /^(\p{Lu}{3,12})\s*(?:[–—:-]\s|$)/u.exec(first.text)?.[1];
  if (first !== undefined && shouted !== null && shouted !== undefined && (brief.match(PRONOUNS)?.length ?? 0) >= 3) {
    const name = `${shouted.charAt(0)}${shouted.slice(1).toLowerCase()}`;
    if (!namesRole(name) && !namesOrganisation(name) && !NO_NAME.has(name.toLowerCase()))
      people.add(name, { start: first.start, end: first.start + shouted.length });
  }
  for (const person of people.all) {
    if (person.role !== null || person.writes.size === 0) continue;
    const told = /\bI am the ((?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+)(?= (?:of|at|for|in)\b|[,.])/u.exec(brief)?.[1];
    if (told !== undefined && namesRole(told)) person.role = told;
  }
  withNamed(people, names);
  rolesInLists(people, lines);
  clerksOf(brief, people);
  people.settle();
  leaveOutNobodies(brief, people, names);
  pronounsBy(brief, people, lines);
  return people;
}

/** Where one is, and no person: 'in Santos', 'near Mallow'. */
const PLACED = /\b(?:in|into|near|outside|around)\s+$/iu;
const PLACED_OR_SO = /\b(?:in|into|near|outside|around|at|from|to|via|for|of)\s+$/iu;

/** What was taken for somebody and is none: a title alone, a place, a word of what somebody else is. */
function leaveOutNobodies(brief: string, people: People, names: readonly ScoredName[]): void {
  const chances = new Map(names.map(({ name, chance }) => [name.toLowerCase(), chance]));
  const isNobody = (person: Person): boolean => {
    const { name, aliases, mentions, writes, receives, raised, assigned, speaks } = person;
    const called = [...aliases].flatMap((alias) => chances.get(alias) ?? []);
    if (called.length > 0 && Math.max(...called) < HARDLY && writes.size + receives.size === 0) return true;
    if (name.includes(' ') || writes.size > 0 || receives.size > 0 || raised || assigned || speaks > 0) return false;
    if (TITLES.has(name.toLowerCase().replace('.', ''))) return true;
    if (people.all.some((other) => other !== person && (other.role ?? '').split(/[\s,]+/).includes(name))) return true;
    // 'is Dean of Engineering'
    if (isWork(name.toLowerCase()) && mentions.every(({ end }) => /^\sof\s/u.test(brief.slice(end, end + 4))))
      return true;
    // 'Chidi Nwosu, senior vet Mallow': where they work.
    const beside = new RegExp(String.raw`\p{L}{2,}\s\p{Lu}\p{L}+,\s(?:\p{Ll}+\s){1,3}${escaped(name)}\b`, 'u').exec(
      brief,
    )?.[0];
    if (beside !== undefined && isWork(beside)) return true;
    const before = mentions.map(({ start }) => brief.slice(Math.max(0, start - 12), start));
    return before.some((text) => PLACED.test(text)) && before.every((text) => PLACED_OR_SO.test(text));
  };
  const nobodies = people.all.filter(isNobody);
  if (nobodies.length < people.all.length)
    for (const nobody of nobodies) people.all.splice(people.all.indexOf(nobody), 1);
}

const IS_ROLE =
  /(?:^|[\s,(–-])(he|she)(?:['’]s|\s+is)\s+(?:now\s+)?((?:the|our|their|an?|my|your)\s+)?(?:only\s+)?([^,.;()!?]{2,48})/giu;

/** 'he's VP Product', 'she is the CHRO': whoever is meant has that role, where nothing else tells theirs. */
export function rolesByPronoun(sentences: readonly BriefSentence[], refer: Referent): void {
  for (const sentence of sentences) {
    for (const match of sentence.text.matchAll(RUNS_IT)) {
      const [whole, pronoun = '', verb = '', object = ''] = match;
      const place = officeOf(verb, object);
      const person = refer(pronoun, sentence.start + match.index + whole.indexOf(pronoun), sentence);
      if (person === null || place === null || person.role !== null) continue;
      person.role = place.role;
      person.organisation ??= place.organisation;
    }
    for (const match of sentence.text.matchAll(IS_ROLE)) {
      const [whole, pronoun = '', article = '', rest = ''] = match;
      const words =
        rest.split(/\s+(?:who|that|and|but|so|for|there|here|now|since|because|with|&)\s?/)[0]?.trim() ?? '';
      const { role, organisation } = placeIn(words);
      // 'he's done a great job' names no role; 'she's director' and 'he's the install lead' do.
      if (
        role === null ||
        words.split(' ').length > (/ of /.test(words) ? 6 : 4) ||
        !/^\p{Lu}|^\p{Ll}+(?:\s\p{Ll}+)*$/u.test(role)
      )
        continue;
      if (
        article === '' &&
        !/^\p{Lu}/u.test(role) &&
        (role.split(' ').length > 3 || !namesRole(role.split(' ').at(-1) ?? ''))
      )
        continue;
      if (!namesRole(role.split(' ').at(-1) ?? '') && !namesRole(role.split(' ')[0] ?? '')) continue;
      const person = refer(pronoun, sentence.start + match.index + whole.indexOf(pronoun), sentence);
      if (person === null) continue;
      const vague = person.role === null || person.role === person.title || /^(?:client|customer)$/i.test(person.role);
      if (!vague) continue;
      person.role = role;
      person.organisation ??= organisation;
    }
  }
}

/** 'Talking to him tomorrow': where no name tells it, what the others call the stakeholder does. */
export function pronounByNotes({ stakeholder }: Sides, sentences: readonly BriefSentence[]): void {
  if (stakeholder.pronoun !== 'they') return;
  const text = sentences
    .filter((sentence) => sentence.narrator !== stakeholder && !sentence.quoted)
    .map((sentence) => sentence.text)
    .join(' ');
  const he = text.match(/\b(?:he|him|his)\b/gi)?.length ?? 0;
  const she = text.match(/\b(?:she|her|hers)\b/gi)?.length ?? 0;
  if (he > she) stakeholder.pronoun = 'he';
  else if (she > he) stakeholder.pronoun = 'she';
}
