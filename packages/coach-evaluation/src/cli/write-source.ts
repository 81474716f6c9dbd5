import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Writes a source file of the engine and formats it, as everything that is kept here is.
 * @throws where the formatter is not there or can't read what was written
 */
export function writeSource(file: string, source: string): void {
  writeFileSync(file, source);
  execFileSync(path.join('node_modules', '.bin', 'oxfmt'), [file], { cwd: ROOT, stdio: 'inherit' });
}
