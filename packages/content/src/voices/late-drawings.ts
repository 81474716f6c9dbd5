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
};
