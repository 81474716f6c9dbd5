import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '@/lib/api';
import { createTipWatcher, type TipInput, type TipState } from '../model/coaching-tip';

/** Live tips on the draft of a conversation: POST /conversations/{id}/coaching-tip. */
export function useCoachingTip(id: string, { draft, on, busy }: TipInput): TipState {
  const [watcher] = useState(() =>
    createTipWatcher((message, signal) =>
      api.request('POST /conversations/:id/coaching-tip', { params: { id }, body: { message }, signal }),
    ),
  );
  useEffect(() => watcher.update({ draft, on, busy }), [watcher, draft, on, busy]);
  useEffect(() => () => watcher.dispose(), [watcher]);
  return useSyncExternalStore(watcher.subscribe, watcher.getState);
}
