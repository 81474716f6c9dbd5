import type { CreditAccount } from './credit-account';
import type { AccountDocument } from './credit-models';

/** What callers see of a stored account. */
export function toAccount(document: AccountDocument): CreditAccount {
  const {
    _id,
    userId,
    teamId,
    memberId: _member,
    planNumber: _number,
    retention: _retention,
    updatedAt: _updated,
    ...account
  } = document;
  return { userId: userId.toHexString(), teamId: teamId?.toHexString() ?? null, ...account };
}
