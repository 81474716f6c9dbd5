import { describe, expect, it } from '@jest/globals';
import { goalIn } from './goals';

const goal = (mark: string): string | null =>
  goalIn(mark, { who: 'Ines', pronoun: 'she', tidied: (rest) => rest.replace(/[.]$/, '') })?.text ?? null;

describe('what the writer wants of the talk', () => {
  it.each([
    ['I need ¤O to agree to the new date before ¤P meeting.', 'Get Ines to agree to the new date before her meeting.'],
    [
      'What I’m hoping to get is a start on December 1 with four of ¤P clerks.',
      'Get this from Ines: a start on December 1 with four of her clerks.',
    ],
    ['What I want is for ¤O to accept that we open it on the 9th.', 'Get Ines to accept that you open it on the 9th.'],
    ['What I’m hoping for is that ¤S will give us until the 20th.', 'Get Ines to give you until the 20th.'],
    [
      'I would like that ¤S accept the test and that ¤S don’t dismantle the line.',
      'Get Ines to accept the test and not to dismantle the line.',
    ],
    ['Goal = ¤S accepts 23 Oct and lends us two people.', 'Get Ines to accept 23 Oct and to lend you two people.'],
    ['i want ¤O ok to move it by friday', 'Get Ines’s ok to move it by friday.'],
    ['I wish for ¤P consent for the transport.', 'Get Ines’s consent for the transport.'],
    ['Have to tell ¤O that ¤P wing isn’t getting the beds.', 'Tell Ines that her wing isn’t getting the beds.'],
    ['The aim of the conversation: that ¤S doesn’t go to court.', 'Get Ines not to go to court.'],
    ['I’d like not to discuss the letter.', null],
    ['¤S wants a date by Friday.', null],
  ])('%s', (mark, expected) => {
    expect(goal(mark)).toBe(expected);
  });
});
