/** What must not be read in a log line, wherever in it an error, a driver or a mail server put it. */

const AT = /@|%40/g;
/** What stands before the @ of an address: letters of every alphabet, as mail servers may write them back. Bounded, so that no line takes long. */
const LOCAL = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_{|}~`-]{1,128}$/u;
/** And behind it. A version (`pino@10.4.0`) is none: its last part has no letters. */
const DOMAIN = /(?:[\p{L}\p{M}\p{N}_-]{1,63}\.){1,10}\p{L}[\p{L}\p{M}\p{N}-]{1,62}/uy;
/** Who signs in to a server: `redis://user:password` before its @. */
const CREDENTIALS = /:\/\/([^\s"\\/@]{1,400})$/;
/** The rest of a JSON escape whose backslash stands before it: not part of an address. */
const ESCAPE = /^(?:u[0-9a-fA-F]{4}|.)/;

/** How far back from an @ is looked. */
const REACH = 420;

/** Keys of a payment provider, signing secrets, and what lets somebody pay in another's name. */
const SECRETS = /\b(?:(?:sk|rk)_(?:test|live)|whsec)_[\w*]+|\b(?:cs|pi|seti|src|bps)_\w{1,200}_secret_\w+/g;

/** The line with `[redacted]` in place of every secret that is known by its looks, and without addresses. */
export function withoutPrivate(line: string): string {
  return withoutAddresses(line.includes('_') ? line.replaceAll(SECRETS, '[redacted]') : line);
}

/**
 * The line (finished JSON, and JSON it stays) with `[email]` in place of every e-mail address, percent-encoded ones too,
 * and with `[redacted]` for name and password in a server's address.
 */
export function withoutAddresses(line: string): string {
  let written = '';
  let done = 0;
  for (const { 0: sign, index } of line.matchAll(AT)) {
    if (index < done) continue;
    const before = line.slice(Math.max(done, index - REACH), index);
    const credentials = sign === '@' ? CREDENTIALS.exec(before)?.[1] : undefined;
    if (credentials !== undefined) {
      written += `${line.slice(done, index - credentials.length)}[redacted]`;
      done = index;
      continue;
    }
    DOMAIN.lastIndex = index + sign.length;
    const local = DOMAIN.test(line) ? localPart(line, before, index) : '';
    if (local === '') continue;
    written += `${line.slice(done, index - local.length)}[email]`;
    done = DOMAIN.lastIndex;
  }
  return written + line.slice(done);
}

function localPart(line: string, before: string, end: number): string {
  const found = LOCAL.exec(before.slice(-128))?.[0] ?? '';
  const backslashes =
    /\\*$/.exec(line.slice(Math.max(0, end - found.length - 64), end - found.length))?.[0].length ?? 0;
  return backslashes % 2 === 1 ? found.replace(ESCAPE, '') : found;
}
