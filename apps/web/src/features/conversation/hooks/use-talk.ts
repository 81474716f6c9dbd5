import type { Conversation } from '@parley/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { conversationKeys } from '@/lib/conversations';
import { httpReplyChannel } from '../api/reply-channel';
import { createTalk, type Talk } from '../model/talk';
import type { Outgoing, TalkState } from '../model/talk-state';
import { talkStorage } from './talk-storage';

/** A message of an earlier visit, unless it did arrive. */
function undelivered(conversation: Conversation): Outgoing | null {
  const outgoing = talkStorage.outgoing(conversation._id);
  const last = conversation.messages.findLast((message) => message.role === 'student');
  return outgoing === null || outgoing.text === last?.content ? null : outgoing;
}

/** The talk of a conversation that is being held, as long as its screen stands. `onDisplaced` of the first call is the one that is told. */
export function useTalk(
  conversation: Conversation,
  onDisplaced: (text: string) => void,
): { readonly talk: Talk; readonly state: TalkState } {
  const client = useQueryClient();
  const id = conversation._id;
  const [talk] = useState(() =>
    createTalk(conversation, {
      channel: httpReplyChannel(id),
      newId: () => crypto.randomUUID(),
      keep: (outgoing) => talkStorage.keepOutgoing(id, outgoing),
      onConversation: (current) => client.setQueryData(conversationKeys.detail(id), current),
      onRefused: () => void client.invalidateQueries({ queryKey: conversationKeys.detail(id) }),
      onDisplaced,
      undelivered: undelivered(conversation),
    }),
  );
  useEffect(() => {
    talk.begin();
    return () => talk.dispose();
  }, [talk]);
  useEffect(() => talk.loaded(conversation), [talk, conversation]);
  return { talk, state: useSyncExternalStore(talk.subscribe, talk.getState) };
}
