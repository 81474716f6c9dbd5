/** Teams are sold by hand, and made here (product §24.3, §24.4). */
import type { Database, TeamChanges, TeamRecord } from '@parley/db';
import { PLANS, TEAM_PILOT_SEATS, TEAM_PLANS } from '@parley/shared';
import { Option, type Command } from 'commander';
import {
  address,
  amountOrUnlimited,
  days,
  daysOrUnlimited,
  inDays,
  lastDay,
  limitOf,
  line,
  type Limit,
} from './arguments';
import { amount, moment, Refusal, table, type Outcome } from './outcome';
import { allTeams, personWith, teamMeant } from './people';
import { argumentOf, type Perform } from './perform';
import { describeTeams, type DescribedTeam } from './team-description';

interface CreateOptions {
  readonly owner: string;
  readonly name: string;
  readonly organization?: string;
  readonly plan: (typeof TEAM_PLANS)[number];
  readonly seats?: Limit;
  readonly days?: Limit;
  readonly credits?: Limit;
}

interface ExtendOptions {
  readonly owner?: string;
  readonly days?: number;
  readonly until?: Date;
  readonly openEnded?: true;
  readonly end?: true;
  readonly seats?: Limit;
  readonly credits?: Limit;
  readonly name?: string;
  readonly newOwner?: string;
}

export function addTeamCommands(program: Command, perform: Perform): void {
  const team = program.command('team').description('teams: their seats, credits and end');

  team
    .command('create')
    .description('make a team; its owner takes the first seat and invites the others in the product')
    .requiredOption('--owner <email>', 'the account that the team belongs to', address)
    .requiredOption('--name <name>', 'what the team is called', line('Name'))
    .option('--organization <name>', "the company; the owner's own unless named", line('Organization'))
    .addOption(new Option('--plan <plan>', 'what was sold').choices(TEAM_PLANS).default('team_pilot'))
    .option('--seats <number>', "10 on a pilot, unlimited on enterprise; or 'unlimited'", amountOrUnlimited)
    .option('--days <number>', "60 on a pilot, unlimited on enterprise; or 'unlimited'", daysOrUnlimited)
    .option(
      '--credits <number>',
      "of each seat: 300 on a pilot, unlimited on enterprise; or 'unlimited'",
      amountOrUnlimited,
    )
    .action(perform((database, now, command) => createTeam(database, command.opts<CreateOptions>(), now)));

  team
    .command('list')
    .description('all teams, the newest first')
    .action(perform((database, now) => listTeams(database, now)));

  team
    .command('show')
    .description('a team with its members and invitations')
    .argument('<team>', "its id, its name, or its owner's address")
    .action(perform((database, now, command) => showTeam(database, argumentOf(command), now)));

  team
    .command('extend')
    .description('change when a team ends, its seats, its credits, its name or its owner')
    .argument('[team]', 'its id or name; or say --owner')
    .option('--owner <email>', 'the team that belongs to this account', address)
    .option('--days <number>', 'so many days more, from its end on; from now on where it is over', days)
    .option('--until <day>', 'its last day in UTC, such as 2027-01-31', lastDay)
    .option('--open-ended', 'without an end')
    .option('--end', 'ends now; extending it brings it back as it was')
    .option('--seats <number>', "never fewer than are taken; or 'unlimited'", amountOrUnlimited)
    .option('--credits <number>', "of each seat; or 'unlimited'", amountOrUnlimited)
    .option('--name <name>', 'another name', line('Name'))
    .option('--new-owner <email>', 'an active member, to whom the team belongs from now on', address)
    .action(
      perform((database, now, command) => {
        const options = command.opts<ExtendOptions>();
        return extendTeam(database, { ...options, meant: argumentOf(command) }, now);
      }),
    );
}

async function createTeam(database: Database, options: CreateOptions, now: Date): Promise<Outcome> {
  const owner = await personWith(database, options.owner);
  const { credits, periodDays } = PLANS[options.plan];
  const runs = limitOf(options.days, periodDays);
  if (owner.closing !== null)
    throw new Refusal(`The account ${owner.email} is closed: its owner has to reopen it first.`);
  const team = await database.teams.create({
    name: options.name,
    organization: options.organization ?? owner.organization,
    ownerId: owner.id,
    planType: options.plan,
    seats: limitOf(options.seats, options.plan === 'team_pilot' ? TEAM_PILOT_SEATS : null),
    creditsPerSeat: limitOf(options.credits, credits),
    endsAt: runs === null ? null : inDays(now, runs),
    now,
  });
  if (team === 'in_a_team') throw new Refusal(`${owner.email} has a seat in a team already: nobody can be in two.`);
  return answerOf(database, team, `The team '${team.name}' is ready. ${owner.email} finds it under Team Admin.`, now);
}

async function listTeams(database: Database, now: Date): Promise<Outcome> {
  const teams = await describeTeams(database, await allTeams(database), now);
  if (teams.length === 0) return { data: [], lines: ['There is no team yet: parley team create makes one.'] };
  const rows = teams.map((team) => [
    team.id,
    team.name,
    team.owner?.email ?? 'nobody',
    `${team.seatsTaken} of ${amount(team.seats)}`,
    amount(team.creditsPerSeat),
    `${team.state === 'over' ? 'over since' : 'until'} ${moment(team.endsAt)}`.replace('until open', 'open'),
  ]);
  return { data: teams, lines: table([['ID', 'NAME', 'OWNER', 'SEATS', 'CREDITS/SEAT', 'RUNS'], ...rows]) };
}

async function showTeam(database: Database, meant: string, now: Date): Promise<Outcome> {
  const team = await teamMeant(database, meant);
  const [[described], members] = await Promise.all([
    describeTeams(database, [team], now),
    database.teams.seated(team.id),
  ]);
  if (described === undefined) throw new Error('A team was not described');
  const rows = members.map(({ name, email, role, status, creditsUsed }) => [
    email,
    name,
    role,
    status,
    String(creditsUsed),
  ]);
  return {
    data: {
      ...described,
      members: members.map(({ id, name, email, role, status, creditsUsed, joinedAt, invitationEndsAt }) => ({
        id,
        name,
        email,
        role,
        status,
        creditsUsed,
        joinedAt,
        invitationEndsAt: status === 'invited' ? invitationEndsAt : null,
      })),
    },
    lines: [...factsOf(described), '', ...table([['ADDRESS', 'NAME', 'ROLE', 'STATUS', 'CREDITS USED'], ...rows])],
  };
}

async function extendTeam(
  database: Database,
  options: ExtendOptions & { readonly meant: string },
  now: Date,
): Promise<Outcome> {
  const meant = options.meant === '' ? options.owner : options.meant;
  if (meant === undefined) throw new Refusal('Say which team: parley team extend TEAM, or --owner EMAIL.');
  const team = await teamMeant(database, meant);
  const changes = changesOf(team, options, now);
  if (Object.keys(changes).length === 0 && options.newOwner === undefined)
    throw new Refusal(
      'Say what to change: --days, --until, --open-ended, --end, --seats, --credits, --name, --new-owner.',
    );
  let changed: TeamRecord | 'too_few_seats' | null = team;
  if (options.newOwner !== undefined) changed = await handOver(database, team, options.newOwner);
  if (Object.keys(changes).length > 0) changed = await database.teams.change(team.id, changes, now);
  if (changed === 'too_few_seats')
    throw new Refusal(`${team.seatsTaken} seats of '${team.name}' are taken: remove members or invitations first.`);
  if (changed === null) throw new Refusal(`The team '${team.name}' is gone.`);
  return answerOf(database, changed, `The team '${changed.name}' is changed.`, now);
}

/** @throws Refusal for two ends at once */
function changesOf(team: TeamRecord, options: ExtendOptions, now: Date): TeamChanges {
  const { seats, credits, name } = options;
  const ends = [
    ...(options.days === undefined ? [] : [inDays(endOrNow(team, now), options.days)]),
    ...(options.until === undefined ? [] : [options.until]),
    ...(options.openEnded === undefined ? [] : [null]),
    ...(options.end === undefined ? [] : [now]),
  ];
  const [endsAt] = ends;
  if (ends.length > 1) throw new Refusal('Say one end only: --days, --until, --open-ended or --end.');
  if (options.until !== undefined && options.until <= now)
    throw new Refusal('That day is over. To end the team now say --end.');
  return {
    ...(endsAt !== undefined && { endsAt }),
    ...(seats !== undefined && { seats: limitOf(seats, null) }),
    ...(credits !== undefined && { creditsPerSeat: limitOf(credits, null) }),
    ...(name !== undefined && { name }),
  };
}

/** @throws Refusal for a team that has no end to count from */
function endOrNow({ name, endsAt }: TeamRecord, now: Date): Date {
  if (endsAt === null) throw new Refusal(`The team '${name}' has no end. To give it one say --until.`);
  return endsAt > now ? endsAt : now;
}

/** @throws Refusal where that is no active member */
async function handOver(database: Database, team: TeamRecord, email: string): Promise<TeamRecord> {
  const member = (await database.teams.seated(team.id)).find(
    (seated) => seated.status === 'active' && seated.email.toLowerCase() === email,
  );
  const changed = member && (await database.teams.setOwner({ teamId: team.id, memberId: member.id }));
  if (!changed) throw new Refusal(`${email} is no active member of '${team.name}': only one of those can own it.`);
  return changed;
}

async function answerOf(database: Database, team: TeamRecord, said: string, now: Date): Promise<Outcome> {
  const [described] = await describeTeams(database, [team], now);
  if (described === undefined) throw new Error('A team was not described');
  return { data: described, lines: [said, ...factsOf(described)] };
}

function factsOf(team: DescribedTeam): string[] {
  return table([
    ['ID', team.id],
    ['Plan', PLANS[team.planType].name],
    ['Organization', team.organization],
    ['Owner', team.owner === null ? 'nobody' : `${team.owner.name} <${team.owner.email}>`],
    ['Seats', `${team.seatsTaken} of ${amount(team.seats)} taken`],
    ['Credits', `${amount(team.creditsPerSeat)} a seat`],
    [team.state === 'over' ? 'Ended' : 'Ends', moment(team.endsAt)],
  ]);
}
