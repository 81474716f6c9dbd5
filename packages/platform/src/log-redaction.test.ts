import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger';
import { withoutAddresses, withoutPrivate } from './log-redaction';

describe('a log line', () => {
  it.each([
    ['dup key: { email: \\"ada@example.org\\" }', 'dup key: { email: \\"[email]\\" }'],
    ['550 <Ada.L+x@mail.example.co.uk>: no', '550 <[email]>: no'],
    ['\\nada@example.org\\tada@example.org\\u0041ada@example.org', '\\n[email]\\t[email]\\u0041[email]'],
    ['/api/users/ada%40example.org', '[email]'],
    ['адам@пример.рф, ada@bücher.example', '[email], [email]'],
    ["o'neil@example.org a_b-c@x-y.example", '[email] [email]'],
    ['mongodb://ada:secret@db.example:27017/parley', 'mongodb://[redacted]@db.example:27017/parley'],
    ['redis://:secret@127.0.0.1:6379', 'redis://[redacted]@127.0.0.1:6379'],
    [
      'at /node_modules/.pnpm/pino@10.4.0/node_modules/pino/x.js:1',
      'at /node_modules/.pnpm/pino@10.4.0/node_modules/pino/x.js:1',
    ],
    ['@parley/db and ada@localhost', '@parley/db and ada@localhost'],
  ])('%s becomes %s', (line, redacted) => {
    expect(withoutAddresses(line)).toBe(redacted);
  });

  it('takes no time that grows with what somebody sent', () => {
    const started = performance.now();
    for (const part of ['a', 'a.', '@', 'a@', '%40', '\\', '://']) withoutAddresses(`@${part.repeat(20_000)}`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('stays JSON, whatever error it carries', () => {
    const lines: string[] = [];
    const logger = createLogger({
      service: 'api',
      level: 'info',
      destination: { write: (line) => void lines.push(line) },
    });
    const driver = Object.assign(new Error('E11000 dup key: { email: "ada@example.org" }\nada@example.org'), {
      keyValue: { email: 'ada@example.org' },
      rejected: ['ada@example.org'],
      'ada@example.org': true,
    });
    const child = logger.child({ to: 'ada@example.org' });
    child.error(
      { err: new Error('outer', { cause: driver }), list: [{ deep: { er: 'ada@example.org' } }] },
      'to ada@example.org',
    );
    child.warn({ err: new AggregateError([driver], 'both') });
    child.info(driver, 'again %s', 'ada@example.org');
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ service: 'api', to: '[email]' });
      expect(line).not.toMatch(/ada|example\.org/);
      expect(line).toMatch(/E11000 dup key|both/);
    }
  });

  it.each([
    ['Invalid API Key provided: sk_live_51Abc', 'Invalid API Key provided: [redacted]'],
    ['Invalid API Key provided: rk_test_****wxyz!', 'Invalid API Key provided: [redacted]!'],
    ['{"STRIPE":"whsec_abc/"}', '{"STRIPE":"[redacted]/"}'],
    ['cs_test_a1_secret_b2 and pi_3_secret_4', '[redacted] and [redacted]'],
    ['price_1 of task_live_1, for cus_2', 'price_1 of task_live_1, for cus_2'],
  ])('hides the secrets of payments: %s', (line, redacted) => {
    expect(withoutPrivate(line)).toBe(redacted);
  });

  it('takes no long time over what only looks like a secret', () => {
    const started = performance.now();
    for (const part of ['pi_', 'cs_secret', '_secret_', 'sk_test', 'whsec_*']) withoutPrivate(part.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
