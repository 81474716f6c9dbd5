import type { ScenarioContent } from '@parley/shared';

import { crossFunctionalConflictResolutionAnswers } from '../answers/cross-functional-conflict-resolution';
import { crossFunctionalConflictResolutionCommonAnswers } from '../common-answers/cross-functional-conflict-resolution';
import { crossFunctionalConflictResolutionFollowUps } from '../follow-ups/cross-functional-conflict-resolution';
import { crossFunctionalConflictResolutionStatements } from '../statements/cross-functional-conflict-resolution';
import { crossFunctionalConflictResolutionVoice } from '../voices/cross-functional-conflict-resolution';

export const crossFunctionalConflictResolution = {
  slug: 'cross-functional-conflict-resolution',
  title: 'Cross-Functional Conflict Resolution',
  description:
    'The carton goes to print on Thursday. The laboratory will not sign “keeps nine months”, and has gone to the plant director. Lotte, who runs packaging, has stopped talking to the laboratory.',
  difficulty: 'medium',
  category: 'conflict_resolution',
  challengeType: 'competing_priorities',
  stakeholderType: 'team_member',
  industry: 'Food and consumer goods',
  goal: 'Get Lotte back to one table with the laboratory, with a carton that can be printed and a rule for who may stop what, and when.',
  situation:
    'You lead the launch of Gerst, a barley drink, at Havermans in Zwolle. The carton prints on Thursday, 4 March; missing the slot costs €27,500, and the next is on 1 April. Shops expect it on 26 April. On Monday the laboratory refused “keeps nine months” and wrote to Mirjam, the plant director. Lotte took its head, Arjun, off the mailing list. He has told you why: in the accelerated test two of 12 samples turned at month eight, and the result comes on 18 March. Six months is proven. He warned the project on 9 February; his mail went to the old project address, which nobody reads. The plant could print the date by inkjet for €0.004 a carton.',
  learningObjectives: [
    'Hear one side out without joining it',
    'Carry over what the other side knows, as facts',
    'Find the interest behind each position',
    'Agree on a rule, not only on a truce',
  ],
  skills: ['conflict_resolution', 'active_listening', 'problem_solving', 'empathy_building'],
  estimatedDuration: 20,
  persona: {
    name: 'Lotte Brandsma',
    shortName: 'Lotte',
    pronoun: 'she',
    role: 'Packaging lead',
    organisation: 'Havermans',
    description:
      'Packaging lead at Havermans in Zwolle. Direct, quick and thorough; her cartons have never been reprinted. Says what she thinks at once and considers that a courtesy.',
    style:
      'Dutch directness in good English: short, plain, sometimes a word order or an expression from home. Says "I say it as it is". No small talk, no politeness formulas. Angry means even shorter. Corrects herself openly when she is wrong. British spelling.',
    goals: [
      'Print on Thursday',
      'Not be stopped again at the last moment by somebody who had seen the artwork',
      'Be spoken to directly and not through the director',
    ],
    trust: 42,
    patience: 5,
    redLines: [
      {
        text: 'She will not send artwork to print that somebody may still veto afterwards.',
        line: 'I don’t send it to Deventer with a “maybe” on it. Either he signs before Thursday or it does not go.',
      },
    ],
    wouldMove: [
      'Learning that Arjun did warn, and that the project lost his mail',
      'A text for the carton that the laboratory signs before Thursday',
      'A rule with a last day for objections, binding on everybody',
      'Arjun speaking to her himself',
    ],
  },
  concerns: [
    {
      id: 'late-veto',
      summary: 'being stopped in the last week by people who had seen the artwork in January',
      worry:
        'I had all eleven signatures on the nineteenth of January. Eleven. His is the fourth from the top. And in the week of the print I’m the one who looks as if she forgot to ask.',
      weight: 3,
      central: true,
      cues: [
        'January',
        '19 January',
        'signed',
        'signature',
        'artwork',
        'last moment',
        'veto',
        '9 February',
        'mail',
        'old address',
        'stop',
      ],
      acknowledgedBy: [
        'You had his signature in January, and now he stops you three days before the print.',
        'so what makes you mad isn’t the nine months, it’s that the no comes when it is too late to do anything',
        'You did what the process asks, and the process did not protect you.',
        'From where you sit the laboratory had six weeks to speak and chose the last one.',
      ],
      settledBy: [
        'He did warn us, Lotte. On 9 February, by mail, to the old project address that nobody reads. That is my fault, I should have closed it. From today objections have a last day, ten working days before print, and after that only safety can stop a carton.',
        'arjun wrote on 9 feb. it went to the old mailbox. thats on me not on him and not on you. new rule: last day for a no is 10 days before print, and it goes to you by phone',
        'What he signed in January was true in January; the two samples turned in February. We lost his message. I propose that whoever signs artwork also signs what could still change it, with a date, so that you see an open test before you book a slot.',
        'I’ve checked it with IT this morning: his mail is there, unread, with three others. I am going to say that in front of Mirjam tomorrow, so that nobody thinks you forgot or he slept. And after this carton no one, Mirjam included, overrules a signature without you in the room.',
      ],
      nearMisses: [
        'I think that we all have to remember that we are one team with one common goal.',
        'I understand that you feel frustrated, but Arjun is only doing his job, as you are doing yours.',
        'We should definitely do a lessons learned session after the launch and improve our alignment.',
        'Communication is a two-way street, and maybe both of you could have handled it better.',
      ],
      lines: {
        open: [
          'He signed on the nineteenth of January. I have the paper here. Now it’s March and he says no. Explain me that.',
          'Everybody saw this carton. Eleven signatures. Why may one of them come back in the week of the print?',
        ],
        pressed: [
          'You tell me he has reasons. He had a pen too, in January. Why did he use it?',
          'I say it as it is: if a signature can be taken back on a Monday, then I don’t need signatures. I need a crystal ball.',
          'What do I change so that it doesn’t happen with the next carton? I have heard nothing about that yet.',
        ],
        heard: [
          'Yes. It’s the moment, not the months. So who had to tell me, and why did he not?',
          'Good, you see where it hurts. Now what happened between January and Monday?',
        ],
        answered: [
          'That I didn’t know. It changes something. But how do I prevent the next one?',
          'Okay. So it was not laziness. Does the director know this too, or only I?',
        ],
        settled: [
          'Then I was angry at the wrong man since Monday. Fine. Like this I can work.',
          'Good, with that I can plan the next carton too. I put him back on the list before lunch.',
        ],
        relapsed: ['Before, nobody meant it badly, and now I should have asked him again. You can’t have both.'],
      },
      better: {
        text: 'Arjun did warn us, on 9 February, and his mail went to an address that I had not closed. That’s mine. From now on objections end ten working days before print, and they come to you by phone.',
        why: 'She is fighting a colleague over a lost mail. The fact removes the enemy; the rule removes the fear that it happens again.',
      },
    },
    {
      id: 'nine-months',
      summary: 'losing “nine months”, the words that sold the drink to the shops',
      worry:
        'Veldkamp took us because of nine months. They have small shops with slow shelves. I was in that meeting, I said the sentence myself. If it becomes six, I’m a liar with a nice carton.',
      weight: 3,
      central: false,
      cues: [
        'nine months',
        'six months',
        'claim',
        'shelf life',
        'samples',
        '18 March',
        'inkjet',
        'Veldkamp',
        'shops',
        'laboratory',
      ],
      acknowledgedBy: [
        'The nine months are not decoration. You promised them to somebody.',
        'I see, without the nine months you have to go back to the shops and take something away from them',
        'If you print six now, it feels as if you had told them something untrue.',
      ],
      settledBy: [
        'Print the carton on Thursday without a number, just “best before: see top”. The date comes on by inkjet in the plant, €0.004 each. Six months now, nine from the day the laboratory signs. The artwork never changes.',
        'no months on the carton at all. inkjet on the lid, 0.4 cent. starts w 6 months, if the 18 march result is good we go to 9 without a new print',
        'We tell Veldkamp this week, before they hear it: the first four weeks of deliveries carry six months, as two of twelve samples turned at month eight. When the test is passed they get nine. I’ll make that call with you on Wednesday.',
        'Six is proven, nine is not, and neither of us would drink it at month eight with those two samples in mind. But a shop with slow shelves can live with six if it gets smaller cases, twelves and not twenty-fours, the plant says it can do that from the first week. So the date goes on in the plant and the carton goes to Deventer as it is.',
      ],
      nearMisses: [
        'Consumer safety must always come first, I’m sure that you agree with that.',
        'Maybe we can find some kind of compromise between six and nine months that everybody can live with.',
        'Let’s wait for the laboratory’s results and then take a decision based on the data.',
      ],
      lines: {
        open: [
          'Nine months is not a font size. It’s why Veldkamp took the product. Did he think of that, in his laboratory?',
          'If “nine” goes off the carton, who tells the shops? I was the one who said it to them.',
        ],
        pressed: [
          'You want me to print six. Say it then. And say what I tell Veldkamp on the phone.',
          'How sure is he? Two bad samples or half of them? I have never seen a figure, only a no.',
          'I can change a word until Wednesday at noon. After that we talk about nothing.',
        ],
        heard: [
          'Right. It’s a promise and not a design. So what stands on the carton on Thursday?',
          'You understand Veldkamp better than he does. What do you propose to print?',
        ],
        answered: [
          'That could be printed. Does he put his signature under it, before Wednesday noon?',
          'Technically it’s possible. And the shops, do they hear it from us first?',
        ],
        settled: [
          'Good. That I can print, and nobody has to lie about the months. It’s better than what I had. I’m a little annoyed about that.',
          'I can sell this to Veldkamp. It is true, and it has a plan behind it.',
        ],
        relapsed: ['Now the text with the months is open again? He’ll stop me a second time, and then he is right.'],
      },
      better: {
        text: 'Take the number off the carton. The plant puts the date on by inkjet, €0.004 each: six months now, nine from the day the laboratory signs. The artwork can go on Thursday whatever the test says.',
        why: 'She needs to print and Arjun needs proof. Moving the number off the printed carton gives each of them what they can’t give up.',
      },
    },
    {
      id: 'print-slot',
      summary: 'missing Thursday’s print slot',
      worry:
        'It’s twenty-seven and a half thousand, from my budget, with my name on the report. I have never missed a slot.',
      weight: 2,
      central: false,
      cues: ['Thursday', '4 March', 'slot', 'Deventer', '€27,500', '1 April', 'print', 'printer', '26 April'],
      acknowledgedBy: [
        'If the slot is gone it’s €27,500 and it is you who has to explain it.',
        'thursday is fixed for you, everything we discuss has to fit before it',
        'A late carton would hurt the launch, and in the books it would look like packaging’s mistake.',
      ],
      settledBy: [
        'We keep Thursday. I’ll have the signed text from Arjun on your desk tomorrow at ten; you send the file by noon on Wednesday as planned.',
        'thursday stays. signed artwork to you tmrw 10:00. if its not there by 11 i call deventer and take the 27.5k on the project, not on packaging',
        'Should it fail, the €27,500 go on the launch budget, which is mine, and I’ll write that to Mirjam today. But it needn’t: the change is one line, and Arjun has agreed to sit with us at four this afternoon until it is signed.',
        'I rang the printer. They would let us change the black plate until Wednesday, 6 p.m., for €900. So we have a day and a half, and I’d use it for one meeting, you, Arjun and me, today.',
      ],
      nearMisses: [
        'We will of course do whatever we can to hold the print date.',
        'In the worst case a few weeks of delay are better than a wrong carton.',
        'Let’s not put ourselves under unnecessary pressure because of the slot.',
      ],
      lines: {
        open: [
          'Thursday at six the machine in Deventer starts. With us or with a dog food. That’s the situation.',
          'The next slot is the first of April. That’s no joke, although it sounds like one. So what do we do before Thursday?',
        ],
        pressed: [
          'We talk and talk. The file goes at noon on Wednesday. What’s in it?',
          'If I lose the slot, it’s from my budget. Nobody in the laboratory pays one cent.',
          'I ask it once more, for the agenda: do we print on Thursday, yes or no?',
        ],
        heard: [
          'Exactly. And what do you do about it, besides knowing it?',
          'You know the price of the slot. Now I want to know the plan for it.',
        ],
        answered: [
          'That’s possible. And the signed text, who brings it to me, you or he?',
          'And if it goes wrong in the last hour, whose money is it?',
        ],
        settled: [
          'Then Deventer stays booked. I’ll tell them the dog food must wait.',
          'Clear. I keep my Wednesday free and you keep your word, and we print.',
        ],
        relapsed: ['So Thursday is open again. I’m sorry, but the machine doesn’t know “open”.'],
      },
      better: {
        text: 'Thursday stays. You’ll have the signed text at ten tomorrow. If it isn’t there by eleven I ring Deventer myself, and the €27,500 go on the launch budget and not on yours.',
        why: 'Hour, owner, and who pays if it fails: she can stop defending the slot and start helping to keep it.',
      },
    },
    {
      id: 'over-her-head',
      summary: 'hearing through the plant director what Arjun could have told her himself',
      worry: 'He sits one floor below me. There are nineteen stairs. He took the lift to Mirjam.',
      weight: 2,
      central: false,
      cues: [
        'Mirjam',
        'director',
        'Arjun',
        'over my head',
        'mailing list',
        'directly',
        'talk',
        'escalate',
        'one floor',
      ],
      acknowledgedBy: [
        'You heard it from the director, when he could have come up one floor.',
        'i get it, he went to mirjam and not to you and that felt like a report to the headmaster',
        'Being told by Mirjam made you the problem before you knew there was one.',
      ],
      settledBy: [
        'He’ll come up to you at four today, himself, without Mirjam. I’ve asked him and he said yes. What I ask of you is to put him back on the list before he does.',
        'meeting at 4, you him me, no director. he starts w the samples you start w the slot. then he’s back on the list ok?',
        'We make it a rule for this project: the first no is spoken, face to face, to the one it concerns. To Mirjam we go together or not at all. Arjun has agreed to that; I need your yes as well.',
        'He went to her because he thought that you had ignored his mail for three weeks, he was as offended as you are. I told him about the mailbox and he was quiet for a bit. He’d like to explain it himself, would you see him this afternoon?',
      ],
      nearMisses: [
        'I’m sure Arjun didn’t mean it personally, you shouldn’t take it that way.',
        'Escalation is a normal instrument and nobody should feel attacked by it.',
        'Why don’t the two of you just sit together over a coffee and clear the air?',
      ],
      lines: {
        open: [
          'One floor. He could walk up one floor and say it to my face. He wrote to Mirjam.',
          'I took him off the list, yes. He doesn’t use it anyway. He has the director.',
        ],
        pressed: [
          'Do you know how I heard it? Mirjam, in the canteen, with a tray in her hand.',
          'I can take a no. I can’t take a no from above about my own carton.',
          'You spoke with him. Did he say why he could not come to me? I’d like to hear this.',
        ],
        heard: [
          'That’s how it was, with the canteen. So what does he do now?',
          'Good that you say it. He should say it. How do we come there?',
        ],
        answered: [
          'So he would say it to me himself? Then I’ll hear it. Not with coffee, with the figures. When?',
          'And next time, what is the way? First me and then Mirjam, or what do we agree?',
        ],
        settled: [
          'Fine. Let him come, and I’ll put him on the list again. I am direct, not difficult.',
          'First to each other and only then upstairs. I’d shake hands on that, with him too.',
        ],
        relapsed: ['So it goes over Mirjam after all. Then it is again the headmaster.'],
      },
      better: {
        text: 'Arjun thought you had ignored his mail for three weeks; that’s why he went to Mirjam. He’ll come up at four, without her. Would you put him back on the list before then?',
        why: 'It gives a reason in place of a motive, brings the two together with an hour, and asks her for one small step in return.',
      },
    },
  ],
  facts: [
    {
      id: 'print-day',
      text: 'The carton is printed on Thursday, 4 March; missing the slot costs €27,500 and the next one is on 1 April.',
      line: 'Thursday the fourth, in Deventer. If we miss it, twenty-seven and a half thousand, and then the first of April.',
      figures: ['4 March', '€27,500', '1 April'],
      knownBy: 'both',
      asked: ['When does it print?', 'What does missing the slot cost?'],
    },
    {
      id: 'in-shops',
      text: 'The shops expect Gerst on 26 April.',
      line: 'The twenty-sixth of April it must stand on the shelf. There is a paper barley field planned for the windows.',
      figures: ['26 April'],
      knownBy: 'both',
      asked: ['When must it be in the shops?'],
    },
    {
      id: 'refusal',
      text: 'On Monday the laboratory refused “keeps nine months” and wrote to Mirjam, the plant director; Lotte took Arjun off the mailing list.',
      line: 'Monday he wrote to Mirjam. Monday I took him off the list. It was a full day.',
      figures: ['Monday', 'Mirjam', 'Arjun'],
      knownBy: 'both',
      asked: ['What happened on Monday?', 'Why did you take him off the list?'],
    },
    {
      id: 'samples',
      text: 'In the accelerated test two of 12 samples turned at month eight; the result comes on 18 March, and six months is proven.',
      line: 'Two of twelve turned. That’s not nothing. Why did nobody give me this number on Monday?',
      figures: ['two of 12', 'month eight', '18 March'],
      knownBy: 'student',
    },
    {
      id: 'lost-mail',
      text: 'Arjun warned the project on 9 February; his mail went to the old project address, which nobody reads.',
      line: 'The ninth of February. To the old address. Oh, that is stupid. That’s really stupid.',
      figures: ['9 February'],
      knownBy: 'student',
    },
    {
      id: 'inkjet',
      text: 'Printing the date by inkjet in the plant would cost €0.004 a carton.',
      line: 'Point four cents for the inkjet. On four hundred thousand cartons it’s sixteen hundred euros. I’ve paid more for a wrong green.',
      figures: ['€0.004'],
      knownBy: 'student',
    },
    {
      id: 'eleven-signatures',
      text: 'On 19 January eleven people signed the artwork, Arjun fourth.',
      line: 'The nineteenth of January, eleven signatures. His is number four, with the little hook under the A.',
      figures: ['19 January', 'eleven', 'Arjun'],
      knownBy: 'stakeholder',
      asked: ['Who signed the artwork?', 'When did he sign?'],
    },
    {
      id: 'veldkamp',
      text: 'Veldkamp, a chain of 212 village shops, took Gerst because of the nine months.',
      line: 'Veldkamp has two hundred and twelve village shops. Slow shelves. They said: with nine months we take it, with less we think.',
      figures: ['Veldkamp', '212'],
      knownBy: 'stakeholder',
      asked: [
        'Who needs nine months?',
        'What did Veldkamp say?',
        'How many shops are there?',
        'What happens if it says six?',
      ],
    },
    {
      id: 'black-plate',
      text: 'The black plate can be changed until noon on Wednesday for €900.',
      line: 'One plate, the black, I can still change until Wednesday noon. It costs nine hundred. Colour is finished.',
      figures: ['Wednesday', '€900'],
      knownBy: 'stakeholder',
      asked: ['What can still be changed?', 'Until when can you change the plate?', 'How much does a change cost?'],
    },
    {
      id: 'never-reprinted',
      text: 'In nine years none of Lotte’s cartons has been reprinted.',
      line: 'Nine years, two hundred and six cartons, not one reprinted. I’d like to keep it so.',
      figures: ['nine years'],
      knownBy: 'stakeholder',
      asked: ['Have you ever had a reprint?', 'How long have you done this?'],
    },
    {
      id: 'canteen',
      text: 'Lotte heard of the refusal from Mirjam in the canteen, before twelve colleagues.',
      line: 'I heard it in the canteen. Mirjam, a tray with soup, twelve people. “So, no nine months, Lotte?”',
      figures: ['Mirjam', 'twelve'],
      knownBy: 'stakeholder',
      asked: ['How did you hear it?', 'Who told you?', 'Where did you hear it?'],
    },
  ],
  opening:
    'I say it as it is, then we are quicker. On Thursday I print this carton. Arjun signed it in January, and on Monday he goes to the director and says no. I’m not going to sit at a table with him so that we can all feel better. Tell me if I print or not.',
  reactions: {
    acknowledged: [
      'Yes. I had to wait until you came up to hear that in this factory.',
      'Correct. I was afraid you’d tell me how hard it is in the laboratory.',
      'That’s it exactly, and it’s not about who is right with the carton.',
      'Good. Then I don’t have to be so loud about my carton any more.',
    ],
    askedWell: [
      'That’s a real question. In the canteen nobody asked it.',
      'Good that you ask. Everyone else came to calm me, and I’m calm, I’m only angry.',
      'I’ll answer, because you want to know it and not only to get Arjun back on a list.',
      'Nobody from the laboratory asked me this. So, listen.',
    ],
    badNewsOwned: [
      'That’s a big mistake. And you say it was yours. In this project that is new.',
      'I’m not happy with it. I’m happy that I hear it from you and not over the soup.',
    ],
    gaveFigure: [
      'Finally a number. On Monday I got only a no.',
      'This I can calculate with. The rest was theatre.',
      'Okay. That’s a figure, I can put it next to the slot and compare.',
      'A number is good. I trust numbers more than signatures, since this week.',
    ],
    offeredOption: [
      'Wait. Say it again from the carton’s side. What would be printed?',
      'It could work. What does it cost packaging, and what does it cost the laboratory?',
      'That’s not stupid. I expected something with post-its.',
      'So there are more ways than print or not print. I didn’t see it, I was too cross.',
    ],
    setBoundary: [
      'You say no to my face. That’s all I asked of the laboratory.',
      'I don’t agree. But it’s clear, and clear I can plan around, before Wednesday at least.',
    ],
    committed: [
      'Good. Then packaging does its half too, and I don’t remind you of yours.',
      'Good, somebody who says “I”. On the artwork I have eleven who say “we”.',
      'I put it on the print plan, in the column where it says “certain”. It’s a small column.',
    ],
    summarised: [
      'Yes, that’s what I said. You even left out the shouting.',
      'Correct on every point. If you tell it to Arjun like this, I don’t need to.',
    ],
    overPromised: [
      'Nine months, Thursday, and everyone friends. Do you also do weddings?',
      'You promise me what you can’t print. How should that go, with his samples?',
    ],
    blamed: [
      'So it’s my temper. Did my temper go to the director on Monday?',
      'If it is all his fault, then bring him here and say it to him. I don’t need it behind his back.',
      'I have enough guilty people. I need a carton.',
    ],
    dodged: [
      'That was no answer. I asked about the print, you told me about feelings.',
      'You make a bend. I saw it. Back to the question, please.',
      'In my country we’d say you’re walking around the porridge. What do I print?',
    ],
    threatened: [
      'Then report me. You can use the director, everybody does. The carton’s still not signed.',
      'That doesn’t work with me. I’ve printed two hundred cartons, I’ll find another factory with a laboratory.',
    ],
    vague: [
      'Too general. Which word on the carton, until which hour?',
      'Nice. And who walks the nineteen stairs to whom, and when?',
      'I can’t make a printing plate from that sentence.',
    ],
    rude: [
      'I’m direct. You’re rude. There’s a difference, and you are on the wrong side of it.',
      'Stop. I let nobody talk to me so, not the laboratory and not you either.',
    ],
    flattered: [
      'I know that I am good. I’d rather know if I print.',
      'Thank you, and now the thing with the nine months.',
    ],
    repeated: [
      'You say it a second time. The artwork heard it the first time too, and it’s still not signed.',
      'This I had already. Something new about Thursday, please.',
    ],
    offTopic: [
      'Nice, but no. The file goes on Wednesday, and that’s not in the file.',
      'What has it to do with my carton? Nothing, I think.',
    ],
    notUnderstood: [
      'I don’t understand this sentence. It’s maybe my English, it’s maybe the sentence.',
      'Again please. Do you speak of the print or of Arjun?',
      'Say it shorter. What do you want that I do with the carton?',
    ],
    otherLanguage: [
      'We do this in English, the printer’s papers are in English too. Otherwise I’ll answer in Fries and you’ll be sorry.',
    ],
    brokeRole: [
      'I don’t know what this is. I make cartons. Ask me something about cartons.',
      'Are you reading something from a paper? That has nothing to do with the laboratory or with me.',
    ],
    contradicted: [
      'Stop. Five minutes ago you said the opposite. Which one do I send to Deventer?',
      'That doesn’t fit with what you told me about Arjun before. I notice such things, it’s my profession.',
    ],
  },
  echoes: {
    figure: [
      '{figure}. Good, that’s less than I feared and more than nothing.',
      'You say {figure}. Does the laboratory also say {figure}, or only you?',
    ],
    day: [
      'I write {day} on the proof. There it can’t get lost in an old mailbox.',
      'So {day}. With a signature, or with a nice feeling?',
    ],
    promise: [
      'I repeat it, then there is no misunderstanding: {promise}. Yes? Good.',
      'If I tell Mirjam this, she’ll ask me if I’m sure: {promise}. Am I sure?',
    ],
  },
  closings: {
    agreement: [
      'Good. He and I talk, he signs, and on Thursday we print. And I’ll tell him about the list myself, that was childish of me.',
      'Then it’s settled: the carton goes, and the next no comes to me first. I’m sorry that I was so short with you. No, not very sorry.',
    ],
    partial: [
      'Half of it is good. For the other half I need Arjun’s signature and not your word. Come back before Wednesday noon.',
      'I’ll hear him, more I don’t promise. What’s left open must be on paper before the file goes to Deventer.',
    ],
    walkAway: [
      'I stop here. I’ll send the file on Wednesday as it is, and who doesn’t like it can walk up the stairs.',
      'This brings nothing. I’ll go to Mirjam then. Apparently that’s how things are done in this house.',
    ],
  },
  answers: crossFunctionalConflictResolutionAnswers,
  followUps: crossFunctionalConflictResolutionFollowUps,
  statements: crossFunctionalConflictResolutionStatements,
  common: crossFunctionalConflictResolutionCommonAnswers,
  manner: crossFunctionalConflictResolutionVoice,
} satisfies ScenarioContent;
