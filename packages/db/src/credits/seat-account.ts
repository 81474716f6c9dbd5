/**
 * The account of somebody on a team's seat, beside their own (product §5.22, decision 0029). It counts while the membership
 * is active and the team runs: by time alone, so that a team that is extended brings it back as it was. All in the
 * transaction of the caller.
 */
import { Types } from 'mongoose';
import type { PlanType } from '@parley/shared';
import type { Session } from '../connection';
import { book, lapse, update } from './account-changes';
import { grantKey, seatChangeKey } from './credit-keys';
import type { AccountDocument, CreditModels } from './credit-models';

export interface Seat {
  readonly userId: Types.ObjectId;
  readonly teamId: Types.ObjectId;
  readonly memberId: Types.ObjectId;
  readonly planType: PlanType;
  /** null means unlimited. */
  readonly credits: number | null;
  /** null: open-ended. */
  readonly endsAt: Date | null;
}

/** Puts the person on the seat, with its credits. One who was on a seat of this team before begins anew. */
export async function openSeat(models: CreditModels, seat: Seat, now: Date, session: Session): Promise<void> {
  const { userId, teamId, memberId, planType, credits, endsAt } = seat;
  const held = await models.accounts.findOne({ userId, teamId }).session(session).lean<AccountDocument>();
  const fields = {
    memberId,
    planType,
    planNumber: (held?.planNumber ?? 0) + 1,
    planStartedAt: now,
    planEndsAt: endsAt,
    periodStart: now,
    periodEnd: endsAt,
    creditsTotal: credits,
    creditsUsed: 0,
    creditsLeft: credits,
    updatedAt: now,
  };
  const opened =
    held === null
      ? await create(models, { userId, teamId, ...fields }, session)
      : await update(models, held, fields, session);
  await book(models, opened, { kind: 'grant', amount: credits ?? 0, key: grantKey(opened), now, session });
}

async function create(
  models: CreditModels,
  account: Partial<AccountDocument>,
  session: Session,
): Promise<AccountDocument> {
  const [created] = await models.accounts.create([account], { session });
  if (!created) throw new Error('The account of a seat was not stored');
  return created.toObject<AccountDocument>();
}

/** Takes the person off the seat: what is left of it lapses, and their own account counts from now on. */
export async function closeSeat(
  models: CreditModels,
  { userId, teamId }: Pick<Seat, 'userId' | 'teamId'>,
  now: Date,
  session: Session,
): Promise<void> {
  const held = await models.accounts.findOne({ userId, teamId }).session(session).lean<AccountDocument>();
  if (held === null) throw new Error(`There is no account of the seat of ${userId.toHexString()}`);
  const lapsed = await lapse(models, held, now, session);
  const { planEndsAt } = lapsed;
  const end = planEndsAt !== null && planEndsAt < now ? planEndsAt : now;
  await update(models, lapsed, { planEndsAt: end, periodEnd: end, updatedAt: now }, session);
}

export interface SeatChange {
  /** Credits per seat; null means unlimited. */
  readonly from: number | null;
  readonly to: number | null;
  readonly endsAt: Date | null;
}

/** Another end, or other credits: what was used stays used, and of what was not the difference is given or taken. */
export async function changeSeat(
  models: CreditModels,
  account: AccountDocument,
  { from, to, endsAt }: SeatChange,
  now: Date,
  session: Session,
): Promise<void> {
  const moved = await update(models, account, { planEndsAt: endsAt, periodEnd: endsAt, updatedAt: now }, session);
  if (from === to) return;
  const { creditsTotal, creditsLeft, creditsUsed } = moved;
  if (from === null || to === null || creditsTotal === null || creditsLeft === null) {
    await changeBound(models, moved, to, now, session);
    return;
  }
  const change = Math.max(to - from, -creditsLeft);
  if (change === 0) return;
  const counters = { creditsTotal: creditsTotal + change, creditsLeft: creditsLeft + change, creditsUsed };
  const changed = await update(models, moved, counters, session);
  const key = seatChangeKey(changed, new Types.ObjectId());
  await book(models, changed, { kind: change > 0 ? 'grant' : 'lapse', amount: change, key, now, session });
}

/** Between bounded and unlimited: another plan to the ledger, so that what was charged before does not come back into it. */
async function changeBound(
  models: CreditModels,
  account: AccountDocument,
  to: number | null,
  now: Date,
  session: Session,
): Promise<void> {
  const lapsed = await lapse(models, account, now, session);
  const { creditsUsed, planNumber } = lapsed;
  const total = to === null ? null : Math.max(to, creditsUsed);
  const left = total === null ? null : total - creditsUsed;
  const counters = { planNumber: planNumber + 1, creditsTotal: total, creditsLeft: left };
  const begun = await update(models, lapsed, counters, session);
  await book(models, begun, { kind: 'grant', amount: left ?? 0, key: grantKey(begun), now, session });
}
