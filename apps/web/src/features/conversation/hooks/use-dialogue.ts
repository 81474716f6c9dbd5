import type { Conversation } from '@parley/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { conversationKeys } from '@/lib/conversations';
import { httpReplyChannel } from '../api/reply-channel';
import { createDialogue, type Dialogue } from '../model/dialogue';
import type { Outgoing, DialogueState } from '../model/dialogue-state';
import { dialogueStorage } from './dialogue-storage';

/** A message of an earlier visit, unless it did arrive. */
function undelivered(conversation: Conversation): Outgoing | null {
  const outgoing = dialogueStorage.outgoing(conversation._id);
  const last = conversation.messages.findLast((message) => message.role === 'student');
  return outgoing === null || outgoing.text === last?.content ? null : outgoing;
}

/** The dialogue of a conversation that is being held, as long as its screen stands. `onDisplaced` of the first call is the one that is told. */
export function useDialogue(
  conversation: Conversation,
  onDisplaced: (text: string) => void,
): { readonly dialogue: Dialogue; readonly state: DialogueState } {
  const client = useQueryClient();
  const id = conversation._id;
  const [dialogue] = useState(() =>
    createDialogue(conversation, {
      channel: httpReplyChannel(id),
      newId: () => crypto.randomUUID(),
      keep: (outgoing) => dialogueStorage.keepOutgoing(id, outgoing),
      onConversation: (current) => client.setQueryData(conversationKeys.detail(id), current),
      onRefused: () => void client.invalidateQueries({ queryKey: conversationKeys.detail(id) }),
      onDisplaced,
      undelivered: undelivered(conversation),
    }),
  );
  useEffect(() => {
    dialogue.begin();
    return () => dialogue.dispose();
  }, [dialogue]);
  useEffect(() => dialogue.loaded(conversation), [dialogue, conversation]);
  return { dialogue, state: useSyncExternalStore(dialogue.subscribe, dialogue.getState) };
}
