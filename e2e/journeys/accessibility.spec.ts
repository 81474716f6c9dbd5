import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, expectReadable, test } from '../support/test';

/** Where the link of a letter leads; whether it is one of ours is found out by its button. */
const UNSUBSCRIBE = '/unsubscribe?token=64b7f0c2a1d3e4f5a6b7c8d9.monthlyProgress.signature';
const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=any',
  '/confirm-email?token=any',
  '/pricing',
  '/contact',
  '/about',
  UNSUBSCRIBE,
  '/no/such/page',
];
/** As long as all the others together. */
const SCORING = '/how-scoring-works';
const PROTECTED = [
  '/dashboard',
  '/coaching-sessions',
  '/coaching-sessions?difficulty=hard',
  '/coaching-history',
  '/settings',
  '/settings?tab=billing',
  '/settings?tab=notifications',
  '/settings?tab=security',
  '/learning-tracks',
  '/learning-tracks/new-pm-essentials',
  '/learning-tracks/no-such-track',
  '/custom-scenarios',
  '/custom-scenarios/new',
  '/custom-scenarios/from-brief',
];

/** A page as it stands: in both schemes free of violations, and no wider than the screen. */
async function expectGood(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoSidewaysScroll(page);
  // Without motion a change of scheme is there at once, and axe never reads a colour on its way.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page);
  // The scheme changes colours and nothing else.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectReadable(page);
}

test('public pages pass axe, light and dark, and fit the screen', async ({ page }) => {
  for (const path of PUBLIC) {
    await page.goto(path);
    await expectGood(page);
  }
});

test('the page about scoring passes axe, light and dark, and fits the screen', async ({ page }) => {
  await page.goto(SCORING);
  await expectGood(page);
});

test('pages behind the login pass axe, light and dark, and fit the screen', async ({ signedIn: page }) => {
  for (const path of PROTECTED) {
    await page.goto(path);
    await expectGood(page);
  }
});

test('a conversation and its report pass axe, light and dark, and fit the screen', async ({ signedIn: page, api }) => {
  // An attempt before, so that the report has something to compare with.
  const before = await api.start('scope-change-request');
  await api.say(
    before._id,
    'The second approval is not in the price: it is nine days of work, £6,300, and it moves the test to the 18th.',
  );
  await api.end(before._id);
  const { _id } = await api.start('scope-change-request');
  await api.say(_id, 'Before I price it: which orders need a second pair of eyes, and since when?');
  await page.goto(`/coaching-sessions/${_id}`);
  await expectGood(page);
  await api.end(_id);
  await page.goto(`/coaching-sessions/${_id}`);
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Compared with your last attempt' })).toBeVisible();
  await expectGood(page);
});

test('everything fits a screen of 360 px', async ({ signedIn: page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { _id } = await api.start('the-board-already-has-the-date');
  for (const path of [...PUBLIC, SCORING, ...PROTECTED, `/coaching-sessions/${_id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
  }
  await api.say(
    _id,
    'We will miss 1 October: the customs interface stopped at 140 declarations an hour and has to take 400.',
  );
  await api.end(_id);
  await page.goto(`/coaching-sessions/${_id}`);
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
