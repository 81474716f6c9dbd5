import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { Api, PASSWORD } from '../support/api';
import { mailedTo, pathIn } from '../support/mail';
import { createTeam } from '../support/teams';
import { expectGoodPage } from '../support/look';
import { expect, signInAs, test } from '../support/test';

/** No word of it may ever be read in the team. */
const LINES = [
  'The export takes nine seconds where the contract says two. I wanted you to hear that from me first, Beatriz.',
  'Which orders need a second pair of eyes, and since when? The second approval is nine days of work, £6,300.',
] as const;
const SCENARIO = 'scope-change-request';

/** Somebody else, in a browser of their own with the same screen. */
async function another(browser: Browser, like: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: like.viewportSize(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  return context.newPage();
}

async function ownerOf(name: string, seats: number, api: Api): Promise<void> {
  await createTeam({ owner: api.user.email, name, seats });
}

async function invite(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Where the letter leads that invites this address to this team. */
async function invitationFor(email: string, team: string): Promise<string> {
  const [letter] = await mailedTo(email, new RegExp(`invites you to the team ${team}`));
  if (letter === undefined) throw new Error('No letter came');
  return pathIn(letter, '/invitations/');
}

test('an owner invites, a member joins by the mailed link and talks, and the team sees the score and no word', async ({
  signedIn: page,
  api,
  browser,
  request,
}) => {
  // From the first invitation to the last removal, with axe on nine pages of it in both schemes.
  test.setTimeout(240_000);
  const team = `Halden PMO ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@e2e.example`;
  await ownerOf(team, 3, api);
  await page.goto('/dashboard');
  await expect(page.getByText(`Your seat in ${team}.`)).toBeVisible();
  await page.goto('/team-admin');
  await invite(page, 'Ruth Adeyemi', email);
  await page.getByRole('tab', { name: 'Team Members' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Invited');
  await expectGoodPage(page);

  // The letter leads somebody without an account to the invitation, and through registering back to it.
  const member = await another(browser, page);
  await member.goto(await invitationFor(email, team));
  await expect(
    member.getByRole('heading', { level: 1, name: `Ruth Adeyemi, you are invited to ${team}` }),
  ).toBeVisible();
  await expect(member.getByText('Any word of a conversation', { exact: false })).toBeVisible();
  await expectGoodPage(member);
  await member.getByRole('link', { name: 'Create an Account to Accept' }).click();
  await expect(member.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(member.getByLabel('Full name')).toHaveValue('Ruth Adeyemi');
  await expectGoodPage(member);
  await member.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await member.getByLabel('Confirm password').fill(PASSWORD);
  await member.getByRole('button', { name: 'Create Account' }).click();
  await expect(member).toHaveURL(/\/invitations\//);
  await expectGoodPage(member);
  await member.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(member).toHaveURL(/\/dashboard$/);
  await expect(member.getByRole('status').getByText(`You are in the team ${team}.`)).toBeVisible();
  await expect(member.getByText('Your own plan, Free Trial, counts again after it.')).toBeVisible();

  // Talks, and ends the conversation.
  const ruth = await Api.signIn(request, email, PASSWORD);
  const { _id } = await ruth.start(SCENARIO);
  for (const line of LINES) await ruth.say(_id, line);
  await ruth.end(_id);
  const { feedback } = await ruth.conversation(_id);
  const score = feedback?.overallScore.toFixed(1) ?? '';
  expect(score).not.toBe('');

  // What she is told that is seen of her.
  await member.goto('/settings?tab=team');
  await expect(member.getByRole('region', { name: 'What your admins see of you' })).toContainText(score);
  await expect(member.getByRole('region', { name: 'What went into the team’s figures' })).toContainText(
    'Scope Change Request',
  );
  await expectGoodPage(member);
  await member.getByRole('checkbox', { name: 'Keep my scores private', checked: false }).click();
  await expect(member.getByText('Not in it: your scores are private')).toBeVisible();
  await page.goto('/team-admin?tab=leaderboard');
  await expect(page.getByRole('tab', { name: 'Leaderboard' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).not.toContainText('Ruth Adeyemi');
  await member.getByRole('checkbox', { name: 'Keep my scores private', checked: true }).click();
  await expect(member.getByText('Place 1')).toBeVisible();
  await member.goto('/settings?tab=billing');
  await expect(member.getByRole('region', { name: 'Your own plan' })).toContainText('Free Trial');
  await expectGoodPage(member);

  // What the owner sees, and takes away.
  const seen: string[] = [];
  page.on('response', (response) => {
    if (/\/api\/teams\/(dashboard|leaderboard)/.test(response.url()))
      void response.text().then((text) => seen.push(text));
  });
  await page.goto('/team-admin?tab=members');
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText(score);
  await expectGoodPage(page);
  await page.getByRole('tab', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Ruth Adeyemi');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^team-report-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await csv.path(), 'utf8');
  expect(table.split('\r\n').find((line) => line.includes(email))).toContain(Number(score).toString());
  const [pdf] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'Download Report' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toBe('team-rollup-report.pdf');
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  for (const text of [...seen, table]) for (const line of LINES) expect(text).not.toContain(line.slice(0, 24));

  // Removed, she is on her own plan from that moment; what she did stays hers, and in the totals.
  await page.getByRole('tab', { name: 'Team Members' }).click();
  await row.getByRole('button', { name: /Remove/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to remove this team member?');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  expect(await ruth.plan()).toMatchObject({ planType: 'free_trial', team: null, ownPlan: null, creditsUsed: 0 });
  await member.goto('/settings?tab=team');
  await expect(member.getByRole('heading', { name: 'You are not in a team' })).toBeVisible();
  await expectGoodPage(member);
  await member.goto(`/coaching-sessions/${_id}`);
  await expect(member.getByRole('heading', { name: 'Why this score' })).toBeVisible();
  await member.context().close();
});

test('an invitation is for one address, one time, and one team', async ({ signedIn: page, api, browser, request }) => {
  const team = `Northern Lights ${randomUUID().slice(0, 8)}`;
  const mei = await Api.register(request, 'Mei Tanaka');
  await ownerOf(team, 2, api);
  await page.goto('/team-admin');
  await invite(page, 'Mei Tanaka', mei.user.email.toUpperCase());
  await expect(page.getByRole('button', { name: 'Invite Member' })).toBeDisabled();
  const link = await invitationFor(mei.user.email, team);

  // The owner opens it: another account, and one that is in a team.
  await page.goto(link);
  await expect(page.getByText(`You are signed in as ${api.user.email}.`)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Use the Other Account' }).click();
  await page.getByRole('link', { name: 'Sign In to Accept' }).click();
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(
    new RegExp(mei.user.email, 'i'),
  );
  await expectGoodPage(page);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/invitations\//);
  await page.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This invitation does not work any more' })).toBeVisible();
  await expect(page.getByText(new RegExp(`You are in the team ${team}`))).toBeVisible();
  await expectGoodPage(page);

  // Invited by another team while in this one.
  const otherOwner = await Api.register(request, 'Oskar Lind');
  const otherTeam = `Fjord ${randomUUID().slice(0, 8)}`;
  await ownerOf(otherTeam, 2, otherOwner);
  const other = await another(browser, page);
  await signInAs(other, otherOwner);
  await other.goto('/team-admin');
  await invite(other, 'Mei Tanaka', mei.user.email);
  await other.context().close();
  await page.goto(await invitationFor(mei.user.email, otherTeam));
  await expect(page.getByText(new RegExp(`You are in the team ${team}`))).toBeVisible();
  await expectGoodPage(page);

  // Leaves, and can.
  await page.getByRole('link', { name: 'Your Team' }).click();
  await page.getByRole('button', { name: 'Leave Team...' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave Team' }).click();
  await expect(page.getByRole('heading', { name: 'You are not in a team' })).toBeVisible();
  expect(await mei.plan()).toMatchObject({ planType: 'free_trial', team: null });
});
