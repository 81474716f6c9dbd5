/** Reports of made-up teams, for the tests of the document and for looking at it. */
import { SKILLS, type TeamReport } from '@parley/shared';

const A_DAY = 24 * 60 * 60_000;
const FIRST_MONDAY = Date.parse('2026-06-01');

/** Weeks with so many conversations, the first on a Monday; the last ends with `asOf`, or is the one it lies in. */
function weeksOf(completed: readonly number[], people: readonly number[], lastMonday: string): TeamReport['weeks'] {
  return completed.map((count, index) => ({
    startsOn: new Date(Date.parse(lastMonday) - 7 * A_DAY * (completed.length - 1 - index)).toISOString().slice(0, 10),
    completed: count,
    people: people[index] ?? 0,
  }));
}

const TRACKS = ['New PM Essentials', 'Senior PM Challenges', 'PMO Leadership Track'];
const tracks = (figures: readonly (readonly [number, number])[]): TeamReport['tracks'] =>
  TRACKS.map((title, index) => {
    const [begun = 0, completed = 0] = figures[index] ?? [];
    return { title, scenarios: 4, begun, completed };
  });

const SCENARIOS = [
  'Scope Change Request',
  'Budget Cut Negotiation',
  'Vendor Performance Issue',
  'Executive Status Update',
  'Team Member Pushback',
  'Cross-Functional Conflict Resolution',
  'Portfolio Prioritization Meeting',
  'Technical Risk Escalation',
  'Organizational Change Resistance',
  'Resource Allocation Conflict',
];

/** A pilot of ten seats after eleven weeks. */
export function sampleTeamReport(given: Partial<TeamReport> = {}): TeamReport {
  return {
    team: {
      name: 'Delivery Office North',
      organization: 'Harbour & Rail',
      planType: 'team_pilot',
      startedOn: '2026-09-10',
      endsOn: '2026-12-01',
    },
    asOf: '2026-11-23',
    seats: { total: 10, members: 9, invited: 1 },
    credits: { available: 3_000, used: 61 },
    completed: 47,
    practising: 8,
    average: { score: 6.8, people: 8 },
    trend: 'Practice is up: 9 conversations completed in the last 7 days, 4 in the 7 days before.',
    weeks: weeksOf([2, 5, 7, 3, 0, 4, 6, 2, 5, 4, 8, 1], [2, 4, 5, 2, 0, 3, 4, 2, 4, 3, 6, 1], '2026-11-23'),
    tracks: tracks([
      [7, 3],
      [4, 1],
      [0, 0],
    ]),
    skills: {
      people: 7,
      averages: SKILLS.map((skill, index) => ({
        skill,
        average: [8.4, 8.1, 7.6, 7.3, 7.1, 6.8, 6.4, 6.1, 5.2, 4.3][index] ?? 5,
        people: [7, 7, 7, 7, 6, 7, 7, 5, 6, 7][index] ?? 5,
      })),
    },
    distribution: [0, 0, 1, 2, 4, 6, 9, 13, 9, 3],
    practised: {
      scenarios: SCENARIOS.slice(0, 8).map((title, index) => ({
        title,
        completed: [12, 8, 6, 5, 4, 3, 2, 1][index] ?? 1,
        people: [7, 6, 5, 5, 3, 2, 2, 1][index] ?? 1,
        average: [6.4, 7.1, 6.9, 5.8][index] ?? null,
      })),
      others: { scenarios: 0, completed: 0 },
      own: 6,
    },
    next: [
      {
        what: 'Leadership: ‘Portfolio Prioritization Meeting’ and ‘Board-Level Project Defense’ train it.',
        why: 'The team’s lowest skill: 4.3, the mean of 7 people.',
      },
      {
        what: 'A first conversation for everybody: ‘Executive Status Update’ is an easy one.',
        why: '1 of 9 members has not completed one yet.',
      },
      { what: 'Finish New PM Essentials.', why: '4 of the 7 people who have begun it have scenarios left.' },
    ],
    ...given,
  };
}

/** A team that has just been made: its owner alone, nothing practised. @param members none where its owner has gone */
export function emptyTeamReport(members: 0 | 1 = 1): TeamReport {
  return sampleTeamReport({
    seats: { total: 10, members, invited: 0 },
    credits: { available: 3_000, used: 0 },
    completed: 0,
    practising: 0,
    average: null,
    weeks: weeksOf([0], [0], '2026-11-23'),
    trend: 'No conversation has been completed yet.',
    tracks: tracks([]),
    skills: { people: 0, averages: null },
    distribution: Array.from({ length: 10 }, () => 0),
    practised: { scenarios: [], others: { scenarios: 0, completed: 0 }, own: 0 },
    next: [
      {
        what: 'Begin with New PM Essentials.',
        why: 'Nobody has completed a conversation yet.',
      },
    ],
  });
}

/** One person who practises alone. */
export function loneTeamReport(): TeamReport {
  return sampleTeamReport({
    seats: { total: 10, members: 1, invited: 3 },
    credits: { available: 3_000, used: 5 },
    completed: 4,
    practising: 1,
    average: { score: 7.2, people: 1 },
    weeks: weeksOf([3, 1], [1, 1], '2026-11-16'),
    trend: 'Practice is down: 1 conversation completed in the last 7 days, 3 in the 7 days before.',
    tracks: tracks([[1, 0]]),
    skills: { people: 1, averages: null },
    distribution: [0, 0, 0, 0, 0, 0, 2, 1, 1, 0],
    practised: {
      scenarios: [
        { title: 'Scope Change Request', completed: 2, people: 1, average: null },
        { title: 'Vendor Performance Issue', completed: 1, people: 1, average: null },
      ],
      others: { scenarios: 0, completed: 0 },
      own: 1,
    },
    next: [
      { what: 'Finish New PM Essentials.', why: 'The one person who has begun it has scenarios left.' },
      { what: 'Begin Senior PM Challenges.', why: 'No member has completed one of its scenarios yet.' },
    ],
  });
}

/** An enterprise with 200 people and half a year behind it. */
export function largeTeamReport(): TeamReport {
  const weeks = Array.from({ length: 26 }, (_, week) => 300 + ((week * 137) % 480) + week * 12);
  const skills = [7.9, 7.7, 7.5, 7.2, 7.1, 6.9, 6.7, 6.6, 6.1, 5.7];
  return sampleTeamReport({
    team: {
      name: 'Global Programme Management Office, Infrastructure and Digital Services (Europe, Middle East and Africa)',
      organization: 'Große Brücken- und Tunnelbau-Gesellschaft mit beschränkter Haftung, Łódź',
      planType: 'enterprise',
      startedOn: new Date(FIRST_MONDAY).toISOString().slice(0, 10),
      endsOn: null,
    },
    seats: { total: null, members: 200, invited: 14 },
    credits: { available: null, used: 24_871 },
    completed: 20_000,
    practising: 193,
    average: { score: 7.0, people: 193 },
    trend: 'Practice is down: 665 conversations completed in the last 7 days, 996 in the 7 days before.',
    weeks: weeksOf(
      weeks,
      weeks.map((count) => Math.min(200, Math.round(count / 5))),
      '2026-11-23',
    ),
    tracks: tracks([
      [188, 141],
      [152, 67],
      [31, 4],
    ]),
    skills: {
      people: 171,
      averages: SKILLS.map((skill, index) => ({ skill, average: skills[index] ?? 5, people: 171 - index })),
    },
    distribution: [12, 61, 204, 811, 1_702, 3_108, 5_240, 5_402, 2_871, 589],
    practised: {
      scenarios: SCENARIOS.map((title, index) => ({
        title,
        completed: 2_400 - index * 171,
        people: 190 - index * 3,
        average: 7.4 - index / 10,
      })),
      others: { scenarios: 14, completed: 2_913 },
      own: 780,
    },
    next: [
      {
        what: 'Leadership: ‘Board-Level Project Defense’ and ‘Executive Status Update’ train it.',
        why: 'The team’s lowest skill: 5.7, the mean of 162 people.',
      },
      {
        what: 'A first conversation for everybody: ‘Executive Status Update’ is an easy one.',
        why: '7 of 200 members have not completed one yet.',
      },
      { what: 'Finish Senior PM Challenges.', why: '85 of the 152 people who have begun it have scenarios left.' },
    ],
  });
}
