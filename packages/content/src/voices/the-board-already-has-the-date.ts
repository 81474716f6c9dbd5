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
  doubts: [
    '{Who}? First I’ve heard of it, and I hear most things.',
    'I’d want that from {who}, with a signature under it.',
    'You say so. I’ve not had a word of it from {who}.',
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
  lacks: {
    amount: [
      'I don’t have that number. I don’t quote numbers I don’t have, least of all this week.',
      'A figure I’d need to see on paper. Boards remember the ones you say from memory.',
      'Derek would know to the penny. I know to the nearest ship, so I won’t guess.',
      'Not one I carry in my head. I’d sooner say so than round it.',
    ],
    day: [
      'I couldn’t give you that day. I only name the ones I’m ready to keep.',
      'Dates I take from the diary, not from the air. That one I’d have to look up.',
      'I won’t say when. I don’t know it well enough to stand behind it.',
      'Claire keeps my dates. I’ve stopped trusting my own memory with them.',
    ],
    person: [
      'I don’t have a name for that, and I won’t hang it on somebody by guessing.',
      'Who, I couldn’t tell you. I’d ask before I said a name in this building.',
      'There’s a list of people somewhere. I’d not like to read it out from memory.',
      'A name I’d want to be sure of. I’ve seen what a wrong one does to a man.',
    ],
    whether: [
      'I don’t know that. I could say something, and it would sound like knowledge.',
      'I’d be guessing either way, and a board can smell a guess.',
      'Nobody’s told me, yes or no. I’d want it from somebody who’s seen it.',
      'That I can’t confirm. I confirm things when I’ve seen them in writing.',
    ],
    promise: [
      'I won’t say yes to that in passing. What I say, I then have to keep.',
      'Neither a yes nor a no. I’d want to know what stands behind it first.',
      'My word’s on a slide already this week. I shan’t give it again without thinking.',
      'Perhaps. I’d have to sleep on it, and I don’t trade in perhaps before a board.',
    ],
    which: [
      'I’m not choosing that in this chair. I’d want to see it written down, side by side.',
      'Can’t say yet. I pick when I know what each of them does to Thursday.',
      'Not a choice I’d make between two meetings. It needs a quieter hour than this one.',
      'I’d be picking blind. Ships have been lost that way, and reputations.',
    ],
    open: [
      'I’ve nothing sound to tell you about {topic}, and unsound is no use to either of us.',
      'I’m not the man to ask about {topic}. I know ports, and what I’ve promised.',
      'Nothing I could say about {topic} would hold in front of Margaret, so I’ll leave it.',
      'No answer to that. I’d sooner leave it empty than fill it badly.',
      'That’s outside what I know. It happens, even on this floor.',
      'I couldn’t say. I could talk round it for a minute, and we haven’t got one.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: I’ll stand behind that.',
      'Agreed: {terms}. I’ve said it, so you may consider it done.',
      'Good, I’ll take {terms}. I don’t need it dressed up any further.',
      'Done. {terms}, and it has my name on it now.',
      'I accept that: {terms}. It’s plain, and plain is what I can use.',
    ],
    confirmed: [
      'Right. {terms}: that’s what I’ve got in the margin.',
      'Correct: {terms}. Don’t improve it on the way downstairs.',
      'That’s as I have it: {terms}. Nothing to add.',
      'Yes: {terms}. Those are the words I heard.',
    ],
    partly: [
      'So far, yes: {terms}. What I haven’t got is an answer about {matter}.',
      'That much I’ll take: {terms}. You’ve left a gap about {matter}.',
      'Yes to {terms}. We’re no further, I’m afraid, on {matter}.',
      'Fine as it stands: {terms}. It stands a little short, because there’s nothing about {matter}.',
      'Agreed up to there: {terms}. I won’t get far on Thursday without something about {matter}.',
    ],
    notYet: [
      'Not yet. {terms}, I’ve noted it, but I know nothing about {matter}.',
      'I’ve heard you: {terms}. I can’t agree to it with a question left about {matter}.',
      'No, I can’t go in with that. {terms}, yes, and not a word about {matter}.',
      'It’s too early for my yes. You give me {terms}, and I’m still asking about {matter}.',
    ],
    choice: [
      '{choice}. I’d rather have it named than left open.',
      'I’d say {choice}. Tell Claire, she’ll clear it.',
      'I’ll take {choice}. It’s said, so it stays.',
    ],
  },
};
