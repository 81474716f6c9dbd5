import type { Voice } from '@parley/shared';

export const lateDrawingsVoice: Voice = {
  matters: {
    'stair-core': ['the stair', 'Fionn and his stair', 'drawing that core again'],
    'all-at-once': ['the order of the sheets', 'the five people ringing me', 'which sheets come first'],
    unchecked: ['the check', 'Declan’s initials', 'sending bar schedules out unchecked'],
  },
  insists: [
    'What are you going to do about {matter}?',
    'I can’t give you dates without something about {matter}.',
    'What’s holding me up is {matter}.',
    'If I had one thing off this desk today I’d want it to be {matter}.',
    'I need to hear from you about {matter}, the same as Piotr does.',
    'I’d draw all night if it weren’t for {matter}.',
    'Could we talk about {matter}, before the phone goes on me?',
  ],
  eased: [
    'I’ve stopped thinking about {matter}. First time since September.',
    '{Matter}, that’s grand now, I won’t raise it again.',
  ],
  lost: [
    'Sorry, that went by me like a lorry. Was it {matter}?',
    'I’ve been reading bar marks since six, I can’t read that. {Matter}, was it?',
    'Say it again, would you, and put {matter} in it.',
    'I don’t know what that was. It wasn’t {matter}, anyway.',
  ],
  foreign: [
    'I’d need Piotr for that, and Piotr’s on the slab. {Matter}, in English.',
    'I’d only nod and draw it wrong. Give me {matter} in English, would you.',
  ],
  outOfRole: [
    'I take instructions off drawings, nowhere else. What about {matter}?',
    'You’ve the wrong number for that. This one’s for {matter}.',
  ],
  greeted: [
    'Hello there. I’d offer you tea if you weren’t on the phone and it weren’t cold.',
    'Morning. You’re the third from Ballincarrig today, and the first to say hello.',
  ],
  smallTalk: [
    'It’s wet, it’s Monday, and the printer’s out of toner. That’s the news from Cork.',
    'I haven’t seen the outside of this office since the stair moved, so I couldn’t tell you.',
  ],
  felt: [
    'Wrecked. You’re the first who asked, so you get the truth.',
    'I’m ashamed of the sheets and I’m cross about the stair, and I’m too tired for either.',
  ],
  thanked: [
    'You’re all right. I’d sooner have the list than the thanks.',
    'No bother. If it gets us a frozen stair I’ll thank you.',
  ],
  parting: [
    'Right so. I’m back to the sheets, and none the wiser which comes first.',
    'Go on. I’ve fourteen sheets to keep me company. Ring me, you and not the foreman.',
  ],
  lostThread: ['Sure I lose it hourly. It was {matter}.', 'We were at {matter}, before one of us wandered off.'],
  again: [
    'I’ll say it slower, I mumble when I’m tired. {Matter}.',
    'Once more, so. What I’m asking about is {matter}.',
  ],
  unknown: [
    '{topic}? I don’t know. I know bars.',
    'I couldn’t tell you about {topic} without ringing somebody, and I’m not ringing anyone today.',
    'I haven’t that. I’d be guessing, and Declan doesn’t let me guess.',
  ],
  withheld: [
    'I’d tell you, only it’d be on the site by lunchtime. Give me something first.',
    'That one’s between me and the office for now.',
  ],
  told: ['It’s {figure}. It’s on the list I look at every morning.', '{figure}, going by the sticker on my screen.'],
  due: [
    'You said {day}. What’ll I have in my hand then, something signed?',
    'I’ve {day} on the sticker now. Will I ring you or will you ring me?',
    'That {day} of yours, Piotr’s planning on it. Does it hold?',
  ],
  clash: [
    'You said {old} a while back. Now it’s {new}. I’ve only the one sticker.',
    '{old}, and then {new}. It’s like the stair.',
  ],
  disputed: [
    'That’s not right, now.',
    'Ah no. Who told you that one?',
    'It’s {known}, not {claimed}. I’m looking at it.',
  ],
  doubts: [
    '{Who}? Well, nobody rang me about that, and everybody rings me.',
    'I’ve heard nothing of it from {who}, now.',
    'I’d want that from {who} and not by way of you, no offence.',
  ],
  needs: [
    'Get the stair signed and left alone. Tell me what the pour needs first. And let there be one of you ringing me, not five.',
    'A list, and a frozen stair, and days in it for Declan. I’d draw the rest asleep.',
  ],
  notYet: [
    'I can’t say yes to that yet. I’d need an answer about {matter} first.',
    'Not today, no. There’s {matter}, and I’ve nothing from you on it.',
  ],
  waiting: [
    'I’m here. I’m only sharpening a pencil.',
    'Is that a yes, for the sheets?',
    'Go on. Síle’s holding the other line.',
  ],
  lastThing: [
    'One thing. Send me that in a mail, so I can show it to Piotr before he asks.',
    'And would you tell your foreman yourself? So the phone stops.',
  ],
  afterwards: [
    'We’ve said it all. I’m going to draw.',
    'Right so, mind yourself. And tell Fionn I was asking for his pen.',
    'I’m putting the phone down now before one of us adds a sheet.',
  ],
  lacks: {
    amount: [
      'I’d have to count that up, and I don’t trust my counting this tired.',
      'I haven’t the figure. It’s somewhere under the sheets, I’d say, along with my lunch.',
      'How much, I couldn’t tell you. I’d want it off a drawing and not out of my head.',
      'I could give you a number and Declan would strike it out. So I’d better not.',
    ],
    day: [
      'I don’t know the day, and I’m done giving out dates I can’t stand over.',
      'I couldn’t say when. If I named a day it’d be on somebody’s wall by lunchtime.',
      'There’s no date for that I’d swear to, and I won’t pull one out of the air.',
      'When, I honestly don’t know. I’d only be drawing a line with no dimension on it.',
    ],
    person: [
      'I couldn’t give you a name for that. I’m not sure, and it’s a small trade.',
      'I don’t know who. I know my own office and whoever’s on the phone.',
      'That’s a name I’d have to ask for, and I won’t hang it on the wrong person.',
      'Who, I couldn’t swear to. I’d sooner say nothing than say the wrong one.',
    ],
    whether: [
      'I couldn’t tell you is it or isn’t it. I’ve had my head in sheets.',
      'It could be. I haven’t checked, and I don’t say a thing’s so till it’s checked.',
      'I don’t know that for a fact, and I’ve only facts to draw from.',
      'I’d have to ask round before I’d say that either way.',
    ],
    promise: [
      'I won’t say I will and I won’t say I won’t. I’m too tired to promise well.',
      'That hangs on things I can’t see from this desk, so it’s not a yes or a no.',
      'I’d want to talk to Piotr and Síle before I gave my word on anything like that.',
      'Leave that one open. My word on dates isn’t worth much this autumn, I know.',
    ],
    which: [
      'I couldn’t pick yet. I’d want to lay it all out on the desk first, like sheets.',
      'I don’t know which, and tired as I am I’d likely choose the wrong one.',
      'Not off the top of my head, I can’t choose. I’d be guessing, and I don’t guess.',
      'Any of them could be right for all I know. I’d want to look properly first.',
    ],
    open: [
      'I know next to nothing about {topic}, I’m sorry. My head only does sheets.',
      'I can’t help you with {topic}. I’d be sketching, and you’d be building off it.',
      'You’d get more out of nearly anyone on {topic} than out of me today.',
      'I haven’t an answer for that. I know. I wish I had one.',
      'I’d have to think, and my head’s full of laps and bars.',
      'That I couldn’t explain properly, and half an explanation is how walls get broken out.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: I can draw to that.',
      'Grand, {terms}. I’ll say yes to it and mean it.',
      'All right so, {terms}. You have my word on it.',
      'That’ll do us, yes: {terms}. I’m putting it on the sticker.',
      'Yes, {terms}. First thing I’ve agreed to this week with a straight face.',
    ],
    confirmed: [
      'That’s it: {terms}. You have it the way I have it.',
      'Right, yes: {terms}. I’d put my initials beside that.',
      'It is, yes: {terms}. Not a thing to correct.',
      'You have it exactly: {terms}. Thanks for saying it back.',
    ],
    partly: [
      'So far so good: {terms}. It’s only {matter} I’d still ask about.',
      'I’d say yes to {terms}. What about {matter}, though?',
      'Yes, as far as that goes: {terms}. I’m still stuck on {matter}.',
      'That bit’s grand: {terms}. I’d want something on {matter} as well.',
      'I can go along with that: {terms}. There’s still the question of {matter}.',
    ],
    notYet: [
      'Not yet. I have {terms} written here, and nothing firm beside it about {matter}.',
      'I can’t say yes, not so quick: {terms}. I’d need an answer on {matter}.',
      'It’s not a yes, though I’d like it to be: {terms}. I’m worried about {matter}.',
      'Hold on, there’s no yes till I know about {matter}. I have {terms} down here all right.',
    ],
    choice: [
      '{choice}, so. I’ll be at the desk.',
      'I’d take {choice}. It gives us a bit of air.',
      'Make it {choice}, would you. I’ll tell Piotr and Síle.',
    ],
  },
};
