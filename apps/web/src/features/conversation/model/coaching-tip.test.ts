import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Tip } from '@parley/shared';
import { createTipWatcher, TIP_PAUSE_MS } from './coaching-tip';

const LONG = 'It is firm to within ten per cent.';
const tip: Tip = { tip: 'He asked two things.', quotes: [], notice: null };

function setUp() {
  const pending: { draft: string; signal: AbortSignal; resolve: (tip: Tip) => void; reject: (error: Error) => void }[] =
    [];
  const watcher = createTipWatcher(
    (draft, signal) => new Promise<Tip>((resolve, reject) => pending.push({ draft, signal, resolve, reject })),
  );
  return { pending, watcher, write: (draft: string, busy = false) => watcher.update({ draft, on: true, busy }) };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a live tip', () => {
  it('is asked for one second after the last key, once', () => {
    const { pending, write } = setUp();
    write(LONG);
    jest.advanceTimersByTime(TIP_PAUSE_MS - 1);
    write(`${LONG} Sunil`);
    jest.advanceTimersByTime(TIP_PAUSE_MS - 1);
    expect(pending).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(pending.map(({ draft }) => draft)).toEqual([`${LONG} Sunil`]);
    jest.advanceTimersByTime(10 * TIP_PAUSE_MS);
    expect(pending).toHaveLength(1);
  });

  it('is not asked for 15 characters, only for more', () => {
    const { pending, write } = setUp();
    write('123456789012345');
    jest.advanceTimersByTime(2 * TIP_PAUSE_MS);
    expect(pending).toEqual([]);
    write('1234567890123456');
    jest.advanceTimersByTime(TIP_PAUSE_MS);
    expect(pending).toHaveLength(1);
  });

  it('is not asked for while it is switched off', () => {
    const { pending, watcher } = setUp();
    watcher.update({ draft: LONG, on: false, busy: false });
    jest.advanceTimersByTime(2 * TIP_PAUSE_MS);
    expect(pending).toEqual([]);
  });

  it('is not asked for while a message is sent or answered, but a second after', () => {
    const { pending, write } = setUp();
    write(LONG, true);
    jest.advanceTimersByTime(2 * TIP_PAUSE_MS);
    expect(pending).toEqual([]);
    write(LONG);
    jest.advanceTimersByTime(TIP_PAUSE_MS);
    expect(pending).toHaveLength(1);
  });

  it('is not asked for while one is loading; the newer words are asked about afterwards', async () => {
    const { pending, watcher, write } = setUp();
    write(LONG);
    jest.advanceTimersByTime(TIP_PAUSE_MS);
    write(`${LONG} And more.`);
    jest.advanceTimersByTime(5 * TIP_PAUSE_MS);
    expect(pending).toHaveLength(1);
    pending[0]?.resolve(tip);
    await settle();
    expect(watcher.getState()).toEqual({ status: 'none' });
    jest.advanceTimersByTime(TIP_PAUSE_MS);
    expect(pending.map(({ draft }) => draft)).toEqual([LONG, `${LONG} And more.`]);
  });

  it('is shown when it is about the words as they stand', async () => {
    const { pending, watcher, write } = setUp();
    write(LONG);
    jest.advanceTimersByTime(TIP_PAUSE_MS);
    pending[0]?.resolve(tip);
    await settle();
    expect(watcher.getState()).toEqual({ status: 'shown', tip });
  });

  it('is dropped when the message has been sent meanwhile', async () => {
    const { pending, watcher, write } = setUp();
    write(LONG);
    jest.advanceTimersByTime(TIP_PAUSE_MS);
    write('', true);
    expect(pending[0]?.signal.aborted).toBe(true);
    pending[0]?.resolve(tip);
    await settle();
    expect(watcher.getState()).toEqual({ status: 'none' });
  });

  it('says so when none came, and asks again only for other words', async () => {
    const { pending, watcher, write } = setUp();
    write(LONG);
    jest.advanceTimersByTime(TIP_PAUSE_MS);
    pending[0]?.reject(new Error('away'));
    await settle();
    expect(watcher.getState()).toEqual({ status: 'failed' });
    jest.advanceTimersByTime(5 * TIP_PAUSE_MS);
    expect(pending).toHaveLength(1);
  });

  it('asks nothing after the screen is left', () => {
    const { pending, watcher, write } = setUp();
    write(LONG);
    watcher.dispose();
    jest.advanceTimersByTime(2 * TIP_PAUSE_MS);
    expect(pending).toEqual([]);
  });
});
