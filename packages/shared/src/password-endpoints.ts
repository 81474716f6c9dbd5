/** The rows of the endpoint table about passwords: forgotten, reset by the mailed link, changed (product §4.9, §4.10). */
import { z } from 'zod';
import { endpoint, type EndpointDefinition } from './endpoint';
import { currentPasswordSchema, emailSchema, mailedTokenSchema, newPasswordSchema } from './users';

const accounts = { tag: 'Accounts', method: 'POST' } as const;

export const passwordEndpoints = {
  forgotPassword: endpoint({
    ...accounts,
    path: '/users/forgot-password',
    access: 'public',
    spec: 'product §4.9',
    rateLimit: 'forgot-password',
    summary:
      'Ask for a link to a new password. The same answer, after the same work, whether or not the address has an account',
    body: z.object({ email: emailSchema }),
    status: 200,
    response: z.object({ message: z.string() }),
  }),
  resetPassword: endpoint({
    ...accounts,
    path: '/users/reset-password',
    access: 'public',
    spec: 'product §4.9',
    rateLimit: 'mailed-link',
    summary:
      'Choose a new password with the token of a mailed link, which works once and within an hour. Every session of the account ends',
    body: z.object({ token: mailedTokenSchema, password: newPasswordSchema }),
    status: 200,
    response: z.object({ reset: z.literal(true) }),
  }),
  changePassword: endpoint({
    ...accounts,
    path: '/users/change-password',
    access: 'user',
    spec: 'product §4.10',
    rateLimit: 'password-change',
    summary: 'Change the password. This session goes on with the token in the answer, every other one ends',
    body: z.object({ currentPassword: currentPasswordSchema, newPassword: newPasswordSchema }),
    status: 200,
    response: z.object({ token: z.string() }),
    errors: ['forbidden'],
  }),
} as const satisfies Record<string, EndpointDefinition>;
