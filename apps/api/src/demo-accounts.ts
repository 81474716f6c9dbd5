/** One account per plan to try the product with, and a team; seeded in start mode only (product §4.15). */
import { duplicateKeyOf, type Database, type PlanTerms } from '@parley/db';
import type { Logger } from '@parley/platform';
import type { Passwords } from './auth/passwords';
import { seedDemoTeam } from './demo-team';

const DAY_MS = 24 * 60 * 60 * 1000;
const EXPIRED_SINCE_DAYS = 20;

export const DEMO_PASSWORD = 'parley-demo-2026';

interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly label: string;
  /** What they are in the demo team, which is then what they practise on; without it they are in none. */
  readonly inTeam?: 'owner' | 'member';
  /** Their own. */
  readonly plan: (now: Date) => PlanTerms;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'trial@parley.example',
    name: 'Tara Trial',
    label: 'free trial',
    plan: (now) => ({ type: 'free_trial', startedAt: now }),
  },
  {
    email: 'core@parley.example',
    name: 'Cora Core',
    label: 'Solo Core',
    plan: (now) => ({ type: 'solo_core', startedAt: now, billing: 'monthly' }),
  },
  {
    email: 'pro@parley.example',
    name: 'Paul Pro',
    label: 'Solo Pro',
    plan: (now) => ({ type: 'solo_pro', startedAt: now, billing: 'monthly' }),
  },
  {
    email: 'expired@parley.example',
    name: 'Edda Expired',
    label: 'expired trial',
    plan: (now) => ({ type: 'free_trial', startedAt: new Date(now.getTime() - EXPIRED_SINCE_DAYS * DAY_MS) }),
  },
  {
    email: 'owner@parley.example',
    name: 'Oona Owner',
    label: 'Team Pilot, owner of a team',
    inTeam: 'owner',
    plan: (now) => ({ type: 'free_trial', startedAt: now }),
  },
  {
    email: 'member@parley.example',
    name: 'Milan Member',
    label: 'Team Pilot, member of that team',
    inTeam: 'member',
    plan: (now) => ({ type: 'solo_core', startedAt: now, billing: 'monthly' }),
  },
];

export interface DemoSeeding {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly logger: Logger;
  readonly now: Date;
}

/** Adds the demo accounts that are missing, and their team; those that are there stay as they are. */
export async function seedDemoAccounts({ database, passwords, logger, now }: DemoSeeding): Promise<void> {
  let passwordHash: string | null = null;
  for (const account of DEMO_ACCOUNTS) {
    if ((await database.users.findByEmail(account.email)) === null) {
      // One password, one hash: hashing is slow on purpose, and the first start waits for it.
      passwordHash ??= await passwords.hash(DEMO_PASSWORD);
      await create(database, account, passwordHash, now);
    }
    logger.info({ account: account.label }, 'seeded a demo account, whose password is public');
  }
  const [owner] = await found(database, 'owner');
  if (owner !== undefined)
    await seedDemoTeam({ database, ownerId: owner.userId, newcomers: await found(database, 'member'), now });
}

async function found(database: Database, inTeam: DemoAccount['inTeam']) {
  const accounts = DEMO_ACCOUNTS.filter((account) => account.inTeam === inTeam);
  const users = await Promise.all(accounts.map(({ email }) => database.users.findByEmail(email)));
  return users.flatMap((user) => (user === null ? [] : [{ userId: user.id, name: user.name, email: user.email }]));
}

async function create(database: Database, account: DemoAccount, passwordHash: string, now: Date): Promise<void> {
  const { email, name, plan } = account;
  try {
    await database.inTransaction(async (session) => {
      const user = await database.users.create(
        { name, email, organization: 'Halden Freight', passwordHash, now },
        session,
      );
      await database.credits.open({ userId: user.id, plan: plan(now), now, session });
    });
  } catch (error) {
    // Another process, started at the same moment, was faster.
    if (!duplicateKeyOf(error)?.includes('email')) throw error;
  }
}
