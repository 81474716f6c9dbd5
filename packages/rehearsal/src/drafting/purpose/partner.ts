/** Whom a goal is about, and how the marks of a sentence that mean them are written in it. */
import { addressed } from '../brief/as-sentence';
import { tidied } from '../brief/tidied';
import { BEHIND } from './wish-forms';
import { IS_THE_POINT } from './wish-leads';

/** Whom the goal is about. */
export interface Partner {
  readonly who: string;
  readonly pronoun: 'he' | 'she' | 'they';
}

const PRONOUNS = {
  she: ['she', 'her', 'her', 'herself', 'hers'],
  he: ['he', 'him', 'his', 'himself', 'his'],
  they: ['they', 'them', 'their', 'themselves', 'theirs'],
} as const;

/** How the marks of one who is spoken of are written. */
export interface Telling extends Partner {
  readonly subject: string;
  readonly plain: (part: string) => string;
}

/** Their marks as words. */
export function tellingOf(partner: Partner): Telling {
  const [subject, object, owner, self, own] = PRONOUNS[partner.pronoun];
  const plain = (part: string): string =>
    addressed(
      tidied(
        part
          .replace(IS_THE_POINT, '')
          .replace(/\b(date|day|time|price|figure|number)\.\s(?=\d)/iu, '$1: ')
          .replace(BEHIND, ''),
      )
        .replaceAll('¤S', subject)
        .replaceAll('¤O', object)
        .replaceAll('¤P', owner)
        .replaceAll('¤R', self)
        .replaceAll('¤M', own),
    );
  return { ...partner, subject, plain };
}

/** Pronouns of theirs that were not known to be theirs. */
export function marksFor(text: string, pronoun: Partner['pronoun']): string {
  if (pronoun === 'he')
    return text
      .replaceAll(/\bhe\b/giu, '¤S')
      .replaceAll(/\bhim\b/giu, '¤O')
      .replaceAll(/\bhis\b(?=\s\p{L})/giu, '¤P');
  return pronoun === 'she'
    ? text
        .replaceAll(/\bshe\b/giu, '¤S')
        .replaceAll(/\bher\b(?=\s(?:to|for|on|at|in|by|out|back|not|from|and|or)\b|[.,;:!?]|$)/giu, '¤O')
        .replaceAll(/\bher\b(?=\s\p{L})/giu, '¤P')
    : text.replaceAll(/\bthey\b/giu, '¤S');
}
