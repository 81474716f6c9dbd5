/** What a process depends on, and whether it answers: behind `/health/ready`. */

export interface HealthReport {
  readonly status: 'ok' | 'unavailable';
  readonly checks: Record<string, 'ok' | 'unavailable'>;
}

/** Resolves when the thing answers, rejects when it does not. */
export type HealthCheck = () => Promise<unknown>;

const CHECK_TIMEOUT_MS = 1_500;

export class HealthRegistry {
  readonly #checks = new Map<string, HealthCheck>();
  readonly #timeoutMs: number;
  #draining = false;

  /** @param timeoutMs a check that takes longer counts as failed */
  constructor(timeoutMs: number = CHECK_TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs;
  }

  add(name: string, check: HealthCheck): this {
    if (this.#checks.has(name)) throw new Error(`There is already a health check named ${name}`);
    this.#checks.set(name, check);
    return this;
  }

  /** From now on the process reports itself unavailable, so that no new work is sent to it. */
  drain(): void {
    this.#draining = true;
  }

  /** Runs all checks at once. Never rejects. */
  async report(): Promise<HealthReport> {
    const entries = await Promise.all(
      [...this.#checks].map(
        async ([name, check]) => [name, (await this.#answers(check)) ? 'ok' : 'unavailable'] as const,
      ),
    );
    const healthy = !this.#draining && entries.every(([, state]) => state === 'ok');
    return { status: healthy ? 'ok' : 'unavailable', checks: Object.fromEntries(entries) };
  }

  async #answers(check: HealthCheck): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), this.#timeoutMs);
    });
    const answered = Promise.resolve()
      .then(check)
      .then(
        () => true,
        () => false,
      );
    try {
      return await Promise.race([answered, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
