/**
 * What a draft says that nobody in the case has said or done (product §10.3): a yes of others, a thing that is done, or an
 * offer that hangs on somebody else's yes. Nothing is proven false here; it is to be checked before anybody builds on it.
 */
import { argumentsOf } from '../language/arguments';
import { LAYS } from '../truth/given-back';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { asserts } from '../truth/asserting';
import { knownCase } from '../truth/case-facts';
import { inBoth, thingsIn } from '../truth/matter';
import { quantitiesIn } from '../truth/quantities';
import type { CaseIndex } from '../understanding/case-index';
import { SORRY } from './signs';

/** What a draft builds on and nobody knows of. */
export interface Hearsay {
  /** Verbatim. */
  readonly quote: string;
  /**
   * What others are said to have settled or allowed, what is said to be done, a yes that an offer hangs on, or anything else that
   * others are said to have told: that may well be so, and counts only where the classifiers doubt it as well.
   */
  readonly kind: 'settled' | 'told' | 'done' | 'hangs' | 'reported';
  /** Somebody who is named or called by what they are is said to have settled it, outright: that means nothing else. */
  readonly outright: boolean;
}

const NOT_A_THIRD = oneOf(
  'i|we|you|who|which|that|this|it|and|or|be|to|is|are|was|were|not|never|nobody|none|been|as|if|so|what|there|but|each',
  'has|have|had|a|an|the|your|our|my|his|her|their|any|no|every|with|without|by|of|already|also|all|both|neither|either',
);
const BETWEEN =
  '(?: (?:has|have|had|already|also|all|both|personally|now|since|even|just|fully|kindly|finally|last night|yesterday))*';
const SETTLES =
  '(?:agreed|approved|signed|confirmed|certified|cleared|consented|okayed|authorised|authorized|waived|decided|promised|allowed|granted)';
const TELLS = '(?:says|said|tells|told|assures|assured|thinks|writes|wrote|lets|let)';
/** What is made possible or needless by somebody's word. */
const PERMITS = new RegExp(
  ` ${oneOf(
    'can|may|could|need not|do not have to|does not have to|will not have to|is fine|are fine|is ok|is okay|okay|agrees?',
    'yes|allowed|waits?|back|happy|no need|no problem|enough|go ahead|carry on|skip|covers?|exempt',
  )} `,
);
const YES = new RegExp(` (?!${NOT_A_THIRD} )\\S+${BETWEEN} ${SETTLES} `);
/** 'The 61 points are the consensus of all the department heads.' */
const CONSENSUS = / (?:is|are|was|were) (?:the |a )?(?:clear |joint |common |shared )*consensus of /;
const SAYS = new RegExp(` (?!${NOT_A_THIRD} )\\S+${BETWEEN} ${TELLS} `);
/** 'The branches tell us', 'the lab has written to me': somebody's word for it. */
const REPORTS = new RegExp(
  ` (?!${NOT_A_THIRD} )\\S+${BETWEEN} (?:tells?|told|assures?|assured|wrote|written) (?:to )?(?:me|us) `,
);
const STATES = oneOf(
  'done|finished|complete|completed|live|fixed|closed|signed|approved|paid|corrected|ordered|built|delivered',
  'installed|in place|tested|solved|resolved|repaired|sorted|mended|cleared|agreed|ready|confirmed|certified',
);
const DONE = new RegExp(
  ` (?!we |i |you )\\S+ ${oneOf(
    '(?:is|are)(?: (?:already|now|all|long|completely|fully|both))+',
    '(?:was|were|(?:has|have)(?: already| all| long| since)* been|got)(?: (?:already|all|long|completely|fully|since|both))*',
  )} ${STATES} `,
);
const THIRD = '(?:(?:the|your|our|my|a|their|his|her) )?(?:(?!(?:i|we|you|it|that|this|there|both) )\\S+ ){1,3}?';
/** An offer that takes somebody's yes for given, or needs one that lifts a rule. */
const GIVEN_YES = new RegExp(
  ` if ${THIRD}${oneOf(
    '(?:has |have |already |just |both )+(?:agreed|waived|signed|approved|allowed|accepted|said yes|okayed|cleared|confirmed)',
    'waives?|lets? us|exempts?|overrules?|looks? away|turns? a blind eye',
  )} `,
);
/** An offer that needs somebody's yes. */
const NEEDS_YES = new RegExp(
  ` if (${THIRD})${oneOf('agrees?|agreed|signs?|approves?|allows?|accepts?|says? yes|okays?|clears?|confirms?')} `,
);
/** Not known, asked for, still ahead or taken back: nothing is said to be so. */
const OPEN =
  /^ (?:once|when|until|before|after|as soon as) | (?:if|whether|would|should|suppose|perhaps|maybe|asked|asks?|wants?|sorry|wrong|wrongly|nobody|never) /;
const AHEAD =
  / (?:once|when|until|before|after|as soon as|needs?|so that|too late|by|will|can|to be|not|nothing|from) /;
const OF_TALK = / you (?:said|told|wrote|say|mentioned|asked) /;

/** 'He signed': who that is, and whether it is known, the talk tells. 'Since those are the ones all three signed for': nothing new is told. */
const BY_SOMEBODY = new RegExp(
  ` (?!${NOT_A_THIRD} )(?!(?:he|she|they|ones?|those|these|others?|will|would|can) )\\S+${BETWEEN} ${SETTLES} `,
);
const NOT_OUTRIGHT =
  / (?:since|without|until|unless|once|before|when|after|till|nothing|nobody|no|not|never|only|think|believe|hope|guess|assume) /;

/** How much of a clause (share of its things) and how near (cosine) something known has to be. */
const MUCH_KNOWN = 0.6;
const NEAR_KNOWN = 0.62;
const SOME_KNOWN = 2;

interface Held {
  readonly index: CaseIndex;
  readonly draft: readonly Sentence[];
  /** What the stakeholder has said, and the student before. */
  readonly spoken: readonly string[];
  readonly similarity: Similarity;
}

/** Sentences of the briefing, the facts and the talk. */
function knownSentences({ index, spoken }: Held): readonly Sentence[] {
  return [
    ...knownCase(index).facts.flatMap(({ sentences }) => sentences),
    ...spoken.flatMap((line) => parseText(line)),
  ];
}

const SETTLED = new RegExp(` ${oneOf(SETTLES, TELLS, 'yes|agrees?|signs?|approves?|accepts?|accepted|will|would')} `);
/** Whether what is known speaks of a yes, or of the same thing done, and not of one that is still to come. */
function saysAsMuch(known: Sentence, clause: Sentence, kind: Hearsay['kind']): boolean {
  const words = plainWords(known);
  if (known.negated || known.question) return false;
  if (kind !== 'done') return SETTLED.test(words);
  const state = STATED.exec(plainWords(clause))?.[1] ?? '';
  return words.includes(` ${state} `) && !/ (?:will|to be|is to|are to) /.test(words);
}
const STATED = new RegExp(` (${STATES}) `);

const preciseDays = (sentence: Sentence): ReadonlySet<string> =>
  new Set(argumentsOf(sentence).days.flatMap(({ precise, key }) => (precise ? [key] : [])));

/** What is done by a word, whoever says it. */
const BY_WORD = new Set('tell say agree sign promise approve confirm allow accept waive decide write wait'.split(' '));
/** Whether the case or the talk has a sentence that says as much. */
function isBorneOut(held: Held, clause: Sentence, kind: Hearsay['kind']): boolean {
  const things = new Set([...thingsIn(clause)].filter((thing) => !BY_WORD.has(thing)));
  const values = new Set(quantitiesIn(clause).map(({ value }) => value));
  const days = preciseDays(clause);
  return knownSentences(held).some((known) => {
    // Who owes something by a day has promised it for that day.
    if (kind !== 'done' && inBoth(days, preciseDays(known)) > 0 && inBoth(things, thingsIn(known)) > 0) return true;
    const both = inBoth(things, thingsIn(known));
    const figures = quantitiesIn(known).filter(({ value }) => values.has(value)).length;
    // What is told with a figure that stands in the case was told by somebody.
    if (kind === 'reported' && both >= 1 && figures >= 1) return true;
    if (!saysAsMuch(known, clause, kind)) return false;
    const share = both / Math.max(1, things.size);
    if (both >= SOME_KNOWN && share + 0.2 * figures >= MUCH_KNOWN) return true;
    return both >= 1 && held.similarity.cosine(clause.text, known.text) >= NEAR_KNOWN;
  });
}

const partsOf = ({ text }: Sentence): readonly string[] =>
  text.split(/[,;:]\s+(?:so |and |but )?/).filter((part) => part.split(/\s+/).length >= LEAST_QUOTED);
const LEAST_QUOTED = 4;

/** Whether somebody whose yes is needed is spoken of anywhere in the case or the talk. */
function knowsThem(held: Held, who: string): boolean {
  const them = new Set(parseText(who).flatMap((one) => [...thingsIn(one)]));
  return them.size === 0 || knownSentences(held).some((known) => inBoth(them, thingsIn(known)) > 0);
}

function kindOf(held: Held, part: Sentence): Hearsay['kind'] | null {
  const words = plainWords(part);
  if (GIVEN_YES.test(words)) return 'hangs';
  const needed = NEEDS_YES.exec(words)?.[1];
  if (needed !== undefined) return knowsThem(held, needed) ? null : 'hangs';
  if (OPEN.test(words) || OF_TALK.test(words)) return null;
  if (YES.test(words) || CONSENSUS.test(words)) return 'settled';
  const told = SAYS.exec(words);
  if (told !== null && PERMITS.test(words.slice(told.index + told[0].length - 1))) return 'told';
  if (DONE.test(words) && !AHEAD.test(words) && asserts(part) && thingsIn(part).size > 0) return 'done';
  return REPORTS.test(words) && asserts(part) ? 'reported' : null;
}

/** Somebody, and what they did: 'they told me last week' names neither. */
const namesBoth = (part: Sentence): boolean => [...thingsIn(part)].filter((thing) => !BY_WORD.has(thing)).length >= 2;
/** The part of a sentence that says what others have settled, told or done; null where none does. */
export const claimOfOthers = (sentence: Sentence): string | null =>
  partsOf(sentence).find((text) =>
    parseText(text).some((part) => namesBoth(part) && [YES, SAYS, DONE].some((form) => form.test(plainWords(part)))),
  ) ?? null;

const isOutright = (kind: Hearsay['kind'], part: Sentence): boolean => {
  const words = plainWords(part);
  return (
    kind === 'settled' &&
    !part.negated &&
    (BY_SOMEBODY.test(words) || CONSENSUS.test(words)) &&
    !NOT_OUTRIGHT.test(words)
  );
};

/** The first thing in a draft that neither the case nor the talk bears out; null for none. */
export function hearsayIn(held: Held): Hearsay | null {
  if (held.draft.some((sentence) => SORRY.test(plainWords(sentence)))) return null;
  for (const sentence of held.draft) {
    if (sentence.question || LAYS.test(plainWords(sentence))) continue;
    for (const quote of partsOf(sentence)) {
      const [part] = parseText(quote);
      const kind = part ? kindOf(held, part) : null;
      if (part && kind !== null && !isBorneOut(held, part, kind))
        return { quote, kind, outright: isOutright(kind, part) };
    }
  }
  return null;
}
