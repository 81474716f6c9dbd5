import type { ScenarioContent } from '@parley/shared';

export const theRateCardWentUpCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That somebody hires away the people your meters depend on. The margin worries me as well, but less.',
      'It’s people more than price. I’m afraid of empty chairs before June.',
    ],
    later: ['That it’s not in writing before the bank rings, and that Sheila sends it back.'],
  },
  worst_case: {
    says: [
      'That the wrong people leave, and come March there’s nobody who can do the billing.',
      'An empty chair or two at Easter, and the pair of us exchanging very correct letters about it.',
    ],
  },
  what_matters_most: {
    says: [
      'Who’s here on 30 June. The same people, and then the cash.',
      'The folk first, the cash next, the margin a wheezing third.',
    ],
    later: ['That what we’ve said gets signed, just as we said it.'],
  },
  what_success_is: {
    says: [
      'Your meters live in June with the same people round them, and an account that isn’t in the red.',
      'I’ve something to tell my engineers, and something to show Sheila.',
    ],
  },
  cost_to_you: {
    says: [
      'An overdraft and some sleep. And the account hardly earns its keep.',
      'I’m the wee red bar on a chart every quarter. It’s surprisingly personal, a bar.',
    ],
  },
  consequence: {
    says: [
      'Then the letter stands, and while we argue about it somebody hands in their notice.',
      'I invoice at one price, you pay another, and by June there’s nobody here who knows the billing.',
    ],
  },
  why_that_date: {
    says: [
      'January is when the new card starts for every customer. I didn’t choose it.',
      'It’s Sheila’s date, the same for everybody. What worries me comes before Christmas.',
    ],
  },
  why_not: {
    says: [
      'Because I’d go home with nothing in my hand, and I’ve a managing director waiting.',
      'It wouldn’t keep anybody in a chair till June, so it’d help neither of us.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean the price is for everyone, and the trouble isn’t. It’s only some of the nine that I’m afraid of losing.',
      'Put plainly, I’d like you to pay more where somebody might leave, and less elsewhere.',
    ],
    later: ['I mean pay the new rate for two and not for nine, and get it written down.'],
  },
  example: {
    says: [
      'September’s invoice. It was due in sixty days, and I’m waiting for it yet.',
      'Last quarter there was a week’s gap between your orders, and nine people sat in Sheffield with nothing to bill.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve seen it on paper, and I’ve the bank statements in my bag.',
      'I count for a living. I could show you every figure.',
    ],
  },
  what_is_good: {
    says: [
      'The people on both sides. Your testers send biscuits and bug reports in the same parcel.',
      'The work itself, my engineers like building it. That’s worth something.',
    ],
  },
  since_when: {
    says: [
      'The letter’s from 12 November, but the trouble started about September.',
      'Since the autumn. First the invoices got slow, then people began to look about.',
    ],
  },
  happened_before: {
    says: [
      'Once, with a gas company. We were both in the right, and the team left.',
      'With another customer, aye. With you it’s my first letter.',
    ],
  },
  tried_before: {
    says: [
      'I sent reminders about the invoices, and I had Imran start to learn the billing. Neither got far.',
      'I talked about late payment every month until I bored even myself.',
    ],
  },
  how_found_out: {
    says: [
      'One of my engineers told me that somebody was asking after him. The invoices I see on my bank statement.',
      'From the figures, every quarter, and from a letter I was shown.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You pay late and you order a month at a time. Apart from that you’re the nicest people I invoice.',
      'Sixty days became ninety, and a year became twelve single months.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Me for the low quote, your second floor for paying late. I’d not pick a winner.',
      'Both sides. I was too cheap, and you took your time with the invoices.',
    ],
  },
  who_decides: {
    says: [
      'Two roles I can sign for myself. Anything for all nine goes to Sheila, our managing director.',
      'Sheila, in the end, for the rate card. On your side, you and your steering group.',
    ],
  },
  who_else: {
    says: [
      'Sheila at my end, your finance director at yours, and the engineers themselves.',
      'Nine people and their families, and your steering group on the tenth.',
    ],
  },
  what_others_say: {
    says: [
      'Sheila says the card’s the card. The nine say little, and Priti says my invoice is with somebody.',
      'The engineers think it’s about all of them. Sheila wants a result.',
    ],
  },
  talk_to_them: {
    says: [
      'The engineers, yes, once there’s something to offer them. Your payables, today, if you’d be so kind.',
      'You can ring Sheila, but give me something for her first.',
    ],
  },
  your_role: {
    says: [
      'I’m the account director, I sell the days and I answer for the price.',
      'I look after your account at Tarn, and I carry whatever we agree up to Sheila.',
    ],
  },
  what_would_move_you: {
    says: [
      'Money for the people I might lose, my invoices paid on time, or a firm order. For any two I’d move.',
      'Something I can show Sheila. It needn’t be the full ninety pounds for everybody.',
    ],
    later: ['I’ve moved already, I only need it in writing.'],
  },
  your_proposal: {
    says: [
      'Pay the new price where you can’t afford an empty chair, and the old one elsewhere. Pay September, and order past Easter.',
      'I’d start with the people you can’t spare. The rest of the nine needn’t cost you more.',
    ],
  },
  which_first: {
    says: [
      'The people first, they won’t wait. Then the overdue invoices, then my margin.',
      'Begin with who might leave. The cash comes next, it’s late already.',
    ],
  },
  is_it_flexible: {
    says: [
      'For most of the nine, yes, the rate is soft. For the ones who might leave it isn’t.',
      'The letter is, if I get something for it. Going home with nothing I can’t do.',
    ],
  },
  other_options: {
    says: [
      'Yes, there’s faster payment, there’s a firm order, and there’s more money for fewer people. I’d like a bit of each.',
      'A few, and none of them needs ninety pounds a day for all nine.',
    ],
  },
  your_contribution: {
    says: [
      'Names in the contract, longer notice, and a week of testing on us.',
      'I’d leave most of them at the old price, if you help me at the other end.',
    ],
  },
  how_can_i_help: {
    says: [
      'Find out who can release my September invoice, and think which of the nine you can’t spare.',
      'Offer me what costs you little. Faster payment and a longer order are worth a lot to me.',
    ],
    later: ['Put it on one page today, with your finance director’s name at the foot.'],
  },
  is_that_acceptable: {
    says: [
      'It depends on two things, whether it keeps the right people and whether I can show it to Sheila.',
      'I might take it. It’d have to help me with people, cash or orders.',
    ],
    later: ['Yes, I’d say so, if we put it in ink.'],
  },
  agree_now: {
    says: [
      'Not yet, I’d need something for my engineers and something for Sheila.',
      'No, I can’t say yes to a bare price. Give me something to go with it.',
    ],
    later: ['Aye, my hand on it. Sheila’s signature you’ll have on Monday.'],
  },
  will_you_support_me: {
    says: [
      'With a deal that keeps the people, yes, in front of Sheila and of your steering group. For less I couldn’t.',
      'I’d like to. It has to be something I can defend in Sheffield.',
    ],
    later: ['I will. I’ll tell Sheila it was hard won, and so it was.'],
  },
  more_time: {
    says: [
      'Yes, until your steering group on the tenth. After that it’s out of my hands.',
      'You can have a week. A month would be too long for my people.',
    ],
  },
  in_writing: {
    says: [
      'Yes, you send me the figures in a line today, and I’ll draft it tomorrow.',
      'Please, I’d want it in ink. Talk I can get at home.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Ring me, I’m on a platform most afternoons. Bad news early, if you can.',
      'One call a week would do, Thursdays say.',
    ],
  },
  next_step: {
    says: [
      'You decide which of the nine you can’t spare and what you could pay, and I take that to Sheila.',
      'Ask your finance people about my invoices. Then we talk about the rate.',
    ],
    later: ['I draft the variation tonight and you have it by lunchtime. You go and see about September’s invoice.'],
  },
  what_is_missing: {
    says: [
      'Something for the people who might leave, and a date for my overdue invoices.',
      'Somebody to pay it for, and somebody to sign it. A price alone doesn’t help me.',
    ],
    later: ['Your finance director’s signature, and something for Sheila to look at.'],
  },
  did_i_get_it_right: {
    says: ['Mostly, if there were people in it and not only pounds.', 'More or less, aye. If it said greed, then no.'],
  },
  how_do_you_feel: {
    says: [
      'Cornered, if cheerfully. There’s Sheila behind me and you in front.',
      'A wee bit ashamed of that letter. I should have rung.',
    ],
    later: ['Lighter, thank you. I may have the good sandwich on the train.'],
  },
  do_you_trust_me: {
    says: [
      'I like you, and I trust you so far. Your second floor I trust less.',
      'Fairly well. I’d trust you more with September’s invoice paid.',
    ],
    later: ['Aye, rather. You dealt with the people and not only the price.'],
  },
  are_we_all_right: {
    says: [
      'We are, I’d say. It’s the rate that’s in trouble, not us.',
      'Yes. I’d not have come by train for somebody I’d fallen out with.',
    ],
    later: ['We are. You may keep the biscuits coming.'],
  },
  did_i_offend_you: {
    says: [
      'No, not in the least. If you had, I’d be calling you sir.',
      'You haven’t. I’ve been insulted by procurement at three airports.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please do, I’d prefer it. I’ve been indirect all my life and it’s not paid.',
      'Go ahead, I’d be glad of it. One of us should.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, till the 4.12, and that’s never been on time yet.',
      'Aye, I came two hours by rail for this. Take what you need.',
    ],
  },
  say_again: {
    says: [
      'The rate goes to £730 on 1 January. I’d settle for less if it kept the right people here and got me paid on time.',
      'The price goes up in the New Year. I’d sooner have a deal that keeps my engineers in their chairs.',
    ],
  },
  shall_i_explain: {
    says: [
      'Aye, away you go. I’ve come this far to be talked at.',
      'Please do. If there’s a number in it, I’ll try to keep my face straight.',
    ],
  },
  may_i_come: {
    says: [
      'Come up, aye, we’ve a kettle and a view of the tram depot. I’ll meet you off the train.',
      'You’d be welcome. They’re shy, my folk, but they like being asked what they do.',
    ],
  },
};
