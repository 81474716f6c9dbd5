/** The API client, typed by the endpoint table of the contracts: a call names its row as 'POST /users/login' (product §2.11). */
import type { BodyOf as RowBody, Endpoints, FallbackOf, Page, ParamsOf, QueryOf, ResponseOf } from '@parley/shared';
import type { Logger } from '@/lib/logger';
import { ApiError } from './api-error';
import { errorOfAnswer, payloadOf } from './envelope';

type RowByRoute = { [N in keyof Endpoints as `${Endpoints[N]['method']} ${Endpoints[N]['path']}`]: Endpoints[N] };
type KindOf<E> = E extends { kind: infer K } ? K : 'json';
/** 'GET /scenarios/:id': every row of the endpoint table. A route outside it does not compile. */
type Route = keyof RowByRoute;
type RouteOfKind<K> = { [R in Route]: KindOf<RowByRoute[R]> extends K ? R : never }[Route];
type JsonRoute = RouteOfKind<'json'>;
type ListRoute = RouteOfKind<'list'>;
type StreamRoute = RouteOfKind<'stream'>;
type FileRoute = RouteOfKind<'file'>;
/** What a row takes as its body. */
export type BodyOf<R extends Route> = RowBody<RowByRoute[R]>;
/** What the rows give back, by route. */
type DataOf<R extends Route> = ResponseOf<RowByRoute[R]>;
type FallbackDataOf<R extends StreamRoute | FileRoute> = FallbackOf<RowByRoute[R]>;

type Part<K extends string, T> = [T] extends [undefined] ? { readonly [P in K]?: undefined } : { readonly [P in K]: T };
type OptionalPart<K extends string, T> = { readonly [P in K]?: T | undefined };
type Input<R extends Route> = Part<'params', ParamsOf<RowByRoute[R]>> &
  Part<'body', RowBody<RowByRoute[R]>> &
  OptionalPart<'query', QueryOf<RowByRoute[R]>> & {
    readonly signal?: AbortSignal | undefined;
    /** Milliseconds, where this call may take longer than others. */
    readonly timeoutMs?: number;
  };
/** The input may be left out where nothing in it is required. */
type Arguments<R extends Route> = Partial<Input<R>> extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

export interface ApiList<T> {
  readonly items: T;
  readonly page: Page;
}

export interface ApiClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Prefix of every path: '/api'. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly logger: Logger;
  /** A 401 outside the sign-in call itself (product §2.11). */
  readonly onUnauthenticated: () => void;
  /** A 402: the error's code says whether the trial or the credits are over. */
  readonly onPaymentRequired: (error: ApiError) => void;
  /** Milliseconds. */
  readonly timeoutMs: number;
}

export interface ApiClient {
  /** One call; gives `data`. Throws ApiError. */
  request<R extends JsonRoute>(route: R, ...input: Arguments<R>): Promise<DataOf<R>>;
  /** One page of a list; gives the plain array and its page. Throws ApiError. */
  list<R extends ListRoute>(route: R, ...input: Arguments<R>): Promise<ApiList<DataOf<R>>>;
  /** Opens an event stream; the time-out ends when the stream begins. Read it with `readEventStream`. Throws ApiError. */
  stream<R extends StreamRoute>(
    route: R,
    input: Input<R> & { readonly lastEventId?: string | undefined },
  ): Promise<Response>;
  /** The bytes of a file. Throws ApiError. */
  file<R extends FileRoute>(route: R, input: Input<R>): Promise<Blob>;
  /** The same call without streaming (product §9.9), or for what a row gives in place of its file. Throws ApiError. */
  whole<R extends StreamRoute | FileRoute>(route: R, input: Input<R>): Promise<FallbackDataOf<R>>;
}

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  readonly lastEventId?: string | undefined;
}

/** A 401 of these calls means wrong credentials, and its message is shown where they were given. */
const SIGN_INS: ReadonlySet<Route> = new Set(['POST /users/login', 'POST /users/google-auth']);

/** A file, or what is said in its place. */
const FILES = 'application/pdf, application/zip, text/csv, application/json';

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** '/scenarios/:id' with its params and query filled in. Throws where a param is missing. */
export function pathOf(template: string, input: Pick<LooseInput, 'params' | 'query'>): string {
  const params = new Map(entriesOf(input.params));
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params.get(name);
    if (value === undefined) throw new TypeError(`${template} needs the parameter ${name}`);
    return encodeURIComponent(text(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of entriesOf(input.query)) {
    if (value !== undefined && value !== '') query.set(name, text(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Builds a client. Everything it touches (network, token, log, navigation) is passed in. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  async function send(route: Route, input: LooseInput, accept: string): Promise<Response> {
    const [method = 'GET', template = '/'] = route.split(' ');
    const url = options.baseUrl + pathOf(template, input);
    const token = options.token();
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), input.timeoutMs ?? options.timeoutMs);
    const signals = input.signal === undefined ? [timeout.signal] : [timeout.signal, input.signal];
    try {
      const response = await options.fetch(url, {
        method,
        signal: AbortSignal.any(signals),
        credentials: 'same-origin',
        headers: {
          Accept: accept,
          ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(input.lastEventId === undefined ? {} : { 'Last-Event-ID': input.lastEventId }),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      if (!response.ok) throw await errorOfAnswer(response, method, url);
      if (accept === 'text/event-stream') return response;
      // The time-out covers the body too: read it whole before the timer is stopped.
      return new Response(response.status === 204 ? null : await response.blob(), response);
    } catch (cause) {
      throw settle(cause, route, method, url, timeout.signal.aborted, input.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  function settle(
    cause: unknown,
    route: Route,
    method: string,
    url: string,
    timedOut: boolean,
    signal?: AbortSignal,
  ): unknown {
    if (signal?.aborted === true) return cause;
    const error =
      cause instanceof ApiError
        ? cause
        : new ApiError({
            code: timedOut ? 'timeout' : 'network',
            status: 0,
            message: timedOut
              ? 'The server took too long to answer. Please try again.'
              : 'Network error. Please check your connection and try again.',
            method,
            url,
            cause,
          });
    options.logger.error('API call failed', { message: error.message, status: error.status, url, method });
    if (error.status === 401 && !SIGN_INS.has(route)) options.onUnauthenticated();
    if (error.status === 402) options.onPaymentRequired(error);
    return error;
  }

  return {
    async request<R extends JsonRoute>(route: R, ...[input]: Arguments<R>) {
      const { data } = await payloadOf<DataOf<R>>(await send(route, input ?? {}, 'application/json'), route);
      return data;
    },
    async list<R extends ListRoute>(route: R, ...[input]: Arguments<R>) {
      const { data, page } = await payloadOf<DataOf<R>>(await send(route, input ?? {}, 'application/json'), route);
      return { items: data, page: page ?? { nextCursor: null } };
    },
    stream: (route, input) => send(route, input, 'text/event-stream'),
    file: async (route, input) => (await send(route, input, FILES)).blob(),
    async whole<R extends StreamRoute | FileRoute>(route: R, input: Input<R>) {
      const { data } = await payloadOf<FallbackDataOf<R>>(await send(route, input, 'application/json'), route);
      return data;
    },
  };
}
