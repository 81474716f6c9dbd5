import type { Voice } from '@parley/shared';

export const organizationalChangeResistanceVoice: Voice = {
  matters: {
    'green-notebook': [
      'them that’s in the green notebook',
      'Tariq and his Thursdays',
      'what I promised those sixty-four',
    ],
    'same-day-swaps': ['the swaps at ten to five', 'a mam with a poorly bairn and no time', 'the hatch in a morning'],
    'her-own-chair': ['my own chair', 'that chart by the crisps', 'what they want with me after'],
    'board-down-at-once': ['my board', 'the wall on the Monday', 'what I look at when the screen’s blank'],
  },
  insists: [
    'What I want to know, love, is what you’ll do about {matter}.',
    'I’ll top your tea up, and you tell me about {matter}.',
    'You ask any of my drivers, what they’re bothered about is {matter}.',
    'I’ve nothing against your system, love. It’s {matter} that bothers me.',
    'I’m asking you straight, love, what happens about {matter}?',
    'There’s nobody told me owt about {matter}.',
    'Have another biscuit, love, and let’s talk about {matter}.',
  ],
  eased: [
    'I’ll not mither you about {matter} any more, love. That’s settled in my mind.',
    'I’ll not lie awake over {matter} now, you see, so that’s all right.',
  ],
  lost: [
    'I got none of that, love, it was like the tannoy at Bradford. Was it {matter}?',
    'You’ll have to shout over the 508. We were on {matter}.',
    'Is that computer talk? I only do {matter}, love.',
    'I’ve heard lads back off a stag do make more sense. Say it about {matter}.',
  ],
  foreign: [
    'I’ve a lad from Gdańsk does that to tease me. English, love, for {matter}.',
    'It were pretty. I’ll need {matter} in Halifax, though.',
  ],
  outOfRole: [
    'I don’t know owt about that, love, I only know turns and bad knees. And {matter}.',
    'Somebody’s been putting you up to that, I should think. Let’s have {matter}.',
  ],
  greeted: [
    'Hello, love, you look perished, get that tea down you before the roof drips in it.',
    'Morning, love. Mind the bucket. It’s a quiet one, only two gone sick.',
  ],
  smallTalk: [
    'Oh, we’d a lovely weekend, our Susan’s little one fell in the duck pond, and I still did the roster from the car.',
    'It’s been that damp, love, the cards on the board have gone curly.',
  ],
  felt: [
    'Since you ask, love, I’ve not slept right since that chart went up. You’d not know to look at me.',
    'I’m a bit sad, if you want it. Thirty-one years and they do it by the crisps.',
  ],
  thanked: [
    'Oh, give over, it’s only tea.',
    'You’re welcome, love. You’ve sat and listened, I’ll give you that, and nobody did at Keighley.',
  ],
  parting: [
    'Off already, love? You’ve not finished your tea, and we’ve not finished my board.',
    'Ta-ra, then. The book’s staying by the kettle while I hear different.',
  ],
  lostThread: [
    'You’re in good company, love, I lose mine hourly. It were {matter}.',
    'That’s my fault, I went off about our Susan. We’d got to {matter}.',
  ],
  again: [
    'I’ll say it without the grandchildren in, love. It’s about {matter}.',
    'Come here and I’ll say it plain. {Matter}, that’s what I’m asking.',
  ],
  unknown: [
    '{topic}? Ooh, I couldn’t tell you, love. They don’t tell allocations.',
    'Now {topic}, you’d have to ask Colin upstairs, he’s got a picture of everything.',
    'I don’t know, love, and I’d sooner say so than make it up.',
  ],
  withheld: [
    'Ah, well, that’s in the book, love, and the book stays by the kettle for now.',
    'I might tell you that when I know you a bit. Folk told me in confidence.',
  ],
  told: ['It’s {figure}, love. I counted.', '{figure}, love. You can write it on your hand.'],
  due: [
    'You said {day}, love, I’ve got it next to the donkeys. So what’ll there be to see?',
    'About that {day} of yours, do I tell the drivers or do I wait while you ring?',
    'I’ve been thinking on your {day}. Does Janet know about it, or is it only us two and the bucket?',
  ],
  clash: [
    'You had it as {old} before, love, and now it’s {new}. My cards don’t do that.',
    'First {old}, then {new}. If a driver told me two times like that I’d ring his wife.',
  ],
  disputed: [
    'No, love, that’s not right.',
    'Well, that’s news to me, and I do the board.',
    'It’s {known}, love, not {claimed}. Somebody’s told you wrong.',
  ],
  needs: [
    'Ask me how the board works before you tell me how yours does. Put the arrangements in as plain rules, no reasons, before the fourteenth. And let me do a swap when it’s needed.',
    'Somebody to sit with me and that book, love, and both of them running a bit, the board and yours.',
  ],
  notYet: [
    'No, love, not yet. I’d need to hear what happens about {matter}.',
    'I’ll not say yes today, not with nothing settled about {matter}.',
  ],
  waiting: [
    'Mm, that’s what Barry says when he’s not listening. More tea?',
    'You have a think, love, I’ll just answer that hatch.',
    'Is that a yes, then? I’ve a driver stood here wants to know.',
  ],
  lastThing: [
    'There’s just one thing, love. You tell Barry yourself, so it’s not me telling it.',
    'And write it down for me on one bit of paper, no computer words, for next to the kettle.',
  ],
  afterwards: [
    'That’s us done, love. Take a biscuit for the road.',
    'I’m fetching the book now, before I change my mind.',
    'Go on, you’ll miss your bus, and I know who’s driving it.',
  ],
};
