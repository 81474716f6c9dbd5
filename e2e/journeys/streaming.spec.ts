import { expect, test } from '../support/test';

const SCENARIO = 'the-board-already-has-the-date';
const LINE = 'Before I go into options: what do you need to be able to say on Thursday, and to whom?';

test('a reload in the middle of a reply takes it up again, once', async ({ signedIn: page, api }) => {
  const { _id } = await api.start(SCENARIO);
  await page.goto(`/coaching-sessions/${_id}`);
  await page.getByRole('textbox', { name: /Your reply/ }).fill(LINE);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3, { timeout: 30_000 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });

  const { messages } = await api.conversation(_id);
  expect(messages.map(({ role }) => role)).toEqual(['stakeholder', 'student', 'stakeholder']);
  await expect(page.getByRole('article').last()).toContainText((messages[2]?.content ?? '').slice(0, 40));
});

test('a stream that breaks is made good without doubling a message', async ({ signedIn: page, api }) => {
  const { _id } = await api.start(SCENARIO);
  let broken = 0;
  await page.route(`**/api/conversations/${_id}/messages`, async (route) => {
    // The request reaches the server, the answer never reaches the page.
    if (broken === 0 && (route.request().headers().accept ?? '').includes('text/event-stream')) {
      broken += 1;
      await route.fetch().catch(() => undefined);
      await route.abort('connectionreset');
      return;
    }
    await route.continue();
  });
  await page.goto(`/coaching-sessions/${_id}`);
  await page.getByRole('textbox', { name: /Your reply/ }).fill(LINE);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('article')).toHaveCount(3, { timeout: 30_000 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
  expect(broken).toBe(1);
  const { messages } = await api.conversation(_id);
  expect(messages.map(({ role }) => role)).toEqual(['stakeholder', 'student', 'stakeholder']);
});

test('a draft survives a reload', async ({ signedIn: page, api }) => {
  const { _id } = await api.start(SCENARIO);
  await page.goto(`/coaching-sessions/${_id}`);
  const draft = page.getByRole('textbox', { name: /Your reply/ });
  await draft.fill('half a thought');
  await page.reload();
  await expect(draft).toHaveValue('half a thought');
});
