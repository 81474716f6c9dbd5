/** Phrases of a brief that may tell what somebody is: 'head of claims', 'our oldest shift leader'. */
import { FUNCTION_WORDS } from '../../language/vocabulary';
import type { Span } from '../brief/brief-line';
import { MONTH_OR_DAY, tagsOf } from '../brief/names';
import { isWork, roleAsNoun } from '../brief/role-words';

export interface RolePhrase extends Span {
  readonly text: string;
  /** The word that names somebody's work. */
  readonly noun: string;
}

const WORD = /[\p{L}][\p{L}\p{M}’'-]*\.?/gu;
const MOST_BEFORE = 3;
const MOST_BEHIND = 6;
/** What goes on with what they are head or owner of. */
const GOES_ON = /^\s(?:of|for)\s(?:the\s|our\s|its\s|their\s)?$/iu;
const WITHIN = /^\s(?:and\s|of\s|the\s|&\s)?$/iu;
const ACTS = /^(?:PastTense|Auxiliary|Modal|Copula|Pronoun|Adverb|Conjunction|Preposition)$/;
/** 'says', and not 'sales' */
const ACTS_NOW = /^(?:Verb|PresentTense)$/;
/** Verbs that stand as words of a trade before a noun. */
const OF_A_TRADE = /(?:ing|ed)$/iu;

const belongs = (word: string): boolean =>
  !FUNCTION_WORDS.has(word.toLowerCase()) &&
  !MONTH_OR_DAY.test(word) &&
  (isWork(word) || OF_A_TRADE.test(word) || !acts(word.toLowerCase()));
const acts = (word: string): boolean => {
  const tags = tagsOf(word);
  return tags.some((tag) => ACTS.test(tag)) || (word.endsWith('s') && tags.some((tag) => ACTS_NOW.test(tag)));
};

/**
 * In the order of the brief.
 * @param names offsets of everybody's names, which are no part of what they are
 */
export function rolePhrases(brief: string, names: readonly Span[]): readonly RolePhrase[] {
  const words = [...brief.matchAll(WORD)].map((match) => ({
    text: match[0].replace(/\.$/, ''),
    start: match.index,
    end: match.index + match[0].replace(/\.$/, '').length,
  }));
  const isName = ({ start, end }: Span): boolean => names.some((name) => start < name.end && name.start < end);
  const between = (left: number, right: number): string =>
    brief.slice(words[left]?.end ?? 0, words[right]?.start ?? brief.length);
  const found: RolePhrase[] = [];
  let after = 0;
  for (const [at, word] of words.entries()) {
    if (at < after || isName(word) || !isWork(word.text)) continue;
    // 'retired sheep farmer': the last of them says what one is.
    const [next, second] = [words[at + 1], words[at + 2]];
    if (
      next !== undefined &&
      second !== undefined &&
      between(at, at + 1) + between(at + 1, at + 2) === '  ' &&
      !isName(next) &&
      !isName(second) &&
      belongs(next.text) &&
      isWork(second.text)
    )
      continue;
    let first = at;
    while (first > after && at - first < MOST_BEFORE && between(first - 1, first) === ' ') {
      const before = words[first - 1];
      if (before === undefined || isName(before) || !belongs(before.text)) break;
      first -= 1;
    }
    let last = at;
    for (let next = at + 1; next < words.length && next - at <= MOST_BEHIND; next += 1) {
      const [one, gap] = [words[next], between(next - 1, next)];
      if (one === undefined || isName(one)) break;
      if (next === last + 1 && gap === ' ' && (isWork(one.text) || (last > at && belongs(one.text)))) last = next;
      else if (GOES_ON.test(brief.slice(words[last]?.end, one.start)) && !FUNCTION_WORDS.has(one.text.toLowerCase()))
        last = next;
      else if (!(gap === ' ' && /^(?:of|for|the|our|its|their)$/iu.test(one.text)) && !WITHIN.test(gap)) break;
      else if (!/^(?:of|for|the|our|its|their)$/iu.test(one.text)) break;
    }
    after = last + 1;
    const [start, end] = [words[first]?.start ?? word.start, words[last]?.end ?? word.end];
    const text = roleAsNoun(brief.slice(start, end));
    if (text !== null) found.push({ text, noun: word.text.toLowerCase(), start, end });
  }
  return found;
}
