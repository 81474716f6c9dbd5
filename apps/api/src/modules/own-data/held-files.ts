/** Everything held about a person as files (product §4.12), each read from the database when it is its turn. */
import type {
  ConversationRecord,
  CreditAccount,
  Database,
  SubscriptionRecord,
  UserRecord,
  UserSession,
} from '@parley/db';
import { renderReportMarkdown } from '@parley/report/markdown';
import { reportFileName, type Brand, type EmailPreferences, type KitProgressRow } from '@parley/shared';
import {
  presentAccount,
  presentHeldConversation,
  presentHeldCredit,
  presentHeldEmail,
  presentHeldEnquiry,
  presentHeldExport,
  presentHeldPlan,
  presentHeldScenario,
  presentHeldSubscription,
  presentHeldTemplate,
} from './own-data.presenter';
import { presentHeldMembership, presentHeldResult } from './held-teams';
import { readme } from './readme';
import type { ZipEntry } from './zip';

/** What has to be there before the first byte is sent. */
export interface HeldPerson {
  readonly user: UserRecord;
  readonly devices: readonly UserSession[];
  readonly emailPreferences: EmailPreferences | null;
  /** Their own. */
  readonly account: CreditAccount;
  /** Of the team's seat that they are on; null without one. */
  readonly seat: CreditAccount | null;
  /** At the payment provider; null for somebody who never went there. */
  readonly customerId: string | null;
  readonly subscription: SubscriptionRecord | null;
  /** On every learning track. */
  readonly progress: readonly KitProgressRow[];
}

export interface HeldFilesSettings {
  readonly database: Database;
  readonly brand: Pick<Brand, 'name' | 'supportEmail'>;
  /** When the download began. */
  readonly now: Date;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A list of any length, an element at a time. */
async function* jsonList<T>(items: AsyncIterable<T>, present: (item: T) => unknown): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield before + JSON.stringify(present(item), null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * 'conversations/0001 Budget Cut Negotiation 2026-11-21': the number keeps names apart and in order, also where case
 * does not count, and no name is one that a system keeps for itself.
 */
function stemOf(conversation: ConversationRecord, number: number): string {
  const named = reportFileName(conversation.scenario.title, conversation.startedAt.toISOString(), 'md');
  return `conversations/${String(number).padStart(4, '0')} ${named.replace(/\.md$/, '')}`;
}

async function* conversationFiles(database: Database, userId: string): AsyncGenerator<ZipEntry> {
  let number = 0;
  for await (const conversation of database.conversations.ofPerson(userId)) {
    const stem = stemOf(conversation, (number += 1));
    const modified = conversation.completedAt ?? conversation.startedAt;
    const presented = presentHeldConversation(conversation);
    yield { name: `${stem}.md`, modified, content: [renderReportMarkdown(presented)] };
    const branches = [];
    for await (const branch of database.branches.ofConversation(conversation.id)) {
      const tried = presentHeldConversation(branch);
      branches.push(tried);
      yield {
        name: `${stem}, try ${branch.branchOf?.slot ?? branches.length}.md`,
        modified: branch.startedAt,
        content: [renderReportMarkdown(tried)],
      };
    }
    yield { name: `${stem}.json`, modified, content: [json({ ...presented, branches })] };
  }
}

/** Nothing is read before it is asked for. @throws MongoDB's error */
export async function* heldFiles(
  { user, devices, emailPreferences, account, seat, customerId, subscription, progress }: HeldPerson,
  { database, brand, now }: HeldFilesSettings,
): AsyncGenerator<ZipEntry> {
  const file = (name: string, content: ZipEntry['content']): ZipEntry => ({ name, modified: now, content });
  yield file('README.md', [readme(brand, now)]);
  yield file('account.json', [json(presentAccount(user, devices, emailPreferences))]);
  yield file('plan.json', [json({ ...presentHeldPlan(account, now), seat: seat && presentHeldPlan(seat, now) })]);
  yield file('subscription.json', [json(presentHeldSubscription(customerId, subscription))]);
  const titles = await database.conversations.titles(user.id);
  const teams = await database.teams.namesFor(user.id);
  yield file(
    'credits.json',
    jsonList(database.credits.ofPerson(user.id), (entry) => presentHeldCredit(entry, { titles, teams })),
  );
  yield* conversationFiles(database, user.id);
  yield file('progress.json', [json(progress)]);
  yield file('teams.json', jsonList(database.teams.ofPerson(user.id), presentHeldMembership));
  yield file('team-results.json', jsonList(database.teams.resultsOfPerson(user.id), presentHeldResult));
  yield file(
    'templates.json',
    jsonList(database.templates.ofPerson(user.id), (template) => presentHeldTemplate(template, user.id)),
  );
  yield file('scenarios.json', jsonList(database.ownScenarios.ofPerson(user.id), presentHeldScenario));
  yield file('exports.json', jsonList(database.exports.ofPerson(user.id), presentHeldExport));
  yield file('emails.json', jsonList(database.emailLog.ofPerson(user.id), presentHeldEmail));
  // Addresses are not confirmed: whoever opens an account with somebody else's must not read what that person wrote before.
  const enquiries = database.enquiries.ofAddress(user.email, user.createdAt);
  yield file('enquiries.json', jsonList(enquiries, presentHeldEnquiry));
}
