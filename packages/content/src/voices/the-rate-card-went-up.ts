import type { Voice } from '@parley/shared';

export const theRateCardWentUpVoice: Voice = {
  matters: {
    'engineers-leaving': ['Hanneke and Tomasz', 'the two of them and that bank', 'who digs up the billing interface'],
    'late-payment': ['your second floor', 'my September invoice', 'the paying'],
    'six-per-cent': ['the wee red bar', 'my six per cent', 'the holes in the year'],
    'exception-to-the-card': ['Sheila’s stairs', 'what I carry back to Sheffield', 'the thing with a ribbon on it'],
  },
  insists: [
    'What would you do about {matter}? I ask it solemnly, it suits me.',
    'You’ve been generous, and I’ve had nothing from you on {matter}.',
    'I’ve a lovely clean page for {matter}. What do I put on it?',
    'Nothing moves in Sheffield till somebody says something about {matter}.',
    'I’d never press a customer. I merely ask about {matter}.',
    'If you’d a sentence about {matter} I’d buy it from you, at the old rate.',
    'Might we spend a minute on {matter}?',
  ],
  eased: [
    'I notice I’ve no joke left about {matter}. That’s as near to content as I come.',
    '{Matter} I can now discuss without a drink.',
  ],
  lost: [
    'I’ve sat through Aberdeen’s accents with less trouble. Was it {matter}?',
    'That sentence left without its luggage. Try {matter}.',
    'I took it for a cricket score. If it was {matter}, I missed it.',
    'Say that again as if I were on your second floor, slowly, about {matter}.',
  ],
  foreign: [
    'Charming, and it would look well on a tin of shortbread. {Matter}, in English.',
    'My managing director does that when she wants me out of the room. Let’s have {matter} in plain words.',
  ],
  outOfRole: [
    'If I’d a hidden drawer with instructions in it I’d have sold it by now. {Matter}?',
    'You may order what you like of me at £730 a day. In the meantime, {matter}.',
  ],
  greeted: [
    'Good morning. I’ve come by train, so I’m grateful to be anywhere.',
    'Hello. You look well. I bring a letter and you look well, it’s remarkable.',
  ],
  smallTalk: [
    'The weather in Sheffield was like my margin, low and grey.',
    'I had a weekend. I spent it wondering which of us would say the word clause first.',
  ],
  felt: [
    'Nobody asks an account director that. Cornered, since you ask, by a chart and a managing director.',
    'I’m cheerful in a way that should worry you. It’s the letter, I’d not have written it.',
  ],
  thanked: [
    'Don’t thank me, you’ll only see it on an invoice. And you know how long those take.',
    'You’re very welcome. I’ll put it in the frame with the letter.',
  ],
  parting: [
    'Then I’ll away for my train, and the letter of November stands where it stood.',
    'Good day to you. I’d hoped to carry something up Sheila’s stairs, but my hands are free.',
  ],
  lostThread: [
    'It’ll have gone down the back of the contract. It was {matter}.',
    'You’d left me on the platform at {matter}.',
  ],
  again: [
    'I’ll say it without the ornaments. {Matter}.',
    'A second performance, by request, and shorter. What about {matter}?',
  ],
  unknown: [
    '{topic}? They don’t tell an account director things like that. It keeps him optimistic.',
    'I’ve nothing on {topic}, and I’d be ashamed to invent it at these rates.',
    'I don’t know. You may have that in writing, it’s rare.',
  ],
  withheld: [
    'If I told you that you’d know what I’d settle for, and then where would we be.',
    'Ask me that again when there’s a number on your side of the table.',
  ],
  told: ['It’s {figure}. No extra charge for the repeat.', '{figure}, I said it in a weak moment.'],
  due: [
    'You offered me {day}. Whose hand is on it, and does it reach as far as Sheffield?',
    'I’ve been carrying your {day} about like an umbrella. Will it open?',
    'And {day}, what do I hold then: a paper, a payment or a good feeling?',
  ],
  clash: [
    'It was {old} when I took my coat off, and now it’s {new}. I’d hate to see it when I put the coat on.',
    'You’ve said {old} and you’ve said {new}. Even Sheila keeps to one per meeting.',
  ],
  disputed: [
    'That’s a bonny thought, and it isn’t so.',
    'No. I’d have framed it if it were true.',
    'You’ve {claimed}; my paperwork has {known}.',
  ],
  doubts: [
    '{Who}? That’s a bonny thing to hear about from you first.',
    'I’ve had no word of that from {who}, and I’ve been checking my post like a bride.',
    'I’ll believe it when {who} puts it on paper. I collect paper.',
  ],
  needs: [
    'Pay more for the two who are being poached, and not for all nine. Get me September on a named day. Then I’ve something to carry up the stairs.',
    'Commit to the days that are left and I’ve a figure. Mention your clause once, and I’ll pretend not to have heard the rest.',
  ],
  notYet: [
    'No, not yet. I’d need something from you on {matter}.',
    'I can’t say yes to that today, and the reason is {matter}.',
  ],
  waiting: [
    'I’ll look out of the window till you’ve decided. It’s Leeds, there’s plenty of grey.',
    'Was that a yes? I ask for the benefit of a lady in Sheffield.',
    'You hum like your accounts department. It’s usually followed by thirty days.',
  ],
  lastThing: [
    'One last indignity. A line from you, today, on paper with a crest, so that Sheila can frame it.',
    'And before I faint, when does the first of that money leave the second floor?',
  ],
  afterwards: [
    'I’m away for my train before you do the sum again.',
    'It’s agreed. I’m told one should stop talking at this point, and I’ll try it.',
    'We’re done, and with no lawyer. I’ll tell them in Dundee.',
  ],
  lacks: {
    amount: [
      'I’d have to consult a spreadsheet for that, and it’s sitting in Sheffield where it’s warm.',
      'A number from me has to survive Sheffield, and that one wouldn’t, for I’d be inventing it.',
      'I could name you a sum with great dignity, and it’d be pure fiction.',
      'They only trust me with rates. Any other figure I’m obliged to look up.',
    ],
    day: [
      'I’d need the diary for that, and I’ve travelled light, with one letter and an umbrella.',
      'Dates I only know when they’re in a clause. That one I’d have to hunt for.',
      'I couldn’t put a day to it. In my trade one reads the day off an invoice.',
      'Ask a train company for a day, they’ll say one without knowing it. I’d rather not.',
    ],
    person: [
      'I’d not care to name anyone unless I’m sure. Account directors gossip enough as it is.',
      'That’s a name I don’t have on me. I’d ask in Sheffield, and in a low voice.',
      'Who it is I couldn’t tell you. I’m only the one they send out in the rain.',
      'My memory for names gives out just before that one, and I’d be ashamed to guess.',
    ],
    whether: [
      'I couldn’t swear to it, the one way or the other, and I’ve sworn to worse.',
      'That’s not been confided to me. I keep smiling in case it’s good.',
      'It may be, it may not. At my rates you ought to get better than a guess, so I’ll stop.',
      'You’d think I would know. I’d think so too, and yet there’s only a draught where it should be.',
    ],
    promise: [
      'I’ll say neither aye nor no. It’s how one lasts as an account director.',
      'That would be a promise, and I’m only licensed to carry them, not to make them up.',
      'I’d want to think about it on the train, where I do my best regretting.',
      'Perhaps, in the Scottish sense, which means I’ll look at it and sigh. No more than that yet.',
    ],
    which: [
      'I couldn’t choose just yet. I’d want it on paper, and a train journey to frown at it.',
      'Let me not pick in haste. I’ve done things in haste, and they end on a chart.',
      'I’ll stay on the fence a wee while. It’s a good fence, and you can see Sheffield from it.',
      'Not decided, I’m afraid. I was brought up never to take the first cake on the plate.',
    ],
    open: [
      'I’m poorly informed about {topic}, and I’ve a lovely manner that usually hides it.',
      'There’s a silence in my head about {topic}, and I’d not fill it with something you’d quote.',
      'If Sheffield has a view about {topic}, nobody’s trusted me with it.',
      'I don’t know, and I’d rather say it plainly than put a kilt on it.',
      'That’s beyond me. I’ve the contract by heart, and it’s no help whatever.',
      'You’ve found a hole in my education. I could only talk elegantly round the edge of it.',
    ],
  },
  terms: {
    accepted: [
      'Aye. {terms}: I’ll take that, and I’ll not even sigh.',
      'Done. {terms}, and I’d shake on it before the weather changes.',
      'I accept, with every appearance of reluctance: {terms}.',
      'Yes: {terms}. You’ll notice there’s no joke in that, I’m being serious.',
      'That’s a bargain: {terms}. I’ll carry it home with both hands.',
    ],
    confirmed: [
      'Right: {terms}. I couldn’t have put it better with a lawyer.',
      'That’s it exactly: {terms}. I’ve nothing to add but my hat.',
      'Correct: {terms}. You’ve read it back like a contract, and I mean that kindly.',
      'Aye, that’s how I have it: {terms}. No small print of mine either.',
    ],
    partly: [
      'So far I’m yours: {terms}. But you’ve gone very discreet about {matter}.',
      'Aye to {terms}, and gladly. I’d have liked a word about {matter} while you were at it.',
      'That’s most of a deal: {terms}. The missing piece would be something about {matter}.',
      'Yes as far as it goes: {terms}. I’d still be asked in Sheffield about {matter}.',
      'I’ve no complaint about {terms}. I’ve a small cough, and it’s about {matter}.',
    ],
    notYet: [
      'Not yet, tempting as it sounds. {terms}, aye, and not a syllable about {matter}.',
      'I’ve heard {terms}, and I’d like to say yes. I can’t, with nothing settled about {matter}.',
      'No, not on that alone. {terms}, bonny enough, but what about {matter}?',
      'Too soon, I’m sorry to say. You offer {terms}, and I’m still fretting about {matter}.',
    ],
    choice: [
      '{choice}, if I’m allowed to choose. It’s not a feeling I’m used to.',
      'Let’s say {choice}. I’ll see whether the trains agree.',
      'I’ll have {choice}, and I’ll try to look as if it had cost me something.',
    ],
  },
};
