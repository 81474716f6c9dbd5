/** What ioredis throws while Redis can't be reached. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
const MESSAGES = [
  'Connection is closed',
  "Stream isn't writeable",
  'Command timed out',
  'Redis connection is not ready',
  'Redis client is not ready',
];

/** Whether the error says that Redis is away (as opposed to refusing a command). */
export function isRedisUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'MaxRetriesPerRequestError' || error.name === 'AbortError') return true;
  if ('code' in error && typeof error.code === 'string' && NETWORK_CODES.has(error.code)) return true;
  return MESSAGES.some((message) => error.message.includes(message));
}
