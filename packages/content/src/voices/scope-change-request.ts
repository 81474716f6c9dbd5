import type { Voice } from '@parley/shared';

export const scopeChangeRequestVoice: Voice = {
  matters: {
    'unseen-orders': ['the big orders with nobody looking', 'Faro and its linen', 'the second pair of eyes'],
    'same-price': ['the price my uncle has in his head', 'the eighty-six thousand', 'what it costs me extra'],
    'before-summer': ['the second of June', 'the training in May', 'the hotels when they’re full'],
    'what-we-signed': ['that paragraph 4.2', 'what I signed in the taxi', 'the small letters in your paper'],
  },
  insists: [
    'My uncle will ask me on Friday about {matter}. What do I tell him?',
    'I don’t want to be difficult, I only want to know about {matter}, no?',
    'You’re very kind, and I have nothing from you about {matter}.',
    'It’s one sentence I need from you, about {matter}.',
    'Fourteen managers call me, and they call about {matter}.',
    'What do we do about {matter}? Tell me simply.',
    'We take a small coffee and we talk of {matter}, no?',
  ],
  eased: [
    'For {matter} I’m calm now, you see, I even sit back in the chair.',
    'I can say {matter} aloud at Sunday lunch and nobody puts down the fork.',
  ],
  lost: [
    'I lost you at the second word, it was like Telmo on the phone. Was it {matter}?',
    'The line is fine, the sentence isn’t, no? Say it with {matter}.',
    'I read menus in eight languages and this wasn’t on any. We were at {matter}.',
    'Again, please, like to a guest at the reception. {Matter}?',
  ],
  foreign: [
    'It sounds like a guest on the terrace, very nice. But {matter}, in English, no?',
    'My uncle makes it also, he changes the language when it’s about {matter}. You don’t, please.',
  ],
  outOfRole: [
    'I don’t understand these commands, I only command linen. Tell me about {matter}.',
    'No, no, here it’s only me and my hotels. And {matter}.',
  ],
  greeted: [
    'Good morning, good morning. I have a coffee in one hand and Monday’s message in the other.',
    'Hello. You sound rested. In the hotels nobody is rested from May.',
  ],
  smallTalk: [
    'The weather is beautiful and the pool in Albufeira is green, so it’s a normal Monday.',
    'My daughter asks when I come home, I say after the auditors. And you, all well?',
  ],
  felt: [
    'I tell you honestly, a little ashamed. My uncle put the invoice from Faro on my desk and went to lunch.',
    'Nervous, no? I smile, but I count the days to June.',
  ],
  thanked: [
    'You’re welcome, you’re a good partner. Partners don’t count every coffee.',
    'Ah, thank you for listening. The other company, they never did until the end.',
  ],
  parting: [
    'So you go, and I still have my orders without eyes. Call me tomorrow, no?',
    'Good, until then. I tell my uncle we’re talking, he’ll say “talking”.',
  ],
  lostThread: [
    'It’s me, I talk too much. We were at {matter}.',
    'I had also lost it, I went to Albufeira in my head. It was {matter}, no?',
  ],
  again: [
    'I say it with fewer stories, then. I ask about {matter}.',
    'Look, in one line, like on an invoice: {matter}.',
  ],
  unknown: [
    '{topic}? This I don’t know, I must ask in the hotels.',
    'About {topic} nobody told me, and I’m on the phone with them all day.',
    'I don’t know, I tell you honestly. I know linen and I know June.',
  ],
  withheld: [
    'This I tell you over lunch, not now. First I want to see how you treat my approval.',
    'I’d say it to a partner. Let me see a little more of what you offer.',
  ],
  told: ['It’s {figure}, no? You can write it.', '{figure}. My uncle asks me for the same number.'],
  due: [
    'You said {day}. What do I have that day, a screen or a paper?',
    'I told Telmo about your {day}. It stays, no?',
    'And {day}, who calls me, you or one of your boys?',
  ],
  clash: [
    'First it’s {old}, now it’s {new}. My uncle does that with the wine, not with the contract.',
    'You told me {old}, I wrote it down, and now {new}. Which one I say in Lisbon?',
  ],
  disputed: [
    'No, no, this is not true.',
    'Who says this? Not me.',
    'It isn’t {claimed}, it’s {known}. I can count, yes?',
  ],
  doubts: [
    '{Who}? To me nobody said this.',
    'My dear, from {who} I heard nothing of that kind.',
    'This I want to hear from {who}, with my own ears, yes?',
  ],
  needs: [
    'That somebody above the hotel sees the big orders before July. It can be light, it can be on the phone, Telmo reads on the phone.',
    'I need to give something, no? Tell me what I don’t need, and I give you that for my second yes.',
  ],
  notYet: [
    'Not yet, no? First I need to hear something about {matter}.',
    'I can’t say yes today. You tell me what happens with {matter}, and we talk.',
  ],
  waiting: [
    'Yes? I listen, I only close the window, they’re delivering towels.',
    'You say it like a manager who has already ordered.',
    'And? The coffee gets cold, and June comes.',
  ],
  lastThing: [
    'Only one thing more. Half a page, with a picture, what’s in and what’s out, and I sign it.',
    'And you tell me before the hotels hear it. I like to be first, one time.',
  ],
  afterwards: [
    'It’s done, go and eat something.',
    'I’m calling Telmo now, he’ll be so proud he answers.',
    'We finished, no? October, Lisbon, I pay. Bring the half page.',
  ],
  lacks: {
    amount: [
      'How much, I don’t know, I tell you honestly. I have the hotels in my head, not the numbers.',
      'For this I don’t have a number. If I say one, my uncle remembers it always.',
      'I’d have to ask in the hotels, and until then I say no number.',
      'A number I could invent, very nice and round, and then it’s mine. So I don’t.',
    ],
    day: [
      'The day I don’t know. With fourteen hotels I don’t keep every date in my head.',
      'When, I can’t tell you. I say a day too easily, so this time I don’t say it.',
      'I have no date for this, and I don’t take one from the air.',
      'This I must see in the agenda first. From my head comes only the second of June.',
    ],
    person: [
      'Who, I don’t know for sure, and in a family business one is careful with names.',
      'I can’t give you the name. In fourteen hotels somebody always knows, but it isn’t me.',
      'The name I don’t have now. I know people by their hotel, it’s terrible, I know.',
      'If I’m not certain I don’t say a name, they all call me afterwards.',
    ],
    whether: [
      'If it’s so I can’t tell you. I believed already one thing that I only half read.',
      'Maybe it is, maybe it isn’t. Before I tell you something wrong, I tell you nothing.',
      'I don’t know it, honestly. I’d have to call a hotel, and they talk a long time.',
      'To this I can’t say yes or no. I didn’t see it with my eyes.',
    ],
    promise: [
      'I don’t promise you and I don’t refuse you. I’d have to hear how my uncle looks at it.',
      'Everybody knows I like to say yes. So here I wait until I really know.',
      'For this I can’t give my word yet. In our family a word is like a signature.',
      'It depends on things that I don’t see from here, so I leave it open, with a smile.',
    ],
    which: [
      'I can’t choose now, it’s like the menu when you don’t know what the kitchen has.',
      'Which one I don’t know yet. First I must imagine it in a full hotel.',
      'So fast I don’t choose. I was fast once, in a taxi.',
      'For me it’s all the same until I see what it does in a hotel.',
    ],
    open: [
      'Of {topic} I know nothing, I tell you. I know hotels.',
      'About {topic} I’d only tell you a story, and it’s not even a good one.',
      'I never thought enough about {topic} to have an answer, you see.',
      'I don’t have an answer for this. I could talk a long time, but an answer it isn’t.',
      'This I can’t explain to you. I know how things feel in a hotel, not always why.',
      'I must think, and I think better with a coffee and without a telephone.',
    ],
  },
  terms: {
    accepted: [
      'Yes, yes. {terms}: I’m happy with this.',
      'Good: {terms}. We do it so, you have my word.',
      'Perfect, I take it: {terms}. You see, with you one can talk.',
      'Agreed, {terms}. I sleep better with this.',
      'Okay, it’s a yes: {terms}. And without half a story before.',
    ],
    confirmed: [
      'Exactly, {terms}. It’s how I understood it also.',
      'Yes, it’s right: {terms}. You tell it shorter than me.',
      'This is it: {terms}. And this time I listened until the end.',
      'Correct: {terms}. I don’t add even a comma.',
    ],
    partly: [
      'Until here yes, {terms}. But tell me something about {matter}.',
      'With this I agree: {terms}. What stays in my head is {matter}.',
      'Yes to {terms}, with pleasure. And about {matter}, what do we do?',
      'This part is good: {terms}. Now I only want to hear about {matter}, no?',
      'Half I take already: {terms}. The other half is about {matter}.',
    ],
    notYet: [
      'Not yet, no. I have {terms} on my paper, and not enough about {matter}.',
      'I can’t say yes so quickly. {terms}, I heard you well, but I think about {matter}.',
      'Wait, for a yes it’s early: {terms}. First I want to be calm about {matter}.',
      'I don’t say no, I say later. You tell me {terms}, I ask you about {matter}.',
    ],
    choice: [
      '{choice}, please. I write it with the good pen.',
      'For me {choice}. I bring the coffee.',
      'I prefer {choice}, I tell you, there I have some quiet.',
    ],
  },
};
