/** HTML to PDF with one warm Chromium. The only way to it: no other part of the product knows Puppeteer. */
import { BrowserSession, type BrowserSettings } from './browser-session';
import { PrintTimeout, within } from './deadline';
import { PageCrashed } from './print-page';
import { Slots } from './slots';

export interface PdfPrinterSettings extends BrowserSettings {
  /** How many documents are printed at once; each has a page of its own. */
  readonly concurrency: number;
  /** Chromium is replaced after so many documents. */
  readonly recycleAfter: number;
  /** Chromium is replaced when it and its processes hold more (MB). */
  readonly maxMemoryMb: number;
  /** A document that takes longer is given up (ms). */
  readonly timeoutMs: number;
}

export interface PdfPrinter {
  /**
   * Starts Chromium, so that the first document need not wait for it.
   * @throws BrowserMissing
   */
  warm(): Promise<void>;
  /**
   * Prints a whole HTML document: tagged, with an outline, scripts off, every request refused. When Chromium dies in
   * between, the document is printed once more with another.
   * @throws PrintTimeout, BrowserMissing
   */
  print(html: string): Promise<Uint8Array>;
  /** Refuses new work, waits for the documents under way and ends Chromium. No process is left. */
  close(): Promise<void>;
  /** The process of the Chromium in use; null while there is none. */
  readonly pid: number | null;
}

/** Memory is looked at after every so many documents. */
const MEMORY_EVERY = 5;

class ChromiumPrinter implements PdfPrinter {
  private readonly slots: Slots;
  private starting: Promise<BrowserSession> | null = null;
  private current: BrowserSession | null = null;
  /** Those that were replaced, until their processes are gone. */
  private readonly leaving = new Set<BrowserSession>();

  constructor(private readonly settings: PdfPrinterSettings) {
    this.slots = new Slots(settings.concurrency);
  }

  get pid(): number | null {
    return this.current?.usable ? this.current.pid : null;
  }

  async warm(): Promise<void> {
    await this.slots.run(async () => (await this.session()).warm());
  }

  print(html: string): Promise<Uint8Array> {
    return this.slots.run(async () => {
      try {
        return await this.attempt(html);
      } catch (error) {
        if (!(error instanceof PageCrashed)) throw error;
        this.settings.logger.warn({ err: error }, 'Chromium died while printing; the document is printed again');
        return this.attempt(html);
      }
    });
  }

  async close(): Promise<void> {
    await this.slots.close(new Error('The printer is closed'));
    if (this.current) this.replace(this.current);
    await Promise.all([...this.leaving].map((session) => session.gone));
  }

  private async attempt(html: string): Promise<Uint8Array> {
    const { timeoutMs } = this.settings;
    const session = await this.session();
    try {
      const pdf = await session.use((page) => within(timeoutMs, 'Printing', page.print(html)));
      this.recycle(session);
      return pdf;
    } catch (error) {
      // What hung one page may hang the next of the same Chromium.
      if (error instanceof PrintTimeout || session.lost) this.replace(session);
      throw session.lost ? new PageCrashed('Chromium died while printing', { cause: error }) : error;
    }
  }

  private session(): Promise<BrowserSession> {
    if (this.current?.usable) return Promise.resolve(this.current);
    if (this.current) this.replace(this.current);
    this.starting ??= this.start();
    return this.starting;
  }

  private async start(): Promise<BrowserSession> {
    try {
      const began = performance.now();
      this.current = await BrowserSession.start(this.settings);
      this.settings.logger.info(
        { pid: this.current.pid, startMs: Math.round(performance.now() - began) },
        'Chromium started',
      );
      return this.current;
    } finally {
      this.starting = null;
    }
  }

  private recycle(session: BrowserSession): void {
    const { recycleAfter, maxMemoryMb, logger } = this.settings;
    session.printed += 1;
    const memoryMb = session.printed % MEMORY_EVERY === 0 ? session.memoryMb() : null;
    const tooLarge = memoryMb !== null && memoryMb > maxMemoryMb;
    if (!tooLarge && session.printed < recycleAfter) return;
    if (session.usable) logger.info({ printed: session.printed, memoryMb }, 'Chromium is replaced');
    this.replace(session);
  }

  private replace(session: BrowserSession): void {
    if (this.current === session) this.current = null;
    this.leaving.add(session);
    session.retire();
    void session.gone.then(() => this.leaving.delete(session));
  }
}

/** A printer; Chromium starts with the first document, or with `warm`. */
export function createPdfPrinter(settings: PdfPrinterSettings): PdfPrinter {
  return new ChromiumPrinter(settings);
}
