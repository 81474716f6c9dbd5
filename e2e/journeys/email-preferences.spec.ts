import { linkIn, mailedTo } from '../support/mail';
import { expectGood } from '../support/look';
import { expect, test } from '../support/test';

const TAB = '/settings?tab=notifications';

test('e-mail preferences are chosen and kept, and unsaved ones are asked about (product §15.5)', async ({
  signedIn: page,
}) => {
  await page.goto(TAB);
  const monthly = page.getByRole('checkbox', { name: 'Monthly progress' });
  await expect(monthly).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'News and offers' })).not.toBeChecked();
  await expectGood(page);

  await page.getByText('Monthly progress', { exact: true }).click();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your email preferences are saved.')).toBeVisible();
  await page.reload();
  await expect(monthly).not.toBeChecked();
});

test('a letter can be unsubscribed from by its link and by the mail program, without a sign-in (product §15.7)', async ({
  page,
  request,
  api,
}) => {
  const { _id } = await api.start('scope-change-request');
  await api.say(_id, 'The second approval is not in the price: it is nine days of work, and it moves the test.');
  await api.end(_id);
  const [letter] = await mailedTo(api.user.email, /Your.feedback/);
  if (letter === undefined) throw new Error('The letter is not there');
  const unfolded = letter.text.replaceAll(/\r?\n[ \t]+/g, '');
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, oneClick = ''] = /List-Unsubscribe: ?<https?:\/\/[^/]+(\/api\/unsubscribe\/[^>]+)>/.exec(unfolded) ?? [];
  const headers = { Authorization: `Bearer ${api.user.token}` };
  const wanted = async (): Promise<unknown> => {
    const answer = (await (await request.get('/api/users/email-preferences', { headers })).json()) as {
      data: { simulationComplete: boolean };
    };
    return answer.data.simulationComplete;
  };

  // Opening the links, as scanners do, changes nothing: both lead to the page that asks.
  await page.goto(oneClick);
  await expect(page).toHaveURL((url) => url.pathname + url.search === linkIn(letter, '/unsubscribe'));
  await expect(page.getByRole('heading', { name: 'No more of these e-mails?' })).toBeVisible();
  await expectGood(page);
  expect(await wanted()).toBe(true);
  await page.getByRole('button', { name: 'Send Me No More of These' }).click();
  await expect(page.getByRole('heading', { name: 'You will get no more of these' })).toBeVisible();
  expect(await wanted()).toBe(false);

  const posted = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(posted.status()).toBe(200);
  expect((await request.post(`${oneClick}x`)).status()).toBe(404);
});
