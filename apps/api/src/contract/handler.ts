/** What a handler of an endpoint receives and gives back, derived from its row in the table of packages/shared. */
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type {
  EndpointName,
  Endpoints,
  Page,
  ParsedBodyOf,
  ParsedParamsOf,
  ParsedQueryOf,
  ResponseOf,
} from '@parley/shared';

/** Who makes the call, read from a verified bearer token whose session has not ended. */
export interface Caller {
  readonly userId: string;
  /** The device that is signed in. */
  readonly sessionId: string;
  /** The account is closed: few endpoints are open to it (product §4.13). */
  readonly isClosing: boolean;
}

interface HandlerInput<N extends EndpointName> {
  readonly params: ParsedParamsOf<Endpoints[N]>;
  readonly query: ParsedQueryOf<Endpoints[N]>;
  readonly body: ParsedBodyOf<Endpoints[N]>;
  /** As it was sent; null on rows without `signedBody`. */
  readonly signedBody: Endpoints[N] extends { readonly signedBody: object } ? Buffer : null;
  /** null on public endpoints. */
  readonly caller: Endpoints[N]['access'] extends 'user' ? Caller : null;
  readonly requestId: string;
  /** Carries the request id. */
  readonly log: Logger;
  /** For what only the raw request knows; `req.body` is the validated body. */
  readonly req: Request;
  readonly res: Response;
}

type KindOf<N extends EndpointName> = Endpoints[N] extends { readonly kind: infer K } ? K : 'json';

/** `kind: 'list'`: the plain array, and the page beside it. */
export interface ListAnswer<T> {
  readonly data: T;
  readonly page: Page;
}
/** `kind: 'bare'`: the whole body, with a status of its own (health is 200 or 503). */
export interface BareAnswer<T> {
  readonly status: number;
  readonly body: T;
}

interface HandlerShapes<N extends EndpointName> {
  json: (input: HandlerInput<N>) => Promise<ResponseOf<Endpoints[N]>>;
  list: (input: HandlerInput<N>) => Promise<ListAnswer<ResponseOf<Endpoints[N]>>>;
  bare: (input: HandlerInput<N>) => Promise<BareAnswer<ResponseOf<Endpoints[N]>>>;
  /** Writes the answer to `res` itself. What it throws before the first byte becomes the usual failure. */
  stream: (input: HandlerInput<N>) => Promise<void>;
  /** The address to go to. */
  redirect: (input: HandlerInput<N>) => Promise<string>;
  /** Likewise: the bytes of a file, or the envelope around the row's `fallback`. */
  file: (input: HandlerInput<N>) => Promise<void>;
}

/** The handler of endpoint N. */
type Handler<N extends EndpointName> = HandlerShapes<N>[KindOf<N> & keyof HandlerShapes<N>];
/** What a module exports: handlers by endpoint name. */
export type Handlers<N extends EndpointName = EndpointName> = { readonly [K in N]: Handler<K> };
