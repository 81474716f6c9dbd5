/** What the product mailed: without a mail server the worker writes its letters to a folder (product §15.4). */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface Letter {
  readonly subject: string;
  /** The whole message, its text decoded. */
  readonly text: string;
}

const MAIL_MS = 30_000;

/** Soft line breaks and escapes of quoted-printable taken out. */
const decoded = (raw: string): string =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

async function lettersTo(address: string): Promise<Letter[]> {
  const { PARLEY_E2E_DATA: data } = process.env;
  if (!data) throw new Error('Where the product keeps its data is not known: set PARLEY_E2E_DATA');
  const folder = join(data, 'outbox');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  // What is still being written has another name.
  const written = names.filter((name) => !name.endsWith('.part'));
  const raws = await Promise.all(written.map((name) => readFile(join(folder, name), 'utf8')));
  return raws
    .filter((raw) => new RegExp(`^To: .*${address}`, 'im').test(raw))
    .map((raw) => ({ subject: /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '', text: decoded(raw) }));
}

/** The letters to this address with such a subject, once there are so many. */
export async function mailedTo(address: string, subject: RegExp, count = 1): Promise<readonly Letter[]> {
  let found: readonly Letter[] = [];
  await expect
    .poll(
      async () => {
        found = (await lettersTo(address)).filter((letter) => subject.test(letter.subject));
        return found.length;
      },
      { timeout: MAIL_MS, message: `a letter to ${address}` },
    )
    .toBe(count);
  return found;
}

/** The address, below our own, that a letter leads to: the first that begins with `prefix`. */
export function pathIn({ text }: Letter, prefix: string): string {
  const start = text.indexOf(prefix);
  const link = /^[\w/?=&.-]+/.exec(text.slice(start))?.[0];
  if (start < 0 || link === undefined) throw new Error(`The letter does not lead to ${prefix}`);
  return link;
}

/** As {@link pathIn}, of a page that takes a token in its query. */
export const linkIn = (letter: Letter, path: string): string => pathIn(letter, `${path}?token=`);
