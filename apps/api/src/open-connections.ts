/** A bound on what one client address has open: connections, and requests at once. What is open is never cut off. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { Counter, type Registry } from 'prom-client';
import { AppError } from '@parley/shared';
import { networkOf } from './middleware/network';

/** Seconds after which a refused request may come again. */
const RETRY_SECONDS = 5;

export interface OpenConnectionsSettings {
  /** For each of both. */
  readonly perAddress: number;
  readonly metrics: Registry;
}

export class OpenConnections {
  readonly #connections: OpenByAddress;
  readonly #requests: OpenByAddress;
  readonly #countedSockets = new WeakMap<Socket, () => void>();
  readonly #refused: Counter;

  constructor({ perAddress, metrics }: OpenConnectionsSettings) {
    this.#connections = new OpenByAddress(perAddress);
    this.#requests = new OpenByAddress(perAddress);
    this.#refused = new Counter({
      name: 'parley_http_refused_total',
      help: 'Connections and requests refused because their address had too many open',
      labelNames: ['kind'],
      registers: [metrics],
    });
  }

  /** Closes every new connection that is one too many of its address. */
  limitConnections(server: Server): void {
    server.on('connection', (socket) => {
      const release = this.#connections.open(socket.remoteAddress);
      if (release === null) {
        this.#refused.inc({ kind: 'connection' });
        socket.destroy();
        return;
      }
      this.#countedSockets.set(socket, release);
      socket.once('close', release);
    });
  }

  /**
   * Refuses every request that is one too many of its client, by the address that proxies tell as far as they are
   * believed. A connection on which a proxy speaks for others is not counted any more: its clients are.
   */
  limitRequests(): RequestHandler {
    return (req, res, next) => {
      if (req.ip !== req.socket.remoteAddress) this.#countedSockets.get(req.socket)?.();
      const release = this.#requests.open(req.ip);
      if (release === null) {
        this.#refused.inc({ kind: 'request' });
        throw new AppError('rate_limited', 'Too many requests are open at once. Please try again in a few seconds.', {
          retryAfter: RETRY_SECONDS,
        });
      }
      res.once('close', release);
      next();
    };
  }
}

/** Counts what is open by network. */
class OpenByAddress {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns how to note its end, once; null when it is one too many */
  open(address: string | undefined): (() => void) | null {
    const network = networkOf(address ?? 'unknown');
    const count = this.#open.get(network) ?? 0;
    if (count >= this.#most) return null;
    this.#open.set(network, count + 1);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      const left = (this.#open.get(network) ?? 1) - 1;
      if (left === 0) this.#open.delete(network);
      else this.#open.set(network, left);
    };
  }
}
