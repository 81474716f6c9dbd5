import type { Voice } from '@parley/shared';

export const budgetCutNegotiationVoice: Voice = {
  matters: {
    'year-end-cash': ['what leaves the account in December', 'the thirty-first', 'the forecast at six'],
    'fifth-no': ['your number for Friday', 'the fifteen per cent', 'the word of the other four'],
    'dear-later': ['the column on the right', 'what it costs me in spring', 'the grease of two years ago'],
    'lockout-module': ['the lockout module', 'the line nobody has defended', 'the people on a turbine'],
    'one-rule': ['the rule for all five', 'what I say to the crane', 'Herr Dierks and his twenty-two per cent'],
  },
  insists: [
    'I have an empty cell in my sheet, and it is for {matter}. What do I put in it?',
    'I need one sentence from you about {matter}, preferably with a figure in it.',
    'What do you propose about {matter}? At my hourly rate I ask directly.',
    'I cannot close the forecast without something on {matter}.',
    'You have not told me what happens with {matter}.',
    'I should like to spend the next minute on {matter}.',
    'If I may be impolite for one line: what about {matter}?',
  ],
  eased: ['{Matter} I have closed. It reconciles.', 'I shall not raise {matter} again. You may frame the sentence.'],
  lost: [
    'That does not reconcile with any language I know. Do you mean {matter}?',
    'I have audited shipyards. They, too, began like that. {Matter}, please.',
    'The cell returns an error. Enter it again, under {matter}.',
    'I could not post that to any account. Was it {matter}?',
  ],
  foreign: [
    'The bank would ask for a certified translation, and so do I. {Matter}, in English.',
    'I switch language only for insults. {Matter}, please, in English.',
  ],
  outOfRole: [
    'I have been asked to overlook many things, though seldom so openly. {Matter}.',
    'I take note that somebody wants to be someone else this Friday. I want {matter}.',
  ],
  greeted: [
    'Good morning. You are on time; that is the first saving this week.',
    'Good day. Take the chair. Four have warmed it.',
  ],
  smallTalk: [
    'The North Sea is rough and so is the fourth quarter. I hope that will do for weather.',
    'I spent Sunday with a spreadsheet. It did not contradict me once.',
  ],
  felt: [
    'I am tired of asking politely. It is not a figure, but you did ask.',
    'One feels rather alone with a date. Four of us know what it means, and the other three are on leave.',
  ],
  thanked: ['You are welcome. It is not deductible.', 'Thank me in January, when there is money again.'],
  parting: [
    'As you wish. I keep the fifteen per cent and lose nothing but the pleasure.',
    'Then until Friday. After six you need not come.',
  ],
  lostThread: ['It lies where you dropped it. {Matter}.', 'I have the minutes here. The item was {matter}.'],
  again: [
    'Exceptionally, since I never explain twice: {matter}.',
    'The same with fewer subordinate clauses. {Matter}.',
  ],
  unknown: [
    '{topic}? That is not in my books, and I do not read other people’s.',
    'On {topic} I have no figure, and without a figure I have no opinion.',
    'I do not know. You will notice how little it hurts to say so.',
  ],
  withheld: [
    'That is a better question than you have paid for so far.',
    'I do know. Four people in this house do, and I have not decided about a fifth.',
  ],
  told: ['It is {figure}. The sum has not been devalued.', '{figure}. You may take it down, I do not charge for it.'],
  due: [
    '{day}, you promised me. In what form, please, and with whose signature?',
    'I have entered {day}. What precisely falls due on it?',
    'I return to your {day}, since nobody else in this building returns to anything.',
  ],
  clash: [
    '{old} a moment ago, {new} now. One of them must be written off.',
    'I hold {old} in one hand and {new} in the other, both from you. Which do I put down?',
  ],
  disputed: [
    'That is not the case, and I have the ledger.',
    'No. I do not book what isn’t so.',
    'You say {claimed}. I have {known}, and mine is signed.',
  ],
  doubts: [
    '{Who}? I have no entry for that.',
    'I have heard nothing of it from {who}, and I sit one door away from most things.',
    'I believe it when {who} has signed it. Until then it is conversation.',
  ],
  needs: [
    'Ask me whether I need a smaller total or money on a certain date. Then show me payments, with the day until which each can be moved, and what it costs me later.',
    'A number you would sign, and one thing you refuse me with a reason.',
  ],
  notYet: [
    'No, not yet. I need to hear what you propose on {matter}.',
    'I cannot sign before we have dealt with {matter}.',
  ],
  waiting: [
    'I am listening. It is included.',
    'May I enter that as a yes?',
    'You pause like the crane. It was followed by twenty-two per cent.',
  ],
  lastThing: [
    'One item more. The confirmations, in writing, before my forecast goes.',
    'And you will tell Herr Dierks how it was done. I should like to see his face, but I have a bank.',
  ],
  afterwards: [
    'It is entered. Please do not improve on it.',
    'We have finished. I have other chairs to fill before six.',
    'Nothing further. Send me the paper.',
  ],
  lacks: {
    amount: [
      'That figure I do not have in my head, and I do not publish estimates.',
      'I could name you an amount, but I should have to invent it, and inventing is bad accounting.',
      'The ledger would know. I prefer its answer to any I could give you from this chair.',
      'For that I should have to open a sheet that I do not have on this table.',
    ],
    day: [
      'A date without a document behind it is a wish. I have no document for that one.',
      'I cannot give you the day. I do not trust my memory with dates, and nor should you.',
      'When, I do not know. I date nothing that I have not seen in writing.',
      'That day is not entered in any column I carry with me.',
    ],
    person: [
      'I would rather not attach a name to that. Names, unlike figures, cannot be corrected next quarter.',
      'Who, I cannot tell you with certainty, and with less than certainty I do not name people.',
      'That name I should have to look up. I remember amounts considerably better than signatures.',
      'No name from me on that. A person wrongly booked is difficult to reverse.',
    ],
    whether: [
      'I can neither confirm nor deny it. I should first want to see a voucher.',
      'Whether that is so I have not verified, and I do not certify what I have not verified.',
      'It may be. I do not book a “may be”, so please leave the cell empty.',
      'Somebody may know that for certain. I do not, and I shall not pretend to.',
    ],
    promise: [
      'I enter no commitments before I have seen what they cost. That is not a refusal.',
      'Neither yes nor no for the moment. I have not calculated it to the end.',
      'A promise I issue seldom, and only against figures, which I do not have here. It stays open.',
      'I leave that undecided. Whatever I promise has to reconcile, and I have not checked whether this does.',
    ],
    which: [
      'I cannot choose yet. I have not seen what each of them costs me later.',
      'To prefer one I should need the same columns for all of them, and I have not got those.',
      'No preference so far. A preference without a calculation is merely taste.',
      'Let us keep that undecided until I can compare them properly, in euros and in dates.',
    ],
    open: [
      'As to {topic}, I could offer you an impression. I do not deal in impressions.',
      'I have nothing reliable on {topic}, and the unreliable I do not hand out.',
      'To explain {topic} I lack the papers, and without papers I become creative.',
      'There I have no good answer, and a bad one would only cost us both time.',
      'That I cannot explain from what I have before me. I regret it, moderately.',
      'I should have to speculate, and I have a bank that dislikes it.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: I shall enter it exactly so.',
      'Accepted: {terms}. I like a sentence that I can post.',
      'Agreed: {terms}. My sheet takes that without complaint.',
      'Very well, {terms}. You have my yes, and I give few.',
      'Good. {terms}: on my agreement you may rely.',
    ],
    confirmed: [
      'Correct. {terms}: it reconciles with my note.',
      'Quite right: {terms}. I see no reason to amend it.',
      'Yes, {terms}. You keep minutes like an auditor.',
      'That is what was said: {terms}. Not a word beside it.',
    ],
    partly: [
      'So far yes: {terms}. What I still miss is a word on {matter}.',
      'Half of it is settled: {terms}. I have an empty cell left, for {matter}.',
      'I take {terms}. It leaves us with {matter}.',
      'Yes, as far as it goes: {terms}. It does not go as far as {matter}.',
      'Agreed in part: {terms}. Now I should like the same precision on {matter}.',
    ],
    notYet: [
      'Not yet. I have {terms} in my notes, and too little on {matter}.',
      'No yes so far. {terms}: understood. We have not dealt with {matter}.',
      'Too early for my signature. {terms}, noted; I need your proposal on {matter}.',
      'Please wait with the handshake. I heard {terms}; I have yet to hear enough about {matter}.',
    ],
    choice: [
      '{choice}. I have struck the other from the calendar.',
      'Then {choice}, please. I am told I am punctual.',
      'I prefer {choice}. It suits my sheet better.',
    ],
  },
};
