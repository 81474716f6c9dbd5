import type { Voice } from '@parley/shared';

export const portfolioPrioritizationMeetingVoice: Voice = {
  matters: {
    'harrogate-promise': [
      'what was said in Harrogate',
      'Castlegate and the other two brokers',
      'the brokers and their April',
    ],
    'nobody-signed-the-rank': ['the fifth place', 'the 61 points without an author', 'whose judgement this is'],
    'claims-spared': ['Mr Ingleby’s sixteen person-months', 'the claims estimate', 'the two rulers'],
    'eleven-contractors': [
      'Mr Rao’s eleven people',
      'who is left on the first of July',
      'the notice to the contractors',
    ],
  },
  insists: [
    'I should like to hear what you propose as to {matter}.',
    'The committee will ask on the tenth about {matter}. What is your answer?',
    'Your annex says nothing that helps me upon {matter}.',
    'I am not yet persuaded on {matter}.',
    'I have one point without an answer, and it concerns {matter}.',
    'May I ask you directly about {matter}?',
    'A vote is cast on what is written. I need something in writing on {matter}.',
  ],
  eased: [
    'Upon {matter} I have no further question.',
    'You have dealt with {matter}, and I shall say so to the committee.',
  ],
  lost: [
    'I regret that I could not construe that, as a sentence or as a submission. The matter before us is {matter}.',
    'I have read conveyances in copperplate with greater ease. Shall we say, {matter}?',
    'If that was intended for the committee, I would advise against it. It concerned {matter}, I hope.',
    'Be so good as to put it again, in relation to {matter}.',
  ],
  foreign: [
    'The minutes of the committee are kept in English. So, if you please, is {matter}.',
    'I am quite sure it was well put. I should like to hear {matter} in English.',
  ],
  outOfRole: [
    'I take instruction from the committee and from no one else. We were at {matter}.',
    'I shall treat that as not having been said. Let us resume with {matter}.',
  ],
  greeted: [
    'Good morning. I hope you are well. I have your paper here, with some pencil in it.',
    'Good morning to you. Do sit, Mr Ingleby has only just left that chair.',
  ],
  smallTalk: [
    'You are kind to ask. I spent Sunday with your annex, and with the dog, who took less persuading.',
    'Leeds in December does not improve. Nor, so far, does the fifth place.',
  ],
  felt: [
    'Since you ask, I feel rather as one does who gave her word in public and was corrected by a spreadsheet.',
    'I am not angry. I am, I think, embarrassed in advance, before three hundred brokers.',
  ],
  thanked: [
    'You are most welcome. I reserve my vote all the same.',
    'That is courteous of you. Courtesy is not yet a paragraph in the paper.',
  ],
  parting: [
    'Very well. I remain where I was, which is opposed, and the committee sits on the tenth.',
    'If that is all, I shall draft my amendment with a clear conscience. Good day.',
  ],
  lostThread: [
    'Allow me to assist. We had arrived at {matter}.',
    'It is quite all right, I keep a note. The head was {matter}.',
  ],
  again: [
    'Certainly. I put it more shortly. It is a question of {matter}.',
    'I shall repeat the substance and spare you the clauses. {Matter}.',
  ],
  unknown: [
    '{topic}? I have no knowledge of it, and I do not give evidence on hearsay.',
    'As to {topic}, I should have to ask Mr Rao.',
    'I do not know. I should say so to the committee in the same words.',
  ],
  withheld: [
    'I am in a position to answer that, and not yet disposed to.',
    'I should prefer to reserve that until I know for whom you are asking.',
  ],
  told: ['I have it as {figure}.', 'It is {figure}, and it is in my notes as such.'],
  due: [
    'You undertook something for {day}. In what form am I to receive it?',
    'I have {day} in my diary on your word. Does it stand before the committee’s papers close?',
    'A little while ago you said {day}. Whose name is against it?',
  ],
  clash: [
    'I have {old} in my note and {new} in my ear. The committee can receive one of them.',
    'You told me {old}. You now tell me {new}. Which do you wish to be held to?',
  ],
  disputed: [
    'I must correct you there.',
    'That is not so, and I should know.',
    'You say {claimed}; the paper I read says {known}.',
  ],
  doubts: [
    '{Who}? I have seen no minute of that, and I read the minutes.',
    'I should want to hear that from {who} before I rely on it.',
    'That is hearsay, I’m afraid, until {who} and a date are on paper.',
  ],
  needs: [
    'A smaller Workbench in April that the three largest brokers can truly use, and a date with a condition for the rest, in the paper itself.',
    'That somebody independent looks at the claims estimate before the tenth, and that a person signs for the rank.',
  ],
  notYet: [
    'No, not yet. I should first require an answer as to {matter}.',
    'I am not in a position to agree today. What is unresolved is {matter}.',
  ],
  waiting: [
    'I am at your disposal. The committee’s papers go out shortly, of course.',
    'Is that an answer, for my note of this meeting?',
    'I observe that you reflect. So did our last committee, for the better part of a year.',
  ],
  lastThing: [
    'One matter remains. I must have that wording by Friday, so that I can read it before I second it.',
    'Then I ask a last thing. No letter leaves this building before I have spoken to Castlegate.',
  ],
  afterwards: [
    'We are agreed, and I do not reopen what is agreed. Good day to you.',
    'I have a telephone call to make. Thank you.',
    'Anything further we may leave to the committee.',
  ],
  lacks: {
    amount: [
      'I have no figure before me, and I do not give figures from recollection.',
      'I could not quantify it. Mr Rao perhaps could, and I should not wish to anticipate him.',
      'An amount stated by me tends to be quoted. I therefore decline to state one I have not verified.',
      'As to the extent of it, I should be guessing, and my guesses have a way of reaching the minutes.',
    ],
    day: [
      'I cannot give you a date. I gave one from a stage this autumn, and I have learned caution.',
      'I do not have the day in my note, and I do not rely upon anything else.',
      'When, I am unable to say. I should require the document in which it is fixed.',
      'No date is known to me with certainty, and an uncertain one is of no service to either of us.',
    ],
    person: [
      'I am not certain of the name, and I do not attribute things to people on a surmise.',
      'I cannot say who. I should want to hear it from the person concerned.',
      'A name I could not substantiate I would rather not supply.',
      'The name is not in my note, and by guessing at it I might do somebody an injustice.',
    ],
    whether: [
      'I can neither admit it nor deny it. I have not had sight of anything that would settle it.',
      'I do not know that to be so, and I was trained to say no more than I know.',
      'It has not been put to me in writing, and I should not care to rest upon hearsay.',
      'On that I am without instructions, as we used to say, and so without an answer either way.',
    ],
    promise: [
      'I give no undertaking on that as yet, and I do not exclude it. I have not considered it fully.',
      'I must reserve my answer. What I promise in this company, I am apt to be held to.',
      'It would be wrong of me to say yes or no before I have seen its consequences set out.',
      'That I leave open, advisedly. I once gave an assurance that was not in my script.',
    ],
    which: [
      'I am not in a position to choose. I have not seen everything measured with one ruler.',
      'I express no preference as yet. I should want the grounds for each before me.',
      'To choose now would be to decide by title alone, and that I try not to do.',
      'The choice I reserve. I do not rank what I have not examined.',
    ],
    open: [
      'I have no evidence to offer as to {topic}, and opinion I would rather withhold.',
      'Nothing I could tell you about {topic} would survive a single question in cross-examination.',
      'I have not studied {topic}, and I should not like to appear to have done so.',
      'I regret that I have no answer to that. It is not one of the points I have prepared.',
      'I should have to take that away and read before I offered you an explanation.',
      'I cannot account for it. I could construct a reason, but it would be advocacy and not knowledge.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: to that I give my agreement.',
      'I accept it: {terms}. I shall not reopen it.',
      'Agreed: {terms}. You may record that as my position.',
      'Very well, {terms}. I consent without reservation.',
      'You have my assent: {terms}. I am content to be held to it.',
    ],
    confirmed: [
      'That is correct: {terms}. My note is to the same effect.',
      'Quite so: {terms}. I have nothing to amend.',
      'Yes, {terms}. It is an accurate summary.',
      'Right in every particular: {terms}. I am obliged to you for the precision.',
    ],
    partly: [
      'So far, yes: {terms}. I have a further head, and it concerns {matter}.',
      'I agree in part: {terms}. I still require an answer as to {matter}.',
      'Yes to {terms}. I should want something said as to {matter}.',
      'That much is common ground: {terms}. What divides us is {matter}.',
      'To that extent I am with you: {terms}. I should now like to hear you on {matter}.',
    ],
    notYet: [
      'Not yet. I have recorded {terms}, and I await a full answer on {matter}.',
      'I cannot agree at this stage. {terms}: understood; my difficulty is {matter}.',
      'I withhold my yes for the present, {terms} notwithstanding, until I am satisfied as to {matter}.',
      'It would be premature. I have heard {terms}; I have yet to be persuaded on {matter}.',
    ],
    choice: [
      '{choice}, if you please. I have entered it.',
      'I should choose {choice}. It is in my diary as of now.',
      'Of the two, {choice}. I am obliged to you for the choice.',
    ],
  },
};
