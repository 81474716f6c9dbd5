/**
 * Whether what a draft gives back of the talk was heard in it (product §10.3). What the other said is told again in other
 * words, so nothing is proven here: a sentence that comes near nothing that was said, in meaning and in words, was not
 * heard, and one with a clause of words that nobody used may have been hoped for.
 */
import { parseText, plainWords, type Sentence } from '../language/parse';
import { argumentsOf } from '../language/arguments';
import { quantitiesIn } from './quantities';
import { clausesOf } from '../meaning/clauses';
import { oneOf } from '../language/one-of';
import type { Meant } from '../meaning/meanings';
import type { Similarity } from '../similarity/similarity';

/** A wish, a worry or a word is laid to the other. */
export const LAYS = new RegExp(
  [
    '^ you are (?:mainly|mostly|only|really) (?:worried|afraid|scared|after|angry|upset) |',
    '^ (?:(?:so|then|and|well|good|great|perfect|excellent|fine|wonderful|ok|okay|right|understood|got it|i see|in other words|i hear|i understand|basically|really) )+',
    oneOf(
      '(?:that )?you (?:\\S+ )?(?:want|need|would (?:rather|like|prefer)|prefer|mean|fear|hope|think|said|say|care|insist|expect|believe|feel)',
      '(?:that )?you are (?:\\S+ )?(?:worried|afraid|scared|asking|saying|after|happy|angry|upset|fine|ok|okay)',
      'what (?:you (?:\\S+ )?(?:want|need|mean|fear|say)|(?:\\S+ )?(?:scares|worries|matters|bothers|counts|hurts))',
      '(?:that )?we (?:have |are )?(?:all )?agreed',
      '(?:that )?you have no (?:objections?|problem|worries)',
      '(?:that )?you (?:have|had) (?:already |really |long )?(?:decided|chosen|made up|given up|agreed|settled)',
      'you would (?:\\S+ )?(?:have to|need to|want|like)',
      'the (?:trouble|problem|point|reason|real \\S+) is (?:really |just |only )?(?:that|about)',
      '.{0,60} (?:fine|ok|okay|safe|good|all right|acceptable) (?:from|on|for|by|with) your?',
      'for you (?:it|that|this) is',
      'your (?:\\S+ ){1,2}(?:is|are|was|were)',
      '(?:it|this|that) is (?:\\S+ ){0,2}(?:about|because of)',
      // 'It is only fair to say that the auditors have confirmed it' tells of others.
      '(?:it|this|that) is (?!(?:\\S+ ){0,3}(?:say|add|mention|note) that )(?:\\S+ ){1,4}(?:that|which|who)',
      '(?:the|a) (?:\\S+ ){1,2}(?:is|was) (?:the|your|to) (?:reason|problem|cause|trouble|worry|blame)',
    ),
    ' ',
  ].join(''),
);
/** What would be, should something be so: no summary of what was said. */
export const SUPPOSES = /^ (?:so |then |and )?if (?!i (?:hear|heard|understand|understood|get|got|see) )/;

export interface GivenBack {
  /** Verbatim: the part of the draft that was not heard so. */
  readonly quote: string;
  /** Whether it surely was not, or only in other words. */
  readonly surely: boolean;
  /** Whether it lays a wish, a worry or a word to the other: that is theirs to say, and told of every draft. */
  readonly laid: boolean;
}

interface Talk {
  readonly draft: readonly Sentence[];
  readonly meant: readonly (Meant | null)[];
  /** Lines of the stakeholder, and of the student before. */
  readonly heard: readonly string[];
  readonly own: readonly string[];
  /** What both know before they talk. */
  readonly briefing: string;
  readonly similarity: Similarity;
}

/** Told, and asked at the end: '…, have I got that right?' */
const TAGGED = /, [^,?]{3,40}\?$/;
/** What the other is said to want done: they have to have said so. */
const WANTS_US =
  / you (?:want|need|expect|would like) (?:me|us|the team|them|my team) to (?!be |have |do )(?:just )?(\S+) /;

/** Nearness (cosine) and share of words in common, added up, below which a sentence was surely not heard, or hardly. */
const NOT_HEARD = 0.65;
const HARDLY_HEARD = 1.2;
/** The share of its words below which a clause may not have been. */
const FEW_WORDS = 0.51;
/** The same in what both agreed, where a clause is often somebody's proposal. */
const FEWER_WORDS = 0.34;
const LEAST_WORDS = 2;
/** From here on (0-1) it is what the author of the case foresaw somebody to get wrong. */
const SURELY_WRONG = 0.7;
/** So near (cosine) it is what was said, whatever its words. */
const AS_SAID = 0.8;

/** 'Did I get that right' and 'if I hear you right' say nothing of oneself. */
const CHECKING =
  / (?:if |as |what |did |have |do )?i (?:hear|heard|understand|understood|get|got|see|take it)(?: you)? /;
const FIRST_PRONOUN = / (i|we|my|our|you|your|he|she|they|it) /;
/** Whether a sentence tells of the speaker, before all others. */
const ofOneself = (sentence: Sentence): boolean =>
  /^(?:i|we|my|our)$/.test(FIRST_PRONOUN.exec(plainWords(sentence).replace(CHECKING, ' '))?.[1] ?? '');

/** 'I gave it 61 because no contract hangs on it': why somebody did something is theirs to say. */
const isOwnReason = ({ text }: Sentence, part: string): boolean =>
  /\b(?:because|since|as)\s$/iu.test(text.slice(0, Math.max(0, text.indexOf(part))));

/** Words, days and figures that were used: '31st of December' is 'the thirty-first'. */
function wordsOf(sentences: readonly Sentence[]): ReadonlySet<string> {
  return new Set(sentences.flatMap((sentence) => [...sentence.content, ...figuresOf(sentence)]));
}
const figuresOf = (sentence: Sentence): readonly string[] => [
  ...argumentsOf(sentence).days.flatMap(({ precise, key }) => (precise ? [key] : [])),
  // 'A hundred and eighty' is said of money as well.
  ...valuesOf(sentence).map((value) => `figure ${value}`),
];
/** 'A hundred and eighty' is one figure. */
function valuesOf(sentence: Sentence): readonly number[] {
  const values = quantitiesIn(sentence).map(({ value }) => value);
  return values.flatMap((value, at) => {
    const next = values[at + 1] ?? 0;
    return value >= 100 && next > 0 && next < 100 ? [value, value + next] : [value];
  });
}
function share(sentence: Sentence, words: ReadonlySet<string>): number {
  const figures = figuresOf(sentence).filter((figure) => words.has(figure)).length;
  const shared = sentence.content.filter((word) => words.has(word)).length;
  return Math.min(1, (shared + figures) / Math.max(1, sentence.content.length));
}

const HALF = 0.5;
/** 'Per patient', 'stair last': two words without a verb are held against nobody, but for a figure that was not heard. */
const isTooLittle = (part: Sentence, words: ReadonlySet<string>): boolean =>
  part.content.length === LEAST_WORDS &&
  !part.terms.some(({ tags }) => tags.has('Verb')) &&
  (figuresOf(part).length === 0 || share(part, words) >= HALF);

/** Clauses with something in them; a single word that nobody used is enough for what the other is said to do. */
const partsOf = ({ text }: Sentence, words: ReadonlySet<string>): readonly Sentence[] =>
  text
    .split(/[,;:]\s+|(?<!hundred|thousand)\s(?:and|but|because|so|while)\s/)
    // What hangs on a word that was heard tells it in other words.
    .filter((part) => !/^(?:that|which|who) /i.test(part))
    .flatMap((part) => parseText(part.replace(/^(?:so|and|but),? /i, '')))
    .filter(
      (part) =>
        (part.content.length >= LEAST_WORDS && !isTooLittle(part, words)) ||
        (part.content.length === 1 && share(part, words) === 0 && / you /.test(plainWords(part))),
    );

/** Of the clauses that may not have been heard the likeliest one; first what the other is said to do or want. */
function leastHeard(sentence: Sentence, words: ReadonlySet<string>, few: number): string | null {
  const [least] = partsOf(sentence, words)
    .filter((one) => !ofOneself(one) && share(one, words) < few)
    .map((one) => ({ one, by: share(one, words) + (/ you /.test(plainWords(one)) ? 0 : 1) }))
    .toSorted((left, right) => left.by - right.by);
  return least?.one.text ?? null;
}

/** What both have agreed, put together: in so many words, or with days and figures and a part of the speaker's own. */
const RECAPS =
  / (?:(?:to|i) sum up|(?:write|wrote|put) (?:it|that|this) down|check i have|i (?:would|will) write|we have|agreed so far|on one page) /;
const LEAST_AGREED = 2;
function putsTogether(draft: readonly Sentence[]): boolean {
  const lines = draft.map((sentence) => plainWords(sentence).replace(CHECKING, ' '));
  if (lines.some((words) => RECAPS.test(words))) return true;
  const particulars = draft.flatMap((sentence) => {
    const { amounts, days } = argumentsOf(sentence);
    return [...amounts.filter(({ kind }) => kind !== 'count'), ...days.filter(({ precise }) => precise)];
  });
  return particulars.length >= LEAST_AGREED && lines.some((words) => / (?:i|we) /.test(words));
}

/** 'You get one page on Thursday' gives something back of nobody: it promises. */
const GIVES =
  / (?:you|they|he|she) (?:will |shall |can |could )?(?:get|have|hear|see|keep) (?:it|one|the|a|an|both|two|three|this|that|these|from|by|my|our|\d+) /;

/** What of a draft was not heard so; null where all of it was, or where it gives nothing back. */
export function notHeard({ draft, meant, heard, own, briefing, similarity }: Talk): GivenBack | null {
  const theirs = heard.flatMap((line) => parseText(line));
  const spoken = [...heard, ...theirs.flatMap(({ text }) => clausesOf(text))];
  // What they ask says nothing of what they want.
  const stated = theirs.filter(({ question }) => !question).flatMap(({ text }) => clausesOf(text));
  const heardWords = wordsOf(theirs);
  const ours = own.flatMap((line) => parseText(line));
  const allWords = wordsOf([...theirs, ...ours]);
  const deal = putsTogether(draft);
  const dealWords = wordsOf([...theirs, ...ours, ...parseText(briefing)]);
  const asked = theirs.map(plainWords).join(' ');
  let doubtful: GivenBack | null = null;
  for (const [at, sentence] of draft.entries()) {
    const plain = plainWords(sentence);
    const laid = LAYS.test(plain);
    const tagged = sentence.question && laid && TAGGED.test(sentence.text);
    if ((sentence.question && !tagged) || SUPPOSES.test(plain)) continue;
    if (!laid && GIVES.test(plain)) continue;
    // Where meaning is not compared, nobody can tell what is said in other words.
    if (sentence.content.length < LEAST_WORDS || similarity.vector(sentence.text) === null) continue;
    const near = Math.max(0, ...(laid ? stated : spoken).map((line) => similarity.cosine(sentence.text, line)));
    const known = deal && !laid ? dealWords : laid || / (?:you|your) /.test(plain) ? heardWords : allWords;
    const part = leastHeard(sentence, known, deal && !laid ? FEWER_WORDS : FEW_WORDS);
    const heardSo = near + share(sentence, heardWords);
    const doubt = (quote: string): GivenBack => ({ quote, surely: false, laid });
    if (ofOneself(sentence)) {
      if (part !== null && !isOwnReason(sentence, part)) doubtful ??= doubt(part);
      continue;
    }
    // Who asks whether it is so has checked what is only told in other words.
    if (tagged && heardSo >= NOT_HEARD) continue;
    // What both agreed may be in nobody's words but one's own.
    const agreed = deal && !laid && share(sentence, dealWords) >= FEW_WORDS;
    if (!agreed && (heardSo < NOT_HEARD || foreseenWrong(meant[at])))
      return { quote: part ?? sentence.text, surely: true, laid };
    const wants = WANTS_US.exec(plain)?.[1];
    if (!agreed && (heardSo < HARDLY_HEARD || (wants !== undefined && !asked.includes(` ${wants} `))))
      doubtful ??= doubt(part ?? sentence.text);
    else if (near < AS_SAID && part !== null) doubtful ??= doubt(part);
  }
  return doubtful;
}

const foreseenWrong = (meant: Meant | null | undefined): boolean =>
  meant?.target.kind === 'statement' && meant.target.statement.truth === 'false' && meant.probability >= SURELY_WRONG;
