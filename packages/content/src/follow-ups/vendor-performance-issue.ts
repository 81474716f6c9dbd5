import type { FollowUp } from '@parley/shared';

export const vendorPerformanceIssueFollowUps: readonly FollowUp[] = [
  {
    id: 'opening-how-many-yours',
    on: ['opening', 'concern:counted-for-three'],
    asked: [
      'How many would you say are yours?',
      'what’s your own count then, Kofi',
      'You tell me, how many of the three?',
      'so how many do you think were brightpost’s fault',
    ],
    says: [
      'Two. The first and the third I’ll carry up the stairs myself, and the second has your drawing number on it.',
    ],
  },
  {
    id: 'opening-lunch-hanging',
    on: ['opening'],
    asked: [
      'Can’t it be both, lunch and a hanging?',
      'I’ve come for lunch, Kofi, not for a hanging',
      'What’s for lunch then?',
      'did you really think i came to hang you',
    ],
    says: [
      'Then it’s rice, and you’ll eat it standing like the rest of us. The hanging I only expected because the last thing your firm sent came by courier.',
    ],
  },
  {
    id: 'opening-which-bracket',
    on: ['opening'],
    asked: [
      'What happened with that bracket?',
      'who changed the bracket, and when exactly',
      'Tell me about the bracket, how was it from your side?',
      'which bracket got changed after freezing, and how',
    ],
    says: [
      'Frozen on the sixth of May, so I cut forty. On the eleventh an e-mail, “rev C”, four holes moved, and the forty were scrap.',
    ],
  },
  {
    id: 'three-first-one',
    on: ['fact:three-late', 'statement:claim-true-lateness', 'answer:own-two'],
    asked: [
      'What happened with the first and the third?',
      'why were the nine and the fifteen late',
      'Which of those were really your own fault?',
      'nine and fifteen, how did these come about',
    ],
    says: [
      'The first was glass, cheap and cracked, and my yes came before the price. The third was hands, a queue at a test bench with nobody on it.',
    ],
  },
  {
    id: 'three-total-days',
    on: ['fact:three-late', 'statement:claim-true-lateness', 'statement:claim-wrong-delays'],
    asked: [
      'So how many days are yours altogether?',
      'nine plus fifteen, so 24 days are yours?',
      'How many of the 36 days do you own?',
      'that makes 24 for you and 12 for us',
    ],
    says: [
      'Twenty-four are mine, twelve are yours, thirty-six in all. Say it in that order and I’ll sign it on a napkin.',
    ],
  },
  {
    id: 'three-what-next',
    on: ['fact:three-late'],
    asked: [
      'What do you think comes next in the series?',
      'eighteen days for the fourth, is that what you mean',
      'What would the fourth one be?',
      'do you expect the last batch to be late as well',
      'nine, twelve, fifteen, and what would come after that',
      'You don’t like how that series goes on, do you?',
    ],
    says: [
      'Eighteen, if you only count. If you go by parts instead of patterns I can give you some on the day, and that’s what I’d rather talk about.',
    ],
  },
  {
    id: 'fourth-realistic',
    on: ['fact:fourth-due', 'concern:driver-boards', 'statement:offer-recommit'],
    asked: [
      'Is the twenty-fourth realistic?',
      'can you make 24 August, yes or no',
      'So will the last forty be there on the day?',
      'what do you say to the 24th honestly',
    ],
    says: [
      'Not for all forty, no. I’ve driver boards for twenty-five, so twenty-five I’d put my house on and the rest I’d be making up.',
    ],
    tells: ['board-stock'],
  },
  {
    id: 'fourth-mayor',
    on: ['fact:fourth-due', 'answer:mayor-council'],
    asked: [
      'Will the mayor be at one of the stops?',
      'at which stop does the mayor cut the ribbon',
      'What does the mayor know about displays?',
      'why do you worry about the mayor',
    ],
    says: [
      'The big one by the station, I read in the paper. A mayor always looks up, and I’d like there to be a tram time where he’s looking.',
    ],
  },
  {
    id: 'bracket-who-sent',
    on: ['fact:bracket', 'statement:claim-true-dates', 'answer:bracket-what'],
    asked: [
      'Who sent you the new one?',
      'from whom came the mail on 11 May',
      'Whose name was on the rev C?',
      'which of my people changed it',
    ],
    says: [
      'Your drawing office, a shared address with no name under it. I rang the number at the bottom and got a man who said “just do what you can”.',
    ],
  },
  {
    id: 'bracket-when-notice',
    on: ['fact:bracket', 'answer:how-second-batch', 'statement:claim-agreed-bracket'],
    asked: [
      'When did you tell us what it would cost?',
      'did you say how many days the new bracket takes',
      'What did you do when you got rev C?',
      'on the eleventh, how did you react',
      'Did you tell anyone on our side what the new bracket would cost in days?',
      'had you warned us at the time about the delay',
    ],
    says: [
      'I rang the same afternoon and said it’d be a week and a half at least. He said “just do what you can”, so I did, and it was twelve days.',
    ],
  },
  {
    id: 'bracket-why-twelve',
    on: ['fact:bracket', 'answer:how-second-batch'],
    asked: [
      'Why twelve days for four holes?',
      'couldn’t you drill new holes into the old ones',
      'Was there no way to save the forty?',
      'why not just drill the new holes',
      'Four holes, why did that take twelve days?',
      'what took so long about moving a few holes',
    ],
    says: [
      'Old holes and new holes overlap, so it’s a slot and not a hole, and it’s holding a display over people’s heads. New steel, bend it, coat it, and the coater had a queue.',
    ],
  },
  {
    id: 'bracket-scrap-cost',
    on: ['fact:bracket', 'answer:how-second-batch', 'common:cost_to_you'],
    asked: [
      'What did the forty in the skip cost you?',
      'how much money did you lose on the brackets',
      'Did you ever charge us for the scrapped ones?',
      'who paid for forty new brackets',
    ],
    says: [
      'I paid, steel and coating both, and it’s on no invoice. I’d not have brought it up if nobody had counted to three.',
    ],
  },
  {
    id: 'six-which-stops',
    on: ['fact:six-dark', 'statement:news-six-reported'],
    asked: [
      'Which stops are they?',
      'do you know where the six are',
      'Are they all by the river?',
      'the dark ones, where do they hang',
    ],
    says: [
      'Four by the river and two in the open by the park, going by your fault list. It’s the windy ones, which is why I think water.',
    ],
  },
  {
    id: 'six-why-two-seen',
    on: ['fact:six-dark', 'answer:seal-sure', 'statement:news-six-reported'],
    asked: [
      'How do you know it’s the seal?',
      'have you had one of the six on your bench',
      'So you’ve only seen pictures?',
      'could it be something else than the seal',
      'What makes you think it’s the seal?',
      'why do you believe it is the seal, have you opened one',
    ],
    says: [
      'Pictures of two, wet in the same corner, that’s all I’ve got. Get them down and on my bench, and I’ll know in an afternoon.',
    ],
  },
  {
    id: 'six-how-long-worked',
    on: ['fact:six-dark', 'concern:six-failures'],
    asked: [
      'They worked when they left?',
      'how long were the six tested here',
      'Did you test them before they went out?',
      'how long did you leave them on',
    ],
    says: [
      'They worked, for two hours on a dry bench. Water takes longer than two hours, and that’s what I’m ashamed of.',
    ],
  },
  {
    id: 'six-others',
    on: ['fact:six-dark', 'answer:seal-sure', 'answer:batch-one-ok'],
    asked: [
      'What about the other 34 of that batch?',
      'could the rest of the third batch go dark too',
      'Do you expect more of them to fail?',
      'are there others with the same seal up there',
    ],
    says: [
      'They’d another roll of seal in them, so I don’t think so, but I’d not swear for all thirty-four. Your fault list’s been quiet since number six, I read it every morning.',
    ],
  },
  {
    id: 'six-roll-of-seal',
    on: ['fact:six-dark', 'answer:seal-sure', 'follow-up:six-others'],
    asked: [
      'Which roll of seal was it?',
      'do you still have that roll',
      'Was it a different supplier for the seal?',
      'have you changed the seal since then',
    ],
    says: [
      'A cheap roll, in for a rush, and it’s in the bin with a note on. The last forty get the old make, I’ve four rolls of it in the rack.',
    ],
  },
  {
    id: 'damages-afraid',
    on: ['fact:damages', 'concern:penalty', 'statement:claim-true-clause'],
    asked: [
      'Are you afraid we’ll claim it?',
      'what would you like me to say about the twelve hundred',
      'What should happen with the penalty, in your eyes?',
      'how do you want us to handle the damages',
      'Are you worried that we’ll claim the twelve hundred?',
      'does that “yet” worry you',
    ],
    says: [
      'I want it parked till the last display’s lit and then gone, on paper. With it over my head I’m counting money when I should be counting screws.',
    ],
  },
  {
    id: 'damages-sum',
    on: ['fact:damages', 'concern:penalty', 'statement:claim-true-clause', 'statement:news-nothing-claimed'],
    asked: [
      'What does it come to for all three?',
      'how much would that be for 36 days',
      'Have you worked out the sum?',
      '1,200 a day, so what is the total',
      'What would all three come to?',
      'how much would it add up to, all the late days',
    ],
    says: [
      'All three, forty-three thousand two hundred. Without your twelve days, twenty-eight thousand eight hundred, and I’ve neither in the tin.',
    ],
  },
  {
    id: 'fitters-why-two',
    on: ['fact:fitters', 'statement:news-fitters', 'statement:ref-date'],
    asked: [
      'Could the fitters start with the first lorry?',
      'would it help if my fitters begin before the rest comes',
      'Would you bring the first ones earlier then?',
      'if they start with 25, do we still need the seventh',
    ],
    says: [
      'Start them on the first lot the day it lands, that’s what I’d do. Then the second lot’s only a short run at the end, and nobody’s on a ladder at midnight.',
    ],
  },
  {
    id: 'paper-remember',
    on: ['fact:paper-timetables', 'statement:offer-paper-stops', 'answer:paper-stops'],
    asked: [
      'Why would you hate it?',
      'is paper at two stops so bad for you',
      'Which two would you leave on paper?',
      'for how long would the two stops have paper',
      'What’s so bad about paper?',
      'why do you hate the idea of paper timetables',
    ],
    says: [
      'Because it’s my display that isn’t there, and everybody can read that. Pick the two where the fewest people stand, and I’ll have them lit within days.',
    ],
  },
  {
    id: 'stock-sure',
    on: ['fact:board-stock', 'answer:how-many-on-day', 'statement:sum-boards'],
    asked: [
      'Are you sure it’s twenty-five?',
      'have you counted them yourself',
      'Could I count the boards with you?',
      '25, is that a safe number',
      'Is that number certain, twenty-five?',
      'are you quite sure it’s 25 and not less',
    ],
    says: [
      'Counted this morning, twice, and once by my partner who trusts nobody. Third shelf, left side, go and touch them.',
    ],
  },
  {
    id: 'stock-all-good',
    on: ['fact:board-stock', 'answer:how-many-on-day'],
    asked: [
      'Do all of them work?',
      'are the twenty-five tested',
      'Is one of them kept as a spare?',
      'and if one of the 25 boards is faulty, what then',
      'Are all of those boards working?',
      'do all twenty-five of the boards work',
    ],
    says: [
      'Femi’s had every one of them lit on the bench. There’s no spare in it, so if one dies it’s twenty-four and you’ll hear it from me that day.',
    ],
  },
  {
    id: 'stock-fifteen',
    on: ['fact:board-stock', 'statement:sum-boards', 'answer:how-many-on-day'],
    asked: [
      'So fifteen are missing?',
      'only 15 more and you’d have all forty',
      'What about the other fifteen, when do they come?',
      'then it’s fifteen boards we need from Penang',
    ],
    says: [
      'Fifteen, that’s the whole gap. By boat and by patience it’s September, no day; by air it’s ten days from when they’re paid.',
    ],
    tells: ['air-freight'],
  },
  {
    id: 'penang-letter',
    on: ['fact:board-stock', 'answer:penang-why-longer'],
    asked: [
      'How did you find out about the nine weeks?',
      'when did they tell you it’s nine and not four',
      'Nobody told you?',
      'did they warn you before the nine weeks',
    ],
    says: [
      'From an order page that had a nine where there’d been a four. I rang, and a very polite lady said it had been on the website.',
    ],
  },
  {
    id: 'penang-order-placed',
    on: ['fact:board-stock', 'answer:boards-arrive-when', 'answer:penang-why-longer'],
    asked: [
      'Have you ordered the missing ones?',
      'is there already an order in Penang',
      'When did you place the order?',
      'are they ordered but not paid, or not even ordered',
    ],
    says: [
      'Ordered, yes, and sitting there till somebody pays. They used to let me have thirty days, and now it’s money first.',
    ],
  },
  {
    id: 'penang-sure-ten',
    on: ['fact:air-freight', 'statement:offer-pay-penang', 'answer:pay-penang', 'answer:upfront-wins'],
    asked: [
      'Are you sure about the ten days?',
      'ten days, is that a promise from Penang',
      'What if it takes longer than ten days?',
      'can you show me Penang’s offer in writing',
    ],
    says: [
      'It’s in an e-mail, with a flight on it, and it’s ten days from the money. I’d plan on twelve myself, I’ve been hopeful before.',
    ],
  },
  {
    id: 'penang-what-included',
    on: ['fact:air-freight', 'statement:offer-pay-penang', 'answer:pay-penang'],
    asked: [
      'Is the £9,500 only for the flight?',
      'what’s in the nine and a half thousand',
      'Does that include the boards or just the freight?',
      'nine and a half thousand for boards and plane together?',
    ],
    says: [
      'Boards and plane together, paid up front. The boards are most of it, the plane’s just what it costs to jump a queue.',
    ],
  },
  {
    id: 'penang-how-pay',
    on: ['fact:air-freight', 'statement:offer-pay-penang', 'answer:pay-penang'],
    asked: [
      'How would we pay them, practically?',
      'what do you need from me to pay Penang',
      'Can you send me their bank details?',
      'who sends the invoice, you or Penang',
      'How would we pay Penang then?',
      'to whom do we transfer the money, and how',
    ],
    says: [
      'I’ve their pro forma, I’ll send it over tonight with their bank on it. Your accounts pay that number, copy me in, and I ring them at breakfast, theirs.',
    ],
  },
  {
    id: 'penang-deduct',
    on: ['statement:offer-pay-penang', 'answer:pay-penang'],
    asked: [
      'Would you pay it back?',
      'could we take the 9,500 off your next invoice',
      'Is that a loan or on top?',
      'do we deduct what we pay to Penang',
      'Would we get that money back from you?',
      'is it set off against your last invoice, what we pay for the boards',
    ],
    says: [
      'Take it off the bill for the last forty, that’s fair, they’re my boards. Only don’t take it off the one that’s fifty-two days old.',
    ],
    tells: ['open-invoice'],
  },
  {
    id: 'penang-last-order',
    on: ['fact:air-freight', 'answer:pay-penang', 'statement:offer-pay-penang'],
    asked: [
      'By when would they have to be paid?',
      'until when can we pay for the seventh of September',
      'What’s the last day to pay Penang?',
      'how soon does the money have to be there',
    ],
    says: [
      'Call it two and a half weeks before you want them on your dock: ten days in the air queue, a week on my bench. This week and nobody sweats.',
    ],
  },
  {
    id: 'invoice-why-unpaid',
    on: ['fact:open-invoice', 'answer:invoice-where', 'answer:invoice-for-what'],
    asked: [
      'Is there a reason why it isn’t paid?',
      'has anybody complained about the invoice',
      'Why hasn’t it been approved?',
      'what do they say when you ask for the reason',
      'What’s holding it up?',
      'what is the payment waiting for',
    ],
    says: [
      'None that anybody’s told me. It’s the right number, the right order and the right price, and it’s “with the approver”.',
    ],
  },
  {
    id: 'invoice-terms',
    on: ['fact:open-invoice', 'answer:invoice-for-what'],
    asked: [
      'What are the terms, thirty days?',
      'when was it due',
      'So how long is it overdue?',
      'fifty-two days since you sent it or since it was due',
      'What payment terms were agreed?',
      'was it thirty days, the payment term',
    ],
    says: [
      'Thirty days it says in your contract, and fifty-two it’s been on your side. I can’t take twelve hundred a day off you for it, can I.',
    ],
  },
  {
    id: 'invoice-others',
    on: ['fact:open-invoice', 'answer:invoice-where'],
    asked: [
      'What about the second and the third batch, are those paid?',
      'is it only that one invoice',
      'Are there more unpaid bills?',
      'have you invoiced batch two and three already',
    ],
    says: [
      'It’s the first forty that’s asleep, and that’s the one the bank looks at. About the others I’m not shouting, they’ve not come due.',
    ],
  },
  {
    id: 'invoice-send-me',
    on: ['fact:open-invoice', 'answer:invoice-where', 'statement:offer-invoice-vague', 'statement:offer-invoice-date'],
    asked: [
      'Can you give me a copy of it?',
      'what’s the invoice number',
      'Could I take the invoice with me today?',
      'would you send me the invoice again',
    ],
    says: [
      'Moira’s got six copies, all stamped, take two. Walk it to the desk yourself if you can, paper seems to get lost between floors.',
    ],
  },
  {
    id: 'invoice-part',
    on: ['fact:open-invoice', 'concern:penalty', 'statement:ref-money'],
    asked: [
      'Would it help if we paid part of it?',
      'could you live with half of it now',
      'Is a part payment any use to you?',
      'what’s the least amount that would help this month',
    ],
    says: [
      'It’d help, yes. Nine and a half of it flies the boards, and another good slice gets me past the twenty-eighth; the rest I’d still ring about on Mondays.',
    ],
    tells: ['air-freight'],
  },
  {
    id: 'saturdays-who-asked',
    on: ['fact:saturdays', 'statement:offer-pay-saturdays', 'answer:saturdays-bill'],
    asked: [
      'Did anyone ask you to do it?',
      'whose idea was it to work on Saturdays',
      'Why did you do three Saturdays without charging?',
      'did my side know about those Saturdays',
      'Did anybody on our side ask for those Saturdays?',
      'who asked your people to come in on three saturdays',
    ],
    says: [
      'Nobody asked, I offered, because you were in a hole and so was I. Your man on the phone said “brilliant”, and that’s all there is in writing, which is nothing.',
    ],
  },
  {
    id: 'saturdays-cost',
    on: ['fact:saturdays', 'statement:offer-pay-saturdays', 'answer:saturdays-bill'],
    asked: [
      'What would the bill be?',
      'how much did the Saturdays cost you',
      'Have you got a figure for the eleven people?',
      'what did you pay them for the three saturdays',
      'What would the Saturdays come to?',
      'how much would you want for the Saturday shifts',
    ],
    says: [
      'Moira has it to the penny, wages only, and you’ll get it on one line. I’d not dress it up, there’s no margin on friendship.',
    ],
  },
  {
    id: 'saturdays-without',
    on: ['fact:saturdays', 'answer:how-second-batch'],
    asked: [
      'How late would it have been without them?',
      'how many days did the Saturdays save',
      'And without the extra shifts, what then?',
      'what would have happened without these weekends',
    ],
    says: ['Nearer three weeks than twelve days. You got it at twelve because eleven people missed the football.'],
  },
  {
    id: 'ruben-what-did',
    on: ['fact:tester-left', 'answer:replace-tester'],
    asked: [
      'What did Ruben do differently?',
      'how did Ruben test them',
      'Why two days and not two hours?',
      'what was ruben’s test exactly',
    ],
    says: [
      'He’d leave each one lit two days with a wet cloth on the seam, and he’d not be hurried. The ones that fog, fog on the second night.',
    ],
  },
  {
    id: 'ruben-why-left',
    on: ['fact:tester-left', 'answer:replace-tester', 'answer:ruben-return'],
    asked: [
      'Why did he go?',
      'did you try to keep Ruben',
      'What did the drone firm offer him?',
      'could you not pay him more',
      'Why did Ruben leave?',
      'for what reason did your tester go',
    ],
    says: ['Half as much again and a window. I’d have matched the window.'],
  },
  {
    id: 'ruben-gap',
    on: ['fact:tester-left', 'answer:who-tests-now', 'answer:replace-tester'],
    asked: [
      'So the third batch was tested by whom?',
      'is that why six went dark',
      'Was Ruben already gone when the third batch left?',
      'do you see a link between Ruben and the six',
      'Who tested the third batch then, with Ruben gone?',
      'did anybody test batch three after Ruben had left',
    ],
    says: [
      'He’d gone by then, so it got whoever had a minute, and two hours. Yes, I see the link, I look at it every evening.',
    ],
  },
  {
    id: 'counted-who-wrote',
    on: ['concern:counted-for-three', 'answer:letter-who'],
    asked: [
      'May I see the letter?',
      'I didn’t know that letter, what else does it say',
      'When did that letter come?',
      'what does it say apart from “third consecutive failure”',
    ],
    says: [
      'It’s on that wall, below the fire notice. Five lines, the clause with its number, “third consecutive failure”, and not one word about a bracket.',
    ],
  },
  {
    id: 'counted-written',
    on: [
      'concern:counted-for-three',
      'statement:adm-second-ours',
      'statement:adm-two-and-one',
      'statement:offer-own-second',
      'statement:offer-letter-friday',
    ],
    asked: [
      'How would you like it written?',
      'what should the corrected letter say',
      'Is an e-mail enough, or do you want a letter?',
      'who should sign it on our side',
    ],
    says: [
      '“Batch two was delayed by our change to the bracket on 11 May.” An e-mail from you does me; one with your commercial people’s name on it I’d frame.',
    ],
  },
  {
    id: 'counted-letter-change',
    on: ['concern:counted-for-three', 'answer:withdraw-letter'],
    asked: [
      'Should we take the letter back altogether?',
      'do you want it withdrawn or corrected',
      'Is a correction enough or must the letter go?',
      'what would you do with the old letter then',
    ],
    says: ['Correct it, don’t hide it. Two late by me and one by you is true, and I’d rather have true than nothing.'],
  },
  {
    id: 'counted-next-bracket',
    on: ['concern:counted-for-three', 'answer:next-change', 'statement:offer-change-rule'],
    asked: [
      'What would stop it from your side?',
      'how do we stop the next bracket',
      'Who should sign a change?',
      'and if a change can’t wait for two signatures',
    ],
    says: [
      'No drawing moves without a date moving with it, one signature from each firm. If it’s urgent, ring me and sign the same afternoon, I’m never further than the van.',
    ],
  },
  {
    id: 'counted-own-saturday',
    on: ['concern:counted-for-three'],
    asked: [
      'Shall we pay you for the Saturdays then?',
      'would you put them down to friendship',
      'What do you want for the Saturdays?',
      'how can we make good for those shifts',
      'What would you like for those Saturdays?',
      'do you want money for the saturdays or only thanks',
    ],
    says: [
      'Pay them at cost and I’ll tell the lads it came from you. If you can’t, say thank you on the floor before you go, they’d hear it.',
    ],
    tells: ['saturdays'],
  },
  {
    id: 'shelf-what',
    on: ['concern:driver-boards', 'common:how_can_i_help', 'common:next_step'],
    asked: [
      'All right, what’s on your shelf?',
      'I’m asking: what have you got on the shelf',
      'Then let me ask it, what is on the shelf, Kofi?',
      'so what’s there and what’s missing on your shelf',
    ],
    says: [
      'Thank you. Forty frames, forty sheets of glass, forty brackets, and twenty-five driver boards. The other fifteen are in Penang.',
    ],
    tells: ['board-stock'],
  },
  {
    id: 'shelf-date-with-boards',
    on: ['concern:driver-boards', 'answer:twenty-fourth-all-forty', 'statement:offer-recommit'],
    asked: [
      'Then which date has boards behind it?',
      'what date could you honestly give me',
      'Give me the date with boards, not the nice one',
      'and the date with boards behind it, which one is that',
    ],
    says: [
      'The twenty-fourth for twenty-five of them. For the other fifteen it’s a week after the boards land, and they land ten days after somebody pays.',
    ],
    tells: ['board-stock', 'air-freight'],
  },
  {
    id: 'stops-last-which',
    on: ['concern:driver-boards', 'answer:stops-order'],
    asked: [
      'Which stops would you do last?',
      'who decides which stops come last',
      'Should the river stops be first or last?',
      'would you put the first ones in the middle of town',
    ],
    says: [
      'The river ones last, so they’re the ones that have burned two days. Town first, where the mayor is, and your fitters know the rest better than me.',
    ],
  },
  {
    id: 'tuesday-not-monday',
    on: ['concern:driver-boards', 'answer:warn-me'],
    asked: [
      'What would you want, a call or a letter?',
      'if it slips by a day you ring me, agreed?',
      'And what if it’s a day late again?',
      'so a phone call and no letter if it’s one day',
      'Would a phone call be better than a letter?',
      'letter or phone call, what would you prefer',
    ],
    says: ['A phone call, both ways. I’ll ring before it’s late, and you’ll ring before you write.'],
  },
  {
    id: 'chances-rest-by-seventh',
    on: ['answer:split-delivery', 'statement:offer-split', 'answer:guarantee-seventh'],
    asked: [
      'What could go wrong with the second lorry?',
      'how sure are you of the second part',
      'What’s the risk with the fifteen?',
      'which things have to work for the second delivery',
    ],
    says: [
      'One, the money’s late, so the plane’s late. Two, customs has a bad week. Three, you change a bracket. The building itself I’d not lose sleep over.',
    ],
  },
  {
    id: 'split-count-fourth',
    on: ['answer:split-delivery', 'statement:offer-split'],
    asked: [
      'Do you worry we’d count it as late?',
      'would the second lorry count as a delay',
      'So no penalty on the second delivery?',
      'what if both dates are in the contract, is that fine',
      'Are you afraid the second lorry counts as a fourth failure?',
      'you mean we might call the second part late',
    ],
    says: [
      'If it’s on the day we’ve written down, it’s on time, that’s all I ask. Change the date on paper first, and nobody has to be generous after.',
    ],
  },
  {
    id: 'split-transport',
    on: ['answer:split-delivery', 'statement:offer-split', 'answer:transport'],
    asked: [
      'Does a second lorry cost extra?',
      'who pays for the second run',
      'Could you bring the second lot yourself?',
      'will two deliveries be more expensive for us',
    ],
    says: [
      'No, I’ll drive the second lot in the van myself, fifteen fit with blankets. You owe me a tea in Nottingham.',
    ],
  },
  {
    id: 'boards-elsewhere',
    on: ['answer:why-penang', 'answer:other-customers'],
    asked: [
      'Could you borrow boards from another customer?',
      'could the Solihull boards be used',
      'And the bus shelters, have they got the same board?',
      'is there nobody who could sell you 15 boards',
    ],
    says: [
      'No, Solihull’s is a different board, the plug’s the other way round. Mine exist in two places on earth, Penang and that shelf.',
    ],
  },
  {
    id: 'hoped-why',
    on: ['answer:knew-since', 'answer:why-silent', 'answer:would-you-lie'],
    asked: [
      'Why did you keep hoping?',
      'what made you think they’d turn up',
      'Why didn’t you ring me in June?',
      'what were you hoping for in June',
    ],
    says: [
      'Because the maker said “maybe” twice, and I’d just had your letter. I didn’t fancy ringing the people who’d sent it.',
    ],
  },
  {
    id: 'pride-hands',
    on: ['answer:who-tests-now'],
    asked: [
      'How many can you test like that in a night?',
      'how long have you been doing that at night',
      'And your daughter, does she mind?',
      'so you do it alone, every evening?',
    ],
    says: [
      'Since June, four or five of an evening, and she gets a pound a display and corrects my reading. She’d sooner be in bed and so would I.',
    ],
    after: { concern: 'six-failures', level: 'heard' },
    until: [
      'Not for long, any of them: two hours and whoever’s got a minute. Ask me what I’d need to do it right, that’s the better question.',
    ],
  },
  {
    id: 'test-needs-person',
    on: ['concern:six-failures', 'answer:testing-needs', 'statement:offer-lend-technician', 'answer:tester-lend'],
    asked: [
      'What would a tester need to know?',
      'what kind of person do you need',
      'Would somebody for one week be enough?',
      'from when would you need the technician',
      'What should the tester be able to do?',
      'which skills must a tester have for your bench',
    ],
    says: [
      'Somebody who can read a meter and isn’t bored by a light that stays on. From when the first ones are built till the last one’s driven away, a fortnight or so.',
    ],
  },
  {
    id: 'test-room-choose',
    on: ['concern:six-failures', 'statement:offer-depot-room', 'statement:offer-soak-rule'],
    asked: [
      'Where would you rather test them?',
      'is it better at our depot or here',
      'How many can you test at the same time here?',
      'how many sockets do you have for testing',
    ],
    says: [
      'At yours, if there’s heat and plugs: here it’s eleven at a time and then the fuse goes. At two days each, that’s the sum you want to look at.',
    ],
  },
  {
    id: 'test-delays-delivery',
    on: ['statement:offer-soak-rule', 'answer:two-day-soak'],
    asked: [
      'Does the two-day test make it later?',
      'how many days do we lose with the test',
      'Can you test and still make the 24th?',
      'would the testing fit into the schedule',
    ],
    says: [
      'Two days on the last one, that’s all, the others burn while I build the next. With hands to watch them it costs you nothing, without hands it costs a week.',
    ],
  },
  {
    id: 'test-proof',
    on: ['statement:offer-soak-rule', 'answer:last-forty-safe', 'answer:two-day-soak'],
    asked: [
      'How will I see that it’s been tested?',
      'is there a test sheet for each display',
      'Would you give me a record for every unit?',
      'who signs that a display has been tested',
    ],
    says: [
      'A sheet in every crate: number, hours lit, wet cloth yes or no, and a name. Ruben did it like that, and I’ll sign them myself till there’s a new one.',
    ],
  },
  {
    id: 'six-climb',
    on: ['concern:six-failures', 'statement:offer-swap-six', 'answer:six-swap'],
    asked: [
      'When should we take them down?',
      'who pays for taking the six down',
      'Can my fitters take all six in one day?',
      'and until they’re back, what hangs there',
      'When do you want the six taken down?',
      'on which day should my fitters climb up for the six',
    ],
    says: [
      'As soon as you’ve a ladder free, and two at a time if you don’t want six gaps. You climb, I mend, nobody sends a bill.',
    ],
  },
  {
    id: 'six-week-back',
    on: ['answer:six-swap', 'statement:offer-swap-six'],
    asked: [
      'A week after you’ve got them, is that sure?',
      'have you got the parts to mend six',
      'Doesn’t mending the six take people off the last forty?',
      'will the six be tested for two days too',
      'Is a week realistic for mending the six?',
      'are you certain that you can mend them in a week',
    ],
    says: [
      'Sure, because it’s seal and sockets and I’ve both here. One of the lads does it in the mornings, and they burn two days like the rest.',
    ],
  },
  {
    id: 'quick-or-tested-ask',
    on: ['concern:six-failures', 'answer:quick-or-tested'],
    asked: [
      'Can’t I have both, quick and tested?',
      'tested, but what are you short of then',
      'I want them tested. So what do you need?',
      'and if I say tested, what is missing',
    ],
    says: [
      'Good answer. Then I’m short of one pair of hands for a fortnight, and of plugs; lend me either and you’ve near enough both.',
    ],
  },
  {
    id: 'penalty-partner',
    on: ['concern:penalty', 'answer:waive-condition', 'statement:offer-park-penalty'],
    asked: [
      'What will you tell Moira?',
      'is Moira all right with parking it',
      'What does your partner want to read?',
      'would your partner accept that it’s only parked',
    ],
    says: [
      'I’ll tell her it’s parked till the last one’s lit and gone after, and she’ll ask where that’s written. So write it, with a full stop.',
    ],
  },
  {
    id: 'penalty-sign',
    on: ['concern:penalty', 'answer:waive-condition', 'statement:offer-park-penalty'],
    asked: [
      'What exactly should that paper say?',
      'what condition should stand in it',
      'When would the penalty be gone, on which day?',
      'how should we word it about the twelve hundred',
    ],
    says: [
      '“No damages are claimed for batches one to three if all displays are lit on 21 September.” Your director’s name under it, and I’ll pin it over the other one.',
    ],
  },
  {
    id: 'penalty-paper-stops-cond',
    on: ['statement:offer-park-penalty', 'fact:paper-timetables'],
    asked: [
      'And if two stops are on paper that day?',
      'does it still count if two aren’t lit by the opening',
      'What if the delay is our own fault then?',
      'do all forty have to be lit for that',
      'What if a few stops are on paper on opening day, does the penalty come back?',
      'would paper at two stops break the condition',
    ],
    says: [
      'If the stops on paper are your choice, they count as lit. Put that in as well, I’ve learned to ask about brackets.',
    ],
  },
  {
    id: 'wages-sum',
    on: ['answer:wages-day', 'concern:penalty'],
    asked: [
      'How much do you need for the wages?',
      'what’s missing for the twenty-eighth',
      'Can you pay them without our money?',
      'which month’s 28th do you mean',
      'How short are you for the wages?',
      'what do the wages come to on the 28th, and how much is missing',
    ],
    says: [
      'Every month’s, it comes round faster each time. This one I can make if nothing else goes wrong, next one I can’t without your invoice.',
    ],
  },
  {
    id: 'wages-know',
    on: ['answer:wages-day', 'answer:going-under'],
    asked: [
      'Why don’t the others know?',
      'do your people know how close it is',
      'Have you told the team?',
      'what would they do if they knew',
    ],
    says: ['Because a man who’s worried cuts glass badly. Moira and I know, and Femi guesses, he’s good with numbers.'],
  },
  {
    id: 'accounts-polite',
    on: ['fact:open-invoice', 'answer:invoice-where', 'answer:invoice-who-rung'],
    asked: [
      'Who have you got on the phone there?',
      'do you have a name in our accounts',
      'When do you ring them next?',
      'what do they say when you call',
    ],
    says: [
      'A different voice each time, all charming, none with a surname. Monday at nine is the next one, you can listen in.',
    ],
  },
  {
    id: 'no-lawyer-sure',
    on: ['answer:will-you-claim', 'concern:penalty'],
    asked: [
      'And if we do claim, what then?',
      'would you really see a solicitor',
      'Have you spoken to a lawyer already?',
      'so no lawyers as long as we don’t claim',
      'What would you do if we did claim?',
      'suppose we claim, do you go to a solicitor then',
    ],
    says: [
      'Not yet, and I’d hate to. Claim, and I’d have to, because it’d be the wages against the clause, and the wages would win.',
    ],
  },
  {
    id: 'stop-work-threat',
    on: ['answer:full-penalty', 'statement:offer-claim-all', 'answer:penalty-effect'],
    asked: [
      'Is that a threat?',
      'would you really stop the last forty',
      'You’d stop work, just like that?',
      'how long could you go on if we claimed',
      'Are you threatening me, Kofi?',
      'is it a threat or a fact that you would stop',
    ],
    says: ['No, it’s arithmetic: no wages, no people, no displays. I’d be the last one in here, soldering by torch.'],
  },
  {
    id: 'setoff-why-not',
    on: ['statement:offer-setoff'],
    asked: [
      'Why not, it’s the same money in the end?',
      'and if we only set off the days that are yours',
      'What about setting off a part of it?',
      'couldn’t we settle it all in one sum',
      'Why won’t you set one off against the other?',
      'what’s wrong with setting it off',
    ],
    says: [
      'It isn’t the same, one’s for work you’ve had since spring and the other’s for a row we’re still having. Pay the first, and the second we can talk about after the ribbon.',
    ],
  },
  {
    id: 'other-firm-november',
    on: ['answer:other-vendor', 'statement:offer-other-firm'],
    asked: [
      'Why not before November?',
      'what would take another firm so long',
      'How do you know they’d be slower?',
      'who else could build these',
      'Why November, why so long?',
      'what would another firm need until november for',
    ],
    says: [
      'They’d start at the back of the same queue in Penang, and then they’d meet your bracket. There’s two in the country who’d try, and both ring me for advice.',
    ],
  },
  {
    id: 'moira-ring',
    on: ['answer:partner-who', 'common:talk_to_them', 'answer:moira-on-board'],
    asked: [
      'Could I talk to Moira now?',
      'is she in today, your partner',
      'What would Moira ask me?',
      'what does moira think about all this',
    ],
    says: [
      'Upstairs, door’s open, take your hat off. She’ll ask one thing, on which day the seventy-four thousand arrives, and write down what you say.',
    ],
    tells: ['open-invoice'],
  },
  {
    id: 'stop-building-moira',
    on: ['common:what_others_say', 'answer:partner-who'],
    asked: [
      'Moira wants you to stop building?',
      'why don’t you stop, if Moira says so',
      'Are you going to stop building?',
      'who wins, you or moira',
    ],
    says: [
      'She says it, and I keep bending frames, that’s how we’ve run it for eleven years. She’ll win if the twenty-eighth comes before your money does.',
    ],
  },
  {
    id: 'cable-hole-which',
    on: ['answer:bracket-stable', 'answer:fitters-ask', 'statement:offer-one-contact', 'statement:adm-contact'],
    asked: [
      'What were the two different answers?',
      'what exactly do they want to know about the cable',
      'Which answers did you get about the cable hole?',
      'who gave you the two answers',
    ],
    says: [
      'One said from below and one said through the pole, both in writing, both yours. Tell me by Friday and I drill once.',
    ],
  },
  {
    id: 'one-name-who',
    on: ['answer:one-contact', 'statement:offer-one-contact', 'statement:adm-contact'],
    asked: [
      'Who would you like it to be?',
      'what should that person be allowed to decide',
      'What do you mean, say yes to a hole?',
      'from when do you want the one name',
      'Who should that one person be?',
      'which person would you want as your contact',
    ],
    says: [
      'Anybody who’s allowed to say where a hole goes without asking two others. From tomorrow, and with a mobile, not a shared address.',
    ],
  },
  {
    id: 'which-three-people',
    on: ['answer:one-contact', 'statement:offer-one-contact', 'common:what_did_we_do_wrong'],
    asked: [
      'Which three do they ask?',
      'three people and four answers, how come',
      'How does that happen, four answers?',
      'who are those three on our side',
    ],
    says: [
      'Drawing office, your site man and the depot, and the site man changed his mind. I’ve stopped asking who’s right, I ask who’s in.',
    ],
  },
  {
    id: 'warn-how-early',
    on: ['answer:warn-me', 'statement:offer-weekly-call'],
    asked: [
      'How early would you ring?',
      'what would count as a reason to ring me',
      'And what should I do when you ring?',
      'would you ring even if you think you can fix it',
      'How many days ahead would you ring me?',
      'how early do I get that call',
    ],
    says: [
      'As soon as a board, a hand or a pound isn’t where I’ve written it down. Most of all when I think I can fix it, that’s when I’ve gone wrong before.',
    ],
  },
  {
    id: 'plan-on-paper',
    on: ['answer:recovery-plan', 'common:next_step'],
    asked: [
      'When could I have that half page?',
      'what would be on your delivery plan',
      'Can you send me the plan tonight?',
      'who else will see that half page',
    ],
    says: [
      'Tonight, if we shake hands first. Two lorries, a day on each, boards by when, tested by whom, and Femi and I both sign it.',
    ],
  },
  {
    id: 'friday-what-first',
    on: ['answer:pay-by-friday', 'statement:offer-invoice-date'],
    asked: [
      'What would you pay first?',
      'and with the rest, what do you do',
      'If it comes on Friday, when do the boards fly?',
      'is Friday early enough for everything',
      'Which bill would you pay first with it?',
      'what comes first, the boards or the wages',
    ],
    says: [
      'Penang within the hour, before I’ve told the lads. Then it’s ten days, then a week on the bench, then wages with a clear head.',
    ],
    tells: ['air-freight'],
  },
  {
    id: 'hands-who-could-help',
    on: ['answer:pay-by-friday', 'answer:tester-lend'],
    asked: [
      'So hands are the next thing, how many?',
      'how many people are you short of',
      'One more person for testing, is that enough?',
      'and besides money, you need one tester?',
      'How many pairs of hands are you short of?',
      'another pair of hands, just one or more',
    ],
    says: [
      'One for testing, for a fortnight. On the frames I’ve plenty, they’re stood there like a choir with no music.',
    ],
  },
  {
    id: 'limit-three-things',
    on: ['answer:my-limit', 'common:what_is_missing'],
    asked: [
      'So those three and you’d sign today?',
      'if I do all three, do I get your signature',
      'What would you sign then?',
      'and the three together get me a date?',
    ],
    says: [
      'Three out of three and I’ve a pen behind my ear: twenty-five on the day, the rest a week after the boards. I’d sign that over lunch.',
    ],
    tells: ['board-stock'],
  },
  {
    id: 'first-one-free',
    on: ['answer:my-limit', 'answer:do-better', 'answer:which-first'],
    asked: [
      'Why does the first one matter so much?',
      'the first one’s free, what do you mean',
      'Why do you say it costs nothing?',
      'is it really more important than the money',
      'Why does the first one cost nothing?',
      'that first point, why is it so important to you',
    ],
    says: [
      'It costs you a sentence and no pounds. And I’ve to look at those lads on Saturday and tell them it wasn’t for nothing.',
    ],
  },
  {
    id: 'earlier-dozen',
    on: ['answer:first-lorry'],
    asked: [
      'A dozen on the seventeenth, then?',
      'what would I have to do to get the dozen early',
      'Could it be more than a dozen a week before?',
      'are the first twelve tested by then',
    ],
    says: [
      'The seventeenth, a dozen, tested, if I’ve somebody to sit with them. More than that and I’d be pinching from the test.',
    ],
  },
  {
    id: 'build-rate',
    on: ['answer:build-time', 'answer:bench-fitters'],
    asked: [
      'Three or four a day, can that be quicker?',
      'how many a day could you build at most',
      'So twenty-five take a week or so?',
      'what slows the building down',
    ],
    says: [
      'Four on a good day, five with shouting, and the fifth’s the one that comes back. So a week and a bit for the twenty-five.',
    ],
  },
  {
    id: 'next-week-deadline',
    on: ['answer:decide-by', 'common:more_time'],
    asked: [
      'Which day this week?',
      'what happens if I only know next Monday',
      'Until what day exactly do I have?',
      'is Friday the last day for the money',
    ],
    says: [
      'Friday by dinner time, because Penang packs at the weekend. Monday’s not the end of the world, it’s only a weekend your fitters don’t get.',
    ],
  },
  {
    id: 'car-park-rugby',
    on: ['common:happened_before'],
    asked: [
      'How did that go, in Rugby?',
      'the car park in Rugby, what did they pay',
      'They changed a frozen drawing too?',
      'and what did you do differently then',
    ],
    says: [
      'They moved a door, wrote “our change” on the order and paid for the steel. Took one phone call, and I still send them a card.',
    ],
  },
  {
    id: 'chalk-three',
    on: ['common:what_others_say', 'answer:people-here'],
    asked: [
      'Who wrote the three on it?',
      'what’s the three on the bracket about',
      'May I wipe off that three?',
      'why did they chalk a three on it',
    ],
    says: [
      'One of the Saturday lads, the day the letter came. When the record says two you can have the chalk and do it yourself.',
    ],
  },
  {
    id: 'upside-down-check',
    on: ['statement:claim-fitters-broke'],
    asked: [
      'Could it have failed because of that?',
      'upside down, would that let the water in',
      'Would you still mend them for nothing?',
      'how could we find out if it was the mounting',
      'Could mounting it upside down be the cause?',
      'would upside down explain why it failed',
    ],
    says: ['It could, the drain hole’d be on top. I mend them for nothing either way, I’d sooner know than be right.'],
  },
  {
    id: 'man-on-leave',
    on: ['statement:claim-invoice-leave'],
    asked: [
      'He’s back in a week, would that be early enough?',
      'and if his deputy signs it tomorrow?',
      'Would it help if I found somebody else to sign?',
      'what if the man only comes back on Monday',
    ],
    says: [
      'If somebody else can sign it this week, kiss him from me. Next week’s wages and no boards, so it’s late, but it’s a day, and I’ve not had a day before.',
    ],
  },
  {
    id: 'ask-shelf-visit',
    on: ['statement:offer-visit-shelf', 'common:how_do_you_know'],
    asked: [
      'And the brackets, where are those?',
      'may I take a photo of the shelf',
      'Which of these are finished?',
      'what’s in the crates over there',
    ],
    says: [
      'Photograph what you like, and count out loud, I do. Brackets are in the rack, rev C, and the crates are bus shelters for Solihull, hands off.',
    ],
  },
  {
    id: 'two-hours-why',
    on: ['statement:claim-ruben-ok', 'fact:tester-left', 'fact:six-dark'],
    asked: [
      'Why only two hours?',
      'who decided that two hours are enough',
      'Couldn’t you have tested them longer?',
      'what made you cut it to two hours',
    ],
    says: [
      'I decided it, because we were two weeks late and I’d nobody to sit there. It was the wrong place to save a day.',
    ],
  },
  {
    id: 'trust-check-parts',
    on: ['answer:would-you-lie', 'statement:news-trust-lost', 'common:do_you_trust_me'],
    asked: [
      'How can I be sure about the new date?',
      'why should I believe this date',
      'What’s different with this promise?',
      'my boss will ask why we trust you now, what do I say',
      'How do I know this date is better than the last two?',
      'what makes the new date safer than the others',
    ],
    says: [
      'Say you counted the parts yourself and I only signed for what you’d touched. And say the second half’s got a flight number, once it’s paid.',
    ],
  },
  {
    id: 'nottingham-come',
    on: ['answer:meet-again', 'common:will_you_support_me', 'statement:offer-escalate'],
    asked: [
      'Would you come to Nottingham and explain it?',
      'when could you come and see my boss',
      'What would you say to my director?',
      'would you tell that to my management yourself',
      'Will you come over to Nottingham yourself?',
      'could you drive over and explain it to my boss',
    ],
    says: [
      'Any day but a Wednesday. Two were mine, one was yours, six I’m mending, and here’s the plan with a day on each lorry.',
    ],
  },
  {
    id: 'jollof-what',
    on: ['answer:tester-lend', 'statement:offer-lend-technician', 'answer:meet-again'],
    asked: [
      'What’s jollof?',
      'who cooks on Wednesdays',
      'Rice every Wednesday?',
      'is the food part of the contract',
      'What is jollof, is that the rice?',
      'jollof, what’s in it',
    ],
    says: [
      'Rice, tomato, pepper and an argument about whose mother does it better. I cook it on the test bench’s hot plate, so at least that gets used.',
    ],
  },
  {
    id: 'opening-day-daughter',
    on: ['answer:good-outcome', 'common:what_success_is'],
    asked: [
      'Which stop will you stand at?',
      'will you come to the opening',
      'Does your daughter know about all this?',
      'are you invited to the opening',
      'At which stop will you and your daughter stand?',
      'where will you be on opening day',
    ],
    says: [
      'The third one from the station, it’s got the biggest display. She’s read more displays than you, so if it flickers she’ll tell the mayor.',
    ],
  },
  {
    id: 'spare-boards-after',
    on: ['follow-up:stock-all-good', 'fact:board-stock'],
    asked: [
      'Should we order a few spares from Penang?',
      'would two or three more boards be wise',
      'What would a couple of spare boards cost?',
      'order 17 instead of 15, would you?',
    ],
    says: [
      'I would, two spares, if it’s your money, and I’d tell you so if it was mine. Ask me tonight and it goes on the same plane.',
    ],
  },
  {
    id: 'twelve-not-ten',
    on: ['follow-up:penang-sure-ten', 'follow-up:penang-last-order'],
    asked: [
      'And does the seventh still hold with twelve days?',
      'what if customs keeps them for three days',
      'So with twelve days plus a week, is September all right?',
      'how much slack is there in your plan',
      'If it’s twelve days, is the seventh still safe?',
      'does twelve days change the date for the rest',
    ],
    says: [
      'Paid this week, there’s slack you could park the van in. Paid in the middle of August, there’s none, and I’d say so.',
    ],
  },
  {
    id: 'friendship-thanks',
    on: ['follow-up:counted-own-saturday', 'follow-up:saturdays-who-asked'],
    asked: [
      'Shall I thank them now?',
      'where are the eleven, are they here',
      'Could I speak to the lads before I go?',
      'would they like to hear it from me',
    ],
    says: [
      'They’re on the floor, most of them, by the big press. Two sentences, not three, and one of them ought to have “bracket” in it.',
    ],
  },
  {
    id: 'coater-queue',
    on: ['follow-up:bracket-why-twelve'],
    asked: [
      'How long did you wait for the coater?',
      'and is the coater free now',
      'Would the coater be a problem again?',
      'could another change hold us up like that',
      'Was it the coater who held you up?',
      'how many days did you lose at the coater',
    ],
    says: [
      'Four days of the twelve were his. For the last forty it’s all coated and hung up, so unless somebody moves a hole we don’t need him.',
    ],
  },
  {
    id: 'invoice-gets-boards',
    on: [
      'fact:board-stock',
      'fact:air-freight',
      'answer:why-penang',
      'fact:open-invoice',
      'answer:decide-by',
      'statement:offer-invoice-date',
    ],
    asked: [
      'Would that get the boards on the plane?',
      'is the invoice enough to fly the boards in',
      'If the old bill is paid, can you order from Penang?',
      'would the 74,000 pay for the boards',
    ],
    says: [
      'It would, with change. The day it lands I pay Penang nine and a half thousand, and ten days later the boards are on my bench.',
    ],
    tells: ['air-freight'],
  },
  {
    id: 'nine-weeks-from-when',
    on: ['fact:board-stock', 'answer:why-penang', 'follow-up:penang-letter'],
    asked: [
      'Nine weeks from when?',
      'nine weeks counted from today?',
      'When do the nine weeks start?',
      'does the clock already run on those nine weeks',
    ],
    says: [
      'From the day they take the order, and they don’t take one from me these days without the money on the table.',
    ],
  },
  {
    id: 'saturdays-who-were',
    tells: ['saturdays'],
    on: ['fact:saturdays', 'answer:saturdays-bill', 'fact:bracket', 'concern:counted-for-three'],
    asked: [
      'Who were they?',
      'which people came in on the Saturdays',
      'who came in on the three Saturdays?',
      'were they all fitters',
      'who were the eleven',
    ],
    says: ['Steel, coating and assembly, eleven of them, on three Saturdays. They’d cut those brackets once already.'],
  },
  {
    id: 'saturdays-thanks',
    on: ['fact:saturdays', 'answer:saturdays-bill'],
    asked: [
      'I didn’t know about the Saturdays. Thank you.',
      'Please thank your people for the Saturdays',
      'nobody told me about the three Saturdays, I’m sorry',
      'that was generous of you',
      'I had no idea you did that for us',
    ],
    says: ['I’ll tell the lads you said so, and they’ll ask me twice. Thank you.'],
  },
  {
    id: 'saturdays-did-what',
    on: ['fact:saturdays', 'answer:saturdays-bill', 'answer:how-second-batch'],
    asked: [
      'What did you do on those Saturdays?',
      'what were they doing on three Saturdays',
      'what work was done on the Saturdays',
      'what was it they had to do again',
    ],
    says: [
      'Cut forty brackets again, drilled them to your new drawing, coated them and put forty displays back together.',
    ],
  },
  {
    id: 'third-15-days',
    tells: ['tester-left'],
    on: [
      'fact:three-late',
      'answer:first-batch-cause',
      'answer:own-two',
      'common:who_is_to_blame',
      'answer:first-and-third-what',
    ],
    asked: [
      'And third batch? 15 days is much.',
      'and the third one, why fifteen days',
      'why was the third even later',
      'fifteen days is a lot, what happened there?',
      'What about batch three?',
    ],
    says: [
      'The third was hands. My tester left in June, every display queued for the bench, and six bad ones got through all the same.',
    ],
  },
  {
    id: 'first-nine-reason',
    on: ['fact:three-late', 'answer:own-two', 'common:who_is_to_blame', 'opening'],
    asked: [
      'First batch nine days late. What was the reason?',
      'what was the reason for the first',
      'and the nine days, where did they come from?',
      'why nine days at the first batch',
      'what held up the first one',
    ],
    says: ['The glass. I said yes before I’d a price, bought cheap, and it came cracked. Nine days, and mine.'],
  },
  {
    id: 'stock-fifteen-when',
    on: ['fact:board-stock', 'answer:how-many-on-day', 'answer:real-date-forty', 'answer:parts-or-people'],
    asked: [
      'And the other fifteen?',
      'when would the remaining fifteen be ready',
      'so fifteen are missing, when do they come',
      'What about the fifteen you have no boards for?',
      'the rest, when',
    ],
    says: [
      'By air, early September, in time for your fitters. By boat, September some time, and I’ve no day in writing.',
    ],
  },
  {
    id: 'six-shame-now',
    on: ['fact:six-dark', 'answer:six-why'],
    asked: [
      'Where are the six now?',
      'are the six still hanging at the stops',
      'what happens with the six',
      'who takes them down',
      'will you repair the six',
    ],
    says: [
      'Still up at your stops, dark. Get them down to me and I mend them for nothing, a week from when they’re on my bench.',
    ],
  },
];
