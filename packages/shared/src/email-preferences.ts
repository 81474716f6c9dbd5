/** Which e-mails a person wants (product §15.5). Plain data without zod, so that a browser can show it without the schemas. */

export const EMAIL_PREFERENCES = [
  'simulationComplete',
  'monthlyProgress',
  'lowCreditsWarning',
  'trialEnding',
  'planExpiration',
  'marketingEmails',
] as const;
export type EmailPreference = (typeof EMAIL_PREFERENCES)[number];
