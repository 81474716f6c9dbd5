/**
 * The frames of every reply this process speaks, written to Redis for readers at other processes. One pipeline carries
 * everything that came up since the last; while Redis is away frames wait, and local readers don't notice.
 */
import type { Logger, Redis } from '@parley/platform';
import { decodeFrames, encodeFrames, type NumberedFrame } from './frames';

const FLUSH_MS = 100;
/** How long a reply can be read again from Redis. Later it is read from the conversation. */
const KEEP_MS = 15 * 60_000;
/** What could not be written this long after the reply's end is given up: the conversation has it. */
const GIVE_UP_MS = 30_000;

interface Pending {
  readonly frames: NumberedFrame[];
  writing: boolean;
  /** When the reply ended, by the monotonic clock; null while it is spoken. */
  endedAt: number | null;
}

export interface FrameLogSettings {
  readonly redis: Redis;
  readonly redisPrefix: string;
  readonly logger: Logger;
}

/** The Redis stream of one attempt at a reply. Entry ids are `<number of its last frame>-0`. */
export function frameKey(redisPrefix: string, generationId: string, attempt: number): string {
  return `${redisPrefix}:reply:${generationId}:${attempt}`;
}

/** The frames of one stream entry, whose fields are `['f', <frames>]`. */
export function framesOfEntry(attempt: number, fields: readonly string[]): NumberedFrame[] {
  const text = fields[fields.indexOf('f') + 1];
  return text === undefined ? [] : decodeFrames(attempt, text);
}

export class FrameLog {
  readonly #redis: Redis;
  readonly #redisPrefix: string;
  readonly #logger: Logger;
  readonly #pending = new Map<string, Pending>();
  #timer: NodeJS.Timeout | null = null;
  #closed = false;

  constructor({ redis, redisPrefix, logger }: FrameLogSettings) {
    this.#redis = redis;
    this.#redisPrefix = redisPrefix;
    this.#logger = logger;
  }

  /** Takes a frame over; it is written within about 100 ms. Never throws. */
  append(generationId: string, frame: NumberedFrame): void {
    const key = frameKey(this.#redisPrefix, generationId, frame.attempt);
    const pending = this.#pending.get(key) ?? { frames: [], writing: false, endedAt: null };
    pending.frames.push(frame);
    this.#pending.set(key, pending);
    if (!this.#closed) this.#timer ??= setTimeout(() => void this.#tick(), FLUSH_MS);
  }

  /** No frame will follow in this attempt. */
  finish(generationId: string, attempt: number): void {
    const pending = this.#pending.get(frameKey(this.#redisPrefix, generationId, attempt));
    if (pending === undefined) return;
    pending.endedAt = performance.now();
    // Readers elsewhere wait for the last words.
    void this.#flush();
  }

  /** The frames of an attempt after `seen`, as far as Redis has them. @throws Redis' error while it is away */
  async read(generationId: string, attempt: number, seen: number): Promise<NumberedFrame[]> {
    const entries = await this.#redis.xrange(frameKey(this.#redisPrefix, generationId, attempt), `(${seen}-0`, '+');
    return entries.flatMap(([, fields]) => framesOfEntry(attempt, fields)).filter(({ sequence }) => sequence > seen);
  }

  /** Writes what is left, as far as Redis takes it. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#flush();
  }

  async #tick(): Promise<void> {
    await this.#flush();
    this.#timer = this.#pending.size > 0 && !this.#closed ? setTimeout(() => void this.#tick(), FLUSH_MS) : null;
  }

  /** Never rejects. */
  async #flush(): Promise<void> {
    const now = performance.now();
    for (const [key, { endedAt }] of this.#pending) {
      if (endedAt !== null && now - endedAt > GIVE_UP_MS) this.#pending.delete(key);
    }
    const due = [...this.#pending].filter(([, { frames, writing }]) => frames.length > 0 && !writing);
    if (due.length === 0 || this.#redis.status !== 'ready') return;
    const pipeline = this.#redis.pipeline();
    let commands = 0;
    const batches = due.map(([key, pending]) => {
      const frames = [...pending.frames];
      const batch = { key, pending, written: frames.length, command: commands };
      pending.writing = true;
      pipeline.xadd(key, `${frames.at(-1)?.sequence ?? 0}-0`, 'f', encodeFrames(frames));
      pipeline.pexpire(key, KEEP_MS);
      commands += 2;
      return batch;
    });
    try {
      const results = (await pipeline.exec()) ?? [];
      for (const { key, pending, written, command } of batches) {
        const error = results[command]?.[0] ?? null;
        if (error !== null && !isAlreadyWritten(error)) {
          this.#logger.warn({ err: error, key }, 'frames wait: redis did not take them');
          continue;
        }
        pending.frames.splice(0, written);
        if (pending.frames.length === 0) this.#pending.delete(key);
      }
    } catch (error) {
      this.#logger.warn({ err: error }, 'frames wait: redis did not take them');
    } finally {
      for (const { pending } of batches) pending.writing = false;
    }
  }
}

/** A write whose answer was lost had arrived after all. */
function isAlreadyWritten(error: Error): boolean {
  return error.message.includes('equal or smaller than the target stream top item');
}
