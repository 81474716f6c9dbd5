import { scenarios } from '@parley/content';
import type { ScenarioContent } from '@parley/shared';
import { describe, expect, it } from '@jest/globals';
import type { CoachContext, TranscriptMessage } from '@parley/coach';
import {
  createLexicalSimilarity,
  estimateTokens,
  REPLY_TOKENS,
  replyPrompt,
  standingOf,
} from '@parley/coach/internals';

const similarity = createLexicalSimilarity();

function conversation(lines: readonly string[], scenario: ScenarioContent): CoachContext {
  const messages: TranscriptMessage[] = [{ number: 1, role: 'stakeholder', content: scenario.opening }];
  for (const [at, content] of lines.entries()) {
    if (at > 0)
      messages.push({
        number: messages.length + 1,
        role: 'stakeholder',
        content: `And what do I tell the board about that, ${at}?`,
      });
    messages.push({ number: messages.length + 1, role: 'student', content });
  }
  return { scenario, messages, seed: 'c1' };
}

describe('the prompt of a reply in every scenario', () => {
  it.each(scenarios.map((entry) => [entry.slug, entry] as const))(
    '%s: fits a small context, and tells neither what is really behind a concern nor one that has not come up',
    async (_, entry) => {
      const asked = conversation(['What worries you most, honestly? Tell me all of it.'], entry);
      const standing = await standingOf(asked, similarity);
      if (!standing) throw new Error('Nothing stands');
      const lines = Array.from(
        { length: 30 },
        (__, at) =>
          `We hold the ${at + 1}th, and it costs us ${at} thousand more than we had planned for it in the spring.`,
      );
      const texts = replyPrompt(conversation(lines, entry), standing, { before: '', after: '', hint: '' }, 4_096).map(
        ({ content }) => (typeof content === 'string' ? content : ''),
      );
      const all = texts.join('\n');
      expect(estimateTokens(all) + REPLY_TOKENS).toBeLessThan(4_096);
      expect(texts.length).toBeGreaterThan(6);
      for (const { worry } of entry.concerns) expect(all).not.toContain(worry);
      for (const would of entry.persona.wouldMove) expect(all).not.toContain(would);
      for (const { line, text } of entry.facts.filter(({ knownBy }) => knownBy === 'stakeholder'))
        expect([all.includes(line), all.includes(text)]).toEqual([false, false]);
      expect(entry.concerns.filter(({ summary }) => all.includes(summary)).length).toBeLessThan(entry.concerns.length);
    },
  );
});
