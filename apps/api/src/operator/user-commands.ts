/** What an operator does with one account (product §24.6). Nothing here can show what somebody said. */
import type { Database, UserRecord } from '@parley/db';
import type { Brand, Plan } from '@parley/shared';
import type { Command } from 'commander';
import type { EmailOutbox } from '../mail/email-outbox';
import { closeUnasked } from '../modules/users/close-account';
import { presentPlan } from '../modules/plan/plan.presenter';
import { readPlan } from '../modules/plan/read-plan';
import { address } from './arguments';
import { amount, moment, Refusal, table, type Outcome } from './outcome';
import { personWith } from './people';
import { argumentOf, type Perform } from './perform';

/** @param brandOf whose letters are written; asked for when there is one */
export function addUserCommands(program: Command, perform: Perform, brandOf: () => Brand): void {
  const user = program.command('user').description('one account, by its address');
  const of = (name: string, description: string): Command =>
    user.command(name).description(description).argument('<email>', 'the address of the account', address);

  of('show', 'plan, credits, team, devices and state of an account; nothing of what was said').action(
    perform((database, now, command) => showUser(database, argumentOf(command), now)),
  );
  of('close', 'close an account as its owner would in the settings; it is erased 30 days later').action(
    perform((database, now, command) => closeUser({ database, brand: brandOf() }, argumentOf(command), now)),
  );
  of('sign-out', 'sign an account out on all its devices').action(
    perform((database, now, command) => signOutUser(database, argumentOf(command), now)),
  );
}

async function showUser(database: Database, email: string, now: Date): Promise<Outcome> {
  const person = await personWith(database, email);
  const { id } = person;
  const [{ account, seat }, sessions, subscription, totals] = await Promise.all([
    readPlan(database, id, now),
    database.users.listSessions(id, now),
    database.subscriptions.find(id),
    database.conversations.totals(id),
  ]);
  const plan = presentPlan(account, now, seat);
  const lastSeenAt = sessions[0]?.lastSeenAt ?? null;
  const left = `${amount(account.creditsLeft)} of ${amount(account.creditsTotal)}`;
  return {
    data: {
      id,
      name: person.name,
      email: person.email,
      organization: person.organization,
      createdAt: person.createdAt,
      signsInWith: person.identities.map(({ provider }) => provider),
      pendingEmail: person.pendingEmail?.email ?? null,
      closing: person.closing && { closedAt: person.closing.closedAt, erasedAt: person.closing.erasedAt },
      sessions: { count: sessions.length, lastSeenAt },
      plan: { ...plan, creditsLeft: account.creditsLeft },
      subscription: subscription && {
        id: subscription.id,
        customerId: subscription.customerId,
        planType: subscription.planType,
        billing: subscription.billing,
        paidUntil: subscription.paidUntil,
        endsAt: subscription.endsAt,
      },
      conversations: totals,
    },
    lines: [
      `${person.name} <${person.email}>`,
      ...table([
        ['Account', `${id}, since ${moment(person.createdAt)}`],
        ['Organization', person.organization],
        ['Signs in with', person.identities.map(({ provider }) => provider).join(', ')],
        ['Devices', sessions.length === 0 ? 'none' : `${sessions.length}, last seen ${moment(lastSeenAt)}`],
        [
          'Plan',
          `${plan.planName}, ${plan.state}${plan.endsAt === null ? '' : `, ends ${moment(account.planEndsAt)}`}`,
        ],
        ['Credits', `${left} left`],
        ...seatRows(plan),
        [
          'Subscription',
          subscription === null ? 'none' : `${subscription.id}, paid until ${moment(subscription.paidUntil)}`,
        ],
        ['Conversations', `${totals.total}, of which ${totals.completed} completed`],
        ...closingRow(person),
      ]),
    ],
  };
}

/** The team that the plan comes from, and the plan of their own beneath it. */
const seatRows = ({ team, ownPlan }: Plan): string[][] =>
  team === null || ownPlan === null
    ? [['Team', 'none']]
    : [
        ['Team', `${team.name} (${team.role})`],
        [
          'Own plan',
          `${ownPlan.planName}, ${ownPlan.state}, ${ownPlan.creditsUsed} of ${amount(ownPlan.creditsTotal)} credits used`,
        ],
      ];

const closingRow = ({ closing }: UserRecord): string[][] =>
  closing === null ? [] : [['Closed', `${moment(closing.closedAt)}, erased from ${moment(closing.erasedAt)} on`]];

async function closeUser(
  { database, brand }: { readonly database: Database; readonly brand: Brand },
  email: string,
  now: Date,
): Promise<Outcome> {
  const person = await personWith(database, email);
  // The worker's sweep finds what is owed: the command needs no queue for it.
  const mail: Pick<EmailOutbox, 'owe'> = { owe: (email, session) => database.emailLog.create(email, session) };
  const closed = await closeUnasked({ database, mail, brand }, person.id, now);
  if (closed === null) {
    const erasedAt = person.closing?.erasedAt;
    throw new Refusal(
      `The account ${email} is closed already${erasedAt === undefined ? '' : `; it is erased from ${moment(erasedAt)} on`}.`,
    );
  }
  const { closedAt, erasedAt } = closed.closing;
  return {
    data: { user: email, closedAt, erasedAt },
    lines: [
      `The account ${email} is closed and signed out everywhere. It is erased from ${moment(erasedAt)} on; until then its owner can sign in and reopen it. A letter tells them so.`,
    ],
  };
}

async function signOutUser(database: Database, email: string, now: Date): Promise<Outcome> {
  const person = await personWith(database, email);
  const sessions = await database.users.listSessions(person.id, now);
  await database.users.endAllSessions(person.id, now);
  return {
    data: { user: email, endedSessions: sessions.length },
    lines: [`${email} is signed out on ${sessions.length === 1 ? '1 device' : `${sessions.length} devices`}.`],
  };
}
