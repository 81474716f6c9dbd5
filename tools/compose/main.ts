import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { ROOT } from '../bootstrap/prepare.mjs';
import { freePort, waitFor } from '../services/ports';
import { main, PlainError, say } from '../services/say';
import { journey, type Check, type Operate } from './checks';
import { siteChecks } from './site-checks';

const project = `parley-test-${randomBytes(3).toString('hex')}`;

/** `npm run test:compose`: the stack of docker-compose.yml for real, under a name and on ports of its own. */
await main(async () => {
  if (spawnSync('docker', ['info']).status !== 0 || spawnSync('docker', ['compose', 'version']).status !== 0) {
    throw new PlainError(
      'no Docker engine with compose v2 answers here; this test needs one. Start Docker and run it again.',
    );
  }
  const httpPort = await freePort(8090);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    JWT_SECRET: randomBytes(48).toString('base64'),
    PARLEY_HTTP_PORT: String(httpPort),
    PARLEY_HTTPS_PORT: String(await freePort(8453)),
    PARLEY_PUBLIC_URL: `http://localhost:${httpPort}`,
  };
  const compose = (args: readonly string[], show = true) =>
    spawnSync('docker', ['compose', '--project-name', project, ...args], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
      stdio: show ? ['ignore', 'inherit', 'inherit'] : 'pipe',
      maxBuffer: 64 * 1024 * 1024,
    });
  const must = (what: string, args: readonly string[]) => {
    say(`${what} …`);
    if (compose(args).status !== 0) throw new PlainError(`${what} failed; above is what docker said.`);
  };
  const inWorker = async (script: string) => compose(['exec', '-T', 'worker', 'node', '-e', script], false).stdout;
  const operate: Operate = async (...words) => {
    const { status, stdout, stderr } = compose(['exec', '-T', 'api', 'parley', ...words], false);
    if (status !== 0) throw new Error(stderr || stdout);
    return stdout;
  };
  const base = `http://127.0.0.1:${httpPort}`;

  const twoReplicas: Check[] = [
    {
      name: 'two API processes and two workers are healthy behind the proxy',
      run: async () => {
        must('scaling to two API processes and two workers', [
          'up',
          '-d',
          '--no-build',
          '--wait',
          '--scale',
          'api=2',
          '--scale',
          'worker=2',
        ]);
        await waitFor('the API answering', 30_000, async () => (await fetch(`${base}/api/health/ready`)).ok);
      },
    },
    ...journey(base, inWorker, operate)
      .map((check) => ({ ...check, name: `with two replicas: ${check.name}` }))
      .filter((check) => !check.name.includes('e-mails')),
    {
      name: 'no application process runs as root',
      run: async () => {
        for (const service of ['api', 'worker', 'web']) {
          const id = compose(['exec', '-T', service, 'id', '-u'], false).stdout.trim();
          if (id === '0' || id === '') throw new Error(`${service} runs as '${id}'`);
        }
      },
    },
  ];

  let passed = 0;
  const failed: string[] = [];
  try {
    must('building and starting the stack', ['up', '-d', '--build', '--wait']);
    for (const check of [...siteChecks(base), ...journey(base, inWorker, operate), ...twoReplicas]) {
      try {
        await check.run();
        passed += 1;
        say(`  ok      ${check.name}`);
      } catch (error) {
        failed.push(check.name);
        say(`  FAILED  ${check.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (failed.length > 0) compose(['logs', '--tail', '60']);
  } catch (error) {
    compose(['ps', '--all']);
    compose(['logs', '--tail', '60']);
    throw error;
  } finally {
    compose(['down', '--volumes', '--remove-orphans', '--timeout', '15'], false);
  }
  process.stdout.write(`${passed} passed, ${failed.length} failed\n`);
  return failed.length === 0 ? 0 : 1;
});
