/** The moves in one sentence, each only with its substance (coach.md §1). */
import { plainWords, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS, MONEY_UNITS, PRAISE, TIME_UNITS } from '../language/vocabulary';
import type { Similarity } from '../similarity/similarity';
import { asksForAnswer, asksForDeed, asksForYes, asksOfOther, opensAlternative, recommends } from './asking';
import type { CaseIndex } from './case-index';
import { EXAMPLES, phraseIn, type ExampleKind } from './phrases';
import type { Act, ActKind, Fault, FaultKind } from './reading';
import { substanceOf, type Substance } from './substance';
import type { Relevance } from './topic';

export interface SentenceContext {
  readonly index: CaseIndex;
  readonly similarity: Similarity;
  readonly sentence: Sentence;
  readonly previous: Sentence | null;
  readonly next: Sentence | null;
  /** The concern it speaks to. */
  readonly concern: Relevance | null;
  /** Concrete roots of what the stakeholder said last, and ever. */
  readonly lastWords: ReadonlySet<string>;
  readonly saidWords: ReadonlySet<string>;
  /** Concerns already answered with something before this sentence. */
  readonly answered: ReadonlySet<string>;
}

const FIRST = new Set(['i', 'we', 'us', 'me', 'my', 'our']);
const SECOND = new Set(['you', 'your', 'yours', 'yourself']);
/** To understand, to hope or to be is no deed, and can't be promised for a day. */
const STATIVE = new Set(['understand', 'hear', 'know', 'believe', 'appreciate', 'think', 'see', 'feel', 'hope', 'want', 'be', 'is', 'are', 'am', 'was', 'have', 'value', 'like', 'love', 'realise', 'realize', 'recognise', 'agree', 'need', 'trust', 'mean', 'wish', 'would', 'can', 'could']);
const NEWS_ROOTS = new Set([
  'slip', 'late', 'delay', 'fail', 'miss', 'lose', 'lost', 'break', 'broke', 'broken', 'behind', 'over', 'overrun', 'gone', 'stop', 'leave', 'left', 'short', 'wrong', 'underestimate', 'defect', 'bug', 'outage', 'breach', 'crash',
  'cannot', 'slide', 'drop', 'error', 'fault', 'overspend', 'overspent', 'worse', 'missing', 'unpaid', 'blocked', 'block', 'stuck', 'down', 'not', 'late', 'overdue', 'fall', 'fell', 'exceed', 'rise', 'rose',
]);
/** What takes a promise out of a sentence; a 'not' elsewhere in it doesn't. */
const REFUSING = [' i will not ', ' we will not ', ' i can not ', ' we can not ', ' i do not ', ' we do not ', ' i am not ', ' we are not ', ' i would not ', ' i cannot ', ' we cannot '];
/** Deeds that open an instruction: 'Postpone twenty to February.' */
const DEEDS = new Set(['postpone', 'keep', 'move', 'drop', 'swap', 'split', 'delay', 'shift', 'cut', 'stop', 'start', 'leave', 'put', 'release', 'switch', 'replace', 'limit', 'freeze', 'close', 'open', 'hold', 'take', 'run', 'test', 'send', 'pay', 'hire', 'train', 'turn', 'remove', 'add', 'sign']);
/** Words by which a present sentence lays down a rule instead of describing. */
const RULING = new Set(['only', 'never', 'always', 'each', 'every', 'nobody', 'nothing', 'none', 'no', 'all', 'whoever', 'not', 'until', 'unless', 'first']);
const CLOSE_ENOUGH = 0.62;

const like = (context: SentenceContext, kind: ExampleKind): number =>
  EXAMPLES[kind].reduce((best, example) => Math.max(best, context.similarity.compare(context.sentence.text, example)), 0);

interface Found {
  readonly acts: Act[];
  readonly faults: Fault[];
}

const overlap = (sentence: Sentence, words: ReadonlySet<string>): number => new Set(sentence.content.filter((word) => words.has(word))).size;
const markedOrLike = (context: SentenceContext, words: string, phrase: Parameters<typeof phraseIn>[1], example: ExampleKind): boolean =>
  phraseIn(words, phrase) !== null || (context.similarity.name === 'embedding' && like(context, example) >= CLOSE_ENOUGH);

/** 'Are you going to tell the board by Thursday?' asks for a decision; 'what matters most?' for what is behind. */
function readQuestion(context: SentenceContext, words: string, substance: Substance, add: (kind: ActKind, strength: number) => void, blame: (kind: FaultKind) => void): void {
  const followsUp = overlap(context.sentence, context.lastWords);
  const named = substance.caseHits + substance.own + substance.known;
  const matter = substance.concrete - substance.days.length >= 1;
  const behind = [context.previous, context.next].some((near) => near !== null && substanceOf(context.index, near).grounded);
  const dated = substance.days.some((day) => day.precise);
  const wantsDecision =
    ((phraseIn(words, 'close') !== null || asksForDeed(context.sentence)) && matter && (named >= 1 || substance.concrete >= 2)) ||
    ((asksForDeed(context.sentence) || asksForAnswer(context.sentence)) && dated) || (asksForYes(context.sentence) && (behind || substance.grounded));
  if (phraseIn(words, 'offerQuestion') !== null && substance.grounded && context.sentence.content.length >= 5) {
    add('propose', Math.max(0.5, substance.weight));
    if (substance.own + substance.known >= 1) add('option', substance.amounts.length > 0 ? 0.8 : 0.55);
  }
  if (wantsDecision) add('close', substance.days.length > 0 ? 1 : 0.7);
  const rightGeneral = markedOrLike(context, words, 'priority', 'ask_priority');
  if (rightGeneral) add('ask_priority', named >= 1 || followsUp >= 1 ? 1 : 0.7);
  else if (phraseIn(words, 'genericQuestion') !== null && named <= 1 && !wantsDecision) blame('generic_question');
  else if (named >= 1 || followsUp >= 1) add('ask', Math.min(1, 0.5 + 0.15 * (named + followsUp)));
  else if (substance.concrete <= 1 && !wantsDecision) blame('generic_question');
}

function readCommitment(context: SentenceContext, words: string, substance: Substance, add: (kind: ActKind, strength: number) => void, blame: (kind: FaultKind) => void): void {
  const { sentence } = context;
  const future = phraseIn(words, 'future') !== null || sentence.terms.some((term) => term.tags.has('FutureTense'));
  const mine = sentence.terms.some((term) => term.word === 'i' || term.word === 'we' || term.word === 'me' || term.word === 'my') || substance.names.length > 0;
  const past = sentence.terms.some((term) => term.tags.has('PastTense') && !term.tags.has('Passive') && !term.tags.has('Participle')) && !future;
  const received = words.includes(' you will have ') || words.includes(' you get ') || words.includes(' you will get ') || words.includes(' you have it ') || words.includes(' reaches you ') || words.includes(' comes to you ') || words.includes(' you hear ');
  const dated = substance.days.some((day) => day.precise);
  const acting = sentence.terms.some((term, at) => term.tags.has('Verb') && !term.tags.has('Modal') && !STATIVE.has(term.root) && (sentence.terms[at - 1]?.word === 'i' || sentence.terms[at - 1]?.word === 'we' || sentence.terms[at - 2]?.word === 'i' || substance.names.some((name) => name.toLowerCase() === sentence.terms[at - 1]?.word) || at === 0));
  // 'Raw logs Thursday, 09:00.': a thing and a day without a verb is a promise in a hurry.
  const bare = dated && !sentence.terms.some((term) => term.tags.has('Verb') || term.tags.has('Pronoun')) && sentence.content.length <= 9 && substance.concrete - substance.days.length >= 1 && !sentence.negated;
  if (bare && substance.grounded) {
    add('commit', 0.6);
    return;
  }
  if (!future && !received && !(mine && dated && !past && acting)) return;
  if (!mine && !received) return;
  if (REFUSING.some((words_) => words.includes(words_))) return;
  if (asksOfOther(words)) return;
  const vague = phraseIn(words, 'vagueCommit') !== null;
  const precise = substance.days.find((day) => day.precise);
  const things = sentence.terms.filter((term) => !term.tags.has('Adverb') && sentence.content.includes(term.root) && !ABSTRACT_WORDS.has(term.root));
  const deliverable = things.filter((term) => !substance.days.some((day) => day.text.toLowerCase().includes(term.word))).length;
  if (precise && deliverable >= 1 && !(vague && deliverable < 3)) add('commit', substance.hedged ? 0.6 : 1);
  else if (sentence.terms.some((term) => term.word === 'i' || term.word === 'we') && (vague || (substance.days.length === 0 && !substance.grounded && substance.emptiness < 0.6 && deliverable >= 1))) blame('empty_commit');
}

const PRICE_WORDS = new Set(['cost', 'save', 'take', 'option', 'way', 'price', 'extra', 'more', 'less', 'lose', 'need', 'require', 'mean', 'second', 'first', 'third']);

/** Whether a sentence names what would be done, beyond what it costs and how long it takes. */
function namesCourse(sentence: Sentence, substance: Substance): boolean {
  return sentence.content.some((word) => !ABSTRACT_WORDS.has(word) && !PRICE_WORDS.has(word) && !TIME_UNITS.has(word) && !MONEY_UNITS.has(word) && !/\d/.test(word) && !sentence.terms.some((term) => term.root === word && (term.tags.has('Value') || term.tags.has('Date')))) || substance.names.length > 0;
}

/** One's own fault, named. 'Sorry to bother you' owns nothing, and nobody owns by what the other did. */
function ownsUp(context: SentenceContext, words: string, substance: Substance): boolean {
  const { sentence, previous, next, similarity } = context;
  if (phraseIn(words, 'hollow') !== null || / (?:was|is) (?:not|never) (?:my|our) /.test(words)) return false;
  const first = sentence.terms.some((term) => FIRST.has(term.word) || term.word === 'mine');
  const named = phraseIn(words, 'own') !== null;
  const meant = similarity.name === 'embedding' && first && sentence.terms.some((term) => term.tags.has('PastTense')) && like(context, 'own') >= CLOSE_ENOUGH && like(context, 'own') > like(context, 'ownNear');
  const besides = [previous, next].some((near) => near !== null && substanceOf(context.index, near).concrete >= 2);
  return (named || meant) && (substance.concrete >= 1 || (named && besides));
}

function readStatement(context: SentenceContext, words: string, substance: Substance, add: (kind: ActKind, strength: number) => void, blame: (kind: FaultKind) => void): void {
  const { sentence } = context;
  const mine = sentence.terms.some((term) => FIRST.has(term.word));
  const happened = sentence.terms.some((term) => NEWS_ROOTS.has(term.root) && (term.word === 'not' ? mine || substance.days.length > 0 : !term.tags.has('Noun') || term.tags.has('Verb')));
  const aboutThem = !mine && sentence.terms.some((term) => SECOND.has(term.word));
  const news = happened && !aboutThem;
  if (news && substance.grounded && (substance.amounts.length > 0 || substance.days.length > 0 || substance.caseHits >= 2)) add('news', Math.max(0.6, substance.weight));
  if (ownsUp(context, words, substance)) add('own', substance.grounded ? 1 : 0.6);
  if (phraseIn(words, 'cause') !== null && substance.grounded) add('cause', substance.weight);
  if (substance.grounded && (substance.amounts.length > 0 || substance.known > 0) && !substance.record) add('figure', substance.hedged ? 0.4 : 0.7);
  const trade = phraseIn(words, 'trade') !== null;
  // An option is a course and its price; a price alone belongs to what was named just before, or to nothing.
  const course = namesCourse(sentence, substance) || substance.days.some((day) => day.precise) || (context.previous !== null && !/\boption\b/.test(words) && namesCourse(context.previous, substanceOf(context.index, context.previous)));
  const asksOther = asksOfOther(words) || / (?:i|we|you) (?:could|can|would) $/.test(words);
  if (phraseIn(words, 'option') !== null && !asksOther) {
    if (!course) blame('empty_option');
    else if (substance.grounded || (substance.concrete >= 3 && substance.emptiness < 0.5)) add('option', substance.amounts.length > 0 && trade ? 1 : trade || substance.amounts.length > 0 ? 0.75 : 0.45);
    if ((words.includes(' option') || phraseIn(words, 'announce') !== null) && (substance.emptiness > 0.5 || phraseIn(words, 'announce') !== null) && substance.own === 0) blame('empty_option');
  } else if (!asksOther && trade && course && substance.amounts.length > 0 && substance.grounded && (mine || / (?:will|would|can|could|if|instead|extra|more|without|drop|costs|saves|means) /.test(words))) add('option', 0.7);
  const before = context.previous === null ? null : substanceOf(context.index, context.previous);
  if (recommends(words) && (substance.grounded || (before?.grounded === true && substance.emptiness < 0.6 && !sounding(words)))) add('recommend', 0.8);
  if (opensAlternative(sentence) && before?.grounded === true && substance.concrete >= 2 && substance.emptiness < 0.5 && !sounding(words)) add('option', 0.55);
  const arrow = /->|→|=>|\s=\s/.test(sentence.text) && substance.amounts.length + substance.days.length >= 1;
  if (arrow && substance.grounded) add('option', substance.amounts.length > 0 ? 0.75 : 0.5);
  const opensWithNo = /^(?:no|not|don['’]?t|do not|nothing|nobody|we don['’]?t)\b/i.test(sentence.text) && phraseIn(words, 'overPromise') === null;
  const firm = sentence.negated && !/ (?:is|are|was) never | i want to | no extra | nearly no | i do not (?:know|think|want|mind|need|ask|say|see|have|remember|understand|get|like) /.test(words) && (mine || substance.caseHits >= 1 || /^no\b/i.test(sentence.text)) && phraseIn(words, 'refuse') !== null;
  const plainNo = mine && firm && sentence.terms.length <= 9 && substance.caseHits + substance.known >= 1 && context.next !== null && substanceOf(context.index, context.next).grounded && !context.next.question;
  const around = [sentence, context.next, context.previous].flatMap((near) => (near ? [plainWords(near)] : []));
  const reasoned = around.some((near) => phraseIn(near, 'cause') !== null || phraseIn(near, 'trade') !== null);
  const alternative = around.some((near) => phraseIn(near, 'alternative') !== null) || (opensWithNo && context.next !== null && substanceOf(context.index, context.next).grounded);
  if (plainNo) add('boundary', 0.6);
  if (firm && (substance.grounded || substance.concrete >= 2 || (opensWithNo && substance.caseHits >= 1)) && (reasoned || alternative) && substance.emptiness < 0.6 && (opensWithNo || /\b(?:can|will|would|going|no|never|stop|refuse|stay)\b/.test(words))) {
    add('boundary', reasoned && alternative ? 1 : 0.6);
  }
  const proposes = /\b(?:will|would|can|could|shall|let|should|must|suppose|if|then|propose|goes|gets|stays)\b/.test(words);
  const stipulates = !sentence.terms.some((term) => term.tags.has('PastTense')) && substance.own >= 1;
  const opening = sentence.terms.find((term) => !['so', 'then', 'and', 'ok', 'yes'].includes(term.word));
  const instructs = opening !== undefined && DEEDS.has(opening.root) && opening.tags.has('Verb');
  const rules = sentence.terms.some((term) => RULING.has(term.word)) && context.concern !== null && context.concern.cues >= 1 && substance.emptiness <= 0.34 && substance.concrete >= 2 && !sentence.terms.some((term) => term.tags.has('PastTense'));
  if (instructs && (substance.grounded || substance.concrete >= 3)) add('propose', Math.max(0.6, substance.weight));
  else if (rules && !(proposes && substance.grounded)) add('propose', 0.5);
  if ((proposes || stipulates) && substance.grounded && (!sentence.negated || stipulates)) add('propose', proposes ? Math.max(0.5, substance.weight) : Math.max(0.4, substance.weight * 0.8));
}

/** A bare 'so' sums up only where it opens the sentence. */
function gives(words: string): boolean {
  const phrase = phraseIn(words, 'summarise');
  return phrase !== null && (phrase !== 'so' || /^ (?:ok |okay |right |good |and |then )*so /.test(words)) && !words.includes(' please ');
}

function readListening(context: SentenceContext, words: string, substance: Substance, add: (kind: ActKind, strength: number) => void, blame: (kind: FaultKind) => void): void {
  const { sentence, concern, similarity } = context;
  const second = sentence.terms.some((term) => SECOND.has(term.word));
  const said = overlap(sentence, context.saidWords);
  const particulars = substance.amounts.length + substance.days.length + substance.names.length;
  if (gives(words) && (particulars >= 1 || said >= 4 || (said >= 3 && substance.emptiness <= 0.34)) && said + substance.known >= 3 && substance.grounded && substance.emptiness <= 0.5 && sentence.terms.some((term) => term.tags.has('Verb') && !ABSTRACT_WORDS.has(term.root))) add('summarise', Math.min(1, 0.4 + 0.15 * said));
  const understanding = markedOrLike(context, words, 'understand', 'acknowledge');
  // A question names what is at stake only where it says so: asking after a thing is not naming it.
  const tells = !sentence.question || phraseIn(words, 'understand') !== null || substance.own + substance.known >= 1;
  const named = tells && concern !== null && (concern.cues >= 1 || concern.acknowledged >= similarity.close);
  const theirs = second || understanding || (concern !== null && concern.acknowledged >= similarity.close + 0.08);
  const particular = substance.caseHits + substance.known >= 1 && substance.concrete >= 2;
  if (named && theirs && particular && substance.emptiness <= 0.6 && !(concern !== null && concern.near > concern.acknowledged + 0.08)) {
    if (understanding || concern.acknowledged >= similarity.related) add('acknowledge', context.answered.has(concern.concern) ? 0.5 : 1);
  } else if (phraseIn(words, 'hollow') !== null && substance.concrete <= 2 && substance.own + substance.known === 0) blame('hollow_comfort');
  if (second && phraseIn(words, 'benefit') !== null && named && substance.grounded && /\b(?:so|can|will|gives|keep|lets|walk|without|have)\b/.test(words)) add('interest', 0.8);
}

const sounding = (words: string): boolean => (['assurance', 'hollow', 'vagueCommit', 'announce'] as const).some((kind) => phraseIn(words, kind) !== null);

/** The figure that counts in a sentence: what it costs stands before what it is measured against. */
function spokenFor(sentence: Sentence, substance: Substance): string | null {
  const priced = substance.amounts.find((amount) => amount.kind === 'money' && /(?:costs?|costing|for|extra|price of|price is|pay|saves?|and|is) ?(?:about |another )?$/i.test(sentence.text.slice(0, Math.max(0, sentence.text.indexOf(amount.text)))));
  return (priced ?? substance.amounts[0])?.text ?? null;
}

/** Words of an over-promise that also describe one of two ways. */
const BROAD = new Set(['all of it', 'without any', 'easily']);

/** Reads one sentence. Acts without substance become faults, or nothing. */
export function readSentence(context: SentenceContext): Found {
  const { index, sentence, concern } = context;
  const substance = substanceOf(index, sentence);
  const words = plainWords(sentence);
  const found: Found = { acts: [], faults: [] };
  // An assurance is no answer: what stands beside it counts little, unless it brings something of its own.
  const praises = sentence.terms.some((term) => PRAISE.has(term.word)) && !sentence.question;
  const sounds = sounding(words);
  const assured = (sounds && substance.own === 0) || (phraseIn(words, 'pending') !== null && !sentence.question) || praises || (phraseIn(words, 'hollow') !== null && substance.emptiness > 0.4);
  const add = (kind: ActKind, full: number): void => {
    const strength = assured ? full * 0.3 : full;
    if (assured && (kind === 'acknowledge' || kind === 'boundary' || kind === 'commit')) return;
    if (found.acts.some((act) => act.kind === kind)) return;
    const day = substance.days.find((entry) => entry.precise) ?? substance.days[0];
    found.acts.push({ kind, quote: sentence.text, concern: concern?.concern ?? null, amount: spokenFor(sentence, substance), day: day?.text ?? null, strength });
  };
  const blame = (kind: FaultKind): void => {
    found.faults.push({ kind, quote: sentence.text });
  };
  if (substance.record) blame('own_record');
  if (sentence.question) readQuestion(context, words, substance, add, blame);
  else {
    readCommitment(context, words, substance, add, blame);
    readStatement(context, words, substance, add, blame);
    if (/\bneed\b|\bask\b|\bpick\b|\bdecide\b|\bchoose\b|\bsay yes\b|\bsign\b/.test(words) && phraseIn(words, 'close') !== null && (substance.grounded || substance.days.length > 0)) add('close', substance.days.length > 0 ? 1 : 0.6);
    else if ((asksForAnswer(sentence) && substance.days.some((day) => day.precise)) || (asksForYes(sentence) && (substance.grounded || (context.previous !== null && substanceOf(index, context.previous).grounded)))) add('close', 0.8);
  }
  readListening(context, words, substance, add, blame);
  const overPromise = phraseIn(words, 'overPromise');
  const chooses = / or /.test(words) || found.acts.some((act) => act.kind === 'option' && act.strength >= 0.45);
  if (overPromise !== null && !(chooses && BROAD.has(overPromise)) && !sentence.question && (!sentence.negated || /^(?:no|nothing|zero|without|do not) /.test(overPromise)) && substance.amounts.every((amount) => amount.kind !== 'money')) blame('over_promise');
  const nothing = found.acts.length === 0;
  if (nothing && sentence.content.length >= 4 && (substance.emptiness >= 0.5 || (context.similarity.name === 'embedding' && like(context, 'vague') >= CLOSE_ENOUGH)) && substance.own + substance.known === 0) blame('vague');
  if (substance.hedged && substance.own + substance.known === 0 && !sentence.question) blame('hedge');
  return found;
}
