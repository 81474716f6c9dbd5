/** What is wanted in a sentence that is surely the goal, where no form of a wish holds. */
import { describe, expect, it } from '@jest/globals';
import { behindIt } from './wish-behind';

const LUC = { who: 'Luc', pronoun: 'he' } as const;

describe('a goal', () => {
  it.each([
    ['I’m on board with ¤O on Tuesday and hope to come off with a yes for 19 days', 'Get Luc’s yes for 19 days.'],
    [
      'What we want off ¤O: move the 05:40 over to berth 3 from 2 Feb.',
      'Get Luc to move the 05:40 over to berth 3 from 2 Feb.',
    ],
    [
      'Call w/ ¤O tomorrow 9.00: amber up to 9 mm for the next 80 m, agreed and dated.',
      'Get amber up to 9 mm for the next 80 m, agreed and dated.',
    ],
    ['what I need is ¤O saying yes to all eleven nights', 'Get Luc to say yes to all eleven nights.'],
    [
      'So I must bring ¤O, the lead auditor, to accept a plan until 1 March and no stop.',
      'Get Luc to accept a plan until 1 March and no stop.',
    ],
    [
      'I meet ¤O alone on Thursday and I want that we shake hands on three weeks.',
      'Get Luc to agree that you shake hands on three weeks.',
    ],
    [
      'I still do this talk myself: ¤S stays night lead until 31 March, because the audit is on the 24th.',
      'Get Luc to stay night lead until 31 March.',
    ],
    [
      'I drive to Águeda on Monday to get the first eight by 20/9, that’s all I want from ¤O.',
      'Get the first eight by 20/9.',
    ],
    [
      'I see ¤O on Friday in ¤P office, for the berth 2, 20 April till 10 May, otherwise no pontoon this season.',
      'Get the berth 2, 20 April till 10 May.',
    ],
    [
      'I am given twenty minutes with ¤O and shall ask for nine registry officers from 3 June.',
      'Get nine registry officers from 3 June.',
    ],
    [
      'I see ¤O alone on Thursday at 8; the pilot for both faculties must be approved.',
      'Get Luc to agree that the pilot for both faculties must be approved.',
    ],
  ])('stands behind the words for it: %s', (mark, expected) => {
    expect(behindIt(mark, LUC)).toBe(expected);
  });

  it.each([
    'Action 9/1: meet ¤O, report 4 April.',
    'Don’t open other subjects with ¤O.',
    'Tomorrow at ten I go to ¤O.',
  ])('is in none that tells no wish: %s', (mark) => {
    expect(behindIt(mark, LUC)).toBeNull();
  });
});
