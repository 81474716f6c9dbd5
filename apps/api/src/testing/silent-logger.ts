import { createLogger } from '@parley/platform';

/** For tests of parts that log; `LOG_LEVEL` lets it speak. */
export const logger = createLogger({ service: 'api-test', level: process.env['LOG_LEVEL'] ?? 'silent' });
