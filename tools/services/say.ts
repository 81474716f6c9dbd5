/** One line to the person at the terminal. */
export function say(line: string): void {
  process.stderr.write(`parley: ${line}\n`);
}

/** A fault that the person at the terminal can mend: its message says what is missing, why, and how. No stack is shown. */
export class PlainError extends Error {}

/** Runs a command of the tools and ends the process as it went. */
export async function main(command: () => Promise<number>): Promise<never> {
  try {
    process.exit(await command());
  } catch (error) {
    if (error instanceof PlainError) say(error.message);
    else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}
