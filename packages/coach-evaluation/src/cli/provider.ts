/** The provider that a command talks to, from the environment: the settings of the API. */
import { env } from 'node:process';
import { type OpenAiOptions, type OpenAiTimeouts, REPORTS_BY, type ReportsBy } from '@parley/shared';

/** For who wants to know what a slow machine comes to when nobody waits for it (ms). */
export const PATIENT = {
  connect: 300_000,
  firstToken: 900_000,
  idle: 300_000,
  whole: 1_200_000,
  assessment: 3_600_000,
  tip: 600_000,
  retry: 12_000,
} as const;

/** By variable; the others have no setting. */
const TIMEOUTS: readonly (readonly [string, keyof OpenAiTimeouts])[] = [
  ['OPENAI_CONNECT_TIMEOUT_MS', 'connect'],
  ['OPENAI_FIRST_TOKEN_TIMEOUT_MS', 'firstToken'],
  ['OPENAI_IDLE_TIMEOUT_MS', 'idle'],
  ['OPENAI_ANSWER_TIMEOUT_MS', 'whole'],
  ['OPENAI_ASSESSMENT_TIMEOUT_MS', 'assessment'],
];

/** @throws Error where the variable holds something else than a number */
function numberIn(name: string): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name}: must be a number`);
  return value;
}

/** @throws Error where the variable names neither */
function byIn(name: string): ReportsBy | undefined {
  const by = REPORTS_BY.find((one) => one === env[name]);
  if (env[name] && by === undefined) throw new Error(`${name}: must be ${REPORTS_BY.join(' or ')}`);
  return by;
}

function pricesIn(): OpenAiOptions['prices'] {
  const [input, output] = [numberIn('OPENAI_PRICE_INPUT'), numberIn('OPENAI_PRICE_OUTPUT')];
  if (input === undefined || output === undefined) return undefined;
  const cachedInput = numberIn('OPENAI_PRICE_CACHED_INPUT');
  const currency = env.OPENAI_PRICE_CURRENCY ?? 'USD';
  return { input, output, currency, ...(cachedInput === undefined ? {} : { cachedInput }) };
}

/**
 * Null where `OPENAI_API_KEY` or `OPENAI_MODEL` is missing.
 * @throws Error where a setting is none
 */
export function providerFromEnvironment(): OpenAiOptions | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env;
  if (!OPENAI_API_KEY || !OPENAI_MODEL) return null;
  const contextTokens = numberIn('OPENAI_CONTEXT_TOKENS');
  const attempts = numberIn('OPENAI_ATTEMPTS');
  const prices = pricesIn();
  const reports = byIn('OPENAI_REPORTS');
  const tips = byIn('OPENAI_TIPS');
  return {
    apiKey: OPENAI_API_KEY,
    model: OPENAI_MODEL,
    timeouts: Object.fromEntries(
      TIMEOUTS.flatMap(([name, timeout]) => {
        const milliseconds = numberIn(name);
        return milliseconds === undefined ? [] : [[timeout, milliseconds]];
      }),
    ),
    ...(OPENAI_BASE_URL ? { baseUrl: OPENAI_BASE_URL } : {}),
    ...(contextTokens === undefined ? {} : { contextTokens }),
    ...(attempts === undefined ? {} : { attempts }),
    ...(prices === undefined ? {} : { prices }),
    ...(reports === undefined ? {} : { reports }),
    ...(tips === undefined ? {} : { tips }),
  };
}
