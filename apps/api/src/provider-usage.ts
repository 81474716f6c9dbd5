/** Keeps what every request to the AI provider used: on its conversation, in the metrics, and in the log. */
import type { Database } from '@parley/db';
import { providerObserver, type Logger } from '@parley/platform';
import type { Registry } from 'prom-client';
import type { OnUsage, ProviderUsage } from '@parley/shared';

/** Requests of one conversation that end close together are written together, and not while the reply itself is saved (ms). */
const GATHER_MS = 250;

export interface UsageRecorderSettings {
  readonly database: Database;
  readonly metrics: Registry;
  readonly logger: Logger;
}

export class UsageRecorder {
  readonly #database: Database;
  readonly #logger: Logger;
  readonly #observe: ReturnType<typeof providerObserver>;
  readonly #gathered = new Map<string, ProviderUsage[]>();
  readonly #writing = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;

  constructor({ database, metrics, logger }: UsageRecorderSettings) {
    this.#database = database;
    this.#logger = logger;
    this.#observe = providerObserver(metrics);
  }

  /** What to tell of requests made for this conversation, in whichever process they are made. Never throws. */
  forConversation(conversationId: string): OnUsage {
    return (usage) => {
      this.#observe(usage);
      this.#logger.info({ conversationId, ...usage }, 'the provider was asked');
      this.#gathered.set(conversationId, [...(this.#gathered.get(conversationId) ?? []), usage]);
      this.#timer ??= setTimeout(() => this.#write(), GATHER_MS);
    };
  }

  /** The same for a drafted scenario, which no conversation has yet: the metrics and the log have it. Never throws. */
  forDraft(userId: string): OnUsage {
    return (usage) => {
      this.#observe(usage);
      this.#logger.info({ userId, ...usage }, 'the provider was asked');
    };
  }

  /** Writes what is gathered and waits until it lies in the database. Never rejects. */
  async settled(): Promise<void> {
    this.#write();
    await Promise.all(this.#writing);
  }

  #write(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const [conversationId, entries] of this.#gathered) {
      const written = this.#store(conversationId, entries).finally(() => this.#writing.delete(written));
      this.#writing.add(written);
    }
    this.#gathered.clear();
  }

  /** Should the database be away, the log has the figures. */
  async #store(conversationId: string, entries: readonly ProviderUsage[]): Promise<void> {
    try {
      const stored = await this.#database.dialogues.recordUsage(conversationId, entries);
      if (!stored)
        this.#logger.warn({ conversationId, entries }, 'the provider was asked for a conversation that is gone');
    } catch (error) {
      this.#logger.error({ err: error, conversationId, entries }, 'what the provider used could not be stored');
    }
  }
}
