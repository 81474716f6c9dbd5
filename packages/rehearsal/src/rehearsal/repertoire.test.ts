import { describe, expect, it } from '@jest/globals';
import { Repertoire } from './repertoire';

const spoken = (content: string): Repertoire => new Repertoire([{ number: 1, role: 'stakeholder', content }]);

describe('what was spoken', () => {
  it('is not said again within another sentence', () => {
    const repertoire = spoken('The second pump could wait, nobody in the cellar looks at that.');
    expect(repertoire.isFresh('Yes, the pump can go, nobody in the cellar looks at that.')).toBe(false);
    expect(repertoire.isFresh('Yes, the pump can go, nobody needs it.')).toBe(true);
  });

  it('leaves habits of speech free', () => {
    expect(spoken('To be honest, I never saw it.').isFresh('To be honest, it leaks.')).toBe(true);
  });
});
