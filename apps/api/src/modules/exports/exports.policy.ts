/** Which reports may be taken away, and what is said where there is none (product §14.2, §14.4). */
import type { ConversationRecord } from '@parley/db';
import { AppError, type Feedback } from '@parley/shared';

export function exportNotFound(): AppError {
  return new AppError('not_found', "This export doesn't exist, or is no longer kept. Please export the report again.");
}

/** The feedback that the report shows. @throws AppError conflict unless the conversation is completed */
export function requireReport({ status, feedback }: ConversationRecord): Feedback {
  if (status === 'completed' && feedback !== null) return feedback;
  if (status === 'analysing')
    throw new AppError('conflict', 'The feedback is still being prepared. Please try again in a moment.');
  throw new AppError('conflict', 'Only completed conversations can be exported.');
}
