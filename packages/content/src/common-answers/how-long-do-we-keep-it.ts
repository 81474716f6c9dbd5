import type { ScenarioContent } from '@parley/shared';

export const howLongDoWeKeepItCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That one number comes in the box and I have signed it. Then we keep the passports of people we never gave a flat.',
      'That everything in a file gets the same date. To put that right after takes years, and it has my name.',
    ],
    later: [
      'The clocks do not worry me any more. If a dispute can stop them and a deletion can be proved, I have no worry left.',
    ],
  },
  worst_case: {
    says: [
      'That on 9 March 41 branches begin to fill one heap, and two years after stands the Commissioner before it, and I beside him.',
      'A second letter from the Commissioner, and this time the papers lie in your new portal.',
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
      'Then the portal keeps everything, as the old system does, and I write this to the steering group.',
    ],
  },
  why_that_date: {
    says: [
      '31 January I have promised to the Commissioner, and for more time I have already asked once. 9 March is from your project, I was not asked.',
      '31 January is a promise to the Commissioner, 9 March is a launch. The promise comes first.',
    ],
  },
  why_not: {
    says: [
      'Because in one file lie papers with different reasons, and when the reason is over we have no right to the paper.',
      'Because I sign for it, and I could not explain to a refused applicant why we have his papers.',
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
      'A woman applies in Harrogate and we say no. Her bank statements must go soon after. The man who got the flat pays rent for years, and his ledger must stay long after.',
      'Take the passport and the ledger of one tenant. When he has moved out, the one must go much before the other.',
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
      'That there are only five kinds of paper. It sounds big and it goes on one page.',
    ],
  },
  since_when: {
    says: [
      'Since your developer wrote to me about his box. With the old files, since long before I came.',
      'With the old files it began in 2009. My promise to the Commissioner is much younger.',
    ],
  },
  happened_before: {
    says: [
      'Yes, in both directions: papers which we kept much too long, and one which was deleted too early.',
      'It has happened, too long and too short. Because of the first we have the date with the Commissioner.',
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
      'Of the old papers I learned by a complaint. It is a bad way to find something.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You asked how long before you asked what. It is only the order, one can turn it.',
      'You came late. In the autumn I would have said it to you in five minutes.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Nobody, or all of us a little. I did not knock on your door either.',
      'I look less for who than for which paper. It saves much time.',
    ],
  },
  who_decides: {
    says: [
      'The periods I decide, with legal for the disputes. The developer days your steering group decides.',
      'For the schedule it is my signature. For the money it is yours, or somebody over you.',
    ],
  },
  who_else: {
    says: [
      'Legal for the disputes, the branches who upload, and at the end the Commissioner.',
      'The people in the files. They are never at the meeting, so I sit for them.',
    ],
  },
  what_others_say: {
    says: [
      'The branches say I am difficult. Legal says little, and from them that is agreement.',
      'Your developer says “one number by tonight”. Mrs Alder, who leads the company, asks if the page is long.',
    ],
  },
  talk_to_them: {
    says: [
      'Yes, talk to Rakesh in legal, with a screen and not with a question. And to a branch clerk at ten in the morning, then you see how a scan happens.',
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
    later: ['Not much more is needed. If the brake and the proof stand in the table too, I sign.'],
  },
  your_proposal: {
    says: [
      'Five kinds, each with a clock and a start, a brake for legal, and a list of what is gone. It fits on one page.',
      'I would sort one real file into kinds, together with your developer. After that the build is only work.',
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
      'Write the kinds of paper down, with a start for each clock, and find the time to build it so. The rest I can do.',
      'Ask me paper by paper, and say it back to me. So I hear at once if it is right.',
    ],
  },
  is_that_acceptable: {
    says: [
      'If the passport can then still go while the ledger stays, I have nothing against it.',
      'Yes, if it works by kind of paper. For one date per person, no.',
    ],
    later: ['Yes, I have nothing against it. Put it in the table, then I see it in its place.'],
  },
  agree_now: {
    says: [
      'No, not yet. To one number for everybody I cannot say yes, also not to a small one.',
      'Not before I see the kinds of paper in a table. I do not sign in the air.',
    ],
    later: ['To the clocks, yes. Send the table, and I sign it the same day.'],
  },
  will_you_support_me: {
    says: [
      'When the day hangs on the paper, yes, and with my name. For one number I would have to speak against you, and I would not like it.',
      'I support what I can show the Commissioner. Make it so, and you have me.',
    ],
    later: ['Yes. I write to the steering group that it is needed, and I write it short.'],
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
    later: ['The table itself. In it also who stops a clock in a dispute, and what I open when somebody asks.'],
  },
  did_i_get_it_right: {
    says: [
      'If you have that it goes by paper and that each clock has a start, then yes.',
      'Yes, if there is nowhere one period for everything in it. Say it for one paper, then we are both sure.',
    ],
  },
  how_do_you_feel: {
    says: [
      'A little uneasy, I shall sign for a box that I do not understand. But I am glad you came.',
      'A little alone with that schedule. Thank you, this stands on no form.',
    ],
    later: ['Lighter. For the first time the page has more lines than question marks.'],
  },
  do_you_trust_me: {
    says: [
      'I do not know you yet. But you came yourself and did not send a form, that is a good beginning.',
      'I trust tables. If yours comes on Friday, I trust also you.',
    ],
    later: ['Yes. With you each paper has its own day, and so I believe you also the rest.'],
  },
  are_we_all_right: {
    says: [
      'Yes, between us two is nothing wrong. Between me and the box there is something.',
      'We are fine. I sound strict because in my language one says it shorter.',
    ],
    later: ['Yes, very much. I would even come to your launch party now.'],
  },
  did_i_offend_you: {
    says: [
      'No, not at all. Only the word “the retention period” pinches me a little, and it was not you who wrote it.',
      'You have not. When I am offended I begin to spell things, you would notice.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Yes, please. I come from Bergen, it rains and we say it.',
      'Yes, do. A true sentence about the files saves us both a letter.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, the half hour is yours, and I have put the telephone away. Shall we begin with what is in a file?',
      'Yes. After you comes a branch with biscuits, so it is not urgent that you leave.',
    ],
  },
  say_again: {
    says: [
      'Not one number for the whole file, but for each kind of paper its own days, and from when you count.',
      'Short: passport, ledger and refused people each have another day. One date for all I do not sign.',
    ],
  },
  shall_i_explain: {
    says: [
      'Yes, please explain it. I ask where I do not understand a word.',
      'Gladly. I listen, and then I say what is missing.',
    ],
  },
  may_i_come: {
    says: [
      'Yes, you may come and see the cupboards. Bring gloves and patience.',
      'That is a good idea. Who has seen such a shelf writes a better rule.',
    ],
  },
};
