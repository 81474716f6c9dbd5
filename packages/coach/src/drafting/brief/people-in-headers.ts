/** Who is named by headers, lists of those present and signatures. */
import type { BriefLine } from './lines';
import { bare, NAME, NO_NAME, titleOf } from './names';
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

export const LEADING_NAME = new RegExp(`^${NAME}`, 'u');

/** 'Dr. Helen Brandt (medical lead)', 'Hyacinth Forde, Internal Audit', 'Pradeep from IT'. */
function entry(people: People, text: string, start: number): Person | null {
  const cleaned = text.replace(/<[^>]*>/g, (mail) => ' '.repeat(mail.length));
  const name = LEADING_NAME.exec(cleaned)?.[0] ?? /^\p{Ll}{3,12}(?=\s*(?:\(|,|$))/u.exec(cleaned)?.[0];
  if (
    name === undefined ||
    NO_NAME.has(name.toLowerCase()) ||
    /^(?:me|myself|i|you|us|all|unassigned|none|tbd)$/i.test(name)
  )
    return null;
  const words = name.split(/\s+/);
  const last = bare(name).split(/\s+/).at(-1) ?? name;
  if (words.length > 1 && (namesRole(last) || namesOrganisation(name))) return null;
  if (words.length === 1 && (namesRole(name) || namesOrganisation(name)) && titleOf(`${name} `) === null) return null;
  const rest = cleaned
    .slice(name.length)
    .replaceAll(/[()]/g, ',')
    .replace(/^\s*from\s+/, ', ');
  const place = placeIn(rest);
  const person = people.add(name, { start, end: start + name.length }, place);
  if (place.organisation !== null)
    people.organisation(place.organisation, start + Math.max(0, text.indexOf(place.organisation)));
  return person;
}

export function fromHeader(people: People, line: BriefLine): void {
  const { key, text, start, part } = line;
  if (key === null) return;
  if (/^(?:from|sender|sent by|von)$/.test(key)) entry(people, text, start)?.writes.add(part);
  else if (/^(?:reporter|raised by|requester|requested by|opened by|created by|contact|author)$/.test(key)) {
    const person = entry(people, text, start);
    if (person) person.raised = true;
  } else if (/^(?:assignee|assigned to|owner|responsible)$/.test(key)) {
    const person =
      /\p{Ll}/u.test(text) && !namesOrganisation(text) && !/office|team|programme/i.test(text)
        ? entry(people, text, start)
        : null;
    if (person) person.assigned = true;
  } else if (/^(?:present|attendees|participants|attending|who|with)$/.test(key))
    for (const item of splitList(text)) entry(people, item.text, start + item.at);
  else if (/^(?:to|an|cc|bcc)$/.test(key))
    for (const item of splitList(text)) {
      if (/\b(?:office|team|all|list|pmo)\b/i.test(item.text)) continue;
      entry(people, item.text, start + item.at)?.receives.add(part);
    }
  else if (/^(?:customer|client|company|account|organisation|organization)$/.test(key))
    people.organisation(text.replace(/\s*\(.*$/, ''), start);
}

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
        /^(?:(?:kind|best|warm|many)\s+)?(?:regards|wishes|best|cheers|thanks|yours|sincerely)\b[^\p{L}]*/iu.exec(
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
    if (signer === null) {
      signer = entry(people, line.text, line.start);
      signer?.writes.add(line.part);
    } else {
      const place = placeIn(line.text);
      signer.role ??= place.role;
      const organisation =
        place.organisation ??
        (place.role === null && /^\p{Lu}/u.test(line.text) && line.text.split(' ').length <= 5 ? line.text : null);
      if (organisation !== null && signer.organisation === null) {
        signer.organisation = organisation;
        people.organisation(organisation, line.start + Math.max(0, line.text.indexOf(organisation)));
      }
    }
  }
}
