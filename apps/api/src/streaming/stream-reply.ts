/** Writes a reply to one reader as server-sent events, from any place in it. */
import type { Response } from 'express';
import { frameId, type FramePosition } from './frames';
import { readReply, type ReplyReaderSettings } from './reply-reader';
import { SseWriter, type SseWriterOptions } from './sse-writer';

export interface ReplyStreamSettings extends ReplyReaderSettings {
  readonly sse?: SseWriterOptions;
}

export interface ReplyStreamRequest {
  readonly res: Response;
  readonly generationId: string;
  /** Where the reader stopped; null reads from the start. */
  readonly position: FramePosition | null;
  /** Somebody has read, or failed to read, this reply before. */
  readonly again: boolean;
}

/** The open streams of this process. */
export class ReplyStreams {
  readonly #settings: ReplyStreamSettings;
  readonly #open = new Set<AbortController>();

  constructor(settings: ReplyStreamSettings) {
    this.#settings = settings;
  }

  /** How many requests read or wait for a reply. */
  get size(): number {
    return this.#open.size;
  }

  /** Streams until the last frame, or until the reader goes. What happens to the reader is no matter to the reply. */
  async stream({ res, generationId, position, again }: ReplyStreamRequest): Promise<void> {
    const leave = new AbortController();
    this.#open.add(leave);
    const writer = new SseWriter(res, this.#settings.sse);
    writer.onClose(() => leave.abort());
    const finished = await readReply(this.#settings, generationId, position, leave.signal, (frame) =>
      writer.send(frameId(frame), frame.json),
    );
    this.#open.delete(leave);
    writer.end();
    if (!finished) await this.#noteReader(generationId, true);
    else if (again) await this.#noteReader(generationId, false);
  }

  /** Waits for the end of a reply. @returns false when `signal` aborts before */
  async settled(generationId: string, signal: AbortSignal): Promise<boolean> {
    const leave = new AbortController();
    this.#open.add(leave);
    signal.addEventListener('abort', () => leave.abort(), { once: true });
    const finished = await readReply(this.#settings, generationId, null, leave.signal, () => undefined);
    this.#open.delete(leave);
    if (finished) await this.#noteReader(generationId, false);
    return finished;
  }

  /** Ends all streams in order, and all waiting; readers resume at another process. */
  close(): void {
    for (const leave of this.#open) leave.abort();
  }

  /** Whether a reader is still owed the end: the same words sent again then ask for that, and are no new message. */
  async #noteReader(generationId: string, lost: boolean): Promise<void> {
    try {
      await this.#settings.database.generations.setReaderLost(generationId, lost);
    } catch (error) {
      this.#settings.logger.warn({ err: error, generationId }, 'a lost reader could not be noted');
    }
  }
}
