/**
 * What is wanted in a sentence that is known to tell it, as a sentence that begins with a verb. One form after the other is tried,
 * and what wouldn't be a sound sentence is left to the next. Elsewhere the same words may be anything ('I have to see her about
 * the key'), so this is asked of no other sentence.
 */
import { oneOf } from '../../language/one-of';
import { plainVerb } from '../brief/first-person';
import { asSentence, capital, curly } from '../brief/as-sentence';
import { type Attempt, lower } from './complement';
import { marksFor, type Partner, type Telling, tellingOf } from './partner';
import { wellFormed } from './well-formed';
import { WISH, NOT_THAT, PUT_BETWEEN, NO_WISH, WITH_WHOM } from './wish-forms';
import { SIGNS_BEFORE, LABELLED, IF_THEY, MUST_BE, PART_WITH, BY_WHEN, STATE, TALK_FIRST } from './wish-leads';
import { bareForms, deeds, questions, things } from './wish-readings';

const LONGEST = 190;
/** From here on without what it is for. */
const LONG = 130;
/** Characters: a goal of fewer says nothing. */
const SHORTEST = 20;
const LEAST = 3;

/** A wish, whether it says outright that it is one, and whether no word of it does. */
export interface Wish {
  readonly text: string;
  readonly plain: boolean;
  readonly bare: boolean;
}

/** Of what is too long for a goal, without what it is for. */
const shortened = (goal: string): string =>
  goal.length <= LONG
    ? goal
    : goal.replace(
        /,?\s(?:so\sthat|in\sorder\s(?:to|that)|because|which|who|while|since|as)\s(?!far|soon|long|well|much).*$/iu,
        '',
      );

const BUT_NOT = /,\s(?:but\s)?(?:I|we)\sdon[’']t\swant\b.*$/iu;

/** Without that there will be a talk: whoever wants something of it is still the writer. */
const withoutTalk = (text: string): string =>
  text.replace(TALK_FIRST, (lead) =>
    /^(?:would|want|need|will|hope|must)\b/iu.test(text.slice(lead.length)) ? 'I ' : '',
  );

/** The words of the sentence, without what only leads up to them or says of them that they are what is wanted. */
function wordsOf(mark: string, alone: boolean, { pronoun }: Telling): string | null {
  const wanted = withoutTalk(mark.replace(SIGNS_BEFORE, ''))
    .replace(NOT_THAT, '')
    .replaceAll(WITH_WHOM, ' ')
    .replaceAll(PUT_BETWEEN, ' $1 ')
    .replace(/^\(([^()]+)\)$/u, '$1');
  const told = wanted.replace(BUT_NOT, '');
  if (NO_WISH.test(told) && !IF_THEY.test(told) && !PART_WITH.test(told)) return null;
  // Where nobody else is named, or nobody is marked, a pronoun of theirs can only mean them.
  const meant = alone || !told.includes('¤') ? marksFor(told, pronoun) : told;
  return meant
    .replace(SIGNS_BEFORE, '')
    .replace(/^(?:\p{L}[\p{L} .]{0,24}:\s)(?=\p{L})/u, (lead) =>
      new RegExp(String.raw`\b${WISH}\b|\bwith:`, 'iu').test(lead) || LABELLED.test(`${lead} something`) ? lead : '',
    )
    .replace(/(?<=\p{L}{2}[.!?])\s(?:that[’']s\s(?:it|all)|one\s\p{L}+|nothing\s(?:else|more))[.!]?$/iu, '');
}

/** Another clause that goes on where nothing holds both together: ', and you edit and she approves'. */
const GOES_ON = new RegExp(
  oneOf(
    String.raw`,?\s(?:and|but)\s(?:so\sfar|until\snow|up\sto\snow|to\sdate)\b.*$`,
    String.raw`,?\s(?:and|but)\s(?:I|he|she|they|it|there|you)\s(?!both\b|all\b).*$`,
    String.raw`,\s(?:he|she|they)\s(?:has|is|must|will|needs|can|should)\b.*$`,
  ),
  'iu',
);
const HOLDS_BOTH = /\b(?:that|whether|what|how|if|when|until|so|either)\b|“/iu;
const alone = (goal: string): string => {
  const at = goal.search(GOES_ON);
  return at < 0 || HOLDS_BOTH.test(goal.slice(0, at)) ? goal : goal.slice(0, at);
};

/** Of a thing in a word or two. */
const wordier = (goal: string): string => (goal.length < SHORTEST ? goal.replace(/^get\s/u, 'come away with ') : goal);

function finished({ goal: told, outright = true }: Attempt): Wish | null {
  const goal = wordier(alone(told));
  if (goal.split(/\s+/).length < LEAST || goal.length < SHORTEST || shortened(goal).length > LONGEST) return null;
  const text = asSentence(capital(shortened(goal)));
  return wellFormed(text) ? { text, plain: outright, bare: false } : null;
}

/** 'a firm date, and it has to be no later than 15 November' */
const AND_IT_IS =
  /,?\s(?:and|but)\sit\s(?:has\sto|must|needs\sto|should)\s(?:be|come)\s(?=no\slater|by\b|before\b|at\s(?:least|most)|under\b|below\b|within\b|in\swriting|on\b)/iu;
/** 'What we need from her: either she approves the order, or she cuts the list' */
const EITHER =
  /^(?:[^:]*:\s|.*?\bis\s(?:that\s)?)?either\s¤S\s(?<one>\p{Ll}+s)\s(?<what>.+?),?\sor\s¤S\s(?<other>\p{Ll}+s)\s(?<else>.+)$/iu;
const BESIDES = /,?\sand\s(?:of\scourse|naturally|obviously),?\s(?=(?:we|I)\s)/iu;

/** 'What I need from her is quite simple: a date' */
const SO_SIMPLE =
  /(^what\s[^:.]{3,40}\sis)\s(?:(?:really|quite|very|actually)\s)?(?:simple|easy|clear|modest|this):\s/iu;
const NEEDED_FROM = /^(?:needed|wanted|required)\sfrom\s¤O\s?[:–-]\s/iu;
const LOOKING_FOR = /^what\s(?:we|I)(?:[’'](?:re|m)|\sare|\sam)\s(?:looking|hoping|asking)\sfor\sis\s/iu;
/** 'Paloma wants him to agree': whoever is to hold the talk. */
const ANOTHER_WANTS = new RegExp(
  [
    String.raw`^(?:\p{Lu}[\p{L}-]+|[Tt]he\s(?:team|project|council|board)|[Hh]e|[Ss]he|[Tt]hey)\s(?:wants?|needs?|would\slike|hopes\sfor)\s`,
    String.raw`(?=¤O\sto\s|¤P\s(?:agreement|approval|consent|signature|decision|yes|support|promise)\b)`,
  ].join(''),
  'u',
);
/** 'Stavros will ask for redelivery on 18 March' */
const WILL_ASK_FOR = /^(?!¤)\p{Lu}[\p{L}-]+\swill\s(?:therefore\s)?ask\s(?:¤O\s)?for\s/u;
/** 'The goal of the visit: she should accept it' */
const IS_TO =
  /^(?:want:\s|(?:the\s|our\s|my\s)?(?:goal|aim|ask|purpose|objective)\b[^:¤]{0,30}:\s)¤S\s(?:should|must|is\sto|has\sto|shall)\s/iu;

/** The same, as one wish. */
function asOneWish(mark: string): string {
  const told = mark
    .replace(AND_IT_IS, ', ')
    .replace(BESIDES, ', and ')
    .replace(SO_SIMPLE, '$1 ')
    .replace(NEEDED_FROM, 'What I need from ¤O: ')
    .replace(LOOKING_FOR, 'What I want is ')
    .replace(ANOTHER_WANTS, 'I want ')
    .replace(WILL_ASK_FOR, 'I want ')
    .replace(IS_TO, 'I want ¤O to ');
  const { one, what, other, else: rest } = EITHER.exec(told)?.groups ?? {};
  return one === undefined || what === undefined || other === undefined || rest === undefined
    ? told
    : `I want ¤O to ${plainVerb(one) ?? one} ${what}, or to ${plainVerb(other) ?? other} ${rest}`;
}

/**
 * What is wanted in one sentence that tells the goal; null where it only announces the talk, or no form holds.
 * @param mark the sentence with a mark for every word that means them (`marked`)
 * @param alone nobody else is named in it
 */
export function wishIn(mark: string, partner: Partner, alone = false): Wish | null {
  const telling = tellingOf(partner);
  const words = wordsOf(asOneWish(mark), alone, telling);
  if (words === null) return null;
  const text = asOneWish(words);
  for (const forms of [questions, deeds, things, bareForms])
    for (const attempt of forms(text, telling)) {
      const wish = finished(attempt);
      if (wish !== null) return { ...wish, bare: forms === bareForms, text: byWhen(wish.text, text, telling) };
    }
  return null;
}

/** 'By the end of the week I need the drawing': with that. */
function byWhen(goal: string, text: string, { plain }: Telling): string {
  const when = BY_WHEN.exec(text)?.[1];
  return when === undefined || /\b(?:by|before|until)\s/iu.test(goal)
    ? goal
    : goal.replace(/\.$/, ` ${plain(when.charAt(0).toLowerCase() + when.slice(1))}.`);
}

/** Of what is wanted as a state of things, or in other words than their own. */
const OF_ONESELF = /^(?:I|we|you|need|want|must|go|see|meet|purpose|goal|aim)\b/iu;

const LABEL =
  /^(?:so|ok|well|next|(?:my\s|our\s)?(?:goal|aim|ask|purpose)\b[^:=]{0,24}|I\s(?:would|’d)\sbe\s(?:content|happy|fine)\swith|need\sfrom\s(?:him|her|them)|I\sgo\sfor)\s?[:=]\s/iu;

/** When they meet. */
const OF_THE_MEETING = new RegExp(
  [
    String.raw`^(?:(?:the\s|my\s|our\s|next\s)?(?:meeting|call|appointment|visit|slot)\b|(?:I|we)(?:[’']m|\sam|[’']re|\sare)?\s`,
    String.raw`(?:go(?:ing)?|driv(?:e|ing)|rid(?:e|ing)|fly(?:ing)?|see(?:ing)?|meet(?:ing)?|visit(?:ing)?)\b(?!.*\bfor\s|.*\bto\s(?!(?:her|him|them|see|meet|visit|talk|speak)\b)\p{Ll})[^.]*\d|`,
    String.raw`^(?:I|we)(?:[’'](?:m|re)|\sam|\sare)?\s(?:visit|see|meet)(?:ing)?\s\S+\s(?:next\s|on\s|this\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)day[.]?$|`,
    String.raw`^(?:I|we)(?:[’']ve\sgot|\shave|[’']ve)\s(?:an?|the|\d+)\s(?:[\p{L}\d-]+\s){0,2}?(?:half[-\s]?hour|hour|meeting|call|slot|minutes|appointment|coffee|lunch)\b|`,
    String.raw`^(?:I|we)(?:[’']ve|\shave)?\sgot\s[^.]{3,60}\s(?:at|on)\s[^.]*(?:\d|day)|^I\s(?:send|write|note)\s(?:this\s)?to\smyself\b|`,
    String.raw`^(?:I|we)(?:[’']m|\sam|[’']re|\sare)?\s(?:driving|going|flying|riding)\s(?:up|down|out|over|back)\s.*\b(?:sit|talk|speak|meet)\b)`,
  ].join(''),
  'iu',
);
/** What is wanted of the practice, and not of the talk. */
const OF_THE_PRACTICE = /\b(?:dry[-\s]run|practi[sc]e|practi[sc]ing|rehears\p{L}+|run[-\s]?through|role[-\s]?play)\b/iu;

/**
 * The writer's own words, where no form holds and they are surely the goal: how things are to be, as what is to be agreed to.
 * Null for a question, and where they are too long.
 */
export function inOwnWords(text: string, { who }: Partner): string | null {
  const bare = curly(text.replace(SIGNS_BEFORE, '').replaceAll(/[“”"]/g, '')).replace(LABEL, '');
  if (/\?\s*$/u.test(bare) || OF_THE_PRACTICE.test(bare) || OF_THE_MEETING.test(bare)) return null;
  const words = asSentence(bare).replace(/\.$/, '');
  const agreed = !OF_ONESELF.test(bare) && !/[:;]|\.\s/u.test(bare);
  const goal = !agreed
    ? `Reach what you noted: “${words}”.`
    : STATE.test(bare) || MUST_BE.test(bare)
      ? `Get ${who} to agree that ${lower(words)}.`
      : `Get ${who} to agree to this: “${words}”.`;
  return goal.length > LONGEST || words.split(' ').length < LEAST ? null : goal;
}

/** What the sentence before it says is to be agreed to. */
export function agreedTo(text: string, { who }: Partner): string | null {
  const words = asSentence(curly(text.replace(SIGNS_BEFORE, '').replaceAll(/[“”"]/g, ''))).replace(/\.$/, '');
  const goal = `Get ${who} to agree to this: “${words}”.`;
  return goal.length > LONGEST || words.split(' ').length < LEAST || words.endsWith('?') ? null : goal;
}
