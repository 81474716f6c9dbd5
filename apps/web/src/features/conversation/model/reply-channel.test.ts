import { describe, expect, it } from '@jest/globals';
import { sampleConversation, sampleMessages } from '@parley/report/testing';
import type { Conversation, StreamFrame } from '@parley/shared';
import { ApiError } from '@/lib/api';
import { readEventStream } from '@/lib/sse';
import { eventStream, frames } from '@/testing/scripted-api';
import { readRunning, RESUME_PAUSES_MS, sendAndRead, type ReplyChannel } from './reply-channel';
import type { Outgoing, DialogueEvent } from './dialogue-state';

const [, own, reply] = sampleMessages(3);
if (!own || !reply) throw new Error('The sample has three messages');
const outgoing: Outgoing = { text: own.content, clientMessageId: 'c1' };
const answered = sampleConversation({ messages: sampleMessages(3) });
const STATUS: StreamFrame = { type: 'status', generationId: 'g1', state: 'thinking', studentMessage: own };
const chunk = (content: string): StreamFrame => ({ type: 'chunk', content });
const COMPLETE: StreamFrame = { type: 'complete', message: reply, stakeholderLeft: false };
const error = (retryable: boolean): StreamFrame => ({
  type: 'error',
  message: 'No reply came.',
  code: 'upstream_unavailable',
  retryable,
});
const apiError = (status: number, code: ApiError['code'], message = 'No.') =>
  new ApiError({ code, status, message, method: 'POST', url: '/x' });

type Script = readonly (string | Error)[];
interface Calls {
  sends: Outgoing[];
  resumes: (string | null)[];
  wholes: Outgoing[];
  waits: number[];
}

function channelOf(script: { send?: Script; resume?: Script; whole?: readonly (Conversation | Error)[] }): {
  channel: ReplyChannel;
  calls: Calls;
} {
  const calls: Calls = { sends: [], resumes: [], wholes: [], waits: [] };
  const turn = <T>(list: readonly (T | Error)[] | undefined, index: number): T => {
    const step = list?.[index];
    if (step === undefined) throw new Error('The script has no such answer');
    if (step instanceof Error) throw step;
    return step;
  };
  const channel: ReplyChannel = {
    send: async (message) => eventStream(turn(script.send, calls.sends.push(message) - 1)),
    resume: async (_, lastEventId) => eventStream(turn(script.resume, calls.resumes.push(lastEventId) - 1)),
    sendWhole: async (message) => turn(script.whole, calls.wholes.push(message) - 1),
    read: readEventStream,
    wait: async (ms) => void calls.waits.push(ms),
  };
  return { channel, calls };
}

async function run(channel: ReplyChannel): Promise<DialogueEvent[]> {
  const events: DialogueEvent[] = [];
  await sendAndRead(channel, outgoing, (event) => events.push(event), new AbortController().signal);
  return events;
}
const kinds = (events: readonly DialogueEvent[]) =>
  events.map((event) => (event.type === 'frame' ? event.frame.type : event.type));

describe('a message', () => {
  it('is sent once and its reply read to the end', async () => {
    const { channel, calls } = channelOf({ send: [frames([STATUS, chunk('Six '), chunk('weeks.'), COMPLETE])] });
    expect(kinds(await run(channel))).toEqual(['status', 'chunk', 'chunk', 'complete']);
    expect(calls).toMatchObject({ resumes: [], wholes: [], waits: [] });
  });

  it('is taken up after the last frame that came when the stream drops', async () => {
    const { channel, calls } = channelOf({
      send: [frames([STATUS, chunk('Six ')])],
      resume: [frames([chunk('weeks. ')], 3), frames([chunk('In June.'), COMPLETE], 4)],
    });
    expect(kinds(await run(channel))).toEqual(['status', 'chunk', 'chunk', 'chunk', 'complete']);
    expect(calls.resumes).toEqual(['1-2', '1-3']);
    expect(calls.waits).toEqual([RESUME_PAUSES_MS[0], RESUME_PAUSES_MS[0]]);
    expect(calls.wholes).toEqual([]);
  });

  it('backs off while nothing new comes, and then asks without streaming under the same name', async () => {
    const down = apiError(0, 'network');
    const { channel, calls } = channelOf({
      send: [frames([STATUS, chunk('Six ')])],
      resume: [down, '', down, down],
      whole: [answered],
    });
    expect(kinds(await run(channel))).toEqual(['status', 'chunk', 'answered']);
    expect(calls.waits).toEqual(RESUME_PAUSES_MS);
    expect(calls.wholes).toEqual([outgoing]);
  });

  it('does not ask for a reply that is gone again and again', async () => {
    const { channel, calls } = channelOf({
      send: [frames([STATUS])],
      resume: [apiError(404, 'not_found')],
      whole: [answered],
    });
    expect(kinds(await run(channel))).toEqual(['status', 'answered']);
    expect(calls.resumes).toHaveLength(1);
  });

  it('goes without streaming at once when the stream could not be opened', async () => {
    const { channel, calls } = channelOf({ send: [apiError(0, 'network')], whole: [answered] });
    expect(kinds(await run(channel))).toEqual(['answered']);
    expect(calls.wholes).toEqual([{ text: own.content, clientMessageId: 'c1' }]);
  });

  it('goes without streaming when the stream reports an error or breaks its form', async () => {
    const reported = channelOf({ send: [frames([STATUS, chunk('Six'), error(true)])], whole: [answered] });
    expect(kinds(await run(reported.channel))).toEqual(['status', 'chunk', 'answered']);
    const broken = channelOf({ send: ['data: {"type":"song"}\n\n'], whole: [answered] });
    expect(kinds(await run(broken.channel))).toEqual(['answered']);
  });

  it('fails honestly when that fails too, and may be tried again', async () => {
    const { channel } = channelOf({ send: [apiError(503, 'upstream_unavailable')], whole: [apiError(0, 'timeout')] });
    expect(await run(channel)).toEqual([{ type: 'failed', message: 'Failed to send message', canRetry: true }]);
    const told = channelOf({
      send: [frames([STATUS, error(true)])],
      whole: [apiError(503, 'upstream_unavailable', 'The coach is away.')],
    });
    expect((await run(told.channel)).at(-1)).toEqual({ type: 'failed', message: 'The coach is away.', canRetry: true });
  });

  it('is not sent in another way when the server says no', async () => {
    const { channel, calls } = channelOf({ send: [apiError(400, 'validation_failed', 'A message is required')] });
    expect(await run(channel)).toEqual([{ type: 'failed', message: 'A message is required', canRetry: false }]);
    expect(calls.wholes).toEqual([]);
    const slow = channelOf({ send: [apiError(429, 'rate_limited', 'Too fast.')] });
    expect(await run(slow.channel)).toEqual([{ type: 'failed', message: 'Too fast.', canRetry: true }]);
  });

  it('ends where the turn has failed for good', async () => {
    const { channel, calls } = channelOf({ send: [frames([STATUS, error(false)])] });
    expect(kinds(await run(channel))).toEqual(['status', 'error']);
    expect(calls.wholes).toEqual([]);
  });

  it('stops without a word when the screen is left', async () => {
    const controller = new AbortController();
    const { channel } = channelOf({ send: [frames([STATUS])], resume: [''] });
    const events: DialogueEvent[] = [];
    const leaving: ReplyChannel = {
      ...channel,
      wait: async (_, signal) => {
        controller.abort();
        signal.throwIfAborted();
      },
    };
    await expect(sendAndRead(leaving, outgoing, (event) => events.push(event), controller.signal)).rejects.toThrow(
      /abort/i,
    );
    expect(kinds(events)).toEqual(['status']);
  });
});

describe('a reply that was under way', () => {
  const read = async (channel: ReplyChannel): Promise<DialogueEvent[]> => {
    const events: DialogueEvent[] = [];
    await readRunning(
      channel,
      'g1',
      { text: own.content, clientMessageId: null },
      (event) => events.push(event),
      new AbortController().signal,
    );
    return events;
  };

  it('is read from its first frame', async () => {
    const { channel, calls } = channelOf({ resume: [frames([STATUS, chunk('Six weeks.'), COMPLETE])] });
    expect(kinds(await read(channel))).toEqual(['status', 'chunk', 'complete']);
    expect(calls.resumes).toEqual([null]);
    expect(calls.sends).toEqual([]);
  });

  it('is asked for without streaming where it can no longer be read', async () => {
    const { channel, calls } = channelOf({ resume: [apiError(404, 'not_found')], whole: [answered] });
    expect(kinds(await read(channel))).toEqual(['answered']);
    expect(calls.wholes).toEqual([{ text: own.content, clientMessageId: null }]);
  });
});
