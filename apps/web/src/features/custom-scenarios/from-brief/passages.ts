/** Words that are marked in a brief, and what each field makes of them (product §23.11). */
import type { BriefPart } from '@parley/shared';
import { type BriefForm, LONGEST, ownIds, withOwn, withoutOwn } from './form';

/** Marked words: `start` and `end` are characters of the brief. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

/** As what they can be used: 'worry' is what lies behind the main one. */
export type PassageUse = 'role' | 'organisation' | 'opening' | 'goal' | 'concern' | 'worry' | 'fact';

/** No longer than its field; a role and a house in a few words. */
const MOST_CHARACTERS = { ...LONGEST, role: 80, organisation: 80 } as const;

/** More worries nobody brings to one talk. */
export const MOST_WORRIES = 4;

/** So much of a sentence, or of what is marked, is all of it: a name may be left out, or a stop. */
const NEARLY_ALL = 0.7;
const LEADS = /^(?:the|an?|our|my|their|his|her|your)\s/iu;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const onOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
const bare = (text: string): string => text.replace(/^[\s,;:.–—-]+/u, '').replace(/[\s,;:.!?–—-]+$/u, '');
const sentence = (text: string): string => {
  const whole = capital(text.replace(/[\s,;:–—-]+$/u, ''));
  return /[.!?…”"]$/u.test(whole) ? whole : `${whole}.`;
};

/** No words that are cut in the middle. */
export function wholeWords(text: string, { start, end }: Passage): Passage {
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(end))?.[0] ?? '';
  const isInWord = (at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));
  return {
    start: isInWord(start) ? start - before.length : start,
    end: isInWord(end - 1) ? end + after.length : end,
  };
}

/** Whether worries are left to add. */
export function hasRoomForWorry({ concerns }: BriefPart, values: BriefForm): boolean {
  const staying = concerns.filter(({ id }) => values[`removed:${id}`] === undefined);
  return staying.length + ownIds('concern', values, concerns).length < MOST_WORRIES;
}

/** What becomes of the sentences that are marked, where these are nearly all that is marked; null where they are not, or nothing does. */
function madeOf({ choices }: BriefPart, passage: Passage, as: 'said' | 'goal'): string | null {
  const shared = (one: Passage): number => Math.min(one.end, passage.end) - Math.max(one.start, passage.start);
  const marked = choices.sentences.filter((one) => shared(one) >= NEARLY_ALL * (one.end - one.start));
  const covered = marked.reduce((sum, one) => sum + shared(one), 0);
  if (covered < NEARLY_ALL * (passage.end - passage.start)) return null;
  const made = marked.flatMap((one) => one[as] ?? []);
  return made.length === 0 || made.length < marked.length ? null : made.join(' ');
}

/** What a field would hold: as they would say it, or as the goal it tells, where that is known; else the words as they stand. */
export function wordsFor(brief: BriefPart, passage: Passage, use: PassageUse): string {
  const text = onOneLine(brief.text.slice(passage.start, passage.end));
  if (use === 'role') return capital(bare(text).replace(LEADS, ''));
  if (use === 'organisation') return bare(text).replace(/^(?:an?|our|my|their|his|her|your)\s/iu, '');
  if (use === 'fact') return sentence(text);
  return madeOf(brief, passage, use === 'goal' ? 'goal' : 'said') ?? sentence(text);
}

/** The worry that weighs most: the first that is not left out. */
const mainWorry = ({ concerns }: BriefPart, values: BriefForm): string | undefined =>
  concerns.find(({ id }) => values[`removed:${id}`] === undefined)?.id;

/**
 * The form without the words in that field, whatever else was written since.
 * @param before what stood in it; undefined where it was added
 * @param start what is saved: what was added and saved since is left out
 */
export function withoutWords(
  field: string,
  before: string | undefined,
  start: BriefForm,
  values: BriefForm,
): BriefForm {
  if (before !== undefined) return { ...values, [field]: before };
  const id = field.slice(field.indexOf(':') + 1);
  return start[field] === undefined ? withoutOwn(id, values) : { ...values, [`removed:${id}`]: 'yes' };
}

/** Why marked words can't be used so; null where they can. */
export function whyNot(brief: BriefPart, values: BriefForm, passage: Passage, use: PassageUse): string | null {
  if (use === 'concern' && !hasRoomForWorry(brief, values))
    return `${MOST_WORRIES} worries are the most: remove one to add another.`;
  const { length } = wordsFor(brief, passage, use);
  return length > MOST_CHARACTERS[use] ? 'Select fewer words for what is grey.' : null;
}

/** The form with the words in it, and the field they stand in. A worry and a fact are added; 'worry' is what lies behind the main one. */
export function withWords(
  brief: BriefPart,
  use: PassageUse,
  words: string,
  values: BriefForm,
): { readonly values: BriefForm; readonly field: string } {
  if (use !== 'concern' && use !== 'fact') {
    const field = use === 'worry' ? `worry:${mainWorry(brief, values) ?? ''}` : use;
    return { values: { ...values, [field]: words }, field };
  }
  const added = withOwn(use, values);
  const field = Object.keys(added).find((name) => values[name] === undefined) ?? use;
  return { values: { ...added, [field]: words }, field };
}
