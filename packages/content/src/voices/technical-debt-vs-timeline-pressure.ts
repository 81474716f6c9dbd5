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
  doubts: [
    '{Who}? There’s no ticket for that.',
    'I haven’t heard that from {who}, and I sit next to most of them.',
    'I’d want to see that from {who} in writing, even in a comment.',
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
  lacks: {
    amount: [
      'I only do exact numbers, and I haven’t got one for that. Guessing’s a different department.',
      'I could make one up, and it’d be on a slide by lunch, so I’d better not.',
      'I’d have to measure it, and measuring’s what I do instead of having opinions.',
      'No figure from me, sorry. I’d want to run it before I quoted it.',
    ],
    day: [
      'I’d need the tracker open for a date, and even then I’d check who typed it.',
      'That I don’t know, and dates I don’t know tend to end up in the newsletter.',
      'Not a date I carry about. March takes up most of the space.',
      'Any day I named would be a guess with a hat on. I’ll pass.',
    ],
    person: [
      'Couldn’t give you a name without checking, and the wrong name round here gets the ticket.',
      'Who it is I couldn’t say without looking, and I look before I blame.',
      'I’m not putting a name on that. I only sign for my own commits.',
      'No name comes to mind, and I’d be suspicious of myself if one did.',
    ],
    whether: [
      'I don’t know, and I haven’t tested it, which is the same thing said twice.',
      'Unverified, as far as I’m concerned. I wouldn’t bet a sandwich on it, either way.',
      'I’d have to look before I said. I’ve been sure of things in this building before.',
      'Can’t confirm that, can’t deny it. I’d want to see it happen on a machine first.',
    ],
    promise: [
      'I don’t say yes in the room any more. I estimate, then I say it, it’s a rule of mine.',
      'Possibly. That’s not a yes, and please don’t let it grow a rocket on the way out.',
      'I’d want to look under the sink before I said it can be done.',
      'Ask me once I’ve tried it. Anything I said now would be decoration.',
    ],
    which: [
      'I can’t pick yet. I’d want it drawn on the whiteboard, with the ugly bits left in.',
      'Not a choice I’d make before tea, and certainly not before I’d seen what each one breaks.',
      'It’s a coin toss from here, and I’ve seen what gets built on a coin toss.',
      'Neither, until I’ve looked closer. I’m told that’s my charm.',
    ],
    open: [
      'I haven’t got anything on {topic} I’d put in writing, and I put most things in writing.',
      'Nobody’s documented {topic} for me, and if they had, nobody would’ve read it.',
      'I’d be making it up about {topic}, and there’s a whole roadmap for that kind of thing.',
      'Don’t know. I could speculate elegantly, but you’d quote me.',
      'That’s a good question and I’ve no answer in stock. I’d have to go and read some code.',
      'No idea, honestly. I know fourteen places where a price lives, and that’s about my limit.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: I can live with that, and with the radio on.',
      'Deal. {terms}, before either of us adds a feature.',
      'All right, I’ll take it: {terms}. I’d like it noted that I didn’t sigh.',
      'Approved, no comments: {terms}. You don’t know how rare that is.',
      'Fine by me: {terms}. That’s me agreeing, it looks like this.',
    ],
    confirmed: [
      'Right: {terms}. That matches what’s on my whiteboard.',
      'That’s the lot: {terms}. I’d merge it.',
      'Correct: {terms}. You’ve copied it once and in one place, I’m touched.',
      'Yes: {terms}. I was checking for a rounding error and there isn’t one.',
    ],
    partly: [
      'So far so good: {terms}. It’s a bit quiet about {matter}, though.',
      'Yes to {terms}. I’ve still got nothing to write down about {matter}.',
      'I’d approve {terms} with one comment, and the comment is about {matter}.',
      'Most of a yes: {terms}. The rest depends on what we do about {matter}.',
      'No complaints about {terms}. Plenty left to say about {matter}.',
    ],
    notYet: [
      'Not yet. I’ve got {terms}, and I’ve still got nothing about {matter}.',
      'I heard {terms}. I can’t sign it off with a hole in it about {matter}.',
      'No, hold on. {terms}, lovely, and what have we got about {matter}?',
      'Too early: {terms} might be fine, but I’d still lie awake over it, thinking about {matter}.',
    ],
    choice: [
      '{choice}. I’ll write it up in the pen that doesn’t wipe.',
      'Let’s say {choice}, before somebody puts it in a newsletter for me.',
      'I’ll go for {choice}, and I did think about it, briefly.',
    ],
  },
};
