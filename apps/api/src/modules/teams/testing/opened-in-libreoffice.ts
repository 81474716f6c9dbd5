/** A CSV file as a spreadsheet reads it: what LibreOffice makes of each cell. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A text, a number, a day; null for an empty cell. A formula is told as one, whatever it comes to. */
export type Cell = string | number | null | { readonly day: string } | { readonly formula: string };

const OPENING_MS = 120_000;
/** Parted by commas (44), quoted by double quotes (34), in UTF-8 (76), as its dialog proposes for a file like ours. */
const AS_PROPOSED = 'CSV:44,34,76';

/** @throws one clear line where SOFFICE_PATH is missing, and what LibreOffice says where it fails */
export async function openedInLibreOffice(csv: Buffer): Promise<Cell[][]> {
  const soffice = process.env['SOFFICE_PATH'];
  if (!soffice)
    throw new Error('SOFFICE_PATH is not set: this test opens a file in LibreOffice (npm test installs it)');
  const folder = await mkdtemp(join(tmpdir(), 'parley-csv-'));
  try {
    await writeFile(join(folder, 'table.csv'), csv);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const convert = ['--headless', `--infilter=${AS_PROPOSED}`, '--convert-to', 'fods', '--outdir', folder];
    await promisify(execFile)(soffice, [profile, ...convert, join(folder, 'table.csv')], { timeout: OPENING_MS });
    return rowsOf(await readFile(join(folder, 'table.fods'), 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The rows of the first sheet of a flat OpenDocument file; empty cells at the end of a row are left out. */
function rowsOf(document: string): Cell[][] {
  const [sheet = ''] = /<table:table .*?<\/table:table>/s.exec(document) ?? [];
  return [...sheet.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row = '']) => {
    const cells = [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
      ([, attributes = '', content = '']) => {
        const times = Number(valueOf(attributes, 'table:number-columns-repeated') ?? 1);
        return Array.from({ length: times }, () => cellOf(attributes, content));
      },
    );
    return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);
  });
}

function cellOf(attributes: string, content: string): Cell {
  const formula = valueOf(attributes, 'table:formula');
  if (formula !== null) return { formula };
  switch (valueOf(attributes, 'office:value-type')) {
    case null:
      return null;
    case 'float':
      return Number(valueOf(attributes, 'office:value'));
    case 'date':
      return { day: valueOf(attributes, 'office:date-value') ?? '' };
    default:
      return [...content.matchAll(/<text:p>(.*?)<\/text:p>/gs)].map(([, text = '']) => unescaped(text)).join('\n');
  }
}

function valueOf(attributes: string, name: string): string | null {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(attributes) ?? [];
  return value === undefined ? null : unescaped(value);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescaped(text: string): string {
  const spaced = text.replaceAll('<text:tab/>', '\t');
  return spaced.replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
