import type { Voice } from '@parley/shared';

export const vendorPerformanceIssueVoice: Voice = {
  matters: {
    'counted-for-three': ['the bracket', 'whose batch the second one was', 'that third on your list'],
    'driver-boards': ['the boards in Penang', 'what’s on my shelf', 'the last forty'],
    penalty: ['the invoice', 'the twelve hundred a day', 'my wages on the twenty-eighth'],
    'six-failures': ['the six that went dark', 'a tester for the last lot', 'those six up there in the wet'],
  },
  insists: [
    'One thing I need from you, my friend, is an answer on {matter}.',
    'What do we do about {matter}, you and I?',
    'I’d shake on it now if it weren’t for {matter}.',
    'You’ve got a train at four. Let’s spend the time on {matter}.',
    'I’ve had nothing from your side on {matter}.',
    'Ask my partner what keeps her awake. It’s {matter}.',
    'I can recite you every date since March. I can’t tell anybody what happens about {matter}.',
  ],
  eased: [
    '{Matter}, that’s off the bench. I’ll sweep up after it.',
    'I’ll say no more about {matter}, and you know I like to talk.',
  ],
  lost: [
    'That came out with the wires crossed. {Matter}, was it?',
    'One: I heard you. Two: I didn’t get a word. Try {matter}.',
    'I’ve had clearer faxes off Penang. Do you mean {matter}?',
    'Say it again, and put {matter} in it somewhere.',
  ],
  foreign: [
    'My grandmother would’ve answered you in Twi. In Coventry we say {matter} in English.',
    'It sounds expensive. Give me {matter} in English, my friend.',
  ],
  outOfRole: [
    'You’re talking to the wrong machine. Mine’s over there and it only bends frames. {Matter}?',
    'Nobody programmes me, my friend, my daughter’s tried. {Matter}.',
  ],
  greeted: [
    'Morning, morning. Mind the frames, they’ve nothing in them yet, but they scratch.',
    'Hello, my friend. Kettle’s on, that’s the one thing here on time.',
  ],
  smallTalk: [
    'My daughter read me test numbers all Sunday. She’s twelve, she wants overtime.',
    'It’s warm in here, isn’t it. That’s forty frames and one worried man.',
  ],
  felt: [
    'Ashamed, about six of them. Cross, about one of them. You asked, so I counted.',
    'Like a man who owes you forty displays and is owed for the first forty.',
  ],
  thanked: [
    'Don’t mention it. Mention the invoice.',
    'You’re welcome, my friend. Come when nothing’s late, I’m better company.',
  ],
  parting: [
    'Off you go, then. The frames stay empty and I keep counting.',
    'Right. I’ll tell the lads it was lunch. It wasn’t lunch, was it.',
  ],
  lostThread: ['It’s over there, under the swarf. {Matter}.', 'One of us dropped it. It was {matter}.'],
  again: ['I’ll go slower, I’ve been told. One thing only: {matter}.', 'Same again, no jokes. What about {matter}?'],
  unknown: [
    '{topic}? That isn’t on my wall. I’d be guessing, and I’ve stopped guessing.',
    'You’d have to ask your own lot about {topic}, they don’t send me that.',
    'I don’t know. There, I can say it, nobody fainted.',
  ],
  withheld: [
    'Ask me that when I know it won’t turn up in a letter.',
    'I’ll tell you about the shop floor, not about the contract. Not yet.',
  ],
  told: ['It’s {figure}, my friend. I can recite it.', '{figure}. It’s on the wall in marker.'],
  due: [
    '{day}, you said. Do I get a call, a paper or another letter?',
    'I’ve put your {day} up beside the twenty-fourth. What happens on it?',
    'I remember dates, it’s my curse. {day}. Does it still stand?',
  ],
  clash: [
    '{old}, you said. Now {new}. That’s a bracket all over again.',
    'One: {old}. Two: {new}. Which of them do I cut metal for?',
  ],
  disputed: [
    'My friend, that is not how it went.',
    'No. I was there with a screwdriver.',
    'You say {claimed}, and my delivery notes say {known}.',
  ],
  doubts: [
    '{Who}? My friend, nobody told me, and I’m the one who’d build it.',
    'I’ve had no word of that from {who}, not even a rude one.',
    'Let {who} put it in a letter. You people like letters.',
  ],
  needs: [
    'Say the second batch was yours, first of all. Then get my invoice paid, or pay for the boards in Penang, and I’ll build you most of it for the day and the rest for the fitters.',
    'Ask me about the shelf and not about the clause. I’d tell you everything.',
  ],
  notYet: [
    'Not yet, my friend. I’d need to know what we do about {matter}.',
    'I can’t promise you that today, because of {matter}.',
  ],
  waiting: [
    'Go on, I’m only moving a frame.',
    'Is that a handshake or a cough?',
    'I’ve stopped counting, that’s how hard I’m listening.',
  ],
  lastThing: [
    'One thing. Get that on paper with the second batch in it the right way round, so that I can show my partner.',
    'And who do I ring when a board’s late? One name, my friend, and it answers.',
  ],
  afterwards: [
    'That’s it, we’ve shaken. Come on, there’s rice.',
    'I’m back to the frames. Go and see your accounts people.',
    'Done, and no letters. My partner won’t believe it.',
  ],
  lacks: {
    amount: [
      'A number I can’t stand behind I don’t say any more, my friend. I’ve said a few.',
      'One: I don’t know it. Two: if I guess, it grows legs and turns up in a letter.',
      'I’d have to count, and I like counting, but not out of the air.',
      'That one isn’t on my wall in marker. What’s on the wall I’ll tell you, the rest I won’t make up.',
    ],
    day: [
      'I remember dates, it’s my curse, and that one I haven’t got. I won’t make one up.',
      'No day from me on that. I’ve given out days I hoped for, and I’m cured.',
      'Ask me any date with metal behind it. For that one I’d be whistling.',
      'I couldn’t tell you which day, and you know how I am about days.',
    ],
    person: [
      'I’d want to be sure before I said a name. A wrong one I’d never stop apologising for.',
      'Who, I don’t know. I could ask on the shop floor, there are forty people and they talk.',
      'A name’s a serious thing, my friend, it ends up in letters. I haven’t one for you.',
      'There I’m stuck. My partner keeps the names, I keep the screwdrivers.',
    ],
    whether: [
      'I don’t know, and I won’t say yes to look good. I’ve stopped doing that.',
      'Might be, might not. I’d have to switch it on and watch it before I told you.',
      'You won’t get a yes or a no from me there, I haven’t had my hands on it.',
      'Truth is, I can’t say. It’s not on the bench, it’s not on the wall.',
    ],
    promise: [
      'I won’t say yes to make you happy. I’ve done it before, and nobody stayed happy.',
      'Let me not promise and let me not refuse. I’d need to walk along the shelf first.',
      'Maybe, my friend. I’d have to count hands and hours before it’s more than maybe.',
      'Yes is the easy word. I’d sooner find out first and then say the true one.',
    ],
    which: [
      'One or the other, I can’t tell you yet. I’d want to lay them side by side on the bench.',
      'I don’t pick before I’ve measured. That’s a rule of the workshop.',
      'Not yet, I’d be choosing with my hopes, and my hopes have a bad record.',
      'My partner and I would have to sit over that one. She chooses better than I do.',
    ],
    open: [
      'I’m no use to you about {topic}, and I’d talk for ten minutes to hide it.',
      'What I know about {topic} would fit on a washer, and it wouldn’t be worth stamping.',
      'I’d be bluffing about {topic}, and I bluff badly, my partner can tell you.',
      'I haven’t got an answer. One, I’m sorry. Two, I’m not going to invent it.',
      'That’s a question for somebody with a cleaner desk than mine. I can only tell you about frames.',
      'You’ve found something I can’t recite, my friend. It doesn’t happen every day.',
    ],
  },
  terms: {
    accepted: [
      'Yes, my friend. {terms}: there’s my hand.',
      'Done: {terms}. I don’t say so lightly, you know that by now.',
      'Agreed. {terms}, and up on the wall it goes, in marker.',
      'I’ll take that: {terms}. One, it’s fair. Two, I can tell my partner.',
      'All right, yes. {terms}, and I’ll say it to anybody who asks.',
    ],
    confirmed: [
      'Right: {terms}. You count like somebody with a workshop.',
      'That’s it: {terms}. I could recite it in my sleep already.',
      'Correct: {terms}. Nobody’s moved a hole in it.',
      'Yes, that’s how I have it: {terms}. Same on your side and mine.',
    ],
    partly: [
      'So far, yes: {terms}. I’m still waiting for the part about {matter}.',
      'One: yes to {terms}. Two: there’s still something to say about {matter}.',
      'Yes to {terms}, with pleasure. I just can’t go home with nothing about {matter}.',
      'That’s good so far: {terms}. What’s not on the bench yet is a word about {matter}.',
      'I’m with you up to here: {terms}. My partner’s next question will be about {matter}.',
    ],
    notYet: [
      'Not yet, my friend. {terms}, I’ve counted it, and I’m still missing a word about {matter}.',
      'I hear you: {terms}. I can’t shake on it before I know about {matter}.',
      'No, not like that. {terms}, fine, and what do we do about {matter}?',
      'Too early for a handshake. You say {terms}, and I’m still losing sleep about {matter}.',
    ],
    choice: [
      '{choice}. I’ve got it, and you know I don’t forget days.',
      'Let’s say {choice}, I’ll mark it on the wall.',
      'I’d take {choice}, my friend, and I’ll have the kettle on.',
    ],
  },
};
