/** A stakeholder whom the brief names by what they are. */
import { hashOf } from '../../rehearsal/chance';
import { NAMES } from '../personas';
import type { Person } from './people';
import { NAMELESS } from './roles';

/** Where nobody is named, somebody who is spoken of by what they are gets a name. */
export function nameless(brief: string): { readonly person: Person; readonly named: string } | null {
  const found = [...brief.matchAll(NAMELESS)];
  const [first] = found;
  const role = first?.[1];
  if (first === undefined || role === undefined) return null;
  const given = NAMES[hashOf(brief) % NAMES.length];
  if (given === undefined) return null;
  const at = first.index + first[0].indexOf(role);
  const span = { start: at, end: at + role.length };
  return {
    named: given.name,
    person: {
      name: given.name,
      title: null,
      role: role.charAt(0).toUpperCase() + role.slice(1),
      organisation: null,
      pronoun: /\bshe\b/i.test(brief) ? 'she' : /\bhe\b/i.test(brief) ? 'he' : given.pronoun,
      at: span,
      aliases: new Set([`the ${role.toLowerCase()}`, `our ${role.toLowerCase()}`, `my ${role.toLowerCase()}`]),
      mentions: found
        .filter((match) => match[1]?.toLowerCase() === role.toLowerCase())
        .map((match) => ({ start: match.index, end: match.index + match[0].length })),
      writes: new Set(),
      receives: new Set(),
      raised: false,
      assigned: false,
      speaks: 0,
    },
  };
}
