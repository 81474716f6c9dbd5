import type { ScenarioContent } from '@parley/shared';

import { organizationalChangeResistanceAnswers } from '../answers/organizational-change-resistance';
import { organizationalChangeResistanceCommonAnswers } from '../common-answers/organizational-change-resistance';
import { organizationalChangeResistanceFollowUps } from '../follow-ups/organizational-change-resistance';
import { organizationalChangeResistanceStatements } from '../statements/organizational-change-resistance';
import { organizationalChangeResistanceVoice } from '../voices/organizational-change-resistance';

export const organizationalChangeResistance: ScenarioContent = {
  slug: 'organizational-change-resistance',
  title: 'Organizational Change Resistance',
  description:
    'The bus depot’s wall board comes down in twelve days. Mo Tattersall has run it for thirty-one years, and half the drivers will not log in until she does.',
  difficulty: 'medium',
  category: 'change_management',
  challengeType: 'resistant_to_change',
  stakeholderType: 'end_user',
  industry: 'Public transport',
  goal: 'Find out what Mo’s board really does, and leave with her help in getting Halifax through its first weeks.',
  situation:
    'You bring a new rostering system to Pennine Connect’s bus depots. Keighley, Burnley and Dewsbury already use it. Halifax, the last, goes live on Monday 14 September, and its wall board, with a card for every driver, comes down that morning. Of its 186 drivers 94 have not logged in. Mo Tattersall, the allocator, came to neither training, on 18 or on 25 August, and the drivers follow Mo. In the system a swap of turns needs approval and takes up to 48 hours. It is Wednesday 2 September, and you have come to the depot to see her. She has put the kettle on.',
  learningObjectives: [
    'Learn what the old way quietly took care of',
    'Separate a fear from an objection, and answer both',
    'Say what you do not know, and who does',
    'Turn the expert into the one who shapes it',
  ],
  skills: ['empathy_building', 'active_listening', 'persuasion'],
  estimatedDuration: 20,
  persona: {
    name: 'Maureen Tattersall',
    shortName: 'Mo',
    pronoun: 'she',
    role: 'Depot allocator',
    organisation: 'Pennine Connect',
    description:
      'Allocator at the Halifax bus depot for thirty-one years. Knows every driver’s mother, shift and bad knee. Warm, talkative, and has not said no to anyone; she has just not come.',
    style:
      'Chatty, warm, West Yorkshire. Long run-on sentences that wander off to somebody’s daughter and come back with the point. Says "love" and "you see". Offers tea and biscuits. Goes quiet and short when it matters. Never technical, never rude.',
    goals: [
      'That the people in her green notebook are no worse off in October',
      'To hear from somebody, in plain words, whether there is a chair for her afterwards',
    ],
    trust: 40,
    patience: 5,
    redLines: [
      {
        text: 'Wanting to know drivers’ private reasons, or putting them on a screen.',
        line: 'No, love. What people tell me over that hatch stays this side of it. I’ll not type somebody’s kidneys into a computer.',
      },
    ],
    wouldMove: [
      'Being asked how the board works before being told how the system does',
      'The standing arrangements going in as plain rules, without reasons, before the fourteenth',
      'Being able to settle a same-day swap herself',
    ],
  },
  concerns: [
    {
      id: 'green-notebook',
      summary: 'the drivers whose arrangements are only in her notebook',
      worry:
        'There’s sixty-four people in that book I’ve made a promise to. If the machine gives Tariq a late on a Thursday he’ll not complain, he’ll just stop coming, and it’ll be me that let him down.',
      weight: 3,
      central: true,
      cues: [
        'notebook',
        'arrangements',
        'Tariq',
        'Denise',
        'lates',
        'drivers',
        'turns',
        'promise',
        'sixty-four',
        'look after',
        'wall board',
      ],
      acknowledgedBy: [
        'So the board isn’t cards on a wall, it’s you knowing who can’t do a late and why. And the system doesn’t know that.',
        'You’re afraid that people like Tariq get a turn they can’t do, and nobody notices until they’ve gone.',
        'its the ones you look after that nobody else knows about, thats what you dont want lost',
        'If I understand you, there are promises to drivers that exist only with you, and on the fourteenth they would simply vanish.',
      ],
      settledBy: [
        'Then we put them in before the fourteenth. You and me, two afternoons, your notebook, and only the rule goes in: no lates Tuesday and Thursday. Not the reason. You keep the reason.',
        'Every arrangement becomes a fixed rule with no reason on it. I’ll sit here Thursday and Friday and type, you read out. If one’s missing we don’t switch over.',
        'what if tues next week i come with my laptop and we do all of them, just the days and turns nobody needs to see why, then we run the next 4 weeks rota and you check it against your book, any wrong one i fix it before go live',
        'I would propose that no driver in your notebook be rostered by the system until you have read through his first four weeks and put your initials on them. The entries would hold days and turns only. I can begin on Monday afternoon.',
      ],
      nearMisses: [
        'The system has a full preferences module, so the drivers can enter their own availability and it’s fair for everyone.',
        'I completely understand how much you care about your drivers, and we want to bring that personal touch along on the journey.',
        'We’ll make sure that all existing arrangements are reviewed and taken into account as part of the transition.',
      ],
      lines: {
        open: [
          'You see that green notebook by the kettle, love? There’s folk in there that only work because of what’s in there. Does your computer know about Tariq and his Thursdays?',
          'Everybody thinks it’s cards on a wall. It’s not the cards, it’s who I don’t put next to what. Denise has her grandson Mondays, for one, and that’s on no card.',
        ],
        pressed: [
          'At Keighley it gave a man three lates in a week he’d not done in nine years, and he never said a word, he handed his badge in. So who’s going to mind mine?',
          'You keep telling me it’s fair, and I’m sure it is. But fair’s no use to Tariq on a Thursday, is it, he needs it to be Tariq’s.',
          'I’m only asking what happens to the people in that book on the fourteenth. You’ve had two biscuits now and you’ve not told me.',
        ],
        heard: [
          'That’s it, love, you’ve put your finger right on it. It’s people, is that board. So what do I tell Tariq?',
          'Well, you’ve listened, I’ll give you that, the last lad only wanted to show me colours. But where do they go, my people in the book?',
        ],
        answered: [
          'It might be all right, then, as long as it knows the turns and not the reasons. And who checks it, before Tariq finds out the hard way?',
          'That might do it. Only there’s a lot in that book, love, and some’s in my own shorthand. Who’s going to sit with me and read it?',
        ],
        settled: [
          'Right. If everyone in that book’s in there, and nobody’s business is, then I’ll tell them myself it’s safe. They’ll not log in for you, but they will for me.',
          'Well, that’s all I wanted. I’ll get the book. You’ll need more tea, it’s a thick book.',
        ],
        relapsed: [
          'Hang on, love, a minute since you were putting my people in first, and now it’s afterwards. Tariq’s Thursday doesn’t come afterwards.',
        ],
      },
      better: {
        text: 'Let’s put your book in before the fourteenth, you and me, two afternoons. Only the rule goes in, no lates on a Thursday, never the reason. Then you check the first four weeks against the book, and nobody’s switched over until you say their turns are right.',
        why: 'Her resistance is sixty-four promises. Moving the promises across, with her as the one who checks them, makes her the reason it works.',
      },
    },
    {
      id: 'same-day-swaps',
      summary: 'a swap taking two days when a child is sick this morning',
      worry:
        'I do forty swaps a week through that hatch, half of them before six in the morning. If it takes two days they’ll ring in sick instead, and who’d blame them.',
      weight: 2,
      central: false,
      cues: ['swap', '48 hours', 'two days', 'hatch', 'same day', 'morning', 'approval', 'ring in sick', 'forty swaps'],
      acknowledgedBy: [
        'If somebody’s child is sick at five in the morning, 48 hours is no use to anyone.',
        'Your swaps happen at the hatch in a minute, and ours would take two days.',
        'right so a swap has to be same day or theyll just go sick',
      ],
      settledBy: [
        'The 48 hours is a setting, not a law. I’ll have it changed so that you approve same-day swaps yourself, in one tap, from the fourteenth. I’ll show you it working on Friday.',
        'You approve them. At the hatch, straight away. I’ll get that switched for Halifax by Wednesday and we try ten real ones together.',
        'we can give you the approver button, then its you and not head office, takes about a minute, ill set it up monday and if it doesnt work by thursday i come and tell you so',
        'I shall ask for the approval of swaps within 24 hours to rest with the allocator at Halifax. The change is small; I’ll confirm it to you by Tuesday the 8th, and we can test it that same day on the old Saturday turns.',
      ],
      nearMisses: [
        'The approval workflow is there to make sure that swaps are compliant and properly recorded.',
        'Drivers will be able to request swaps from their own phones, anytime and anywhere, which most people find really convenient.',
        'We’re looking at how the swap process could be streamlined further in a later phase.',
      ],
      lines: {
        open: [
          'And then there’s swaps. A lad rings me ten to five, his little one’s been up all night, I have it sorted by five. What does yours do, it has a think till Friday?',
          'I do about forty swaps a week through that hatch, love, and there’s not one of them knew about it two days before.',
        ],
        pressed: [
          'Two days for a swap, I said it out loud in the canteen, and they thought I was having them on. You’d have no buses out by Wednesday.',
          'Is there anybody at head office awake at ten to five? Because that’s who you’d need, for your approval.',
          'They’ll not wait, you know, they’ll go sick, and then it’s me ringing round with my toast in my hand. What’s to be done about it?',
        ],
        heard: [
          'You’ve got it, that’s a depot at five in the morning. It’s still forty-eight hours on your sheet, though.',
          'I’m glad you see that about swaps, because the training lady didn’t. Can it be any quicker?',
        ],
        answered: [
          'Well, that’d be quick enough, if it works with my glasses on. Could I see it do one before the fourteenth?',
          'That’d be something like the hatch. And on my day off, who does it then? Because people’s children don’t keep to my days.',
        ],
        settled: [
          'Same day and at my hatch, that’s a swap. I’ll tell the early turn tomorrow, they’ll be that relieved.',
          'Go on then. If it’s as quick as the hatch they’ll not care what it’s called.',
        ],
        relapsed: ['I thought we’d done with two days for a swap, love. You’re putting it back.'],
      },
      better: {
        text: 'The 48 hours is only a setting. I’ll have it changed so you approve same-day swaps yourself at the hatch, and we’ll try ten real ones together on Friday, before anyone depends on it.',
        why: 'It fixes the one thing that would break on the first morning, and shows rather than tells.',
      },
    },
    {
      id: 'her-own-chair',
      summary: 'not finding her own job on the new chart',
      worry:
        'They put the new chart up in the canteen, and there’s no allocator on it. Nobody’s said a thing. I’ve four years to my pension and I read it stood next to the crisps.',
      weight: 2,
      central: false,
      cues: [
        'chart',
        'my job',
        'allocator',
        'pension',
        'Janet',
        'redundant',
        'role',
        'after the fourteenth',
        'four years',
      ],
      acknowledgedBy: [
        'You looked for yourself on that new chart and you weren’t there, and nobody’s talked to you about it.',
        'You’re being asked to help bring in a thing that might do away with your own job.',
        'nobody told you what happens to your job after, thats not right',
      ],
      settledBy: [
        'I don’t know what happens to your job, and I won’t guess. Janet Holroyd decides it. I’m seeing her tomorrow, and you’ll have an answer from her, in person, by Friday week, before the board comes down.',
        'Honest answer: I can’t promise it. What I can do is get Janet to sit down with you before the fourteenth. I’ll ask her today and ring you by five tomorrow with the day.',
        'i dont decide that and id be lying if i said it was safe. but ill go to janet this afternoon and tell her it has to be said to your face by the 11th, bring barry if you want',
        'It is not in my power, so I’ll give you no assurance. I’ll write to Mrs Holroyd today to say that Halifax has no approver of swaps without an allocator, and ask her to meet you by the 9th. You’ll get a copy.',
      ],
      nearMisses: [
        'Don’t worry, there’ll always be a place for somebody with your experience in the new organisation.',
        'This kind of change opens up exciting opportunities for people to grow into new and more rewarding roles.',
        'The organisation chart is really a question for human resources, but I’m sure they’ll communicate it at the right time.',
      ],
      lines: {
        open: [
          'You’ll have seen the new chart, they’ve put it up by the crisps. I had a good look for allocator. I’d my glasses on and everything.',
          'What does an allocator do in your system, love? Only nobody’s said, and I’m not on the chart.',
        ],
        pressed: [
          'I’m not daft. You don’t ask someone to take down her own board and forget to put her on the chart by accident.',
          'I’ve four years to my pension. I’d just like somebody to say it to me sat down, one way or the other.',
          'If I help you with all this, what am I helping you to do? That’s all I’m asking. You can say you don’t know.',
        ],
        heard: [
          'Thank you, love. You’re the first to say it and not look at the floor. But who does know?',
          'It’s not nice, reading it off a wall. I’d sooner hear a bad answer than keep making up my own.',
        ],
        answered: [
          'Well, that’s straight. It’ll be Janet that decides, then. Will she come here, or do I have to put a coat on?',
          'I’d rather that than another nice word. When would I know by? Before the board comes down, or after?',
        ],
        settled: [
          'All right. You’ve not promised me owt you can’t give, and I know who I’m hearing it from. That’ll do.',
          'If Janet says it to my face I can take it either way. Thank you, love. Have the last custard cream.',
        ],
        relapsed: [
          'You said you didn’t know about my job, and I believed you. Now it’s all going to be lovely. Which is it?',
        ],
      },
      better: {
        text: 'I don’t know what happens to your job, and I won’t tell you it’s safe when it isn’t mine to say. Janet Holroyd decides. I’m asking her today to see you before the fourteenth, and I’ll ring you by five tomorrow with the day.',
        why: 'Comfort she can’t check would cost you her trust. An honest gap, the name of who can fill it and a day are an answer.',
      },
    },
    {
      id: 'board-down-at-once',
      summary: 'the board coming down the very morning the system starts',
      worry:
        'If it goes wrong at four in the morning and there’s no board, there’s nothing. Nobody even knows who’s driving the 508.',
      weight: 1,
      central: false,
      cues: ['board', 'take it down', 'cards', 'alongside', 'back-up', 'the wall', '508', 'side by side', 'weeks'],
      acknowledgedBy: [
        'You’d have nothing to look at if the system went down on the first morning.',
        'Taking the board down the same day leaves you without a net.',
        'board down on day one is too soon, i hear you',
      ],
      settledBy: [
        'The board stays up for four weeks beside it. When we’ve had ten mornings running where they match, you take it down, not me.',
        'Leave it up. Till 12 October at least. You decide the day.',
        'we keep both going, cards and screen, one month, and every morning you tick if theyre the same. two weeks of ticks and then its yours to unscrew',
        'I’ll withdraw the instruction about the board. It remains until 12 October, in parallel, and comes down once ten consecutive mornings agree and you’ve said so.',
      ],
      nearMisses: [
        'Running two systems at once tends to confuse people, so a clean switch really is best practice.',
        'The system has very high availability, and there’s a support line in case there are any teething problems.',
        'We can take some lovely photographs of the board, so that its history is properly honoured.',
      ],
      lines: {
        open: [
          'And they want the board down that same morning. I said to Barry, you don’t throw your old shoes out till you’ve walked in the new ones.',
          'What do I look at, love, if your screen’s blank at four in the morning and the board’s in a skip?',
        ],
        pressed: [
          'The screen went off twice at Dewsbury, their Carol told me. They’d still got their cards in a shoebox. What’ll I have?',
          'It’s not sentiment. Well, it’s a bit sentiment. But it’s the 508 as well, somebody’s got to know who’s on it.',
          'Who’s in such a hurry to have it off the wall? It’s not eating anything.',
        ],
        heard: [
          'It’s having something to look at, yes. So does it stay up or doesn’t it?',
          'I’m glad it’s not just me being soft about the board. What do we do, though, that Monday?',
        ],
        answered: [
          'Both for a bit, that I could manage, it’s only cards. And who says when it comes down?',
          'That’s more sensible. Will Colin upstairs go along with it? He’s already got a picture for that wall.',
        ],
        settled: [
          'Then it’s up till it’s not needed, and I’ll unscrew it myself. I’ve my dad’s screwdriver.',
          'Good, belt and braces. The early turn will sleep better, and so will I.',
        ],
        relapsed: ['You’d said it could stay up a while. It’s coming down after all, is it?'],
      },
      better: {
        text: 'Let’s leave the board up beside it for four weeks. When ten mornings running have matched, you take it down yourself, on a day you choose.',
        why: 'A test with a number and her hand on the screwdriver costs a month of cards and buys the depot’s confidence.',
      },
    },
  ],
  facts: [
    {
      id: 'go-live',
      text: 'Halifax goes live on Monday 14 September, and the wall board is to come down that morning.',
      line: 'It’s Monday 14 September, isn’t it, I’ve got it on the calendar with the donkeys. And the board down by breakfast.',
      figures: ['Monday 14 September'],
      knownBy: 'both',
      asked: [
        'When does it go live?',
        'When does the board come down?',
        'what day does Halifax switch over',
        'Which day is it that we go live here, as far as you’ve been told?',
        'When do they want the wall bare?',
        'since when do you know about the fourteenth',
        'Have you got our start date on your calendar?',
        'What date were you given for the changeover?',
      ],
    },
    {
      id: 'not-logged-in',
      text: 'Of the 186 drivers at Halifax 94 have not logged in.',
      line: 'You’ve 94 that haven’t logged in, out of 186. I’ve not told them not to. They’ve asked me had I, and I’d to be honest.',
      figures: ['94', '186'],
      knownBy: 'both',
      asked: [
        'How many have not logged in?',
        'How many of the drivers are in the system by now?',
        'what’s the number of drivers who haven’t been in yet',
        'How far are we with the logins at this depot?',
        'Of all your drivers, how many haven’t even tried it?',
        'do you know how many are still outside the system',
        'Is it true that about half have never logged in?',
        'how big is the part of the drivers without a login',
      ],
    },
    {
      id: 'missed-training',
      text: 'Mo came to neither training, on 18 August or on 25 August.',
      line: 'I know I didn’t come on the 18th, nor the 25th. I’d forty drivers on holiday, and I’ll be honest, I didn’t want to.',
      figures: ['18', '25 August'],
      knownBy: 'both',
      asked: [
        'Why didn’t you come to the training?',
        'you weren’t at the sessions in August, may I ask why',
        'What kept you from the training on the 18th?',
        'both trainings were held without you, what was the matter',
        'Were you too busy for the training in August?',
        'I missed you on the 25th, what happened?',
        'how come you were at neither of the two sessions',
        'Why did I not see you at either training?',
      ],
    },
    {
      id: 'swap-approval',
      text: 'In the new system a swap of turns needs approval and takes up to 48 hours.',
      line: 'It says on your sheet a swap can take up to 48 hours. I’ve had whole marriages start and finish in this canteen in less.',
      figures: ['48 hours'],
      knownBy: 'both',
      asked: [
        'How long does a swap take in the system?',
        'what did you read about how long an approval of a swap lasts',
        'How slow is a swap going to be with us?',
        'Have you seen what the sheet says about swapping turns?',
        'for how long must a driver wait until his swap is approved',
        'Who told you it would be two days for a swap?',
        'What have you heard about swaps in the new system?',
        'is it 48 hours, what they told you about swaps',
      ],
    },
    {
      id: 'sixty-four-arrangements',
      text: 'Mo’s green notebook holds 64 standing arrangements with drivers.',
      line: 'There’s 64 in that book. I counted them up last night, I’d never counted them before. It gave me a turn.',
      figures: ['64'],
      knownBy: 'stakeholder',
      asked: [
        'How many people are in the notebook?',
        'How many arrangements are there?',
        'How many promises have you written down there?',
        'Roughly how many drivers have something special agreed with you?',
        'So how many people like Tariq do you have in your book?',
        'is it a handful of drivers in there or more',
        'Have you ever counted the people in your book?',
      ],
    },
    {
      id: 'tariq',
      text: 'Tariq Mahmood has hospital treatment on Tuesdays, Thursdays and Saturdays and never gets a late turn on those days.',
      line: 'Tariq Mahmood can’t do a late on a Tuesday, Thursday or Saturday. I’ll not say why. Eleven years, and he’s never missed a bus.',
      figures: ['Tariq Mahmood', 'Tuesday', 'Thursday', 'Saturday'],
      knownBy: 'stakeholder',
      asked: [
        'What does Tariq need?',
        'Why does Tariq need that?',
        'Can you give me an example?',
        'Who can’t do a late, for example?',
        'tell me about Tariq',
        'What’s this about Tariq and his Thursdays?',
        'which turns must Tariq never get',
        'Give me one driver out of the book, just one',
        'What would be a typical entry in your notebook?',
        'on what days can tariq not work late',
      ],
    },
    {
      id: 'forty-swaps',
      text: 'Mo settles about 40 swaps a week, half of them before six in the morning.',
      line: 'It’s about 40 swaps a week, and half of them’s before six in the morning. I’ve a chair at home I’ve never sat in.',
      figures: ['40', 'six in the morning'],
      knownBy: 'stakeholder',
      asked: [
        'How many swaps do you do?',
        'When do the swaps come in?',
        'How often do people swap?',
        'About how many swaps go through your hatch in a week?',
        'at what time of the day do they ask you for a swap',
        'Is swapping a daily thing here or once in a while?',
        'How many times a week does somebody want to change a turn?',
        'do most of the swaps come early in the morning',
        'What’s the usual number of swaps in one week?',
      ],
    },
    {
      id: 'keighley-leavers',
      text: 'Keighley lost four drivers in the six weeks after it went live in June.',
      line: 'Keighley lost four drivers in six weeks when they went over in June. It’ll not be in your report, but I know all their names.',
      figures: ['four', 'June'],
      knownBy: 'stakeholder',
      asked: [
        'What happened at Keighley?',
        'How did it go at the other depots?',
        'How many drivers left?',
        'what did you hear from Keighley',
        'Did anybody leave over it at the first depot?',
        'What went on at Keighley after June?',
        'I know Keighley only from the report, what’s your version?',
        'have drivers quit because of the system at other places',
        'How did the Keighley drivers take it?',
      ],
    },
    {
      id: 'not-on-the-chart',
      text: 'The new organisation chart, put up on 24 August, has no allocator on it; Janet Holroyd, head of operations, drew it.',
      line: 'That chart went up on 24 August with Janet Holroyd’s name at the bottom. There’s a box for everybody but allocator.',
      figures: ['24 August', 'Janet Holroyd'],
      knownBy: 'stakeholder',
      asked: [
        'Who made the chart?',
        'When did the chart go up?',
        'Is your job on the chart?',
        'What’s the new chart you mention?',
        'who put that chart up in the canteen',
        'Where are you on the new organisation chart?',
        'Have I got this right, there is no allocator in the new organisation?',
        'since when does this chart hang there',
        'Whose name is under the chart?',
        'What does the chart say about allocators?',
      ],
    },
    {
      id: 'union-waits',
      text: 'Barry Ogden, the union man at Halifax, will say nothing about the system until Mo does.',
      line: 'Barry Ogden from the union keeps asking what I make of it, and he’ll not put a notice up either way till I’ve said.',
      figures: ['Barry Ogden'],
      knownBy: 'stakeholder',
      asked: [
        'What does the union say?',
        'Does the union support it?',
        'Who do the drivers listen to?',
        'What’s Barry Ogden’s position?',
        'is the union for it or against',
        'Has Barry said anything to the drivers yet?',
        'What is the union man waiting for?',
        'where does barry stand on all this',
        'Will the union put something up about the new system?',
      ],
    },
  ],
  opening:
    'Hello, love, you found us, mind the bucket, that’s the roof. Sit yourself down, there’s tea in the pot. You’ll be here about the logging in. I’ll tell you now, I’ve nothing against it, I’m sure it’s very clever. I just don’t see what it wants with my drivers.',
  reactions: {
    acknowledged: [
      'Well, now. You’ve been here five minutes and you’ve seen more than them that’ve been coming past that board for years.',
      'That’s right, love, that’s just how it is. I’d got used to nobody noticing.',
      'You’ve made me feel less of an old misery about it, saying that. Have a biscuit.',
    ],
    askedWell: [
      'Ooh, nobody’s asked me that. They usually tell me about the colours.',
      'Now you’re asking. Sit back, love, because there’s a bit of a story to it.',
      'I’m glad you asked before you plugged anything in. Keighley never got asked.',
    ],
    badNewsOwned: [
      'Well, I don’t like it, but you’ve come over here and said it across a table, and that’s more than the chart did.',
      'That’s honest, any road. I’ll always take a bad thing told straight over a poster in the canteen.',
    ],
    gaveFigure: [
      'Is it that many? Let me write it down, I’ve a pencil behind my ear somewhere, it lives there.',
      'Right you are. I’ll tell the early turn that, they like a number, it gives them something to argue with.',
      'Well, that’s a real number, I can picture that. I can picture it in buses.',
    ],
    offeredOption: [
      'I’d not thought you’d be allowed to do that. I thought it was that board down and like it or lump it.',
      'That’s a thought. I’d have to ask the early turn, but that’s a thought.',
      'Go on, keep going, I’m only getting the milk. I can hear you.',
    ],
    setBoundary: [
      'Fair enough, you can’t do everything. At least you’ve said which bit, so I’ll not be stood here waiting for it.',
      'No’s no, love. I tell drivers no every day of the week through that hatch, they don’t die of it.',
    ],
    committed: [
      'I’ll put that on the calendar, then, next to the donkeys. And I’ll look for you.',
      'Will you really? Well, I’ll hold you to it, and I warn you, I never forget who said what. It’s the job.',
      'That’s grand. I’ll tell Barry somebody’s said they’d do something and given a day for it. He’ll want to sit down.',
    ],
    summarised: [
      'That’s it, that’s the whole thing, and I’d have taken twice as long and got onto our Susan’s wedding.',
      'You’ve got that just right. You can have my chair at the hatch, if you like.',
    ],
    overPromised: [
      'Ee, love, don’t say that if you can’t do it. They promised Keighley all sorts and all, and Keighley had cake.',
      'Everything sorted and nobody worse off? I’ve run that board for thirty-one years and I’ve never managed it for one week.',
    ],
    blamed: [
      'I’ll not have that about the drivers, they’re good as gold. They’re frightened of it, that’s different.',
      'Well, somebody’s always to blame, and it’s generally whoever isn’t in the canteen. What can you do about it?',
    ],
    dodged: [
      'You’ve gone all round the depot there, and it was a nice ride, but you’ve not stopped where I was stood.',
      'I don’t think you’ve answered that, love. It’s all right, I’ll ask it again when I’ve poured.',
      'That’s what Colin upstairs does, he tells you something else and goes for his bus. What about what I asked you?',
    ],
    threatened: [
      'Oh, I see. Well, I’ve had five managers in this depot say that, and I made the tea for all their leaving dos.',
      'You can tell them upstairs what you like, love. I’d only say there’s a hundred and eighty-six drivers that’ll hear about it by dinner time.',
    ],
    vague: [
      'That sounds lovely. What would it mean for a driver at ten to five on a Tuesday?',
      'I’m sure it does, love. I’ve the poster of that in the canteen. But what’ll you actually do?',
      'You’ve lost me in the nice words. Tell me like I was somebody’s mother asking over the hatch.',
    ],
    rude: [
      'Now then. I’ve known big lads come off a night turn and mind their manners better than that.',
      'I’ll let that go because you’ve not had your tea. I’ll not let the next one go.',
    ],
    flattered: [
      'Give over. I move cards about on a board, love, I’ve not discovered penicillin.',
      'That’s kind, but the last one who said I was the heart of the depot left me off the chart.',
    ],
    repeated: [
      'You’ve told me that, love, I got it the first time, I’ve only the one bad ear.',
      'That’s what you said when the kettle was on. It’s still my drivers I’m asking about.',
    ],
    offTopic: [
      'I could talk about that all day, you’ve found my weakness, but the late turn’s in at two and we’ve not settled anything about that board.',
      'Well, you’re worse than me for wandering off. Weren’t we on about the drivers?',
    ],
    notUnderstood: [
      'I didn’t catch that, love, there was a 508 going past. Say it again?',
      'You’ll have to put that in depot language for me. Is it swaps you mean, or the board?',
      'Now I’m lost, and I don’t get lost, I know all the routes. What are you asking me?',
    ],
    otherLanguage: [
      'I’ve no idea what that was, love, though it sounded nice. I’ve a driver from Gdańsk and a driver from Lahore, and they both talk Halifax to me.',
    ],
    brokeRole: [
      'I don’t know what you’re on about, I’m only Mo from allocations. Is it the tea? I do make it strong.',
      'That’s gone right over my head, love. It’s buses, here. Shall we get back to the fourteenth?',
    ],
    contradicted: [
      'That’s not what you said before, love. I’m used to it from drivers, but I generally know why they’re doing it.',
      'You’ve told me two things now, and only one of them can go up on a board. Which is it?',
    ],
  },
  echoes: {
    figure: [
      '{figure}, is it? I’ll tell the early turn {figure} and not a bit more or less, because they’ll quote it back to me for years.',
      'And when you say {figure}, is that in this depot or in a nice quiet office?',
    ],
    day: [
      '{day}. I’ll move somebody’s turn about so that I’m sat here, I can do that, I’m the allocator.',
      'I’ll hold a space for you on the board for {day}, you’ll have your own card.',
    ],
    promise: ['So it’s {promise}, that’s what you’re telling me. I’ll repeat that in the canteen, love, so be sure.'],
  },
  closings: {
    agreement: [
      'Right, then. I’ll fetch the book, and I’ll tell them I’m logging in. Watch your ninety-four go down by teatime. Mind the bucket.',
      'Well, I’ve changed my mind, and I don’t do that before Christmas as a rule. I’ll have a word with Barry. You have a word with upstairs. Ta-ra, love.',
    ],
    partial: [
      'You’re a good listener, and some of that’ll help. But I’ll not tell the drivers yes on half of it, love. Come back when you’ve the rest and I’ll have the kettle on.',
      'I’ll come to your training, I’ll do that much for you. I’ll not speak for it, not till I know about what’s left.',
    ],
    walkAway: [
      'I’ve the late turn coming in, love, so I’ll have to leave you to it. The board stays up while I’m on. See yourself past the bucket.',
      'I think we’ve had our chat. You put your system in, and I’ll do my cards, and we’ll see which of them the drivers look at.',
    ],
  },
  answers: organizationalChangeResistanceAnswers,
  followUps: organizationalChangeResistanceFollowUps,
  statements: organizationalChangeResistanceStatements,
  common: organizationalChangeResistanceCommonAnswers,
  manner: organizationalChangeResistanceVoice,
};
