import type { Answer } from '@parley/shared';

export const vendorPerformanceIssueAnswers: readonly Answer[] = [
  {
    id: 'twenty-fourth-all-forty',
    asked: [
      'Can you commit to all forty by the 24th of August?',
      'will you sign the 24 august today',
      'I need your word that the whole last batch is here on time',
      'So the fourth batch, complete, on the day we agreed: yes or no?',
      'Just confirm the original date please',
    ],
    says: [
      'No. All forty on the twenty-fourth I’d be making up, and I’ve made up two dates already this year.',
      'Still no, and I’d say no to my own mother. Some of them on that day, yes. All of them, no.',
    ],
  },
  {
    id: 'how-many-on-day',
    asked: [
      'How many could you honestly have ready by the end of August?',
      'what part of the forty is realistic for the 24th',
      'If not forty, which number would you sign for?',
      'And without any help from us, how many do we get on the due date?',
      'give me the number you believe in',
    ],
    says: [
      'Twenty-five. That’s what I’ve driver boards for, and I’d sign twenty-five without holding my breath.',
      'Twenty-five, my friend. Frames and glass I’ve got for the rest, and nothing to go in them.',
    ],
    tells: ['board-stock'],
  },
  {
    id: 'split-delivery',
    asked: [
      'Would you deliver in two parts, most on the due date and the rest later?',
      'What if we split the batch?',
      'could u send half now half in september',
      'Is a partial shipment possible on your side?',
      'I was wondering whether the last forty have to come on one lorry',
    ],
    says: [
      'Yes, two lorries I can do, so long as there’s a day on each and you don’t count the second one as failure number four.',
      'Yes to the split. I’d want the second day to be one that Penang can hit, and not one that looks nice on your chart.',
    ],
  },
  {
    id: 'pay-penang',
    asked: [
      'Would you accept it if we paid your supplier for the parts directly?',
      'we could pay penang up front instead of you',
      'Suppose the money for the parts came from us, before delivery?',
      'What if my firm pays for the air freight and the components?',
      'Can we advance you the cost of the electronics?',
    ],
    says: [
      'Yes, tonight. It’s nine and a half thousand, and then they fly and I’ve got them in ten days. I’d send you the pro forma before you reach the motorway.',
      'Yes. You can pay it to Penang and not to me, if that makes your accounts people sleep.',
    ],
    tells: ['air-freight'],
  },
  {
    id: 'why-penang',
    asked: [
      'Why do you buy the boards so far away?',
      'Can’t you get the parts from somebody else?',
      'is there no second source in europe',
      'Are there other makers of the same component?',
      'why only one supplier for something that important',
    ],
    says: [
      'One, a maker in Leeds did them until he retired. Two, nobody else’s board fits your housing without new drawings, and I’ve had enough new drawings. So it’s Penang.',
      'I’ve rung four others. The quickest said sixteen weeks and wanted to redesign the plug.',
    ],
    tells: ['board-stock'],
  },
  {
    id: 'penang-why-longer',
    asked: [
      'Why did the lead time double?',
      'what happened over there that its nine weeks now',
      'Who told you about the delay of the electronics, and what was the reason?',
      'Has your supplier given any explanation?',
      'How come nobody saw that coming?',
    ],
    says: [
      'A car maker bought the line out from under us. I’m forty boards, he’s forty thousand, you can guess who gets the phone answered.',
    ],
    tells: ['board-stock'],
  },
  {
    id: 'knew-since',
    asked: [
      'Since when do you know that the parts are late?',
      'when did you first hear about the nine weeks',
      'How long have you been sitting on this?',
      'Did you already know about it last month?',
      'why did you not tell me before',
    ],
    says: [
      'June. I knew in June, and I kept hoping a box would turn up and I’d never have to say it. It didn’t, so I’m saying it.',
      'June, and it doesn’t sound better the second time. I hoped. It’s not a method.',
    ],
    tells: ['board-stock'],
    after: { concern: 'driver-boards', level: 'heard' },
    until: [
      'Long enough to be short of sleep. Ask me what I’ve got on the shelf today, that’s the more useful sum.',
      'Let’s say I didn’t hear it this morning. Start with what’s here and what isn’t.',
    ],
  },
  {
    id: 'boards-arrive-when',
    asked: [
      'If nothing changes, when do the missing parts get here?',
      'What is the arrival date from Malaysia without air freight?',
      'when will the other boards come by sea',
      'And by ship, which week are we talking about?',
      'Do you have a delivery confirmation for the rest?',
    ],
    says: [
      'September, and I’ve no day in writing. I’ve an e-mail that says ’we endeavour’, and you can’t solder that.',
    ],
  },
  {
    id: 'why-not-air',
    asked: [
      'So why haven’t you just paid for the flight yourself?',
      'what stops you ordering them by air',
      'Nine thousand can’t be the problem for a firm like yours, can it?',
      'Why don’t you put the money down and settle with us later?',
      'cant your bank help with that',
    ],
    says: [
      'Because it comes out of the same tin as the wages, and the tin’s waiting for your first batch to be paid.',
      'The bank’s been. Nice lad, lovely shoes. He’d like to see your invoice paid first, same as me.',
    ],
  },
  {
    id: 'guarantee-seventh',
    asked: [
      'Would the seventh of September work for the remainder?',
      'can the rest be here two weeks before opening',
      'My fitters need a fortnight, so could the last ones arrive by 7 September?',
      'what would you need to make 7 sept',
    ],
    says: ['The seventh, only if the boards fly. If they come by boat I’d be telling you a fairy tale.'],
    after: { knows: 'fitters' },
    until: [
      'Early September, only if Penang gets its money first. How long do your fitters need? Nobody’s ever told me that.',
    ],
  },
  {
    id: 'stops-order',
    asked: [
      'Which stops should get theirs last?',
      'Does it matter to you where the first ones go up?',
      'whichever display goes where, can we choose',
      'Are the units interchangeable between the stops?',
    ],
    says: [
      'Any of them fits any stop, they’re all the same inside. You choose. Only leave the windy ones by the river for the ones we’ve soaked properly.',
      'All the same, bar the sticker. Put the late ones where the mayor isn’t.',
    ],
  },
  {
    id: 'paper-stops',
    asked: [
      'Could we open a couple of stops without displays?',
      'what if two stops have paper timetables for a while',
      'Would it hurt you if some stops open dark?',
      'Is it acceptable if not every stop is lit on the first day?',
    ],
    says: [
      'Yes, if I have to. I’d hate it, a sheet of paper where my display should be, but two on paper beats two that flicker.',
    ],
  },
  {
    id: 'how-second-batch',
    asked: [
      'What did the new bracket actually change for your people?',
      'help me understand why a bracket costs twelve days',
      'why such a small change took so long',
      'Was it not just a few holes?',
      'What had to be redone in May?',
    ],
    says: [
      'Four holes, in steel that was already cut, bent and powder-coated. So you scrap, recut, bend, and then wait for the coater, who had us down for the week before.',
      'It’s only small on paper. On the bench it was forty pieces in the skip.',
    ],
  },
  {
    id: 'did-you-protest',
    asked: [
      'Why didn’t you complain at the time?',
      'did you tell anyone that the change would cost days',
      'Who on our side knew you’d be late because of the drawing?',
      'You never raised a change notice in May, did you?',
      'is there anything in writing about the consequences of the bracket',
    ],
    says: [
      'I rang, and your man said ’just do what you can’. So I did what I could and wrote nothing down. That bit’s mine: next time I write.',
    ],
    after: { concern: 'counted-for-three', level: 'heard' },
    until: [
      'I said it on the phone. You’d have to ask on your side who was listening.',
      'By telephone, yes. On paper, no. I thought we knew each other.',
    ],
  },
  {
    id: 'letter-who',
    asked: [
      'Who signed the letter you got?',
      'Which letter do you mean?',
      'what does the letter say exactly',
      'Can you show me what was written to you?',
      'when did that letter arrive',
    ],
    says: [
      'There’s a squiggle over the word ’Commercial’, and it says ’third consecutive failure’. You tell me whose squiggle that is, I’d like to send him a bracket.',
      'It came by courier, signed for. You can read it, it’s pinned over there. I didn’t frame it yet.',
    ],
  },
  {
    id: 'withdraw-letter',
    asked: [
      'Would it help if the letter was withdrawn?',
      'what if we send a corrected letter',
      'Shall I have that taken back in writing?',
      'Do you want an apology on paper?',
      'What would you like the record to say?',
    ],
    says: [
      'Yes. One sheet: two late by Brightpost, one by you, with the dates of May on it. You needn’t put sorry, I can read it between the dates.',
      'A corrected one, yes. I want to lay it beside the first, so my partner can see the difference.',
    ],
  },
  {
    id: 'reword-only',
    asked: [
      'Can’t we just leave the past behind us and look forward?',
      'lets not talk about may anymore ok',
      'Would you be willing to draw a line under all three batches?',
      'Do we have to go over who caused what?',
    ],
    says: [
      'No. Two minutes on May and then I’ll look forward as far as you like. Skip the two minutes and I’ll still be counting in September.',
    ],
  },
  {
    id: 'own-two',
    asked: [
      'Do you admit that the first and third were your fault?',
      'Batches one and three, what went wrong there?',
      'so the other two are on you?',
      'Tell me about the first delivery, why was it late?',
      'What’s your share in all of this?',
    ],
    says: [
      'Yes, both mine. One: I said ’no problem’ in April before I’d priced the glass. Three: I lost the man who’d have told me.',
      'One and three are mine, nine days and fifteen. I don’t need a letter for that, I’ve a mirror.',
    ],
  },
  {
    id: 'saturdays-bill',
    asked: [
      'Would you like us to pay for the weekend shifts?',
      'Send me a bill for the overtime, would you do that?',
      'should we compensate the extra work in may',
      'Can I make good the hours your people put in?',
      'What would be fair for the Saturdays?',
    ],
    says: [
      'Yes, if you mean it. Eleven people, three Saturdays, at cost, no margin. And I’d tell the lads it came from you without my asking.',
      'I never meant to send one. But if it’s offered I’ll not be proud, the lads did it on their weekends.',
    ],
    tells: ['saturdays'],
  },
  {
    id: 'next-change',
    asked: [
      'How do we avoid such a change happening again?',
      'what should we do if a drawing has to change',
      'What rule would you want for changes after the freeze?',
      'Who should sign when something is altered?',
    ],
    says: [
      'One rule: no drawing moves unless a date moves with it, and two people sign, one of yours, one of mine. It fits on a postcard.',
      'Same postcard: new drawing, new date, two names. If that’d been up in March we’d be at lunch.',
    ],
  },
  {
    id: 'one-contact',
    asked: [
      'Who do your people talk to on our side?',
      'Would one contact person for your questions help?',
      'what if all your workshop questions go to one name',
      'Your people ask us things and get no answer, is that so?',
      'Can I give you a single number to ring?',
    ],
    says: [
      'Yes, one name that picks up. At present my lads ask three of your people and get four answers, and one of those was the bracket.',
      'One name, yes. And it has to be somebody who’s allowed to say yes to a hole.',
    ],
  },
  {
    id: 'will-you-claim',
    asked: [
      'Are you going to take legal action?',
      'will you go to a lawyer about this',
      'Would you sue us over the unpaid bill?',
      'Do I have to expect a counterclaim?',
    ],
    says: [
      'No, not unless you claim first. I’d sooner pay a tester than a solicitor, and at the moment I can’t pay either.',
    ],
  },
  {
    id: 'waive-condition',
    asked: [
      'What if we drop the penalties once the last display is up?',
      'Would you accept that the damages stay open until opening day?',
      'penalties parked till 21 september, ok for you?',
      'Could you live with the twelve hundred being decided after the opening?',
    ],
    says: [
      'Yes, if it’s written that they’re gone when the last one’s lit. ’Parked’ with the engine running is no use to me.',
      'On paper, with the condition in it, yes. I’ll build faster without it over my head than with it.',
    ],
  },
  {
    id: 'full-penalty',
    asked: [
      'Do you accept that we claim for all the days?',
      'we will have to charge you £1,200 a day',
      'What happens if we enforce the contract?',
      'You know we’re entitled to liquidated damages, don’t you?',
      'and if my commercial people insist on the penalty',
    ],
    says: [
      'No, I don’t accept it, and I’d stop the last forty the same day. Not for spite. I’d have nobody left to bend the frames.',
      'You’d win, my friend, and you’d have a judgement to hang in the tram stop where a display should be.',
    ],
  },
  {
    id: 'invoice-where',
    asked: [
      'Where is your invoice stuck?',
      'Who have you spoken to in our accounts department?',
      'what do our accounts people tell you when you call',
      'Did anyone give you a reason for the non-payment?',
      'How often have you chased the money?',
    ],
    says: [
      'In a tray, so I’m told. I’ve rung every Monday, and every Monday Accounts says it’s ’with the approver’. Seventy-four thousand, and nobody can tell me the approver’s name.',
      'Every Monday at nine. I know their holding music, my partner can sing it.',
    ],
    tells: ['open-invoice'],
  },
  {
    id: 'pay-by-friday',
    asked: [
      'If we pay you this week, what changes?',
      'What would you do with the money if it came on Friday?',
      'suppose the 74k lands this week',
      'Would paying the open bill solve the delivery?',
      'how much does it help if accounts release the payment',
    ],
    says: [
      'I’d pay Penang for the flight the same hour, and then the wages, and then I’d sit down. It doesn’t finish a display, it gets me the thing to put in it.',
      'It’d solve one and half of two. Boards and wages, yes. Testing still wants hands.',
    ],
  },
  {
    id: 'going-under',
    asked: [
      'Is Brightpost in trouble financially?',
      'are you about to go bankrupt',
      'How bad is your cash situation, honestly?',
      'Can your firm survive until September?',
      'Do we have to worry about you as a supplier?',
    ],
    says: [
      'Not if I’m paid. Orders are fine, the order book’s as full as I’ve ever had it. It’s August: you owe me seventy-four and wages go out on the twenty-eighth.',
    ],
    after: { concern: 'penalty', level: 'heard' },
    until: [
      'You’ll have displays from Brightpost, if that’s the worry. As for my books, you’ve not told me what you’d do with them.',
    ],
  },
  {
    id: 'wages-day',
    asked: [
      'What happens on the twenty-eighth?',
      'how many people do you have to pay',
      'Are your employees’ salaries at risk?',
      'What would the lads say if the money came late?',
    ],
    says: [
      'Forty people get paid that day, if I sell the van for it. They’ve had eleven years of it landing on time, and half of them don’t know it was ever close.',
    ],
  },
  {
    id: 'tester-lend',
    asked: [
      'What if I lend you one of our technicians for testing?',
      'Would you take somebody from my team for two weeks?',
      'could our people help you test',
      'Can we send you a pair of hands?',
      'I could place a technician in your workshop, any objection?',
    ],
    says: [
      'Yes, send them. Anybody who can read a meter and write down what it says. I’ll feed them, it’s jollof on Wednesdays.',
      'No objection at all. A bench by the window and a kettle. Which Monday?',
    ],
  },
  {
    id: 'two-day-soak',
    asked: [
      'Would you agree to run every unit for 48 hours before it leaves?',
      'What if nothing ships without a two day test?',
      'can we make a rule about soak testing',
      'How long should each one be switched on to be sure?',
      'What test would have caught the faulty ones?',
    ],
    says: [
      'Yes, two days each. Ruben swore by it and it’d have caught the lot. But somebody has to sit with them, and since June that’s nobody.',
      'Two days lit, with a wet cloth on the seal. I’d sign that rule if it came with hands.',
    ],
    tells: ['tester-left'],
  },
  {
    id: 'replace-tester',
    asked: [
      'Why haven’t you hired a new tester?',
      'did you advertise for Ruben’s job',
      'Have you looked for a replacement?',
      'When will that position be filled?',
      'cant one of your forty people do the testing',
    ],
    says: [
      'I’ve advertised, and had two applicants, one of whom was allergic to solder. The drone people pay what I can’t while I’m waiting for yours.',
      'The good hands are on the frames. If I take one off to watch lights, there’s nothing to watch.',
    ],
    tells: ['tester-left'],
  },
  {
    id: 'who-tests-now',
    asked: [
      'And who is doing the testing at the moment?',
      'so who checks them now before they go out',
      'You can’t be testing them yourself, can you?',
      'What does testing look like since he left?',
    ],
    says: [
      'Me. At night, on the bench there, and my daughter reads me the numbers. She’s twelve and she’s better at it than I am.',
      'I told you, it’s me and a twelve-year-old. Don’t put that in a letter.',
    ],
    after: { concern: 'six-failures', level: 'heard' },
    until: ['They get two hours and a pair of eyes, and the eyes are tired. I’d not call it testing.'],
  },
  {
    id: 'six-swap',
    asked: [
      'When will the six faulty ones be replaced?',
      'What do we do about the displays that are dark now?',
      'can you repair the six',
      'Who climbs up and takes the broken ones down?',
      'How quickly could you turn the failed units round?',
    ],
    says: [
      'A week, from the day they’re on my bench. Send them on a van and I’ll reseal them for nothing. But your people will have to get them down, I’ve no ladder truck.',
      'New seal, two days lit, back to you. One week, no charge. Only get them to me.',
    ],
  },
  {
    id: 'seal-sure',
    asked: [
      'How sure are you about the seal?',
      'is it really the water getting in',
      'Could the rest of the third delivery fail as well?',
      'Are the other 34 going to die too?',
      'What if it’s a design fault in all of them?',
    ],
    says: [
      'Fairly sure, not sworn. One of your fitters sent me pictures of two, and both are wet on the same corner. If I had all six here I’d know by the weekend.',
      'Two out of two wet on one corner. The others came from another roll of seal, so I sleep, a bit.',
    ],
  },
  {
    id: 'batch-one-ok',
    asked: [
      'Are the first eighty still working?',
      'Did the earlier displays have any failures?',
      'what about quality of batch one and two',
      'Is it only the third batch that has problems?',
    ],
    says: [
      'Working, every one, and I look at your fault list each morning like other men read the football. One and two had Ruben’s two days. Three didn’t.',
    ],
  },
  {
    id: 'quick-or-tested',
    asked: [
      'We need speed more than tests now, don’t we?',
      'could you skip the testing to save time',
      'What if we take them untested and fix problems later?',
      'ship first, test on site?',
    ],
    says: [
      'No. That’s how you got six dark ones, and on opening day you’d have the mayor under one. I’ll not send black glass to save a Tuesday.',
    ],
  },
  {
    id: 'recovery-plan',
    asked: [
      'Can you send me a recovery plan by the end of the week?',
      'please provide root cause analysis',
      'When will I get a written improvement plan from you?',
      'I need a document that shows how you’ll manage this',
    ],
    says: [
      'No, not by Friday, because the man who’d write it is the man who’s testing. I’ll write you half a page with days on it, once we’ve agreed what they rest on.',
    ],
  },
  {
    id: 'other-vendor',
    asked: [
      'What would you say if we looked for another supplier for the last forty?',
      'we could give the rest to someone else',
      'Do you think anyone else could build them in time?',
      'And if we terminate the contract?',
      'maybe we should switch vendor',
    ],
    says: [
      'You could, and they’d ask you for drawings, and you’d send them the bracket. By November they’d know what I know. I’d be sorry, and you’d be late.',
    ],
  },
  {
    id: 'partner-who',
    asked: [
      'Who is your partner?',
      'Does anybody else at Brightpost have to agree?',
      'can you decide this alone',
      'What does your co-owner say about all this?',
      'Should I talk to her too?',
    ],
    says: [
      'Moira. She owns the other half and keeps the books. Dates I give on my own. If it’s money off, she reads it first, over her glasses.',
      'Moira, and you can ring her. She’s less funny than me and she’ll ask about the invoice in the first breath.',
    ],
  },
  {
    id: 'people-here',
    asked: [
      'What do your people in the workshop think of us?',
      'how is the mood in your team',
      'Are your lads angry about the changes?',
      'What do they say on the floor about this job?',
    ],
    says: [
      'They like the displays and they can’t stand the phone. After the letter one of them wrote ’three’ on the bracket and hung it up on that nail.',
    ],
  },
  {
    id: 'my-team-good',
    asked: [
      'What do you think of my team?',
      'how is it to work with us',
      'Be honest, are we a bad customer?',
      'What do we do wrong, seen from Coventry?',
    ],
    says: [
      'Your fitters are grand. Your drawings come from somebody who’s never held a file. And your letters come from somebody who’s met neither.',
      'Good people, no one in charge of saying ’stop, it’s frozen’. That’s it, in one.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you angry with me?',
      'do you take this personally',
      'Is there bad blood between us now?',
      'You sound annoyed, what about?',
    ],
    says: ['With you, no, you drove here. With whoever can count to three and not to the eleventh of May, yes.'],
  },
  {
    id: 'recommend',
    asked: [
      'Would you take another order from us?',
      'would you recommend us to another firm',
      'After this, is there a future for our two companies?',
      'If there is a second tram line, would you bid?',
    ],
    says: [
      'Ask me on the twenty-second of September. If they’re lit and I’m paid, I’d bid for your next line before you’d drawn it.',
    ],
  },
  {
    id: 'persona-how-long',
    asked: [
      'How long have you been running this company?',
      'what exactly is your job here',
      'Did you found Brightpost?',
      'How did you get into making displays?',
      'since when you make displays',
    ],
    says: [
      'Eleven years, with Moira. Before that I mended lifts. I do deliveries, customers, and as of June a fair bit of sweeping.',
    ],
  },
  {
    id: 'my-limit',
    asked: [
      'What is the minimum you need from me today?',
      'what must happen before you sign anything',
      'What would have to be true for you to promise a date?',
      'Where is your limit in this?',
    ],
    says: [
      'Three things. One: May put right. Two: money moving, to me or to Penang. Three: a date that has boards behind it. Leave one out and I keep my pen in my pocket.',
      'Same three. The first one’s free, so I’d start there.',
    ],
  },
  {
    id: 'decide-by',
    asked: [
      'By when do you need an answer from us about the money?',
      'until when do I have to decide',
      'What is the latest day for paying the supplier?',
      'How much time have we got before it’s too late?',
      'is there a point of no return',
    ],
    says: [
      'This week. They count the ten days from when the money lands, and after that I’ve still to build, burn in and drive. Every day you think about it comes off your fitters.',
    ],
  },
  {
    id: 'if-nothing',
    asked: [
      'What happens if we don’t agree today?',
      'and if we do nothing',
      'Suppose it stays as it is, what do I see on the due date?',
      'What does opening day look like if this goes wrong?',
    ],
    says: [
      'Then you get what I can build, when I can build it, and I’ll not put a day to it. And come the ribbon there are stops with a hole in the pole.',
    ],
  },
  {
    id: 'warn-me',
    asked: [
      'Will you call me if something slips?',
      'How would I find out that a delivery is in danger?',
      'can you warn us earlier next time',
      'Would you do a weekly call with me?',
      'What if we speak every Tuesday until it’s done?',
    ],
    says: [
      'Yes, I’d ring you the same day, if I get a phone call back and not a courier. A fixed time each week suits me, I can count to Tuesday.',
      'Yes. You’ll have it before I’ve finished swearing at it, so long as it doesn’t come back as failure number four.',
    ],
  },
  {
    id: 'write-it-up',
    asked: [
      'Shall I write this up and send it to you?',
      'who writes the minutes',
      'Do you want it in the contract or is an email enough?',
      'How do we put this on paper?',
    ],
    says: [
      'You write May, I’ll write the deliveries, and we swap tonight. An e-mail will do, if it’s got days and names in it.',
    ],
  },
  {
    id: 'meet-again',
    asked: [
      'Can we meet again next week?',
      'should I come back to Coventry',
      'When do we talk next?',
      'Could you come to Nottingham and show that to my boss?',
    ],
    says: ['Come on a Wednesday, it’s rice. Or I’ll drive over, when there’s something in the van worth driving.'],
  },
  {
    id: 'mayor-council',
    asked: [
      'Who is telling the mayor?',
      'Have you spoken to the city or the tram operator?',
      'what does the council say about the displays',
      'Does the tram company know how late we are?',
    ],
    says: [
      'Not me, I’ve never met the man. He’s your customer, I only know his ribbon. Ask whoever sends your board its papers.',
    ],
  },
  {
    id: 'our-budget',
    asked: [
      'Do you know whether we have the money for this?',
      'who at our company can approve paying you early',
      'Is there room in our budget for the flight?',
      'Who releases invoices at our place?',
    ],
    says: [
      'Your Accounts would know, and they won’t tell me. The nearest I’ve got is that squiggle over ’Commercial’. Start with him, and take the invoice with you.',
    ],
  },
  {
    id: 'law-clause',
    asked: [
      'Is the penalty even enforceable if we changed the drawing?',
      'what does the contract say about changes by the customer',
      'Legally, who is right about the second one?',
      'Does a bracket count as a variation under the contract?',
    ],
    says: [
      'Moira says a change stops the clock, and she’s read it, I only signed it. Have your commercial people read her the same page.',
    ],
  },
  {
    id: 'tech-board',
    asked: [
      'Technically, what does a driver board do?',
      'could the board be simplified or replaced by a standard part',
      'Is there a workaround without that component?',
      'Can a display run on half the electronics?',
    ],
    says: [
      'It tells each row when to light. Without it you’ve a very heavy mirror. For the circuit itself talk to Femi at the end bench, he designed it, I only sell it.',
    ],
  },
  {
    id: 'other-customers',
    asked: [
      'Do your other customers get their displays on time?',
      'Are we the only job in your workshop?',
      'is somebody else being served before us',
      'Have you given our boards to another client?',
    ],
    says: [
      'You’re nearly all of it, your forty and some bus shelters in Solihull that use a different board. Nobody’s had yours. I’d show you the shelf.',
    ],
  },
  {
    id: 'private-family',
    asked: [
      'How old is your daughter?',
      'do you have family',
      'What do you do when you’re not here?',
      'How was your weekend?',
      'are you married',
    ],
    says: [
      'There’s a family, they think I live here. Let’s get the forty out, and you can see the photographs with the rice.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What matters more to you, the money or being blamed?',
      'if you could only have one of your wishes, which one',
      'Which of these things is the most important for you?',
      'should we talk about May, the parts or the invoice first',
    ],
    says: [
      'May. Daft, I know, with what I’m owed. But you could pay me tomorrow and I’d still lie there counting to three.',
      'May first. The boards don’t get here quicker for being mentioned earlier.',
    ],
  },
  {
    id: 'good-outcome',
    asked: [
      'What would be a good result for you today?',
      'when would you say this visit was worth it',
      'How should this look on opening day, ideally?',
      'what do you want to come out of this',
    ],
    says: [
      'A record that’s true, a date that’s true, and on the twenty-first of September I stand at a tram stop with my daughter and she reads it out to me.',
      'Something I can build to, and no more couriers. Then rice.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What can you offer us in return?',
      'if I help you with that, what do I get',
      'What would you do for us then?',
      'and what is your side of the bargain',
    ],
    says: [
      'My best two on your forty, the six mended for nothing, and a phone call before a thing slips and not after. I’d even stop the jokes, if it’s in writing.',
    ],
  },
  {
    id: 'worst-fear',
    asked: [
      'What are you most afraid of?',
      'what keeps you awake at night',
      'What is the worst that could happen to you here?',
      'which scenario frightens you most',
    ],
    says: [
      'Sending forty people home in August because your tray sat still and your clause didn’t. And then some other firm’s name on those poles.',
    ],
    after: { concern: 'penalty', level: 'heard' },
    until: ['Black glass on opening day, with my name on the back of it. The rest I can still joke about.'],
  },
  {
    id: 'bracket-what',
    asked: [
      'What is the bracket for?',
      'which bracket are we talking about',
      'Can you explain what the bracket does?',
      'sorry, what’s that bracket exactly',
    ],
    says: [
      'It’s the arm the display hangs on, four bolts to your pole. It’s on that nail behind you, the old holes and the new. A hand’s breadth, and twelve days.',
    ],
  },
  {
    id: 'time-left',
    asked: [
      'How much time do you have for me?',
      'are you in a hurry',
      'when do you have to go',
      'do I keep you from your work',
    ],
    says: [
      'Till you’ve to catch your train. There’s nobody waiting for me but forty frames, and they’ve no boards to be impatient with.',
    ],
  },
];
