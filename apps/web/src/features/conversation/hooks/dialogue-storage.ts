/** What must not be lost on a reload or a failure: the draft, and a message that is on its way. Kept as long as the browser tab. */
import { localStore, webStorage } from '@/lib/storage';
import type { Outgoing } from '../model/dialogue-state';

const tab = webStorage(() => window.sessionStorage);
const draftKey = (id: string) => `conversation:${id}:draft`;
const outgoingKey = (id: string) => `conversation:${id}:outgoing`;
const LIVE_TIPS = 'realTimeCoaching';

function parseOutgoing(text: string | null): Outgoing | null {
  if (text === null) return null;
  const [clientMessageId = '', ...words] = text.split('\n');
  return words.length === 0
    ? null
    : { clientMessageId: clientMessageId === '' ? null : clientMessageId, text: words.join('\n') };
}

export const dialogueStorage = {
  draft: (id: string): string => tab.get(draftKey(id)) ?? '',
  keepDraft: (id: string, draft: string): void =>
    draft === '' ? tab.remove(draftKey(id)) : tab.set(draftKey(id), draft),
  outgoing: (id: string): Outgoing | null => parseOutgoing(tab.get(outgoingKey(id))),
  keepOutgoing: (id: string, outgoing: Outgoing | null): void =>
    outgoing === null
      ? tab.remove(outgoingKey(id))
      : tab.set(outgoingKey(id), `${outgoing.clientMessageId ?? ''}\n${outgoing.text}`),
  /** Off until somebody asks for tips; remembered on this device. */
  liveTips: (): boolean => localStore.get(LIVE_TIPS) === 'true',
  keepLiveTips: (on: boolean): void => localStore.set(LIVE_TIPS, String(on)),
};
