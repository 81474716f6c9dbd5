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
  doubts: [
    '{Who}? In my papers there is nothing of it.',
    'I have not heard that from {who}, and I would have been told.',
    'That I take as said by you. From {who} I should like it in writing.',
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
  lacks: {
    amount: [
      'A number for this I do not have. Without a source I say none.',
      'Not in my head. Regula Aebi has the accounts, I have only the forty pages.',
      'I do not estimate. Not in this room, not after three increases with my signature.',
      'How much exactly, that I must read first. To the decimal or not at all.',
    ],
    day: [
      'A date I do not have. And I set none without paper before me.',
      'When, I cannot say. From memory I give no dates.',
      'No day from me. For a day I want a document that carries it.',
      'I do not know the day. A wrong one would stay in the minutes.',
    ],
    person: [
      'A name I give only when it stands on paper. Here I have no paper.',
      'Who it is, I have not checked. Unchecked names I do not pass on.',
      'I would have to guess. With persons I guess even less than with numbers.',
      'No name from me. For one valve one person, but for this I know none.',
    ],
    whether: [
      'Not verified. So I say neither that it is so nor that it is not.',
      'That I would have to look up. From memory I confirm nothing.',
      'I have no second source for it. Until then, open in both directions.',
      'Possible. But I believe what can be checked, and this I have not checked.',
    ],
    promise: [
      'No yes and no no. I have not yet calculated what follows from it.',
      'That depends on figures I do not have before me. So I leave it open.',
      'Open. I signed three times without a brake. Now I check before I answer.',
      'Neither promised nor refused. Before it is on paper I bind nobody, also not myself.',
    ],
    which: [
      'I do not choose yet. First everything in columns, side by side.',
      'No preference without comparison. I have not made the comparison.',
      'To pick one, I need the same figures for each. These I do not have.',
      'That stays open with me. A choice without reason I cannot put in minutes.',
    ],
    open: [
      'On {topic} I have read nothing that I could check. So I say nothing.',
      'An opinion about {topic} I have not formed. For that I need paper.',
      'I leave {topic} out. My knowledge there would not fill one line.',
      'That I cannot explain to you. I know what stands in the accounts, little more.',
      'For this I have no answer that I would sign. So, none.',
      'To this I have half an answer. Half answers I do not give.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: that goes in the minutes.',
      'Good. {terms}: this has my agreement.',
      'Accepted: {terms}. I write it in the margin of the paper.',
      'Agreed. {terms}: for that I give my signature.',
      'Yes, so we do it: {terms}.',
    ],
    confirmed: [
      'Correct. {terms}: I have noted the same.',
      'Right, {terms}. So it stands also on my page.',
      'That is exact: {terms}. The minutes can take it so.',
      'Yes, {terms}. Nothing added, nothing left out.',
    ],
    partly: [
      'So far yes: {terms}. Missing is an answer on {matter}.',
      'Up to here good: {terms}. Still without answer: {matter}.',
      'Half agreed. {terms}, yes; on {matter} I have nothing that I can check.',
      'Yes to {terms}. One line is empty in my notes, on {matter}.',
      'That part I accept: {terms}. The other part concerns {matter}.',
    ],
    notYet: [
      'Not yet. {terms}, noted. First I need something on {matter}.',
      'No agreement for now. I hear {terms}, but no clear answer on {matter}.',
      'Too early. {terms}: understood. Before that I want clarity on {matter}.',
      'I do not sign yet. I have read {terms}, and then a blank at {matter}.',
    ],
    choice: [
      '{choice}. I have it in the diary.',
      'Then {choice}. I keep it free.',
      'I take {choice}. The other one I strike out.',
    ],
  },
};
