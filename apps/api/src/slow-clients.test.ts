/** Clients that send slowly, or open too much, over raw sockets. Times are short: what counts is who is cut off. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createMetricsRegistry } from '@parley/platform';
import express from 'express';
import { ARRIVAL_TIMING, listen, type HttpServer } from './http-server';
import { errorHandler } from './middleware/errors';
import { requestContext } from './middleware/request-context';
import { OpenConnections } from './open-connections';
import { eventually } from './modules/conversations/testing/eventually';
import { logger } from './testing/silent-logger';

const ARRIVAL = { headersMs: 600, requestMs: 2_000, checkMs: 20 } as const;
const MOST = 3;

const servers: HttpServer[] = [];
const sockets: Client[] = [];
afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.stopAccepting();
    await server.finish(0);
  }
});

/** A server that reads bodies whole, and streams at /events until the reader goes. */
async function serve(perAddress = 1_000): Promise<number> {
  const metrics = createMetricsRegistry('slow-clients');
  const connections = new OpenConnections({ perAddress, metrics });
  const app = express();
  app.set('trust proxy', 'loopback');
  app.use(requestContext(logger, () => undefined));
  app.use(connections.limitRequests());
  app.get('/events', (_req, res) => {
    res.type('text/event-stream').flushHeaders();
    const beat = setInterval(() => res.write(': beat\n\n'), 20);
    res.once('close', () => clearInterval(beat));
  });
  app.use(express.json(), (req, res) => {
    res.json({ body: req.body ?? null });
  });
  app.use(errorHandler);
  const server = await listen(app, { port: 0, host: '127.0.0.1', arrival: ARRIVAL, connections });
  servers.push(server);
  return server.port;
}

interface Client {
  readonly socket: Socket;
  readonly received: () => string;
  readonly closed: () => boolean;
}

function open(port: number): Client {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => (text += part));
  // A reset is one way of being refused; `closed` tells.
  socket.on('error', () => undefined);
  const client = { socket, received: () => text, closed: () => socket.closed };
  sockets.push(client);
  return client;
}
/** Sends a piece every 50 ms, for as long as it is taken. */
function trickle({ socket }: Client, piece: string): void {
  const sending = setInterval(() => socket.write(piece), 50);
  socket.once('close', () => clearInterval(sending));
}
const refused = (client: Client) => eventually('the connection to be closed', client.closed);
const events = (...headers: string[]) => ['GET /events HTTP/1.1', 'Host: a', ...headers, '', ''].join('\r\n');

describe('a request that does not arrive', () => {
  it('has 15 s for its headers and 30 s for all of it', () => {
    expect(ARRIVAL_TIMING).toEqual({ headersMs: 15_000, requestMs: 30_000, checkMs: 1_000 });
  });

  it('is not waited for: a connection that says nothing', async () => {
    const client = open(await serve());
    await expect(refused(client)).resolves.toBe(true);
  });

  it('is not waited for: headers that trickle', async () => {
    const client = open(await serve());
    client.socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    trickle(client, 'X-Slow: 1\r\n');
    await refused(client);
    expect(client.received()).toContain('408');
  });

  it('is not waited for: a body of a known length that trickles', async () => {
    const client = open(await serve());
    client.socket.write(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n[',
    );
    trickle(client, ' ');
    await refused(client);
    expect(client.received()).toContain('408');
  });

  it('is not waited for: a body in chunks that trickles', async () => {
    const client = open(await serve());
    client.socket.write(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n[\r\n',
    );
    trickle(client, '1\r\n \r\n');
    await refused(client);
    expect(client.received()).toContain('408');
  });

  it('costs nobody else anything: a slow, whole request and a long stream go through', async () => {
    const port = await serve();
    const stream = open(port);
    stream.socket.write(events());
    const slow = open(port);
    slow.socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a"');
    await pause(100);
    slow.socket.write(':1}');
    await eventually('the answer', () => slow.received().includes('{"body":{"a":1}}'));
    await pause(ARRIVAL.requestMs + 10 * ARRIVAL.checkMs);
    const sofar = stream.received().length;
    await eventually('the stream to go on', () => stream.received().length > sofar);
    expect(stream.closed()).toBe(false);
  });
});

describe('an address that opens too much', () => {
  it('gets no further connection until one of its own is closed; those it has are left alone', async () => {
    const port = await serve(MOST);
    const streams = Array.from({ length: MOST }, () => open(port));
    for (const { socket } of streams) socket.write(events());
    await eventually('all to stream', () => streams.every(({ received }) => received().includes('beat')));
    await refused(open(port));
    expect(streams.map(({ closed }) => closed())).toEqual([false, false, false]);

    streams[0]?.socket.destroy();
    await eventually('another to be let in', async () => {
      const next = open(port);
      next.socket.write(events());
      await eventually('an answer or a refusal', () => next.closed() || next.received().includes('beat'));
      return next.received().includes('beat');
    });
  });

  it('behind a proxy is told so, and the proxy goes on for others', async () => {
    const port = await serve(MOST);
    const through = (address: string): Client => {
      const client = open(port);
      client.socket.write(events(`X-Forwarded-For: ${address}`));
      return client;
    };
    const greedy: Client[] = [];
    for (let count = 0; count < MOST; count += 1) {
      const client = through('198.51.100.7');
      greedy.push(client);
      await eventually('it to stream', () => client.received().includes('beat'));
    }
    const oneTooMany = through('198.51.100.7');
    await eventually('an answer', () => oneTooMany.received().includes('HTTP/1.1'));
    expect(oneTooMany.received()).toContain('429');
    expect(oneTooMany.received()).toContain('Too many requests are open at once');
    for (let other = 1; other <= 2 * MOST; other += 1) {
      const client = through(`203.0.113.${other}`);
      await eventually('another to stream', () => client.received().includes('beat'));
    }
    expect(greedy.some(({ closed }) => closed())).toBe(false);
  });
});
