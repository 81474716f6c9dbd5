/** Reads the event stream of a reply (product §9.7). */
import type { StreamFrame } from '@parley/shared';
import { createParser } from 'eventsource-parser';

export interface StreamEvent {
  /** The frame's `id:`; resume with it as `lastEventId`. Null where the server sent none. */
  readonly id: string | null;
  readonly frame: StreamFrame;
}

/** The stream broke off or held something that is no frame. */
export class StreamError extends Error {
  override readonly name = 'StreamError';
}

const FRAME_TYPES: ReadonlySet<unknown> = new Set<StreamFrame['type']>(['status', 'chunk', 'complete', 'error']);

function isFrame(value: unknown): value is StreamFrame {
  return typeof value === 'object' && value !== null && 'type' in value && FRAME_TYPES.has(value.type);
}

function frameOf(data: string): StreamFrame {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (cause) {
    throw new StreamError('The stream held a frame that is not JSON', { cause });
  }
  if (!isFrame(value)) throw new StreamError('The stream held a frame of an unknown type');
  return value;
}

/**
 * Calls `onEvent` for every frame, in order, however the bytes were cut into chunks. Resolves with whether a final frame
 * (`complete` or `error`) was seen; false means the connection ended early and the reply can be resumed.
 * Throws StreamError for a malformed frame, and whatever reading throws when the connection breaks or is aborted.
 */
export async function readEventStream(response: Response, onEvent: (event: StreamEvent) => void): Promise<boolean> {
  if (response.body === null) throw new StreamError('The answer has no body');
  let finished = false;
  const parser = createParser({
    onEvent({ id, data }) {
      const frame = frameOf(data);
      finished ||= frame.type === 'complete' || frame.type === 'error';
      onEvent({ id: id ?? null, frame });
    },
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return finished;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // A frame that threw leaves the connection open; a stream that ended is not harmed by this.
    await reader.cancel();
  }
}
