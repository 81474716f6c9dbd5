/** Promises: who does what by which day. Without a day or a thing it promises nothing. */
import { ABSTRACT_WORDS } from '../language/vocabulary';
import type { Sentence } from '../language/parse';
import { asksOfOther } from './asking';
import { phraseIn } from './phrases';
import type { SentenceReader } from './sentence-context';
import type { Substance } from './substance';

/** To understand, to hope or to be is no deed, and can't be promised for a day. */
const STATIVE = new Set([
  'understand',
  'hear',
  'know',
  'believe',
  'appreciate',
  'think',
  'see',
  'feel',
  'hope',
  'want',
  'be',
  'is',
  'are',
  'am',
  'was',
  'have',
  'value',
  'like',
  'love',
  'realise',
  'realize',
  'recognise',
  'agree',
  'need',
  'trust',
  'mean',
  'wish',
  'would',
  'can',
  'could',
  // To name a move is not to make it.
  'acknowledge',
  'commit',
  'recommend',
  'propose',
  'suggest',
  'summarise',
  'summarize',
  'apologise',
  'apologize',
  'admit',
  'note',
  'respect',
  'accept',
  'support',
  'welcome',
  'thank',
  'consider',
  'regret',
  'insist',
  'empathise',
  'empathize',
  'recognize',
  'mention',
  'speak',
  'feel',
]);
/** What takes a promise out of a sentence; a 'not' elsewhere in it doesn't. */
const REFUSING = [
  ' i will not ',
  ' we will not ',
  ' i can not ',
  ' we can not ',
  ' i do not ',
  ' we do not ',
  ' i am not ',
  ' we are not ',
  ' i would not ',
  ' i cannot ',
  ' we cannot ',
];
const RECEIVED = [
  ' you will have ',
  ' you get ',
  ' you will get ',
  ' you have it ',
  ' reaches you ',
  ' comes to you ',
  ' you hear ',
  ' is paid ',
  ' gets paid ',
  ' on your desk ',
];

/** First person and a deed in the present: 'I come to you on the 17th', 'and I tell the airport so'. */
function actsIn(sentence: Sentence, substance: Substance): boolean {
  const { terms } = sentence;
  return terms.some((term, at) => {
    const [before, earlier] = [terms[at - 1]?.word ?? '', terms[at - 2]?.word ?? ''];
    const mine =
      before === 'i' ||
      before === 'we' ||
      (earlier === 'i' && !['not', 'never'].includes(before)) ||
      substance.names.some((name) => name.toLowerCase() === before);
    if (
      mine &&
      !term.tags.has('Modal') &&
      !term.tags.has('Pronoun') &&
      !STATIVE.has(term.root) &&
      !['do', 'did', 'will', 'not'].includes(term.word) &&
      (term.tags.has('Verb') || term.word === 'come') &&
      !term.tags.has('PastTense')
    )
      return true;
    // 'Ring you Friday': the one who acts is left out; 'Put him on the list' orders.
    return (
      at === 0 &&
      term.tags.has('Verb') &&
      !STATIVE.has(term.root) &&
      terms.slice(1, 3).some((near) => near.word === 'you')
    );
  });
}

export function readCommitment({ context, words, substance, add, blame }: SentenceReader): void {
  const { sentence } = context;
  const future = phraseIn(words, 'future') !== null || sentence.terms.some((term) => term.tags.has('FutureTense'));
  const mine = sentence.terms.some((term) => ['i', 'we', 'me', 'my'].includes(term.word)) || substance.names.length > 0;
  const received = RECEIVED.some((phrase) => words.includes(phrase));
  const precise = substance.days.find((day) => day.precise);
  const acting = actsIn(sentence, substance);
  const past =
    !acting &&
    sentence.terms.some(
      (term) => term.tags.has('PastTense') && !term.tags.has('Passive') && !term.tags.has('Participle'),
    ) &&
    !future;
  // 'Raw logs Thursday, 09:00.': a thing and a day without a verb is a promise in a hurry.
  const bare =
    precise !== undefined &&
    !sentence.terms.some((term) => term.tags.has('Verb') || term.tags.has('Pronoun')) &&
    sentence.content.length <= 9 &&
    substance.concrete - substance.days.length >= 1 &&
    !sentence.negated;
  if (bare && substance.grounded) {
    add('commit', 0.6);
    return;
  }
  // What goes on regularly is promised as well as what is done once: 'From now on you get one number every Thursday.'
  if (!future && !received && !(mine && precise !== undefined && !past && acting)) return;
  if (!mine && !received) return;
  const positive =
    acting && / (?:and|but|then) (?:i|we) (?!do not|will not|can not|am not|would not|cannot)/.test(words);
  if (REFUSING.some((refusal) => words.includes(refusal)) && !positive && !received) return;
  // What will not happen is news, not a promise.
  if (/ (?:is|are) not going to | will not (?:happen|be|make|work) /.test(words) && !positive) return;
  if (asksOfOther(words)) return;
  const vague = phraseIn(words, 'vagueCommit') !== null;
  const things = sentence.terms.filter(
    (term) => !term.tags.has('Adverb') && sentence.content.includes(term.root) && !ABSTRACT_WORDS.has(term.root),
  );
  const deliverable = things.filter(
    (term) => !substance.days.some((day) => day.text.toLowerCase().includes(term.word)),
  ).length;
  if (precise && deliverable >= 1 && !(vague && deliverable < 3)) add('commit', substance.hedged ? 0.6 : 1);
  else if (
    sentence.terms.some((term) => term.word === 'i' || term.word === 'we') &&
    (vague ||
      (substance.days.length === 0 &&
        !substance.grounded &&
        substance.emptiness < 0.6 &&
        deliverable >= 1 &&
        !sentence.negated &&
        context.concern === null))
  )
    blame('empty_commit');
}
