import { scenarios } from '@parley/content';
import { describe, expect, it } from '@jest/globals';
import { chanceFrom, createLexicalSimilarity, Speaker, standingOf } from '@parley/coach/internals';
import { monologue } from '@parley/coach/testing';

describe('one turn of one stakeholder', () => {
  it.each(scenarios.map((scenario) => [scenario.slug, scenario] as const))(
    '%s uses a frame once in a breath, whatever stands in its slot',
    async (_, scenario) => {
      const similarity = createLexicalSimilarity();
      const context = monologue(scenario, ['We will see.']);
      const standing = await standingOf(context, similarity);
      if (!standing) throw new Error('Nobody has spoken');
      for (let seed = 0; seed < 8; seed += 1) {
        const speaker = new Speaker({
          scenario,
          messages: context.messages,
          similarity,
          chance: chanceFrom(String(seed)),
          reading: standing.reading,
          before: standing.before,
          after: standing.after,
          plan: standing.plan,
          points: [],
          text: 'We will see.',
        });
        const frames = scenario.concerns.slice(0, 2).map(({ id }) => {
          const line = speaker.matter('eased', [id]) ?? '';
          return speaker.voice.eased.findIndex((frame) =>
            frame
              .split('{matter}')
              .every((part) => line.toLowerCase().includes(part.toLowerCase().replace('{matter}', ''))),
          );
        });
        expect(new Set(frames.filter((frame) => frame >= 0)).size).toBe(frames.filter((frame) => frame >= 0).length);
      }
    },
  );
});
