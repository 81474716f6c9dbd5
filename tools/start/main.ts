import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, whenNpmIsGone } from '../bootstrap/prepare.mjs';
import { build } from '../services/build';
import { isPortFree } from '../services/ports';
import { main, PlainError, say } from '../services/say';
import { startStack } from '../services/stack';
import { claimDataFolder, forgetRunning, recordRunning } from './run-file';
import { jwtSecret, stripeKeys } from './secrets';

/** `npm start`: everything on one address, with its data kept in a folder (decision 0003). */
await main(async () => {
  const began = Date.now();
  const dataDir = resolve(ROOT, process.env.PARLEY_DATA || '.parley');
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new PlainError(`PORT is '${process.env.PORT}', which is no port. Set a number from 1 to 65000.`);

  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  await claimDataFolder(dataDir);
  if (!(await isPortFree(port)))
    throw new PlainError(`port ${port} is taken by another program. Set PORT to another one: PORT=3100 npm start`);

  let stopped = false;
  let failed = false;
  let stopNow: () => void = () => undefined;
  const asked = new Promise<void>((done) => {
    stopNow = () => {
      stopped = true;
      done();
    };
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopNow);
  // Whatever goes wrong here must not leave the services behind.
  process.on('uncaughtException', (error) => {
    failed = true;
    say(`stopping, because of a fault: ${error.stack ?? String(error)}`);
    stopNow();
  });
  // The process that brought the right Node.js is gone: nobody is left to stop us.
  process.on('disconnect', stopNow);
  whenNpmIsGone(stopNow);

  await build();
  if (stopped) return failed ? 1 : 0;
  let stores: { mongoUri: string; redisUri: string } | undefined;
  let running: Record<string, number> = {};
  const record = () => recordRunning(dataDir, { pid: process.pid, port, children: running, ...(stores && { stores }) });
  const stack = await startStack({
    dataDir,
    port,
    durable: true,
    supervise: true,
    jwtSecret: jwtSecret(dataDir),
    stripe: stripeKeys(dataDir),
    env: { PARLEY_DEMO_ACCOUNTS: '1' },
    onChange: (children) => {
      running = children;
      record();
    },
  });
  stores = { mongoUri: stack.mongoUri, redisUri: stack.redisUri };
  record();

  say(`ready in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  process.stdout.write(`
  Parley is at ${stack.url}

  Register there, or sign in with a demo account (password parley-demo-2026):
    trial@parley.example     free trial
    core@parley.example      Solo Core
    pro@parley.example       Solo Pro
    expired@parley.example   a trial that is over
    owner@parley.example     Team Pilot, owner of a team
    member@parley.example    Team Pilot, a member of that team

  API documentation  ${stack.url}/api/docs
  Data and logs      ${dataDir}
  Stop               Ctrl-C

`);
  await asked;
  say('stopping');
  await stack.stop();
  forgetRunning(dataDir);
  say('stopped');
  return failed ? 1 : 0;
});
