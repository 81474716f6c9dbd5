/** A public page is HTML until somebody moves; then its code comes and takes it over. */
import { expect, type Page } from '@playwright/test';

export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')));

/** Gives the page a sign of a reader, and waits until it has answered. */
export async function takeOver(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect.poll(() => isTakenOver(page)).toBe(true);
}
