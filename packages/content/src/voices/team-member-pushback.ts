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
};
