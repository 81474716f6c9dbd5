/**
 * Two manners that only show in how a thing is said: giving in to whatever the other wants, and holding something over their
 * head, openly or between the lines. Honest sentences use the same words, so each is told by two signs that know nothing of
 * each other: its form, and whether it comes nearer in meaning to sentences of the kind than to honest ones that look like it.
 */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { EXAMPLES, type ExampleKind } from './examples';
import { threatens } from './hostility';
import { chanceOf, utteranceOf } from './utterance';

/** Do it, or something happens; and what is said so that it need not be said. */
const PRESSES = [
  // A choice that is none.
  // 'Or we don’t open' is a consequence, 'or I call' and 'or you are out' are not.
  'or (?:else|i|hand|leave|lose it|be gone|you (?:are|go|leave|lose)|we (?:are|go|take|find|call))',
  'or on (?:monday|tuesday|wednesday|thursday|friday|your desk)',
  'take it or|either you|your choice|yes or no|there is nothing to (?:discuss|say|have)',
  // A last time.
  'last (?:time|chance|warning)|(?:have|got) until|by tonight|that is all i',
  // The other's matter made small.
  '(?:not|never) my problem|not here to|forget (?:the|that|it|about)|hand in your',
  // What will come of it for them.
  'you will (?:find out|regret|see)|see to it|do not expect|lawyers? (?:take|will)',
  'would be a (?:shame|pity)|(?:would )?hate to see|would not (?:want|like) to be',
  'people (?:will )?(?:talk|ask|remember|know)|long memory|understand each other|in your (?:position|place|shoes)',
  'only thinking of you|keep quiet|say nothing|saying nothing|(?:have|will have) to explain|not be me',
  'your (?:family|career|reference|visa)|stays? (?:friendly|quiet|where)',
] as const;
const PRESSING = new RegExp(` ${oneOf(...PRESSES)} `);

/** Whatever the other says, and nothing of one's own. */
const YIELDS = [
  'whatever|anything you|as much as you|as you (?:like|say|wish|want)|exactly as you|your way|up to you|suits you',
  '(?:do|would) not mind|i am easy|no problem|no pressure|of course|all yes|yes to',
  '(?:is|are|be) fine|fine (?:with|by|for) (?:me|us)|that is all right',
  'you can have|you shall have|you will have it|take your time|tell me when|you (?:just )?tell|just tell',
  'live with|work around|if you (?:like|want|say|prefer|need)|too if',
] as const;
const YIELDING = new RegExp(` ${oneOf(...YIELDS)} `);

const nearest = (text: string, kind: ExampleKind, similarity: Similarity): number =>
  Math.max(...EXAMPLES[kind].map((example) => similarity.cosine(text, example)));

/** As near (cosine) to a sentence of the kind as two that share a manner, and no matter, are. */
const SAME_MANNER = 0.3;
/** From here on (0-1) a sentence gives something, tells something or asks, whatever manner it has. */
const GIVES = 0.5;

/**
 * Whether a sentence holds something over the other's head: an ultimatum, or a threat between the lines. It proves nothing
 * alone: the units of conduct have to see something in it, too (`conductOf`).
 */
export function presses(sentence: Sentence, similarity: Similarity): boolean {
  if (similarity.name !== 'embedding') return false;
  if (!PRESSING.test(plainWords(sentence)) && !threatens(sentence, [])) return false;
  const near = nearest(sentence.text, 'press', similarity);
  return near >= SAME_MANNER && near > nearest(sentence.text, 'pressNear', similarity);
}

/** Whether a sentence gives in to whatever the other wants, and brings nothing itself. */
export function yields(sentence: Sentence, similarity: Similarity): boolean {
  if (similarity.name !== 'embedding' || !YIELDING.test(plainWords(sentence))) return false;
  const told = utteranceOf(sentence.text, similarity);
  const gives = chanceOf(
    told,
    'offer',
    'trade',
    'recommend',
    'promise_firm',
    'refuse_reasoned',
    'ask_fact',
    'ask_reason',
    'bad_news',
    'status',
    'own_fault',
  );
  const near = nearest(sentence.text, 'yield', similarity);
  return gives < GIVES && near > nearest(sentence.text, 'yieldNear', similarity);
}
