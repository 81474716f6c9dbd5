/** The first file of the download: what lies in it, and what does not. */
import type { Brand } from '@parley/shared';

const FILES = [
  [
    'account.json',
    'Your account: name, address, organization, how you sign in, the devices you are signed in on, the e-mails you want',
  ],
  ['plan.json', 'Your plan and what is left of it, and the seat you have in a team'],
  [
    'subscription.json',
    'What you subscribe to or did last, and the number by which the payment provider, who has your invoices, knows you',
  ],
  ['credits.json', 'Every session granted, used, given back or lapsed, the first entry first'],
  [
    'conversations/',
    'Every conversation twice: as Markdown to read, with its report, and as JSON, with your tries of another line. They are numbered in the order in which you began them',
  ],
  ['progress.json', 'How far you are on each learning track'],
  ['teams.json', 'The teams you are or were in, and as what'],
  ['team-results.json', 'What these teams keep of the conversations you completed: dates and scores'],
  ['templates.json', 'Your templates of custom scenarios'],
  ['scenarios.json', 'Your own scenarios, with the briefs they were read from'],
  ['exports.json', 'The reports you exported as PDF'],
  ['emails.json', 'The e-mails sent to you, and what each was filled with'],
  ['enquiries.json', 'What was sent through the contact form under your address since you have this account'],
] as const;

/** @param now when the download began */
export function readme(brand: Pick<Brand, 'name' | 'supportEmail'>, now: Date): string {
  const moment = now.toISOString();
  return `# Your data from ${brand.name}

Everything that ${brand.name} holds about you, as of ${moment.slice(0, 10)}, ${moment.slice(11, 16)} UTC.

| File | What is in it |
| --- | --- |
${FILES.map(([name, what]) => `| ${name} | ${what} |`).join('\n')}

Times are in UTC. The Markdown opens in any text editor; the JSON is for programs.

## What is not in it

- Your password. It is not kept, only a value it can be checked by, and that stays with us.
- What the stakeholders of a scenario know and hide, unless it came from a brief of yours.
- Counters against misuse, which are gone within a day and hold no words of yours, and the technical records of how a reply was made or that the payment provider sent a notice.
- Deleted templates and scenarios, once the day in which you could take them back is over.

Questions: ${brand.supportEmail}
`;
}
