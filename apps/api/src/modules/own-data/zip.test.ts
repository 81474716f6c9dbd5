import { setImmediate as turn } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../conversations/testing/eventually';
import { unzipped } from './testing/unzipped';
import { zipOf, type ZipEntry } from './zip';

const DAY = new Date('2026-11-22T10:00:00Z');
const entry = (name: string, content: ZipEntry['content']): ZipEntry => ({ name, modified: DAY, content });

/** Words that no compression makes small. */
function noise(bytes: number): string {
  let state = 7;
  return Array.from({ length: bytes }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(32 + (state % 90));
  }).join('');
}

describe('a ZIP', () => {
  it('holds what was put into it, names and contents in every script', async () => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield entry('README.md', ['# Hallo\n', 'Grüße, 你好, 🎈\n']);
      yield entry('talks/0001 Überfällig – 预算 🎈.md', ['x']);
    }
    const files = await unzipped(await buffer(zipOf(entries())));
    expect([...files]).toEqual([
      ['README.md', '# Hallo\nGrüße, 你好, 🎈\n'],
      ['talks/0001 Überfällig – 预算 🎈.md', 'x'],
    ]);
  });

  it('asks for no more than its reader takes', async () => {
    let asked = 0;
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (; asked < 200; asked += 1) yield entry(`${asked}.txt`, [noise(100_000)]);
    }
    const zip = zipOf(entries());
    zip.read(1);
    await eventually('the first entries', async () => asked > 0);
    for (let waited = 0; waited < 300; waited += 1) await turn();
    expect(asked).toBeLessThan(5);
    expect((await unzipped(await buffer(zip))).size).toBe(200);
  });

  it('keeps nothing of the entries that were read', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const contents: WeakRef<readonly string[]>[] = [];
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (let index = 0; index < 40; index += 1) {
        const content = [noise(20_000)];
        contents.push(new WeakRef(content));
        yield entry(`${index}.txt`, content);
      }
    }
    const zip = zipOf(entries());
    await eventually('thirty entries', async () => {
      zip.read();
      return contents.length > 30;
    });
    collect();
    expect(contents.filter((content) => content.deref() !== undefined).length).toBeLessThan(5);
  });

  it('lets go of what it reads from once its reader leaves', async () => {
    let [asked, ended] = [0, false];
    async function* entries(): AsyncGenerator<ZipEntry> {
      try {
        for (;;) yield entry(`${(asked += 1)}.txt`, [noise(100_000)]);
      } finally {
        ended = true;
      }
    }
    const zip = zipOf(entries());
    zip.once('error', () => undefined);
    zip.read(1);
    await eventually('the first entries', async () => asked > 1);
    zip.destroy();
    await eventually('the end', async () => ended);
    const then = asked;
    for (let waited = 0; waited < 50; waited += 1) await turn();
    expect(asked).toBe(then);
  });

  it.each([
    [
      'between two entries',
      async function* (): AsyncGenerator<ZipEntry> {
        yield entry('1.txt', ['one']);
        throw new Error('The database is away');
      },
    ],
    [
      'within one',
      async function* (): AsyncGenerator<ZipEntry> {
        yield entry('1.txt', ['one']);
        yield entry(
          '2.txt',
          (async function* () {
            yield 'two';
            throw new Error('The database is away');
          })(),
        );
      },
    ],
  ])('fails with what goes wrong %s: half of it is never taken for all of it', async (_, entries) => {
    await expect(buffer(zipOf(entries()))).rejects.toThrow('The database is away');
  });
});
