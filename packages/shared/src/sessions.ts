/** Signed-in devices, and the rows of the endpoint table about them (product §4.6, §4.11). */
import { z } from 'zod';
import { endpoint, idParamsSchema, type EndpointDefinition } from './endpoint';

export const deviceSessionSchema = z.object({
  _id: z.string(),
  /** Browser and system in words, as far as they told. */
  device: z.string(),
  /** To within five minutes. */
  lastSeenAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** The one this call is made with. */
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

const revokedSchema = z.object({ revoked: z.literal(true) });
const accounts = { tag: 'Accounts', access: 'user', status: 200 } as const;

export const sessionEndpoints = {
  logout: endpoint({
    ...accounts,
    method: 'POST',
    path: '/users/logout',
    whileClosing: true,
    spec: 'product §4.6',
    summary: 'End the session this call is made with',
    response: revokedSchema,
  }),
  logoutEverywhere: endpoint({
    ...accounts,
    method: 'POST',
    path: '/users/logout-everywhere',
    spec: 'product §4.11',
    summary: 'End every session of the account, this one too',
    response: revokedSchema,
  }),
  listSessions: endpoint({
    ...accounts,
    method: 'GET',
    path: '/users/sessions',
    spec: 'product §4.11',
    summary: 'The devices that are signed in, the one seen last first',
    response: z.array(deviceSessionSchema),
  }),
  endSession: endpoint({
    ...accounts,
    method: 'DELETE',
    path: '/users/sessions/:id',
    spec: 'product §4.11',
    summary: 'Sign one device out',
    params: idParamsSchema,
    response: revokedSchema,
    errors: ['not_found'],
  }),
} as const satisfies Record<string, EndpointDefinition>;
