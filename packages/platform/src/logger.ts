/** The one logger: JSON lines on stdout, secrets and e-mail addresses taken out before they are written. */
import { pino, type DestinationStream, type Logger } from 'pino';
import { withoutPrivate } from './log-redaction';

export type { Logger } from 'pino';

const SECRET_KEYS = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'token',
  'jwt',
  'secret',
  'apiKey',
  'idToken',
  'JWT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'secretKey',
  'webhookSecret',
  'OPENAI_API_KEY',
  'SMTP_URL',
  'MONGODB_URI',
  'REDIS_URL',
] as const;

/** Wherever a log line may carry them: at the top, one level down, and in a request's headers or body. */
const REDACTED_PATHS = [
  ...SECRET_KEYS,
  ...SECRET_KEYS.map((key) => `*.${key}`),
  ...SECRET_KEYS.map((key) => `*.headers.${key}`),
  ...SECRET_KEYS.map((key) => `*.body.${key}`),
  '*.headers["set-cookie"]',
];

export interface LoggerOptions {
  /** The process: 'api', 'worker'. */
  readonly service: string;
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** Makes the logger of a process. Pass `child({ component })` on to its parts. */
export function createLogger({ service, level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { service, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    // Whoever wrote the line and whatever error it carries: drivers print the values they choke on.
    hooks: { streamWrite: withoutPrivate },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
