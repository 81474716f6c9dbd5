import { ConversationPage as Conversation } from '@/features/conversation';
import { Recommendations } from '@/features/recommendations';

/** /coaching-sessions/{id}, with what to practise next below its report. */
export function ConversationPage() {
  return <Conversation next={<Recommendations />} />;
}
