import { jestConfig } from '@parley/config/jest';

/** What runs when the web is built runs in Node.js, not in a browser. */
export default jestConfig({ testMatch: ['<rootDir>/**/*.test.ts'] });
