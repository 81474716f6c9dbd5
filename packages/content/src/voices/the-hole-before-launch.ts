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
  doubts: [
    '{Who}? I have read no such thing, and I read everything.',
    'From {who} I have received nothing that says so.',
    'I write that down as your statement, and not as one of {who}.',
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
  lacks: {
    amount: [
      'I have no measured value for that. I do not give an estimate the form of a number.',
      'That number I do not know. It would have to be counted, and I have not counted it.',
      'Any figure I said now would be repeated upstairs as if I had read it in a log.',
      'I could calculate it with data that I do not have in front of me. So I will not.',
    ],
    day: [
      'I have no date for that. I do not set one without knowing what is in it.',
      'The hour and the day I would have to look up. I do not state times from memory.',
      'For that I know no day. I know the first of December, as everybody does.',
      'A date without a source is a wish. I have no source, so I give you none.',
    ],
    person: [
      'I do not know who. I do not write a person into the record without evidence.',
      'That name I would have to verify first. People are harmed by names that are nearly right.',
      'I cannot attribute that to anybody. I read addresses in a log, and not faces.',
      'Nobody is recorded for it in anything that I have read since midnight.',
    ],
    whether: [
      'Unknown. I distinguish it from no, and also from yes.',
      'I have not verified it, therefore I do not assert it in either direction.',
      'It is possible. That is not a finding, so I do not report it as one.',
      'I cannot confirm that. I have read for many hours, and not everything.',
    ],
    promise: [
      'I do not say yes to a thing that I have not read. I do not say no to it either.',
      'That remains open. I would need to see it in writing before I commit my name.',
      'A promise is a signature without paper. I do not give it at this minute.',
      'Perhaps is the exact word. I cannot make it more exact for you now.',
    ],
    which: [
      'I cannot choose between them without criteria, and I do not have them yet.',
      'Not decided. I would have to examine each, and I have slept three hours.',
      'I do not select one because it sounds better. Give me the time to compare them.',
      'My choice would be arbitrary at this point, and then it would stand in the minutes.',
    ],
    open: [
      'I have nothing verified about {topic}, and the unverified part I keep to myself.',
      'I would have to reconstruct what I know about {topic}, and I do not reconstruct aloud.',
      'What I could say about {topic} is an assumption, and I have seen what assumptions open.',
      'I do not know how to answer that correctly. An incorrect answer I do not want to give.',
      'That question is new to me. I would have to think, and I think slowly after three hours of sleep.',
      'No answer exists in what I have read. I can only tell you that exactly.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: I agree to that as it was said.',
      'Accepted: {terms}. I note the time of my agreement.',
      'I agree. {terms}, I find no undefined term in it.',
      'That passes: {terms}. It is a yes, without a footnote.',
      'Agreed: {terms}. I can repeat that to anybody in the same words.',
    ],
    confirmed: [
      'Right. {terms}: identical with my record.',
      'Correct: {terms}. Nothing was added and nothing was lost.',
      'That is what was said: {terms}. I compared it.',
      'Confirmed: {terms}. You may leave the words as they are.',
    ],
    partly: [
      'So far yes: {terms}. I have still no sentence from you about {matter}.',
      'That part I accept: {terms}. I have no entry yet about {matter}.',
      'Yes to {terms}. First point closed, second point open: I have no answer about {matter}.',
      'I agree up to here: {terms}. My record is still empty about {matter}.',
      'Partly. {terms}, yes. But I have heard nothing definite about {matter}.',
    ],
    notYet: [
      'Not yet. {terms}: received. I cannot agree to it without an answer about {matter}.',
      'I have heard {terms}. It is not a yes, because I do not know enough about {matter}.',
      'No. {terms} may be correct, and I still have no sentence about {matter}.',
      'It is too early. I write down {terms}, and behind it a question about {matter}.',
    ],
    choice: [
      '{choice}. It is entered in the record.',
      'I choose {choice}. The other can be deleted.',
      'Let it be {choice}, and please do not move it afterwards.',
    ],
  },
};
