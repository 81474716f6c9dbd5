/** What a change of stored data is. */
import type { mongo } from 'mongoose';

export interface MigrationContext {
  readonly db: mongo.Db;
  /** Aborted when this process may no longer migrate; a migration that writes in a loop looks at it between writes. */
  readonly signal: AbortSignal;
}

/**
 * A change of what is stored, from the form of one release to the next.
 *
 * It names fields and collections by itself and takes nothing from the rest of this package, which will have moved on
 * by the time it runs. It is done once, but it may be begun again after half of it, and in the rarest case twice at a
 * time: repeating it changes nothing, and each write names the value it replaces. An empty database is no special case.
 */
export interface Migration {
  /** Date and subject, e.g. `2026-11-22-names-on-one-line`: its place in the order, and what the database remembers. */
  readonly name: string;
  run(context: MigrationContext): Promise<void>;
}
