/** A transcript into readings: what every message of the student did (coach.md §2.1-3), by the built-in engine. */
import { createHash } from 'node:crypto';
import type { CoachContext, TranscriptMessage } from '../types';
import { parseText } from '../language/parse';
import { ABSTRACT_WORDS } from '../language/vocabulary';
import type { Similarity } from '../similarity/similarity';
import { readSentence } from './acts';
import { readAs, type CaseIndex, type ReadingParts } from './case-index';
import { copiedShare, isStuffing, mannerFaults, repeats, understood } from './conduct';
import { contradictions } from './consistency';
import { givingOf } from './giving';
import { EXAMPLES } from './phrases';
import { answerGiven, questionsIn } from './questions';
import type { Act, ConcernStep, Fault, Reading } from './reading';
import { substanceOf } from './substance';
import { weightOf } from './weight';
import { concernOf, messageTopics, relevances, type Relevance } from './topic';

const ACT_SUBSTANCE: Partial<Record<Act['kind'], number>> = {
  option: 1, commit: 0.95, boundary: 0.8, propose: 0.75, summarise: 0.55, recommend: 0.5, own: 0.4, news: 0.4, cause: 0.35, figure: 0.3, interest: 0.3, close: 0.3, ask_priority: 0.3, ask: 0.25,
};
const SENTENCES_READ = 40;
/** What a sentence that plainly gives something is worth where it is no act by name. */
const GIVEN_WHOLE = 1;

/** Every text that has to be comparable before the messages can be read. */
export function textsToPrepare(index: CaseIndex, messages: readonly TranscriptMessage[]): readonly string[] {
  const spoken = messages.flatMap((message) => {
    const sentences = parseText(message.content).slice(0, SENTENCES_READ).map((sentence) => sentence.text);
    if (message.role === 'student') return [...sentences, message.content];
    const asked = questionsIn(message.content).map((sentence) => sentence.text);
    return authoredConcern(index, message.content) === null ? [...asked, ...sentences.slice(-6)] : asked;
  });
  return [...index.texts, ...Object.values(EXAMPLES).flat(), ...spoken];
}

/** The concern whose authored line stands last in a message; null where none does. */
function authoredConcern(index: CaseIndex, text: string): string | null {
  let raised: { id: string; at: number } | null = null;
  for (const { concern } of index.concerns) {
    for (const line of [...concern.lines.open, ...concern.lines.pressed, ...concern.lines.heard, ...concern.lines.answered, ...concern.lines.relapsed]) {
      const at = text.lastIndexOf(line);
      if (at >= 0 && (raised === null || at > raised.at)) raised = { id: concern.id, at };
    }
  }
  return raised?.id ?? null;
}

/** The concern that a message of the stakeholder raises: an authored line tells it outright, else the words do. */
export function concernRaisedBy(index: CaseIndex, text: string, similarity: Similarity): string | null {
  const authored = authoredConcern(index, text);
  if (authored !== null) return authored;
  const sentences = parseText(text).toReversed().slice(0, 6);
  for (const sentence of sentences) {
    const [best] = relevances(index, sentence, similarity, null);
    if (best && (best.cues >= 1 || best.topic >= similarity.close)) return best.concern;
  }
  return null;
}

/** One sentence may be several things at once, but it gives only once: its heaviest act counts whole, the others a quarter. */
function substanceOfActs(acts: readonly Act[], given: ReadonlyMap<string, number>): number {
  const perSentence = new Map<string, number[]>([...given].map(([quote, value]) => [quote, [value]]));
  for (const act of acts) perSentence.set(act.quote, [...(perSentence.get(act.quote) ?? []), (ACT_SUBSTANCE[act.kind] ?? 0) * act.strength]);
  return [...perSentence.values()].reduce((sum, values) => {
    const sorted = values.toSorted((left, right) => right - left);
    return sum + (sorted[0] ?? 0) + 0.25 * sorted.slice(1).reduce((rest, value) => rest + value, 0);
  }, 0);
}

interface Touched {
  readonly relevance: Relevance;
  readonly quote: string;
  readonly own: number;
  /** What each sentence gives by its form, whatever it is called: `giving.ts`. */
  readonly given: ReadonlyMap<string, number>;
}

function concernSteps(acts: readonly Act[], touched: ReadonlyMap<string, Touched>, similarity: Similarity): ConcernStep[] {
  const steps: ConcernStep[] = [];
  for (const [concern, { relevance, quote, own, given }] of touched) {
    const here = acts.filter((act) => act.concern === concern);
    const acknowledged = here.find((act) => act.kind === 'acknowledge');
    if (acknowledged) steps.push({ concern, kind: 'acknowledged', substance: 0, quote: acknowledged.quote });
    const substance = substanceOfActs(here, given);
    const sounds = relevance.near >= similarity.close && relevance.near > relevance.settled + 0.04;
    if (sounds && own === 0) {
      steps.push({ concern, kind: 'near_miss', substance: 0, quote });
      continue;
    }
    const match = relevance.settled >= similarity.close && relevance.settled > relevance.near ? 0.6 : 0;
    const total = substance * (sounds ? 0.5 : 1) + match * Math.min(1, substance / 0.5);
    const gives = given.size > 0 || here.some((act) => act.kind !== 'ask' && act.kind !== 'ask_priority' && act.kind !== 'acknowledge');
    if (total > 0 && gives) steps.push({ concern, kind: 'addressed', substance: Math.min(2.4, total), quote: here.find((act) => act.kind !== 'acknowledge')?.quote ?? quote });
  }
  return steps;
}

/** Below this nothing of a move is left that would count anywhere. */
const WEAKEST = 0.3;
/** What an empty message leaves of its questions: they are judged by what they take up, and short ones say little alone. */
const ASKING_LEFT = 0.35;

/** An act with what the weight of its words leaves of it, or nothing. */
function weighed(act: Act, left: number, asksOnly: boolean): readonly Act[] {
  const asks = act.kind === 'ask' || act.kind === 'ask_priority';
  const strength = act.strength * (asks ? (asksOnly ? 1 : Math.max(ASKING_LEFT, left)) : left);
  return strength < Math.min(WEAKEST, act.strength) ? [] : [{ ...act, strength }];
}

/** Of a kind of move that is made twice for one concern the stronger counts; each option counts. */
function keepStrongest(acts: Act[], act: Act): void {
  const at = acts.findIndex((other) => other.kind === act.kind && other.concern === act.concern && (act.kind !== 'option' || other.quote === act.quote));
  const known = acts[at];
  if (!known) acts.push(act);
  else if (known.strength < act.strength) acts[at] = act;
}

function emptyReading(number: number, what: 'noise' | 'other_language', text: string, inTheAir: string | null): Reading {
  const quote = text.trim().slice(0, 80).trim();
  return { messageNumber: number, understood: what, addressed: false, acts: [], faults: [{ kind: what, quote: quote === '' ? null : quote }], concerns: [], answer: 'dodged', inTheAir };
}

interface Before {
  readonly stakeholder: readonly TranscriptMessage[];
  readonly student: readonly TranscriptMessage[];
  readonly readings: readonly Reading[];
}

function readMessage(index: CaseIndex, similarity: Similarity, message: TranscriptMessage, before: Before): Reading {
  const last = before.stakeholder.at(-1);
  const inTheAir = last ? concernRaisedBy(index, last.content, similarity) : null;
  const clear = understood(index, message.content);
  if (clear !== 'clear') return emptyReading(message.number, clear, message.content, inTheAir);
  const sentences = parseText(message.content).slice(0, SENTENCES_READ);
  const sources = [index.publicText, ...before.stakeholder.map((said) => said.content)];
  const faults: Fault[] = [...mannerFaults(index, message.content, similarity)];
  const copied = copiedShare(message.content, sources) >= 0.6;
  const repeated = repeats(message.content, before.student.map((said) => said.content));
  if (copied) faults.push({ kind: 'copy', quote: sentences[0]?.text ?? null });
  if (repeated) faults.push({ kind: 'repeat', quote: sentences[0]?.text ?? null });
  const concreteWords = (texts: readonly string[]): Set<string> => new Set(texts.flatMap((text) => parseText(text).flatMap((sentence) => sentence.content.filter((word) => !ABSTRACT_WORDS.has(word) && word.length > 2))));
  const lastWords = concreteWords(last ? [last.content] : []);
  const saidWords = concreteWords([...before.stakeholder, ...before.student].map((said) => said.content));
  const answered = new Set(before.readings.flatMap((reading) => reading.concerns.filter((step) => step.kind === 'addressed').map((step) => step.concern)));
  const around = messageTopics(index, message.content, similarity);
  const asksOnly = sentences.length <= 3 && sentences.some((sentence) => sentence.question);
  const acts: Act[] = [];
  const touched = new Map<string, Touched>();
  // Beside a threat, or words for a scorer, a day or an option is no move towards the other: the message gives nothing.
  const spoilt = faults.some((fault) => fault.kind === 'scorer' || fault.kind === 'role_break' || fault.kind === 'threat');
  const outside = new Set(faults.filter((fault) => fault.kind === 'rude' || fault.kind === 'blame').map((fault) => fault.quote));
  sentences.forEach((sentence, at) => {
    if (copied || repeated || spoilt || isStuffing(sentence) || outside.has(sentence.text) || copiedShare(sentence.text, sources) >= 0.75) return;
    const ranked = relevances(index, sentence, similarity, inTheAir, around);
    const substance = substanceOf(index, sentence);
    const concern = concernOf(ranked, similarity, inTheAir) ?? (substance.grounded ? (ranked.find((entry) => entry.concern === inTheAir) ?? null) : null);
    const found = readSentence({ index, similarity, sentence, previous: sentences[at - 1] ?? null, next: sentences[at + 1] ?? null, concern, lastWords, saidWords, answered });
    const left = weightOf(index.weights, similarity, message.content, sentence.text);
    for (const act of found.acts.flatMap((one) => weighed(one, left, asksOnly))) keepStrongest(acts, act);
    faults.push(...found.faults);
    if (concern) {
      const known = touched.get(concern.concern);
      const own = (known?.own ?? 0) + (substance.grounded ? 1 : 0);
      const relevance = known && known.relevance.settled - known.relevance.near > concern.settled - concern.near ? known.relevance : concern;
      const form = givingOf(index, sentence);
      // What only names the worry settles little of it, and a recited figure nothing.
      const gives = form.gives * left * GIVEN_WHOLE * (found.acts.some((act) => act.kind === 'acknowledge') ? 0.5 : 1);
      const given = new Map([...(known?.given ?? []), ...(gives > 0.2 ? [[sentence.text, gives] as const] : [])]);
      touched.set(concern.concern, { relevance, quote: known?.quote ?? sentence.text, own, given });
    }
  });
  const steps = concernSteps(acts, touched, similarity);
  faults.push(...contradictions(index, sentences, before));
  for (const fault of faults) if (fault.kind === 'contradict' && inTheAir) steps.push({ concern: inTheAir, kind: 'relapsed', substance: 0, quote: fault.quote ?? message.content });
  const words = sentences.reduce((sum, sentence) => sum + sentence.terms.length, 0);
  if (acts.length === 0 && words <= 4) faults.push({ kind: 'too_short', quote: message.content.trim() });
  else if (acts.length === 0 && faults.every((fault) => fault.kind === 'dodge') && touched.size === 0) faults.push({ kind: index.concerns.length > 0 && sentences.every((sentence) => substanceOf(index, sentence).caseHits === 0) ? 'off_topic' : 'vague', quote: sentences[0]?.text ?? null });
  const asked = last ? questionsIn(last.content) : [];
  const answer = copied || repeated || spoilt ? 'dodged' : answerGiven(index, similarity, asked, sentences);
  const asksBack = acts.some((act) => act.kind === 'ask_priority' || act.kind === 'ask');
  const outcome = answer === 'dodged' && (asksBack || acts.length >= 2) ? 'partly' : answer;
  if (outcome === 'dodged') faults.push({ kind: 'dodge', quote: sentences[0]?.text ?? null });
  return { messageNumber: message.number, understood: 'clear', addressed: acts.length > 0 || !faults.some((fault) => fault.kind === 'scorer' || fault.kind === 'role_break'), acts, faults, concerns: steps, answer: outcome, inTheAir };
}

/** Readings by what was said up to them: every turn asks for the whole talk again. */
const READINGS_KEPT = 400;
const read = new WeakMap<CaseIndex, Map<string, Reading>>();

function remembered(index: CaseIndex, key: string, make: () => Reading): Reading {
  const known = read.get(index) ?? new Map<string, Reading>();
  read.set(index, known);
  const reading = known.get(key) ?? make();
  known.delete(key);
  known.set(key, reading);
  const oldest = known.size > READINGS_KEPT ? known.keys().next() : null;
  if (oldest && oldest.done !== true) known.delete(oldest.value);
  return reading;
}

/** Reads every message of the student. The same transcript gives the same readings, whatever came between. */
export async function understand(context: CoachContext, similarity: Similarity, signal?: AbortSignal, parts: ReadingParts = { grounding: true }): Promise<readonly Reading[]> {
  const index = readAs(context.scenario, parts);
  await similarity.prepare(textsToPrepare(index, context.messages), signal);
  const stakeholder: TranscriptMessage[] = [];
  const student: TranscriptMessage[] = [];
  const readings: Reading[] = [];
  const soFar = createHash('sha1').update(`${similarity.name} ${similarity.related} ${similarity.close}`);
  for (const message of context.messages) {
    signal?.throwIfAborted();
    soFar.update(JSON.stringify([message.number, message.role, message.content]));
    if (message.role === 'stakeholder') stakeholder.push(message);
    else {
      readings.push(remembered(index, soFar.copy().digest('base64'), () => readMessage(index, similarity, message, { stakeholder, student, readings })));
      student.push(message);
    }
  }
  return readings;
}
