import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { branchesQuery } from './api';
import { newBranchPath, branchPath } from './paths';
import './line-action.css';

/** What can be done with an own message: another line while there are tries left, and the tries that were made there. */
export function useLineAction(conversationId: string): (messageNumber: number) => ReactNode {
  const { data } = useQuery(branchesQuery(conversationId));
  if (data === undefined) return () => null;
  const { branches, left } = data;
  return (messageNumber) => {
    const made = branches.filter((branch) => branch.messageNumber === messageNumber && branch.line !== null);
    if (left === 0 && made.length === 0) return null;
    return (
      <div className={made.length === 0 ? 'line-act' : 'line-act line-act-made'}>
        {left > 0 && (
          <Link to={newBranchPath(conversationId, messageNumber)}>
            Try another line<span className="sr"> in place of message {messageNumber}</span>
          </Link>
        )}
        {made.map(({ _id, slot }) => (
          <Link key={_id} to={branchPath(conversationId, _id)}>
            Read try {slot}
          </Link>
        ))}
      </div>
    );
  };
}
