import { scenarios } from '@parley/content';
import { feedbackSchema } from '@parley/shared';
import { describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { chanceFrom, createLexicalSimilarity, isVerbatim } from '@parley/coach/internals';
import { noDelay, rehearse } from '@parley/coach/testing';

const coach = createCoach({ delay: noDelay, similarity: createLexicalSimilarity() });
const PIECES = [
  'we',
  'will',
  'not',
  '£38,000',
  '12 nov',
  '?',
  '!',
  '…',
  '\n',
  '\t',
  '“',
  '”',
  '’',
  '<b>',
  '</',
  '{figure}',
  '${x}',
  '\u0000',
  '😀',
  '👩‍👩‍👧',
  'ß',
  'ﬀ',
  '中文',
  'by Friday',
  'because',
  '(((',
  '))',
  '\\',
  '"',
  "'",
  '%',
  '10/10',
  'if',
  'or',
  '.',
  '. .',
  '$&',
  '$1',
  '__proto__',
  'constructor',
  'Ⅷ',
  '٣',
  'é',
  'a'.repeat(60),
  '1e999',
  '-0',
  '31 February',
  '99:99',
  'null',
  'I',
  'you',
  'the board',
];

/** A message of up to 40 pieces, the same for the same seed. */
function message(seed: string): string {
  const chance = chanceFrom(seed);
  const text = Array.from(
    { length: 1 + Math.floor(chance() * 40) },
    () => `${PIECES[Math.floor(chance() * PIECES.length)] ?? ''}${chance() < 0.7 ? ' ' : ''}`,
  ).join('');
  return text.trim() === '' ? 'x' : text.slice(0, 4000);
}

describe('whatever is said', () => {
  it.each(Array.from({ length: 10 }, (_, at) => at))(
    'random conversation %i: a reply each time, a sound report at the end',
    async (at) => {
      const scenario = scenarios[at % scenarios.length];
      if (!scenario) throw new Error('The library has no scenario');
      const lines = Array.from({ length: 5 }, (_, turn) => message(`${at}:${turn}`));
      const conversation = await rehearse(coach, scenario, lines, String(at));
      expect(conversation.messages.every((entry) => entry.content.length > 0)).toBe(true);
      expect(
        conversation.messages.filter(
          (entry) =>
            entry.role === 'stakeholder' &&
            /\{(?:figure|day|promise)\}/.test(entry.content) &&
            !lines.some((line) => line.includes('{figure}')),
        ),
      ).toEqual([]);
      const tip = await coach.tip(conversation, lines[0] ?? 'x');
      expect(tip.quotes.every((quote) => tip.tip.includes(quote))).toBe(true);
      const feedback = await coach.assess(conversation);
      expect(feedbackSchema.safeParse(feedback).error).toBeUndefined();
      expect(
        feedback.indicators
          .flatMap((result) => result.evidence ?? [])
          .filter((quote) => !isVerbatim(quote, conversation.messages)),
      ).toEqual([]);
    },
  );
});
