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
};
