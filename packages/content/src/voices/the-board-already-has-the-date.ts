import type { Voice } from '@parley/shared';

export const theBoardAlreadyHasTheDateVoice: Voice = {
  matters: {
    'second-slip': ['the second slip', 'that November date', 'the retest on the twentieth'],
    'board-story': ['Thursday’s two sentences', 'Claire’s slide', 'what Margaret Ferrars will ask'],
    'who-pays': ['the thirty-eight thousand', 'Lindqvist’s half', 'what Derek signs'],
    'heard-late': ['what August cost us', 'the four weeks of float', 'being told last'],
  },
  insists: [
    'What do I tell the board about {matter}?',
    'Derek will ask me about {matter}, and I’ve no answer for him.',
    'I need one plain sentence from you on {matter}.',
    'You came up two floors for this. Use it, and tell me about {matter}.',
    'I can carry bad news. I can’t go in there with nothing on {matter}.',
    'What do you propose to do about {matter}?',
    'If there’s a gap on that slide, it’s {matter}.',
  ],
  eased: [
    '{Matter} I can put down now. It’s off my list for Thursday.',
    'I slept badly over {matter}. I shan’t tonight.',
  ],
  lost: [
    'I’ve read bills of lading in worse shape, but not many. Try {matter}, in words.',
    'That went over the quay and into the water. We were at {matter}.',
    'Say it again, and say it about {matter}.',
    'I’ve nothing to write beside {matter} yet, and that didn’t help.',
  ],
  foreign: [
    'The board minutes are in English, so am I. {Matter}, please, in that.',
    'I’ve dealt with every port from here to Gdynia in bad English. Bad will do. {Matter}.',
  ],
  outOfRole: [
    'I run ships, I don’t take orders from a sentence. Back to {matter}.',
    'Whoever that was meant for isn’t in this office. I’m here for {matter}.',
  ],
  greeted: [
    'Morning. I have a board on Thursday, so we’ll keep the pleasantries to that.',
    'Good morning. Coffee’s there, it’s from the board’s machine and no better for it.',
  ],
  smallTalk: [
    'The weekend was fine. Then I came in and read Thursday’s slide again.',
    'I’d talk cricket any other week. We did that in August, and look where it got the portal.',
  ],
  felt: [
    'How do I feel? Like a man who gave his word to Margaret Ferrars in June.',
    'I don’t do feelings before a board. Ask me on Friday, when I know how Thursday went.',
  ],
  thanked: [
    'Don’t thank me. I haven’t told the board anything yet.',
    'You’re welcome. It’ll be warmer thanks if the ports go live.',
  ],
  parting: [
    'If you go now, I’ve still got October on a slide. You know where I am until noon tomorrow.',
    'That’s all? Then I go to the board with the date I’ve got, and so do you.',
  ],
  lostThread: ['Easily done. We were at {matter}.', 'I had it in the margin for you: {matter}.'],
  again: [
    'Once more, and slower. What I asked about was {matter}.',
    'I’ll say it in the short form for the board. {Matter}.',
  ],
  unknown: [
    '{topic}? You run the portal, I run the ships. That one’s yours.',
    '{topic} isn’t something I carry in my head. Ask Claire, she carries everything.',
    'I don’t know that. I don’t guess in the week of a board.',
  ],
  withheld: [
    'That I keep until I know what you’ll do with it before Thursday.',
    'I could tell you. Give me something I can put on the slide first.',
  ],
  told: ['It’s {figure}. It’s written in the margin here.', '{figure}. That’s the number in my papers.'],
  due: [
    '{day}, you said. What exactly lies on my desk that day, for the board?',
    'I’ve got {day} in ink from you. Who rings me if it slips, you or Claire?',
    'You named {day} a while ago. Is that still standing, or do I tell Derek otherwise?',
  ],
  clash: [
    'It was {old} a few minutes ago. Now it’s {new}. I can only read the board one of them.',
    '{old}, then {new}. In June it began like that too.',
  ],
  disputed: [
    'That’s not so, and I’d have been told.',
    'No. Somebody has been kind to you with the facts.',
    'I have {known} written down. Where does {claimed} come from?',
  ],
  needs: [
    'A date with its evidence. What was mended, when it’s tested, and what slack is behind it. And something real at Hull in October.',
    'I’d need to know before Thursday who pays for the second system, and I’d need it said without software.',
  ],
  notYet: [
    'No, not yet. I need an answer on {matter} first.',
    'I can’t say yes to that today. What’s open for me is {matter}.',
  ],
  waiting: [
    'I’m listening. The clock on that wall is the board’s, by the way.',
    'Is that a yes I can take into the boardroom?',
    'You nod like Alan Pryce. He nodded three times.',
  ],
  lastThing: [
    'One thing before you go. Put it on half a page for Claire, in words she can set in forty point.',
    'Then I want one more thing: if it moves by so much as a day, I hear it before the board does.',
  ],
  afterwards: [
    'We’re done here. Go and see to the portal.',
    'I’ve said what I’ll say. The rest is Thursday’s.',
    'Leave the door open, Claire’s next. I have what I need for the board.',
  ],
};
