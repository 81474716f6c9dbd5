/** The public content pages: found from the bar, the phone's menu and the footer; read by everybody; and without scripts. */
import { sitePageLoaders, sitePages } from '@parley/content/public';
import { takeOver } from '../support/take-over';
import { expectAccessible, expectGoodPage, expectNoSidewaysScroll } from '../support/look';
import { ANY_SCREEN, expect, test } from '../support/test';

const KINDS = ['feature', 'solution', 'resource', 'comparison', 'industry'] as const;
/** Pages whose text is written. */
const WRITTEN = sitePages.filter(({ path }) => path in sitePageLoaders);
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const kind of KINDS) {
  test(`${kind} pages pass axe, light and dark, and fit 360 px`, async ({ page }) => {
    const pages = WRITTEN.filter((entry) => entry.kind === kind);
    expect(pages.length).toBeGreaterThan(0);
    for (const { path } of pages) {
      await page.goto(path);
      await expectGoodPage(page);
      const size = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
      if (size !== null) await page.setViewportSize(size);
    }
  });
}

test('an unknown page of each kind says so, passes axe, and leads home', async ({ page }) => {
  for (const [path, title] of [
    ['/features/no-such-feature', 'Feature Not Found'],
    ['/solutions/no-such-solution', 'Solution Not Found'],
    ['/resources/no-such-resource', 'Resource Not Found'],
    ['/vs/nobody', 'Comparison Not Found'],
    ['/alternatives/nobody', 'Comparison Not Found'],
    ['/industries/no-such-industry', 'Industry Page Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectGoodPage(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the menus of the bar work by pointer and by key', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/contact');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const product = bar.getByRole('button', { name: 'Product' });
  const solutions = bar.getByRole('button', { name: 'Solutions' });
  const toTeams = bar.getByRole('link', { name: /^Teams/ });
  const toBudgets = bar.getByRole('link', { name: /^Budget negotiations/ });
  await expect(toTeams).toBeHidden();

  // One at a time, and a press outside closes.
  await product.click();
  await expect(toTeams).toBeVisible();
  await expectAccessible(page);
  await solutions.click();
  await expect(toTeams).toBeHidden();
  await expect(toBudgets).toBeVisible();
  await page.mouse.click(WIDE.width / 2, WIDE.height - 20);
  await expect(toBudgets).toBeHidden();

  // By key: opened, left with Escape with the focus back on its button, opened again, walked into.
  await product.focus();
  await page.keyboard.press('Enter');
  await expect(toTeams).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toTeams).toBeHidden();
  await expect(product).toBeFocused();
  await solutions.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: /^New project managers/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/solutions/new-project-managers');
  await expect(toBudgets).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(solutions).toHaveAttribute('aria-current', 'true');
});

test('a phone’s menu unfolds to every page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByText('Product', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Teams', exact: true })).toBeVisible();
  await menu.getByText('Solutions', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Teams', exact: true })).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await menu.getByRole('link', { name: 'Budget negotiations' }).click();
  await expect(page).toHaveURL('/solutions/budget-negotiations');
  await expect(menu).toBeHidden();
});

test('the footer leads to every page', async ({ page }) => {
  await page.goto('/contact');
  const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link');
  const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const { path } of sitePages) expect(linked).toContain(path);
});

test('a page leads on: from its title to the trial, from its end to the next page', async ({ page }) => {
  await page.goto('/solutions/budget-negotiations');
  await takeOver(page);
  const readOn = page.locator('section', { has: page.getByRole('heading', { name: 'Read on' }) });
  const next = readOn.getByRole('link').first();
  const path = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Start Free Trial' }).last().click();
  await expect(page).toHaveURL('/register');
});

test.describe('without scripts', ANY_SCREEN, () => {
  test.use({ javaScriptEnabled: false });

  test('a page is read, its questions open, and its links lead on', async ({ page }) => {
    await page.goto('/solutions/budget-negotiations');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sound Familiar?' })).toBeVisible();
    const question = page
      .locator('details', { hasNot: page.locator('a') })
      .filter({ visible: true })
      .last();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
    await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Scope creep' }).click();
    await expect(page).toHaveURL('/solutions/scope-creep-management');
  });
});
