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
};
