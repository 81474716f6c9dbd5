/** Ordered shutdown, bounded in time. */
import type { Logger } from './logger';

/** How long all steps together may take before the process ends anyway. Below compose's own limit of 30 s. */
const TOTAL_MS = 25_000;

interface Step {
  readonly name: string;
  readonly run: () => Promise<unknown>;
  readonly timeoutMs: number;
}

export interface ShutdownOptions {
  readonly logger: Logger;
  readonly totalMs?: number;
  readonly exit?: (code: number) => void;
}

/**
 * Steps run one after another, the one added last first: whatever was opened on top of something is closed before it.
 * A step that fails or takes too long is logged and the next one runs.
 */
export class Shutdown {
  readonly #steps: Step[] = [];
  readonly #logger: Logger;
  readonly #totalMs: number;
  readonly #exit: (code: number) => void;
  #running: Promise<boolean> | undefined;

  constructor({ logger, totalMs = TOTAL_MS, exit = (code) => process.exit(code) }: ShutdownOptions) {
    this.#logger = logger;
    this.#totalMs = totalMs;
    this.#exit = exit;
  }

  /** True from the first call of {@link run} on. */
  get begun(): boolean {
    return this.#running !== undefined;
  }

  /** @param timeoutMs after which the next step runs regardless */
  add(name: string, run: () => Promise<unknown>, timeoutMs: number = 10_000): this {
    this.#steps.push({ name, run, timeoutMs });
    return this;
  }

  /** Closes everything once; further calls join. Resolves to whether every step succeeded. Never rejects. */
  run(reason: string): Promise<boolean> {
    this.#running ??= this.#close(reason);
    return this.#running;
  }

  /** SIGTERM and SIGINT close in order and exit 0; a second signal exits at once. A fault nobody caught closes too, and exits 1. */
  listen(target: NodeJS.Process = process): this {
    const onSignal = (signal: string): void => {
      if (this.begun) this.#exit(1);
      else void this.#closeAndExit(signal, false);
    };
    const onFault = (fault: unknown): void => {
      this.#logger.fatal({ err: fault }, 'a fault nobody caught');
      void this.#closeAndExit('fault', true);
    };
    target.on('SIGTERM', onSignal);
    target.on('SIGINT', onSignal);
    target.on('uncaughtException', onFault);
    target.on('unhandledRejection', onFault);
    return this;
  }

  async #closeAndExit(reason: string, failed: boolean): Promise<void> {
    const clean = await this.run(reason);
    this.#exit(clean && !failed ? 0 : 1);
  }

  async #close(reason: string): Promise<boolean> {
    this.#logger.info({ reason }, 'shutting down');
    const deadline = Date.now() + this.#totalMs;
    let clean = true;
    for (const step of this.#steps.toReversed()) {
      const error = await within(step.run, Math.max(0, Math.min(step.timeoutMs, deadline - Date.now())));
      if (error === undefined) {
        this.#logger.debug({ step: step.name }, 'closed');
      } else {
        clean = false;
        this.#logger.error({ err: error, step: step.name }, 'could not be closed in order');
      }
    }
    this.#logger.info({ reason, clean }, 'shut down');
    return clean;
  }
}

/** What went wrong, if anything did within the time. */
async function within(run: () => Promise<unknown>, timeoutMs: number): Promise<Error | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => {
    timer = setTimeout(() => resolve(new Error(`took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  const done = Promise.resolve()
    .then(run)
    .then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}
