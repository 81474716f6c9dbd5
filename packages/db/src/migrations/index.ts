import { namesOnOneLine } from './2026-11-22-names-on-one-line';
import { sessions } from './2026-11-22-sessions';
import { tokensOfLinks } from './2026-11-22-tokens-of-links';
import { subscribedAccounts } from './2026-11-23-subscribed-accounts';
import { teamSeats } from './2026-11-23-team-seats';
import { teamsExports } from './2026-11-23-teams-exports';
import type { Migration } from './migration';

/** Every change of stored data, in the order in which they happen. New ones are added at the end; none is ever edited. */
export const MIGRATIONS: readonly Migration[] = [
  namesOnOneLine,
  sessions,
  tokensOfLinks,
  subscribedAccounts,
  teamSeats,
  teamsExports,
];
