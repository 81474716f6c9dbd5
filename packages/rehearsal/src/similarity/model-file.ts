/** The files of weights that the coach takes, and where they lie. They are no part of the repository (decisions 0011, 0052). */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** all-MiniLM-L6-v2 as ONNX with int8 weights, 22.9 MB. Vectors of other files can't be compared with those shipped. */
export const SENTENCE_MODEL_SHA256 = '8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6';

/** The adapter that turns it towards what a line means (adapter.ts). */
export const ADAPTER_SHA256 = '0e945d5eb6cae16d8117e37e2806b24507c52dbd94ebd2822204a5795648468e';

/** all-mpnet-base-v2 as ONNX with int8 weights, 111 MB, which reads whole texts (tools/passage-model makes it). */
export const PASSAGE_MODEL_SHA256 = 'ea74d7bccac371864dfec922d28c9ede331c78f74762940bd70198feede60cc8';

/** The adapter that turns that one towards what a sentence is for in its text (decisions 0046 and 0052). */
export const PASSAGE_ADAPTER_SHA256 = '23e5cdef3938dcae6575c2d10cf53205c846c217efd4abfd7ac34e5868303ce8';

/** The length of a vector. */
export const DIMENSIONS = 384;

/** A long paragraph blurs into nothing in particular, and costs by its length. */
export const CHARACTERS_READ = 400;
/** 400 characters of English are some 90; of signs or of other scripts each character is one. */
export const TOKENS_READ = 128;
/** Letters of a word that make one token, about. */
const LETTERS_A_TOKEN = 5;

/** About how many tokens of a text are read: what a run of the model costs. A sign is one, whatever stands beside it. */
export function tokensAbout(text: string): number {
  let tokens = 2;
  for (const [part] of text.slice(0, CHARACTERS_READ).matchAll(/[\p{L}\p{M}]+|\d+|[^\s\p{L}\p{M}\d]/gu))
    tokens += /^[\p{Script=Latin}\d]/u.test(part) ? Math.ceil(part.length / LETTERS_A_TOKEN) : part.length;
  return Math.min(TOKENS_READ, tokens);
}

/** Vectors of one name can be compared with each other, in every process; it changes with whatever changes a vector. */
export const SENTENCE_MODEL_NAME = `all-MiniLM-L6-v2-int8@1+${ADAPTER_SHA256.slice(0, 8)}-${CHARACTERS_READ}c${TOKENS_READ}t`;
/** Where `npm start` and `npm test` keep a file from one checkout to the next. */
const inCache = (folder: string, sha256: string): string =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'parley', folder, `${sha256.slice(0, 12)}.onnx`);
export const cachedSentenceModel = (): string => inCache('sentence-model', SENTENCE_MODEL_SHA256);
export const cachedPassageModel = (): string => inCache('passage-model', PASSAGE_MODEL_SHA256);

async function check(
  path: string,
  { name, sha256 }: { readonly name: string; readonly sha256: string },
): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const found = hash.digest('hex');
  if (found !== sha256) throw new Error(`${path} is not the ${name}: its SHA-256 is ${found}`);
}

/**
 * Checks that a file is the sentence model.
 * @throws Error where it is missing or is another file
 */
export const checkSentenceModel = (path: string): Promise<void> =>
  check(path, { name: 'sentence model', sha256: SENTENCE_MODEL_SHA256 });

/**
 * Checks that a file is the passage model.
 * @throws Error where it is missing or is another file
 */
export const checkPassageModel = (path: string): Promise<void> =>
  check(path, { name: 'passage model', sha256: PASSAGE_MODEL_SHA256 });
