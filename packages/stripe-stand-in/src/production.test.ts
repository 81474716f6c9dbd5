import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startStripeStandIn } from './stand-in';

const { NODE_ENV } = process.env;
afterEach(() => {
  process.env['NODE_ENV'] = NODE_ENV;
});

describe('where money is expected (product §5.18)', () => {
  it('does not start', async () => {
    process.env['NODE_ENV'] = 'production';
    await expect(startStripeStandIn({ port: 0, clock: () => new Date() })).rejects.toThrow(/never runs in production/);
  });

  it.each(['api', 'worker'])('is not in the image of the %s, whose tests alone use it', (app) => {
    const manifest = new URL(`../../../apps/${app}/package.json`, import.meta.url);
    const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(Object.keys(dependencies)).toContain('@parley/payments');
    expect(Object.keys(dependencies)).not.toContain('@parley/stripe-stand-in');
  });
});
