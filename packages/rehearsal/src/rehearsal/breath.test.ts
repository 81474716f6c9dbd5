import { describe, expect, it } from '@jest/globals';
import { asksBack, asksSomething, withoutQuestion } from './breath';

describe('a line', () => {
  it('loses the question it ends with, and nothing else', () => {
    expect(withoutQuestion('The pump is ours. Who pays for it?')).toBe('The pump is ours.');
    expect(withoutQuestion('Why? Because the pump is ours.')).toBe('Why? Because the pump is ours.');
  });

  it('keeps a title and its name together', () => {
    expect(withoutQuestion('I lean toward Mr. Tate; whom do you want?')).toBe(
      'I lean toward Mr. Tate; whom do you want?',
    );
    expect(withoutQuestion('Ask Dr. Kerr first. Whom else?')).toBe('Ask Dr. Kerr first.');
  });

  it('that is nothing but a question stays as it is', () => {
    expect(withoutQuestion('Who pays for it?')).toBe('Who pays for it?');
    expect(withoutQuestion('Hm. Who pays for it?')).toBe('Hm. Who pays for it?');
  });

  it('asks back where its last sentence does', () => {
    expect(asksBack('Ours. Who pays?')).toBe(true);
    expect(asksBack('Who pays? We do.')).toBe(false);
    expect(asksSomething('Who pays? We do.')).toBe(true);
  });
});
