/** Which e-mails a person wants (product §15.5). Plain data without zod, so that a browser can show it without the schemas. */

/** What everybody has who has not chosen: all that tells of one's own account, and no advertising. */
export const EMAIL_PREFERENCE_DEFAULTS = {
  simulationComplete: true,
  monthlyProgress: true,
  lowCreditsWarning: true,
  trialEnding: true,
  planExpiration: true,
  marketingEmails: false,
} as const;

export type EmailPreference = keyof typeof EMAIL_PREFERENCE_DEFAULTS;
export type EmailPreferences = { readonly [P in EmailPreference]: boolean };
export const EMAIL_PREFERENCES = Object.keys(EMAIL_PREFERENCE_DEFAULTS) as readonly EmailPreference[];

/** What each governs, in the words of the settings and of the page that a letter's link opens. */
export const EMAIL_PREFERENCE_WORDS: Record<EmailPreference, { readonly label: string; readonly what: string }> = {
  simulationComplete: { label: 'Simulation complete', what: 'Your score and findings, when a report is ready.' },
  monthlyProgress: {
    label: 'Monthly progress',
    what: 'On the first of a month: what you practised, and how it went against the month before.',
  },
  lowCreditsWarning: { label: 'Low credits warning', what: 'When a fifth of your sessions is left.' },
  trialEnding: { label: 'Trial ending', what: 'Three days and one day before your free trial ends.' },
  planExpiration: { label: 'Plan expiration', what: 'A week before a plan of yours ends.' },
  marketingEmails: { label: 'News and offers', what: 'What is new in the product, now and then.' },
};

export const isEmailPreference = (name: string): name is EmailPreference =>
  Object.hasOwn(EMAIL_PREFERENCE_DEFAULTS, name);
