import { describe, expect, it } from '@jest/globals';
import { whoAgreed } from './who-agreed';

describe('who is said to have agreed', () => {
  it.each([
    ['Petra and I settled it over coffee.', 'Petra'],
    ['And the board has already nodded it through!', 'the board'],
    ['Good news: finance is on board too.', 'finance'],
    ['Legal told me that the clause is covered.', 'legal'],
    ['My director has signed it off, so we can start.', 'your director'],
    ['Don’t worry about Porto, Herr Adler’s fine with it.', 'Herr Adler'],
  ])('%s', (sentence, who) => {
    expect(whoAgreed(sentence)).toBe(who);
  });

  it.each(['I have already signed it.', 'It’s all sorted, really.', 'We agreed on Monday.', 'You said so yourself.'])(
    'names nobody in “%s”',
    (sentence) => {
      expect(whoAgreed(sentence)).toBeNull();
    },
  );
});
