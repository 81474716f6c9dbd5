import { jestConfig } from '@parley/config/jest';

export default jestConfig({ setupFilesAfterEnv: ['<rootDir>/src/vectors/keep-parses-in-tests.ts'] });
