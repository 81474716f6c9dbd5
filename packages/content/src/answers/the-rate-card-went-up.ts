import type { Answer } from '@parley/shared';

export const theRateCardWentUpAnswers: readonly Answer[] = [
  {
    id: 'keep-640',
    asked: [
      'Can you leave the rate where it is?',
      'would you stay at 640 for everybody',
      'Could we just keep the old price until June?',
      'What if I say no to any increase?',
      'can you forget the letter',
    ],
    says: [
      'No. I can’t go home with the old price and nothing in my other hand. Put something in the other hand and we’ll see how heavy the letter still is.',
      'No to the bare version. I’m a simple man, I only need it dressed.',
    ],
  },
  {
    id: 'accept-730-all',
    asked: [
      'What would you do if I just accept 730 for all nine?',
      'ok we pay the new rate, is that it',
      'If we agreed to the full increase, are we safe then?',
      'does paying 730 guarantee that people stay',
    ],
    says: [
      'I’d thank you, frame you, and still not be able to promise who’s in the chairs at Easter. You’d be paying it to seven folk nobody’s chasing.',
      'You’d make Sheila very happy, and she’d wonder what I’d said to you. It wouldn’t stop a single resignation, mind.',
    ],
  },
  {
    id: 'split-rate',
    asked: [
      'Would you accept the higher rate for two people only?',
      'what about a different price for Hanneke and Tomasz',
      'Could we pay 730 for two and the old rate for the rest?',
      'is a differentiated rate possible',
      'What if only the key engineers get more?',
    ],
    says: [
      'Aye, that I could live with, it’s where the trouble is. What I’d need is ink on it and something else for Sheila, because two out of nine looks thin on her chart.',
      'For the two, yes. I’d been hoping you’d say it so I could look reluctant.',
    ],
    tells: ['their-days'],
  },
  {
    id: 'split-difference',
    asked: [
      'What if we meet in the middle, 685?',
      'can we split the difference',
      'Would 680 for everyone work?',
      'is there a number between the two you could take',
      'how about five per cent for all',
    ],
    says: [
      'I could take it, and it’d be daft. It spreads a wee bit of jam over nine folk, and it isn’t enough jam for the two. We’d both have paid and neither of us slept.',
      'Half of a wrong idea is still a wrong idea, only cheaper. Think about who it’s for.',
    ],
  },
  {
    id: 'name-until-june',
    asked: [
      'Will you guarantee Hanneke and Tomasz until go-live?',
      'can you put both names in the contract',
      'I need the two of them fixed until 30 June, yes or no?',
      'Would you commit named people in writing?',
      'can you promise they won’t be moved to another client',
    ],
    says: [
      'Named in the contract, yes, if there’s money behind the names. Not at the old rate: I’d need chains, and they’re not in the rate card.',
      'I can promise I’ll not move them, and I can pay them to stay. I can’t promise love.',
    ],
  },
  {
    id: 'bonus-golive',
    asked: [
      'What about a bonus when the meters go live?',
      'could part of it be paid as a retention bonus',
      'Would a one-off payment at the end help to keep them?',
      'suppose they get something extra in june',
    ],
    says: [
      'For those two, yes, it’s good glue. Half by the month so they feel it, half at the end so they stay for it. A bank can’t promise them an end.',
      'It’d help. Engineers like a date with money on it, it’s the nearest they come to religion.',
    ],
  },
  {
    id: 'resign-anyway',
    asked: [
      'What if one of them resigns anyway?',
      'how much notice do they have',
      'Would you give us six weeks warning if somebody leaves?',
      'what happens to the higher rate if they go',
    ],
    says: [
      'Then you go back to the old price for that chair, and you get told the day I’m told. I could stretch their notice to six weeks, if I paid them for stretching.',
    ],
  },
  {
    id: 'who-replaces',
    asked: [
      'Could anyone else take over the billing interface?',
      'is there a backup for Hanneke',
      'How long would it take to train somebody new?',
      'why do only two people know it',
      'have you documented the interface',
    ],
    says: [
      'In theory, anybody. In practice Imran’s had a look, and came back with the face of a man who’s seen the sea. Three months with one of them beside him.',
      'There’s a document. It was true in the spring.',
    ],
    tells: ['their-days'],
  },
  {
    id: 'bank-serious',
    asked: [
      'How serious is the bank’s offer?',
      'did you see the offer from leeds',
      'Are you sure they aren’t bluffing?',
      'Will they take the bank job?',
      'could it be a negotiating trick by your engineers',
    ],
    says: [
      'Serious enough to have a pension in it. Tomasz showed me the letter, he’s too honest to bluff. Hanneke hadn’t told me at all, and that’s the one I believe.',
      'I’ve seen the paper. Eight hundred and ten, heavy stock, embossed. Banks do love a relief.',
    ],
    tells: ['bank-offer'],
  },
  {
    id: 'match-bank',
    asked: [
      'Do you have to match 810?',
      'would 730 be enough against the bank’s 810',
      'Why would they stay for less than the bank pays?',
      'what would keep them besides money',
      'What do Hanneke and Tomasz want?',
    ],
    says: [
      'No, they don’t like the bank, they like being asked. If they see proper money and that they finish what they built, they stay for less. Tomasz said he’d miss the biscuits.',
      'Near enough will do it. What they can’t abide is that somebody noticed before I did.',
    ],
    tells: ['bank-offer'],
  },
  {
    id: 'talk-to-them',
    asked: [
      'Can I talk to Hanneke and Tomasz myself?',
      'should I speak with the two engineers',
      'Would it help if our people told them how much we need them?',
      'may I ask them directly whether they stay',
    ],
    says: [
      'Once you and I have something to say to them, aye, and bring your testers. Before that it’s two people being told they’re adored by a customer who won’t pay.',
    ],
  },
  {
    id: 'fear-two',
    asked: [
      'What happens to you if they both leave?',
      'would you lose the account',
      'Is the whole increase really about two people?',
      'Would losing them cost you more than us?',
      'why then raise the price for all nine',
    ],
    says: [
      'The card’s two people wearing seven others as a coat. If they go I’ve no account by March at any price, and I’d told myself I’d not say that in this room.',
    ],
    after: { concern: 'engineers-leaving', level: 'heard' },
    until: [
      'I’d have a very quiet spring, and so would your meters. The rest of my fears are in Sheffield, they’ve got an office.',
      'A price list goes out for everybody, that’s what makes it a list. Ask me which chairs I’d miss.',
    ],
  },
  {
    id: 'seven-others',
    asked: [
      'What about the other seven?',
      'are the rest happy with their pay',
      'Will the others complain if two get more?',
      'Do the seven know about this?',
    ],
    says: [
      'Grand folk, and nobody’s buying them lunch. They’d grumble for a week, and one of them would ask me for a better chair. I can find a chair.',
    ],
  },
  {
    id: 'juniors',
    asked: [
      'Could you send us cheaper people?',
      'what if we take junior engineers instead',
      'Can we swap some of the nine for less expensive ones?',
      'would you reduce the team',
    ],
    says: [
      'I could, and they’d cost you less per day and you’d need more of the days. You’d be training them at your expense, and I’d still invoice with a straight face.',
      'Sheila has three of them polished and waiting. I’d rather you didn’t meet them before June.',
    ],
  },
  {
    id: 'fewer-days',
    asked: [
      'What if we need fewer days?',
      'can we cut the scope to afford it',
      'Could we reduce the number of days left?',
      'would you still do it for 900 days',
    ],
    says: [
      'You can cut days, but you’d be cutting my chart as well, and then I need the price more. If it’s money you’re short of, there are cheaper things I want than your days.',
    ],
  },
  {
    id: 'pay-early',
    asked: [
      'Would thirty days payment terms be worth something to you?',
      'what is 30 days instead of 60 worth',
      'Can we trade faster payment for a lower rate?',
      'If finance pays within 30 days, how far do you come down?',
    ],
    says: [
      'Aye, a good deal. If it’s signed by the man who signs, and it’s true in March as well, I’d count that as a good third of what that letter was for.',
      'I’ve told you, a good third. It’s the first thing today that’d please an accountant.',
    ],
    after: { knows: 'finance-terms' },
    until: [
      'Being paid on time would be worth a good deal to me, on your contract’s terms or better ones. Can you offer it, or are we dreaming aloud?',
    ],
  },
  {
    id: 'invoice-chase',
    asked: [
      'Who did you talk to about the overdue invoices?',
      'have you chased the money',
      'What reason did our payables give you?',
      'which of your invoices is the oldest',
      'Why did you never tell me that we pay so late?',
    ],
    says: [
      'A lady called Priti, who’s charming and has no button. The September one wants a purchase order number that your side forgot to raise. I did mention it once, you were looking at a burndown chart.',
      'I sent reminders. They’re in the same tray, keeping the invoices warm.',
    ],
    tells: ['overdue'],
  },
  {
    id: 'pay-day-december',
    asked: [
      'What if everything overdue is paid in early December?',
      'would you take a payment date for the old invoices',
      'If I get the 118k released next week, what do I get for it?',
      'can we settle the open invoices as part of the deal',
    ],
    says: [
      'Then you get a man in a better mood and a smaller letter. But it’s my own money, I’ll not pay for it twice. Put a date on it and a rule for the next ones.',
      'I’d be grateful, and I’d try not to sound as if it were a gift.',
    ],
    tells: ['overdue'],
  },
  {
    id: 'overdraft-offset',
    asked: [
      'How much of the increase comes from our late payments?',
      'did our payment habits push up the rate',
      'would you lower the rate if there was no overdraft',
      'Is the 31,000 part of your calculation?',
    ],
    says: [
      'About a third, on the back of my envelope. Thirty-one thousand over the days you bought. Sheila’s envelope is better and says the same.',
    ],
    tells: ['overdraft'],
  },
  {
    id: 'margin-why',
    asked: [
      'Why is the account so unprofitable?',
      'how come you only make six per cent',
      'Did you quote too low at the start?',
      'what went wrong with your calculation',
    ],
    says: [
      'I wanted the water sector and I priced it like a man in love. Then there were the waits: your environments, your acceptance, your orders by the month. Love’s expensive, waiting’s worse.',
      'I quoted low. I’ve put my hand up so often it’s got its own chair.',
    ],
    tells: ['margin'],
  },
  {
    id: 'commit-days',
    asked: [
      'Would a firm order for all the days help?',
      'what if we commit to 1180 days now',
      'Suppose I sign for everything until June, what is it worth?',
      'can a volume commitment replace the increase',
      'Would you come down if you had certainty?',
    ],
    says: [
      'It would, it’s worth a fair bit of that letter. Signed, mind, with start days on it, and something for me if your steering group changes its religion at Easter.',
      'Signed and firm, aye. At the moment you order like a man buying milk, I’ve said, and I keep the cow.',
    ],
  },
  {
    id: 'commit-mood',
    asked: [
      'We intend to use all the days anyway, isn’t that enough?',
      'you know we will need you until june',
      'Isn’t a letter of intent good enough?',
      'can you rely on our plan without an order',
    ],
    says: [
      'No. Everybody intends. I had an intention from a gas company once, I keep it in the drawer with the warranty for the toaster.',
    ],
  },
  {
    id: 'gaps-cost',
    asked: [
      'What do the gaps between our orders cost you?',
      'how often do your people wait for us',
      'What happens to the nine when we don’t order?',
      'do your engineers sit idle because of us',
    ],
    says: [
      'They sit in Sheffield, on my wee red bar, learning Danish. It comes to about five weeks in the year for the lot. You don’t see it, because you don’t pay it.',
    ],
    tells: ['margin'],
  },
  {
    id: 'replace-tarn',
    asked: [
      'What if we look for another supplier?',
      'we could bring in someone else',
      'Would you be worried if we tendered this?',
      'I can replace you by spring, what do you say',
      'are you afraid we go to your competitors',
    ],
    says: [
      'You’d be within your rights, and live by next Christmas. I’d lose an account at six per cent, which Sheila would bear with courage. I’d rather neither of us found out.',
    ],
  },
  {
    id: 'clause-hard',
    asked: [
      'Will you respect the ninety days?',
      'the notice clause says 10 February, do you accept that',
      'Can we agree that nothing changes before February?',
      'Are you going to challenge clause 11.3?',
    ],
    says: [
      'I’ll respect it. You’ve read it to me once and it’s as true as it was. But it buys you forty days and not two engineers, so let’s not marry it.',
      'Aye, February it is. It’s a date, not a solution.',
    ],
    after: { knows: 'notice-clause' },
    until: ['Contracts are full of dates. I’ve read ours quite lately. Have you one in mind, or are you fishing?'],
  },
  {
    id: 'lawyers',
    asked: [
      'Should I bring in our lawyers?',
      'we will take legal advice on your letter',
      'Is your letter even valid?',
      'do you have the right to raise the rate at all',
      'what does the contract allow you to do',
    ],
    says: [
      'The contract lets me ask, on paper and in good time. Whether I’ve been punctual, Marjorie in your contracts team will tell you for nothing. Lawyers we can both do without at these rates.',
    ],
  },
  {
    id: 'letter-who-wrote',
    asked: [
      'Who wrote the letter?',
      'was it your idea to raise the price',
      'Did you agree with the new rate card?',
      'do all your customers get the same increase',
    ],
    says: [
      'Sheila’s office, one text for every customer, with a hole where the name goes. I’d have written it shorter and rung you first. I put the stamp on.',
      'Every customer, same letter. You were the only hole I minded.',
    ],
  },
  {
    id: 'sheila-want',
    asked: [
      'What does Sheila need to see?',
      'how can I help you with your managing director',
      'What would make Sheila agree?',
      'What could you take home as a success?',
      'which result would she accept',
    ],
    says: [
      'The new number on somebody, money in the bank, a signature under a lot of days. Two of the three and she’ll call it strategy.',
      'Any two out of three: rate, cash, order. She likes a thing she can count on one hand.',
    ],
    tells: ['sheila'],
  },
  {
    id: 'sheila-talk',
    asked: [
      'Can I speak to Sheila directly?',
      'shall I call your managing director',
      'Would a call from my director to yours help?',
      'what is Sheila like',
      'who is above you',
    ],
    says: [
      'You can, and she’ll be delightful and agree to nothing. Sheila Garside built the place from two desks. Give me something for her first, then ring, and let her think it was hers.',
    ],
    tells: ['sheila'],
  },
  {
    id: 'fourteen-others',
    asked: [
      'What have the other account directors done?',
      'has anyone at Tarn got an exception',
      'Did other customers accept the increase?',
      'how did it go with your other clients',
    ],
    says: [
      'Nine have got it through, four are sulking, and I’m here. The trick of the nine is that nobody was trying to hire their best people that month.',
    ],
  },
  {
    id: 'reference',
    asked: [
      'Would a reference help you?',
      'what if we let you bring other water companies here',
      'Can we offer a case study?',
      'Would you value our name in your marketing?',
      'could our testers speak well of you somewhere',
    ],
    says: [
      'It would, once the meters are live. It doesn’t pay a wage, but Sheila hangs such things in reception. I’d take it as the ribbon, not as the parcel.',
    ],
  },
  {
    id: 'kind-words',
    asked: [
      'Can we say it is in the spirit of partnership?',
      'we value the relationship very much, is that worth something',
      'Can you do it as a gesture for a good customer?',
      'surely our long relationship counts for something',
    ],
    says: ['It counts, I’d put it just under the biscuits. I’d be more moved by September’s invoice.'],
  },
  {
    id: 'gap-afford',
    asked: [
      'I have forty thousand, can you work with that?',
      'our contingency is 40k, what can we do for it',
      'Could you make it fit into £40,000?',
      'The gap is 106 thousand and I can’t pay it, do you see that?',
    ],
    says: [
      'For forty I can’t give you nine, but I could give you the two that matter and keep my face. Start from them and not from the total.',
    ],
    after: { knows: 'gap' },
    until: ['I see a company that owns reservoirs. What have you got to spend, and on whom would you spend it?'],
  },
  {
    id: 'phase-in',
    asked: [
      'Could the increase come in steps?',
      'what about half in February and half in summer',
      'Can we phase it in over the year?',
      'would you delay it until after go-live',
    ],
    says: [
      'After go-live doesn’t help, the folk I’m worried about will have gone by then. In steps, if the first step’s for them and it’s in time.',
    ],
  },
  {
    id: 'exchange-rate-inflation',
    asked: [
      'Is 14% not far above inflation?',
      'where do the 14 per cent come from',
      'How did you arrive at £730?',
      'why ninety pounds',
      'isn’t that increase excessive',
    ],
    says: [
      'It’s what stood in the market survey, and the survey was written in London by somebody who’d had lunch. I’d not defend it to the last ditch. I might to the first.',
    ],
  },
  {
    id: 'walk-away',
    asked: [
      'What is your bottom line?',
      'how low can you go',
      'What is the minimum you need to leave with?',
      'where is your limit',
      'What would have to be true for you to say yes today?',
    ],
    says: [
      'Something real for the two, September on a day, and an order that lasts longer than milk. If all three are there, I’ll be vague about the rest.',
      'Still those three. I’ve said it quietly, so you can pretend you found it.',
    ],
  },
  {
    id: 'by-when',
    asked: [
      'By when do you need an answer?',
      'how long can we think about it',
      'What is the real deadline?',
      'can this wait for the steering group',
      'when is too late',
    ],
    says: [
      'By the time your steering group has had its biscuits on the tenth. The two of them answer their bank on the 18th, and I’d like to have had a weekend.',
      'The tenth, and no later. The eighteenth belongs to the bank.',
    ],
    tells: ['bank-offer'],
  },
  {
    id: 'sign-today',
    asked: [
      'Can we shake on it today?',
      'do you have authority to sign now',
      'Who signs on your side?',
      'will you send me a variation',
      'Can you decide this without Sheffield?',
    ],
    says: [
      'Shake, yes. Sign, no: two roles I may, anything on the card for nine goes up Sheila’s stairs. You’d have a draft tomorrow and her name by Monday.',
    ],
  },
  {
    id: 'write-it',
    asked: [
      'Shall I write this down?',
      'who drafts the variation',
      'Do you want it in an email?',
      'what should be in the paper',
    ],
    says: [
      'I’ll draft, it’s what I’m for. You send me a line today with the numbers, so that I can’t improve them on the train.',
    ],
  },
  {
    id: 'next-meeting',
    asked: [
      'When do we talk again?',
      'can we meet next week',
      'Will you come back to Leeds?',
      'could we have a regular call on this',
    ],
    says: [
      'Thursday, by telephone, I’ll be between two platforms. And here again when there’s something to sign, I’m fond of your grey.',
    ],
  },
  {
    id: 'if-nothing',
    asked: [
      'What happens if we don’t agree?',
      'and if the letter stands',
      'What happens on the first of January without a deal?',
      'what will you do if I send you away with nothing',
    ],
    says: [
      'I send invoices at the new price, you send them back with a clause on, and while we’re corresponding two people have a Leeds postcode. We’d both be very right.',
    ],
  },
  {
    id: 'other-clients-bench',
    asked: [
      'Who else are these people working for?',
      'do you have other customers in water',
      'Would you move them to a better paying client?',
      'is Sheila keen to give them to someone else',
    ],
    says: [
      'Only yours, all nine. There’s a retailer in Derby who’d take Hanneke tomorrow, and Sheila knows his number. I’ve been losing it for her.',
    ],
  },
  {
    id: 'tech-interface',
    asked: [
      'What is so difficult about the billing interface?',
      'could our own people maintain it',
      'What did Hanneke build exactly?',
      'how does the interface talk to the meters',
    ],
    says: [
      'It turns half-hours into bills without charging a hamster for a swimming pool. Beyond that ask Hanneke, she draws. I sell days, I’ve never seen inside one.',
    ],
  },
  {
    id: 'golive-risk',
    asked: [
      'Is 30 June realistic?',
      'do you think the meters will be live in time',
      'What could endanger go-live on your side?',
      'will your team make the date',
    ],
    says: [
      'With those nine chairs filled as they are, aye, it’s a tidy plan. Take two out and I’d start being poetic about July.',
    ],
  },
  {
    id: 'our-finance',
    asked: [
      'Do you know who decides on payment terms at our place?',
      'who in our finance should I speak to',
      'Does our finance director know about the arrears?',
      'what would our procurement say',
    ],
    says: [
      'Priti passes it up, I never found out to whom. I sent your finance director a Christmas card once, and it may be in the approval process. You’ve the staircase, I’ve only the phone.',
    ],
  },
  {
    id: 'fault',
    asked: [
      'Whose fault is it that we are here?',
      'did we treat you badly',
      'What have we done wrong as a customer?',
      'why didn’t you raise this earlier',
    ],
    says: [
      'Mine for the price, yours for the paying, and the bank’s for having a canteen. I said little because one song, sung every month, empties the room.',
    ],
  },
  {
    id: 'opinion-us',
    asked: [
      'What do you think of us as a client?',
      'do your people like working here',
      'Is my team difficult?',
      'Would you take us on again?',
    ],
    says: [
      'Your testers are the best I’ve had, they send biscuits and bugs in the same mail. Your second floor I’ve only known as a silence. I’d take you again, at a price I’d checked.',
    ],
  },
  {
    id: 'own-job',
    asked: [
      'Is your job at risk over this?',
      'what do they say about you in sheffield',
      'What happens to you if the account stays red?',
      'are you under pressure yourself',
    ],
    says: [
      'One more red year and there’s a lad of twenty-four in my chair, and three like him on your project. It’s said with great warmth, at quarterly intervals.',
    ],
    after: { concern: 'six-per-cent', level: 'heard' },
    until: [
      'I’m an account director, pressure’s what they give us where others have a desk. It’s the account I’d ask about.',
    ],
  },
  {
    id: 'how-long',
    asked: [
      'How long have you been doing this?',
      'since when do you manage our account',
      'What did you do before Tarn?',
      'how did you end up in Sheffield from Dundee',
    ],
    says: [
      'Twenty-odd years of selling other folk’s days, and yours since the first day of yours. Before that I wrote code nobody asked me to keep on writing.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you annoyed with me?',
      'do you take it personally if I refuse',
      'you joke a lot, are you serious',
      'Did we offend you?',
    ],
    says: [
      'If I’m ever annoyed you’ll know, I’ll become terribly correct. The jokes are free, and they’re also how you can tell I’d like to stay.',
    ],
  },
  {
    id: 'private',
    asked: [
      'How are your children?',
      'did you have a good weekend',
      'Do you support a football team?',
      'where will you spend christmas',
      'how old are you',
    ],
    says: [
      'They’re well, they bill me weekly. I’ll tell you the rest on the platform one day, when nobody’s invoice is crying.',
    ],
  },
  {
    id: 'which-weighs',
    asked: [
      'What matters more to you, the rate or the cash?',
      'if you could only have one of these, what would it be',
      'Which of your problems is the most urgent?',
      'where should we start',
    ],
    says: [
      'Two of the chairs. Cash I can beg for, and the chart I can explain with a sad face. An empty chair just sits there being empty.',
      'Start with the people. The rest is only money, and I say that as a man from Dundee.',
    ],
  },
  {
    id: 'good-day',
    asked: [
      'What would be a good result for you today?',
      'how do you want to go home tonight',
      'When would you call this a success?',
      'what do you hope to achieve here',
    ],
    says: [
      'I’d like to sit on the train with something to tell two engineers and something to show one managing director. If it’s the same piece of paper, I’ll have the quiche.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What do I get in return?',
      'if I pay more, what do you give us',
      'Can you offer something besides a lower rate?',
      'what would you put on the table',
    ],
    says: [
      'Names in ink, longer notice, and you hear of a resignation before I’ve finished swearing. I might find you a week of testing too, from a man who’s learning Danish.',
    ],
  },
  {
    id: 'card-what',
    asked: [
      'What is a rate card?',
      'how does your rate card work',
      'What does the day rate include?',
      'is travel on top of the 640',
    ],
    says: [
      'One price a day for everybody, from the sage to the lad with the cables. It’s simple, that’s its charm, and it’s wrong at both ends. Travel’s on us, Sheffield trains being what they are.',
    ],
  },
  {
    id: 'worst-fear',
    asked: [
      'What are you most afraid of personally?',
      'what keeps you up at night',
      'which outcome would be the worst for you',
      'what would be the nightmare here',
    ],
    says: [
      'That both of them go, I lose the account, and it turns out I could have had it all for ninety pounds a day and a bit of manners in September.',
    ],
    after: { concern: 'engineers-leaving', level: 'heard' },
    until: ['That the train’s on time one day and I’ve to arrive. I’d sooner hear what yours is.'],
  },
  {
    id: 'time-now',
    asked: [
      'How long have you got?',
      'when does your train leave',
      'do we have to finish soon',
      'can you stay a bit longer',
    ],
    says: [
      'Until the 4.12, which is a manner of speaking. I’ve never yet been punctual out of this city, so take what you need.',
    ],
  },
  {
    id: 'better-letter',
    asked: [
      'Why didn’t you call me before sending the letter?',
      'couldn’t you have warned me',
      'Was there no nicer way to tell me?',
      'why a letter out of the blue',
    ],
    says: [
      'I should have rung, aye. I’d a coward’s week. A letter’s what you send when you know fine well what the phone would say.',
    ],
  },
];
