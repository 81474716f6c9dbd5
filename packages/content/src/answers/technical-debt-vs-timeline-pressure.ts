import type { Answer } from '@parley/shared';

export const technicalDebtVsTimelinePressureAnswers: readonly Answer[] = [
  {
    id: 'march-night',
    asked: [
      'Walk me through that night',
      'what actually breaks when nine of them switch',
      'how does it go wrong at midnight',
      'Which thing fails first in March?',
    ],
    says: [
      'Somebody edits thirteen places and goes home. The app says one price, the machine says another, and the refund job picks a third because it feels left out.',
      'Thirteen edits, one forgotten. It’s always the receipt, the receipt lives in a cupboard of its own.',
    ],
  },
  {
    id: 'nine-sum',
    asked: [
      'How bad would nine be compared to two?',
      'can you estimate the damage for march',
      'what will it cost if we do nothing',
      'how many days would the clean-up take this time',
    ],
    says: [
      'Worse than four and a half Aprils, since they’d all want the same five people. I can’t give you pounds; Priya in finance still has the April spreadsheet, and she winces when she opens it.',
    ],
  },
  {
    id: 'why-code-like-that',
    asked: [
      'How did it get into fourteen places?',
      'who wrote the tariff code',
      'why was it built so badly',
      'whose design was that',
    ],
    says: [
      'Me, mostly, and a man called Gareth who’s now in cheese. There was one town and a price; then there were twenty-two towns, and nobody came back for the plumbing.',
    ],
  },
  {
    id: 'table-how',
    asked: [
      'What would the new table do?',
      'explain the smaller cut to me',
      'how does one table help',
      'how do you want to solve the tariffs technically',
    ],
    says: [
      'One list: town, hours, pennies, from when. Everything else asks the list. It’s one recipe on the wall where you’ve now got fourteen cooks remembering.',
      'A list on the wall, and everyone reads it. That’s honestly all it is.',
    ],
  },
  {
    id: 'sure-of-eight',
    asked: [
      'How sure are you of the eight days?',
      'could eight days become twelve',
      'what’s in those eight days',
      'is that estimate safe',
    ],
    says: [
      'Sure as I get. Six to build it and two to find out what I’ve forgotten; I’ve never yet not forgotten something.',
    ],
    after: { knows: 'eight-days' },
    until: ['I’ve only been asked for the whole thing, so that’s what I’ve sized. Ask me for less and I’ll size less.'],
  },
  {
    id: 'other-seven',
    asked: [
      'What are the remaining seven days for?',
      'do you need the rest at all',
      'could we drop the clean-up for good',
      'what happens if the other part never gets done',
    ],
    says: [
      'To throw out the thirteen copies. Leave them in and in a year some bright spark reads the wrong one. So no, not for good.',
    ],
    after: { knows: 'eight-days' },
    until: ['There’s the bit that bites and there’s the bit that smells. Shall we start with the biting?'],
  },
  {
    id: 'in-parallel',
    asked: [
      'Can’t you do it next to the councils?',
      'do the refactoring bit by bit alongside',
      'rewrite in the evenings, maybe?',
      'can you run both at once',
    ],
    says: [
      'No. It’s replacing the sink while you’re washing up. Same five people, same fourteen files, and one of them loses.',
      'Same sink, I’m afraid.',
    ],
  },
  {
    id: 'weekends',
    asked: [
      'What about working weekends?',
      'can the team do overtime till Christmas',
      'could you crunch for a few weeks',
      'pay overtime and keep all three?',
    ],
    says: [
      'No. They did eleven days of that in April, and I bought the pizza. I’ll not buy pizza for a thing I can see coming.',
      'Still no pizza.',
    ],
  },
  {
    id: 'contractor',
    asked: [
      'Would a contractor help?',
      'can we hire someone for the rewrite',
      'do more developers speed it up',
      'shall I get you two freelancers',
    ],
    says: [
      'Not by December. He’d spend three weeks finding the fourteen places and I’d spend three weeks telling him. Ask me in February.',
    ],
  },
  {
    id: 'tester-use',
    asked: [
      'What would you use the tester for?',
      'how can the payments tester help you',
      'who from payments should come',
      'would one tester be enough',
    ],
    says: [
      'For the dry run. Someone who’ll sit with nine price lists and park imaginary cars till it’s wrong. Ask for Wen, she counts change in cafés.',
    ],
    after: { knows: 'tester' },
    until: [
      'Somebody with patience and nine price lists would be worth more than another developer. I wasn’t aware we kept any.',
    ],
  },
  {
    id: 'dry-run',
    asked: [
      'What would convince you it works before March?',
      'do you want a rehearsal',
      'when should we test the nine',
      'is a test run in February enough for you',
    ],
    says: [
      'A dry run of all nine, a fortnight ahead, on a copy, with every penny checked. If it’s clean I’ll sleep; if it isn’t, there’s still time to be unpopular.',
      'All nine, a fortnight ahead. To the penny.',
    ],
  },
  {
    id: 'dry-run-fails',
    asked: [
      'What if the dry run fails?',
      'suppose it’s wrong in february, then what',
      'is there a fallback for the first of March',
      'plan B if the table isn’t ready',
    ],
    says: [
      'Then the councils go over three nights and not one, and someone has to ring them. I’ll do the code; I don’t do councils, they’ve got hold music.',
    ],
  },
  {
    id: 'stagger',
    asked: [
      'Could the councils change on different days?',
      'ask the towns to stagger their changes?',
      'why must all nine be on one night',
      'can we move the first of March',
    ],
    says: [
      'Some might. It’s the start of their quarter, so you’d have to ask nicely and now. Bethan looks after them; I only look after their decimals.',
      'Ask Bethan to ask them. I’d ask today.',
    ],
  },
  {
    id: 'by-hand',
    asked: [
      'Could you change the nine by hand just once?',
      'do it manually this year and fix it later',
      'would you do one more night of editing',
      'what about all hands on deck for that night',
    ],
    says: [
      'No. I’d hand in my lanyard first, and I’ve told people so. Ask me for something else, I’m quite biddable.',
      'It’s a no, and the lanyard’s on the table.',
    ],
  },
  {
    id: 'do-nothing',
    asked: [
      'What if we simply leave it?',
      'maybe it goes well this time',
      'could we take the risk',
      'isn’t it possible nothing happens in March',
    ],
    says: ['You could. It might hold, taps do. I’d just want it written whose idea it was, in handwriting.'],
  },
  {
    id: 'councils-first',
    asked: [
      'Can we do the councils first and the tariffs after Christmas?',
      'what about the rewrite in January',
      'build the three now, fix later?',
      'would January be early enough for you',
    ],
    says: [
      'January’s a fortnight of people being ill and then it’s February. And I’d be fixing it with three more towns in it. So, no, unless you’ve found a longer month.',
      'I looked at January again. It’s still got January in it.',
    ],
  },
  {
    id: 'kendal-later',
    asked: [
      'Would it help if Kendal started end of January?',
      'what if we push Kendal out',
      'is two of three in december ok for you',
      'how much does moving one council give you',
    ],
    says: [
      'Yes. That’s a couple of weeks of the team back, and it’s the difference between a plan and a rocket. Stroud and Ely I can do.',
    ],
    after: { knows: 'kendal-contract' },
    until: [
      'One town fewer before Christmas and I’ve got room to lift the floorboards. Which one can you give back? I don’t read the contracts.',
    ],
  },
  {
    id: 'all-three-and-table',
    asked: [
      'Can you do all three and the table by 31 December?',
      'is there a way to keep the quarter complete',
      'what if I need everything by Christmas',
      'could all of it fit if you try hard',
    ],
    says: [
      'No. Six weeks and eight days don’t go into six and a half weeks; I checked it on a napkin and then on a better napkin. Something moves.',
      'No. I’ve run out of napkins.',
    ],
    after: { knows: 'eight-days' },
    until: [
      'No. Six weeks of towns and three of plumbing into six and a half; I checked it on a napkin and then on a better napkin. Something moves, or something gets smaller.',
    ],
  },
  {
    id: 'which-council-first',
    asked: [
      'Which of the three councils is easiest?',
      'what order would you build them in',
      'is Stroud simple',
      'what is difficult about Ely',
    ],
    says: [
      'Stroud, it’s two car parks and a Sunday. Ely’s got a market day with its own logic, and I respect that in a town.',
    ],
  },
  {
    id: 'december-estimate',
    asked: [
      'What can really be done by December?',
      'how much of the quarter is realistic',
      'give me an honest estimate for Christmas',
      'what would you promise the board',
    ],
    says: [
      'Two towns and the table, if you leave us alone. Three towns and no table, if you like March. I’d promise the first one out loud.',
      'Two and the table, or three and March.',
    ],
    after: { knows: 'eight-days' },
    until: [
      'Three towns and a bang in March, or fewer towns and no bang. I can be more exact if you ask me for less than three weeks.',
    ],
  },
  {
    id: 'start-when',
    asked: [
      'When could you start on it?',
      'can you begin on Monday',
      'what do you need to get going',
      'how fast could you tell me whether the estimate holds',
    ],
    says: [
      'Monday. I need the team’s board cleared of one town and nobody standing behind me. By the Friday I’d know whether I’ve lied to you.',
    ],
  },
  {
    id: 'newsletter-who',
    asked: [
      'Who wrote that newsletter?',
      'where did you learn of the promise',
      'did nobody tell you before the rocket',
      'how did the team hear about the quarter',
    ],
    says: ['Comms, from a slide of yours, I gather. Nikhil read it out at lunch and did the rocket noise.'],
  },
  {
    id: 'promised-feel',
    asked: [
      'How did that make you feel?',
      'was it the date or not being asked',
      'what hurt you about the promise',
      'why does the rocket bother you so much',
    ],
    says: [
      'Fourteen words and a drawing, and nobody had asked the man with the spanner. I can take a bad date. It’s being furniture I mind.',
    ],
    after: { concern: 'promised-for-him', level: 'heard' },
    until: ['I’m British, I don’t feel, I tidy my desk. It’s very tidy.'],
  },
  {
    id: 'ask-before',
    asked: [
      'How do you want to be involved next time?',
      'how should I have gone about it with the board',
      'would an estimate beside each date be enough',
      'do you want to be in the planning meeting',
    ],
    says: [
      'Ask me first, in a sentence, with the town in it. I’ll give you days by the next morning. I don’t need the meeting, I’ve had meetings.',
      'One sentence, with a town in it, beforehand. That’s the whole training course.',
    ],
  },
  {
    id: 'board-two',
    asked: [
      'What do we tell the board?',
      'can I tell them two of three',
      'how will the board react to less',
      'will the board accept it',
    ],
    says: [
      'Two by Christmas, the third by the end of January, nobody’s money given back in April. I’d lead with the money; it’s what the rocket was for.',
    ],
  },
  {
    id: 'helena-who',
    asked: [
      'What is Helena like?',
      'who’s Helena to you',
      'do you get on with Helena',
      'is she reasonable about technical things',
    ],
    says: [
      'Runs product, quick, fair when she’s told things and volcanic when she isn’t. She once fixed her own dishwasher, so there’s hope.',
    ],
  },
  {
    id: 'helena-yourself',
    asked: [
      'Why don’t you tell Helena yourself?',
      'could you come with me to see her',
      'you know it best, can you explain it to Helena',
      'shall we go to her together',
    ],
    says: ['Because I did, and it’s got a number. You say it, and I’ll sit beside you and nod at the figures.'],
  },
  {
    id: 'helena-wording',
    asked: [
      'What should I say to Helena?',
      'give me the one sentence for upstairs',
      'how would you phrase it for a non-technical boss',
      'help me put it for the board',
    ],
    says: [
      '“Nine towns change price in one night, the price is in too many places, last year two of them cost us a fortnight and a lot of refunds.” Then stop talking. It’s the stopping people get wrong.',
      'Nine towns, one night, too many copies, last year’s bill. Then close your mouth.',
    ],
  },
  {
    id: 'helena-no',
    asked: [
      'What if Helena won’t agree?',
      'and if she wants all three anyway',
      'suppose I get overruled upstairs',
      'what will you do if product refuses',
    ],
    says: [
      'Then I’d like her no on the same page as the risk, with her name. I’ll build what I’m told; I won’t pretend I wasn’t told.',
      'Her name beside her no. I’ll lend you the pen.',
    ],
  },
  {
    id: 'april-room',
    asked: [
      'What happened in that meeting with Helena?',
      'did they blame you last year',
      'why is it important that someone else knows',
      'are you afraid of being blamed again',
    ],
    says: [
      'She asked the whole room why engineering hadn’t warned anybody. I had. I sat there with the ticket number in my mouth and said nothing. Not again.',
    ],
    after: { concern: 'helena-knows', level: 'heard' },
    until: ['Let’s say I’ve been the last to know and the first to be asked, in the same week. It ages you.'],
  },
  {
    id: 'register',
    asked: [
      'Would the risk register be enough?',
      'shall I put it in writing as my risk',
      'where should the risk be recorded',
      'does it help if I own it officially',
    ],
    says: [
      'Yes, if somebody reads it who can spend money. With an owner who isn’t me. I’ve owned it since February, I’ve watered it and everything.',
      'A reader with money, an owner who isn’t me.',
    ],
  },
  {
    id: 'ticket-why',
    asked: [
      'Why did nobody read your ticket?',
      'did you chase it up',
      'couldn’t you have shouted louder',
      'what did you do after raising it',
    ],
    says: ['I chased it twice, and was told it was well documented. It is. I’d have put it on a cake if I’d known.'],
  },
  {
    id: 'jodie-state',
    asked: [
      'How is Jodie now?',
      'what would make Jodie stay',
      'can I talk to Jodie about it',
      'how serious is she about going',
    ],
    says: [
      'Fine till somebody says March. Go and ask her what she’d want; it’ll be nine small things and one big one, and she’ll be right about the big one.',
      'I’d go and ask her. She’s by the window, under the plant.',
    ],
  },
  {
    id: 'jodie-april',
    asked: [
      'What did last April do to the team?',
      'was it hard on your people',
      'how did they get through it',
      'who suffered most from it',
    ],
    says: [
      'Jodie cried in the server cupboard, and we’d charged one woman in Oakham forty times. Eleven days. I’ve got to be the one who asks them again.',
    ],
    after: { concern: 'first-of-march', level: 'heard' },
    until: ['Five people and a lot of cold chips. They’re good at it now, which isn’t a thing you want to be good at.'],
  },
  {
    id: 'jodie-leaves',
    asked: [
      'What if Jodie really resigns?',
      'who could replace her',
      'what happens when only you know the code',
      'how dependent are we on you two',
    ],
    says: ['Then it’s me, and I cycle to work. One lorry and you’re asking the fourteen places yourself.'],
  },
  {
    id: 'team-five',
    asked: [
      'Who is on your team?',
      'how many developers do you have',
      'what do the others say about the rewrite',
      'is the team behind you on this',
    ],
    says: [
      'Five: Jodie, Nikhil, Wojtek, Tess and a kettle, and me if you’re being formal. They’d vote for the table; they’ve each found a price I didn’t know about.',
    ],
  },
  {
    id: 'drivers',
    asked: [
      'How angry were the drivers?',
      'do customers notice these errors',
      'did we lose a council over it',
      'what did the public say last year',
    ],
    says: [
      'There was a radio phone-in. The council in question kept us, on the grounds that the last lot were worse. I wouldn’t put that on the website.',
    ],
  },
  {
    id: 'councils-know',
    asked: [
      'Do the councils know about the risk?',
      'should we tell the nine towns',
      'what would the councils say',
      'have you talked to any of them',
    ],
    says: [
      'They know they’re changing a price, and they think that’s hard for them. Bethan can tell them; do give her more than a day, she’s the one who gets the phone.',
    ],
  },
  {
    id: 'contract-penalty',
    asked: [
      'Are there penalties in the contracts?',
      'could a council sue us for overcharging',
      'what do we owe if it’s wrong',
      'is that legally a problem',
    ],
    says: [
      'There’s something in there about service credits; I’ve only met it as an invoice. Ask Dominic in legal, and ask him about refunds within thirty days.',
    ],
  },
  {
    id: 'refund-money',
    asked: [
      'Who paid the refunds?',
      'is there budget for the rewrite',
      'what does your team cost per day',
      'can we get money for it',
    ],
    says: [
      'It came out of somebody’s marketing, so you’ve probably missed a billboard. Money’s Priya’s department. I can only tell you days, and those I’ve got to the half.',
    ],
  },
  {
    id: 'security-other',
    asked: [
      'Are other parts of the code this bad?',
      'what else is rotten',
      'any other technical debt i should know',
      'is payments in better shape',
    ],
    says: [
      'Payments is lovely, you could eat off it. The permits module’s a bit damp. But nothing else goes off on a date I can name.',
    ],
  },
  {
    id: 'later-history',
    asked: [
      'What was promised before and not done?',
      'why do you not believe in later',
      'who told you after the launch',
      'what became of the earlier promises',
    ],
    says: [
      '“After the launch”, then “in a quiet month”. The launch had a party and the month never rang. Two managers ago, both very sincere.',
    ],
  },
  {
    id: 'later-enough',
    asked: [
      'What would make a later credible?',
      'how can I guarantee you the rest',
      'what do you want for the april part',
      'would a date on the roadmap satisfy you',
    ],
    says: [
      'A week with a number, on a page the board gets, and something that can’t start until it’s done. Then it isn’t my word against a council.',
      'A week, a public page, and a council stuck behind it. I don’t ask for flowers.',
    ],
  },
  {
    id: 'bath-block',
    asked: [
      'Could we make Bath wait for it?',
      'what if the next council can’t start before the clean-up',
      'tie it to the summer councils?',
      'book the seven days against something',
    ],
    says: [
      'Yes. That’s the first thing anyone’s said that has a hinge on it. You’d have to explain it to whoever wants Bath, mind.',
    ],
  },
  {
    id: 'slices',
    asked: [
      'What about a day in every sprint?',
      'can we slice the rest into small pieces',
      'one clean-up day each sprint, would that do',
      'spread it out from February on',
    ],
    says: ['That’d do, if it’s the Monday and not the Friday. Fridays get eaten.'],
  },
  {
    id: 'three-weeks-yes',
    asked: [
      'What if I gave you all three weeks?',
      'would you take the full rewrite now',
      'can I just approve the three weeks',
      'do you insist on everything at once',
    ],
    says: [
      'I’d take it, I’m not made of stone. But then you’ve got one town for Christmas and somebody upstairs hating me. There’s a cleverer bargain than that.',
      'Don’t tempt me twice. What’s the smaller bargain?',
    ],
  },
  {
    id: 'still-three',
    asked: [
      'Why did you tell the team before me?',
      'why announce three weeks in public',
      'you could have come to me first, no?',
      'was it fair to say it in front of everyone',
    ],
    says: [
      'No, it wasn’t, quite. I’d said it quietly for two years and wondered what loud was like. You’ll notice you came.',
    ],
  },
  {
    id: 'taste',
    asked: [
      'Isn’t this just about beautiful code?',
      'is it perfectionism',
      'do you really need it or do you want it',
      'why should the business care',
    ],
    says: [
      'Partly, I like a clean kitchen. But this isn’t the tiles, it’s the gas. Ask me for the part without the tiles.',
    ],
  },
  {
    id: 'your-limit',
    asked: [
      'What’s the least you could live with?',
      'where do you draw the line',
      'what couldn’t you live without',
      'what would you never agree to',
    ],
    says: [
      'March safe before it comes, and someone upstairs who knew. Take either away and you’re talking to the back of my chair.',
      'It hasn’t moved: March safe, and a witness.',
    ],
  },
  {
    id: 'fear',
    asked: [
      'What’s your biggest worry?',
      'what are you afraid of',
      'what is the worst that could happen to you',
      'which scenario do you dread',
    ],
    says: [
      'Ringing Jodie at one in the morning on the first of March. I’ve got the number up already, in my head.',
      'One in the morning, Jodie’s number. I’d rather not dwell.',
    ],
  },
  {
    id: 'trust-expert',
    asked: [
      'I trust you to handle it, is that OK?',
      'you’re the expert, can you manage the risk',
      'can I leave it to you',
      'can’t you find a way yourself',
    ],
    says: [
      'That’s very kind, and it’s how I got the last one. I don’t need trust, I need a couple of weeks and a witness.',
    ],
  },
  {
    id: 'think-of-me',
    asked: [
      'What do you think of me?',
      'are you angry with me',
      'do you trust me',
      'have I lost your respect',
      'what do you expect from managers',
    ],
    says: [
      'You came down the corridor, which puts you second on the all-time list. I’m not angry, it’s my face.',
      'Second on the list. It’s not a long list.',
    ],
  },
  {
    id: 'recommend',
    asked: [
      'Would you stay if this works out?',
      'are you thinking of leaving',
      'do you like it here',
      'would you recommend Kestrel as a place to work',
    ],
    says: ['I’m here for the code, God help me. Give me one March without a phone in it and I’ll put up a review.'],
  },
  {
    id: 'role',
    asked: [
      'How long have you been here?',
      'what’s your job exactly',
      'who is your boss',
      'what do you do as technical lead',
    ],
    says: [
      'Since there were two towns and one chair. I report to Helena’s opposite number, Magnus, who’s on paternity leave and sleeping less than I am.',
    ],
  },
  {
    id: 'need',
    asked: [
      'What do you need from me today?',
      'how can I help you',
      'what should I do first',
      'what do you want me to take away from this',
    ],
    says: [
      'Ask what March costs. Then pick what moves. Then up the stairs to Helena. I’ve put them in walking order.',
      'March, what moves, stairs.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I write it down?',
      'do you want that in an email',
      'where should we record this',
      'will you sign off on a summary',
    ],
    says: ['Please, with days in it. Somewhere I can point at in January when you’ve been promoted.'],
  },
  {
    id: 'meet-again',
    asked: [
      'When do we talk next?',
      'shall we check in weekly',
      'can i come back with an answer tomorrow',
      'when are you free',
    ],
    says: [
      'Tomorrow after stand-up, ten past ten. Bring Helena’s answer and I’ll clear you a chair.',
      'Ten past ten. The chair’s still covered in councils.',
    ],
  },
  {
    id: 'day-after',
    asked: [
      'What happens on the second of March?',
      'what does success look like for you',
      'how would we know it worked',
      'and if it all goes well?',
    ],
    says: ['Nothing at all. I come in, I make tea, nobody’s heard of us. It’s the best a plumber can hope for.'],
  },
  {
    id: 'advice',
    asked: [
      'What would you do in my shoes?',
      'how would you play this',
      'any advice for the conversation upstairs',
      'if it were your decision?',
    ],
    says: [
      'Give a town back, take the gas leak out, and say so before anyone smells it. I’d be terrible at your job, mind, I’d put it in a ticket.',
    ],
  },
  {
    id: 'private',
    asked: ['What do you do at weekends?', 'have you got kids', 'how old are you', 'what are your plans for Christmas'],
    says: ['I descale things. Ask me about the tariff table, it’s more revealing.'],
  },
  {
    id: 'tariff-code-what',
    asked: [
      'What is the tariff code?',
      'explain technical debt in this case',
      'sorry, what do you mean by fourteen places',
      'what exactly would you rewrite',
    ],
    says: [
      'It’s whatever knows that an hour in Oakham costs what it costs. It ought to be one thing. It’s a rumour, passed from file to file.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What’s the most important thing to you here?',
      'which of your complaints comes first',
      'is it the date, Helena or the rewrite',
      'what should I sort out first',
    ],
    says: ['March. Everything else is me being difficult, and I can be difficult in April as well.'],
  },
  {
    id: 'in-return',
    asked: [
      'What do you give me if I get you the days?',
      'if I go to Helena, what’s in it for me',
      'will you deliver the councils then',
      'can I rely on December if I fix this',
    ],
    says: [
      'The towns we’ve agreed, on the day we’ve agreed, and no more announcements in front of people. I’d throw in the radio.',
    ],
  },
  {
    id: 'time',
    asked: [
      'Is this a bad time?',
      'have you got half an hour',
      'can we talk now or later',
      'am I interrupting something',
    ],
    says: ['You’re interrupting a sandwich. Sit, it’s cheese, it’ll keep.'],
  },
  {
    id: 'compare-competitors',
    asked: [
      'How do other parking apps do it?',
      'do competitors have the same problem',
      'is there software we could buy for tariffs',
      'could we use a ready-made pricing engine',
    ],
    says: [
      'You can buy one, and it’d want telling about market day in Ely. We looked; it’s half a year and a man called Torsten. Nice man.',
    ],
  },
];
