/** Which verbatim words of a transcript lie under the marker, and which under the pencil. */
import type { Evidence, Feedback, Message } from '@parley/shared';

/** `for` earned a point (marker), `against` lost one (pencil). */
export type MarkKind = 'for' | 'against';

export interface Mark {
  readonly quote: string;
  readonly kind: MarkKind;
}

/** A stretch of a message in which every character is marked alike. The texts of all segments add up to the message. */
export interface Segment {
  /** Where it begins in the message, in UTF-16 units; unique within the message. */
  readonly start: number;
  readonly text: string;
  readonly counted: boolean;
  readonly faulted: boolean;
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly kind: MarkKind;
}

function rangesOf(content: string, marks: readonly Mark[]): Range[] {
  return marks.flatMap(({ quote, kind }) => {
    const words = quote.trim();
    const from = words === '' ? -1 : content.indexOf(words);
    return from < 0 ? [] : [{ from, to: from + words.length, kind }];
  });
}

/** Cuts a message at the edges of its marks. A quote that does not stand in the message word for word marks nothing. */
export function segmentsOf(content: string, marks: readonly Mark[]): Segment[] {
  const ranges = rangesOf(content, marks);
  const edges = [...new Set([0, content.length, ...ranges.flatMap((range) => [range.from, range.to])])].toSorted(
    (a, b) => a - b,
  );
  const segments: Segment[] = [];
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1];
    if (to === undefined) break;
    const covering = ranges.filter((range) => range.from <= from && range.to >= to);
    const counted = covering.some((range) => range.kind === 'for');
    const faulted = covering.some((range) => range.kind === 'against');
    const last = segments.at(-1);
    if (last && last.counted === counted && last.faulted === faulted) {
      segments[segments.length - 1] = { ...last, text: last.text + content.slice(from, to) };
    } else {
      segments.push({ start: from, text: content.slice(from, to), counted, faulted });
    }
  }
  return segments;
}

/** The message a piece of evidence points to, if its quote truly stands there; else null (a quote is never shown unproven). */
export function provenMessage(evidence: Evidence | null, messages: readonly Message[]): Message | null {
  if (!evidence) return null;
  const message = messages.find((candidate) => candidate.number === evidence.messageNumber);
  return message?.content.includes(evidence.quote.trim()) ? message : null;
}

/** All marks of a report by message number. Only the student's own words are marked: the stakeholder earns and loses no points. */
export function marksByMessage(feedback: Feedback, messages: readonly Message[]): ReadonlyMap<number, readonly Mark[]> {
  const marks = new Map<number, Mark[]>();
  const add = (evidence: Evidence | null, kind: MarkKind) => {
    const message = provenMessage(evidence, messages);
    if (!evidence || message?.role !== 'student') return;
    marks.set(message.number, [...(marks.get(message.number) ?? []), { quote: evidence.quote, kind }]);
  };
  for (const indicator of feedback.indicators) {
    if (indicator.verdict !== 'not_applicable')
      add(indicator.evidence, indicator.verdict === 'met' ? 'for' : 'against');
  }
  for (const finding of feedback.specificFeedback)
    add(finding.evidence, finding.type === 'positive' ? 'for' : 'against');
  return marks;
}
