/** A real SMTP server on loopback that keeps what it is given, and refuses on demand. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Caught {
  readonly to: string;
  /** The whole message as it came over the wire. */
  readonly raw: string;
}

export class MailCatcher {
  readonly caught: Caught[] = [];
  /** Answers to give to the next messages instead of taking them: SMTP reply codes. */
  readonly refusals: number[] = [];
  /** While set, taken messages are answered only once it resolves. */
  hold: Promise<void> | null = null;
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('refused@')
            ? Object.assign(new Error(`no such box: <${address}>`), { responseCode: 550 })
            : null,
        ),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const refusal = this.refusals.shift();
          if (refusal !== undefined) {
            done(Object.assign(new Error(`${refusal} not this one`), { responseCode: refusal }));
            return;
          }
          this.caught.push({
            to: session.envelope.rcptTo.map(({ address }) => address).join(),
            raw: Buffer.concat(chunks).toString('utf8'),
          });
          void this.#answer(done);
        });
      },
    });
    // Clients that are killed in the middle of a message are part of the tests.
    this.#server.on('error', (error) => (this.lastError = error));
  }

  lastError: Error | null = null;

  /** @param port a free one unless told otherwise */
  static async open(port = 0): Promise<MailCatcher> {
    const catcher = new MailCatcher();
    await new Promise<void>((resolve) => catcher.#server.listen(port, '127.0.0.1', () => resolve()));
    return catcher;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(done: (error?: Error | null) => void): Promise<void> {
    await this.hold;
    done();
  }
}

/** A header of a raw message, unfolded. */
export function headerOf(raw: string, name: string): string | undefined {
  const unfolded = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return unfolded
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
}

/** A raw message with its quoted-printable bodies as they read. */
export function decoded(raw: string): string {
  const bytes = raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
