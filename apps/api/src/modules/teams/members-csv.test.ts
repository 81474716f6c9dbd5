import { describe, expect, it } from '@jest/globals';
import type { MemberFigures } from '@parley/shared';
import { membersCsv, membersCsvName } from './members-csv';
import { openedInLibreOffice } from './testing/opened-in-libreoffice';

const member = (given: Partial<MemberFigures> = {}): MemberFigures => ({
  memberId: '64c000000000000000000001',
  name: 'Robin Reyes',
  email: 'robin@example.org',
  status: 'active',
  role: 'member',
  joinedAt: new Date('2026-10-05T22:30:00.000Z'),
  invitationEndsAt: null,
  scoresShared: true,
  creditsUsed: 12,
  completed: 11,
  averageScore: 6.449,
  lastActive: new Date('2026-11-23T00:30:00.000Z'),
  ...given,
});

const invited = { status: 'invited', joinedAt: null, lastActive: null, averageScore: null } as const;

const TITLES = [
  'Name',
  'Email',
  'Role',
  'Status',
  'Credits used',
  'Completed simulations',
  'Average score',
  'Last active',
  'Joined',
];

/** Beginnings that spreadsheets take for a formula, or that hide one. */
const FORMULAS = [
  '=HYPERLINK("http://evil.example","Report")',
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  'Ada\r=1+1',
  'Ada\n=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(A1)',
];

describe('the table of members as CSV', () => {
  it('is UTF-8 with a byte order mark, and RFC 4180 to the byte', () => {
    const file = membersCsv({
      members: [member({ name: 'Jörg "JJ" Müller, PMP' }), member({ ...invited, name: 'Ada' })],
    });
    expect(file).toBe(
      [
        `\uFEFF${TITLES.join(',')}`,
        '"Jörg ""JJ"" Müller, PMP",robin@example.org,Member,Active,12,11,6.4,2026-11-23,2026-10-05',
        'Ada,robin@example.org,Member,Invited,12,11,,,',
        '',
      ].join('\r\n'),
    );
    expect([...Buffer.from(file).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('of a team with nobody in it has its titles', () => {
    expect(membersCsv({ members: [] })).toBe(`\uFEFF${TITLES.join(',')}\r\n`);
  });

  it('is named by the day in UTC', () => {
    expect(membersCsvName({ asOf: new Date('2026-11-23T23:59:59.000-05:00') })).toBe('team-report-2026-11-24.csv');
  });

  it('opens in LibreOffice: columns, numbers as numbers, days as days, letters as they are', async () => {
    const members = [
      member({ name: 'Jörg Müller', role: 'owner' }),
      member({ ...invited, name: "Siobhán O'Brien, Łódź", role: 'admin', creditsUsed: 0, completed: 0 }),
      member({ name: '陈 "小" 龙', averageScore: 10, lastActive: null }),
    ];
    expect(await openedInLibreOffice(Buffer.from(membersCsv({ members })))).toEqual([
      TITLES,
      [
        'Jörg Müller',
        'robin@example.org',
        'Owner',
        'Active',
        12,
        11,
        6.4,
        { day: '2026-11-23' },
        { day: '2026-10-05' },
      ],
      ["Siobhán O'Brien, Łódź", 'robin@example.org', 'Admin', 'Invited', 0, 0],
      ['陈 "小" 龙', 'robin@example.org', 'Member', 'Active', 12, 11, 10, null, { day: '2026-10-05' }],
    ]);
  });

  it('opens in LibreOffice without a formula, whatever people are called', async () => {
    const members = FORMULAS.map((name) => member({ name, email: `${name.slice(0, 2).trim()}x@example.org` }));
    const [, ...rows] = await openedInLibreOffice(Buffer.from(membersCsv({ members })));
    expect(rows).toHaveLength(FORMULAS.length);
    expect(rows.flat().filter((cell) => cell !== null && typeof cell === 'object' && 'formula' in cell)).toEqual([]);
    const lines = (text: unknown) => String(text).replaceAll('\r', '\n');
    expect(rows.map(([name]) => lines(name))).toEqual(
      FORMULAS.map((name) => lines(name.startsWith('Ada') ? name : `'${name}`)),
    );
  });

  it('would be told of a formula that got through', async () => {
    const [, [cell] = []] = await openedInLibreOffice(Buffer.from('Name\r\n=1+1\r\n'));
    expect(cell).toEqual({ formula: expect.stringContaining('1+1') });
  });
});
