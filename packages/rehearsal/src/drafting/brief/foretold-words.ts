/**
 * What somebody is expected to say, without that it is expected: 'I will go on about how you should have seen the rot' is said as
 * 'You should have seen the rot', and 'I’ll fold my napkin and ask why I learned it from Ted' as 'I want to know why I learned it
 * from Ted'. So is what they complain, which nobody brings in by 'I complain'.
 */
import { capital } from './as-sentence';

const WILL = String.raw`^(?:(?:and|but|then|also|plus)\s)*I(?:’ll|’d|\swill|\swould|’m\s(?:gonna|going\sto|bound\sto))(?:,?\s(?:also|probably|surely|certainly|reasonably|of\scourse|first|then|just|again|only|no\sdoubt),?)*\s`;
const CLAUSE_FOLLOWS = String.raw`(?=(?:you|I|I’\p{L}+|the|my|your|it|there|nobody|no\sone|we|they|that|this|an?|our|all|if|when|last|\d+)\b)`;
const QUESTION = String.raw`(?<asked>(?:whether|if|why|how|what|who|who’s|when|where|which)\b.{6,})$`;

/** Each with what is left of it: a clause of its own, or a question of theirs. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`${WILL}(?:[^.;:]{3,40}\sand\s)?(?:ask(?:\s(?:you|me|us))?|wonder|want\sto\sknow|demand\sto\sknow)(?:,\s[^,]{3,24},)?\s${QUESTION}`,
    'iu',
  ),
  new RegExp(
    String.raw`${WILL}(?:go\son|bang\son|start|moan|complain|grumble|rant|harp\son|say\ssomething)\s(?:about|of)\s(?:how|the\sfact\sthat)\s(?<clause>.{8,})$`,
    'iu',
  ),
  new RegExp(
    String.raw`${WILL}(?:say|argue|claim|object|insist|complain|repeat|point\sout|tell\s(?:you|me|us)|remind\s(?:you|me|us))\s(?:that\s)?${CLAUSE_FOLLOWS}(?<clause>.{8,})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:and\s|but\s)?I\s(?:also\s|still\s|now\s)?(?:complain|moan|grumble|keep\ssaying|go\son|object)(?:\s(?:about|of)\show|\sthat)?\s${CLAUSE_FOLLOWS}(?<clause>.{8,})$`,
    'iu',
  ),
  // 'I will go mad about the waiting list': what about it they don't tell.
  new RegExp(
    String.raw`${WILL}(?:go\s(?:mad|spare|ballistic|on)|be\s(?:furious|angry|cross|upset)|moan|complain|bring\sup|start\son|get\son)(?:\s(?:about|at|over))?\s(?<thing>(?:the|my|your|our|those|these|that)\s.{4,})$`,
    'iu',
  ),
  // 'I stood up and said, in this order: (a) the borewell people …', 'I always say the same things: …'
  /^I\s(?!.*\bif\b)[^.;:“]{0,30}\b(?:said|says?)(?:,?\s[^.;:“]{2,30})?:\s(?:\(?[a-d]\)\s)?(?<clause>.{8,})$/iu,
  // 'What Ronchetti told to Greg on the phone: I wait for your payment'
  /^what\s(?:I|\p{L}+)\s(?:told|said|says|wrote|writes)\b[^.;:“]{0,40}:\s(?<clause>.{8,})$/iu,
];

/** @param text in the first person; as it is where nothing is foretold in it */
export function withoutForetelling(text: string): string {
  for (const form of FORMS) {
    const { asked, clause, thing } = form.exec(text)?.groups ?? {};
    if (asked !== undefined) return `I want to know ${asked.replace(/\?$/u, '.')}`;
    if (clause !== undefined) return capital(clause);
    if (thing !== undefined) return `And what about ${thing.replace(/[.]$/u, '')}?`;
  }
  return text;
}
