import { describe, expect, it } from '@jest/globals';
import { HealthRegistry } from './health';

describe('the health registry', () => {
  it('is as healthy as its worst part', async () => {
    const health = new HealthRegistry(50)
      .add('good', async () => 'fine')
      .add('away', () => Promise.reject(new Error('no')))
      .add('broken', () => {
        throw new Error('at once');
      })
      .add('hung', () => new Promise(() => undefined));
    expect(await health.report()).toEqual({
      status: 'unavailable',
      checks: { good: 'ok', away: 'unavailable', broken: 'unavailable', hung: 'unavailable' },
    });
  });

  it('is unavailable once it drains, though all parts answer', async () => {
    const health = new HealthRegistry().add('good', async () => 'fine');
    expect((await health.report()).status).toBe('ok');
    health.drain();
    expect(await health.report()).toEqual({ status: 'unavailable', checks: { good: 'ok' } });
  });

  it('refuses a second check of the same name', () => {
    const health = new HealthRegistry().add('mongo', async () => 'fine');
    expect(() => health.add('mongo', async () => 'fine')).toThrow('already');
  });
});
