import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test';

const PUBLIC = ['/', '/login', '/register', '/pricing', '/contact', '/about', '/no/such/page'];
const PROTECTED = ['/dashboard', '/coaching-sessions', '/coaching-sessions?difficulty=hard', '/coaching-history', '/settings', '/learning-tracks', '/custom-scenarios'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('public pages pass axe and fit the screen', async ({ page }) => {
      for (const path of PUBLIC) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });

    test('pages behind the login pass axe and fit the screen', async ({ signedIn: page }) => {
      for (const path of PROTECTED) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  });
}

test('everything fits a screen of 360 px', async ({ signedIn: page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { _id } = await api.start('the-board-already-has-the-date');
  for (const path of [...PUBLIC, ...PROTECTED, `/coaching-sessions/${_id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
  }
});
