import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger';
import { Shutdown } from './shutdown';

const logger = createLogger({ service: 'test', level: 'silent' });

describe('shutdown', () => {
  it('closes what was opened last first, once, and goes on after a failure', async () => {
    const closed: string[] = [];
    const shutdown = new Shutdown({ logger })
      .add('database', async () => closed.push('database'))
      .add('queue', () => Promise.reject(new Error('stuck')))
      .add('hung', () => new Promise(() => undefined), 20)
      .add('http', async () => closed.push('http'));
    const results = await Promise.all([shutdown.run('one'), shutdown.run('two')]);
    expect(results).toEqual([false, false]);
    expect(closed).toEqual(['http', 'database']);
  });

  it('is bounded in time as a whole', async () => {
    const shutdown = new Shutdown({ logger, totalMs: 40 });
    for (let step = 0; step < 5; step += 1) shutdown.add(`hung ${step}`, () => new Promise(() => undefined));
    const started = performance.now();
    expect(await shutdown.run('test')).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it.each([
    ['SIGTERM', 0],
    ['SIGINT', 0],
    ['uncaughtException', 1],
    ['unhandledRejection', 1],
  ])('on %s closes and exits %i', async (event, expected) => {
    const target = new EventEmitter();
    const code = await new Promise<number>((resolve) => {
      new Shutdown({ logger, exit: resolve }).add('database', async () => undefined).listen(target as NodeJS.Process);
      target.emit(event, event);
    });
    expect(code).toBe(expected);
  });

  it('exits at once on a second signal', async () => {
    const target = new EventEmitter();
    let release: () => void = () => undefined;
    const hung = new Promise<void>((resolve) => {
      release = resolve;
    });
    const code = await new Promise<number>((resolve) => {
      new Shutdown({ logger, exit: resolve }).add('hung', () => hung, 5_000).listen(target as NodeJS.Process);
      target.emit('SIGTERM', 'SIGTERM');
      target.emit('SIGTERM', 'SIGTERM');
    });
    expect(code).toBe(1);
    release();
  });
});
