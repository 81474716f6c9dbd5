/** Plain words for what one wants of the other, and for what one would do: the moves that need no form of their own. */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';
import { phraseIn } from './phrases';

/** What one asks to be told is a question; what one asks to be done is a decision for the other. */
const TELLING = new Set([
  'explain',
  'tell',
  'help',
  'walk',
  'describe',
  'show',
  'remember',
  'share',
  'say',
  'see',
  'hear',
  'understand',
  'imagine',
  'think',
  'look',
  'elaborate',
  'clarify',
  'be',
  'have',
  'give',
  'perhaps',
  'get',
  'take',
  'want',
  'need',
  'like',
  'know',
  'feel',
  'expect',
  'do',
]);

/** 'Can you ring the agency before Thursday?' */
export function asksForDeed(sentence: Sentence): boolean {
  const words = sentence.terms;
  return words.some((term, at) => {
    if (!['can', 'could', 'will', 'would'].includes(term.word) || words[at + 1]?.word !== 'you') return false;
    const verb = words.slice(at + 2, at + 5).find((next) => next.tags.has('Verb') && !next.tags.has('Modal'));
    const object = verb ? words[words.indexOf(verb) + 1]?.word : undefined;
    return (
      verb !== undefined &&
      (!TELLING.has(verb.root) || (['tell', 'give'].includes(verb.root) && object !== 'me' && object !== 'us'))
    );
  });
}

const ANSWERING = new Set([
  'tell',
  'mail',
  'write',
  'send',
  'give',
  'say',
  'decide',
  'sign',
  'strike',
  'correct',
  'answer',
  'ring',
  'call',
  'confirm',
  'choose',
  'pick',
  'let',
  'name',
  'bring',
  'check',
  'mark',
  'return',
]);
const CONDITIONAL = new Set([
  'if',
  'when',
  'what',
  'which',
  'until',
  'before',
  'after',
  'because',
  'that',
  'as',
  'do',
  'did',
  'not',
]);

/** 'You tell me by Thursday which one': an answer asked for as a plain sentence; it needs its day beside it. */
export function asksForAnswer(sentence: Sentence): boolean {
  const { terms } = sentence;
  return terms.some((term, at) => {
    const before = terms[at - 1]?.word ?? '';
    if (term.word === 'you' && !CONDITIONAL.has(before))
      return terms.slice(at + 1, at + 3).some((next) => ANSWERING.has(next.root) && !next.tags.has('PastTense'));
    return (
      at <= 1 && ANSWERING.has(term.root) && term.tags.has('Verb') && ['me', 'us'].includes(terms[at + 1]?.word ?? '')
    );
  });
}

const CONSENTING = oneOf('live', 'accept', 'agree', 'sign', 'confirm', 'support', 'approve', 'promise');
/** Asked for a yes: 'Can I count on your vote?', 'Do we have a deal?' */
const FOR_A_YES = new RegExp(
  `^ (?:(?:and|so|but|ok|okay|then|now|well) )*${oneOf(
    // For one's own next step.
    'can (?:i|we) (?:count|rely|agree|take it|go ahead|tell)',
    'do (?:we|i) have (?:a deal|your)',
    'are we agreed',
    // Whether they are content.
    'are you (?:ok|okay|fine|happy|with us|on board|in)',
    'is that (?:ok|okay|fine|all right|acceptable|enough|a deal)',
    'does that (?:work|help|settle|do|cover)',
    'would that (?:work|help|settle|do|cover|be)',
    'do you (?:accept|agree|approve|support)',
    // For what they shall do.
    'will you (?!tell|explain|remind|have|be)[a-z]+',
    'would you (?:sign|agree|accept|support|vote|approve|be (?:ok|fine|willing|happy))',
    `can you ${CONSENTING}`,
    `could you ${CONSENTING}`,
    // In one word.
    'deal',
    'agreed',
  )} `,
);

/** Asks for a yes in plain words: 'deal?', 'yes or no', 'can you live with that'. */
export const asksForYes = (sentence: Sentence): boolean =>
  (phraseIn(plainWords(sentence), 'asksYes') !== null &&
    !/ (?:i|we) do not ask | do not have to /.test(plainWords(sentence))) ||
  (sentence.question && (plainWords(sentence).endsWith(' deal ') || FOR_A_YES.test(plainWords(sentence))));

const DEMANDING = [
  ' please ',
  ' can you ',
  ' could you ',
  ' need you ',
  ' we need ',
  ' i need ',
  ' you have to ',
  ' you must ',
  ' i expect ',
  ' i want you ',
  ' you should ',
  ' try to make ',
  ' you have until ',
];

/** 'We need the drawings by the 23rd': what the other should do is no commitment of one's own. */
export const asksOfOther = (words: string): boolean =>
  DEMANDING.some((phrase) => words.includes(phrase)) &&
  !/ (?:i|we) (?:will|shall) | i (?:send|bring|ring|call|write|ask|mail) /.test(words);

/** 'I would take the first' prefers; 'I would love to', 'I would not' and 'I would like' don't. */
const NO_CHOICE = /i would (?:love|like|not|want|have|say|be|need|appreciate|hope|never|also like|really)(?= )/g;

/** Says which way one would go. */
export const recommends = (words: string): boolean => phraseIn(words.replaceAll(NO_CHOICE, ''), 'recommend') !== null;

/** A second course that stands in a sentence of its own: 'Or ...', 'Otherwise ...', 'If that is not possible ...'. */
export const opensAlternative = (sentence: Sentence): boolean =>
  /^ (?:or|otherwise|alternatively|if not|failing that|if that (?:is not|does not|can not|fails)|the alternative|the other way|second way) /.test(
    plainWords(sentence),
  );
