import type { ErrorCode, ErrorDetail } from '@parley/shared';

/** `network`: no answer at all; `timeout`: none within the limit; `unreadable`: an answer that is not the API's. */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'unreadable';

interface ApiErrorInput {
  readonly code: ApiErrorCode;
  /** 0 where there was no answer. */
  readonly status: number;
  readonly message: string;
  readonly method: string;
  readonly url: string;
  readonly details?: readonly ErrorDetail[] | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/** The one error of every API call. `fromServer` tells whether `message` is the server's own, fit to be shown (product §2.12). */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly method: string;
  readonly url: string;
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | null;

  constructor(input: ApiErrorInput) {
    super(input.message, { cause: input.cause });
    this.name = 'ApiError';
    this.code = input.code;
    this.status = input.status;
    this.method = input.method;
    this.url = input.url;
    this.details = input.details ?? [];
    this.requestId = input.requestId ?? null;
  }

  get fromServer(): boolean {
    return this.code !== 'network' && this.code !== 'timeout' && this.code !== 'unreadable';
  }
}

/** The server's message where there is one, else the text for this place (product §2.12). */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.fromServer && error.message !== '' ? error.message : fallback;
}

/** The message about one field of the body (`email`), where the server found fault with it. */
export function fieldMessage(error: unknown, field: string): string | undefined {
  return error instanceof ApiError
    ? error.details.find((detail) => detail.path === `body.${field}`)?.message
    : undefined;
}
