import type { ScenarioContent } from '@parley/shared';

export const executiveStatusUpdateCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That a member comes to the window and is not on her own account. Everything else about Keystone can be rescheduled.',
      'The members, and whether one of them could lose what is hers. After that, that I have repeated a color which may not have been true.',
    ],
    later: ['Only that everything is complete on the day. What worried me most has been answered.'],
  },
  worst_case: {
    says: [
      'A teller who has to tell a member that her name is gone, and who cannot say why.',
      'That it goes wrong in thirty-one branches on one morning, and that somebody had known.',
    ],
  },
  what_matters_most: {
    says: [
      'The member, and whether anyone could lose what is hers. Then the truth of the page. Then the date.',
      'That no owner goes missing from an account. I would give up a month for it.',
    ],
  },
  what_success_is: {
    says: [
      'Every owner on her account, in every branch, and a report I can read aloud without adding to it.',
      'The first morning, and nobody at a window notices anything but a new screen.',
    ],
  },
  cost_to_you: {
    says: [
      'My word upstairs, and my sleep. I have not had to take my word back in some years.',
      'I proposed Keystone. If a member is hurt by it, I am the one who brought it into the house.',
    ],
  },
  consequence: {
    says: [
      'Then I shall have nothing to tell the committee, and the managers will plan on a date I can no longer vouch for.',
      'I would go to the board and say that I do not know how Keystone stands. I would dislike it, and I would do it.',
    ],
  },
  why_that_date: {
    says: [
      'March 15 was chosen with the managers, between the tax weeks and the spring. They build their rosters on it, and people build their lives on the rosters.',
      'Because three hundred and forty people have been given it. There is no other magic in the date.',
    ],
  },
  why_not: {
    says: [
      'Because I answer for the members, and I cannot accept anything that might cost one of them her account.',
      'Because I could not yet repeat it upstairs in good conscience. It must be safe for a member before it is convenient for us.',
    ],
    later: ['I do not refuse it. I should only like to see it on the page in plain words.'],
  },
  what_do_you_mean: {
    says: [
      'I mean a person. Somebody with an account comes in on the first morning: what does she see, and can she draw her money?',
      'Put simply, I mean two things: could a member be harmed, and what do you need from me?',
    ],
  },
  example: {
    says: [
      'A mother and her son share an account and live in two towns. She comes in for her rent money. Is she on the account, or is she not?',
      'Take last Friday’s page. It gave me a percentage and a color. It did not give me one member.',
    ],
  },
  how_do_you_know: {
    says: [
      'From thirty-one years in this house, some of them at a window. And from what is on paper; I keep the paper.',
      'Only from your reports, and from what the branches have not asked. The silence told me more.',
    ],
  },
  what_is_good: {
    says: [
      'The system itself. A member will hear about her loan on the day, and I want that for her still. And you came up the stairs.',
      'The training was kindly done, and the tellers who have seen the screens do not mind them. That is rarer than you would think.',
    ],
  },
  since_when: {
    says: [
      'Since the third of the four reports, when there were no names on the page any more. I ought to have asked then.',
      'Since last week, when Ana in operations told me that the program had become quiet.',
    ],
  },
  happened_before: {
    says: [
      'Yes, at another conversion, years ago. It balanced to the cent, and it was wrong about people.',
      'Not with Keystone. With a conversion, yes, and I learned then what to ask first.',
    ],
  },
  tried_before: {
    says: [
      'We have relied on a weekly page and a color. As of today I would call that tried.',
      'I asked for a sentence about members in the report, in the autumn. It appeared twice.',
    ],
  },
  how_found_out: {
    says: [
      'From the reports, read one after the other. They become shorter, and that made me wonder.',
      'From what nobody said. Four green pages, and not one question to my branches since New Year’s.',
    ],
    later: ['From you, in this room. I would not have wished to learn it otherwise.'],
  },
  what_did_we_do_wrong: {
    says: [
      'You have been cheerful on paper. I had rather you were plain.',
      'Two things: a color that I could not check, and nobody who came upstairs until today.',
    ],
  },
  who_is_to_blame: {
    says: [
      'I am not looking for that. The page has one name on it, and what I watch is what that person does next.',
      'Nobody, for an honest mistake. For a report that says green and is not, the one who signs it.',
    ],
  },
  who_decides: {
    says: [
      'I do, about the branches, and Ana in operations about the accounts. Above two point four million it is the board.',
      'The decision about the branches is mine. For the accounts I would follow operations.',
    ],
  },
  who_else: {
    says: [
      'Ana in operations for the accounts, the thirty-one managers for the branches, and Mr. Brandt, our counsel, if there is a question of law.',
      'The managers, who plan their people. And the board, who will ask me.',
    ],
  },
  what_others_say: {
    says: [
      'The managers believe what the reports told them. In operations they say that it has become quiet. The committee says nothing until it has a date.',
      'They ask me whether they may rely on it. I would like very much to know what to reply.',
    ],
  },
  talk_to_them: {
    says: [
      'To Ana in operations, today, with my blessing. To the managers I speak myself, and to the board also.',
      'You may go one floor down, to operations, without an appointment. The branches and the board you leave to me.',
    ],
  },
  your_role: {
    says: [
      'I am responsible for the members and the branches, and Keystone was my proposal. So I am your sponsor and your harshest reader.',
      'Member services, and the person who told others how your program stands.',
    ],
  },
  what_would_move_you: {
    says: [
      'To hear what protects the members, from someone who has counted and does not report to you. After that I am easily moved.',
      'One decision, put plainly, with your own recommendation. I am not a difficult person to ask.',
    ],
    later: ['I am persuaded as far as the members go. What I need now is a page that says so.'],
  },
  your_proposal: {
    says: [
      'I would leave out whatever could cost a member her name, open with the rest, and have operations count before anything more. But you know the work.',
      'Go down to operations, agree on who counts, and come back with one question for me.',
    ],
  },
  which_first: {
    says: [
      'First the members, then the old reports, then the branches. The money last; it is the easiest of the four.',
      'Tell me first whether anyone is harmed. I shall listen better to the rest.',
    ],
  },
  is_it_flexible: {
    says: [
      'The date, a little. The budget, inside its own walls. A missing owner, not at all.',
      'Almost everything can be moved if I hear of it before the managers do. The members cannot.',
    ],
  },
  other_options: {
    says: [
      'Open with less, open later, or open with help. I know of no fourth that I could say aloud.',
      'You might open what is sound and leave the rest where it is. I would listen to that.',
    ],
  },
  your_contribution: {
    says: [
      'An answer in writing within the day, three couples for a test, and my telephone call to the managers on Monday.',
      'I can open doors downstairs, and I can carry bad news upstairs. Both are useful to you, I believe.',
    ],
  },
  how_can_i_help: {
    says: [
      'With one page that I can repeat word for word. The member in the first line, and your question for me in the last.',
      'By telling me what a member would notice. You are the only one who can.',
    ],
    later: ['You have helped. Now bring me the page, and take Ana’s people a box of doughnuts.'],
  },
  is_that_acceptable: {
    says: [
      'If no owner can go missing because of it, and it stays inside the budget, I have no objection. Put it on the page with a day beside it.',
      'If a member would notice nothing of it, yes. Give me the day, and the name of whoever sees to it.',
    ],
    later: ['If it changes nothing for the members and nothing for the branches, yes. Put it on the page.'],
  },
  agree_now: {
    says: [
      'Not in this minute. I will agree when I can say in one sentence who is protected, what it costs and by when.',
      'I should like to, but not yet. I must be able to repeat what I agree to.',
    ],
    later: ['Yes. You shall have it from me in writing before the day is out.'],
  },
  will_you_support_me: {
    says: [
      'If the page is true I will stand beside it, in the committee and on the Monday call. I do not stand beside colors any more.',
      'I will, if I hear things from you before I hear them from others.',
    ],
    later: ['Yes. I shall say upstairs that it was you who came and told me.'],
  },
  more_time: {
    says: [
      'Until Friday, with pleasure. Past the weekend it is no longer mine to give, since the branches must plan.',
      'A few days for a true answer, yes. Another week of green, no.',
    ],
  },
  in_writing: {
    says: [
      'Yes, one page, before I go home. If you need a second, it is not yet clear.',
      'In writing, and in your own words, please. I shall be repeating them.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'Come up. If it touches a member, the same hour; if not, the Friday page will do.',
      'Bad news in person and the rest on paper, on Fridays. And no color on either.',
    ],
  },
  next_step: {
    says: [
      'You tell me how it stands for a member, and then what you need from me.',
      'Go and see Ana in operations. Then bring me one question that only I can answer.',
    ],
    later: ['You write the page, Ana counts, and I answer by Friday. I shall speak to the managers on Monday.'],
  },
  what_is_missing: {
    says: [
      'What it means for a person at a window, and what keeps her safe. I should like that before anything else.',
      'What is asked of me, and by when. I should like it in one sentence.',
    ],
    later: ['Only the page, with the initials of operations on it. The rest I would call complete.'],
  },
  did_i_get_it_right: {
    says: [
      'If what you took from it is that the member comes before the date, then yes, you did.',
      'In the main. Please keep the people in it when you tell others.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Uneasy, thank you for asking. I have repeated your reports to others, and I may have to take that back.',
      'A little anxious, as one is before opening an envelope. I would rather you opened it.',
    ],
    later: ['Relieved, and a little tired. Both are an improvement on this morning.'],
  },
  do_you_trust_me: {
    says: [
      'You, yes, since you came up. Your pages I should like to trust again by Friday.',
      'I would like to. It depends a good deal on how plain you are with me.',
    ],
    later: ['More than I did when you came in. You have been plain with me.'],
  },
  are_we_all_right: {
    says: [
      'We are, and we shall stay so if I hear things from you first.',
      'Yes. I am courteous when I am troubled; you need not read more into it.',
    ],
    later: ['Quite all right. I will save you a place behind the counter on the first morning.'],
  },
  did_i_offend_you: {
    says: [
      'Not at all. At a window one learns to tell what is meant from how it is said.',
      'No, though it is considerate of you to ask. I was thinking of the members.',
    ],
  },
  may_i_be_frank: {
    says: [
      'I wish that you would. I have four reports that were merely kind.',
      'Please. I should only ask that you tell me what it means for a member.',
    ],
  },
  have_you_time: {
    says: [
      'Until the loan committee sits. For a member I can always find a minute more.',
      'I have a few minutes, so let me hear first what I would least like to hear.',
    ],
  },
  say_again: {
    says: [
      'How does Keystone stand, and is there anything that a member would notice?',
      'I would like to know whether a member could be harmed, and what you need from me. Those two things.',
    ],
  },
  shall_i_explain: {
    says: [
      'Please do. Begin with what a member would notice, and go on from there.',
      'Yes, thank you, I should like to hear it. Plainly, if you can.',
    ],
  },
  may_i_come: {
    says: [
      'Certainly you may. I would only ask you to tell Ana beforehand.',
      'Yes, do come and see for yourself. I think well of people who look.',
    ],
  },
};
