/** Everything the API is built from. server.ts makes the real ones, tests make theirs; nothing below reads the environment. */
import type { Coach } from '@parley/coach';
import type { Database } from '@parley/db';
import type { HealthRegistry, Logger, QueueProducers, Redis } from '@parley/platform';
import type { Brand, OperatorFacts } from '@parley/shared';
import type { Registry } from 'prom-client';
import type { GoogleConfig } from './auth/google';
import type { StripeSettings } from '@parley/payments';
import type { BackgroundWork } from './background-work';
import type { OpenConnections } from './open-connections';

export interface ApiSettings {
  readonly brand: Brand;
  /** Who runs the installation, for everybody to read. */
  readonly operator: OperatorFacts;
  /** Signs the bearer tokens (HS256); at least 32 characters. */
  readonly jwtSecret: string;
  readonly bcryptCost: number;
  /** Multiplies every request limit. */
  readonly rateLimitScale: number;
  /** Express' `trust proxy`: whose word on the client's address is believed. */
  readonly trustProxy: false | number | string;
  /** null where Google sign-in is not set up. */
  readonly google: GoogleConfig | null;
  /** null where this installation takes no payments. */
  readonly stripe: StripeSettings | null;
  /** Folder of the built web app, to be served beside the API; null where another server does that. */
  readonly webDist: string | null;
  /** How long a request for a file waits for its render (ms). */
  readonly exportWaitMs: number;
  /** Opens `/metrics` on the main port too; undefined where it has a port of its own alone. */
  readonly metricsToken: string | undefined;
  /** Keeps installations that share one Redis apart. */
  readonly redisPrefix: string;
}

export interface ApiDependencies {
  readonly settings: ApiSettings;
  readonly database: Database;
  /** A client of use `commands`. */
  readonly redis: Redis;
  readonly queues: QueueProducers;
  readonly coach: Coach;
  /** Replies and scorings that run detached from requests, and the e-mail outbox. server.ts starts and stops it. */
  readonly backgroundWork: BackgroundWork;
  readonly health: HealthRegistry;
  readonly metrics: Registry;
  /** What clients have open, counted by address. */
  readonly connections: OpenConnections;
  readonly logger: Logger;
  /** The current time. */
  readonly clock: () => Date;
}

/** Told once about every finished request; durations in seconds. */
export type RequestObserver = (request: { method: string; route: string; status: number; seconds: number }) => void;
