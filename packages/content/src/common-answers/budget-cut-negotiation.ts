import type { ScenarioContent } from '@parley/shared';

export const budgetCutNegotiationCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That four hundred and eighty thousand leave this house before the thirty-first of December. The rest of Tideline is your worry, and I wish you joy of it.',
      'Money missing on a day at the end of the year. And a saving now that I buy back in spring for more.',
    ],
    later: ['That a supplier changes his mind after Thursday. Otherwise very little.'],
  },
  worst_case: {
    says: [
      'That I stand on New Year’s Eve with a good reason and too little money. One cannot pay anybody with a reason.',
      'A saving today that becomes a repair at sea next winter, or a person hurt. Being short of money I could survive more easily.',
    ],
  },
  what_matters_most: {
    says: [
      'The date, then the amount, then what it costs later. People’s safety stands above all three and is not for discussion.',
      'That the money is in the account on the thirty-first of December. In what costume it stays there is of less interest.',
    ],
  },
  what_success_is: {
    says: [
      'Five projects, one rule, and a number on Friday that I need not explain to anybody.',
      'Four hundred and eighty thousand that do not leave in December, and nothing in spring that wishes me ill.',
    ],
  },
  cost_to_you: {
    says: [
      'My word, which people have written down. And I should have to take the difference from somebody who has already given.',
      'A good deal of sleep and most of my friends in this building. If it fails, I have to explain it, and nobody else does.',
    ],
  },
  consequence: {
    says: [
      'Then I choose the lines myself on Friday, without knowing your turbines. You learn on Monday which they were.',
      'Then the difference comes out of another project, and you may bring them the news.',
    ],
  },
  why_that_date: {
    says: [
      'Because on Friday a forecast leaves my hands, and what you find after that is no longer in it. The money itself must be there on the thirty-first of December.',
      'It is the last day on which I can count your figure for the year’s end. I did not choose the hour myself.',
    ],
  },
  why_not: {
    says: [
      'Because the money must not leave in December, and must not come back as a bill in spring. Whatever fails one of those I cannot take.',
      'I have one rule for five projects, that is why. What I allow you today I have allowed everybody by Monday.',
    ],
    later: ['Nothing stops me any more. I need the suppliers’ letters, and then it is a yes.'],
  },
  what_do_you_mean: {
    says: [
      'I mean your payments: which one falls due before New Year, how large is it, and can it fall later?',
      'I mean fifteen per cent of your three point two million, four hundred and eighty thousand, and I mean it by Friday.',
    ],
  },
  example: {
    says: [
      'An invoice that is due in the middle of December. If it is paid in February instead, nobody has cut anything and I have slept.',
      'Take a coat of paint on a crane. It can be sprayed now or in May; in May it costs the same and helps me rather more.',
    ],
  },
  how_do_you_know: {
    says: [
      'I look at the accounts every morning, before the coffee. They have no opinions.',
      'I added it up myself on Sunday, twice, and once more in the hope of being wrong. You may check any figure I gave you.',
    ],
  },
  what_is_good: {
    says: [
      'Your spending can be followed without a guide, which I can say of no other project. I should keep that.',
      'Tideline is well run, and it knows what it has paid and what it has not. That puts you ahead of most.',
    ],
  },
  since_when: {
    says: [
      'Since this week for the fifteen per cent. The shortage behind it has been growing since the autumn.',
      'I set the figure on Sunday. The reason for it is some months older.',
    ],
  },
  happened_before: {
    says: [
      'Bad savings, yes, I made one of them personally. A year’s end as close as this one, no.',
      'Not like this. I have cut quickly before, and it was applauded until the repair came.',
    ],
  },
  tried_before: {
    says: [
      'I asked all the projects for voluntary proposals in September, and received five letters of sympathy.',
      'Asking politely, and looking for the money elsewhere. Neither was enough.',
    ],
  },
  how_found_out: {
    says: [
      'By adding up. Nobody told me; it is a lonely way of learning things, but a reliable one.',
      'My own forecast showed it, and I looked twice. Nobody else in the house would have noticed.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'Nothing that stands in the books. You are merely the fifth chair in a bad week.',
      'Nothing, and I am not here to complain. I only wish somebody had come to me before I had to ask.',
    ],
  },
  who_is_to_blame: {
    says: [
      'Not you. If you want a person, take me; I signed the plan for this year.',
      'Nobody in particular, it was a wet summer and customers who pay late. I do not keep that account.',
    ],
  },
  who_decides: {
    says: [
      'I do, about the lines, with you or without. The managing director signs what I put before him.',
      'You propose and I decide, in this room. Nobody else has to be asked.',
    ],
  },
  who_else: {
    says: [
      'Your suppliers, who must write a letter. Everybody else has had his turn in that chair.',
      'Dr. Reimers, the managing director, and Dr. Lüders for safety at work. Nobody else need be at the table.',
    ],
  },
  what_others_say: {
    says: [
      'The other four said that it was impossible, then that it was painful. By now they say it was their idea.',
      'They would like to know whether I treat you as I treated them. So far I can say yes.',
    ],
  },
  talk_to_them: {
    says: [
      'By all means, speak to anybody you like. I should begin with your suppliers, since it is their letters I need.',
      'Yes, please do, and before Friday if it helps you. I make no introductions; my name is enough.',
    ],
  },
  your_role: {
    says: [
      'I am the chief financial officer. I am responsible for what is in the account, and for saying so before it is not.',
      'I count, and I report to Dr. Reimers, for seven years now. Once a year I frighten people about it.',
    ],
  },
  what_would_move_you: {
    says: [
      'A payment that falls after New Year instead of before it, with a letter. For that I can be remarkably pleasant.',
      'A figure, its date, and what it costs afterwards. Nothing else has ever moved me, but that does it quite easily.',
    ],
    later: ['You have moved me already. Only bring the letters by Thursday noon.'],
  },
  your_proposal: {
    says: [
      'Look at what is due before the thirty-first of December, largest first, and ask whether it can be paid later. You know better than I what breaks.',
      'Leave what protects people, move what can be moved, and cut only what does not return. Then ring your suppliers.',
    ],
  },
  which_first: {
    says: [
      'The largest invoice that is due before New Year, and then the next. The lockout can be left out altogether.',
      'First the date and then the amount. What it costs later comes third.',
    ],
  },
  is_it_flexible: {
    says: [
      'The figure, no. The Friday, no. In which lines you find it, entirely.',
      'I cannot move the amount or the day, they are not mine to move. How you get there is open.',
    ],
  },
  other_options: {
    says: [
      'There are two ways, cutting and paying later. I know of no third; people who offered me one wanted to sell something.',
      'Not outside the five projects, I have looked there. Within Tideline you may choose any line but the lockout.',
    ],
  },
  your_contribution: {
    says: [
      'An answer within the hour, my signature the same day, and a good word for you with the others. More people or money I have not got.',
      'I keep the others away from what you have postponed. In writing, if you like.',
    ],
  },
  how_can_i_help: {
    says: [
      'Tell me which of your payments can fall after New Year, and until which day you can arrange it.',
      'With one page, please: lines, dates and what each costs later. I am easily helped, and seldom.',
    ],
    later: ['With the suppliers’ letters by Thursday noon. The difficult part you have done.'],
  },
  is_that_acceptable: {
    says: [
      'If it keeps money in the account on the thirty-first of December and costs little in spring, yes. Otherwise no.',
      'It depends on three things: an amount, a date and a supplier’s letter. With all three, very possibly.',
    ],
    later: ['Yes, if it does not alter the sum or the dates we have. Add it to the page.'],
  },
  agree_now: {
    says: [
      'Not yet. I agree to a figure with dates, and to that at once.',
      'No, not before I have something that I could defend on Friday: an amount, a day and what it costs later.',
    ],
    later: ['Yes. With the letters on Thursday it is entered, and what I enter stays.'],
  },
  will_you_support_me: {
    says: [
      'Yes, if your figures hold, and in front of anybody. If they do not, I was never here.',
      'I support what adds up, and I say so aloud. Give me the figures, and you have me on your side.',
    ],
    later: ['Yes. I shall tell the other four how it was done, and by whom.'],
  },
  more_time: {
    says: [
      'Until Thursday at noon for the letters and until Friday for the figure, no longer. I should have liked more time myself.',
      'Beyond Friday, no. An unfinished answer by then is better than a perfect one on Monday.',
    ],
  },
  in_writing: {
    says: [
      'Yes, one page, and the letters of the suppliers beneath it. I believe people; I enter paper.',
      'Please do, by Thursday noon, with a signature that one can read. What I say here you may quote.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'By telephone, in the same hour, if a supplier wavers. Otherwise one line on Thursday.',
      'At once and briefly if it is bad, by telephone. Good news may wait for the post.',
    ],
  },
  next_step: {
    says: [
      'You name the lines, ring the suppliers and bring me one page by Thursday. I enter it on Friday.',
      'A figure, today, even a rough one. I refine better than I wait.',
    ],
    later: ['You bring the letters by Thursday noon, and I enter the amount. The lockout you order on Monday.'],
  },
  what_is_missing: {
    says: [
      'An amount with a date behind it, what it costs later, and one line that you refuse me.',
      'I need to know which payments can move, and until when. The rest follows from that.',
    ],
    later: ['The suppliers’ signatures. For my part, nothing.'],
  },
  did_i_get_it_right: {
    says: [
      'If you have understood that I need money on a certain day, and what it costs later, then yes.',
      'Yes, as long as it says four hundred and eighty thousand, by Friday, and nothing from the lockout.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Tired, like somebody who has heard the same word four times this week. Otherwise in order.',
      'Not angry, if that is the question, merely worried about a date. I shall recover in January.',
    ],
    later: ['Rather better. It is a curious sensation, I shall look it up.'],
  },
  do_you_trust_me: {
    says: [
      'I do not know yet. I trust a figure that I have checked, and I should be glad to check yours.',
      'As far as your figures hold, yes. I choose two at random on Thursday and look them up.',
    ],
    later: ['Yes. So far what you told me has added up, and in this house that is close to affection.'],
  },
  are_we_all_right: {
    says: [
      'Yes, we are. We have twenty minutes and a sum, which is an excellent basis.',
      'Certainly. I am like this with people whom I wish well.',
    ],
    later: ['Quite all right. You may tell the other four that I can smile.'],
  },
  did_i_offend_you: {
    says: [
      'No. To do so you would have to offer me the lockout.',
      'Not in the least, I am in finance. One acquires a coating.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please do. Begin with the number, it is the frankest part.',
      'By all means, and it stays in this room. I shall try not to look surprised.',
    ],
  },
  have_you_time: {
    says: [
      'Yes, twenty minutes. Sit down and tell me what Tideline can give.',
      'For a figure, always. Come in, and leave out the preamble.',
    ],
  },
  say_again: {
    says: [
      'I need four hundred and eighty thousand by Friday, out of what you have not yet spent. What can Tideline give me?',
      'Fifteen per cent of your budget, by Friday, that was the question. Which of your payments could fall later?',
    ],
  },
  shall_i_explain: {
    says: [
      'Please do. Start with the sum, the story may follow it.',
      'By all means. I am listening, and I have a pencil.',
    ],
  },
  may_i_come: {
    says: [
      'You are welcome to look. My door is open, it saves on knocking.',
      'Yes, do come and see. I would only ask you to leave it as you found it.',
    ],
  },
};
