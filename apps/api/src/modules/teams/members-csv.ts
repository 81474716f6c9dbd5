/** The table of members as a file for spreadsheets (product §18.6). */
import type { MemberFigures, TeamFigures, TeamRole } from '@parley/shared';
import { oneDecimal } from '@parley/teams';
import { stringify, type Options } from 'csv-stringify/sync';

const ROLES: Record<TeamRole, string> = { owner: 'Owner', admin: 'Admin', member: 'Member' };
const STATUSES: Record<MemberFigures['status'], string> = { active: 'Active', invited: 'Invited' };

/** A day of the calendar in UTC ('2026-11-23'), which spreadsheets take for a date. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 'yyyy-mm-dd'.length);

const COLUMNS: Record<string, (member: MemberFigures) => string | number | null> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Role: ({ role }) => ROLES[role],
  Status: ({ status }) => STATUSES[status],
  'Credits used': ({ creditsUsed }) => creditsUsed,
  'Completed simulations': ({ completed }) => completed,
  'Average score': ({ averageScore }) => (averageScore === null ? null : oneDecimal(averageScore)),
  'Last active': ({ lastActive }) => lastActive && dayOf(lastActive),
  Joined: ({ joinedAt }) => joinedAt && dayOf(joinedAt),
};

/**
 * RFC 4180 in UTF-8 with a byte order mark; what a spreadsheet would take for a formula has an apostrophe before it. A
 * single line break is quoted too: the library does that for CRLF alone, and the rest of the cell would begin a row.
 */
const FORMAT: Options = { bom: true, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ };

/** A line for each active or invited member, below one of titles. */
export function membersCsv({ members }: Pick<TeamFigures, 'members'>): string {
  const rows = members.map((member) => Object.values(COLUMNS).map((cell) => cell(member)));
  return stringify([Object.keys(COLUMNS), ...rows], FORMAT);
}

/** 'team-report-2026-11-23.csv', by the day in UTC. */
export function membersCsvName({ asOf }: Pick<TeamFigures, 'asOf'>): string {
  return `team-report-${dayOf(asOf)}.csv`;
}
