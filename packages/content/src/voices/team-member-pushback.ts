import type { Voice } from '@parley/shared';

export const teamMemberPushbackVoice: Voice = {
  matters: {
    'three-winters': ['three winters on one phone', 'that number on the wall at Pencoed', 'what I’ve done already'],
    'false-alarms': ['the gauges that lie', 'Blackmill and its crisp packet', 'those six days'],
    'sunday-afternoons': ['Sunday afternoons', 'two till five', 'the half of a weekend I haven’t got'],
    'friday-mail': ['that mail', 'ten to five on a Friday', 'being told instead of asked'],
  },
  insists: [
    'What I’m waiting to hear about is {matter}.',
    'Fair play, and what about {matter}?',
    'I’d put my name down tomorrow if it weren’t for {matter}.',
    'Ask Meg, ask Anwar, they’d say it’s {matter}.',
    'What’ll you do about {matter}, then?',
    'I’m not sulking, mind. I need something on {matter}.',
    'Nobody’s asked me yet about {matter}.',
  ],
  eased: [
    '{Matter}, well. I’d have liked it in October, but I’ll take it.',
    'I’ll not bring up {matter} again, it’s been seen to. Tidy.',
  ],
  lost: [
    'That came in like a gauge with a spider on it. Was it {matter}?',
    'False alarm, that one. Try me on {matter}.',
    'I’ve had clearer off the radio at Blackmill. {Matter}, was it?',
    'Once more, slowly, and with {matter} in it.',
  ],
  foreign: [
    'I’ve got enough Welsh to be told off in, and that wasn’t it. {Matter}, in English.',
    'Nice, that. Meg’s mam talks like it on the phone. {Matter}, though?',
  ],
  outOfRole: [
    'You’ve pressed the wrong button, see. I only do {matter}.',
    'Nobody’s driving me but the depot. {Matter}?',
  ],
  greeted: [
    'Hello. You came over, then. That’s further than the mail did.',
    'Morning. Sit on the box of gauges, they don’t mind.',
  ],
  smallTalk: [
    'It rained, so I was up. It stopped, so I was up to see why.',
    'Saw the rugby with one eye and the phone with the other. The phone won.',
  ],
  felt: [
    'Daft, mostly. Three years of it, and what got me was the word begins.',
    'Tired. I’d say angry, but I haven’t got the hours for it.',
  ],
  thanked: ['Aye, well. Tell it to the wall at Pencoed.', 'You’re welcome. It’s a novelty, mind.'],
  parting: [
    'Right you are. My name’s still off that rota, just so we both know.',
    'Go on, then. If Pencoed rings I’ll say you were asking.',
  ],
  lostThread: [
    'It’ll turn up, like the Garw. It was {matter}.',
    'We’d stopped at {matter}, I think. I wasn’t in a hurry to start it again.',
  ],
  again: ['I’ll say it in river. {Matter}.', 'Same as before, with fewer jokes: {matter}.'],
  unknown: [
    '{topic}? Couldn’t tell you. I only get rung about rivers.',
    'I’ve never been told about {topic}. That’s a pattern, mind.',
    'Don’t know. I’d make something up, but the inspector reads.',
  ],
  withheld: [
    'I’ll keep that to myself for now. There’s five of us in this office and thin walls.',
    'Ask me when the rota’s not on the table. It’s private.',
  ],
  told: ['It’s {figure}. I don’t round them, they come on a bill.', '{figure}. It’s on the napkin here.'],
  due: [
    '{day}, you said. Is that a day, or a ten-to-five-on-a-Friday day?',
    'That {day} of yours, what’ll I see? Something crossed off?',
    'I’ve {day} in my head now, and there’s not much room. Does it stand?',
  ],
  clash: [
    'It was {old} when we sat down and it’s {new} now. The gauges at least drift slowly.',
    'You said {old}. Then {new}. I’d send someone out to look at that.',
  ],
  disputed: [
    'No, that’s not it, mind.',
    'Hang on. That never happened.',
    'It’s {known}, not {claimed}. I’d have been the one on the phone.',
  ],
  doubts: [
    '{Who}? Nobody’s said that to me, mind.',
    'I’ve heard nothing like that from {who}.',
    'I’d believe it from {who}. No offence to you.',
  ],
  needs: [
    'Get those gauges quiet before the rota starts, and not after. Draw it with half weekends. And say sorry for the mail like you mean it.',
    'I’d want it written down what’s been done so far, with the number. Then a say in how it’s cut.',
  ],
  notYet: [
    'Not yet, no. I’d want to know what happens about {matter}.',
    'I can’t say yes to it today, not without an answer on {matter}.',
  ],
  waiting: ['Aye.', 'I’m still here. It’s warmer than Blackmill.', 'That a yes, or are you checking a gauge?'],
  lastThing: [
    'One thing. Tell the other four yourself, on your feet, not by mail.',
    'And somebody takes a marker off that wall at Pencoed. You’ll see to it?',
  ],
  afterwards: [
    'That’s us, then. I’m going to have a lie-in while it’s dry.',
    'Enough said. Go on, before I reply to all.',
    'Right. Put me down in pencil, and I’ll see you by the river.',
  ],
  lacks: {
    amount: [
      'Couldn’t put a number on that. I count what comes on a bill, and I’ve no bill for it.',
      'I’d be guessing, and the gauges do enough of that for the both of us.',
      'Never added it up, mind. I’d have to sit down with a napkin.',
      'If I gave you a figure it’d be in a spreadsheet by Monday, so I won’t make one up.',
    ],
    day: [
      'I’d not like to put a day on it. I lose track, it’s mostly weather here.',
      'Don’t hold me to a date, I’d have to look it up, and my diary’s a phone bill.',
      'When, I couldn’t say. The river’s the only thing I keep a calendar for.',
      'No day I’d swear to. I’ve been wrong about days before, and it was me got rung.',
    ],
    person: [
      'Couldn’t tell you who, not for certain, and I’d not want the wrong one rung.',
      'I’d rather not hang a name on it, with five of us and thin walls.',
      'Who, now, I’d have to ask about that. Not by mail, mind.',
      'There’ll be a name somewhere. Nobody’s written it on a wall for me.',
    ],
    whether: [
      'I don’t know that one way or the other. Nobody’s rung me about it.',
      'Could be, could be a leaf on the gauge. I’d not call it till I’d looked.',
      'Honest answer, I’ve not been told, and I do enough guessing at four in the morning.',
      'I’ll not say yes or no to that. I’d only have to drive out and correct it.',
    ],
    promise: [
      'I’ll not say yes to that off the cuff, nor no. I did that once with a phone number.',
      'Depends, and I’m not being awkward. I’d want to think about it on the bus.',
      'Let me leave that one lie a bit. Last time I was quick I wrote three words.',
      'Might do, might not. I’ve learned not to promise things with the rain coming.',
    ],
    which: [
      'Couldn’t pick between them yet. I’d want to see how the water’s running first.',
      'Don’t make me choose sat here, I’ve not slept enough to be fair about it.',
      'Not sure, and if I said one you’d write it down. Give me a bit of time.',
      'I’d toss a coin at the minute, and that’s no way to draw anything up.',
    ],
    open: [
      'There’s not much I can tell you about {topic}, fair play. It’s other phones that ring for that.',
      'I’d only be talking about {topic} to fill the quiet, and I like the quiet.',
      'You’ve got me there, with {topic}. I’ve fourteen years in, and I couldn’t say.',
      'No idea, honest. I’d have to go and stand by it for a night to know.',
      'I haven’t got an answer to that, and I’ll not invent one to sound useful.',
      'That’s beyond me, I just do telemetry. I could tell you if it was wet.',
    ],
  },
  terms: {
    accepted: [
      'Aye, go on. {terms}: I’d put that in pen.',
      'That’ll do me: {terms}. You’ll get no more than three words about it.',
      'Fair play, yes. {terms}: I’ve no quarrel with any of it.',
      'Tidy. {terms}, and I’ll say so in front of the others.',
      'I’m on for that: {terms}. It’s a pleasure to be asked, mind.',
    ],
    confirmed: [
      'Aye, that’s what we said: {terms}. I could draw it on the napkin.',
      'Right you are: {terms}. No leaves on it that I can see.',
      'That’s it, all of it: {terms}. You do listen, then.',
      'Yes: {terms}. Same as I had it, and I wasn’t even taking notes.',
    ],
    partly: [
      'So far I’m with you: {terms}. I’ve heard nothing yet about {matter}, though.',
      'Aye to {terms}. It’s just gone a bit quiet about {matter}.',
      'Good as far as it goes: {terms}. I’d still like a word about {matter}.',
      'Yes to that bit: {terms}. Then there’s me, lying there, thinking about {matter}.',
      'Can’t argue with {terms}. What’s not been said is anything about {matter}.',
    ],
    notYet: [
      'Not yet, mind. {terms}, I’ve got that, but we’ve not talked about {matter}.',
      'I heard you: {terms}. I can’t say aye till I know about {matter}.',
      'No, hang on a bit. {terms} won’t settle it while nobody’s said anything about {matter}.',
      'Too soon for me. {terms}, fine, and what happens about {matter}?',
    ],
    choice: [
      '{choice} for me, then. I’ll put it on the back of my hand.',
      'Make it {choice}, unless the river has other ideas.',
      'I’ll have {choice}, since you’re asking and not mailing.',
    ],
  },
};
