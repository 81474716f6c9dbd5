import type { ScenarioContent } from '@parley/shared';

export const portfolioPrioritizationMeetingCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That I shall have to take back what I told the brokers in public about April. They will conclude that our word has a shelf life.',
      'What I am to tell the brokers in April. The rank offends me; the promise to them troubles me.',
    ],
    later: ['Very little, with April provided for. I should only wish to see it in the resolution itself.'],
  },
  worst_case: {
    says: [
      'That the committee resolves “paused” with no date behind it, and our largest brokers place their business elsewhere in the spring.',
      'The worst would be to lose to a column on the tenth, and to telephone the brokers with nothing in my hand.',
    ],
  },
  what_matters_most: {
    says: [
      'What the brokers receive in April. I could lose the rank and most of the fifty-two, and still stand in front of them.',
      'My word to the brokers first; the manner of the decision second.',
    ],
  },
  what_success_is: {
    says: [
      'Brokers quoting on the Workbench in the spring, and an author named in the minutes of the tenth. In June one of them should complain to me about a button, because he is using it.',
      'Our largest brokers quoting in April, and a date for the remainder in a resolution that I was able to second.',
    ],
  },
  cost_to_you: {
    says: [
      'The use of my word with the brokers. I spent years of goodwill upon one announcement, and not all of it was mine.',
      'It costs me some telephone calls that I should not know how to begin, and my standing with those who receive them.',
    ],
  },
  consequence: {
    says: [
      'I should then table an amendment on the tenth and vote against the paper. We should each find out in public how good our case is.',
      'If the brokers receive nothing, some of them place their business elsewhere. They compare, as brokers do, and no vote of ours prevents it.',
    ],
  },
  why_that_date: {
    says: [
      'Because I told the brokers April, in public. The tenth is the committee’s day and not mine.',
      'I named the month of April upon Mr Rao’s word that it was within reach, and brokers plan by it. The date of the vote the committee has fixed.',
    ],
  },
  why_not: {
    says: [
      'Because it leaves the brokers with a month and nothing in it, and I am the person who gave them the month.',
      'Because two things are wanting: something true for the brokers in April, and a person who answers for the list.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that my project was placed fifth by nobody, and that I gave brokers my word upon it and must now tell them something.',
      'I mean it quite literally. Who decided the fifth place, and what may I tell the brokers?',
    ],
  },
  example: {
    says: [
      'Take a broker with a client at his desk. He waits four days for a figure from us that two of our competitors give him on the spot.',
      'My own project will serve: it has 61 points in your annex, and beneath them stands neither a name nor a reason.',
    ],
  },
  how_do_you_know: {
    says: [
      'From documents. Your paper I have read twice and the annexes once more than that, and what concerns the brokers I heard or said myself.',
      'From what I have read, and from Mr Rao, who answers with a number. I do not rely on corridor evidence.',
    ],
  },
  what_is_good: {
    says: [
      'The arithmetic is sound, and the data centre and the conduct rules are rightly placed. I value also that you came in person.',
      'The Workbench has a rating engine that works, and Mr Rao, who can build upon it. It is a better ruin than most.',
    ],
  },
  since_when: {
    says: [
      'Since Monday evening, when I read your list. With the brokers it began in October, when I announced a month to them.',
      'About the rank I have been uneasy since I reached the third annex on Monday; about claims, since the autumn.',
    ],
  },
  happened_before: {
    says: [
      'Not to me. I have seen other sponsors paused, and I observe that none of them came back with the people they had.',
      'Once, in part: the Workbench was deferred before it began. It has never been deferred after I had announced it.',
    ],
  },
  tried_before: {
    says: [
      'I asked Mr Rao once about a smaller release, and did not pursue it, since nobody obliged me to choose. That was a fault.',
      'We tried to hurry the quotations by email, and it changed nothing. Four days remained four days.',
    ],
  },
  how_found_out: {
    says: [
      'By reading your paper. The fifth place stands in a column, in a type size that one reserves for disclaimers.',
      'I found it myself, on Monday evening, in the annexes. Nobody told me anything beforehand.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You circulated a ranking that nobody had signed, and you did it before speaking to those who lost. Either alone I could have forgiven.',
      'Your office weighed my estimate for two days and Mr Ingleby’s hardly at all. And nobody came to me before it was printed.',
    ],
  },
  who_is_to_blame: {
    says: [
      'For the month of April, I am. For the column, your office. I suggest that neither of us spend the morning upon it.',
      'I look for no culprit. I look for the person who answers for the fifth place.',
    ],
  },
  who_decides: {
    says: [
      'The investment committee, on the tenth, of which I am one vote in five. What it is asked to decide is in your hands.',
      'The committee decides, Mr Strickland presides, and you draft what it decides upon. I should not underrate the drafting.',
    ],
  },
  who_else: {
    says: [
      'Mr Ingleby for claims, Mrs Adeyemi for fraud, Mr Rao and his team, and the brokers, who know nothing yet.',
      'Every sponsor on the list, above the line and below it. I should begin with those below.',
    ],
  },
  what_others_say: {
    says: [
      'The sponsors who are in call the list rigorous. Mr Ingleby and I dined upon Friday and discussed the weather, and Mr Strickland has said nothing to me.',
      'Mr Rao says that he would like to know by Friday whether there is a July. The brokers say nothing, since nobody has told them.',
    ],
  },
  talk_to_them: {
    says: [
      'Anyone in this building, by all means: Mr Rao, Mr Ingleby, Mrs Adeyemi. The brokers, no; those I telephone myself before anyone does.',
      'Yes, inside this house speak with whom you wish. Outside it I ask you to leave the brokers to me.',
    ],
  },
  your_role: {
    says: [
      'I am chief operating officer, sponsor of the Workbench, and a voting member of the committee. I have held the office for six years.',
      'I answer for operations and for this project, and I report to Mr Strickland.',
    ],
  },
  what_would_move_you: {
    says: [
      'A smaller Workbench in April that the largest brokers can really use, and a date for the rest that the committee votes upon.',
      'An opinion with your name to it would move me. Something for the brokers would move me further.',
    ],
    later: [
      'As to April I have moved already. Put it into the resolution in the words we found, and you may count upon my vote.',
    ],
  },
  your_proposal: {
    says: [
      'Something usable for the brokers in April, the first of July for the rest in the resolution itself, and claims examined before the vote.',
      'I should propose a paper with an author, a part of the Workbench in the spring, and one ruler for all seven. The drafting I leave to you.',
    ],
  },
  which_first: {
    says: [
      'The brokers, then the author of the rank, then claims, then Mr Rao’s people.',
      'April first; the remainder of the Workbench can wait until the summer. It would not keep me from my sleep.',
    ],
  },
  is_it_flexible: {
    says: [
      'The fifty-two are flexible, and the month of April is not. No broker hears of a change before I have telephoned.',
      'Upon scope I can bend a long way. Upon whether a person answers for the list, not at all.',
    ],
  },
  other_options: {
    says: [
      'I see two: a smaller release that the brokers can use, or an amendment of mine on the tenth. I should much prefer the first.',
      'Yes, I should consider anything that leaves the brokers something true in April. Mr Rao is the person to ask for it.',
    ],
  },
  your_contribution: {
    says: [
      'I should surrender most of the fifty-two, make the calls to the brokers myself, and say in committee that I was persuaded.',
      'My vote, the worst of the telephoning, and my silence about the third annex.',
    ],
  },
  how_can_i_help: {
    says: [
      'Tell me your own opinion of the Workbench, with reasons, and then what I may truthfully say to the brokers.',
      'Find something that can stand before a broker in April, and tell me who pays for it.',
    ],
  },
  is_that_acceptable: {
    says: [
      'I accept it if it leaves me something true to tell the brokers in April. Otherwise I cannot vote for it.',
      'Only on condition that a person answers for it in the paper, and that the brokers have their part in it.',
    ],
    later: ['Yes, I believe it is. Put it into the paper in those words, and let me read it by Friday.'],
  },
  agree_now: {
    says: [
      'No. I should be agreeing to an empty April, and I have told the brokers that it would not be empty.',
      'Not today, and not to the paper as drafted. I am open to the next draft.',
    ],
    later: [
      'Upon the brokers, yes. For the whole of the paper I should wish to read the wording by Friday, and then you have my hand.',
    ],
  },
  will_you_support_me: {
    says: [
      'Not with this paper. Were it to contain an author and something for April, I might go so far as to second it.',
      'As it stands I should oppose it, courteously. You have until Friday to deprive me of the grounds.',
    ],
    later: [
      'Yes. I shall vote for it and second it on the tenth, provided the resolution says what we have said here.',
    ],
  },
  more_time: {
    says: [
      'Until Friday, since the papers close on Monday. The tenth does not move for either of us.',
      'Two days, and not a week. I should spend the first of them with Mr Rao.',
    ],
  },
  in_writing: {
    says: [
      'Yes, by all means, in numbered points, this evening. I rely upon what stands in the resolution, and not upon a cover note.',
      'In writing, please. I shall return it with a pencil.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'By telephone if anything changes, and on paper when it is decided. I should not care to learn of it from an annex.',
      'On Monday at half past eight, in this room, and by telephone for anything that cannot wait.',
    ],
  },
  next_step: {
    says: [
      'You tell me your own opinion upon April, and then we draft one paragraph for the committee.',
      'See Mr Rao about what could be had in the spring, today if you can, and bring me a draft by Friday.',
    ],
    later: [
      'You amend the paper and send it to me by Friday. I read it, and after the vote on the tenth I telephone the brokers.',
    ],
  },
  what_is_missing: {
    says: [
      'Something for the brokers in April, and an author for the ranking. The person-months you have counted very well.',
      'The answer to one question is missing: what does a broker receive in the month I named?',
    ],
    later: ['Only the exact wording, which I should like to read by Friday. April itself is provided for.'],
  },
  did_i_get_it_right: {
    says: [
      'Yes, in substance, if you have the brokers first and the signature second. I do not ask for the whole of the Workbench.',
      'Yes, provided that April is in it. Without that I should send it back.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Composed, as you see, and rather ashamed of one sentence that I said to the brokers.',
      'Displeased, and civil about it. It is how one feels on reading a judgment against oneself with no reasons attached.',
    ],
    later: ['Relieved, upon the whole. I had prepared for a longer morning.'],
  },
  do_you_trust_me: {
    says: [
      'Your arithmetic, entirely. Your judgement I should know better with your signature under the fifth place.',
      'In part. I trust an opinion of your own further than any model.',
    ],
    later: ['I do. You gave me something that I could test, and that is how one knows.'],
  },
  are_we_all_right: {
    says: [
      'Yes, you and I have no quarrel. The paper and I have one, and it ends on the tenth.',
      'Perfectly. I am most dangerous when I am brief, and I am not brief with you.',
    ],
    later: ['We are. I should even say that I look forward to being outvoted by you some day.'],
  },
  did_i_offend_you: {
    says: [
      'No, you have not. The third annex did, a little.',
      'You did not. A fifth place does not offend me, only the silence beside it.',
    ],
  },
  may_i_be_frank: {
    says: [
      'Please do; I should be grateful. Candour is what I missed in the annex.',
      'You may, and it will not be held against you in committee.',
    ],
  },
  have_you_time: {
    says: [
      'I have half an hour, and I shall not look at the clock. Let us use it upon the brokers.',
      'I have kept the time for you. Mr Ingleby follows, and he may wait.',
    ],
  },
  say_again: {
    says: [
      'In one sentence: tell me who placed my project fifth, and what the brokers receive in April.',
      'I need something true for the brokers in April, and a name beneath the list.',
    ],
  },
  shall_i_explain: {
    says: [
      'Please proceed. I shall reserve my questions to the end, or nearly.',
      'By all means. State your case, and I shall tell you where it is weak.',
    ],
  },
  may_i_come: {
    says: [
      'You may, and I commend you for it. Few people have asked to see it.',
      'Certainly. Be so good as to let my office know, and you shall be expected.',
    ],
  },
};
