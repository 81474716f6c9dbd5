import { describe, expect, it } from '@jest/globals';
import { asksAssent, asksForVerdict } from './assent';

describe('asking for assent', () => {
  it.each([
    'Agree?',
    'You agree?',
    'Agreed?',
    'Good?',
    'Good enough?',
    'So, deal?',
    'Is that fair?',
    'Is that acceptable to you?',
    'Would that work for you?',
    'Does that help?',
    'Is that any use?',
    'Can you live with that?',
    'Yes?',
    'Can you sign that?',
    'Enough for the 480?',
    'Is that enough to cover your £12,000?',
  ])('“%s” asks for nothing else', (text) => expect(asksAssent(text)).toBe(true));

  it.each([
    'What would make you agree?',
    'Is the valve good enough for the winter?',
    'Would that pump work without power?',
    'Who agreed to it?',
    'Is there enough for the pump?',
    'Good morning.',
    'That is a deal.',
  ])('“%s” does not', (text) => expect(asksAssent(text)).toBe(false));
});

describe('asking for a word on what was offered', () => {
  it.each(['What do you think?', 'How do you see it?', 'What’s your feeling?', 'And how does that sound to you?'])(
    '“%s”',
    (text) => expect(asksForVerdict(text)).toBe(true),
  );
  it.each(['What do you think of the pump?', 'How do you see the year?', 'What would you say to the board?'])(
    'not “%s”',
    (text) => expect(asksForVerdict(text)).toBe(false),
  );
});
