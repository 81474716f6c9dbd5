/** The one application error: thrown anywhere, turned into an answer in one place of the API (product §20.2). */
import { ERROR_STATUS, type ErrorCode, type ErrorDetail } from './errors';

export interface AppErrorOptions {
  /** One entry per faulty input; for `validation_failed`. */
  readonly details?: readonly ErrorDetail[];
  /** What went wrong underneath. Logged, never sent. */
  readonly cause?: unknown;
  /** Words for the log where they must differ from the user's. */
  readonly internal?: string;
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  readonly retryAfter?: number;
}

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Fit to be shown to a user. `message` is for the log. */
  readonly userMessage: string;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, userMessage: string, options: AppErrorOptions = {}) {
    super(options.internal ?? userMessage, 'cause' in options ? { cause: options.cause } : {});
    this.code = code;
    this.userMessage = userMessage;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }

  /** The HTTP status that belongs to the code. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
