/** Statements: what is so and why, whose fault it was, what could be done at what price, what will not be done. */
import { ABSTRACT_WORDS, MONEY_UNITS, TIME_UNITS } from '../language/vocabulary';
import { plainWords, type Sentence } from '../language/parse';
import { asksOfOther, opensAlternative, recommends } from './asking';
import { givingOf } from './giving';
import { takesOn } from './owning';
import { phraseIn } from './phrases';
import { refuses } from './refusing';
import { FIRST_PERSON, type SentenceReader, isLike, like, SECOND_PERSON, sounding } from './sentence-context';
import { substanceOf, type Substance } from './substance';

const NEWS_ROOTS = new Set([
  'slip',
  'late',
  'delay',
  'fail',
  'miss',
  'lose',
  'lost',
  'break',
  'broke',
  'broken',
  'behind',
  'over',
  'overrun',
  'gone',
  'stop',
  'leave',
  'left',
  'short',
  'wrong',
  'underestimate',
  'defect',
  'bug',
  'outage',
  'breach',
  'crash',
  'cannot',
  'slide',
  'drop',
  'error',
  'fault',
  'overspend',
  'overspent',
  'worse',
  'missing',
  'unpaid',
  'blocked',
  'block',
  'stuck',
  'down',
  'not',
  'late',
  'overdue',
  'fall',
  'fell',
  'exceed',
  'rise',
  'rose',
  'red',
]);
/** Deeds that open an instruction: 'Postpone twenty to February.' */
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
  'pause',
  'cancel',
  'ship',
  'deliver',
]);
const PRICE_WORDS = new Set([
  'cost',
  'save',
  'take',
  'option',
  'way',
  'price',
  'extra',
  'more',
  'less',
  'lose',
  'need',
  'require',
  'mean',
  'second',
  'first',
  'third',
]);

/** Whether a sentence names what would be done, beyond what it costs and how long it takes. */
function namesCourse(sentence: Sentence, substance: Substance): boolean {
  return (
    sentence.content.some(
      (word) =>
        !ABSTRACT_WORDS.has(word) &&
        !PRICE_WORDS.has(word) &&
        !TIME_UNITS.has(word) &&
        !MONEY_UNITS.has(word) &&
        !/\d/.test(word) &&
        !sentence.terms.some((term) => term.root === word && (term.tags.has('Value') || term.tags.has('Date'))),
    ) || substance.names.length > 0
  );
}

/** One's own fault, named, with the thing beside it. */
function ownsUp({ context, words, substance }: SentenceReader): boolean {
  const { sentence, previous, next, similarity, index } = context;
  if (phraseIn(words, 'hollow') !== null || / (?:was|is) (?:not|never) (?:my|our) /.test(words)) return false;
  const first = sentence.terms.some((term) => FIRST_PERSON.has(term.word) || term.word === 'mine');
  const named = phraseIn(words, 'own') !== null || takesOn(sentence);
  const meant =
    similarity.name === 'embedding' &&
    first &&
    sentence.terms.some((term) => term.tags.has('PastTense')) &&
    isLike(context, 'own') &&
    like(context, 'own') > like(context, 'ownNear');
  const besides = [previous, next].some((near) => near !== null && substanceOf(index, near).concrete >= 2);
  return (named || meant) && (substance.concrete >= 1 || (named && besides));
}

function readFacts(reader: SentenceReader): void {
  const { context, words, substance, add } = reader;
  const { sentence } = context;
  const mine = sentence.terms.some((term) => FIRST_PERSON.has(term.word));
  const happened = sentence.terms.some(
    (term) =>
      NEWS_ROOTS.has(term.root) &&
      (term.word === 'not' ? mine || substance.days.length > 0 : !term.tags.has('Noun') || term.tags.has('Verb')),
  );
  const ends = / (?:only until|until|after that) /.test(words) && substance.days.length > 0 && !mine;
  const aboutThem = !mine && sentence.terms.some((term) => SECOND_PERSON.has(term.word));
  if (
    (happened || ends) &&
    !aboutThem &&
    !playsDown(words) &&
    substance.grounded &&
    (substance.amounts.length > 0 || substance.days.length > 0 || substance.caseHits >= 2)
  )
    add('news', Math.max(0.6, substance.weight));
  if (ownsUp(reader)) add('own', substance.grounded ? 1 : 0.6);
  if (phraseIn(words, 'cause') !== null && substance.grounded) add('cause', substance.weight);
  const counted = substance.amounts.length > 0 || substance.days.length > 0;
  if (substance.grounded && (substance.amounts.length > 0 || substance.known > 0) && counted && !substance.record)
    add('figure', substance.hedged ? 0.4 : 0.7);
}

/** Two parts of one thing, each with its own day or amount: 'four by the 3rd and the other two in June'. */
const splits = (words: string, substance: Substance): boolean =>
  / (?:the other|the others|the rest|the remaining|the remainder|the first|the second) /.test(words) &&
  substance.amounts.length + substance.days.length >= 2;
/** A course and what it is worth in the same breath, without a word for an option: 'Release one plant, 1.9 million, and look again in June.' */
const prices = (substance: Substance): boolean =>
  substance.amounts.some((amount) => amount.kind === 'money' || amount.kind === 'duration');
/** 'It is not really red' reports nothing. */
const playsDown = (words: string): boolean => / not (?:really|actually|that|so|exactly|quite) /.test(words);
/** Something that waits, goes on or is left, and until when. */
const putsOff = (words: string, substance: Substance): boolean =>
  / (?:waits?|moves?|goes on|go on|stays?|holds?|comes? later|slides?|follows?) /.test(words) &&
  substance.days.length + substance.amounts.length >= 1 &&
  substance.own + substance.known >= 1;

function readOptions(reader: SentenceReader): void {
  const { context, words, substance, add, blame } = reader;
  const { sentence, previous, next, index } = context;
  const mine = sentence.terms.some((term) => FIRST_PERSON.has(term.word));
  const trade = phraseIn(words, 'trade') !== null;
  const before = previous === null ? null : substanceOf(index, previous);
  // An option is a course and its price; a price alone belongs to what was named just before, or to nothing.
  const course =
    namesCourse(sentence, substance) ||
    substance.days.some((day) => day.precise) ||
    (previous !== null && before !== null && !/\boption\b/.test(words) && namesCourse(previous, before));
  const asksOther = asksOfOther(words) || / (?:i|we|you) (?:could|can|would) $/.test(words);
  const announced = phraseIn(words, 'announce') !== null;
  const past = sentence.terms.some(
    (term) => term.tags.has('PastTense') && !term.tags.has('Participle') && !term.tags.has('Passive'),
  );
  if (phraseIn(words, 'option') !== null && !asksOther) {
    if (!course) blame('empty_option');
    else if (substance.grounded || (substance.concrete >= 3 && substance.emptiness < 0.5))
      add('option', substance.amounts.length > 0 && trade ? 1 : trade || substance.amounts.length > 0 ? 0.75 : 0.45);
    if ((words.includes(' option') || announced) && (substance.emptiness > 0.5 || announced) && substance.own === 0)
      blame('empty_option');
  } else if (
    !asksOther &&
    trade &&
    (!past || / (?:would|will|could|can) /.test(words)) &&
    course &&
    substance.amounts.length > 0 &&
    substance.grounded &&
    (mine || / (?:will|would|can|could|if|instead|extra|more|without|drop|costs|saves|means) /.test(words))
  )
    add('option', 0.7);
  else if (!asksOther && !past && substance.grounded && course && !announced && substance.emptiness < 0.5) {
    const opening = sentence.terms.find((term) => !['so', 'then', 'and', 'ok', 'yes'].includes(term.word));
    const instructs = opening !== undefined && DEEDS.has(opening.root) && opening.tags.has('Verb');
    const priced =
      prices(substance) ||
      (next !== null &&
        !next.question &&
        prices(substanceOf(index, next)) &&
        /^ (?:that|it|this|which) /.test(plainWords(next)));
    if ((instructs && priced) || splits(words, substance)) add('option', 0.65);
    else if (putsOff(words, substance) && (priced || /[;,]/.test(sentence.text)) && !mine) add('option', 0.55);
    else if (
      (words.match(/ costs? /g) ?? []).length >= 2 ||
      (/^ \S+ing /.test(words) && / costs? /.test(words) && substance.amounts.length > 0)
    )
      add('option', 0.75);
  }
  if (
    recommends(words) &&
    (substance.grounded || (before?.grounded === true && substance.emptiness < 0.6 && !sounding(words)))
  )
    add('recommend', 0.8);
  if (
    opensAlternative(sentence) &&
    before?.grounded === true &&
    substance.concrete >= 2 &&
    substance.emptiness < 0.5 &&
    !sounding(words)
  )
    add('option', 0.55);
  const arrow = /->|→|=>|\s=\s/.test(sentence.text) && substance.amounts.length + substance.days.length >= 1;
  if (arrow && substance.grounded) add('option', substance.amounts.length > 0 ? 0.75 : 0.5);
}

function readRefusal({ context, words, substance, add }: SentenceReader): void {
  const { sentence, previous, next, index } = context;
  if (!refuses(sentence) || phraseIn(words, 'overPromise') !== null || substance.emptiness >= 0.6) return;
  const definite =
    substance.grounded ||
    substance.concrete >= 2 ||
    (substance.concrete >= 1 && (substance.caseHits + substance.known >= 1 || context.concern !== null));
  const before = previous !== null && !previous.question && substanceOf(index, previous).concrete >= 2;
  if (!definite && !(before && sentence.terms.length <= 8)) return;
  const around = [sentence, next, previous].flatMap((near) => (near ? [plainWords(near)] : []));
  const reasoned = around.some((near) => phraseIn(near, 'cause') !== null || phraseIn(near, 'trade') !== null);
  const besides = [previous, next].some((near) => near !== null && !near.question && substanceOf(index, near).grounded);
  const alternative = around.some((near) => phraseIn(near, 'alternative') !== null);
  add('boundary', reasoned && alternative ? 1 : reasoned || alternative || besides || substance.grounded ? 0.6 : 0.45);
}

/** What will be done, whatever it is called: an instruction, a rule, a plan. */
function readPlan({ context, words, substance, add }: SentenceReader): void {
  const { sentence } = context;
  const past = sentence.terms.some((term) => term.tags.has('PastTense'));
  const proposes = /\b(?:will|would|can|could|shall|let|should|must|suppose|if|then|propose|goes|gets|stays)\b/.test(
    words,
  );
  const stipulates = !past && substance.own >= 1;
  const opening = sentence.terms.find((term) => !['so', 'then', 'and', 'ok', 'yes'].includes(term.word));
  const instructs = opening !== undefined && DEEDS.has(opening.root) && opening.tags.has('Verb');
  const { gives, names } = givingOf(context.index, sentence);
  if (instructs && (substance.grounded || substance.concrete >= 3)) add('propose', Math.max(0.6, substance.weight));
  else if (
    names < 0.6 &&
    gives >= 0.3 &&
    (context.concern !== null || substance.grounded) &&
    substance.emptiness <= 0.34 &&
    substance.concrete >= 2 &&
    !past &&
    !(proposes && substance.grounded)
  )
    add('propose', Math.max(0.45, 0.6 * gives));
  if ((proposes || stipulates) && substance.grounded && names < 0.8 && (!sentence.negated || stipulates))
    add('propose', proposes ? Math.max(0.5, substance.weight) : Math.max(0.4, substance.weight * 0.8));
}

export function readStatement(reader: SentenceReader): void {
  readFacts(reader);
  readOptions(reader);
  readRefusal(reader);
  readPlan(reader);
}
