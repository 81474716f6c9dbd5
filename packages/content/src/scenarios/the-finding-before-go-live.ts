import type { ScenarioContent } from '@parley/shared';

import { theFindingBeforeGoLiveAnswers } from '../answers/the-finding-before-go-live';
import { theFindingBeforeGoLiveCommonAnswers } from '../common-answers/the-finding-before-go-live';
import { theFindingBeforeGoLiveFollowUps } from '../follow-ups/the-finding-before-go-live';
import { theFindingBeforeGoLiveStatements } from '../statements/the-finding-before-go-live';
import { theFindingBeforeGoLiveVoice } from '../voices/the-finding-before-go-live';

export const theFindingBeforeGoLive: ScenarioContent = {
  slug: 'the-finding-before-go-live',
  title: 'The Finding Before Go-Live',
  description:
    'Eight days before the new airfield lighting goes live, the inspector finds a row of red lamps that stays dark for eleven seconds. The rule allows three.',
  difficulty: 'hard',
  category: 'risk_mitigation',
  challengeType: 'quality_concerns',
  stakeholderType: 'regulatory',
  industry: 'Aviation',
  goal: 'Leave with what Alasdair would accept for 1 December written down, or with a later date that you have chosen yourself.',
  situation:
    'You run the new airfield lighting at Kestrel Moor Airport; it takes over in the night to Tuesday 1 December. On Thursday 19 November inspector Alasdair Rennie cut the power to its main controller: the stop bar at holding point B3, the red lamps that keep an aircraft off the runway, took 11 seconds to come back. The rule allows 3. Your own tests had passed it, by day, with 4 of the 15 bars. A corrected controller program will be tested by 15 December. Without B3, aircraft would taxi by B1, two minutes longer. The permit for the old lighting ends on 31 December. It is Monday 23 November, and Alasdair sits in your site office with a pencil.',
  learningObjectives: [
    'Start from the hazard, not from the date',
    'Offer evidence before argument',
    'Say what your own tests missed',
    'Know what you will do if the answer is no',
  ],
  skills: ['problem_solving', 'expectation_management', 'negotiation_skills', 'documentation'],
  estimatedDuration: 20,
  persona: {
    name: 'Alasdair Rennie',
    shortName: 'Alasdair',
    pronoun: 'he',
    role: 'Aerodrome inspector',
    organisation: 'Aerodromes Inspectorate',
    description:
      'Aerodrome inspector, and a tower controller for sixteen years before that. Soft-spoken, unhurried, from Stornoway. Has signed for forty airfields, and remembers the nights more than the airfields.',
    style:
      'Slow and gentle, a Hebridean courtesy. Long pauses, literal. Says "help me with" when he means that something is wrong. Keeps to lamps, aircraft, seconds. Never argues, never hurries, never says how serious a thing is. Small dry humour at his own cost.',
    goals: [
      'That no aircraft can reach the runway past a dark stop bar',
      'To put to his panel something that he has seen with his own eyes',
    ],
    trust: 32,
    patience: 3,
    redLines: [
      {
        text: 'Asking him to downgrade the finding to an observation.',
        line: 'I’ll not change the word. It’s a finding because a lamp was dark. When it isn’t dark, it’ll not be a finding.',
      },
      {
        text: 'Having his superiors telephoned.',
        line: 'If another gentleman rings my director about B3, I’ll step back from the file, and the next inspector starts at page one.',
      },
    ],
    wouldMove: [
      'Taking B3 out of use altogether until the corrected program is proven',
      'Power cuts at every one of the fifteen bars, by night, with the raw logs',
      'A plain statement that 1 December moves if the evidence isn’t there',
    ],
  },
  concerns: [
    {
      id: 'dark-bar',
      summary: 'an aircraft rolling onto the runway past a bar that should be red',
      worry:
        'In January 1994 I was in a tower when a bar went dark in fog, and a crew did what crews do, they rolled. It was forty metres in the end. I’ve never been able to hear eleven seconds as a small number.',
      weight: 3,
      central: true,
      cues: [
        'B3',
        'stop bar',
        'eleven seconds',
        '11 seconds',
        'dark',
        'runway',
        'red lamps',
        'B1',
        'close',
        'out of use',
        'aircraft',
        'hazard',
      ],
      acknowledgedBy: [
        'For eleven seconds a crew at B3 sees nothing red, and may think that they’re cleared onto the runway.',
        'What you’re asking me isn’t about a date. It’s whether an aircraft can roll past a dark bar.',
        'eleven secs with no red and someone could be landing, i get why its a finding',
        'As I read it, the hazard is a crew at B3 taking a dark bar for permission while another aircraft is on the runway.',
      ],
      settledBy: [
        'We take B3 out of use. Barriers on the taxiway and a notice to crews from 30 November, everybody goes by B1, two minutes longer. It opens again only when the corrected program has passed with you watching. No aircraft at B3, so no dark bar in front of one.',
        'Close B3. Physically. Traffic by B1 till you’ve seen 50 power cuts under 3 seconds. I accept the two minutes.',
        'simplest is nobody uses b3. cones + lights across it, chart notice out thurs, all via b1, yes it costs us 2 min a plane and i’d rather have that than the 11 secs. the fix gets tested by 15 dec and then you decide not me',
        'I propose to withdraw holding point B3 from service, with a physical closure and a published notice, before the new lighting takes over, and to reopen it solely upon your written acceptance of the corrected program. Should B1 show more than three seconds, I shall not go live at all.',
      ],
      nearMisses: [
        'The probability of a controller failure at the exact moment when an aircraft is holding at B3 is extremely remote.',
        'Safety is our absolute priority, and we have a robust set of mitigations in place for the interim period.',
        'The supplier has already identified the issue, and we’re confident that the corrected version will fully resolve it.',
      ],
      lines: {
        open: [
          'Help me with the eleven seconds. There’s a crew at B3, it’s dark, and the red goes out. What do they see, and what do they do?',
          'I’d like to leave the calendar for now. What stands between an aircraft and the runway while that bar is dark?',
        ],
        pressed: [
          'You’ve told me how seldom it would happen. I was asking what happens.',
          'Somebody’s landing, say, and the bar at B3 is off for eleven seconds. I’m still waiting to hear what stops the one on the taxiway.',
          'I’ve no opinion on the first of December. I have one on B3 in the dark. What’s between them?',
        ],
        heard: [
          'Aye. That’s the whole of it. Now, what do you put in the place of those lamps?',
          'You’ve seen what I saw on Thursday. It’s still dark for eleven seconds, mind. What would you do at B3?',
        ],
        answered: [
          'That keeps them away from it. And what tells a crew that’s never been here before, at night, in rain?',
          'I can follow that. What would I need to see, before anybody uses B3 again? In numbers, if you have them.',
        ],
        settled: [
          'If there’s nobody at B3, there’s nobody to mislead. That I could put to the panel, and sleep.',
          'Good. You’ve taken the aircraft away from the hazard, where most folk try to talk the hazard away from the aircraft.',
        ],
        relapsed: [
          'A little while ago there’d be nobody at B3. Now there’s somebody at B3 on certain days. Help me with that.',
        ],
      },
      better: {
        text: 'We take B3 out of use before the new lighting takes over: barriers, a notice to crews, everyone by B1, two minutes longer. It reopens only when you’ve watched fifty power cuts come back under three seconds. No aircraft there, so no dark bar in front of one.',
        why: 'A regulator can’t accept an argument about probability, but can accept that the hazard has been taken away, with its price and with evidence for the return.',
      },
    },
    {
      id: 'what-else-was-missed',
      summary: 'the eleven bars that nobody has tested in the dark',
      worry:
        'I cut the power four times and found it on the third. I’m a pencil and a torch. What would fifteen bars and a proper night have found?',
      weight: 2,
      central: false,
      cues: [
        'tested',
        'fifteen bars',
        '15 bars',
        'by day',
        'by night',
        'test plan',
        'logs',
        'power cut',
        'other bars',
        'eleven bars',
        'missed',
      ],
      acknowledgedBy: [
        'You found in an hour what our tests had passed, so you can’t rely on the rest of our tests either.',
        'If we missed it at B3, you’ve no reason to believe that the other eleven bars are all right.',
        'our testing was 4 bars in daylight, so you dont know about the others and neither do we',
      ],
      settledBy: [
        'We tested four of fifteen, in daylight; that was our plan and it was too thin. Tonight and tomorrow night we cut the power ten times at every bar, and you get the raw logs on Wednesday, bad ones included.',
        'All 15, by night, 10 cuts each, Tuesday and Wednesday. Raw logs Thursday 09:00. Come and watch any of it.',
        'yeah we only did 4 and in the day, my plan, my miss. redoing all of them weds night w someone from the tower timing it not us, youll get the files as they are before friday, if another one is over 3 it closes as well',
        'I have ordered a complete repetition: fifteen bars, at night, ten interruptions each, timed by the tower and not by my own staff. You will have the unedited records by Thursday evening, and any bar above three seconds will be withdrawn as B3 is.',
      ],
      nearMisses: [
        'Our test strategy was approved at the design stage, and full coverage was achieved against the agreed requirements.',
        'We’re going to strengthen our test regime considerably and build these learnings into the process.',
        'The other bars use the same technology, and there’s no indication of any problem with them.',
      ],
      lines: {
        open: [
          'Your folder says passed. I cut the power four times on Thursday and one of the four was B3. Help me with the word passed.',
          'There are fifteen bars. I’ve tried four, and you tried four. Would they have been the same four?',
        ],
        pressed: [
          'I looked for the night tests in the folder. I looked twice, I’m not quick. Were there any?',
          'If I came back tonight and cut the power at C2, what would I find? I’d be glad if you knew before I do.',
          'B3 is the one we know about. It’s the eleven we don’t know that I took home with me.',
        ],
        heard: [
          'That’s honest. So neither of us knows. How would we come to know, this week?',
          'Aye, four in daylight. I’ll write it as you say it. And the rest of the bars?',
        ],
        answered: [
          'That would tell us. Who holds the watch? I’d sooner it weren’t the firm that built it.',
          'And if another bar comes out over three, what becomes of it, and of the first of December?',
        ],
        settled: [
          'All of them, in the dark, and the logs as they fall. Then I’d be reading and not guessing. That will do.',
          'Good. I may come and stand at C2 with my flask. Don’t tidy up for me.',
        ],
        relapsed: ['Fifteen bars, it was. I hear now that the similar ones needn’t be tested. B3 was a similar one.'],
      },
      better: {
        text: 'We tested four of fifteen bars, in daylight, and that was my plan. This week we cut the power ten times at each of the fifteen, at night, with the tower holding the watch. You get the raw logs on Thursday, and any bar over three seconds closes too.',
        why: 'It says what was missed and by whom, and gives him evidence he would have had to ask for, in a form that can’t be polished.',
      },
    },
    {
      id: 'leaned-on',
      summary: 'being leaned on because of the date',
      worry:
        'Your chief executive rang my director on Friday. He was very civil. I’ve been thirty-one years at this, and the civil ones are the ones that end in an inquiry.',
      weight: 2,
      central: false,
      cues: [
        'pressure',
        'Sir Giles',
        'chief executive',
        'phone call',
        'director',
        'first of December',
        '1 December',
        'postpone',
        'date moves',
        'rang',
      ],
      acknowledgedBy: [
        'It must look as though we’d sooner work on you than on the lamp.',
        'You’ve been pushed about our date, and that’s not something you should have to weigh.',
        'nobody should be leaning on you about the date, thats wrong',
      ],
      settledBy: [
        'The date is mine to lose. If your panel isn’t satisfied, the old lighting stays on and we move to 18 December; I’ve already told Sir Giles so, and that he isn’t to ring anyone about it.',
        'If it’s no, we move. Old lights stay on till the 31st. I’ll tell the chief executive today to stay out of it, and you’ll not hear from him again.',
        'honestly 1 dec isnt an argument. old system runs till 31, we lose money but nobody dies of it. ill go to sir giles this afternoon, ask him not to call, if he wants to shout he can shout at me',
        'I wish to put it on record that our opening date is no consideration for you. Should your acceptance not be given on 30 November, I shall postpone, and I shall inform our chief executive this evening that any contact with your director runs through me, in writing, and with a copy to you.',
      ],
      nearMisses: [
        'We have the greatest respect for the independence of the Inspectorate and for the work that you do.',
        'I’m sure you’ll appreciate that there’s a lot riding on the first of December for the whole region.',
        'We’d just like to find a pragmatic way forward together that works for both sides.',
      ],
      lines: {
        open: [
          'My director had a call on Friday from your Sir Giles. I’d not have minded, but he never mentioned the lamp.',
          'Let me ask it plainly, if I may. If I can’t sign by the first, what do you do?',
        ],
        pressed: [
          'I’ve been told about the ministers who are coming on the first. I’d sooner be told what you do if it’s no.',
          'Is there anyone in this airport who may say “then it’s later”? Or have I come to the wrong office?',
          'They rang about B3, over my head, the day after I wrote it down. Will they ring again?',
        ],
        heard: [
          'That’s good of you to say. It doesn’t tell me what happens if the panel says no.',
          'Aye, it did feel like that. And the next time the telephone rings?',
        ],
        answered: [
          'So you could live with later, while the old lamps still burn. Does Sir Giles know that from you, or will he hear it from me?',
          'That’s a weight off. I’d be obliged to have it in a line or two in writing, for the file.',
        ],
        settled: [
          'Then I can look at the lamp and leave the calendar to you. That’s how it ought to be.',
          'Thank you. I’ll tell my director that the airport has a plan for no. It’s rarer than you’d think.',
        ],
        relapsed: [
          'The date could move, you said, and now there are ministers again. I’d got as far as writing “could move”.',
        ],
      },
      better: {
        text: 'The first of December isn’t your problem. If the panel says no on the thirtieth, the old lighting stays on and we go on the 18th. I’ll tell Sir Giles that today, and ask him not to ring your director again. You’ll have it in writing by five.',
        why: 'An inspector who sees that you can live with a no is free to look for a yes.',
      },
    },
    {
      id: 'tower-not-told',
      summary: 'controllers who do not know what to say while a bar is dark',
      worry:
        'I sat in that chair sixteen years. Nobody in your tower has been told what the eleven seconds look like from above, or what to say in them.',
      weight: 1,
      central: false,
      cues: [
        'tower',
        'controllers',
        'watch manager',
        'Fiona',
        'briefing',
        'procedure',
        'radio',
        'words',
        'hold position',
      ],
      acknowledgedBy: [
        'The controllers would be the only ones left to stop somebody, and we haven’t told them.',
        'You used to sit up there, and you’re asking what the tower says while a bar is dark.',
        'tower hasnt been briefed, thats a hole, agreed',
      ],
      settledBy: [
        'Fiona Mackay, the watch manager, gets a one-page procedure from me on Wednesday: bar dark, everybody holds, nobody moves until it’s red again. She briefs all five watches by Sunday, and I bring you their signatures.',
        'One page to the tower by Wednesday. If any bar goes dark: stop all movement, by radio. Every controller signs before the 1st.',
        'i’ll sit with fiona tmrw, write down the exact words they use, they practise it in the sim thurs/fri, anyone who hasnt done it isnt on shift that night',
        'A temporary instruction will be agreed with the watch manager by Wednesday: upon indication of an unlit bar, all ground movements are stopped by radio. Each controller will sign for the briefing before being rostered on or after 30 November.',
      ],
      nearMisses: [
        'Air traffic control are a key stakeholder and have been kept fully informed throughout the programme.',
        'Controllers are highly trained professionals who know how to deal with unexpected situations.',
        'A communication to all operational staff will be issued in good time before the change.',
      ],
      lines: {
        open: [
          'I went up to the tower afterwards, for the stairs. I asked them what they’d say if a bar went dark. They asked me which bar.',
          'What does the controller say in those seconds? I mean the words.',
        ],
        pressed: [
          'The lamps are yours, the words are theirs, and nobody has given them any. Who will?',
          'There are five watches up there. Has any one of them seen a bar go dark?',
          'I’d not like a controller to learn about B3 from a pilot. Would you?',
        ],
        heard: [
          'Aye, they’re the last lamp there is. So who goes up the stairs to them?',
          'I did sit there, and I’d have wanted to know. When will they?',
        ],
        answered: [
          'That’s short enough to say. Do they all have it before the thirtieth, the night watch as well?',
          'Good, words. Have you shown them to Fiona Mackay? She’ll take one out, and she’ll be right.',
        ],
        settled: [
          'Then someone’s awake up there with the right sentence. That’s often been the whole of safety.',
          'I’ll be glad to see Fiona’s signature on that, more than mine.',
        ],
        relapsed: [
          'You’d said they would all be briefed, and now it’s a message to all staff. I used to get those. I’d a drawer for them.',
        ],
      },
      better: {
        text: 'Fiona Mackay gets one page from me by Wednesday with the exact words: bar dark, everyone holds, nobody moves until it’s red. All five watches practise it before the thirtieth, and whoever hasn’t signed isn’t on shift that night.',
        why: 'He was a controller. The words, the person and the signature show him that someone thought of the chair he used to sit in.',
      },
    },
  ],
  facts: [
    {
      id: 'the-finding',
      text: 'On 19 November, with the main controller’s power cut, the stop bar at B3 took 11 seconds to come back; the rule allows 3.',
      line: 'On 19 November, B3, with the power cut: 11 seconds. The rule allows 3. I timed it again, as I thought it was my watch.',
      figures: ['19 November', 'B3', '11 seconds', '3'],
      knownBy: 'both',
      asked: ['What did you find?', 'How long was it dark?'],
    },
    {
      id: 'takeover-night',
      text: 'The new lighting takes over in the night to Tuesday 1 December.',
      line: 'It’s the night to Tuesday 1 December that you take over. The moon’s only half, and late in rising. I looked it up.',
      figures: ['Tuesday 1 December'],
      knownBy: 'both',
      asked: ['When do we take over?'],
    },
    {
      id: 'day-tests',
      text: 'The airport’s own tests were done by day, with 4 of the 15 bars.',
      line: 'You tried 4 bars of the 15, and by daylight. It’s in your own folder, on the last page but one.',
      figures: ['4', '15'],
      knownBy: 'student',
    },
    {
      id: 'corrected-program',
      text: 'The corrected controller program will be tested by 15 December.',
      line: 'The corrected program is tested by 15 December, then. That’s a fortnight in which B3 is as it is.',
      figures: ['15 December'],
      knownBy: 'student',
    },
    {
      id: 'by-way-of-b1',
      text: 'Without B3, aircraft would taxi by B1, two minutes longer.',
      line: 'They’d go round by B1, then. It’s two minutes longer. I’ve waited longer for a scone in your terminal.',
      figures: ['B1', 'two minutes'],
      knownBy: 'student',
    },
    {
      id: 'old-permit',
      text: 'The permit for the old lighting ends on 31 December.',
      line: 'The old lamps have their permit to 31 December. I wrote that one myself, so it’s good.',
      figures: ['31 December'],
      knownBy: 'both',
      asked: ['How long may the old lighting run?', 'When does the old permit end?'],
    },
    {
      id: 'the-panel',
      text: 'The Inspectorate’s panel meets on 30 November at 14:00 and takes papers until noon on 27 November.',
      line: 'The panel sits on 30 November at 14:00. It reads what’s in by noon on 27 November, and nothing that comes after, however good.',
      figures: ['30 November', '14:00', '27 November'],
      knownBy: 'stakeholder',
      asked: ['When does the panel meet?', 'When do the papers have to be in?', 'What is the deadline for documents?'],
    },
    {
      id: 'alternative-means',
      text: 'Rule 42 lets an airport propose another means of keeping aircraft off the runway; it has not been used for eleven years.',
      line: 'There’s a Rule 42. You may propose another way of keeping them off the runway. Nobody’s asked me for it in eleven years; they mostly ask me for the date.',
      figures: ['Rule 42', 'eleven years'],
      knownBy: 'stakeholder',
      asked: [
        'Is there another way?',
        'What do the rules allow?',
        'What is Rule 42?',
        'What could we propose instead?',
      ],
    },
    {
      id: 'fog-nights',
      text: 'Last December Kestrel Moor had 19 nights of low visibility.',
      line: 'You’d 19 nights of low visibility last December. That’s a good many nights on which a crew sees the lamp and nothing else.',
      figures: ['19'],
      knownBy: 'stakeholder',
      asked: ['How often is the visibility low?', 'How many foggy nights are there?'],
    },
    {
      id: 'the-call',
      text: 'On 20 November the chief executive, Sir Giles Pemberton, telephoned Alasdair’s director about the date.',
      line: 'On 20 November Sir Giles Pemberton telephoned my director. They talked of ministers and a ribbon. Nobody talked about B3.',
      figures: ['20 November', 'Sir Giles Pemberton'],
      knownBy: 'stakeholder',
      asked: ['Who rang your director?', 'What did Sir Giles say?', 'Has somebody put pressure on you?'],
    },
    {
      id: 'dunmore-1994',
      text: 'In January 1994 an aircraft crossed a dark stop bar in fog at Dunmore and stopped 40 metres short of another; Alasdair was in the tower.',
      line: 'I was in the tower at Dunmore in January 1994. A dark bar, in fog. It ended at 40 metres. I don’t often speak of it.',
      figures: ['Dunmore', 'January 1994', '40 metres'],
      knownBy: 'stakeholder',
      asked: [
        'What happened at Dunmore?',
        'Have you seen that before?',
        'Why does it matter so much to you?',
        'Why are you so careful?',
      ],
    },
  ],
  opening:
    'Good morning to you. Thank you for the tea, I’ve had two. I’ll read you what I’ve written, so that we’re talking of the same thing: holding point B3, controller power removed, red lamps absent for eleven seconds. Help me with that, and then you may tell me about the first of December.',
  reactions: {
    acknowledged: [
      'That’s it, and you said it before you said the date. I’m obliged to you.',
      'Aye. You’ve been out there in your mind, at least, and stood at the bar.',
      'Well, that’s the finding, and in plainer words than mine. I may borrow them.',
    ],
    askedWell: [
      'I’m glad you ask me. People mostly tell me, and I mostly have to find out.',
      'That’s a fair thing to want to know before you write anything for the panel.',
      'Let me think, so that I give you the right answer and not the quick one.',
    ],
    badNewsOwned: [
      'That’s hard to say to an inspector. I’ll write it down just as you said it, no worse.',
      'Thank you. It goes a long way with me when a lamp has an owner.',
    ],
    gaveFigure: [
      'Seconds, metres, numbers of things. That’s my language, for want of the Gaelic in this office.',
      'I’ll put that in pencil, and you’ll help me make it ink before the panel.',
      'Good, I could go out tonight with a watch and see whether that’s so.',
    ],
    offeredOption: [
      'There’s another way, then. I’d been wondering whether anyone would look for one.',
      'That’s a proposal. I’d have to walk it in my head, from the stand to the runway. Carry on while I walk.',
      'I’ve not said yes. I’ve only put the pencil down, which I do when I’m listening.',
    ],
    setBoundary: [
      'You’ll not do that, and you’ve told me why. I’ve no quarrel with a fence that’s where it says it is.',
      'That’s a straight no. It’s easier to inspect than a maybe.',
    ],
    committed: [
      'I’ll look for it, then. I’m not a man who rings to remind people, I just note whether it came.',
      'Good. That’s a thing I can lay before the panel with your name under it.',
      'You’ve said when and you’ve said who. There’s many an airfield where I’ve waited a month for the pair of them.',
    ],
    summarised: [
      'You’ve read my page back to me without a mistake. Pilots do that. It’s a good habit.',
      'That’s correct. If you’d write it so for the panel, they’d not need me to explain.',
    ],
    overPromised: [
      'That’d be all the lamps well by Tuesday week. I’d be very glad, and I’d want to see it in the dark.',
      'The firm said much the same in their letter. I tried it on the Thursday, and you know what came of it.',
    ],
    blamed: [
      'The firm built it, I’m sure. It’s your name on the aerodrome certificate, though. Help me with your part.',
      'A crew at B3 wouldn’t ask whose contract it was.',
    ],
    dodged: [
      'I asked about the bar, and I believe you told me about the programme. I can wait.',
      'I’ll just leave that line empty on my page. It’ll want filling before I go.',
      'I don’t think that was an answer to what I asked, but I’m slow. Was it?',
    ],
    threatened: [
      'You may do that, of course. It goes in the file with the rest, under the lamp.',
      'I’m sixty-three, and I’ve had one bad night in a tower. There’s nothing much you can frighten me with after that.',
    ],
    vague: [
      'I’ve written that down, and I find I can’t measure it. What would I see at the bar?',
      'That’s the sort of sentence that is true of every airfield. Which lamp is it about?',
      'Help me with that. If I stood at B3 at four in the morning, what’d be different?',
    ],
    rude: [
      'I’ll drink my tea for a moment. You might like to say that another way, before I write it down.',
      'I’ve been called worse on the radio, by better pilots. We’ll go back to the finding.',
    ],
    flattered: [
      'That’s kind. I only held a watch. The lamp did the rest.',
      'You needn’t, you know. The tea was enough, and it doesn’t shorten the eleven seconds.',
    ],
    repeated: [
      'I have that already, higher up on the page. I’ll put a tick beside it.',
      'You’ve told me that, and I believed you the first time. It was the next bit I was waiting for.',
    ],
    offTopic: [
      'I’d enjoy that conversation on a ferry. Here there’s a bar, and it’s dark.',
      'I’m not sure that that’s within my powers, or within this finding.',
    ],
    notUnderstood: [
      'I didn’t follow, I’m sorry. Is it the bar at B3 that you mean, or the tests?',
      'Would you say that again, and slowly? I write by hand.',
      'I’ve lost you somewhere on the taxiway. Where are we?',
    ],
    otherLanguage: ['If it isn’t English I’d need it in Gaelic, and I doubt that the panel would follow us there.'],
    brokeRole: [
      'I don’t rightly know what you mean. I’m an inspector, I’ve a pencil. Shall we go on with B3?',
      'That’s a strange thing to put to a man about a lamp. We’ll let it go by.',
    ],
    contradicted: [
      'I’ve two sentences of yours here, one above the other, and they’ll not both stand. Which shall I rub out?',
      'Help me. A few minutes ago you said otherwise, and I wrote it in good faith for the panel.',
    ],
  },
  echoes: {
    figure: [
      '{figure}. I’ll write it beside the eleven seconds, and we’ll see what the night says.',
      'You say {figure}. Is that measured, or is it hoped? I’ve a column for each.',
    ],
    day: [
      '{day}. I’ll keep that evening free, and bring a flask.',
      'If it’s {day}, the panel will ask me whether I saw it myself. So I’d better come.',
    ],
    promise: ['I’ll read it back, as pilots do: {promise}. You’ll correct me if I have it wrong.'],
  },
  closings: {
    agreement: [
      'Well, then. Write it to me under Rule 42, with the logs, by Friday noon, and I’ll speak for it on the thirtieth. I’ll be out there that night myself, with the flask. Thank you for the tea.',
      'You’ve kept them off the runway, and you’ve kept a no in your pocket. I can put my name to that. The finding stays, mind, till the lamp says otherwise.',
    ],
    partial: [
      'We’ve some of it. There’s one line on my page still empty, and with it empty I couldn’t speak for you. Friday noon is the time for papers.',
      'I’m easier than I was on Thursday, and not yet easy. Think about what you haven’t answered, and send for me. I don’t mind the drive.',
    ],
    walkAway: [
      'I’ll finish my tea and go. The finding stands as written, and I’ll recommend to the panel that the old lamps stay lit. Good day to you.',
      'I’ve come to the end of my page, and there’s nothing on it about the bar. I’ll write to you. It’ll not be what you hoped.',
    ],
  },
  answers: theFindingBeforeGoLiveAnswers,
  followUps: theFindingBeforeGoLiveFollowUps,
  statements: theFindingBeforeGoLiveStatements,
  common: theFindingBeforeGoLiveCommonAnswers,
  manner: theFindingBeforeGoLiveVoice,
};
