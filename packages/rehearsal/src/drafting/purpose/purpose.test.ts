import { describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '../../similarity/lexical';
import { draftFromBrief } from '../brief/draft-from-brief';
import { inSequence } from './purpose';
import { PURPOSES } from './purposes';

const LABELS = PURPOSES.length;
const none = PURPOSES.map(() => PURPOSES.map(() => 0));

describe('the purposes of sentences one after the other', () => {
  it('are what each is by itself where nothing is known of the order', () => {
    const alone = [0, 1].map((place) => Float64Array.from({ length: LABELS }, (_, at) => (at === place ? 0.55 : 0.05)));
    for (const [at, chances] of inSequence(alone, none).entries())
      expect([...chances]).toEqual([...(alone[at] ?? [])].map((chance) => expect.closeTo(chance, 6)));
  });

  it('lean towards what usually follows, before and behind', () => {
    const unsure = Float64Array.from({ length: LABELS }, () => 1 / LABELS);
    const sure = Float64Array.from({ length: LABELS }, (_, at) => (at === 6 ? 0.91 : 0.01));
    const together = none.map((row, from) => row.map((_, to) => (from === to ? 1 : 0)));
    const [first, , last] = inSequence([unsure, sure, unsure], together);
    expect(first?.indexOf(Math.max(...(first ?? [])))).toBe(6);
    expect(last?.indexOf(Math.max(...(last ?? [])))).toBe(6);
    expect(first?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  });
});

describe('a brief without the sentence model', () => {
  it('is drafted as by grammar alone', async () => {
    const brief =
      'I have to speak to Ines Carvalho, our finance controller, on Friday. She wants the invoices by 3 March and says that she has to report to the board. I need her to accept 12 March.';
    const plain = await draftFromBrief(brief);
    expect(await draftFromBrief(brief, { similarity: createLexicalSimilarity() })).toEqual(plain);
    expect('refused' in plain ? null : plain.content.goal).toContain('accept 12 March');
  });
});
