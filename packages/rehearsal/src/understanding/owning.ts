/** Owning: one's own fault, named. 'Sorry to bother you' owns nothing, and nobody owns by what the other did. */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';
import { phraseIn } from './phrases';

/** What a person in charge is expected to have done; left undone it is a fault to own. 'I did not agree' is a denial. */
const DUTIES = new Set([
  'ask',
  'tell',
  'check',
  'come',
  'watch',
  'look',
  'test',
  'read',
  'speak',
  'talk',
  'warn',
  'count',
  'notice',
  'listen',
  'write',
  'call',
  'ring',
  'include',
  'involve',
  'think',
  'plan',
  'budget',
  'verify',
  'visit',
  'stand',
  'raise',
  'report',
  'mention',
  'share',
  'answer',
  'reply',
  'consult',
  'catch',
  'prepare',
  'explain',
  'inform',
  'measure',
  'price',
  'pay',
  'book',
  'do',
  'say',
  'push',
  'see',
  'go',
  'put',
  'sit',
]);
/** 'I did not ask for this' and 'I never said that' deny. */
const DENIED = new RegExp(
  [
    ' (?:did not|never|had not) ',
    oneOf(
      'ask for|ask you to|say (?:that|so|anything like)|see (?:any|a|the)|think (?:that|you|it)',
      'do (?:that|it|this|anything)|put (?:that|it)',
      // For something else.
      'come (?:for|here|to (?:argue|quarrel|fight|blame|tell|take|sell|talk))',
    ),
    ' ',
  ].join(''),
);
const FAULTS = 'fault|mistake|error|failing|failure|doing|oversight|omission|slip|mess|blunder|negligence';

const OWNED: readonly RegExp[] = [
  new RegExp(` (?:my|our)(?: own)?(?: \\S+)? (?:${FAULTS}) `),
  / (?:is|was|were|are) (?:partly |also |all |mainly |half |entirely |just )*(?:ours|mine|us|me|on us|on me|down to me|down to us)(?: and| $| but| not| too| so| the| it| i)/,
  / (?:was|is) not (?:mine|ours) to (?:say|promise|give|decide|offer) /,
  / (?:i|we) (?:have )?(?:knew|known)(?: \S+)? (?:in|since|for|about|from|on|all) /,
  / (?:i|we) (?:told|gave) (?:you|them|him|her) (?:it |that |something )?wrong /,
  / (?:i|we) let (?:it|that|this|them|you) /,
  / (?:i|we) (?:take|took|have taken) (?:it|that|this|them) back | (?:i|we) (?:withdraw|retract) | (?:i|we) strike (?:it|that) /,
  / out of (?:my|our) (?:\S+ )?(?:hands?|desk|office) | (?:my|our) (?:own )?(?:people|team|office|side|accounts people|accounts)\b.* (?:shameful|wrong|late|slow|fault|failed|slept|missed) /,
  new RegExp(
    [
      ' (?:one|ones|person) who should have ',
      ' that was (?:wrong|careless|sloppy|stupid) of (?:me|us) ',
      ' (?:i|we) got (?:it|that|this) wrong ',
      ' (?:i|we) (?:misjudged|underestimated|overlooked|botched|neglected|ignored) ',
    ].join('|'),
  ),
  / (?:reported|wrote|kept|called|marked|left) (?:it |them |the \S+ |at |as )*green /,
];
const WITHOUT = new RegExp(
  [
    ` without ${oneOf(
      'asking',
      'telling',
      'talking',
      'checking',
      'speaking',
      'looking',
      'having (?:asked|told|spoken|talked|checked|looked)',
      'a word',
      'so much as',
    )} `,
    ' before (?:i|we) (?:had )?(?:asked|spoken|spoke|talked|checked|told|looked) ',
    ' and (?:did not|never) (?:ask|tell|check|warn|say|ring|call) ',
  ].join('|'),
);
const WRONG =
  / (?:was|were|is) (?:\S+ )?(?:wrong|not right|not good enough|not fair|rubbish|sloppy|shameful|unfair|careless|a disgrace|not okay|not ok) /;

/** 'I never watched anybody do it': a duty of one's own that was left undone, in the past. */
function leftUndone(sentence: Sentence, words: string): boolean {
  if (DENIED.test(words) || / if (?:i|we) /.test(words)) return false;
  const { terms } = sentence;
  return terms.some((term, at) => {
    if (term.word !== 'i' && term.word !== 'we') return false;
    const next = terms.slice(at + 1, at + 5).map((near) => near.word);
    const past =
      next[0] === 'never' ||
      (next[0] === 'did' && next[1] === 'not') ||
      (next[0] === 'had' && (next[1] === 'not' || next[1] === 'never'));
    const verb = terms
      .slice(at + 2, at + 5)
      .find((near) => !['not', 'never', 'even', 'once', 'really', 'actually', 'just'].includes(near.word));
    const present = next[0] === 'never' && verb !== undefined && !verb.tags.has('PastTense') && verb.word === verb.root;
    return past && !present && verb !== undefined && DUTIES.has(verb.root);
  });
}

/** Whether a sentence takes a definite fault on the speaker. */
export function takesOn(sentence: Sentence): boolean {
  const words = plainWords(sentence);
  if (
    sentence.question ||
    / (?:was|is|were|are) (?:not|never) (?:my|our|mine|ours|us|me|on me|on us)(?: \S+)? (?!to )/.test(words)
  )
    return false;
  const first = / (?:i|we|me|us|my|our|mine|ours) /.test(words);
  if (!first) return false;
  if (OWNED.some((pattern) => pattern.test(words))) return true;
  if (leftUndone(sentence, words)) return true;
  const past = sentence.terms.some((term) => term.tags.has('PastTense'));
  const speaker = / (?:i|we) /.test(words) && !/ (?:you|they) (?:did|went|sent|took|changed|signed) /.test(words);
  if (past && speaker && WITHOUT.test(words)) return true;
  return (
    / (?:i|we|my|our) /.test(words) &&
    WRONG.test(words) &&
    !/ (?:you|your|they|their|he|she) (?:was|were|is|are) wrong | wrong (?:number|place|name|file|day|person|address|way) /.test(
      words,
    ) &&
    phraseIn(words, 'hollow') === null &&
    past
  );
}
