import type { Conversation } from '@parley/shared';

/** What the report needs of a conversation beside its feedback. */
export type ReportConversation = Pick<
  Conversation,
  'scenario' | 'stakeholderPersona' | 'messages' | 'startedAt' | 'previousAttempt'
>;
