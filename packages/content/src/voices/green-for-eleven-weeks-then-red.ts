import type { Voice } from '@parley/shared';

export const greenForElevenWeeksThenRedVoice: Voice = {
  matters: {
    'believing-green': ['what green is made of', 'the next report I sign', 'how I’d check it myself'],
    'since-when': ['week eight', 'the day it was known', 'that sample of two thousand'],
    'wrong-bills': ['the seventy-eight thousand', 'a wrong bill in January', 'a family on a prepayment meter'],
    'forty-temps': ['my forty temps', 'the people starting on the twenty-third', 'the twenty-six thousand a week'],
  },
  insists: [
    'I’ve an empty line in the folder for {matter}. What do I write there?',
    'I’m stuck on {matter}, and I need you to help me with it.',
    'If audit sat here they’d ask you about {matter}.',
    'The board will want one true sentence on {matter}. What is it?',
    'I’d rather have an ugly answer on {matter} than a nice one.',
    'What will you do about {matter}?',
    'I can’t move on without something about {matter}.',
  ],
  eased: [
    'I’ve closed the folder on {matter}. That’s a good sound.',
    'I believe you about {matter}. I didn’t think I’d say that today.',
  ],
  lost: [
    'I’ve read that back to myself and it isn’t a sentence. Was it about {matter}?',
    'I can’t minute that. Try again, on {matter}.',
    'That wouldn’t get past a first draft. We’d got to {matter}.',
    'I’m listening, I just can’t find anything in it. {Matter}?',
  ],
  foreign: [
    'I’d have to have it translated, and I don’t trust summaries any more. {Matter}, in English.',
    'I don’t read it and I won’t sign it. Could we have {matter} in English?',
  ],
  outOfRole: [
    'I spent ten years being told to look the other way. Let’s look at {matter}.',
    'I don’t follow instructions I can’t trace. {Matter}, please.',
  ],
  greeted: [
    'Good morning. Sit down, I’ve cleared the reports off that chair.',
    'Hello. Thanks for coming so soon. I’ve been up since five with a folder.',
  ],
  smallTalk: [
    'It was a quiet weekend. I laid twelve sheets of paper on the kitchen table.',
    'The train was late, so I did the sum on it. I’d have preferred the paper.',
  ],
  felt: [
    'Foolish, I think. I read it out, word for word, and the chairman thanked me.',
    'Disappointed. In you a bit, and in an auditor who never asked.',
  ],
  thanked: [
    'That’s all right. I’d sooner you told me than thanked me.',
    'You’re welcome. We’ll see on Friday what it was worth.',
  ],
  parting: [
    'Go on, then. I’ve a report to sign on Friday and I’m no nearer.',
    'All right. The folder stays open on my desk, you know at which page.',
  ],
  lostThread: ['It’s easy in twelve reports. We’d got to {matter}.', 'I keep a finger in the page. It was {matter}.'],
  again: ['I’ll ask it the short way. {Matter}.', 'Once more, then, and I’d write it down if I were you. {Matter}.'],
  unknown: [
    '{topic}? I don’t know, and I’ve stopped saying things I don’t know.',
    'Nobody’s told me about {topic}. It’s getting to be a list.',
    'I haven’t that. It wasn’t in any of the twelve.',
  ],
  withheld: [
    'Somebody told me that in confidence, so I’d like to hear your version first.',
    'I’ll come to that. I want to see whether you bring it up yourself.',
  ],
  told: ['It’s {figure}. I checked it on the train.', '{figure}. I have it here in the folder.'],
  due: [
    '{day}, you said. What do I hold up on that day that I can check?',
    'I wrote down {day}, with today’s date next to it. Who else knows about it?',
    'I’m looking at your {day}. Will it come whatever colour it is?',
  ],
  clash: [
    'I have {old} here in your words, and now {new}. That’s how eleven greens are made.',
    'You said {old} and then {new}. I’d like to cross one of them out, and you choose.',
  ],
  disputed: [
    'That isn’t so, and it’s in this folder that it isn’t.',
    'No. I’ve signed too much to let that pass.',
    'I have {known} here, not {claimed}. Would you like to look?',
  ],
  doubts: [
    '{Who}? I’ve had enough that was said to be all right. Show me.',
    'I’ve heard nothing of that from {who}.',
    'I’d want that from {who} directly. You’ll understand why.',
  ],
  needs: [
    'The match rate itself, every week, whatever it is, and somebody outside the project counting it. And the truth about week eight, without my asking again.',
    'Something I could check in ten minutes on a Friday. I’d sign that, at any colour.',
  ],
  notYet: [
    'No, not yet. I need something on {matter} that I could show to audit.',
    'I can’t say yes today. I’d want to hear about {matter} first.',
  ],
  waiting: [
    'I don’t mind waiting. I learned it in audit.',
    'Is that a yes? I write those down.',
    'You’ve stopped. Week nine stopped there, too.',
  ],
  lastThing: [
    'One last thing. Put it in Friday’s report in those words, with the number beside it.',
    'And before I go to the board, you tell your own team that I know. I don’t want anyone frightened.',
  ],
  afterwards: [
    'That’s it, then. I’ve a report to sign, and I know what’s in it.',
    'Thank you. I’m going to close the folder now.',
    'We’re finished here. Tell Samir he can bring his pencil.',
  ],
  lacks: {
    amount: [
      'I don’t have that figure, and I’ve given up repeating ones I haven’t counted.',
      'It may be in the folder. I’d want to find the page before I say a number.',
      'I couldn’t put a number on that. Ten years in audit, and I still don’t estimate aloud.',
      'Somebody may have counted it, and it wasn’t me. I’d want their sheet, not my memory.',
    ],
    day: [
      'I’d need to look that up. I’ve read out one wrong thing already this autumn.',
      'Sorry, I can’t give you a day for that. I’d only be picking one that sounds tidy.',
      'When, I don’t know. I’d want to see the date written down before I said it.',
      'I haven’t a date I’d trust, so I’d sooner leave the line empty.',
    ],
    person: [
      'I’d rather not put a name to that unless I’m sure, and I’m not.',
      'I couldn’t tell you who. A name said in this office tends to stick to somebody.',
      'I don’t know whose name goes there. I’d have to ask, quietly.',
      'Not a name I can give you. I never did like naming people from memory.',
    ],
    whether: [
      'I can’t tell you it is, and I can’t tell you it isn’t. I haven’t seen evidence.',
      'I’d be taking that on trust, and I’ve done enough of that for one year.',
      'I honestly don’t know. In audit we’d have written “not established”.',
      'It might be so. I haven’t tested it, so I won’t say it as if I had.',
    ],
    promise: [
      'I won’t say yes to that yet, or no. I’d want to see what I’m putting my name to.',
      'That’s open, as far as I’m concerned. I’ve signed too quickly before.',
      'I can’t promise it either way. There’s nothing in the folder I could rest it on.',
      'With me it’s reading first and answering after, and I haven’t read enough to answer that.',
    ],
    which: [
      'I couldn’t choose yet. I’d want the evidence for each, side by side.',
      'I don’t know which. If I picked now it’d be on wording, and wording’s what caught me out.',
      'That’s not one I can settle from this chair. I haven’t seen enough to choose.',
      'I’ll keep that open. I’d sooner choose late than choose off a colour.',
    ],
    open: [
      'I’ve nothing solid on {topic}, and I’d be embarrassed to give you something soft.',
      'I’d have to read up on {topic} before I said a word you could hold me to.',
      'What I know about {topic} wouldn’t fill a line in the folder.',
      'I don’t have an answer to that. I’d rather say so than find a nice sentence.',
      'Sorry, I can’t explain that from what’s in front of me, and I have looked.',
      'Let me not answer that off the cuff. My quick answers haven’t served me well lately.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: I can put my name to that.',
      'All right, {terms}. That’s a yes, and I’ve thought about it.',
      'I’ll take that: {terms}. It’s something I could show anybody.',
      'Agreed, {terms}. I’m writing it in the folder as agreed.',
      'Yes, {terms}. I don’t say it lightly this week.',
    ],
    confirmed: [
      'That’s right: {terms}. It’s what I’ve written too.',
      'Yes, that’s it: {terms}. I’ve nothing to cross out.',
      'Right, {terms}. You could read that aloud and I’d nod.',
      'Word for word, yes: {terms}. I’ve checked it against my note.',
    ],
    partly: [
      'So far, yes: {terms}. I’ve still a blank line for {matter}.',
      'I’m with you on part of it: {terms}. I’m missing something on {matter}.',
      'Yes to {terms}. It leaves me asking about {matter}.',
      'That much is fine: {terms}. I’d want it to say something on {matter} as well.',
      'Good up to there: {terms}. Then I turn the page and come to {matter}.',
    ],
    notYet: [
      'Not yet. I’ve written down {terms}, and I’m still waiting to hear about {matter}.',
      'I can’t say yes on that alone: {terms}. I’m not done with {matter}.',
      'It isn’t a yes yet. {terms}, I heard that; I need something on {matter}.',
      'Too soon. {terms}: noted, with today’s date. I’ve nothing firm on {matter}.',
    ],
    choice: [
      '{choice}, please. I’ve put a cross against it.',
      'Let’s make it {choice}. I’ll keep it clear.',
      'I’d sooner have {choice}, if it’s the same to you.',
    ],
  },
};
