import type { CoachContext } from '@parley/coach';
import type { ConversationWithContent } from '@parley/db';

/**
 * What the coach is told of a conversation, up to the message of this number. A practice branch keeps its original's
 * seed: where nothing else was said, the stakeholder says nothing else.
 */
export function coachContextOf(
  { id, userId, branchOf, content, messages, tips }: ConversationWithContent,
  upTo = messages.length,
): CoachContext {
  return {
    scenario: content,
    messages: messages.slice(0, upTo).map(({ number, role, content: words }) => ({ number, role, content: words })),
    seed: branchOf?.conversationId ?? id,
    person: userId,
    tips,
  };
}
