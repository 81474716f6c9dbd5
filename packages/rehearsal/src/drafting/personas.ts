/** Who sits across, by kind of stakeholder, for a scenario drafted without a model. */
import type { StakeholderType } from '@parley/shared';

export interface PersonaPhrases {
  readonly role: string;
  readonly description: string;
  readonly style: string;
  readonly wants: string;
}

export const PERSONAS: Readonly<Record<StakeholderType, PersonaPhrases>> = {
  client: {
    role: 'Client',
    description: 'Pays for it and has to show something for the money. Polite until it gets vague.',
    style: 'Courteous, direct, asks for the point. Full sentences, no jargon.',
    wants: 'Know what is delivered, and when',
  },
  executive_sponsor: {
    role: 'Executive sponsor',
    description: 'Short of time, has given their word upstairs and expects you to keep yours.',
    style: 'Short sentences. Wants one figure and one date, and remembers both.',
    wants: 'Have one story to tell upstairs',
  },
  team_member: {
    role: 'Team member',
    description: 'Does the work and has been asked for one thing too many.',
    style: 'Plain, a little tired, honest when asked honestly.',
    wants: 'Know what to stop doing',
  },
  vendor: {
    role: 'Account director at the vendor',
    description: 'Friendly, careful, and knows the contract better than you do.',
    style: 'Smooth and exact. Gives nothing without asking for something.',
    wants: 'Keep the contract without losing money on it',
  },
  subject_matter_expert: {
    role: 'Subject-matter expert',
    description: 'Knows the matter better than anyone and has been misquoted before.',
    style: 'Exact, patient with honest questions, short with loose ones.',
    wants: 'Be asked before things are decided',
  },
  end_user: {
    role: 'Team lead of the people who will use it',
    description: 'Has to work with it from the first Monday on, and was not asked.',
    style: 'Practical, concrete, speaks of the daily work.',
    wants: 'Get through the day with it',
  },
  regulatory: {
    role: 'Compliance officer',
    description: 'Signs for it and is asked first when it goes wrong. Exact and not unfriendly.',
    style: 'Formal and precise. Wants it in writing.',
    wants: 'Have something to show an auditor',
  },
  technical_lead: {
    role: 'Technical lead',
    description: 'Carries the pager and has seen plans before.',
    style: 'Dry, concrete, impatient with adjectives.',
    wants: 'Not be rung at three in the morning',
  },
};

/** Somebody of whom a brief doesn't tell what they are. */
export const UNKNOWN_PERSON: PersonaPhrases = {
  role: 'Stakeholder',
  description: 'Wants a straight answer, and listens to whoever has listened first.',
  style: 'Plain and direct. Asks again when an answer was none.',
  wants: 'Know where they stand',
};

/** Names with their pronoun; which one it is follows from the template's title. */
export const NAMES: readonly { readonly name: string; readonly pronoun: 'he' | 'she' }[] = [
  { name: 'Helen Marsh', pronoun: 'she' },
  { name: 'Tomasz Wilk', pronoun: 'he' },
  { name: 'Nadia Rahman', pronoun: 'she' },
  { name: 'Owen Price', pronoun: 'he' },
  { name: 'Ingrid Solberg', pronoun: 'she' },
  { name: 'Samuel Adeyemi', pronoun: 'he' },
  { name: 'Lucia Ferrante', pronoun: 'she' },
  { name: 'Daniel Koh', pronoun: 'he' },
];
