/** Server-sent events on one answer (product §9.7). */
import type { Response } from 'express';

const HEARTBEAT_MS = 15_000;
/** A reader this far behind is cut off; it can resume where it stopped. */
const MAX_UNSENT_BYTES = 1_000_000;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // `no-transform` keeps proxies from compressing, and so from holding back.
  'Cache-Control': 'no-cache, no-transform',
  Connection: 'keep-alive',
  'X-Accel-Buffering': 'no',
} as const;

export interface SseWriterOptions {
  readonly heartbeatMs?: number;
  readonly maxUnsentBytes?: number;
}

export class SseWriter {
  readonly #res: Response;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #maxUnsentBytes: number;

  /** Sends the headers at once, and a comment every 15 s so that no proxy takes the silence for an end. */
  constructor(res: Response, { heartbeatMs = HEARTBEAT_MS, maxUnsentBytes = MAX_UNSENT_BYTES }: SseWriterOptions = {}) {
    this.#res = res;
    this.#maxUnsentBytes = maxUnsentBytes;
    res.status(200).set(HEADERS);
    res.flushHeaders();
    this.#heartbeat = setInterval(() => this.#write(': still here\n\n'), heartbeatMs);
    res.once('close', () => clearInterval(this.#heartbeat));
  }

  /** Whether anybody can still read what is written. */
  get open(): boolean {
    return !this.#res.destroyed && !this.#res.writableEnded;
  }

  /** `data` must hold no line break (JSON holds none). */
  send(id: string, data: string): void {
    this.#write(`id: ${id}\ndata: ${data}\n\n`);
  }

  /** Ends the answer in order. */
  end(): void {
    clearInterval(this.#heartbeat);
    if (this.open) this.#res.end();
  }

  /** Calls back once, when the reader has gone or the answer is out. */
  onClose(callback: () => void): void {
    if (this.#res.destroyed) callback();
    else this.#res.once('close', callback);
  }

  #write(text: string): void {
    if (!this.open) return;
    this.#res.write(text);
    if (this.#res.writableLength > this.#maxUnsentBytes) this.#res.destroy();
  }
}
