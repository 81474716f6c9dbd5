/** Refusing: a definite thing that will not be had, in the first person or as a rule. What merely goes wrong is news. */
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';

/** 'I do not know' refuses nothing, and 'we will not make it' reports. */
const NO_REFUSAL = new Set([
  'know',
  'think',
  'want',
  'mind',
  'need',
  'ask',
  'see',
  'have',
  'remember',
  'understand',
  'like',
  'expect',
  'blame',
  'believe',
  'doubt',
  'care',
  'mean',
  'make',
  'hit',
  'meet',
  'reach',
  'manage',
  'finish',
  'get',
  'say',
  'imagine',
  'tell',
  'wait',
  'agree',
  'hear',
  'be',
  'feel',
  'love',
  'hope',
  'pretend',
  'swear',
  'blame',
  'lie',
  'let',
]);
const NEGATED_MODALS = new Set(['will', 'can', 'would', 'could', 'do', 'shall', 'am', 'are']);

function refusesInFirstPerson(sentence: Sentence): boolean {
  const { terms } = sentence;
  return terms.some((term, at) => {
    if (term.word !== 'i' && term.word !== 'we' && term.word !== 'nobody') return false;
    const [modal, not] = [terms[at + 1], terms[at + 2]];
    const negated =
      (modal !== undefined && NEGATED_MODALS.has(modal.word) && (not?.word === 'not' || not?.word === 'never')) ||
      modal?.word === 'cannot' ||
      modal?.word === 'never';
    if (!negated) return false;
    const verb = terms
      .slice(at + 2, at + 8)
      .find(
        (near) => near.tags.has('Verb') && !near.tags.has('Modal') && !['not', 'do', 'going', 'be'].includes(near.word),
      );
    // 'That I can't.' and 'Lockout I don't touch': what is refused stands before.
    if (verb === undefined) return at >= 1 && modal?.word !== 'do' && modal?.word !== 'am' && modal?.word !== 'are';
    // 'I do not ask you to skip it' clears up what was asked; 'I will not ask them to' refuses.
    if (verb.root === 'ask')
      return modal?.word !== 'do' && / not (?:\S+ )?ask (?:you|him|her|them) to /.test(plainWords(sentence));
    return !NO_REFUSAL.has(verb.root) || (at >= 1 && ['say', 'agree', 'give', 'do'].includes(verb.root));
  });
}

const RULED_OUT = [
  / (?:is|are|stays|stay) (?:out|off|off the table|out of the plan|closed|final|not negotiable|not up for debate|not possible|not going to move|not on) (?:and|but|because|until|$| )/,
  / (?:i|we) (?:withdraw|refuse|rule out|decline|draw the line) | (?:i|we) (?:have to|must|will have to) (?:say no|refuse) | no to (?:the|that|this|a) /,
  /^ without (?:a |an |the )?\S+(?: \S+){0,5} (?:nobody|nothing|none|no) /,
  / (?:nobody|nothing|no \S+|none of (?:us|mine|them))(?: \S+){0,8} (?:without|before|until|unless) /,
  / not (?:a|one) \S+ more /,
  / (?:i|we) (?:can not|cannot) (?:get rid of|drop|lose|skip|promise|give|offer|touch|take out|put off) /,
  / (?:before|until) (?:the )?\S+(?: \S+)? (?:is|are) out /,
];

/** 'No second workshop.', 'Not before 10 February.': the thing refused follows the no. */
const opensWithNo = (words: string): boolean =>
  new RegExp(
    String.raw`^ (?:so |then |and |but |ok )?${oneOf(
      'no(?! problem| worries| doubt| wonder| idea| excuse| need| one | matter| question)',
      'not(?! sure| yet| really| only| just| that| bad| cross| here| many| much)',
      'nothing',
      'never(?! mind)',
    )} \S+`,
  ).test(words);

/** 'No, I wouldn’t want that either': what somebody says of themselves after the no decides whether anything is refused. */
const NO_BEFORE = /^\W*(?:(?:so|then|and|but|ok|okay|oh|well),? )?no,\s+/i;
const OF_ONESELF = /^ (?:i|we) (?:\S+ ){0,2}(?:not|never) /;
const saysOfOneself = ({ text }: Sentence): boolean =>
  NO_BEFORE.test(text) && OF_ONESELF.test(parseText(text.replace(NO_BEFORE, '')).map(plainWords).join(' '));

/** Whether a sentence refuses something. Whether the thing is definite, and a reason stands near, is asked elsewhere. */
export function refuses(sentence: Sentence): boolean {
  if (sentence.question) return false;
  const words = plainWords(sentence);
  if (/ (?:i want to|no extra|nearly no|i do not mind|no need) /.test(words)) return false;
  return (
    refusesInFirstPerson(sentence) ||
    RULED_OUT.some((pattern) => pattern.test(words)) ||
    (opensWithNo(words) && !saysOfOneself(sentence)) ||
    /^ (?:the |our |your )?\S+(?: \S+)? stays? (?:$|put|as|where|on|in)/.test(words)
  );
}
