/** The one place where an error becomes an answer (product §20.2). */
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isDatabaseUnavailable } from '@parley/db';
import { AppError, type Failure } from '@parley/shared';
import { contextOf } from './request-context';
import { isRedisUnavailable } from './redis-unavailable';

const UNAVAILABLE = 'The service is briefly unavailable. Please try again in a moment.';
const INTERNAL = 'Something went wrong on our side. Please try again.';
/** Seconds a client should wait while a database is away. */
const UNAVAILABLE_RETRY_SECONDS = 5;

/** Anything thrown while handling a request, as the application error it means. The original stays as the cause. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error) || isRedisUnavailable(error)) {
    return new AppError('upstream_unavailable', UNAVAILABLE, { cause: error, retryAfter: UNAVAILABLE_RETRY_SECONDS });
  }
  if (error instanceof URIError) return new AppError('not_found', 'Not found', { cause: error });
  return fromHttpError(error) ?? new AppError('internal', INTERNAL, { cause: error, internal: 'Unexpected error' });
}

/** What Express' own parsers throw: an error with a client status. */
function fromHttpError(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  const kind = 'type' in error ? error.type : undefined;
  if (error.status === 413) {
    const allowed = 'limit' in error && typeof error.limit === 'number' ? `${error.limit / 1024} kB` : 'allowed';
    return new AppError('payload_too_large', `The request is larger than ${allowed}`, { cause: error });
  }
  if (kind === 'entity.parse.failed') {
    // Without the parser's own words: they quote the body, and so may quote a password into the log.
    return new AppError('validation_failed', 'The request body is not valid JSON');
  }
  if (error.status === 404) return new AppError('not_found', 'Not found', { cause: error });
  if (error.status >= 400 && error.status < 500) {
    return new AppError('validation_failed', 'The request could not be read', { cause: error });
  }
  return null;
}

/** Under /api, what no route took. */
export const unknownRoute: RequestHandler = () => {
  throw new AppError('not_found', 'Not found', { internal: 'No such route' });
};

export const errorHandler: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
  const context = contextOf(res);
  const appError = toAppError(error);
  context.error = appError;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const failure: Failure = {
    success: false,
    message: appError.userMessage,
    code: appError.code,
    ...(appError.details === undefined ? {} : { details: [...appError.details] }),
    requestId: context.requestId,
  };
  if (appError.retryAfter !== undefined) res.setHeader('Retry-After', String(Math.ceil(appError.retryAfter)));
  if (appError.code === 'unauthenticated') res.setHeader('WWW-Authenticate', 'Bearer');
  res.status(appError.status).json(failure);
};
