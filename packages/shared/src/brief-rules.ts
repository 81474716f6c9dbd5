/** Limits and texts of scenarios from a brief (product §23). Plain values, so that a browser can import them. */
export const BRIEF_MISSING = 'Please paste a brief';
/** Characters. */
export const LONGEST_BRIEF = 8_000;

export const UNDERSTOOD_KINDS = [
  'stakeholder',
  'role',
  'organisation',
  'person',
  'money',
  'amount',
  'day',
  'ask',
  'hidden',
] as const;

/** Parts of a drafted scenario that the brief doesn't tell and that were made up for it. */
export const INVENTED_PARTS = ['name', 'role', 'organisation', 'worry'] as const;
export const BRIEF_REFUSALS = ['too_short', 'too_long', 'noise', 'other_language', 'nobody'] as const;
export type BriefRefusal = (typeof BRIEF_REFUSALS)[number];

/** What somebody is told whose brief makes no scenario. */
export const BRIEF_REFUSAL_TEXTS: Readonly<Record<BriefRefusal, string>> = {
  too_short:
    'That is too little to make a conversation of. Tell who it is about, what they want and what happened: three or four sentences are enough.',
  too_long: 'A brief can have 8,000 characters at most. Leave out what the conversation is not about.',
  noise: 'We could not read that as a text. Paste notes, an e-mail or a ticket in ordinary sentences.',
  other_language: 'We can only read English so far. Paste the brief in English, names and figures as they are.',
  nobody: 'We found nobody in it whom you would talk to. Add who it is, what they want and what stands in the way.',
};
