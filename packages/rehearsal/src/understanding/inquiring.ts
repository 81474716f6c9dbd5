/** Questions: what matters to the other, what was just said, or what they decide; and those that fit any conversation. */
import type { Sentence } from '../language/parse';
import { asksForAnswer, asksForDeed, asksForYes } from './asking';
import { phraseIn } from './phrases';
import { type SentenceReader, isLike, like, overlap } from './sentence-context';
import { substanceOf } from './substance';

const ASKING_WORDS = new Set(['what', 'which', 'who', 'when', 'where', 'why', 'how', 'whose', 'since']);
/** Words that point back at what was just said. */
const POINTING = new Set([
  'it',
  'that',
  'this',
  'they',
  'them',
  'he',
  'him',
  'she',
  'her',
  'those',
  'these',
  'one',
  'there',
  'then',
  'so',
  'his',
  'their',
]);
const TELL_ME = new Set(['show', 'tell', 'walk', 'take', 'explain', 'describe', 'talk', 'give']);

/** 'Why him?', 'and if it fails?': short, and only to be understood from what was just said. */
export function followsUp(sentence: Sentence, lastWords: ReadonlySet<string>): boolean {
  if (lastWords.size === 0 || sentence.terms.length > 9) return false;
  const words = sentence.terms.map((term) => term.word).filter((word) => word !== '');
  const first =
    words.find((word) => !['and', 'but', 'so', 'ok', 'okay', 'then', 'or', 'well', 'hm', 'right'].includes(word)) ?? '';
  const points = words.some((word) => POINTING.has(word));
  if (first === 'if') return true;
  if (!ASKING_WORDS.has(first)) return false;
  // 'What else?' and 'What do you think?' follow up on nothing.
  return words.length <= 3
    ? !['what', 'how'].includes(first) || points || (words.length === 2 && first === 'how')
    : points;
}

/** 'Show me the last one.': a question in another mood. */
export function asksToBeTold(sentence: Sentence): boolean {
  const at = sentence.terms.findIndex(
    (term) => !['so', 'then', 'and', 'ok', 'please', 'just', 'but'].includes(term.word),
  );
  const [verb, object] = [sentence.terms[at], sentence.terms[at + 1]];
  return (
    verb !== undefined &&
    TELL_ME.has(verb.word) &&
    (object?.word === 'me' || object?.word === 'us') &&
    !/ (?:by|before|until) /.test(` ${sentence.terms.map((term) => term.word).join(' ')} `)
  );
}

function wantsDecision({ context, words, substance }: SentenceReader): boolean {
  const { sentence, previous, next, index } = context;
  const named = substance.caseHits + substance.own + substance.known;
  const matter = substance.concrete - substance.days.length >= 1;
  const behind = [previous, next].some((near) => near !== null && substanceOf(index, near).grounded);
  const dated = substance.days.some((day) => day.precise);
  if (
    ((phraseIn(words, 'close') !== null && !/ (?:if|what would|how would|which of|how do|what do|who) /.test(words)) ||
      asksForDeed(sentence)) &&
    matter &&
    (named >= 1 || substance.concrete >= 2)
  )
    return true;
  return (
    ((asksForDeed(sentence) || asksForAnswer(sentence)) && dated) ||
    (asksForYes(sentence) && (behind || substance.grounded))
  );
}

/** Asks what is behind it: needs, fears, price, use; by its words or by what it comes near to. */
const asksBehind = ({ context, words }: SentenceReader): boolean =>
  phraseIn(words, 'priority') !== null ||
  (isLike(context, 'ask_priority', 0.58) && like(context, 'ask_priority') > like(context, 'askNear') + 0.03);

/** 'Are you going to tell the board by Thursday?' asks for a decision; 'what matters most?' for what is behind. */
export function readQuestion(reader: SentenceReader): void {
  const { context, words, substance, add, blame } = reader;
  const taken = overlap(context.sentence, context.lastWords);
  const named = substance.caseHits + substance.own + substance.known;
  const decision = wantsDecision(reader);
  if (phraseIn(words, 'offerQuestion') !== null && substance.grounded && context.sentence.content.length >= 5) {
    add('propose', Math.max(0.5, substance.weight));
    if (substance.own + substance.known >= 1) add('option', substance.amounts.length > 0 ? 0.8 : 0.55);
  } else if (
    /^ (?:and |so |but )?(?:would|could) (?!you |that |this |it )/.test(words) &&
    substance.grounded &&
    substance.concrete >= 2
  )
    add('propose', 0.5);
  if (decision) add('close', substance.days.length > 0 ? 1 : 0.7);
  const generic = phraseIn(words, 'genericQuestion') !== null && named <= 1 && taken === 0;
  if (asksBehind(reader) && !(generic && named === 0)) {
    add('ask_priority', named >= 1 || taken >= 1 ? 1 : 0.7);
    if (named + taken >= 2) add('ask', Math.min(1, 0.5 + 0.15 * (named + taken)));
  } else if (generic && !decision) blame('generic_question');
  else if (named >= 1 || taken >= 1) add('ask', Math.min(1, 0.5 + 0.15 * (named + taken)));
  else if (followsUp(context.sentence, context.lastWords)) add('ask', 0.6);
  // A question of concrete words is about something, whether or not the case names it.
  else if (substance.concrete >= 2 && substance.emptiness <= 0.5 && !isLike(context, 'off_topic', 0.5)) add('ask', 0.5);
  else if (substance.concrete <= 1 && !decision) blame('generic_question');
}
