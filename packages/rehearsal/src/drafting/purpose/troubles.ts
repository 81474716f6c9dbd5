/** Which of their sentences are concerns, and what lies behind each. */
import { LEAST_CONCERNS } from '@parley/shared';
import { capital } from '../brief/as-sentence';
import { BROUGHT_UP } from '../brief/in-their-mouth';
import type { VoicedMatter } from '../brief/concerns';
import { alike, LEAST_OF_WORRIES, type Saying } from '../brief/voiced';
import { isSurelyTrouble, mineOf, theirsOf, troublesOf } from './purposes';
import { TOLD_OPENLY } from './settled';

/** From so much on a sentence is one in which they worry or demand. */
const TROUBLING = 0.3;
/** Of what they wrote themselves less is enough. */
const SLIGHTLY = 0.15;
/** So many concerns a talk has. */
const CONCERNS = 3;
/** Fewer say nothing by themselves: 'I fought that and lost.' */
const LEAST_WORDS = 6;
/** Of their own case, and weighty enough to be one. */
const WEIGHTY = 0.9;

const SURELY = 0.5;
const AGAINST = /\b(?:not|no|never|nobody|nothing|should|must|only|too|why|without|unless|against)\b|n[’']t\b/iu;

/** 'The portal is now at $1.94M against the $1.6M we approved': money that has become other than what was agreed. */
const MONEY = String.raw`(?:[$£€]\s?\d[\d.,]*\s?(?:k|m|million|thousand)?|\d[\d.,]*\s?(?:euros?|dollars|pounds))`;
const NOT_AS_AGREED = new RegExp(
  String.raw`${MONEY}[^.;]{0,20}\b(?:against|instead\sof|not|up\sfrom|rather\sthan)\b[^.;]{0,20}${MONEY}`,
  'iu',
);

/** Whether it is one by what it is for; what they wrote themselves is, unless it is plainly something else. */
const plainly = ({ from: { purpose, own, knownBy, mark }, text, guessed }: Saying): boolean =>
  purpose === null ||
  // What they told somebody plainly, against something.
  (theirsOf(purpose) >= SURELY && (TOLD_OPENLY.test(mark) || BROUGHT_UP.test(mark)) && AGAINST.test(text)) ||
  // What they found themselves, and is told as a fact of the case.
  (own && NOT_AS_AGREED.test(text)) ||
  // What they are expected to bring up.
  (guessed && knownBy === 'student') ||
  troublesOf(purpose) >= TROUBLING ||
  (own && troublesOf(purpose) >= SLIGHTLY && mineOf(purpose) < TROUBLING && purpose.of.noise < TROUBLING);

/** What may be one, where too few are: how things stand with them, in their own words. */
const ofTheirCase = ({ from: { purpose }, text, weight }: Saying): boolean =>
  purpose !== null &&
  purpose.of.case_fact + purpose.of.their_statement + troublesOf(purpose) > 0.5 &&
  weight >= WEIGHTY &&
  /\b(?:I|I’m|my|me|we|our|us)\b/.test(text);

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** ', and I won’t pay nights myself': a second thing that they say. */
const SECOND_THING = /,\s(?:and|but)\s(?=(?:I|I’m|I’ve|I’d|my|we|our|you|your|nobody|the|there|\p{Lu}\p{L}+)\s)/u;
/** Leans on the first. */
const LEANS_ON_IT = /\b(?:it|its|that|this|these|those|them|they|they’\p{L}+|there|he|she|him|her|so)\b/iu;

/** Two things said in one breath, where each says something alone; else the saying as it is. */
function apart(saying: Saying): readonly Saying[] {
  const { text, from } = saying;
  const at = from.purpose === null ? null : SECOND_THING.exec(text);
  if (at === null) return [saying];
  const [first, second] = [`${text.slice(0, at.index)}.`, capital(text.slice(at.index + at[0].length))];
  return wordsIn(first) < LEAST_WORDS || wordsIn(second) < LEAST_OF_WORRIES || LEANS_ON_IT.test(second)
    ? [saying]
    : [
        { ...saying, text: first },
        { ...saying, text: second },
      ];
}

/** The sayings that concerns are made of, the weightiest first. */
export function troubling(sayings: readonly Saying[]): readonly Saying[] {
  const whole = sayings.filter(({ text, from }) => from.purpose === null || wordsIn(text) >= LEAST_WORDS);
  const plain = whole.filter(plainly);
  // Where they are too few, two in one sentence are two, and short ones say something too.
  const chosen = plain.length >= CONCERNS ? plain : plain.flatMap(apart);
  const short = sayings.filter(({ text, from }) => isSurelyTrouble(from.purpose) && wordsIn(text) < LEAST_WORDS);
  const rest = [...short, ...whole.filter((saying) => !plain.includes(saying) && ofTheirCase(saying))];
  return [...chosen, ...rest.slice(0, Math.max(0, LEAST_CONCERNS - chosen.length))];
}

/** The hint of the brief at what lies behind the first concern; null where it gives none that isn't said openly. */
export function hintBehind(voiced: readonly VoicedMatter[], hidden: string | null): string | null {
  const said = voiced.flatMap(({ saying }) => saying?.text ?? []);
  return hidden !== null && said.every((text) => !alike(text, hidden)) ? hidden : null;
}

/** What worries them besides and is no concern of its own: said with the concerns, one with each. Not the hint. */
export function saidBesides(
  voiced: readonly VoicedMatter[],
  sayings: readonly Saying[],
  hint: string | null,
): readonly string[] {
  const said = voiced.flatMap(({ saying }) => saying?.text ?? []);
  return sayings
    .filter(
      (saying) =>
        saying.from.purpose !== null &&
        !saying.guessed &&
        (troublesOf(saying.from.purpose) >= TROUBLING || (saying.from.own && plainly(saying))) &&
        [...said, hint ?? ''].every((other) => !alike(saying.text, other)),
    )
    .map(({ text }) => text);
}
