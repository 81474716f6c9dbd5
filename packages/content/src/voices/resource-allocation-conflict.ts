import type { Voice } from '@parley/shared';

export const resourceAllocationConflictVoice: Voice = {
  matters: {
    'the-rope': ['you and Callum', 'which of you it is', 'standing between two managers'],
    'the-hours': ['the hours', 'the evenings this takes', 'who plugs the readers in'],
    'the-eleventh': ['the eleventh', 'my one day off', 'Leicester'],
    'lisbon-people': ['João and his release', 'the Lisbon lot', 'who tests for Oriente'],
  },
  insists: [
    'What happens about {matter}? Sorry, I have to ask.',
    'I’d go home, honestly, if I knew about {matter}.',
    'I need somebody to decide about {matter}. It can’t be me.',
    'I’ve written two rotas for Monday, and both go wrong at {matter}.',
    'Could we talk about {matter}? It’s what I lie awake over.',
    'I can do most things. I can’t sort out {matter} on my own.',
    'Nobody’s said to me what they’ll do about {matter}.',
  ],
  eased: [
    'I think I can stop worrying about {matter}. It’s a funny feeling, on a Thursday.',
    'I can cross off {matter}. I’ve a list inside the locker.',
  ],
  lost: [
    'Sorry, I’ve been looking at card readers all day, my eyes have gone. Was it {matter}?',
    'That came through like a bad read at the gate. Try again, about {matter}?',
    'I want to understand it. I just didn’t. We were on {matter}.',
    'Can you say it like I’m tired? Because I am. {Matter}.',
  ],
  foreign: [
    'I’m sure it was polite. I only test readers in English, though. {Matter}?',
    'João tries that with me and I just nod. I don’t want to nod about {matter}.',
  ],
  outOfRole: [
    'I’ve been told to be two people from Monday, I can’t be a third. Can we do {matter}?',
    'I don’t think that was for me. I’ve got {matter}, unfortunately.',
  ],
  greeted: [
    'Hiya. Mind the cables, they’re Lisbon’s on the left and yours on the right.',
    'Hello. There’s tea, but it’s from when Callum was here.',
  ],
  smallTalk: [
    'My weekend was this bench, mostly. It was quiet, I’ll give it that.',
    'I’d tell you about my gran’s jollof, only I’d get hungry and there’s the rig to finish.',
  ],
  felt: [
    'Tired, if I’m honest. And a bit daft, for saying yes to both of you.',
    'I’m all right. I mean, I’m not. But I’ve got Monday’s rig half done.',
  ],
  thanked: [
    'Oh. Thanks. People mostly say it after, when I’ve missed the Metro.',
    'You’re welcome. It’s only my job, well, it’s two people’s job.',
  ],
  parting: [
    'Okay. Night. I’ll build something on Monday and hope it was the right one.',
    'Right, yes. So I’m still on both, then. See you, I suppose.',
  ],
  lostThread: [
    'It’s fine, I do it after six as well. It was {matter}.',
    'We were at {matter}. I was hoping you’d remember.',
  ],
  again: [
    'Sorry, I mumble when I’m tired. I meant {matter}.',
    'I’ll say it straight, then. It’s {matter} I’m asking about.',
  ],
  unknown: [
    '{topic}? I don’t know, sorry. I only get the readers, not the reasons.',
    'I couldn’t say about {topic}. Priti might, she’s got the whole list.',
    'I don’t know that one. I’d make it up, and then it’d be in Utrecht’s file.',
  ],
  withheld: [
    'I’d rather not say yet. It’d get back to Callum before I’ve got my coat on.',
    'Can I keep that one till I know what it’s for? Sorry.',
  ],
  told: ['It’s {figure}. Same as it says on the door system.', '{figure}, I think you’ll find. I did count.'],
  due: [
    'You said {day}. Will I hear it from you, or from Callum leaning on my bench?',
    'About your {day}. What do I have then, a message or an actual answer?',
    'Is it still {day}? I’ve moved a reader round it.',
  ],
  clash: [
    'You said {old}, and now it’s {new}. That’s how I ended up with two Mondays.',
    'It was {old} a minute ago. I only ask because {new} is a different rig.',
  ],
  disputed: [
    'Erm, no. That isn’t what happened.',
    'I don’t think that’s right, sorry. I’d have noticed.',
    'It’s {known}, I’m fairly sure, and not {claimed}.',
  ],
  doubts: [
    '{Who}? Nobody’s said that to me. Sorry.',
    'I’ve not heard that from {who}, and I’d have to, before I believe it.',
    'It’d be lovely if it was so. I’d want to hear it from {who}, though.',
  ],
  needs: [
    'If you’d talk to Callum, tonight or first thing, and come back with one answer. And somebody beside me for the plugging in. That’s it, really.',
    'I’d want the hours added up by someone who isn’t me, and something taken out. Then I could do it properly.',
  ],
  notYet: [
    'Not yet, sorry. I’d need to know about {matter} first.',
    'I can’t say yes to that today. Nobody’s told me what happens about {matter}.',
  ],
  waiting: [
    'Mm. I’ll just finish this connector while you think.',
    'Is that you deciding, or you going to ask somebody?',
    'I can wait. It’s what I’ve been doing since three.',
  ],
  lastThing: [
    'One thing. Could you put it in one message, to me and Callum both? Then I don’t have to be the copy.',
    'Only, will you tell Priti as well? So nobody rings me on the eleventh to ask.',
  ],
  afterwards: [
    'I’m getting my coat. Thanks, I mean it.',
    'Night, then. Mind the cables, the right-hand ones are yours.',
    'It’s all said, I think. See you Monday, at this rig.',
  ],
  lacks: {
    amount: [
      'I couldn’t tell you how much, sorry. I’d be adding up in my head, and it’s been a long day.',
      'I haven’t got that number. I’d say one to be polite, and it’d be wrong.',
      'That’s one I’d have to measure, sorry. I’m no good at numbers I haven’t measured.',
      'Honestly, no idea how much. If I guess, it ends up in somebody’s spreadsheet.',
    ],
    day: [
      'I don’t know when, sorry. There’ve been so many hands in my calendar, I’ve stopped guessing.',
      'I couldn’t give you a day. I’d say one because you asked, and then I’d be stuck with it.',
      'There’s no date for that I’d be sure of, and unsure ones are how I ended up here.',
      'When, I can’t say. I’d want to see it written down somewhere first.',
    ],
    person: [
      'I don’t know who, sorry. I mostly see readers, and whoever’s leaning on the bench.',
      'I’d rather not guess at a name. It’d get round, and I’d have to see them at the kettle.',
      'I couldn’t say who. I’m just not sure enough to put somebody in it.',
      'Not sure whose name that is. Priti’s got the whole list, I’ve only got the bench.',
    ],
    whether: [
      'I couldn’t say if it is or not, sorry. I’ve not tested it. Well, you know what I mean.',
      'I don’t know that one way or the other. I’d nod, but it wouldn’t mean anything.',
      'Could be, could be not. I’ve only got what comes past this bench.',
      'I’m not sure enough to say. I don’t sign readers on a feeling either.',
    ],
    promise: [
      'I’d normally just say yes, so I’d better not. I don’t actually know yet.',
      'I can’t say yes to that, or no. It isn’t only up to me, I don’t think.',
      'I’d like to leave that open, sorry. My yeses haven’t been worth much this week.',
      'It depends what else lands on this bench, and I can’t see that from here.',
    ],
    which: [
      'I can’t pick, sorry. Picking’s the bit I’m really bad at, ask anyone.',
      'I don’t know which. Whatever I say, somebody’s plan goes wrong, so I’d want to think.',
      'Not sure yet. I’d have to set them side by side, like readers on a rig.',
      'I couldn’t choose tonight. I’d just say the one you said last.',
    ],
    open: [
      'I don’t really know about {topic}, sorry. I only see what comes down to this bench.',
      'I’ve not got anything useful on {topic}. I’d be talking to fill the quiet.',
      'You’d want somebody who’s slept for {topic}. I couldn’t explain it properly.',
      'I’m not sure how to answer that. I’d say something, and it wouldn’t be right.',
      'There I can’t help, honestly. I’ve only got the readers’ side of things.',
      'Sorry, I can’t explain that one. I’d need a clearer head and a bit of daylight.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: I can do that, and I mean it this time.',
      'Okay, yes, {terms}. That’s a real yes, not a polite one.',
      'That works, {terms}. I’ll stick it up inside the locker.',
      'All right: {terms}. I’d be happy with that, actually.',
      'Yes, please, {terms}. I feel a bit lighter already.',
    ],
    confirmed: [
      'That’s right: {terms}. I’d have said it the same.',
      'Yeah, that’s it: {terms}. Nothing missing that I can see.',
      'Right, yes, {terms}. It’s nice to hear it only the once.',
      'Yes, {terms}. You got all of it, thanks.',
    ],
    partly: [
      'So far yes: {terms}. I just don’t know about {matter} yet.',
      'Okay, yes to {terms}. Sorry, though, I still need to ask about {matter}.',
      'Yes, that bit’s fine: {terms}. I’m not so sure about {matter}.',
      'I can say yes to some of it: {terms}. I’d feel better with something about {matter}.',
      'That part’s good: {terms}. I keep coming back to {matter}, sorry.',
    ],
    notYet: [
      'Not yet, sorry. I heard {terms}, and I’m still worried about {matter}.',
      'It’d be a polite yes, so not yet: {terms}. I need to know about {matter}.',
      'I can’t quite say yes. {terms}, I did hear, but nothing’s certain about {matter}.',
      'Hold on, it’s too soon. I’ve written {terms}, with a question mark by {matter}.',
    ],
    choice: [
      '{choice}, please. I’ll keep it free.',
      'Could we say {choice}? I’d manage that better.',
      'I’d pick {choice}, if I’m really allowed to pick.',
    ],
  },
};
