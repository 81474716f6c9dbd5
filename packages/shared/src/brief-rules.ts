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

/**
 * Parts of a drafted scenario that the brief may not tell and that are made up then. Beside them a concern, and what lies behind
 * one, by its id: 'concern:told-besides', 'worry:budget-constraints'. 'worry' alone stood for the first one's in older drafts.
 */
export const INVENTED_PARTS = ['name', 'role', 'organisation', 'worry'] as const;
/**
 * Who knows a fact: both, only the student, only the stakeholder. `maybe`: the student does, and the stakeholder may as well;
 * they don't bring it up, and nothing that they say to it sounds as if it were new to them or not.
 */
export const FACT_KNOWERS = ['both', 'student', 'stakeholder', 'maybe'] as const;
export type FactKnower = (typeof FACT_KNOWERS)[number];
/** Whether the stakeholder speaks of a fact before the student has told it. */
export const isTheirsToTell = (knower: FactKnower): boolean => knower === 'both' || knower === 'stakeholder';
/** A concern or a fact of the owner's own, as the ids of a correction name it: 'own-1'. */
export const OWN_ID = /^own-\d{1,2}$/;
/** So many concerns one stakeholder has at least and at most, and so many facts at most. */
export const LEAST_CONCERNS = 2;
export const MOST_CONCERNS = 5;
export const MOST_FACTS = 20;
/** With fewer a talk has nothing to turn on. */
export const LEAST_FACTS = 1;
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
