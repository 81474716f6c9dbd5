/** The provider that a command talks to, from the environment. */
import { env } from 'node:process';
import type { OpenAiOptions } from '@parley/shared';

/** Nobody waits for a check or an evaluation, and small machines are slow (ms). */
export const PATIENT = {
  connect: 300_000,
  firstToken: 900_000,
  idle: 300_000,
  whole: 1_200_000,
  assessment: 3_600_000,
  retry: 12_000,
} as const;

/** Null where `OPENAI_API_KEY` or `OPENAI_MODEL` is missing. */
export function providerFromEnvironment(): OpenAiOptions | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_CONTEXT_TOKENS } = env;
  if (!OPENAI_API_KEY || !OPENAI_MODEL) return null;
  return {
    apiKey: OPENAI_API_KEY,
    model: OPENAI_MODEL,
    ...(OPENAI_BASE_URL ? { baseUrl: OPENAI_BASE_URL } : {}),
    ...(OPENAI_CONTEXT_TOKENS ? { contextTokens: Number(OPENAI_CONTEXT_TOKENS) } : {}),
  };
}
