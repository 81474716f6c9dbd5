/** What a message wants to be answered: each of its sentences, what it does in the talk, and what it may mean. */
import type { CommonQuestion, ScenarioContent } from '@parley/shared';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS } from '../language/vocabulary';
import { clausesOf } from '../meaning/clauses';
import { answerableIn, type Meant } from '../meaning/meanings';
import { yieldTurn } from '../scheduling/fair-turns';
import type { Similarity } from '../similarity/similarity';
import { caseIndexOf } from '../understanding/case-index';
import { isUnkind } from '../understanding/conduct-units';
import { type DialogueAct, dialogueActOf, wantsAnswer } from '../understanding/dialogue';
import type { Wanted } from '../understanding/questions';
import type { Act } from '../understanding/reading';
import { utteranceOf } from '../understanding/utterance';
import { asideIn, type AsideKind } from './aside';
import { leaveAsked } from './asking-leave';
import { asksAssent } from './assent';
import { fitting } from './fitting';
import {
  asksOpenly,
  asksWhichOfTwo,
  asksWithVerb,
  opensAsQuestion,
  type Part,
  partsOf,
  unpressed,
  wantedOf,
} from './parts';
import { hangsOn, pointingTo } from './pointing-back';
import { topicOf } from './topic';

export interface Point {
  readonly sentence: Sentence;
  /** The whole sentence that it is a part of, verbatim. */
  readonly of: string;
  readonly act: DialogueAct;
  /** What kind of answer it wants, if it is a question. */
  readonly wants: Wanted;
  /** What it may mean of all that was authored, the likeliest first. */
  readonly meant: readonly Meant[];
  /** What a question asks about, as the stakeholder would name it; null where it names nothing. */
  readonly topic: string | null;
  /** 'Why?', 'Is that all right?': it leans on what was said right before. */
  readonly leans: boolean;
  /** It opens with what, who, when or how, and a yes does not answer it. */
  readonly openly: boolean;
  /** It names two things and asks which of them. */
  readonly either: boolean;
  /** It belittles, accuses or presses: it is no offer, and owns nothing, however near it comes to one. */
  readonly unkind: boolean;
  /** A greeting, thanks, a lost thread: said beside the matter, and no point of it. */
  readonly aside: AsideKind | null;
}

const GIVES = new Set(['offer', 'admission', 'news']);
const givesSomething = ({ target }: Meant): boolean => target.kind === 'statement' && GIVES.has(target.statement.kind);

/** What is asked beside the matter, in words of its own. */
const ASKED_BESIDE: Readonly<Partial<Record<AsideKind, CommonQuestion>>> = {
  feelings: 'how_do_you_feel',
  needs: 'what_would_move_you',
  worries: 'main_worry',
  again: 'say_again',
};
/** How sure that is, and of how few words it is. */
const BESIDE = 0.6;
const BESIDE_WORDS = 3;
/** What is so sure by its own words is not beside the matter. */
const SURER = 0.3;
const SURER_STILL = 0.5;
const WRITTEN = 0.6;
/** Who asks leave in so many words asks for nothing that is less sure, or less near. */
const LEAVE = 0.8;
/** From here on a sentence that looks as if it stood beside the matter is about it. */
const OF_THE_MATTER = 0.7;

/** Sentences of a message that are weighed one by one; of a longer one only questions are. */
const WEIGHED = 12;
/** 'Is that all right with you?' has no more words of its own. */
const LEANING_WORDS = 2;
const POINTS_BACK = / (?:that|this|it|so|those|these|one|there|then) /;

function leansBack(sentence: Sentence, addresses: ReadonlySet<string>): boolean {
  const own = sentence.content.filter((word) => !ABSTRACT_WORDS.has(word) && !addresses.has(word)).length;
  const words = sentence.terms.filter((term) => term.word !== '').length;
  return (
    own === 0 ||
    (own === 1 && words <= 3) ||
    (own <= LEANING_WORDS && words <= 8 && POINTS_BACK.test(plainWords(sentence)))
  );
}

/** 'Yes, no, or your number?' */
const YES_NO = /^\W*(?:(?:so|well|then|now),? )?yes\W+(?:or )?no\b/i;

const DEED = "(?:I|we)(?:[’']ll| (?:will|can|could|shall|send|bring|give|take|put|pay|write))";
const NO_DEED = "(?![’'])(?! (?:not|never|only|see|hear|understand|imagine|need|have to|like|want))";
/** 'I send you a page tonight: each kind, its clock, who stops it.' */
const OWN_DEED = new RegExp(
  `^(?:(?:so|then|and|but|ok|okay|well|now),? )*(?:${DEED}\\b${NO_DEED}|[Ww]hat (?:I|we) (?:can|could|will) (?:do|offer|give)(?: you)? is\\b)`,
);
/** 'What about the simulator, I could drop it.' */
const THING_TO_TRY = new RegExp(
  `^(?:(?:so|then|and),? )*(?:what|how) about [^,;?]+[,;?–-]+ ?${DEED}\\b${NO_DEED}`,
  'i',
);

/** Whether somebody puts forward what they would do themselves; as a question only behind 'what about'. */
const offersDeed = ({ sentence: { text, question } }: Part): boolean =>
  THING_TO_TRY.test(text) || (!question && OWN_DEED.test(text));

/** 'So nobody else is certified?' */
const CHECK = /^(?:(?:and|but|ok|okay|right|well),? )*(?:so|then)\b[^?]*\?$/i;

function actOf(part: Part, acts: readonly Act[], similarity: Similarity): DialogueAct {
  if (YES_NO.test(part.core.text) || asksAssent(part.core.text)) return 'asks_for_yes';
  if (offersDeed(part)) return 'proposes';
  const asks = unpressed(part);
  const formed = dialogueActOf(asks, acts);
  const told = dialogueActOf(asks, acts, utteranceOf(asks.text, similarity));
  const checks = formed === 'gives_back' && CHECK.test(part.core.text);
  if (checks && (told === 'reports' || told === 'wants_to_know')) return formed;
  // What opens like a question is one, whatever stands in it.
  return opensAsQuestion(part) && wantsAnswer(formed) && !wantsAnswer(told) ? formed : told;
}

/** What a bare 'Agree?' or 'Good enough?' may ask of all that can be asked in every talk. */
const FOR_ASSENT: ReadonlySet<CommonQuestion> = new Set([
  'is_that_acceptable',
  'agree_now',
  'did_i_get_it_right',
  'will_you_support_me',
]);
/** Farther than this (cosine) from the ways to ask it, nothing else that was foreseen is asked so. */
const AS_ASKED = 0.75;
const asAssent = (meant: readonly Meant[]): readonly Meant[] =>
  meant.filter(({ target, near }) => (target.kind === 'common' ? FOR_ASSENT.has(target.id) : near >= AS_ASKED));

/** 'Is that all right?' asks for leave, and not whether something was understood. */
const ASKS_LEAVE =
  /\b(?:is|would) (?:that|it|this)(?: be)? (?:all right|alright|ok|okay|fine|good|possible|acceptable)\b[^?]*\?$/i;
const checks = ({ target }: Meant): boolean => target.kind === 'common' && target.id === 'did_i_get_it_right';
/** So near (cosine) to words that were written as an offer or a piece of news nothing belittles. */
const PUT_SO = 0.85;
/** What a part may mean of all that it comes near to. */
function mayMean(all: readonly Meant[], core: Sentence, unkind: boolean): readonly Meant[] {
  const may = ASKS_LEAVE.test(core.text) ? all.filter((one) => !checks(one)) : all;
  if (asksAssent(core.text)) return asAssent(may);
  return unkind ? may.filter((one) => one.near >= PUT_SO || !givesSomething(one)) : may;
}

/** What is asked beside the matter, before whatever else it may mean; who asks leave means nothing else. */
function asBeside(id: CommonQuestion, leave: boolean, { text }: Sentence, meant: readonly Meant[]): readonly Meant[] {
  if (leave) return [{ target: { kind: 'common', id }, probability: LEAVE, near: LEAVE, clause: text }];
  if ((meant[0]?.probability ?? 0) >= BESIDE) return meant;
  return [{ target: { kind: 'common', id }, probability: BESIDE, near: BESIDE, clause: text }, ...meant];
}

/** The clauses of it and of what asks in it are heard, and the surer hearing counts. */
function heard(
  part: Part,
  scenario: ScenarioContent,
  similarity: Similarity,
  said: readonly string[],
  before: Sentence | null,
): readonly Meant[] {
  const hear = (sentence: Sentence): readonly Meant[] => answerableIn(sentence, scenario, similarity, said);
  const whole = hear(part.sentence);
  const asked = part.ledUpTo ? surest(whole, hear(part.core)) : whole;
  const inFull = inFullOf(part, before);
  if (inFull === null) return asked;
  const more = hear(inFull);
  const hangs = before !== null && hangsOn(part.core.text, before);
  if (hangs && more.some(({ probability }) => probability >= UNDERSTOOD)) return more;
  const sure = Math.max(0, ...asked.map(({ probability }) => probability));
  const surer = Math.max(0, ...more.map(({ probability }) => probability));
  return sure >= UNDERSTOOD && surer < sure + MUCH_SURER ? asked : surest(asked, more);
}

/** So likely a question is understood without what stands before it. */
const UNDERSTOOD = 0.42;
/** So much likelier with it, it points there all the same: 'The lockout module stays. Do you know what it does?' */
const MUCH_SURER = 0.25;
/** A question that points to the sentence before it, with what it points to in its words: 'The test failed. Who ran it?' */
const inFullOf = ({ core, ledUpTo }: Part, before: Sentence | null): Sentence | null =>
  before === null || ledUpTo || !core.question ? null : pointingTo(core.text, before);

/** All that is meant in one of two hearings, each as surely as in the surer one. */
function surest(whole: readonly Meant[], other: readonly Meant[]): readonly Meant[] {
  const all = new Map(whole.map((meant) => [meant.target, meant] as const));
  for (const meant of other)
    if (meant.probability > (all.get(meant.target)?.probability ?? 0)) all.set(meant.target, meant);
  return [...all.values()];
}

/**
 * The points of a message, in its order, read in slices (`pause` after each). Its clauses (`pointTexts`) and the texts of
 * the case have to be comparable.
 * @param acts the moves that were read in the message
 * @param said what the stakeholder has said before it, in its order
 */
export async function pointsOf(
  scenario: ScenarioContent,
  text: string,
  acts: readonly Act[],
  similarity: Similarity,
  said: readonly string[],
  pause = yieldTurn,
): Promise<readonly Point[]> {
  const { addresses } = caseIndexOf(scenario);
  const points: Point[] = [];
  const sentences = parseText(text);
  for (const [at, whole] of sentences.entries()) {
    for (const part of partsOf(whole)) {
      const { sentence, core } = part;
      const act = actOf(part, acts, similarity);
      const asks = sentence.question || wantsAnswer(act);
      if (at >= WEIGHED && !wantsAnswer(act)) continue;
      const wants = wantedOf(part);
      const all = heard(part, scenario, similarity, said, sentences[at - 1] ?? null);
      const unkind = !asks && isUnkind(sentence.text, similarity);
      const may = mayMean(all, core, unkind);
      const meant = fitting(scenario, part, act, asks ? wants : null, may);
      const sure = meant[0]?.probability ?? 0;
      const aside = sure >= OF_THE_MATTER ? null : asideIn(sentence, addresses, similarity);
      const leave = leaveAsked(sentence);
      const asked = leave ?? (aside === null ? undefined : ASKED_BESIDE[aside]);
      const plainly =
        sure < (leave === null ? SURER : LEAVE) || (sure < SURER_STILL && sentence.content.length <= BESIDE_WORDS);
      // An author wrote it for nearly these words.
      const near = meant[0]?.near ?? 0;
      const written = meant[0]?.target.kind === 'answer' && near >= (leave === null ? WRITTEN : LEAVE);
      const asksSo = leave !== null || asked === 'say_again' || !asksWithVerb(part);
      const beside = plainly && !written && asksSo ? asked : undefined;
      points.push({
        sentence,
        of: whole.text,
        act: beside === undefined ? act : 'wants_to_know',
        wants,
        meant: beside === undefined ? meant : asBeside(beside, leave !== null, sentence, meant),
        topic: topicOf(core, addresses) ?? (part.ledUpTo ? topicOf(sentence, addresses) : null),
        leans: leansBack(core, addresses) && !(part.ledUpTo && !leansBack(sentence, addresses)),
        openly: asksOpenly(part),
        either: asksWhichOfTwo(part),
        unkind,
        aside: asked === undefined ? aside : null,
      });
      await pause();
    }
  }
  return points;
}

/**
 * The clauses of a sentence that its points are heard by.
 * @param before the sentence before it in the message, which it may point back to
 */
export const pointTexts = (sentence: Sentence, before: Sentence | null): readonly string[] =>
  partsOf(sentence).flatMap((part) => {
    const inFull = inFullOf(part, before);
    return [
      ...clausesOf(part.sentence.text),
      ...clausesOf(part.core.text),
      ...(inFull === null ? [] : clausesOf(inFull.text)),
      unpressed(part).text,
    ];
  });
