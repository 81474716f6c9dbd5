/**
 * Turns the endpoint table into routes. Every route runs the same way: authenticate, read, limit, validate, handle, answer.
 * There is no other place where a route of the API is made.
 */
import { json, raw, Router, urlencoded, type Request, type RequestHandler, type Response } from 'express';
import { AppError, endpoints, type EndpointDefinition } from '@parley/shared';
import type { Authenticate } from '../middleware/authenticate';
import type { EnforceLimit } from '../middleware/rate-limit';
import { contextOf } from '../middleware/request-context';
import { sendData } from './envelope';
import type { BareAnswer, Caller, Handlers, ListAnswer } from './handler';
import { validateInput } from './validate';

export interface RouterTools {
  readonly authenticate: Authenticate;
  readonly enforceLimit: EnforceLimit;
}

type Method = 'get' | 'post' | 'put' | 'delete';
/** A handler whose types have been checked where it was written; here only its row decides what it is. */
type ErasedHandler = (input: object) => Promise<unknown>;

/** Only rows that take a body read one, and only from whom they let in. */
const readJson = json({ limit: '100kb' });
/** What a form of ours holds: a token. Read before authenticating, since it is what authenticates. */
const readForm = urlencoded({ extended: false, limit: '10kb' });

/** Never decompressed: the signature is of what was sent. */
const readBytes = raw({ type: () => true, limit: '1mb' satisfies SignedBodyLimit, inflate: false });
type SignedBodyLimit = NonNullable<EndpointDefinition['signedBody']>['limit'];

/** One route per row of the table, in the table's order, to be mounted under `/api`. */
export function contractRouter(handlers: Handlers, tools: RouterTools): Router {
  const router = Router();
  const erased = handlers as Record<string, ErasedHandler>;
  for (const [name, definition] of Object.entries<EndpointDefinition>(endpoints)) {
    const handler = erased[name];
    if (!handler) throw new Error(`The endpoint '${name}' has no handler`);
    const method = definition.method.toLowerCase() as Method;
    router[method](definition.path, (req, res) => answer(definition, handler, tools, req, res));
  }
  return router;
}

async function answer(
  definition: EndpointDefinition,
  handler: ErasedHandler,
  tools: RouterTools,
  req: Request,
  res: Response,
): Promise<void> {
  const context = contextOf(res);
  context.route = definition.path;
  // `If-None-Match: *` would make Express answer 304 to everything.
  if (!definition.cacheable) delete req.headers['if-none-match'];
  if (definition.form) await read(readForm, req, res);
  const caller: Caller | null = definition.access === 'user' ? await tools.authenticate(req, res) : null;
  if (caller) context.userId = caller.userId;
  if (caller?.isClosing && !definition.whileClosing)
    throw new AppError('account_closing', 'This account is closed. Reopen it to go on.');
  if (definition.body) await read(readJson, req, res);
  const signedBody = definition.signedBody ? await readSigned(req, res) : null;
  if (definition.rateLimit) await tools.enforceLimit(definition.rateLimit, req, caller);
  const valid = validateInput(definition, req);
  req.body = valid.body;
  const input = { ...valid, signedBody, caller, requestId: context.requestId, log: context.log, req, res };

  switch (definition.kind ?? 'json') {
    case 'stream':
    case 'file':
      await handler(input);
      return;
    case 'bare': {
      const { status, body } = (await handler(input)) as BareAnswer<unknown>;
      res.status(status).json(body);
      return;
    }
    case 'redirect':
      res
        .status(definition.status)
        .location(String(await handler(input)))
        .end();
      return;
    case 'list': {
      const { data, page } = (await handler(input)) as ListAnswer<unknown>;
      sendData(res, definition.status, data, page);
      return;
    }
    case 'json':
      sendData(res, definition.status, await handler(input));
  }
}

async function readSigned(req: Request, res: Response): Promise<Buffer> {
  await read(readBytes, req, res);
  // The parser leaves alone what has no body.
  return Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
}

/** @throws the parser's error, with a status */
function read(parser: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void parser(req, res, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error('The body could not be read', { cause: error }));
    });
  });
}
