/** What a team is asked for, as the rest of the product sees it: plain objects, ids as strings (product §25). */
import type { ASSIGNMENT_KINDS } from '@parley/shared';

export interface AssignmentRecord {
  readonly id: string;
  readonly teamId: string;
  readonly kind: (typeof ASSIGNMENT_KINDS)[number];
  /** Of the track, or of the scenario in the library. */
  readonly slug: string;
  /** As it was called when it was asked for, like the scenarios. */
  readonly title: string;
  /** Slugs of what is to be completed: a track's in its order, or the one scenario. */
  readonly scenarios: readonly string[];
  readonly note: string;
  /** The last day, as a calendar has it: '2026-12-04'. */
  readonly dueOn: string;
  /** When that day has ended everywhere. */
  readonly overAt: Date;
  /** Memberships; null: everybody, also who joins later. */
  readonly memberIds: readonly string[] | null;
  /** The membership of who asked. */
  readonly askedBy: string;
  readonly askedAt: Date;
  /** When it was ended by hand. */
  readonly endedAt: Date | null;
}

export type NewAssignment = Omit<AssignmentRecord, 'id' | 'overAt' | 'askedAt' | 'endedAt'>;

/** Why nothing was asked: too much runs, or some of these people are asked for the same already. */
export type AssignmentRefusal =
  | { readonly reason: 'too_many' }
  | { readonly reason: 'asked_already'; readonly assignment: AssignmentRecord };

export type AssignmentState = 'running' | 'over' | 'ended';

/** How it stands: ended by hand, over by its date, or running. */
export function assignmentState({ endedAt, overAt }: AssignmentRecord, now: Date): AssignmentState {
  if (endedAt !== null) return 'ended';
  return now >= overAt ? 'over' : 'running';
}
