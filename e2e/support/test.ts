import { test as base, type Page } from '@playwright/test';
import { Api } from './api';

interface Fixtures {
  /** A fresh account on its trial. */
  readonly api: Api;
  /** The page, with that account signed in. */
  readonly signedIn: Page;
}

export const test = base.extend<Fixtures>({
  api: async ({ request }, use) => use(await Api.register(request)),
  signedIn: async ({ page, api }, use) => {
    await signInAs(page, api);
    await use(page);
  },
});

/** Puts the session where the web keeps it (product §2.9). */
export async function signInAs(page: Page, { user: { token, ...user } }: Api): Promise<void> {
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      // Only once: a journey that signs out must stay signed out.
      if (sessionStorage.getItem('e2e-signed-in')) return;
      sessionStorage.setItem('e2e-signed-in', 'true');
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}

/** For what doesn't depend on the screen, and is tried on one. */
export const ANY_SCREEN = { tag: '@any-screen' } as const;

export { expect } from '@playwright/test';
