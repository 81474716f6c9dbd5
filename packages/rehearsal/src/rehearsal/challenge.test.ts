import { describe, expect, it } from '@jest/globals';
import type { Undertones } from '../understanding/reading';
import { scopeChange } from '../testing/scenarios/scope-change-request';
import { createLexicalSimilarity } from '../similarity/lexical';
import { doubtOf, THREAT_HEARD, threatHeard } from './challenge';
import { Speaker, type Turn } from './speaker';
import { voiceOf } from './voice';

const doubts = ['{Who}? I know nothing of it.'];
const scenario = { ...scopeChange, manner: { ...voiceOf(scopeChange), doubts } };

function doubt(text: string, bluff: number): string | null {
  const heard = { quote: text, chance: 0 };
  const undertones: Undertones = { harsh: heard, bluff: { quote: text, chance: bluff }, unkind: false, veiled: null };
  const turn = {
    scenario,
    messages: [{ number: 1, role: 'student', content: text }],
    similarity: createLexicalSimilarity(),
    chance: () => 0,
    reading: { undertones },
    points: [],
    text,
  };
  return doubtOf(new Speaker(turn as unknown as Turn));
}

describe('a doubt', () => {
  it('names whoever is said to have agreed, where the message sounds like a bluff', () => {
    expect(doubt('Relax. Procurement has already waved it on, and Petra is on board.', 0.8)).toBe(
      'Petra? I know nothing of it.',
    );
    expect(doubt('Finance has signed it.', 0.8)).toBe('Finance? I know nothing of it.');
  });

  it('is not felt otherwise', () => {
    expect(doubt('Finance has signed it.', 0.1)).toBeNull();
    expect(doubt('I have everything ready for you.', 0.8)).toBeNull();
    expect(doubt('Has finance signed it?', 0.8)).toBeNull();
  });
});

describe('a threat between the lines', () => {
  const heard = (veiled: string | null, said: readonly string[] = []): string | null => {
    const turn = {
      scenario,
      messages: said.map((content, at) => ({ number: at + 1, role: 'stakeholder', content })),
      similarity: createLexicalSimilarity(),
      chance: () => 0,
      reading: { undertones: { veiled } },
      points: [],
      text: veiled ?? '',
    };
    return threatHeard(new Speaker(turn as unknown as Turn));
  };

  it('is named, each time in other words, and not for ever', () => {
    const threat = 'I’d hate for your director to hear of it.';
    expect(heard(threat)).toBe(THREAT_HEARD[0]);
    expect(heard(threat, [THREAT_HEARD[0]])).toBe(THREAT_HEARD[1]);
    expect(heard(threat, THREAT_HEARD)).toBeNull();
  });

  it('is not named where none is', () => {
    expect(heard(null)).toBeNull();
  });
});
