/**
 * Whether a draft gives away what it could have asked something for (product §10.3): it takes a cost on itself, waives a
 * right, takes whatever the other wants, or lets the matter go, and gets nothing for it. Told by what is given and what is
 * got, since a day or a price in such words makes them no better.
 */
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';

const US = '(?:i|we)(?: (?:will|can|could|would|shall|just|simply|happily|gladly|even|then|have to|are going to))*';
/** Who gets it, where all of it is given. */
const ALL_OF_IT = oneOf(
  'it all|all of (?:it|them|that)|the (?:whole|full|entire) (?:lot|thing|amount|sum|package|list|\\S*\\d\\S*)',
  'everything (?:you|he|she|they|on (?:your|the)|that you)',
  '(?:whatever|anything) (?:you|he|she|they|(?:(?:the|your) )?\\S+) (?:want|ask|need|like|say|write|decide|put)s?',
  '(?:whatever|any|what) (?:\\S+ )?(?:you|he|she|they) (?:want|like)s?',
  'as (?:much|many|long) (?:\\S+ )?as (?:you|he|she|they) (?:want|like|need)s?',
  'all the (?:\\S+ )?(?:time|money|people|help|budget|space) (?:you|he|she|they) (?:want|like|need)s?',
);
/** Rights and conditions: who lets go of one has less to ask for. */
const RIGHTS =
  '(?:penalty|penalties|claims?|damages|conditions?|deadlines?|clause|notice|contract|requirements?|demands?|fee|charge|invoice|\\S*[£$€]\\S*)';

/** A cost is taken on, whatever it is. */
const TAKES_COST = [
  ` ${US} (?:swallow|absorb|eat|shoulder|foot) `,
  ` ${US} (?:take|carry|bear|cover|pay|put) (?:for )?(?:\\S+ ){0,5}on (?:us|ourselves|me|myself|our (?:own )?(?:budget|account|bill)) `,
  ` ${US} take (?:it all|all of|everything|the (?:whole|full|entire)) `,
  ` ${US} (?:carry|bear|cover|pay|fund) (?:for )?(?:all|everything|every|any|both|whatever|the (?:whole|full|entire|lot|difference|rest)) `,
  ` ${US} (?:take|carry|bear|cover|pay|fund) (?:for )?(?:\\S+ ){1,6}(?:ourselves|myself|out of (?:(?:our|my) pocket|our own|my own)) `,
  ' and (?:swallow|absorb|eat|shoulder|foot) (?:the|all|it|that|those) | for as long as (?:you|it) (?:like|want|need|take)s? ',
  ' (?:we|i) (?:will |can )?(?:start|go|launch|print|open|go live|build|begin) (?:\\S+ ){0,4}without (?:a|the|any|your) ',
  ' (?:charge|bill|ask) (?:you )?nothing ',
  ' (?:no|without) (?:extra |additional |further )?(?:charge|cost to you) | (?:free of charge|at no (?:extra )?(?:cost|charge)|for free) ',
  ' (?:whatever|no matter what) (?:it|that|this) (?:costs|takes) | (?:money|cost|price) is no (?:object|issue|matter) ',
];
/** A right is waived, or nothing is asked any more. */
const WAIVES = [
  ' (?:you|he|she|they) (?:need not|do not (?:even |really )?(?:need|have) to) (?:even )?(?:pay|give|prove|show|test|deliver|commit|justify|keep to|stick to|change a|do a thing|do anything) ',
  ` (?:forget|waive|scrap|withdraw|cancel|tear up|write off|drop|skip) (?:about )?(?:the|our|your|my|all|any)?(?: \\S+){0,2} ${RIGHTS} `,
  ' (?:nobody|no one)(?: \\S+){0,3}? (?:has|have|needs?) to (?:give up|drop|log in|use|sign|pay|change|learn|attend|prove|test|lose) ',
  ' (?:no (?:conditions|strings|questions asked|ifs)|unconditionally|without (?:any )?conditions?) ',
  ' (?:i|we) (?:do|will|would) (?:not|no longer) (?:really |even |actually )?(?:need|insist on|require) .*(?:any ?more|at all|after all|then) | (?:i|we) no longer (?:need|insist) ',
];
/** All that is asked for is granted. */
const GRANTS = [
  ` (?:take|have|get|keep|do|write|print|build|choose|use|give you|give them|accept|sign|approve) (?:you |them |him |her )?${ALL_OF_IT} `,
  ' tell me (?:where|what|when|how) you want (?:it|that|them) and ',
  ' (?:it|that|they|all) (?:is|are) (?:all )?yours (?!to )',
  ` ${US} (?:accept|agree to|agree with|say yes to) (?:all|everything|any|every|whatever|each) `,
  ' (?:deliver|start|pay|finish|come|send it|do it) (?:when|whenever|if) (?:ever )?(?:you (?:can|like|want)|it suits you) ',
];
/** Consent, before anything was asked for. */
const YIELDS = '^ (?:fine|ok|okay|alright|all right|very well|so be it|sure)(?: then)? ';
const CONSENTS = [
  `${YIELDS}(?:\\S+ ){1,6}it is (?:$|then |from |and |for )`,
  `${YIELDS}(?:then |so )?(?:you|he|she|they) (?:get|gets|have (?!a |my |every |good |the right |reason)|keep|keeps|can have|can keep|are out|is out|will get|will have) `,
  `${YIELDS}(?:then |so )?(?:we|i) (?:drop|cancel|skip|scrap|leave out|give up|take it all) `,
  '(?<! is| are| be| was) (?:fine|ok|okay|so be it|alright|all right) (?:then )?(?:we|i) (?:will |can )?(?:do|take|accept|carry|live with|make) ',
  ' keep (?:your|the|it|them) .* no .* (?:no|and|excused|exempt) ',
];

const ANYWHERE = new RegExp([...TAKES_COST, ...WAIVES, ...GRANTS].join('|'));
const CONSENT = new RegExp(CONSENTS.join('|'));

/** What is wanted for it: a condition on the other, or something that they are to do. */
const WANTS_BACK = new RegExp(
  ` ${oneOf(
    'in (?:return|exchange)|provided|as long as (?!you (?:like|want|need))|on condition|on one condition|only if|unless|but only|for that (?:i|we)|instead',
    'if (?:you|he|she|they) (?!(?:really |still )?(?:want|like|prefer|insist|say so|need|must|feel|think|would))',
    'if (?:the|your|our) ',
    '(?:i|we) (?:need|want|ask for|would like|get|expect) (?!not )',
    '(?:and|then) you (?:will |would |can )?(?:sign|give|send|bring|take|pay|show|confirm|let|tell|hold|keep|help|move|put)',
  )} `,
);
/** What is told of the other's wishes, or as a thought, gives nothing. */
const NOT_GIVEN =
  / (?:(?<!what |where )(?<!whatever )you (?:want|wanted|said|asked|expect|mean)|they (?:want|said|asked)|can not|will not|would not|not going to|what if|suppose) /;

const LEAST_QUOTED = 4;
const partsOf = ({ text }: Sentence): readonly string[] => text.split(/[,;:]\s+|\s[-–]\s/);

const YIELDING =
  /^(?:and |but )?(?:fine|ok|okay|alright|all right|very well|agreed|done|deal|right|well|yes|sure|so be it|good)\b/i;
const LEFT_ALL = /\bkeep\b.{0,60}?\bno \S+?,? (?:and )?no [^\s,.;]+/i;
/** The words of a sentence in which somebody consents. */
function consentIn(sentence: Sentence): string {
  const left = LEFT_ALL.exec(sentence.text)?.[0];
  if (left !== undefined) return left;
  const parts = partsOf(sentence);
  const at = parts.findIndex((part) => YIELDING.test(part));
  const consent = parts[at] ?? sentence.text;
  return consent.split(/\s+/).length >= LEAST_QUOTED ? consent : (parts[at + 1] ?? sentence.text);
}

/** What of a draft gives something away for nothing, verbatim; null for nothing. */
export function givenAway(draft: readonly Sentence[]): string | null {
  if (draft.some((sentence) => WANTS_BACK.test(plainWords(sentence)))) return null;
  // '…, all right?' asks for nothing.
  const last = draft.at(-1);
  if (last?.question === true && last.content.length >= 2) return null;
  for (const sentence of draft) {
    const words = plainWords(sentence);
    if (sentence.question) continue;
    if (CONSENT.test(words)) return consentIn(sentence);
    const part = partsOf(sentence).find((text) =>
      parseText(text).some((one) => ANYWHERE.test(plainWords(one)) && !NOT_GIVEN.test(plainWords(one))),
    );
    if (part !== undefined) return part.split(/\s+/).length >= LEAST_QUOTED ? part : sentence.text;
  }
  return null;
}
