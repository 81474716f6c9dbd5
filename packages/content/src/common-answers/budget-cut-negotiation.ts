import type { ScenarioContent } from '@parley/shared';

export const budgetCutNegotiationCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That four hundred and eighty thousand leave this house before the thirty-first of December. The rest of Tideline is your worry, and I wish you joy of it.',
      'A date at the end of the year. And that somebody saves me something now which I buy back in spring.',
    ],
    later: ['Only that a supplier changes his mind after Thursday. The date itself I have stopped dreaming about.'],
  },
  worst_case: {
    says: [
      'That I stand on New Year’s Eve with a good reason and too little money. One cannot pay anybody with a reason.',
      'A saving today that becomes a repair at sea next winter. I have owned one of those.',
    ],
  },
  what_matters_most: {
    says: [
      'The date. Then the amount. Then what it costs later. People’s safety is not on the list, because it is not on the table.',
      'That the money is still in the account on the thirty-first of December. In what costume it stays there is of less interest.',
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
      'My word, given to people who write down words. And a second week like this one.',
      'I should have to take it from somebody who has already given. I have few friends in this building, and I was saving them.',
    ],
  },
  consequence: {
    says: [
      'Then I choose the lines on Friday myself, alphabetically. You will have noticed what begins with an L.',
      'The difference goes to another project. You may bring them the news.',
    ],
  },
  why_that_date: {
    says: [
      'On Friday a forecast leaves my hands. Whatever you find after that is only nice to have.',
      'Because at six on Friday I write one number down, and it is not I who chose the hour.',
    ],
  },
  why_not: {
    says: [
      'Because it would leave the account in December all the same, or come back in spring with company. Either is no use to me.',
      'I have one rule for five projects. What I allow you today I have allowed them by Monday.',
    ],
    later: ['There is no no left. There are two letters outstanding, and then a yes.'],
  },
  what_do_you_mean: {
    says: [
      'I mean invoices. Which payment falls before New Year, how large is it, and can it fall later?',
      'That I need a date kept and not a diet begun. Permission to spend you have in plenty; I am short of the thing itself.',
    ],
  },
  example: {
    says: [
      'An invoice due in the middle of December. If it is due in February instead, nobody has cut anything and I have slept.',
      'Take a paint system for a crane. It can be sprayed in November, or in May. In May it costs the same and helps me rather more.',
    ],
  },
  how_do_you_know: {
    says: [
      'I look at the account every morning, before the coffee. It has no opinions.',
      'I added it up on Sunday, twice, and once more in the hope of being wrong.',
    ],
  },
  what_is_good: {
    says: [
      'Your spending can be followed without a guide, which I cannot say of the hotel. It is the reason why I ask you and do not simply take.',
      'Tideline knows what it has paid and what it has not. You would be surprised how far ahead that puts you.',
    ],
  },
  since_when: {
    says: [
      'Since the autumn invoices went out late. I have been polite about it since October, and less so since Monday.',
      'The figure is a week old. The need for it is older, and it has a birthday at the end of the year.',
    ],
  },
  happened_before: {
    says: [
      'A quick cut, yes. It was applauded for a year. Then came the repair.',
      'Short at the year’s end, never this close. Bad savings, yes; I made one of them personally.',
    ],
  },
  tried_before: {
    says: [
      'I asked for voluntary proposals in September. I received five letters of sympathy.',
      'Asking politely. It produces adjectives.',
    ],
  },
  how_found_out: {
    says: [
      'By adding. It is a lonely way of learning things, but a reliable one.',
      'The forecast told me. Nobody else in the house would have.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'Nothing that stands in the books. You are merely the fifth chair in a bad week.',
      'You have not asked me what the money is for. Apart from that I have no complaint.',
    ],
  },
  who_is_to_blame: {
    says: [
      'A wet summer, late campaigns, and customers with a sense of leisure. If you want a person, take me; I signed the plan.',
      'I do not keep that account. I have an hour for Friday and none for October.',
    ],
  },
  who_decides: {
    says: [
      'I do, about the lines, with you or without. The managing director signs what I put before him.',
      'You and I, in this room. After Friday the calendar decides, and it is not open to argument.',
    ],
  },
  who_else: {
    says: [
      'Your suppliers, who must write a letter. Everybody else has had his turn in that chair.',
      'Dr. Reimers will sign it, and the officer for safety will see that nobody was clever. Otherwise nobody.',
    ],
  },
  what_others_say: {
    says: [
      'That it was impossible. Then that it was painful. By now they say it was their idea.',
      'The other four look at your door with great interest. They would like to know whether I am the same with everyone.',
    ],
  },
  talk_to_them: {
    says: [
      'By all means, speak to Herr Dierks. Allow for the face. But the letters come from your suppliers, so I should begin there.',
      'With the other projects, after Friday. With your suppliers, before lunch.',
    ],
  },
  your_role: {
    says: [
      'I am responsible for what is in the account, and for saying so before it is not. Finance, in a word.',
      'Chief financial officer. I count, and once a year I frighten people about it.',
    ],
  },
  what_would_move_you: {
    says: [
      'A payment that falls after New Year instead of before it, with a letter. For that I can be remarkably pleasant.',
      'A figure, its date, and what it costs afterwards. I have never been moved by anything else, but by that quite easily.',
    ],
    later: ['I have been moved. Bring the letters, before it wears off.'],
  },
  your_proposal: {
    says: [
      'I would look at what is due before the thirty-first, largest first, and ring whoever sends the invoice. But you know what breaks.',
      'Leave what protects people, move what can be moved, cut only what does not return. The names of the lines you must put in.',
    ],
  },
  which_first: {
    says: [
      'The largest invoice before New Year. Then the next. Then we may talk about principles.',
      'First a date, then an amount. With the lockout you need not begin at all.',
    ],
  },
  is_it_flexible: {
    says: [
      'The figure, no. The Friday, no. In which lines you find it, entirely.',
      'I am flexible about everything except arithmetic and the calendar.',
    ],
  },
  other_options: {
    says: [
      'I have used them. What is left sits in five projects, and you are the fifth.',
      'There is cutting and there is paying later. I know of no third; people who offered me one wanted to sell something.',
    ],
  },
  your_contribution: {
    says: [
      'An answer within the hour, my signature the same day, and my back turned to nobody who asks about your lockout.',
      'I keep the others away from what you have postponed. In writing, if you like.',
    ],
  },
  how_can_i_help: {
    says: [
      'Tell me which of your payments can fall after New Year, and until which day you can still arrange it.',
      'With a page. Lines, dates, later cost. I am easily helped, and seldom.',
    ],
    later: ['With two letters by Thursday noon. You have done the difficult part already.'],
  },
  is_that_acceptable: {
    says: [
      'It depends on two things: does it stay in the account on the thirty-first of December, and does it come back in spring. Answer both and you have my answer.',
      'If it has an amount, a date and a letter, very possibly. Which of the three is missing?',
    ],
    later: ['If it does not alter the sum or the dates we have, yes. Add it to the page.'],
  },
  agree_now: {
    says: [
      'Not to a sentence. To a figure with dates, at once.',
      'I should like to. Bring me something that I could still defend at six on Friday.',
    ],
    later: ['Yes. With the letters on Thursday it is entered, and what I enter stays.'],
  },
  will_you_support_me: {
    says: [
      'If your figures hold, in front of anybody. If they do not, I was never here.',
      'I support what adds up. You will find it is quite a loyal sort of support.',
    ],
    later: ['Yes. I shall say in the round of five how it was done, and by whom.'],
  },
  more_time: {
    says: [
      'Until Thursday at noon for the letters. Until Friday at six for the rest. Beyond that I have no time to give; it is not mine.',
      'No. I should have liked some myself.',
    ],
  },
  in_writing: {
    says: [
      'Yes, one page, and the letters of the suppliers beneath it. I believe people; I enter paper.',
      'Please. By Thursday noon, with a signature that one can read.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'If a supplier wavers, the same hour, by telephone. Otherwise one line on Thursday.',
      'Short and at once, if it is bad. Good news may wait for the post.',
    ],
  },
  next_step: {
    says: [
      'You name the lines, you ring the makers, I read on Thursday. Then it is Friday.',
      'A figure, now, even a rough one. I refine better than I wait.',
    ],
    later: ['The letters by Thursday noon. I enter the amount, and the lockout is ordered on Monday.'],
  },
  what_is_missing: {
    says: [
      'An amount with a date behind it. So far I could enter nothing.',
      'Which payments, until when, and what they cost me afterwards. And I should like to see you refuse me something.',
    ],
    later: ['Two signatures by people with pens. For my part, nothing.'],
  },
  did_i_get_it_right: {
    says: [
      'If you have understood that it is about a date, then yes, and you are ahead of the crane.',
      'In part. Add the second column, what it costs later, and you have me complete.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Like somebody who has heard the same word four times since Monday. Otherwise in order.',
      'Overdrawn. You may take it literally.',
    ],
    later: ['Rather better. It is a curious sensation, I shall look it up.'],
  },
  do_you_trust_me: {
    says: [
      'I trust a figure that I have checked. You I should be glad to check.',
      'Ask me on Thursday. I choose two of your numbers at random and look them up.',
    ],
    later: ['So far everything you said has added up. In this house that is close to affection.'],
  },
  are_we_all_right: {
    says: [
      'We have twenty minutes and a sum. That is an excellent basis for a relationship.',
      'Certainly. I am like this with people whom I wish well.',
    ],
    later: ['Quite all right. You may tell the crane that I can smile.'],
  },
  did_i_offend_you: {
    says: ['Not yet. To do so you would have to offer me the lockout.', 'I am in finance. One acquires a coating.'],
  },
  may_i_be_frank: {
    says: [
      'Please do. Begin with the number, it is the frankest part.',
      'By all means. I shall try not to look as though I had expected it.',
    ],
  },
  have_you_time: {
    says: [
      'Twenty minutes, of which the crane would already have used ten. What can Tideline give?',
      'For a figure, always. For a preamble, no.',
    ],
  },
  say_again: {
    says: [
      'Four hundred and eighty thousand, by Friday, out of what you have not yet spent. And with each line, what it costs later.',
      'Fifteen per cent of your budget, by Friday. Which of your payments could fall later?',
    ],
  },
};
