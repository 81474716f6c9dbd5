/** One message of the student, read: what it is as a whole, then sentence by sentence. */
import type { TranscriptMessage } from '../types';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS } from '../language/vocabulary';
import type { Similarity } from '../similarity/similarity';
import { admittedIn } from '../truth/admissions';
import { untruthsIn } from '../truth/ledger';
import { agreementUnchecked, saysArranged } from '../truth/third-parties';
import { stackedIn } from './stacking';
import { reversals } from '../truth/own-words';
import { retells } from '../truth/retelling';
import { readSentence } from './acts';
import type { CaseIndex } from './case-index';
import { conductOf, copiedShare, isStuffing, repeats, understood } from './conduct';
import { isUnkind } from './conduct-units';
import { doingsIn } from './doing';
import { givingOf, recites } from './giving';
import { threatens } from './hostility';
import { answerGiven, questionsIn } from './questions';
import { asksToLearn } from './learning';
import { presses } from './manner';
import type { Act, Fault, Reading } from './reading';
import { sounding } from './sentence-context';
import { concernSteps, type Touched } from './steps';
import { substanceOf } from './substance';
import { concernOf, messageTopics, relevances } from './topic';
import { undertoneOf } from './undertones/undertones';
import { spoiltByOthers, weightOf } from './weight';

/** A message of the longest kind holds some forty sentences. */
export const SENTENCES_READ = 40;
/** What a sentence that plainly gives something is worth where it is no act by name. */
const GIVEN_WHOLE = 1;

/** Below this nothing of a move is left that would count anywhere. */
const WEAKEST = 0.3;
/** What an empty message leaves of its questions: they are judged by what they take up, and short ones say little alone. */
const ASKING_LEFT = 0.35;

/** What a day, a figure or a name in a plain sentence leaves of a move, whatever the style: most of it where the message is little else, for a line or two lie nowhere in particular. */
const FIRM_LEFT = 0.6;
const FIRM_LEFT_AMONG_MANY = 0.35;
const A_LINE_OR_TWO = 2;

/** Moves that bring something forward. Words that settle nothing leave less than half of them. */
const FORWARD: ReadonlySet<Act['kind']> = new Set<Act['kind']>([
  'propose',
  'option',
  'commit',
  'recommend',
  'boundary',
  'interest',
  'close',
]);
const UNSETTLING_LEFT = 0.4;

/** What words that belittle or blame leave of the moves beside them: half a message is heard after an insult. */
const BESIDE_AN_INSULT = 0.5;

/** What a sentence that is sharp and sounds hostile neither tells nor takes up. */
const FRIENDLY: ReadonlySet<Act['kind']> = new Set<Act['kind']>(['acknowledge', 'news', 'summarise', 'interest']);

/** What shows that the other was heard. */
const HEARING: ReadonlySet<Act['kind']> = new Set<Act['kind']>(['acknowledge', 'interest']);

/** An act with what the weight of its words leaves of it, or nothing. */
function weighed(act: Act, left: number, asksOnly: boolean): readonly Act[] {
  const asks = act.kind === 'ask' || act.kind === 'ask_priority';
  const strength = act.strength * (asks ? (asksOnly ? 1 : Math.max(ASKING_LEFT, left)) : left);
  return strength < Math.min(WEAKEST, act.strength) ? [] : [{ ...act, strength }];
}

/** Of a kind of move that is made twice for one concern the stronger counts; each option counts. */
function keepStrongest(acts: Act[], act: Act): void {
  const at = acts.findIndex(
    (other) =>
      other.kind === act.kind && other.concern === act.concern && (act.kind !== 'option' || other.quote === act.quote),
  );
  const known = acts[at];
  if (!known) acts.push(act);
  else if (known.strength < act.strength) acts[at] = act;
}

function emptyReading(
  number: number,
  what: 'noise' | 'other_language',
  text: string,
  inTheAir: string | null,
): Reading {
  const quote = text.trim().slice(0, 80).trim();
  return {
    messageNumber: number,
    understood: what,
    addressed: false,
    acts: [],
    faults: [{ kind: what, quote: quote === '' ? null : quote }],
    concerns: [],
    answer: 'dodged',
    inTheAir,
  };
}

/** Fewer words are nobody’s. */
const ENOUGH_OF_ONES_OWN = 7;
/** Says something about the case that stands nowhere yet: what is borrowed beside it counts for nothing, and spoils nothing. */
const isOnesOwn = (index: CaseIndex, sentence: Sentence, sources: readonly string[]): boolean =>
  sentence.terms.length >= ENOUGH_OF_ONES_OWN &&
  copiedShare(sentence.text, sources) === 0 &&
  substanceOf(index, sentence).caseHits >= 1;
/** The sentence that was borrowed most plainly. */
const mostBorrowed = (texts: readonly string[], sources: readonly string[]): string | null =>
  texts.toSorted((left, right) => copiedShare(right, sources) - copiedShare(left, sources))[0] ?? null;

/** What was said, and read, up to a message. */
export interface Before {
  readonly stakeholder: readonly TranscriptMessage[];
  readonly student: readonly TranscriptMessage[];
  readonly readings: readonly Reading[];
}

/**
 * Whether a message that does not answer takes the matter up all the same. A question back does, once: who meets two
 * questions in a row with questions of their own goes round them.
 */
function takesUp(acts: readonly Act[], inTheAir: string | null, earlier: readonly Reading[]): boolean {
  const asks = (act: Act): boolean => act.kind === 'ask' || act.kind === 'ask_priority';
  if (acts.some((act) => !asks(act) && act.strength >= 0.45 && act.concern !== null && act.concern === inTheAir))
    return true;
  if (acts.filter((act) => !asks(act)).length >= 2) return true;
  if (!acts.some(asks)) return false;
  const last = earlier.at(-1);
  const wentRound = last !== undefined && last.answer === 'partly' && last.acts.length > 0 && last.acts.every(asks);
  return !wentRound || acts.some((act) => asks(act) && act.strength >= 0.65);
}

/** What surrounds one message when it is read. */
export interface Place {
  readonly index: CaseIndex;
  readonly similarity: Similarity;
  /** The concern that the stakeholder's last words raised. */
  readonly inTheAir: string | null;
  readonly before: Before;
  /** Lets others have the event loop; called after every sentence. */
  readonly pause: () => Promise<void>;
}

/** Reads one message of the student. Its texts have to be prepared. */
export async function readMessage(
  { index, similarity, inTheAir, before, pause }: Place,
  message: TranscriptMessage,
): Promise<Reading> {
  const last = before.stakeholder.at(-1);
  const clear = understood(index, message.content);
  if (clear !== 'clear') return emptyReading(message.number, clear, message.content, inTheAir);
  const sentences = parseText(message.content).slice(0, SENTENCES_READ);
  const sources = [index.publicText, ...before.stakeholder.map((said) => said.content)];
  const conduct = conductOf(message.content, similarity);
  const faults: Fault[] = [...conduct.faults];
  // A question in words that were heard takes them up: 'ask me what happens in March' is there to be asked.
  const statements = sentences.filter(({ question }) => !question);
  const stated = statements.map(({ text }) => text);
  const copied =
    stated.length > 0 &&
    copiedShare(stated.join(' '), sources) >= 0.6 &&
    !statements.some((sentence) => isOnesOwn(index, sentence, sources));
  const repeated = repeats(
    message.content,
    before.student.map((said) => said.content),
  );
  if (copied) faults.push({ kind: 'copy', quote: mostBorrowed(stated, sources) });
  if (repeated) faults.push({ kind: 'repeat', quote: sentences[0]?.text ?? null });
  const concreteWords = (texts: readonly string[]): Set<string> =>
    new Set(
      texts.flatMap((text) =>
        parseText(text).flatMap((sentence) =>
          sentence.content.filter((word) => !ABSTRACT_WORDS.has(word) && word.length > 2),
        ),
      ),
    );
  const lastWords = concreteWords(last ? [last.content] : []);
  const saidWords = concreteWords([...before.stakeholder, ...before.student].map((said) => said.content));
  const answered = new Set(
    before.readings.flatMap((reading) =>
      reading.concerns.filter((step) => step.kind === 'addressed').map((step) => step.concern),
    ),
  );
  const around = messageTopics(index, message.content, similarity);
  const asksOnly = sentences.length <= 3 && sentences.some((sentence) => sentence.question);
  const acts: Act[] = [];
  const touched = new Map<string, Touched>();
  const settles = new Map<string, number>();
  // Beside a threat, or words for a scorer, a day or an option is no move towards the other: the message gives nothing.
  const spoilt = faults.some(
    (fault) => fault.kind === 'scorer' || fault.kind === 'role_break' || fault.kind === 'threat',
  );
  const gone = reversals(index, sentences, before);
  const untrue = untruthsIn({ index, similarity, ...before }, sentences, gone);
  const heard = before.stakeholder.map((said) => said.content);
  const unchecked = sentences.flatMap((sentence) =>
    agreementUnchecked(index, sentence, heard) ? [sentence.text] : [],
  );
  const arranged = sentences.filter(saysArranged).map(({ text }) => text);
  const admits = admittedIn(sentences, before.student);
  // Three signs of hostility, none of them sure: such a sentence itself gives nothing, and takes nothing from the others.
  const sharp = conduct.suspected.filter(
    ({ kind, quote }) => (kind === 'rude' || kind === 'threat' || kind === 'blame') && isUnkind(quote, similarity),
  );
  const sharpWords = new Set(sharp.map(({ quote }) => quote));
  // Who holds something over the other's head has not heard them: 'All three are yours. You pay, or I call the council.'
  const pressed = sentences.some(
    (sentence) =>
      conduct.suspected.some(({ kind, quote }) => kind === 'threat' && quote === sentence.text) &&
      presses(sentence, similarity),
  );
  const beside = faults.some(
    ({ kind, quote }) => (kind === 'rude' || kind === 'blame') && quote !== null && isUnkind(quote, similarity),
  )
    ? BESIDE_AN_INSULT
    : 1;
  // An ultimatum offers nothing either, however surely it is meant as one.
  const outside = new Set([
    ...faults.filter((fault) => fault.kind === 'rude' || fault.kind === 'blame').map((fault) => fault.quote),
    ...sentences.filter((sentence) => threatens(sentence, [])).map((sentence) => sentence.text),
    ...sharp.filter(({ likely }) => likely).map(({ quote }) => quote),
    // What is false gives nothing.
    ...untrue.map(({ quote }) => quote),
    // Nor does what nobody can look up.
    ...unchecked,
  ]);
  const texts = sentences.map((sentence) => sentence.text);
  const taken = {
    substance: spoiltByOthers(index.weights, 'substance', similarity, texts),
    settling: spoiltByOthers(index.weights, 'settling', similarity, texts),
  };
  for (const [at, sentence] of sentences.entries()) {
    if (
      copied ||
      repeated ||
      spoilt ||
      isStuffing(sentence) ||
      outside.has(sentence.text) ||
      copiedShare(sentence.text, sources) >= 0.75
    )
      continue;
    const ranked = relevances(index, sentence, similarity, inTheAir, around);
    const substance = substanceOf(index, sentence);
    const concern =
      concernOf(ranked, similarity, inTheAir) ??
      (substance.grounded ? (ranked.find((entry) => entry.concern === inTheAir) ?? null) : null);
    const found = readSentence({
      index,
      similarity,
      sentence,
      previous: sentences[at - 1] ?? null,
      next: sentences[at + 1] ?? null,
      concern,
      lastWords,
      saidWords,
      answered,
    });
    const firm =
      substance.grounded &&
      substance.emptiness <= 0.25 &&
      substance.own + substance.known >= 1 &&
      substance.caseHits >= 1 &&
      !recites(sentence) &&
      !sounding(plainWords(sentence));
    const left =
      beside *
      Math.max(
        firm ? (sentences.length <= A_LINE_OR_TWO ? FIRM_LEFT : FIRM_LEFT_AMONG_MANY) : 0,
        weightOf(index.weights, 'substance', similarity, message.content, sentence.text, taken.substance),
      );
    const settling = weightOf(index.weights, 'settling', similarity, message.content, sentence.text, taken.settling);
    settles.set(sentence.text, settling);
    const made = found.acts.filter(
      ({ kind }) => !(sharpWords.has(sentence.text) && FRIENDLY.has(kind)) && !(pressed && HEARING.has(kind)),
    );
    for (const act of made.flatMap((one) =>
      weighed(
        one,
        FORWARD.has(one.kind) ? left * (UNSETTLING_LEFT + (1 - UNSETTLING_LEFT) * settling) : left,
        asksOnly,
      ),
    ))
      keepStrongest(acts, act);
    faults.push(...found.faults);
    if (concern) {
      const known = touched.get(concern.concern);
      const own = (known?.own ?? 0) + (substance.grounded ? 1 : 0);
      const relevance =
        known && known.relevance.settled - known.relevance.near > concern.settled - concern.near
          ? known.relevance
          : concern;
      const form = givingOf(index, sentence);
      // What only names the concern settles little of it, and a recited figure nothing.
      const gives =
        form.gives * left * settling * GIVEN_WHOLE * (found.acts.some((act) => act.kind === 'acknowledge') ? 0.5 : 1);
      const given = new Map([...(known?.given ?? []), ...(gives > 0.2 ? [[sentence.text, gives] as const] : [])]);
      touched.set(concern.concern, { relevance, quote: known?.quote ?? sentence.text, own, given });
    }
    await pause();
  }
  const steps = concernSteps(acts, touched, settles, similarity);
  faults.push(
    ...gone.map(({ sentence }): Fault => ({ kind: 'contradict', quote: sentence.text })),
    ...untrue.flatMap(({ by, quote }): readonly Fault[] => (by === 'own_words' ? [] : [{ kind: 'untrue', quote }])),
  );
  for (const fault of faults)
    if (fault.kind === 'contradict' && inTheAir)
      steps.push({ concern: inTheAir, kind: 'relapsed', substance: 0, quote: fault.quote ?? message.content });
  const words = sentences.reduce((sum, sentence) => sum + sentence.terms.length, 0);
  if (acts.length === 0 && words <= 4) faults.push({ kind: 'too_short', quote: message.content.trim() });
  else if (acts.length === 0 && faults.every((fault) => fault.kind === 'dodge') && touched.size === 0)
    faults.push({
      kind:
        index.concerns.length > 0 && sentences.every((sentence) => substanceOf(index, sentence).caseHits === 0)
          ? 'off_topic'
          : 'vague',
      quote: sentences[0]?.text ?? null,
    });
  const asked = last ? questionsIn(last.content) : [];
  const given = copied || repeated || spoilt ? 'dodged' : answerGiven(index, similarity, asked, sentences);
  const outcome =
    given === 'dodged' && !(copied || repeated || spoilt) && takesUp(acts, inTheAir, before.readings)
      ? 'partly'
      : given;
  const does = copied || repeated || spoilt ? null : doingsIn(sentences, similarity);
  const undertones = undertoneOf(message.content, texts, similarity);
  const stacked = stackedIn(sentences);
  if (stacked) faults.push({ kind: 'stacked', quote: stacked.quote });
  if (outcome === 'dodged') faults.push({ kind: 'dodge', quote: sentences[0]?.text ?? null });
  return {
    messageNumber: message.number,
    understood: 'clear',
    addressed: acts.length > 0 || !faults.some((fault) => fault.kind === 'scorer' || fault.kind === 'role_break'),
    acts,
    faults,
    concerns: steps,
    answer: outcome,
    inTheAir,
    retold: retells(index, similarity, sentences),
    asks: !(copied || repeated || spoilt) && sentences.some((sentence) => asksToLearn(sentence, similarity)),
    ...(does ? { does } : {}),
    ...(undertones ? { undertones } : {}),
    ...(unchecked.length > 0 ? { unchecked } : {}),
    ...(arranged.length > 0 ? { arranged } : {}),
    ...(untrue.length > 0 ? { untrue } : {}),
    ...(admits.length > 0 ? { admits } : {}),
    ...(conduct.suspected.length > 0 ? { suspected: conduct.suspected } : {}),
  };
}
