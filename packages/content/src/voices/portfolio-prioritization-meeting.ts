import type { Voice } from '@parley/shared';

export const portfolioPrioritizationMeetingVoice: Voice = {
  matters: {
    'harrogate-promise': [
      'what was said in Harrogate',
      'Castlegate and the other two brokers',
      'the brokers and their April',
    ],
    'nobody-signed-the-rank': ['the fifth place', 'the 61 points without an author', 'whose judgement this is'],
    'claims-spared': ['Mr Ingleby’s sixteen person-months', 'the claims estimate', 'the two rulers'],
    'eleven-contractors': [
      'Mr Rao’s eleven people',
      'who is left on the first of July',
      'the notice to the contractors',
    ],
  },
  insists: [
    'I should like to hear what you propose as to {matter}.',
    'The committee will ask on the tenth about {matter}. What is your answer?',
    'Your annex says nothing that helps me upon {matter}.',
    'I am not yet persuaded on {matter}.',
    'I have one point without an answer, and it concerns {matter}.',
    'May I ask you directly about {matter}?',
    'A vote is cast on what is written. I need something in writing on {matter}.',
  ],
  eased: [
    'Upon {matter} I have no further question.',
    'You have dealt with {matter}, and I shall say so to the committee.',
  ],
  lost: [
    'I regret that I could not construe that, as a sentence or as a submission. The matter before us is {matter}.',
    'I have read conveyances in copperplate with greater ease. Shall we say, {matter}?',
    'If that was intended for the committee, I would advise against it. It concerned {matter}, I hope.',
    'Be so good as to put it again, in relation to {matter}.',
  ],
  foreign: [
    'The minutes of the committee are kept in English. So, if you please, is {matter}.',
    'I am quite sure it was well put. I should like to hear {matter} in English.',
  ],
  outOfRole: [
    'I take instruction from the committee and from no one else. We were at {matter}.',
    'I shall treat that as not having been said. Let us resume with {matter}.',
  ],
  greeted: [
    'Good morning. I hope you are well. I have your paper here, with some pencil in it.',
    'Good morning to you. Do sit, Mr Ingleby has only just left that chair.',
  ],
  smallTalk: [
    'You are kind to ask. I spent Sunday with your annex, and with the dog, who took less persuading.',
    'Leeds in December does not improve. Nor, so far, does the fifth place.',
  ],
  felt: [
    'Since you ask, I feel rather as one does who gave her word in public and was corrected by a spreadsheet.',
    'I am not angry. I am, I think, embarrassed in advance, before three hundred brokers.',
  ],
  thanked: [
    'You are most welcome. I reserve my vote all the same.',
    'That is courteous of you. Courtesy is not yet a paragraph in the paper.',
  ],
  parting: [
    'Very well. I remain where I was, which is opposed, and the committee sits on the tenth.',
    'If that is all, I shall draft my amendment with a clear conscience. Good day.',
  ],
  lostThread: [
    'Allow me to assist. We had arrived at {matter}.',
    'It is quite all right, I keep a note. The head was {matter}.',
  ],
  again: [
    'Certainly. I put it more shortly. It is a question of {matter}.',
    'I shall repeat the substance and spare you the clauses. {Matter}.',
  ],
  unknown: [
    '{topic}? I have no knowledge of it, and I do not give evidence on hearsay.',
    'As to {topic}, I should have to ask Mr Rao.',
    'I do not know. I should say so to the committee in the same words.',
  ],
  withheld: [
    'I am in a position to answer that, and not yet disposed to.',
    'I should prefer to reserve that until I know for whom you are asking.',
  ],
  told: ['I have it as {figure}.', 'It is {figure}, and it is in my notes as such.'],
  due: [
    'You undertook something for {day}. In what form am I to receive it?',
    'I have {day} in my diary on your word. Does it stand before the committee’s papers close?',
    'A little while ago you said {day}. Whose name is against it?',
  ],
  clash: [
    'I have {old} in my note and {new} in my ear. The committee can receive one of them.',
    'You told me {old}. You now tell me {new}. Which do you wish to be held to?',
  ],
  disputed: [
    'I must correct you there.',
    'That is not so, and I should know.',
    'You say {claimed}; the paper I read says {known}.',
  ],
  needs: [
    'A smaller Workbench in April that the three largest brokers can truly use, and a date with a condition for the rest, in the paper itself.',
    'That somebody independent looks at the claims estimate before the tenth, and that a person signs for the rank.',
  ],
  notYet: [
    'No, not yet. I should first require an answer as to {matter}.',
    'I am not in a position to agree today. What is unresolved is {matter}.',
  ],
  waiting: [
    'I am at your disposal. The committee’s papers go out shortly, of course.',
    'Is that an answer, for my note of this meeting?',
    'I observe that you reflect. So did our last committee, for the better part of a year.',
  ],
  lastThing: [
    'One matter remains. I must have that wording by Friday, so that I can read it before I second it.',
    'Then I ask a last thing. No letter leaves this building before I have spoken to Castlegate.',
  ],
  afterwards: [
    'We are agreed, and I do not reopen what is agreed. Good day to you.',
    'I have a telephone call to make. Thank you.',
    'Anything further we may leave to the committee.',
  ],
};
