/**
 * What is wanted in a sentence that is surely the goal, where no form of a wish holds: what stands behind its words of wishing or
 * bringing home, behind an order or behind its last colon.
 */
import { asSentence, capital } from '../brief/as-sentence';
import { plainVerb } from '../brief/first-person';
import { type Attempt, complement } from './complement';
import { gerundOf, infinitive } from './infinitive';
import { type Partner, type Telling, tellingOf } from './partner';
import { wellFormed } from './well-formed';

/** Characters. */
const LONGEST = 190;
const SHORTEST = 12;
const LEAST_WORDS = 3;

const WHOEVER = String.raw`(?:I|we|you)(?:’(?:m|ve|ll|d|re)|\s(?:am|are|will|shall|would|do|have|gotta|gonna|must|should|really|just|only|still|also|to|be|been|got|going|want|hope|trying|need))*`;
/** Each with what is wanted behind it, the surest first. */
const LEADS: readonly RegExp[] = [
  /\b(?:off|from|of|out\sof)\s¤O:\s(?<deed>\p{Ll}{2,}\s.{6,})$/iu,
  /\b(?:come|came|walk|go|get|leave|return|drive)\s(?:back|off|out|away|home)(?:\sof\s(?:it|there))?\swith(?:\sis|:)?\s(?<rest>.{6,})$/iu,
  /\bbring\s(?:home|back)(?:\sis|:)?\s(?<rest>.{6,})$/iu,
  /\bwhat\s(?:I|we)(?:’(?:m|re)|\sam|\sare|\shave\sto|\sreally|\sstill)*\s(?:need|want|ask|after|asking|reach|lack|get)(?:\s(?:of|from|with)\s¤O)?(?:\sis|:)\s(?<rest>.{6,})$/iu,
  /\b(?:need|goal|aim|ask|want|get|look\sfor|bring\shome|minimum|target|I’d\slike)\s?:\s(?<rest>.{6,})$/iu,
  new RegExp(
    String.raw`${WHOEVER}\s(?:ask|asking|request|requesting|demand|propose)(?:\s¤O)?(?:\sstraight|\sopenly)?(?:\sfor|:)?\s(?<rest>.{6,})$`,
    'iu',
  ),
  /,?\s(?:and|,)\s(?:shall|will)\s(?:be\s)?(?:ask(?:ing)?\sfor|request(?:ing)?)\s(?<rest>.{6,})$/iu,
  /(?:^|[,:]\s|\band\s)ask(?:\s¤O)?(?:\sstraight|\sopenly)?(?:\sfor|\sthat|:)\s(?<rest>.{6,})$/iu,
  /\b(?:bring|convince|persuade|get|move|win|push|talk)\s¤O(?:,\s[^,]{3,40},)?\s(?:over\s|round\s)?(?<rest>(?:to|that)\s.{6,})$/iu,
  /\bI\s(?:will|’ll|shall)\shave\s(?<rest>.{6,})$/iu,
  new RegExp(String.raw`${WHOEVER}\s(?:want|need)\s(?:(?:one|two|three)\sthings?[,:]\s)?(?<rest>.{6,})$`, 'iu'),
  /\b(?:and|,)\s(?:want|need)\s(?:(?:one|two|three)\sthings?[,:]\s)?(?<rest>.{6,})$/iu,
  /\b(?:to|and|must|gotta|will|shall|I’ll|we’ll)\s(?<rest>(?:get|obtain|gain|secure|win|agree|settle|fix)\s(?!(?:to|it|this|that|there|out|on)\b).{6,})$/iu,
  /[:,]\s(?:we|I)\s(?<rest>(?:fix|settle|agree|get|obtain)\s.{6,})$/iu,
  /\bso\sthat\s(?<rest>.{8,})$/iu,
  /:\s(?<rest>¤S\s(?!must|should|has|needs|is\b|was\b)\p{L}+s\s.{6,})$/iu,
  /(?<rest>¤S\s(?:must|should|has\sto|needs\sto|is\s(?:going\s)?to|shall)\s.{6,})$/iu,
  /(?:^|[:;]\s|\band\s)(?<rest>(?:his|her|their|¤[PM])\s(?:agreemt|agreement|signature|consent|ok|okay|yes|approval|word|promise)\b.{4,})$/iu,
  /;\s(?<rest>(?:the|our|my|a)\s[^;]{10,}\smust\s[^;]{4,})$/iu,
  /\b(?:fly|go|drive|come|leave)\shome\swith\s(?<rest>.{6,})$/iu,
  /^if\s(?<rest>(?:¤S|he|she)\slets\s[^,]{8,}),\s(?:I|we)\b.*$/iu,
  /^if\s(?<rest>(?:¤S|he|she)\s(?:agrees|accepts|signs|gives|moves|goes\salong|lets)\s[^,]{6,}?)(?:,\s|\s(?=(?:we|I|it)\s(?:still|can|could|may|keep|will|would)\b)).*$/iu,
  /:\s(?<rest>[^:]{10,})$/iu,
  /\b(?:see|meet|meeting|seeing|ring|call)\s¤O[^,;]{0,60},?\sfor\s(?<rest>(?:the|an?|our|\d|his|her|¤P)\s?.{6,})$/iu,
];
/** What comes behind it that is no part of it. */
const BEHIND = new RegExp(
  [
    String.raw`(?:[,;–-]?\s(?:that’s\s(?:it|all)\b|otherwise\b|or\s(?:else|there’s|no|we|I)\b|because\b|since\b|nothing\selse\b|better\b|before\sthat\b|so\s(?:that\s)?(?:we|I|the)\b|don’t\b|and\sI\b|no\slawyers\b|when\sit’s\b)|`,
    String.raw`,\s(?:before|after|as|while|which|who|if)\s|,\s(?:I|we)\s|\.\s|,\s(?:latest|please|tops|min)\b).*$`,
  ].join(''),
  'iu',
);
/** Nothing is wanted, or it isn't to be: what else is talked of. */
const NO_WISH = /^\W*(?:meet|don’t|do\snot|not\b|never|no,|buy|parking|print)\b|\bin\scase\b/iu;

/** 'that we shake hands', 'the connection comes to the agenda': a verb of its own, before any other clause. */
const IS_CLAUSE = new RegExp(
  String.raw`^that\s|^(?:(?!that\b|which\b|who\b|where\b|if\b)[^\s,;]+\s){1,8}?(?:is|are|isn’t|aren’t|will|won’t|may|can|must|has|have|stays?|remains?|comes|goes|gets|keeps?)\s`,
  'iu',
);

const isVerb = (deed: string): boolean => {
  const [verb = ''] = deed.split(' ');
  return plainVerb(verb) === verb;
};

function* attempts(rest: string, telling: Telling): Generator<Attempt> {
  const { who, plain } = telling;
  const told = rest
    .replace(/^(?:is\s|that\s(?=¤S|he\b|she\b))/iu, '')
    .replace(/^(?:his|her|their|¤M)\s(?=\p{L})/iu, '¤P ')
    .replace(/\bagreemt\b/iu, 'agreement');
  const does = /^(?:(?<when>(?:from|by|on|until|at)\s[^,¤]{3,28}?),?\s)?(?:¤S|he|she)\s(?<what>.{4,})$/iu.exec(
    told,
  )?.groups;
  const done = does?.what === undefined ? null : infinitive(does.what);
  if (done !== null) {
    yield { goal: `get ${who} ${plain(done)}${does?.when === undefined ? '' : `, ${plain(does.when)}`}` };
    return;
  }
  const doing = /^(?:¤[OPS]|him|her|his)\s(\p{Ll}+ing)\s(.{4,})$/iu.exec(told);
  const deed = doing?.[1] === undefined ? null : gerundOf(doing[1]);
  if (deed !== null) yield { goal: `get ${who} to ${deed} ${plain(doing?.[2] ?? '')}` };
  const toDo = /^(?:¤[OS]\s)?(to\s\p{Ll}{2,}\s.{3,})$/iu.exec(told)?.[1];
  if (toDo !== undefined) yield { goal: `get ${who} ${plain(toDo)}` };
  if (IS_CLAUSE.test(told) && !/^(?:what|who|how|whether|get|obtain|gain|secure|win|agree|settle|fix)\b/iu.test(told))
    yield {
      goal: `get ${who} to agree that ${plain(told.replace(/^that\s/iu, '')).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => (/^(?:The|An?|Our|My|Your|Both|All)\s/u.test(told) ? letter.toLowerCase() : letter))}`,
    };
  yield* complement(told, telling);
}

/** Null where nothing sound stands behind any of them. */
export function behindIt(mark: string, partner: Partner): string | null {
  const telling = tellingOf(partner);
  const text = mark.replaceAll(/\s*[[\]]\s*/gu, ' ').trim();
  if (NO_WISH.test(text)) return null;
  for (const lead of LEADS) {
    const { deed, rest: found = deed === undefined || !isVerb(deed) ? undefined : `to ${deed}` } =
      lead.exec(text)?.groups ?? {};
    const rest = found?.replace(BEHIND, '').replace(/[.,;:]+$/u, '');
    if (rest === undefined || rest.length < SHORTEST || rest.split(/\s+/u).length < LEAST_WORDS || NO_WISH.test(rest))
      continue;
    for (const { goal } of attempts(rest, telling)) {
      const whole = asSentence(capital(goal));
      if (whole.length <= LONGEST && wellFormed(whole)) return whole;
    }
  }
  return null;
}
