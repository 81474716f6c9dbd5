/**
 * What the stakeholder says for themselves in a brief: demands, complaints, what they can't accept. Nobody puts a concern
 * better than they do, so concerns and the opening are made of these before any stock phrase is.
 */
import { sayable } from './sayable';
import type { Told } from './told';

/** Shorter says nothing alone, longer nobody says in one breath (words). */
const LEAST = 5;
const MOST = 34;
/** A concern's name is no longer than this (words). */
const QUOTABLE = 24;

const COMPLAINS = new RegExp(
  [
    String.raw`\b(?:not|no|since|never|nobody|cannot|without|again|twice|only|still|no longer|nowhere|nothing|late|wrong|`,
    String.raw`every (?:week|day|time|month)|missing|lost|fail\w*|broken|promised|was told|found out|why|enough|too (?:many|much|late|long))\b|n[’']t\b`,
  ].join(''),
  'i',
);
const AT_STAKE =
  /\b(?:cost|pay|lose|lost|stop|refuse|otherwise|or else|unless|until|before|can(?:no|[’'])t|depend\w*|need|must|have to|leave)\b/i;
const LEANS = /^(?:This|That|They|It|He|She|And|But|So|These|Those|There|Either way|Also|Each|Then)\b/;
/** What they said, as others tell it. */
export const REPORTED = new RegExp(
  [
    String.raw`^(?:\S+\s){0,3}?(?:says|said|told (?:me|us)) (?:that )?|\b(?:and|but) (?:says|said) |`,
    String.raw`^(?:his|her|their) (?:argument|point|worry|concern|objection)|`,
    String.raw`^(?:he|she|(?:\p{Lu}\S+\s?){1,2}) (?:asks?|wants|demands|insists|refuses)\b`,
  ].join(''),
  'iu',
);
/** 'Lars says up to 4,000 is all right' */
const OF_ANOTHER = /^(?!I\b)\p{Lu}\S*(?:\s\p{Lu}\S+)?\s(?:says|said|told|asks?|asked|wants|thinks)\b/u;
/** What others tell of them is theirs to say where it begins with them. */
const OF_THEM =
  /^(?:I|My|We|Our|Nobody)(?:[’'](?:m|ve|ll|d))?\s(?![’'m]{0,2}\s?(?:been\s)?(?:great|good|nice|kind|with you)\b)/u;
/** Said to keep a mail polite, or of the mail itself. */
export const POLITE = new RegExp(
  [
    String.raw`^(?:I (?:write|am writing|refer|confirm|hope|trust|am \d+)|we (?:write|refer|hope)|thank|please (?:find|see|confirm|call|ring)|`,
    String.raw`further to|with (?:best|kind)|looking forward|I look forward|I must say|happy to|speak|`,
    String.raw`I(?: have|’ve) been (?:a|an|with|driving|working)\b)`,
  ].join(''),
  'i',
);

const words = (text: string): number => text.split(/\s+/).length;

/** How much it says what weighs on them. */
export function weightOfSaying(text: string): number {
  return (
    (COMPLAINS.test(text) ? 1 : 0) +
    (AT_STAKE.test(text) ? 0.7 : 0) +
    (/\b(?:I|we|my|our|me|us)\b/i.test(text) ? 0.6 : 0) +
    (/\b(?:want|need|expect|would like|should like|insist)\b/i.test(text) ? 0.6 : 0) +
    (/\d/.test(text) ? 0.8 : 0) -
    (/\basked me\b|\bme and\b/i.test(text) ? 2 : 0) -
    (text.endsWith('?') ? 0.3 : 0) -
    (LEANS.test(text) ? 1.2 : 0) -
    (POLITE.test(text) ? 2 : 0) -
    (/\(/.test(text) ? 0.3 : 0)
  );
}

export interface Saying {
  readonly text: string;
  readonly from: Told;
}

const contentOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}|\d[\d.,:]*/gu) ?? []);

/** Two that share half of their words say the same. */
const alike = (left: string, right: string): boolean => {
  const [one, other] = [contentOf(left), contentOf(right)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= Math.min(one.size, other.size) / 2;
};

/** The weightiest things they say, one sentence each, no two alike; their own words before what others tell of them. */
export function sayingsOf(told: readonly Told[]): readonly Saying[] {
  const all = told
    .filter(
      (entry) =>
        sayable(entry) &&
        (entry.own || !OF_ANOTHER.test(entry.spoken ?? '')) &&
        (entry.own ||
          entry.sentence.announced !== null ||
          REPORTED.test(entry.sentence.text) ||
          OF_THEM.test(entry.spoken ?? '')),
    )
    .flatMap((entry) =>
      (entry.spoken ?? '')
        .split(/(?<=[.?!…])(?<!\s\d{1,2}\.)\s+(?=\p{Lu})/u)
        .map((text) => ({ text: text.replaceAll(/\s*\([^)]*\)/g, ''), from: entry })),
    )
    .filter(
      ({ text }) =>
        words(text) >= LEAST &&
        words(text) <= MOST &&
        !/[“”]/.test(text) &&
        !(text.includes(':') && !/\p{Ll}{3,}.*\s\S+\s.*:/u.test(text)),
    )
    .map((saying) => ({
      saying,
      weight:
        weightOfSaying(saying.text) +
        (saying.from.own || REPORTED.test(saying.from.sentence.text) ? 0.4 : 0) +
        (saying.from.asks ? 0.3 : 0),
    }))
    .filter(({ weight }) => weight > 0.6)
    .toSorted((left, right) => right.weight - left.weight);
  const chosen: Saying[] = [];
  for (const { saying } of all) if (!chosen.some((other) => alike(other.text, saying.text))) chosen.push(saying);
  return chosen;
}

/** As what a concern is called: '“I cannot launch the appeal with that”'. Fits after 'worried about'. */
export function calledBySaying(text: string): string {
  const bare = text.replace(/[.…]$/, '');
  if (words(bare) <= QUOTABLE) return `“${bare}”`;
  const cut = /^(?:\S+\s+){6,23}?\S+(?=,\s(?:and|but|so|because|which|while)\b|;|\s(?:because|so that|which)\b)/u.exec(
    bare,
  )?.[0];
  return `“${cut ?? bare}”`;
}
