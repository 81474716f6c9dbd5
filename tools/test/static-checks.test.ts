/** What is checked before the tests is counted with them, and told by name at the end. */
import { describe, expect, it } from '@jest/globals';
import { faultLines } from './counts';
import { STATIC_CHECKS, staticChecks } from './static-checks';

const endingWith = (codes: Readonly<Record<string, number>>) => (name: string) => Promise.resolve(codes[name] ?? 0);

describe('what is checked before the tests', () => {
  it('counts as passed where every check ends well', async () => {
    expect(await staticChecks(STATIC_CHECKS, endingWith({}))).toEqual({
      passed: 4,
      failed: 0,
      faults: [],
      unsteady: [],
    });
  });

  it('counts as failed where one does not, and is named among what failed', async () => {
    const counts = await staticChecks(STATIC_CHECKS, endingWith({ formatting: 1 }));
    expect([counts.passed, counts.failed]).toEqual([3, 1]);
    expect(faultLines(counts)).toEqual([
      'failed: before the tests: formatting',
      expect.stringMatching(/oxfmt --check ended with exit code 1/),
    ]);
  });

  it('really runs the commands', async () => {
    const check = { name: 'a check', command: process.execPath, args: ['-e', 'process.exit(3)'] };
    expect((await staticChecks([check])).failed).toBe(1);
    expect((await staticChecks([{ ...check, args: ['-e', ''] }])).passed).toBe(1);
  });

  it('begins nothing more once it is interrupted', async () => {
    expect((await staticChecks(STATIC_CHECKS, endingWith({}), () => true)).passed).toBe(0);
  });
});
