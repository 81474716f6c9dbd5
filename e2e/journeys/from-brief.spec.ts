import { expectGood } from '../support/look';
import { expect, test } from '../support/test';

const BRIEF = `From: Dana Whitlock
Subject: Claims portal - I need straight answers

Tom,
I just got off the phone with Priya in finance. She tells me the claims portal is now at $1.94M against the $1.6M we approved in March. I found out from a spreadsheet.
The go-live of 15 September is on every slide I showed the board. By Friday I need to know what the final number is, and whether the date is real.

Dana Whitlock
VP Operations, Northgate Mutual`;

test('a brief is read, corrected, rehearsed and scored, and leaving the page loses nothing', async ({
  signedIn: page,
}) => {
  await page.goto('/custom-scenarios/from-brief');
  const paste = page.getByLabel('Your brief');
  const read = page.getByRole('button', { name: 'Read My Brief' });
  await read.click();
  await expect(page.getByText('Please paste a brief')).toBeVisible();
  await expect(paste).toBeFocused();

  await paste.fill('Talk to the client.');
  await read.click();
  await expect(page.getByText('That is too little to make a conversation of.')).toBeVisible();
  await expectGood(page);

  await paste.fill(BRIEF);
  await page.goto('/custom-scenarios');
  await page.goto('/custom-scenarios/from-brief');
  await expect(paste).toHaveValue(BRIEF);
  await read.click();

  await expect(page).toHaveURL(/\/custom-scenarios\/from-brief\/[0-9a-f]{24}$/, { timeout: 30_000 });
  await expect(page.getByLabel('Name')).toHaveValue('Dana Whitlock');
  await expect(page.getByLabel('Role')).toHaveValue('VP Operations');
  await expect(page.getByLabel('Organisation')).toHaveValue('Northgate Mutual');
  const marked = page.getByRole('region', { name: 'Your brief, with what was understood marked' });
  await expect(marked.locator('mark', { hasText: '$1.94M' })).toBeVisible();
  await expect(marked.locator('mark', { hasText: '15 September' })).toBeVisible();
  await expectGood(page);

  const opening = 'I found out from a spreadsheet. What is the final number, and is 15 September real?';
  await page.getByLabel('Their first words').fill(opening);
  await page.getByLabel('Organisation').fill('x');
  await page.getByRole('button', { name: 'Begin the Conversation' }).click();
  await expect(page.getByText('Organisation must be at least 2 characters long').first()).toBeVisible();
  await page.getByLabel('Organisation').fill('Northgate Life');
  await page.reload();
  await expect(page.getByLabel('Their first words')).toHaveValue(opening);
  await expect(page.getByLabel('Organisation')).toHaveValue('Northgate Life');
  await page.getByRole('button', { name: 'Begin the Conversation' }).click();

  await expect(page).toHaveURL(/\/coaching-sessions\/[0-9a-f]{24}$/, { timeout: 30_000 });
  const articles = page.getByRole('article');
  await expect(articles.first()).toContainText(opening);
  await page
    .getByRole('textbox', { name: /^Your reply to/ })
    .fill(
      'You found out from a spreadsheet, and that was mine to tell you. The final number is $1.94M. I bring you one page on Friday with what the difference bought, and 15 September stays.',
    );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(articles).toHaveCount(3, { timeout: 30_000 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
  await page.getByRole('button', { name: 'End Simulation & Get Feedback' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /End Simulation/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Dana and the claims portal').first()).toBeVisible();
});

test('words that are marked in the brief are put where they are to stand', async ({ signedIn: page }) => {
  await page.goto('/custom-scenarios/from-brief');
  await page.getByLabel('Your brief').fill(BRIEF);
  await page.getByRole('button', { name: 'Read My Brief' }).click();
  await expect(page).toHaveURL(/\/custom-scenarios\/from-brief\/[0-9a-f]{24}$/, { timeout: 30_000 });
  const marked = page.getByRole('region', { name: 'Your brief, with what was understood marked' });
  const mark = (words: string): Promise<void> =>
    marked.evaluate((text, wanted) => {
      const all = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = all.nextNode(); node !== null; node = all.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1;
        if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      }
    }, words);
  await mark('I just got off the phone with');
  const use = page.getByRole('toolbar', { name: 'Use the selected words' });
  await expectGood(page);
  await use.getByRole('button', { name: 'Fact' }).click();
  await expect(use).toHaveCount(0);
  const added = page.getByLabel(/^Fact \d+$/).last();
  await expect(added).toHaveValue('I just got off the phone with.');
  await expect(added).toBeFocused();
  await mark('in finance');
  await use.getByRole('button', { name: 'Role' }).click();
  await expect(page.getByLabel('Role')).toHaveValue('In finance');
  await page.getByRole('button', { name: 'VP Operations' }).click();
  await expect(page.getByLabel('Role')).toHaveValue('VP Operations');
  await page.getByRole('button', { name: 'Save for Later' }).click();
  await expect(page.getByText('Your corrections are saved.')).toBeVisible();
  await expect(page.getByLabel(/^Fact \d+$/).last()).toHaveValue('I just got off the phone with.');
});

test('it is drafted anew about somebody else, and what is added and moved is what they speak of', async ({
  signedIn: page,
}) => {
  await page.goto('/custom-scenarios/from-brief');
  await page.getByLabel('Your brief').fill(BRIEF);
  await page.getByRole('button', { name: 'Read My Brief' }).click();
  await expect(page).toHaveURL(/\/custom-scenarios\/from-brief\/[0-9a-f]{24}$/, { timeout: 30_000 });
  const others = page.getByRole('group', { name: /^Is it somebody else\?/ });
  await others.getByRole('button', { name: 'Priya' }).click();
  await expect(page.getByText('Drafted anew: it is about Priya now.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Name')).toHaveValue('Priya');
  await others.getByRole('button', { name: 'Dana Whitlock' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Dana Whitlock', { timeout: 30_000 });

  const worry = 'Nobody has told me who signs for the difference';
  await page.getByLabel('Worried most about').fill(worry);
  await page.getByRole('button', { name: 'Add a Fact' }).click();
  const added = page.getByLabel(/^Fact \d+$/).last();
  await added.fill('The vendor has offered a discount of 4% until Friday.');
  await page.getByRole('combobox').last().selectOption('Only you know it');
  await page.getByRole('button', { name: 'Remove fact 1', exact: true }).click();
  await expect(page.getByText('Fact 1 is left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a Worry' }).click();
  await page.getByLabel('Another worry').fill('who tells the board about the date');
  await page.getByRole('button', { name: 'Remove worry 2' }).click();
  await expect(page.getByText('Worry 2 is left out.')).toBeVisible();
  // What floats at the bottom of the window lies over whatever is there.
  const close = page.getByRole('button', { name: 'Close' });
  while ((await close.count()) > 0) await close.first().click();
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await expectGood(page);
  await page.reload();
  await expect(page.getByText('Fact 1 is left out.')).toBeVisible();
  await expect(page.getByText('Worry 2 is left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Save for Later' }).click();
  await expect(page.getByText('Your corrections are saved.')).toBeVisible();
  await expect(page.getByLabel('Worried most about')).toHaveValue(`“${worry}”`);
  await expect(page.getByText(/ is left out\.$/)).toHaveCount(0);
  await expect(page.getByLabel('Also worried about').last()).toHaveValue('who tells the board about the date');
  await expect(page.getByRole('combobox').last()).toHaveValue('student');
});
