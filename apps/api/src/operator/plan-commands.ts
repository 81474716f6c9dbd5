/** Plans that are arranged by hand (product §24.5). */
import { subscriptionEnd, type Database } from '@parley/db';
import { PLANS, type PlanType } from '@parley/shared';
import type { Command } from 'commander';
import { presentPlan } from '../modules/plan/plan.presenter';
import { address, days, inDays, plan } from './arguments';
import { amount, moment, Refusal, type Outcome } from './outcome';
import { personWith } from './people';
import type { Perform } from './perform';

interface GrantOptions {
  readonly user: string;
  readonly plan: PlanType;
  readonly days?: number;
}

export function addPlanCommands(program: Command, perform: Perform): void {
  program
    .command('plan')
    .description('plans that are arranged by hand')
    .command('grant')
    .description(
      "put somebody on a plan at once: what is left of their old one lapses, the new one's credits are there at once",
    )
    .requiredOption('--user <email>', 'whose plan it is', address)
    .requiredOption('--plan <plan>', 'free_trial, solo_core, solo_pro or enterprise', plan)
    .option(
      '--days <number>',
      'for how long; without it a trial runs 14 days and any other plan until it is changed',
      days,
    )
    .action(perform((database, now, command) => grantPlan(database, command.opts<GrantOptions>(), now)));
}

async function grantPlan(database: Database, options: GrantOptions, now: Date): Promise<Outcome> {
  const type = options.plan;
  if (type === 'team_pilot')
    throw new Refusal("Team Pilot is a team's plan: parley team create --owner EMAIL --name NAME makes one.");
  const person = await personWith(database, options.user);
  const account = await database.credits.setPlan({
    userId: person.id,
    plan: { type, startedAt: now, ...(options.days !== undefined && { endsAt: inDays(now, options.days) }) },
    now,
  });
  const { name } = PLANS[type];
  return {
    data: { user: person.email, ...presentPlan(account, now) },
    lines: [
      `${person.email} is on ${name} until ${moment(account.planEndsAt).replace('open-ended', 'it is changed')}, ` +
        `with ${amount(account.creditsLeft)} credits.`,
    ],
    notes: await notesOn(database, person.id, now),
  };
}

/** What keeps a plan of one's own from counting, or goes on beside it. */
async function notesOn(database: Database, userId: string, now: Date): Promise<string[]> {
  const [subscription, membership] = await Promise.all([
    database.subscriptions.find(userId),
    database.teams.membershipOf(userId, now),
  ]);
  const billed = subscription !== null && subscription.endsAt === null && now < subscriptionEnd(subscription);
  return [
    ...(billed
      ? [
          `Note: their subscription to ${PLANS[subscription.planType].name} goes on being billed; cancel it at the payment provider if it should not.`,
        ]
      : []),
    ...(membership === null
      ? []
      : [
          `Note: they have a seat in the team '${membership.team.name}', which counts before this plan while the team runs.`,
        ]),
  ];
}
