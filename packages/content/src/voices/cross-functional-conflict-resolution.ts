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
};
