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
};
