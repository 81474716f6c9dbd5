import { describe, expect, it } from '@jest/globals';
import { retry } from '@parley/platform';
import { listen } from './http-server';

const gateway = (): { passed: Promise<void>; open: () => void } => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
};

describe('the listening socket', () => {
  it('finishes the request that runs and takes no new one', async () => {
    const gate = gateway();
    const arrived = gateway();
    const server = await listen(
      (_req, res) => {
        arrived.open();
        void gate.passed.then(() => res.end('done'));
      },
      { port: 0, host: '127.0.0.1' },
    );
    const address = `http://127.0.0.1:${server.port}/`;
    const running = fetch(address);
    await arrived.passed;
    server.stopAccepting();
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    gate.open();
    expect(await (await running).text()).toBe('done');
    await expect(server.finish(2_000)).resolves.toBeUndefined();
  });

  it('cuts off a request that does not end in time', async () => {
    const arrived = gateway();
    const server = await listen(() => arrived.open(), { port: 0, host: '127.0.0.1' });
    const running = fetch(`http://127.0.0.1:${server.port}/`).catch((error: unknown) => String(error));
    await arrived.passed;
    server.stopAccepting();
    await server.finish(20);
    expect(await running).toContain('fetch failed');
  });

  it('says when its port is taken', async () => {
    const first = await listen(() => undefined, { port: 0, host: '127.0.0.1' });
    await expect(listen(() => undefined, { port: first.port, host: '127.0.0.1' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    first.stopAccepting();
    await first.finish(100);
  });
});

describe('waiting for what is still starting', () => {
  it('tries until it succeeds', async () => {
    const failures: unknown[] = [];
    let tries = 0;
    const work = (): Promise<string> => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error(`try ${tries}`)) : Promise.resolve('up');
    };
    expect(await retry(work, { forMs: 5_000, everyMs: 1, onFailure: (error) => failures.push(error) })).toBe('up');
    expect(failures.map(String)).toEqual(['Error: try 1', 'Error: try 2']);
  });

  it('gives up with the last error', async () => {
    await expect(
      retry(() => Promise.reject(new Error('still away')), { forMs: 5, everyMs: 10, onFailure: () => undefined }),
    ).rejects.toThrow('still away');
  });
});
