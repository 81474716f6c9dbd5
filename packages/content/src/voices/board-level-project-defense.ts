import type { Voice } from '@parley/shared';

export const boardLevelProjectDefenseVoice: Voice = {
  matters: {
    'finish-or-stop': ['the second column', 'stopping against finishing', 'the comparison from today'],
    'fourth-increase': ['the fifth number', 'what is soft in the 24.6', 'who stops the next increase'],
    'unbooked-savings': ['the 4.0', 'the savings and their account', 'what finance signs'],
    'who-signs': ['the one name', 'the fourteen in the steering group', 'who answers for Antwerp'],
  },
  insists: [
    'I have no answer on {matter}. I need one before Friday.',
    'On Friday the other six ask me about {matter}. What do I tell them?',
    'I could not check {matter}. Give me what I can check.',
    'Short, please: what do you say on {matter}?',
    'One page on {matter} would be enough for me.',
    'For my vote I miss one thing, {matter}.',
    'I put a cross in the paper beside {matter}. There I need a figure.',
  ],
  eased: ['{Matter}. Closed.', 'On {matter} I ask no more. Correct work.'],
  lost: [
    'Not understood. Again, with {matter}.',
    'No subject, no number. Is it {matter}?',
    'This sentence has a leak. {Matter}, please.',
    'I read forty pages. This I cannot read. {Matter}.',
  ],
  foreign: [
    'I also have another language. Here not. {Matter}, in English.',
    'The minutes do not take this. {Matter}, please.',
  ],
  outOfRole: [
    'This is not an agenda item. On the agenda: {matter}.',
    'I take no instructions. I vote. Back to {matter}.',
  ],
  greeted: ['Good day. Sit. Meridian.', 'Good morning. The paper is there. So am I.'],
  smallTalk: ['Weather is good. Meridian is not.', 'Weekend. I read the forty pages. Twice.'],
  felt: ['I have no feelings on it. I have three signatures on it.', 'Uncomfortable. As in Antwerp. Continue.'],
  thanked: ['Not necessary.', 'Thank Regula Aebi. She calculated.'],
  parting: ['So. Then I vote as I came. Friday.', 'Good. The columns you can still send. Until Wednesday.'],
  lostThread: ['{Matter}. That was the point.', 'Page open, here. {Matter}.'],
  again: ['Shorter. {Matter}.', 'The same question. {Matter}. Answer, please.'],
  unknown: [
    '{topic}? Not in the paper. Not in my head.',
    'On {topic} I have no number. Without number I say nothing.',
    'I do not know it. You direct Meridian.',
  ],
  withheld: [
    'That I do not say before I see the columns.',
    'Confidential. Perhaps later in this half hour. It depends on you.',
  ],
  told: ['{figure}. It stands in the accounts.', 'The number is {figure}. It does not move.'],
  due: [
    '{day}. From you. What lies before me then, one page or forty?',
    '{day}, you said. Signed by whom?',
    'I come back to {day}. Before item four or after it?',
  ],
  clash: [
    '{old}. Now {new}. One of them goes out of the paper.',
    'First {old}, then {new}. In three increases I have learned to hear that.',
  ],
  disputed: [
    'That is not what the pages say.',
    'I read this differently, and I have read it twice.',
    '{claimed} you say. In my papers it is {known}.',
  ],
  needs: [
    'Two columns, from today. A release by plant, with a stop. And only savings that are booked.',
    'One number that is checked. One person who stops it. That is all.',
  ],
  notYet: [
    'No, not yet. I first need an answer on {matter}.',
    'Not today. Without {matter} on paper I do not say yes.',
  ],
  waiting: ['I wait.', 'Yes or no, for the minutes.', 'You think. Good. Aloud, please.'],
  lastThing: [
    'One point. The corrected page, signed, before Wednesday evening. Then it is finished.',
    'Last: your name under the total. Not of the steering group.',
  ],
  afterwards: [
    'Finished. Go. Correct the paper.',
    'The rest on Friday, item four.',
    'No more words. They cost more than they bring.',
  ],
};
