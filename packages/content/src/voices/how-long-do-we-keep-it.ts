import type { Voice } from '@parley/shared';

export const howLongDoWeKeepItVoice: Voice = {
  matters: {
    'one-period-for-all': [
      'the one number for everything',
      'the passport and the ledger',
      'a clock for each kind of paper',
    ],
    'legal-hold': ['the disputed files', 'a brake before the tribunal', 'the inventory that was shredded'],
    'proof-of-deletion': ['the proof that a file is gone', 'the backups', 'what I show the Commissioner'],
  },
  insists: [
    'In the schedule on my desk one line is empty, for {matter}. What do I write?',
    'How do you want to treat {matter}?',
    'A clerk in Harrogate would ask me about {matter}, and I need an answer for him.',
    'I cannot sign without something about {matter}.',
    'Tell me, please, how your portal treats {matter}.',
    'Let us speak about {matter}, before the half hour is over.',
    'For the Commissioner I need one sentence on {matter}.',
  ],
  eased: [
    '{Matter}, this I have now in order, and I tell you so honestly.',
    'I put a tick beside {matter}. I do not give many.',
  ],
  lost: [
    'This I could not file anywhere. Was it about {matter}?',
    'I have read scans from 2009 that were clearer. Say it again, about {matter}.',
    'My English is good for papers, but not for that one. We spoke of {matter}.',
    'Please in a simple sentence, what you want with {matter}.',
  ],
  foreign: [
    'The Commissioner reads English, so we practise. {Matter}, please.',
    'If it were Norwegian I would be tempted. In English: {matter}.',
  ],
  outOfRole: [
    'Nobody in Wilmslow has asked me for this. They ask me for {matter}.',
    'I do only what stands in the retention schedule, and there stands {matter}.',
  ],
  greeted: [
    'Good morning. You come with a question and not with a number, that is already nice.',
    'Hello. Take the chair without the files from 2009 on it.',
  ],
  smallTalk: [
    'The weekend was quiet, I went walking and thought about backups. That is what we are like.',
    'In Bergen it rains also. But there the files are in a dry place.',
  ],
  felt: [
    'I am a little worried, I can say it. If I put a wrong period in the schedule, it is 212,000 files that are wrong.',
    'I am calm. I was not calm when the letter of Daniel Asare came.',
  ],
  thanked: [
    'You are welcome. Thank me when the schedule is in Wilmslow.',
    'It is my work. But it is nice that somebody asks before he builds.',
  ],
  parting: [
    'You go already? Then the box of your developer stays empty for today.',
    'Good, but I have still lines without a day in the schedule. You know where my desk is.',
  ],
  lostThread: [
    'No problem, I have it here in my notes. We were at {matter}.',
    'I lose it too when a branch calls. It was {matter}.',
  ],
  again: [
    'Gladly, and with an example from a branch this time. I asked about {matter}.',
    'I say it in other words: how does your portal handle {matter}?',
  ],
  unknown: [
    '{topic}? This I do not know, it is not in my files.',
    'About {topic} you must ask the developers, I only see what they keep.',
    'I have no answer for that, and I do not invent one a month before 31 January.',
  ],
  withheld: [
    'I tell you that when I know what you need it for. It is about real people.',
    'This I keep for the moment. First I want to see how you keep the papers apart.',
  ],
  told: ['It is {figure}. You may write it in the table.', '{figure}. That has not changed.'],
  due: [
    '{day}, you have told me. What will be on my desk then, a table or a sentence?',
    'I have your {day} in the calendar. Who sends it, you or the developer?',
    'We spoke of {day} before. Does it still hold, so I can plan my schedule around it?',
  ],
  clash: [
    'You said {old} before, and now {new}. In a schedule only one of them can stand.',
    'First {old}, then {new}. Which one do I show the Commissioner?',
  ],
  disputed: [
    'No, this is not correct, I would have it in my files.',
    'Excuse me, that is not so.',
    'It is not {claimed}, it is {known}. I check such things twice.',
  ],
  doubts: [
    '{Who}? I have seen no paper of this.',
    'From {who} I have heard nothing, and I would have a note.',
    'This I believe when {who} and a date stand on one page.',
  ],
  needs: [
    'Ask me first what is in the file, and then say it back to me by kind of paper, with when each clock starts. A table I can correct, with a day on it.',
    'I need to see that you know a passport from a ledger, and that somebody can stop the machine.',
  ],
  notYet: [
    'No, not today. I need first an answer about {matter}.',
    'I cannot say yes so long as I see nothing in the table on {matter}.',
  ],
  waiting: [
    'Yes? I have the pencil in my hand and the schedule in front of me.',
    'I wait. The files wait also, some of them since 2009.',
    'Was that a yes, for the schedule?',
  ],
  lastThing: [
    'One thing more. Send it as a table, with a day on it, so that I can correct it before 31 January.',
    'Then only this: who tells the 41 branches, and when?',
  ],
  afterwards: [
    'We are finished, I think. I go and answer your developer.',
    'It is good so. The schedule writes itself now, nearly.',
    'Thank you, I have what I need for Wilmslow.',
  ],
  lacks: {
    amount: [
      'That number I do not have, and I am careful with numbers.',
      'How much it is I cannot say. It would have to be counted, and I have not counted it.',
      'I give you no figure for this. A figure I say once stands in a box for ever.',
      'For that I must look in my files. From memory I give no numbers.',
    ],
    day: [
      'A day for this I do not know. I write no day before I know what hangs on it.',
      'When, I cannot tell you. It is not one of the dates I carry in my head.',
      'I have no date for that. In my work a wrong date means that a paper dies too early.',
      'This date I must look up first. I am careful with everything that starts a clock.',
    ],
    person: [
      'I do not say a name when I am not sure. It is also data about a person.',
      'Who it is, I do not know. In this house I know the papers better than the people.',
      'The name I do not have here, and with names I take extra care.',
      'I cannot tell you who. If I guess, somebody gets a letter that is not for him.',
    ],
    whether: [
      'Whether it is so I have not checked, and what is not checked I do not say.',
      'It can be. I have been surprised by a cupboard before, so I confirm nothing unseen.',
      'That I do not know for certain. I wrote one sentence I could not prove, and it was enough.',
      'I cannot say yes or no to it. I would have to see it with my own eyes.',
    ],
    promise: [
      'I say neither yes nor no. First I must understand what follows from it for the papers.',
      'That I cannot promise and also not exclude. I have not thought it to the end.',
      'I am slow with promises, I have given one that was not true. So it stays open.',
      'To this I have not yet an answer. A yes from me goes to the Commissioner, so I think first.',
    ],
    which: [
      'I cannot choose yet. Things look alike until one sees what is in the file.',
      'Which one, I leave open. I must know what each means for a clerk in a branch.',
      'By feeling I do not decide this. I need an example for each, and I have none ready.',
      'Here I have not chosen. Late and right is better than quick, also for me.',
    ],
    open: [
      'About {topic} I do not know enough. It would be half an answer in a nice folder.',
      'I have not looked into {topic}, so I can only be quiet about it.',
      'To explain {topic} I would need an example, and I have no true one.',
      'That I cannot explain to you. I see papers, and not everything stands in papers.',
      'I have no answer to this which I could write to the Commissioner, so I give none.',
      'First I must think about it, slowly, as I do with everything that is kept.',
    ],
  },
  terms: {
    accepted: [
      'Yes. {terms}: this I can sign.',
      'Good: {terms}. I agree, and I do not say it quickly.',
      'I accept it: {terms}. I write it so in my notes.',
      'Agreed, {terms}. It is clear enough also for a branch.',
      'Yes, so we do it: {terms}. I am content with that.',
    ],
    confirmed: [
      'That is right: {terms}. I have it here in the same words.',
      'Correct: {terms}. There is nothing I must strike out.',
      'Yes, {terms}. You have it in good order.',
      'Exactly so: {terms}. I could file it as it is.',
    ],
    partly: [
      'So far yes: {terms}. One line is still empty, and it is about {matter}.',
      'To this part I say yes: {terms}. What I do not have yet is an answer on {matter}.',
      'Yes to {terms}. But I cannot close my schedule without something on {matter}.',
      'Good until here: {terms}. We must also speak of {matter}.',
      'Half is in order: {terms}. The other half is about {matter}.',
    ],
    notYet: [
      'Not yet. I have noted {terms}, and I lack something on {matter}.',
      'I do not sign so far. {terms}: understood. I am still not sure about {matter}.',
      'My yes must wait a little. {terms}, I have it, but first I want clarity on {matter}.',
      'It is too early. You tell me {terms}, and I think of {matter}.',
    ],
    choice: [
      '{choice} is good for me. I write it in.',
      'Then we say {choice}. I bring my notes with me.',
      'I take {choice}, so I have some quiet before it.',
    ],
  },
};
