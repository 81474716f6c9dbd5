/** One run of Chromium, from its start until no process of it is left. */
import { launch, type Browser } from 'puppeteer';
import type { Logger } from '@parley/platform';
import { within } from './deadline';
import { PrintPage } from './print-page';
import { ownMemoryMb } from './process-tree';

export interface BrowserSettings {
  readonly executablePath: string;
  /** Chromium's own sandbox. It cannot be had as root; a container has to allow user namespaces (deploy/chromium-seccomp.json). */
  readonly sandbox: boolean;
  readonly logger: Logger;
}

/** Chromium did not start; the message says what to do. */
export class BrowserMissing extends Error {
  override readonly name = 'BrowserMissing';
}

/** How long Chromium may take to start, to open a page, and to end before it is killed (ms). */
const START_MS = 30_000;
const OPEN_MS = 10_000;
const END_MS = 5_000;

const FLAGS = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-crash-reporter',
  '--no-first-run',
  '--font-render-hinting=none',
  // Whatever slips past the pages' own refusal finds no host to speak to.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

function startFault(cause: unknown, { executablePath, sandbox }: BrowserSettings): BrowserMissing {
  const reason =
    cause instanceof Error
      ? (cause.message.split('\n').find((line) => line.trim() !== '') ?? cause.name)
      : String(cause);
  const advice = sandbox
    ? 'Set PUPPETEER_EXECUTABLE_PATH to an installed Chromium; in a container, run it under deploy/chromium-seccomp.json; as root, set PDF_SANDBOX=off.'
    : 'Set PUPPETEER_EXECUTABLE_PATH to an installed Chromium.';
  return new BrowserMissing(`Chromium could not be started from ${executablePath} (${reason}). ${advice}`, { cause });
}

export class BrowserSession {
  private readonly idle: PrintPage[] = [];
  private busy = 0;
  private retiring = false;
  private ending: Promise<void> | null = null;
  private ended: () => void = () => undefined;
  /** Resolves when no process of it is left. */
  readonly gone = new Promise<void>((resolve) => {
    this.ended = resolve;
  });
  /** Documents printed so far. */
  printed = 0;

  private constructor(
    private readonly browser: Browser,
    private readonly logger: Logger,
  ) {}

  /** @throws BrowserMissing */
  static async start(settings: BrowserSettings): Promise<BrowserSession> {
    try {
      const browser = await launch({
        executablePath: settings.executablePath,
        // Chromium ends when this pipe does, so none is left behind by a worker that was killed.
        pipe: true,
        args: settings.sandbox ? FLAGS : [...FLAGS, '--no-sandbox'],
        timeout: START_MS,
        protocolTimeout: 0,
        // Ending in order is the worker's affair.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      return new BrowserSession(browser, settings.logger);
    } catch (error) {
      throw startFault(error, settings);
    }
  }

  /** Whether new work may be given to it. */
  get usable(): boolean {
    return this.browser.connected && !this.retiring;
  }

  /** Whether Chromium has gone away by itself. */
  get lost(): boolean {
    return !this.browser.connected;
  }

  get pid(): number | null {
    return this.browser.process()?.pid ?? null;
  }

  /** What it and its processes hold (MB); null where it can't be known. */
  memoryMb(): number | null {
    return this.pid === null ? null : ownMemoryMb(this.pid);
  }

  /** Makes a page ready before it is needed. */
  async warm(): Promise<void> {
    await this.use(async () => undefined);
  }

  /** Lends a page. One on which the work failed is not used again. */
  async use<T>(work: (page: PrintPage) => Promise<T>): Promise<T> {
    this.busy += 1;
    let page: PrintPage | undefined;
    try {
      page = this.idle.pop() ?? (await within(OPEN_MS, 'Opening a page', PrintPage.open(this.browser)));
      const result = await work(page);
      this.idle.push(page);
      return result;
    } catch (error) {
      void this.discard(page);
      throw error;
    } finally {
      this.busy -= 1;
      if (this.retiring && this.busy === 0) void this.end();
    }
  }

  /** Takes no more work and ends after what is under way; at once when nothing is. */
  retire(): void {
    this.retiring = true;
    if (this.busy === 0) void this.end();
  }

  /** Ends Chromium and resolves when its process is gone. Killed when it does not go by itself. */
  end(): Promise<void> {
    this.retiring = true;
    this.ending ??= this.stop().then(this.ended);
    return this.ending;
  }

  private async discard(page: PrintPage | undefined): Promise<void> {
    if (!page || !this.usable) return;
    try {
      await within(END_MS, 'Closing a page', page.close());
    } catch (error) {
      this.logger.warn({ err: error }, 'a page could not be closed; Chromium is replaced');
      this.retiring = true;
    }
  }

  private async stop(): Promise<void> {
    const chromium = this.browser.process();
    if (!chromium || chromium.exitCode !== null || chromium.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => {
      chromium.once('exit', () => resolve());
    });
    try {
      await within(END_MS, 'Closing Chromium', this.browser.close());
    } catch (error) {
      this.logger.warn({ err: error }, 'Chromium did not close and is killed');
      chromium.kill('SIGKILL');
    }
    await gone;
  }
}
