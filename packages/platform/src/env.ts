/** Reading a process's environment: once, whole, at boot. */
import type { z } from 'zod';

/** Every fault of an environment at once, one line each. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The environment has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/**
 * Validates the environment of this process against the schema it composed from the pieces.
 * A variable set to nothing counts as not set, as compose files write them.
 * @throws EnvError naming every fault; values are never repeated, they may be secrets
 */
export function loadEnv<S extends z.ZodType>(
  schema: S,
  source: Readonly<Record<string, string | undefined>>,
): z.output<S> {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new EnvError(
    result.error.issues.map((issue) => {
      const name = issue.path.join('.');
      const absent = name !== '' && !(name in given);
      return `${name}: ${absent && issue.code === 'invalid_type' ? 'is not set' : issue.message}`;
    }),
  );
}

export interface ExitOnFault {
  readonly write: (text: string) => void;
  readonly exit: (code: number) => never;
}

/** Like {@link loadEnv}, for a process's first line: prints the faults to stderr and exits with 78 (EX_CONFIG). */
export function loadEnvOrExit<S extends z.ZodType>(
  schema: S,
  source: Readonly<Record<string, string | undefined>>,
  { write, exit }: ExitOnFault = { write: (text) => process.stderr.write(text), exit: (code) => process.exit(code) },
): z.output<S> {
  try {
    return loadEnv(schema, source);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    write(`${error.message}\n`);
    return exit(78);
  }
}
