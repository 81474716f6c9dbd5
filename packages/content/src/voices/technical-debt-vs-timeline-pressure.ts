import type { Voice } from '@parley/shared';

export const technicalDebtVsTimelinePressureVoice: Voice = {
  matters: {
    'first-of-march': ['the first of March', 'fourteen places with one price', 'another April'],
    'promised-for-him': ['the quarter I didn’t promise', 'the rocket in the newsletter', 'those three councils'],
    'helena-knows': ['Helena and ticket 1184', 'the sentence on the stairs', 'who’ll have known'],
    'april-never-comes': ['the drawer called later', 'the other seven days', 'the quiet month'],
  },
  insists: [
    'What do you want to do about {matter}? I’d write it down.',
    'Nobody’s told me the plan for {matter}.',
    'If this were code review I’d send it back with one comment, about {matter}.',
    'There’s one thing left in red on my whiteboard, and that’s {matter}.',
    'Who’s on call for {matter}? I’ll give you a clue, he’s sitting here.',
    'I can’t start on anything without an answer about {matter}.',
    'Can we talk about {matter}? It won’t take three weeks.',
  ],
  eased: ['{Matter}. Closed, as they say, won’t moan.', 'I’ve run out of sarcasm about {matter}. Enjoy it.'],
  lost: [
    'Syntax error. Did you mean {matter}?',
    'I’ve parsed tariffs from nine councils, and that beat me. {Matter}?',
    'Was that a stack trace? Try it as a sentence, about {matter}.',
    'Nope. Turn it off and on again, and say {matter}.',
  ],
  foreign: [
    'Unsupported locale. {Matter}, in English.',
    'My gran would’ve understood that and fed you. I’d need {matter} in English.',
  ],
  outOfRole: [
    'That’s not my interface. Mine takes {matter}.',
    'I don’t execute strings from strangers, it’s how {matter} got there.',
  ],
  greeted: [
    'Morning. I’d offer you a chair, but it’s got nine councils’ printouts on it.',
    'Hello. If it’s about the three weeks, I’ve had the eyebrows already.',
  ],
  smallTalk: [
    'I fixed the kitchen tap. One washer. I thought of this place all weekend.',
    'Leicester’s grey, the build’s green, and I don’t trust either.',
  ],
  felt: [
    'How do I feel? Like the only man who’s read his own ticket.',
    'Tired, and worried about Jodie, if you want the version without jokes.',
  ],
  thanked: ['You’re welcome. Put it in the newsletter, no rocket.', 'Don’t thank me. Tell Helena.'],
  parting: [
    'Off you go. I’ll be here with fourteen copies of a price.',
    'Right. December it is, apparently, and March by surprise.',
  ],
  lostThread: ['It’s still in the buffer: {matter}.', 'You’d branched off. Main was {matter}.'],
  again: ['I’ll say it in one line. {Matter}.', 'Same query, cleaner: what about {matter}?'],
  unknown: [
    '{topic}? Not documented, and I’d know, I don’t write any.',
    'You’d have to ask upstairs about {topic}. Take a number.',
    'I don’t know. See how easy that was? Nobody put it in a roadmap.',
  ],
  withheld: [
    'I could tell you. Last time I told someone, it became a ticket.',
    'Ask me that when I know whether it’s for a decision or for a slide.',
  ],
  told: ['It’s {figure}. I’ve got it on a mug, practically.', '{figure}. It hasn’t been refactored.'],
  due: [
    '{day}, you said. Is that a day, or a launch day?',
    'I’ve written {day} on the whiteboard, in something that doesn’t wipe. What’s done by then?',
    'Whatever happened to {day}? I ask as a collector.',
  ],
  clash: [
    'It was {old}, now it’s {new}. I’ve got fourteen places that do that.',
    '{old}, then {new}. Want me to keep both and pick one at runtime?',
  ],
  disputed: [
    'That isn’t true. I’d have the commit.',
    'No. I can show you why not, it’s two lines.',
    '{claimed}? The tracker has {known}.',
  ],
  needs: [
    'Ask what happens in March and use the answer. Give me the smaller cut, with the days fixed. And you tell Helena, on your own legs.',
    'Something on paper I don’t have to win again in January. I’m easily pleased.',
  ],
  notYet: [
    'No, not yet. I’d need an answer on {matter} first.',
    'Can’t say yes to that today. What’s missing is {matter}.',
  ],
  waiting: [
    'I’ll get on with my sandwich, shall I.',
    'Is that a yes, or a stand-up yes?',
    'Thinking? Go on, it’s free, unlike three weeks.',
  ],
  lastThing: [
    'One more thing. Write it down where I can point at it, with the days in it.',
    'And you go up to Helena today. I’d like to hear the stairs creak.',
  ],
  afterwards: [
    'Done. I’m going back to my fourteen prices.',
    'It’s agreed, don’t touch it, it compiles.',
    'That’s it. Tea, or I start on the tariffs.',
  ],
};
