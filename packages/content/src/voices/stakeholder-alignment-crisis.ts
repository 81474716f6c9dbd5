import type { Voice } from '@parley/shared';

export const stakeholderAlignmentCrisisVoice: Voice = {
  matters: {
    'choosing-in-public': [
      'the nineteenth and who loses at it',
      'standing between Orla and Sorcha',
      'reading out a winner',
    ],
    'yes-to-everyone': [
      'the horse that was sold three times',
      'those 46 items without a price',
      'your analysts and their nodding',
    ],
    'ninety-seconds': ['the desk in Salthill', 'Orla’s ninety seconds', 'the queue at reception'],
    'another-workshop': ['the Corrib Room', 'a second workshop', 'getting three people into one room'],
  },
  insists: [
    'I will be plain, which costs me something. I need to hear about {matter}.',
    'What would you have me tell the committee about {matter}?',
    'You have not said what you would do about {matter}.',
    'I would give you the good sherry for one straight sentence on {matter}.',
    'My three directors disagree about {matter}. How do you mean to settle it?',
    'What I cannot get past is {matter}.',
    'Could we talk for a minute about {matter}?',
  ],
  eased: [
    'I find I can think of {matter} without reaching for the door, and the door in the Corrib Room is broken.',
    'On {matter} I shall give you no more trouble, which for Galway is high praise.',
  ],
  lost: [
    'That has the shape of a sentence and the sense of a seating plan after midnight. Try {matter}.',
    'I have deciphered chefs’ handwriting, and I give up. What about {matter}?',
    'I am sure that meant something in the kitchen. Out here it is {matter}.',
    'Once more, for a man with three lists already: {matter}.',
  ],
  foreign: [
    'We have wedding parties from everywhere and I nod at them all. On {matter} I would rather understand.',
    'I could have it translated by the nineteenth. Or you could say {matter} in English now.',
  ],
  outOfRole: [
    'I have been told to do many things by better men in worse suits. {Matter}, please.',
    'Somebody has handed you the wrong card, like at a bad wedding. Ours says {matter}.',
  ],
  greeted: [
    'Good morning. The coffee is ours, so is the draught, and the lists are everybody’s.',
    'Hello yourself. Sit well away from the lists, they breed.',
  ],
  smallTalk: [
    'It is Galway, so it rained, and I had three directors in the corridor, so it poured.',
    'There was a wedding on Saturday with two hundred guests and fewer opinions than my three lists.',
  ],
  felt: [
    'Cornered, if you want it in a word. One chair, three directors, and each of them signed.',
    'I joke, as you notice. A man with a committee on the nineteenth either jokes or rings his brother in Boston.',
  ],
  thanked: [
    'You are welcome. If the nineteenth goes quietly I will be the one thanking.',
    'Do not thank me yet, I have three signatures to disappoint.',
  ],
  parting: [
    'You are off? Then the three lists stay here with me, and nine days with them.',
    'Go on so. I will tell the committee that we parted as friends and with nothing to read out.',
  ],
  lostThread: [
    'It happened to the whole workshop. We were at {matter}.',
    'I will hand it back to you, then: {matter}.',
  ],
  again: [
    'With pleasure, and in fewer words than last time. {Matter}.',
    'The same in plain clothes: what do you do about {matter}?',
  ],
  unknown: [
    '{topic}? That is above a commercial director and below a chef, so nobody told me.',
    'On {topic} I know what Orla knows, and Orla is not speaking.',
    'I could not tell you, and I have read all three lists.',
  ],
  withheld: [
    'There is something I could say to that, and Eileen Larkin would know who said it. Give me a reason first.',
    'Not yet. I have handed enough people enough rope for one March.',
  ],
  told: ['It is {figure}. I did not round it for effect.', '{figure}, and I would put my name to it.'],
  due: [
    '{day}, you told me. What shall I be holding, and has Orla seen it?',
    'You left {day} on the table earlier. Is it still there, or did one of the directors take it?',
    'I have been thinking about your {day}. Who does the work between now and then?',
  ],
  clash: [
    'First {old}, then {new}. I have three lists already, I do not need two of you.',
    'It was {old} when you came in, and now {new}. Orla would have the stopwatch out.',
  ],
  disputed: [
    'That’s a grand story and it isn’t so.',
    'No. I was there, and I’d remember.',
    'You’ve {claimed} and I’ve {known}. That makes four lists.',
  ],
  doubts: [
    '{Who}? That would be the first time this month that anybody told me last.',
    'I have heard nothing of the sort from {who}, and I eat lunch in this house.',
    'I’d like to hear that from {who} before I believe it in a corridor.',
  ],
  needs: [
    'Show me that the 17 go ahead at once, and how few of the rest really clash. And see each of the three alone, before the committee.',
    'An honest word that your side wrote down every wish without a price, and one page with the clashes on it.',
  ],
  notYet: [
    'Not yet. I would need an answer about {matter} first.',
    'I cannot say yes to that today, because of {matter}.',
  ],
  waiting: [
    'I see. That is what the family says, too, before a fourth list.',
    'Take your time. The nineteenth is taking none.',
    'Is that agreement, or are you only being polite about the lists?',
  ],
  lastThing: [
    'One last thing. Write it down before lunch, on a single page, so that no director can say he heard it differently.',
    'And one condition. I hear it before Orla does, and she hears it before the corridor.',
  ],
  afterwards: [
    'We have it, so. Go, before I think of a fourth list.',
    'I have a call to make to Salthill, and for once I look forward to it.',
    'The lists are going in the drawer. Mind the door in the Corrib Room.',
  ],
  lacks: {
    amount: [
      'I could give you a figure, and it would be as sound as three signatures. I would rather not.',
      'A number I quote only off a page, and I have not that page in front of me.',
      'In banqueting an amount that is guessed is an amount that is paid for, so I do not guess.',
      'Tadhg counts in this house and I repeat him. On that I have nothing to repeat.',
    ],
    day: [
      'I would have to open the diary for that, and I do not trust my memory with dates.',
      'A day named in this office is a rumour by lunch, so I will not guess at one.',
      'These nine days I know by heart. Outside them I would only be inventing.',
      'Dates I leave to whoever sends the invitations. I would get it wrong, and in ink.',
    ],
    person: [
      'A name said at this desk is in the corridor before the door shuts. I will not guess at one.',
      'There are fourteen hotels full of people, and I could not pick that one out for you.',
      'I would have to ask, and in this house one asks quietly.',
      'It is a fair thing to want a name for, and I have none to give you.',
    ],
    whether: [
      'I would be giving you an opinion and calling it knowledge, and that is how one comes by three lists.',
      'On that I have read nothing, and I read everything that is put before me.',
      'Let me say neither yes nor no. I should only be being polite.',
      'I could not put my hand on the page that says so, one way or the other.',
    ],
    promise: [
      'Let me not answer that before I have slept on it. I have seen what quick signatures do.',
      'Neither yes nor no for the present. I promise things sparingly, it keeps the kitchen calm.',
      'Perhaps is as far as I would go, and I would not hang a wedding on a perhaps.',
      'I have a poor opinion of promises made across a desk, so I will leave that one unmade.',
    ],
    which: [
      'Choosing is not my sport this month, so I will not do it on the instant.',
      'There is something to be said for each, I am sure, and I am not ready to say it.',
      'I would not pick between them standing up. It is how seating plans end in tears.',
      'That choice I cannot make yet, and you will have noticed that it runs in the house.',
    ],
    open: [
      'I know less about {topic} than I should, and I would sooner admit it than improvise.',
      'You would get only gossip from me about {topic}, and this house has enough of that.',
      'Nobody has put a page before me about {topic}, and I am a man who needs the page.',
      'That I have never been asked, and I would want to think before I was quoted.',
      'I have no good answer to it, and I will not serve you a warmed-up one.',
      'It would take a better informant than I am. I only read the lists.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: that I can carry, and without the good tray.',
      'Agreed, so. {terms}: I will put my own signature under it, for a change.',
      'Very well: {terms}. I have said yes to worse in better company.',
      'You have my yes to {terms}. I find I have no joke for it.',
      'I will take that: {terms}. It is the first list I have liked this year.',
    ],
    confirmed: [
      'Right, that is it: {terms}. I have heard it told worse by people who were in the room.',
      'Just so. {terms}, as we said it, and nobody has added a fourth list.',
      'Correct: {terms}. I would not change a word, and I change most words.',
      'Yes, that is how I have it: {terms}. One version, which is a novelty here.',
    ],
    partly: [
      'So far yes: {terms}. You have said nothing about {matter}, and I had hoped not to notice.',
      'Yes to that much: {terms}. I have still to hear about {matter}.',
      'Half a yes: {terms}, gladly. The other half I keep until we have talked about {matter}.',
      'No quarrel with {terms}. What I miss is a word about {matter}.',
      'I grant you {terms}. And then I lie awake about {matter} all the same.',
    ],
    notYet: [
      'Not yet. {terms} I have noted, and about {matter} my page is still empty.',
      'I hear {terms}, and I cannot say yes while I know nothing about {matter}.',
      'No yes today, I am afraid. {terms}, very well, but what about {matter}?',
      'It is too soon for that. You offer {terms}, and I am still worried about {matter}.',
    ],
    choice: [
      '{choice}, if I may pick. I will have the diary opened for it.',
      'Let it be {choice}. I see no reason to make a ceremony of it.',
      'I will say {choice}, and nobody need be told that I chose something.',
    ],
  },
};
