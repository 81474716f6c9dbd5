/**
 * `pnpm coach adapter --dump file`: writes down what training/adapter.py trains the sentence model's adapter on (decision 0038);
 * with `--briefs` what training/context.py trains the one for whole briefs on (decision 0046).
 */
import { writeFileSync } from 'node:fs';
import { scenarios } from '@parley/content';
import { createTokenizer } from '@parley/coach/internals';
import { trainingBriefs } from '../briefs/labelled/training-briefs';
import { trainingWays } from '../meaning/training-ways';

/** Takes some seconds. */
export function dumpTraining(file: string): void {
  const made = trainingWays(scenarios, createTokenizer());
  writeFileSync(file, JSON.stringify(made));
  const targets = made.scenarios.flatMap((scenario) => scenario.targets);
  const nothing = made.scenarios.map((scenario) => scenario.nothing);
  const count = (lines: readonly { readonly ways: readonly number[]; readonly held: readonly number[] }[]): string => {
    const [ways, held] = [lines.flatMap((one) => one.ways), lines.flatMap((one) => one.held)];
    return `${new Set(ways).size} to train on, ${new Set(held).size} held out`;
  };
  console.log(`${made.scenarios.length} scenarios, ${targets.length} targets: ${count(targets)}`);
  console.log(`nothing meant: ${count(nothing)}`);
}

/** Takes half a minute. */
export async function dumpBriefs(file: string): Promise<void> {
  const made = await trainingBriefs(createTokenizer());
  writeFileSync(file, JSON.stringify(made));
  const held = made.filter((brief) => brief.held_out);
  const count = (briefs: typeof made): string =>
    `${briefs.length} briefs with ${briefs.reduce((sum, { sentences }) => sum + sentences.length, 0)} sentences`;
  console.log(`${count(made)}; of these ${count(held)} held out`);
}
