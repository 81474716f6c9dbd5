import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
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

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Until every colour is the one it was going to be. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    );
  });
}

async function expectNoViolation(page: Page, axe: AxeBuilder): Promise<void> {
  await untilStill(page);
  const { violations } = await axe.analyze();
  const lines = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
  expect(lines).toEqual([]);
}

/** Fails on any violation of WCAG 2.2 AA on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoViolation(page, new AxeBuilder({ page }).withTags(RULES));

/** Fails where text and what lies under it are too much alike. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNoViolation(page, new AxeBuilder({ page }).withRules(['color-contrast']));

/** Fails when the page can be scrolled sideways: it must fit from 360 px. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

export { expect };
