/** Who may do what with templates and with scenarios of one's own (product §17.3), in words for the user where they may not. */
import { isPlanRunning, planEnded, type CreditAccount, type Database, type TemplateRecord } from '@parley/db';
import { AppError, entitlementsOf } from '@parley/shared';

/**
 * Making, changing and using them is part of some plans; reading and deleting one's own is everybody's.
 * @throws AppError trial_expired when the plan is over, plan_required when it has no custom scenarios
 */
export async function requireCustomScenarios(database: Database, userId: string, now: Date): Promise<CreditAccount> {
  const account = await database.credits.read(userId, now);
  if (!account) throw new Error(`There is no credit account for the user ${userId}`);
  const running = isPlanRunning(account, now);
  if (!running) throw planEnded(account, now);
  if (entitlementsOf(account.planType, running, account.creditsLeft).customScenarios !== 'full') {
    throw new AppError(
      'plan_required',
      'Custom scenarios are part of Solo Pro. Upgrade to make and rehearse your own.',
    );
  }
  return account;
}

export function templateNotFound(): AppError {
  return new AppError('not_found', 'This template does not exist, or was deleted.');
}

/** @throws AppError forbidden for a public template of somebody else */
export function requireOwnTemplate(template: TemplateRecord, userId: string): void {
  if (template.ownerId !== userId)
    throw new AppError('forbidden', 'This template is somebody else’s. Duplicate it to make it yours.');
}
