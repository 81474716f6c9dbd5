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
  doubts: [
    '{Who}? That’s not come through my hatch, love, and everything does.',
    'I’ve heard nothing of that from {who}, love.',
    'I’d sooner hear that from {who}, if it’s all the same to you.',
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
  lacks: {
    amount: [
      'Ooh, I couldn’t put a number on it, love, I know my folk by name and not by the dozen.',
      'I’ve never counted that, love, and if I said a figure I’d be making it up.',
      'Now that wants working out, love, and I’d have to sit down with my cards first.',
      'It’s no use me saying how much, love, I’m no good with sums that aren’t on the board.',
    ],
    day: [
      'I couldn’t tell you when, love. It’s not on my calendar with the donkeys.',
      'I’ve no day in my head for that, you see, and I’ll not give you a wrong one.',
      'When, love, I don’t rightly know. My head’s full of turns and there’s no room for dates.',
      'You’d have me guessing at a day, love, and drivers have got up early for less.',
    ],
    person: [
      'I’d not like to say who, love. Names get round a canteen quicker than the tea does.',
      'I couldn’t swear to who, so I’ll leave everybody’s name out of it, love.',
      'I don’t know, love, and I’ll not hang it on somebody’s lad or lass by guessing.',
      'It could be any of a few, love, and I’d hate to give you the wrong one.',
    ],
    whether: [
      'I couldn’t tell you yes or no to that, love, not so you could rely on it.',
      'I’ve not seen it for myself, love, and I only go by what I’ve seen.',
      'It might be, you see, and it might not, and I’d not like to set a tale going.',
      'Honest, love, I don’t know. I’d have to ask about before I told you that.',
    ],
    promise: [
      'I’ll not say yes and I’ll not say no, love. I don’t promise folk what I’ve not thought through.',
      'Oh, I’d have to sleep on that, love. It’s not a no, it’s just not anything yet.',
      'You’d want me sure, love, and I’m not sure, so I’ll keep quiet till I am.',
      'I couldn’t say, love. I’ve that many promises to keep already, I’m careful with a new one.',
    ],
    which: [
      'I couldn’t choose, love, not just like that. I’d want to try it out on my cards first.',
      'Now you’ve got me, I don’t know which, love. I’d be picking like it were a tombola.',
      'I’ll not pick yet, love. There’s always somebody it falls badly for, and I’d have to think who.',
      'There’s nothing in it for me yet, love, one way or the other, till I’ve had a proper think.',
    ],
    open: [
      'I don’t know the first thing about {topic}, love, and I’ll not pretend with you.',
      'You’d be better off with anybody than me on {topic}, love, I only do the turns.',
      'There’s nobody sat me down about {topic}, love, so I’d only be talking.',
      'Eeh, I’ve no answer to that, love. I could talk round it, I’m good at that.',
      'I’d have to have a think about that one, love, with the hatch shut and nobody ringing.',
      'I couldn’t explain that to you, love, not so it’d make sense to anybody else.',
    ],
  },
  terms: {
    accepted: [
      'Yes, love. {terms}: I’ll go along with that.',
      'Go on, then, {terms}. That’s a yes, and I’ll tell folk so.',
      'Right you are, love, {terms}. You’ll have no bother from me.',
      'I’ll say yes to that, love: {terms}. I feel better for it.',
      'All right, love, {terms}. I’ll write it down, next to the kettle.',
    ],
    confirmed: [
      'That’s right, love, {terms}. You’ve not missed owt.',
      'Yes, that’s it: {terms}. You were listening all along, love.',
      'You’ve got it, love: {terms}. Same as I’d have said it, only shorter.',
      'Spot on, love: {terms}. I’ve nowt to put right.',
    ],
    partly: [
      'So far yes, love: {terms}. I’d still want to hear about {matter}.',
      'I’m with you there, love: {terms}. It’s just, I keep thinking about {matter}.',
      'Yes to {terms}, love. What’ll we do about {matter}, though?',
      'That much I’ll take, love: {terms}. I’d be happier if I knew about {matter}.',
      'That’s all right by me: {terms}. We’ve not finished with {matter}, mind.',
    ],
    notYet: [
      'Not yet, love. I’ve taken in {terms}, but I’m still bothered about {matter}.',
      'I’ll not say yes just now. {terms}: I’ve got that, love, and I’m no wiser about {matter}.',
      'It’s too soon for a yes, love: {terms}, and nothing certain about {matter}.',
      'Hang on, love, that’s not a yes. You’ve said {terms}, and I’m sat here fretting about {matter}.',
    ],
    choice: [
      '{choice}, love. I’ll have the biscuits out.',
      'Let’s have {choice}, then. I’ll put it on the calendar.',
      'I’d say {choice}, love, that’d do me best.',
    ],
  },
};
