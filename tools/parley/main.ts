import { resolve } from 'node:path';
import { operate } from '../../apps/api/src/operator/operate';
import { ROOT } from '../bootstrap/prepare.mjs';
import { main } from '../services/say';
import { storesOf } from './stores';

/** `npm run parley -- …`: the operator's command in a checkout (decision 0031). */
await main(() =>
  operate(process.argv.slice(2), {
    env: () => ({ ...process.env, ...storesOf(resolve(ROOT, process.env.PARLEY_DATA || '.parley'), process.env) }),
    clock: () => new Date(),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  }),
);
