/** Why a brief can't be made a scenario of, told before anything is drafted (product §23.2). */
import { type BriefRefusal, LONGEST_BRIEF } from '@parley/shared';
import { understood } from '../../understanding/conduct';
import { franc } from 'franc-min';
import { foreignWords } from '../../language/other-languages';
import { FUNCTION_WORDS } from '../../language/vocabulary';

/** Fewer words than this tell of nobody and nothing. */
const LEAST_WORDS = 25;
/** Share of small English words that every prose has; notes in a hurry have fewer. */
const PROSE = 0.16;
/** Words read: what a text is shows early. */
const READ = 600;

const wordsOf = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}']*/gu) ?? []
  ).slice(0, READ);

/** No language has words of so many letters; patterns for names would try every part of them. */
const NO_WORD = /\p{L}{90}/u;

export function refusalOf(brief: string): BriefRefusal | null {
  if (brief.length > LONGEST_BRIEF) return 'too_long';
  if (NO_WORD.test(brief)) return 'noise';
  const letters = brief.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (letters.length >= 20 && latin.length / letters.length < 0.6) return 'other_language';
  const words = wordsOf(brief);
  const english = words.filter(
    (word) => FUNCTION_WORDS.has(word) || FUNCTION_WORDS.has(word.replaceAll("'", '')),
  ).length;
  const foreign = foreignWords(words);
  if (words.length >= 6 && foreign > english && foreign / words.length > 0.12) return 'other_language';
  if (words.length >= 12 && english / words.length < PROSE) {
    const language = franc(brief, { minLength: 40 });
    if (language !== 'eng' && language !== 'und' && /[à-ÿłşğżœ]/i.test(brief)) return 'other_language';
    return 'noise';
  }
  if (new Set(words).size < Math.min(words.length, 200) * 0.2) return 'noise';
  if (words.length < LEAST_WORDS)
    return words.length >= 5 && understood({ publicText: '' }, brief) === 'noise'
      ? 'noise'
      : words.length === 0 && brief.trim() !== ''
        ? 'noise'
        : 'too_short';
  return null;
}
