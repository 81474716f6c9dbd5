import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed: where it stands, and how its failure begins. */
export interface Fault {
  readonly file: string;
  readonly test: string;
  readonly message: string;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What failed, for those who see only the end of a long log. */
  readonly faults: readonly Fault[];
  /** What passed only when it was tried again, alone: counted as passed, and told by name. */
  readonly unsteady: readonly Fault[];
}

const MESSAGE_LINES = 12;
const beginningOf = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES).join('\n');

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Reads jest's `--json` report; a suite that could not run counts as a failure. */
export function jestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const faults = report.testResults.flatMap((suite): Fault[] => {
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) {
      return suite.status === 'failed'
        ? [{ file: suite.name, test: 'the whole file', message: beginningOf(suite.message) }]
        : [];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      file: suite.name,
      test: fullName,
      message: beginningOf(failureMessages?.[0] ?? ''),
    }));
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    faults,
    unsteady: [],
  };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Reads Playwright's `json` report. */
export function playwrightCounts(file: string): Counts {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: { message?: string }[];
    suites: PlaywrightSuite[];
  };
  const tests = suites.flatMap(everyTest);
  const of = (wanted: string): Fault[] => tests.filter(({ status }) => status === wanted).map(({ fault }) => fault);
  const around = errors.map(({ message }) => ({
    file: 'e2e',
    test: 'outside the tests',
    message: beginningOf(message ?? ''),
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    faults: [...of('unexpected'), ...around],
    unsteady: of('flaky'),
  };
}

function everyTest({ suites = [], specs = [] }: PlaywrightSuite): { status: string; fault: Fault }[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const message = results.find(({ error }) => error !== undefined)?.error?.message ?? '';
      return { status, fault: { file, test: `${projectName}: ${title}`, message: beginningOf(message) } };
    }),
  );
  return [...own, ...suites.flatMap(everyTest)];
}

/** A first run and the second one of what failed in it. */
export function withSecondTry(first: Counts, second: Counts): Counts {
  const still = new Set(second.faults.map(nameOf));
  return {
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    faults: second.faults,
    unsteady: first.faults.filter((fault) => !still.has(nameOf(fault))),
  };
}
const nameOf = ({ file, test }: Fault): string => `${file}\n${test}`;

/** The faults as the end of a log tells them. */
export function faultLines({ faults, unsteady }: Pick<Counts, 'faults' | 'unsteady'>): string[] {
  const told = (kind: string) => (fault: Fault) => [`${kind}: ${fault.file}: ${fault.test}`, fault.message];
  return [...unsteady.flatMap(told('passed only when tried again')), ...faults.flatMap(told('failed'))];
}
