/** Who is named by headers, lists of those present and signatures. */
import type { BriefLine } from './brief-line';
import { READS, WRITES, TOOK_PART } from './line-kinds';
import { bare, firstName, isGroup, NAME, NO_NAME, titleOf } from './names';
import type { People, Person } from './people';
import { namesOrganisation, namesRole, placeIn } from './roles';

const splitList = (text: string): readonly { readonly text: string; readonly at: number }[] => {
  const items: { text: string; at: number }[] = [];
  let depth = 0;
  let start = 0;
  const push = (end: number): void => {
    const raw = text.slice(start, end);
    const trimmed = raw.trim();
    if (trimmed !== '') items.push({ text: trimmed, at: start + raw.indexOf(trimmed) });
  };
  for (let at = 0; at < text.length; at += 1) {
    const here = text[at];
    if (here === '(') depth += 1;
    else if (here === ')') depth -= 1;
    else if (
      depth === 0 &&
      (here === ',' || here === ';' || here === '/' || here === '&' || text.startsWith(' and ', at))
    ) {
      push(at);
      start = text.startsWith(' and ', at) ? at + 5 : at + 1;
    }
  }
  push(text.length);
  return items;
};

/** 'Derya Kaplan (project manager)', and nobody's else: 'vendor PM'. */
const RUNS_IT = /[(,–-]\s*(?:PM|project manager|programme manager)\s*\)?$/i;

const POSTNOMINALS =
  /^(?:[\s,]*\b(?:MRICS|FRICS|MSc|BSc|BEng|MEng|BA|MA|PhD|MBA|CEng|PMP|CIPD|FCIPD|FRCS|FRCP|OBE|MBE|CBE|QC|KC|RN|RIBA|MIMechE|MICE|ACA|FCA|ACCA|CPA|Prince2|CISSP)\b)+/;
export const LEADING_NAME = new RegExp(`^${NAME}`, 'u');

/** 'Dr. Helen Brandt (medical lead)', 'Hyacinth Forde, Internal Audit', 'Pradeep from IT'. */
function entry(people: People, text: string, start: number): Person | null {
  const cleaned = text.replace(/<[^>]*>/g, (mail) => ' '.repeat(mail.length));
  // 'Aldous, Fergus'
  const turned = /^(\p{Lu}\p{Ll}[\p{L}’-]+), (\p{Lu}\p{Ll}[\p{L}’-]+)\s*$/u.exec(cleaned);
  if (turned?.[1] !== undefined && turned[2] !== undefined && firstName(turned[2]).known)
    return people.add(`${turned[2]} ${turned[1]}`, { start, end: start + turned[0].trimEnd().length });
  const name = LEADING_NAME.exec(cleaned)?.[0] ?? /^\p{Ll}{3,12}(?=\s*(?:\(|,|$))/u.exec(cleaned)?.[0];
  if (
    name === undefined ||
    NO_NAME.has(name.toLowerCase()) ||
    isGroup(name) ||
    /^(?:me|myself|self|i|you|us|all|unassigned|none|tbd)$/i.test(name)
  )
    return null;
  const words = name.split(/\s+/);
  const last = bare(name).split(/\s+/).at(-1) ?? name;
  if (words.length > 1 && (namesRole(last) || namesOrganisation(name))) return null;
  if (words.length === 1 && (namesRole(name) || namesOrganisation(name)) && titleOf(`${name} `) === null) return null;
  const rest = cleaned
    .slice(name.length)
    .replace(POSTNOMINALS, ' ')
    .replaceAll(/[()]/g, ',')
    .replace(/^\s*from\s+/, ', ');
  const place = placeIn(rest);
  const person = people.add(name, { start, end: start + name.length }, place);
  if (place.organisation !== null)
    people.organisation(place.organisation, start + Math.max(0, text.indexOf(place.organisation)));
  return person;
}

export function fromHeader(people: People, line: BriefLine): void {
  const { key, text, start, part, voice } = line;
  if (key === null) return;
  if (voice !== null) {
    if (/^(?:you|me)$/i.test(voice.name)) {
      people.userSpeaks = true;
      return;
    }
    if (isGroup(voice.name)) {
      // 'Service Desk (Leanne)': the one who writes for it.
      const person = voice.role === null ? null : (LEADING_NAME.exec(voice.role)?.[0] ?? null);
      if (person === null || namesRole(person)) return;
      const within = start + text.indexOf(person);
      people.add(person, { start: within, end: within + person.length }).writes.add(part);
      return;
    }
    const at = start + voice.at;
    const called = /^\p{Lu}{2,3}$/u.test(voice.name) ? (people.byInitials(voice.name)?.name ?? voice.name) : voice.name;
    const person = people.add(called, { start: at, end: at + voice.length }, placeIn(voice.role ?? ''));
    person.writes.add(part);
    if (voice.name.toLowerCase() !== text.slice(voice.at, voice.at + voice.length).toLowerCase())
      person.aliases.add(
        text
          .slice(voice.at, voice.at + voice.length)
          .toLowerCase()
          .replace(/^@/, ''),
      );
    return;
  }
  if (WRITES.test(key)) {
    // 'Helen Priddy On Behalf Of Aldous, Fergus'
    const behalf = /\bon behalf of\s+/i.exec(text);
    if (behalf) entry(people, text.slice(behalf.index + behalf[0].length), start + behalf.index + behalf[0].length);
    entry(people, behalf ? text.slice(0, behalf.index) : text, start)?.writes.add(part);
  } else if (/^(?:reporter|raised by|requester|requested by|opened by|created by|contact|author)$/.test(key)) {
    const person = entry(people, text, start);
    // A project manager who asks for something is who pasted it.
    if (person && /\b(?:PM|project manager|programme manager)\b/.test(text)) person.assigned = true;
    else if (person) person.raised = true;
  } else if (/^(?:approver|approved by|decision maker|to be approved by)$/.test(key)) {
    // Whoever has to say yes.
    const person = entry(people, text, start);
    if (person) person.raised = true;
  } else if (/^(?:assignee|assigned to|owner|responsible)$/.test(key)) {
    const person =
      /\p{Ll}/u.test(text) && !namesOrganisation(text) && !/office|team|programme/i.test(text)
        ? entry(people, text, start)
        : null;
    if (person) person.assigned = true;
  } else if (TOOK_PART.test(key))
    for (const item of splitList(text)) {
      // 'Shri Prabhakar Ghatge, Chief Engr': what the one before is.
      const before = people.all.at(-1);
      if (
        before !== undefined &&
        before.role === null &&
        namesRole(item.text.split(' ')[0] ?? '') &&
        !/[(:]/.test(item.text)
      ) {
        before.role = item.text;
        continue;
      }
      const person = entry(people, item.text, start + item.at);
      // Whoever runs the project takes the notes, and has to talk to the others.
      if (person !== null && RUNS_IT.test(item.text) && !/(?:^|[,\s])me(?:$|[,\s])/.test(text)) person.assigned = true;
    }
  else if (READS.test(key))
    for (const item of splitList(text)) {
      if (/\b(?:office|team|all|list|pmo)\b/i.test(item.text)) continue;
      entry(people, item.text, start + item.at)?.receives.add(part);
    }
  else if (/^(?:customer|client|company|account|organisation|organization)$/.test(key))
    people.organisation(text.replace(/\s*\(.*$/, ''), start);
}

/** 'Executive Assistant to Fergus Aldous, Chief Operating Officer' */
const ASSISTS = new RegExp(
  String.raw`\b(?:assistant|pa|ea|secretary|deputy|office)\s+(?:to|of)\s+(${NAME})(?:,\s*(.+))?$`,
  'iu',
);

export function fromSignature(people: People, lines: readonly BriefLine[]): void {
  let signer: Person | null = null;
  for (const line of lines) {
    if (line.kind !== 'signature' && line.kind !== 'closing') {
      signer = null;
      continue;
    }
    if (line.kind === 'closing') {
      const name = new RegExp(String.raw`[,!.]?\s(${NAME})(?:\s*\(([^)]+)\))?\s*$`, 'u').exec(line.text);
      const after =
        /^(?:(?:kind|best|warm|many)\s+)?(?:regards|wishes|best|cheers|thanks|thx|tks|ta|yours|sincerely)\b[^\p{L}]*/iu.exec(
          line.text,
        )?.[0].length ?? 0;
      if (
        name?.[1] !== undefined &&
        after > 0 &&
        line.text.length > after &&
        !/^(?:Regards|Wishes|Sincerely|Faithfully)$/i.test(name[1])
      ) {
        const at = line.text.indexOf(name[1]);
        signer = people.add(
          name[1],
          { start: line.start + at, end: line.start + at + name[1].length },
          placeIn(name[2] ?? ''),
        );
        signer.writes.add(line.part);
      }
      continue;
    }
    const assisted = ASSISTS.exec(line.text);
    if (assisted?.[1] !== undefined && /^\p{Lu}/u.test(assisted[1])) {
      const at = line.start + line.text.indexOf(assisted[1]);
      people.add(assisted[1], { start: at, end: at + assisted[1].length }, placeIn(assisted[2] ?? ''));
    }
    if (signer === null) {
      signer = entry(people, line.text, line.start);
      signer?.writes.add(line.part);
    } else {
      const place = placeIn(line.text);
      // 'Clinical Director, Surgery': a department, where no firm is called so.
      const department =
        place.role !== null &&
        place.organisation !== null &&
        !namesOrganisation(place.organisation) &&
        !(place.role.includes(' of ') && place.organisation.includes(' '))
          ? place.organisation
          : null;
      signer.role ??= department === null ? place.role : `${place.role ?? ''}, ${department}`;
      const organisation =
        (department === null ? place.organisation : null) ??
        (place.role === null &&
        /^\p{Lu}/u.test(line.text) &&
        !/\d{3}|@|^\p{L}{1,3}[.:]?\s/u.test(line.text) &&
        line.text.split(' ').length <= 5
          ? line.text
          : null);
      if (organisation !== null && signer.organisation === null && !organisation.includes(signer.name)) {
        signer.organisation = organisation;
        people.organisation(organisation, line.start + Math.max(0, line.text.indexOf(organisation)));
      }
    }
  }
}
