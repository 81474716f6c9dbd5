/** Teams are made by the operator's command, as an operator makes them (product §5.17). */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface NewTeam {
  readonly owner: string;
  readonly name: string;
  readonly seats: number;
}

/** Makes a pilot whose owner has the first seat. @throws Error with what the command said where it refuses */
export async function createTeam({ owner, name, seats }: NewTeam): Promise<void> {
  const { PARLEY_E2E_DATA: data } = process.env;
  if (!data) throw new Error('Where the product keeps its data is not known: set PARLEY_E2E_DATA');
  const options = ['--owner', owner, '--name', name, '--seats', `${seats}`, '--days', '60', '--credits', '300'];
  await run('npm', ['run', '--silent', 'parley', '--', 'team', 'create', ...options], {
    cwd: ROOT,
    env: { ...process.env, PARLEY_DATA: data },
  });
}
