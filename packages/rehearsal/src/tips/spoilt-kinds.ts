/** What can spoil a draft, in the order in which it is told (product §10.3). */

/** How people are treated, what is not so, and what gives the matter away: told before a question that is left open. */
export const GRAVE_KINDS = [
  'insult',
  'threat',
  'mockery',
  'furtive',
  'confidence',
  'misheard',
  'unheard',
  'untrue',
  'contradiction',
  'settled',
  'personal',
  'pressing',
  'blame',
  'calming',
  'imposing',
  'excuse',
  'evasion',
  'minimising',
  'over_promise',
  'dropping',
  'giving_away',
  'giving_in',
  'hearsay',
  'unproven',
] as const;
/** In the order in which they are told. */
export const SPOILT_KINDS = [
  ...GRAVE_KINDS,
  'shortcut',
  'near_miss',
  'small_talk',
  'taken_back',
  'flattery',
  'own_record',
  'empty_words',
  'brush_off',
  'options_announced',
  'comfort',
  'hedge',
  'flat_no',
  'demand',
] as const;
export type SpoiltKind = (typeof SPOILT_KINDS)[number];
