import { jestConfig } from '@parley/config/jest';

export default jestConfig({
  testEnvironment: '<rootDir>/src/testing/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    // What the build makes of the recordings; here they are read by the test itself.
    '^virtual:talk-facts$': '<rootDir>/src/testing/talk-facts.ts',
    '\\.css$': '<rootDir>/src/testing/no-styles.ts',
  },
});
