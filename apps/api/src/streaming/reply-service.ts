/**
 * Replies run detached from the requests that asked for them (product §9.6): this process runs its own, renews their
 * leases, and takes over what a lost process left behind.
 */
import type { GenerationFailure, GenerationRecord } from '@parley/db';
import { leaseEnd, type LeaseTiming } from '@parley/platform';
import type { FrameLog } from './frame-log';
import { LiveReply } from './live-reply';
import { REPLY_FAILED, speakReply, type SpeakerSettings } from './reply-speaker';

/** A turn over which this many processes were lost is not begun again by itself. */
const MAX_TAKEOVERS = 3;
/** How long a finished reply is still read from memory (ms). */
const REMEMBER_MS = 10_000;
const SWEEP_BATCH = 20;

export interface ReplyServiceSettings extends SpeakerSettings {
  readonly frameLog: FrameLog;
  readonly lease: LeaseTiming;
  /** The name of this process: who owns a lease. */
  readonly owner: string;
}

interface Running {
  readonly live: LiveReply;
  readonly conversationId: string;
  readonly stop: AbortController;
  readonly done: Promise<void>;
}

export class ReplyService {
  readonly #settings: ReplyServiceSettings;
  readonly #running = new Map<string, Running>();
  readonly #recent = new Map<string, LiveReply>();
  #renewing: NodeJS.Timeout | null = null;
  #stopping = false;

  constructor(settings: ReplyServiceSettings) {
    this.#settings = settings;
  }

  /** Renews leases from now on. */
  start(): void {
    this.#renewing ??= setInterval(() => void this.#renew(), this.#settings.lease.renewMs);
  }

  /** How many replies this process speaks now. */
  get running(): number {
    return this.#running.size;
  }

  /** A lease in the name of this process. */
  lease(): { owner: string; leaseUntil: Date } {
    const { clock, lease, owner } = this.#settings;
    return { owner, leaseUntil: leaseEnd(clock(), lease.leaseMs) };
  }

  /** The reply as it is spoken here; undefined when it is not. */
  live(id: string): LiveReply | undefined {
    return this.#running.get(id)?.live ?? this.#recent.get(id);
  }

  /** Speaks a generation whose lease is ours. Returns at once. */
  run(generation: GenerationRecord): LiveReply {
    const { frameLog } = this.#settings;
    this.#running.get(generation.id)?.live.lose();
    const live = new LiveReply(generation.id, generation.attempt, (frame) => frameLog.append(generation.id, frame));
    const stop = new AbortController();
    const done = speakReply(this.#settings, generation, live, stop.signal).then(() => this.#finish(live));
    this.#running.set(generation.id, { live, stop, done, conversationId: generation.conversationId });
    return live;
  }

  /** Takes over a reply whose process is gone. Of several callers, anywhere, one succeeds; null for the others. */
  async takeOver(id: string): Promise<LiveReply | null> {
    const { database, clock, logger } = this.#settings;
    if (this.#stopping) return null;
    const generation = await database.generations.claimExpired(id, { ...this.lease(), now: clock() });
    if (generation === null) return null;
    if (generation.takeovers > MAX_TAKEOVERS) {
      await database.generations.fail(generation, REPLY_FAILED, 1, clock());
      return null;
    }
    logger.warn({ generationId: id, attempt: generation.attempt }, 'took over a reply whose process is gone');
    return this.run(generation);
  }

  /** Takes over whatever nobody speaks any more. */
  async sweep(): Promise<void> {
    const { database, clock } = this.#settings;
    // A process that stood still for longer than a lease keeps what nobody has taken over meanwhile.
    await this.#renew();
    for (const { id } of await database.generations.findExpired(clock(), SWEEP_BATCH)) await this.takeOver(id);
  }

  /** The conversation ended under these replies: those spoken here stop, with a last word to their readers. */
  cancelled(ids: readonly string[], failure: GenerationFailure): void {
    for (const id of ids) {
      const running = this.#running.get(id);
      running?.live.emit({ type: 'error', ...failure });
      running?.stop.abort(new Error('The conversation has ended'));
    }
  }

  /** Lets replies end for `graceMs`; the rest is released, so that another process begins them again at once. */
  async stop(graceMs: number): Promise<void> {
    const { database, owner, clock } = this.#settings;
    this.#stopping = true;
    const all = Promise.all([...this.#running.values()].map(({ done }) => done));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([all, new Promise((resolve) => (timer = setTimeout(resolve, graceMs)))]);
    clearTimeout(timer);
    if (this.#renewing !== null) clearInterval(this.#renewing);
    this.#renewing = null;
    const rest = [...this.#running.values()];
    for (const { stop } of rest) stop.abort(new Error('The process ends'));
    await Promise.all(rest.map(({ done }) => done));
    if (rest.length > 0) await database.generations.release(owner, clock());
  }

  #finish(live: LiveReply): void {
    this.#settings.frameLog.finish(live.id, live.attempt);
    if (this.#running.get(live.id)?.live !== live) return;
    this.#running.delete(live.id);
    this.#recent.set(live.id, live);
    setTimeout(() => {
      if (this.#recent.get(live.id) === live) this.#recent.delete(live.id);
    }, REMEMBER_MS).unref();
  }

  async #renew(): Promise<void> {
    const { database, owner, logger } = this.#settings;
    if (this.#running.size === 0) return;
    try {
      await database.generations.renew(owner, [...this.#running.keys()], this.lease().leaseUntil);
    } catch (error) {
      logger.warn({ err: error }, 'leases of replies could not be renewed');
    }
  }
}
