import type { Voice } from '@parley/shared';

export const twoScreensForOneJobVoice: Voice = {
  matters: {
    'typing-twice': ['typing the goat twice', 'the second screen', 'the minutes on hold'],
    'wrong-weight': ['the weight box', 'Biscuit', 'which kilos Pita sees'],
    'nobody-asked': ['the desk getting a say', 'a Monday morning in this chair', 'the cards under the counter'],
  },
  insists: [
    'What’s going to happen about {matter}? That’s all I want to know.',
    'Jess is making a face at me, she wants to know about {matter}.',
    'If you only take one thing back to Dr Kerr, take {matter}.',
    'I laughed at the demo, but I wasn’t laughing about {matter}.',
    'I’d love to be nice about it, but I need an answer on {matter}.',
    'Can we do {matter}? I’ve ten minutes between surgeries.',
    'Nobody’s asked the desk about {matter}.',
  ],
  eased: ['{Matter}, sweet, I’ll stop yapping about it.', 'You’ve sorted {matter}. I might tell Mrs Pratt’s cat.'],
  lost: [
    'Yeah nah, that went through me like a worming tablet. {Matter}?',
    'I’ve had budgies make more sense at eight on a Monday. Was it {matter}?',
    'Say again, the dryer’s on. Something about {matter}?',
    'That was a lot of letters. Which of them was {matter}?',
  ],
  foreign: [
    'We had a tourist with a hedgehog talk like that, lovely fella. {Matter}, in English, eh?',
    'I’ll get it wrong and book you in as a ferret. {Matter}, in English.',
  ],
  outOfRole: [
    'I only sit, stay and answer phones. What about {matter}?',
    'You’ve got me muddled with the computer. It’s the thing that can’t do {matter}.',
  ],
  greeted: [
    'Hiya. Shove the cat off, he’ll sulk but he’ll live.',
    'Morning. Nah, you’re right, the phones have gone quiet, don’t say it aloud.',
  ],
  smallTalk: [
    'Weekend was good, the sea was freezing and a labrador ate my togs.',
    'There’s a rabbit in the back called Gary. That’s my news.',
  ],
  felt: [
    'Bit sick about it, honestly. I was the one who typed it, with Biscuit.',
    'Tired and cheerful, it’s the uniform. And a bit scared of February.',
  ],
  thanked: [
    'No worries. Put it in the paper, that’s thanks.',
    'You’re right. Nobody’s asked the desk before, so it’s me who should say it.',
  ],
  parting: [
    'See you, then. It’ll be two screens and me, till somebody says different.',
    'Righto. There’s a cat under a car somewhere with my name on it.',
  ],
  lostThread: [
    'No drama, I lose mine every time that phone goes. {Matter}, it was.',
    'You got as far as {matter}, and then the parrot started.',
  ],
  again: ['I’ll do it without the animals. {Matter}.', 'Same thing, slower, like for an owner in tears: {matter}.'],
  unknown: [
    '{topic}? No idea, they don’t tell the desk that.',
    'You’d have to ask Dr Kerr about {topic}. Take biscuits.',
    'Dunno, eh. I could look it up on one of my screens, but which.',
  ],
  withheld: [
    'I’ll tell you that when I know if I’m being asked or told.',
    'That one’s a secret between me and the counter. For now.',
  ],
  told: ['It’s {figure}. I did it with the egg timer.', '{figure}, and I haven’t got any faster.'],
  due: [
    '{day}, you said, eh? Who turns up, and do they want a biscuit?',
    'I put {day} on the whiteboard under the goat. What happens then?',
    'Is {day} still on? I’ve told Jess, and Jess tells everyone.',
  ],
  clash: [
    'It was {old} and now it’s {new}. That’s how a spaniel gets heavy.',
    '{old}, then {new}, and you haven’t even got two screens. Which one?',
  ],
  disputed: [
    'Nah, that’s not right, eh.',
    'Who told you that? Not the desk.',
    'It’s {known}, not {claimed}. I’m the one counting.',
  ],
  doubts: [
    '{Who}? News to me, eh, and I answer the phone here.',
    'Haven’t heard that from {who}, and I hear everything.',
    'I’d want that from {who}, not second hand.',
  ],
  needs: [
    'Sit here on a Monday before you decide anything. Get the owner and the animal onto both screens by themselves. And if the try-out’s rubbish, the other three clinics don’t get it.',
    'Just the one place for the weight, and somebody asking Jess and me while it still counts.',
  ],
  notYet: [
    'Nah, not yet. I’d need to know what happens about {matter}.',
    'Can’t say yes to that today, eh. There’s {matter}, and nobody’s told me.',
  ],
  waiting: [
    'I’m here, just giving the cat the look.',
    'That a yes? I’ve got a poodle who says it louder.',
    'Take your time, it’s only the one line ringing.',
  ],
  lastThing: [
    'One more thing, eh. Put what the desk said in the paper with our names on it, so Dr Kerr can’t say it’s the cat.',
    'And tell Jess yourself. She heard the demo through the wall.',
  ],
  afterwards: [
    'That’s us. Shoo, I’ve a spaniel.',
    'Sorted. Tell Dr Kerr I was very grown-up.',
    'Take that biscuit and run, the phones are waking up.',
  ],
  lacks: {
    amount: [
      'No idea of the number, eh, and if I made one up I’d have to feed it.',
      'I’d need the egg timer for that, I only trust what I’ve timed.',
      'Couldn’t tell you how much. I do animals by name, not by the kilo of paperwork.',
      'Yeah nah, I’d be guessing, and my guesses are good for cats and nothing else.',
    ],
    day: [
      'I don’t have a day for that, and my whiteboard’s mostly goat.',
      'Couldn’t say when. I’d have to look, and both my hands are on phones most days.',
      'Dates go in one ear, and then somebody’s budgie comes in the other.',
      'If I told you a day it’d be one I liked the sound of, so I won’t.',
    ],
    person: [
      'I couldn’t give you a name, and I know nine hundred dogs.',
      'Dunno who, that’s the honest answer, and I’d hate to dob in the wrong one.',
      'I’d ask Jess, and Jess’d ask the cat, so that’s where you are with me.',
      'There’s somebody, there’s always somebody, they just haven’t rung this desk.',
    ],
    whether: [
      'Dunno, eh. Could be yes, could be no, nobody’s come round this side to tell me.',
      'I’m not going to say yes to that when I don’t know, I’ve learned that one.',
      'Might be, might not. I’d have to ask somebody who isn’t holding a rabbit.',
      'Hand on heart, I’ve no clue, and I won’t fib to look clever.',
    ],
    promise: [
      'I won’t say yes on the spot, and I won’t say no, I’d want to chew on it.',
      'Maybe. That’s what I tell owners when they ask if he’ll stop eating socks.',
      'Ooh, I’d want to think, I’ve said yes to puppies quicker and been sorry.',
      'Can’t promise that from here. I’d have to see what a Monday does to it.',
    ],
    which: [
      'I can’t pick yet, eh, it’s like being asked which kitten.',
      'Not sure. I’d want to try it on a real call before I went for one.',
      'You’d have to give me a minute on that, I change my mind every time the phone goes.',
      'They’ve each got a nice face, and I’m not choosing on a nice face.',
    ],
    open: [
      'I don’t know heaps about {topic}, and what I do know I got from a parrot.',
      'You’d get a good story out of me about {topic}, just not a true one.',
      'Nobody tells the desk a thing about {topic}, so I’d only be making it up.',
      'That’s got me, and it hasn’t even got four legs.',
      'I haven’t got an answer for that one, and I’ve had a look under the counter.',
      'No clue, sorry. I could sound sure, but that’s how wrong things get on screens.',
    ],
  },
  terms: {
    accepted: [
      'Yes, sweet as. {terms}: suits me, and that’s with a smile and everything.',
      'Done, eh. {terms}, and I didn’t even have to growl.',
      'Yep, I’m in: {terms}. Jess’ll think I’ve been at the worming tablets.',
      'Righto, that’s a yes from the desk: {terms}.',
      'Happy with that: {terms}. You can tell the cat I said so.',
    ],
    confirmed: [
      'Right, that’s what we said: {terms}. You’ve got good ears, like a whippet.',
      'Yep: {terms}. Couldn’t have booked it in better.',
      'Spot on: {terms}. Didn’t have to spell it twice.',
      'That’s it: {terms}. Same as I’ve got it on the flea packet.',
    ],
    partly: [
      'So far so good: {terms}, I’m keen. I’ve just not heard about {matter}.',
      'Yep to {terms}. Then there’s a bit missing, and it’s about {matter}.',
      'Love it as far as it goes: {terms}. I’m still stuck on the bit about {matter}.',
      'Mostly yes: {terms}. You’d get the rest if I knew about {matter}.',
      'Can’t fault {terms}. It’s just gone awfully quiet about {matter}.',
    ],
    notYet: [
      'Not yet, eh. {terms}, I got that, but nobody’s told me about {matter}.',
      'Yeah nah, hang on. {terms}, lovely, and what about {matter}?',
      'I heard you: {terms}. I can’t say yes while I’m still worrying about {matter}.',
      'No, too soon for me. {terms}, good on you, but I don’t know yet about {matter}.',
    ],
    choice: [
      '{choice}, eh. I’ll put it under the goat on the whiteboard.',
      'Let’s do {choice}, I’ll tell Jess, and then everybody knows.',
      'I’ll go for {choice}, before the phone picks for me.',
    ],
  },
};
