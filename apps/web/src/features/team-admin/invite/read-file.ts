/** A list for 200 people takes a tenth of this (bytes). */
const LARGEST_FILE = 1_000_000;

export const FILE_TOO_LARGE = 'This file is too large for a list of people. A list is a CSV of at most 1 MB.';

/** Text as spreadsheets write it: UTF-8, UTF-16 with its mark, and where it is neither Windows-1252. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** The text of a chosen file. Throws a RangeError for one that is too large to be a list of people. */
export async function readFile(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new RangeError(FILE_TOO_LARGE);
  return textOf(new Uint8Array(await file.arrayBuffer()));
}
