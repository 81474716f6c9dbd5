import { median, row } from './figures';

/** Calls of each kind that count. */
const CALLS = 50;
/** Before those, so that neither kind meets what is not warm yet. */
const WARM_UP = 5;
const PASSWORD = 'bench-password-2026';

interface Question {
  readonly title: string;
  /** Sends the call for this address, and answers its status. */
  readonly ask: (address: string) => Promise<number>;
  /** What is answered for an address with an account, and for one without. */
  readonly statuses: readonly [known: number, unknown: number];
  readonly aim: string;
}

/**
 * Whether the time of an answer tells if an address has an account (product §4.4, §4.9): the same call for addresses that
 * have one and that have none, in turn. Every address is asked about once, so that none meets a limit.
 */
export async function benchAccounts(base: string): Promise<void> {
  const post = async (path: string, body: object): Promise<number> => {
    const response = await fetch(`${base}/api/users${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const register = (email: string): Promise<number> =>
    post('', { name: 'Ada Byron', email, password: PASSWORD, organization: 'Bench' });
  const SAME = 'aim: 0.90 to 1.10';
  const questions: readonly Question[] = [
    {
      title: 'POST /users/login, wrong password',
      ask: (email) => post('/login', { email, password: 'not-the-password' }),
      statuses: [401, 401],
      aim: SAME,
    },
    {
      title: 'POST /users/forgot-password',
      ask: (email) => post('/forgot-password', { email }),
      statuses: [200, 200],
      aim: SAME,
    },
    { title: 'POST /users', ask: register, statuses: [409, 201], aim: 'the answer says it anyway' },
  ];

  const run = Date.now();
  const addressesOf = (kind: string): string[] =>
    Array.from({ length: WARM_UP + CALLS }, (_unused, index) => `${kind}-${index}-${run}@bench.example`);
  const [known, unknown] = [addressesOf('known'), addressesOf('other')];
  for (const email of known) {
    const status = await register(email);
    if (status !== 201) throw new Error(`An account could not be opened: ${status}`);
  }

  for (const { title, ask, statuses, aim } of questions) {
    const timed = async (address: string, expected: number): Promise<number> => {
      const began = performance.now();
      const status = await ask(address);
      if (status !== expected) throw new Error(`${title} answered ${status} in place of ${expected}`);
      return performance.now() - began;
    };
    const times = { withAccount: [] as number[], without: [] as number[] };
    for (let index = 0; index < WARM_UP + CALLS; index += 1) {
      const withAccount = await timed(known[index] ?? '', statuses[0]);
      const without = await timed(unknown[index] ?? '', statuses[1]);
      if (index < WARM_UP) continue;
      times.withAccount.push(withAccount);
      times.without.push(without);
    }
    const [withAccount, without] = [median(times.withAccount), median(times.without)];
    process.stdout.write(`${title}, medians of ${CALLS} calls each\n`);
    row('with an account, ms', withAccount.toFixed(2));
    row('without, ms', without.toFixed(2));
    row('ratio', (withAccount / without).toFixed(3), aim);
  }
}
