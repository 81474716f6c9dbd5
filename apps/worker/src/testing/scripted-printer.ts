/** A printer that does what the test says: prints at once, fails, or takes its time. */
import type { Printer } from '../jobs/export-report/export-report';

export class ScriptedPrinter implements Printer {
  /** The documents it was given. */
  readonly printed: string[] = [];
  /** What the next prints fail with. */
  readonly failures: Error[] = [];
  /** While set, prints end only once it resolves. */
  hold: Promise<void> | null = null;

  async print(html: string): Promise<Uint8Array> {
    this.printed.push(html);
    const failure = this.failures.shift();
    if (failure !== undefined) throw failure;
    await this.hold;
    return new TextEncoder().encode(`%PDF-1.7 ${html.length}`);
  }
}
