/** How a command gets at the database, and its answer to whoever asked. */
import type { Database } from '@parley/db';
import type { Command } from 'commander';
import type { Outcome } from './outcome';

/**
 * Makes the action of a command: `work` gets the database, the moment, and the command as it was called. What it answers
 * is printed.
 */
export type Perform = (
  work: (database: Database, now: Date, command: Command) => Promise<Outcome>,
) => (this: Command) => Promise<void>;

/** The first argument, in the form it was read as; empty where it was left out. */
export function argumentOf({ processedArgs }: Command): string {
  const [argument]: unknown[] = processedArgs;
  return typeof argument === 'string' ? argument : '';
}
