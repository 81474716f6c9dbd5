/** The provider that a command talks to, from the environment. */
import { env } from 'node:process';
import type { OpenAiOptions } from '../openai/options';

/** Null where `OPENAI_API_KEY` or `OPENAI_MODEL` is missing. */
export function providerFromEnvironment(): OpenAiOptions | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_CONTEXT_TOKENS } = env;
  if (!OPENAI_API_KEY || !OPENAI_MODEL) return null;
  return { apiKey: OPENAI_API_KEY, model: OPENAI_MODEL, ...(OPENAI_BASE_URL ? { baseUrl: OPENAI_BASE_URL } : {}), ...(OPENAI_CONTEXT_TOKENS ? { contextTokens: Number(OPENAI_CONTEXT_TOKENS) } : {}) };
}
