import type { Page } from '@playwright/test';
import { expectGood, expectNoSidewaysScroll } from '../support/look';
import { expect, test } from '../support/test';

const NEWS = 'We will miss 1 October. The customs interface stopped at 140 declarations an hour; it has to take 400.';
const VAGUE = 'We will align on a robust way forward.';
const BETTER =
  'You vouched for us in front of the board. Two ports go live on 1 October and the other nine on 12 November, which costs £38,000 more for running both systems for six weeks. I recommend it. Can you decide by Wednesday noon?';

const side = (page: Page, name: string) => page.getByRole('article', { name });

test('from the report, another line is tried, compared, continued and opened again; three are all there are', async ({
  signedIn: page,
  api,
}) => {
  const { _id } = await api.start('the-board-already-has-the-date');
  await api.say(_id, NEWS);
  await api.say(_id, VAGUE);
  await api.end(_id);
  const before = await api.conversation(_id);

  await page.goto(`/coaching-sessions/${_id}`);
  const transcript = page.getByRole('region', { name: 'Marked transcript' });
  await transcript.getByRole('link', { name: 'Try another line in place of message 4' }).click();
  await expect(page.getByRole('heading', { name: 'Try another line' })).toBeVisible();
  await expect(side(page, 'What you said, message 4')).toContainText(VAGUE);
  await expect(page.getByText('3 of 3 left')).toBeVisible();
  await expectGood(page);

  await page.getByRole('textbox', { name: 'Another line to Graham' }).fill('unbroken'.repeat(100));
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: 'Another line to Graham' }).fill(BETTER);
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page).toHaveURL(/\/try\/[0-9a-f]{24}$/);
  const tried = side(page, 'What you tried, message 4');
  await expect(tried).toContainText('You vouched for us');
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible({ timeout: 30_000 });
  await expect(tried).toContainText(/Trust \d+ to \d+/);
  await expect(page.getByText('Now met').first()).toBeVisible();
  const quotes = await page.getByRole('list').filter({ hasText: 'Now met' }).locator('mark').allTextContents();
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(`${NEWS} ${BETTER}`).toContain(quote);
  await expectGood(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  if (size !== null) await page.setViewportSize(size);

  await page.getByRole('button', { name: 'Go on from here' }).click();
  const goOn = page.getByRole('textbox', { name: 'Another line to Graham' });
  await expect(goOn).toBeFocused();
  await goOn.fill('I will send you both dates in writing by Wednesday noon.');
  await goOn.press('Enter');
  await expect(side(page, 'What you tried, message 6')).toContainText('both dates in writing');
  await expect(page.getByText(/what came later in your try is not compared/)).toBeVisible({ timeout: 30_000 });

  for (const left of ['1 of 3 left', '0 of 3 left']) {
    await page.getByRole('link', { name: /^Try once more/ }).click();
    await page
      .getByRole('textbox', { name: 'Another line to Graham' })
      .fill('What matters most to you on Thursday, the date or that it stays?');
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('complementary', { name: 'Your tries' })).toContainText(left);
  }
  await expect(page.getByText('All three tries of this conversation are used.')).toBeVisible();
  await page.getByRole('complementary', { name: 'Your tries' }).getByRole('link', { name: 'Try 1, message 4' }).click();
  await expect(side(page, 'What you tried, message 6')).toContainText('both dates in writing');
  await page.reload();
  await expect(side(page, 'What you tried, message 4')).toContainText('You vouched for us');

  await page.getByRole('link', { name: 'Back to the report' }).first().click();
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible();
  await expect(transcript.getByRole('link', { name: 'Read try 1' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'What worked, what to change' }).getByRole('link', { name: 'Read try 1' }),
  ).toHaveCSS('opacity', '1');
  expect(await api.conversation(_id)).toEqual(before);
  await page.goto('/coaching-history');
  await expect(page.getByRole('link', { name: /View/ })).toHaveCount(1);
});

test('in a running conversation a line can be tried by keyboard, and the conversation goes on untouched', async ({
  signedIn: page,
  api,
}) => {
  const { _id } = await api.start('scope-change-request');
  await api.say(_id, 'Yes of course, no problem at all.');
  await page.goto(`/coaching-sessions/${_id}`);
  await page.getByRole('textbox', { name: /^Your reply to/ }).fill('A draft that waits.');
  const link = page.getByRole('link', { name: 'Try another line in place of message 2' });
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await page
    .getByRole('textbox', { name: /^Another line to/ })
    .fill('Before I price it: which orders need a second pair of eyes, and since when?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible({ timeout: 30_000 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Back to the conversation' }).first().click();
  await expect(page.getByRole('textbox', { name: /^Your reply to/ })).toHaveValue('A draft that waits.');
  await expect(page.getByRole('article')).toHaveCount(3);
});
