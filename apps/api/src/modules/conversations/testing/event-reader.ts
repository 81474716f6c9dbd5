/** Reads server-sent events over a real connection, frame by frame. */
import { createParser } from 'eventsource-parser';
import { streamFrameSchema, type StreamFrame } from '@parley/shared';
import { eventually } from './eventually';

export interface ReadFrame {
  readonly id: string;
  readonly frame: StreamFrame;
}

export interface EventRequest {
  readonly url: string;
  readonly token: string;
  /** A POST with this body; a GET without. */
  readonly body?: object;
  readonly lastEventId?: string;
}

export class EventReader {
  readonly response: Response;
  readonly frames: ReadFrame[] = [];
  /** Comments, the heartbeat among them. */
  comments = 0;
  ended = false;
  /** What broke the connection off, if anything did. */
  broken: unknown = null;
  readonly #abort: AbortController;

  private constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    void this.#read();
  }

  static async open({ url, token, body, lastEventId }: EventRequest): Promise<EventReader> {
    const abort = new AbortController();
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: 'text/event-stream',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: abort.signal,
    });
    return new EventReader(response, abort);
  }

  /** Goes away without a word, as a closed laptop does. */
  drop(): void {
    this.#abort.abort();
  }

  /** The words after the last `status` that stood before them, as a client shows them. */
  get text(): string {
    const restart = this.frames.findLastIndex(({ frame }) => frame.type === 'status');
    return this.frames
      .slice(restart + 1)
      .map(({ frame }) => (frame.type === 'chunk' ? frame.content : ''))
      .join('');
  }

  of<T extends StreamFrame['type']>(type: T): Extract<StreamFrame, { type: T }>[] {
    return this.frames
      .map(({ frame }) => frame)
      .filter((frame): frame is Extract<StreamFrame, { type: T }> => frame.type === type);
  }

  async until(what: string, condition: (reader: this) => boolean): Promise<this> {
    await eventually(what, () => condition(this));
    return this;
  }

  /** Until the server has ended the stream. */
  async end(): Promise<this> {
    return this.until('the end of the stream', ({ ended }) => ended);
  }

  async #read(): Promise<void> {
    const parser = createParser({
      onEvent: ({ id, data }) => this.frames.push({ id: id ?? '', frame: streamFrameSchema.parse(JSON.parse(data)) }),
      onComment: () => (this.comments += 1),
    });
    const decoder = new TextDecoder();
    try {
      for await (const bytes of this.response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
    } catch (error) {
      // Dropped, or the server was killed: what was read stays.
      this.broken = error;
    } finally {
      this.ended = true;
    }
  }
}
