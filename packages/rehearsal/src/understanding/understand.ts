/** A transcript into readings: what every message of the student did (product §11.3), by the built-in engine. */
import { createHash } from 'node:crypto';
import type { CoachContext, TranscriptMessage } from '../types';
import { parseGently, parseText } from '../language/parse';
import { yieldTurn } from '../scheduling/fair-turns';
import { clausesOf } from '../meaning/clauses';
import { meaningTexts } from '../meaning/meanings';
import type { Similarity } from '../similarity/similarity';
import { ledgerTexts } from '../truth/case-facts';
import { type CaseIndex, readAs, type ReadingParts, textsOf } from './case-index';
import { prepareLeanings } from './leaning';
import { readMessage, SENTENCES_READ } from './message';
import { EXAMPLES } from './examples';
import type { Reading } from './reading';
import { relevances } from './topic';

/** Every text that has to be comparable before the messages can be read. */
export function textsToPrepare(index: CaseIndex, messages: readonly TranscriptMessage[]): readonly string[] {
  const spoken = messages.flatMap((message) => {
    const sentences = parseText(message.content).map((sentence) => sentence.text);
    // Of the stakeholder's also those that ask nothing: a short answer leans on them ('And who signs that?').
    if (message.role === 'stakeholder') return sentences;
    const heard = sentences.slice(0, SENTENCES_READ);
    return [...heard, ...heard.flatMap(clausesOf), message.content];
  });
  const { scenario } = index;
  return [
    ...index.texts,
    ...ledgerTexts(scenario),
    ...meaningTexts(scenario),
    ...Object.values(EXAMPLES).flat(),
    ...spoken,
  ];
}

/** The concern whose authored line stands last in a message; null where none does. */
function authoredConcern(index: CaseIndex, text: string): string | null {
  let raised: { id: string; at: number } | null = null;
  for (const { concern } of index.concerns) {
    for (const line of [
      ...concern.lines.open,
      ...concern.lines.pressed,
      ...concern.lines.heard,
      ...concern.lines.answered,
      ...concern.lines.relapsed,
    ]) {
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

/** Readings by what was said up to them: every turn asks for the whole conversation again. */
const READINGS_KEPT = 400;
const read = new WeakMap<CaseIndex, Map<string, Reading>>();

async function remembered(index: CaseIndex, key: string, make: () => Promise<Reading>): Promise<Reading> {
  const known = read.get(index) ?? new Map<string, Reading>();
  read.set(index, known);
  const reading = known.get(key) ?? (await make());
  known.delete(key);
  known.set(key, reading);
  const oldest = known.size > READINGS_KEPT ? known.keys().next() : null;
  if (oldest && oldest.done !== true) known.delete(oldest.value);
  return reading;
}

/**
 * Reads every message of the student. The same transcript gives the same readings, whatever came between.
 * @param pause called between pieces of work of some milliseconds; by default it offers the turn to others
 */
export async function understand(
  context: CoachContext,
  similarity: Similarity,
  signal?: AbortSignal,
  parts: ReadingParts = { grounding: true },
  pause = yieldTurn,
): Promise<readonly Reading[]> {
  await parseGently([...textsOf(context.scenario), ...context.messages.map((message) => message.content)], pause);
  const index = readAs(context.scenario, parts);
  await pause();
  await similarity.prepare(textsToPrepare(index, context.messages), signal);
  await prepareLeanings(index, similarity, pause);
  const stakeholder: TranscriptMessage[] = [];
  const student: TranscriptMessage[] = [];
  const readings: Reading[] = [];
  const soFar = createHash('sha1').update(`${similarity.name} ${similarity.related} ${similarity.close}`);
  for (const message of context.messages) {
    signal?.throwIfAborted();
    soFar.update(JSON.stringify([message.number, message.role, message.content]));
    if (message.role === 'stakeholder') stakeholder.push(message);
    else {
      const last = stakeholder.at(-1);
      const before = { stakeholder: [...stakeholder], student: [...student], readings: [...readings] };
      readings.push(
        await remembered(index, soFar.copy().digest('base64'), () =>
          readMessage(
            {
              index,
              similarity,
              inTheAir: last ? concernRaisedBy(index, last.content, similarity) : null,
              before,
              pause,
            },
            message,
          ),
        ),
      );
      student.push(message);
    }
  }
  return readings;
}
