import type { FollowUp } from '@parley/shared';

export const theRateCardWentUpFollowUps: readonly FollowUp[] = [
  {
    id: 'bad-enough',
    on: ['opening'],
    asked: [
      'How bad do you think it is?',
      'what did you expect me to say to 730',
      'Do you want the honest answer about the 730?',
      'would you pay that in my place',
    ],
    says: [
      'In your place I’d have choked on my tea. It’s only a few of the nine that keep me awake, so let’s not start with all of them.',
    ],
  },
  {
    id: 'not-shout',
    on: ['opening'],
    asked: [
      'I won’t shout, I’d like to know what’s behind it',
      'Before I say anything, what’s the rise for?',
      'I’m not going to shout at you, tell me why you need it',
      'no shouting today, what is the reason for the 730',
    ],
    says: [
      'You’ve spoiled a perfectly good umbrella. It’s people I might lose, money I wait for and weeks nobody orders, in that order.',
    ],
  },
  {
    id: 'in-person',
    on: ['opening'],
    asked: [
      'Does Sheila know that you’re here?',
      'did your managing director send you',
      'Who else at Tarn knows you came today?',
      'are you here with permission',
    ],
    says: ['They know I’m out. It says “client visit” in the diary, which covers most things a man does in Leeds.'],
  },
  {
    id: 'without-lawyer',
    on: ['opening'],
    asked: [
      'Should I have brought a lawyer?',
      'do we need lawyers for that',
      'Is it as serious as that?',
      'were you expecting a lawyer here',
    ],
    says: ['Not on my account. Lawyers charge by the hour, and I’m already the expensive thing in this room.'],
  },
  {
    id: 'letter-everyone',
    on: ['fact:rate-rise', 'answer:letter-who-wrote', 'opening'],
    asked: [
      'Did every customer get that letter?',
      'how many customers have you sent it to',
      'Is it just us, or everybody?',
      'was the letter the same for all of your clients',
    ],
    says: [
      'Everybody, word for word, a hundred and some of them. Ours is the only one that was followed by a man on a train.',
    ],
  },
  {
    id: 'letter-fourteen-percent',
    on: ['fact:rate-rise', 'statement:claim-true-rise', 'answer:exchange-rate-inflation'],
    asked: [
      'Why exactly £90?',
      'how did you get from 640 to 730',
      'Who worked out the 730?',
      'ninety pounds, where does this number come from',
      'Where does the figure of 730 come from?',
    ],
    says: [
      'A firm in London asked forty software houses what they charge, and Sheila liked the top half of the page. I wasn’t consulted, I was copied in.',
    ],
  },
  {
    id: 'letter-valid-until',
    on: ['fact:rate-rise', 'answer:after-june', 'answer:other-seven-rate'],
    asked: [
      'How long would 730 hold?',
      'is there another rise next year',
      'When’s the next letter coming?',
      'will it go up again in 2 years',
      'Until when would the new rate be fixed?',
      'does it rise again next January',
    ],
    says: [
      'A year, by the card. For this project I’d write “until the meters are live” and lose the key to the letter box.',
    ],
  },
  {
    id: 'days-how-split',
    on: ['fact:days-left', 'answer:two-special'],
    asked: [
      'How are the 1,180 split between the nine?',
      'who has how many of those days',
      'How many days does each of your people have?',
      'are all nine full time until June',
      'Who works how many of the remaining days?',
    ],
    says: [
      'Nine folk till the end of June, near enough full time. Two of them have the heavier end, and it’s the end that sends out bills.',
    ],
  },
  {
    id: 'days-as-prisoners',
    on: ['fact:days-left'],
    asked: [
      'Does 1,180 fit with your own plan?',
      'you counted the same number as we did',
      'Are all of those days really needed?',
      'could it be done in fewer than 1,180',
    ],
    says: [
      'It’s what’s left of the plan you and I signed. I’d take fifty off if the same folk stayed, and put a hundred on if they didn’t.',
    ],
  },
  {
    id: 'gap-which-few',
    on: ['fact:gap', 'statement:claim-true-gap', 'statement:offer-only-contingency', 'statement:ref-cannot-nine'],
    asked: [
      'Two or three, I suppose. Which would you choose?',
      'Who do you think I can’t spare?',
      'The ones who built the billing, I’d say',
      'the few I can’t spare are those on the billing interface',
      'Who are the few I can’t spare?',
      'which of them would you name',
    ],
    says: [
      'Then we’re looking at the same two chairs. Hanneke Brouwer and Tomasz Zielak, they’ve 360 of those days between them.',
    ],
    tells: ['their-days'],
  },
  {
    id: 'gap-two-cost',
    on: ['fact:their-days', 'statement:offer-two-at-730', 'answer:split-rate', 'answer:gap-afford'],
    asked: [
      'What would that cost me for the two?',
      '360 times 90, what’s that',
      'So that’s £32,400 for those two?',
      'how much is it extra if only two get the new rate',
    ],
    says: [
      'Three hundred and sixty days at ninety, so £32,400 if it ran from January. I did it on the train, twice, in case it changed at Wakefield.',
    ],
    tells: ['their-days'],
  },
  {
    id: 'gap-left-over',
    on: ['follow-up:gap-two-cost'],
    asked: [
      'So I’d even have something left of my forty thousand',
      'that leaves seven thousand six hundred for me',
      'And from 10 February it’d be less, wouldn’t it?',
      'it fits into my contingency then',
    ],
    says: ['Aye, it fits with a bit over. I’d keep the bit over and tell nobody, that’s how I raised two children.'],
  },
  {
    id: 'two-which',
    on: [
      'concern:engineers-leaving',
      'statement:news-like-team',
      'statement:sum-false-greed',
      'common:main_worry',
      'common:what_do_you_mean',
    ],
    asked: [
      'Which two are they?',
      'which of the nine are you afraid of losing',
      'What are their names?',
      'who has been taken to lunch',
      'Can you tell me who might leave?',
    ],
    says: [
      'Hanneke Brouwer and Tomasz Zielak. A bank in Leeds offers them £810 a day and wants to hear by 18 December. I’d a slide ready so I’d not have to say it.',
    ],
    tells: ['bank-offer'],
  },
  {
    id: 'two-lunch-bank',
    on: ['concern:engineers-leaving'],
    asked: [
      'Which bank took them to lunch?',
      'who’s trying to get them',
      'What has the bank offered?',
      'taken to lunch by whom, and for how much',
    ],
    says: [
      'A bank here in Leeds, at £810 a day, and they answer by 18 December. The lunch had three courses, I’m told, we do sandwiches.',
    ],
    tells: ['bank-offer'],
  },
  {
    id: 'two-already-decided',
    on: [
      'fact:bank-offer',
      'answer:bank-serious',
      'statement:sum-two-people',
      'statement:claim-engineers-staying',
      'concern:engineers-leaving',
    ],
    asked: [
      'Have they decided already?',
      'what do the two of them say about it',
      'Are they leaning towards the bank?',
      'do you think they’ll take it',
    ],
    says: [
      'Not decided, no. Tomasz has a wife who’s decided for him, and Hanneke drew the bank on a window and rubbed it out again.',
    ],
  },
  {
    id: 'two-why-eighteen',
    on: ['fact:bank-offer', 'answer:bank-serious', 'answer:by-when'],
    asked: [
      'Why the 18th of December?',
      'could they ask the bank for more time',
      'What happens on the 18th?',
      'is the 18 december fixed by the bank',
    ],
    says: [
      'The bank closes its list for the spring that day. They could ask for a week, but a man who asks is half gone already.',
    ],
  },
  {
    id: 'two-when-you-learned',
    on: ['fact:bank-offer', 'answer:bank-serious', 'statement:sum-two-people'],
    asked: [
      'When did you hear about the offer?',
      'since when do you know about the bank',
      'Did Tomasz tell you himself?',
      'how did you find out about that offer',
    ],
    says: [
      'A week after the letter went out, which was nicely timed. Tomasz came and told me, he’s not able to not tell you things.',
    ],
  },
  {
    id: 'two-both-or-one',
    on: ['fact:bank-offer', 'concern:engineers-leaving', 'answer:bank-serious'],
    asked: [
      'Is it the same offer for both of them?',
      'would one go without the other',
      'And if only one of them leaves?',
      'do they decide together',
    ],
    says: [
      'Same figure for both, and they’d go together, I think. They’ve one brain between them for the billing, and it commutes.',
    ],
  },
  {
    id: 'two-seven-thirty-enough',
    on: ['statement:offer-two-at-730', 'answer:match-bank', 'answer:split-rate'],
    asked: [
      'How much of the £90 would reach the two?',
      'do they get the money or does Tarn',
      'Would all of that go into their pay?',
      'if I pay 730 for them, what do they see of it',
      'Does the £90 go to the engineers?',
      'what part of the higher rate do they get',
    ],
    says: [
      'Most of it, for those two, and I’d write that down. If it stopped at my desk they’d see it by Friday, they can count.',
    ],
  },
  {
    id: 'two-ink-what',
    on: ['concern:engineers-leaving', 'statement:offer-two-at-730', 'answer:split-rate'],
    asked: [
      'What do you need in ink?',
      'what should be in the paper for the two',
      'A variation with the two names and the rate, is that ink enough?',
      'in writing how, a contract or a letter',
    ],
    says: [
      'Two names, £730, the days that are theirs and a date. Half a page, and your signature with somebody’s from finance beside it.',
    ],
  },
  {
    id: 'two-until-when',
    on: ['concern:engineers-leaving', 'answer:name-until-june', 'statement:offer-two-named'],
    asked: [
      'Until the meters are live, 30 June',
      'until go-live, is that possible',
      'The end of June. Can you promise that?',
      'till the thirtieth of june would be what I need',
    ],
    says: [
      'Till the end of June I can do, with the rate behind it. I can’t nail them down, mind, but I can make it silly to leave.',
    ],
  },
  {
    id: 'two-promise-worth',
    on: ['answer:name-until-june', 'answer:resign-anyway', 'statement:offer-two-named'],
    asked: [
      'What’s a name in a contract worth if they can resign?',
      'they could still walk out, couldn’t they',
      'What stops them from leaving in March?',
      'and if one goes in spite of it',
      'Can’t they resign in spite of the contract?',
      'how safe is a name in a contract',
    ],
    says: [
      'Part of the money waits for them at go-live, so they’d be walking past it. And you’d be back at £640 for that chair the same day.',
    ],
  },
  {
    id: 'two-notice-now',
    on: ['answer:resign-anyway', 'answer:notice-in-contract'],
    asked: [
      'What’s their notice today?',
      'how long is it at the moment, the notice',
      'A month, or less, as it stands?',
      'how quickly could they be gone',
      'How long is their notice period now?',
      'what notice do they have at present',
    ],
    says: [
      'A month, so a yes before Christmas is two empty chairs by the end of January. I’ve thought of hiding the calendars.',
    ],
  },
  {
    id: 'interface-what-if-gone',
    on: ['fact:their-days', 'statement:claim-others-know-interface', 'answer:who-replaces', 'answer:two-special'],
    asked: [
      'What would June look like without them?',
      'how long would it take without the two',
      'Could we go live without the billing interface?',
      'what happens with the billing when they leave',
    ],
    says: [
      'You’d have meters that read and nobody who could bill. I’d say September, with Imran going grey, and he’s twenty-six.',
    ],
  },
  {
    id: 'interface-kettle',
    on: ['fact:their-days', 'statement:claim-others-know-interface', 'statement:offer-hire-them'],
    asked: [
      'What do the other seven do then?',
      'only the kettle, really',
      'Aren’t the other seven good as well?',
      'what’s the work of the other seven',
    ],
    says: [
      'They’re good, I was being cheap. Meter readings, screens, tests and the weather data. They just never had to go into the cellar.',
    ],
  },
  {
    id: 'interface-document',
    on: ['answer:who-replaces', 'statement:offer-handover', 'answer:tech-interface'],
    asked: [
      'Is it written down anywhere?',
      'what’s in that document',
      'Could the document be updated by them?',
      'why is the document out of date',
    ],
    says: [
      'There’s forty pages, right up to April. Then you changed your tariff, and they changed the code and meant to write it up after.',
    ],
  },
  {
    id: 'imran-start',
    on: ['answer:imran-who', 'answer:who-replaces', 'statement:offer-handover'],
    asked: [
      'When could Imran start beside Hanneke?',
      'can Imran begin with that in January',
      'What would he leave undone meanwhile?',
      'would it cost us extra days to train Imran',
    ],
    says: [
      'January, half his week, and Hanneke loses a day in it. I’d put his days on my side, since I should have done it in spring.',
    ],
  },
  {
    id: 'bonus-how-much',
    on: ['answer:bonus-golive', 'statement:offer-bonus'],
    asked: [
      'How big should the bonus be?',
      'what amount would make them stay',
      'Would the bonus come on top of 730?',
      'who pays this bonus, you or we',
    ],
    says: [
      'Out of the same money, not on top. Take the £90 on their days, pay half as it’s worked and keep half for the day the meters go live.',
    ],
  },
  {
    id: 'talk-when-two',
    on: ['answer:talk-to-them', 'statement:offer-talk-engineers', 'common:talk_to_them'],
    asked: [
      'When would be a good moment to see them?',
      'could I speak to them this week',
      'What should I say to the two when I see them?',
      'where do I find Hanneke and Tomasz',
    ],
    says: [
      'The day you’ve something signed, the Thursday would suit. Tell them what they’ll be building in May, nobody at the bank can.',
    ],
  },
  {
    id: 'testers-biscuits',
    on: [
      'answer:talk-to-them',
      'answer:opinion-us',
      'statement:claim-testers-heard',
      'concern:engineers-leaving',
      'common:what_is_good',
    ],
    asked: [
      'What’s with the biscuits?',
      'do my testers really send them biscuits',
      'Which of my testers do they like?',
      'who sends biscuits to your people',
    ],
    says: ['Your Doreen does, with every bad bug. Shortbread for the small ones. The January release was a whole tin.'],
  },
  {
    id: 'pay-how-much',
    on: [
      'concern:late-payment',
      'statement:adm-late-pay',
      'answer:wait-for-money',
      'common:what_did_we_do_wrong',
      'statement:offer-chase-vague',
    ],
    asked: [
      'How much do we owe you?',
      'what’s the total that’s overdue',
      'How much money is that altogether?',
      'what is outstanding on our side',
      'How big is the amount we haven’t paid?',
    ],
    says: ['£118,000 as of this morning, and the oldest of it’s 94 days. I keep it in a folder called “weather”.'],
    tells: ['overdue'],
  },
  {
    id: 'pay-how-many-invoices',
    on: [
      'fact:overdue',
      'statement:sum-late',
      'answer:invoice-chase',
      'statement:claim-paid',
      'follow-up:pay-how-much',
    ],
    asked: [
      'How many invoices is that?',
      'which months are overdue',
      'Is it only September?',
      'how is the 118,000 made up',
      'How many of our invoices are late?',
    ],
    says: [
      'Three of them, September, a late piece of October and the autumn expenses. September’s the big one, it’s the one that’s learned to talk.',
    ],
    tells: ['overdue'],
  },
  {
    id: 'pay-terms-sixty',
    on: ['fact:overdue', 'concern:late-payment', 'statement:sum-late', 'answer:wait-for-money'],
    asked: [
      'What did we agree, sixty days?',
      'how late is ninety-four when the terms are sixty',
      'Isn’t sixty days what’s in the contract?',
      'the contract gives us sixty days, no',
    ],
    says: [
      'Sixty, aye, so it’s thirty-four days past the day you signed up to. I’d take the sixty tomorrow and call it spring.',
    ],
    tells: ['overdue'],
  },
  {
    id: 'pay-order-number',
    on: ['answer:invoice-chase', 'statement:claim-po-missing'],
    asked: [
      'Which order number is missing?',
      'what number do they need from us',
      'Who has to give you that order number?',
      'is it only the number that’s blocking it',
    ],
    says: [
      'Yours, the one for the second half of the year. It’s raised on your side, by whoever owns the project budget, so very possibly by you.',
    ],
  },
  {
    id: 'pay-fourth-december',
    on: ['concern:late-payment', 'statement:adm-late-pay', 'statement:offer-chase-vague'],
    asked: [
      'What day would be early enough for you?',
      'would the first week of December do',
      'Until when does the old money have to be there?',
      'which day should I get from finance',
    ],
    says: [
      'The first week of December I’d remember at Christmas. Put it in a line to me, with a name from finance, and I’ll stop looking at the folder.',
    ],
  },
  {
    id: 'pay-after-those',
    on: ['statement:offer-pay-overdue', 'answer:pay-day-december'],
    asked: [
      'What do you want for the later invoices?',
      'the ones after that, how quickly',
      'How should we pay the next ones?',
      'is the sixty days good enough for the others',
    ],
    says: [
      'On the day the paper says, whichever it is. At thirty I’d come down a good bit; at sixty, kept, I’d only be cheerful.',
    ],
  },
  {
    id: 'pay-whose-signature',
    on: ['concern:late-payment', 'statement:news-finance-terms', 'answer:our-finance', 'statement:claim-director-ok'],
    asked: [
      'Whose signature do you want on it?',
      'would my own signature be enough for the payment terms',
      'Who’d have to sign so that you believe it?',
      'does it need the finance director',
    ],
    says: [
      'Your finance director’s, then, no lower. You and I could sign it, but neither of us has ever pressed that button called “pay”.',
    ],
  },
  {
    id: 'pay-hold-after',
    on: ['concern:late-payment', 'statement:offer-thirty-days', 'answer:pay-early', 'statement:news-finance-terms'],
    asked: [
      'How long does it have to last for you?',
      'what happens if we’re late again in March',
      'Until June, would that be long enough?',
      'and if one month slips through again',
    ],
    says: [
      'Until the meters are live, at the least. And if a month slips, that month goes out at £730, so nobody has to ring anybody.',
    ],
  },
  {
    id: 'pay-third-what',
    on: ['answer:pay-early', 'statement:offer-thirty-days', 'answer:only-thirty-days'],
    asked: [
      'A third of the increase, how much is that?',
      'so how far would you come down for thirty days',
      'How do you get to a third?',
      'what would the rate be with 30 days',
    ],
    says: [
      'Thirty-five thousand, near enough, of your hundred and six. It’s what the waiting costs me at the bank, and a wee bit for the joy of it.',
    ],
  },
  {
    id: 'pay-overdraft-how',
    on: ['fact:overdraft', 'answer:overdraft-offset', 'statement:adm-late-pay'],
    asked: [
      'Was all of the £31,000 because of us?',
      'how do you know that it’s from our invoices',
      'Does it cost more this year?',
      '31,000 a year for overdraft, is this only ours',
    ],
    says: [
      'You alone. I’ve the bank’s own statement, there’s a line on it that moves every time your second floor has a birthday. This year’s no better.',
    ],
    tells: ['overdraft'],
  },
  {
    id: 'pay-second-floor',
    on: ['concern:late-payment', 'statement:ref-no-finance', 'answer:priti-who'],
    asked: [
      'Who’s on the second floor?',
      'why do they take ninety days',
      'What do they tell you when you ring?',
      'what does the second floor say to you',
    ],
    says: [
      'Payables. They say it’s with somebody, warmly, every time. I don’t think there’s any malice in it, I think there’s a tray.',
    ],
  },
  {
    id: 'pay-priti-above',
    on: ['answer:priti-who', 'answer:our-finance', 'answer:invoice-chase'],
    asked: [
      'Who’s above Priti?',
      'to whom does she pass it',
      'Would it help if I walked up there now?',
      'shall i speak with Priti today',
      'Who is it with, then?',
      'who is Priti’s boss',
    ],
    says: [
      'I never got a name, only that he’s in a meeting. A face in that doorway would do more than my eleven e-mails.',
    ],
  },
  {
    id: 'thirty-give',
    on: ['statement:news-finance-terms'],
    asked: [
      'You’d leave the seven at 640',
      'what would you give us for it',
      'For that I’d want the old rate for the other seven',
      'what could you offer our finance in exchange',
      'What would finance get in return?',
      'how much would you take off for it',
    ],
    says: [
      'For that, signed, a third of the rise goes away, and I’d take it off the seven first. I don’t need it tied with string.',
    ],
  },
  {
    id: 'six-percent-mean',
    on: ['fact:margin', 'concern:six-per-cent', 'statement:claim-margin-high', 'common:cost_to_you'],
    asked: [
      'What does your account earn, then?',
      'six per cent of what',
      'How much is 6% in pounds?',
      'what are we earning you in a year',
      'What’s the figure on that chart?',
    ],
    says: [
      'Six per cent, where the rest of the house is asked for fifteen. I’d not put it in pounds, it looks so lonely.',
    ],
    tells: ['margin'],
  },
  {
    id: 'six-since',
    on: ['fact:margin', 'answer:margin-why', 'concern:six-per-cent'],
    asked: [
      'Was it always six per cent?',
      'since when is the account so low',
      'Has it got worse this year?',
      'how was it at the beginning',
      'How did it get to six?',
      'was the account better once',
    ],
    says: [
      'Nine on the day I sold it, and I thought I was clever. The waiting took two, the overdraft took one, and there’s your six.',
    ],
    tells: ['margin'],
  },
  {
    id: 'six-quote-low',
    on: ['concern:six-per-cent', 'answer:margin-why', 'answer:fault', 'common:who_is_to_blame'],
    asked: [
      'Why did you quote so low?',
      'how much too low was your offer',
      'What should you have quoted?',
      'did you know at the time that 640 is too little',
    ],
    says: [
      'There were four of us bidding and I wanted it. A wee bit more would have been honest. I told myself we’d make it up in volume, like a man selling umbrellas at a loss.',
    ],
  },
  {
    id: 'six-amber',
    on: ['concern:six-per-cent', 'answer:own-job'],
    asked: [
      'What would turn the bar amber?',
      'which percentage is amber on your chart',
      'And when’s it green?',
      'how far from amber are you',
    ],
    says: ['Ten’s amber. Full weeks and prompt money would get me there without a penny on seven of the rates.'],
  },
  {
    id: 'order-month-why',
    on: ['concern:six-per-cent', 'statement:adm-monthly', 'answer:gaps-cost', 'common:what_did_we_do_wrong'],
    asked: [
      'What happens when we order late?',
      'why is ordering by the month a problem',
      'How long are the gaps between the orders?',
      'what do the nine do when there’s no order',
    ],
    says: [
      'Your order ends on the thirtieth and the next one’s signed on the ninth. In between they’re mine to feed, all nine.',
    ],
  },
  {
    id: 'order-signed-when',
    on: ['concern:six-per-cent', 'statement:offer-firm-order', 'answer:commit-days'],
    asked: [
      'By when do you need the firm order?',
      'who has to sign it at our end, the firm order',
      'Is after the steering group early enough for the signature?',
      'signed by whom and by when',
    ],
    says: [
      'Before the New Year would do, with the weeks on it. I’d only need your name and the start days, I’m not proud.',
    ],
  },
  {
    id: 'order-worth',
    on: ['statement:offer-firm-order', 'answer:commit-days'],
    asked: [
      'How much is a good slice?',
      'what’s the firm order worth in pounds',
      'How far would the letter shrink for that?',
      'by how much do you come down for all the days',
      'What would you take off the letter for the order?',
      'how much do you come down for 1,180 firm days',
    ],
    says: [
      'The better part of a third, if I may keep the start days. It’s five weeks of nine folk that I’d otherwise feed on hope.',
    ],
  },
  {
    id: 'order-march-vision',
    on: ['concern:six-per-cent', 'answer:order-cancel'],
    asked: [
      'What do you want for the case that we stop?',
      'and if my steering group changes its mind',
      'How should we handle a cancellation?',
      'what notice would you need from us',
    ],
    says: [
      'A month’s warning and twenty days paid, that would do me. I’d not be cruel about it, I’d only like to hear it coming.',
    ],
  },
  {
    id: 'order-quarter',
    on: ['statement:ref-no-names', 'answer:commit-days'],
    asked: [
      'A quarter at a time, is it enough for you?',
      'what would a quarter be worth',
      'From January to March, fixed, all nine?',
      'three months firm, and then the next three',
    ],
    says: [
      'It’s enough to plan by. About half of what the lot would be worth, and you’d have your steering group’s blessing only once a season.',
    ],
  },
  {
    id: 'sheila-who',
    on: [
      'fact:sheila',
      'concern:exception-to-the-card',
      'fact:steering-group',
      'statement:sum-home',
      'statement:claim-others-refused',
    ],
    asked: [
      'Who is Sheila?',
      'what’s she like, your managing director',
      'Sheila, is she the owner?',
      'how does one deal with Sheila',
      'What kind of person is she?',
      'tell me about Sheila',
    ],
    says: [
      'Sheila Garside, our managing director. Built the firm from two desks, reads figures like other folk read faces, and is never rude.',
    ],
  },
  {
    id: 'sheila-stairs',
    on: ['concern:exception-to-the-card', 'answer:sheila-want', 'statement:sum-home'],
    asked: [
      'What would count as something for her?',
      'what can you show her',
      'Would thirty-day payment be a ribbon?',
      'A signed order and two people at the new rate, is it enough for her?',
    ],
    says: ['Anything with a figure, a date and your name under it. Two such things and she’d ask me to sit down.'],
  },
  {
    id: 'sheila-call-it',
    on: ['concern:exception-to-the-card', 'statement:offer-variation'],
    asked: [
      'What shall we call it so that she likes it?',
      'what name would you give it for Sheila',
      'Does it matter what it’s called?',
      'how do we keep the word exception out',
    ],
    says: [
      '“Variation one, key roles and prompt payment.” I’d frame it. She’s no quarrel with a trade, only with a favour.',
    ],
  },
  {
    id: 'sheila-exceptions-none',
    on: ['fact:sheila', 'statement:claim-others-refused', 'answer:fourteen-others', 'answer:exception-allowed'],
    asked: [
      'Why is she so strict about it?',
      'what happens if you make an exception anyway',
      'Has nobody asked her for one?',
      'no exceptions, even for a good reason',
    ],
    says: [
      'Because she made one once, for a friend, and forty customers had it by the Friday. She’s not unkind, she’s been stung.',
    ],
    tells: ['sheila'],
  },
  {
    id: 'sheila-monday',
    on: ['concern:exception-to-the-card', 'common:agree_now'],
    asked: [
      'What happens on Monday?',
      'You’ll have it in writing by Friday, would that do?',
      'when do you see Sheila',
      'why does she ask on Monday',
      'Why before Monday?',
      'what’s on Monday with Sheila',
    ],
    says: [
      'She has the fourteen of us round a table at nine with the letters in a pile. I’d like mine to be the dull one.',
    ],
  },
  {
    id: 'fourteen-arguing',
    on: ['answer:fourteen-others'],
    asked: [
      'What did the nine get it through with?',
      'how did the others convince their customers',
      'What are the four arguing about?',
      'do the others give something in return',
    ],
    says: [
      'Mostly they rang first, I’m told, an innovation. The four are arguing about the date, as their contracts have a clause too.',
    ],
  },
  {
    id: 'clause-what-do',
    on: ['fact:notice-clause', 'answer:clause-hard', 'statement:offer-clause', 'answer:did-you-read-contract'],
    asked: [
      'So nothing changes in January?',
      'you accept February then',
      'What does it save me, the forty days?',
      'then I pay 640 until the 10th of February',
      'Does the old price stay until February?',
      'how much do the forty days save me',
    ],
    says: [
      '£640 until 10 February, you’ve my word and the contract’s. It’ll save you a bit, and it’ll not keep anybody past Christmas.',
    ],
  },
  {
    id: 'clause-not-threat',
    on: ['fact:notice-clause', 'statement:offer-clause', 'statement:adm-clause'],
    asked: [
      'I only mention it once, I’d rather solve it',
      'I’m not going to use it against you',
      'It’s a date, nothing more. What could we do before then?',
      'I don’t want to win with a clause',
      'You’re not offended by the clause?',
      'what should we do with the time until February',
    ],
    says: [
      'Then you’re the better bred of the two of us. Let’s use the time till February for the people, they’ve a shorter clause than yours.',
    ],
  },
  {
    id: 'clause-earlier',
    on: ['statement:offer-clause', 'answer:clause-hard', 'answer:your-authority'],
    asked: [
      'And if I let the new rate start earlier for some?',
      'would it help you if the two got it from January',
      'What if the higher rate began on 1 January for two people?',
      'i could start before february for the ones you might lose',
    ],
    says: [
      'That’d be worth more to me than the rate itself. It’s January they’ll be counting from, not the tenth of anything.',
    ],
  },
  {
    id: 'split-jam',
    on: [
      'answer:split-difference',
      'statement:offer-split-difference',
      'statement:offer-full-rise',
      'answer:accept-730-all',
    ],
    asked: [
      'Where would you put the jam then?',
      'who should get more, if not everybody',
      'So you’d rather I paid more for fewer?',
      'it would be better to pay more to some, is that what you mean',
      'On whom would you put it?',
      'where does the jam belong',
    ],
    says: ['On the ones who get telephone calls. Two of the nine get them, the others get the newsletter.'],
  },
  {
    id: 'full-why-tell',
    on: ['statement:offer-full-rise', 'answer:accept-730-all'],
    asked: [
      'Why do you tell me not to pay it?',
      'you talk against your own letter',
      'You’d turn down the full rise?',
      'isn’t it strange that you advise me against',
      'Why are you advising me against it?',
      'don’t you want the full rate',
    ],
    says: [
      'Because I’d be back in spring with your money and without the people. I’m a salesman, aye, but I’ve to live in Yorkshire.',
    ],
  },
  {
    id: 'survey-london',
    on: ['answer:exchange-rate-inflation', 'answer:behind-increase', 'follow-up:letter-fourteen-percent'],
    asked: [
      'What did that survey say?',
      'can I see the market survey',
      'Who was asked in that survey?',
      'is 730 the market price up here',
    ],
    says: [
      'That a day of software costs £730, in an average of London and places that wish they were. For Leeds I’d knock something off, and for Sheffield a pie.',
    ],
  },
  {
    id: 'phase-when',
    on: ['answer:phase-in', 'statement:offer-phase'],
    asked: [
      'When should the first step be?',
      'January for some and July for the others?',
      'What steps would you suggest?',
      'first step in february, is that soon enough',
    ],
    says: ['January, for the ones with lunch invitations. The others can have theirs after go-live, or in a dream.'],
  },
  {
    id: 'walk-three',
    on: ['answer:walk-away', 'common:what_would_move_you'],
    asked: [
      'Which of the three could you drop?',
      'what if I can only do two of them',
      'How firm is that floor?',
      'two out of three, would you sign',
      'If it’s only two of them, which two?',
      'is one of the three negotiable',
    ],
    says: ['The order, if I must, with tears. The people and September I’d not sign without.'],
  },
  {
    id: 'package-price',
    on: ['answer:how-much-lower', 'answer:walk-away', 'common:your_proposal'],
    asked: [
      'So all of that would cost me £32,400?',
      'what’s the total price of that package',
      'Does the whole package fit into forty thousand?',
      'how much would I pay in the end',
    ],
    says: [
      'Three hundred and sixty days at £90, so £32,400 at the most, and less with your February. The rest you’d be paying me with, is your own punctuality.',
    ],
    tells: ['their-days'],
  },
  {
    id: 'golive-weeks',
    on: ['answer:golive-risk', 'statement:news-golive', 'statement:claim-regulator'],
    asked: [
      'How much slack is there in the plan?',
      'what would endanger June most',
      'Is there anything late today?',
      'how sure are you about June with the same people',
      'How many weeks of slack are left until June?',
      'what might make June slip',
    ],
    says: ['A fortnight, and it’s in May. Leave me the same nine and I’d bet the good sandwich on the thirtieth.'],
  },
  {
    id: 'coward-week',
    on: ['answer:better-letter', 'statement:news-letter-shock'],
    asked: [
      'What kept you from ringing?',
      'why didn’t you ring me before',
      'A coward’s week, what do you mean?',
      'what would you have said if you’d rung',
    ],
    says: [
      'I’d have said it’s coming, it’s daft, and come and see me about two people. I dialled your number twice and asked for the weather.',
    ],
  },
  {
    id: 'waiting-days-why',
    on: ['answer:gaps-cost', 'statement:offer-pay-waiting', 'statement:adm-monthly'],
    asked: [
      'Why do they wait for us so often?',
      'what are they waiting for in those five weeks',
      'Danish, did you say?',
      'which of our delays cost you the most',
    ],
    says: [
      'Orders, mostly, and a test machine that went to sleep in March. Two of them can now order a pastry in Aarhus.',
    ],
  },
  {
    id: 'replace-kettle',
    on: ['statement:offer-hire-them', 'statement:offer-replace', 'answer:replace-tarn'],
    asked: [
      'What would you do if we did?',
      'would that end the contract',
      'How would Tarn react to a tender?',
      'what does the poaching page say',
      'What’s on the poaching page?',
      'how would you react if we hired them',
    ],
    says: [
      'Become exquisitely polite, and send you everything in triplicate. I’d hand over properly, mind, I’m not an animal.',
    ],
  },
  {
    id: 'job-chair',
    on: ['answer:own-job', 'concern:six-per-cent'],
    asked: [
      'Who’s the twenty-four-year-old?',
      'have they said that to you openly',
      'When would they decide about your chair?',
      'did somebody tell you that your job’s in danger',
      'Who would get your chair?',
      'who is this lad of twenty-four',
    ],
    says: ['A Jasper, he’s very keen on slides. Nobody’s said it, but he’s been shown where I keep my mug.'],
  },
  {
    id: 'ref-other-offer',
    on: ['statement:ref-flat', 'statement:offer-nothing'],
    asked: [
      'What would you take instead of a higher rate?',
      'what about quicker payment instead of money',
      'Which things would count, apart from the price?',
      'is there something that costs me less',
    ],
    says: [
      'Prompt money or a firm order. Either would shrink the letter, and neither of them costs you a contingency.',
    ],
  },
  {
    id: 'adm-which-do',
    on: ['statement:adm-no-idea', 'statement:news-no-more'],
    asked: [
      'Which of the three would help you most?',
      'would thirty days be worth more than the order',
      'What would you combine?',
      'which of them should I try first',
    ],
    says: [
      'The money on the people who might go, then prompt payment for the rest of the letter. The order’s a handsome third.',
    ],
  },
  {
    id: 'director-name',
    on: ['statement:claim-director-ok'],
    asked: [
      'It was said orally so far, I’ll get it in writing',
      'My director’s name is on it, you’ll have it tomorrow',
      'how soon do you need it in writing',
      'would an e-mail from my director do',
      'What kind of writing do you need from my director?',
      'until when must that be in writing',
    ],
    says: [
      'An e-mail with the sum and the word “agreed” would do me. By the tenth, and I’ll not even mention it to my own side till then.',
    ],
  },
  {
    id: 'po-fix-day',
    on: ['statement:claim-po-missing'],
    asked: [
      'I can put it right today',
      'Our buyer fixes it by Friday',
      'me, I’ll raise the number tomorrow',
      'what else do you need besides the number',
      'By which day would you need the number?',
      'who can put it right on our side, do you know',
    ],
    says: [
      'Then I’ll send September again tonight with the number on it, in large type. Nothing else, it’s been a perfectly healthy invoice otherwise.',
    ],
  },
  {
    id: 'regulator-fine',
    on: ['statement:claim-regulator'],
    asked: [
      'It’s forty thousand a month from July',
      'What do you make of that for our talk?',
      'so losing the two would cost us more than the rate',
      'the fine starts on the first of July',
      'What does that change for you?',
      'does the fine make your people dearer',
    ],
    says: [
      'Then those chairs are cheap at £730, and you’ve your argument for the steering group. I’d lead with it and sit down.',
    ],
  },
  {
    id: 'steer-proposal',
    on: ['statement:offer-steering', 'answer:steering-refuses', 'answer:by-when'],
    asked: [
      'What should our proposal to them say?',
      'what would you put in front of my steering group',
      'What do I tell them on the tenth?',
      'can you help me prepare the steering group',
      'How would you word the proposal?',
      'what will convince my steering group',
    ],
    says: [
      'That for a third of what the letter asks, you keep the people June depends on, and the rest is paid in good behaviour. One page.',
    ],
  },
  {
    id: 'draft-when',
    on: [
      'answer:write-it',
      'answer:sign-today',
      'statement:offer-variation',
      'common:in_writing',
      'statement:offer-in-writing',
    ],
    asked: [
      'When do I get the draft?',
      'what will be in your draft',
      'Who signs it at your end?',
      'send me the draft by friday, can you',
    ],
    says: [
      'Tomorrow by lunch, if the 4.12 behaves. My name for the two roles, Sheila’s if there’s a word in it about the others.',
    ],
  },
  {
    id: 'sandwich-good',
    on: ['common:how_do_you_feel', 'follow-up:golive-weeks'],
    asked: [
      'What’s the good sandwich?',
      'which sandwich is that',
      'Have you eaten today?',
      'would you like a coffee before your train',
    ],
    says: [
      'Roast beef, horseradish, four pounds eighty. I only have it when something’s signed, which is how I’ve kept my figure.',
    ],
  },
  {
    id: 'keep-something-else',
    on: ['answer:keep-640', 'statement:offer-nothing', 'common:why_not'],
    asked: [
      'What would have to be in your other hand?',
      'what else would you need for the 640 to stay',
      'And if I paid you faster, would the old rate stay?',
      'for what could we keep the old rate for most of them',
      'What would you want in your other hand?',
      'in return for what would you keep it',
    ],
    says: [
      'For most of them, prompt money and an order longer than a month. For the few with suitors I’d need the rate itself.',
    ],
  },
  {
    id: 'intent-sign',
    on: ['statement:offer-intent', 'answer:commit-mood'],
    asked: [
      'What would you accept as signed?',
      'how far ahead must the order go',
      'Is an order until March worth anything?',
      'what kind of paper would count for you',
    ],
    says: [
      'A proper order with the weeks on it, to June if you can, to March if you can’t. I could take either to a printer.',
    ],
  },
  {
    id: 'two-year-december',
    on: ['statement:offer-longer-contract'],
    asked: [
      'What’s your trouble before Christmas?',
      'what do you need in December',
      'What could I do for December that helps?',
      'which thing must happen before the year is over',
    ],
    says: [
      'Money on the people who might go, and September paid. Do that first and I’ll buy you lunch over the two years.',
    ],
  },
  {
    id: 'old-rate-in-it',
    on: ['statement:offer-named-old-rate'],
    asked: [
      'What would make them stay at 640?',
      'What if I pay more for those two?',
      'a bonus at the end, would that be something for them',
      'there’d be £90 more a day in it for them',
      'What has to be in it for them?',
      'how could they be kept without the rate',
    ],
    says: [
      'Money that’s theirs and a job they’d be sorry to leave half done. The second they have, so you’d only be buying the first.',
    ],
  },
  {
    id: 'good-noticed',
    on: ['statement:claim-true-team-good'],
    asked: [
      'Who has noticed?',
      'who are the others that noticed them',
      'Has somebody made them an offer?',
      'are they being headhunted',
    ],
    says: [
      'A bank in Leeds, with £810 a day for Hanneke and Tomasz, who’ve to answer by 18 December. I was working up to it.',
    ],
    tells: ['bank-offer'],
  },
  {
    id: 'seven-grumble',
    on: ['answer:seven-others', 'answer:other-seven-rate', 'statement:offer-two-at-730'],
    asked: [
      'Won’t the seven be jealous of the two?',
      'how will the others take two different rates',
      'What if the seven hear of it?',
      'will the seven ask for the same',
    ],
    says: [
      'They know who’s been in the cellar with the billing. There’d be a week of sighing, and then somebody’d bring cake.',
    ],
  },
  {
    id: 'juniors-one',
    on: ['answer:juniors', 'statement:offer-juniors', 'statement:offer-cut-days'],
    asked: [
      'What would one junior save me?',
      'who would do the documents',
      'How much cheaper would a junior be?',
      'would you have somebody for the documents now',
    ],
    says: [
      'Not enough to notice. It’s one price on the card, so you’d be getting more days of worse work for the same money.',
    ],
  },
  {
    id: 'cut-days-cheaper',
    on: ['answer:fewer-days', 'statement:offer-cut-days'],
    asked: [
      'Which cheaper things do you want?',
      'what costs me less than the days',
      'Such as what?',
      'what would you rather have than fewer days',
    ],
    says: [
      'My old invoices paid on a day, and the next ones when the paper says. It’s your own debt, so it’s cheap at the price.',
    ],
  },
  {
    id: 'hanneke-likes',
    on: ['answer:hanneke-who', 'answer:two-want-stay', 'answer:tomasz-who'],
    asked: [
      'What would keep Hanneke, apart from money?',
      'why would she rather stay',
      'Is Hanneke the one to convince first?',
      'what does hanneke care about',
    ],
    says: [
      'To see a bill come out right, with her name nowhere on it. Ask her what’s left to do, and bring something to write on windows with.',
    ],
  },
  {
    id: 'tomasz-baby',
    on: ['answer:tomasz-who'],
    asked: [
      'What does Tomasz need, then?',
      'would the money decide it for him',
      'How could he be persuaded?',
      'would £730 be enough for Tomasz',
      'What does Tomasz want most?',
      'what would help Tomasz to decide',
    ],
    says: [
      'A room more than he’s got, by about March. Something near the bank’s figure and a straight answer would do for him, he likes a straight answer.',
    ],
  },
  {
    id: 'told-wait',
    on: ['answer:told-engineers'],
    asked: [
      'Until when will they wait?',
      'what did you promise the two of them',
      'Will they really wait for my steering group?',
      'and they agreed to wait till the tenth?',
    ],
    says: [
      'Till the tenth, both of them, as a favour. They’ve been asked by a man with nothing in his hands, so I’d not stretch it.',
    ],
  },
  {
    id: 'lions-permanent',
    on: ['answer:bank-name', 'answer:bank-serious'],
    asked: [
      'What would they be doing at the bank?',
      'is it the same sort of work there',
      'Why does a bank need people for half-hours?',
      'the bank with the lions, what do they want with meters',
    ],
    says: [
      'Trading power, by the half-hour, like your meters only with ties on. It’s the same sums, and nobody’d thank them for it.',
    ],
  },
  {
    id: 'gas-company',
    on: ['answer:lost-customer', 'common:happened_before'],
    asked: [
      'What happened with the gas company?',
      'why did you lose the gas company',
      'Who was in the right there?',
      'what would you do differently today',
    ],
    says: [
      'They’d a clause and I’d a card, and we wrote to each other till the people had gone. I’d ring in the first week, with names.',
    ],
  },
  {
    id: 'use-half-red',
    on: ['answer:use-of-money', 'answer:salaries'],
    asked: [
      'Half of it into the red, and you tell me that?',
      'why should I pay for your red numbers',
      'So only half would reach your people?',
      'what’s the red you mean',
    ],
    says: [
      'You shouldn’t, and that’s rather my point. Give me less money and aim it, and stop the leak with a payment run.',
    ],
  },
  {
    id: 'replace-two',
    on: ['answer:which-replaceable', 'answer:tomasz-cover'],
    asked: [
      'The last two, who are they?',
      'which two can’t you replace',
      'Why not those two?',
      'whom can you not replace at all',
    ],
    says: [
      'Hanneke and Tomasz, they built the billing interface and nobody else has been inside it. They’ve 360 of the days.',
    ],
    tells: ['their-days'],
  },
  {
    id: 'lawyer-first',
    on: ['statement:offer-lawyers', 'answer:lawyers'],
    asked: [
      'All right, what could the two of us try?',
      'ok, no lawyers. What do you suggest?',
      'What would be your way without lawyers?',
      'let’s try without them then, where do we start',
      'What would you try first, between us?',
      'where could the two of us begin',
    ],
    says: [
      'With which chairs mustn’t be empty in June, and what’s stuck on your second floor. Two questions, and neither’s in Latin.',
    ],
  },
  {
    id: 'success-paper',
    on: ['answer:good-day', 'common:what_success_is'],
    asked: [
      'What could be on that paper?',
      'is there one paper that does both',
      'What would you show to your engineers and to Sheila?',
      'how would this piece of paper look',
    ],
    says: [
      'Two names and a rate at the top for them, an order and a payment day at the bottom for Sheila. I’d fold it in the middle.',
    ],
  },
  {
    id: 'since-september',
    on: ['common:since_when', 'statement:adm-late-pay'],
    asked: [
      'What happened in September?',
      'why did it start in September',
      'Did something change in the autumn?',
      'what went wrong in september',
    ],
    says: [
      'Your second half’s order came without a number on it, so your payables put my invoice in a tray. I’ve been writing to that tray since.',
    ],
  },
  {
    id: 'thursdays',
    on: ['answer:next-meeting', 'common:how_to_keep_you_informed'],
    asked: [
      'What time on Thursday?',
      'which number do I ring on Thursday',
      'Should I have something for you by Thursday?',
      'what do we talk about on thursday',
    ],
    says: [
      'Four o’clock, I’m on a platform and glad of the company. Have a day for September by then, and I’ll have a draft.',
    ],
  },
  {
    id: 'deal-page-sheila-no',
    on: ['answer:sign-today', 'answer:your-authority', 'common:who_decides'],
    asked: [
      'What if Sheila says no?',
      'could Sheila overturn what we agree today',
      'And if she sends it back?',
      'is your word enough without sheila',
    ],
    says: [
      'The two roles she can’t undo, they’re mine to sign. For the others she’d want a reason, so let’s not send her up a bare number.',
    ],
  },
  {
    id: 'walk-milk',
    on: ['concern:six-per-cent', 'statement:adm-monthly'],
    asked: [
      'What should we order instead of by the month?',
      'how far ahead would you like our orders',
      'How would you like us to order?',
      'would quarterly orders be better',
    ],
    says: [
      'To the end of June would be handsome, a quarter would be decent. It’s the not knowing on a Friday that costs me.',
    ],
  },
  {
    id: 'afford-all-three',
    on: ['common:other_options', 'common:your_contribution', 'answer:which-weighs'],
    asked: [
      'A bit of each, what would that look like?',
      'which mix would you choose',
      'Could you put numbers on that?',
      'what would a bit of each cost me',
    ],
    says: [
      'The new rate for a couple of people, thirty days for the lot, and an order to June. Most of that costs you a signature.',
    ],
  },
  {
    id: 'kind-september',
    on: ['answer:kind-words', 'statement:offer-reference'],
    asked: [
      'And what if September’s paid this week?',
      'how far would September’s invoice move you',
      'If I get that one invoice released, what changes?',
      'would one paid invoice change the tone',
      'Would it help if I got September paid?',
      'what do you do for me if September’s settled',
    ],
    says: ['It’d change my whole manner, I’d hold doors. It’s mine anyway, so it buys you goodwill and not the rate.'],
  },
  {
    id: 'fear-no-account',
    on: ['answer:fear-two', 'answer:worst-fear'],
    asked: [
      'Why do you tell me that now?',
      'aren’t you weakening your own position',
      'Thank you for being open. What would hold them?',
      'you could’ve kept that to yourself',
      'Why are you so open with me?',
      'isn’t it unwise to tell me that',
    ],
    says: [
      'Because I’m a poor poker player with a good train connection. Proper money and a date, and they’d stay, and so would I.',
    ],
  },
];
