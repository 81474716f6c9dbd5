import type { Answer } from '@parley/shared';

export const lateDrawingsAnswers: readonly Answer[] = [
  {
    id: 'all-by-23',
    asked: [
      'Can I have all fourteen by the 23rd?',
      'can you finish everything by 23 november',
      'Will the full set be in Mallow on Monday week?',
      'I need the lot by next monday, is it possible',
    ],
    says: [
      'All fourteen, no. With two people it can’t be done, and I’d only be ringing you on the Sunday to say so. What’s in the ground, maybe.',
      'No, not all. Ask me for the part you pour.',
    ],
    after: { knows: 'bar-bender' },
    until: [
      'All fourteen by any day this month, no. Who needs them first, and on what day? Nobody’s told me that bit.',
    ],
  },
  {
    id: 'just-send',
    asked: [
      'Can you just send what you have?',
      'send them as they are please',
      'Could we get the drawings now and the corrections later?',
      'would you issue them for information only',
      'can you release unchecked drawings for the bender',
    ],
    says: [
      'No. If it has my bars on it, somebody will bend them. You’ll get fewer, and they’ll have initials on.',
      'No, I won’t. I know you’re stuck. I’d still be saying no.',
    ],
  },
  {
    id: 'new-date',
    asked: [
      'When will they all be finished?',
      'give me a realistic date for the whole lot',
      'What is your honest completion date?',
      'when do we get the last drawing',
      'how long do you need for everything',
    ],
    says: [
      'Before Christmas, if the stair stands still from now. If it walks again I haven’t a date for you, I’d be inventing it.',
      'Mid December for the last of it, and that’s with a stair that’s signed. I won’t put a day on it without that.',
    ],
  },
  {
    id: 'foundations-when',
    asked: [
      'When could the foundation drawings be done?',
      'can you do the foundations by next Monday',
      'Would the ground ones be possible by the 23rd if you drop the rest?',
      'what if both your people only do foundations this week',
      'the foundations first, is a week enough',
    ],
    says: [
      'If I put the two of them on nothing else, and Declan has his day and a half before he goes, yes. It’s tight, and it’s the only thing I’d say yes to today.',
      'Yes, those, if the phone stops. It’s drawn in my head, it’s getting it out.',
    ],
  },
  {
    id: 'slab-when',
    asked: [
      'And the ground slab, when?',
      'could you do the slab by 4 December',
      'What date would work for the second set?',
      'how soon after the foundations come the slab sheets',
    ],
    says: [
      'Ten days after the foundations, if nobody’s rung. Declan’s in Galway for four of them, so they’d be sitting there drawn, and he’d do them the minute he’s back.',
      'Early December. Tell me the day you really need and not the one with a week of fat on it.',
    ],
    tells: ['declan-away'],
  },
  {
    id: 'stair-last',
    asked: [
      'Can the stair core come last?',
      'what if we leave the stairs until mid december',
      'Would you do the stair after everything else?',
      'is it ok to postpone the core',
    ],
    says: [
      'It has to come last, there’s nothing to draw till it’s signed. Six days once it stands still, and then Declan’s time.',
      'Last is where it wants to be. I’d enjoy not looking at it for a fortnight.',
    ],
  },
  {
    id: 'stair-why-moves',
    asked: [
      'Why did Fionn move the stair?',
      'what reason did the architect give',
      'Who asked for the stair to be changed?',
      'what exactly changed with the stair',
      'is it the fire officer or the design',
    ],
    says: [
      'First it was the fire officer, fair enough. The second was for the light on the landing. It’s a lovely landing. It’s also every bar in three walls.',
      'The second time was the light. I’ve nothing against light.',
    ],
  },
  {
    id: 'stair-cost',
    asked: [
      'What did the stair changes cost your office?',
      'did you charge for the redrawing',
      'Did anyone pay you for the lost days?',
      'how do your people feel about drawing it again',
      'what will happen if he moves it once more',
    ],
    says: [
      'Eighteen days’ work, none of it paid and none of it mentioned. If he moves it a third time Piotr goes, he’s told me, and I’d be inclined to hold the door.',
    ],
    tells: ['stair-moves'],
    after: { concern: 'stair-core', level: 'heard' },
    until: ['It cost us the autumn, more or less. I haven’t sent a bill. I haven’t had an evening to write one.'],
  },
  {
    id: 'fionn-talk',
    asked: [
      'Have you spoken to Fionn about it?',
      'did you tell Fionn that he causes delay',
      'Why didn’t you refuse to redraw it?',
      'do you get on with the architect',
      'can you and Fionn sort it out between you',
    ],
    says: [
      'I’ve rung him. He’s charming, he says it’s only a nudge. He doesn’t work for me, so I can’t tell him no, I can only tell him nine days.',
      'He’s not a bad sort. He thinks a wall is a line. It’s you he’d listen to.',
    ],
  },
  {
    id: 'freeze-form',
    asked: [
      'What would you need to see to call the stair frozen?',
      'is an email from Fionn enough for a freeze',
      'Who has to sign the stair layout?',
      'what should the frozen drawing look like',
    ],
    says: [
      'One sheet, levels and sizes on it, his signature and yours, and a date. Not an e-mail with a smiley. I’d put it up over Piotr’s desk.',
      'Two signatures on a sheet, his and yours. That’s what frozen looks like.',
    ],
  },
  {
    id: 'freeze-date',
    asked: [
      'By when must the stair be frozen?',
      'is friday ok for the freeze',
      'If Fionn signs by the 20th, what happens then?',
      'how late can the stair be decided',
    ],
    says: [
      'This Friday would do. Any later and it runs into Christmas, and then you’ve a foundation with nothing standing on it in January.',
    ],
  },
  {
    id: 'after-freeze-change',
    asked: [
      'What if the stair has to change after it is frozen?',
      'would a paid variation be all right',
      'Could we agree on extra time and money for later changes?',
      'what happens if the client wants another change',
    ],
    says: [
      'Then it comes from you, on paper, with days added and hours paid, and Piotr gets to see it first. I’d take that. I just won’t take it with a smiley.',
    ],
  },
  {
    id: 'more-staff',
    asked: [
      'Can’t you get more people?',
      'could you hire a freelancer',
      'What about a detailing agency?',
      'have you tried to replace Aoife',
      'could someone from another office help you',
    ],
    says: [
      'I tried. I’d two agencies and a lad in Limerick, and he lasted four days. By the time I’d shown anyone this school, I’d have drawn it myself.',
      'Everyone who can draw a bar in Munster is drawing one. I rang them all.',
    ],
  },
  {
    id: 'pay-more',
    asked: [
      'Would money help, for overtime?',
      'we could pay for weekend work',
      'What if we pay a premium for fast delivery?',
      'can I buy us some days',
    ],
    says: [
      'Not for Piotr and Síle, they’re doing Saturdays as it is. If you’ve money, spend it on whatever keeps Fionn away from a pencil.',
      'No. There’s only so much of the pair of them. I’d take quiet over money.',
    ],
  },
  {
    id: 'our-draughtsman',
    asked: [
      'Could our people draw some of it?',
      'can I send you a technician from our office',
      'Would it help if somebody from site sat with you?',
      'what could my team take over',
    ],
    says: [
      'The queries. If one of yours read the drawings before asking, that’s my evenings back. Drawing bars, no, thanks, I’d have to check the checking.',
      'Answer your own lads where the answer’s on the sheet. It mostly is.',
    ],
  },
  {
    id: 'one-voice',
    asked: [
      'What if only I ring you from now on?',
      'shall I tell everyone to stop calling',
      'Would one contact person help?',
      'can all questions go through me',
      'Should I be the only one who talks to you?',
    ],
    says: [
      'God, yes. Only mean it. The last time I was promised that I’d the crane fella on inside the hour.',
      'Yes, you. At a fixed hour even, half four, when they’ve the lights on and I’ve stopped pretending to eat.',
    ],
  },
  {
    id: 'who-rings',
    asked: [
      'Who are the five who keep calling you?',
      'which of my people call you',
      'What does my foreman want from you?',
      'what is our buyer asking for',
      'who rang you today',
    ],
    says: [
      'Your foreman, Mossie, for the slab. Gráinne in buying, for tonnages. The crane, the clerk of works, and a young one called Conor who only wants to know am I busy.',
      'Mossie at eight, Gráinne at ten past. I could set the clock by them.',
    ],
  },
  {
    id: 'rung-at-home',
    asked: [
      'Do they ring you in your free time as well?',
      'has someone called you at home',
      'How bad is it with the calls?',
      'when did you last have a quiet hour',
    ],
    says: [
      'The crane man got my own number somewhere and rang me in the kitchen. We do a bit of every sheet for whoever rang last, and so there’s nothing finished.',
    ],
    after: { concern: 'all-at-once', level: 'heard' },
    until: ['There’s a quiet hour, it’s from five to six in the morning. I use it.'],
  },
  {
    id: 'queries-what',
    asked: [
      'What are our site’s queries about?',
      'are the questions from the site useful',
      'Could we bundle the queries once a week?',
      'what if you get one list on fridays',
      'how long do you need to answer them',
    ],
    says: [
      'Half of them are on the drawing, a third are about sheets that aren’t drawn, and the rest are good. One list a week, numbered, and I’d do it in an hour.',
      'A list on a Friday, yes. It’s the opening and closing of the thing that kills you, not the answering.',
    ],
    tells: ['queries'],
  },
  {
    id: 'why-not-warned',
    asked: [
      'Why did you not tell us earlier?',
      'when did you know you would be late',
      'Why did I find out only on the 30th?',
      'did you warn anybody',
      'Shouldn’t you have raised the alarm in October?',
    ],
    says: [
      'I told Fionn in October that it was nine days, and I thought he’d tell you. I ought to have rung you myself. That one’s mine.',
      'I should’ve rung you in October. I was drawing. It isn’t a reason, it’s only what I was doing.',
    ],
  },
  {
    id: 'whose-fault',
    asked: [
      'Whose fault is the delay?',
      'is it our fault or yours',
      'Do you blame us?',
      'how much of it is on your side',
      'what was your part in this',
    ],
    says: [
      'Half and half, if you want it on paper. The stair’s yours, and saying yes with one person short was mine. I don’t think it gets a bar bent.',
    ],
  },
  {
    id: 'contract-penalty',
    asked: [
      'What does your contract say about late drawings?',
      'can we claim damages from your office',
      'Are you insured for delays?',
      'I may have to hold you liable for the standstill',
      'would you accept a penalty',
    ],
    says: [
      'I’d have to ask Declan what we signed, he keeps the contracts. You can write, and I’d answer it the week after next, with the dates of the stair in it.',
    ],
  },
  {
    id: 'other-engineer',
    asked: [
      'What if we give the work to another engineer?',
      'should we take some drawings away from you',
      'Could another office finish it?',
      'is it better to switch engineers now',
    ],
    says: [
      'You could. They’d want the model, the soil report and a fortnight, and they’d ring me every day of it. I wouldn’t be insulted, I’d be asleep. But you’d pour in January.',
    ],
  },
  {
    id: 'declan-who',
    asked: [
      'Who is Declan?',
      'what does declan do in your office',
      'Why can only Declan check the drawings?',
      'is there nobody else who can check',
      'could an external engineer do the checking',
    ],
    says: [
      'Declan Lowe, the other name on the door. He’s thirty-odd years at it and he finds things. Anyone outside would need a week to learn the building before they’d catch a bar.',
      'He’s slow and he’s right. There was nobody else I’d have let look at it after Youghal.',
    ],
    tells: ['declan-away'],
  },
  {
    id: 'declan-during',
    asked: [
      'Can Declan check while he is in Galway?',
      'could he do it from the hotel',
      'What if Declan comes back a day early?',
      'can the check be done before Declan leaves',
      'is his absence fixed',
    ],
    says: [
      'Not from Galway, it’s his daughter’s day and I’d not ask him. Before he goes, yes, if he has them by the Friday. After that it’s the Saturday when he’s back.',
      'Before, or after. Not during. She’s the first of theirs to go to college.',
    ],
    tells: ['declan-away'],
  },
  {
    id: 'check-shorter',
    asked: [
      'Does a check really take a day and a half?',
      'can he check only the critical bars',
      'Could you do a quicker check this time?',
      'what if he does spot checks',
      'is there a way to speed up the checking',
    ],
    says: [
      'It takes what it takes. What you could do is send him two sheets on the Wednesday, so he’s not looking at five on the Friday night. That’d speed it and not thin it.',
      'Not thinner. Sooner, if he gets them in dribs.',
    ],
  },
  {
    id: 'check-what-finds',
    asked: [
      'What does Declan usually find?',
      'how often does he find mistakes',
      'is the checking worth it',
      'What if he finds something at the last minute?',
    ],
    says: [
      'One thing in every set, mostly small. A lap that’s short, a bar that can’t get past its neighbour. If it’s the last evening, then it goes a day late and I ring you.',
    ],
  },
  {
    id: 'youghal-feel',
    asked: [
      'Who was responsible in Youghal?',
      'what did that mistake do to you',
      'How did it come to the mistake back then?',
      'did you let it out yourself',
      'do you still think of youghal',
    ],
    says: [
      'I was. A contractor was shouting and I let it go. They broke the wall out with the children in the next room doing their tables. You don’t forget the tables.',
    ],
    tells: ['youghal'],
    after: { concern: 'unchecked', level: 'heard' },
    until: ['It was us, it was this office. That’s as much as I’d want to say about it on the phone.'],
  },
  {
    id: 'mallow-two-lots',
    asked: [
      'Would it help if Mallow took them in two lots?',
      'what if the bender starts with a part',
      'Can the schedules go to Mallow as they are checked?',
      'shall I ring the bar bender for some days',
    ],
    says: [
      'It would, it’d take the cliff off the Monday. Two sheets in the week and the others after. You ask him, I don’t know the man, and I’d only sound tired.',
    ],
    after: { knows: 'bar-bender' },
    until: [
      'If the bars could be bent in lots it’d take the cliff off it. Who’s bending them, and did anyone ask him?',
    ],
  },
  {
    id: 'mallow-extension',
    asked: [
      'Could I ask Mallow for two more days?',
      'what if the bar bender gave us until wednesday',
      'would a few extra days at the bender save you',
      'suppose the bender waits a bit longer for the schedules',
    ],
    says: [
      'Two days would save my weekend and Declan’s temper. Don’t give it all to me, though, keep one for yourself. I’d use whatever I’m given.',
    ],
    after: { knows: 'bar-bender' },
    until: ['Days always help. Whose days are they, and what’s he waiting on?'],
  },
  {
    id: 'pour-move',
    asked: [
      'What if we move the pour?',
      'could we pour a week later',
      'Should I postpone the foundations?',
      'would a later pour solve the problem',
    ],
    says: [
      'It’d be easier on me and dear on you, and if the stair’s still walking in a week you’d have moved it for nothing. Pin the stair first. Then see do you need it.',
      'Not yet, no. I’d sooner make the day than be given another.',
    ],
  },
  {
    id: 'split-pour',
    asked: [
      'Could we pour half of the foundations first?',
      'what if we start with one end of the building',
      'can you give me only the drawings for the east side',
      'is it possible to divide the pour',
    ],
    says: [
      'You could, there’s a joint on grid four. Then two of the ground sheets would do for the first half. It’s a cold joint in winter, I’d want to talk it through with Declan.',
    ],
  },
  {
    id: 'standing-cost',
    asked: [
      'Do you know what the standstill costs us?',
      'it costs 4600 a day if we wait, do you realise',
      'Is there anything you would do differently, knowing the crane costs that much?',
      'who will pay for the crane standing',
    ],
    says: [
      'I do now, you said it, and I wrote it on the sticker and it didn’t make me faster. It’s a good reason to go and see Fionn, though.',
    ],
    after: { knows: 'standing-cost' },
    until: ['I know it’s dear. I don’t know the figure, your side never gave me one.'],
  },
  {
    id: 'soil-tech',
    asked: [
      'Are the foundations complicated?',
      'can we simplify the reinforcement',
      'Would mesh be faster than loose bars?',
      'is there a simpler design possible',
    ],
    says: [
      'It’s made ground at the north end, so it’s heavier there than I’d like. I could put mesh in the slab, that’d save Síle two days. In the ground, no.',
      'Mesh in the slab, if your buyer can get it. That’s the one place it’d help.',
    ],
  },
  {
    id: 'school-law',
    asked: [
      'Does the Department have to approve the drawings?',
      'who certifies the structure for the school',
      'What about the building regulations and the certifier?',
      'does the council need to see them before we pour',
    ],
    says: [
      'The assigned certifier, that’s Eileen Twomey in the county, she wants them three days before the steel’s covered. The Department never rings me, thank God. Ask Eileen about her days.',
    ],
  },
  {
    id: 'school-people',
    asked: [
      'Who in the school is waiting for this?',
      'has anybody told the principal',
      'When do the children move in?',
      'what does the school say about the delay',
    ],
    says: [
      'The principal’s a Mrs Hurley, I met her once, she’s sixty in prefabs. When she gets her rooms is on your programme, not on mine.',
    ],
  },
  {
    id: 'our-programme',
    asked: [
      'Do you have our programme?',
      'which dates were you given by us',
      'has anyone sent you the sequence of works',
      'what do you know about our schedule',
    ],
    says: [
      'I’ve one from August with the stair in the wrong place. If there’s a newer one it went to Fionn. Send me the two pages with the pours on, and I’d need no more.',
    ],
  },
  {
    id: 'piotr-sile',
    asked: [
      'What are Piotr and Síle working on now?',
      'who of your two does what',
      'how are your detailers',
      'Is Síle experienced?',
      'could Piotr work on the foundations alone',
    ],
    says: [
      'Piotr has the ground and Síle the slab, and both of them have a bit of the stair on the screen behind it. Piotr’s the quick one. Síle doesn’t make mistakes.',
    ],
    tells: ['two-detailers'],
  },
  {
    id: 'aoife-back',
    asked: [
      'When does Aoife come back?',
      'did you know in advance that Aoife would leave',
      'Could Aoife do a few hours from home?',
      'why did you take the job with one person missing',
    ],
    says: [
      'In the spring, please God, and no, I’m not ringing a woman with a seven-week-old about laps. We knew. I thought I’d find somebody. I thought the stair would stay put too.',
    ],
    tells: ['two-detailers'],
  },
  {
    id: 'minimum',
    asked: [
      'What do you need from me, as a minimum?',
      'what can I take off your desk',
      'If I could do one thing for you, what would it be?',
      'what would help you most today',
      'how can I make this easier',
    ],
    says: [
      'The stair, signed. That’s the one I can’t do myself. After that, an order, and everyone else’s phone.',
      'Stair signed, a list of what’s first, and you the only one who rings. I’d have asked, only nobody was asking.',
    ],
  },
  {
    id: 'condition-date',
    asked: [
      'Under which conditions would you commit to dates?',
      'what must be true before you promise a day',
      'Will you put dates in writing if I do my part?',
      'what are your dates resting on',
    ],
    says: [
      'If the ground comes first, Declan’s days are in, and the phone’s quiet, I’ll write you the days and stand over them. For the stair you’d get ’six days from signature’, and no calendar.',
    ],
  },
  {
    id: 'by-when',
    asked: [
      'By when must I decide?',
      'until when do you need my list',
      'how quickly do you need an answer from me',
      'what is the latest for telling you the order',
    ],
    says: [
      'Today. If I know the order by tonight they start on it at eight. Each evening you think about it is two of mine.',
      'Tonight. Even on the back of something.',
    ],
  },
  {
    id: 'if-nothing',
    asked: [
      'What happens if we go on like this?',
      'what will I get on the 23rd if nothing changes',
      'If nobody decides the order, what comes out?',
      'how does this end if nothing happens',
    ],
    says: [
      'You get two of this, three of that and none of the other, and nothing you can pour. We’d have worked every night for it too. That’s what galls me.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I send you this in an email?',
      'who puts it on paper',
      'do you want the order in writing',
      'can you confirm the dates to me by mail',
    ],
    says: [
      'You send me the order and the stair, three lines. I’ll send the days back under it. I don’t want minutes, I want a list I can hang up.',
    ],
  },
  {
    id: 'again',
    asked: [
      'When do we speak next?',
      'shall I call you tomorrow',
      'do you want a weekly call',
      'Can I come to Cork?',
      'how will you tell me when something goes wrong',
    ],
    says: [
      'Tomorrow at half four, five minutes. If something slips before that I’d ring you, I’m past being shy. And if you come, bring Fionn with a pen.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you annoyed with us?',
      'do you want off this job',
      'how tired are you',
      'are you ok',
      'Is it too much for you?',
    ],
    says: [
      'I’m grand, I’m only worn thin. I don’t want off it. I’d like to finish one thing on it.',
      'Not with you. You asked something, it’s a change from being told.',
    ],
  },
  {
    id: 'trust-us',
    asked: [
      'Would you work with Dunmahon again?',
      'what do you think of our site team',
      'how do you find working with us',
      'Do you trust my dates?',
    ],
    says: [
      'Your site’s good, I’ve seen the shuttering, it’s tidy. It’s the way ye talk to us, all at once. I’d do another for you, with the stairs drawn by somebody who’s finished.',
    ],
  },
  {
    id: 'job',
    asked: [
      'How long are you an engineer?',
      'are you a partner in the office',
      'how big is your firm',
      'what is your own role on the school',
    ],
    says: [
      'Partner since 2016, engineer a good bit longer. There’s seven of us when everyone’s in, and everyone’s not in. On the school it’s me, and whoever’s standing.',
    ],
  },
  {
    id: 'private',
    asked: [
      'Do you have children yourself?',
      'when do you sleep',
      'how was your weekend',
      'how old are you',
      'what are your plans for christmas',
    ],
    says: [
      'I’d a Sunday somewhere, I think it was in September. Ask me at Christmas and I’d have something to tell you. Are we still on the sheets?',
    ],
  },
  {
    id: 'schedule-what',
    asked: [
      'What is a bending schedule?',
      'sorry, what does the bender need from you',
      'What is the difference between the drawing and the schedule?',
      'can you explain what reinforcement drawings are',
    ],
    says: [
      'It’s the shopping list, every bar, what length, bent to what shape. The drawing’s where it goes. If the list’s wrong they bend it lovely and it doesn’t fit.',
      'Drawing, where. Schedule, what. Declan reads both.',
    ],
  },
  {
    id: 'core-what',
    asked: [
      'What is the stair core?',
      'why does the core matter so much',
      'what depends on the stair',
      'can we build without the stair core for now',
    ],
    says: [
      'Three walls and the stairs inside them, it’s what keeps the building from leaning. You can pour the ground without it. You can’t go up without it.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What is the biggest problem of all these?',
      'which of these three hurts most',
      'where should I start helping',
      'what matters more to you, the stair or the phone calls',
    ],
    says: [
      'The stair. The phone I could throw in the Lee. I can’t throw Fionn.',
      'Stair first. If that’s loose, the rest is only tidying.',
    ],
  },
  {
    id: 'good-week',
    asked: [
      'How would a good week look for you?',
      'what would success be for you',
      'When would you say it’s under control?',
      'what do you want out of this call',
    ],
    says: [
      'One set out by Friday with initials on it, nobody walking the stair about, and me home while the shop’s open. I’m not greedy.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What can you promise me in return?',
      'if I do all that, what do I get',
      'what would you do for us then',
      'Can you give me something firm from your side?',
    ],
    says: [
      'The truth, the same day. The ground checked. And I’d put my own two hands on it as well as theirs, I can still draw a bar.',
    ],
  },
  {
    id: 'worst-fear',
    asked: [
      'What are you most afraid of?',
      'what worries you about this job',
      'what would be the worst for you',
      'which mistake do you fear',
    ],
    says: [
      'A bar in the wrong place in a wall beside a classroom, and my name in the corner of the sheet. Late I can apologise for.',
    ],
    after: { concern: 'unchecked', level: 'heard' },
    until: ['Putting something out that has to be broken out. I’d be late twice over before I’d do that.'],
  },
  {
    id: 'time-now',
    asked: [
      'Have you a moment now?',
      'is it a bad time to talk',
      'how long can you stay on the phone',
      'shall I ring back later',
    ],
    says: ['Go on, I’ve it till the next one rings. Talk while I save this sheet.'],
  },
];
