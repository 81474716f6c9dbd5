import { jestConfig } from '@parley/config/jest';

export default jestConfig();
