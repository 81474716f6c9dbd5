import type { ScenarioContent } from '@parley/shared';

export const howLongDoWeKeepItCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That one number comes in the box and I have signed it. Then we keep the passports of people we never gave a flat.',
      'Still the one number. The rest is work, this is a mistake with my name.',
    ],
    later: [
      'That each paper has its own day I believe now. What worries me more is the brake, and what I show when somebody asks.',
    ],
  },
  worst_case: {
    says: [
      'That on 9 March 41 branches begin to fill one heap, and two years after stands the Commissioner before it, and I beside him.',
      'A second letter like the one from Daniel Asare, and this time the papers lie in your new portal.',
    ],
  },
  what_matters_most: {
    says: [
      'That the day hangs on the paper and not on the person. From this comes all the rest.',
      'Each kind of paper its own clock. If I must choose only one thing, it is this.',
    ],
  },
  what_success_is: {
    says: [
      'That in a year I look for an old passport and find nothing, and nobody had to remember it.',
      'One page to the Commissioner on 31 January, and a portal that does what stands on the page.',
    ],
  },
  cost_to_you: {
    says: [
      'My word with the Commissioner’s office. I have promised them a schedule, and I have only one such word.',
      'I sign for it alone. If it is wrong I write the next letter, and the one after.',
    ],
  },
  consequence: {
    says: [
      'Then I do not sign for 9 March, and the branches upload into a thing without rules. That we both do not want.',
      'Then we do the same as the old system, only faster and with nicer colours.',
    ],
  },
  why_that_date: {
    says: [
      '31 January I have promised to the Commissioner, and before I had already asked once for more time. 9 March is from your project, I was not asked.',
      'The one date is a promise and the other a launch. The promise comes first.',
    ],
  },
  why_not: {
    says: [
      'Because in one file lie papers with different reasons, and when the reason is over we have no right to the paper.',
      'Because I once said yes to something like it, and seven years after a man from Harrogate wrote to us.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean, a passport and a rent ledger do not die on the same day. So your box needs not one number but a list.',
      'Very simply: first tell me which paper, then I tell you how long.',
    ],
  },
  example: {
    says: [
      'A woman applies in Harrogate and we say no. Her bank statements go after half a year. The man who got the flat pays rent for years, and his ledger must stay long after.',
      'The inventory. Its date came, a branch was obedient and shredded it, and the hearing was still to come.',
    ],
  },
  how_do_you_know: {
    says: [
      'I have opened the cupboards myself, one branch a week, with gloves. And the letter from the Commissioner I keep in this drawer.',
      'From files, not from books. I can show you one, without the name.',
    ],
  },
  what_is_good: {
    says: [
      'Your developer has asked, that is more than the old system ever did. And a portal can forget by itself, which people cannot.',
      'There are only five heaps. It sounds big and it goes on one page.',
    ],
  },
  since_when: {
    says: [
      'With your portal, since I have heard of the box. With the old files, since long before I came.',
      'The promise to the Commissioner is from after 2023. The heap is from 2009.',
    ],
  },
  happened_before: {
    says: [
      'Yes. In Harrogate lay a refused man’s bank statements for seven years. And in November a branch deleted too early, so we can both directions.',
      'Too long and too short, we had both. Only right we have not yet had.',
    ],
  },
  tried_before: {
    says: [
      'I sent the branches a letter with periods. They read it, they agreed, and they kept the cupboards.',
      'A flexible setting in the old system. Nobody has ever turned it. And letters, many letters.',
    ],
  },
  how_found_out: {
    says: [
      'Your developer wrote to me for a number, so I learned that there is a box. Of the portal itself I heard from an invitation to the party.',
      'The old papers I found because a man complained. It is a bad way to find.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You asked how long before you asked what. It is only the order, one can turn it.',
      'You built a date for a person. I would have said it in five minutes, if someone had come in the autumn.',
    ],
  },
  who_is_to_blame: {
    says: [
      'A cupboard has no blame, it was built to keep. Me you may blame a little, I did not knock on your door either.',
      'I look less for who than for which paper. It saves much time.',
    ],
  },
  who_decides: {
    says: [
      'The periods I decide, with Rakesh for the disputes. The developer days your steering group decides. Craig decides nothing here, but he does not know it.',
      'For the schedule it is my signature. For the money it is yours, or somebody over you.',
    ],
  },
  who_else: {
    says: [
      'Rakesh Menon for the disputes, the branches who upload, Craig who wants more, and at the end the Commissioner.',
      'The people in the files. They are never at the meeting, so I sit for them.',
    ],
  },
  what_others_say: {
    says: [
      'The branches say I am difficult. Craig says five years. Rakesh says nothing, from him that is agreement.',
      'Your developer says “one number by tonight”. Mrs Alder asks if the page is long.',
    ],
  },
  talk_to_them: {
    says: [
      'Talk to Rakesh, with a screen and not with a question. And to a branch clerk at ten in the morning, then you see how a scan happens. Craig you can leave to me.',
      'Yes, whom you like. Only to the Commissioner’s office I write alone.',
    ],
  },
  your_role: {
    says: [
      'I say how long we may keep a paper, and I sign for it. I build nothing, so I need you.',
      'Data protection officer. For the portal I am the one who should have been asked in the autumn.',
    ],
  },
  what_would_move_you: {
    says: [
      'If you ask me what is in the file before you ask how long. Then a table by kind of paper, and I correct it the same day.',
      'Show me that a passport can go while the ledger stays. More I do not need to be moved.',
    ],
    later: ['I am moved, the papers have their days. Show me now who holds the brake, and we are nearly finished.'],
  },
  your_proposal: {
    says: [
      'Five kinds, each with a clock and a start, a brake for legal, and a list of what is gone. It fits on one page.',
      'I would begin on the floor, with one real file in heaps. After that the build is only work.',
    ],
  },
  which_first: {
    says: [
      'First the kinds and their clocks, then the brake, then the proof. In this order they hold each other.',
      'The papers first. A brake on a wrong clock helps nobody.',
    ],
  },
  is_it_flexible: {
    says: [
      'How you build it, yes, completely. How long a paper may live, no, these days are not mine to give away.',
      'With the form I am soft. With one number for everything not.',
    ],
  },
  other_options: {
    says: [
      'One could keep the portal without bank statements, only look at them and not store. It is a good thought, but the branches like to store.',
      'I have thought of three dates in place of one, if five are too many. Less than three is not honest.',
    ],
  },
  your_contribution: {
    says: [
      'I answer your developer the same day, I correct the table the same morning, and I write one sentence to the steering group.',
      'The days for each paper, my signature, and a Wednesday afternoon to test it.',
    ],
  },
  how_can_i_help: {
    says: [
      'Write the heaps down, with a start for each clock, and ask for the developer days. The rest I can do.',
      'Ask me paper by paper, and say it back. So I hear at once if it has arrived.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It can be. I ask of each thing the same: does the passport then still go while the ledger stays? If yes, I have nothing against it.',
      'For me it hangs on whether it works by paper or by person. By paper, I can live with it.',
    ],
    later: ['I think so, it does not touch the clocks we have made. Put it in the table, then I see it in its place.'],
  },
  agree_now: {
    says: [
      'No, not yet. In the box still stands one number for everybody, and to that I cannot say yes, also not a small one.',
      'I do not sign in the air. First the kinds of paper, then my name.',
    ],
    later: ['To the clocks, yes. Send the table, and I sign it the same day.'],
  },
  will_you_support_me: {
    says: [
      'When the day hangs on the paper, yes, and with my name. For one number I would have to speak against you, and I would not like it.',
      'I support what I can show the Commissioner. Make it so, and you have me.',
    ],
    later: ['Yes. I write to the steering group that the days are needed, and I write it short.'],
  },
  more_time: {
    says: [
      'For the building, that is yours. For the schedule I have none, 31 January stands.',
      'Until Friday I can wait for a table. Longer makes my own page late.',
    ],
  },
  in_writing: {
    says: [
      'Yes, as a table, and you write it, so I see what has arrived with you. I correct in green.',
      'In writing, but only one page. More pages go in a cupboard, I know these cupboards.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'A short mail when a rule changes, and nothing when none changes. Wednesdays at two I have half an hour.',
      'Send me the screen and not a report. I read screens faster.',
    ],
  },
  next_step: {
    says: [
      'We take the papers one by one, now, and you write. I would begin with the passport.',
      'You tell me which papers your portal takes. After this I can give days.',
    ],
    later: [
      'You send the table on Friday and ask for the developer days. I correct it the same day and speak with Rakesh.',
    ],
  },
  what_is_missing: {
    says: [
      'The kinds of paper. You speak of a file, and a file is nothing I can give a day to.',
      'A start for each clock, a brake, and something to show. But most of all that it goes by paper.',
    ],
    later: [
      'The clocks we have. Who stops them in a dispute, and what I open when somebody asks, this I have not yet heard.',
    ],
  },
  did_i_get_it_right: {
    says: [
      'If you have that it goes by paper and that each clock has a start, then yes. The number you can throw away.',
      'Nearly. I only listen whether somewhere there still is one period for everything.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Like a person who is asked for the time by somebody who wants to buy the clock. But not badly, you are asking on.',
      'A little alone with that schedule. Thank you, this stands on no form.',
    ],
    later: ['Lighter. For the first time the page has more lines than question marks.'],
  },
  do_you_trust_me: {
    says: [
      'I do not know you yet. You came yourself and did not send a form, that is a good paper to begin a file with.',
      'I trust tables. If yours comes on Friday, I trust also you.',
    ],
    later: ['Yes. You have asked what a thing is before how long it lives.'],
  },
  are_we_all_right: {
    says: [
      'Yes, between us two is nothing wrong. Between me and the box there is something.',
      'We are fine. I sound strict because in my language one says it shorter.',
    ],
    later: ['Very. I would even come to your launch party now.'],
  },
  did_i_offend_you: {
    says: [
      'No, not at all. Only the word “the retention period” pinches me a little, and it was not you who wrote it.',
      'You have not. When I am offended I begin to spell things, you would notice.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please, I come from Bergen, it rains and we say it. Is it about the portal or about my rules?',
      'Yes, do. A true sentence about the files saves us both a letter.',
    ],
  },
  have_you_time: {
    says: [
      'The half hour is yours, and I have put the telephone away. Shall we begin with what is in a file?',
      'Yes. After you comes a branch with biscuits, so it is not urgent that you leave.',
    ],
  },
  say_again: {
    says: [
      'Not one number for the whole file, but for each kind of paper its own days, and from when you count.',
      'Short: passport, ledger and refused people each have another day. One date for all I do not sign.',
    ],
  },
};
