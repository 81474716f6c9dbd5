/**
 * What the words of a line tell beside its meaning, read without the parser: a case holds some two thousand lines, and the
 * parser takes a millisecond for each.
 */
import { oneOf } from '../language/one-of';
import { stem } from '../language/parse';
import { MONTHS } from '../language/days';
import { FUNCTION_WORDS, SHORTHAND, WEEKDAYS } from '../language/vocabulary';

const WANTED = ['person', 'day', 'amount', 'reason', 'yes_no', 'matter', 'none'] as const;
/** What kind of answer is wanted; `none` where nothing is asked. */
export type Wanted = (typeof WANTED)[number];

export interface Wording {
  /** Stems of the words that mean something, each once. */
  readonly words: readonly string[];
  /** All of them in lower case, as they stand. */
  readonly plain: string;
  readonly negated: boolean;
  /** Whether what is said is turned round by a 'not'; two of them turn it back. */
  readonly turned: boolean;
  /** Figures, weekdays and months. */
  readonly figures: readonly string[];
  readonly wanted: Wanted;
}

const NEGATION = / (?:not|no|never|nor|neither|nobody|nothing|none|without|cannot|refuse|\S+n't) /;
const TURNS = /^(?:not|never|cannot|refuse|nor|neither|nobody|nothing|\S+n't)$/;
const FIGURE = /^\d/;
const FILLER = '(?:and|but|so|then|ok|okay|well|now|sorry|please|or|also|right|yes|no)';
const OPENS = new RegExp(
  `^ (?:${FILLER} )*(?:what|what's|which|who|who's|whom|whose|when|where|why|how|is|are|am|was|were|do|does|did|can|could|would|will|have|has|had|should|may|shall|any|anybody|anyone|anything) `,
);
const INDIRECT = new RegExp(
  oneOf(
    ' (?:tell|explain|describe|show|walk|talk|remind|give) (?:to )?(?:me|us) ',
    ' help me ',
    ' (?:i|we) (?:wonder|ask|am curious|was wondering) ',
    ' (?:i|we) (?:would like|want|need) to (?:know|understand|hear) ',
  ),
);
/** 'Foundations first, the rest later, ok?' puts something forward, whatever mark it ends with. */
const TAG = /[,.;–-]\s*(?:ok|okay|deal|right|yes|no|fine|agreed|yeah|correct)\s*\?+$/i;
const PERSON = / (?:who|who's|whom|whose) /;
const DAY = / (?:when|what date|which date|which day|what day|how soon|by when|until when|since when) /;
const AMOUNT = / (?:how (?:much|many|long|far|big|often|old|late|high)|what does it cost|what percentage|which price) /;
const REASON = / (?:why|how come|what for|reason|cause) /;
const YES_NO = new RegExp(
  `^ (?:${FILLER} )*(?:is|are|am|was|were|do|does|did|can|could|would|will|have|has|had|should|may|shall|any) `,
);

/** In lower case, one space between words and at both ends, shorthand spelled out. */
function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu);
  return ` ${(words ?? []).map((word) => SHORTHAND.get(word) ?? word).join(' ')} `;
}

function wantedBy(words: string, asks: boolean): Wanted {
  if (!asks) return 'none';
  if (PERSON.test(words)) return 'person';
  if (DAY.test(words)) return 'day';
  if (AMOUNT.test(words)) return 'amount';
  if (REASON.test(words)) return 'reason';
  return YES_NO.test(words) ? 'yes_no' : 'matter';
}

/** @param question whether it is known to be one; a mark or its first words tell otherwise */
export function wordingOf(text: string, question = false): Wording {
  const words = plain(text);
  const each = words.trim().split(' ');
  const marked = question || /\?["'”’)\s]*$/.test(text);
  const asks = (marked && !TAG.test(text.trim())) || OPENS.test(words) || INDIRECT.test(words);
  return {
    words: [...new Set(each.filter((word) => word !== '' && !FUNCTION_WORDS.has(word)).map(stem))],
    plain: words,
    negated: NEGATION.test(words),
    turned: each.filter((word) => TURNS.test(word)).length % 2 === 1,
    figures: each.filter((word) => FIGURE.test(word) || WEEKDAYS.has(word) || MONTHS.has(word)),
    wanted: wantedBy(words, asks),
  };
}
