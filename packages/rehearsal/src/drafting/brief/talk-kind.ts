/** What kind of talk the writer of a brief has before them, by what they want of it and what has happened. */
import { alternatives } from '../../language/one-of';
import type { Aim } from './aims';
import type { Person } from './people';
import type { BriefSentence } from './sentences';

/** `asked`: something is wanted of them; `told`: they lose something; `conduct`: it is about what they did. */
export type TalkKind = 'asked' | 'told' | 'conduct';

const CONDUCT = new RegExp(
  alternatives(String.raw`
  \bapologi[sz]\w* \bin\stears\b \brude\w*\b \bshout\w*\b \binterrupt\w*\b \bbehav\w+ \b(?:his|her|that|your)\stone\b \bdisrespect\w* \bbull(?:y|ied|ying)\b
  \bhow\s(?:he|she)\s(?:speaks|talks|treats)\b \b(?:not\s)?(?:do|say)\sthat\s(?:again|to\s\p{L}+)\b \bcan['’]t\shappen\sagain\b \blied\b \bl(?:ies|ying)\b \bthe\struth\b \btruth\son\b
  \bfraud\b \bbehind\s(?:my|our)\sback\b \bgoing\sover\smy\shead\b \bundermin\w+ \bhumiliat\w+ \bin\sfront\sof\s(?:customers|everyone|everybody|the\steam|the\sclient)\b
  \btook\scredit\b \bgossip\w* \bwent\snuclear\b \btrust\s(?:him|her)\b \bhonest\swith\sme\b
`),
  'giu',
);
const LOSES = new RegExp(
  alternatives(String.raw`
  \bis\s(?:cut|dead|off|cancelled|dropped|closed|closing|out)\b \bit\sis\scut\b \bto\sdrop\b \bkept\sout\b \bcomes\soff\s(?:him|her|them)\b \btak(?:e|en|ing)\s(?:it|this|that|\p{L}+)\s(?:off|away\sfrom)\s(?:him|her|them)\b
  \b(?:the\s)?answer(?:['’]s|\sis)\sno\b \bhas\sto\shear\b \b(?:have|need)\sto\stell\s(?:him|her|them)\b \bnot\s(?:getting|renewing|extending|going\sto\shappen)\b \bturn(?:ed|ing)?\s(?:him|her|it|them)?\s?down\b
  \bredundan\w+ \blet(?:ting)?\s(?:him|her|them)\sgo\b \bwithdraw\w* \bpull(?:ing)?\sout\b \bends?\sthe\scontract\b (?<!n['’]t\s)\bsay\sno\b \bbad\snews\b \bbreak\sit\b \bcan['’]t\shave\b \bwon['’]t\sget\b 
`),
  'giu',
);
const REQUESTS = new RegExp(
  alternatives(String.raw`
  \bmore\s(?:weeks?|days?|time|months?|people|money)\b \bextension\b \b(?:un)?til\b \bkeep\b \brelease\b \bapprov\w+ \bsign\w*\b \ballow\b \bagree\b \baccept\b \bdeci(?:de|sion)\b \bconfirm\b \blet\sus\b \blend\b
  \bnights?\b \bmove\b \bwait\b \bdate\sout\sof\b \bstop\b \bhelp\b \bcan\soffer\b \bgive\sus\b
`),
  'giu',
);

const hits = (text: string, pattern: RegExp): number =>
  new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase())).size;

/** What kind of talk the writer has before them; null where the other side is the one who wants something. */
export function talkKindOf(
  aims: readonly Aim[],
  sentences: readonly BriefSentence[],
  { stakeholder, student }: { readonly stakeholder: Person; readonly student: Person | null },
): TalkKind | null {
  const wanted = aims.map(({ text }) => text).join(' ');
  const around = sentences
    .filter((sentence) => sentence.narrator !== stakeholder && !sentence.quoted)
    .map((sentence) => sentence.text)
    .join(' ');
  const notes = sentences
    .filter(
      (sentence) => (sentence.narrator === null || sentence.narrator === student) && sentence.narrator !== stakeholder,
    )
    .map((sentence) => sentence.text)
    .join(' ');
  const conduct = hits(wanted, CONDUCT) * 2 + hits(around, CONDUCT);
  const loses = hits(wanted, LOSES) * 2 + hits(notes, LOSES);
  if ((conduct >= 2 && hits(wanted, CONDUCT) > 0) || conduct >= 3) return 'conduct';
  if (loses >= 2 || (loses === 1 && aims.length > 0 && hits(wanted, REQUESTS) === 0)) return 'told';
  if (aims.length > 0) return hits(wanted, LOSES) > 0 ? 'told' : 'asked';
  return loses > 0 ? 'told' : null;
}
