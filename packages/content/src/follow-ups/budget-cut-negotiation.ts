import type { FollowUp } from '@parley/shared';

export const budgetCutNegotiationFollowUps: readonly FollowUp[] = [
  {
    id: 'four-colleagues',
    on: ['opening', 'concern:fifth-no', 'answer:others-who', 'answer:four-sat-here'],
    asked: [
      'Which four colleagues do you mean?',
      'who are the other four who said no',
      'Four of us, which ones?',
      'so I’m the fifth one you ask?',
    ],
    says: [
      'The crane, the depot in Cuxhaven, the crew hotel and the parts store. You are the last, and I had hoped to be pleasantly surprised.',
    ],
  },
  {
    id: 'friday-why-open',
    on: ['opening', 'fact:the-cut', 'answer:more-time'],
    asked: [
      'Why by this Friday?',
      'what happens on friday',
      'Why is it Friday and not the end of the month?',
      'is there a reason for exactly this Friday',
    ],
    says: [
      'Because on Friday evening I send off a forecast, and it has one figure in it. What I learn on Saturday is not in that figure.',
    ],
  },
  {
    id: 'fifteen-from-total',
    on: ['opening', 'fact:the-cut', 'fact:spent'],
    asked: [
      'Fifteen per cent of the whole budget, although most is spent?',
      'why not fifteen per cent of what is left',
      'Is it fifteen of the 3.2 or of the 1.3?',
      'that is more than a third of the rest, isn’t it',
    ],
    says: [
      'Of the whole. I am aware that it makes thirty-seven per cent of the remainder. A project that spends early should not pay less than one that waits.',
    ],
  },
  {
    id: 'patience-left',
    on: ['opening', 'concern:fifth-no'],
    asked: [
      'And what if I say it can’t be done?',
      'what did you do when they said that',
      'You don’t want to hear no at all?',
      'how did the four get out of it',
    ],
    says: [
      'They did not. I waited, and in each case a figure followed, usually on the way to the door. I should like to spare us the walk.',
    ],
  },
  {
    id: 'cash-or-total-open',
    on: [
      'opening',
      'fact:the-cut',
      'concern:year-end-cash',
      'answer:what-leaves-account',
      'statement:ask-what-for',
      'common:what_do_you_mean',
      'common:what_matters_most',
      'common:say_again',
      'common:other_options',
      'common:your_proposal',
    ],
    asked: [
      'What can Tideline give, what counts as giving for you?',
      'does it have to be a saving or may it be a payment later',
      'Give in what sense, cut or postpone?',
      'is postponing also giving',
    ],
    says: [
      'Either. What matters is that it does not leave the account before the thirty-first of December. Under which name it stays there is a question of taste.',
    ],
  },
  {
    id: 'bank-who',
    on: ['fact:covenant', 'answer:cut-or-cash', 'answer:covenant-consequence', 'answer:gap-now'],
    asked: [
      'Who at the bank looks at it?',
      'what is the Weserbank to us',
      'Is the Weserbank our only bank?',
      'who do you talk to at the bank',
    ],
    says: [
      'Herr Osterloh, with a ruler. The Weserbank gives us the credit line, and the others would follow whatever it does.',
    ],
  },
  {
    id: 'credit-line-size',
    on: ['fact:covenant', 'answer:covenant-consequence', 'answer:cut-or-cash'],
    asked: [
      'What does it mean, they call the credit line?',
      'call the line, so we’d have to pay it back at once?',
      'How big is the credit line?',
      'what would we have to do if they call it',
      'calling the line means repaying it, doesn’t it',
    ],
    says: [
      'It means that they may ask for it back at once. The size I keep to myself. It is larger than anything we could repay in a month.',
    ],
  },
  {
    id: 'may-or-will',
    on: ['fact:covenant', 'answer:covenant-consequence', 'follow-up:credit-line-size'],
    asked: [
      'Would the bank really do that?',
      'it says may call, so perhaps they don’t?',
      'How likely is it that Weserbank calls it?',
      'has the bank ever done this to somebody',
    ],
    says: [
      'I do not know, and I do not propose to find out. A clause that one has never seen used is not the same as a kind one.',
    ],
  },
  {
    id: 'twelve-why',
    on: ['fact:covenant', 'answer:gap-now', 'answer:what-with-money'],
    asked: [
      'Why twelve million exactly?',
      'where does the twelve come from',
      'Who agreed to that twelve million?',
      'since when do we have this condition',
    ],
    says: [
      'It stands in the contract, and I signed it in a dry year, when we held eighteen. I have thought about that signature since.',
    ],
  },
  {
    id: 'sum-of-others',
    on: ['fact:covenant', 'answer:gap-now', 'fact:crane-gave'],
    asked: [
      'If the crane gives 600, aren’t you nearly there?',
      'nine hundred is missing and the others gave already, so why 480 from me',
      'Isn’t six hundred plus ours more than you need?',
      'how much of the gap have the other four closed',
    ],
    says: [
      'Not all of theirs falls in December, and not all of it has a letter. I count what will lie there on the day, and yours is in the sum.',
    ],
  },
  {
    id: 'keep-confidential',
    on: ['fact:covenant', 'answer:who-knows', 'common:talk_to_them', 'statement:cash-not-total'],
    asked: [
      'So I can’t tell anybody about the bank?',
      'what may I say to my team about the reason',
      'Who else knows about the twelve million?',
      'is that confidential',
    ],
    says: [
      'It stays in this room. To your team I am a woman with a percentage and a date. They will find it easy to believe.',
    ],
  },
  {
    id: 'twelve-days',
    on: ['fact:january-money', 'answer:january-sure', 'answer:other-source', 'common:what_matters_most'],
    asked: [
      'Poor for twelve days, how do you count that?',
      'from when to when are you poor',
      'On which day does the money come in January?',
      'twelve days, so until the twelfth of January?',
    ],
    says: [
      'From the thirty-first of December to the twelfth of January, when the operators pay. I have rarely known a date so well.',
    ],
  },
  {
    id: 'operators-earlier',
    on: ['fact:january-money', 'answer:january-sure', 'answer:other-source'],
    asked: [
      'Can’t the operators pay two weeks earlier?',
      'did you offer them a discount for paying early',
      'What did the operators say when you asked?',
      'would a small discount move them to December',
      'could we get the operators to pay before New Year',
    ],
    says: [
      'I offered one per cent, and they offered me a happy new year. Their own year ends on the same day as ours, so they are poor together with me.',
    ],
  },
  {
    id: 'so-february-fine',
    on: ['fact:january-money', 'answer:which-weighs', 'answer:january-sure'],
    asked: [
      'So anything paid after mid-January is fine for you?',
      'from which day on may we pay again',
      'Would the second of January be late enough?',
      'is February better for you than January',
    ],
    says: [
      'After the twelfth of January pay whom you like. Between New Year and then I should prefer that nobody be generous.',
    ],
  },
  {
    id: 'forecast-to-whom',
    on: ['fact:friday-reason', 'common:why_that_date', 'answer:measured-when', 'follow-up:friday-why-open'],
    asked: [
      'To whom do you send the forecast?',
      'who is somebody',
      'Who reads that forecast on Friday?',
      'is it the bank that gets it',
    ],
    says: [
      'To the Weserbank. One page, one figure, and my signature beneath it. I prefer to sign things that turn out to be true.',
    ],
    after: { concern: 'year-end-cash', level: 'heard' },
    until: [
      'To a reader outside this house who owns a ruler. The name I keep to myself for the moment; the hour is six.',
    ],
  },
  {
    id: 'forecast-wrong',
    on: ['fact:friday-reason', 'common:why_that_date', 'follow-up:forecast-to-whom'],
    asked: [
      'What if the forecast turns out wrong afterwards?',
      'can the figure be corrected after Friday',
      'And if we find more money after Friday?',
      'is the forecast binding',
    ],
    says: [
      'Then I have told a bank something that was not so, and they remember that longer than the figure. More is welcome, less is not.',
    ],
  },
  {
    id: 'grease-what',
    on: [
      'fact:gearboxes',
      'answer:grease-who',
      'concern:dear-later',
      'answer:due-dates-others',
      'common:happened_before',
      'statement:no-simulator',
      'common:worst_case',
    ],
    asked: [
      'Three hundred thousand on grease, what was cut exactly?',
      'what did you cut back then',
      'How does saving on grease break a gearbox?',
      'was it all turbines or only some',
    ],
    says: ['Every second greasing. On paper the intervals were generous. The gearboxes had not read the paper.'],
  },
  {
    id: 'grease-who-knew',
    on: ['fact:gearboxes', 'answer:grease-who'],
    asked: [
      'Did nobody warn you about the grease?',
      'who knew that it would go wrong',
      'Would you have listened if somebody had warned you?',
      'was there someone who said it beforehand',
    ],
    says: [
      'One technician wrote half a sentence in a log, and it was read in 2024. I had not asked, and I did not look like somebody who asks.',
    ],
  },
  {
    id: 'cheap-cut-mean',
    on: ['concern:dear-later'],
    asked: [
      'What cheap cut did you buy?',
      'you bought a cheap cut once, when was that',
      'What happened with your cheap cut?',
      'which gearboxes do you mean',
    ],
    says: [
      'Grease, in 2023: three hundred thousand saved. The year after, four gearboxes at sea, for one point one million. Since then I read the right-hand column first.',
    ],
    tells: ['gearboxes'],
  },
  {
    id: 'later-how-exact',
    on: [
      'concern:dear-later',
      'answer:second-column',
      'statement:no-second-column',
      'statement:vague-hard',
      'answer:hours-cost',
      'statement:rate-calculated',
    ],
    asked: [
      'How exact must the later cost be?',
      'is an estimate enough for the second column',
      'May I give you a range for the later costs?',
      'how precise do you need it, plus or minus what',
    ],
    says: [
      'To the nearest ten thousand, with the month beside it. A range is permitted if you tell me which end you would bet on.',
    ],
  },
  {
    id: 'later-until-when',
    on: ['concern:dear-later', 'answer:second-column'],
    asked: [
      'How far ahead should I look, one year or two?',
      'until when do the later costs count',
      'Later means in spring or in the next years too?',
      'which period do you want in that column',
    ],
    says: ['To the end of next year. Beyond that everybody writes fiction, I included.'],
  },
  {
    id: 'crane-what-said',
    on: ['fact:crane-gave', 'concern:fifth-no', 'answer:dierks-who'],
    asked: [
      'What changed his mind between Monday and Tuesday?',
      'how did you get him from impossible to 600',
      'What made Herr Dierks find it?',
      'did you threaten Herr Dierks',
    ],
    says: [
      'I asked him which invoice was the largest and when it was due. Nobody had put it to him as a question about days.',
    ],
  },
  {
    id: 'crane-paint',
    on: ['answer:dierks-who', 'fact:crane-gave', 'common:example'],
    asked: [
      'When will the paint be done then?',
      'does the crane not rust until spring',
      'What does the postponed paint cost him later?',
      'is the cab cancelled or only later',
    ],
    says: [
      'In May, and it costs the same, he has it in writing. The cab is only later as well, nobody had yet sat in it.',
    ],
  },
  {
    id: 'talk-to-dierks',
    on: ['answer:dierks-who', 'fact:crane-gave', 'concern:one-rule'],
    asked: [
      'May I call Herr Dierks about it?',
      'can I ask Dierks how he did it',
      'What would Dierks tell me?',
      'is he angry with you now',
    ],
    says: [
      'By all means. He will tell you that it was his own idea, and I should be obliged if you did not correct him.',
    ],
  },
  {
    id: 'rule-exactly',
    on: [
      'concern:one-rule',
      'answer:exception',
      'answer:rule-payments',
      'statement:rule-for-five',
      'statement:exception-please',
      'statement:reimers-exempt',
      'statement:others-gave-less',
      'common:why_not',
    ],
    asked: [
      'What exactly is the rule for the five?',
      'the one rule says what',
      'How is your rule worded?',
      'is the rule only the fifteen per cent',
    ],
    says: [
      'Fifteen per cent of the whole budget, in money that is still in the account at the year’s end, and nothing that protects people. Three lines.',
    ],
  },
  {
    id: 'tell-the-crane',
    on: ['concern:one-rule', 'statement:rule-for-five', 'answer:exception'],
    asked: [
      'Why do the others have to know what I give?',
      'who tells the crane people',
      'Do they compare the figures with each other?',
      'how would they find out about my figure',
    ],
    says: [
      'They eat at one table, and percentages travel faster than soup. I tell them all the same sentence, so that none of them has to wonder.',
    ],
  },
  {
    id: 'what-is-fair',
    on: ['concern:one-rule', 'statement:unfair-same'],
    asked: [
      'What would you call a fair measure?',
      'which rule could you defend to all five',
      'Do you want a suggestion for a rule from me?',
      'what kind of rule do you have in mind',
    ],
    says: [
      'One that mentions a day and an amount and no virtues. If the crane could use it as well as you, I take it.',
    ],
  },
  {
    id: 'alphabetically',
    on: [
      'concern:fifth-no',
      'answer:if-refuse',
      'answer:impossible',
      'common:consequence',
      'statement:impossible-flat',
    ],
    asked: [
      'Would you really choose the lines yourself?',
      'alphabetically, are you serious',
      'What would you take if you had to choose?',
      'which line would go first if it’s you',
    ],
    says: [
      'I should take what falls due first and is not ordered. I would certainly do it worse than you, which is rather the argument.',
    ],
  },
  {
    id: 'adjectives',
    on: ['concern:fifth-no'],
    asked: [
      'What do you mean, adjectives?',
      'you only got adjectives, like what',
      'Which words did they use?',
      'what should I not say then',
    ],
    says: [
      '“Challenging”, “critical”, “painful”, and once “holistic”. I could not find a single one of them in the ledger.',
    ],
  },
  {
    id: 'sign-or-negotiate',
    on: ['concern:fifth-no'],
    asked: [
      'What do you mean by a number I would sign?',
      'can it still change after I sign',
      'Is there any room to negotiate the number?',
      'does signing mean that it’s final',
    ],
    says: [
      'I mean one that you would still recognise on New Year’s Eve. I do not bargain, so you need not leave room for it.',
    ],
  },
  {
    id: 'sensors-whole-amount',
    on: ['answer:sensors-february', 'statement:sensors-to-february', 'fact:sensors'],
    asked: [
      'Does the full 340 count although it’s only later?',
      'so the sensors count as 340,000 for you?',
      'You’d credit me the whole three hundred and forty?',
      'is it counted fully or only a part',
    ],
    says: [
      'The full three hundred and forty thousand. On the thirty-first of December it is either there or it is not, I know no halves.',
    ],
  },
  {
    id: 'what-is-left-140',
    on: ['answer:sensors-february', 'statement:sensors-to-february', 'fact:sensors', 'follow-up:sensors-whole-amount'],
    asked: [
      'Then I still need 140,000, is that right?',
      'what remains after the sensors',
      'So a hundred and forty are missing?',
      'with the sensors how much more do you want from me',
      'after the 340, how much is missing to 480',
    ],
    says: [
      'One hundred and forty thousand. It is the agreeable moment in which a sum becomes shorter than one’s list.',
    ],
  },
  {
    id: 'maker-letter-content',
    on: [
      'answer:sensors-february',
      'statement:sensors-to-february',
      'statement:rang-maker',
      'answer:write-confirm',
      'statement:ask-suppliers',
      'statement:not-without-letter',
      'common:what_would_move_you',
      'common:what_is_missing',
      'common:is_that_acceptable',
    ],
    asked: [
      'What should the maker’s letter say?',
      'what has to stand in the confirmation',
      'Is one sentence from the maker enough?',
      'which points must be in the letter from the supplier',
    ],
    says: [
      'Which delivery, which amount, the new day of payment, that the price is unchanged, and a name one can read. Five lines. Poetry is not required.',
    ],
  },
  {
    id: 'call-maker-when',
    on: ['answer:sensors-february', 'statement:sensors-to-february', 'fact:sensors', 'statement:deadline-27'],
    asked: [
      'I have until the twenty-seventh, isn’t that enough?',
      'must I tell the maker before Friday although he gives us till the 27th',
      'Why should I ring the maker before the 27th?',
      'when do I have to tell the maker at the latest, for you',
    ],
    says: [
      'His last day is the twenty-seventh, mine is Thursday noon for the letter. Of two deadlines the earlier one is the real one.',
    ],
  },
  {
    id: 'sensors-why-not-cancel',
    on: ['answer:without-sensors', 'answer:sensors-february', 'statement:sensors-to-february'],
    asked: [
      'So you don’t want the sensors cut, only moved?',
      'wouldn’t it help you more to cancel them',
      'Is postponing the sensors as good as cancelling for you?',
      'you prefer later to never, why',
    ],
    says: [
      'Later is as good as never until New Year’s Eve, and a great deal better in March. I should like to hear the bearings before I see them.',
    ],
  },
  {
    id: 'february-risk',
    on: ['answer:sensors-february', 'statement:sensors-to-february', 'fact:sensors', 'statement:spares-until-march'],
    asked: [
      'And if a sensor fails in the meantime?',
      'what risk do we have without the new sensors in winter',
      'Is it safe to wait with the sensors until February?',
      'what would you want to know about the gap until February',
    ],
    says: [
      'You tell me how many spares you have and until when they last. If the count holds, I enter a nought for the later cost.',
    ],
  },
  {
    id: 'money-february-safe',
    on: ['answer:sensors-february', 'statement:sensors-to-february', 'answer:next-round', 'answer:note-still-mine'],
    asked: [
      'Will the money for the sensors really be there in February?',
      'who guarantees me the 340 in the new year',
      'Could somebody take the postponed money away in January?',
      'is it still in my budget next year',
      'who makes sure the sensor money is not gone by February',
    ],
    says: [
      'It is yours, with its date, and I sign that. Whoever would like it in January has to come past me, and I am in at seven.',
    ],
  },
  {
    id: 'tablets-cost-how',
    on: ['answer:tablets-april', 'statement:tablets-to-april', 'fact:tablets', 'statement:will-hurt'],
    asked: [
      'How do I put the tablets’ waiting into euros?',
      'what rate should I take for the crew’s hours',
      'Three hours a week, how many people shall I count?',
      'what does it cost, the paper until April, in your reckoning',
      'which formula for the three hours on paper',
    ],
    says: [
      'Three hours, times the people on board, times the weeks until April, times what an hour costs us. Ask Hauke Behrens how many really write.',
    ],
  },
  {
    id: 'tablets-letter',
    on: ['answer:tablets-april', 'statement:tablets-to-april', 'fact:tablets', 'answer:tablets-when-know'],
    asked: [
      'Do the tablets need a supplier’s letter too?',
      'the tablets aren’t ordered I think, is a letter needed',
      'From whom do I get it in writing for the tablets?',
      'what paper do you want for the tablets',
    ],
    says: [
      'If they are ordered, a letter with the new day. If they are not, a line from you that no order goes out before the New Year.',
    ],
  },
  {
    id: 'tablets-crew-complain',
    on: ['answer:tablets-april', 'statement:tablets-to-april', 'fact:tablets', 'answer:crew-what-to-say'],
    asked: [
      'What if the crew of the third vessel complains?',
      'who explains it to the third vessel',
      'Will the crew be angry about the paper?',
      'who takes the blame for it with the crew',
    ],
    says: ['They may complain to me, floor four, any day before eight. I should even let them do it on paper.'],
  },
  {
    id: 'both-over-enough',
    on: ['statement:both-520', 'answer:twenty-percent', 'statement:settled-520'],
    asked: [
      'What happens to the forty thousand above it?',
      'that’s 520, do I get the 40 back?',
      'So we’d be forty over your figure?',
      'the difference of forty thousand, whose is it',
    ],
    says: [
      'It stays in Tideline’s name as a reserve, for the day on which a supplier remembers something. In January it is simply yours again.',
    ],
  },
  {
    id: 'both-done-then',
    on: ['statement:both-520', 'statement:settled-520'],
    asked: [
      'So is that it, are we finished?',
      'then you need nothing more from Tideline?',
      'With these two, is my part done?',
      'nothing else for Friday then?',
    ],
    says: [
      'When both letters are here and your second column is filled in, yes. Then you may go and build your turbines a future.',
    ],
  },
  {
    id: 'simulator-keep',
    on: [
      'answer:simulator-drop',
      'statement:drop-simulator',
      'fact:simulator',
      'statement:simulator-with-price',
      'answer:simulator-after',
    ],
    asked: [
      'So the simulator stays?',
      'do you want me to order the simulator then',
      'Can I keep the simulator if I find the money elsewhere?',
      'then we don’t touch the simulator, right',
    ],
    says: [
      'If the payments you can move come to the figure, it stays. Order it when you please, only not so that it is paid before New Year.',
    ],
  },
  {
    id: 'simulator-later',
    on: ['answer:simulator-drop', 'statement:drop-simulator', 'fact:simulator', 'answer:simulator-after'],
    asked: [
      'Could I order the simulator in January instead?',
      'what if the simulator is only ordered later',
      'Is a later order of the simulator the better way?',
      'would it help to postpone the simulator rather than drop it',
    ],
    says: [
      'What is not ordered does not leave in December, so that helps me. Put beside it what the training costs meanwhile, if it costs anything.',
    ],
  },
  {
    id: 'forty-five-percent',
    on: ['fact:simulator', 'answer:simulator-after'],
    asked: [
      'How do you get to forty-five per cent?',
      'forty five percent of what',
      'Interest, what do you mean by that?',
      'why do you call it interest',
    ],
    says: [
      'Ninety-five over two hundred and ten. It is what I should pay in spring for having kept the money over one winter.',
    ],
  },
  {
    id: 'net-saving',
    on: [
      'fact:simulator',
      'answer:simulator-after',
      'statement:simulator-with-price',
      'statement:no-simulator',
      'statement:simulator-free',
    ],
    asked: [
      'It still saves 115 net, isn’t that worth it?',
      'two hundred and ten minus ninety-five is still a saving',
      'So net it’s a hundred and fifteen, why not?',
      'at the end we’d be 115,000 better off, or not?',
    ],
    says: [
      'One hundred and fifteen net, and no simulator the year after either. Then the ninety-five comes again, and it brings a friend.',
    ],
  },
  {
    id: 'lockout-not-for-you',
    on: [
      'answer:lockout-offer',
      'concern:lockout-module',
      'statement:lockout-cut',
      'answer:which-of-my-lines',
      'statement:lockout-optional',
      'answer:lockout-off',
    ],
    asked: [
      'So you’d never have taken the lockout?',
      'why did you ask about it then',
      'Was that a test?',
      'do you ask everybody this',
    ],
    says: [
      'Never. I ask because I want to hear where somebody stops by himself. It tells me how far I may believe the rest of his page.',
    ],
  },
  {
    id: 'lockout-sentence',
    on: [
      'concern:lockout-module',
      'answer:lockout-who-asks',
      'statement:lockout-protect',
      'statement:no-lockout',
      'answer:lockout-off',
      'fact:lockout',
      'statement:lockout-purpose',
    ],
    asked: [
      'Which sentence would you use yourself?',
      'how do I explain it to someone who’s never been on a turbine',
      'What could I say in one sentence?',
      'can you give me an example of that sentence',
    ],
    says: [
      '“It is the lock that keeps the thing from turning while one of us is inside.” After that I stop, and so does the other person.',
    ],
  },
  {
    id: 'lockout-who-upstairs',
    on: ['concern:lockout-module', 'answer:lockout-who-asks'],
    asked: [
      'Who upstairs would point at it?',
      'somebody upstairs, you mean Dr Reimers?',
      'Has anyone asked about the ninety-five yet?',
      'which people sort the list by size',
    ],
    says: [
      'Nobody so far. It might be Dr. Reimers’s assistant, who is young and owns a spreadsheet. He would ask once.',
    ],
  },
  {
    id: 'lockout-decision-form',
    on: ['concern:lockout-module', 'statement:lockout-protect'],
    asked: [
      'As a decision, how do you want me to say it?',
      'what’s the difference between a feeling and a decision here',
      'Should I put it on paper that the lockout stays?',
      'how do I say it concretely',
    ],
    says: ['With a verb and a date: “It stays, and it is ordered on Monday.” A feeling has neither.'],
  },
  {
    id: 'lockout-paid-when',
    on: ['answer:lockout-when', 'statement:delay-lockout-order-now', 'statement:lockout-protect'],
    asked: [
      'If I order the lockout on Monday, is it paid this year?',
      'does the ninety-five then leave in December',
      'Does ordering it hurt your number?',
      'is the lockout included in the twelve million forecast',
    ],
    says: [
      'It is in my forecast as paid, so it hurts nothing. If the supplier prefers January of his own accord, I shall not argue. You need not ask him.',
    ],
  },
  {
    id: 'accident-2019',
    on: ['answer:lockout-why'],
    asked: [
      'What happened to the boy?',
      'did he survive',
      'Was there no lockout on seventeen?',
      'who was the boy from turbine seventeen',
    ],
    says: [
      'He was nineteen, and it was his second trip. More I do not say, and not because I have forgotten it. Let us return to the figures, please.',
    ],
  },
  {
    id: 'slice-why-worse',
    on: ['answer:salami', 'statement:flat-cut', 'answer:one-line-or-several'],
    asked: [
      'Why is a slice off everything worse?',
      'isn’t a bit of each line the fairest',
      'What breaks if everybody gives fifteen per cent?',
      'which line would a slice harm most',
    ],
    says: [
      'Four half things are not two whole ones. And from each slice somebody asks me for the rest by February, with interest.',
    ],
  },
  {
    id: 'several-lines-ok',
    on: ['answer:one-line-or-several', 'answer:less-than-480', 'common:is_it_flexible', 'statement:accept-all'],
    asked: [
      'Two lines would be all right then?',
      'may I combine two or three payments',
      'How many lines are too many?',
      'is it fine if it’s made of two payments',
    ],
    says: ['Two is elegant, three is acceptable. At four I begin to suspect that somebody is hiding in the crowd.'],
  },
  {
    id: 'thursday-or-friday',
    on: [
      'answer:by-when-papers',
      'answer:friday-hour',
      'answer:more-time',
      'statement:letters-thursday',
      'common:more_time',
      'statement:come-back-next-week',
    ],
    asked: [
      'So Thursday noon for letters, Friday noon for the figure?',
      'which of the two deadlines is the real one',
      'What exactly on Thursday and what on Friday?',
      'is it thursday or friday now',
    ],
    says: [
      'Letters on Thursday at noon, the final figure on Friday at noon. At six on Friday the thing has left my hands.',
    ],
  },
  {
    id: 'letter-late',
    on: ['answer:by-when-papers', 'answer:write-confirm', 'statement:letters-thursday'],
    asked: [
      'What if a letter comes on Friday morning?',
      'and when the supplier’s signature is late',
      'A letter one day late, does it still count?',
      'what do you do with a line that has no letter',
    ],
    says: [
      'Then the line stands in pencil and counts as nought in what I send off. Ring me on Thursday and I ring him.',
    ],
  },
  {
    id: 'scan-is-ok',
    on: ['answer:write-confirm', 'statement:letters-thursday', 'statement:rang-maker'],
    asked: [
      'Is a scanned letter all right?',
      'does it have to be an original',
      'A PDF with a signature, would that do?',
      'why is an e-mail not enough for you',
    ],
    says: [
      'A scan with a signature will do. An e-mail is written by anybody who happens to be at the desk, and in January nobody was.',
    ],
  },
  {
    id: 'who-must-sign',
    on: [
      'answer:write-confirm',
      'statement:letters-thursday',
      'follow-up:maker-letter-content',
      'statement:not-without-letter',
      'statement:ask-suppliers',
      'common:what_is_missing',
    ],
    asked: [
      'Who must sign at the supplier?',
      'is a salesman’s signature enough',
      'Does it need a director’s signature?',
      'whose name should be under it',
    ],
    says: ['Somebody who could also send the invoice. A salesman signs anything in November.'],
  },
  {
    id: 'one-page-example',
    on: ['answer:write-confirm', 'statement:page-table', 'common:in_writing', 'answer:second-column'],
    asked: [
      'Do you have a template for that page?',
      'can I see how the crane’s page looked',
      'In which order do you want the columns?',
      'how should the page look exactly',
    ],
    says: [
      'Line, amount, old date, new date, last day to move it, later cost. Six columns and no logo. The crane’s you may not see, it has a logo.',
    ],
  },
  {
    id: 'lift-third-floor',
    on: ['statement:page-table', 'answer:second-column'],
    asked: [
      'You read it in the lift?',
      'how many floors is that',
      'Only a lift ride for my page?',
      'you decide such a thing in a lift',
    ],
    says: ['Four floors. Anything that takes longer than four floors has a mistake in it.'],
  },
  {
    id: 'which-number-looks',
    on: ['concern:year-end-cash', 'common:how_found_out', 'common:main_worry'],
    asked: [
      'Who looks at that one number?',
      'somebody looks at one number, who is it',
      'Which number do they look at?',
      'what is the number on the thirty-first',
    ],
    says: [
      'The balance of our accounts at the close of the day. Who reads it I keep for later; that it is read you may take as certain.',
    ],
  },
  {
    id: 'why-not-spring',
    on: ['concern:year-end-cash', 'statement:spread-over-year'],
    asked: [
      'Why doesn’t a saving in spring help you?',
      'savings in spring are still savings, aren’t they',
      'So a saving in March is worth nothing to you?',
      'what is wrong with money in spring',
    ],
    says: [
      'In spring I shall have money. It is in the last days of December that I shall not, and nobody accepts a spring on account.',
    ],
  },
  {
    id: 'wrong-thing-example',
    on: ['concern:year-end-cash', 'common:how_can_i_help', 'statement:lay-off-people', 'statement:efficiency'],
    asked: [
      'What would be the wrong thing to offer?',
      'which wrong things do people offer you',
      'Like what, for example, the wrong thing?',
      'may I ask then what you need it for',
    ],
    says: [
      'A smaller contract from next July, for instance, with a bow on it. I need an invoice that is due in December and is paid later.',
    ],
  },
  {
    id: 'six-weeks-leaves',
    on: [
      'concern:year-end-cash',
      'answer:what-leaves-account',
      'common:what_matters_most',
      'common:what_do_you_mean',
      'statement:sensors-due-told',
      'common:which_first',
    ],
    asked: [
      'What do you mean by leaves the account?',
      'is it the invoice date or the day we pay that counts',
      'Does an order count, or only the payment?',
      'the day of delivery or the day of payment',
    ],
    says: ['The day on which the bank moves it. Orders, deliveries and good intentions do not appear on that page.'],
  },
  {
    id: 'nearly-480',
    on: ['concern:year-end-cash', 'answer:less-than-480'],
    asked: [
      'And if it’s 470?',
      'nearly, how near must it be',
      'Would ten thousand less be a problem?',
      'is it exactly 480 or about',
    ],
    says: [
      'It is four hundred and eighty. “Nearly” was a courtesy. Ten thousand short I should have to fetch from somebody who has already given.',
    ],
  },
  {
    id: 'less-from-others',
    on: ['answer:less-than-480', 'statement:less-300'],
    asked: [
      'Who would you take it from?',
      'from whom would the rest come if I give less',
      'Which of the others has to give more then?',
      'somebody who has already given, who is it',
    ],
    says: [
      'The parts store, probably, since it complains the least. That is a poor reason, and I should know it while I did it.',
    ],
  },
  {
    id: 'rest-open-lines',
    on: [
      'fact:spent',
      'statement:only-200-left',
      'statement:one-point-three',
      'statement:impossible-flat',
      'statement:fifteen-equals-480',
    ],
    asked: [
      'Is the one point three all still free?',
      'how much of the 1.3 is due this year',
      'What do you count in the one point three?',
      'does it include wages of my team',
    ],
    says: [
      'It is what the budget allows and the books have not yet seen. How much of that falls before New Year, only you can say.',
    ],
  },
  {
    id: 'four-lines-sum',
    on: ['fact:spent', 'statement:four-lines-told'],
    asked: [
      'The four lines are only 825, where is the rest of the 1.3?',
      'what about the money that isn’t in these four lines',
      'The remaining half million, does that interest you?',
      'and the other part of the one point three',
    ],
    says: [
      'People and hours, I assume, and those I do not take. Eight hundred and twenty-five is enough to find four hundred and eighty in.',
    ],
  },
  {
    id: 'cuts-vs-delay-count',
    on: ['answer:cut-or-cash', 'answer:sums-terms', 'statement:only-later'],
    asked: [
      'So delaying is worth as much as cutting for you?',
      'why is later as good as less',
      'A delay saves nothing, and that’s fine with you?',
      'you’d rather have a delay than a cut?',
    ],
    says: [
      'On that one day they look the same. Afterwards the delay is the kinder of the two, because nobody has to explain it to a gearbox.',
    ],
  },
  {
    id: 'moved-past-when',
    on: [
      'answer:cut-or-cash',
      'concern:year-end-cash',
      'answer:rule-payments',
      'common:what_would_move_you',
      'statement:cash-not-total',
    ],
    asked: [
      'How late is late enough, January or February?',
      'is the second of January already fine',
      'Must it be after mid-January?',
      'from which date on does it count',
    ],
    says: [
      'From the second of January it counts. From the middle of the month it also lets me sleep, so February if you have the choice.',
    ],
  },
  {
    id: 'until-which-day-moved',
    on: ['concern:year-end-cash', 'answer:write-confirm'],
    asked: [
      'Why do you need the last day on which it can be moved?',
      'what do you do with that last day',
      'Until which day, you mean for the supplier?',
      'is the last day important for you',
    ],
    says: [
      'So that I know how long I may still change my mind. A payment that can be moved until the tenth of December is worth a night’s sleep more.',
    ],
  },
  {
    id: 'bank-waiver',
    on: ['answer:renegotiate-bank'],
    asked: [
      'A point and a half for five years, how much is that?',
      'what would the waiver cost in euros',
      'Have you asked Herr Osterloh officially?',
      'so a waiver is possible but expensive?',
    ],
    says: [
      'Several times what I want from all five of you. I asked in the subjunctive, and he answered in the indicative.',
    ],
  },
  {
    id: 'wet-summer',
    on: ['answer:why-short', 'common:who_is_to_blame'],
    asked: [
      'Which campaigns slipped?',
      'what happened in the summer',
      'How long were the campaigns delayed?',
      'why did nobody see that coming',
    ],
    says: [
      'Two in the north field, by five weeks of wind and rain. One sees it coming very well. One only cannot invoice it.',
    ],
  },
  {
    id: 'owners-asked',
    on: ['answer:other-source', 'statement:bridge-loan'],
    asked: [
      'What did the owners say?',
      'who are the shareholders',
      'Why did the owners say no?',
      'which lenders have you tried',
    ],
    says: ['That they admired my prudence. They are two pension funds, who close their own books on the same day.'],
  },
  {
    id: 'loan-tried',
    on: ['statement:bridge-loan', 'answer:other-source'],
    asked: [
      'What would a loan have cost?',
      'why is a bridge loan not possible',
      'You tried a loan, with whom?',
      'would the loan count on the thirty-first at all',
    ],
    says: ['It would appear on the same page as the money, one line below. The reader of that page has both his eyes.'],
  },
  {
    id: 'wages-february',
    on: ['answer:covenant-consequence', 'answer:is-company-safe'],
    asked: [
      'No wages in February, is it that bad?',
      'are our wages in danger',
      'How many people work here?',
      'so the company could really stop',
    ],
    says: [
      'Nine hundred people, and nobody need worry if that day goes as I intend. That is why I am unpleasant in November.',
    ],
  },
  {
    id: 'jobs-next-year',
    on: ['answer:layoffs', 'answer:is-company-safe'],
    asked: [
      'And next year, are jobs safe then too?',
      'can I tell my people that nobody will be dismissed',
      'No dismissals, may I quote you?',
      'is that a promise for next year as well',
    ],
    says: ['You may quote me. For this sum nobody goes. I do not promise years, I promise what is in the books.'],
  },
  {
    id: 'random-two',
    on: ['answer:opinion-me', 'answer:check-my-figures', 'common:do_you_trust_me'],
    asked: [
      'Which two would you check?',
      'how do you choose the two figures',
      'What happens if one is wrong?',
      'do you tell me which ones you checked',
    ],
    says: [
      'One large and one that nobody would look at. If one of them is wrong I read everything, and I read slowly on those days.',
    ],
  },
  {
    id: 'no-second-round',
    on: ['answer:next-round'],
    asked: [
      'Would you put that in writing, no second round?',
      'who guarantees that there is no cut in spring',
      'Not planned, so it could still happen?',
      'is it certain that you won’t come back',
    ],
    says: [
      'In writing, with my name. I cannot answer for the weather, but I do not use it as an excuse twice in two years.',
    ],
  },
  {
    id: 'appeal-reimers',
    on: ['answer:reimers', 'statement:higher-instance', 'statement:reimers-exempt', 'common:who_decides'],
    asked: [
      'What would Dr Reimers say to me?',
      'has he known about your rule from the start',
      'Did Dr Reimers sign it himself?',
      'would it annoy you if I went to him',
    ],
    says: [
      'He would be charming and give you coffee, and then he would ask for the same sum. He signed it on Sunday at his kitchen table.',
    ],
  },
  {
    id: 'luders-when',
    on: ['answer:luders-who', 'answer:law-works-council'],
    asked: [
      'Should I show him the list before Thursday?',
      'when must Dr Lüders see my list',
      'Can Dr Lüders stop one of my lines?',
      'does the safety officer have to sign the page',
    ],
    says: [
      'Before Thursday, please. He signs nothing, he only nods or does not. If he does not, the line is off, and I shall not argue.',
    ],
  },
  {
    id: 'hauke-rude',
    on: ['answer:hauke-behrens', 'answer:technicians'],
    asked: [
      'Which half of him do you value?',
      'rude and exact, what should I expect from him',
      'How do I reach Hauke Behrens?',
      'has Hauke already heard about the tablets from you',
    ],
    says: [
      'The exact one. He is on the quay before six and on nobody’s telephone after seven. From me he has heard nothing.',
    ],
  },
  {
    id: 'janssen-dates',
    on: ['answer:operators-know'],
    asked: [
      'Does a date of ours touch a contract with the operators?',
      'who is Frau Janssen',
      'Should I call Frau Janssen before I move the sensors?',
      'what should I ask Frau Janssen',
      'is any operator contract touched by a later date',
    ],
    says: [
      'She keeps our contracts with the operators and knows their dates by heart. Ask her one thing: is anything promised for the sensors before March?',
    ],
  },
  {
    id: 'two-percent-fee',
    on: ['answer:fee-for-delay', 'answer:due-dates-others'],
    asked: [
      'Two per cent of what, of the invoice?',
      'so up to how much may it cost on the sensors',
      'Is the fee mine or yours to pay?',
      'who pays the surcharge in the end',
    ],
    says: [
      'Of the invoice. On three hundred and forty that is six thousand eight hundred, and I pay it. It goes into your second column all the same.',
    ],
  },
  {
    id: 'supplier-gets-you',
    on: ['answer:difficult-supplier', 'answer:due-dates-others'],
    asked: [
      'What would you say to the maker?',
      'what do you say to a supplier who refuses',
      'Do you ring him yourself then?',
      'which voice is that',
    ],
    says: [
      'That we pay in full, on a day that he may write down, and that I have never missed a written one. Then I wait. They dislike the waiting.',
    ],
  },
  {
    id: 'pencil-and-ink',
    on: ['answer:what-if-half-now', 'statement:date-tomorrow', 'statement:more-than-asked'],
    asked: [
      'What do you do with figures in pencil?',
      'pencil, so it doesn’t count yet?',
      'Does a pencil figure count on Friday?',
      'when does it become ink',
    ],
    says: [
      'It is counted when a letter lies beneath it. Until then I am pleased to see it, and I do not send it to anybody.',
    ],
  },
  {
    id: 'yours-today',
    on: ['answer:sign-today', 'statement:sign-today', 'common:agree_now'],
    asked: [
      'You decide it alone, really?',
      'nobody else has to approve it?',
      'If I bring the page today, when do I have your yes?',
      'how long does your signature take',
    ],
    says: [
      'Alone, and within the hour. I was given that right after the grease, on the theory that I should not do it twice.',
    ],
  },
  {
    id: 'praise-tideline',
    on: ['answer:opinion-project', 'common:what_is_good'],
    asked: [
      'Then why do you cut it if it’s well run?',
      'if you like Tideline why fifteen per cent from us too',
      'What do you like about our spending?',
      'would you say that in front of the others',
    ],
    says: [
      'Because I have one rule, and it does not ask whom I like. I can follow your invoices to the bolt, that is what I like.',
    ],
  },
  {
    id: 'protection-means',
    on: ['answer:in-return', 'common:your_contribution'],
    asked: [
      'Protection for the lockout, how?',
      'what does your protection look like',
      'Which quick answers do you mean?',
      'you mention my name to whom',
    ],
    says: [
      'Whoever asks for the ninety-five thousand is sent to my floor, and the conversation ends there. It has a short corridor.',
    ],
  },
  {
    id: 'ten-per-cent-why',
    on: ['answer:fifteen-why'],
    asked: [
      'Why would ten have been talked down?',
      'so fifteen is a bargaining figure?',
      'Do you need less than fifteen in truth?',
      'is there some air in the fifteen',
    ],
    says: [
      'There is no air in it. Ten asked would have been six given, fifteen asked is fifteen given. I simply left out the theatre.',
    ],
  },
  {
    id: 'voluntary-september',
    on: ['common:tried_before'],
    asked: [
      'Letters of sympathy, was one from me?',
      'what did we answer you in September',
      'Did Tideline answer you in September too?',
      'what did you ask for in september',
    ],
    says: ['One of the five was from Tideline. It was the best written, and it contained no figure either.'],
  },
  {
    id: 'september-why-no-reason',
    on: ['common:tried_before', 'follow-up:voluntary-september', 'common:what_did_we_do_wrong'],
    asked: [
      'Why didn’t you say then what it was for?',
      'would it not have been better to tell us the reason',
      'Did you tell us the date in September?',
      'why only now so hard',
    ],
    says: [
      'A reason travels faster than a figure, and some reasons do damage on the way. With a date alone I might have been less polite and quicker. That is fair.',
    ],
  },
  {
    id: 'refuse-one-which',
    on: [
      'concern:lockout-module',
      'answer:minimum',
      'statement:four-conditions',
      'concern:dear-later',
      'common:what_is_missing',
    ],
    asked: [
      'Which one should I refuse you?',
      'one thing I refuse, does it have to be one?',
      'Is it good or bad if I refuse you something?',
      'why do you want me to refuse a line',
    ],
    says: [
      'The one that you could not sign and sleep. I want a refusal because a page without one has usually been written by somebody afraid.',
    ],
  },
  {
    id: 'new-years-eve',
    on: ['common:what_success_is', 'concern:year-end-cash', 'answer:day-after'],
    asked: [
      'Where will you be on New Year’s Eve?',
      'do you sit in the office on the thirty-first',
      'When will we know if it worked?',
      'who tells me that it was enough',
    ],
    says: [
      'Here, until the books close, and then home on foot. On the second of January you get one line from me, with a full stop.',
    ],
  },
  {
    id: 'wavers-call',
    on: ['common:how_to_keep_you_informed', 'common:main_worry', 'answer:due-dates-others'],
    asked: [
      'And if a supplier wavers after Thursday?',
      'what happens if someone changes his mind next week',
      'After Friday, what do I do when a letter is withdrawn?',
      'can I ring you on the weekend',
    ],
    says: [
      'Ring me the same hour, Sunday included. Then the reserve covers it, or we move the next line. I forgive the news, not the delay.',
    ],
  },
  {
    id: 'due-december-only',
    on: [
      'statement:four-lines-told',
      'statement:sensors-due-told',
      'concern:year-end-cash',
      'answer:which-of-my-lines',
    ],
    asked: [
      'So you’re only interested in what’s due in December?',
      'which of my four would you move',
      'And the lines that aren’t ordered yet, do they count?',
      'does an unordered line help you at all',
    ],
    says: [
      'What is due in December helps me most visibly. What is not ordered helps as well, if it was going to be paid this year and now is not.',
    ],
  },
  {
    id: 'will-you-keep-it',
    on: ['statement:lockout-purpose', 'concern:lockout-module', 'statement:lockout-protect', 'fact:lockout'],
    asked: [
      'Will I be asked about the lockout again?',
      'who could still take it away later',
      'Do you defend the lockout also against Dr Reimers?',
      'can I rely on you with the lockout',
    ],
    says: [
      'You can rely on me, and also in front of Dr. Reimers. It is the one subject on which I do not need the figures.',
    ],
  },
  {
    id: 'half-of-what-you-know',
    on: ['statement:come-back-next-week', 'statement:date-tomorrow', 'answer:what-if-half-now'],
    asked: [
      'How rough may the figure be today?',
      'what do you want to hear from me right now',
      'Is a guess good enough for today?',
      'rough to the nearest what',
    ],
    says: ['To the nearest fifty thousand, with the name of the line. I have worked with worse, some of it audited.'],
  },
  {
    id: 'lines-due-and-price',
    on: ['statement:accept-all'],
    asked: [
      'Do you need all the lines today?',
      'is the yes enough for now',
      'Can I tell you the lines on Thursday?',
      'what if I don’t know yet where it comes from',
    ],
    says: [
      'The yes I have noted. The lines at least by name today, the dates by Thursday. A yes without a line is an adjective.',
    ],
  },
  {
    id: 'contractors-arrears',
    on: ['statement:lay-off-people'],
    asked: [
      'In arrears, so December’s work is paid in January?',
      'when are the contractors paid then',
      'Wouldn’t two contractors less save a lot?',
      'why do people bring little before New Year',
    ],
    says: [
      'What they do in December I pay in January, so their going saves me nothing in time. And I should lose two people for nothing.',
    ],
  },
  {
    id: 'suppliers-order',
    on: ['statement:ask-suppliers', 'common:next_step', 'common:your_proposal'],
    asked: [
      'Which supplier shall I ring first?',
      'what do I say to them on the phone',
      'Should I tell the suppliers why?',
      'may I mention the year end to suppliers',
      'with which supplier should I begin my calls',
    ],
    says: [
      'The one with the largest December invoice. Ask for a later day at the same price, and give no reason. They will assume that it is I, and be right.',
    ],
  },
  {
    id: 'only-confirmed-counts',
    on: ['statement:ask-suppliers', 'answer:rule-payments', 'statement:not-without-letter'],
    asked: [
      'Merely late, what do you mean by that?',
      'why doesn’t it count if we simply pay late',
      'Couldn’t we just pay the invoice in January without asking?',
      'what is the difference between late and moved',
    ],
    says: [
      'Paid late without asking is a debt, and it stands on the same page as a debt. Moved by agreement it is not yet due. That is the whole art.',
    ],
  },
  {
    id: 'fair-not-delivered',
    on: ['statement:unfair-same', 'concern:one-rule'],
    asked: [
      'Have the others really delivered less than we did?',
      'why not ask more from those who deliver nothing',
      'Would delivery not be a better measure?',
      'which project has delivered the least',
    ],
    says: [
      'That is another list, and I keep it in another drawer. This one is about a day, and on that day a good euro and a bad one look alike.',
    ],
  },
  {
    id: 'draft-before-thursday',
    on: ['answer:meet-again', 'common:next_step', 'common:in_writing', 'statement:page-table'],
    asked: [
      'Would you look at a draft on Wednesday evening?',
      'can I send you the page before we meet',
      'Thursday at eleven, isn’t the deadline at noon?',
      'how do I send you the draft',
    ],
    says: [
      'Send it when it is half right, I answer within the hour. On Thursday at eleven we meet, and at noon I close the drawer.',
    ],
  },
  {
    id: 'not-known-cell',
    on: ['answer:hours-cost', 'statement:no-second-column'],
    asked: [
      'May I really write not known?',
      'how many not knowns are allowed',
      'What do you do with a not known?',
      'is an empty field all right by Friday',
    ],
    says: ['One you may have, with the day on which it will be known. Two is a habit.'],
  },
  {
    id: 'who-told-fear',
    on: ['common:cost_to_you', 'common:worst_case', 'common:how_do_you_feel'],
    asked: [
      'Whose word is written down, yours?',
      'what would it mean for you personally',
      'Would it cost you your post?',
      'what do you lose if it fails',
    ],
    says: [
      'Possibly the post. More certainly the habit of being believed, and that takes longer to earn than a salary.',
    ],
  },
  {
    id: 'savings-and-people',
    on: ['answer:layoffs', 'statement:lay-off-people', 'common:who_else'],
    asked: [
      'So people are not part of this at all?',
      'can I promise that to my team today',
      'You take nothing from the wages then?',
      'is my team’s money safe',
    ],
    says: [
      'Nothing from wages. I ask for steel, sensors and dates. Your people may sleep, apart from those who must write me a page.',
    ],
  },
  {
    id: 'osterloh-persuade',
    on: ['answer:osterloh-who', 'answer:renegotiate-bank'],
    asked: [
      'Which figures would persuade him?',
      'what would Herr Osterloh say if we’re a little below',
      'Does he know about the five projects?',
      'has he been told of the gap',
    ],
    says: [
      'Twelve, in writing, on the day. He knows nothing of the five, and I should like to keep it so. He is polite to full accounts.',
    ],
  },
  {
    id: 'reserve-when-free',
    on: ['statement:more-than-asked', 'answer:twenty-percent', 'follow-up:both-over-enough'],
    asked: [
      'When do I get the reserve back?',
      'who decides about the reserve',
      'Can the reserve be used for the lockout?',
      'what would the reserve be spent on',
    ],
    says: [
      'On the second of January, without asking. Until then only I may touch it, and only if a supplier goes back on his letter.',
    ],
  },
  {
    id: 'rule-thief',
    on: ['statement:rule-for-five', 'answer:rule-payments'],
    asked: [
      'Shall I write the sentence for you?',
      'who tells the other four about that rule',
      'Does it change what the others have given?',
      'would you announce it today',
    ],
    says: [
      'Write it, in under twenty words. I read it to the four tomorrow. What they have given stays, and two of them will find it easier.',
    ],
  },
];
