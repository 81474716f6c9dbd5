import { api } from '@/lib/api';
import { readEventStream } from '@/lib/sse';
import type { ReplyChannel } from '../model/reply-channel';
import type { Outgoing } from '../model/dialogue-state';

const bodyOf = ({ text, clientMessageId }: Outgoing) => ({
  message: text,
  ...(clientMessageId === null ? {} : { clientMessageId }),
});

/** Resolves after `ms`; rejects with the reason of an abort. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
      },
      { once: true },
    );
  });
}

/** The messages of one conversation over HTTP. */
export function httpReplyChannel(id: string): ReplyChannel {
  return {
    send: (outgoing, signal) =>
      api.stream('POST /conversations/:id/messages', { params: { id }, body: bodyOf(outgoing), signal }),
    resume: (generationId, lastEventId, signal) =>
      api.stream('GET /conversations/:id/generations/:generationId/events', {
        params: { id, generationId },
        signal,
        lastEventId: lastEventId ?? undefined,
      }),
    sendWhole: (outgoing, signal) =>
      api.whole('POST /conversations/:id/messages', { params: { id }, body: bodyOf(outgoing), signal }),
    read: readEventStream,
    wait,
  };
}
