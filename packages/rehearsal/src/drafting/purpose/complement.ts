/** What is wanted, behind the words that say so, in whatever form it has: what they are to do, a thing, a state of things. */
import { plainVerb } from '../brief/first-person';
import { gerundOf, infinitive } from './infinitive';
import type { Telling } from './partner';
import { ONLY_TALKS, OWN_WORD } from './wish-forms';
import { MUST_BE, STATE } from './wish-leads';

/** What one form makes of a sentence. */
export interface Attempt {
  readonly goal: string;
  readonly outright?: boolean;
}

/** A bare verb of what the writer does themselves. */
const VERB_FIRST = /^(?:not\s)?(\p{Ll}{2,})\s(?!of\b|is\b|are\b)\S/u;
const DETERMINES = /^(?:the|an?|my|our|his|her|their|this|that|these|those|all|both|each|every|no|some|any)$/iu;
/** 'secure his agreement', and no thing. */
const ACTS_ON = /^(?!all\b|half\b|both\b|like\b)\p{Ll}{3,}\s(?:the|an?|his|her|their|my|our|this|¤[OP])\s/u;
const BEFORE_THING =
  /^(?:on|by|at|for|out\sof|from|in)\s[^,:]{2,24}:\s|^(?:out\sof|from)\s\p{L}+\s?:?\s?(?:is\s)?(?:to\s)?/iu;

/** What is wanted, in whatever form its words have. */
export function* complement(rest: string, telling: Telling, to = false): Generator<Attempt> {
  const { who, plain } = telling;
  const bare = rest
    .replace(/^(?:out\sof|from)\s¤[OP]\s|\s(?:out\sof|from)\s¤O\b/iu, '')
    .replace(BEFORE_THING, '')
    .replace(/^(?:is\b\s?|:\s?|for\s(?!¤)|(?:mon|tues?|wed|thurs?|fri|sat|sun)\p{L}*\s?:\s?)/iu, '');
  const does = /^(?:that\s|if\s)?(?:[^¤,]{2,40},\s(?:[^¤,]{2,20},\s)?)?¤S\s(.{4,})$/iu.exec(bare)?.[1];
  const done = does === undefined ? null : infinitive(does);
  if (done !== null) yield { goal: `get ${who} ${plain(done)}` };
  const them = /^(?:for\s|get\s|getting\s|to\sget\s|have\s|let\s|make\s)?¤O\s((?:not\s)?to\s.{4,})$/iu.exec(bare)?.[1];
  if (them !== undefined) yield { goal: `get ${who} ${plain(them)}` };
  const place =
    /^(?:to\s)?(?:get\s)?¤O\s((?:out|back|there|here|in|on|off|at|with|beside|aboard|present|behind)\s.{4,})$/iu.exec(
      bare,
    )?.[1];
  if (place !== undefined) yield { goal: `get ${who} ${plain(place)}` };
  const doing =
    /^¤P\s(\p{Ll}+ing)\s((?:the|that|our|my|us|me|it|this|an?|to|up|¤\p{L}|all|you|in|off|his|her)\b.{4,})$/iu.exec(
      bare,
    );
  const deed = doing?.[1] === undefined ? null : gerundOf(doing[1]);
  if (deed !== null) yield { goal: `get ${who} to ${deed} ${plain(doing?.[2] ?? '')}` };
  const theirs =
    /^(?:(?:get|have|obtain|secure)\s)?¤P\s((?!\p{L}+ing\s(?:the|that|our|my|us|me|it|this|an?)\b).{4,})$/iu.exec(
      bare,
    )?.[1];
  if (theirs !== undefined) yield { goal: `get ${who}’s ${plain(theirs)}` };
  const whole = bare.replace(/^to\s/iu, '');
  const verb = VERB_FIRST.exec(whole)?.[1] ?? '';
  const acts = verb !== '' && !DETERMINES.test(verb) && (to || whole !== bare || plainVerb(verb) === verb);
  const verbs = acts && (to || whole !== bare || ACTS_ON.test(bare));
  if (verbs) {
    if (!ONLY_TALKS.test(plain(whole))) yield { goal: plain(whole), outright: false };
    return;
  }
  const word = OWN_WORD.exec(plain(bare))?.[1];
  if (word !== undefined) yield { goal: `get ${who}’s ${word}` };
  const clause = /^that\s(.{8,})$/iu.exec(bare)?.[1];
  if (clause !== undefined && STATE.test(clause)) yield { goal: `get ${who} to accept that ${plain(clause)}` };
  if (MUST_BE.test(bare) || STATE.test(bare)) yield { goal: `get ${who} to agree that ${lower(plain(bare))}` };
  const thing = plain(bare);
  if (!ONLY_TALKS.test(thing) && !/^(?:hear|see|know|find)\b/iu.test(thing)) yield { goal: `get ${lower(thing)}` };
}

/** A thing within a sentence. */
export const lower = (thing: string): string =>
  /^(?:An?|The|At|Three|Two|One|Four|Five|Six|Seven|Eight|Half|Another|Some|All|His|Her|My|Our|Your|More|No|Only|Yes)\s/u.test(
    thing,
  )
    ? thing.charAt(0).toLowerCase() + thing.slice(1)
    : thing;
