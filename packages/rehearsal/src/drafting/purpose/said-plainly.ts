/**
 * What surely troubles them, in their mouth, where no grammatical form of it is certain: without whoever tells it and how it is
 * brought in, and with every word that means them in the first person. People talk in fragments, so it needn't be a whole sentence.
 */
import { asSentence, capital } from '../brief/as-sentence';
import { withoutGuesses, GUESS } from '../brief/attitudes';
import { inFirstPerson } from '../brief/first-person';
import { BROUGHT_UP, spelledOut } from '../brief/in-their-mouth';
import type { Person } from '../brief/people';
import { reportedIn } from '../brief/reported';
import type { Told } from '../brief/told';

/** Fewer say nothing by themselves; more nobody says in one breath (words). */
const LEAST = 4;
const MOST = 46;

/** Bullets, brackets, times and numbers of items; who speaks in a chat. */
const SIGNS = new RegExp(
  [
    String.raw`^(?:[-–—•*~>·+]+\s*|\(?\d{1,2}[.)]\s+|\[[^\]]{1,40}\]\s*|[^[\]¤“":]{1,24}\]\s*|\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?\s+|`,
    String.raw`(?:item|point|update|comment|re|note)\s[\d/.-]{1,8}\s?[:–-]\s*|(?:letter|e?-?mail|call|phone|text|note|fax)\s(?:of|from|on)\s\d{1,2}[./]\d{1,2}[^:]{0,6}:\s*|`,
    String.raw`\p{Lu}{0,3}\d{1,4}:\s+|(?:asks?|wants?|says|desc(?:ription)?)\s?:\s+|\p{L}+\.\p{L}+:\s+|`,
    String.raw`(?:[\p{L}.]{2,16}\s){1,2}\d{1,2}[:.]\d{2}(?:\s\p{Lu}\p{L}+)?:\s+)+`,
  ].join(''),
  'iu',
);
const THING = String.raw`(?:thing|worry|objection|point|concern|position|complaint|trouble|problem|reason|fear|demand|condition|ask|argument|line|issue|beef|gripe|sticking\spoint)s?`;
/** 'The objection:', 'Her other thing:', 'his point is', 'One more thing:', 'Not negotiable for R:' */
const CALLED = new RegExp(
  [
    String.raw`^(?:(?:and|but|so|also|then|there’s)\s)*(?:(?:the|¤P|one|another|an?|\p{Lu}\p{L}+’s)\s)?(?:(?:other|next|main|real|big|third|second|first|more|last|only|biggest|whole)\s){0,2}`,
    String.raw`${THING}(?:\s(?:of|for)\s¤O)?(?:,\s[^,:]{2,24},)?(?:\s?[:=]|\s(?:is|was|being|stays?)(?:\sthe\ssame)?(?:\sthat\b|:|(?=\s¤S)))\s+(?!(?:about|with|over)\s)`,
  ].join(''),
  'iu',
);
/** 'what really gets her goat though is', 'the one he’ll fight over is that', 'what sits with him are' */
const WHAT_IT_IS = new RegExp(
  [
    String.raw`^(?:(?:and|but|so|also)\s)*(?:(?:of\sthe\s[^,]{3,20},\s)?the\sone\s¤S\s[^,:]{3,24}?|what\s(?!(?:I|we)\s(?:want|need|ask|would)\b)[^,:;]{3,40}?)(?:,?\s(?:though|I\sthink|I\sbelieve),?)?`,
    String.raw`\s(?:is|was|are)\s(?:that\s)?`,
  ].join(''),
  'iu',
);
const SAID = [
  String.raw`(?:says?|said|saying|told|tells|mentions?|mentioned|remarks?|remarked|reminded|reminds|stated|wrote|writes|thinks|believes|`,
  String.raw`figures|feels|argues|claims|insists|complains|complained|explained|reckons|repeats|warned|warns|adds?|added|observes?|observed)`,
].join('');
/** 'Rang Gregor, who says', 'Chief says', 'per him,', 'She said at the last visit' */
const BROUGHT_IN = [
  new RegExp(String.raw`^[^¤.;:]{0,30}¤[OS](?:\s\([^()]*\)|,[^,¤]{2,60})?,?\swho\s${SAID}\s(?:that\s)?`, 'iu'),
  /^(?:[Pp]er|[Aa]ccording\sto)\s(?:¤[OS]|\p{Lu}\p{L}+)[,:]?\s/u,
  /^(?:¤S\s\p{L}+\s(?:me|us)\s)?to\s(?:my|our|your)\sface:\s/iu,
  /^to\s[^¤:]{3,40}\s¤S\s[^:]{3,24}:\s/iu,
  // 'Noor, head of volunteers: half the crew are over seventy', 'Talked with him at the gate: one frozen scanner and …'
  /^¤[OS](?:\s?\[[^\]]*\]|\s\([^()]*\)|,\s[^:¤]{2,70})?:\s/iu,
  /^(?:talked|spoke|spoken|met|called|phoned|rang|chat(?:ted)?|call|meeting)\s(?:(?:with|to)\s)?¤O(?:\s\([^()]*\)|,\s[^:¤]{2,40})?[^¤:]{0,40}:\s/iu,
  // 'Her nephew adds that she has seen …', 'She returned it with the remark that she signs no pilot'
  new RegExp(String.raw`^(?:¤P|his|her)\s\p{L}+\s(?:also\s)?${SAID}\sthat\s(?=¤S\s)`, 'iu'),
  /^(?=[^;:]{0,80}¤)[^;:]{8,140}\swith\s(?:the|a)\s(?:\p{L}+\s)?(?:remark|comment|note|words?|message|argument|reason)(?:ing)?\sthat\s(?=¤S\s)/iu,
  new RegExp(
    String.raw`^(?:(?:and|but|so|also|then)\s)*¤S(?:\s(?:has|had|did|also|only|just|further|keeps|is|really))*\s${SAID}(?:\s(?:to\s)?(?:me|us|him|her|them|people|everybody|\p{Lu}\p{L}+|the\s\p{L}+))?`.concat(
      String.raw`(?:(?:\s(?:at|on|in|during|over|last|this|after)\s(?:(?:the|our|my|his|her|last|first|same)\s){0,2}\p{L}+)(?=,?\sthat\s|:)|(?:\sand\s(?:I|we)\s[^,;:]{4,30}(?=\sthat\s)))?(?::|,?\sthat)?\s+`,
    ),
    'iu',
  ),
  /^¤S\s(?:mentioned|repeated|named|recalled)\s[^:¤]{3,24}:\s/iu,
  /^¤S\s(?:will|’ll)\sstart\swith\s[^:,¤]{3,24},\sthat\s/iu,
  /^¤S\s(?:will|’ll|is\sgoing\sto)\s(?:\p{L}+ly\s)?(?:say|tell|argue|object)(?:\s(?:you|me|us))?(?:\s(?:within|in)\s[\p{L}\d]+(?:\s[\p{L}]+)?)?\s(?:that\s)/iu,
  new RegExp(String.raw`^¤S\s(?:is|was)\s(?:convinced|sure|adamant|clear)\s(?:that\s)?`, 'iu'),
  new RegExp(
    String.raw`^(?:I|we)\s(?:also\s)?(?:think|believe|guess|gather|hear|suspect|know)\s(?:also\s|that\s)*(?=\S+\s\S+\s)`,
    'iu',
  ),
];
/** 'so she explained to me on the stairs', 'as he reminded me', 'which, fair' */
const ASIDES = new RegExp(
  [
    String.raw`,?\s(?:so|as)\s¤S\s(?:\p{L}+ly\s)?(?:${SAID})[^,.;]*|,\s¤S\s(?:${SAID})(?=[,.;])|,?\s(?:apparently|supposedly|allegedly)(?=[\s,.;])|`,
    String.raw`,\s(?:it’s\ssaid|I\sthink|which,?\sfair|fair|true|to\sbe\sfair)(?=[.;]?$)|`,
    String.raw`,?\s(?:per|according\sto)\s\p{Lu}\p{L}+[^,.;]*(?=[.]?$)|`,
    String.raw`,?\s¤S\s(?:brings|has\sbrought|will\stell|says|said|keeps)\s(?:me\s|us\s|you\s)?(?:it|that|this|bringing|saying)\b[^,;]*$|`,
    String.raw`:\s¤S\ssaid\s[^:]*$|,\s(?:although|though)\snobody\s[^,.;]*$`,
  ].join(''),
  'giu',
);
/** Of notes, what they will do or did, without anybody before it: 'Will not move', 'Lost ¤P two shippers'. */
const WILL = /^(?:will|won’t|can’t|cannot|would|wouldn’t|hasn’t|doesn’t|isn’t)\s/iu;
const DID =
  /^(?:lost|had|got|took|gave|paid|found|heard|saw|learn(?:ed|t)|waited|lent|sent|spent|fought|sold|bought|kept|built|missed|signed)\s(?=.*¤P)/iu;
/** What they will say of it, in the middle: ', he’ll say that the ferry won’t lie there'. */
const WILL_SAY =
  /,\s(?:and\s)?¤S\s(?:will|’ll)\s(?:say|argue|tell\s(?:me|us|you))\s(?:that\s)?(?!(?:it|that|this|so)[.]?$)/iu;
const FIRST_OF_ALL =
  /^(?:(?:very\s)?(?:polite|nice|friendly|kind|calm|civil|cross|short)(?:\sabout\s(?:it|that))?,\sbut|but|and|so|also|then|well|oh|because|plus|anyway)[,:]?\s(?:also\s)?/iu;
/** Somebody else of whom a pronoun may be. */
const SOMEBODY =
  /\b(?:husband|wife|son|daughter|father|mother|brother|sister|boss|girl|boy|man|woman|colleague|predecessor|deputy|assistant|secretary|clerk|doctor|nurse|one)\b/iu;
const PRONOUN = /\b(?:he|she|him|his|hers?)\b/iu;
const BREAKS_OFF =
  /,\sme,|\sof\smy\s\p{L}+s\b|[[\]<>|→*_+]|(?<!\d|\b\p{L}{1,2})\/|\sundersigned\b|\s(?:and|or|but|the|an?|which|who|if)[.?]?$|¤|\byou\s(?:think|suspect|guess)\b/iu;
/** A name became 'me' or 'mine' where it was part of another. */
const OF_A_NAME = /\s(?:me|mine)\s\p{Lu}/u;
/** 'nobody pays them for' ends so, and nothing shorter does. */
const LEANS_FORWARD = /\s(?:with|to|of|for)[.?]?$/iu;
const STANDS = 9;

/** The writer is in it, and none of them: whose words it is isn't known. */
const OF_SOMEBODY = /\b(?:I|me|my|mine|I’\p{L}+)\b/iu;
/** What somebody close to them told is not theirs to say so. */
const TOLD_BY_ANOTHER = /^¤P\s\p{L}+(?:\s\p{Lu}\p{L}+)?\s(?:says|said|told|tells|heard|hears|lets|let|thinks)\b/iu;
/** So many words without a stop, with more than one thing that they do, are several things in a row. */
const RUN_ON = 24;
const runsOn = (mark: string): boolean =>
  words(mark) > RUN_ON && !/[,;:.]\s/u.test(mark) && mark.split('¤S').length > 2;

const words = (text: string): number => text.split(/\s+/).length;

/** With somebody before a verb that has nobody. */
const withSubject = (mark: string): string =>
  !mark.includes('¤S') && (WILL.test(mark) || DID.test(mark))
    ? `¤S ${mark.charAt(0).toLowerCase()}${mark.slice(1)}`
    : mark;

/**
 * Null where it would say nothing alone, or where somebody else is in it whom a pronoun may mean.
 * @param stakeholder who is to say it
 */
export function saidPlainly({ mark, sentence }: Pick<Told, 'mark' | 'sentence'>, stakeholder: Person): string | null {
  if (sentence.quoted || runsOn(mark) || TOLD_BY_ANOTHER.test(mark) || (!mark.includes('¤') && OF_SOMEBODY.test(mark)))
    return null;
  let text = spelledOut(mark.replace(SIGNS, '').replace(SIGNS, ''))
    .replaceAll(/\s*\([^()]*\)?/gu, '')
    .replaceAll(/(?<=\p{L})\s[+&]\s(?=\p{L})/gu, ' and ')
    .replaceAll(/^["“]|["”]$/gu, '');
  text = text.replace(WILL_SAY, ', ').replaceAll(ASIDES, '').replace(FIRST_OF_ALL, '');
  for (let round = 0; round < 2; round += 1) {
    const lead = [BROUGHT_UP, CALLED, WHAT_IT_IS, ...BROUGHT_IN].find(
      (one) => one.test(text) && words(text.replace(one, '')) >= LEAST,
    );
    text = (lead === undefined ? text : text.replace(lead, '')).replace(FIRST_OF_ALL, '');
  }
  const inside = reportedIn(withoutGuesses(text).replace(GUESS, '')).text;
  const said = inFirstPerson(withSubject(inside).replace(/^that\s/iu, ''), true);
  if (said === null) return null;
  const whole = capital(asSentence(said.replaceAll(/\s*\([^()]*\)/gu, '')));
  const others = sentence.people.some((person) => person !== stakeholder);
  const unclear = PRONOUN.test(whole) && !others && !SOMEBODY.test(whole);
  const cut = BREAKS_OFF.test(whole) || OF_A_NAME.test(whole) || (LEANS_FORWARD.test(whole) && words(whole) < STANDS);
  return words(whole) < LEAST || words(whole) > MOST || unclear || cut ? null : whole;
}
