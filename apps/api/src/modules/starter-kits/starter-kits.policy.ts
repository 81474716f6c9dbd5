/** What a learning track refuses (product §16.4, §16.6, §16.7), in words for the user. */
import type { ConversationRecord } from '@parley/db';
import { AppError, type TrackContent } from '@parley/shared';

/** How much of an unknown slug is repeated. */
const NAMED_CHARACTERS = 80;

export function kitNotFound(slug: string): AppError {
  const named = slug.length <= NAMED_CHARACTERS ? slug : `${slug.slice(0, NAMED_CHARACTERS)}…`;
  return new AppError('not_found', `Learning Track "${named}" not found. Please check the URL or try another track.`);
}

export function kitCompleted({ name }: TrackContent): AppError {
  return new AppError(
    'conflict',
    `You have completed ${name}. Each of its scenarios can be rehearsed again; the better score stays.`,
  );
}

/** @throws AppError conflict unless the conversation is completed */
export function requireCompleted({ status }: ConversationRecord): void {
  if (status === 'completed') return;
  throw new AppError(
    'conflict',
    status === 'analysing'
      ? 'This conversation has ended. Its feedback is being prepared.'
      : 'Only completed conversations count towards a learning track.',
  );
}

export function outsideKits(): AppError {
  return new AppError('conflict', 'This conversation does not belong to a learning track.');
}
