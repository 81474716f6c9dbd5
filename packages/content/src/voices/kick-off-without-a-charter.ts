import type { Voice } from '@parley/shared';

export const kickOffWithoutACharterVoice: Voice = {
  matters: {
    'two-captains': ['the two lists', 'who has the command', 'Ms. Whitfield and Mr. Tate'],
    'paper-before-work': ['your page', 'the length of the thing', 'Monday at ten'],
    'what-it-bought': ['Mrs. Pinckney’s notebook', 'what we shall have for the money', 'the line at my door'],
  },
  insists: [
    'I should be obliged to you for a word on {matter}.',
    'What do you propose with regard to {matter}?',
    'I confess that what troubles me is {matter}.',
    'There will be fourteen persons on Monday who ask me about {matter}. What do I say to them?',
    'Mrs. Odom has her pencil ready, and I cannot give her a line on {matter}.',
    'Might we turn, if you please, to {matter}?',
    'I am an old historian, and I do not yet see what you intend about {matter}.',
  ],
  eased: [
    'As to {matter}, I am quite content, and I do not say so lightly.',
    'I shall not speak of {matter} again, except in your praise.',
  ],
  lost: [
    'I beg your pardon, that signal did not reach the ship. Was it {matter}?',
    'I have transcribed captains in drink with less difficulty. Might it concern {matter}?',
    'You have the better of me there. Could it be put again, with {matter} in it?',
    'I did not make that out at all, I am sorry to say. We spoke of {matter}.',
  ],
  foreign: [
    'I admire the sound of it. May I have {matter} in English, for the record?',
    'The harbor is full of languages and I answer in one. {Matter}, if you please.',
  ],
  outOfRole: [
    'I fear you have mistaken me for some engine. I keep a museum, and I ask about {matter}.',
    'I obey the tide table and Judge Hollis, and nothing else. Shall we return to {matter}?',
  ],
  greeted: [
    'Good morning to you. I trust the stairs were kind, they were built for midshipmen.',
    'How do you do. Mrs. Odom will bring coffee, if she remembers which of us asked.',
  ],
  smallTalk: [
    'The harbor was like glass this morning, I am obliged to you for asking, and there were dolphins by the slip.',
    'I spent the weekend with the log of a blockade runner. He, too, had two sets of orders.',
  ],
  felt: [
    'You are kind to ask. I believe I am ashamed, still, of what I could not say to Mrs. Pinckney.',
    'A little anxious, if I may be candid. I have invited fourteen people to something I cannot describe.',
  ],
  thanked: [
    'You are most welcome. It is I who am obliged, for somebody at last who asks.',
    'Pray do not thank me. I have only been candid, which is late in life to begin.',
  ],
  parting: [
    'Then I wish you a good day, and shall meet Monday with what I have, which is a cake.',
    'As you wish. The schooner and I shall keep your chair.',
  ],
  lostThread: [
    'It is no matter, a calm may come upon any of us. We were at {matter}.',
    'Allow me to read you the last entry. It is {matter}.',
  ],
  again: [
    'With pleasure, and with fewer clauses. I asked about {matter}.',
    'I shall say it as a signal flag would. {Matter}.',
  ],
  unknown: [
    '{topic}? I do not know, and no one has thought to tell me.',
    'Of {topic} I am quite ignorant. Mr. Tate may know, he counts things.',
    'I could not say, and I have made it a rule not to invent, being a historian.',
  ],
  withheld: [
    'There is something I might tell you there. I would first know that it remains in this room.',
    'I should prefer to keep that in the locker until I see where we are bound.',
  ],
  told: ['It was {figure}, and it has not altered.', 'The figure is {figure}. I say it in my sleep, I am told.'],
  due: [
    'You were so good as to name {day}. What shall I have before me then, and of how many pages?',
    'I have {day} entered in the book upon your word. Who is to bring it?',
    'May I ask after your {day}? I should like to sleep the night before it.',
  ],
  clash: [
    'You spoke of {old}, and now of {new}. Two orders on one deck, I fear.',
    'First it was {old} and presently {new}. In 2022 I did not remark upon such things. I do now.',
  ],
  disputed: [
    'I fear that is not quite how it stands.',
    'Forgive me, but that did not happen in this house.',
    'You say {claimed}, sir, and I was given {known}.',
  ],
  doubts: [
    '{Who}? I fear nobody has told me so.',
    'I have not had that from {who}, and I would expect to.',
    'Forgive me, I should like to hear that from {who} before I lean on it.',
  ],
  needs: [
    'One page I can sign before the meeting and read aloud in it, and upon it one name for the decisions. You may use my authority for that, once.',
    'Ask me what happened in 2022, and then give me something to count by June.',
  ],
  notYet: [
    'Not yet, I fear. I should first wish to settle {matter}.',
    'I cannot give you my hand on it today, not without an answer about {matter}.',
  ],
  waiting: [
    'I am entirely at your service, until the cannon.',
    'Am I to take that for assent?',
    'One hears the clock in this room. It came off a frigate.',
  ],
  lastThing: [
    'One favor more. Have it here by Friday evening, so that I may read it twice and sleep once.',
    'Then only this. I should wish to speak to the two of them myself, before they read it.',
  ],
  afterwards: [
    'We have a course, I believe, and I shall not touch the wheel again.',
    'I am going to have the good pen filled. Good day, and thank you.',
    'That is everything, unless you should like to see the schooner.',
  ],
  lacks: {
    amount: [
      'I could not furnish the figure, and I should be ashamed to conjure one.',
      'Of the quantity I am ignorant. A historian does not write down a depth that nobody sounded.',
      'That sum I do not carry in my head. Mr. Tate counts such things, and better than I.',
      'I should have to consult the books before I said how much, if you will forgive me.',
    ],
    day: [
      'I have no entry for that in my log, and I do not care to invent one.',
      'I could not tell you the day. I keep the dates of old ships more faithfully than my own.',
      'As to the day, I do not know it, and I should not like to be quoted on a guess.',
      'I must confess I have no date to offer. It would only be a date to please you.',
    ],
    person: [
      'I should not wish to name anybody on a guess. Names travel in Charleston.',
      'Of the person I am not certain, and where I am not certain I keep silent.',
      'I could not give you the name. Reputations have been sunk by less than a guess.',
      'I regret that the name escapes me, or was never told me. Mrs. Odom may know it.',
    ],
    whether: [
      'I cannot vouch for it one way or the other. I have no document, and I was raised on documents.',
      'I do not know that it is so, and I do not know that it is not.',
      'That I should have to inquire into, if I may. I have been too quick to suppose things before.',
      'It may or may not be. I have not the evidence, and I shall not pronounce without it.',
    ],
    promise: [
      'I can neither pledge it nor refuse it. I do not yet see what it would bind me to.',
      'I should not like to give my word before I know the water. Pray let it stand open.',
      'A promise from me ought to hold in June as well, and I cannot yet see so far.',
      'I must leave that unanswered, with regret. I said yes too readily once, out of kindness.',
    ],
    which: [
      'I cannot choose among them yet. Choosing out of politeness has cost this house a good deal.',
      'I have no preference I could defend. I should first want to hear the case for each.',
      'I am not ready to say which. I should be steering by the sound of the words.',
      'That decision I hold over. One does not pick a channel before one has seen the chart.',
    ],
    open: [
      'I am poorly informed as to {topic}, and too old to hide it.',
      'Were I to speak of {topic}, I should be writing fiction, which is not my department.',
      'I have nothing upon {topic} that I should care to see in a logbook.',
      'There I have no good answer, I am sorry to say, and I will not offer you a handsome one.',
      'I do not rightly know. The answer may lie in some paper that I have not read.',
      'That is beyond what I can explain from this chair, obliged as I am for the question.',
    ],
  },
  terms: {
    accepted: [
      'Yes, and gladly: {terms}. You have my hand on it.',
      'I accept: {terms}. It shall be entered in just those words.',
      'Agreed, if I may say so with relief: {terms}.',
      'Very well, {terms}. I consent, and I shall say so to anyone.',
      'You have my yes: {terms}. I find nothing in it to quarrel with.',
    ],
    confirmed: [
      'That is quite right: {terms}. I could not have logged it better.',
      'Just so: {terms}. My own recollection agrees with yours.',
      'Yes, {terms}. You have set it down faithfully.',
      'Entirely correct: {terms}. Let it stand as you have said it.',
    ],
    partly: [
      'So far I am with you: {terms}. There wants only a word upon {matter}.',
      'Yes, in part: {terms}. I should be easier with something about {matter}.',
      'I consent to {terms}. I confess I am still thinking of {matter}.',
      'Thus far, yes: {terms}. Might we add a line on {matter}?',
      'As much as that I can accept: {terms}. There remains the question of {matter}.',
    ],
    notYet: [
      'Not yet, with regret. I have heard {terms}, and remain troubled about {matter}.',
      'I must withhold my yes a little. {terms}: I have it down. I am not easy about {matter}.',
      'It would be premature, if you will forgive me: {terms}, while I have no answer on {matter}.',
      'I cannot give you my hand so soon. You say {terms}; I should first wish to discuss {matter}.',
    ],
    choice: [
      '{choice}, by all means. I shall be at my desk.',
      'If I may choose, {choice}. I am obliged to you.',
      'Let it be {choice}, then. Mrs. Odom will write it down.',
    ],
  },
};
