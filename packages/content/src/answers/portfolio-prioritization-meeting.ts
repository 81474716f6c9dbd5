import type { Answer } from '@parley/shared';

export const portfolioPrioritizationMeetingAnswers: readonly Answer[] = [
  {
    id: 'why-announce',
    asked: [
      'Why did you announce April without checking?',
      'that wasn’t in your script, why say it',
      'who told you April was feasible',
      'was it wise to promise a date on stage',
    ],
    says: [
      'It was not wise; it was meant. Mr Rao had told me that April was within reach, and nobody had told me that the people were not.',
    ],
  },
  {
    id: 'brokers-react',
    asked: [
      'How would the brokers react to a pause?',
      'what will three hundred brokers do',
      'are they going to be angry',
      'would they really care about a few months',
    ],
    says: [
      'They will be charming, and they will place the business elsewhere. A broker does not complain; he compares.',
    ],
  },
  {
    id: 'castlegate-who',
    asked: [
      'Who do you deal with at Castlegate?',
      'what is Castlegate to us',
      'tell me about the biggest broker',
      'who there makes the decision',
    ],
    says: [
      'A Mr Penrose, who has placed with us for nineteen years and writes down what one says. He sat in the second row.',
    ],
  },
  {
    id: 'castlegate-leave',
    asked: [
      'Would Castlegate really leave?',
      'how sure are you they’d renew elsewhere',
      'is the threat from castlegate real',
      'what does the competition offer them',
    ],
    says: [
      'I believe so. Two of our competitors already let him quote without an email, and he mentioned it to me over the pudding. One does not mention such a thing by accident.',
    ],
  },
  {
    id: 'other-two',
    asked: [
      'Which are the other two big brokers?',
      'who are the remaining large ones',
      'do the other two matter as much as castlegate',
      'would the others follow',
    ],
    says: [
      'Fenwick Marsh and Aldous. They follow Castlegate by about a month; it is the only thing on which they agree.',
    ],
  },
  {
    id: 'talk-to-brokers',
    asked: [
      'Can I talk to Castlegate myself?',
      'shall my office write to the brokers',
      'may we inform the brokers after the tenth',
      'can communications prepare a letter',
    ],
    says: [
      'No. I telephone first, all three, and then one of your letters may follow. In the other order I should oppose the whole paper.',
      'I must be quite clear: not before I have telephoned.',
    ],
  },
  {
    id: 'when-call',
    asked: [
      'When will you call the brokers?',
      'how long do you need before anything goes out',
      'when do they have to hear about it',
      'could the call wait until January',
    ],
    says: [
      'On the afternoon of the tenth, within the hour of the vote. Mr Penrose has a friend in every building, ours included.',
    ],
  },
  {
    id: 'embarrassed',
    asked: [
      'What does it mean for you personally?',
      'are you worried about your reputation',
      'is this about losing face',
      'what would a withdrawal cost you',
    ],
    says: [
      'It costs me the use of my word. They will conclude that Ansell’s lasts eight weeks, and they will be right about mine.',
    ],
    after: { concern: 'harrogate-promise', level: 'heard' },
    until: [
      'That is a question about me, and the agenda concerns a project. I should rather we took them in the proper order.',
    ],
  },
  {
    id: 'pause-accept',
    asked: [
      'Will you accept the pause?',
      'do you support my paper',
      'can I count on your vote on the tenth',
      'would you vote for the recommendation as it stands',
    ],
    says: [
      'Not as it stands. Give me something true for April and a name for the fifth place, and I may yet second it.',
      'As drafted, no. You will observe that I said drafted.',
    ],
  },
  {
    id: 'property-accept',
    asked: [
      'Would you accept property quotes only?',
      'what if just the three largest get something in April',
      'is a small first release good enough',
      '16 person-months for April, the rest in July, ok?',
    ],
    says: [
      'Yes, I could speak to that on the telephone without blushing. I should need to know from whom it is taken, and that he has agreed.',
      'Yes, as I said, with its cost stated and its donor willing.',
    ],
  },
  {
    id: 'property-useful',
    asked: [
      'Would brokers be able to use the small version?',
      'is commercial property enough for Castlegate',
      'what can they do with property alone',
      'which part of the workbench do brokers need most',
    ],
    says: [
      'It is the greater part of what Castlegate places with us. Motor fleets they rather enjoy haggling over by telephone.',
    ],
  },
  {
    id: 'property-who',
    asked: [
      'How reliable is Mr Rao’s estimate?',
      'can I see the sketch of the small release',
      'did Mr Rao calculate that properly',
      'is 16 a safe number',
    ],
    says: [
      'Mr Rao drew it on the back of an agenda and then checked it for a week. Ask him; he will give you the assumption he likes least, unprompted.',
    ],
  },
  {
    id: 'from-fraud',
    asked: [
      'Would you take the months from fraud?',
      'who would lose if you get sixteen',
      'what if fraud slips by a quarter',
      'is it fair to push the fraud project back',
    ],
    says: [
      'I should not like to take them; I should like them offered. Mrs Adeyemi sponsors fraud, and she has waited twice already. See her before she sees the minutes.',
      'See Mrs Adeyemi. I should not wish to profit from a surprise.',
    ],
  },
  {
    id: 'from-claims',
    asked: [
      'Should the months come from claims?',
      'do you want claims cut',
      'are you trying to take resources from Ingleby',
      'what would you take away to fund the workbench',
    ],
    says: [
      'I want claims measured, not cut. If the ruler should then release some months, I know a good home for them.',
    ],
  },
  {
    id: 'all-52',
    asked: [
      'Do you insist on all fifty-two?',
      'is there any way you’d give up the full scope',
      'what would you give up from the workbench',
      'what is your minimum for the project',
    ],
    says: [
      'No. I should insist on something in April and a date for the rest. The remainder is engineering, and I am not an engineer.',
      'I have told you the two things I would keep. The rest is Mr Rao’s to shape.',
    ],
  },
  {
    id: 'date-rest',
    asked: [
      'Is 1 July acceptable for the rest?',
      'what date do you need for the remainder',
      'would an autumn date be all right',
      'when must the full version be there',
    ],
    says: [
      'The first of July will do, if it stands in the resolution and not in a cover note. A date in a cover note is a courtesy.',
      'The first of July, in the resolution itself.',
    ],
  },
  {
    id: 'condition-return',
    asked: [
      'On what condition should the Workbench come back?',
      'what would guarantee the return in July',
      'how do we make sure it isn’t paused again',
      'who could still stop it in summer',
    ],
    says: [
      'That it returns unless the committee votes otherwise, and not if it does. You will appreciate the difference; it is where most pauses die.',
    ],
  },
  {
    id: 'stop-for-good',
    asked: [
      'Should we stop the Workbench altogether?',
      'would cancelling be cleaner than pausing',
      'is the project worth finishing',
      'what if we never finish it',
    ],
    says: [
      'I should oppose that openly and, I think, successfully. A pause I can lose gracefully; an abandonment I should ask to have recorded vote by vote.',
      'I should ask for a recorded vote. I have nothing to add to that.',
    ],
  },
  {
    id: 'money-spent',
    asked: [
      'Is the money spent lost if we pause?',
      'isn’t £640,000 a reason to continue',
      'what did we get for what was spent',
      'does the sunk cost matter to you',
    ],
    says: [
      'A rating engine that works and a screen that does not. I do not argue from what has been spent; I leave that to the weaker side.',
    ],
  },
  {
    id: 'email-quotes',
    asked: [
      'Can’t the brokers go on quoting by email?',
      'what’s wrong with the current way of quoting',
      'how do brokers get a quote today',
      'is the manual process so bad',
    ],
    says: [
      'They can, and they wait four days for a figure that our own clerks type twice. They were told in October that it would end.',
      'Four days and two typings. It has not improved since you asked.',
    ],
  },
  {
    id: 'who-signs-rank',
    asked: [
      'Would it help if I signed the ranking?',
      'if I say the fifth place is my judgement, is that enough',
      'do you need a name behind the list',
      'what if i defend it in front of you',
    ],
    says: [
      'It would. I can be outvoted by a person with reasons, and I bear no grudge. I cannot be outvoted by a column.',
      'A name, yes. It need not be a happy one.',
    ],
  },
  {
    id: 'your-rank',
    asked: [
      'Where would you put the Workbench?',
      'how would you rank the seven projects',
      'which one should be below yours',
      'what should be number one',
    ],
    says: [
      'Third, behind the conduct rules and the data centre. I concede that I am not a disinterested witness.',
      'Third. Nobody has yet cross-examined me on it.',
    ],
  },
  {
    id: 'conduct-rules',
    asked: [
      'Do you accept that the conduct rules come first?',
      'what about the regulatory project',
      'is anything in the top four wrong',
      'which of the four do you not dispute',
    ],
    says: [
      'I accept the conduct rules; one does not bargain with the regulator. Nor do I dispute the data centre. You will notice which two that leaves.',
    ],
  },
  {
    id: 'weights-unfair',
    asked: [
      'What is wrong with the scoring?',
      'which weight would you change',
      'were the criteria not agreed by everyone',
      'the model was validated by the working group, do you doubt it',
    ],
    says: [
      'It counts premium won and not premium lost. I sat in that working group by deputy, so I share the fault, and I say so before you do.',
    ],
  },
  {
    id: 'annex-history',
    asked: [
      'Did you know how the points came about?',
      'where did you find the 61',
      'who showed you the annex',
      'when did you read the paper',
    ],
    says: ['On Monday evening, twice. The points are in the third annex, in a type size one uses for disclaimers.'],
  },
  {
    id: 'no-warning',
    asked: [
      'Should I have come to you first?',
      'why didn’t you hear it from me in person',
      'what should we have done before sending the paper',
      'are you offended that you read it in a column',
    ],
    says: [
      'Yes, before it was printed, and for ten minutes. I should have disagreed with you exactly as much and thought rather more of you.',
    ],
  },
  {
    id: 'ingleby-who',
    asked: [
      'What sort of person is Mr Ingleby?',
      'do you get along with Robert Ingleby',
      'is there a conflict between you and claims',
      'may I talk to ingleby about it',
    ],
    says: [
      'A capable man, and good company. We dined on Friday and did not mention person-months, which was an effort for us both. By all means speak with him.',
      'As before: able, agreeable, and sixteen heavier.',
    ],
  },
  {
    id: 'claims-why-grew',
    asked: [
      'Why do you think the claims number went up?',
      'what might the sixteen be for',
      'is the claims growth justified in your view',
      'what did the footnote say',
    ],
    says: [
      '“Increased understanding of scope.” I have used the phrase myself, in court, of a client who had mislaid a horse.',
    ],
  },
  {
    id: 'claims-review-ok',
    asked: [
      'Would an independent review of claims satisfy you?',
      'if somebody neutral looks at the estimate, are you content',
      'what if we review claims before the tenth',
      'who should examine the claims figure',
    ],
    says: [
      'It would, if it is done as mine was, line by line, and by somebody who does not lunch with either of us. Mr Ingleby should hear of it from you today.',
      'Yes, on the terms I gave. I should not add to them.',
    ],
  },
  {
    id: 'claims-review-null',
    asked: [
      'What if the review finds nothing?',
      'suppose claims really needs 50',
      'will you still complain if the number holds',
      'and if nothing is freed up?',
    ],
    says: [
      'Then I was mistaken and shall say so in the committee, which they will enjoy. It is the asking that I want, rather more than the months.',
    ],
  },
  {
    id: 'claims-important',
    asked: [
      'Isn’t claims more important for customers?',
      'people get paid late, doesn’t claims matter more',
      'do you think claims should be stopped',
      'do you want claims below the workbench',
    ],
    says: ['It matters a great deal, and I should fund it. Importance does not excuse arithmetic.'],
  },
  {
    id: 'rao-who',
    asked: [
      'Who is Sanjay Rao?',
      'can I speak with Mr Rao',
      'how good is the head of the workbench team',
      'do you trust Sanjay',
    ],
    says: [
      'He leads the eleven, and he is the only man in the building who answers a question with a number and then stops. Do see him, this week if you can.',
    ],
  },
  {
    id: 'rao-offer',
    asked: [
      'Is Mr Rao going to leave?',
      'what would keep him here',
      'has someone made Sanjay an offer',
      'by when must Mr Rao know',
    ],
    says: [
      'He may. A bank in Manchester wrote to him on Monday, and he told me the same hour. He wishes to know by Friday whether there is a July.',
      'By Friday. He is too polite to say it twice, so I do.',
    ],
  },
  {
    id: 'keep-four',
    asked: [
      'Would keeping four of them be enough?',
      'what if we retain a few on the data centre',
      'which contractors would you keep',
      'can a core team carry it into July',
    ],
    says: [
      'Four would do, if I choose them and Mr Rao is the first. They would have to be told the truth about the cabling.',
      'Four, of my choosing. I believe we have the point.',
    ],
  },
  {
    id: 'handover-enough',
    asked: [
      'Isn’t a proper handover sufficient?',
      'could documentation replace the team',
      'can we hire new people in July',
      'why not let all eleven go and recruit later',
    ],
    says: [
      'No. I have recruited them once, and it took three-quarters of a year. A handover is a letter to a person who has not been found.',
    ],
  },
  {
    id: 'contract-cost',
    asked: [
      'Who pays for them until June?',
      'do you have budget for the contractors',
      'can your department carry four people',
      'is there money in operations for this',
    ],
    says: [
      'My budget is spoken for to the last chair. Mr Cole has some room on the data centre, I am told; ask him, and Mrs Whitcombe in finance before you believe him.',
    ],
  },
  {
    id: 'committee-who',
    asked: [
      'Who sits on the investment committee?',
      'how will the other members vote',
      'who is the chair',
      'whose voice counts most on the tenth',
    ],
    says: [
      'Five of us, with the chief executive, Mr Strickland, in the chair. He follows the finance director on money and me on brokers, and on the tenth he will have to choose.',
    ],
  },
  {
    id: 'lobby',
    asked: [
      'Are you going to lobby against me?',
      'have you talked to other members already',
      'will you table an amendment',
      'what will you do if I don’t change the paper',
    ],
    says: [
      'I have spoken to no one yet, as a courtesy to you. If the paper is unchanged on Friday, I shall draft an amendment and send you the first copy.',
    ],
  },
  {
    id: 'ceo',
    asked: [
      'What does the chief executive think?',
      'is Mr Strickland behind the list',
      'does the CEO know about Harrogate',
      'could the CEO overrule it',
    ],
    says: [
      'He was in Harrogate, he applauded, and I believe he has forgotten. I should not wish to be the one to remind him, unless I must.',
    ],
  },
  {
    id: 'wording',
    asked: [
      'What should the resolution say?',
      'can you give me the wording you need',
      'how would you phrase it in the paper',
      'what has to be written for you to second it',
    ],
    says: [
      '“April for the three, the first of July for the rest, and the name of the officer who so recommends.” You may improve the grammar, not the substance.',
      'The same three elements, in any order you please.',
    ],
  },
  {
    id: 'deadline-wording',
    asked: [
      'By when do you need the amended paper?',
      'how long do I have to change it',
      'is Friday soon enough',
      'when do the committee papers close',
    ],
    says: [
      'By Friday, for the papers are closed on Monday and I read everything twice. It is a vice of the profession.',
      'Friday. It is a short sentence and a long weekend.',
    ],
  },
  {
    id: 'enough',
    asked: [
      'What would you need to support it?',
      'what are your terms',
      'under which conditions would you second the paper',
      'what’s enough for your yes',
    ],
    says: [
      'Something true for the brokers in April. A named author. One ruler for two projects. And some of Mr Rao’s people left to return. I have put them in order of weight.',
      'The four heads that I gave you. I should not lengthen the list.',
    ],
  },
  {
    id: 'two-stopped',
    asked: [
      'What about the two projects we want to stop?',
      'do you mind the two smaller ones being stopped',
      'should the small projects be spared',
      'would you rather stop something else',
    ],
    says: [
      'I have no interest in either, which is why I notice that their sponsors have not been asked. I should see Mr Tolley before he sees me.',
    ],
  },
  {
    id: 'more-capacity',
    asked: [
      'Could we get more people?',
      'what if we buy in extra capacity',
      'is the 140 really fixed',
      'can we outsource part of it',
    ],
    says: [
      'You would know better than I; you printed the figure. Money one might find, Mrs Whitcombe in finance permitting. Trained people by January, I think not.',
      'I have nothing beyond the name of Mrs Whitcombe.',
    ],
  },
  {
    id: 'split-capacity',
    asked: [
      'Could everybody get a bit less?',
      'cut all projects by a third, would that be fair',
      'share the capacity equally?',
      'spread the shortage over all seven',
    ],
    says: ['That is how one finishes nothing with perfect fairness. I should prefer to lose.'],
  },
  {
    id: 'data-centre-later',
    asked: [
      'Could the data centre wait a month?',
      'what if we pay the penalty and use those people',
      'is it possible to extend the old data centre',
      'would a delay there help you',
    ],
    says: [
      'I signed that contract, and I should have to explain the penalty to the committee beside my own project. No, thank you. I have some sense of theatre.',
    ],
  },
  {
    id: 'fear',
    asked: [
      'What is your greatest concern on the tenth?',
      'what do you fear most here',
      'what’s the worst outcome for you',
      'what would be the worst thing the committee could do',
    ],
    says: [
      'A vote that says “paused” and a silence where the date should be. I should then have lost and not know until when.',
      'A silence where a date should stand.',
    ],
  },
  {
    id: 'regulator',
    asked: [
      'What would the regulator say about the pause?',
      'is there any legal commitment to the brokers',
      'can Castlegate claim something',
      'did you bind us by what you said',
    ],
    says: [
      'I bound us in honour and not in contract; I took care, even unscripted. On the regulator ask Mrs Beaumont in compliance, who will be brief, as she bills no one.',
    ],
  },
  {
    id: 'technical',
    asked: [
      'Why is the Workbench so large a piece of work?',
      'what is technically difficult about it',
      'is the rating engine finished',
      'could it be built more simply',
    ],
    says: [
      'I sponsor it and do not build it. Mr Rao will show you the rating engine; you may leave when he reaches the tax tables.',
    ],
  },
  {
    id: 'other-sponsors',
    asked: [
      'What do the other sponsors say?',
      'is anybody else unhappy with the list',
      'have the sponsors agreed with one another',
      'do the others think it’s fair',
    ],
    says: ['Those above the line find it rigorous. I recommend that you test it on someone below.'],
  },
  {
    id: 'trust',
    asked: [
      'Do you trust my office?',
      'what do you think of me',
      'do you believe I’m neutral',
      'have I lost your confidence',
    ],
    says: [
      'I trust your arithmetic. Whether I trust your judgement I cannot say, as I have not yet been shown any.',
      'I am still waiting to be shown some judgement.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you angry with me?',
      'you’re very polite, is that a bad sign',
      'have I upset you',
      'is there something personal between us',
    ],
    says: ['No. When I am angry I become brief, and you will have noticed the subordinate clauses.'],
  },
  {
    id: 'whose-fault',
    asked: [
      'Whose mistake was this?',
      'who is to blame for over-promising',
      'did I do something wrong, or you',
      'why are we in this position',
    ],
    says: ['Mine for the month and yours for the column. I suggest that we each bring our own to the committee.'],
  },
  {
    id: 'role',
    asked: [
      'How long have you been COO?',
      'what did you do before Ansell',
      'what do you run exactly',
      'who do you report to',
    ],
    says: [
      'Six years, and seven at the Bar before I discovered claims. I run what happens between the signature and the cheque, and I answer to Mr Strickland.',
    ],
  },
  {
    id: 'why-workbench',
    asked: [
      'Why did you start the Workbench?',
      'what is it for, in a sentence',
      'what does it change for us',
      'why does the project matter to you',
    ],
    says: [
      'So that a broker may have a price while his client is still in the room. It is a modest ambition, and it has occurred to everyone but us.',
    ],
  },
  {
    id: 'recommend',
    asked: [
      'Would you work with my office again?',
      'would you say something good about us',
      'how will you remember this',
      'do you think the portfolio process is any use',
    ],
    says: [
      'Before this week I would have called it necessary. If the list acquires an author, I may go as far as useful.',
    ],
  },
  {
    id: 'need-me',
    asked: [
      'What do you want from me today?',
      'how can I help you with this',
      'what’s the first thing you need',
      'what should I take away from here',
    ],
    says: [
      'An opinion, with your name to it. After that, what I may say to Castlegate.',
      'An opinion, and then a sentence for the telephone.',
    ],
  },
  {
    id: 'day-after',
    asked: [
      'What happens on the eleventh?',
      'what would you do the morning after the vote',
      'how do we go on once it’s decided',
      'what follows after the committee',
    ],
    says: [
      'I see Mr Rao at nine, whichever way it went. Then I should like you in my office with the plan for the spring, and no annex.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I send you a note of this?',
      'do you want it in writing',
      'who keeps the record of what we agreed',
      'can I minute this',
    ],
    says: ['Do, this evening, and in numbered points. I shall return it with a pencil.'],
  },
  {
    id: 'meet-again',
    asked: [
      'Can we meet before the tenth?',
      'when may I see you again',
      'would Monday suit you',
      'how do I reach you if something changes',
    ],
    says: [
      'On Monday at half past eight, before the papers go. If anything changes sooner, I prefer a telephone to an email.',
      'Monday, half past eight.',
    ],
  },
  {
    id: 'advice',
    asked: [
      'What would you do in my position?',
      'if you headed the portfolio office',
      'what would you advise me',
      'how would you have ranked them',
    ],
    says: [
      'I should have brought the list round by hand, to the losers first. It takes an afternoon and saves a committee.',
    ],
  },
  {
    id: 'private',
    asked: [
      'Do you have children?',
      'what kind of dog do you have',
      'how was your weekend',
      'when do you intend to retire',
    ],
    says: ['The dog is discoverable; everything else is privileged. Shall we return to the paper?'],
  },
  {
    id: 'person-month-what',
    asked: [
      'How do you count a person-month?',
      'do you know what goes into the capacity figure',
      'what do you understand by pausing',
      'can I explain how capacity works',
    ],
    says: [
      'One person, one month, and in practice three weeks of it, as Mr Rao tells me. I do not dispute the unit. I dispute who is holding it.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'Which of your points is the main one?',
      'what should I address first',
      'rank your objections for me',
      'if I can settle only one matter today',
    ],
    says: [
      'The brokers. I numbered it first in my own notes, and I recommend the numbering.',
      'The brokers. I have not renumbered.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What do I get if I change the paper?',
      'will you second it in return',
      'if I meet you halfway, what do you offer',
      'can I rely on you in the committee then',
    ],
    says: [
      'My vote, my seconding it, and silence on the rest, which in that committee is the scarcer thing.',
      'A vote and a silence. You will find that they keep.',
    ],
  },
  {
    id: 'time',
    asked: [
      'How long do you have?',
      'is now convenient',
      'shall I come back at a better time',
      'when is your next meeting',
    ],
    says: [
      'I have kept half an hour and shall not look at the clock. Mr Ingleby has the next one; I should enjoy overrunning.',
    ],
  },
  {
    id: 'good-outcome',
    asked: [
      'What would be a good result for you?',
      'how should it look in the summer if all goes well',
      'what do you hope for, realistically',
      'when would you call it a success',
    ],
    says: [
      'That in June Mr Penrose telephones to complain about a button. One only complains of a button that one uses.',
    ],
  },
];
