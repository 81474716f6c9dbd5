/** A stakeholder whom the brief names by what they are. */
import { hashOf } from '../../rehearsal/chance';
import { NAMES } from '../personas';
import { namelessTarget } from './intents';
import type { Span } from './brief-line';
import type { Person } from './people';
import { NAMELESS } from './roles';
import type { BriefSentence } from './sentences';

const madeOf = (
  brief: string,
  role: string,
  at: Span,
  mentions: readonly Span[],
): { readonly person: Person; readonly named: string } | null => {
  const given = NAMES[hashOf(brief) % NAMES.length];
  if (given === undefined) return null;
  const pronoun = /\b(?:woman|lady)\b/i.test(role) ? 'she' : /\b(?:man|guy|bloke|chap)\b/i.test(role) ? 'he' : null;
  const spoken = /\bshe\b/i.test(brief) ? 'she' : /\bhe\b/i.test(brief) ? 'he' : given.pronoun;
  const wanted = pronoun ?? spoken;
  // A name that goes with it.
  const fitting = NAMES.filter((name) => name.pronoun === wanted);
  const name = fitting[hashOf(brief) % Math.max(1, fitting.length)] ?? given;
  return {
    named: name.name,
    person: {
      name: name.name,
      title: null,
      role: role.charAt(0).toUpperCase() + role.slice(1),
      organisation: null,
      pronoun: wanted,
      at,
      aliases: new Set([`the ${role.toLowerCase()}`, `our ${role.toLowerCase()}`, `my ${role.toLowerCase()}`]),
      mentions: [...mentions],
      writes: new Set(),
      receives: new Set(),
      raised: false,
      assigned: false,
      speaks: 0,
    },
  };
};

/** Somebody one has to talk to who is called by what they are, though others have names: 'the grants woman'. */
export function namelessPartner(
  brief: string,
  sentences: readonly BriefSentence[],
): { readonly person: Person; readonly named: string } | null {
  const target = namelessTarget(sentences);
  if (target === null) return null;
  const role = target.called.replace(/^(?:the|our|my|their)\s+/i, '');
  const at = { start: target.start + target.called.length - role.length, end: target.start + target.called.length };
  const made = madeOf(brief, role, at, [{ start: target.start, end: at.end }]);
  if (made !== null && target.organisation !== null) made.person.organisation = target.organisation;
  return made;
}

/** Where nobody is named, somebody who is spoken of by what they are gets a name. */
export function nameless(brief: string): { readonly person: Person; readonly named: string } | null {
  const found = [...brief.matchAll(NAMELESS)];
  const [first] = found;
  const role = first?.[1];
  if (first === undefined || role === undefined) return null;
  const at = first.index + first[0].indexOf(role);
  const mentions = found
    .filter((match) => match[1]?.toLowerCase() === role.toLowerCase())
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  return madeOf(brief, role, { start: at, end: at + role.length }, mentions);
}
