import { expect, it } from '@jest/globals';
import { keepFresh } from './token-refresh';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A clock that moves only when it is told to, and notes how long was waited. */
function clock() {
  let time = 0;
  let due: { readonly at: number; readonly call: () => void } | null = null;
  const waits: number[] = [];
  return {
    waits,
    isWaiting: () => due !== null,
    now: () => time,
    after: (ms: number, call: () => void) => {
      waits.push(ms);
      due = { at: time + ms, call };
      return () => {
        due = null;
      };
    },
    /** To the moment that is waited for. */
    run: async () => {
      const { at, call } = due ?? { at: time, call: () => undefined };
      due = null;
      time = at;
      call();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}
const until = (ms: number) => ({ expiresAt: new Date(ms) });

it('asks five minutes before each token ends', async () => {
  const { waits, now, after, run } = clock();
  keepFresh({ first: until(HOUR), refresh: async () => until(now() + HOUR), now, after });
  await run();
  await run();
  expect(waits).toEqual([55 * MINUTE, 55 * MINUTE, 55 * MINUTE]);
});

it('asks at once where the token has less left', async () => {
  const { waits, now, after } = clock();
  keepFresh({ first: until(MINUTE), refresh: async () => until(HOUR), now, after });
  expect(waits).toEqual([0]);
});

it('tries again in 30 s, then in twice as long, in 16 minutes at most; a success begins anew', async () => {
  const { waits, now, after, run } = clock();
  let isDown = true;
  const refresh = async () => {
    if (isDown) throw new Error('no network');
    return until(now() + HOUR);
  };
  keepFresh({ first: until(5 * MINUTE), refresh, now, after });
  for (let tries = 0; tries < 7; tries += 1) await run();
  expect(waits.slice(1).map((ms) => ms / 1000)).toEqual([30, 60, 120, 240, 480, 960, 960]);
  isDown = false;
  await run();
  expect(waits.at(-1)).toBe(55 * MINUTE);
  isDown = true;
  await run();
  expect(waits.at(-1)).toBe(30_000);
});

it('ends when it is stopped, or when there is no more need', async () => {
  const stopped = clock();
  const stop = keepFresh({ first: until(HOUR), refresh: async () => until(HOUR), ...stopped });
  stop();
  expect(stopped.isWaiting()).toBe(false);
  const needless = clock();
  keepFresh({ first: until(HOUR), refresh: async () => undefined, ...needless });
  await needless.run();
  expect(needless.isWaiting()).toBe(false);
});
