/** What an admin has filled in to ask for, and of whom it can be asked. */
import type { MemberStats } from '@parley/shared';
import type { NewAssignment } from '../api/team-assignments';

/** Somebody who can be asked once they have joined. */
export type Askable = Pick<MemberStats, '_id' | 'name' | 'status'>;

/** What was filled in so far. */
export interface Draft {
  /** 'track:new-pm-essentials', 'scenario:scope-change-request'; '' before it is chosen. */
  readonly what: string;
  readonly dueOn: string;
  readonly who: 'everybody' | 'some';
  readonly chosen: readonly string[];
  readonly note: string;
}
export const NOTHING: Draft = { what: '', dueOn: '', who: 'everybody', chosen: [], note: '' };

/** As the server takes it. */
export function bodyOf({ what, dueOn, who, chosen, note }: Draft): NewAssignment {
  const [kind, slug = ''] = what.split(':');
  return {
    kind: kind === 'track' ? 'track' : 'scenario',
    slug,
    dueOn,
    note: note.trim(),
    memberIds: who === 'everybody' ? null : [...chosen],
  };
}
