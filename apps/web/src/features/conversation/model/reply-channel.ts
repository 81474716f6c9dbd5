/** How one message is sent and its reply read: streamed, taken up again when the stream drops, and without streaming as the last way (product §9.8, §9.9). */
import type { Conversation, StreamFrame } from '@parley/shared';
import { ApiError, messageOf } from '@/lib/api';
import type { StreamEvent } from '@/lib/sse';
import type { Outgoing, DialogueEvent } from './dialogue-state';

/** Everything outside: the network and the clock. */
export interface ReplyChannel {
  /** POST /conversations/{id}/messages as a stream. */
  send(outgoing: Outgoing, signal: AbortSignal): Promise<Response>;
  /** GET /conversations/{id}/generations/{generationId}/events after a frame; all of them without `lastEventId`. */
  resume(generationId: string, lastEventId: string | null, signal: AbortSignal): Promise<Response>;
  /** The same POST without streaming. */
  sendWhole(outgoing: Outgoing, signal: AbortSignal): Promise<Conversation>;
  read(response: Response, onEvent: (event: StreamEvent) => void): Promise<boolean>;
  /** Milliseconds. Rejects when aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Pauses before each attempt to take a dropped stream up again, in ms. A stream that brought something new starts over. */
export const RESUME_PAUSES_MS: readonly number[] = [300, 1000, 3000, 6000];

const SEND_FAILED = 'Failed to send message';

interface Reading {
  generationId: string | null;
  lastEventId: string | null;
  /** How the stream ended, once it did. */
  end: StreamFrame | null;
}

/** `refused`: the server said for good that this turn has failed. `broken`: nobody knows; ask in another way. */
type Outcome = 'complete' | 'refused' | 'broken';

/** An answer that says no for good: asking in another way would not change it. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;
}

const failure = (error: unknown): DialogueEvent => ({
  type: 'failed',
  message: messageOf(error, SEND_FAILED),
  canRetry: !(isRefusal(error) && error.status !== 429 && error.status !== 409),
});

async function readInto(
  channel: ReplyChannel,
  response: Response,
  reading: Reading,
  emit: (event: DialogueEvent) => void,
): Promise<void> {
  await channel.read(response, ({ id, frame }) => {
    if (id !== null) reading.lastEventId = id;
    if (frame.type === 'status') reading.generationId = frame.generationId;
    if (frame.type === 'complete' || frame.type === 'error') reading.end = frame;
    // A failed reply is tried once more without streaming before anybody is told.
    if (frame.type !== 'error' || !frame.retryable) emit({ type: 'frame', frame });
  });
}

function outcomeOf({ end }: Reading): Outcome | null {
  if (end === null) return null;
  if (end.type === 'complete') return 'complete';
  return end.type === 'error' && !end.retryable ? 'refused' : 'broken';
}

async function takeUp(
  channel: ReplyChannel,
  reading: Reading,
  emit: (event: DialogueEvent) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  let attempt = 0;
  while (attempt < RESUME_PAUSES_MS.length && reading.generationId !== null) {
    await channel.wait(RESUME_PAUSES_MS[attempt] ?? 0, signal);
    attempt += 1;
    const before = reading.lastEventId;
    try {
      await readInto(channel, await channel.resume(reading.generationId, before, signal), reading, emit);
    } catch (error) {
      signal.throwIfAborted();
      if (isRefusal(error)) return 'broken';
    }
    const outcome = outcomeOf(reading);
    if (outcome !== null) return outcome;
    if (reading.lastEventId !== before) attempt = 0;
  }
  return 'broken';
}

async function sendWhole(
  channel: ReplyChannel,
  outgoing: Outgoing,
  emit: (event: DialogueEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    emit({ type: 'answered', conversation: await channel.sendWhole(outgoing, signal) });
  } catch (error) {
    signal.throwIfAborted();
    emit(failure(error));
  }
}

/** Sends a message and reports everything that happens to it. Ends with a complete reply or a failed turn; rejects only when aborted. */
export async function sendAndRead(
  channel: ReplyChannel,
  outgoing: Outgoing,
  emit: (event: DialogueEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const reading: Reading = { generationId: null, lastEventId: null, end: null };
  try {
    await readInto(channel, await channel.send(outgoing, signal), reading, emit);
  } catch (error) {
    signal.throwIfAborted();
    if (reading.generationId === null && isRefusal(error)) {
      emit(failure(error));
      return;
    }
  }
  const outcome = outcomeOf(reading) ?? (await takeUp(channel, reading, emit, signal));
  if (outcome === 'broken') await sendWhole(channel, outgoing, emit, signal);
}

/** Reads a reply that was under way when the screen opened. Ends as `sendAndRead` does. */
export async function readRunning(
  channel: ReplyChannel,
  generationId: string,
  outgoing: Outgoing,
  emit: (event: DialogueEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const reading: Reading = { generationId, lastEventId: null, end: null };
  try {
    await readInto(channel, await channel.resume(generationId, null, signal), reading, emit);
  } catch (error) {
    signal.throwIfAborted();
    if (isRefusal(error)) reading.generationId = null;
  }
  const outcome = outcomeOf(reading) ?? (await takeUp(channel, reading, emit, signal));
  if (outcome === 'broken') await sendWhole(channel, outgoing, emit, signal);
}
