/** What was dictated without stops, or strung together by semicolons, in pieces that can be read one by one. */
import { oneOf } from '../../language/one-of';

/** So many words without a stop are several sentences. */
const RUN_ON = 25;
/** From so many words on even what is written with commas and a stop is dictated. */
const DICTATED = 45;
/** With a capital, commas and a stop. */
const WRITTEN = /^\p{Lu}[^]*,\s[^]*[.!?]["”)]?$/u;
const HAS_STOPS = /[.!?;]\s/u;
/** Where somebody who dictates begins anew, and what stands between is no part of either. */
const BEGINS_ANEW = new RegExp(
  String.raw`\s(?:and\s|so\s|but\s|now\s|oh\s|yeah\s)*(?=${oneOf(
    String.raw`(?:s?he|they)(?:['’](?:s|re)|\sis|\sare)?\s(?:gonna|going\sto)\s`,
    String.raw`(?:s?he|they)['’]ll\s`,
    String.raw`(?:s?he|they)\s(?:wants?|says?|won['’]t)\s`,
    String.raw`I\s(?:can|could|might)\s(?:go|stretch|live|do|offer|pay|give)\s`,
    String.raw`what\s(?:I|we)\s(?:need|want|really\s(?:need|want))\s`,
    String.raw`(?:also\s)?remind\sme\b`,
    String.raw`tell\s(?:\p{Lu}\p{Ll}+\sto|him|her|them)\b`,
    String.raw`\p{Lu}\p{Ll}+\s(?:says|reckons|told\s(?:me|us))\s`,
    String.raw`(?:eh\s)?what\selse\b`,
    String.raw`pick\sup\s(?:the|my|some)\s`,
  )})`,
  'gu',
);
/** Several clauses, each long enough to be a sentence. */
const LEAST_OF_EACH = 6;
/** '“… then they count the heads.” We may go up': the next sentence. */
const BEHIND_A_QUOTATION = /(?<=[.!?][”"])\s+(?=\p{Lu}\p{L}*[\s’'])/gu;
const AT_SEMICOLONS = /;\s(?:and\s|but\s)?/gu;

export interface Stretch {
  /** Its first character in the text, and the one behind its last. */
  readonly from: number;
  readonly to: number;
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

function cutAt(text: string, pattern: RegExp, least: number): readonly Stretch[] {
  const out: Stretch[] = [];
  let from = 0;
  for (const { index, 0: between } of text.matchAll(pattern)) {
    if (wordsIn(text.slice(from, index)) < least || wordsIn(text.slice(index)) < least) continue;
    out.push({ from, to: index });
    from = index + between.length;
  }
  return [...out, { from, to: text.length }];
}

/** The pieces of one stretch of text; the whole of it where it is no run-on. */
export const runOnsIn = (text: string): readonly Stretch[] =>
  cutAt(text, BEHIND_A_QUOTATION, 2).flatMap(({ from, to }) =>
    strungTogether(text.slice(from, to)).map((piece) => ({ from: piece.from + from, to: piece.to + from })),
  );

function strungTogether(text: string): readonly Stretch[] {
  if (wordsIn(text) < RUN_ON) return [{ from: 0, to: text.length }];
  // Somebody wrote it with care: one long sentence is one.
  const written = WRITTEN.test(text) && wordsIn(text) < DICTATED;
  if (!HAS_STOPS.test(text)) return written ? [{ from: 0, to: text.length }] : cutAt(text, BEGINS_ANEW, 4);
  // 'His points: the permits; the fine': a list says together what it is of.
  return text.slice(0, text.indexOf(';')).includes(':')
    ? [{ from: 0, to: text.length }]
    : cutAt(text, AT_SEMICOLONS, LEAST_OF_EACH);
}
