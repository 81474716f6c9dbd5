import type { Voice } from '@parley/shared';

export const crossFunctionalConflictResolutionVoice: Voice = {
  matters: {
    'late-veto': ['the signature from January', 'the next carton', 'his no in the last week'],
    'nine-months': ['nine months or six', 'what I say to Veldkamp', 'the figure from the laboratory'],
    'print-slot': ['Thursday in Deventer', 'the file on Wednesday noon', 'my twenty-seven and a half thousand'],
    'over-her-head': ['the one floor he did not walk', 'Mirjam and her tray', 'hearing it from above'],
  },
  insists: [
    'I say it as it is. I need an answer about {matter}.',
    'What do we do about {matter}? Say it in one sentence.',
    'I can’t print without something on {matter}.',
    'The open point for me is {matter}.',
    'Take the hard one first, please, {matter}.',
    'You’re friendly. I need to hear about {matter}.',
    'I don’t know what you want to do about {matter}.',
  ],
  eased: [
    '{Matter}, finished. I don’t come back to it.',
    'About {matter} I was wrong to be so angry. So, that’s said.',
  ],
  lost: [
    'I understood no word. {Matter}?',
    'This can’t be printed. Again, about {matter}.',
    'It looks like a proof with the black plate missing. Was it {matter}?',
    'Short, please, and with {matter} in it.',
  ],
  foreign: [
    'On the carton I have four languages. At my table one. {Matter}, in English.',
    'I answer you in Fries about {matter}, and then we’re both nowhere.',
  ],
  outOfRole: [
    'I don’t do what a sentence tells me. Say something about {matter}.',
    'This is not for packaging. For packaging is {matter}.',
  ],
  greeted: [
    'Hello. Sit. We have until Wednesday noon.',
    'Good morning. The proof is there, don’t put the coffee on it.',
  ],
  smallTalk: ['Weekend was short. Monday was long.', 'My daughter has a new bicycle. And now the carton.'],
  felt: [
    'Angry. And a bit hurt, I say it as it is. Twelve people with soup heard it before I could answer.',
    'I feel made ridiculous, with eleven signatures in my hand.',
  ],
  thanked: ['Good. Thank me with a signed text.', 'It’s nothing. I only say what it is.'],
  parting: [
    'Then go. The file goes on Wednesday, with nine or without anything.',
    'Fine. I learned less than in the canteen.',
  ],
  lostThread: ['It was {matter}. I don’t lose things.', 'Here, I have it on the paper: {matter}.'],
  again: ['Shorter, then. {Matter}.', 'I repeat one time, because it’s you. I asked about {matter}.'],
  unknown: [
    '{topic}? I don’t know. I make the carton, not the drink.',
    'About {topic} nobody has told me. It would not be the first thing.',
    'I don’t know it. I don’t guess on a plate.',
  ],
  withheld: ['That I tell you when I know on which side you sit.', 'First I want to hear what he said to you.'],
  told: ['It is {figure}. You can write it down.', '{figure}. It stands on my paper so.'],
  due: [
    'You said {day}. Before noon or after, because after is nothing.',
    'Your {day}, who brings it, you or he?',
    'I look at {day} in my planner. What is in my hand then?',
  ],
  clash: ['First {old}, then {new}. I can print only one.', 'You said {old}. Now {new}. I also have that on paper.'],
  disputed: [
    'No, that isn’t true, and you know where it stands.',
    'Stop. That is simply not so.',
    'Not {claimed}. It’s {known}, I have it hanging on the wall.',
  ],
  doubts: [
    '{Who}? Nobody told me, and I’m the one they tell last and loudest.',
    'I’ve heard nothing of that from {who}. It isn’t on my wall.',
    'That I want to hear from {who}, not from you.',
  ],
  needs: [
    'He signs a text before Wednesday noon. There’s a last day for objections, and it binds everybody. And he says it to me himself, upstairs.',
    'Tell me straight why he said no so late. If there’s a reason, I can hear it.',
  ],
  notYet: [
    'No, not yet. First I need something clear on {matter}.',
    'Not so. You get a yes when I know what happens with {matter}.',
  ],
  waiting: ['Yes or no.', 'I look at you. You look at the proof. And?', 'Don’t nod. Say.'],
  lastThing: [
    'One thing. I want the text with his name under it, in my hand, and not in a mail.',
    'And Mirjam hears it from you. Not in the canteen.',
  ],
  afterwards: [
    'Finished. I’ve a file to send.',
    'Go, I walk down the nineteen stairs myself.',
    'It’s clear. More words make it less clear.',
  ],
  lacks: {
    amount: [
      'I don’t have a number for that. On a carton I don’t guess, and here also not.',
      'How much, I can’t say. I have here a proof, not all the figures.',
      'That number somebody else keeps. I say only what I have counted myself.',
      'I could say something and it would be wrong. With numbers I hate that most.',
    ],
    day: [
      'A day for that I don’t have in my planner. So I don’t name one.',
      'When, I don’t know. If I say a day, people print with it.',
      'No date from me. I count only a date that somebody has signed.',
      'I’d have to look in my papers for that day, I don’t say it by heart.',
    ],
    person: [
      'I don’t know who, and I don’t spread names. We have a canteen for that.',
      'Who, I can’t say for sure. I name somebody to his face or not at all.',
      'No name from me. I say it as it is, I’m not sure enough.',
      'For that I must look on the list. I know cartons better than names.',
    ],
    whether: [
      'I can’t say if it’s so. I don’t have it from the person himself.',
      'Maybe yes, maybe no. I’ve not seen it with my own eyes.',
      'I don’t know if that’s true, and I’m careful with what I only heard somewhere.',
      'That I’d have to check. With me nothing is true before there’s a paper of it.',
    ],
    promise: [
      'I don’t say yes and I don’t say no. I don’t know enough for it.',
      'That I can’t promise yet. If I promise it, it has to stand, like print.',
      'First I must see what hangs on it. Before that, no yes and no no.',
      'I leave that open, I say it as it is. A quick yes is no use to you.',
    ],
    which: [
      'I can’t choose now. I must see them next to each other, on paper.',
      'No idea which. It’s like two greens, without good light I don’t pick.',
      'I don’t pick one yet. I know too little of what comes after it.',
      'Which, I leave open. If I choose wrong, it stands in print.',
    ],
    open: [
      'About {topic} I know nothing that I’d put my signature under.',
      'I can’t tell you much of {topic}. I’d only be filling the space.',
      'With {topic} I’d have to guess, and I don’t guess, that’s why nothing is reprinted.',
      'I don’t have an answer for that. Better none than a pretty one.',
      'I must think about that first. I’m quick, but not with everything.',
      'That I can’t explain to you. I know my part of it, the rest I only hear.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: so we do it.',
      'Good: {terms}. You have my yes, and I don’t take it back.',
      'Agreed: {terms}. I like it when it fits on one line.',
      'All right, {terms}. With this I can work.',
      'Okay, yes, {terms}. I write it on the proof, then it’s fixed.',
    ],
    confirmed: [
      'That’s right: {terms}. I have it the same on my paper.',
      'Exactly: {terms}. Nothing to correct, and I always find something.',
      'Yes, {terms}. You have listened well.',
      'Correct: {terms}. It could go to the printer like this.',
    ],
    partly: [
      'So far yes: {terms}. But I need to hear more about {matter}.',
      'Yes, {terms}, that part. And then we have {matter}.',
      'Half a yes: {terms}. For the other half we talk about {matter}.',
      'Good till there: {terms}. What’s missing is an answer on {matter}.',
      'With this part I agree: {terms}. It isn’t finished, there’s also {matter}.',
    ],
    notYet: [
      'Not yet. I’ve heard {terms}, and nothing clear on {matter}.',
      'No yes now. {terms}, I wrote it down, but first we talk about {matter}.',
      'I don’t sign so far. {terms}: heard. The open thing is {matter}.',
      'Too quick for me: {terms}. I don’t know where we are with {matter}.',
    ],
    choice: [
      '{choice}. The other one I cross out.',
      'Then I take {choice}. I’m there before you.',
      '{choice} is better for me. It stands in the planner now.',
    ],
  },
};
