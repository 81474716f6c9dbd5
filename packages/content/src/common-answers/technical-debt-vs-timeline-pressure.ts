import type { ScenarioContent } from '@parley/shared';

export const technicalDebtVsTimelinePressureCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'The first of March. Nine towns change their price in one night, in code that’s got the price in fourteen places.',
      'March. Not the code, not December. One night, nine towns, and me ringing Jodie.',
    ],
    later: ['It was March, and you’ve dealt with it. Now I only worry about the newsletter.'],
  },
  worst_case: {
    says: [
      'One in the morning, the wrong price in nine towns, and I’m ringing Jodie, who’ll say she’s handed in her notice.',
      'Last April again, with seven more councils in it and a phone-in for each.',
    ],
  },
  what_matters_most: {
    says: [
      'March being safe before it comes. Then somebody upstairs who knew. Everything else is me being difficult.',
      'That night. I can be difficult about the rest in April.',
    ],
  },
  what_success_is: {
    says: [
      'On the second of March I come in and make tea and nobody’s heard of us.',
      'A Monday like any other. It’s the best a plumber can hope for.',
    ],
  },
  cost_to_you: {
    says: [
      'Last time it was eleven days, five people, and Jodie in the server cupboard. This time I’d be the one who asks her back in.',
      'My best engineer, probably. And a lanyard.',
    ],
  },
  consequence: {
    says: [
      'You get three towns for Christmas, and then nine prices change by hand in one night. Two of them took us eleven days.',
      'Then you’ve chosen March as well. I’d like you to say it aloud, that’s all.',
    ],
  },
  why_that_date: {
    says: [
      'The first of March is nine councils changing their price at midnight. They like a round date. I didn’t pick it, and I can’t move it.',
      'It’s when their tariffs change. The thirty-first of December was you and a rocket.',
    ],
  },
  why_not: {
    says: [
      'Because March is still sitting there. Anything that doesn’t touch those fourteen places leaves it exactly where it was.',
      'Because I’ve done it once, with two towns, and I can count to nine.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean the same price stands in fourteen places. Change thirteen and you’ve overcharged somebody. Now do it nine times in a night.',
      'Not the tiles, the gas. The bit that goes off on the first of March.',
    ],
  },
  example: {
    says: [
      'A woman in Oakham. One forgotten copy of one price, and we charged her forty times. That was two towns.',
      'Thirteen places say one pound twenty and the receipt says one pound. Guess which one the driver’s got in his hand.',
    ],
  },
  how_do_you_know: {
    says: [
      'I wrote half of it. And I sat there for eleven days last April with four other people and a lot of cold chips.',
      'Ticket 1184. I knew it in February, it came true in April.',
    ],
  },
  what_is_good: {
    says: [
      'Payments is lovely, you could eat off it. And my lot know the tariff code by heart, which is also the problem.',
      'You came and asked. That puts you second on the all-time list.',
    ],
  },
  since_when: {
    says: [
      'It grew from one town to twenty-two, so about since then. It’s been dangerous since the first two changed on one day, last April.',
      'I’ve said it since February of last year. It’s got a ticket number.',
    ],
  },
  happened_before: {
    says: [
      'Last April, with two councils. Two thousand three hundred drivers overcharged and nineteen thousand six hundred pounds paid back.',
      'Once, with two towns. It’s why I’m not looking forward to nine.',
    ],
  },
  tried_before: {
    says: [
      'I tried a ticket. It’s very well documented, I’m told. Then I tried waiting for a quiet month.',
      'We tried being careful, by hand, in April. It took eleven days to stop being careful.',
    ],
  },
  how_found_out: {
    says: [
      'The quarter I found out about from the newsletter, it had a rocket on it. The code I found out about by living in it.',
      'Nikhil read it out at lunch. He did the noise.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You promised three towns without asking the man with the spanner. And the time before that, nobody read the warning.',
      'You asked when it’s done and never what happens in March.',
    ],
  },
  who_is_to_blame: {
    says: [
      'For the code, me and a man called Gareth, who’s in cheese now. For the quarter, I’ve got a newsletter I could show you.',
      'I’m not after blame. I’d just like there to be two of us, next time it’s handed out.',
    ],
  },
  who_decides: {
    says: [
      'Not me, or we’d not be sat here. You and Helena decide the quarter, I decide what my lot can build in it.',
      'Helena, in the end. Somebody would have to tell her there’s something to decide.',
    ],
  },
  who_else: {
    says: [
      'Helena, up the stairs. Jodie, by the window. And Bethan, who gets the telephone when a council’s cross.',
      'Helena first. Nobody’s told her a thing.',
    ],
  },
  what_others_say: {
    says: [
      'Jodie says if it’s another April, she’s off. Helena doesn’t say anything, because nobody’s told her.',
      'My lot would vote for one table tomorrow. They’ve each found a price I didn’t know about.',
    ],
  },
  talk_to_them: {
    says: [
      'Talk to Jodie, she’s under the plant. And go up and talk to Helena. I’d pay to watch either.',
      'Please do. Helena’s the one I’d start with, she’s got a diary and a budget.',
    ],
  },
  your_role: {
    says: [
      'I lead the five who’d be doing it. I’m the one whose phone goes at midnight.',
      'Technical lead. It means I estimate things after they’ve been promised.',
    ],
  },
  what_would_move_you: {
    says: [
      'A cut that takes March away before the new towns are started. And Helena told, by you and not by a ticket.',
      'Fewer days than I asked for, if they’re the right ones. I’m not sentimental about the tiles.',
    ],
    later: ['I’m moved, don’t push. Put it on paper and I’ll stop sighing in stand-ups.'],
  },
  your_proposal: {
    says: [
      'Take out the part that bites first, give a town back, and tell Helena before March does. I’d be terrible at your job, mind.',
      'Fix the leak, then do the towns. In that order they both get done.',
    ],
  },
  which_first: {
    says: [
      'March. Then the stairs. The rocket I’ll get over on my own.',
      'What goes bang first. It’s got a date on it.',
    ],
  },
  is_it_flexible: {
    says: [
      'Three weeks, yes, that can shrink if you ask what’s in it. The first of March can’t. Nor can by hand.',
      'I bend on days. I don’t bend on doing nine by hand in one night.',
    ],
  },
  other_options: {
    says: [
      'A smaller cut, a town fewer, the councils over three nights. There’s more than three weeks or nothing, nobody’s asked me for it yet.',
      'Do it, don’t do it, or do the part that bites. I’d look at the last one.',
    ],
  },
  your_contribution: {
    says: [
      'The towns we’ve agreed, on the day we’ve agreed, with the radio on. And no more announcements in front of people.',
      'I’d cut my three weeks down to the part that matters. I’ve already got the knife out.',
    ],
  },
  how_can_i_help: {
    says: [
      'Find me days before the councils start, and carry one sentence up a flight of stairs.',
      'Give a town back and tell Helena why. It’s not a long list.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It’s one question, really. After it, is the price still in fourteen places on the first of March? If so, no.',
      'Depends what it does to March. Run that by me and I’ll tell you.',
    ],
    later: ['If it doesn’t put March back, I can live with it.'],
  },
  agree_now: {
    says: [
      'Not with March still in it. Take that out and you’ll find me embarrassingly cheap.',
      'No. I agreed to a thing once while I was at lunch, I’m more careful now.',
    ],
    later: ['Agreed. You can have my initials, in the repo, that’s how we do oaths here.'],
  },
  will_you_support_me: {
    says: [
      'If March is in the sentence, I’ll sit beside you and nod at the figures. If it’s only December, I’d be nodding at a rocket.',
      'With Helena? Yes, provided you’re telling her the risk and not the roadmap.',
    ],
    later: ['Yes. I’ll come up the stairs with you and I’ll bring April’s bill.'],
  },
  more_time: {
    says: [
      'For talking, the sandwich’ll keep. For the code, no. Every week you think is a week nearer to March.',
      'Till tomorrow, ten past ten. I’d not spend longer, the councils won’t.',
    ],
  },
  in_writing: {
    says: ['Please, with days in it. Somewhere I can point at it in January.', 'Yes. Not a ticket. I’ve got a ticket.'],
  },
  how_to_keep_you_informed: {
    says: [
      'Ten past ten, after stand-up, with your mouth. I found out the last thing from a newsletter.',
      'Tell me before the board, not after. One sentence will do.',
    ],
  },
  next_step: {
    says: [
      'You ask what the smallest safe piece is, and then we see which town moves. Then stairs.',
      'March first. Get the part that bites into the plan, then go up to Helena.',
    ],
    later: ['I start on Monday, you go up to Helena, and somebody writes it down. In that order, I’d say.'],
  },
  what_is_missing: {
    says: [
      'The first of March. It’s in none of what’s settled so far.',
      'Days before the councils, and somebody upstairs who knows. You may have half of that in your pocket.',
    ],
    later: ['Only paper. And somewhere for the rest of the clean-up to live that isn’t a drawer.'],
  },
  did_i_get_it_right: {
    says: [
      'If March was the main thing in it, you’ve got it. Otherwise, send it back for review.',
      'Near enough to compile. One warning, no errors.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Like the only man who’s read his own ticket.',
      'Tired. And worried about Jodie, if you’d like the version without jokes.',
    ],
    later: ['Lighter. You’ve no idea how much code weighs when you’re the only one holding it.'],
  },
  do_you_trust_me: {
    says: [
      'I’d trust you more with Helena’s answer in your hand. You did come down the corridor, though.',
      'Ask me after you’ve been up the stairs.',
    ],
    later: ['More than I’d planned to. You gave something back, managers mostly only take things away.'],
  },
  are_we_all_right: {
    says: [
      'We’re all right. It’s March that isn’t.',
      'It’s my face, not my mood. You asked, that counts for something.',
    ],
    later: ['We are. I might even read the next newsletter.'],
  },
  did_i_offend_you: {
    says: ['It’d take more than that, I’ve been code-reviewed. The rocket stung a bit.', 'No. I’m sardonic at rest.'],
  },
  may_i_be_frank: {
    says: [
      'Do, I’ve a soft spot for error messages in plain English.',
      'Please. I said three weeks in front of people, you can say what you like in front of me.',
    ],
  },
  have_you_time: {
    says: [
      'You’re interrupting a sandwich. It’s cheese, it’ll keep. Is it about the three weeks?',
      'I’ve got time until March, and then suddenly I haven’t.',
    ],
  },
  say_again: {
    says: [
      'Nine councils change price on the first of March, in code with the price in fourteen places. Fix that before you sell three more towns.',
      'March. Nine towns, one night. What do we do before it?',
    ],
  },
};
