/** What can go wrong between us and a provider, and which of it may be gone a moment later. */
import { APIConnectionError, APIError } from 'openai';
import type { OpenAiTimeouts } from '@parley/shared';

/** The provider took too long; `stage` says where. */
export class ProviderTimeout extends Error {
  constructor(
    readonly stage: keyof OpenAiTimeouts,
    milliseconds: number,
  ) {
    super(`The provider did not answer in time (${stage}, ${milliseconds} ms)`);
    this.name = 'ProviderTimeout';
  }
}

/**
 * An answer that holds nothing to use. `empty`: no words (a call of a tool, thinking alone). `out_of_room`: the tokens ran
 * out before the first word. `malformed`: not what the protocol says. `cut`: it stopped in the middle. `declined`: refused, or filtered.
 */
export class UnusableAnswer extends Error {
  constructor(
    readonly why: 'empty' | 'out_of_room' | 'malformed' | 'cut' | 'declined',
    message: string,
  ) {
    super(message);
    this.name = 'UnusableAnswer';
  }
}

/** Statuses with which servers refuse parameters; some frameworks answer 500 to a request that does not fit their model. */
export const refusesRequest = (error: unknown): error is APIError =>
  error instanceof APIError &&
  (error.status === 400 || error.status === 422 || (error.status === 500 && /validation error/i.test(error.message)));

/** The prompt is longer than the model's context. */
export const isOverflow = (error: unknown): boolean =>
  error instanceof APIError &&
  (error.code === 'context_length_exceeded' ||
    (typeof error.status === 'number' &&
      error.status >= 400 &&
      /context (?:length|window|size)|maximum context|exceeds? (?:the )?(?:available )?context|prompt is too long/i.test(
        error.message,
      )));

/** How many tokens the model takes, as its refusal says; null when it does not say. */
export function contextNamedIn(error: unknown): number | null {
  if (!(error instanceof APIError)) return null;
  const found = /(?:context (?:length|window|size)\D{0,24}|n_ctx\D{0,6})(\d{3,7})/i.exec(error.message);
  return found?.[1] === undefined ? null : Number(found[1]);
}

/** Whether the same request may succeed when it is sent again. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ProviderTimeout) return error.stage === 'connect' || error.stage === 'firstToken';
  if (error instanceof UnusableAnswer) return error.why !== 'declined' && error.why !== 'out_of_room';
  if (error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError) || isOverflow(error)) return false;
  // An account without money stays without it; only the status is that of too many requests.
  if (error.code === 'insufficient_quota') return false;
  // An error told inside a stream has no status.
  if (typeof error.status !== 'number') return true;
  return (
    error.status === 408 ||
    error.status === 409 ||
    error.status === 429 ||
    (error.status >= 500 && error.status !== 501 && !refusesRequest(error) && !/response_format/.test(error.message))
  );
}

/** What `Retry-After` asks for (ms): seconds, milliseconds in a header of its own, or a date; null where it stands in none. */
export function askedPause(error: unknown, now: number): number | null {
  if (!(error instanceof APIError)) return null;
  const headers: unknown = error.headers;
  if (!(headers instanceof Headers)) return null;
  const precise = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (Number.isFinite(precise)) return Math.max(0, precise);
  const asked = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(asked)) return Number(asked) * 1000;
  const date = Date.parse(asked);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
