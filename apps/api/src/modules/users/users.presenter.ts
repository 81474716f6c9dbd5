/** What leaves the server about a person. */
import type { Closing, UserRecord } from '@parley/db';
import type { PlanType, SessionUser, User } from '@parley/shared';

export function presentClosing({ closedAt, erasedAt }: Closing) {
  return { closedAt: closedAt.toISOString(), erasedAt: erasedAt.toISOString() };
}

/** @param isNewUser true in the answer that creates the account, and nowhere else (product §4.1) */
export function presentUser(user: UserRecord, plan: PlanType, isNewUser = false): User {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    organization: user.organization,
    photoURL: user.photoURL,
    plan,
    isNewUser,
    ...(user.closing && { closing: presentClosing(user.closing) }),
    hasPassword: user.passwordHash !== null,
    pendingEmail: user.pendingEmail?.email ?? null,
  };
}

export function presentSession(user: UserRecord, plan: PlanType, token: string, isNewUser = false): SessionUser {
  return { ...presentUser(user, plan, isNewUser), token };
}
