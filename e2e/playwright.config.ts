import { defineConfig } from '@playwright/test';

const { PARLEY_E2E_URL: baseURL, PUPPETEER_EXECUTABLE_PATH: executablePath } = process.env;
if (!baseURL || !executablePath) {
  throw new Error(
    "The end-to-end tests need a running Parley and a browser: run them with 'npm test', or set PARLEY_E2E_URL and PUPPETEER_EXECUTABLE_PATH.",
  );
}

const ROOT_FLAGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const launchOptions = {
  executablePath,
  args: [
    ...ROOT_FLAGS,
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: true,
  // What passes only then is told by name at the end.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    launchOptions,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@any-screen/,
      testIgnore: ['**/made-ahead.spec.ts', '**/site-links.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
