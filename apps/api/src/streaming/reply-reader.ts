/**
 * Reads a reply wherever it is spoken: from this process's memory, from Redis while another process speaks it, from the
 * conversation once it is saved. A reader whose process changes goes on without noticing more than a fresh `status` frame.
 */
import type { Database, GenerationRecord } from '@parley/db';
import type { Logger } from '@parley/platform';
import type { StreamFrame } from '@parley/shared';
import type { FrameFeed } from './frame-feed';
import type { FrameLog } from './frame-log';
import { isTerminal, numberFrame, seenOf, type FramePosition, type NumberedFrame } from './frames';
import { presentMessage } from './present-message';
import { REPLY_FAILED } from './reply-speaker';
import type { ReplyService } from './reply-service';

/** How often a reader of another process's reply looks whether that process still lives (ms). */
const WATCH_MS = 1_000;
/** How long the last frames of a finished reply may still be on their way to the log (ms). */
const LAST_FRAMES_MS = 300;

export interface ReplyReaderSettings {
  readonly database: Database;
  readonly replies: ReplyService;
  readonly frameLog: FrameLog;
  readonly frameFeed: FrameFeed;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly watchMs?: number;
}

/**
 * Hands every frame after `position` to `onFrame` until the last one.
 * Resolves to true after a terminal frame, to false when `signal` aborts before. Never rejects.
 */
export async function readReply(
  settings: ReplyReaderSettings,
  generationId: string,
  position: FramePosition | null,
  signal: AbortSignal,
  onFrame: (frame: NumberedFrame) => void,
): Promise<boolean> {
  const reading = new Reading(settings, generationId, position, signal, onFrame);
  return reading.run();
}

/** A frame that is not in any log, in the place of the one that is lost. */
function substitute(attempt: number, sequence: number, frame: StreamFrame): NumberedFrame {
  return numberFrame(attempt, Math.max(1, sequence), frame);
}

class Reading {
  readonly #settings: ReplyReaderSettings;
  readonly #id: string;
  readonly #signal: AbortSignal;
  readonly #onFrame: (frame: NumberedFrame) => void;
  #position: FramePosition | null;
  #finished = false;
  /** Ends a pause early. */
  #wake: (() => void) | null = null;

  constructor(
    settings: ReplyReaderSettings,
    id: string,
    position: FramePosition | null,
    signal: AbortSignal,
    onFrame: (frame: NumberedFrame) => void,
  ) {
    this.#settings = settings;
    this.#id = id;
    this.#position = position;
    this.#signal = signal;
    this.#onFrame = onFrame;
    signal.addEventListener('abort', () => this.#wake?.(), { once: true });
  }

  async run(): Promise<boolean> {
    while (!this.#finished && !this.#signal.aborted) {
      try {
        await this.#follow();
      } catch (error) {
        // MongoDB or Redis is away: the reader waits, the heartbeat keeps the line.
        this.#settings.logger.debug({ err: error, generationId: this.#id }, 'a reader waits');
        await this.#pause();
      }
    }
    return this.#finished;
  }

  /** From wherever the reply is now, until its end or until it is to be looked for again. */
  async #follow(): Promise<void> {
    const { replies, database, clock } = this.#settings;
    const live = replies.live(this.#id);
    if (live !== undefined) {
      const how = await this.#listen(live);
      if (how !== 'lost') return;
    }
    const generation = await database.generations.find(this.#id);
    if (generation === null) this.#deliver(substitute(1, 1, { type: 'error', ...REPLY_FAILED }));
    else if (generation.status !== 'running') await this.#conclude(generation);
    else if (generation.leaseUntil < clock()) await this.#takeOver();
    else if (replies.live(this.#id)?.ended ?? true) await this.#watch(generation);
  }

  /** Frames spoken in this process. */
  async #listen(live: NonNullable<ReturnType<ReplyService['live']>>): Promise<'finished' | 'lost' | 'aborted'> {
    return new Promise((resolve) => {
      const onAbort = (): void => {
        stop();
        resolve('aborted');
      };
      this.#signal.addEventListener('abort', onAbort, { once: true });
      const stop = live.listen(seenOf(this.#position, live.attempt), {
        frame: (frame) => this.#deliver(frame),
        end: (how) => {
          this.#signal.removeEventListener('abort', onAbort);
          // A reader who has the last frame already gets it again rather than nothing.
          resolve(how === 'finished' && !this.#finished ? 'lost' : how);
        },
      });
    });
  }

  /** Frames spoken elsewhere, until that attempt ends or its process is gone. */
  async #watch(generation: GenerationRecord): Promise<void> {
    const { frameFeed, database, clock } = this.#settings;
    const stop = frameFeed.subscribe(
      this.#id,
      generation.attempt,
      seenOf(this.#position, generation.attempt),
      (frame) => this.#deliver(frame),
    );
    try {
      while (!this.#finished && !this.#signal.aborted) {
        await this.#pause();
        if (this.#done()) return;
        const now = await database.generations.find(this.#id);
        if (now?.status === 'completed') await this.#pause(LAST_FRAMES_MS);
        if (now?.status !== 'running' || now.attempt !== generation.attempt || now.leaseUntil < clock()) return;
      }
    } finally {
      stop();
    }
  }

  async #takeOver(): Promise<void> {
    const taken = await this.#settings.replies.takeOver(this.#id);
    // Somebody else has it: a moment, and it is read from there.
    if (taken === null) await this.#pause();
  }

  /** The attempt is over: what Redis still has of it, and at least its last frame. */
  async #conclude(generation: GenerationRecord): Promise<void> {
    const seen = seenOf(this.#position, generation.attempt);
    const logged = await this.#logged(generation, seen);
    for (const frame of logged) this.#deliver(frame);
    if (logged.length > 0 && !this.#done()) {
      await this.#pause(LAST_FRAMES_MS);
      for (const frame of await this.#logged(generation, seen)) this.#deliver(frame);
    }
    if (this.#done()) return;
    const last = substitute(
      generation.attempt,
      Math.max(generation.lastFrame, seen),
      await this.#lastFrame(generation),
    );
    this.#position = null;
    this.#deliver(last);
  }

  async #logged(generation: GenerationRecord, seen: number): Promise<NumberedFrame[]> {
    try {
      return await this.#settings.frameLog.read(this.#id, generation.attempt, seen);
    } catch (error) {
      this.#settings.logger.debug(
        { err: error, generationId: this.#id },
        'frames are read from the conversation instead',
      );
      return [];
    }
  }

  async #lastFrame(generation: GenerationRecord): Promise<StreamFrame> {
    if (generation.status === 'failed') return { type: 'error', ...(generation.failure ?? REPLY_FAILED) };
    const conversation = await this.#settings.database.dialogues.findOwned(
      generation.conversationId,
      generation.userId,
    );
    const message = conversation?.messages[generation.messageNumber];
    if (!conversation || message === undefined) return { type: 'error', ...REPLY_FAILED };
    return {
      type: 'complete',
      message: presentMessage(message),
      stakeholderLeft: conversation.stakeholderLeft && conversation.messages.length === message.number,
    };
  }

  #deliver(frame: NumberedFrame): void {
    if (this.#done() || frame.sequence <= seenOf(this.#position, frame.attempt)) return;
    this.#position = frame;
    this.#onFrame(frame);
    if (isTerminal(frame.type)) {
      this.#finished = true;
      this.#wake?.();
    }
  }

  #done(): boolean {
    return this.#finished || this.#signal.aborted;
  }

  /** Waits a moment, or until the reader is done. */
  async #pause(milliseconds: number = this.#settings.watchMs ?? WATCH_MS): Promise<void> {
    if (this.#done()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }
}
