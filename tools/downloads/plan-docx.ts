import { stakeholderPlan } from '@parley/content/downloads';
import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageOrientation,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

const SERIF = 'Georgia';
const SANS = 'Arial';
const INK = '1A2030';
const FAINT = '6D7484';
const HEAD = 'EEF0F3';
/** A4 in twentieths of a point; docx turns the page by itself. */
const PAGE = { width: 11_906, height: 16_838, margin: 1_000 } as const;
/** The least height of an empty row, in the same measure. */
const ROW = 760;
const POINTS = 'points';

const paragraph = (
  text: string,
  run: { readonly size?: number; readonly bold?: boolean; readonly color?: string } = {},
) =>
  new Paragraph({
    spacing: { after: 60 },
    children: [new TextRun({ text, font: SANS, size: 18, color: INK, ...run })],
  });

const heading = (text: string) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    spacing: { before: 320, after: 120 },
    keepNext: true,
    children: [new TextRun({ text, font: SERIF, size: 28, color: INK })],
  });

const item = (text: string) =>
  new Paragraph({
    numbering: { reference: POINTS, level: 0 },
    spacing: { after: 60 },
    children: [new TextRun({ text, font: SANS, size: 20, color: INK })],
  });

interface FormTable {
  readonly head: readonly string[];
  readonly examples: readonly (readonly string[])[];
  readonly rows: number;
}

/** Its head, which repeats on every page, lines of example in a fainter ink, and empty lines. */
function formTable({ head, examples, rows }: FormTable): Table {
  const width = { size: 100 / head.length, type: WidthType.PERCENTAGE };
  const row = (cells: readonly string[], look: Parameters<typeof paragraph>[1], isHead = false) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      ...(isHead ? {} : { height: { value: ROW, rule: 'atLeast' as const } }),
      children: cells.map(
        (text) =>
          new TableCell({
            width,
            margins: { top: 60, bottom: 60, left: 90, right: 90 },
            ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: HEAD } } : {}),
            children: [paragraph(text, look)],
          }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      row(head, { bold: true }, true),
      ...examples.map((example) => row(example, { color: FAINT })),
      ...Array.from({ length: rows }, () =>
        row(
          head.map(() => ''),
          {},
        ),
      ),
    ],
  });
}

/** The stakeholder plan as a Word document: A4, across. */
export function planDocx(): Promise<Buffer> {
  const { title, lede, fields, tables, review } = stakeholderPlan;
  const document = new Document({
    title,
    styles: { default: { document: { run: { font: SANS, size: 20 } } } },
    numbering: {
      config: [
        {
          reference: POINTS,
          levels: [{ level: 0, format: LevelFormat.BULLET, text: '–', alignment: AlignmentType.START }],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height, orientation: PageOrientation.LANDSCAPE },
            margin: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
          },
        },
        children: [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            children: [new TextRun({ text: title, font: SERIF, size: 48, color: INK })],
          }),
          new Paragraph({
            spacing: { before: 120, after: 200 },
            children: [new TextRun({ text: lede, font: SERIF, size: 24, color: INK })],
          }),
          ...fields.map((field) => paragraph(`${field}: `, { size: 20, bold: true })),
          ...tables.flatMap((table) => [heading(table.title), paragraph(table.hint, { size: 20 }), formTable(table)]),
          heading(review.title),
          ...review.questions.map(item),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
