import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './say';

/** The first executable of these names on PATH, or null. */
export function onPath(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        continue;
      }
    }
  }
  return null;
}

let listsAreFresh = false;

/**
 * Installs packages with the system's package manager: apt-get as root (or through a password-less sudo), or Homebrew.
 * @returns what went wrong, in a line, or null when they are installed
 */
export function installSystemPackages(names: { apt: readonly string[]; brew: readonly string[] }): string | null {
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, [...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 64 * 1024 * 1024,
    });
  const lastLine = (text: string | null | undefined) => (text ?? '').trim().split('\n').at(-1) ?? '';

  if (onPath('apt-get')) {
    if (names.apt.length === 0) return 'Debian has no package of it';
    const isRoot = process.getuid?.() === 0;
    const sudo = isRoot ? [] : ['sudo', '-n'];
    if (!isRoot && (!onPath('sudo') || run('sudo', ['-n', 'true']).status !== 0)) {
      return `this needs root: run 'sudo apt-get install -y ${names.apt.join(' ')}'`;
    }
    const apt = (...args: string[]) => {
      const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
      return run(command, rest);
    };
    say(`installing ${names.apt.join(', ')} with apt-get`);
    if (!listsAreFresh) {
      apt('update', '-qq');
      listsAreFresh = true;
    }
    const done = apt('install', '-y', '-qq', '--no-install-recommends', ...names.apt);
    return done.status === 0 ? null : `apt-get install ${names.apt.join(' ')} failed (${lastLine(done.stderr)})`;
  }
  if (onPath('brew')) {
    say(`installing ${names.brew.join(', ')} with Homebrew`);
    const done = run('brew', ['install', ...names.brew]);
    return done.status === 0 ? null : `brew install ${names.brew.join(' ')} failed (${lastLine(done.stderr)})`;
  }
  return 'neither apt-get nor brew was found';
}
