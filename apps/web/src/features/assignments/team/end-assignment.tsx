import type { TeamAssignment } from '@parley/shared';
import { AlertDialog } from '@/components/dialog';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { isNoAdmin } from '@/lib/team';
import { END_FAILED, useEnd } from '../api/team-assignments';
import { doneCount, dueDate } from '../words';

interface EndAssignmentProps {
  /** What is to be ended; null while nothing is. */
  readonly assignment: TeamAssignment | null;
  readonly now: Date;
  readonly onClose: () => void;
}

/** Asks before it is ended, which can't be taken back. */
export function EndAssignment({ assignment, now, onClose }: EndAssignmentProps) {
  const end = useEnd();
  if (assignment === null) return null;
  const open = assignment.members.length - doneCount(assignment);
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`End “${assignment.title}”?`}
      description={`It runs until ${dueDate(assignment.dueOn, now)}. ${
        open === 0
          ? 'Everybody has done it.'
          : `${open} of ${assignment.members.length} ${open === 1 ? 'has' : 'have'} not done it yet.`
      } Once you end it, nobody is asked for it any more and what is completed later does not count for it. Scores stay.`}
      confirmLabel="End It"
      cancelLabel="Keep It"
      onConfirm={() =>
        end.mutate(assignment, {
          onSuccess: () => showToast(`“${assignment.title}” has ended.`),
          onError: (error) => {
            if (!isNoAdmin(error)) showToast(messageOf(error, END_FAILED), 'error');
          },
        })
      }
    />
  );
}
