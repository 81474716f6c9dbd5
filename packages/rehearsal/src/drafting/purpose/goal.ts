/**
 * The goal of the talk from the sentences that are known to tell it: what in them is wanted, as a sentence that begins with a
 * verb. Elsewhere the same words may be anything ('I have to see her about the key'), so this is asked of no other sentence.
 */
import { addressed, asSentence, capital } from '../brief/as-sentence';
import { plainVerb } from '../brief/first-person';
import type { Told } from '../brief/told';
import { tidied } from '../brief/tidied';
import {
  ALL_I_WANT,
  ASSENT,
  BARE_VERB,
  BEHIND,
  CLAUSE,
  COME_AWAY,
  FIND_OUT,
  FIRST_VERB,
  GLAD_IF,
  IT_IS,
  NOT_THAT,
  NO_WISH,
  ONLY_TALKS,
  ORDER,
  OWN_WORD,
  PUT_BETWEEN,
  THAT_THEY,
  THEY_DO,
  TO_BE,
  TO_DO,
  TO_REACH,
  TO_SETTLE,
  WANTS_IT,
  WHETHER,
  WISH,
} from './wish-forms';

/** Whom the goal is about. */
export interface Partner {
  readonly who: string;
  readonly pronoun: 'he' | 'she' | 'they';
}

const LONGEST = 190;
/** Characters: a goal of fewer says nothing. */
const SHORTEST = 20;
const LEAST = 3;
/** What the writer notes for themselves tells the goal as well, now and then. */
const MAY_BE = 0.25;

const PRONOUNS = {
  she: ['she', 'her', 'her', 'herself', 'hers'],
  he: ['he', 'him', 'his', 'himself', 'his'],
  they: ['they', 'them', 'their', 'themselves', 'theirs'],
} as const;

/** 'accepts ten weeks and fixes the flight' -> 'accept ten weeks and fix the flight' */
function infinitive(clause: string): string | null {
  const bare = clause.replace(/^(?:will|would|’ll|could|can|should|might|also|just|finally|at\sleast)\s/iu, '');
  const [verb = '', ...rest] = bare.split(' ');
  if (/^(?:don’t|doesn’t|didn’t|won’t|wouldn’t)$/iu.test(verb)) return `not to ${rest.join(' ')}`;
  const plain = plainVerb(verb);
  if (plain === null) return null;
  const present = PAST[plain.toLowerCase()] ?? (plain.endsWith('ed') ? unPast(plain) : plain);
  const more = rest
    .join(' ')
    .replaceAll(/(,?\sand|,)\s(?:that\s)?(?:¤S\s)?(?:also\s)?(doesn’t|don’t)\s/giu, '$1 not to ')
    .replaceAll(
      /(,?\sand|,)\s(?:that\s)?(?:¤S\s)?(?:also\s|then\s)?(\p{Ll}{2,}(?:s|ed|d))\s/giu,
      (whole, joint: string, word: string) => {
        const other = plainVerb(word);
        if (other === null || (other === word && !word.endsWith('ed') && PAST[word] === undefined)) return whole;
        return `${joint} to ${PAST[other] ?? (other.endsWith('ed') ? unPast(other) : other)} `;
      },
    );
  return `to ${present === 'am' ? 'be' : present} ${more}`;
}
const PAST: Readonly<Record<string, string>> = {
  said: 'say',
  told: 'tell',
  gave: 'give',
  let: 'let',
  came: 'come',
  took: 'take',
  kept: 'keep',
  put: 'put',
  signed: 'sign',
  made: 'make',
};
const unPast = (verb: string): string =>
  verb
    .replace(/(?<=[^aeiou][aeiou])([bdgmnprt])\1ed$/u, '$1')
    .replace(/(?<=[aiou][bcdgklmnprstvz]|[sgcv])ed$/u, 'e')
    .replace(/ed$/u, '');

/** A wish, and whether it says outright that it is one. */
export interface Wish {
  readonly text: string;
  readonly plain: boolean;
}

/** Of what is too long for a goal, without what it is for. */
const shortened = (goal: string): string =>
  goal.length <= LONGEST
    ? goal
    : goal.replace(
        /,?\s(?:so\sthat|in\sorder\s(?:to|that)|because|which|who|while|since|as)\s(?!far|soon|long|well|much).*$/iu,
        '',
      );

/** What is wanted in one sentence that tells the goal; null where it only announces the talk. */
export function wishIn(mark: string, { who, pronoun }: Partner): Wish | null {
  const wanted = mark.replace(NOT_THAT, '').replaceAll(PUT_BETWEEN, ' $1 ');
  if (NO_WISH.test(wanted.replace(/,\s(?:but\s)?(?:I|we)\sdon[’']t\swant\b.*$/iu, ''))) return null;
  const [subject, object, owner, self, own] = PRONOUNS[pronoun];
  // Where nobody is marked a pronoun of theirs can only mean them.
  const told = wanted.replace(/,\s(?:but\s)?(?:I|we)\sdon[’']t\swant\b.*$/iu, '');
  const meant = told.includes('¤') ? told : told.replaceAll(new RegExp(String.raw`\b${subject}\b`, 'giu'), '¤S');
  const text = meant
    .replace(/^(?:[-*•→>]\s*)+/u, '')
    .replace(/^(?:\[[^\]]{1,30}\]\s*)?(?:\p{L}[\p{L} .]{0,24}:\s)(?=\p{L})/u, (lead) =>
      new RegExp(String.raw`\b${WISH}\b|\bwith:`, 'iu').test(lead) ? lead : '',
    );
  const plain = (part: string): string =>
    addressed(
      tidied(part.replace(/\b(date|day|time|price|figure|number)\.\s(?=\d)/iu, '$1: ').replace(BEHIND, ''))
        .replaceAll('¤S', subject)
        .replaceAll('¤O', object)
        .replaceAll('¤P', owner)
        .replaceAll('¤R', self)
        .replaceAll('¤M', own),
    );
  const wish = (goal: string, outright = true): Wish | null =>
    goal.split(/\s+/).length < LEAST || goal.length < SHORTEST || shortened(goal).length > LONGEST
      ? null
      : { text: asSentence(capital(shortened(goal))), plain: outright };
  const whether = WHETHER.exec(text);
  if (whether?.[1] !== undefined)
    return wish(`find out whether ${subject} ${whether[1].toLowerCase()} ${plain(whether[2] ?? '')}`, false);
  const found = FIND_OUT.exec(text);
  if (found?.[2] !== undefined) return wish(`find out ${plain(found[2])}`);
  const toDo = TO_DO.exec(text)?.[1];
  if (toDo !== undefined) return wish(`get ${who} ${plain(toDo)}`);
  const bare = BARE_VERB.exec(text)?.[1];
  const [verb = ''] = bare?.split(' ') ?? [];
  if (bare !== undefined && plainVerb(verb) === verb) return wish(`get ${who} to ${plain(bare)}`);
  const there = TO_BE.exec(text)?.[1];
  if (there !== undefined) return wish(`get ${who} ${plain(there)}`);
  const theyDo = (GLAD_IF.exec(text) ?? THAT_THEY.exec(text) ?? THEY_DO.exec(text))?.[1];
  const does = theyDo === undefined ? null : infinitive(theyDo);
  if (does !== null) return wish(`get ${who} ${plain(does)}`);
  const it = IT_IS.exec(text);
  if (it?.[1] !== undefined) return wish(`come away with ${plain(`${it[1]}${it[2] ?? ''}`)}`);
  const settle = TO_SETTLE.exec(text)?.[2];
  if (settle !== undefined) return wish(`agree with ${who} on ${plain(settle)}`, false);
  const assent = ASSENT.exec(text)?.[1];
  if (assent !== undefined) return wish(`get ${who}’s ${plain(assent)}`);
  const away = COME_AWAY.exec(text)?.[1];
  if (away !== undefined) return wish(`come away with ${plain(away.replace(/^is\s/u, ''))}`);
  const all = ALL_I_WANT.exec(text)?.[1];
  if (all !== undefined) return wish(`come away with ${plain(all)}`);
  const clause = CLAUSE.exec(text)?.[1];
  if (clause !== undefined) return wish(`get ${who} to accept that ${plain(clause)}`, false);
  const reach = TO_REACH.exec(text)?.[1];
  if (reach !== undefined) {
    const rest = plain(
      reach
        .replace(/\s(?:out\sof|from)\s¤O\b/iu, '')
        .replace(
          /^(?:out\sof\s\p{L}+\s?)?(?:is\b\s?(?:to\s)?|:\s?|(?:mon|tues?|wed|thurs?|fri|sat|sun)\p{L}*\s?:\s?)/iu,
          '',
        ),
    );
    const [first = ''] = rest.split(' ');
    if (ONLY_TALKS.test(rest)) return null;
    const them = /^(?:him|her|them)\s((?:not\s)?to\s.+)$/iu.exec(rest)?.[1];
    if (them !== undefined) return wish(`get ${who} ${them}`);
    const theirs = /^(?:he|she|they)\s(.+)$/iu.exec(rest)?.[1];
    const done = theirs === undefined ? null : infinitive(theirs);
    if (done !== null) return wish(`get ${who} ${done}`);
    if (FIRST_VERB.test(first)) return wish(rest, false);
    const word = OWN_WORD.exec(rest)?.[1];
    const outright = WANTS_IT.test(text.slice(0, text.length - reach.length));
    return wish(word === undefined ? `come away with ${rest}` : `get ${who}’s ${word}`, outright);
  }
  return ORDER.test(text) ? wish(plain(text), /,\s/.test(text)) : null;
}

/** Enough, of the chance that it tells the goal and of how plainly it does. */
const ENOUGH = 0.45;
const OUTRIGHT = 0.42;
const BY_GRAMMAR = 0.2;

/** A heading in notes: 'What do I want?' */
const ASKED_FOR =
  /\bwhat\s(?:do|would|should)\s(?:I|we)\s(?:really\s|actually\s)?(?:want|need|hope|ask|like)\b.{0,30}\?$/iu;

/** The likeliest goal among the sentences; null where none tells one. */
export function goalOf(told: readonly Told[], partner: Partner): string | null {
  const [best] = told
    .flatMap(({ purpose, own, mark, aim }, at) => {
      const wish = own || purpose === null ? null : wishIn(mark, partner);
      if (wish === null || purpose === null) return [];
      const { of } = purpose;
      // 'I could let her have it for ten days' is what is offered, and not what is wanted.
      const offered = of.my_offer > 0.5 && of.my_goal < 0.05;
      const mine = of.my_goal + of.my_private * MAY_BE + of.my_offer * MAY_BE;
      const announced = ASKED_FOR.test(told[at - 1]?.sentence.text ?? '');
      const plain = (wish.plain && !offered) || announced;
      return [{ text: wish.text, value: mine + (plain ? OUTRIGHT : 0) + (aim ? BY_GRAMMAR : 0) }];
    })
    .toSorted((left, right) => right.value - left.value);
  return best === undefined || best.value < ENOUGH ? null : best.text;
}
