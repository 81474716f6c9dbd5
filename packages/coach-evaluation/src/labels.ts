/** The judged indicators against what a reader found in the same conversation. Pure. */
import type { Played } from './play';

export interface IndicatorAccuracy {
  readonly id: string;
  /** Talks in which a reader found it, in which the coach did, and in which both did. */
  readonly labelled: number;
  readonly found: number;
  readonly both: number;
  /** Of `both`, how often the evidence stood in the labelled line or one beside it. */
  readonly inPlace: number;
  /** 0-1; null where nothing was found, or nothing labelled. */
  readonly precision: number | null;
  readonly recall: number | null;
  /** Recall that counts only evidence in its place. */
  readonly recallInPlace: number | null;
  readonly f1: number;
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function accuracy(
  id: string,
  { labelled, found, both, inPlace }: { labelled: number; found: number; both: number; inPlace: number },
): IndicatorAccuracy {
  return {
    id,
    labelled,
    found,
    both,
    inPlace,
    precision: share(both, found),
    recall: share(both, labelled),
    recallInPlace: share(inPlace, labelled),
    f1: labelled + found === 0 ? 0 : (2 * both) / (labelled + found),
  };
}

/** The 1-based line of a message: the student's messages, counted. */
function lineOf({ context }: Played, messageNumber: number): number {
  return context.messages.filter((message) => message.role === 'student' && message.number <= messageNumber).length;
}

export interface LabelReport {
  readonly conversations: number;
  /** By F1, the worst first; indicators nobody labelled or found are left out. */
  readonly indicators: readonly IndicatorAccuracy[];
  /** Over all verdicts together. */
  readonly overall: IndicatorAccuracy;
  /** Labels that name no indicator of the report. */
  readonly unknown: readonly string[];
}

/** Precision and recall of every indicator over the labelled conversations; null where none is labelled. What a reader called not applicable is left out. */
export function labelReport(played: readonly Played[]): LabelReport | null {
  const labelled = played.flatMap((one) =>
    one.conversation.met === null
      ? []
      : [{ one, met: one.conversation.met, idle: new Set(one.conversation.notApplicable) }],
  );
  if (labelled.length === 0) return null;
  const ids = [...new Set(labelled.flatMap(({ one }) => one.feedback.indicators.map((result) => result.id)))];
  const counts = ids.map((id) => {
    const count = { labelled: 0, found: 0, both: 0, inPlace: 0 };
    for (const { one, met, idle } of labelled) {
      if (idle.has(id)) continue;
      const line = met[id];
      const result = one.feedback.indicators.find((entry) => entry.id === id);
      const found = result?.verdict === 'met';
      if (line !== undefined) count.labelled += 1;
      if (found) count.found += 1;
      if (line === undefined || !found) continue;
      count.both += 1;
      if (result.evidence && Math.abs(lineOf(one, result.evidence.messageNumber) - line) <= 1) count.inPlace += 1;
    }
    return { id, count };
  });
  const sum = (key: 'labelled' | 'found' | 'both' | 'inPlace'): number =>
    counts.reduce((total, { count }) => total + count[key], 0);
  return {
    conversations: labelled.length,
    indicators: counts
      .filter(({ count }) => count.labelled + count.found > 0)
      .map(({ id, count }) => accuracy(id, count))
      .sort((left, right) => left.f1 - right.f1),
    overall: accuracy('all', {
      labelled: sum('labelled'),
      found: sum('found'),
      both: sum('both'),
      inPlace: sum('inPlace'),
    }),
    unknown: [
      ...new Set(labelled.flatMap(({ met, idle }) => [...Object.keys(met), ...idle]).filter((id) => !ids.includes(id))),
    ],
  };
}
