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
};
