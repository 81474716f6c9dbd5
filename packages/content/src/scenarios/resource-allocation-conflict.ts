import type { ScenarioContent } from '@parley/shared';

import { resourceAllocationConflictAnswers } from '../answers/resource-allocation-conflict';
import { resourceAllocationConflictCommonAnswers } from '../common-answers/resource-allocation-conflict';
import { resourceAllocationConflictFollowUps } from '../follow-ups/resource-allocation-conflict';
import { resourceAllocationConflictStatements } from '../statements/resource-allocation-conflict';
import { resourceAllocationConflictVoice } from '../voices/resource-allocation-conflict';

export const resourceAllocationConflict: ScenarioContent = {
  slug: 'resource-allocation-conflict',
  title: 'Resource Allocation Conflict',
  description:
    'Two projects, one tester, the same fortnight. Both project managers have told Yewande she is theirs from Monday, and she is tired of being the rope.',
  difficulty: 'hard',
  category: 'resource_allocation',
  challengeType: 'resource_limitations',
  stakeholderType: 'team_member',
  industry: 'Rail ticketing',
  goal: 'Leave with a fortnight Yewande can really work, decided between you and Callum and not on her back.',
  situation:
    'Ostler Webb builds ticket gates for railways. Your project, the Tyne Valley gates, needs two weeks of card-reader tests from Monday 2 February, because the laboratory in Utrecht takes the readers on 16 February and its next slot is in May. Callum Reyes needs the same fortnight for his Lisbon project, a software release due on 13 February. Yewande Bakare is the only tester certified for card readers. You told her last week she was yours; Callum told her the same two days later. Your tests are estimated at 68 hours. It is Thursday 29 January, half past five, and she is still at her bench.',
  learningObjectives: [
    'Argue from what the company loses, not from who asked first',
    'Protect the person in the middle',
    'Ask what someone can carry before handing it to them',
    'Settle it with your colleague yourself, by a named hour',
  ],
  skills: ['empathy_building', 'leadership', 'conflict_resolution', 'problem_solving'],
  estimatedDuration: 20,
  persona: {
    name: 'Yewande Bakare',
    shortName: 'Yewande',
    pronoun: 'she',
    role: 'Senior test engineer',
    organisation: 'Ostler Webb',
    description:
      'Senior test engineer in a gate works in Gateshead, nine years there, the only one certified for card readers. Says yes to everyone and pays for it in evenings.',
    style:
      'Tired. Short sentences that trail into the next one, a dry half-joke now and then. Answers the question and then adds what she would rather not say. Polite by habit. Never makes demands; says "I can do that" when she means she cannot. British English, plain words.',
    goals: ['To have somebody else decide, once, and tell her', 'To be in Leicester on 11 February with her phone off'],
    trust: 42,
    patience: 3,
    redLines: [
      {
        text: 'Asking her to tell Callum, or to choose between the two projects.',
        line: 'I’m not telling Callum. I’m sorry. You two are paid to have that conversation and I’ve been having it for you since last week.',
      },
      {
        text: 'Asking her to give up 11 February.',
        line: 'Not the eleventh. Anything else you can ask me about, and I’ll probably say yes, but not the eleventh.',
      },
    ],
    wouldMove: [
      'You speaking to Callum tonight or tomorrow morning and coming back with one answer from both',
      'A plan with her hours added up, and something taken out',
      'Somebody to do the set-up and the logging beside her',
    ],
  },
  concerns: [
    {
      id: 'the-rope',
      summary: 'being the one who has to disappoint one of two project managers',
      worry:
        'Whoever I let down remembers it at review time, and it wasn’t even my decision. I’ve stopped opening the chat because it’s one of you asking if the other one’s asked.',
      weight: 3,
      central: true,
      cues: [
        'Callum',
        'Lisbon',
        'both told me',
        'in the middle',
        'choose',
        'decide',
        'Tyne Valley',
        'rope',
        'which project',
        'Priti',
      ],
      acknowledgedBy: [
        'Callum and I both told you that you were ours, and left you to work out which of us to let down.',
        'You’ve been put in the middle by the two of us. That shouldn’t be your decision at all.',
        'me and callum have been pulling you 2 ways and neither of us talked to the other, sorry',
        'It should never have reached your bench. He and I ought to have settled it before either of us spoke to you.',
      ],
      settledBy: [
        'You don’t choose. I ring Callum tonight, we sit down with Priti at nine tomorrow, and by ten you get one message from both of us. Until then you owe neither of us anything.',
        'I’ll talk to Callum now, before he leaves. One answer, both names on it, in your inbox by ten tomorrow. If we can’t agree, Priti decides, not you.',
        'right its on me and him not you. im calling him when i leave here and if he says no we go to priti at 9 with what each project loses, utrecht next slot is may his release can slip a week maybe. you hear ONE thing from us by lunch tmrw',
        'Please consider the matter out of your hands as of now. I shall meet Callum tomorrow at half past eight, compare what a delay costs the company on either side, and we will write to you jointly by ten. Should he ask you in the meantime, tell him I asked you not to answer.',
      ],
      nearMisses: [
        'I really appreciate how flexible you’ve been, and I’m sure that we can all find a way to make both projects a success.',
        'Callum and I are going to align on priorities going forward, so that there’s more clarity around your allocation.',
        'Tyne Valley is clearly the higher priority, so it’s probably easiest if you explain that to Callum when you see him.',
      ],
      lines: {
        open: [
          'So Callum was here at three. He says I’m on Lisbon from Monday, and that you know. Do you know?',
          'I’ve got two plans for Monday on this bench, yours and Callum’s. They’ve both got my name on and neither’s got the other one in it.',
        ],
        pressed: [
          'I’m not cross with you. I just need somebody who isn’t me to say which, Tyne Valley or Lisbon.',
          'If I start on your readers Monday, Callum will stand right where you’re standing. What do I say to him?',
          'You keep telling me about Tyne Valley. He tells me about Lisbon. I’m the only one in the building hearing both.',
        ],
        heard: [
          'Yeah. It’s that. It’s not even the work, it’s being asked twice a day who I’ve picked. So who’s going to pick?',
          'Thanks for saying it. Only, Callum’s in at eight tomorrow, and it’ll start again unless somebody does something.',
        ],
        answered: [
          'You’d talk to him, not me. When, though? He’ll be at this bench before I’ve got my coat off.',
          'That would help. And if you two can’t agree, does it come back to me, or does it go to Priti?',
        ],
        settled: [
          'Okay. Then I’ll come in tomorrow and just do the one thing. You’ve no idea how good that sounds.',
          'Right. Not my decision. I might actually open the chat again.',
        ],
        relapsed: [
          'A minute ago you were going to sort it with Callum. Now it sounds like I’m having a word with him again.',
        ],
      },
      better: {
        text: 'You don’t have to choose, and you don’t have to tell him. I’ll ring Callum tonight, we see Priti at nine with what each project loses, and by ten you get one message with both our names on it.',
        why: 'She doesn’t need to be won for your project. She needs the choice taken off her, by a named hour, by the people it belongs to.',
      },
    },
    {
      id: 'the-hours',
      summary: 'hours that do not fit into the fortnight, whoever gets it',
      worry:
        'I did sixty-one hours last week. If I do both, I’ll miss something in a card reader, and it’ll be my signature on it in Utrecht.',
      weight: 2,
      central: false,
      cues: [
        'hours',
        'overtime',
        'evenings',
        '68 hours',
        'sixty-one',
        'weekend',
        'workload',
        'tired',
        'set-up',
        'logging',
        'apprentice',
      ],
      acknowledgedBy: [
        'Even if I get you for the whole fortnight, you’re starting it worn out.',
        'You’ve been working evenings for weeks already, and I come along with another 68 hours.',
        'that doesnt fit into 2 weeks, not with what youve got on already',
      ],
      settledBy: [
        'Of the 68 hours, 22 are set-up and logging, and those don’t need your certificate. I’ll have Ola from my team sit with you from Monday for that. That leaves 46, and no evenings.',
        'I cut it to the four reader types Utrecht actually checks. That takes it from 68 to about 45 hours. Somebody else does the logs. You go home at five.',
        'whats the max you can do without evenings, 35 a week? then we plan 60 not 68, i drop the retests on the old reader and i do the logging myself if i have to, ive done it before',
        'I’d suggest we plan you at thirty hours a week and not one more. The set-up goes to our apprentice, the regression on the old reader moves to March, and if a week runs over, I move the scope and not your evening.',
      ],
      nearMisses: [
        'We all have to put in a bit extra over the next two weeks, and it will be properly recognised afterwards.',
        'Your wellbeing matters a great deal to us, so please do speak up if it ever gets too much.',
        'If we plan it efficiently and keep the focus, I think you’ll find that it’s very manageable.',
      ],
      lines: {
        open: [
          'Your plan says 68 hours. Callum’s says 50. I mean, you can count, I’ve seen your spreadsheets.',
          'I did sixty-one hours last week. I’m not complaining, it’s just, that was before your readers.',
        ],
        pressed: [
          'So which of the 68 hours is the one where I sleep. Sorry. It’s been a long day.',
          'Somebody has to plug the readers in and write up the logs too. At the moment that’s me, after six.',
          'I can do it. I always say that, don’t I. Only, it’s my name on the sheet that goes to Utrecht.',
        ],
        heard: [
          'It’s been like that since November, really. I don’t know what you’d take out, though.',
          'Yes, well, thanks for noticing. The hours are still the hours. What comes off?',
        ],
        answered: [
          'If somebody took the set-up off me it might just fit. Who, though? It takes a day to show them the rig.',
          'Less on me, that works. Would Utrecht be happy with it, or do they send it back?',
        ],
        settled: [
          'That’s a week I could do. Properly, I mean, not at nine at night with a cold pizza on the rig.',
          'Okay. If that’s really all of it, I’ll sign for the readers and I’ll mean it.',
        ],
        relapsed: ['I thought you were taking hours out of it. That just put some back in.'],
      },
      better: {
        text: 'Let’s add it up honestly. Of the 68 hours, about 22 are set-up and logging that don’t need your certificate. Ola does those from Monday. That leaves you 46 in two weeks and no evenings, and if it runs over, I cut readers, not sleep.',
        why: 'She will say she can manage. Doing the sum for her and taking something out is worth more than asking whether she is all right.',
      },
    },
    {
      id: 'the-eleventh',
      summary: 'having to fight for the one day off she booked in December',
      worry:
        'My mum has her operation on the eleventh, in Leicester. I booked it in December. I’ve had to say it to Callum twice, and I don’t want to say it again over a rig.',
      weight: 2,
      central: false,
      cues: ['eleventh', '11 February', 'leave', 'day off', 'Leicester', 'mum', 'operation', 'booked', 'phone off'],
      acknowledgedBy: [
        'You have the eleventh booked, and nobody’s plan shows it, mine included.',
        'I didn’t know you’re away on the 11th. You shouldn’t have to defend that.',
        'the 11th is yours, sorry my plan ignores it',
      ],
      settledBy: [
        'The eleventh is out of the plan, and the twelfth as well, in case you need it. I’ll move the readers around it. Nobody rings you.',
        'You’re off on the 11th. Done. I’ll put it in the plan tonight so Callum sees it too, without the reason.',
        'take 11 AND 12, ill shift the last two readers to the friday, if anything breaks on those days it waits, or they call me',
        'Let us treat the 11th as fixed, and keep the 12th free beside it. I shall have the final readers tested by the 10th, so that nothing rests on your being reachable.',
      ],
      nearMisses: [
        'Of course family comes first, and we’ll see how the plan looks when we get nearer the time.',
        'Perhaps you could keep an eye on your phone on the day, just in case something comes up with Utrecht.',
        'I’m sure we can be flexible around personal commitments, as long as the deadline is safe.',
      ],
      lines: {
        open: [
          'There’s one other thing. I’m off on the eleventh. It’s in the calendar, but it isn’t in your plan, I looked.',
          'Neither of your plans has the eleventh free, and I’m in Leicester that day. I did say.',
        ],
        pressed: [
          'I need to know about the eleventh before we talk about readers. I can’t move it. I wouldn’t if I could.',
          'Callum asked whether I’d have my laptop with me on the eleventh. I’d rather you didn’t ask me that as well.',
          'Just tell me the eleventh’s all right. Then I’ll stop going on about it.',
        ],
        heard: [
          'Thanks. It’s only the one day. I just don’t want to find out on the tenth that something’s due.',
          'That’s kind. Is it in the plan, though? Things people say to me at this bench don’t always make it into the plan.',
        ],
        answered: [
          'And nobody rings? Because last time I was off, I did two hours for Lisbon from a hospital car park.',
          'Good. Could you tell Callum as well, without telling him why? I’d sooner not.',
        ],
        settled: [
          'Right. Phone off, then. I’ll tell my mum it’s settled, she’s been asking.',
          'That’s all I wanted on that. I’ll work you a good tenth for it.',
        ],
        relapsed: ['Sorry, I thought the eleventh was done with. Am I off or am I a bit off?'],
      },
      better: {
        text: 'The eleventh is yours, and I’m keeping the twelfth free beside it. Your readers are done by the tenth or they wait. It goes into the plan tonight, without the reason, and if something breaks they ring me.',
        why: 'It settles the day before it is bargained over, makes it visible to the other project, and gives the phone to someone else.',
      },
    },
    {
      id: 'lisbon-people',
      summary: 'leaving the Lisbon team with a release nobody has tested',
      worry:
        'They’re nice, the Lisbon lot. If I’m not there they’ll ship it with a happy-path test, and then it’s gates stuck shut at Oriente in the rush hour.',
      weight: 1,
      central: false,
      cues: ['Lisbon', 'release', 'Oriente', 'untested', 'software test', 'João', '13 February', 'stuck shut'],
      acknowledgedBy: [
        'You don’t want to leave the Lisbon people with an untested release just because I shouted first.',
        'It matters to you that their gates don’t stick, even if it’s not my project.',
        'you feel bad about lisbon, i get that',
      ],
      settledBy: [
        'Lisbon is software only, it doesn’t need a card certificate. Marcus can run it from Wednesday with your test sheets. I’ll ask Callum for that when I ring him.',
        'What if you give João half a day on Monday to hand over your scripts, and Marcus does their runs? You’d look at the results, an hour, Thursday.',
        'lisbon doesnt need YOU it needs a tester. marcus from my side can do it, ill lend him for the whole of the 2nd week so nobody ships blind',
        'I would offer Callum one of my own software testers for eight days, so that his release on the 13th is covered. The certificate is only required for readers, and Lisbon has none.',
      ],
      nearMisses: [
        'Lisbon has its own project manager, and I’m sure that Callum will find a solution for his release.',
        'At the end of the day we all work for one company, so quality is everyone’s responsibility.',
        'I do care about Lisbon too, but right now we have to concentrate on what matters most.',
      ],
      lines: {
        open: [
          'It’s not that I mind your readers. It’s João and that lot in Lisbon, they’ve got nobody else to test the release.',
          'If I do Tyne Valley, who does the Lisbon gates? I’d hate for them to find out on the platform at Oriente.',
        ],
        pressed: [
          'They go live on the thirteenth with or without a test, you know. They’ve told me. It kept me up a bit.',
          'Callum’s release isn’t hard. It just needs someone who isn’t in a hurry. Have you got one of those?',
          'I can’t just drop João. Well, I can. I’d just rather you told me who picks it up.',
        ],
        heard: [
          'I do, yeah. They sent me a custard tart in the post once. Who’d test it, though?',
          'It’s nice you see that about Lisbon. They’d still be shipping it blind.',
        ],
        answered: [
          'Somebody else could do it, I suppose, if I gave them my sheets. Has anyone asked Callum?',
          'That’d be all right for Lisbon. I’d want to look at the results once, just to sleep.',
        ],
        settled: [
          'Then João’s not on his own. I’ll write up my sheets for whoever it is.',
          'Good, Lisbon’s covered. I’d have felt rotten every time I plugged in one of your readers.',
        ],
        relapsed: ['Hang on, so now there’s nobody on Lisbon again? You said they’d have someone.'],
      },
      better: {
        text: 'Lisbon needs a tester, and it doesn’t need your certificate. I’ll offer Callum one of mine for the second week; you give him your sheets on Monday and look at the results for an hour on Thursday.',
        why: 'It shows that you argue for the company and not just for your project, and it gives you something to bring to the other project manager.',
      },
    },
  ],
  facts: [
    {
      id: 'utrecht-slot',
      text: 'The laboratory in Utrecht takes the Tyne Valley readers on 16 February; its next slot is in May.',
      line: 'Utrecht wants the readers on 16 February, I know. After that they’re full up to May, I know that too.',
      figures: ['Utrecht', '16 February', 'May'],
      knownBy: 'both',
      asked: ['When does the laboratory need the readers?', 'When is the next slot in Utrecht?'],
    },
    {
      id: 'lisbon-release',
      text: 'Callum Reyes needs the same fortnight for the Lisbon software release due on 13 February.',
      line: 'Callum Reyes has his Lisbon release on 13 February. It’s the same ten days as yours, I put one on top of the other.',
      figures: ['Callum Reyes', '13 February'],
      knownBy: 'both',
      asked: ['When is Callum’s release?', 'What is Lisbon’s date?'],
    },
    {
      id: 'test-estimate',
      text: 'The Tyne Valley reader tests are estimated at 68 hours.',
      line: 'It says 68 hours in your plan. That’s about right, if nothing breaks. Something always breaks.',
      figures: ['68 hours'],
      knownBy: 'both',
      asked: ['How many hours does it take?', 'Is the estimate right?'],
    },
    {
      id: 'only-certified',
      text: 'Yewande is the only tester certified for card readers, which software tests do not need; the Tyne Valley tests start on Monday 2 February.',
      line: 'It’s only readers that need my certificate. Anyone decent can test software. People forget that, because it’s easier to ask me.',
      figures: ['Monday 2 February'],
      knownBy: 'both',
      asked: ['Which part needs your certificate?', 'Could somebody else test the software?', 'What can only you do?'],
    },
    {
      id: 'last-week',
      text: 'Yewande worked 61 hours last week.',
      line: 'I did 61 hours last week. I only know because the door system emails me now.',
      figures: ['61 hours'],
      knownBy: 'stakeholder',
      asked: ['How many hours did you work last week?', 'Are you doing overtime?'],
    },
    {
      id: 'the-leave',
      text: 'Yewande booked leave for 11 February in December: her mother has an operation in Leicester.',
      line: 'I’m off on 11 February, I booked it in December. It’s my mum, she’s having an operation in Leicester.',
      figures: ['11 February', 'December', 'Leicester'],
      knownBy: 'stakeholder',
      asked: ['What is on the eleventh?', 'When are you off?', 'Do you have any leave booked?'],
    },
    {
      id: 'setup-hours',
      text: 'About 22 of the 68 hours are rig set-up and logging, which need no certificate.',
      line: 'About 22 of those hours are me plugging things in and writing it down. You don’t need a certificate for that, you need a chair.',
      figures: ['22'],
      knownBy: 'stakeholder',
      asked: [
        'How many hours are just setting up?',
        'What could somebody else take off you?',
        'Which part doesn’t need a tester?',
      ],
    },
    {
      id: 'lisbon-can-wait',
      text: 'The Lisbon customer told João Serra on 27 January that a week’s delay to 20 February would do no harm.',
      line: 'João Serra told me on Tuesday, 27 January, the customer in Lisbon wouldn’t mind 20 February. I don’t think anyone’s told Callum. I don’t like to.',
      figures: ['João Serra', '27 January', '20 February'],
      knownBy: 'stakeholder',
      asked: [
        'Does Lisbon have room in its date?',
        'Could Lisbon wait?',
        'Has anybody spoken to the customer in Lisbon?',
        'Who is João?',
      ],
    },
    {
      id: 'priti-decides',
      text: 'Priti Nair, head of engineering, settles clashes between projects, but neither project manager has asked her.',
      line: 'Priti Nair’s meant to settle these. She told me she’s waiting for one of you to ask.',
      figures: ['Priti Nair'],
      knownBy: 'stakeholder',
      asked: [
        'Who decides between us?',
        'Who is supposed to settle this?',
        'Does Priti know?',
        'Why has Priti not decided it yet?',
        'What is Priti waiting for?',
      ],
    },
  ],
  opening:
    'Oh, hello. I was just going. Well, I wasn’t. Callum came by at three and said I’m on Lisbon from Monday and it’s agreed with you. Your email says I’m on Tyne Valley from Monday and it’s agreed with him. So I thought I’d finish this rig and wait to see who came in next.',
  reactions: {
    acknowledged: [
      'Yeah. Nobody’s said that out loud. I thought maybe it was just how it looks from this bench.',
      'That’s nice of you. I mean it, I’m just too tired to sound like it.',
      'It is a bit like that. You get used to it, and then one evening you don’t.',
    ],
    askedWell: [
      'Nobody’s asked me that. They ask when, mostly.',
      'Hm. I’d have to think. No, actually, I don’t, I know the answer, I was doing it in my head on the Metro.',
      'You’re asking before it’s in the plan. That’s new for Tyne Valley.',
    ],
    badNewsOwned: [
      'Okay. I’d rather know it on a Thursday than on Monday with the rig half built.',
      'Thanks for just saying it. Callum would have sent a calendar invite.',
    ],
    gaveFigure: [
      'Right, that I can put next to my own sums. I keep them on the back of the reader list.',
      'That’s a proper number. It’s usually “a couple of days” and then it’s my weekend.',
      'Okay, let me just think whether the rig can do that. It might.',
    ],
    offeredOption: [
      'That could work. I’d have to move the rig, but that could work.',
      'Huh. I’d only thought of doing both badly. I hadn’t thought of that.',
      'I don’t mind that one. Would Callum, do you think?',
    ],
    setBoundary: [
      'That’s fair. I’d sooner hear no at this bench than maybe.',
      'Okay. At least I know where Tyne Valley stops now. It never stopped anywhere before.',
    ],
    committed: [
      'All right. I’ll look out for it. I won’t ask Callum about it if he comes by.',
      'You’ll do that, not me? Okay. Good. I’ll write it on the rig so I believe it in the morning.',
      'Thanks. That’s one thing I don’t have to carry on the Metro.',
    ],
    summarised: [
      'Yes. That’s it, you’ve got it in one. It took me a page when I tried to write it to the pair of you.',
      'That’s what I meant. I’d have said it worse, about this time of day.',
    ],
    overPromised: [
      'That’d be lovely. I don’t think there’s anyone at Ostler Webb who can do it, though.',
      'People promise me things at this bench, and then it’s me that does them. So, careful.',
    ],
    blamed: [
      'Callum says the same about you. I’m not taking sides, I just plug the readers in.',
      'I don’t know whose fault it is. I know whose evening it is.',
    ],
    dodged: [
      'You didn’t say. It’s fine. Only Monday’s in four days and I need to know which rig to build.',
      'That sounded like an answer, and then it went past me. Which project am I on?',
      'Callum does that too, when I ask. Sorry. It’s just, I did ask.',
    ],
    threatened: [
      'You could do that. I’d be in Newcastle at the bus works by April, they’ve rung twice. I don’t want to, though.',
      'Okay. Well. You’d still have to find someone with a card certificate, and there’s only me and a man in Derby.',
    ],
    vague: [
      'I’m sure. What does it mean for Monday, though? Which rig?',
      'I don’t know what to do with that. Is it less hours or different hours?',
      'That’s what it says on the poster by the lift. I was hoping for a day, or a name.',
    ],
    rude: [
      'I’ve been here since seven, on your readers. I’d rather you didn’t talk to me like that.',
      'Right. I think I’ll just finish this rig. You can say it nicer or you can email it.',
    ],
    flattered: [
      'Everyone says that. It’s how I ended up with two projects on one Monday.',
      'Thanks. I’d swap being indispensable for going home at five, though, most days.',
    ],
    repeated: [
      'You said. I did hear, I’ve only got the one rig running.',
      'That’s what you told me a minute ago. It’s still both of you on Monday.',
    ],
    offTopic: [
      'I’d love to chat, honestly, but I’ve got a reader warm and the last Metro that isn’t rammed goes at ten past.',
      'Can we do that another day? I’ve still got two Mondays on my bench.',
    ],
    notUnderstood: [
      'Sorry, I lost the end of that. Long day. Is that about the readers or about Callum?',
      'Say that again? I had my head in the rig.',
      'I don’t think I followed. What would I actually be doing on Monday?',
    ],
    otherLanguage: [
      'Sorry, I’ve only got English and a bit of Yoruba for my gran. João does me custard tarts, not lessons.',
    ],
    brokeRole: [
      'I don’t know what that means. I test card readers. I think you’re as tired as I am.',
      'Um. I’m just Yewande from test. Were you going to say something about Monday?',
    ],
    contradicted: [
      'Hang on, before that you said the other thing. I’m not catching you out, I just need one of them for the plan.',
      'That’s two answers now, and with Callum’s that makes three. Which one do I build the rig for?',
    ],
  },
  echoes: {
    figure: [
      '{figure}. Okay. I’ll put that on the back of the reader list and see if it still adds up tomorrow.',
      'Is it really {figure}? Only these things grow once the rig’s on.',
    ],
    day: [
      '{day}. I’ll write that on the rig in marker, so I’ve got one thing that’s fixed.',
      'If it’s {day}, I can tell my mum something sensible tonight.',
    ],
    promise: ['So what you’re saying is: {promise}. I’m writing that on the rig, sorry, I’ve been caught before.'],
  },
  closings: {
    agreement: [
      'Okay. So it’s not me that tells Callum, and I’m going home now. I’ll build you a good rig on Monday, you’ll see.',
      'That’s more than I thought I’d get at half five on a Thursday. Turn the bench light off when you go, I’m off to my train.',
    ],
    partial: [
      'Well, some of that’s better than this morning. The bit you haven’t sorted, could it be sorted before Monday? I’m not good at asking twice.',
      'I’ll start thinking about your readers, then. But I’m not building a rig till somebody’s told me the rest of it, in writing, both of you.',
    ],
    walkAway: [
      'I’m going to go home, sorry. I’ll ask Priti in the morning which of you it is. I should have done that last week.',
      'I can’t do this tonight. I’ll be in at eight, and I’ll do whichever project comes with a name from upstairs.',
    ],
  },
  answers: resourceAllocationConflictAnswers,
  followUps: resourceAllocationConflictFollowUps,
  statements: resourceAllocationConflictStatements,
  common: resourceAllocationConflictCommonAnswers,
  manner: resourceAllocationConflictVoice,
};
