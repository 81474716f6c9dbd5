/** The rows of the endpoint table about another e-mail address, which counts once its mailed link is opened (product §4.7). */
import { z } from 'zod';
import { endpoint, type EndpointDefinition } from './endpoint';
import { mailedTokenSchema } from './users';

const accounts = { tag: 'Accounts', spec: 'product §4.7', status: 200 } as const;

export const emailAddressEndpoints = {
  confirmEmail: endpoint({
    ...accounts,
    method: 'POST',
    path: '/users/confirm-email',
    access: 'public',
    rateLimit: 'mailed-link',
    summary: 'Make the new address count, with the token of the link mailed to it, which works once',
    body: z.object({ token: mailedTokenSchema }),
    response: z.object({ email: z.string() }),
    errors: ['conflict'],
  }),
  cancelEmailChange: endpoint({
    ...accounts,
    method: 'DELETE',
    path: '/users/pending-email',
    access: 'user',
    summary: 'Give up the new address that waits; its links end. Asked again, it gives the same answer',
    response: z.object({ pendingEmail: z.null() }),
  }),
} as const satisfies Record<string, EndpointDefinition>;
