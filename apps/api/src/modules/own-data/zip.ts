/** A ZIP written while it is read: of all that goes into it, only what the reader is about to take lies in memory. */
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** With `/` between folders, in characters that every system takes. */
  readonly name: string;
  readonly modified: Date;
  /** UTF-8, in pieces. */
  readonly content: Iterable<string> | AsyncIterable<string>;
}

/**
 * The bytes of the ZIP. The next entry is asked for once the one before has been read to its end. What goes wrong in an
 * entry is the stream's error; a stream that is destroyed asks for nothing more and ends what is under way.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const left = new AbortController();
  output.once('close', () => left.abort());
  zip.outputStream.pipe(output);
  fill(zip, entries, left.signal).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error('The ZIP could not be written', { cause: error }));
  });
  return output;
}

async function fill(zip: ZipFile, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void> {
  for await (const entry of entries) {
    signal.throwIfAborted();
    await add(zip, entry, signal);
  }
  zip.end();
}

/** Resolves when the entry has been read to its end. */
function add(zip: ZipFile, { name, modified, content }: ZipEntry, signal: AbortSignal): Promise<void> {
  // The ZIP remembers every entry, and how it was to be read, to its own end. Of what was read nothing must stay with it.
  const unread = [content];
  return new Promise((resolve, reject) => {
    zip.addReadStreamLazy(name, { mtime: modified }, (read) => {
      const [taken = []] = unread.splice(0);
      const bytes = Readable.from(taken, { objectMode: false, signal });
      finished(bytes).then(resolve, reject);
      read(null, bytes);
    });
  });
}
