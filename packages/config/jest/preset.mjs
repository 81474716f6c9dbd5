import { fileURLToPath } from 'node:url';

/**
 * The jest settings every package shares: native ES modules, TypeScript and TSX through swc.
 * Run with NODE_OPTIONS=--experimental-vm-modules (each package's `test` script does).
 *
 * @param {import('jest').Config} overrides what the package adds or changes
 * @returns {import('jest').Config}
 */
export function jestConfig({ setupFilesAfterEnv = [], ...overrides } = {}) {
  return {
    testEnvironment: 'node',
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json'],
    transform: {
      '\\.tsx?$': [
        // Resolved from here: the packages that share these settings need not know what transforms them.
        fileURLToPath(import.meta.resolve('@swc/jest')),
        {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'es6' },
        },
      ],
    },
    setupFilesAfterEnv: [fileURLToPath(new URL('printed.mjs', import.meta.url)), ...setupFilesAfterEnv],
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
    testTimeout: 120_000,
    ...overrides,
  };
}
