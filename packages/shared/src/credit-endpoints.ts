/** The row of the endpoint table about the ledger (product §5.4). */
import { z } from 'zod';
import { endpoint, pageQuerySchema, type EndpointDefinition } from './endpoint';
import { creditLineSchema } from './payments';

export const creditEndpoints = {
  listCredits: endpoint({
    method: 'GET',
    path: '/users/credits',
    tag: 'Accounts',
    access: 'user',
    spec: 'product §5.4',
    kind: 'list',
    summary: 'Every session granted, used, given back or lapsed, newest first, with the reason in words',
    query: pageQuerySchema,
    status: 200,
    response: z.array(creditLineSchema),
  }),
} as const satisfies Record<string, EndpointDefinition>;
