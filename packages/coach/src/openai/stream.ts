/** One streamed answer: its clocks, its words, and every way it can end. */
import { APIConnectionError, APIError, type OpenAI } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { OpenAiTimeouts } from '@parley/shared';
import { answerSchema, chunkSchema, spokenOf, thinkingFilter } from './answer-text';
import { ProviderTimeout, UnusableAnswer } from './faults';
import type { Meter } from './usage';

/** After the last word a server may still count; it gets this long (ms). */
const COUNT_PATIENCE_MS = 2_000;

/** Runs a task under a clock; `onLate` stops what it started. @throws ProviderTimeout */
export async function within<T>(
  task: Promise<T>,
  milliseconds: number,
  stage: keyof OpenAiTimeouts,
  onLate: () => void,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ProviderTimeout(stage, milliseconds));
      onLate();
    }, milliseconds);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A clock that is set anew for every piece of a stream: one timer, however many pieces come. */
class PieceClock {
  readonly #onLate: () => void;
  #timer: NodeJS.Timeout | undefined;
  #milliseconds = 0;
  #stage: keyof OpenAiTimeouts = 'firstToken';
  /** What ran out, once something has. */
  fault: ProviderTimeout | null = null;

  /** @param onLate stops what is waited for */
  constructor(onLate: () => void) {
    this.#onLate = onLate;
  }

  set(milliseconds: number, stage: keyof OpenAiTimeouts): void {
    this.#stage = stage;
    if (this.#timer !== undefined && this.#milliseconds === milliseconds) {
      this.#timer.refresh();
      return;
    }
    this.stop();
    this.#milliseconds = milliseconds;
    this.#timer = setTimeout(() => {
      this.fault = new ProviderTimeout(this.#stage, milliseconds);
      this.#onLate();
    }, milliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** An abort of our own that also follows the caller's. */
export function linkedAbort(signal: AbortSignal | undefined): { controller: AbortController; release: () => void } {
  const controller = new AbortController();
  const onAbort = (): void => controller.abort(signal?.reason);
  if (signal?.aborted === true) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  return { controller, release: () => signal?.removeEventListener('abort', onAbort) };
}

const DECLINED = 'The provider declined to answer';

/** The words of a whole answer. @throws UnusableAnswer */
export function wordsOf(body: unknown, meter: Meter): string {
  const answer = answerSchema.safeParse(body);
  if (!answer.success)
    throw new UnusableAnswer('malformed', 'The provider answered with something that is no completion');
  const { usage, choices } = answer.data;
  if (usage) meter.counted(usage);
  const [choice] = choices;
  const content = choice?.message?.content ?? '';
  meter.said(content);
  if (choice?.finish_reason === 'content_filter' || (choice?.message?.refusal && content === ''))
    throw new UnusableAnswer('declined', DECLINED);
  const words = spokenOf(content);
  if (words.trim() === '')
    throw new UnusableAnswer(
      choice?.finish_reason === 'length' ? 'out_of_room' : 'empty',
      `The provider answered without words (${choice?.finish_reason ?? 'no choice'})`,
    );
  return words;
}

/** Anything that breaks while a body is read, as one of our faults. */
function faultOf(error: unknown): unknown {
  if (error instanceof APIError || error instanceof UnusableAnswer || error instanceof ProviderTimeout) return error;
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof SyntaxError ? new UnusableAnswer('malformed', message) : new UnusableAnswer('cut', message);
}

/** What a failed request has read of its prompt, as far as that is known: nothing when it was refused, or never arrived. */
export const leftUnread = (error: unknown): boolean =>
  (error instanceof APIError && typeof error.status === 'number') || error instanceof APIConnectionError;

export interface OpeningParts {
  readonly client: OpenAI;
  readonly parameters: Omit<ChatCompletionCreateParamsNonStreaming, 'stream'>;
  /** Ask the server to count. */
  readonly counts: boolean;
  readonly timeouts: OpenAiTimeouts;
  readonly meter: Meter;
  readonly signal: AbortSignal | undefined;
}

export interface OpenedStream {
  /** The first words. */
  readonly head: string;
  readonly rest: AsyncGenerator<string>;
  /** Ends the request, where it has not ended by itself. */
  close(): void;
}

/**
 * Opens a stream and waits for its first words. Thinking aloud is left out.
 * @throws ProviderTimeout, UnusableAnswer, or what the client throws
 */
export async function openStream({
  client,
  parameters,
  counts,
  timeouts,
  meter,
  signal,
}: OpeningParts): Promise<OpenedStream> {
  const { controller, release } = linkedAbort(signal);
  const stop = (): void => controller.abort();
  let late = false;
  const whole = setTimeout(() => {
    late = true;
    stop();
  }, timeouts.whole);

  async function* pieces(): AsyncGenerator<string> {
    const { data: stream, response } = await within(
      client.chat.completions
        .create(
          { ...parameters, stream: true, ...(counts ? { stream_options: { include_usage: true } } : {}) },
          { signal: controller.signal },
        )
        .withResponse(),
      timeouts.connect,
      'connect',
      stop,
    );
    const type = response.headers.get('content-type')?.toLowerCase() ?? '';
    if (type.includes('text/html')) throw new UnusableAnswer('malformed', 'The provider answered with a web page');
    if (type.includes('application/json')) {
      // A server that does not stream answers whole.
      const body: unknown = await within(response.json(), timeouts.whole, 'whole', stop);
      yield wordsOf(body, meter);
      return;
    }
    const clock = new PieceClock(stop);
    const thinking = thinkingFilter();
    let finish: string | null = null;
    let spoke = false;
    try {
      clock.set(timeouts.firstToken, 'firstToken');
      for await (const piece of stream) {
        const chunk = chunkSchema.safeParse(piece);
        if (!chunk.success) throw new UnusableAnswer('malformed', 'The provider sent a piece that is none');
        if (chunk.data.usage) meter.counted(chunk.data.usage);
        const choice = chunk.data.choices?.[0];
        if (choice?.delta?.refusal) throw new UnusableAnswer('declined', DECLINED);
        const text = choice?.delta?.content ?? '';
        meter.said(text);
        spoke ||= text !== '';
        const words = text === '' ? '' : thinking.feed(text);
        if (words !== '') yield words;
        if (choice?.finish_reason) finish = choice.finish_reason;
        if (finish === 'content_filter') throw new UnusableAnswer('declined', DECLINED);
        if (finish !== null) clock.set(Math.min(COUNT_PATIENCE_MS, timeouts.idle), 'idle');
        else if (spoke) clock.set(timeouts.idle, 'idle');
        else clock.set(timeouts.firstToken, 'firstToken');
      }
      // The client's own stream ends quietly when it is aborted.
      if (clock.fault !== null && finish === null) throw clock.fault;
    } catch (error) {
      if (clock.fault === null) throw error;
      // With the end said the words are all there; only the count did not come.
      if (finish === null) throw clock.fault;
    } finally {
      clock.stop();
    }
    if (finish === null)
      throw late
        ? new ProviderTimeout('whole', timeouts.whole)
        : new UnusableAnswer('cut', 'The stream ended before the answer did');
    if (finish === 'length' && !spoke)
      throw new UnusableAnswer('out_of_room', 'The tokens ran out before the first word');
    const rest = thinking.end();
    if (rest !== '') yield rest;
  }

  /** Ends everything, once. */
  const close = (outcome: 'completed' | 'failed' | 'cancelled', unread = false): void => {
    clearTimeout(whole);
    release();
    meter.end(signal?.aborted === true ? 'cancelled' : outcome, unread);
    stop();
  };

  const spoken = pieces();
  async function* rest(): AsyncGenerator<string> {
    let outcome: 'completed' | 'failed' | 'cancelled' = 'cancelled';
    try {
      yield* spoken;
      outcome = 'completed';
    } catch (error) {
      outcome = 'failed';
      throw faultOf(error);
    } finally {
      close(outcome);
    }
  }

  try {
    const first = await spoken.next();
    if (first.done === true) throw new UnusableAnswer('empty', 'The provider answered without words');
    return { head: first.value, rest: rest(), close: () => close('cancelled') };
  } catch (error) {
    close('failed', leftUnread(error));
    throw faultOf(error);
  }
}
