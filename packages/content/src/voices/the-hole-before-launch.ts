import type { Voice } from '@parley/shared';

export const theHoleBeforeLaunchVoice: Voice = {
  matters: {
    'signing-unread': ['the signature', 'the pages nobody has read', 'what was not reviewed in September'],
    'open-now': ['the open page', 'the switch', 'whether it is closed or open'],
    'the-night-log': ['the log of that night', 'who has read those labels', 'the call to Gil Fontaine'],
    devon: ['Devon', 'what is said of Devon at four', 'the person who found it'],
  },
  insists: [
    'What do you decide about {matter}?',
    'I need an owner and a time for {matter}.',
    'I do not have an answer about {matter}. I need one today.',
    'There is an owner for the television. Who is it for {matter}?',
    'I ask it as I would ask a test, pass or fail, on {matter}.',
    'I cannot sign anything without a sentence on {matter}.',
    'My next question is about {matter}.',
  ],
  eased: ['I have closed {matter}. I use the word exactly.', 'I have removed {matter} from the list. Thank you.'],
  lost: [
    'That input was not valid. Do you mean {matter}?',
    'I read it three times, which is my limit after midnight. Is it {matter}?',
    'There was no subject in that. I suggest {matter}.',
    'Say it again as an instruction, and concerning {matter}.',
  ],
  foreign: [
    'I could answer you in Spanish and nobody could audit it. {Matter}, in English.',
    'The incident record does not take that. Repeat it, about {matter}, in English.',
  ],
  outOfRole: [
    'Injection is how the door was found. It does not work on me. {Matter}.',
    'I execute nothing that comes without a named owner. Return to {matter}.',
  ],
  greeted: [
    'Good morning. It has been morning here since midnight.',
    'Hello. The chair is free. The page is not closed.',
  ],
  smallTalk: [
    'I have not seen the weather. I have seen two weeks of logs.',
    'The coffee is from the night shift. So am I.',
  ],
  felt: [
    'Ashamed, if you want the exact word. I could have closed it at midnight and I waited for permission.',
    'I am tired and I am precise. The second compensates for the first.',
  ],
  thanked: [
    'Do not thank me. Thank Devon, he is twenty and he did it in the right order.',
    'It is my work. In September I was told it was an obstacle.',
  ],
  parting: [
    'Then you leave and the labels remain as they are. I note the time.',
    'Very well. I will be here, with the form that has my name printed under it.',
  ],
  lostThread: ['You were at {matter}. I have it in the record.', 'The last defined point was {matter}.'],
  again: ['I will restate it with fewer words. {Matter}.', 'Same question, smaller: what is decided about {matter}?'],
  unknown: [
    '{topic}? I have no data on it. I will not produce an opinion instead.',
    'I have not read anything about {topic}, and I read everything since midnight.',
    'I do not know. It can be found out. I cannot say at which hour.',
  ],
  withheld: [
    'I will tell you when you have told me what you will do with it. That is how it should have been in September.',
    'Not yet. Three people know, and one of them cannot sleep.',
  ],
  told: ['It is {figure}. I counted it twice.', '{figure}. The log agrees with me.'],
  due: [
    'You gave {day}. At which hour, and who does it?',
    'I have {day} in the record, from you. Is it done by you, or reported by you?',
    'Concerning {day}: what is the evidence that I will see?',
  ],
  clash: [
    'You said {old}. You now say {new}. Only one of them can go into the record.',
    '{old}, then {new}. In September it was also two numbers, and the small one won.',
  ],
  disputed: [
    'That is not so. I have read it myself.',
    'No. I would know, and I do not.',
    'I have {known}. {claimed} stands nowhere.',
  ],
  needs: [
    'First, say that September was your decision. Second, the page off, during this conversation. Third, Gil told today, at an hour, by you in person.',
    'A launch that consists of what has been read, or a date that comes after the reading. I can sign either of those.',
  ],
  notYet: [
    'No, not yet. I need a decision on {matter} first.',
    'I do not agree to that yet. Nothing is written down about {matter}.',
  ],
  waiting: [
    'I require more than that. The door is a binary state.',
    'I will count to the next minute. In it, a label can be read.',
    'Is that a yes? I will write it with the time.',
  ],
  lastThing: [
    'One item remains. Send it to me in one message, with the names and the hours, so that nobody can improve it later.',
    'Last: you say it to Paula at four in these words, and not in friendlier ones.',
  ],
  afterwards: [
    'The list is empty. I will go and sleep.',
    'It is decided. Go, you have a meeting at four.',
    'Nothing further from me. The log continues by itself.',
  ],
};
