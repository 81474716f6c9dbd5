/** What is known of a request from its first moment: its id, its log line to be, its duration. */
import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { RequestObserver } from '../dependencies';

export interface RequestContext {
  readonly requestId: string;
  /** Every line carries the request id. */
  readonly log: Logger;
  /** The route's path in the table, once one matched. */
  route: string | null;
  userId: string | null;
  /** What made the request fail; logged with its cause. */
  error: unknown;
}

/** An id given by a proxy is kept when it looks like one. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

export function contextOf(res: Response): RequestContext {
  return res.locals['context'] as RequestContext;
}

/** Gives every request an id (`X-Request-Id`, in and out), and logs and measures it once it is over. */
export function requestContext(logger: Logger, observe: RequestObserver): RequestHandler {
  return (req, res, next) => {
    const started = process.hrtime.bigint();
    const given = req.get('x-request-id');
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
    const log = logger.child({ requestId });
    const context: RequestContext = { requestId, log, route: null, userId: null, error: null };
    res.locals['context'] = context;
    res.setHeader('X-Request-Id', requestId);
    res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const status = res.writableFinished || res.headersSent ? res.statusCode : 499;
      observe({ method: req.method, route: context.route ?? 'other', status, seconds });
      logRequest(context, { method: req.method, path: pathToLog(context, req.originalUrl), status, seconds });
    });
    next();
  };
}

/** Without the query; as the table names it where a token stands in it. */
function pathToLog({ route }: RequestContext, url: string): string {
  return route?.includes('/:token') ? `/api${route}` : (url.split('?')[0] ?? '');
}

function logRequest(
  context: RequestContext,
  facts: { method: string; path: string; status: number; seconds: number },
): void {
  const { log, error, userId } = context;
  const line = {
    method: facts.method,
    path: facts.path,
    status: facts.status,
    ms: Math.round(facts.seconds * 1e4) / 10,
    ...(userId === null ? {} : { userId }),
    ...(error === null ? {} : { err: error }),
  };
  if (facts.status >= 500) log.error(line, 'request failed');
  else log.info(line, 'request');
}
