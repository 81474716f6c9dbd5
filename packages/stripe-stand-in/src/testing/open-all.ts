/** Stand-ins of a test file, closed after each test. */
import { afterEach } from '@jest/globals';
import type { StripeStandInOptions } from '../stand-in';
import { open, type Opened } from './open';

export function openAll(): (now: string, options?: Partial<StripeStandInOptions>) => Promise<Opened> {
  const opened: Opened[] = [];
  afterEach(async () => {
    for (const { standIn } of opened.splice(0)) await standIn.close();
  });
  return async (now, options = {}) => {
    const world = await open(now, options);
    opened.push(world);
    return world;
  };
}
