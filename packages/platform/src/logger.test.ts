import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger';

describe('the logger', () => {
  it('writes JSON lines without secrets', () => {
    const lines: string[] = [];
    const logger = createLogger({
      service: 'api',
      level: 'info',
      destination: { write: (line) => void lines.push(line) },
    });
    logger.info(
      {
        password: 'p1',
        req: {
          headers: { authorization: 'Bearer p2', cookie: 'p3' },
          body: { currentPassword: 'p4', email: 'ada@example.org' },
        },
        user: { token: 'p5' },
      },
      'hello',
    );
    logger.debug('not at this level');
    expect(lines).toHaveLength(1);
    const line: unknown = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({
      service: 'api',
      msg: 'hello',
      password: '[redacted]',
      req: { body: { email: '[email]' } },
    });
    expect(lines[0]).not.toMatch(/p[1-5]/);
  });
});
