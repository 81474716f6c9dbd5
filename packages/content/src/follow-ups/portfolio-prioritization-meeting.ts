import type { FollowUp } from '@parley/shared';

export const portfolioPrioritizationMeetingFollowUps: readonly FollowUp[] = [
  {
    id: 'opening-i-decided',
    on: ['opening', 'concern:nobody-signed-the-rank'],
    asked: [
      'What would you like to hear, a name?',
      'would it satisfy you to know who decided it',
      'Does it matter to you who decided?',
      'why do you want to know the person',
      'What changes for you if there’s a name behind it?',
    ],
    says: [
      'It matters a good deal. A person may be asked for reasons and may have been wrong; a scoring can only be added up again.',
    ],
  },
  {
    id: 'opening-what-read-twice',
    on: ['opening', 'answer:annex-history', 'common:how_found_out'],
    asked: [
      'What struck you on the second reading?',
      'you read it twice, why',
      'What did you look for the second time?',
      'and did it change between the first and second reading',
    ],
    says: ['The first time I read the figures, the second time I looked for a person. The figures I found.'],
  },
  {
    id: 'opening-fifth-important',
    on: ['opening', 'concern:nobody-signed-the-rank'],
    asked: [
      'Fifth doesn’t mean unimportant, does it?',
      'is fifth out of seven so bad',
      'Would fourth have been all right with you?',
      'What troubles you about fifth',
    ],
    says: [
      'Fifth is where the money ends, so it might as well be fiftieth. I do not mind the number; I mind learning it from a heading.',
    ],
  },
  {
    id: 'opening-start-where',
    on: ['opening'],
    asked: [
      'May I start with what it means for you?',
      'I’d rather hear your view before I explain the scoring',
      'Before I answer, what does the fifth place change for you?',
      'tell me first what it does to you',
    ],
    says: [
      'That is a better beginning than I had expected. It leaves me with a month that I named to the brokers and nothing to put in it.',
    ],
  },
  {
    id: 'harrogate-words',
    on: ['fact:harrogate', 'concern:harrogate-promise', 'statement:no-promise', 'answer:harrogate-who-heard'],
    asked: [
      'What exactly did you say in Harrogate?',
      'which words did you use on that stage',
      'Did you say April or spring?',
      'how was the promise worded',
      'How did you put it on the stage?',
      'can you quote the sentence from Harrogate',
    ],
    says: [
      '“In April you will quote with us from your own desks.” One sentence, and I have regretted its clarity since Monday.',
    ],
  },
  {
    id: 'harrogate-all-brokers',
    on: ['fact:harrogate', 'concern:harrogate-promise', 'statement:no-promise'],
    asked: [
      'Do all three hundred expect it in April?',
      'how many of them really wait for April',
      'Did you promise it to every broker or to the large ones?',
      'are all 300 going to use it',
    ],
    says: [
      'I promised it to the room. Perhaps forty of them would use it in the first year, and three of them decide what the rest think.',
    ],
  },
  {
    id: 'harrogate-reaction',
    on: ['fact:harrogate', 'answer:harrogate-who-heard', 'answer:why-announce'],
    asked: [
      'How did they react in the hall?',
      'did they clap when you said it',
      'What happened after you’d said April?',
      'were there questions from the brokers afterwards',
    ],
    says: [
      'They applauded, which for brokers is unusual, and a good many took out a pen. The pens worried me even then.',
    ],
  },
  {
    id: 'harrogate-not-script',
    on: ['fact:harrogate', 'answer:why-announce', 'statement:no-promise'],
    asked: [
      'What was in the script instead?',
      'why did you depart from your script',
      'So you improvised it?',
      'What should you have said according to the script',
    ],
    says: ['“In the coming year.” I looked at the faces and thought it a poor thing to have travelled for.'],
  },
  {
    id: 'harrogate-rao-april',
    on: ['answer:why-announce', 'answer:your-part'],
    asked: [
      'What did Mr Rao base April on?',
      'did Rao know the people weren’t there',
      'Was Mr Rao wrong about April then?',
      'who should have told you that there were no people',
    ],
    says: [
      'He assumed that his team would be left to him. It was a fair assumption in September, and your list removed it.',
    ],
  },
  {
    id: 'castle-phone-who',
    on: ['concern:harrogate-promise'],
    asked: [
      'Who should telephone Castlegate, in your view?',
      'would you want to make that call yourself',
      'What would have to be said on that call?',
      'shouldn’t it be you who calls them',
    ],
    says: [
      'It must be I, for it was my sentence. As to what is said, I have at present a telephone and nothing to say into it.',
    ],
  },
  {
    id: 'april-nothing-word',
    on: ['concern:harrogate-promise', 'statement:refuse-april'],
    asked: [
      'Is there anything at all you could tell them today?',
      'what would you say to the brokers if it’s nothing',
      'How bad would nothing be?',
      'and if the honest answer were nothing',
    ],
    says: [
      'Nothing is a word I should at least understand, and I should vote against it. I had rather that you looked once more before you chose it.',
    ],
  },
  {
    id: 'april-could-keep',
    on: [
      'concern:harrogate-promise',
      'statement:full-pause',
      'statement:refuse-april',
      'statement:summary-accepts-pause',
    ],
    asked: [
      'What could you keep, in your eyes?',
      'is there a smaller version you could live with',
      'What’s the least that would be true for the brokers in April?',
      'could a part of it be there in April',
      'What part of it could you live with?',
      'which piece would be worth keeping for the brokers',
    ],
    says: [
      'One class of business upon which they can truly quote. Upon its size I am no authority; Mr Rao would be the person to ask.',
    ],
  },
  {
    id: 'april-whose-expense',
    on: ['concern:harrogate-promise', 'statement:property-for-three', 'answer:property-accept'],
    asked: [
      'Whose months should pay for it, in your view?',
      'which sponsor should give something up for it',
      'Would it be right to ask fraud for that?',
      'at whose expense would you find it fair',
    ],
    says: [
      'Fraud is the natural lender, if Mrs Adeyemi agrees before the tenth and hears it from you. I will not have my April found in her pocket.',
    ],
  },
  {
    id: 'april-resolution-where',
    on: ['concern:harrogate-promise', 'statement:date-in-resolution', 'answer:wording'],
    asked: [
      'Why in the resolution and not just in the paper?',
      'what’s the difference between the paper and the resolution',
      'Is the resolution that important?',
      'would a line in the minutes do',
    ],
    says: [
      'A paper is what you think; a resolution is what the committee has bound itself to. I have seen many papers outlive their meaning by a week.',
    ],
  },
  {
    id: 'broker-hears-pause',
    on: ['concern:harrogate-promise', 'answer:brokers-react'],
    asked: [
      'What if we call it a delay and not a pause?',
      'could you tell them it’s only postponed',
      'Would a firm July date not calm the brokers?',
      'is July so much worse than April for a broker',
      'Would another word than pause help?',
      'what difference does the word make to a broker',
    ],
    says: [
      'The word is of no account; the empty hand is. July falls after the largest of them has settled where he places his business.',
    ],
  },
  {
    id: 'castlegate-april-date',
    on: [
      'fact:castlegate-renewal',
      'answer:castlegate-leave',
      'answer:cost-of-delay-brokers',
      'answer:three-brokers-share',
      'answer:april-exact',
    ],
    asked: [
      'When do they decide about the renewal?',
      'by when does Castlegate make up its mind',
      'Does the decision fall on the 30th or earlier?',
      'castlegate’s agreement, when do the talks begin',
    ],
    says: [
      'Mr Penrose opens the matter in February and decides by the end of March. The thirtieth of April is only the day on which it ends.',
    ],
  },
  {
    id: 'castlegate-share-of',
    on: [
      'fact:castlegate-renewal',
      'answer:three-brokers-share',
      'answer:cost-of-delay-brokers',
      'statement:brokers-fine',
    ],
    asked: [
      'How much of the £31 million is Castlegate’s?',
      'what does castlegate alone bring',
      'Is Castlegate half of that?',
      'out of the 31 million, what share is the largest one',
    ],
    says: [
      'Rather less than half of it. I do not quote the figure abroad, since Mr Penrose would be interested to hear it.',
    ],
  },
  {
    id: 'castlegate-at-risk',
    on: ['fact:castlegate-renewal', 'answer:cost-of-delay-brokers', 'answer:castlegate-leave'],
    asked: [
      'So is the whole £31 million at risk?',
      'would all three leave',
      'How much of it would you really expect to lose?',
      'you don’t mean we lose 31 million, do you',
      'How much of the premium would really go?',
      'do you think we would lose all three',
    ],
    says: [
      'I do not say that all of it would go. I say that all of it would be compared, and that has not happened to us in nineteen years.',
    ],
  },
  {
    id: 'penrose-pudding',
    on: ['answer:castlegate-leave', 'answer:castlegate-who', 'statement:brokers-fine'],
    asked: [
      'What did Mr Penrose say over the pudding?',
      'when did he mention that to you',
      'What were his words about the competitors?',
      'how exactly did penrose put it',
    ],
    says: [
      '“One of your rivals gave me a price before the coffee came.” He said it pleasantly, in November, and then praised the tart.',
    ],
  },
  {
    id: 'competitors-who',
    on: ['answer:castlegate-leave', 'answer:email-quotes', 'common:example'],
    asked: [
      'Which competitors offer that already?',
      'who are those two insurers',
      'What can the two others do that we can’t?',
      'do they quote online for everything',
      'Who are these two competitors?',
      'which other insurers let them quote',
    ],
    says: [
      'A mutual in Bristol and a company in the City. Both quote commercial property in minutes and everything else as slowly as we do.',
    ],
  },
  {
    id: 'penrose-friend',
    on: ['answer:when-call'],
    asked: [
      'What do you mean, a friend in every building?',
      'who’s his friend in our house',
      'Does he hear of everything here?',
      'so the news would reach him anyway',
      'Who tells Mr Penrose such things?',
      'has penrose really a friend in our building',
    ],
    says: [
      'I have never discovered who it is. I only know that he congratulated me upon an appointment two days before I had made it.',
    ],
  },
  {
    id: 'within-hour',
    on: ['answer:when-call', 'statement:you-call-first', 'statement:letter-to-brokers'],
    asked: [
      'How many brokers will you call in that hour?',
      'who do you telephone first after the vote',
      'All three in one hour?',
      'do you ring the three of them the same afternoon',
      'Which of them do you ring first?',
      'how long would each call take',
    ],
    says: [
      'Mr Penrose first, then Fenwick Marsh, then Aldous, twenty minutes each. The remainder may have a letter of yours the following morning.',
    ],
  },
  {
    id: 'letter-after',
    on: ['statement:letter-to-brokers', 'statement:you-call-first', 'answer:talk-to-brokers'],
    asked: [
      'May I draft the letter now, to go out afterwards?',
      'when can my letter go then',
      'Would you like to see that letter before?',
      'do you sign the letter or do I',
    ],
    says: [
      'Draft it by all means, and let me see it. It goes out on the eleventh, over my signature, since it was my sentence.',
    ],
  },
  {
    id: 'property-what-is',
    on: [
      'fact:property-only',
      'statement:property-for-three',
      'answer:property-useful',
      'statement:small-version-impossible',
    ],
    asked: [
      'What does commercial property cover?',
      'what would the brokers be able to do in the small version',
      'Which business would be in that first release?',
      'commercial property alone, what is left out',
    ],
    says: [
      'Shops, offices, warehouses and the like. Left out are motor fleets and liability, which is most of the work and the lesser part of the pleasure.',
    ],
  },
  {
    id: 'property-when-sketched',
    on: ['fact:property-only', 'statement:small-version-impossible', 'answer:property-who', 'common:tried_before'],
    asked: [
      'When did he sketch that?',
      'why didn’t you pursue the smaller release',
      'How old is Mr Rao’s sketch?',
      'you had this sketch and didn’t use it, why',
    ],
    says: [
      'In the summer. I had been promised the whole and saw no cause to ask for a part. One does not negotiate against oneself, I thought.',
    ],
  },
  {
    id: 'property-april-possible',
    on: ['fact:property-only', 'statement:property-for-three', 'answer:some-months', 'answer:property-who'],
    asked: [
      'Would sixteen really be finished by April?',
      'can Rao be done with it in April',
      '16 person-months in four months, how many people is that?',
      'if we start in January is the small one ready in time',
    ],
    says: [
      'Four people, from January to the end of April. Mr Rao would prefer five and would tell you that he can do it with four.',
    ],
    tells: ['property-only'],
  },
  {
    id: 'property-sixteen-coincidence',
    on: ['fact:property-only', 'fact:claims-growth'],
    asked: [
      'Sixteen again, the same as claims grew?',
      'is it an accident that it’s 16 in both',
      'The same sixteen as in the claims platform?',
      'funny, both are sixteen',
    ],
    says: [
      'I remarked upon it myself. I draw no conclusion; I merely notice that my April and Mr Ingleby’s footnote are of one size.',
    ],
    tells: ['claims-growth', 'property-only'],
  },
  {
    id: 'property-three-only',
    on: ['statement:property-for-three', 'answer:property-accept', 'answer:announce-smaller'],
    asked: [
      'And the other brokers get nothing in April?',
      'what about the remaining two hundred and ninety-seven',
      'Would only the three have access?',
      'do the smaller ones wait until summer',
    ],
    says: [
      'They wait, and I shall tell them so. Three who quote in April are an explanation; none at all is an apology.',
    ],
  },
  {
    id: 'property-date-name',
    on: ['statement:property-for-three', 'answer:property-accept', 'statement:date-in-resolution'],
    asked: [
      'Which date do you want in the paper?',
      'the 27th of April, would you be content',
      'Can I write 27 April for the three?',
      'what day shall stand there for april',
    ],
    says: ['The twenty-seventh would serve. I should write “by”, and let Mr Rao see the figure before it is printed.'],
  },
  {
    id: 'fraud-waited',
    on: ['answer:from-fraud', 'statement:take-from-fraud', 'answer:ask-adeyemi', 'answer:what-instead-fifth'],
    asked: [
      'Why has fraud waited twice already?',
      'when was Mrs Adeyemi put off before',
      'What happened the two times before?',
      'twice, who made her wait',
    ],
    says: [
      'Once for the conduct rules and once, I regret to say, for the Workbench. She was gracious on both occasions, which makes a third harder.',
    ],
  },
  {
    id: 'fraud-declines',
    on: ['statement:tell-fraud-sponsor', 'answer:from-fraud', 'statement:take-from-fraud'],
    asked: [
      'If she declines, I’d come back to you before anything’s printed',
      'what if Mrs Adeyemi says no',
      'Then I’d look at what the claims review frees',
      'if she refuses, whose months could it be',
    ],
    says: [
      'Then I should look to whatever an examination of claims releases, and failing that, to you. I should not press her a second time.',
    ],
  },
  {
    id: 'fraud-how-many',
    on: ['answer:from-fraud', 'statement:take-from-fraud', 'statement:fraud-sponsor-willing'],
    asked: [
      'Does fraud have enough months to give?',
      'how big is the fraud project',
      'Can fraud spare sixteen at all?',
      'how long would fraud have to wait for that',
    ],
    says: [
      'The size of it is in your annex and not in my head. A start in the second quarter, I believe, would release what is needed.',
    ],
  },
  {
    id: 'fraud-in-writing',
    on: ['statement:fraud-sponsor-willing'],
    asked: [
      'She said it on the phone, I’ll have it in writing today',
      'not yet in writing, shall I ask her for a line',
      'An e-mail from her, would that be enough?',
      'only orally so far',
      'Does it have to be in writing from her?',
      'what should her line say',
    ],
    says: ['A line from her will do. Oral consent has a way of growing conditions by the following week.'],
  },
  {
    id: 'adeyemi-approach',
    on: ['answer:ask-adeyemi', 'answer:from-fraud', 'statement:tell-fraud-sponsor'],
    asked: [
      'What start date should I bring her?',
      'how should I put it to Mrs Adeyemi',
      'Shall I mention you to her?',
      'what will she want in exchange',
    ],
    says: [
      'The first of April, if you can stand behind it, and in the same resolution as mine. You may say that I thanked her before she had answered.',
    ],
  },
  {
    id: 'date-default',
    on: ['answer:condition-return', 'statement:date-in-resolution', 'answer:date-rest'],
    asked: [
      'What do you mean by unless the committee votes otherwise?',
      'so no second vote for the return',
      'It comes back automatically on 1 July?',
      'who could still stop it in july then',
      'So silence brings it back?',
      'who’d have to act to stop the return',
    ],
    says: [
      'I mean that silence brings it back. The committee may stop it, in a meeting, with a reason in the minutes, but it must trouble to do so.',
    ],
  },
  {
    id: 'date-pauses-die',
    on: ['answer:condition-return', 'common:happened_before', 'statement:return-sometime'],
    asked: [
      'Which pauses have died like that?',
      'have you an example of a project that never came back',
      'Has that happened to others here?',
      'which sponsors were paused before',
    ],
    says: ['The agents’ portal, four years ago. Paused for a quarter, and the quarter has not ended.'],
  },
  {
    id: 'name-answer-fifth',
    on: ['concern:nobody-signed-the-rank', 'answer:who-signs-rank', 'answer:whose-name'],
    asked: [
      'Would you believe it if I said so?',
      'how would you argue with me about the fifth place',
      'What would you ask a person who believes it’s fifth?',
      'and if that person is me, what then',
    ],
    says: [
      'Then I have an opponent, which is a courtesy. I should ask for the reasons in writing, and attack only those.',
    ],
  },
  {
    id: 'name-sixty-one',
    on: ['concern:nobody-signed-the-rank', 'answer:annex-history', 'answer:weights-unfair'],
    asked: [
      'What would 61 have to be for fourth?',
      'how many points was fraud above it',
      'Is the distance to the fourth place large?',
      'which number of points would you give it',
    ],
    says: ['Two points below the fourth, upon a scale of a hundred. I should not hang a dog upon two points.'],
  },
  {
    id: 'name-premium-lost',
    on: ['answer:weights-unfair', 'concern:nobody-signed-the-rank', 'statement:show-other-weightings'],
    asked: [
      'What do you mean by premium not lost?',
      'how would you count premium that isn’t lost',
      'So it counts new business and not what we keep?',
      'why does it matter, premium won or lost',
    ],
    says: [
      'A project that brings a pound scores; one that prevents a pound from leaving does not. The pound cannot tell the difference.',
    ],
  },
  {
    id: 'name-deputy',
    on: ['answer:weights-unfair', 'answer:were-you-asked', 'statement:you-approved-scoring'],
    asked: [
      'Who was your deputy in that group?',
      'didn’t your deputy tell you about the weights',
      'When did that working group meet?',
      'so operations agreed to the weights?',
    ],
    says: [
      'A Mrs Garside, in the spring. She told me, and I thought weights a dull subject; I have been instructed since.',
    ],
  },
  {
    id: 'name-own-opinion-ask',
    on: ['concern:nobody-signed-the-rank', 'answer:need-me', 'common:how_can_i_help'],
    asked: [
      'My own opinion is that it’s worth doing, but not all of it now',
      'I think it’s good and too big',
      'In my view a part of it belongs in the first half',
      'i believe in the Workbench, only not at this size',
    ],
    says: ['That is an opinion, and I can do something with it. Would you say it in the paper, in those words?'],
  },
  {
    id: 'name-which-assumption',
    on: ['concern:nobody-signed-the-rank'],
    asked: [
      'The weight on premium is the one that would move it',
      'If retained premium counted, it’d be third, I admit that',
      'the assumption about new business is the weak one',
      'It would move if the regulator’s date slipped',
    ],
    says: [
      'You volunteer it, which does you credit. Print that beside the rank, and I shall have very little left to expose.',
    ],
  },
  {
    id: 'trust-judgement-hear',
    on: ['answer:trust', 'common:do_you_trust_me'],
    asked: [
      'What would you want to hear from me to trust it?',
      'how do I show you my judgement',
      'What did you think of my office before?',
      'what’s missing for you to trust my judgement',
    ],
    says: ['One sentence which begins with “I” and ends with a reason. Your office writes very well in the passive.'],
  },
  {
    id: 'claims-footnote',
    on: ['fact:claims-growth', 'concern:claims-spared', 'answer:claims-why-grew', 'statement:claims-was-tested'],
    asked: [
      'What does the footnote say?',
      'which page is that footnote on',
      'Where’s the explanation for the fifty?',
      'can you read me the footnote',
    ],
    says: [
      '“Increased understanding of scope”, at the foot of page nineteen. Three words and a preposition, for sixteen person-months.',
    ],
    tells: ['claims-growth'],
  },
  {
    id: 'claims-how-found',
    on: ['fact:claims-growth', 'concern:claims-spared', 'answer:claims-doubt'],
    asked: [
      'How did you notice that it had grown?',
      'where did you get the September figure',
      'Who showed you the 34?',
      'you still had the number from september?',
      'How did you come across the growth?',
      'you compared it with September yourself',
    ],
    says: ['I keep what I am sent. The September table was in the same folder, and I laid the one upon the other.'],
  },
  {
    id: 'claims-raised-before',
    on: ['fact:claims-growth', 'concern:claims-spared', 'answer:ingleby-who'],
    asked: [
      'Have you asked Mr Ingleby about it?',
      'did you raise it with Robert yourself',
      'Why didn’t you ask him on Friday at dinner?',
      'what does Ingleby say about his fifty',
    ],
    says: [
      'I have not; it is for your office to ask, and at dinner one is a guest. If I ask, it is a sponsor attacking another.',
    ],
  },
  {
    id: 'claims-my-two-days',
    on: ['concern:claims-spared', 'common:what_did_we_do_wrong', 'statement:two-rulers'],
    asked: [
      'Who examined yours for two days?',
      'what did my people find in your estimate',
      'Were the two days on your estimate fair?',
      'what came out of the examination of the Workbench',
    ],
    says: [
      'Two of your analysts, courteous and thorough, and they struck out three person-months. They were right about two of them.',
    ],
  },
  {
    id: 'claims-review-who',
    on: ['concern:claims-spared', 'answer:claims-review-ok', 'statement:review-claims'],
    asked: [
      'Who would you accept as a reviewer?',
      'who should do it in your opinion',
      'Would internal audit be neutral enough?',
      'somebody from audit and one from the data centre, ok for you',
    ],
    says: [
      'Audit and anyone from the data centre would do, for neither gains by it. I should not have one of mine, nor one who dines with us.',
    ],
  },
  {
    id: 'claims-review-when',
    on: [
      'concern:claims-spared',
      'statement:review-claims',
      'answer:claims-review-ok',
      'statement:two-estimators-found',
    ],
    asked: [
      'By Tuesday the 8th, is that early enough?',
      'it’ll be done two days before the committee, all right',
      'Is the eighth too late, since papers close on Monday?',
      'when do you need the result of the review',
    ],
    says: [
      'The eighth will serve, if the paper says on Monday that it is coming. The figure may then be laid upon the table on the day.',
    ],
  },
  {
    id: 'claims-review-hours',
    on: ['follow-up:claims-review-who', 'answer:claims-review-ok', 'statement:review-claims'],
    asked: [
      'How long would such a review take?',
      'what must they look at exactly',
      'Is two days enough for claims?',
      'can that be done in so little time',
    ],
    says: [
      'Two days, as it was for mine. They need not examine the fifty; only the sixteen, and the words that explain them.',
    ],
    tells: ['claims-growth'],
  },
  {
    id: 'claims-tell-ingleby',
    on: ['concern:claims-spared', 'statement:review-claims', 'statement:meet-ingleby-together', 'answer:ingleby-who'],
    asked: [
      'How will Mr Ingleby take it?',
      'should I tell him that it was your idea',
      'No, not yet, I’ll tell him today. How do I put it?',
      'what do I tell Ingleby as a reason',
      'What will Mr Ingleby say to being examined?',
      'who tells him, and how',
    ],
    says: [
      'He will be surprised and then gracious. Tell him that it is your own omission you are curing, which has the merit of being so.',
    ],
  },
  {
    id: 'claims-freed-where',
    on: ['concern:claims-spared', 'answer:claims-outcome-share'],
    asked: [
      'They’d go to the brokers first, would that suit you?',
      'if ten months come free, who gets them',
      'I’d give the freed months to the first release',
      'Freed months, for the Workbench or back to the pool?',
      'What would you do with freed months?',
      'who should have them if claims comes out lower',
    ],
    says: [
      'To the brokers first, and to Mrs Adeyemi if she has lent any. What remains may go to the pool with my compliments.',
    ],
  },
  {
    id: 'claims-friendship',
    on: ['concern:claims-spared', 'answer:ingleby-who'],
    asked: [
      'Do you think we spared him out of friendship?',
      'you mean I’m a friend of Ingleby',
      'Do you think it was favouritism?',
      'is it because people like him',
    ],
    says: [
      'I do not allege it. I think that he is pleasant, that he is believed, and that nobody noticed how the one led to the other.',
    ],
  },
  {
    id: 'claims-two-rulers-answer',
    on: ['concern:claims-spared', 'statement:refuse-claims-review', 'statement:two-rulers'],
    asked: [
      'What answer would you expect from me?',
      'what should I say to the committee about the two rulers',
      'How would you answer it in my place?',
      'will you really put it to the committee',
    ],
    says: ['That it is so, and that it is being cured. I should much prefer that you said it before I asked.'],
  },
  {
    id: 'claims-fifteen-percent',
    on: ['statement:reopen-if-claims-off'],
    asked: [
      'What threshold would you set?',
      'is fifteen per cent too much',
      'Would ten per cent be better?',
      'who measures whether it’s fifteen per cent',
    ],
    says: [
      'Ten would be stricter, but I shall not haggle over a ruler that I asked for. The two examiners measure it, and sign.',
    ],
  },
  {
    id: 'team-which-four',
    on: ['answer:keep-four', 'statement:keep-four', 'concern:eleven-contractors'],
    asked: [
      'Which four would you choose?',
      'who besides Mr Rao',
      'Do you have the names of the four?',
      'whom do you want to keep',
      'Who are the four you’d keep?',
      'name me the four please',
    ],
    says: [
      'Mr Rao, the two who wrote the rating engine, and a Miss Okafor, who alone understands the brokers’ forms. I should not hesitate over any.',
    ],
  },
  {
    id: 'team-rest-seven',
    on: ['answer:keep-four', 'statement:keep-four', 'concern:eleven-contractors', 'follow-up:team-which-four'],
    asked: [
      'And the other seven?',
      'what happens to the rest of the eleven',
      'When do the seven have to be told?',
      'we let seven go, is this all right with you',
    ],
    says: [
      'They go, with four weeks’ notice and a good reference, and some may be had again in July. I should tell them on the eleventh, and not by message.',
    ],
    tells: ['the-team'],
  },
  {
    id: 'team-four-weeks',
    on: ['fact:the-team', 'statement:team-stays', 'concern:eleven-contractors'],
    asked: [
      'So when would notice have to go out?',
      'four weeks, so they’d be gone in January',
      'If the vote’s on the tenth, when do they leave?',
      'until when are they paid if we pause',
    ],
    says: [
      'Upon a vote on the tenth, they are gone by the second week of January. A clever one is gone before Christmas.',
    ],
  },
  {
    id: 'team-nine-months',
    on: ['fact:the-team', 'concern:eleven-contractors', 'answer:handover-enough'],
    asked: [
      'Why did it take nine months?',
      'what’s so special about these people',
      'Was it really nine months to find eleven?',
      'what makes them so hard to find',
    ],
    says: [
      'One needs people who can program and who have read a policy. They exist, but they do not attend the same parties.',
    ],
  },
  {
    id: 'team-cost-month',
    on: ['answer:contract-cost', 'concern:eleven-contractors', 'answer:keep-four'],
    asked: [
      'What do four of them cost until June?',
      'how much is a contractor per month',
      'Do you know roughly what that would be?',
      'how high is the bill for the four',
      'What’s the bill for keeping four until June?',
      'how expensive are four of them',
    ],
    says: [
      'I have not worked it out, and I distrust sums done in a corridor. Mrs Whitcombe has their day rates, and Mr Cole his margin.',
    ],
  },
  {
    id: 'team-cabling',
    on: ['answer:keep-four', 'answer:cole-budget', 'statement:keep-four'],
    asked: [
      'What work would that be?',
      'what would they be doing until then',
      'Would Mr Rao do cabling for half a year?',
      'cabling, is that not below them',
      'Won’t they leave if it’s only cabling?',
      'will engineers stay for lists and cables',
    ],
    says: ['For a date, and told honestly, yes. For a vague assurance they would not carry so much as a plug.'],
  },
  {
    id: 'team-april-too',
    on: ['statement:keep-four', 'statement:property-for-three', 'concern:eleven-contractors'],
    asked: [
      'If four build the April release, isn’t that the core?',
      'the four could work on the small version instead of cabling',
      'Would the team for April be the ones we keep?',
      'so the first release keeps the people as well',
    ],
    says: ['It had occurred to me. One decision would then answer two of my points, and I should think it elegant.'],
  },
  {
    id: 'rao-friday-tell',
    on: ['answer:rao-offer', 'concern:eleven-contractors', 'statement:keep-four', 'common:what_others_say'],
    asked: [
      'What can he be told by Friday?',
      'may I tell Mr Rao something before the vote',
      'What would you say to him now?',
      'the committee is on the tenth, so what can we promise Rao on Friday',
    ],
    says: [
      'That you and I will both propose it, and on what date it returns. He does not ask for a vote; he asks whether anyone has a plan.',
    ],
  },
  {
    id: 'rao-bank',
    on: ['answer:rao-offer', 'concern:eleven-contractors'],
    asked: [
      'What does the bank offer him?',
      'which bank is it',
      'Would more money keep him?',
      'when does he have to answer the bank',
    ],
    says: [
      'More money than we should pay, and less to build, he says. They have given him until Monday, and he has given me until Friday.',
    ],
  },
  {
    id: 'rao-spoke-what',
    on: ['statement:spoke-with-rao'],
    asked: [
      'He said sixteen person-months for property',
      'rao told me about the sketch on the agenda',
      'He says a smaller release could be ready in April',
      'he needs sixteen months of work for the property part',
    ],
    says: [
      'Then he has told you what he told me, and you have it at first hand. It remains only to find the months and a willing donor.',
    ],
    tells: ['property-only'],
  },
  {
    id: 'rao-assumption',
    on: ['answer:property-who', 'answer:rao-who'],
    asked: [
      'Which assumption does he like least?',
      'what’s the weak point in Rao’s number',
      'What could go wrong in his estimate?',
      'is there a catch in the sixteen',
    ],
    says: [
      'That the brokers’ own addresses are clean. They are not, I am told, but they are equally unclean for everyone.',
    ],
  },
  {
    id: 'engine-screen',
    on: ['answer:money-spent', 'answer:technical', 'common:what_is_good'],
    asked: [
      'What does the rating engine do?',
      'what’s wrong with the screen',
      'So the engine is finished?',
      'why does the screen not work yet',
      'What can the engine do by itself?',
      'why is the screen not working',
    ],
    says: [
      'The engine sets the price, and agrees with our clerks to the penny. The screen asks a broker forty-one questions, and he leaves at the twelfth.',
    ],
  },
  {
    id: 'fleets-early',
    on: ['answer:workbench-your-opinion', 'answer:your-part', 'answer:property-useful'],
    asked: [
      'Why did it take on motor fleets so early?',
      'whose idea were the motor fleets',
      'What did the motor fleets cost?',
      'why did you let that happen',
    ],
    says: ['A broker asked for it at a dinner, and I thought it courteous to agree. It cost us most of the summer.'],
  },
  {
    id: 'email-bridge',
    on: ['answer:email-quotes', 'statement:manual-quotes-faster', 'common:tried_before'],
    asked: [
      'Why does it take four days?',
      'what would be possible in two days',
      'Who types it twice?',
      'could clerks be added to make it quicker',
      'Where do the four days come from?',
      'why is a quotation typed twice',
    ],
    says: [
      'It waits for one clerk, is typed, waits for another and is typed again. More clerks would type it more quickly and no less twice.',
    ],
  },
  {
    id: 'email-what-behind',
    on: ['statement:manual-quotes-faster'],
    asked: [
      'What would be enough to stand behind it?',
      'what do you want behind the faster mails',
      'For how long could faster mails bridge it?',
      'until when is the courtesy good enough',
    ],
    says: [
      'A part of the Workbench upon which the largest can quote in April. A bridge to that I accept; a bridge to July I could not describe to Mr Penrose.',
    ],
  },
  {
    id: 'amend-which-three',
    on: ['statement:amend-by-friday', 'answer:deadline-wording', 'answer:wording'],
    asked: [
      'You’ll find all three',
      'The author and the review, April I still have to find',
      'the author for sure, the others i’m working on',
      'My name will be in it, and April, and the review of claims',
      'What if only two of the three are in it?',
      'which of the three is the most urgent for you',
    ],
    says: [
      'Then I shall read it with more pleasure than the last. Should one be missing, telephone me before I discover it.',
    ],
  },
  {
    id: 'amend-how-long',
    on: ['statement:amend-by-friday', 'answer:deadline-wording', 'statement:committee-date-news'],
    asked: [
      'How long should the amended paper be?',
      'do you want a whole new paper or one page',
      'Would one paragraph do?',
      'what form should the change have',
    ],
    says: [
      'One paragraph in the resolution, one page of reasons, and the annex as it is, with a name upon it. I do not collect paper.',
    ],
  },
  {
    id: 'amendment-copy',
    on: ['answer:amendment-text', 'answer:lobby', 'common:consequence'],
    asked: [
      'Can I see that amendment now?',
      'is your amendment already written',
      'When would you table it?',
      'will you really file this against me',
    ],
    says: [
      'It is in my desk, in pencil. It stays there until Friday evening, and I should be happy to use the back of it for something else.',
    ],
  },
  {
    id: 'committee-five',
    on: ['answer:committee-who', 'answer:vote-count'],
    asked: [
      'Who are the five exactly?',
      'who else votes besides you and Mr Strickland',
      'Who are the other three members?',
      'could I speak with the other members before',
    ],
    says: [
      'Mr Strickland, the finance director, the actuary, the general counsel and myself. See them by all means; they are all fond of being asked.',
    ],
  },
  {
    id: 'committee-strickland-win',
    on: ['answer:committee-who', 'answer:ceo', 'statement:raise-with-ceo'],
    asked: [
      'What would win Mr Strickland over?',
      'how do I convince the chief executive',
      'When should I see Mr Strickland?',
      'what does he care about most',
    ],
    says: [
      'No surprises, and a sentence that he can repeat to the chairman. I should see him on Monday, after you have a paper and not before.',
    ],
  },
  {
    id: 'whitcombe-who',
    on: ['answer:contract-cost', 'answer:finance-view', 'answer:more-capacity', 'answer:cole-budget'],
    asked: [
      'Who is Mrs Whitcombe?',
      'what does she do in finance',
      'Is Mrs Whitcombe the finance director?',
      'which numbers should I ask her for',
    ],
    says: [
      'She keeps the project budgets, under the finance director, and nothing moves without her initials. Ask her for the day rates and for Mr Cole’s margin.',
    ],
  },
  {
    id: 'tolley-who',
    on: ['answer:two-stopped', 'statement:two-stopped-news'],
    asked: [
      'Tolley, who’s that?',
      'which of the two projects is his',
      'What will Mr Tolley want?',
      'why should I see him before he sees me',
      'What does Mr Tolley sponsor?',
      'what sort of man is this Tolley',
    ],
    says: [
      'He sponsors the smaller of the two and has a gift for corridors. By tomorrow evening everyone would be sorry for him, and you would not know why.',
    ],
  },
  {
    id: 'pause-saves',
    on: ['answer:finance-view', 'answer:pause-loses', 'fact:workbench-size'],
    asked: [
      'What does the pause save in your view?',
      'how much money do we save if we pause it',
      'Is there any saving at all?',
      'does it save something this year',
      'What do we gain from the pause?',
      'is the pause worth it, in money',
    ],
    says: [
      'Person-months in the first half, certainly. Money I doubt, once the notice periods and the finding of new people are set against it.',
    ],
  },
  {
    id: 'workbench-six-forty',
    on: ['fact:workbench-size', 'answer:money-spent'],
    asked: [
      'What was the £640,000 spent on?',
      'where did the 640 thousand go',
      'Is the spent money not a reason for you to go on?',
      'how much of that was the rating engine',
    ],
    says: [
      'The engine, chiefly, and a screen that we shall do again. I do not plead it; money spent is an argument only for those who have no other.',
    ],
  },
  {
    id: 'subtract-how-share',
    on: ['fact:demand-and-capacity', 'statement:capacity-true', 'statement:refuse-more-capacity'],
    asked: [
      'How would you share out the 140?',
      'what would your division look like',
      'Who should get less in your eyes?',
      'where in the 140 is room for the brokers',
    ],
    says: [
      'The regulator and the data centre as they stand, claims as examined, and fraud a quarter later. The brokers would fit in what that leaves.',
    ],
  },
  {
    id: 'datacentre-penalty-why',
    on: ['fact:data-centre-penalty', 'answer:data-centre-later', 'statement:data-centre-movable'],
    asked: [
      'Why is it so expensive after May?',
      'who agreed to 210,000 a month',
      'What’s the £210,000 for?',
      'is that penalty negotiable',
      'Where does the 210,000 come from?',
      'why did you sign such a clause',
    ],
    says: [
      'The landlord has another tenant, and wrote the clause himself. I agreed to it because it bought us two good years beforehand.',
    ],
  },
  {
    id: 'datacentre-on-time',
    on: ['fact:data-centre-penalty', 'answer:data-centre-later', 'answer:cole-budget'],
    asked: [
      'Is the exit on time?',
      'will Mr Cole make 31 May',
      'Could the exit need even more people?',
      'how safe is the end of may for the data centre',
    ],
    says: [
      'Mr Cole says so, and adds a fortnight when one looks at him. That is why some spare hands would be welcome to him.',
    ],
    tells: ['data-centre-penalty'],
  },
  {
    id: 'rank-third-why',
    on: ['answer:your-rank', 'concern:nobody-signed-the-rank'],
    asked: [
      'Why ahead of claims?',
      'what puts it above fraud in your opinion',
      'Third, on what grounds?',
      'how do you justify the third place',
      'Why would you put yours above claims?',
      'on what grounds is it third for you',
    ],
    says: [
      'Claims can be a quarter late and remain a good project. Mine, a quarter late, is a different project with fewer brokers.',
    ],
  },
  {
    id: 'rerun-fourth',
    on: ['statement:rerun-the-model', 'statement:show-other-weightings', 'concern:nobody-signed-the-rank'],
    asked: [
      'So you don’t want me to change the points?',
      'you would rather stay fifth',
      'Fifth with my name is better than fourth by the model?',
      'no new scoring then, just a name',
      'You’d rather not have the points changed?',
      'would fourth by new weights please you',
    ],
    says: ['Leave the points as they are. I had rather be honestly fifth than obligingly fourth.'],
  },
  {
    id: 'pilot-quote-what',
    on: ['statement:pilot-with-one', 'answer:brokers-test'],
    asked: [
      'It’d quote commercial property, real prices',
      'real quotations on property, for one broker',
      'What would make it a real quotation?',
      'binding quotes for shops and offices',
    ],
    says: [
      'A price by which we are bound for thirty days, without a clerk. With that, I should call it a beginning and not a pilot.',
    ],
  },
  {
    id: 'pilot-others-hear',
    on: ['statement:pilot-with-one'],
    asked: [
      'What if all three get it instead of one?',
      'then let’s take the three largest',
      'Would it be all right with all three?',
      'and when Fenwick Marsh and Aldous are in as well',
    ],
    says: ['With all three it is no longer a favour, and nobody need be told by a rival. That I could announce.'],
  },
  {
    id: 'told-association',
    on: ['statement:brokers-told-already'],
    asked: [
      'I’m sorry, I’ll give you the names now',
      'It was the secretary of the association, yesterday',
      'i wrote to them on monday, only that there might be changes',
      'Can it still be put right?',
      'How can I put it right?',
      'what do you need to know about that letter',
    ],
    says: [
      'Then give me the letter and I shall be upon the telephone before noon. It can be mended if I am first with the explanation.',
    ],
  },
  {
    id: 'ceo-forgot-applause',
    on: ['answer:ceo', 'answer:harrogate-who-heard'],
    asked: [
      'Shall I remind Mr Strickland of Harrogate?',
      'does the chief executive know you promised April',
      'Was he behind your promise?',
      'did Strickland say anything about it afterwards',
      'Does Mr Strickland remember that he applauded?',
      'should I mention the conference to him',
    ],
    says: [
      'You may remind him, gently. He shook my hand afterwards and said “April, then”, so I believe that he was listening.',
    ],
    tells: ['harrogate'],
  },
  {
    id: 'monday-half-eight',
    on: ['answer:meet-again', 'common:how_to_keep_you_informed'],
    asked: [
      'What shall I bring on Monday?',
      'what do we do at the meeting on Monday',
      'Monday morning, isn’t that too late for changes?',
      'how long do you have on monday',
    ],
    says: [
      'The final wording and nothing else. You shall have had my pencil on Saturday, so Monday is for reading it aloud.',
    ],
  },
  {
    id: 'support-publicly',
    on: ['statement:support-in-return', 'answer:in-return', 'common:will_you_support_me'],
    asked: [
      'Would you say that in front of the committee?',
      'what would you say when you second it',
      'Will you also speak for it?',
      'do you say that I persuaded you',
    ],
    says: [
      'I should say that I dislike it, that I was shown the reasons, and that I shall vote for it. It generally ends a discussion.',
    ],
  },
  {
    id: 'angry-brief',
    on: ['answer:angry', 'common:are_we_all_right', 'common:how_do_you_feel'],
    asked: [
      'And are you being brief now?',
      'how will I notice that you’re angry',
      'When were you last brief with someone?',
      'should I worry if your answers get short',
    ],
    says: [
      'You will not need to be told. It has happened twice in six years, and both gentlemen have since moved to other firms.',
    ],
  },
  {
    id: 'terms-order',
    on: ['answer:enough', 'common:which_first'],
    asked: [
      'Which of the four could you do without?',
      'are all four equally important',
      'If I can only get you three of the four?',
      'which one would you give up first',
    ],
    says: [
      'The team I could lose with regret, claims with some noise. Without April or an author I could not vote for it at all.',
    ],
  },
  {
    id: 'ten-minutes-before',
    on: ['answer:no-warning', 'answer:were-you-asked', 'statement:should-have-come-first'],
    asked: [
      'What would you have said in those ten minutes?',
      'and if I’d come to you before, what then',
      'Would it have changed anything?',
      'what would have been different with ten minutes before',
    ],
    says: [
      'I should have asked you two questions, and your paper would have answered them. We should have been sitting here with a better draft.',
    ],
  },
  {
    id: 'by-hand-round',
    on: ['answer:advice', 'answer:other-sponsors'],
    asked: [
      'Who should I see first?',
      'in which order shall I visit the sponsors',
      'Is there still time to go round by hand?',
      'to the losers first, who is that besides you',
    ],
    says: [
      'Mr Tolley, then the other whose project ends, then Mrs Adeyemi. Mr Ingleby last, for he will give you luncheon.',
    ],
  },
  {
    id: 'pause-accept-changed',
    on: ['answer:pause-accept', 'statement:pause-news', 'statement:full-pause', 'common:agree_now'],
    asked: [
      'What would have to change so that you vote for it?',
      'as drafted, you said. What should I redraft',
      'Which sentence in it do you object to most?',
      'and with two changes you’d vote yes?',
    ],
    says: [
      'Two things: April must contain something, and the rank an author. I could then be persuaded to overlook the rest of the prose.',
    ],
  },
  {
    id: 'fifty-two-part',
    on: ['answer:all-52', 'statement:full-funding', 'statement:summary-wants-all', 'common:is_it_flexible'],
    asked: [
      'How far could you go down from 52?',
      'which part of the fifty-two can wait until July',
      'What’s the smallest number you could live with?',
      'how much less would still be enough',
    ],
    says: [
      'As low as Mr Rao can go and still have a broker quote. I will not name a figure that he would have to keep.',
    ],
  },
  {
    id: 'full-funding-changed',
    on: ['statement:full-funding'],
    asked: [
      'I thought about what you told me about the brokers',
      'The promise in Harrogate changed my mind',
      'Nothing changed, I only want to avoid a fight',
      'I feel I treated you unfairly',
      'Why don’t you simply take it?',
      'does it make you suspicious that I offer all of it',
    ],
    says: [
      'Then change the paper by a part and not the whole. A conversion so complete would not survive the first question on the tenth.',
    ],
  },
  {
    id: 'sign-same-words',
    on: ['statement:sign-the-ranking', 'statement:hid-behind-formula', 'answer:who-signs-rank'],
    asked: [
      'Yes, I’ll say it like that on the tenth',
      'in the same words, on paper and in the room',
      'How would you put it in the paper?',
      'what sentence should stand under the fifth place',
      'Will it do if I say it like that on the tenth?',
      'which words do you want to hear again on the tenth',
    ],
    says: [
      '“I recommend the fifth place, for these reasons”, and then your name. It is short, and I have no answer to it yet.',
    ],
  },
  {
    id: 'sign-examine',
    on: ['statement:sign-the-ranking', 'answer:signature-risk', 'concern:nobody-signed-the-rank'],
    asked: [
      'What will you ask me on the tenth?',
      'which three questions would you put to me',
      'Can I have your questions beforehand?',
      'what would you examine me on first',
    ],
    says: [
      'What it counts, what it does not count, and what you would have done with ten person-months more. You have a week to enjoy them.',
    ],
  },
  {
    id: 'claims-admit-who',
    on: [
      'statement:claims-admission',
      'statement:not-consulted-news',
      'statement:take-from-claims',
      'statement:talked-to-ingleby',
    ],
    asked: [
      'Who would be right for the job, do you think?',
      'whom should I ask to look at claims',
      'Have you somebody in mind for it?',
      'which people are neutral enough between you and Ingleby',
    ],
    says: [
      'Let them owe nothing to Mr Ingleby or to me, and I am content. You need not tell me their names, only the day.',
    ],
  },
  {
    id: 'claims-before-tenth',
    on: ['statement:review-later', 'statement:claims-admission', 'statement:refuse-claims-review'],
    asked: [
      'Is there really time before the tenth?',
      'can it be examined until the vote, there’s only a week',
      'What if it takes longer than a week?',
      'we have eight days, is this possible',
    ],
    says: ['There are five working days before the vote, and mine took two. Time is not what it lacks.'],
  },
  {
    id: 'come-back-what',
    on: ['statement:come-back-next-week'],
    asked: [
      'What would you have me consider?',
      'whom should I talk to before Friday',
      'Where would you begin, if you had two days?',
      'what is possible until friday in your opinion',
    ],
    says: [
      'Whether a part can be had in April, and who would lend the months. See Mr Rao first, for he will save you two of the other conversations.',
    ],
  },
  {
    id: 'refuse-reason',
    on: ['statement:refuse-flat', 'statement:refuse-april'],
    asked: [
      'There are no people for it',
      'I don’t have the months, that’s the reason',
      'because all 140 are already given away',
      'What prevents me is the total of 140',
      'Could one of the four start later, do you mean?',
      'what would you do with 140 that are all given away',
    ],
    says: [
      'They are given away in a draft, Mr Strickland has not signed it. Has any of the four been asked to begin a quarter later?',
    ],
  },
  {
    id: 'draft-you-or-i',
    on: ['statement:committee-date-news'],
    asked: [
      'Could you write the paragraph on the brokers?',
      'shall i draft it and you correct it',
      'Shall we write it together now?',
      'which of us had better draft it',
    ],
    says: ['You draft and I correct. It ought to be your paper, and I should only make it sound like mine.'],
  },
  {
    id: 'fear-paused-word',
    on: ['answer:fear', 'common:worst_case', 'common:main_worry'],
    asked: [
      'Why would they vote a pause without a date?',
      'has the committee done that before',
      'And with a date in it, would the fear be gone?',
      'so a date takes away the most of it',
    ],
    says: [
      'Because it is the easiest thing to vote for; nobody objects to a comma. With a date it becomes a decision, and I can live with those.',
    ],
  },
  {
    id: 'worry-shelf-life',
    on: ['common:main_worry', 'common:cost_to_you', 'statement:summary-brokers', 'answer:embarrassed'],
    asked: [
      'Has Ansell ever broken its word to brokers?',
      'what would the brokers think of you',
      'Would they blame you or the company?',
      'isn’t it the company’s word more than yours',
      'Did Ansell ever go back on its word before?',
      'is it the company’s word or yours',
    ],
    says: [
      'They make no distinction, and neither do I. We have kept our word for a hundred and forty years, largely by not giving it on stages.',
    ],
  },
  {
    id: 'proposal-who-pays',
    on: ['common:your_proposal', 'common:other_options', 'common:what_would_move_you'],
    asked: [
      'Who would pay for that in your proposal?',
      'whose months do you have in mind for it',
      'And what would it cost the other sponsors?',
      'where should the months come from, if it was you',
      'Whose months would that be?',
      'who gives something up for it, in your plan',
    ],
    says: [
      'From whichever of the four can begin a quarter later and says so freely. I should ask fraud first and accept a refusal.',
    ],
  },
  {
    id: 'what-brokers-may-hear',
    on: ['common:talk_to_them', 'statement:you-call-first', 'common:next_step'],
    asked: [
      'May I ask the regional managers what brokers think?',
      'can I speak to our own people in the regions',
      'What about our account managers, may they know?',
      'can i talk to somebody who knows the brokers, inside ansell',
    ],
    says: [
      'Our own people, yes, in confidence. They are fond of good news, so do not give them any that is not yet voted upon.',
    ],
  },
  {
    id: 'castlegate-one-class',
    on: ['answer:castlegate-wants', 'answer:brokers-test'],
    asked: [
      'Which class of business should that be?',
      'would property be the right one for Mr Penrose',
      'One class, is that really enough for him?',
      'what would Mr Penrose choose as the first class',
    ],
    says: [
      'Commercial property, without hesitation; it is what he places with us most. For the rest he has a telephone and a temper.',
    ],
  },
  {
    id: 'fault-suggest',
    on: ['answer:whose-fault', 'common:who_is_to_blame', 'answer:your-part'],
    asked: [
      'How do we say that in the committee?',
      'do you want us both to admit it',
      'Who should admit his part first?',
      'would you really say in public that it was your mistake',
      'What would your own admission sound like?',
      'must we both confess in front of the committee',
    ],
    says: [
      'I shall say mine in one sentence, and you yours in another, before anyone asks. After that there is nothing left to find.',
    ],
  },
  {
    id: 'scores-what-counted',
    on: ['statement:send-the-scores', 'answer:facts-right', 'answer:where-attacked'],
    asked: [
      'The reasons are missing, I’d add them',
      'I’d write a line with reasons beside every score',
      'Which of the scores do you want explained?',
      'what’s missing in the scores for you',
    ],
    says: [
      'The reason beside the premium score, above all. One line, by the person who gave it, would be worth the whole table.',
    ],
  },
  {
    id: 'conduct-place-why',
    on: ['answer:conduct-rules', 'statement:rules-obligatory'],
    asked: [
      'And fraud, what’s your objection to it?',
      'what should be defended about the fourth place',
      'Who should defend fraud and claims to you?',
      'so you’d like to hear why claims comes second',
    ],
    says: [
      'I have no objection to fraud; I should like to hear what would be lost if it began in April. For claims, what the additional months buy.',
    ],
  },
  {
    id: 'harrogate-date-when',
    on: [
      'fact:harrogate',
      'concern:harrogate-promise',
      'answer:delay-means-you',
      'answer:why-april',
      'answer:brokers-know-pause',
      'common:how_do_you_feel',
      'answer:whose-fault',
      'common:who_is_to_blame',
    ],
    asked: [
      'When was that?',
      'When did you say it to them?',
      'and when did you tell the brokers',
      'I wasn’t aware you’d gone public with a date. When was it?',
      'on which occasion did you announce it',
      'where and when was this',
      'Which sentence was that?',
      'Oh? What did you say to them?',
      'so what happened',
    ],
    says: [
      'On 8 October, at the brokers’ conference in Harrogate. I told three hundred of them that they would quote on the Workbench in April.',
    ],
  },
  {
    id: 'not-proud-of-paper',
    on: [
      'common:how_do_you_feel',
      'answer:whose-fault',
      'common:who_is_to_blame',
      'fact:harrogate',
      'answer:your-part',
    ],
    asked: [
      'I’m not exactly proud of the paper either.',
      'well, we all say things we regret',
      'we both made a mistake then',
      'I don’t feel good about my paper either',
      'that happens to the best of us',
    ],
    says: [
      'Then we are two, and neither of us need be proud any longer. Let us find something that I can tell the brokers.',
    ],
  },
  {
    id: 'which-people',
    on: [
      'answer:pause-loses',
      'answer:pause-people',
      'answer:delay-means-you',
      'fact:the-team',
      'concern:eleven-contractors',
      'answer:more-than-these',
    ],
    asked: [
      'Which people are you talking about?',
      'which people do you mean',
      'How many would leave?',
      'how many people would we lose',
      'Who are these people?',
    ],
    says: [
      'The eleven contractors under Mr Rao. I should expect most of them gone by February, and they are the only people who know the broker code.',
    ],
  },
  {
    id: 'april-more-than-rank',
    on: [
      'common:main_worry',
      'common:what_matters_most',
      'answer:which-part-disagree',
      'answer:delay-means-you',
      'answer:rest-of-paper',
      'fact:harrogate',
      'concern:harrogate-promise',
    ],
    asked: [
      'If I’m hearing you right, April matters more to you than rank?',
      'so April is more important than the fifth place?',
      'So the rank itself isn’t the main thing?',
      'it’s more about the brokers than about the list, yes?',
      'You care more about April than about the points?',
    ],
    says: ['Yes. Give me something for the brokers in April, and I can bear the fifth place, with a reason beside it.'],
  },
  {
    id: 'what-about-april-then',
    on: [
      'opening',
      'common:main_worry',
      'statement:sign-the-ranking',
      'statement:list-is-mine',
      'common:what_matters_most',
      'answer:enough',
      'concern:harrogate-promise',
    ],
    asked: [
      'What about April?',
      'I’ll sign it. What about April?',
      'and April, what do you need there',
      'What should happen in April?',
      'so what do we do about April',
    ],
    says: [
      'In April the three largest brokers must be able to quote on something. A part will do; commercial property would be the right one.',
    ],
  },
  {
    id: 'shelf-life-mean',
    on: ['common:main_worry', 'common:cost_to_you', 'answer:embarrassed'],
    asked: [
      'What do you mean by shelf life?',
      'our word has a shelf life, how do you mean that',
      'what’s a shelf life in this case',
      'how do you mean that about our word',
    ],
    says: [
      'That brokers would believe us in October and no longer in December. A promise that holds for two months is not one upon which they plan.',
    ],
  },
];
