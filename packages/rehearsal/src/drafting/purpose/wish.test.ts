import { describe, expect, it } from '@jest/globals';
import { wellFormed } from './well-formed';
import { inOwnWords, wishIn } from './wish';

const INES = { who: 'Ines', pronoun: 'she' } as const;

it('is not what they want to know', () => {
  expect(wishIn('And ¤S wants to know whether the county gets its own copy of the files.', INES)).toBeNull();
});

describe('the goal in a sentence that tells it', () => {
  it.each([
    ['I need ¤O to name a date I can give the vendor.', 'Get Ines to name a date you can give the vendor.'],
    ['It would be enough for me if ¤S said yes to the 5th of November.', 'Get Ines to say yes to the 5th of November.'],
    ['When we meet I hope to leave with ¤P yes to 7 October.', 'Get Ines’s yes to 7 October.'],
    [
      'goal = ¤P signature on the revised plan before 23 May',
      'Get Ines’s signature on the revised plan before 23 May.',
    ],
    ['ACTION me: see ¤O on Friday about getting 2 hours, 8 to 10.', 'Get 2 hours, 8 to 10.'],
    ['I’m driving out there Thursday to ask ¤O for 318 deed books.', 'Come away with 318 deed books.'],
    ['¤S grows most of it, so I want ¤O signed for all 62 acres.', 'Get Ines signed for all 62 acres.'],
    ['I’d like to have ¤P list of what is asked for most.', 'Get Ines’s list of what is asked for most.'],
    ['What I need from ¤O is a date, and it has to be no later than 3 May.', 'Get a date, no later than 3 May.'],
    [
      'What we need from ¤O: either ¤S approves 900 euros, or ¤S cuts the list in half.',
      'Get Ines to approve 900 euros, or to cut the list in half.',
    ],
    ['What I need from ¤O is quite simple: a day for each of the two crews.', 'Get a day for each of the two crews.'],
    ['What we are looking for is ¤P signature by 15 December.', 'Get Ines’s signature by 15 December.'],
    ['Paloma wants ¤O to agree to a smaller stage.', 'Get Ines to agree to a smaller stage.'],
    ['The goal of the visit: ¤S should accept a second test by May.', 'Get Ines to accept a second test by May.'],
    ['Ideally ¤S signs for the weekend of 13/14 June.', 'Get Ines to sign for the weekend of 13/14 June.'],
    ['I just need to find out whether one year would do.', 'Find out whether one year would do.'],
    ['→ Fridays back from 27 June, that’s all I want from ¤O', 'Get Fridays back from 27 June.'],
    ['We need the approval of our largest customer.', 'Get the approval of your largest customer.'],
    ['want: signature on easement before 28 May', 'Get Ines’s signature on easement before 28 May.'],
    [
      'The aim is that ¤S accepts ten weeks of record and fixes the flight.',
      'Get Ines to accept ten weeks of record and to fix the flight.',
    ],
    [
      'Sit down, say sorry properly, and hear from ¤O what would do.',
      'Sit down, say sorry properly, and hear from her what would do.',
    ],
    ['I don’t need ¤O to love us, I need ¤O to name a delivery date.', 'Get Ines to name a delivery date.'],
    [
      'I want ¤O to tell me what, precisely, would have to be in it.',
      'Get Ines to tell you what precisely would have to be in it.',
    ],
    [
      'Speak to ¤O alone: will ¤S support the waiver for one week?',
      'Find out whether she will support the waiver for one week.',
    ],
    ['want ¤O out on three farm visits with me next week', 'Get Ines out on three farm visits with you next week.'],
    [
      'Next step: video call with ¤O for closing on three days, 18-20 April.',
      'Agree with Ines on three days, 18-20 April.',
    ],
    ['It is the key that I’m after, before the 25th.', 'Get the key, before the 25th.'],
    ['- come away with: a date. 22 or 29 Jan, I don’t mind which', 'Get a date: 22 or 29 Jan.'],
    ['That ¤S lets the night walk open on 1 November.', 'Get Ines to let the night walk open on 1 November.'],
  ])('%s', (mark, goal) => {
    expect(wishIn(mark, INES)?.text).toBe(goal);
  });

  it.each([
    'I have half an hour with ¤O on Thursday.',
    'Don’t mention that I want the second van.',
    'I expect ¤O to ask who pays.',
    'I could get a month out of the boss if ¤S came to the party.',
  ])('is not in: %s', (mark) => {
    expect(wishIn(mark, INES)).toBeNull();
  });
});

describe('the goal in a sentence without a word of wishing', () => {
  it.each([
    ['Two lorries before the frost would satisfy me.', 'Get two lorries before the frost.'],
    ['By the end of May I need the drawings of the roof.', 'Get the drawings of the roof by the end of May.'],
    ['Could ¤S live with the second week of March?', 'Find out whether she could live with the second week of March.'],
    ['What does ¤S need in order to sign?', 'Find out what she needs in order to sign.'],
    [
      'The two fitters must stay until Easter, that is the point of the call.',
      'Get Ines to agree that the two fitters must stay until Easter.',
    ],
    ['The result should be ¤P plan for the move, by Monday.', 'Get Ines’s plan for the move, by Monday.'],
    ['We ask for an extension until August.', 'Get an extension until August.'],
    ['What I can’t do without is ¤P telling the others.', 'Get Ines to tell the others.'],
    ['If ¤S only let us start on the 4th, I’d be happy.', 'Get Ines to let you start on the 4th.'],
    ['need a count of the beds that ¤S believes in', 'Get a count of the beds that she believes in.'],
    ['I need the fitters to stay on site.', 'Get the fitters to stay on site.'],
    ['→ ¤S hands over the hall on the 10th', 'Get Ines to hand over the hall on the 10th.'],
    ['I’m going over Thursday and want ¤P leave to bring the surveyor.', 'Get Ines’s leave to bring the surveyor.'],
    ['See ¤O alone before Friday, get eight weeks for the roof.', 'Get eight weeks for the roof.'],
    ['To see ¤O alone on Thursday, ¤S has to accept 1 July.', 'Get Ines to accept 1 July.'],
    ['I’d like, by the end of the chat, either 54 hours or an honest no.', 'Get either 54 hours or an honest no.'],
    ['I need 6 pallets by Friday and I have one hour to get them.', 'Get 6 pallets by Friday.'],
  ])('%s', (mark, goal) => {
    expect(wishIn(mark, INES)?.text).toBe(goal);
  });

  it('is told in the writer’s own words where no form holds', () => {
    expect(inOwnWords('- I go there so that nobody loses face', INES)).toBe(
      'Reach what you noted: “I go there so that nobody loses face”.',
    );
    expect(inOwnWords('Second check waived for old customers only, live 1 April', INES)).toBe(
      'Get Ines to agree to this: “Second check waived for old customers only, live 1 April”.',
    );
    expect(inOwnWords('The night shift goes on from 1 July with her check', INES)).toBe(
      'Get Ines to agree that the night shift goes on from 1 July with her check.',
    );
    expect(inOwnWords('What do I want?', INES)).toBeNull();
  });
});

describe('a goal that nobody would write', () => {
  it.each([
    'Get Ines to have offered one.',
    'Get Ines to mustn’t feel it.',
    'Get Ines to agree to the.',
    'Get nobody asks for it.',
    'Get vote stays on the 26th.',
    'Come away with tell her.',
  ])('%s', (goal) => {
    expect(wellFormed(goal)).toBe(false);
  });
});
