/** Listening: giving back what was said, naming what it means for the other, tying an offer to it. */
import { ABSTRACT_WORDS } from '../language/vocabulary';
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';
import { givingOf } from './giving';
import { phraseIn } from './phrases';
import {
  type SentenceReader,
  like,
  markedOrLike,
  overlap,
  SECOND_PERSON,
  type SentenceContext,
} from './sentence-context';
import { chanceOf, utteranceOf } from './utterance';

const OUGHT = new RegExp(
  [
    [
      ` ${oneOf('you', String.raw`your \S+`, String.raw`your \S+ \S+`, 'everyone', 'everybody', 'we all')}`,
      ' (?:(?:simply|just|really|all|also) )*',
      oneOf(
        'should',
        'must',
        'ought to',
        'need to be',
        'needs to be',
        'need to',
        'have to be',
        'has to be',
        'always',
        'never',
      ),
      ' ',
    ].join(''),
    ' (?:simply|just|really) (?:have|has|need|needs) to ',
  ].join('|'),
);

/** What the other ought to do or to be is said at them, not understood. */
function lectures(context: SentenceContext, words: string): boolean {
  if (OUGHT.test(words) && !/ you should (?:have|not have|never have) /.test(words)) return true;
  if (
    / (?:is|are|was) (?:unfair|outrageous|ridiculous|unreasonable|typical|the problem) | never understands? /.test(
      words,
    )
  )
    return true;
  return (
    context.similarity.name === 'embedding' &&
    like(context, 'lecture') >= context.similarity.close &&
    like(context, 'lecture') > like(context, 'acknowledge') + 0.05
  );
}

/** From here on (0-1) a sentence demands or accuses, and below this it names nothing of the other's. */
const DEMANDS = 0.7;
const NAMES_NOTHING = 0.1;
/** 'Get those boards out of the door by Monday': what is wanted of the other is not what is at stake for them. */
function demandsInstead({ sentence, similarity }: SentenceContext): boolean {
  const told = utteranceOf(sentence.text, similarity);
  return (
    chanceOf(told, 'demand', 'pressure', 'insult', 'blame') >= DEMANDS &&
    chanceOf(told, 'acknowledge', 'summary', 'ask_check') < NAMES_NOTHING
  );
}

const CHECKS = new RegExp(
  ` ${oneOf(
    'have i got (?:it|that|this|you)',
    'did i (?:get|miss|forget|hear)',
    'have i (?:left|missed|forgotten|understood)',
    'is that (?:right|it|correct)',
    'correct me',
    'stop me',
    'am i right',
    'right',
    'correct',
    'say if',
    'tell me if',
  )} `,
);

/** A bare 'so' sums up only where it opens the sentence. */
function givesBack(words: string): boolean {
  const phrase = phraseIn(words, 'summarise');
  return (
    phrase !== null &&
    (phrase !== 'so' || /^ (?:ok |okay |right |good |and |then |well |hang on )*so /.test(words)) &&
    !words.includes(' please ')
  );
}

/** Words of what was said that stand here again, in a sentence that announces itself as giving back. */
function readGivingBack({ context, words, substance, add }: SentenceReader): void {
  const { sentence, next } = context;
  const said = overlap(sentence, context.saidWords);
  const last = overlap(sentence, context.lastWords);
  const particulars = substance.amounts.length + substance.days.length + substance.names.length;
  const checked = (sentence.question && CHECKS.test(words)) || (next !== null && isCheck(next));
  if (!givesBack(words) && !(checked && said >= 2)) return;
  if (sentence.question && !checked && !/^ (?:ok |okay |right |and |then )*so /.test(words)) return;
  const verb =
    /^(?:ok(?:ay)?,? |right,? |good,? )?so\s*[:,-]/i.test(sentence.text) ||
    sentence.terms.some((term) => term.tags.has('Verb') && !ABSTRACT_WORDS.has(term.root));
  const enough = said + substance.known >= 3 || last >= 2 || (checked && said + particulars >= 2);
  const definite = particulars >= 1 || said >= 3 || last >= 2;
  if (verb && enough && definite && substance.emptiness <= 0.5 && (substance.grounded || last >= 2 || checked))
    add('summarise', Math.min(1, 0.4 + 0.15 * said + (checked ? 0.15 : 0)));
}

/** 'Have I got that right?' on its own. */
const isCheck = (sentence: Sentence): boolean =>
  sentence.terms.length <= 9 &&
  CHECKS.test(plainWords(sentence)) &&
  (sentence.question || / (?:correct me|stop me|say if|tell me if) /.test(plainWords(sentence)));

function readNaming({ context, words, substance, add, blame }: SentenceReader): void {
  const { sentence, concern, similarity } = context;
  const understanding = markedOrLike(context, words, 'understand', 'acknowledge');
  const opensBack = /^(?:ok(?:ay)?,? |right,? |and )*(?:so|then)\b/i.test(sentence.text);
  // A question names what is at stake only where it says so: asking after a thing is not naming it.
  const tells =
    !sentence.question ||
    (phraseIn(words, 'understand') !== null && !/ (?:what|how|which|who|when|why) /.test(words)) ||
    (opensBack && !/^ (?:\S+ ){0,2}so (?:what|how|which|who|when|why|where) /.test(words));
  const form = givingOf(context.index, sentence);
  const again = overlap(sentence, context.lastWords);
  const second = sentence.terms.some((term) => SECOND_PERSON.has(term.word));
  const speaker =
    / (?:i|my) /.test(words) &&
    !/ (?:i|my) (?:see|get|know|understand|hear|can see|would|take it|imagine|should|realise|realize|did not know) /.test(
      words,
    );
  const plainly = concern !== null && concern.value >= 0.5 && form.names >= 0.75;
  const theirs =
    second ||
    understanding ||
    again >= 2 ||
    plainly ||
    (concern !== null && concern.acknowledged >= similarity.close + 0.08);
  const particular = (substance.caseHits + substance.known >= 1 || again >= 2 || plainly) && substance.concrete >= 2;
  const sounds = concern !== null && concern.near > concern.acknowledged + 0.08;
  if (
    tells &&
    concern !== null &&
    theirs &&
    particular &&
    substance.emptiness <= 0.6 &&
    !sounds &&
    !lectures(context, words) &&
    !demandsInstead(context)
  ) {
    const inForm = form.names >= 0.6 && form.gives < 0.5 && !speaker;
    if (
      inForm ||
      (again >= 2 && opensBack && form.gives < 0.8) ||
      ((understanding || concern.acknowledged >= similarity.related) && form.names >= 0.3 && !speaker)
    )
      add('acknowledge', context.answered.has(concern.concern) ? 0.5 : 1);
  } else if (phraseIn(words, 'hollow') !== null && substance.concrete <= 2 && substance.own + substance.known === 0)
    blame('hollow_comfort');
}

export function readListening(reader: SentenceReader): void {
  const { context, words, substance, add } = reader;
  readGivingBack(reader);
  readNaming(reader);
  const second = context.sentence.terms.some((term) => SECOND_PERSON.has(term.word));
  const ties =
    / (?:so that you|that way you|gives you|for you that means|lets you|you can then|you keep|you would have) /.test(
      words,
    );
  if (
    second &&
    phraseIn(words, 'benefit') !== null &&
    context.concern !== null &&
    (ties || context.concern.cues >= 1 || context.concern.acknowledged >= context.similarity.close) &&
    substance.grounded &&
    !context.sentence.question &&
    / (?:so|can|will|gives|keep|lets|walk|without|have|means) /.test(words)
  )
    add('interest', 0.8);
}
