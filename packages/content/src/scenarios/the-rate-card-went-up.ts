import type { ScenarioContent } from '@parley/shared';

import { theRateCardWentUpAnswers } from '../answers/the-rate-card-went-up';
import { theRateCardWentUpCommonAnswers } from '../common-answers/the-rate-card-went-up';
import { theRateCardWentUpFollowUps } from '../follow-ups/the-rate-card-went-up';
import { theRateCardWentUpStatements } from '../statements/the-rate-card-went-up';
import { theRateCardWentUpVoice } from '../voices/the-rate-card-went-up';

export const theRateCardWentUp: ScenarioContent = {
  slug: 'the-rate-card-went-up',
  title: 'The Rate Card Went Up',
  description:
    'Tarn Digital’s day rate goes from £640 to £730 in January, with seven months of the meter project to go. The contract says he gave notice too late. Two of the engineers you can’t replace may not wait for the lawyers.',
  difficulty: 'hard',
  category: 'budget_discussion',
  challengeType: 'budget_constraints',
  stakeholderType: 'vendor',
  industry: 'Water utility',
  goal: 'Keep the people the project depends on until go-live, at a price that fits inside your contingency.',
  situation:
    'Tarn Digital builds the meter system of Ouseby Water, live on 30 June. A letter of 12 November raises the rate from £640 to £730 a day on 1 January. There are 1,180 days left: £755,200 in your budget, £106,200 more at the new rate. You hold £40,000 of contingency, and the steering group on 10 December has no more to give. Clause 11.3 asks for 90 days’ written notice, so the earliest date is 10 February. Finance would pay in 30 days instead of 60 if it buys something. Fergus Drummond, Tarn’s account director, has come to see you. You like his team, and so does everybody else in Leeds.',
  learningObjectives: [
    'Find what is behind a price before arguing about it',
    'Use a contract as a floor and not as a weapon',
    'Trade things that cost you less than they are worth to them',
    'Leave the other side something to take home',
  ],
  skills: ['negotiation_skills', 'problem_solving', 'persuasion'],
  estimatedDuration: 25,
  persona: {
    name: 'Fergus Drummond',
    shortName: 'Fergus',
    pronoun: 'he',
    role: 'account director',
    organisation: 'Tarn Digital',
    description:
      'Account director at a Sheffield software house, from Dundee. Says hard things as jokes and jokes as if they were hard things. Has read your contract more recently than you have.',
    style:
      'Ironic, dry, Scottish. Understatement, mock solemnity, one sly comparison per turn (weather, trains, his managing director). Concedes by making fun of himself. Turns plain and quick when a real number appears. Never begs, never says “partnership”, never loses his temper; he becomes polite instead.',
    goals: [
      'Keep Hanneke and Tomasz on the payroll past Christmas',
      'Get the account off six per cent without losing it',
      'Go home with something his managing director can call a result',
    ],
    trust: 30,
    patience: 3,
    redLines: [
      {
        text: 'He will not promise two named engineers until go-live at the old rate.',
        line: 'Hanneke and Tomasz to the end of June at £640 is a lovely thought. I’d have to chain them to the radiator, and the radiator’s in your budget.',
      },
      {
        text: 'He will not withdraw the letter without something he can show for it.',
        line: 'I’ll not walk into Sheila’s office and say I lost the letter. She’d have it framed and me under it.',
      },
    ],
    wouldMove: [
      'A higher rate for the two people who are being poached, and not for all nine',
      'His overdue invoices paid on a named day and thirty-day terms after that',
      'Commitment to the 1,180 days, so that he has a figure to take home',
      'Clause 11.3 mentioned once, without a threat hanging from it',
    ],
  },
  concerns: [
    {
      id: 'engineers-leaving',
      summary: 'Hanneke and Tomasz leaving for a bank before the meters are live',
      worry:
        'The whole rate card is two people wearing seven others as a coat. If those two go I’ve no account by March, at any rate you like. I can’t say so, or you’d know what I’d settle for.',
      weight: 3,
      central: true,
      cues: [
        'Hanneke',
        'Tomasz',
        'bank',
        '£810',
        'two people',
        'leave',
        'poached',
        'named',
        'until go-live',
        'retention',
        '360 days',
      ],
      acknowledgedBy: [
        'So this isn’t about nine people. Somebody is trying to hire the two we can’t do without.',
        'If those two walk before June the rate won’t matter to either of us. I’d rather deal with that than with the card.',
        'right so the real prob is u might lose hanneke and tomasz, the 14% is how you pay for it',
        'I take it that your first difficulty is retention: two engineers have been offered more elsewhere, and the increase is meant to answer it.',
      ],
      settledBy: [
        'I’ll pay £730 for Hanneke and Tomasz and £640 for the rest. Their 360 days cost me £32,400 more, which I have. For that, both are named in the contract until 30 June.',
        'full rate for the 2, nothing for the other 7. thats 32k, fits my contingency. u put their names in writing til go live + i want 6 wks notice if either resigns',
        'What would the bank have to beat? Suppose the extra ninety pounds goes to those two and nobody else, half of it each month and half as a bonus you pay them the day the meters are live, and in return they’re written into the statement of work by name, so that both of us can sleep until the end of June.',
        'I propose a differentiated rate: £730 for the two named engineers from 1 January, all other roles unchanged until go-live, conditional on their assignment to this project in writing through 30 June.',
      ],
      nearMisses: [
        'We value your people enormously and would hate to lose them, so let’s find a creative solution that makes this a great place to work.',
        'Retention is a shared risk, and I’m sure we can look at options around key roles in the spirit of partnership.',
        'If it’s about particular individuals then we’re open to a targeted approach with clear ownership and the right incentives.',
      ],
      lines: {
        open: [
          'Two of the folk your testers send biscuits to have been taken to lunch by a bank. I’d ask myself what the letter is for, if I were you.',
          'You could read that card as greed, and I’d not blame you. You could also ask which of the nine I’d least like to be without come January.',
        ],
        pressed: [
          'We’re still discussing a price list as if engineers were gravel. Suppose two of mine are gone by Christmas, what does your June look like?',
          'I’ll be vulgar and use names. Hanneke, Tomasz. Which of your other suppliers knows where the billing interface is buried?',
          'Ninety pounds a day is a fortune, right up to the morning they hand in their notice. What would you pay that morning?',
        ],
        heard: [
          'Ah. So you’ve spotted that it’s two people and a coat. I’d prepared a whole slide to distract you from that. What would you do about them?',
          'Aye, two names and a lunch menu. The other seven are grand, and nobody’s buying them lunch. Have you a thought, or just the diagnosis?',
        ],
        answered: [
          'Now that has the shape of something. What do I get in ink, so that it doesn’t shrink between here and your steering group?',
          'I can see the two of them staying for that. And until when are you asking me to nail their feet to the floor?',
        ],
        settled: [
          'Then I’ve something to put in front of Hanneke and Tomasz that isn’t a speech. I’ll tell them tonight, before the bank’s pudding arrives.',
          'Two people at the new price, seven at the old, and both of us pretending it was our own idea. I could live in that country.',
        ],
        relapsed: [
          'That was the sound of the two engineers falling back into the general pile. A minute ago we’d got them out. Which is it?',
        ],
      },
      better: {
        text: 'Which of the nine would you lose if the rate stayed? If it’s Hanneke and Tomasz, I can pay £730 for their days, £32,400, and hold the rest at £640. For that I’d want both named until 30 June.',
        why: 'It finds the two people behind the price list and pays where the problem is: it costs less than a third of what was asked and fits the contingency.',
      },
    },
    {
      id: 'late-payment',
      summary: 'waiting ninety days for invoices that were due in sixty',
      worry:
        'I’ve lent Ouseby Water more money this year than the bank has lent me. Our overdraft on you cost thirty-one thousand. I stopped mentioning it because I sounded like a man with one song.',
      weight: 2,
      central: false,
      cues: [
        'invoice',
        'overdue',
        '£118,000',
        'pay',
        '30 days',
        '60 days',
        'payment terms',
        'purchase order',
        'overdraft',
        'cash',
      ],
      acknowledgedBy: [
        'You’ve been financing us, and then we’re astonished that you want more a day.',
        'If our invoices have been sitting here for three months, that’s a cost we put on you and not one in your rate.',
        'didnt know we were paying that late, thats on us and its real money for you',
      ],
      settledBy: [
        'Everything overdue goes out on 4 December, Priti in payables has the list, and from January you’re on thirty days instead of sixty. I’ll write that into the variation.',
        'ok. ill get the 118k paid by fri week - i ring payables myself, and 30 day terms from 1 jan. thats worth more to u than half the increase i think',
        'Let me carry that one home: give me the invoice numbers this afternoon, I walk them over to the finance director with the oldest on top, and I ring you the day the money leaves; and for the rest of the contract it’s thirty days, signed by him, because what it costs you in overdraft is silly compared with what it costs us.',
        'In place of part of the increase I can offer payment within 30 days of invoice, against 60 at present, and settlement of the overdue balance before the middle of December.',
      ],
      nearMisses: [
        'I’ll flag the payment situation with finance and make sure it gets the visibility it deserves.',
        'We do take prompt payment very seriously as an organisation and have a process for it.',
        'Going forward we can look at optimising the invoicing cycle to the benefit of both sides.',
      ],
      lines: {
        open: [
          'I’ll mention your accounts department only once, as one mentions an illness. Do you know how long you’ve had my September invoice?',
          'There’s a cheaper way to make me cheaper. It involves somebody on your second floor pressing a button called “pay”. Has that come up?',
        ],
        pressed: [
          'Your contract says sixty days, your second floor says ninety, and my bank says good morning, Fergus. What can you do about the second floor?',
          'I’m not asking for charity, I’m asking for September. On which day does it arrive?',
          'You’re haggling over ninety pounds with a man you owe six figures. I only mention it for the comedy. When do you pay?',
        ],
        heard: [
          'Very decent of you to notice. It’s like being told your coat is on fire by the man holding the match. So what happens with it?',
          'Yes, we’ve been your bank, and without the marble. How do we stop being that?',
        ],
        answered: [
          'Money from the second floor, I feel quite faint. And whose signature moves it, because it’s not yours?',
          'That would be worth a good deal to us, I’ll not hide it. Does it hold after January, or is it a Christmas present?',
        ],
        settled: [
          'Paid on a day, and on time after that. Sheila will think I’ve been drinking. Consider that part of the increase eaten.',
          'Then the overdraft goes down, and with it a fair slice of that letter. Funny how arithmetic works when people pay.',
        ],
        relapsed: ['And the invoices have gone back to the second floor to rest. We’d got them as far as the stairs.'],
      },
      better: {
        text: 'How much of yours is overdue with us, and what does it cost you? I can have that paid by 4 December and put you on 30 days from January, and I’d like that to count against the rate.',
        why: 'It fixes a wrong of your own side, and trades what costs you little for something that costs him £31,000 a year.',
      },
    },
    {
      id: 'six-per-cent',
      summary: 'running another year on this account at six per cent',
      worry:
        'Every quarter there’s a chart, and I’m the wee red bar. I quoted too low to win you, so I can’t complain. One more red year and they put a twenty-four-year-old in my chair and three of them on your project.',
      weight: 2,
      central: false,
      cues: ['margin', 'six per cent', '15%', '1,180 days', 'commit', 'volume', 'loss', 'account', 'idle'],
      acknowledgedBy: [
        'So you’re hardly making anything on us, and somebody at your place has noticed.',
        'You won this at a price that didn’t leave room for a bad year, and it has been a bad year.',
        'if the account only makes a few percent i get why the card had to go up',
      ],
      settledBy: [
        'I’ll commit to all 1,180 days in a signed order now, where today you get them a month at a time. No bench time for you, no gap at Easter, and you can plan your people.',
        'u get a firm order for the whole 1180 days, not monthly. if we cancel we pay 20 days. that takes your idle time out so 640 hurts less',
        'I can’t give you margin by paying more, but you lose money in the gaps between our orders, don’t you? So one order to the end of June, with fixed start days and our acceptance within five days rather than whenever we get round to it, ought to be worth several points.',
        'I should be willing to replace monthly call-offs with a single order for the remaining days, and to pay for days on which your engineers wait on our side.',
      ],
      nearMisses: [
        'We want this to be a sustainable commercial relationship for both sides over the long term.',
        'I understand the margin pressure, everyone in the sector is facing the same headwinds right now.',
        'There’s a lot of upside in this account, so I’d encourage you to look at the bigger picture.',
      ],
      lines: {
        open: [
          'You’ve a budget, I’ve a chart. On the chart I’m the small red bar. Do you want to guess what your account earns us?',
          'I quoted too low to win you, I’ll put my hand up. But how long do you expect a man to stand in his own hole?',
        ],
        pressed: [
          'At the old price I’d make more lending you the money. What do you have that makes this account worth another year?',
          'You order by the month, like milk. Do you know what nine people cost me in the week when the milkman isn’t needed?',
          'I can run the account thinner only by sending you thinner people. You’d not care for that, so what else is there?',
        ],
        heard: [
          'Yes. Nobody died, but it’s no way to run an account. What could you do that isn’t sympathy?',
          'You’ve got the chart right. I’ve a picture of it in my wallet, next to the children.',
        ],
        answered: [
          'That would take the holes out of the year, and the holes are where the money goes. Is it signed, or is it a mood?',
          'Interesting. What happens to that if your steering group has one of its visions in March?',
        ],
        settled: [
          'Full weeks to the end of June I can put on the chart. The bar goes amber. I’ll send you a print.',
          'That does more for the account than the ninety pounds would, and I’d be grateful if you never repeated that.',
        ],
        relapsed: ['Ah, and we’re back to ordering by the month, like milk. I had the chart nearly amber there.'],
      },
      better: {
        text: 'What does it cost you that we order month by month? If I signed for all 1,180 days now, with payment for days you wait on us, how much of the increase would that be worth?',
        why: 'It asks where the loss comes from, and offers certainty, which costs the project nothing and is worth real money to a supplier.',
      },
    },
    {
      id: 'exception-to-the-card',
      summary: 'taking an exception to the rate card back to his managing director',
      worry:
        'Sheila told fourteen account directors that nobody gets an exception. I’m the one who wrote “of course” underneath. I need a thing with a ribbon on it.',
      weight: 1,
      central: false,
      cues: [
        'Sheila',
        'managing director',
        'exception',
        'letter',
        'clause 11.3',
        'notice',
        '10 February',
        'take home',
        'reference',
      ],
      acknowledgedBy: [
        'You can’t be the one who comes home without the increase, so it has to look like something else.',
        'Your boss has told everyone there are no exceptions, and I’m asking you for one.',
        'i know u need smth to show for it when you go back to sheffield',
      ],
      settledBy: [
        'Take this home: the card applies, as of 10 February as 11.3 has it, to two roles, and in exchange a firm order for 1,180 days and thirty-day terms. That’s not an exception, that’s a deal.',
        'tell ur md: u got the new rate on 2 roles, got paid, and got the whole order signed. in return u kept to the notice clause. nobody lost',
        'We could set it out as a variation rather than a refusal of the letter, with the new rate in it for her to see, the notice date as the contract gives it, and I’ll stand as a reference for the meters in the autumn, with a site visit for any water company you like.',
        'I suggest a contract variation which records the new rate for named roles and its effective date under clause 11.3, so that your company’s policy remains intact on paper.',
      ],
      nearMisses: [
        'I’m confident that your leadership will understand once the value of our relationship is explained to them.',
        'We’re happy to support you with messaging so that it lands well internally.',
        'It’s really a win for everyone, it just needs to be positioned in the right way.',
      ],
      lines: {
        open: [
          'Our managing director has told fourteen of us there are no exceptions. What do I carry up her stairs, a note from you?',
          'Suppose I agreed with every word. I’d still have to drive back to Sheffield and explain it to Sheila. With what?',
        ],
        pressed: [
          'You have a steering group, I have Sheila. Yours has biscuits. What am I taking back to her?',
          'I notice my letter gets smaller with each sentence and my excuse doesn’t get any bigger. What can I call this?',
          'If I go back with the old price and a warm feeling, she’ll ask to see the feeling. Have you nothing with a ribbon on?',
        ],
        heard: [
          'You’ve met a managing director, then. So how would you wrap it?',
          'Just so. It needs to be a thing and not the absence of a thing. Any ideas?',
        ],
        answered: [
          'I could say that in front of her without blushing. What’s the piece of paper it’s written on?',
          'That’s nearly a ribbon. When might I have it in writing, before she asks on Monday?',
        ],
        settled: [
          'That’ll do. I went for ninety pounds and I come home with a deal. She may even use my first name.',
          'Good, I’ve my story for Sheila, and as a bonus it’s true.',
        ],
        relapsed: ['And there goes the ribbon. I’m to tell her it’s an exception after all, am I?'],
      },
      better: {
        text: 'What would you need in your hand when you go back to Sheila? I’d put it as a variation: new rate for two roles, effective as 11.3 says, and a firm order for 1,180 days. She keeps her card, I keep my budget.',
        why: 'It solves his problem at home with the same terms that solve yours, and uses the clause as a date and not as a threat.',
      },
    },
  ],
  facts: [
    {
      id: 'rate-rise',
      text: 'Tarn’s letter of 12 November raises the rate from £640 to £730 a day on 1 January.',
      line: 'You’ve had the letter of 12 November. From £640 to £730 on 1 January. I didn’t write it, I merely put a stamp on it and hid.',
      figures: ['12 November', '£640', '£730', '1 January'],
      knownBy: 'both',
      asked: ['What does the letter say?', 'When does the new rate start?'],
    },
    {
      id: 'days-left',
      text: 'There are 1,180 days left until the meters go live on 30 June.',
      line: 'There’s 1,180 days left until 30 June. I counted them the way prisoners do.',
      figures: ['1,180', '30 June'],
      knownBy: 'both',
      asked: ['How many days are left?'],
    },
    {
      id: 'gap',
      text: 'The budget for the remaining days is £755,200; at the new rate they cost £106,200 more. The contingency is £40,000.',
      line: 'So it’s £106,200 on my side of the paper and £40,000 on yours. There’s a joke about two bald men in there somewhere.',
      figures: ['£755,200', '£106,200', '£40,000'],
      knownBy: 'student',
    },
    {
      id: 'notice-clause',
      text: 'Clause 11.3 asks for 90 days’ written notice of a change of rate, so the earliest date is 10 February.',
      line: 'Aye, clause 11.3 and its 90 days. So 10 February. I wondered which of us would be ill-bred enough to read it aloud.',
      figures: ['11.3', '90 days', '10 February'],
      knownBy: 'student',
    },
    {
      id: 'finance-terms',
      text: 'Finance at Ouseby Water would pay in 30 days instead of 60 in return for a concession.',
      line: 'So 30 days instead of 60 can be had on your second floor. I’d heard it was only a legend.',
      figures: ['30 days', '60'],
      knownBy: 'student',
    },
    {
      id: 'steering-group',
      text: 'The steering group meets on 10 December.',
      line: 'Your steering group sits on 10 December. Ours sits every day, she’s called Sheila.',
      figures: ['10 December'],
      knownBy: 'both',
      asked: ['When is the steering group?'],
    },
    {
      id: 'bank-offer',
      text: 'A bank in Leeds has offered Hanneke Brouwer and Tomasz Zielak £810 a day; they must answer by 18 December.',
      line: 'A bank in Leeds has offered Hanneke Brouwer and Tomasz Zielak £810 a day. They’ve to answer by 18 December, which is a nice touch for Advent.',
      figures: ['Leeds', 'Hanneke Brouwer', 'Tomasz Zielak', '£810', '18 December'],
      knownBy: 'stakeholder',
      asked: [
        'Who is trying to hire them?',
        'What has the bank offered?',
        'When do they have to answer?',
        'Is somebody about to leave?',
        'Why now?',
      ],
    },
    {
      id: 'their-days',
      text: 'Of the 1,180 days, 360 are Hanneke’s and Tomasz’s; they are the only ones who know the billing interface.',
      line: 'Of the 1,180 days 360 belong to Hanneke and Tomasz. They built the billing interface. The other seven know where the kettle is.',
      figures: ['360'],
      knownBy: 'stakeholder',
      asked: [
        'How many days are theirs?',
        'What do Hanneke and Tomasz do?',
        'Who built the billing interface?',
        'Which people matter most?',
      ],
    },
    {
      id: 'overdue',
      text: 'Ouseby Water owes Tarn £118,000 in overdue invoices, the oldest 94 days old.',
      line: 'Your second floor owes me £118,000. The oldest one is 94 days. It has begun to talk.',
      figures: ['£118,000', '94 days'],
      knownBy: 'stakeholder',
      asked: ['How much do we owe you?', 'Which invoices are overdue?', 'How late are we?'],
    },
    {
      id: 'overdraft',
      text: 'Late payment by Ouseby Water cost Tarn £31,000 in overdraft last year.',
      line: 'The overdraft I keep in your honour cost us £31,000 last year. It’s the only thing on this account that grows by itself.',
      figures: ['£31,000'],
      knownBy: 'stakeholder',
      asked: ['What does our late payment cost you?', 'What does the overdraft cost?'],
    },
    {
      id: 'margin',
      text: 'The account earns Tarn 6%; the company’s target is 15%.',
      line: 'You earn us 6%. The target’s 15%. A post office account does about as well, and it never asks for a workshop.',
      figures: ['6%', '15%'],
      knownBy: 'stakeholder',
      asked: ['What do you earn on us?', 'What is your margin?', 'What is your target?'],
    },
    {
      id: 'sheila',
      text: 'Sheila Garside, Tarn’s managing director, told all fourteen account directors that there are no exceptions to the card.',
      line: 'Sheila Garside told all fourteen of us there’d be no exceptions. I nodded very hard. I believe there’s a photograph.',
      figures: ['Sheila Garside', 'fourteen'],
      knownBy: 'stakeholder',
      asked: ['Who decides on your side?', 'What did Sheila say?', 'Can you make an exception?', 'Who is Sheila?'],
    },
  ],
  opening:
    'Thank you for seeing me without a lawyer, it feels almost intimate. You’ll have had my letter about the rates. I thought I’d better come and be shouted at in person, since the trains from Sheffield are running, for once. So, £730. How bad is it?',
  reactions: {
    acknowledged: [
      'Well, I came dressed for a fight about the card and you’ve gone and understood it. Most inconvenient.',
      'That’s it, stripped of my charm. Better than I put it in the letter.',
      'You’ve seen what’s under the price, then. I’d have shown you eventually, for a fee.',
      'Aye. I’d begun to think I was being too subtle for the water industry.',
    ],
    askedWell: [
      'Now there’s a question I’d hoped you wouldn’t think of. At £640 a day I’m obliged to answer it.',
      'You ask like somebody who buys things for a living. I’ll give you a straight one, mark the calendar.',
      'If my own folk asked me that about the account I’d be a happier wee man.',
      'That’s the question behind the letter. I’ll tell you, and deny it in Sheffield.',
    ],
    badNewsOwned: [
      'That’s not good news for the account, but you carried it in yourself. I’ve letters that came with less courage.',
      'Thank you. I’d rather have it over this table than read it in your steering minutes.',
    ],
    gaveFigure: [
      'A figure, in a talk about rates. I’d brought only adjectives. Let me find my glasses.',
      'I’ll stand that up against the £730 and see which one blinks.',
      'Good, we’ve left literature and entered arithmetic.',
      'You’ve a number there. I rather hoped the numbers on this account would be left to me.',
    ],
    offeredOption: [
      'That’s cheeky, and it’s not stupid. Let me try it on, like a hat, for what it does to the account.',
      'I’d thought you had a yes or a no to the rate with you. This is a third thing. I’m suspicious, but I’m leaning forward.',
      'Hm. It costs you something and it brings me something, which is how I was told trade works.',
      'I could do something with that, if the edges were a bit further from my throat.',
    ],
    setBoundary: [
      'A no with its reasons on. I’ll treat it as I treat the weather over the reservoirs: no use arguing, bring a coat.',
      'Fair. I’d think less of you if the whole £730 went through on my smile.',
    ],
    committed: [
      'I’ll write that down under the rate, where it can keep it company.',
      'I can put that in the contract as a promise you could be sued for. We’re getting on.',
      'Then my side will match it, and I’ll tell you if Sheila bites.',
      'Water companies have promised me things before. I’ll believe it on the day, but I’ll believe it cheerfully.',
    ],
    summarised: [
      'That’s us, on one side of paper. My letter needed two, and a logo.',
      'Correct, and disarmingly free of insult. You might write to Sheila for me.',
      'Aye, that’s where we are with the rates, gutted and laid on the slab.',
    ],
    overPromised: [
      'And a pony? I’ve met your steering group, it keeps moths in its purse.',
      'From a water company in December? I raise my rates and you throw in the moon. I get nervous when the customer outbids me.',
    ],
    blamed: [
      'Oh, we were both there when the contract was signed. I brought the pen, you brought the low number.',
      'I dare say. But whoever did it, the rate’s here and they’re not.',
    ],
    dodged: [
      'Beautifully done. If I’d not asked a question about the account I’d never have noticed you didn’t answer it.',
      'I’m in sales, I know that step. The question’s still standing there in its stocking feet.',
      'You went past that like the Sheffield train goes past Dronfield.',
    ],
    threatened: [
      'Replace us, by all means. It takes four months and you have seven. I’ll send the new people a map and a wreath.',
      'I see. I’ll be very polite from now on, that’s how you can tell I mind. Your lawyers have our address, it’s on the rate card.',
    ],
    vague: [
      'That’s a fine sentence and I could hang it in reception. What’s it worth per day?',
      'I speak brochure fluently, I wrote ours. What would I see on an invoice?',
      'My, that’s cloudy, even for a water company. Who pays what, for which engineers, from when?',
      'I’ll take that home to Sheila, and she’ll ask which of us was drunk. Have you anything in it she could bank?',
    ],
    rude: [
      'That’s a bit raw for a water company. I’ll look out of the window while you try again.',
      'I’ve been insulted over day rates by procurement at three airports. You’ll need to be funnier, or begin again.',
    ],
    flattered: ['You’re too kind. At the new rate compliments are included.', 'I’m blushing. The rate isn’t, I see.'],
    repeated: [
      'You’ve sold me that one already, and at £640 I didn’t buy it then either.',
      'I heard it, it was good, I even smiled. What else is on the cart, about these rates?',
    ],
    offTopic: [
      'Delightful. At £640 a day, and I’m the dear sort, shall we talk about the card?',
      'I’d chat about that till the last train, but it’ll not get either of us past 1 January.',
    ],
    notUnderstood: [
      'You’ve lost me, and I follow cricket. Is that about the rate, the people or the paying?',
      'Say that again as if I were a simple man with an invoice, which I am.',
      'I’m not sure whether I’ve just been offered something. Was it money?',
    ],
    otherLanguage: [
      'You’ll have to stick to English. I’m from Dundee, it’s already my second language, and the contract’s in it.',
    ],
    brokeRole: [
      'I’ve been called many things in rate talks, but that’s a new one. I’m Fergus, I sell days of other people’s work.',
      'If you’re asking for my walk-away price, it’s in a safe, in Sheffield, under Sheila.',
    ],
    contradicted: [
      'I’ve heard that one already, facing the other way. At our new rate I charge for both versions.',
      'Earlier the money was somewhere else. I only mention it because I’d started to spend it.',
    ],
  },
  echoes: {
    figure: [
      '{figure}. Said out loud, in a water company. Is that your last word or your first?',
      'Let me write {figure} on the back of my own letter, there’s room now.',
      'If it’s {figure} then I’ll want to know who else in the building has said it.',
    ],
    day: [
      'You said {day}. I’ll be by the phone, as the song has it.',
      'If it’s {day}, then I know before the bank does. That I like.',
    ],
    promise: [
      'For the record, and I keep one: “{promise}”. I’ll put that to Sheila word for word.',
      '“{promise}”, you say. I’ve had worse from people with better carpets.',
    ],
  },
  closings: {
    agreement: [
      'Then you’ve your two, your seven and your June, and I’ve a variation with the new rate in it and money on the way. I’ll send it over before you can become sensible. A pleasure, and I say that at no extra charge.',
      'I came for ninety pounds a head and I go home with two heads and a firm order. I’ll ring Hanneke and Tomasz from the train. If it runs.',
    ],
    partial: [
      'We’ve half a bridge, and I’ve seen Sheffield build on less. Sort out what’s missing before your steering group, or on 1 January it’s the letter that counts.',
      'Some of that I can take home and some of it I’d be laughed at for. Ring me this week about the rest, the bank’s not waiting for your minutes.',
    ],
    walkAway: [
      'No, I think we’ve reached the polite part. The letter stands, you’ll do with your clause what you must, and I’ll see who’s still on the team in January.',
      'Well, the trains were running, that was the best of it. I’ll tell Hanneke and Tomasz the truth, which is that I tried.',
    ],
  },
  answers: theRateCardWentUpAnswers,
  followUps: theRateCardWentUpFollowUps,
  statements: theRateCardWentUpStatements,
  common: theRateCardWentUpCommonAnswers,
  manner: theRateCardWentUpVoice,
};
