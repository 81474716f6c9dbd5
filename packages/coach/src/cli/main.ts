/** `pnpm coach talk <scenario> [--explain] [--tips] [--seed x] [--engine openai]`: a rehearsal in the terminal. */
import { env, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { scenarios } from '@parley/content';
import type { OpenAiOptions } from '../openai/options';
import { talk } from './talk';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { explain: { type: 'boolean', default: false }, tips: { type: 'boolean', default: false }, seed: { type: 'string', default: 'terminal' }, engine: { type: 'string', default: 'rehearsal' } },
});

function providerFromEnvironment(): OpenAiOptions {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_CONTEXT_TOKENS } = env;
  if (!OPENAI_API_KEY || !OPENAI_MODEL) {
    console.error('--engine openai needs OPENAI_API_KEY and OPENAI_MODEL (and OPENAI_BASE_URL for another provider than OpenAI).');
    exit(1);
  }
  return { apiKey: OPENAI_API_KEY, model: OPENAI_MODEL, ...(OPENAI_BASE_URL ? { baseUrl: OPENAI_BASE_URL } : {}), ...(OPENAI_CONTEXT_TOKENS ? { contextTokens: Number(OPENAI_CONTEXT_TOKENS) } : {}) };
}

const [command, slug] = positionals;
const scenario = scenarios.find((entry) => entry.slug === slug);
if (command !== 'talk' || !scenario) {
  console.error(`Usage: pnpm coach talk <scenario> [--explain] [--tips] [--seed text] [--engine openai]\n\nScenarios:\n${scenarios.map((entry) => `  ${entry.slug}`).join('\n')}`);
  exit(1);
}
await talk(scenario, { explain: values.explain, tips: values.tips, seed: values.seed, openai: values.engine === 'openai' ? providerFromEnvironment() : null });
