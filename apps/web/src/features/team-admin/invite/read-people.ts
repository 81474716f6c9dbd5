/**
 * Names and addresses out of what was pasted: a CSV of two columns in either order, lines copied from a spreadsheet, or
 * a mail program's 'Name <address>' (product §18.8).
 */
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { Person } from '../api/members';

export interface ListedPerson extends Person {
  /** In the list, from 0. */
  readonly place: number;
  /** In the pasted text, from 1. */
  readonly line: number;
  /** How many more columns there are than a name and an address take. */
  readonly surplus: number;
}

export interface PeopleRead {
  readonly people: readonly ListedPerson[];
  /** Why the list can't be read at all; null where it could be. */
  readonly unreadable: string | null;
}

interface CsvLine {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

const ADDRESSED = /^(?<name>.*?)<(?<email>[^<>]*)>$/;
const HEADINGS = /^(?:full |first |last )?name$|^e-?mail(?: ?address)?$|^address$/i;

const isAddress = (cell: string): boolean => cell.includes('@');
const isHeading = (record: readonly string[]): boolean => record.some((cell) => HEADINGS.test(cell));

/** 'Ana Silva <ana@x.org>' and 'Ana Silva ana@x.org', taken apart. */
function fromOneCell(cell: string): Person {
  const groups = ADDRESSED.exec(cell)?.groups;
  if (groups !== undefined) return { name: (groups['name'] ?? '').trim(), email: (groups['email'] ?? '').trim() };
  const words = cell.split(/\s+/);
  const at = words.findIndex(isAddress);
  if (at === -1) return { name: cell, email: '' };
  return { name: words.filter((_, index) => index !== at).join(' '), email: words[at] ?? '' };
}

function fromCells(cells: readonly string[]): (Person & { readonly surplus: number })[] {
  // A line of a mail program: several people, each with an address.
  if (cells.length > 1 && cells.every(isAddress)) return cells.map((cell) => ({ ...fromOneCell(cell), surplus: 0 }));
  if (cells.length <= 1) return cells.map((cell) => ({ ...fromOneCell(cell), surplus: 0 }));
  const found = cells.findIndex(isAddress);
  const at = found === -1 ? 1 : found;
  return [{ name: cells[at === 0 ? 1 : 0] ?? '', email: cells[at] ?? '', surplus: cells.length - 2 }];
}

/** Never throws: what can't be read is said in words. A first line of headings is left out. */
export function readPeople(text: string): PeopleRead {
  try {
    const lines = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as CsvLine[];
    const filled = lines
      .map(({ info, record }) => ({ line: info.lines, cells: record.filter((cell) => cell !== '') }))
      .filter(({ cells }) => cells.length > 0);
    const [first, ...others] = filled;
    const kept = first !== undefined && !first.cells.some(isAddress) && isHeading(first.cells) ? others : filled;
    return {
      people: kept
        .flatMap(({ line, cells }) => fromCells(cells).map((person) => ({ line, ...person })))
        .map((person, place) => ({ place, ...person })),
      unreadable: null,
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { people: [], unreadable: 'A quotation mark is opened and not closed. Please close it, or leave it out.' };
  }
}

const cell = (text: string): string => (/[",;\t\n<>]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The same people as lines of a CSV of two columns. */
export function writePeople(people: readonly Person[]): string {
  return people.map(({ name, email }) => `${cell(name)}, ${cell(email)}`).join('\n');
}
