/** Finding whom and what a command is about. */
import type { Database, TeamRecord, UserRecord } from '@parley/db';
import { Refusal } from './outcome';

const PAGE = 200;

/** @throws Refusal where nobody has an account with this address */
export async function personWith(database: Pick<Database, 'users'>, email: string): Promise<UserRecord> {
  const person = await database.users.findByEmail(email);
  if (person === null) throw new Refusal(`There is no account with the address ${email}.`);
  return person;
}

/** All of them, the newest first. */
export async function allTeams({ teams }: Pick<Database, 'teams'>): Promise<TeamRecord[]> {
  const found: TeamRecord[] = [];
  for (let after: string | null = null; ;) {
    const page = await teams.list({ limit: PAGE, after });
    found.push(...page.teams);
    if (page.next === null) return found;
    after = page.next;
  }
}

/**
 * The one team that is meant: by its id, its name in any case, or its owner's address.
 * @throws Refusal where there is none, or more than one
 */
export async function teamMeant(database: Pick<Database, 'teams' | 'users'>, meant: string): Promise<TeamRecord> {
  const known = await database.teams.find(meant);
  if (known !== null) return known;
  const owner = meant.includes('@') ? await database.users.findByEmail(meant) : null;
  const name = meant.trim().toLowerCase();
  const found = (await allTeams(database)).filter(
    (team) => team.name.toLowerCase() === name || (owner !== null && team.ownerId === owner.id),
  );
  const [team, ...others] = found;
  if (team === undefined) throw new Refusal(`There is no team with the id, name or owner '${meant}'.`);
  if (others.length > 0)
    throw new Refusal(`Several teams are '${meant}'. Name one by its id: ${found.map(({ id }) => id).join(', ')}.`);
  return team;
}
