/** What a ZIP holds, read with another library than the one that wrote it. */
import { text } from 'node:stream/consumers';
import { fromBufferPromise, validateFileName } from 'yauzl';

/** Contents by name, in the order of the ZIP. @throws when it is not whole, or a name leads out of its folder */
export async function unzipped(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const fault = validateFileName(entry.fileName);
    if (fault !== null) throw new Error(fault);
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
