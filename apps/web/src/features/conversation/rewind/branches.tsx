import { BRANCHES_MAX, type BranchList } from '@parley/shared';
import { Link } from 'react-router-dom';
import { branchPath } from './paths';
import { leftWords } from './words';

interface BranchesProps {
  readonly conversationId: string;
  readonly list: BranchList;
  /** The one that is open. */
  readonly current: string | null;
}

/** The lines that were tried in this conversation, to be opened again. */
export function Branches({ conversationId, list, current }: BranchesProps) {
  return (
    <aside className="branch-others" aria-label="Your tries">
      <p className="branch-list-head">
        <b className="label">Your tries</b> <span className="muted num">{leftWords(list.left, BRANCHES_MAX)}</span>
      </p>
      {list.branches.length === 0 ? (
        <p className="muted">Nothing tried yet. Each line you try stays here, to be read and continued.</p>
      ) : (
        <ol>
          {list.branches.map(({ _id, slot, messageNumber, line }) => (
            <li key={_id}>
              <Link to={branchPath(conversationId, _id)} aria-current={_id === current ? 'page' : undefined}>
                Try {slot}, message {messageNumber}
              </Link>
              <p className="branch-list-line">{line ?? 'Not said yet.'}</p>
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
}
