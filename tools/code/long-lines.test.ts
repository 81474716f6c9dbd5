import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LONGEST_LINE, LONGEST_REGEX, longLines, longRegexes } from './long-lines';

const ROOT = join(import.meta.dirname, '..', '..');
const CODE = /\.(?:tsx?|mjs)$/;
/** What is said in a conversation, and a paragraph of a page, is one string, however long. */
const DATA = [
  'packages/content/src/scenarios/',
  'packages/rehearsal/src/testing/scenarios/',
  'packages/coach-evaluation/src/training/',
  'packages/coach-evaluation/src/transcripts/',
  'packages/coach-evaluation/src/library/',
  'packages/coach-evaluation/src/conduct/',
  'packages/coach-evaluation/src/briefs/many-voiced.ts',
  'packages/coach-evaluation/src/briefs/more-voiced.ts',
  'packages/coach-evaluation/src/briefs/mixed.ts',
  'packages/coach-evaluation/src/briefs/mixed-held-out.ts',
  'packages/coach-evaluation/src/briefs/ordinary.ts',
  'packages/coach-evaluation/src/briefs/ordinary-later.ts',
  'packages/report/src/testing/',
  'packages/content/src/public/site/',
  'packages/content/src/public/trust/',
];

/** Code that git knows or would take in. */
function codeFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
    .split('\0')
    .filter(
      (path) => CODE.test(path) && !DATA.some((folder) => path.startsWith(folder)) && existsSync(join(ROOT, path)),
    );
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('long lines', () => {
  it('finds a line that is one character too long, and no shorter one', () => {
    const longest = 'x'.repeat(LONGEST_LINE);
    expect(longLines(`${longest}\n${longest}x\r\n${longest}\r\n`)).toEqual([{ line: 2, length: LONGEST_LINE + 1 }]);
  });

  it('stand nowhere in the code', () => {
    const files = codeFiles();
    expect(files).toContain('tools/code/long-lines.ts');
    expect(
      files.flatMap((path) => longLines(read(path)).map(({ line, length }) => `${path}:${line} ${length}`)),
    ).toEqual([]);
  });
});

describe('long regular expressions', () => {
  const literal = (length: number): string => `/${'x'.repeat(length - 3)}/u`;

  it('finds a literal that is one character too long, and no shorter one', () => {
    const source = `const a: RegExp =\n  ${literal(LONGEST_REGEX + 1)};\nconst b = ${literal(LONGEST_REGEX)};\n`;
    expect(longRegexes(source)).toEqual([{ line: 2, length: LONGEST_REGEX + 1 }]);
  });

  it('knows a regular expression from a division, a text and a comment', () => {
    const long = 'x'.repeat(LONGEST_REGEX);
    expect(longRegexes(`const a = 1 / ${long} / 2;\nconst b = '/${long}/';\n// /${long}/\n`)).toEqual([]);
    expect(longRegexes(`const a = [1 / 2, /[/]${long}/.test('')] as const;\n`)).toEqual([
      { line: 1, length: LONGEST_REGEX + 5 },
    ]);
  });

  it('stand nowhere in the coach and its engine', () => {
    const files = codeFiles().filter((path) => /^packages\/(?:coach|rehearsal)\/src\//.test(path));
    expect(files).toContain('packages/rehearsal/src/language/one-of.ts');
    expect(
      files.flatMap((path) => longRegexes(read(path)).map(({ line, length }) => `${path}:${line} ${length}`)),
    ).toEqual([]);
  });
});
