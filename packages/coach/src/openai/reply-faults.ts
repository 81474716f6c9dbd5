/** What no sentence of a reply may be, whatever model spoke it. By words alone: it runs where replies stream. */
import { ABSTRACT_WORDS, FUNCTION_WORDS, oneOf } from '@parley/rehearsal/language';
import { knownFigures } from './reply-figures';

/**
 * `thin`: a word or two, and nothing else. `form`: no speech. `role`: spoken as somebody else. `echo`: the student's words handed back. `repeat`: said before.
 * `figure`: one that stands nowhere. `secret`: what was not told to the model. `red_line`: grants what this person never
 * grants. `closing`: agrees, or ends the conversation, before its time.
 */
export type SentenceFault = 'thin' | 'form' | 'role' | 'echo' | 'repeat' | 'figure' | 'secret' | 'red_line' | 'closing';

export interface ReplyBounds {
  /** Everything the model was given and everything that was said. */
  readonly known: string;
  /** What the stakeholder has said so far, the last of it at the end; before it what the author has them say around this reply. */
  readonly own: readonly string[];
  /** What the student has said so far. */
  readonly student: readonly string[];
  /** What this person keeps to themselves for now. */
  readonly secrets: readonly string[];
  readonly redLines: readonly string[];
  /** The name they are called by. */
  readonly speaker: string;
  /** What matters is settled, so that they may agree to the whole. */
  readonly mayAgree: boolean;
  /** The case's own answer to what was just said is a no, or waits for something. */
  readonly refuses: boolean;
}

/** Contractions are other words for the same. */
const WHOLE: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'re\b/g, ' are'],
  [/\bi'm\b/g, 'i am'],
];
const wordsOf = (text: string): readonly string[] => {
  const plain = WHOLE.reduce(
    (sofar, [from, to]) => sofar.replaceAll(from, to),
    text.toLowerCase().replaceAll('’', "'"),
  );
  return (plain.match(/[\p{L}\p{N}']+/gu) ?? []).map((word) => word.replaceAll("'", ''));
};
const contentOf = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).filter((word) => word.length > 1 && !FUNCTION_WORDS.has(word)));

/** So many words of the student's in a row are theirs and not an answer to them. */
const ECHO_RUN = 8;
/** The share of a shorter sentence that is, and how many words it has at least; as a whole a still shorter one. */
const ECHO_SHARE = 0.75;
const ECHO_LEAST = 6;
const ECHO_WHOLE = 4;
/** The same for what was said before: in a row, in all, and by the words that carry it. */
const REPEAT_RUN = 9;
const REPEAT_LEAST = 4;
const REPEAT_WHOLE = 3;
const REPEAT_SHARE = 0.7;
/** Words of a secret that stand nowhere else, before it is told. */
const SECRET_WORDS = 3;
const SECRET_SHARE = 0.5;
const RED_LINE_WORDS = 3;
const RED_LINE_SHARE = 0.5;

/** What a stakeholder would not say: words of a help desk, and of the project manager. */
const SOMEBODY_ELSE = new RegExp(
  String.raw`\b${oneOf(
    'as (?:the|your|a) project manager',
    'i (?:completely |fully |totally )?understand your (?:concerns?|frustrations?)',
    '(?:i|we) apologi[sz]e for (?:the|any|this) (?:inconvenience|confusion|delay|oversight)',
    'how (?:can|may) i (?:help|assist) you',
    'thank you for (?:your (?:patience|understanding|question)|bringing (?:this|that) to my attention)',
    'i (?:appreciate|understand) your (?:patience|understanding)',
    '(?:i|we) will keep you (?:updated|informed|posted)',
    'let me know if you (?:have any|need any)',
    'i hope this (?:helps|clarifies)',
    'our team is (?:working|committed)',
  )}\b`,
  'i',
);
const FORM =
  /^\s*[{[<|]|"\s*:|```|<\/?[a-z]+>|https?:|^\s*(?:#{1,6}\s|[-*•]\s|\d{1,2}[.)]\s)|^\s*(?:note|hint|response|reply|answer|output)\s*:/i;
/** A turn of somebody else begins. */
const OTHER_SPEAKER =
  /^\s*\W{0,3}(?:the )?(?:project manager|pm|you|user|student|manager|assistant|stakeholder|system)\W{0,3}\s*(?:\([^)]*\))?\s*:/i;
const GRANTS =
  /\b(?:fine|okay|ok|agreed|deal|very well|all right|of course|(?:i|we)(?:['’]ll| will| can| could|['’]m happy to| am happy to| am willing to| agree to| accept))\b/i;
const DENIES =
  /\b(?:not|no|never|nor|cannot|without|unless|won['’]?t|can['’]?t|don['’]?t|isn['’]?t|refuse)\b|n['’]t\b/i;
const AGREES = new RegExp(
  String.raw`\b${oneOf(
    'you have (?:my (?:approval|agreement|support|sign-?off|word|yes)|a deal)',
    "(?:we have|it['’]s) a deal",
    String.raw`i (?:fully |completely )?(?:agree|accept|approve)(?: (?:to|with))? (?:your|the|this) (?:\w+ )?(?:plan|proposal|offer|terms|approach|solution)`,
  )}\b`,
  'i',
);
const LEAVES = new RegExp(
  String.raw`\b${oneOf(
    '(?:this|the|our) (?:meeting|conversation|call|discussion) is (?:over|closed|finished)',
    "we(?:['’]re| are) (?:done|finished) here",
    'good ?bye',
    'have a (?:good|great|nice) day',
    'thank you for your time',
    "i(?:['’]m| am) leaving",
  )}\b`,
  'i',
);
/** A yes, whatever stands behind it. */
const ASSENTS = new RegExp(
  String.raw`^\W*(?:(?:well|so|then),? )?${oneOf(
    '(?:yes|yeah|okay|ok|sure|fine|of course|agreed|certainly|absolutely|all right|that works)',
    "(?:i|we)(?:['’]ll| will| can) (?:do|tell|sign|accept|agree|go with|take|move|drop|give)",
  )}\b`,
  'i',
);
const CONDITION = /\b(?:if|unless|once|until|provided|before|when)\b/i;

/** The longest run of words of `left` that stands in `right`. */
function longestRun(left: readonly string[], right: readonly string[]): number {
  const joined = ` ${right.join(' ')} `;
  let longest = 0;
  for (let from = 0; from + longest < left.length; from += 1) {
    while (from + longest < left.length && joined.includes(` ${left.slice(from, from + longest + 1).join(' ')} `))
      longest += 1;
  }
  return longest;
}

function shared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let count = 0;
  for (const word of left) if (right.has(word)) count += 1;
  return count;
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…]["”’)]?)\s+/u);

interface Said {
  readonly words: readonly string[];
  readonly content: ReadonlySet<string>;
}
const said = (text: string): Said => ({ words: wordsOf(text), content: contentOf(text) });

/** Whether a sentence says again what one of these says. */
function saysAgain({ words, content }: Said, before: readonly Said[]): boolean {
  if (words.length < REPEAT_WHOLE) return false;
  return before.some((one) => {
    if (words.join(' ') === one.words.join(' ')) return true;
    if (words.length < REPEAT_LEAST) return false;
    const both = shared(content, one.content);
    if (content.size >= REPEAT_LEAST && both / (content.size + one.content.size - both) >= REPEAT_SHARE) return true;
    return longestRun(words, one.words) >= REPEAT_RUN;
  });
}

function parrots({ words }: Said, student: readonly (readonly string[])[]): boolean {
  if (words.length < ECHO_WHOLE) return false;
  return student.some((message) => {
    const run = longestRun(words, message);
    return run >= ECHO_RUN || run / words.length >= (words.length < ECHO_LEAST ? 1 : ECHO_SHARE);
  });
}

/** Looks at one sentence after the other. */
export interface SentenceCheck {
  /** The first fault of a sentence; null where it may be spoken. What may be spoken counts as said from then on. */
  faultOf(sentence: string): SentenceFault | null;
}

export function sentenceCheck(bounds: ReplyBounds): SentenceCheck {
  const { student, redLines, speaker, mayAgree, refuses } = bounds;
  const before = bounds.own.flatMap(sentencesOf).map(said);
  const theirs = student.map(wordsOf);
  const knownWords = new Set(wordsOf(bounds.known));
  const secrets = bounds.secrets
    .map(
      (secret) => new Set([...contentOf(secret)].filter((word) => !knownWords.has(word) && !ABSTRACT_WORDS.has(word))),
    )
    .filter(({ size }) => size >= SECRET_WORDS);
  const lines = redLines.map((line) => new Set([...contentOf(line)].filter((word) => word.length > 2)));
  const figures = knownFigures(bounds.known, [student.at(-1) ?? '', bounds.own.at(-1) ?? ''].join('\n'));
  const addressesSelf = new RegExp(
    `^\\W*(?:(?:hi|hello|dear|well|yes|no|so|but|look),? )?${speaker},\\s|,\\s${speaker}[,.!?]|\\b(?:to|with|for|from|by|ask|tell|and) ${speaker}\\b`,
    'i',
  );

  const grants = (sentence: string, content: ReadonlySet<string>): boolean =>
    GRANTS.test(sentence) &&
    !DENIES.test(sentence) &&
    !sentence.includes('?') &&
    lines.some((line) => {
      const both = shared(content, line);
      return both >= RED_LINE_WORDS && both / line.size >= RED_LINE_SHARE;
    });

  return {
    faultOf(sentence) {
      if (FORM.test(sentence)) return 'form';
      if (OTHER_SPEAKER.test(sentence) || SOMEBODY_ELSE.test(sentence) || addressesSelf.test(sentence)) return 'role';
      const one = said(sentence);
      if (parrots(one, theirs)) return 'echo';
      if (saysAgain(one, before)) return 'repeat';
      if (figures.unknownIn(sentence) !== null) return 'figure';
      if (
        secrets.some((secret) => {
          const both = shared(secret, one.content);
          return both >= SECRET_WORDS && both / secret.size >= SECRET_SHARE;
        })
      )
        return 'secret';
      if (grants(sentence, one.content)) return 'red_line';
      if (LEAVES.test(sentence)) return 'closing';
      if (!CONDITION.test(sentence) && !DENIES.test(sentence)) {
        if (!mayAgree && AGREES.test(sentence)) return 'closing';
        if (refuses && ASSENTS.test(sentence)) return 'closing';
      }
      before.push(one);
      return null;
    },
  };
}
