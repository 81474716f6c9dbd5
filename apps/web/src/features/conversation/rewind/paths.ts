/** Addresses around 'Try another line' (decision 0009). */
import type { Conversation } from '@parley/shared';

export const conversationPath = (id: string): string => `/coaching-sessions/${id}`;
/** Where another line is written; nothing is begun until it is said. */
export const newBranchPath = (id: string, messageNumber: number): string =>
  `${conversationPath(id)}/messages/${messageNumber}/try`;
/** A line that was tried. */
export const branchPath = (id: string, branchId: string): string => `${conversationPath(id)}/try/${branchId}`;

/** Where 'back' leads, in words. */
export const backWords = ({ status }: Pick<Conversation, 'status'>): string =>
  status === 'in_progress' ? 'Back to the conversation' : 'Back to the report';
