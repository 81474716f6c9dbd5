import type { ScenarioContent } from '@parley/shared';

export const technicalDebtVsTimelinePressureCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'The first of March. Nine towns change their price in one night, in code that’s got the price in fourteen places.',
      'That one night in March, with nine towns changing at once. The rest I can live with.',
    ],
    later: ['Not March any more, if we do as you’ve said. Only that the rest of it gets forgotten.'],
  },
  worst_case: {
    says: [
      'One in the morning, wrong prices in nine towns, and my five people called out of bed.',
      'Last April once more, only with nine councils and not two.',
    ],
  },
  what_matters_most: {
    says: [
      'That March is safe before it comes, and that somebody upstairs knew. Everything else is me being difficult.',
      'The night of the first of March. I can be difficult about the rest in April.',
    ],
  },
  what_success_is: {
    says: [
      'On the second of March I come in, I make tea, and every driver has paid the right price.',
      'Nine price changes that nobody notices. It’s the best a plumber can hope for.',
    ],
  },
  cost_to_you: {
    says: [
      'Nights, mine and the team’s. Last April it took the five of us eleven days to clear up.',
      'My people’s goodwill, mostly. I’d be the one asking them to sit through it a second time.',
    ],
  },
  consequence: {
    says: [
      'You get three towns for Christmas, and in March nine prices change by hand in one night. With two of them it took us eleven days.',
      'Then drivers get overcharged in March, and we spend weeks paying it back.',
    ],
  },
  why_that_date: {
    says: [
      'Because nine councils change their price on the first of March, at midnight. I didn’t pick it, and I can’t move it.',
      'It’s the day their tariffs change. The thirty-first of December was your promise, not mine.',
    ],
  },
  why_not: {
    says: [
      'Because it’d leave March as it is, with a price in fourteen places and nine towns changing at once.',
      'I’ve done it once, with two towns, and it went wrong. I won’t do it with nine.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean the same price stands in fourteen places. Change thirteen of them and you’ve overcharged somebody.',
      'Put simply, our code isn’t safe for nine price changes in one night. I want the dangerous part fixed first.',
    ],
  },
  example: {
    says: [
      'Say Oakham changes its price and we miss the receipts. The app takes one amount, the receipt says another, and the driver rings us.',
      'Thirteen places say one pound twenty and the receipt says one pound. Guess which one the driver’s got in his hand.',
    ],
  },
  how_do_you_know: {
    says: [
      'I wrote half of it, and I sat there for eleven days last April putting it right.',
      'Because it’s gone wrong once, with two towns. I’d warned of it in February, and in April it came true.',
    ],
  },
  what_is_good: {
    says: [
      'The payments code is lovely, you could eat off it. And my team knows what it’s doing.',
      'You came down and asked me. And the new towns themselves aren’t hard to build.',
    ],
  },
  since_when: {
    says: [
      'It grew over the years, from one town to twenty-two. That it’s dangerous we’ve known since last April.',
      'I’ve been saying it since February. The code’s been like that far longer.',
    ],
  },
  happened_before: {
    says: [
      'Yes, last April, with two councils. It took five of us eleven days to put right.',
      'Once, and that was only two towns. It’s why I don’t want to try it with nine.',
    ],
  },
  tried_before: {
    says: [
      'I tried a ticket, in February, and hardly anyone read it. Then I tried waiting for a quiet month.',
      'We tried being careful, by hand, last April. It went wrong and took eleven days.',
    ],
  },
  how_found_out: {
    says: [
      'The quarter I read about in the newsletter, with a rocket on it. The code I know from working in it.',
      'From Nikhil, who read the newsletter out at lunch. Nobody had told us before.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You promised three towns without asking the people who build them. And nobody upstairs read my warning.',
      'You asked when it’s done, and never what happens in March.',
    ],
  },
  who_is_to_blame: {
    says: [
      'For the code, mostly me. For the quarter, whoever promised it without asking, and I gather that was you.',
      'I’m not after blame. I’d only like not to carry it alone next time.',
    ],
  },
  who_decides: {
    says: [
      'You and Helena decide the quarter. I only say what my team can build in it.',
      'Helena, in the end, and somebody has to tell her there’s something to decide.',
    ],
  },
  who_else: {
    says: [
      'Helena, who runs product. Jodie, who knows the code. And Bethan, who looks after the councils.',
      'Helena first, she has to know. Then Bethan, since they’re her councils.',
    ],
  },
  what_others_say: {
    says: [
      'My team would vote for fixing it tomorrow. Helena says nothing, because nobody’s told her.',
      'They’re dreading March, all of them, and they’ve each found a price I didn’t know about.',
    ],
  },
  talk_to_them: {
    says: [
      'Yes, talk to Jodie, she’s by the window. And go up to Helena, that matters most.',
      'Please do. I’d start with Helena, she’s got a diary and a budget.',
    ],
  },
  your_role: {
    says: [
      'I’m the technical lead, I answer for the five who build it. And it’s my phone that goes at midnight.',
      'Technical lead. I estimate the work, preferably before it’s promised.',
    ],
  },
  what_would_move_you: {
    says: [
      'Enough days to take the danger out of March before the new towns are started. And Helena told by you.',
      'Fewer days than I asked for would do, if they’re spent on the right part. And a decision on paper.',
    ],
    later: ['You’ve moved me already, mostly. Put it on paper and I’ll stop sighing in stand-ups.'],
  },
  your_proposal: {
    says: [
      'Fix the dangerous part first, move one town, and tell Helena before March does it for us.',
      'The tariffs first and the towns after, and then both get done.',
    ],
  },
  which_first: {
    says: [
      'March first, then telling Helena. The promise I’ll get over on my own.',
      'Whatever goes wrong first, and that’s the tariffs. The rest has no date on it.',
    ],
  },
  is_it_flexible: {
    says: [
      'The three weeks can shrink, yes. The first of March can’t, and I won’t do it by hand.',
      'I bend on days, not on changing nine prices by hand in one night.',
    ],
  },
  other_options: {
    says: [
      'Yes, a smaller cut, a town fewer by Christmas, or the councils spread over three nights. I’d take the first two.',
      'There’s all of it, none of it, or the part that matters. I’d look at the last one.',
    ],
  },
  your_contribution: {
    says: [
      'The towns we agree on, on the day we agree, and no more announcements in front of people.',
      'I’d cut my three weeks down to the part that makes March safe.',
    ],
  },
  how_can_i_help: {
    says: [
      'Find me some days before the councils start, and tell Helena about March.',
      'Move one of the three towns and tell upstairs why. I’ll do the rest.',
    ],
  },
  is_that_acceptable: {
    says: [
      'Only if it makes March safe. If the price is in fourteen places that night, then no.',
      'That depends on what it does to March. If the risk goes, yes.',
    ],
    later: ['Yes, I can live with that, as long as March stays safe.'],
  },
  agree_now: {
    says: [
      'Not yet, not while March is as it is. Take that risk out and I’m easy to please.',
      'No, I need the days for the tariffs first. After that I’d agree to a good deal.',
    ],
    later: ['Agreed. You can have my initials on it, that’s how we do oaths here.'],
  },
  will_you_support_me: {
    says: [
      'Yes, if you tell Helena about March and not only December. I’ll sit beside you and nod at the figures.',
      'With the risk named, I would. For the quarter as it was promised, no.',
    ],
    later: ['Yes, I’ll come up the stairs with you and bring the figures from April.'],
  },
  more_time: {
    says: [
      'To think, till tomorrow. For the code there’s none to spare, every week brings March nearer.',
      'You can have until ten past ten tomorrow. Longer wouldn’t help either of us.',
    ],
  },
  in_writing: {
    says: [
      'Yes, with the days in it, so that nobody has to win it all over in January.',
      'In writing, yes, and not as a ticket. I’ve got a ticket.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Come by after stand-up, ten past ten, and tell me. I found out the last thing from a newsletter.',
      'Tell me before the board hears it, one sentence will do.',
    ],
  },
  next_step: {
    says: [
      'You find out which town can move and see Helena, and I cut the rewrite down to what March needs.',
      'March first. Get the dangerous part into the plan, then go up to Helena.',
    ],
    later: ['I start on the tariffs, you go up to Helena, and somebody writes it down.'],
  },
  what_is_missing: {
    says: [
      'Days to make March safe, and somebody upstairs who knows.',
      'The first of March, I’d want that dealt with. And a date for the rest of the clean-up.',
    ],
    later: ['Only paper, and somewhere for the rest of the clean-up that isn’t a drawer.'],
  },
  did_i_get_it_right: {
    says: [
      'Yes, if March was the main thing in it. If not, then not quite.',
      'Near enough, so long as it’s the risk you’ve got and not the tidiness.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Tired, and worried about my team, if you’d like it without jokes.',
      'Like the only man who’s read his own ticket. It gets lonely.',
    ],
    later: ['Lighter, thank you. Code weighs less when you’re not the only one holding it.'],
  },
  do_you_trust_me: {
    says: [
      'So far, yes, though I’d trust you more once you’ve been to Helena.',
      'Somewhat. You promised over my head, but you did come down and ask.',
    ],
    later: ['Yes, more than I’d planned to. You took March seriously.'],
  },
  are_we_all_right: {
    says: ['We’re all right. It’s March that isn’t.', 'Yes, we are. It’s my face, not my mood.'],
    later: ['We are. I might even read the next newsletter.'],
  },
  did_i_offend_you: {
    says: [
      'Not in here, it’d take more than that, I’ve been code-reviewed. The rocket stung a bit.',
      'A little. Being promised to the board without a word did sting, I’ll admit.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please do, I like my error messages in plain English.',
      'Go ahead. I said three weeks in front of people, so you can say what you like to me.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, I’ve time. It’s only a sandwich you’re keeping me from.',
      'For this, yes. I’ve nothing on that matters more than the first of March.',
    ],
  },
  say_again: {
    says: [
      'Nine councils change price on the first of March, and our code can’t do that safely. I want it fixed before we build three more towns.',
      'March is the trouble. Nine towns, one night, and a price in fourteen places.',
    ],
  },
  shall_i_explain: {
    says: [
      'Please, go on. I’ll only interrupt if you round something.',
      'Sure, show me. I’ve a pen, and I’m not afraid to use it.',
    ],
  },
  may_i_come: {
    says: [
      'Sure, come and watch. It’s mostly me swearing quietly at a table of prices.',
      'Yes, pull up a chair. Looking at it beats any slide I could make.',
    ],
  },
};
