/**
 * Does a sentence give something, or does it only name what is wrong? A move without a form of its own ('He signs for the
 * total.', 'Nobody rings you on that day.') settles a concern all the same, if it lays down what is or will be. It is told
 * by its grammar and its particulars, whatever its words: who acts, in which mood, with what day, figure or name.
 */
import { plainWords, type Sentence } from '../language/parse';
import { phraseIn } from './phrases';
import type { CaseIndex } from './case-index';
import { substanceOf } from './substance';
import { oncePerCase } from './per-case';

/** Verbs of state and of mind: whoever understands, hopes or needs has done nothing yet. */
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
  'will',
  'do',
  'should',
  'may',
  'might',
  'shall',
  'must',
  'remember',
  'suppose',
  'guess',
  'imagine',
  'look',
  'seem',
  'expect',
]);
const RULING = new Set([
  'only',
  'never',
  'each',
  'every',
  'nobody',
  'nothing',
  'none',
  'no',
  'whoever',
  'until',
  'till',
  'unless',
  'first',
  'before',
  'after',
  'once',
  'always',
  'both',
  'instead',
]);
/** What opens an instruction. */
const DEEDS = new Set([
  'postpone',
  'keep',
  'move',
  'drop',
  'swap',
  'split',
  'delay',
  'shift',
  'cut',
  'stop',
  'start',
  'leave',
  'put',
  'release',
  'switch',
  'replace',
  'limit',
  'freeze',
  'close',
  'open',
  'hold',
  'take',
  'run',
  'test',
  'send',
  'pay',
  'hire',
  'train',
  'turn',
  'remove',
  'add',
  'sign',
  'print',
  'bring',
  'give',
  'make',
  'write',
  'ask',
  'call',
  'ring',
  'deliver',
  'ship',
  'build',
  'book',
  'pause',
  'cancel',
  'fix',
  'show',
]);

const FEATURES = [
  'one',
  'money',
  'amounts',
  'days',
  'loose',
  'names',
  'hits',
  'empty',
  'hedged',
  'negated',
  'acts',
  'will',
  'passive',
  'past',
  'rules',
  'aboutYou',
  'you',
  'instructs',
  'understands',
  'sounds',
  'conditional',
  'mood',
] as const;
type Feature = (typeof FEATURES)[number];
const yes = (condition: boolean): number => (condition ? 1 : 0);

/** What there is to see in a sentence, each about 0-2. */
export function featuresOf(index: CaseIndex, sentence: Sentence): Readonly<Record<Feature, number>> {
  const words = plainWords(sentence);
  const { terms } = sentence;
  const substance = substanceOf(index, sentence);
  const opening = terms.find((term) => !['so', 'then', 'and', 'ok', 'yes', 'no', 'please', 'just'].includes(term.word));
  return {
    one: 1,
    money: yes(substance.amounts.some((amount) => amount.kind === 'money')),
    amounts: Math.min(2, substance.amounts.length),
    days: Math.min(2, substance.days.filter((day) => day.precise).length),
    loose: yes(substance.days.some((day) => !day.precise)),
    names: Math.min(2, substance.names.length),
    hits: Math.min(4, substance.caseHits) / 2,
    empty: substance.emptiness,
    hedged: yes(substance.hedged),
    negated: yes(sentence.negated),
    acts: yes(
      terms.some(
        (term, at) =>
          ['i', 'we'].includes(term.word) &&
          terms
            .slice(at + 1, at + 4)
            .some(
              (next) =>
                next.tags.has('Verb') &&
                !next.tags.has('Modal') &&
                !STATIVE.has(next.root) &&
                !next.tags.has('PastTense'),
            ),
      ),
    ),
    will: yes(/ (?:i|we) (?:will|shall|can|would) (?!not )/.test(words)),
    passive: yes(/ (?:will|shall|can|is to|are to|would) be /.test(words)),
    past: yes(terms.some((term) => term.tags.has('PastTense') && !term.tags.has('Participle'))),
    rules: yes(terms.some((term) => RULING.has(term.word))),
    aboutYou: yes(
      /^ (?:so |and |that |i see |i know |i understand |then |ok |because |but )*(?:you|your) /.test(words),
    ),
    you: yes(/ (?:you|your|yours) /.test(words)),
    instructs: yes(
      opening !== undefined && DEEDS.has(opening.root) && !opening.tags.has('PastTense') && opening.tags.has('Verb'),
    ),
    understands: yes(phraseIn(words, 'understand') !== null),
    sounds: yes(
      (['assurance', 'hollow', 'vagueCommit', 'announce'] as const).some((kind) => phraseIn(words, kind) !== null),
    ),
    conditional: yes(/ (?:if|unless|then|as long as|whenever|when) /.test(words)),
    mood: yes(/ (?:should|must|have to|has to|need to|needs to|might|may) /.test(words)),
  };
}

/** Fitted on the library's own examples, scenario by scenario left out: what settles a concern against what only names it, and what only sounds. */
const GIVES: Readonly<Record<Feature, number>> = {
  one: 0.5,
  money: 0.2,
  amounts: 0.7,
  days: 1.7,
  loose: 0.3,
  names: 0.5,
  hits: -0.1,
  empty: -2.1,
  hedged: -0.9,
  negated: -0.2,
  acts: 0.3,
  will: 0.1,
  passive: -0.6,
  past: -0.4,
  rules: 0.2,
  aboutYou: -0.9,
  you: -0.6,
  instructs: 0.6,
  understands: -1.6,
  sounds: -2,
  conditional: 0.1,
  mood: -0.7,
};
const NAMES: Readonly<Record<Feature, number>> = {
  one: -0.9,
  money: -0.5,
  amounts: -0.3,
  days: -1.4,
  loose: -0.2,
  names: -0.5,
  hits: 0.4,
  empty: -0.4,
  hedged: -0.1,
  negated: 1,
  acts: -0.7,
  will: -1,
  passive: -0.3,
  past: 0.4,
  rules: -0.4,
  aboutYou: 1,
  you: 1.1,
  instructs: -0.7,
  understands: 1.9,
  sounds: -1.1,
  conditional: 0.2,
  mood: 0.7,
};
const weigh = (features: Readonly<Record<Feature, number>>, weights: Readonly<Record<Feature, number>>): number =>
  FEATURES.reduce((sum, feature) => sum + features[feature] * weights[feature], 0);

export interface Giving {
  /** 0-1: how much it lays down. Nothing for questions, recited figures and what only sounds. */
  readonly gives: number;
  /** 0-1: how much it has the form of naming what the other carries. */
  readonly names: number;
}

/** Names of moves in the mouth of who should make them: 'as the owner I name a deliverable'. */
const FORMS = new Set([
  'option',
  'owner',
  'deliverable',
  'trade-off',
  'tradeoff',
  'boundary',
  'stakeholder',
  'recommendation',
  'commitment',
  'concern',
  'risk',
  'commit',
  'acknowledge',
  'recommend',
  'summarise',
  'summarize',
]);
/** Whether a sentence names the form of a move: a sign that it is a recital. */
export const recites = (sentence: Sentence): boolean =>
  sentence.terms.some((term) => FORMS.has(term.root) || FORMS.has(term.word));

function measure(index: CaseIndex, sentence: Sentence): Giving {
  const substance = substanceOf(index, sentence);
  if (sentence.content.length < 2 || substance.record) return { gives: 0, names: 0 };
  const features = featuresOf(index, sentence);
  const moves =
    features.acts + features.will + features.rules + features.instructs + features.passive + features.conditional > 0 ||
    substance.own > 0;
  const gives =
    sentence.question || !moves || substance.concrete < 2
      ? 0
      : (recites(sentence) ? 0.3 : 1) * Math.min(1, Math.max(0, (weigh(features, GIVES) + 0.3) / 1.5));
  return { gives, names: Math.min(1, Math.max(0, (weigh(features, NAMES) + 0.5) / 1.5)) };
}

/** How far a sentence gives something, and how far it names what weighs on the other; computed once. */
export const givingOf = oncePerCase(measure);
