import { describe, expect, it } from '@jest/globals';
import { withoutForetelling } from './foretold-words';

describe('what somebody is expected to say', () => {
  it.each([
    [
      'I will go on about how you should’ve seen the rot before you quoted.',
      'You should’ve seen the rot before you quoted.',
    ],
    ['I’ll say the last time works overran till the Tuesday.', 'The last time works overran till the Tuesday.'],
    [
      'I will fold my napkin and ask why I learned it from Ted and not from you.',
      'I want to know why I learned it from Ted and not from you.',
    ],
    [
      'I will also wonder, reasonably, whether my money is going into landfill.',
      'I want to know whether my money is going into landfill.',
    ],
    [
      'I will go mad about the waiting list in the two theatres.',
      'And what about the waiting list in the two theatres?',
    ],
    ['I complain you changed the cup after signing.', 'You changed the cup after signing.'],
    [
      'I stood up and said, in this order: (a) the borewell people dug up my trees.',
      'The borewell people dug up my trees.',
    ],
    ['What Ronchetti told to Greg on the phone: I wait for your second payment.', 'I wait for your second payment.'],
  ])('is said without that: %s', (told, said) => {
    expect(withoutForetelling(told)).toBe(said);
  });

  it.each([
    'I will sign nothing before the 4th.',
    'I want to know who pays if the spring runs dry.',
    'I said no to that in May.',
    'I’ll raise the rent in June.',
  ])('leaves what they do themselves: %s', (text) => {
    expect(withoutForetelling(text)).toBe(text);
  });
});
