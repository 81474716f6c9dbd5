/** Every package's tests in one run, so that they share the workers. @type {import('jest').Config} */
export default { projects: ['<rootDir>/packages/!(config)', '<rootDir>/apps/*'] };
