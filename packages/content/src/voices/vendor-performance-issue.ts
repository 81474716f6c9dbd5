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
};
