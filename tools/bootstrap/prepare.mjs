/**
 * What the two README commands need before any TypeScript of the project can run: a Node.js that is new enough, and the
 * dependencies of the lock file. Plain JavaScript without a dependency, because it runs on a machine that has neither.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const MINIMUM_NODE = [22, 12];
const NODE_PACKAGE = 'node@24';

/** Where this user's downloads are kept from one checkout to the next. */
export const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'parley');

/** @param {string} line */
const say = (line) => process.stderr.write(`parley: ${line}\n`);

/**
 * Ends the process with one line that says what is missing, why, and how to help.
 * @param {string} line
 * @returns {never}
 */
function giveUp(line) {
  say(line);
  process.exit(1);
}

/** @param {string} version 'v24.1.0' */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = MINIMUM_NODE;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** @param {string} path a node executable @returns {string | null} its version, or null when it does not run */
function versionOf(path) {
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 ? answer.stdout.trim() : null;
}

/**
 * Brings a program from npm, once: `npx` says where it put it, and that is remembered, because later calls of `npx` cost a
 * second each and get lost between us and the program's signals.
 * @param {string} spec what npm calls it: 'node@24'
 * @param {readonly string[]} ask arguments for npx that print the path of the executable
 * @returns {{ path: string } | { fault: string }}
 */
function fromNpm(spec, ask) {
  const memo = join(CACHE, `${spec.replaceAll('/', '-')}-${process.platform}-${process.arch}`);
  if (existsSync(memo)) {
    const known = readFileSync(memo, 'utf8').trim();
    if (existsSync(known) && versionOf(known)) return { path: known };
  }
  say(`bringing ${spec} from npm`);
  const found = spawnSync('npx', ['--yes', ...ask], { encoding: 'utf8', cwd: homedir() });
  const path = found.stdout?.trim().split('\n').at(-1) ?? '';
  if (found.status !== 0 || !existsSync(path)) {
    return { fault: (found.stderr || String(found.error ?? 'npx gave no path')).trim().split('\n').at(-1) ?? '' };
  }
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(memo, path);
  return { path };
}

/** Finds a newer Node.js through npm. */
function fetchNode() {
  const found = fromNpm(NODE_PACKAGE, [NODE_PACKAGE, '--print', 'process.execPath']);
  if ('path' in found) return found.path;
  return giveUp(
    `Parley needs Node.js ${MINIMUM_NODE.join('.')} or newer, this is ${process.version}, and 'npx ${NODE_PACKAGE}' failed (${found.fault}). Install Node.js 24 and run the command again.`,
  );
}

/**
 * npm passes signals on, but one that is killed outright can't: then nobody is left to stop what it began.
 * @param {() => void} then called once, within a second of npm's end
 */
export function whenNpmIsGone(then) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    then();
  }, 1000);
  watch.unref();
}

/** A command that has services to stop does so though nobody reads its words any more: a closed terminal, `| head -1`. */
function outliveReaders() {
  // Without a listener such a failed write ends the process. There is nobody to tell it to.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/**
 * Makes sure that this script runs on a Node.js the project supports; where it does not, runs it again on one that does and
 * never returns. Signals are passed on, and the inner process ends when this one is gone.
 * @param {string} script the file URL of the calling script
 */
export async function ensureNode(script) {
  outliveReaders();
  if (isNewEnough(process.version)) {
    // npm's shims and every child find the same Node.js first.
    process.env.PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
    return;
  }
  const child = spawn(fetchNode(), [fileURLToPath(script), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  whenNpmIsGone(() => child.kill('SIGTERM'));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode, signal) => resolve(exitCode ?? (signal ? 1 : 0)));
  });
  process.exit(code);
}

/** Puts the pnpm that package.json names on PATH: for installing, and because turbo asks for it. @returns {string} its path */
function ensurePnpm() {
  /** @type {{ packageManager: string }} */
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const found = fromNpm(packageManager, ['--package', packageManager, '--call', 'command -v pnpm']);
  if (!('path' in found)) {
    return giveUp(
      `Parley installs its dependencies with ${packageManager}, and npm could not bring it (${found.fault}). Check that the npm registry can be reached and run the command again.`,
    );
  }
  process.env.PATH = `${dirname(found.path)}${delimiter}${process.env.PATH ?? ''}`;
  return found.path;
}

/** Installs what the lock file names, unless exactly that is installed already. */
export function ensureDependencies() {
  const pnpm = ensurePnpm();
  const lock = readFileSync(join(ROOT, 'pnpm-lock.yaml'));
  const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'));
  const wanted = createHash('sha256').update(lock).update(workspace).update(process.version).digest('hex');
  const stamp = join(ROOT, 'node_modules', '.parley-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  say('installing dependencies');
  const installed = spawnSync(pnpm, ['install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', PUPPETEER_SKIP_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (installed.status !== 0) {
    process.stderr.write(`${installed.stdout ?? ''}${installed.stderr ?? ''}\n`);
    giveUp(
      'the dependencies could not be installed (above is what pnpm said). Check that the npm registry can be reached and run the command again.',
    );
  }
  writeFileSync(stamp, wanted);
}

/**
 * Loads TypeScript from here on, and runs a part of the tools.
 * @param {string} entry the module below tools/, e.g. 'start/main.ts'
 */
export async function run(entry) {
  process.chdir(ROOT);
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL(`../${entry}`, import.meta.url).href);
}
