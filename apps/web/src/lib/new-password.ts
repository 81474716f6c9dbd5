/** The rules of a new password, as the server has them. Apart from the other rules: the common ones are 5 kB that only these forms need. */
import { newPasswordFault, ownPasswordFault, type PasswordOwner } from '@parley/shared';

/** What is wrong with a new password of this person, or undefined. */
export function newPasswordMessage(password: string, owner: PasswordOwner): string | undefined {
  return newPasswordFault(password) ?? ownPasswordFault(password, owner);
}
