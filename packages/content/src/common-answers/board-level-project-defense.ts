import type { ScenarioContent } from '@parley/shared';

export const boardLevelProjectDefenseCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That we pay on because so much is paid. The rest comes after.',
      'To vote for 9.4 and not know what stopping costs.',
    ],
    later: ['Smaller now. That it stands on the page as you said it here.'],
  },
  worst_case: {
    says: [
      'A fourth letter with the word final. Signed by me.',
      'We finish, for more than 24.6, and somebody shows afterwards that stopping was cheaper.',
    ],
  },
  what_matters_most: {
    says: ['What is cheaper from Friday on. Finish or stop.', 'The second column. Everything else one can repair.'],
  },
  what_success_is: {
    says: [
      'A decision that one can still read in five years. Yes or no, but calculated.',
      'Five plants, each at its price. Or a stop that nobody regrets.',
    ],
  },
  cost_to_you: {
    says: [
      'My signature, for the fourth time. Nobody asks then for yours.',
      'Nothing in francs. In a board one has only the name.',
    ],
  },
  consequence: {
    says: [
      'Then I vote no, and three others also. On Monday the exits are called.',
      'Without comparison, no vote for Meridian. It is simple.',
    ],
  },
  why_that_date: {
    says: [
      'Friday 27 March the board meets. The next meeting is in June. Until then Meridian costs every month.',
      'Because item four is on Friday. I read on Thursday. So, Wednesday.',
    ],
  },
  why_not: {
    says: [
      'Because it cannot be checked. What I cannot check, I do not sign.',
      'Three times I said yes without the other number. Not a fourth time.',
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
      'Old systems, five plants. They cost every year if we stop. In the forty pages I find no line for it.',
      'Take Antwerp. Amount, date, one name, and what happens if it goes over. That is an example of structure.',
    ],
  },
  how_do_you_know: {
    says: [
      'I read. Then I ask the person who has the account. Then I read again.',
      'It is in the papers. Yours, and the letters before yours.',
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
      'November. I asked in writing for the cost of stopping. A diagram came.',
    ],
  },
  happened_before: {
    says: [
      'Yes. Once before, another decision. Everybody knew, nobody calculated. I do not do it twice.',
      'With Meridian, three times. Each time other reasons, the same letter.',
    ],
  },
  tried_before: {
    says: [
      'Letters. A stricter committee. More reports. The number rose all the same.',
      'I wrote in November. That I tried. Now I ask in person.',
    ],
  },
  how_found_out: {
    says: [
      'I asked finance for the account. There was none. So I began to read differently.',
      'Page nineteen, a footnote. The forecast stood there, before anybody said it.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You wrote for the yes. You should have written for the decision.',
      'No case for stopping, no name, a saving nobody finds. Three faults. All can be repaired until Wednesday.',
    ],
  },
  who_is_to_blame: {
    says: [
      'The board signed, I also. You estimated. So divided. It changes no column.',
      'Guilt I leave to the historians. I need one who answers from now on.',
    ],
  },
  who_decides: {
    says: [
      'The board. Seven members, item four. Between two plants it can be my committee.',
      'On Friday, seven. On the figures before it, me.',
    ],
  },
  who_else: {
    says: [
      'Finance, for the savings. Procurement, for the contracts. Vermeulen, for the first plant. Not more.',
      'Nadler in IT, on the old systems. One question each.',
    ],
  },
  what_others_say: {
    says: [
      'Management wants to finish. Some on the board want to stop. Neither has shown me a calculation.',
      'They say what they said before. I listen when there is a number in it.',
    ],
  },
  talk_to_them: {
    says: [
      'Finance, yes, before noon. Board members, no. Not before a vote.',
      'With Aebi and with Vermeulen. Those two are enough until Wednesday.',
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
      'Two columns. Under it the brake. I could write it in an hour. You must.',
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
      'Friday, no. The form, a little. That it must be compared, no.',
      'Number of years, yes, three or five. Argument with spent money, no.',
    ],
  },
  other_options: {
    says: [
      'Finish, stop, or finish in pieces. A fourth I have not seen in forty pages.',
      'Some of the plants only. One can calculate it. Nobody has.',
    ],
  },
  your_contribution: {
    says: [
      'Five minutes of explanation to the other six. And an hour of my committee after each plant.',
      'I read your page the same night. And I say clearly what is missing.',
    ],
  },
  how_can_i_help: {
    says: [
      'With one page. Left finish, right stop. Tonight is better than tomorrow.',
      'Answer the question of stopping. That helps me, and you.',
    ],
    later: ['Bring the page until Wednesday. More help is not necessary.'],
  },
  is_that_acceptable: {
    says: [
      'If I can measure it, if somebody stops it, and if it does not count spent money: perhaps. Put francs and a date to it.',
      'Depends. What does it do to the 9.4, and who signs? Then I say yes or no.',
    ],
    later: ['If it does not change the columns, acceptable. Write it under them.'],
  },
  agree_now: {
    says: [
      'No. On Friday I vote, today I ask. Give me the columns and I tell you where I stand.',
      'Not today. I agree to nothing that I have not seen on paper.',
    ],
    later: ['Yes, on the conditions we have named. In writing until Wednesday, then it is a vote.'],
  },
  will_you_support_me: {
    says: [
      'I support calculations, not persons. Bring one, and I carry it to the other six.',
      'Not as it stands. As it could stand, yes.',
    ],
    later: ['Yes. I explain it on Friday, with your page in my hand.'],
  },
  more_time: {
    says: [
      'Until Wednesday evening. Then I read. Beyond it, only with the price of waiting.',
      'Two days you have. The vote itself moves not for me and not for you.',
    ],
  },
  in_writing: { says: ['Yes. One page. What is not written, was not said.', 'In writing, always. Signed, better.'] },
  how_to_keep_you_informed: {
    says: [
      'After each plant: actual against plan, one line. If it goes over, the same day, by telephone.',
      'No reports. One number per plant, from finance.',
    ],
  },
  next_step: {
    says: [
      'You calculate. I read on Thursday. On Friday, item four.',
      'Columns first. Then finance. Then Vermeulen. In this order, until Wednesday.',
    ],
    later: [
      'Page until Wednesday evening, signature of finance, name for Antwerp. I prepare the sentence for the minutes.',
    ],
  },
  what_is_missing: {
    says: [
      'The case for stopping. It is missing since page one.',
      'Cost of stopping, soft part, one name. With the 4.0 there is too much, not too little.',
    ],
    later: ['The paper itself. In substance, little.'],
  },
  did_i_get_it_right: {
    says: [
      'If you say: what is cheaper from Friday, then right. Otherwise not yet.',
      'Right is finish against stop. Without the past. You are near or far, you know it.',
    ],
  },
  how_do_you_feel: {
    says: ['That is not a quantity. But I have slept better.', 'Sceptical. It is my profession.'],
    later: ['Calmer. One can calculate with it.'],
  },
  do_you_trust_me: {
    says: [
      'I trust columns. You have half an hour to bring one.',
      'Not yet. Not against you. After three letters one waits.',
    ],
    later: ['More than at the beginning. You left out what you could not prove.'],
  },
  are_we_all_right: {
    says: [
      'We have no quarrel. We have an open question.',
      'Correct dealings, so far. More I do not expect, and do not offer.',
    ],
    later: ['Yes. It was a useful half hour. That is rare.'],
  },
  did_i_offend_you: {
    says: ['No. A number offends me, when it is rounded. A person, seldom.', 'No. I look like this when I read.'],
  },
  may_i_be_frank: {
    says: ['You should. There are twenty minutes and no minutes taken.', 'Please. Begin with what is bad.'],
  },
  have_you_time: { says: ['Half an hour. It runs. On Meridian, please.', 'For numbers, yes. Begin with stopping.'] },
  say_again: {
    says: [
      'Why should the board not stop on Friday? From today, in francs.',
      'Finish or stop. What does each cost, from now on?',
    ],
  },
};
