import { describe, expect, it } from '@jest/globals';
import {
  conversationChecklist,
  scopeChangeCalculator,
  scopeChangeOutcome,
  stakeholderPlan,
  type ScopeChangeInputs,
} from '@parley/content/downloads';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fromBufferPromise } from 'yauzl';
import { calculatorXlsx } from './calculator-xlsx';
import { planDocx } from './plan-docx';

const SERVED = path.resolve(import.meta.dirname, '../../apps/web/public/downloads');
const served = (name: string): Promise<Buffer> => readFile(path.join(SERVED, name));
/** LibreOffice begins slowly on a busy machine. */
const OPENING_MS = 120_000;

/** One file inside a ZIP, as Word's and Excel's files are. */
async function inside(zipped: Buffer, name: string): Promise<string> {
  const zip = await fromBufferPromise(zipped, { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    if (entry.fileName === name) return text(await zip.openReadStreamPromise(entry));
  throw new Error(`${name} is not in the file`);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
/** The paragraphs of a Word document, empty ones left out. */
async function paragraphsOf(docx: Buffer): Promise<string[]> {
  const xml = await inside(docx, 'word/document.xml');
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)]
    .map(([, inner = '']) => [...inner.matchAll(/<w:t[^>]*>(.*?)<\/w:t>/gs)].map(([, run = '']) => run).join(''))
    .map((line) => line.replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity))
    .filter((line) => line !== '');
}

/** Cells of the first sheet as LibreOffice works them out, unrounded. @throws where SOFFICE_PATH is missing */
async function workedOut(xlsx: Buffer): Promise<string[][]> {
  const soffice = process.env['SOFFICE_PATH'];
  if (!soffice)
    throw new Error('SOFFICE_PATH is not set: this test opens a file in LibreOffice (npm test installs it)');
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-xlsx-'));
  try {
    await writeFile(path.join(folder, 'table.xlsx'), xlsx);
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`;
    // Parted by tabs (9), no quotes (0), UTF-8 (76); cells as they are and not as they are shown.
    const filter = 'csv:Text - txt - csv (StarCalc):9,0,76,1,,0,false,false,false,false,false,1';
    await promisify(execFile)(
      soffice,
      [profile, '--headless', '--convert-to', filter, '--outdir', folder, path.join(folder, 'table.xlsx')],
      { timeout: OPENING_MS },
    );
    const csv = await readFile(path.join(folder, 'table-Calculator.csv'), 'utf8');
    return csv.split('\n').map((line) => line.split('\t'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const lineOf = (rows: readonly string[][], label: string): readonly string[] =>
  (rows.find(([first]) => first === label) ?? []).slice(1);

/** The first day after so many weekdays; public holidays are none. */
function afterWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (![0, 6].includes(date.getUTCDay())) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

const changed = (given: Partial<ScopeChangeInputs>): ScopeChangeInputs => ({
  ...scopeChangeCalculator.example,
  ...given,
});

describe('the calculator', () => {
  it.each<[string, ScopeChangeInputs]>([
    ['its example', scopeChangeCalculator.example],
    ['other inputs', changed({ dayRate: 711, addedShare: 0.35, reserveShare: 0, people: 3, weekOfDelay: 12_500 })],
    [
      'more given up than asked for',
      changed({
        ways: [
          { name: 'Swap', tasks: [{ name: 'Small', days: 2 }], givenUp: 9, otherCosts: 100 },
          { name: 'Nothing', tasks: [], givenUp: 0, otherCosts: 0 },
        ],
      }),
    ],
    [
      'a sum that ends on a whole day',
      changed({
        addedShare: 0.1,
        reserveShare: 0,
        people: 1,
        ways: [
          { name: 'Thirty', tasks: [{ name: 'Work', days: 30 }], givenUp: 0, otherCosts: 0 },
          { name: 'Twenty', tasks: [{ name: 'Work', days: 20 }], givenUp: 0, otherCosts: 0 },
        ],
      }),
    ],
  ])(
    'comes to the right sum in a spreadsheet: %s',
    async (_, inputs) => {
      const rows = await workedOut(await calculatorXlsx(inputs));
      const outcomes = inputs.ways.map((way) => ({ way, ...scopeChangeOutcome(inputs, way) }));
      const figures = (label: string) => lineOf(rows, label).slice(0, 2).map(Number);
      const expectClose = (label: string, values: readonly number[]) => {
        expect(figures(label)).toHaveLength(values.length);
        for (const [at, value] of values.entries()) expect(figures(label)[at]).toBeCloseTo(value, 6);
      };
      expectClose(
        'Person-days in all',
        outcomes.map(({ personDays }) => personDays),
      );
      expectClose(
        'Cost of the work',
        outcomes.map(({ workCost }) => workCost),
      );
      expectClose(
        'Other costs',
        inputs.ways.map(({ otherCosts }) => otherCosts),
      );
      expectClose(
        'Working days by which it finishes later',
        outcomes.map(({ workingDays }) => workingDays),
      );
      expectClose(
        'Cost of the delay',
        outcomes.map(({ delayCost }) => delayCost),
      );
      expectClose(
        'In all',
        outcomes.map(({ total }) => total),
      );
      const [whole, lighter] = outcomes;
      expect(Number(lineOf(rows, 'The second way costs less by')[0])).toBeCloseTo(
        (whole?.total ?? 0) - (lighter?.total ?? 0),
        6,
      );
      const days = lineOf(rows, 'New finish').map((shown) => new Date(`${shown} UTC`).toISOString().slice(0, 10));
      expect(days).toEqual(outcomes.map(({ workingDays }) => afterWorkingDays(inputs.finish, workingDays)));
      for (const { way, workingDays, total } of outcomes)
        expect(rows.flat().join('\n')).toMatch(
          new RegExp(`${way.name}: .* person-days, ${Math.round(total)} in all, ${workingDays} working days later\\.`),
        );
      expect(rows.flat().filter((cell) => /^#|Err:/.test(cell))).toEqual([]);
    },
    OPENING_MS + 10_000,
  );

  it('lies where the web serves it as its data make it', async () => {
    const [now, there] = [
      await calculatorXlsx(scopeChangeCalculator.example),
      await served('scope-change-calculator.xlsx'),
    ];
    for (const part of ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml', 'xl/sharedStrings.xml'])
      expect(await inside(there, part)).toBe(await inside(now, part));
  });
});

describe('the stakeholder plan', () => {
  it('holds all of its texts, in their order, and lies where the web serves it', async () => {
    const { title, lede, fields, tables, review } = stakeholderPlan;
    const paragraphs = await paragraphsOf(await served('stakeholder-plan.docx'));
    const texts: readonly (readonly string[])[] = [
      [title, lede],
      fields.map((field) => `${field}:`),
      ...tables.map(({ title, hint, head, examples }) => [title, hint, ...head, ...examples.flat()]),
      [review.title, ...review.questions],
    ];
    expect(paragraphs.map((line) => line.trim())).toEqual(texts.flat().filter((text) => text !== ''));
    expect(paragraphs).toEqual(await paragraphsOf(await planDocx()));
  });

  it('has its tables as long as they are wide, with room to write', async () => {
    const xml = await inside(await served('stakeholder-plan.docx'), 'word/document.xml');
    const tables = [...xml.matchAll(/<w:tbl>(.*?)<\/w:tbl>/gs)].map(([, table = '']) => ({
      rows: table.match(/<w:tr>/g)?.length,
      cells: table.match(/<w:tc>/g)?.length,
    }));
    expect(tables).toEqual(
      stakeholderPlan.tables.map(({ head, examples, rows }) => {
        for (const example of examples) expect(example).toHaveLength(head.length);
        const all = 1 + examples.length + rows;
        return { rows: all, cells: all * head.length };
      }),
    );
  });
});

describe('the checklist', () => {
  it('is one page of all its points, in their order', async () => {
    const task = getDocument({ data: Uint8Array.from(await served('conversation-checklist.pdf')), verbosity: 0 });
    const pdf = await task.promise;
    const content = await (await pdf.getPage(1)).getTextContent();
    const squeezed = (value: string) => value.replaceAll(/\s+/g, '');
    const shown = squeezed(content.items.map((item) => ('str' in item ? item.str : '')).join(''));
    const { numPages } = pdf;
    await task.destroy();
    expect(numPages).toBe(1);
    const { title, lede, card, parts, unsaid, agreed } = conversationChecklist;
    const texts = [
      [title, lede, card.title, ...card.lines],
      parts.flatMap((part) => [part.title, ...part.items]),
      [unsaid.title, ...unsaid.lines, agreed.title, ...agreed.head],
    ].flat();
    let from = 0;
    for (const one of texts) {
      const at = shown.indexOf(squeezed(one), from);
      expect({ one, at }).not.toEqual({ one, at: -1 });
      from = at + squeezed(one).length;
    }
  });
});
