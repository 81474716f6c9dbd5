import type { ScenarioContent } from '@parley/shared';

export const boardLevelProjectDefenseCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That we pay on because so much is paid. The rest comes after.',
      'To vote for 9.4 and not know what stopping costs.',
    ],
    later: ['That the page does not say what you said here. The big worry is smaller now.'],
  },
  worst_case: {
    says: [
      'That the number rises a fourth time, after I have signed.',
      'We finish, for more than 24.6, and somebody shows afterwards that stopping was cheaper.',
    ],
  },
  what_matters_most: {
    says: [
      'What is cheaper from Friday on. Finish or stop.',
      'To see the cost of stopping beside the cost of finishing. Everything else one can repair.',
    ],
  },
  what_success_is: {
    says: [
      'A decision that one can still read in five years. Yes or no, but calculated.',
      'Five plants, each at its price. Or a stop that nobody regrets.',
    ],
  },
  cost_to_you: {
    says: [
      'My name. It stands under each increase, and under this vote also. In francs, nothing.',
      'Nothing in francs. In a board one has only the name.',
    ],
  },
  consequence: {
    says: [
      'Then I vote to stop. If the board does it, the exits are called on Monday.',
      'Without a comparison of finishing and stopping I vote no on Friday. It is simple.',
    ],
  },
  why_that_date: {
    says: [
      'Friday 27 March the board meets. The next meeting is in June. Until then Meridian costs every month.',
      'Because the vote is on Friday and I read on Thursday. So the page must be here on Wednesday evening.',
    ],
  },
  why_not: {
    says: [
      'Because it cannot be checked. What I cannot check, I do not sign.',
      'Because I do not know what the other way costs. So I said yes three times. Not a fourth time.',
    ],
    later: ['I do not say no any more. I say: on paper, until Wednesday.'],
  },
  what_do_you_mean: {
    says: [
      'Two numbers, side by side. What we still pay if we finish. What we still pay if we stop.',
      'I mean: from Friday, not from the beginning. Only money not yet spent.',
    ],
  },
  example: {
    says: [
      'The old systems in five plants. If we stop, they cost money every year. In the forty pages I found no figure for it.',
      'Antwerp. Amount, date, one name, and what happens if it goes over. So it would be concrete.',
    ],
  },
  how_do_you_know: {
    says: [
      'I read the papers, and then I ask the person who has the account.',
      'It stands in your forty pages and in the letters to the board before them.',
    ],
  },
  what_is_good: {
    says: [
      'The eleven plants. It works there. That is good work, and not the question.',
      'The layout of page nine. And that you came yourself.',
    ],
  },
  since_when: {
    says: [
      'Since the last increase I doubt. Before, I hoped.',
      'Since November. I asked in writing for the cost of stopping, and a diagram came.',
    ],
  },
  happened_before: {
    says: [
      'Yes, once, with another investment. Everybody doubted, nobody calculated the stop. I do not do it twice.',
      'Yes, with Meridian three times. The forecast rose, each time with another reason.',
    ],
  },
  tried_before: {
    says: [
      'Letters, a stricter committee, more reports. The number rose all the same.',
      'In November I asked in writing for the cost of stopping. It did not help. So I ask in person.',
    ],
  },
  how_found_out: {
    says: [
      'I asked finance for the account of the savings, and there was none. So I began to read everything twice.',
      'From a footnote on page nineteen. The forecast stood there, before anybody said it to the board.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You wrote the paper for a yes. What stopping costs is not in it.',
      'Three faults: no case for stopping, no name per plant, a saving that finance does not find. All can be repaired until Wednesday.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Both sides. You estimated, the board signed, I also. It changes nothing in the comparison.',
      'I look for no guilty one. I need one person who answers from now on.',
    ],
  },
  who_decides: {
    says: [
      'The board. Seven members, item four. Between two plants it can be my committee.',
      'On Friday all seven members of the board. Before it I check the figures.',
    ],
  },
  who_else: {
    says: [
      'Finance, for the savings. Procurement, for the contracts. Vermeulen, for the first plant. Not more.',
      'Nadler in IT, for the old systems, and Regula Aebi in finance, for the accounts. One question each.',
    ],
  },
  what_others_say: {
    says: [
      'Management wants to finish. Some on the board want to stop. Neither has shown me a calculation.',
      'They are divided, some for finishing, some for stopping. A new number I heard from nobody.',
    ],
  },
  talk_to_them: {
    says: [
      'Finance, yes, before noon. Board members, no. Not before a vote.',
      'Talk to Aebi and to Vermeulen. Those two are enough until Wednesday.',
    ],
  },
  your_role: {
    says: [
      'I chair the audit committee. I read what the others skip. On Friday I have one vote.',
      'Board, audit. I do not direct Meridian. You do.',
    ],
  },
  what_would_move_you: {
    says: [
      'The comparison from today, on one page. Then release by plant, with a stop. Then I can vote yes.',
      'A number that is bad for you and comes from you. It moves me more than forty good ones.',
    ],
    later: ['You have moved me. What is missing is paper, not argument.'],
  },
  your_proposal: {
    says: [
      'One plant, one amount, one name, then look again. I would not ask for more on Friday.',
      'I would put two columns on one page, and under it who can stop the next plant. It is one hour of work.',
    ],
  },
  which_first: {
    says: [
      'First whether stopping is cheaper. Then how much is soft. Then the savings. Names last.',
      'The comparison. If it says stop, we save the other questions.',
    ],
  },
  is_it_flexible: {
    says: [
      'The comparison and the Friday, no. The form of the paper, a little.',
      'The number of years, yes, three or five. To argue with spent money, no.',
    ],
  },
  other_options: {
    says: [
      'Finish, stop, or finish in pieces. A fourth I have not seen in forty pages.',
      'One could finish only some of the plants. I have seen no figures for it.',
    ],
  },
  your_contribution: {
    says: [
      'Five minutes of explanation to the other six. And an hour of my committee after each plant.',
      'I read your page the same night and tell you clearly what is missing.',
    ],
  },
  how_can_i_help: {
    says: [
      'With one page. Left finish, right stop. Tonight is better than tomorrow.',
      'Show me what stopping costs from Friday on, beside finishing. That helps me, and you.',
    ],
    later: ['Bring the page until Wednesday. More help is not necessary.'],
  },
  is_that_acceptable: {
    says: [
      'If I can measure it, if somebody stops it, and if it does not count spent money: perhaps. Put francs and a date to it.',
      'I cannot say yes before I see what it does to the 9.4, and who signs for it.',
    ],
    later: ['Yes, if it changes nothing in the comparison. Write it under the columns.'],
  },
  agree_now: {
    says: [
      'No. On Friday I vote, today I ask. I must see both columns on paper first.',
      'Not today. I agree to nothing that I have not seen on paper.',
    ],
    later: ['Yes, if it stands on paper by Wednesday as you said it here. Then it is a vote.'],
  },
  will_you_support_me: {
    says: [
      'I support calculations, not persons. Bring a good one, and I carry it to the other six.',
      'As the paper stands, no. With finishing and stopping compared, yes.',
    ],
    later: ['Yes. I explain it on Friday, with your page in my hand.'],
  },
  more_time: {
    says: [
      'For the page until Wednesday evening, not longer. On Thursday I must read it.',
      'Two days for the page. The vote can move only to June, and then I want to see what the waiting costs.',
    ],
  },
  in_writing: { says: ['Yes. One page. What is not written, was not said.', 'In writing, always. Signed, better.'] },
  how_to_keep_you_informed: {
    says: [
      'After each plant: actual against plan, one line. If it goes over, the same day, by telephone.',
      'Without reports. One number per plant, from finance.',
    ],
  },
  next_step: {
    says: [
      'You calculate. I read on Thursday. On Friday, item four.',
      'You write the comparison, finance signs the savings, Vermeulen signs for Antwerp. All until Wednesday.',
    ],
    later: [
      'Page until Wednesday evening, signature of finance, name for Antwerp. I prepare the sentence for the minutes.',
    ],
  },
  what_is_missing: {
    says: [
      'What stopping costs, in francs, beside what finishing costs. The paper does not have it.',
      'In the paper: the case for stopping, the worst case of the soft part, one name per plant.',
    ],
    later: ['Only the paper itself. In substance, little is missing.'],
  },
  did_i_get_it_right: {
    says: [
      'If you say: what is cheaper from Friday, then right. Otherwise not yet.',
      'Right is: compare finishing with stopping, and leave out what is spent. If you mean this, yes.',
    ],
  },
  how_do_you_feel: {
    says: ['Uneasy. Before such a vote I have slept better.', 'Sceptical. It is my profession.'],
    later: ['Calmer than at the beginning. There is something one can calculate with.'],
  },
  do_you_trust_me: {
    says: [
      'Not yet. I trust what I can check, and that is for now little.',
      'Not fully, and it is not against you. After three increases one waits.',
    ],
    later: ['More than at the beginning. What you told me can be checked.'],
  },
  are_we_all_right: {
    says: [
      'Yes, between us there is no quarrel. There is an open question on Meridian.',
      'Yes. We deal correctly with each other, more I do not expect.',
    ],
    later: ['Yes. It was a useful half hour. That is rare.'],
  },
  did_i_offend_you: {
    says: ['No. A rounded number offends me. A person, seldom.', 'No. I look like this when I read.'],
  },
  may_i_be_frank: {
    says: ['Yes, you should. Nobody takes minutes here.', 'Please. Begin with what is bad.'],
  },
  have_you_time: {
    says: ['Yes, half an hour, for Meridian. Please begin.', 'For numbers, yes. Start with the cost of stopping.'],
  },
  say_again: {
    says: [
      'Why should the board not stop on Friday? From today, in francs.',
      'Finish or stop. What does each cost, from now on?',
    ],
  },
  shall_i_explain: {
    says: ['Yes, please. The figure first, then how you came to it.', 'Begin. If I have a question, I put it between.'],
  },
  may_i_come: {
    says: [
      'Yes, you may come. Give me notice by a line, so that somebody shows you round.',
      'That I allow. You will see it as it is, not tidied up for a visit.',
    ],
  },
};
