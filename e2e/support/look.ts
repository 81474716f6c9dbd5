/** What has to hold of every page, however it is looked at (product §2.13): axe finds nothing, and it is no wider than the screen. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

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

/** What axe finds in the page, a line for each element; none of our pages holds another in a frame. */
async function expectNoViolation(page: Page, runOnly: axe.RunOnly): Promise<void> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    const { axe: inPage } = window as unknown as { readonly axe: typeof axe };
    const found = await inPage.run(document, { runOnly: only, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
  }, runOnly);
  expect(violations).toEqual([]);
}

/** Fails on any violation of WCAG 2.2 AA on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolation(page, { type: 'tag', values: RULES });

/** Fails where text and what lies under it are too much alike. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNoViolation(page, { type: 'rule', values: ['color-contrast'] });

/** Fails when the page can be scrolled sideways: it must fit from 360 px. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** A page or a window as it stands, light and dark. */
export async function expectGood(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  // Without motion a change of scheme is there at once, and axe never reads a colour on its way.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page);
  // The scheme changes colours and nothing else.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** A page with its heading. */
export async function expectGoodPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGood(page);
}
