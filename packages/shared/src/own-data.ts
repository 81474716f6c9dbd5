/** A person's own data, and the end of an account (product §4.12, §4.13). */
import { z } from 'zod';
import { endpoint, type EndpointDefinition } from './endpoint';
import { exportFormSchema, fileSchema } from './exports';
import { closingSchema, userSchema } from './users';

/** One of the two, by which the person shows once more who they are. */
export const closeAccountSchema = z
  .object({
    password: z.string({ error: 'Password is required' }).max(1000, 'Password is too long').optional(),
    /** Google's, of the last five minutes. */
    idToken: z.string().max(5000).optional(),
  })
  .meta({ description: 'The password, or an ID token of Google that is not older than five minutes' });
export type CloseAccount = z.infer<typeof closeAccountSchema>;

const DOWNLOAD = {
  path: '/users/export',
  tag: 'Accounts',
  access: 'user',
  spec: 'product §4.12',
  kind: 'file',
  mediaType: 'application/zip',
  rateLimit: 'data-download',
  status: 200,
  response: fileSchema,
  errors: ['not_found', 'conflict'],
} as const;

export const ownDataEndpoints = {
  exportOwnData: endpoint({
    ...DOWNLOAD,
    method: 'GET',
    summary: 'Everything held about the caller, as a ZIP of JSON and Markdown. One download at a time',
  }),
  exportOwnDataByForm: endpoint({
    ...DOWNLOAD,
    method: 'POST',
    summary: 'The same for a form with the token in a hidden field, so that the browser saves it while it comes',
    form: exportFormSchema,
  }),
  closeAccount: endpoint({
    method: 'POST',
    path: '/users/close-account',
    tag: 'Accounts',
    access: 'user',
    spec: 'product §4.13',
    rateLimit: 'account-closing',
    summary: 'Close the account: signs out everywhere; it is erased 30 days later unless it is reopened',
    body: closeAccountSchema,
    status: 200,
    response: closingSchema,
    errors: ['forbidden'],
  }),
  reopenAccount: endpoint({
    method: 'POST',
    path: '/users/reopen-account',
    tag: 'Accounts',
    access: 'user',
    whileClosing: true,
    spec: 'product §4.13',
    summary: 'Take the closing back, until erasing begins. Asked again, it changes nothing',
    status: 200,
    response: userSchema,
  }),
} as const satisfies Record<string, EndpointDefinition>;
