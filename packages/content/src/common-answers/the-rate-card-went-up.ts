import type { ScenarioContent } from '@parley/shared';

export const theRateCardWentUpCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'Officially, a card and a margin. If you’d walked round the nine desks and asked which two I look at first, you’d be nearer.',
      'Look past the number. It’s people I’m counting, and not all nine of them.',
    ],
    later: ['Whether it’s in ink before the bank’s had its pudding. That, and what Sheila finds in my hand.'],
  },
  worst_case: {
    says: [
      'That I’m right about the price, you’re right about the clause, and come March we’ve nobody who can find the billing.',
      'An empty chair or two at Easter, and a very correct exchange of letters about it.',
    ],
  },
  what_matters_most: {
    says: [
      'Who’s sitting there on 30 June. You’d pay ninety pounds for that and so would I.',
      'The folk first, the cash next, the chart a wheezing third.',
    ],
    later: ['That what we’ve said survives a train journey. Ink, in other words.'],
  },
  what_success_is: {
    says: [
      'I ring two engineers from the platform with something to say, and then I go up Sheila’s stairs without a helmet.',
      'Your meters live in June with the same faces round them, and my bar amber.',
    ],
  },
  cost_to_you: {
    says: [
      'Nineteen grey hairs and an overdraft with your name on. The hairs I’d have got anyway.',
      'I’m the wee red bar on a quarterly chart. It’s surprisingly personal, a bar.',
    ],
  },
  consequence: {
    says: [
      'Then the letter stands, the clause stands, and while the two of them stand there glaring somebody clears a desk.',
      'I invoice at one price, you pay at another, and the only ones who don’t argue are the folk handing in their notice.',
    ],
  },
  why_that_date: {
    says: [
      'January, because Sheila’s card turns with the year. The date that’s got teeth is the 18th of December, ask me why.',
      'A printer in Sheffield chose it. The dates I lie awake over are earlier.',
    ],
  },
  why_not: {
    says: [
      'Because I’d go home with the old price and an empty hand, and I’ve two people and one managing director waiting at the end of the line.',
      'Because it’d not keep a single soul in a chair, and then what have you bought?',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean it’s not nine folk I’m worried for. Ask which of them somebody’s buying lunch.',
      'In plain Scots: the price is for everyone, the trouble isn’t.',
    ],
    later: ['I mean pay where the trouble sits, two chairs of nine, and get it written down.'],
  },
  example: {
    says: [
      'September. You’ve had my invoice since then, I’ve had a reminder tray and a lady called Priti who’s charming.',
      'Last quarter: nine folk, a week’s gap between your orders, and a language course in Danish.',
    ],
  },
  how_do_you_know: {
    says: [
      'I’ve held the paper in my hand, and I’ve the bank statements in my bag. I’m careful to joke only about things that I can prove.',
      'I count for a living. It’s a poor living, on this account, but the counting’s sound.',
    ],
  },
  what_is_good: {
    says: [
      'Your testers. They send biscuits and bug reports in the same parcel. You’d not find that at a bank.',
      'The work itself. They like building it, and that’s a currency, if a soft one.',
    ],
  },
  since_when: {
    says: [
      'The letter’s from 12 November. The trouble behind it is older, it’s been sitting in my stomach since about September.',
      'Autumn. First your invoices stopped arriving anywhere, then the lunches began.',
    ],
  },
  happened_before: {
    says: [
      'Once, at a gas company. We were both very right, and the team went to three different employers. I’ve been less fond of being right since.',
      'With another customer, aye. With you it’s my first letter, and I hid behind the stamp.',
    ],
  },
  tried_before: {
    says: [
      'I sent reminders, I found Imran to learn the billing, I gave one of the two a chair with a lever. The chair worked longest.',
      'I sang the invoice song every month until I bored even myself.',
    ],
  },
  how_found_out: {
    says: [
      'One of them told me, he’s too honest to do it behind my back. The other I found out by her not saying a word.',
      'I saw a very good coat on the back of a chair, in the week before an interview.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You pay like a glacier and order like a household. Apart from that you’re the nicest people I invoice.',
      'Sixty days became ninety, and a year became twelve single months.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Me for the quote, your second floor for the paying, a bank for having a canteen. I’d not pick a winner.',
      'I brought the pen, you brought the low number. We were both smiling, there’ll be a photograph.',
    ],
  },
  who_decides: {
    says: [
      'Two roles I may sign away myself. Anything that touches the card for nine goes up Sheila’s stairs.',
      'Sheila Garside, in the end, and she decides like the weather. I only bring the umbrella.',
    ],
  },
  who_else: {
    says: [
      'Sheila at my end, your man on the second floor at yours, and two engineers who don’t know they’re in the room.',
      'Nine families, a chart, and a bank that’s in no hurry. That’s about the lot.',
    ],
  },
  what_others_say: {
    says: [
      'Sheila says no exceptions. The nine say nothing in a marked manner. Priti says it’s with somebody.',
      'The seven think it’s about them, bless them.',
    ],
  },
  talk_to_them: {
    says: [
      'The engineers, once there’s something to tell them. Sheila, once she thinks it was her idea. Priti, now, please.',
      'You can ring Sheila any day. She’ll be delightful, and you’ll hang up with nothing.',
    ],
  },
  your_role: {
    says: [
      'I sell days of other folk’s work, I apologise for the price, and I carry paper up and down a staircase.',
      'Account director. It means that when it goes well it was the engineers.',
    ],
  },
  what_would_move_you: {
    says: [
      'Put the money where it leaks and not all over the floor. Do that and I’d move so fast you’d feel a draught.',
      'Something for the right people, September paid, or an order longer than a pint of milk.',
    ],
    later: ['Ink. I’ve moved already, I’m merely waiting for the paper to catch up.'],
  },
  your_proposal: {
    says: [
      'Pay the new price where you can’t afford an empty chair, the old one elsewhere, clear September, and order past Easter. I’d call that civilised.',
      'I’d not start with ninety pounds. I’d start with whoever a bank would want.',
    ],
  },
  which_first: {
    says: [
      'The people, since they’ve a date on them. The cash next, since it’s late already. The chart can wait, it’s used to it.',
      'Begin at the desks, then come up to the second floor.',
    ],
  },
  is_it_flexible: {
    says: [
      'Like me, it bends if it’s warmed. The number for seven of them is soft. For two it’s the bank that sets it.',
      'The letter, yes. The calendar of the bank, no.',
    ],
  },
  other_options: {
    says: [
      'There’s money, there’s quicker money and there’s surer money. You’ve only looked at the first purse so far.',
      'A few. Pay sooner, order longer, pay more for less folk. I’d like a bit of each, if you’re carving.',
    ],
  },
  your_contribution: {
    says: [
      'Names in ink, longer notice, and a week of testing from a man who speaks Danish. And I’d keep to the notice clause without sulking.',
      'I leave seven of them at the old price, if you help me with the other end. Sheila needn’t know it was that easy.',
    ],
  },
  how_can_i_help: {
    says: [
      'Go up your own stairs to the second floor, and ask whose finger is on the button. That, and look at nine desks and count the ones you’d miss.',
      'Find out what you’ve got that costs you little. You’d be surprised what I’d find it worth.',
    ],
    later: ['Put it on one page before my train goes. And get your finance man’s name at the foot.'],
  },
  is_that_acceptable: {
    says: [
      'It hangs on two things: does it keep the right folk past Christmas, and can I carry it up Sheila’s stairs?',
      'I might. Tell me who’s still sitting here in June because of it, and what I show my managing director.',
    ],
    later: ['I’d say so, if it’s in ink and it doesn’t shrink before your steering group meets.'],
  },
  agree_now: {
    says: [
      'Not to that. I’ve nothing in my hand yet for two engineers or one managing director.',
      'If I said yes now I’d be saying it to a draught. Give me something with edges.',
    ],
    later: ['Aye, my hand on it. The signature’s Monday’s, it’s got to come down a staircase.'],
  },
  will_you_support_me: {
    says: [
      'In front of whom, your steering group or my Sheila? With a deal that keeps the people, both. With a clause, neither.',
      'I’d like to, I like it here. Bring me something I could defend without a drink.',
    ],
    later: ['I will. I’ll tell Sheila it was hard won, and you may tell your side I wept.'],
  },
  more_time: {
    says: [
      'I’ve time until your tenth. After that it isn’t mine, it belongs to a bank with a calendar.',
      'A week, gladly. A month, and you’ll be negotiating about furniture.',
    ],
  },
  in_writing: {
    says: [
      'By all means. You send a line with the figures today, I draft tomorrow, and nobody gets to improve it on a train.',
      'Ink’s what I came for. Talk I can get at home.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Ring me. I’m on a platform most afternoons, I welcome a voice. Bad news before the quarter’s end, if you can.',
      'One call a week, Thursdays. I’ll bring the gossip, you bring a purchase order.',
    ],
  },
  next_step: {
    says: [
      'You tell me what you could pay and for whom, and I tell you how loudly Sheila will laugh.',
      'Decide which of the nine you can’t spare. It’s a short list, you could write it on the ticket.',
    ],
    later: ['I draft the variation tonight and you get it by lunchtime. You go and see a man about September.'],
  },
  what_is_missing: {
    says: [
      'A thing with a name on it. So far it’s been about price, and price never handed in its notice.',
      'Somebody to pay it for, somebody to sign it, and a date for September.',
    ],
    later: ['Your finance man’s signature, and a ribbon for Sheila. I could do the ribbon myself.'],
  },
  did_i_get_it_right: {
    says: [
      'If there were people in it and not only pounds, you’re close. If it said greed, you’d have to start again.',
      'More or less. I’d have put a joke in, but the arithmetic’s mine.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Cornered, cheerfully. There’s a chart behind me and a staircase in front.',
      'Like a man who posted a letter and then ran after the postman.',
    ],
    later: ['Lighter by about ninety pounds. I may have the good sandwich on the train.'],
  },
  do_you_trust_me: {
    says: [
      'I like you, which is cheaper. Trust I give by instalments, and your second floor’s behind with them.',
      'As far as the lift. We’ve both brought a contract, that’s not how friends do it.',
    ],
    later: ['Aye, rather. You asked before you hit me. I’d not planned for that.'],
  },
  are_we_all_right: {
    says: [
      'We’re polite. You’ll know the difference when I’m not joking.',
      'That’s for January to say. I’ve had no clause thrown at my head yet, so I’m hopeful.',
    ],
    later: ['We are. You may keep the biscuits coming.'],
  },
  did_i_offend_you: {
    says: [
      'Not in the least. I’ve been insulted by procurement at three airports. You’re an amateur.',
      'If you had, I’d be calling you sir. What was it you wanted to ask?',
    ],
  },
  may_i_be_frank: {
    says: [
      'Do. I’ve been indirect all my life and look where it got me, six per cent. What is it about the rate?',
      'Please, one of us should. Is it the price or the people?',
    ],
  },
  have_you_time: {
    says: [
      'Till the 4.12, and it’s never been the 4.12 yet. What would you like to take apart first?',
      'Aye. I came two hours by rail to be shouted at, I’ll not leave before the second act.',
    ],
  },
  say_again: {
    says: [
      'The rate goes to £730 in January, and I’d take less than that from you if you paid it for the right people.',
      'A dearer day from New Year. What I’d rather have is a deal that keeps my folk in their chairs.',
    ],
  },
};
