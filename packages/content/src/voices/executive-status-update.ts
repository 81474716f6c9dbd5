import type { Voice } from '@parley/shared';

export const executiveStatusUpdateVoice: Voice = {
  matters: {
    'members-harmed': ['the member at the window', 'the second owners', 'the joint accounts'],
    'green-reports': ['the color of those four pages', 'what I told Mr. Halvorsen', 'the week in which it was known'],
    'what-to-decide': ['what you need from me', 'the decision about the branches', 'what happens if I say nothing'],
    'the-money': ['the second envelope', 'the pocket it comes out of', 'what two analysts would cost us'],
  },
  insists: [
    'The loan committee will ask me about {matter}. What may I tell them?',
    'I would be grateful for one plain sentence on {matter}.',
    'What would you have me say to a member about {matter}?',
    'May we use the next minutes for {matter}?',
    'I do not have an answer about {matter}, and I need one.',
    'I ask it kindly. What do you propose about {matter}?',
    'Before I decide anything I need to hear about {matter}.',
  ],
  eased: [
    'You have set my mind at rest about {matter}, and I do not say that to be polite.',
    'I can close the folder on {matter}. Thank you.',
  ],
  lost: [
    'I am afraid that did not reach me. Were you speaking of {matter}?',
    'At the window we used to ask people to write it down. Would you try again, about {matter}?',
    'I did not follow, and I would not pretend to. {Matter}, perhaps?',
    'Please say it once more, with a member in it. We were at {matter}.',
  ],
  foreign: [
    'Our members speak many languages and I am ashamed to have one. In English, please: {matter}.',
    'I would not want to misunderstand you about {matter}. May I have it in English?',
  ],
  outOfRole: [
    'I am not sure who that was for. I came here about {matter}.',
    'Thank you, no. I answer to the members, and they would ask about {matter}.',
  ],
  greeted: [
    'Good morning. I am glad you came up yourself.',
    'Good morning to you. The coffee is for the loan committee, but there is enough.',
  ],
  smallTalk: [
    'You are kind to ask. There was snow in West Allis, and the branch opened on time all the same.',
    'I had a quiet Sunday. I read your four reports, so perhaps it was not so quiet.',
  ],
  felt: [
    'Since you ask, I am uneasy. I used a word in the chairman’s office that I may have to take back.',
    'I feel responsible. It is an old habit from the teller’s window.',
  ],
  thanked: [
    'You are very welcome. I would rather be thanked by a member on the first morning.',
    'Thank you for saying so. It does not change my question, as you will understand.',
  ],
  parting: [
    'Then I shall go up to the committee with four green pages and a question. Thank you for your time.',
    'Very well. Keystone stands where it stood when you came in, so far as I can tell.',
  ],
  lostThread: ['That is no trouble at all. We had come to {matter}.', 'I kept the place for you. It was {matter}.'],
  again: [
    'Of course. I shall put it the way I would to a new teller. It is about {matter}.',
    'Gladly. I asked you about {matter}, and I would still like to know.',
  ],
  unknown: [
    '{topic}? I would only be guessing, and I ask people not to guess.',
    'I have no knowledge of {topic}. Ana might.',
    'I do not know that. I sign for it, which is not the same thing.',
  ],
  withheld: [
    'I would rather not say, until I understand what you would do with it.',
    'May I keep that for a moment? I should like to hear about the members first.',
  ],
  told: ['It is {figure}. I have the number by heart.', 'The figure is {figure}, if that helps you.'],
  due: [
    'Thank you for naming {day}. What shall I be able to read on that day?',
    'You told me {day}. Will it come from you, and will it have a color?',
    'I have noted {day}. Do the branch managers know of it?',
  ],
  clash: [
    'You said {old}, and I thanked you for it. Now it is {new}. Which of them may I repeat?',
    'First {old} and then {new}. I have repeated one number too many this month already.',
  ],
  disputed: [
    'I am sorry, that is not how it is.',
    'No. I would remember that, and so would my secretary.',
    'You say {claimed}, and I have {known} in front of me.',
  ],
  doubts: [
    '{Who}? I have not been told so, and I would have been.',
    'I would rather hear that from {who}, if you will forgive me.',
    'Nothing of the kind has reached me from {who}.',
  ],
  needs: [
    'Tell me which members are affected and what protects them in the meantime. Then put one decision before me, with its cost and your recommendation.',
    'I would like the green reports corrected before I have to ask for it, and a test after which I could say myself that it is fixed.',
  ],
  notYet: [
    'Not yet, I am afraid. First I need to understand {matter}.',
    'I cannot say yes to that today. I would need to know about {matter}.',
  ],
  waiting: [
    'Please, go on. I have learned to wait, at a window.',
    'May I take that as an answer, for the committee?',
    'Yes? I was listening for a member in it.',
  ],
  lastThing: [
    'One more thing, if I may. Put that on a single page, without a color, and let me have it before I go up.',
    'Then only this. You tell the people who read the green reports, and you tell them before I see the chairman.',
  ],
  afterwards: [
    'Thank you. I am going up to the committee now, and I know what to say.',
    'We have finished, and I am glad you came up.',
    'I have all I need. Please thank Ana for me.',
  ],
  lacks: {
    amount: [
      'I do not have that number, and I would not care to give you one that I have not seen.',
      'Thank you, but I would be estimating, and a teller does not estimate what is in the drawer.',
      'I could not tell you how much without the papers, and I will not try from memory.',
      'That figure has not been put in front of me, so I would prefer not to repeat one.',
    ],
    day: [
      'I am afraid I could not name the day. I have become careful about what I pass on.',
      'The calendar is with my secretary. I would not trust myself to give a date from memory.',
      'I do not know when. I would sooner leave that blank than write in the wrong day.',
      'No date comes to mind, and I should not like a branch to hear a guess of mine.',
    ],
    person: [
      'I would not want to name anyone unless I were certain, and I am not.',
      'I do not have the name, I am sorry. I remember members better than charts.',
      'I could not tell you who. It would be unkind to guess at a person.',
      'Thank you for asking, but I would have to inquire before I gave you anybody’s name.',
    ],
    whether: [
      'I cannot tell you that it is so, and I cannot tell you that it is not.',
      'I would have to ask before I answered. I have repeated one thing too readily this month.',
      'That is not a thing I have seen for myself, so I will not say either way.',
      'I truly do not know. “It may well be” is not an answer I would give a member.',
    ],
    promise: [
      'I cannot say yes to that, nor no. I would need to know what it means for a member.',
      'Let me not promise it, and not refuse it either. I have too little in front of me.',
      'I would like to answer that properly, and I am not yet able to. Please take it as open.',
      'At the window one learns not to promise what lies in another drawer. I must leave it open.',
    ],
    which: [
      'I could not choose yet. I do not see what each would mean at the window.',
      'I would rather not prefer one until I have all of it on a single page.',
      'Thank you, but I am not ready to pick. I would be choosing by the sound of it.',
      'That choice I would leave open for now. I know too little of what follows from it.',
    ],
    open: [
      'I have heard very little about {topic}, and nothing I could repeat with confidence.',
      'If I spoke about {topic}, I would be guessing, and people tend to write down what I say.',
      'I do not know enough of {topic} to answer you as you deserve.',
      'I am sorry, I do not have an answer to that. It would take somebody closer to the work.',
      'That is more than I can explain. I know what a member sees, and not all that lies behind it.',
      'I would want to think before I answered that, and perhaps to ask a person who knows.',
    ],
  },
  terms: {
    accepted: [
      'Yes, thank you. {terms}: you have my agreement.',
      'I accept that: {terms}. It is plain enough to repeat upstairs.',
      'Very well, {terms}. I shall support it as it stands.',
      'Agreed: {terms}. I am glad to be able to say so.',
      'Yes, {terms}. I can say that to anyone who asks me.',
    ],
    confirmed: [
      'That is right: {terms}. Thank you for putting it so clearly.',
      'Precisely: {terms}. I have written down the same.',
      'Yes, {terms}. That is how I understood it as well.',
      'Quite correct: {terms}. I would not change a word.',
    ],
    partly: [
      'So far yes, and thank you: {terms}. What I still miss is an answer about {matter}.',
      'I can agree to this much: {terms}. It leaves the question of {matter}.',
      'Yes to {terms}. I would only ask you to add something about {matter}.',
      'That part is settled: {terms}. I am not yet at ease about {matter}.',
      'Agreed as far as it goes: {terms}. May we now come to {matter}?',
    ],
    notYet: [
      'Not yet, I am afraid. I have noted {terms}, and I am still uneasy about {matter}.',
      'I cannot say yes so soon. {terms}: I have written it down, with a question about {matter}.',
      'It is too early for my agreement. {terms}: noted, thank you. I am not yet clear on {matter}.',
      'Please forgive me, not just yet. You said {terms}; I would first need to understand {matter}.',
    ],
    choice: [
      '{choice} would suit me well, thank you.',
      'Let us say {choice}. I shall have it put in the calendar.',
      'I would choose {choice}, and I am obliged to you for asking.',
    ],
  },
};
