import type { ReactNode } from 'react';
import { segmentsOf, type Mark, type Segment } from './marks';

function MarkedSegment({ segment }: { readonly segment: Segment }): ReactNode {
  const inner = segment.faulted ? <span className="rp-pencil">{segment.text}</span> : segment.text;
  return segment.counted ? <mark className="rp-mark">{inner}</mark> : inner;
}

/** A message as text, its proven words under marker or pencil. Markup in it stays harmless text. */
export function MarkedText({
  content,
  marks,
}: {
  readonly content: string;
  readonly marks: readonly Mark[];
}): ReactNode {
  return segmentsOf(content, marks).map((segment) => <MarkedSegment key={segment.start} segment={segment} />);
}

/** One verbatim quote by itself. */
export function Quote({ quote, kind }: { readonly quote: string; readonly kind: Mark['kind'] }): ReactNode {
  return <MarkedText content={quote.trim()} marks={[{ quote, kind }]} />;
}
