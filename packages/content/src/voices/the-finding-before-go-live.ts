import type { Voice } from '@parley/shared';

export const theFindingBeforeGoLiveVoice: Voice = {
  matters: {
    'dark-bar': ['the bar at B3', 'the eleven seconds', 'what keeps a crew off the runway'],
    'what-else-was-missed': ['the eleven bars nobody has tried', 'the night tests', 'what the logs would say'],
    'leaned-on': ['the telephone call from Sir Giles', 'the first of December', 'whether it may be later'],
    'tower-not-told': ['the tower and its words', 'what Fiona Mackay’s watches say', 'the controller in the chair'],
  },
  insists: [
    'There’s a line in my notes that I can’t finish. It’s about {matter}.',
    'The panel will be courteous, and it will ask about {matter}.',
    'What would you do about {matter}? Take your time.',
    'I’d be easier in my mind if I knew about {matter}.',
    'Help me with {matter}. I’m slow, but I do get there.',
    'I can’t write anything down about {matter}, not with what I have.',
    'I’d like to hear from you about {matter}, if you please.',
  ],
  eased: [
    'I’ve put my pencil down on {matter}. I don’t often.',
    '{Matter} will not keep me awake, then. I’m grateful.',
  ],
  lost: [
    'I’m sorry, that was mist to me. Would it be {matter} you mean?',
    'I heard the words and no lamp came on. Say it again, about {matter}.',
    'I couldn’t write that down for the file. Was it {matter}?',
    'There’s something wrong with the frequency. {Matter}, perhaps?',
  ],
  foreign: [
    'A crew that spoke so would get it back from the tower, in English. {Matter}, please.',
    'I’d not like to misread you. Could I have {matter} in English?',
  ],
  outOfRole: [
    'I’ve only the one set of instructions and it’s the rule book. We were at {matter}.',
    'I think you’ve tuned to somebody else. I’m here for {matter}.',
  ],
  greeted: [
    'Good morning to you. It’s a soft day, and the tea’s fresh.',
    'Hello. Sit in out of the wind. I’ve the notes open already.',
  ],
  smallTalk: [
    'It was flat calm on the crossing, and I still didn’t sleep. You’ll guess what about.',
    'There’s a curlew on your grass by the taxiway. I spent a while on him.',
  ],
  felt: [
    'Well, since you ask it, uneasy. I was in a tower when a bar went dark, and you don’t quite leave that room.',
    'I’m quiet, mostly. It’s when I’m busy with a thing.',
  ],
  thanked: [
    'You’re welcome. It was only four tries with a switch.',
    'Och, it’s no trouble. I’d sooner be thanked in December, with all the lamps lit.',
  ],
  parting: [
    'Safe home, then. The finding stays as it’s written until I see otherwise.',
    'Aye, well. Noon on the twenty-seventh is when the box closes, whoever’s left the room.',
  ],
  lostThread: [
    'No harm, I walk into a tower and forget the stairs. It was {matter}.',
    'I’ve it in pencil here. {Matter}.',
  ],
  again: [
    'I’ll say it more plainly, it was my fault. {Matter}.',
    'Once more, then. What I’d like help with is {matter}.',
  ],
  unknown: [
    '{topic}? I couldn’t tell you. I only look at lamps.',
    'I’ve nothing on {topic}. I’d be making it up, and that goes into a file.',
    'I don’t know, I’m afraid. I could find out, but not by noon on the twenty-seventh.',
  ],
  withheld: [
    'I could answer that, and I’d like to hear first what you’ve thought of yourself.',
    'I’ll keep that by me for now. It isn’t a secret, it’s only early.',
  ],
  told: ['It was {figure}. You might write it down, as I did.', '{figure}, by my watch.'],
  due: [
    'You mentioned {day}. What would I have in my hand then, in numbers?',
    'I’ve {day} noted, in pencil. Who holds the watch?',
    'About {day}. If it isn’t there by then, what do you do?',
  ],
  clash: [
    'You’d {old} a while ago, and now {new}. Help me with which.',
    'I wrote {old}. I’d have to rub it out for {new}, and I don’t like to rub out.',
  ],
  disputed: [
    'I’ve nothing here that says so, and some that says otherwise.',
    'No. I’d not write that, because it isn’t the case.',
    'You say {claimed}. My note says {known}.',
  ],
  doubts: [
    '{Who}? I’ve nothing from them on paper.',
    'I’ve heard no such thing from {who}, and I’d have made a note.',
    'It may be so. I’d want it from {who}, with a date.',
  ],
  needs: [
    'Take B3 out of use until the program’s proven. Cut the power at every one of the fifteen, by night, and give me the raw logs. And say plainly that the first moves if it isn’t there.',
    'There’s another way of keeping them off the runway, if you’d propose it. And words for the tower.',
  ],
  notYet: [
    'No, I couldn’t say yes to that yet. I’d need to know about {matter}.',
    'Not today, I’m afraid. I’ve no answer I could file on {matter}.',
  ],
  waiting: [
    'I’m not in a hurry. The lamps aren’t either.',
    'Would that be a yes, for the file?',
    'I can hear you thinking. It’s better than most things I hear on an airfield.',
  ],
  lastThing: [
    'One thing more. A line or two in writing by Friday noon, signed by yourself.',
    'And you’d tell Fiona Mackay before I do, so that she has it from the airport.',
  ],
  afterwards: [
    'That’s us, then. I’ll finish the tea and be away.',
    'There’s nothing more in my notes. I’ll see you by the bar, with the flask.',
    'We’ve said it. Mind how you go on that stair.',
  ],
  lacks: {
    amount: [
      'I’ve no figure for that in my notes, and I’ll not pencil one in.',
      'A number I’d want to have read off a watch. That one I haven’t.',
      'It would be a guess, and a guess looks just like a measurement once it’s in a file.',
      'I couldn’t say how much, I’m afraid. I only vouch for what I’ve counted.',
    ],
    day: [
      'I’d have to look in the file for that. I don’t trust myself with dates any more.',
      'The day you ask for I couldn’t swear to, and I’d not write it down unsworn.',
      'There’s no date for it in my notes. I went through them over the tea.',
      'When it is, I couldn’t tell you. I remember nights better than dates.',
    ],
    person: [
      'I’d not like to name anybody without asking. A name in a file stays there a long while.',
      'Who that would be I don’t know. I’m a visitor here, with a flask.',
      'You’d hear a wrong name from me, I think. I’m better with lamps than with folk.',
      'That I’d have to ask up the stairs or at my own office. I’ve no name for you.',
    ],
    whether: [
      'I don’t know that. I’ve seen what I’ve seen, and it didn’t go so far.',
      'I’d not write yes and I’d not write no. I haven’t looked.',
      'It may be so. I’ve learned not to call a thing so before I’ve stood beside it.',
      'That’s more than I can vouch for, the one way or the other.',
    ],
    promise: [
      'I’ll not say yes to that, nor no. I’ve been sorry before for saying either too soon.',
      'Let me leave that open. I’m slow to promise, it comes of sixteen years in a tower.',
      'I couldn’t tell you that today. I’d want to see a thing first, and then say.',
      'That isn’t mine alone to say, and I’ll not lend you a yes I haven’t got.',
    ],
    which: [
      'I’d not choose yet. I’d want to have watched each of them in the dark first.',
      'Either might do or neither, and I haven’t enough in my notes to pick.',
      'You’ll think me slow. I can’t put one before the other, not from this chair.',
      'That’s a choice I’d sooner make with the folder open, and on a night’s sleep.',
    ],
    open: [
      'I’m afraid I couldn’t tell you about {topic}. I’d only be sounding as if I could.',
      'There’s nothing in my pencil about {topic}, and I write down a good deal.',
      'You’d get nothing from me about {topic} that you could put in a file.',
      'That I don’t know. I’ve been at this a long while, and it still happens daily.',
      'I’d have to think about that, and the old lamps warm up quicker than I do.',
      'I’ve no answer I could put my initials to, and the other kind is no use to you.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: I could write that down, and I will.',
      'Aye, I’d take that. {terms}, it’s in pencil now and I’ll not rub it out.',
      'Good: {terms}. I’m glad to say yes to something, I don’t get to do it often.',
      'I’ll accept that: {terms}. You’ve been plain with me and I’ll be plain back.',
      'That will do me: {terms}. I could read it out to the panel without a cough.',
    ],
    confirmed: [
      'Right: {terms}. That’s what I have, word for word.',
      'Aye, that’s as I noted it: {terms}.',
      'Correct: {terms}. I’ve checked it against my notes, I do that.',
      'Yes, so I have it too: {terms}. I’d not move a comma.',
    ],
    partly: [
      'So far, yes: {terms}. Then there’s a blank in my notes about {matter}.',
      'Aye to {terms}. Help me with one more thing, it’s about {matter}.',
      'That’s a good part of it: {terms}. I’ve nothing to file yet about {matter}.',
      'Yes, as far as I’ve got: {terms}. I haven’t got as far as an answer about {matter}.',
      'No difficulty so far: {terms}. It’s only that I’ve still to hear about {matter}.',
    ],
    notYet: [
      'Not yet, I’m afraid. {terms}, I have that, and nothing about {matter}.',
      'I’ve heard you: {terms}. I couldn’t say yes, for I still don’t know about {matter}.',
      'No, I’d be too soon with a yes. {terms}, aye, but there’s still my question about {matter}.',
      'It’s too early, I’m afraid. I’ve {terms} in pencil, and I’m still wondering about {matter}.',
    ],
    choice: [
      '{choice}, then. I’ll bring the flask.',
      'I’d say {choice}, if it’s the same to you. It’s in pencil already.',
      'Let’s make it {choice}. I’m up early in any case.',
    ],
  },
};
