import type { Answer } from '@parley/shared';

export const organizationalChangeResistanceAnswers: readonly Answer[] = [
  {
    id: 'how-board-works',
    asked: [
      'How does the board work?',
      'show me how you do it with the cards',
      'could you explain your wall to me',
      'what happens on that board in a normal morning',
    ],
    says: [
      'There’s a card for every driver, love, and a hook for every turn, and I move them about at four till it sits right. The hook’s the easy bit, it’s knowing which card minds being next to which.',
      'Hooks is turns and cards is folk. And then there’s what’s in my head, and that’s not hung up anywhere.',
    ],
  },
  {
    id: 'card-marks',
    asked: [
      'What do the marks on the cards mean?',
      'why are some cards a different colour',
      'is there a code on the board',
      'what’s the red dot for',
    ],
    says: [
      'Red dot’s no hills in snow, blue corner’s passed for the long buses, and a bent card’s somebody that owes me a favour. That’s all that’s on there, the rest’s in the book.',
    ],
  },
  {
    id: 'why-not-training',
    asked: [
      'Was there another reason you stayed away?',
      'you avoided the training on purpose, didn’t you',
      'what would have made you come',
      'would you come to a third session',
    ],
    says: [
      'Well, if I’d sat in the front row they’d all have logged in by dinner time, and I’d not found out if it was safe yet. I’d come to one with my own drivers in it, not with colours.',
      'I’ll come when it’s got my drivers in it, love. Make it a Thursday, there’s cake on a Thursday.',
    ],
  },
  {
    id: 'told-not-to',
    asked: [
      'Did you tell the drivers not to log in?',
      'are you stopping them',
      'why do they follow you',
      'could you just tell them it’s fine',
    ],
    says: [
      'No, I’ve not said a word either way, that’s what they’ve noticed. I’ll tell them it’s fine the day it is, and not before, because they’d believe me.',
      'Not one word. That’s the trouble, happen.',
    ],
  },
  {
    id: 'why-drivers-not-login',
    asked: [
      'Why haven’t the drivers logged in, do you think?',
      'what are they afraid of',
      'what do people in the canteen say about the system',
      'is it the phones they don’t like',
    ],
    says: [
      'Some’s no phone worth the name, and some thinks it’s so they can be watched. But mostly they want to know will they still get the turn I said they’d get.',
    ],
  },
  {
    id: 'book-see',
    asked: [
      'May I look in the notebook?',
      'can I see the green book',
      'would you show me the arrangements',
      'could I borrow your notes for an hour',
    ],
    says: [
      'No, love, not on your own. I’ll read out and you write, and when I stop reading you don’t ask why I’ve stopped.',
      'The book stays in my hand. You can sit as near as you like.',
    ],
  },
  {
    id: 'book-reasons',
    asked: [
      'Why can’t the reasons go in?',
      'what reasons do the drivers have',
      'we need to document the medical grounds',
      'doesn’t HR need to know why somebody can’t do lates',
    ],
    says: [
      'No. Half of it’s bodies and half of it’s marriages, and they told it to a hatch and not to a company. A turn’s a turn, it doesn’t need a why.',
    ],
  },
  {
    id: 'rule-only',
    asked: [
      'What if only the rule goes in and never the reason?',
      'would plain rules without a why be ok',
      'can we enter just days and turns',
      'if nobody sees the reason, would you give me the arrangements',
    ],
    says: [
      'Yes, that I’d do. No lates Tuesday, that’s only a line about a bus, there’s nobody’s kidneys in it.',
      'Turns yes, whys no. I’ll shake on that.',
    ],
  },
  {
    id: 'who-types',
    asked: [
      'Who should type them in?',
      'would you sit with me for two afternoons',
      'can I come with the laptop and you read out',
      'when could we do the book together',
    ],
    says: [
      'You type and I’ll read, love, my fingers are for cards. Thursdays and Fridays after two I’m quiet, and you’ll want a flask because it’s thick.',
      'You type, I read. It’s a thick book, I did say.',
    ],
  },
  {
    id: 'self-service',
    asked: [
      'Couldn’t the drivers enter it themselves?',
      'there is a preferences screen for that',
      'each driver can put in their own availability',
      'why does it have to come from you',
    ],
    says: [
      'They’d not, love. There’s men out there never told their own wives, they’ll not tell a phone. And half of them thinks it’s a favour, they don’t know it’s a rule.',
      'They’d sooner do nights than fill that in. I know them.',
    ],
  },
  {
    id: 'book-check',
    asked: [
      'Who should check that it’s right?',
      'would you go through the first four weeks',
      'how will we know nobody was forgotten',
      'could you initial the rota before it goes out',
    ],
    says: [
      'Me, with the book open. Give me four weeks of it printed out large, and I’ll put my initials where it’s right and a biscuit mark where it isn’t.',
    ],
  },
  {
    id: 'one-missing',
    asked: [
      'What if one of them gets missed?',
      'suppose a mistake slips in on the first week',
      'what would happen if Tariq got a wrong turn',
      'and if the system makes an error with somebody?',
    ],
    says: [
      'They’ll not ring you, they’ll just not turn up, and then they’re gone. So if there’s one missing, we wait, and I’d want you to say that now while I’m pouring.',
    ],
  },
  {
    id: 'fair',
    asked: [
      'Isn’t it fairer if everyone is treated the same?',
      'are the arrangements fair to the others',
      'don’t the other drivers mind',
      'why should some have special turns',
    ],
    says: [
      'It’s fair the way a family’s fair, love, you don’t give them all the same shoes. Ask the ones without, they’ll tell you it’ll be their turn for a bad year.',
    ],
  },
  {
    id: 'who-approved-arrangements',
    asked: [
      'Did anyone approve these arrangements?',
      'do the managers know about your book',
      'is it official what you do there',
      'who allowed you to promise that',
    ],
    says: [
      'Nobody’s ever asked, and that’s not the same as sneaking. Five managers have stood where you’re sat and every one had a favour off that book himself.',
    ],
  },
  {
    id: 'promise-feel',
    asked: [
      'What would it mean to you if one of them left?',
      'do you feel responsible for the drivers',
      'why is it so personal with the book',
      'what did you promise them',
    ],
    says: [
      'I’d have let them down, that’s what. Tariq would never complain, he’d go quiet and hand me his badge, and I’d have to take it off him over that hatch.',
    ],
    after: { concern: 'green-notebook', level: 'heard' },
    until: [
      'Oh, you get fond of folk, thirty-one years of the same faces at four in the morning. You’d want them looked after too.',
    ],
  },
  {
    id: 'tariq-talk',
    asked: [
      'Can I talk to Tariq?',
      'would Tariq help us test it',
      'should I ask the driver himself',
      'may I mention Tariq to anyone',
    ],
    says: [
      'You can say good morning to him, he’s on the 508 while two. But you’ll not say Thursday to him unless he says it first.',
    ],
  },
  {
    id: 'denise',
    asked: [
      'Who is Denise?',
      'what about denise on mondays',
      'how does Denise feel about it',
      'is Denise willing to log in',
    ],
    says: [
      'Denise Pickles, she drives the school run and has her grandson of a Monday. She’s logged in, got frightened by a tick box and logged out again.',
    ],
  },
  {
    id: 'forgotten-before',
    asked: [
      'Have you ever got one wrong yourself?',
      'do you make mistakes with the cards',
      'did the board ever fail',
      'has somebody slipped through before',
    ],
    says: [
      'Twice, and I could tell you both their names and what I baked them. A card falls behind the radiator, that’s how it was, so I look behind it now.',
    ],
  },
  {
    id: 'when-ill',
    asked: [
      'What happens when you are on holiday?',
      'who does the board if you’re sick',
      'is there anyone who can replace you',
      'what if you fell under one of your buses',
    ],
    says: [
      'Young Callum does my days off, and he rings me, so I’ve never really had one. That’s a daft way to run a depot and I know it is, love.',
    ],
  },
  {
    id: 'why-keighley',
    asked: [
      'Why did those four leave Keighley?',
      'what went wrong over there in June',
      'did anybody ask the Keighley drivers',
      'who told you about keighley',
    ],
    says: [
      'They got turns they couldn’t do, and there was nobody at a hatch to say it to. Their allocator had gone upstairs by then. I heard it off the mechanics, buses get about.',
    ],
  },
  {
    id: 'other-depots-good',
    asked: [
      'Did it work anywhere?',
      'what do they say at Burnley',
      'is anybody happy with the system',
      'how is Dewsbury doing with it',
    ],
    says: [
      'Burnley likes it, they’d nobody doing turns but a lad with a spreadsheet. Carol at Dewsbury says it’s all right if you keep your shoebox.',
    ],
  },
  {
    id: 'carol',
    asked: [
      'Who is Carol?',
      'should I speak to Carol',
      'what did Carol do differently',
      'is the Dewsbury allocator still there',
    ],
    says: [
      'Carol Lumb, she was allocator at Dewsbury and we started the same year. Ring her at dinner time, and don’t tell her you’re from the project till she’s sat down.',
    ],
  },
  {
    id: 'swap-how',
    asked: [
      'How do you sort out a swap?',
      'talk me through one from this morning',
      'what do you check before you say yes to a swap',
      'how quick are you with it',
    ],
    says: [
      'I look at who owes who, who’s had his rest, and who lives near the other end. Then I ring the one that’ll not moan. It’s done before the kettle clicks.',
    ],
  },
  {
    id: 'swap-rest',
    asked: [
      'How do you know they’ve had enough rest?',
      'drivers’ hours are the law, do you check that',
      'is the approval not needed for legal reasons',
      'what about working time rules',
    ],
    says: [
      'Eleven hours between, it’s in my head like the tables, and I’ve never had one pulled up. But there your computer’s better than me, love, I’ll give it that, it’ll not be tired.',
    ],
  },
  {
    id: 'swap-approver',
    asked: [
      'What if you approved the swaps yourself?',
      'would one tap at the hatch do',
      'shall I make you the approver',
      'same-day approval by you, is that enough',
    ],
    says: [
      'Yes, that’d be a swap as I know it. One tap, though, not three and a password, because I’ve the phone under my chin.',
      'One tap. I’ve said, I’ve a phone under my chin.',
    ],
  },
  {
    id: 'swap-day-off',
    asked: [
      'Who would approve on your days off?',
      'is Callum allowed to do the swaps',
      'who stands in at the hatch',
      'can a supervisor do it when you’re away',
    ],
    says: [
      'Callum, if he’s given the button as well and not just the blame. Not Colin upstairs, he’s not in while nine.',
    ],
  },
  {
    id: 'swap-phone',
    asked: [
      'Can’t they ask for it on their phones?',
      'drivers could request swaps anytime from home',
      'isn’t an app easier than ringing you',
      'what if they agree it between themselves in the app',
    ],
    says: [
      'They can ask a phone, love, but it’s not the asking that’s hard, it’s finding one to say yes at ten to five. That wants a voice.',
    ],
  },
  {
    id: 'swap-later-phase',
    asked: [
      'What if the swaps are improved in a later phase?',
      'could the drivers live with 48 hours for a month',
      'fix the swap delay after go-live?',
      'can they not plan ahead more',
    ],
    says: [
      'No. By the second morning they’d have found out that sick takes no approval at all.',
      'You’d have no buses and a lot of poorly drivers.',
    ],
  },
  {
    id: 'swap-test',
    asked: [
      'Would you try some real swaps with me?',
      'can we test ten of them on Friday',
      'how do we find out if it works at the hatch',
      'want to see it before it counts?',
    ],
    says: [
      'I would, and I’d want my own glasses on and a queue behind me. Come at five, love, that’s when it’s worth seeing.',
      'Five o’clock, and bring your own chair.',
    ],
  },
  {
    id: 'chart-feel',
    asked: [
      'How did you find out about the chart?',
      'what did you think when you saw it',
      'are you worried about your pension',
      'has nobody spoken to you about your role',
    ],
    says: [
      'Stood next to the crisps with my purse in my hand. Four years to my pension, and I read it like a bus timetable. Nobody’s said a thing since.',
    ],
    after: { concern: 'her-own-chair', level: 'heard' },
    until: ['Oh, there’s always a new chart, they go up and they come down. Let’s not spoil the tea with it.'],
  },
  {
    id: 'job-promise',
    asked: [
      'Your job is safe, don’t worry',
      'there will be a place for you, I’m sure',
      'would you believe me if I promised you a role',
      'could you become a super user or a trainer',
    ],
    says: [
      'I’d sooner you didn’t, love, because it’s not yours to give. Find out off whoever it is, and then tell me, good or bad.',
    ],
  },
  {
    id: 'what-role-want',
    asked: [
      'What would you like to do after the change?',
      'if you could choose your job in october',
      'do you want to keep doing allocations',
      'what kind of role would suit you',
    ],
    says: [
      'I’d like to do what I do, with whatever’s on the desk. I don’t mind the machine having the hooks if I keep the hatch.',
      'The hatch, love. I’d keep the hatch.',
    ],
  },
  {
    id: 'janet',
    asked: [
      'Who is Janet Holroyd?',
      'what’s Janet like',
      'do you know the head of operations',
      'would Janet come here to see you',
    ],
    says: [
      'Head of operations, fair enough, always in a hurry. She was a clippie’s daughter, so she knows what a hatch is; somebody’s to remind her.',
      'In a hurry, but fair. I’d not say that of everybody upstairs.',
    ],
  },
  {
    id: 'janet-when',
    asked: [
      'If I got Janet to see you, would that help?',
      'is it enough if Janet tells you herself',
      'by when must you hear about your job',
      'shall I ask Janet for a meeting before the fourteenth',
    ],
    says: [
      'Yes. In this room, sat down, before the board comes off that wall. Either answer will do, I’m only past guessing.',
      'Sat down, in here, before the wall. I’d be that grateful.',
    ],
  },
  {
    id: 'bring-barry',
    asked: [
      'Do you want the union with you?',
      'should Barry be there when Janet comes',
      'would you like someone to sit in with you',
      'can I bring HR to that',
    ],
    says: ['I’ll have Barry, and he can have a biscuit and not talk. No HR, love, they bring leaflets.'],
  },
  {
    id: 'barry',
    asked: [
      'What is Barry like?',
      'can I speak to the union man',
      'is Barry Ogden against us',
      'what would Barry want from us',
    ],
    says: [
      'Barry’s bark is mostly for the notice board. See him after the two o’clock, tell him what you’ve told me, and don’t call him brother.',
      'After the two o’clock. He’s soft as butter when he’s had his pie.',
    ],
  },
  {
    id: 'barry-notice',
    asked: [
      'Would Barry put a notice up for us?',
      'what do you have to say before the union moves',
      'can you get Barry on our side',
      'how do we get the union’s support',
    ],
    says: [
      'He will the day I say it’s all right, and he’ll use my words and sign it himself. So it’s not Barry you’re here for, love.',
    ],
  },
  {
    id: 'board-stay',
    asked: [
      'Would you be happier if the board stayed for a while?',
      'what if both run side by side for four weeks',
      'keep the cards next to the screen?',
      'should the wall board be left up until October',
    ],
    says: [
      'I would, yes, I’d do both with one hand. Then when it’s gone ten mornings the same I’ll have the screws out myself.',
      'Leave it up. It’s doing no harm to anyone but Colin.',
    ],
  },
  {
    id: 'board-two-systems',
    asked: [
      'Isn’t running both confusing?',
      'two systems cause mistakes, no?',
      'who has the time to keep cards and computer',
      'best practice is a clean switch',
    ],
    says: ['Not to me, love, I’ve raised twins. What’s confusing is a blank wall and a lad asking where’s the 508.'],
  },
  {
    id: 'board-who-wants',
    asked: [
      'Who decided the board must come down?',
      'what does Colin want with the wall',
      'why the hurry with taking it down',
      'who do I ask to keep it up',
    ],
    says: [
      'Colin upstairs, he’s a picture of a bus in a meadow for that wall. It’s him you’d ask, after nine, and tell him it’s about cover and he’ll say yes to anything.',
    ],
  },
  {
    id: 'screen-off',
    asked: [
      'What did they do when the screen failed?',
      'how often does the system go down',
      'is there a printout as a backup',
      'would a printed list do instead of the board',
    ],
    says: [
      'Stood about and rang each other. A printed list is something, if it’s printed at midnight and I can write on it, but paper doesn’t tell you when somebody moves a card.',
    ],
  },
  {
    id: 'board-keep',
    asked: [
      'What should happen to the board afterwards?',
      'would you like to keep it as a memory',
      'shall we put the board in the museum',
      'do you want a photo of it',
    ],
    says: [
      'I don’t want it in a frame, love, I’m not dead. When it’s done it’s done, and my brother-in-law can have the wood.',
    ],
  },
  {
    id: 'move-date',
    asked: [
      'Should we move the fourteenth?',
      'what if halifax goes live a fortnight later',
      'is the date too early for you',
      'would another date be better',
    ],
    says: [
      'I don’t mind the fourteenth if the book’s in by then. If it isn’t, I’d sooner be late and right; nobody ever stood at a stop for your date.',
      'It’s not the date, it’s the book.',
    ],
  },
  {
    id: 'some-drivers-first',
    asked: [
      'Could we start with a few drivers?',
      'what about trying one route first',
      'do a pilot with the early turn',
      'begin with those who want it',
    ],
    says: [
      'You could start with the Saturday turns, they’re all sweet-natured. But don’t leave it half and half for long, or I’m stood doing sums for two.',
    ],
  },
  {
    id: 'ready-limit',
    asked: [
      'What must be done before you say yes?',
      'what’s the least you need',
      'under which conditions would you tell the drivers it’s safe',
      'when would you log in yourself',
    ],
    says: [
      'The book in, with no reasons on it. A swap done while I’m watching. And somebody to tell me about my chair. I’d not hold you up over the wood.',
      'It’s still the book, a swap and my chair, in that order when I’m being good.',
    ],
  },
  {
    id: 'login-now',
    asked: [
      'Will you log in today?',
      'can you log in while I’m here',
      'just log in once, please, as an example',
      'would you tell them tomorrow to log in',
    ],
    says: [
      'Not today, love. If I log in they’ll all log in, and then I’ve said it’s safe without knowing. Give me my people first.',
      'Not while I’ve finished this cup and heard a bit more.',
    ],
  },
  {
    id: 'help-me-speak',
    asked: [
      'Would you speak to the drivers with me?',
      'will you help us with the first weeks',
      'can you be our champion',
      'would you explain it in the canteen',
    ],
    says: [
      'I’ll speak to them when I’ve something to say, and I’ll not need a badge for it. Don’t call me a champion, that’s a horse.',
    ],
  },
  {
    id: 'day-after',
    asked: [
      'What will the first Monday be like?',
      'what happens at four in the morning on the day',
      'will you be here on the fourteenth',
      'who should be on site the first week',
    ],
    says: [
      'I’ll be here from three. I’d like you here and all, in a coat, not on the end of a telephone, and bring something for the early turn.',
      'From three, with a coat on. You as well.',
    ],
  },
  {
    id: 'fear',
    asked: [
      'What worries you most?',
      'what’s the worst that could happen on the 14th',
      'what are you afraid of, Mo',
      'what keeps you up at night',
    ],
    says: [
      'Somebody that’s trusted me getting a turn they can’t do, and not saying owt. They don’t shout, you see, the good ones.',
      'The quiet ones. It’s always the quiet ones.',
    ],
  },
  {
    id: 'management-why',
    asked: [
      'Why is the company doing this at all?',
      'do you see any point in the new system',
      'does it have good sides',
      'what would you like about it',
    ],
    says: [
      'Well, the wages are a muddle and the drivers can’t see next week till I’ve hung it up. It’d be nice for them to look on a Sunday night. I’m not daft, love.',
    ],
  },
  {
    id: 'why-nobody-asked',
    asked: [
      'Why did nobody ask you before?',
      'didn’t the project talk to you at the start',
      'when should we have come',
      'what did we do wrong here',
    ],
    says: [
      'A lad came in spring and measured the wall. I said do you want to know how it works, and he said he’d got the process already. You should have come then.',
    ],
  },
  {
    id: 'whose-fault',
    asked: [
      'Whose fault is it that we’re stuck?',
      'are you cross with me',
      'did I do something wrong',
      'are you angry with the project',
    ],
    says: [
      'I’m not cross, love, I’ve poured you a second cup. Folk plan from the top of a building, that’s all, and the toilets are at the bottom.',
    ],
  },
  {
    id: 'think-of-me',
    asked: [
      'What do you think of me?',
      'do you trust me',
      'am I like the others who came',
      'would you say I’m any good',
    ],
    says: ['You wipe your feet and you’ve sat down. I’ll trust you when something you’ve told me has happened.'],
  },
  {
    id: 'role',
    asked: [
      'What do you do exactly as an allocator?',
      'how did you start here',
      'who’s your boss',
      'how long have you been doing the turns',
    ],
    says: [
      'I put a driver on every bus, and I’ve done it since the Monday after my honeymoon. It’s Colin I’m under, and I taught him where the switch was.',
    ],
  },
  {
    id: 'costs',
    asked: [
      'Do you know what the system cost?',
      'who pays if we keep both',
      'is there money for overtime in the first weeks',
      'does the depot have a budget for this',
    ],
    says: [
      'I know what biscuits cost, love. Ask Colin, and if it’s overtime ask Janet Holroyd, because Colin’ll say no and then ask her himself.',
    ],
  },
  {
    id: 'technical',
    asked: [
      'Is the printer or wifi good enough here?',
      'do you have enough screens in the depot',
      'what computer have you got',
      'do you know how the system picks the turns',
    ],
    says: [
      'There’s one screen, it’s behind the bucket. How it picks I couldn’t tell you; ask your own people that, and ask them to say it as if I’d to say it to Denise.',
    ],
  },
  {
    id: 'law-privacy',
    asked: [
      'Is the notebook a data protection problem?',
      'are you allowed to keep that about people',
      'what if the lawyers forbid the book',
      'does the law say anything about health details',
    ],
    says: [
      'I don’t know about law, love. Barry did a course, he’d tell you. But a book in a drawer never got sent to two hundred folk by mistake.',
    ],
  },
  {
    id: 'hr-sickness',
    asked: [
      'How high is the sickness here?',
      'do you think sick leave would rise',
      'what are the figures for absence',
      'do drivers go sick a lot',
    ],
    says: [
      'Lower than Keighley, since June. The figures are in wages with Maxine; I only know faces, and they’re mostly here.',
    ],
  },
  {
    id: 'next-step',
    asked: [
      'What shall I do first when I leave here?',
      'what’s the next step for us',
      'who do I need to see',
      'how do we go on from here',
    ],
    says: [
      'See Colin about the wall while he’s in, and then Janet Holroyd. And come back Thursday with a flask and something to type on.',
      'Colin, then Janet Holroyd, then me with a flask.',
    ],
  },
  {
    id: 'meet-again',
    asked: ['When can I come back?', 'may I ring you', 'what time suits you best', 'shall we meet again this week'],
    says: [
      'Thursday after two. Don’t ring, love, I’ll think you’re a sick driver and give you short shrift.',
      'Thursday, love, it’s not altered.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I put that in writing?',
      'do you want a copy of what we said',
      'should I send you an email about it',
      'can I make notes',
    ],
    says: ['On a bit of paper, yes, in words. I’ve an email but Callum has the password.'],
  },
  {
    id: 'family',
    asked: [
      'How are your grandchildren?',
      'how old are you, if I may ask',
      'what does your husband say',
      'any plans for the weekend',
    ],
    says: [
      'Ooh, don’t get me started, love, you’d miss your bus and I’d miss the late turn. They’re all well and one’s sticky.',
    ],
  },
  {
    id: 'turn-what',
    asked: [
      'What is a turn?',
      'sorry, what’s a late turn',
      'what does an allocator do with a spare',
      'explain the words to me, turns and lates',
    ],
    says: [
      'A turn’s one driver’s day, love, this bus, that bus, home. Earlies start at four, lates finish after the pubs, and spares sit there eating my biscuits till somebody’s poorly.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What matters most to you of all this?',
      'which is the biggest worry, the book or the board',
      'what shall we sort out first',
      'if I could only fix one thing for you',
    ],
    says: [
      'Them that’s in the book. I’d take a worse chair and a bare wall if they were seen right.',
      'The book, love. It was the book when you came in.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What would you do for me if I manage that?',
      'if I get that done, will you help us',
      'can I count on you then',
      'what do we get from you in return',
    ],
    says: [
      'I’d log in stood in the canteen where they can see me. You’d hear it from here, all them phones going ping.',
      'I’d log in where they can all see. I’ve said it now.',
    ],
  },
  {
    id: 'time',
    asked: [
      'Have you got time for me?',
      'is this a good moment',
      'when does it get busy here',
      'how long have I got with you',
    ],
    says: [
      'While the late turn comes in, love, then it’s bedlam for twenty minutes and then I’ve all the time in the world.',
    ],
  },
  {
    id: 'proud',
    asked: [
      'What are you proud of here?',
      'what’s the best thing about the depot',
      'have you ever had a day when it all went right',
      'why did you stay so long',
    ],
    says: [
      'The winter of the big snow, we’d every bus out but one, and that one was in a wall. You don’t leave folk like that.',
    ],
  },
];
