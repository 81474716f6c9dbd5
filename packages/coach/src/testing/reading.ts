/** What was read in a message that gives something, for tests of what is made of readings. */
import type { Reading } from '@parley/rehearsal/reading';

/** A message of substance in five ways; it settles the concern it speaks to, too. */
export const substantialReading = (messageNumber: number, quote: string, concern: string): Reading => ({
  messageNumber,
  understood: 'clear',
  addressed: true,
  answer: 'answered',
  inTheAir: null,
  acts: (['option', 'commit', 'news', 'own', 'ask'] as const).map((kind) => ({
    kind,
    quote,
    concern,
    amount: null,
    day: 'Friday',
    strength: 1,
  })),
  faults: [],
  concerns: [{ concern, kind: 'addressed', substance: 2.4, quote }],
});
