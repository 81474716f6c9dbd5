/** One attempt at a reply, spoken in this process: its frames so far, and whoever listens to them. */
import type { StreamFrame } from '@parley/shared';
import { isTerminal, numberFrame, type NumberedFrame } from './frames';

export interface Listener {
  readonly frame: (frame: NumberedFrame) => void;
  /** No frame will follow: the last one was terminal, or the attempt passed to another process (`lost`). */
  readonly end: (how: 'finished' | 'lost') => void;
}

export class LiveReply {
  readonly id: string;
  readonly attempt: number;
  readonly #frames: NumberedFrame[] = [];
  readonly #listeners = new Set<Listener>();
  readonly #onFrame: (frame: NumberedFrame) => void;
  #ended: 'finished' | 'lost' | null = null;

  /** @param onFrame told first of every frame, whoever listens: the log that other processes read */
  constructor(id: string, attempt: number, onFrame: (frame: NumberedFrame) => void) {
    this.id = id;
    this.attempt = attempt;
    this.#onFrame = onFrame;
  }

  get ended(): boolean {
    return this.#ended !== null;
  }

  /** How many frames there are. */
  get length(): number {
    return this.#frames.length;
  }

  /** Adds a frame and hands it on at once. After the end nothing is added. */
  emit(frame: StreamFrame): void {
    if (this.#ended !== null) return;
    const numbered = numberFrame(this.attempt, this.#frames.length + 1, frame);
    this.#frames.push(numbered);
    this.#onFrame(numbered);
    for (const listener of this.#listeners) listener.frame(numbered);
    if (isTerminal(frame.type)) this.#end('finished');
  }

  /** The attempt is not ours any more: listeners have to look for it elsewhere. */
  lose(): void {
    if (this.#ended === null) this.#end('lost');
  }

  /** Hands over the frames after `seen`, then every new one. @returns how to stop */
  listen(seen: number, listener: Listener): () => void {
    for (const frame of this.#frames.slice(seen)) listener.frame(frame);
    if (this.#ended !== null) {
      listener.end(this.#ended);
      return () => undefined;
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #end(how: 'finished' | 'lost'): void {
    this.#ended = how;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener.end(how);
  }
}
