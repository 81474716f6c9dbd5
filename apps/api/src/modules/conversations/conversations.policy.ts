/** What may be done to a conversation in which state (product §9.17), in words for the user where it may not. */
import type { ConversationRecord } from '@parley/db';
import { AppError } from '@parley/shared';

/** A conversation this long has left practice behind; also keeps a conversation within what one document may hold. */
export const MESSAGES_MAX = 200;

export function conversationNotFound(): AppError {
  return new AppError(
    'not_found',
    "This conversation doesn't exist or might have been deleted. Please try another simulation.",
  );
}

/** @throws AppError conflict unless the conversation is in progress */
export function requireInProgress({ status }: ConversationRecord): void {
  if (status === 'completed') throw new AppError('conflict', 'This conversation has already ended.');
  if (status === 'abandoned') throw new AppError('conflict', 'This conversation was abandoned.');
  if (status === 'analysing')
    throw new AppError('conflict', 'This conversation has ended. Its feedback is being prepared.');
}

/** What can be done where nothing more can be said. A practice branch is never scored. */
function afterwards({ branchOf }: ConversationRecord): string {
  return branchOf === null ? 'End it to get your feedback.' : 'You can compare both lines.';
}

/** @throws AppError conflict when nothing new can be said */
export function requireSpeakable(conversation: ConversationRecord): void {
  requireInProgress(conversation);
  if (conversation.stakeholderLeft) {
    const { name } = conversation.scenario.stakeholderPersona;
    throw new AppError('conflict', `${name} has left the conversation. ${afterwards(conversation)}`);
  }
  if (conversation.messages.length >= MESSAGES_MAX) {
    throw new AppError('conflict', `This conversation has reached its greatest length. ${afterwards(conversation)}`);
  }
}

/** @throws AppError conflict when there is nothing to give feedback on */
export function requireSomethingSaid(conversation: ConversationRecord): void {
  if (!conversation.messages.some(({ role }) => role === 'student')) {
    throw new AppError('conflict', 'Say something first: there is nothing to give feedback on yet.');
  }
}
