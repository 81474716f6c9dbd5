import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { recordRunning } from '../start/run-file';
import { storesOf } from './stores';

const STORES = { mongoUri: 'mongodb://127.0.0.1:3001/parley', redisUri: 'redis://127.0.0.1:3002' };
const NOTHING = /^nothing runs on the data folder .*npm start.*PARLEY_DATA.*MONGODB_URI and REDIS_URL/;

let dataDir: string;
let start: ChildProcess;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'parley-stores-'));
  // Named like an npm start, as far as the system shows.
  start = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)', 'start.mjs'], {
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
});
afterEach(() => {
  start.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const record = (given: object = { stores: STORES }): void =>
  recordRunning(dataDir, { pid: start.pid ?? 0, port: 3000, children: {}, ...given });

describe('the stores that a command works on', () => {
  it('are those of the start that runs on the data folder', () => {
    record();
    expect(storesOf(dataDir, {})).toEqual({ MONGODB_URI: STORES.mongoUri, REDIS_URL: STORES.redisUri });
    expect(storesOf(dataDir, { MONGODB_URI: ' ', REDIS_URL: '' })).toMatchObject({ MONGODB_URI: STORES.mongoUri });
  });

  it('are those that the environment names, each before that', () => {
    record();
    expect(storesOf(dataDir, { MONGODB_URI: 'mongodb://elsewhere/parley' })).toEqual({ REDIS_URL: STORES.redisUri });
    const both = { MONGODB_URI: 'mongodb://elsewhere/parley', REDIS_URL: 'redis://elsewhere' };
    expect(storesOf(join(dataDir, 'nothing-here'), both)).toEqual({});
  });

  it('are missed in one line where nothing runs, or has not come up yet', () => {
    expect(() => storesOf(dataDir, {})).toThrow(NOTHING);
    record({});
    expect(() => storesOf(dataDir, { MONGODB_URI: 'mongodb://elsewhere/parley' })).toThrow(NOTHING);
  });

  it('are not those of a start that was killed', async () => {
    record();
    const ended = new Promise((resolve) => start.once('exit', resolve));
    start.kill('SIGKILL');
    await ended;
    expect(() => storesOf(dataDir, {})).toThrow(NOTHING);
  });

  it('stand in a file that only its owner can read', () => {
    record();
    expect(statSync(join(dataDir, 'running.json')).mode & 0o777).toBe(0o600);
  });
});
