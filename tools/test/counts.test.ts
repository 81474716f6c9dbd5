/** What is counted, and what is told at the end of a run. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faultLines, jestCounts, playwrightCounts, withSecondTry } from './counts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-counts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const stored = (report: unknown): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const suite = (name: string, tests: [string, string | null][], message = '') => ({
  name,
  message,
  status: tests.length === 0 || tests.some(([, failure]) => failure !== null) ? 'failed' : 'passed',
  assertionResults: tests.map(([fullName, failure]) => ({
    fullName,
    status: failure === null ? 'passed' : 'failed',
    failureMessages: failure === null ? [] : [failure],
  })),
});

describe('what jest reports', () => {
  it('is counted, each failure by name and without colours', () => {
    const counts = jestCounts(
      stored({
        numPassedTests: 2,
        numFailedTests: 1,
        numRuntimeErrorTestSuites: 1,
        testResults: [
          suite('a.test.ts', [
            ['adds up', null],
            ['divides', '\u001B[31mexpected 2\u001B[39m'],
          ]),
          suite('b.test.ts', [], 'SyntaxError'),
          suite('c.test.ts', [['holds', null]]),
        ],
      }),
    );
    expect(counts).toEqual({
      passed: 2,
      failed: 2,
      faults: [
        { file: 'a.test.ts', test: 'divides', message: 'expected 2' },
        { file: 'b.test.ts', test: 'the whole file', message: 'SyntaxError' },
      ],
      unsteady: [],
    });
  });
});

describe('a second try', () => {
  const fault = (test: string) => ({ file: 'a.test.ts', test, message: 'no' });
  const first = { passed: 10, failed: 2, faults: [fault('one'), fault('two')], unsteady: [] };

  it('counts what passes then, and names it', () => {
    const counts = withSecondTry(first, { passed: 4, failed: 1, faults: [fault('two')], unsteady: [] });
    expect(counts).toEqual({ passed: 11, failed: 1, faults: [fault('two')], unsteady: [fault('one')] });
    expect(faultLines(counts)).toEqual([
      'passed only when tried again: a.test.ts: one',
      'no',
      'failed: a.test.ts: two',
      'no',
    ]);
  });

  it('that fails in another place is a failure', () => {
    const second = { passed: 3, failed: 3, faults: [fault('one'), fault('two'), fault('three')], unsteady: [] };
    expect(withSecondTry(first, second)).toMatchObject({ passed: 10, failed: 3, unsteady: [] });
  });
});

describe('what Playwright reports', () => {
  it('is counted over nested suites; what was tried twice is told apart', () => {
    const test = (status: string, message?: string) => ({
      projectName: 'phone',
      status,
      results: [{ ...(message !== undefined && { error: { message } }) }, {}],
    });
    const counts = playwrightCounts(
      stored({
        stats: { expected: 5, unexpected: 1, flaky: 1 },
        errors: [],
        suites: [
          {
            specs: [{ title: 'pays', file: 'pay.spec.ts', tests: [test('unexpected', 'no button')] }],
            suites: [{ specs: [{ title: 'talks', file: 'talk.spec.ts', tests: [test('flaky', 'too late')] }] }],
          },
        ],
      }),
    );
    expect(counts).toEqual({
      passed: 6,
      failed: 1,
      faults: [{ file: 'pay.spec.ts', test: 'phone: pays', message: 'no button' }],
      unsteady: [{ file: 'talk.spec.ts', test: 'phone: talks', message: 'too late' }],
    });
  });
});
