/** What the stakeholder asked, and whether it was taken up (product §11.3). */
import { parseText, plainWords, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS } from '../language/vocabulary';
import type { Similarity } from '../similarity/similarity';
import type { CaseIndex } from './case-index';
import type { Reading } from './reading';
import { substanceOf } from './substance';

const DEMANDS = [
  ' i want to know ',
  ' i need to know ',
  ' i would like to know ',
  ' i asked ',
  ' i am asking ',
  ' i ask ',
];
const DEMANDING = new Set(['tell', 'show', 'explain', 'give', 'walk', 'say', 'convince', 'name', 'help']);

/** A question in another mood: 'Tell me what is different.' */
function demands(sentence: Sentence): boolean {
  const first = sentence.terms.find((term) => !['so', 'then', 'and', 'but', 'now', 'please'].includes(term.word));
  return (
    (first !== undefined && DEMANDING.has(first.word)) ||
    DEMANDS.some((demand) => plainWords(sentence).includes(demand))
  );
}

/** Questions of a stakeholder's message, the demands that are questions in another mood included. */
export function questionsIn(text: string): readonly Sentence[] {
  return parseText(text).filter((sentence) => sentence.text.includes('?') || demands(sentence));
}

export type Wanted = 'day' | 'amount' | 'person' | 'yes_no' | 'matter';

/** What kind of answer a question wants. */
export function wantedBy(question: Sentence): Wanted {
  const words = plainWords(question);
  if (/ (?:when|(?:which|what) (?:date|day)s?|how soon) /.test(words)) return 'day';
  if (
    / (?:how much|how many|how long|what does it cost|what will it cost|what percentage|how far|how big|what price|how often) /.test(
      words,
    )
  )
    return 'amount';
  if (/ (?:who|whose|which of you|whom) /.test(words)) return 'person';
  const first = question.terms.find((term) => !['and', 'so', 'but', 'then', 'ok'].includes(term.word));
  if (
    first &&
    ['is', 'are', 'do', 'does', 'did', 'can', 'could', 'will', 'would', 'have', 'has', 'should', 'am', 'was'].includes(
      first.word,
    )
  )
    return 'yes_no';
  return 'matter';
}

function answers(index: CaseIndex, similarity: Similarity, question: Sentence, reply: readonly Sentence[]): boolean {
  const asked = new Set(question.content.filter((word) => !ABSTRACT_WORDS.has(word)));
  const shared = (sentence: Sentence): number => sentence.content.filter((word) => asked.has(word)).length;
  const wanted = wantedBy(question);
  return reply.some((sentence) => {
    const substance = substanceOf(index, sentence);
    if (sentence.question) return false;
    const near = similarity.compare(sentence.text, question.text) >= similarity.related + 0.04 || shared(sentence) >= 1;
    if (wanted === 'day' && substance.days.some((day) => day.precise)) return true;
    if (wanted === 'amount' && substance.amounts.length > 0 && !substance.record) return true;
    if (
      wanted === 'person' &&
      (substance.names.length > 0 || sentence.terms.some((term) => ['i', 'me', 'myself'].includes(term.word))) &&
      (near || substance.grounded)
    )
      return true;
    if (
      wanted === 'yes_no' &&
      /^(?:yes|no|yeah|nope|not |we can'?t|i can'?t|it is|it isn'?t|never|correct|true)/i.test(sentence.text) &&
      (substance.concrete >= 1 || reply.length > 1)
    )
      return true;
    return near && (substance.grounded || (substance.concrete >= 3 && substance.emptiness < 0.5));
  });
}

/** What became of the questions in the stakeholder's last message. A good question back is half an answer. */
export function answerGiven(
  index: CaseIndex,
  similarity: Similarity,
  asked: readonly Sentence[],
  reply: readonly Sentence[],
): Reading['answer'] {
  if (asked.length === 0) return 'nothing_asked';
  const taken = asked.filter((question) => answers(index, similarity, question, reply)).length;
  if (taken === asked.length) return 'answered';
  if (taken > 0) return asked.length <= 2 ? 'answered' : 'partly';
  const grounded = reply.some((sentence) => substanceOf(index, sentence).grounded);
  return grounded ? 'partly' : 'dodged';
}
