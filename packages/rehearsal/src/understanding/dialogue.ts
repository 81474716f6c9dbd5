/**
 * What one sentence does in the talk, read once for whoever has to know it: what is said to it (product §11.2), what a tip
 * says of it. Which moves of the rubric it makes, and what they are worth, is another question (`acts.ts`).
 */
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { asksForDeed, asksForYes } from './asking';
import type { Act } from './reading';
import { refuses } from './refusing';
import { chanceOf, type ToldUtterance } from './utterance';
import { UTTERANCE_LABELS, type UtteranceLabel } from './utterance-labels';

export const DIALOGUE_ACTS = [
  /** Wants to know something that the other could know. */
  'wants_to_know',
  /** Wants a yes, a no or a condition. */
  'asks_for_yes',
  /** Wants the other to do something, or to choose. */
  'asks_for_decision',
  /** Puts a way forward on the table, its own deed among them; as a question too: 'What if we …?' */
  'proposes',
  /** Gives the other's words or position back, to be confirmed or corrected. */
  'gives_back',
  'apologises',
  'refuses',
  /** Says how something is. */
  'reports',
] as const;
export type DialogueAct = (typeof DIALOGUE_ACTS)[number];

const QUESTIONS: ReadonlySet<DialogueAct> = new Set(['wants_to_know', 'asks_for_yes', 'asks_for_decision']);
/** Whether an answer is due. */
export const wantsAnswer = (act: DialogueAct): boolean => QUESTIONS.has(act);

const PUTS: ReadonlySet<DialogueAct> = new Set(['proposes', 'gives_back', 'asks_for_yes', 'asks_for_decision']);
/** Whether something is put forward, in whatever form, to be agreed to or decided: what answers an offer may answer it. */
export const putsForward = (act: DialogueAct): boolean => PUTS.has(act);

const OPENERS = new Set(
  'and so but then ok okay well now sorry please also hm right fine good yes no alright fair enough'.split(' '),
);
/** 'May I ask who …', 'I was wondering whether …': it asks what follows. */
const LEADS_UP = new RegExp(
  `^ ${oneOf(
    '(?:may|can|could|might) i (?:just )?ask(?: you)?',
    '(?:do|would) you mind (?:me asking|if i ask)',
    '(?:i|we) (?:was|am|were|are) (?:just |only )?(?:wondering|curious)(?: about)?',
    '(?:i|we) (?:would|will)? ?(?:like|want|need) to (?:know|ask|hear|understand)',
    'help me (?:to )?understand',
  )} `,
);
/** The words of a sentence without those that only lead up to it, between spaces. */
function opening(sentence: Sentence): string {
  const words = plainWords(sentence).trim().split(' ');
  const at = words.findIndex((word) => !OPENERS.has(word));
  return ` ${words.slice(Math.max(0, at)).join(' ')} `.replace(LEADS_UP, ' ');
}
const asksIndirectly = (sentence: Sentence): boolean => LEADS_UP.test(plainWords(sentence));
/** 'What would you accept?' wants to know, whatever is asked to be done in it. */
const WH = /^ (?:what|who|whose|whom|when|where|why|how) /;

const TELLS = /^ (?:(?:can|could|would|will) you )?(?:please )?(?:tell|explain|describe|walk|remind|show) (?:me|us) /;
/** In a hurry the mark is left out: 'how many times did the stair move'. */
const ASKS = new RegExp(
  `^ ${oneOf(
    'how (?:many|much|long|often|far|bad|old|big|did|do|does|is|are|would|could|come)',
    'who',
    'which (?:of|one|part)',
    'why',
    'what (?:is|are|do|did|does|was|were|would|could|happens|happened|about|if)',
    'when (?:is|are|do|did|does|was|were|will|would|can)',
    'where (?:is|are|do|did|does|was|were)',
    'anybody',
    'anyone',
  )} `,
);
/** 'Who will tell them?' hands out work; nobody knows the answer yet. */
const HANDS_OUT = / who (?:will|should|could|would|shall|can) /;

const OFFERED = oneOf(
  // A thing to try.
  'would it help',
  'would it be',
  'would that',
  'what if',
  'how about',
  'suppose',
  'why do not (?:i|we)',
  // The speaker's own doing.
  'do you want me',
  'can i ',
  'could i ',
  'may i ',
  'shall i ',
  'should i ',
  'can we ',
  'could we ',
  'shall we ',
  'should we ',
  'if i ',
  'if we ',
);
const OFFERS = new RegExp(`^ ${OFFERED} ?| (?:if i|if we|what if) `);
/** 'If I do this, will you do that?' wants a yes for it. */
const BARGAIN =
  /(?=.* if (?:i|we|it|that|this|they|the|there|my|our) ).* (?:would|will|could|can|do|are) you (?!know|think|mean|see)/;
const PROPOSING = new RegExp(
  ` ${oneOf(
    'let us',
    '(?:i|we) (?:could|will|can|would|shall)(?! not| like| love| have to| want| know| see)',
    '(?:i|we) (?:propose|suggest|offer|recommend)',
    'my (?:proposal|suggestion|offer|idea) is',
    'how about',
    'what if',
    'why do not (?:i|we)',
  )} `,
);
const PROPOSED: ReadonlySet<Act['kind']> = new Set(['option', 'propose', 'commit', 'recommend']);

const CHECKS = new RegExp(
  ` ${oneOf(
    '(?:did|do|have) i (?:get|got|have|understood|understand)(?: \\S+){0,2} (?:right|correctly|it|that)',
    'have i understood',
    'did i understand',
    'is (?:that|this|it) (?:right|correct|so)',
    'am i right',
    'correct me',
    'do i have that right',
  )} `,
);
const TAG = / (?:right|correct|yes|no|is it not|are you not|do you not|is that so) $/;
const GIVING_BACK = new RegExp(
  `^ ${oneOf(
    'what (?:i hear|you are saying|you need|you want|you mean|i take from)',
    'i hear (?:you|that you)',
    'you (?:said|told me|say|mean|are saying)',
    'if i (?:understand|hear|have understood)',
    'in other words',
    '(?:to|i) (?:sum up|summarise|summarize|recap)',
    'to be clear',
    'let me (?:just )?(?:say|give|repeat|play|read|tell) (?:\\S+ ){1,3}back',
    '(?:let me|let us|i) (?:sum up|summarise|summarize|repeat|recap|check (?:that )?i)',
    'so that (?:we are|i am) clear',
  )} `,
);
/** Whether a text begins by giving back what was said: 'Then let me sum up: …' */
export const sumsUp = (text: string): boolean => {
  const [first] = parseText(text);
  return first !== undefined && GIVING_BACK.test(opening(first));
};
/** 'So what matters to you is that nobody rolls past it?' opens like a question, and gives something back. */
const WHAT_IS = new RegExp(
  `^ (?:so |then |and )*what (?:${oneOf(
    'you (?:\\S+ )?(?:want|need|fear|mean|ask for)',
    '(?:really |most )?(?:matters|worries|scares|bothers|counts|hurts)(?: (?:to|for))?(?: you)?(?: most)?',
  )}) (?:is|are) (?:that|the|not|to|a) \\S`,
);
const INTERROGATIVE =
  /^ (?:what|which|who|whose|whom|when|where|why|how|is|are|am|was|were|do|does|did|can|could|will|would|shall|should|may|might|must|have|has|had|any|anything|anybody|anyone) /;
const CHOICE = new RegExp(
  ` ${oneOf(
    'which (?:of (?:the|these|those)|one|way|do you|would you)',
    'what do you (?:say|prefer|choose|decide)',
    'do you (?:want|prefer)(?: \\S+){1,8} or',
    'or (?:do|will|would|shall|can|are) (?:you|i|we)',
    'will you (?!tell|explain|remind|have|be)',
    'your (?:decision|answer|choice)',
    'yes or no',
  )} `,
);

const SORRY = / (?:sorry|apologise|apologize|apologies|apology) /;
/** 'Sorry to bother you' and 'Sorry, what was that?' own nothing. */
const COURTESY = / sorry (?:to (?:bother|interrupt|ask|hear)|what|i lost|could|can|where|who|did) /;

/** Whether somebody says that they are sorry, and not only out of courtesy. */
export const apologises = (sentence: Sentence): boolean => {
  const plain = plainWords(sentence);
  return !sentence.question && SORRY.test(plain) && !COURTESY.test(plain);
};

/** Whether somebody wants to hear that they have it right: 'Did I get that right?', 'So two are ours?' */
export function checks(sentence: Sentence): boolean {
  const plain = plainWords(sentence);
  if (CHECKS.test(plain)) return true;
  if (!sentence.question) return false;
  if (WHAT_IS.test(plain)) return true;
  const words = opening(sentence);
  if (words.trim() === '' || INTERROGATIVE.test(words) || OFFERS.test(words) || TELLS.test(words)) return false;
  // 'Friday?' asks back, and so does a plain sentence with a mark.
  return TAG.test(plain) || plain.startsWith(' so ') || / your?s? /.test(plain) || sentence.content.length <= 1;
}

/** What a sentence does that has such a label: the first, unless its form tells one of the others. */
export const ACTS_OF_LABEL: Readonly<Record<UtteranceLabel, readonly [DialogueAct, ...DialogueAct[]]>> = {
  ask_fact: ['wants_to_know'],
  ask_reason: ['wants_to_know'],
  ask_need: ['wants_to_know'],
  ask_yes: ['asks_for_yes', 'asks_for_decision', 'proposes'],
  ask_check: ['gives_back'],
  summary: ['gives_back'],
  acknowledge: ['reports', 'gives_back'],
  sympathy_empty: ['reports'],
  status: ['reports'],
  bad_news: ['reports'],
  cause: ['reports'],
  own_fault: ['reports', 'apologises'],
  apology: ['apologises'],
  excuse: ['reports', 'apologises'],
  blame: ['reports'],
  offer: ['proposes', 'asks_for_yes', 'asks_for_decision'],
  trade: ['proposes', 'asks_for_yes', 'asks_for_decision'],
  recommend: ['proposes'],
  promise_firm: ['proposes'],
  promise_vague: ['reports', 'proposes'],
  over_promise: ['proposes', 'reports'],
  refuse_reasoned: ['refuses', 'proposes'],
  refuse_flat: ['refuses'],
  hedge: ['reports', 'refuses', 'proposes'],
  announce_empty: ['reports', 'proposes'],
  demand: ['asks_for_decision', 'asks_for_yes', 'wants_to_know'],
  pressure: ['asks_for_decision', 'reports', 'asks_for_yes'],
  insult: ['reports'],
  flatter_or_boast: ['reports'],
  aside: ['reports', 'wants_to_know'],
};
const labelsOf = (fits: (acts: readonly DialogueAct[]) => boolean): readonly UtteranceLabel[] =>
  UTTERANCE_LABELS.filter((label) => fits(ACTS_OF_LABEL[label]));
const PERHAPS = new Map(DIALOGUE_ACTS.map((act) => [act, labelsOf((acts) => acts.includes(act))] as const));
const MOSTLY = new Map(DIALOGUE_ACTS.map((act) => [act, labelsOf(([first]) => first === act)] as const));

/** What the form tells is wrong where its chance is below the first, and another act has at least the second. */
const WRONG = 0.25;
const SURE = 0.6;

function corrected(formed: DialogueAct, told: readonly ToldUtterance[]): DialogueAct {
  if (told.length === 0 || chanceOf(told, ...(PERHAPS.get(formed) ?? [])) >= WRONG) return formed;
  return DIALOGUE_ACTS.find((act) => chanceOf(told, ...(MOSTLY.get(act) ?? [])) >= SURE) ?? formed;
}

/**
 * What a sentence does in the talk: what its form tells, unless the utterance classifier is sure that it does something else.
 * @param acts the moves that were read in its message: one that proposes by them proposes
 * @param told what the classifier tells of it; nothing where there is no sentence model
 */
export const dialogueActOf = (
  sentence: Sentence,
  acts: readonly Act[] = [],
  told: readonly ToldUtterance[] = [],
): DialogueAct => corrected(formedAct(sentence, acts), told);

function formedAct(sentence: Sentence, acts: readonly Act[]): DialogueAct {
  const words = opening(sentence);
  if (asksForYes(sentence)) return CHOICE.test(words) && / which /.test(words) ? 'asks_for_decision' : 'asks_for_yes';
  if (checks(sentence)) return 'gives_back';
  if (sentence.question || asksIndirectly(sentence) || ASKS.test(words) || TELLS.test(words)) {
    if (TELLS.test(words)) return 'wants_to_know';
    if (HANDS_OUT.test(words)) return 'asks_for_decision';
    if (!WH.test(words) && BARGAIN.test(words)) return 'asks_for_yes';
    if (CHOICE.test(words) || (!WH.test(words) && asksForDeed(sentence))) return 'asks_for_decision';
    return OFFERS.test(words) ? 'proposes' : 'wants_to_know';
  }
  if (apologises(sentence)) return 'apologises';
  if (refuses(sentence)) return 'refuses';
  const moves = acts.filter((act) => act.quote === sentence.text);
  if (GIVING_BACK.test(words) || moves.some((act) => act.kind === 'summarise')) return 'gives_back';
  return moves.some((act) => PROPOSED.has(act.kind)) || PROPOSING.test(words) ? 'proposes' : 'reports';
}

/** Whether a sentence asks the other for something that they could know. */
export const wantsToKnow = (sentence: Sentence): boolean => dialogueActOf(sentence) === 'wants_to_know';
