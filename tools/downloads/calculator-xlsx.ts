import { SCOPE_CHANGE_TASKS, scopeChangeCalculator, type ScopeChangeInputs } from '@parley/content/downloads';
import writeXlsxFile, { type Cell, type Row, type SheetData } from 'write-excel-file/node';

const SHADE = '#FFF8C4';
const MONEY = '#,##0';
const DAYS = '0.0';
const SHARE = '0%';
const DAY = 'd mmm yyyy';
/** Where the two ways stand. */
const COLUMNS = ['B', 'C'] as const;
/** The first line of the tasks, counted from 1 as spreadsheets do. */
const TASKS_FROM = 12;
const TASKS_TO = TASKS_FROM + SCOPE_CHANGE_TASKS - 1;
const GIVEN_UP = TASKS_TO + 1;
const OTHER = GIVEN_UP + 1;
const RESULT = OTHER + 3;

/** A cell to overwrite. */
const input = (value: string | number | Date | null, format?: string): Cell => ({
  ...(value === null ? {} : { value }),
  backgroundColor: SHADE,
  borderColor: '#8A8F9C',
  borderStyle: 'hair',
  ...(typeof value === 'string' ? {} : { align: 'right' }),
  ...(format === undefined || value === null ? {} : { format }),
});
const label = (value: string): Cell => ({ value, wrap: true });
const strong = (value: string): Cell => ({ value, fontWeight: 'bold', bottomBorderStyle: 'thin' });
const formula = (value: string, format: string, extra: object = {}): Cell => ({
  type: 'Formula',
  value,
  format,
  align: 'right',
  ...extra,
});
/** One formula for each of the two ways. */
const forBoth = (name: string, write: (column: string) => string, format: string, extra: object = {}): Row => [
  { value: name, ...extra },
  ...COLUMNS.map((column) => formula(write(column), format, extra)),
];

function calculator(inputs: ScopeChangeInputs): SheetData {
  const [one, other] = inputs.ways;
  const tasks = [
    ...one.tasks.map(({ name, days }) => [input(name), input(days, DAYS), input(null)]),
    ...other.tasks.map(({ name, days }) => [input(name), input(null), input(days, DAYS)]),
  ];
  const empty = Array.from({ length: SCOPE_CHANGE_TASKS - tasks.length }, () => [
    input(null),
    input(null),
    input(null),
  ]);
  const [days, working, total] = [RESULT, RESULT + 3, RESULT + 6];
  return [
    [{ value: scopeChangeCalculator.title, fontSize: 16, height: 26 }],
    [{ value: scopeChangeCalculator.lede, columnSpan: 3, wrap: true }],
    [],
    [strong('Given'), strong('')],
    [label('One person’s day, in your currency'), input(inputs.dayRate, MONEY)],
    [label('Testing and coordination, added to the work'), input(inputs.addedShare, SHARE)],
    [label('Reserve for what nobody knows yet'), input(inputs.reserveShare, SHARE)],
    [label('People who work on it at the same time'), input(inputs.people, '0')],
    [label('What a week of delay costs'), input(inputs.weekOfDelay, MONEY)],
    [label('Finish without the change'), input(new Date(`${inputs.finish}T00:00:00.000Z`), DAY)],
    [strong('Work, in person-days'), input(one.name), input(other.name)],
    ...tasks,
    ...empty,
    [label('Given up in exchange, in person-days'), input(one.givenUp, DAYS), input(other.givenUp, DAYS)],
    [label('Other costs: licences, travel, suppliers'), input(one.otherCosts, MONEY), input(other.otherCosts, MONEY)],
    [],
    [
      strong('What it comes to'),
      ...COLUMNS.map((column) =>
        formula(`=${column}${TASKS_FROM - 1}`, '@', { fontWeight: 'bold', bottomBorderStyle: 'thin' }),
      ),
    ],
    forBoth(
      'Person-days in all',
      (at) => `=SUM(${at}${TASKS_FROM}:${at}${TASKS_TO})*(1+$B$6)*(1+$B$7)-${at}${GIVEN_UP}`,
      DAYS,
    ),
    forBoth('Cost of the work', (at) => `=${at}${days}*$B$5`, MONEY),
    forBoth('Other costs', (at) => `=${at}${OTHER}`, MONEY),
    forBoth('Working days by which it finishes later', (at) => `=MAX(0,ROUNDUP(ROUND(${at}${days}/$B$8,6),0))`, '0'),
    forBoth('New finish', (at) => `=WORKDAY($B$10,${at}${working})`, DAY),
    forBoth('Cost of the delay', (at) => `=${at}${working}/5*$B$9`, MONEY),
    forBoth('In all', (at) => `=${at}${days + 1}+${at}${days + 2}+${at}${days + 5}`, MONEY, {
      fontWeight: 'bold',
      topBorderStyle: 'thin',
    }),
    [],
    [label('The second way costs less by'), formula(`=B${total}-C${total}`, MONEY)],
    [],
    ...COLUMNS.map((at): Row => [
      {
        type: 'Formula',
        value: `=${at}${TASKS_FROM - 1}&": "&ROUND(${at}${days},1)&" person-days, "&ROUND(${at}${total},0)&" in all, "&${at}${working}&" working days later."`,
        columnSpan: 3,
        fontStyle: 'italic',
      },
    ]),
  ];
}

/** The calculator of a scope change as a workbook of living formulas, filled in with these inputs. */
export function calculatorXlsx(inputs: ScopeChangeInputs): Promise<Buffer> {
  const { title, lines } = scopeChangeCalculator.notes;
  const notes: SheetData = [
    [{ value: title, fontSize: 16, height: 26 }],
    ...lines.map((line): Row => [{ value: line, wrap: true, alignVertical: 'top' }]),
  ];
  return writeXlsxFile(
    [
      {
        sheet: 'Calculator',
        data: calculator(inputs),
        columns: [{ width: 46 }, { width: 24 }, { width: 24 }],
        showGridLines: false,
      },
      { sheet: title, data: notes, columns: [{ width: 100 }], showGridLines: false },
    ],
    { fontFamily: 'Arial', fontSize: 11 },
  ).toBuffer();
}
