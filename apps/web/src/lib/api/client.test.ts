import { describe, expect, it, jest } from '@jest/globals';
import { ApiError, fieldMessage, messageOf } from './api-error';
import { createApiClient, pathOf, type ApiClientOptions } from './client';

const failure = (status: number, code: string, message: string, details?: unknown): Response =>
  Response.json(
    { success: false, code, message, requestId: 'r1', ...(details === undefined ? {} : { details }) },
    { status },
  );

function setUp(
  answer: (url: string, init: RequestInit) => Response | Promise<Response>,
  overrides: Partial<ApiClientOptions> = {},
) {
  const fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) =>
    answer(input instanceof Request ? input.url : String(input), init ?? {}),
  );
  const logged = jest.fn();
  const onUnauthenticated = jest.fn();
  const onPaymentRequired = jest.fn();
  const client = createApiClient({
    fetch,
    baseUrl: '/api',
    timeoutMs: 1000,
    token: () => 'token-1',
    logger: { error: logged, info: jest.fn() },
    onUnauthenticated,
    onPaymentRequired,
    ...overrides,
  });
  return { client, fetch, logged, onUnauthenticated, onPaymentRequired };
}

/** A server that never answers, until it is hung up on. */
const silence = (_url: string, init: RequestInit): Promise<Response> =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

const caught = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('pathOf', () => {
  it('fills params in, escaped, and leaves empty query values out', () => {
    expect(
      pathOf('/scenarios/:id', {
        params: { id: 'a/b' },
        query: { search: 'two words', category: undefined, limit: 5 },
      }),
    ).toBe('/scenarios/a%2Fb?search=two+words&limit=5');
  });

  it('refuses a path with a param missing', () => {
    expect(() => pathOf('/scenarios/:id', {})).toThrow('id');
  });
});

describe('a call', () => {
  it('sends the bearer token and JSON, and gives data', async () => {
    const { client, fetch } = setUp(() => Response.json({ success: true, data: { _id: 'c1' } }));
    await expect(client.request('POST /conversations', { body: { scenarioId: 's1' } })).resolves.toEqual({ _id: 'c1' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/conversations');
    expect(init?.method).toBe('POST');
    expect(init?.body).toBe('{"scenarioId":"s1"}');
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer token-1', 'Content-Type': 'application/json' });
  });

  it('sends no Authorization where nobody is signed in', async () => {
    const { client, fetch } = setUp(() => Response.json({ success: true, data: {} }), { token: () => null });
    await client.request('GET /config');
    expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Authorization');
  });

  it('gives a list with its page', async () => {
    const { client } = setUp(() => Response.json({ success: true, data: [1], page: { nextCursor: 'n', total: 3 } }));
    await expect(client.list('GET /conversations')).resolves.toEqual({
      items: [1],
      page: { nextCursor: 'n', total: 3 },
    });
  });

  it('asks for an event stream and passes on where to resume', async () => {
    const { client, fetch } = setUp(() => new Response('id: 1\ndata: {}\n\n'));
    await client.stream('GET /conversations/:id/generations/:generationId/events', {
      params: { id: 'c', generationId: 'g' },
      lastEventId: '7',
    });
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Accept: 'text/event-stream', 'Last-Event-ID': '7' });
  });
});

describe('a failure', () => {
  it('carries code, status, message and details, and is logged with message, status, url and method (product §2.11)', async () => {
    const { client, logged } = setUp(() =>
      failure(409, 'conflict', 'Taken', [{ path: 'body.email', message: 'Already in use' }]),
    );
    const error = await caught(client.request('PUT /users/profile', { body: { name: 'R', email: 'r@x.yz' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'conflict', status: 409, message: 'Taken', requestId: 'r1' });
    expect(fieldMessage(error, 'email')).toBe('Already in use');
    expect(logged).toHaveBeenCalledWith('API call failed', {
      message: 'Taken',
      status: 409,
      url: '/api/users/profile',
      method: 'PUT',
    });
  });

  it('shows the server’s message where there is one, else the text of the place', async () => {
    const said = setUp(() => failure(400, 'validation_failed', 'Email is required'));
    expect(messageOf(await caught(said.client.request('GET /users/plan')), 'Fallback')).toBe('Email is required');
    const proxyPage = setUp(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    const error = await caught(proxyPage.client.request('GET /users/plan'));
    expect(error).toMatchObject({ code: 'unreadable', status: 502 });
    expect(messageOf(error, 'Fallback')).toBe('Fallback');
    expect(messageOf(new Error('something else'), 'Fallback')).toBe('Fallback');
  });

  it('ends after the time-out', async () => {
    const { client, logged } = setUp(silence, { timeoutMs: 1 });
    await expect(client.request('GET /users/plan')).rejects.toMatchObject({ code: 'timeout', status: 0 });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('names a dead line', async () => {
    const { client } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.request('GET /users/plan')).rejects.toMatchObject({
      code: 'network',
      message: 'Network error. Please check your connection and try again.',
    });
  });

  it('is neither logged nor renamed when the caller hung up', async () => {
    const { client, logged } = setUp(silence);
    const hangUp = new AbortController();
    const call = caught(client.request('GET /users/plan', { signal: hangUp.signal }));
    hangUp.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(logged).not.toHaveBeenCalled();
  });

  it('is waited for as long as the call itself says', async () => {
    const { client } = setUp(silence, { timeoutMs: 60_000 });
    await expect(client.request('GET /users/plan', { timeoutMs: 10 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('is named unreadable where a success is none', async () => {
    const { client } = setUp(() => new Response('ok'));
    await expect(client.request('GET /users/plan')).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('the 401 and 402 rules', () => {
  it('tells of any 401, and still passes the error to the caller', async () => {
    const { client, onUnauthenticated } = setUp(() => failure(401, 'unauthenticated', 'Please sign in'));
    await expect(client.request('GET /users/plan')).rejects.toMatchObject({ status: 401 });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it('keeps quiet about a 401 of the sign-in itself', async () => {
    const { client, onUnauthenticated } = setUp(() => failure(401, 'unauthenticated', 'Wrong password'));
    await expect(
      client.request('POST /users/login', { body: { email: 'a@b.cd', password: 'x' } }),
    ).rejects.toMatchObject({ message: 'Wrong password' });
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('tells of a 402, with its code', async () => {
    const { client, onPaymentRequired } = setUp(() => failure(402, 'trial_expired', 'Your trial is over'));
    await caught(client.request('POST /conversations', { body: { scenarioId: 's' } }));
    expect(onPaymentRequired).toHaveBeenCalledWith(expect.objectContaining({ code: 'trial_expired' }));
  });
});
