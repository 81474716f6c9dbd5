/**
 * The operator's command (product §24): reads the command line, does one thing, answers in lines or as JSON, and says in
 * one line why something can't be done.
 */
import { connectDatabase, isDatabaseUnavailable, type Database } from '@parley/db';
import { brandFromEnv, EnvError, loadEnv } from '@parley/platform';
import { AppError } from '@parley/shared';
import { Command, CommanderError } from 'commander';
import { addDoctorCommand } from './doctor-command';
import { operatorEnvSchema, type OperatorEnv } from './operator-env';
import { Refusal, type Outcome } from './outcome';
import type { Perform } from './perform';
import { addPlanCommands } from './plan-commands';
import { addTeamCommands } from './team-commands';
import { addUserCommands } from './user-commands';

export interface Surroundings {
  /** Asked for once a command needs it: help is there without any. */
  readonly env: () => Readonly<Record<string, string | undefined>>;
  readonly clock: () => Date;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** How long MongoDB has to answer (ms). */
const PATIENCE_MS = 5_000;

/**
 * Does what the command line says, and releases everything it took.
 * @param argv without node and script
 * @returns the exit code: 0 done, 1 not, and why stands on stderr
 * @throws whatever is a fault of ours
 */
export async function operate(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { err } = surroundings;
  let good = true;
  const program = createProgram(surroundings, (outcome, json) => {
    good = outcome.good !== false;
    print(outcome, json, surroundings);
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return good ? 0 : 1;
  } catch (error) {
    // What commander refuses it has said.
    if (error instanceof CommanderError) return error.exitCode;
    const reason = reasonOf(error);
    if (reason === null) throw error;
    err(`parley: ${reason}\n`);
    return 1;
  }
}

function createProgram(surroundings: Surroundings, answer: (outcome: Outcome, json: boolean) => void): Command {
  const { env, clock, out, err } = surroundings;
  const perform: Perform = (work) =>
    async function act(this: Command) {
      const outcome = await withDatabase(loadEnv(operatorEnvSchema, env()), (database) =>
        work(database, clock(), this),
      );
      answer(outcome, isJson(this));
    };
  const program = new Command('parley')
    .description("what an operator of Parley does by hand; 'parley help team create' explains one command")
    .exitOverride()
    .configureOutput({
      writeOut: out,
      writeErr: err,
      outputError: (message, write) => write(message.replace(/^error: /, 'parley: ')),
    });
  addTeamCommands(program, perform);
  addPlanCommands(program, perform);
  addUserCommands(program, perform, () => brandFromEnv(loadEnv(operatorEnvSchema, env())));
  addDoctorCommand(program, async function act(work) {
    answer(await work(loadEnv(operatorEnvSchema, env()), clock()), isJson(this));
  });
  for (const command of leavesOf(program)) command.option('--json', 'answer as JSON, for scripts');
  return program;
}

const isJson = (command: Command): boolean => command.opts<{ json?: boolean }>().json === true;

const leavesOf = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf);

function print({ data, lines, notes = [] }: Outcome, json: boolean, { out, err }: Surroundings): void {
  out(json ? `${JSON.stringify(data, null, 2)}\n` : `${lines.join('\n')}\n`);
  for (const note of notes) err(`parley: ${note}\n`);
}

/** @throws Refusal where the stored data is of another release than this command */
async function withDatabase<T>(env: OperatorEnv, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await connectDatabase({
    uri: env.MONGODB_URI,
    appName: 'parley-operator',
    serverSelectionTimeoutMs: PATIENCE_MS,
  });
  try {
    const { pending } = await database.migrationState();
    if (pending.length > 0)
      throw new Refusal('The stored data is not of this release yet: start the API, which brings it up to date.');
    return await work(database);
  } finally {
    await database.close();
  }
}

/** In one line; null for a fault of ours. */
function reasonOf(error: unknown): string | null {
  if (error instanceof Refusal || error instanceof AppError) return error.message;
  if (error instanceof EnvError) return `${error.faults.join('; ')}.`;
  if (isDatabaseUnavailable(error)) return 'MongoDB does not answer at MONGODB_URI. Is it running?';
  return null;
}
