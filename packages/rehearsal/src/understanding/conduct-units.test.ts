import { describe, expect, it } from '@jest/globals';
import { parseText, type Sentence } from '../language/parse';
import { createLexicalSimilarity } from '../similarity/lexical';
import type { Similarity } from '../similarity/similarity';
import { signsOf } from './conduct-signs';
import { CONDUCT_CLASSES, type ConductUnit, type ConductUnits } from './conduct-classes';
import { chancesBy, hostileIn } from './conduct-units';

const sentence = (text: string): Sentence => {
  const [first] = parseText(text);
  if (!first) throw new Error(`No sentence in “${text}”`);
  return first;
};
const INNOCENT = sentence('Turbine 7 runs again on 20 October.');
const HOSTILE = sentence('You are an idiot, and I will ruin you.');
/** Speaks to 'you', as the units here want it, and calls nobody names. */
const FORMLESS = sentence('You said you would look at it.');
const SIGNS = signsOf(HOSTILE).length;

/** A unit that takes a first input of 1 for an insult by so much, and everything else for innocent by as much. */
const byFirst = (width: number, odds: number): ConductUnit => {
  const part = (bias: number, weight: number): ConductUnit['rude'] => ({
    bias,
    weights: Array.from({ length: width }, (_, at) => (at === 0 ? weight : 0)),
  });
  const never = part(-20, 0);
  return {
    innocent: part(odds, -2 * odds),
    rude: part(0, 0),
    threat: never,
    blame: never,
    scorer: never,
    role_break: never,
  };
};
const units = (meaning: number, wording: number): ConductUnits => ({
  meaning: byFirst(2, meaning),
  wording: byFirst(SIGNS, wording),
});
/** What speaks of 'you' lies at 1, 0. */
const vectors: Similarity = {
  ...createLexicalSimilarity(),
  name: 'embedding',
  vector: (text) => Float32Array.from(/\byou\b/i.test(text) ? [1, 0] : [0, 1]),
};
const certainty = (said: Sentence, of: ConductUnits, similarity = vectors): string =>
  hostileIn(said, [], similarity, of)?.certainty ?? 'innocent';

describe('hostility', () => {
  it('is certain where meaning and wording are both sure of it', () => {
    expect(hostileIn(HOSTILE, [], vectors, units(4, 4))).toEqual({ kind: 'rude', certainty: 'certain' });
    expect(certainty(INNOCENT, units(4, 4))).toBe('innocent');
  });

  it('is never certain where only one of them is, however sure', () => {
    expect(certainty(FORMLESS, units(50, -1))).toBe('slight');
    expect(certainty(FORMLESS, units(-1, 50))).toBe('slight');
    expect(certainty(FORMLESS, units(50, 0.7))).toBe('likely');
    expect(certainty(FORMLESS, units(0.7, 50))).toBe('likely');
  });

  it('is likely where one of them leans away, but a form of its kind speaks too', () => {
    expect(certainty(HOSTILE, units(50, -1))).toBe('likely');
    expect(certainty(HOSTILE, units(3, -2))).toBe('slight');
    expect(certainty(HOSTILE, units(50, 0.7))).toBe('likely');
  });

  it('is at most likely without vectors, and then only where its form shows it too', () => {
    expect(certainty(HOSTILE, units(50, 50), createLexicalSimilarity())).toBe('likely');
    expect(certainty(FORMLESS, units(50, 50), createLexicalSimilarity())).toBe('innocent');
  });

  it('is judged without the meaning where the unit was fitted for other vectors', () => {
    expect(chancesBy(byFirst(3, 1), Float32Array.from([1, 0]))).toBeNull();
    expect(certainty(HOSTILE, { meaning: byFirst(3, 50), wording: byFirst(SIGNS, 50) })).toBe('likely');
  });

  it('gives chances that add up to one', () => {
    const chances = chancesBy(byFirst(2, 1.5), Float32Array.from([0.3, 0.7]));
    expect(CONDUCT_CLASSES.reduce((sum, name) => sum + (chances?.[name] ?? 0), 0)).toBeCloseTo(1, 6);
  });
});
