/** Which processes a process has started, and how much memory they hold. Known on Linux alone. */
import { readdirSync, readFileSync } from 'node:fs';

/** A file under /proc; null when its process has ended, or where there is no /proc. */
function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, 'latin1');
  } catch (error) {
    if (
      typeof error === 'object' &&
      error !== null &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'ESRCH')
    )
      return null;
    throw error;
  }
}

function parentOf(pid: number): number | null {
  const stat = readProc(`${pid}/stat`);
  // The name in brackets may hold anything, brackets too; the fields after it are state and parent.
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** The process and all it has started, itself first. Itself alone where there is no /proc. */
export function processTree(root: number): number[] {
  if (process.platform !== 'linux') return [root];
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    const parent = Number.isInteger(pid) ? parentOf(pid) : null;
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** What a process tree holds that is its own (MB): code and files it shares with others are not counted. Null where it can't be known. */
export function ownMemoryMb(root: number): number | null {
  if (process.platform !== 'linux') return null;
  const kilobytes = processTree(root).map((pid) => {
    const status = readProc(`${pid}/status`) ?? '';
    return [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].reduce((sum, [, size]) => sum + Number(size), 0);
  });
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}
