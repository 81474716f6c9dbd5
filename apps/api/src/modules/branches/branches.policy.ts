/** From where another line may be tried (decision 0009), in words for the user where it may not. */
import type { ConversationRecord, GenerationRecord } from '@parley/db';
import { AppError, BRANCHES_MAX } from '@parley/shared';

const IN_WORDS: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 3: 'three' };

/**
 * @param pending the reply that the last student message waits for; null when there is none
 * @throws AppError conflict while the conversation allows no branch; validation_failed when the message is not the student's
 */
export function requireBranchable(
  conversation: ConversationRecord,
  pending: GenerationRecord | null,
  messageNumber: number,
): void {
  if (conversation.branchOf !== null)
    throw new AppError('conflict', 'This is another line already. Go back to the conversation and try from there.');
  if (conversation.status === 'abandoned')
    throw new AppError(
      'conflict',
      'This conversation was abandoned. Other lines can be tried in a running or a completed one.',
    );
  if (conversation.status === 'analysing')
    throw new AppError('conflict', 'Your feedback is being prepared. Try another line once it is there.');
  if (pending?.status === 'running') {
    const { name } = conversation.scenario.stakeholderPersona;
    throw new AppError('conflict', `${name} is still answering. Wait for the reply, then try another line.`);
  }
  if (conversation.messages[messageNumber - 1]?.role !== 'student') {
    const message = 'Another line can be tried in place of your own messages only.';
    throw new AppError('validation_failed', message, { details: [{ path: 'body.messageNumber', message }] });
  }
}

export function noBranchLeft(): AppError {
  return new AppError(
    'conflict',
    `You have tried ${IN_WORDS[BRANCHES_MAX] ?? BRANCHES_MAX} other lines in this conversation, which is all there are. Each of them can be continued.`,
  );
}
