import { join } from 'node:path';
import type { Counts } from './counts';
import { step } from './steps';

const bin = (name: string) => join('node_modules', '.bin', name);

/** A check that needs no test: what it is called in the log, and how it is run. */
export interface StaticCheck {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

export const STATIC_CHECKS: readonly StaticCheck[] = [
  { name: 'formatting', command: bin('oxfmt'), args: ['--check'] },
  { name: 'lint and import boundaries', command: bin('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  {
    name: 'types',
    command: bin('tsc'),
    args: ['--build', '--builders', '2', 'tsconfig.node.json', 'packages/report', 'apps/web', 'e2e'],
  },
  { name: 'unused files, exports and dependencies', command: bin('knip'), args: [] },
];

type Step = typeof step;

/** Runs each check, and counts it as a test: whoever reads only the end of a log is told which of them failed. */
export async function staticChecks(
  checks: readonly StaticCheck[] = STATIC_CHECKS,
  runs: Step = step,
  interrupted: () => boolean = () => false,
): Promise<Counts> {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  const codes: { readonly check: StaticCheck; readonly code: number }[] = [];
  for (const check of checks) {
    if (interrupted()) break;
    codes.push({ check, code: await runs(check.name, check.command, check.args, env) });
  }
  const faults = codes
    .filter(({ code }) => code !== 0)
    .map(({ check: { name, command, args }, code }) => ({
      file: 'before the tests',
      test: name,
      message: `${[command, ...args].join(' ')} ended with exit code ${code}; what it found stands further up.`,
    }));
  return { passed: codes.length - faults.length, failed: faults.length, faults, unsteady: [] };
}
