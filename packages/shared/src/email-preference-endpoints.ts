/** The rows of the endpoint table about which e-mails one gets (product §15.5). */
import { z } from 'zod';
import { endpoint, type EndpointDefinition } from './endpoint';
import { EMAIL_PREFERENCES, type EmailPreference } from './email-preferences';

const wanted = z.boolean({ error: 'Must be true or false' });

export const emailPreferencesSchema = z.object({
  simulationComplete: wanted,
  monthlyProgress: wanted,
  lowCreditsWarning: wanted,
  trialEnding: wanted,
  planExpiration: wanted,
  marketingEmails: wanted,
} satisfies Record<EmailPreference, z.ZodBoolean>);

const unsubscribeParamsSchema = z.object({ token: z.string().max(200) });

export const emailPreferenceEndpoints = {
  getEmailPreferences: endpoint({
    method: 'GET',
    path: '/users/email-preferences',
    tag: 'Accounts',
    access: 'user',
    spec: 'product §15.5',
    summary: 'Which e-mails the caller gets',
    status: 200,
    response: emailPreferencesSchema,
  }),
  saveEmailPreferences: endpoint({
    method: 'PUT',
    path: '/users/email-preferences',
    tag: 'Accounts',
    access: 'user',
    spec: 'product §15.5',
    rateLimit: 'email-preferences',
    summary: 'Choose which e-mails the caller gets, all six at once',
    body: emailPreferencesSchema,
    status: 200,
    response: emailPreferencesSchema,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/unsubscribe/:token',
    tag: 'Accounts',
    access: 'public',
    spec: 'product §15.7',
    summary:
      'Switch one preference off, by the link of an e-mail and without signing in. Mail programs post here by themselves (RFC 8058); what they send along is not read',
    params: unsubscribeParamsSchema,
    status: 200,
    response: z.object({ preference: z.enum(EMAIL_PREFERENCES), wanted: z.literal(false) }),
    errors: ['not_found'],
  }),
  openUnsubscribe: endpoint({
    method: 'GET',
    path: '/unsubscribe/:token',
    tag: 'Accounts',
    access: 'public',
    spec: 'product §15.7',
    kind: 'redirect',
    summary: 'Leads to the page that asks first. Changes nothing: mail scanners open every link',
    params: unsubscribeParamsSchema,
    status: 303,
    response: z.string(),
    errors: ['not_found'],
  }),
} as const satisfies Record<string, EndpointDefinition>;
