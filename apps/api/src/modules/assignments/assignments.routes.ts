/** What a team is asked to practise (product §25). */
import { AppError } from '@parley/shared';
import type { Handlers } from '../../contract/handler';

type AssignmentEndpoint = 'listTeamAssignments' | 'createAssignment' | 'endAssignment' | 'listOwnAssignments';

const notBuilt = async (): Promise<never> => {
  throw new AppError('upstream_unavailable', 'Teams are not open yet.');
};

export function assignmentHandlers(): Handlers<AssignmentEndpoint> {
  return {
    listTeamAssignments: notBuilt,
    createAssignment: notBuilt,
    endAssignment: notBuilt,
    listOwnAssignments: notBuilt,
  };
}
