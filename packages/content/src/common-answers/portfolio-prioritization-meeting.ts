import type { ScenarioContent } from '@parley/shared';

export const portfolioPrioritizationMeetingCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That I shall have to withdraw in April what I said in public in October. The brokers will conclude that our word has a shelf life.',
      'Harrogate, as before. The rank offends me; the promise troubles me.',
    ],
    later: [
      'With April provided for, my concern moves to the method: one ruler for Mr Ingleby’s project and for mine.',
    ],
  },
  worst_case: {
    says: [
      'A resolution that says “paused”, no date behind it, Castlegate renewing elsewhere in the spring, and Mr Rao in Manchester.',
      'That I should be outvoted by a column on the tenth, and telephone three brokers with nothing in my hand.',
    ],
  },
  what_matters_most: {
    says: [
      'What the brokers receive in April. I could lose the rank, the argument and the fifty-two, and still stand in front of them.',
      'My word to the brokers first; the manner of the decision second.',
    ],
  },
  what_success_is: {
    says: [
      'That in June a broker complains to me about a button, because he is using it. And that the minutes of the tenth name an author.',
      'Three brokers quoting in the spring, and a date for the remainder in a resolution that I was able to second.',
    ],
  },
  cost_to_you: {
    says: [
      'The use of my word. I spent nineteen years of goodwill at one lectern, and not all of it was mine.',
      'It costs me three telephone calls that I should not know how to begin.',
    ],
  },
  consequence: {
    says: [
      'I should then table an amendment on the tenth, and we should each find out in public how good our case is.',
      'The brokers would compare, as brokers do, and the agreement with Castlegate would end upon its own date.',
    ],
  },
  why_that_date: {
    says: [
      'April, because I said April, and because Castlegate’s agreement does not outlast it. The tenth is the committee’s and not mine.',
      'I named the month upon a stage, on Mr Rao’s word that it was within reach. It has not become less promised since.',
    ],
  },
  why_not: {
    says: [
      'Because it leaves three hundred people with a month and nothing in it, and I am the person who gave them the month.',
      'For want of two things: something true in April, and a person who answers for the list.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that a project of mine was placed fifth by nobody, and that brokers to whom I gave my word will learn it by post.',
      'I mean it quite literally. Who decided it, and what may I tell Castlegate?',
    ],
  },
  example: {
    says: [
      'Take Mr Penrose of Castlegate. He waits four days for a figure that two of our competitors give him while his client is still seated.',
      'Claims is the instance nearest to hand: 34 in September, 50 today, and a footnote between them.',
    ],
  },
  how_do_you_know: {
    says: [
      'The paper I have read twice, the annexes once more than that, and what was said in Harrogate I said myself.',
      'From documents, chiefly, and from Mr Rao, who answers with a number. I do not rely on corridor evidence.',
    ],
  },
  what_is_good: {
    says: [
      'The arithmetic is sound, the data centre and the conduct rules are rightly placed, and you came in person. I should put those in the paper as well.',
      'There is a rating engine that works, and a man who can build upon it. It is a better ruin than most.',
    ],
  },
  since_when: {
    says: [
      'Since Monday evening as regards your list. As regards the brokers, since I stepped down from a lectern in October.',
      'I have been uneasy about claims since the autumn; about the rank, since I reached the third annex.',
    ],
  },
  happened_before: {
    says: [
      'Not to me. I have seen other sponsors paused, and I observe that none of them came back with the people they had.',
      'The Workbench was deferred once before it began. It has never been deferred after I had announced it.',
    ],
  },
  tried_before: {
    says: [
      'I asked Mr Rao for a smaller release some time ago, and did not pursue it, since nobody obliged me to choose. That was a fault.',
      'We tried to hurry the quotations by email. It brought four days down to four days.',
    ],
  },
  how_found_out: {
    says: [
      'By reading. The fifth place stands in a column, in a type size that one reserves for disclaimers.',
      'I compared the September papers with yours, side by side, on Monday. Nobody told me anything.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You circulated a verdict without a judge, and you did it before speaking to those who lost. Either alone I could have forgiven.',
      'Your office weighed my estimate for two days and Mr Ingleby’s not at all. The rest is presentation.',
    ],
  },
  who_is_to_blame: {
    says: [
      'For the month of April, I am. For the column, you are. I suggest that neither of us spend the morning upon it.',
      'I do not require a culprit. I require an author.',
    ],
  },
  who_decides: {
    says: [
      'The investment committee, on the tenth, of which I am one vote in five. What it is asked to decide is in your hands.',
      'The committee decides, Mr Strickland presides, and you draft. I should not underrate the drafting.',
    ],
  },
  who_else: {
    says: [
      'Mrs Adeyemi, if fraud is to pay; Mr Ingleby, whose estimate it is; Mr Rao and his eleven; and three brokers who know nothing yet.',
      'Everyone above the line and everyone below it. I should begin with those below.',
    ],
  },
  what_others_say: {
    says: [
      'Those above the line call it rigorous. Mr Ingleby and I dined upon Friday and discussed the weather. Mr Strickland has forgotten that he applauded.',
      'Mr Rao says that he would like to know by Friday whether there is a July. The brokers say nothing, which is worse.',
    ],
  },
  talk_to_them: {
    says: [
      'Mr Rao, Mr Ingleby and Mrs Adeyemi, by all means, and soon. The brokers, no; those I telephone myself before anyone does.',
      'Speak with whom you wish inside this building. Outside it I ask you to leave Castlegate to me.',
    ],
  },
  your_role: {
    says: [
      'I am the sponsor of the Workbench, a voting member of the committee, and the person who announced a month. You may address whichever you prefer.',
      'I answer for operations, for this project, and, as of October, for April.',
    ],
  },
  what_would_move_you: {
    says: [
      'A smaller Workbench in April that the three largest brokers can really use, and a date for the rest that the committee votes upon.',
      'An opinion with your name to it would move me. Something for the brokers would move me further.',
    ],
    later: [
      'I have moved already as to April. Let the same ruler be put to Mr Ingleby’s estimate, and you may count upon my vote.',
    ],
  },
  your_proposal: {
    says: [
      'Something usable for the three brokers in April, the first of July for the rest in the resolution itself, and claims examined before the vote.',
      'I should propose a paper with an author, a spring release and one ruler. The drafting I leave to you.',
    ],
  },
  which_first: {
    says: [
      'The brokers, then the author of the rank, then claims, then Mr Rao’s people. I numbered them before you came in.',
      'April first. The remainder would not keep me from my sleep.',
    ],
  },
  is_it_flexible: {
    says: [
      'The fifty-two are. The month is not, and no broker hears of it before I have telephoned.',
      'Upon scope I can bend a long way. Upon whether a person answers for the list, not at all.',
    ],
  },
  other_options: {
    says: [
      'I had considered an amendment, a smaller release, and resigning myself to silence. I have drafted the first and hope for the second.',
      'Mr Rao once sketched a reduced version for me. I had not, until your paper, any reason to look for it.',
    ],
  },
  your_contribution: {
    says: [
      'I should surrender most of the fifty-two, make the three calls myself, and say in committee that I was persuaded.',
      'My vote, the worst of the telephoning, and my silence about the third annex.',
    ],
  },
  how_can_i_help: {
    says: [
      'Tell me your own opinion of the Workbench, with reasons, and then what I may truthfully say in April.',
      'Find something that can stand before a broker in April, and tell me who pays for it.',
    ],
  },
  is_that_acceptable: {
    says: [
      'It depends upon whether it leaves me something true to tell the brokers in April. If it does, I am disposed to accept it. Does it?',
      'I should accept it if a person answers for it in the paper. I do not yet see where the brokers stand in it.',
    ],
    later: [
      'With what is settled for April, I believe that I could. Put it into the paper in those words, and let me read it by Friday.',
    ],
  },
  agree_now: {
    says: [
      'No. I should be agreeing to an empty April, and I have already told three hundred people that it would not be empty.',
      'Not today, and not to the paper as drafted. I am open to the next draft.',
    ],
    later: [
      'Upon the brokers, yes. For the whole of the paper I should wish to read the wording by Friday, and then you have my hand.',
    ],
  },
  will_you_support_me: {
    says: [
      'Not with this paper. Were it to contain an author and an April, I might go so far as to second it.',
      'I should oppose it courteously. You have until Friday to deprive me of the grounds.',
    ],
    later: [
      'Yes. I shall vote for it and second it on the tenth, provided the resolution says what we have said here.',
    ],
  },
  more_time: {
    says: [
      'Until Friday, since the papers close on Monday. The tenth does not move for either of us.',
      'I can give you two days, and I should spend the first of them with Mr Rao.',
    ],
  },
  in_writing: {
    says: [
      'By all means, in numbered points, this evening. What is in the resolution I shall rely upon, and what is in a cover note I shall not.',
      'In writing, naturally. I return it with a pencil.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'By telephone if anything changes, and on paper when it is decided. I should not care to learn of it a second time from an annex.',
      'Monday at half past eight, in this room, and sooner if Mrs Adeyemi declines.',
    ],
  },
  next_step: {
    says: [
      'You form an opinion on April and tell me what it is. After that there is a paragraph to draft.',
      'See Mr Rao about what could be had in the spring. I should do so today.',
    ],
    later: [
      'You amend the paper and send it to me by Friday; I telephone nobody until the vote. And Mr Ingleby hears of the review from you.',
    ],
  },
  what_is_missing: {
    says: [
      'April is missing, and an author. The person-months you have counted very well.',
      'I find no answer in it to one question: what does a broker receive in the month I named?',
    ],
    later: [
      'April is provided for. I still miss the ruler on Mr Ingleby’s estimate, and a word about Mr Rao’s people.',
    ],
  },
  did_i_get_it_right: {
    says: [
      'In substance, if you have the brokers first and the signature second. I should be careful to add that I do not ask for the whole.',
      'As a summing-up it would pass, provided that April is in it.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Composed, as you see, and rather ashamed of one sentence in Harrogate. It is not a combination that I enjoy.',
      'As one feels on reading a judgment against oneself with no reasons attached.',
    ],
    later: ['Relieved, upon the whole. I had prepared for a longer morning, and for a worse telephone call.'],
  },
  do_you_trust_me: {
    says: [
      'Your arithmetic, entirely. Your judgement I have not been shown; a signature under the fifth place would be a beginning.',
      'I reserve it. You have told me what the model thinks, and I am waiting for you.',
    ],
    later: ['I do. You conceded something that I could not have proved, and that is how one knows.'],
  },
  are_we_all_right: {
    says: [
      'You and I have no quarrel. The paper and I have one, and it ends on the tenth.',
      'Perfectly. I am most dangerous when I am brief, and I have not been brief with you.',
    ],
    later: ['We are. I should even say that I look forward to being outvoted by you some day.'],
  },
  did_i_offend_you: {
    says: [
      'The third annex did, a little. You have not, and you have come in person.',
      'No. I was formed by twelve strangers at a time; a fifth place does not offend me, only the silence beside it.',
    ],
  },
  may_i_be_frank: {
    says: [
      'I should be grateful. Candour is what I missed in the annex. Pray begin with the Workbench.',
      'You may, and it will not be held against you in committee. What is your own view?',
    ],
  },
  have_you_time: {
    says: [
      'Half an hour, and I shall not look at the clock. Let us use it upon the brokers.',
      'I have kept the time for you. Mr Ingleby follows, and he may wait.',
    ],
  },
  say_again: {
    says: [
      'In one sentence: tell me who placed my project fifth, and what the brokers receive in April.',
      'I need something true for the brokers in April, and a name beneath the list.',
    ],
  },
};
