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
    'I’ve been told to be two people since Monday, I can’t be a third. Can we do {matter}?',
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
};
