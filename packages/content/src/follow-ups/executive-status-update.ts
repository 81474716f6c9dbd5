import type { FollowUp } from '@parley/shared';

export const executiveStatusUpdateFollowUps: readonly FollowUp[] = [
  {
    id: 'what-notice',
    on: ['opening'],
    asked: [
      'What do you mean by notice?',
      'notice in what way, at the counter?',
      'Anything a member would notice, such as what?',
      'what would count as noticeable for a member',
      'Notice what?',
      'in which situation would a member notice something',
    ],
    says: [
      'Whatever she would stop at: a name, a balance, a signature, a teller who hesitates. If she could leave without a question, she noticed nothing.',
    ],
  },
  {
    id: 'read-all-four',
    on: ['opening', 'fact:four-greens'],
    asked: [
      'What did you make of the four reports?',
      'all green, did you believe them',
      'Did anything strike you when you read them?',
      'how did the four greens look to you, read together',
    ],
    says: [
      'That each was a little shorter than the one before, and that the names went missing. I noticed it only when I read them in one sitting.',
    ],
  },
  {
    id: 'own-words-why',
    on: ['opening'],
    asked: [
      'Why in my own words?',
      'in my own words, not like in the report you mean?',
      'So I should forget the report for a moment?',
      'what’s wrong with the words in the report',
    ],
    says: [
      'Because yours I can ask questions of. A report does not answer, and I have to repeat it to people who will.',
    ],
  },
  {
    id: 'ten-minutes-enough',
    on: ['opening'],
    asked: [
      'Ten minutes, is the committee about Keystone?',
      'what is the loan committee meeting about',
      'Do you have to report on Keystone in that committee?',
      'will they ask you about us in the loan committee',
    ],
    says: ['Keystone is the third item, and they will ask me for one sentence. I would like it to be a true one.'],
  },
  {
    id: 'how-stands-short',
    on: ['opening', 'common:say_again'],
    asked: [
      'Do you want the short answer?',
      'shall I say it in one sentence',
      'Would a single sentence be enough to begin with?',
      'how short should I be',
    ],
    says: [
      'One sentence to begin with, please, and the unpleasant part of it first. After that I shall ask, and you will have your ten minutes.',
    ],
  },
  {
    id: 'signed-figures',
    on: ['fact:budget', 'statement:budget-fine'],
    asked: [
      'So there’s $690,000 left, you know that?',
      'what is left of it then',
      'You signed it, so you see it every month?',
      'is the rest enough in your eyes, the 690',
    ],
    says: ['Six hundred and ninety thousand, by my subtraction. Whether it is enough, I had hoped to hear from you.'],
  },
  {
    id: 'folder-why-keep',
    on: ['fact:four-greens', 'statement:four-green-true'],
    asked: [
      'Why do you keep them in a folder?',
      'what else is in that folder',
      'Do you keep every report?',
      'keep them for what',
    ],
    says: ['I keep whatever I have repeated to somebody. Then I can find out afterward whether I was right.'],
  },
  {
    id: 'which-of-four',
    on: [
      'fact:four-greens',
      'statement:four-green-true',
      'concern:green-reports',
      'common:how_found_out',
      'common:since_when',
      'answer:fourth-report',
    ],
    asked: [
      'How did you read the other four?',
      'Which of the four do you doubt?',
      'which report should have been red',
      'Are all four wrong, do you think?',
      'is it the last two you mean',
      'Which ones?',
      'do you think every one of the four was wrong',
    ],
    says: [
      'I doubt those that were written after somebody knew. Give me the day, and I can lay them in two piles myself.',
    ],
  },
  {
    id: 'calendar-managers',
    on: ['fact:branch-dates', 'answer:who-told-march'],
    asked: [
      'Do the managers already plan with that?',
      'are the managers counting on march 15',
      'Who gave the managers those dates?',
      'is that calendar published already',
    ],
    says: [
      'They do, since I gave it to them on a Monday call as certain. It hangs in thirty-one back offices, next to the coffee.',
    ],
  },
  {
    id: 'waukesha-small',
    on: ['fact:branch-dates', 'fact:pilot-possible', 'statement:pilot-reduced'],
    asked: [
      'How small is Waukesha?',
      'how many windows does waukesha have',
      'Why was Waukesha chosen for the pilot?',
      'what makes Waukesha right for a pilot',
    ],
    says: [
      'Four windows and a drive-through. It is small enough to stop at noon, and its manager is not easily impressed.',
    ],
  },
  {
    id: 'households-names',
    on: ['fact:unreconciled', 'statement:red-now', 'statement:joint-owner-dropped'],
    asked: [
      'What do you mean by households?',
      'why do you call them households',
      'So you think of 4,300 families?',
      'forty-three hundred families, yes',
    ],
    says: [
      'Because an account with two names is a kitchen table with two chairs. You count records, and I should like you to, but I have served the chairs.',
    ],
  },
  {
    id: 'touched-today',
    on: ['fact:unreconciled', 'statement:red-now', 'statement:joint-owner-dropped', 'concern:members-harmed'],
    asked: [
      'No one is affected today. Does that help?',
      'it was only a trial, so nobody lost access, ok?',
      'Would it calm you that it’s only in the test copy?',
      'if it was a copy only, is it still so bad',
    ],
    says: [
      'It helps a great deal, and I thank you for it. A rehearsal is where one wishes to find it. My question is what keeps it out of the performance.',
    ],
  },
  {
    id: 'two-pages-printed',
    on: ['fact:known-since', 'statement:since-january-4'],
    asked: [
      'Which two pages do you mean?',
      'those of January 8 and January 15, you mean',
      'So the first two were right?',
      'two of the four, which ones are they',
      'Which two?',
      'the two wrong ones, from which dates are they',
    ],
    says: [
      'The two most recent, the one you sent on the eighth and the one on the fifteenth. The earlier two I do not hold against anyone.',
    ],
  },
  {
    id: 'why-left-green-good',
    on: ['fact:known-since', 'statement:since-january-4', 'concern:green-reports'],
    asked: [
      'What would have been the right color?',
      'should it have been yellow or red on that day',
      'Would yellow have been all right with you?',
      'so from january 4 it should have been red',
    ],
    says: [
      'Red, if a member could be harmed; and a missing owner is harm. Yellow I would have accepted for a day, with a telephone call.',
    ],
  },
  {
    id: 'list-for-tellers',
    on: ['fact:pilot-possible', 'statement:pilot-without-joint', 'statement:pilot-reduced', 'answer:doreen-list'],
    asked: [
      'What sort of list?',
      'they would manage with a list, of what',
      'Who would write that list for Waukesha?',
      'what has to be on the list for the tellers',
    ],
    says: [
      'The names of those who stay on the old system, on paper, at each window, the evening before. Operations writes it and your team supplies the numbers.',
    ],
  },
  {
    id: 'slip-in-how',
    on: ['statement:pilot-without-joint', 'statement:pilot-reduced', 'answer:waukesha-ok'],
    asked: [
      'How could one slip in?',
      'what do you mean, slip in by mistake',
      'Who should make sure none slips in?',
      'what if a single account becomes joint during the pilot',
    ],
    says: [
      'A couple marries on Saturday and adds a name on Monday; it happens every week. Somebody must look each morning, and I would like that to be operations.',
    ],
  },
  {
    id: 'which-would-you-46',
    on: ['fact:two-ways', 'statement:one-decision', 'answer:which-date'],
    asked: [
      'Which of the two would you lean to?',
      'do you have a preference, money or time',
      'Which one sounds better to you?',
      '46,000 or three weeks, what do you think',
    ],
    says: [
      'The money is the smaller thing, if it is inside the budget. But I lean toward whichever of them your own judgment stands behind, so tell me that.',
    ],
  },
  {
    id: 'by-when-two-ways',
    on: ['fact:two-ways', 'statement:one-decision', 'statement:march-at-risk', 'statement:march-needs-help'],
    asked: [
      'By when can you answer?',
      'when do I get your decision on that',
      'Is Friday possible for you?',
      'can you decide before january 25',
    ],
    says: [
      'By Friday the twenty-second, in writing. On Monday the managers publish their rosters, and then the calendar would answer in my place.',
    ],
    tells: ['rosters'],
  },
  {
    id: 'chairman-what-said',
    on: ['fact:chairman', 'statement:since-january-4', 'concern:green-reports'],
    asked: [
      'What did you tell him exactly?',
      'which words did you use with the chairman',
      'What did Mr. Halvorsen ask you?',
      'he asked twice, what did he want to know',
      'And what did you tell him?',
      'what have you said to Mr. Halvorsen about Keystone',
    ],
    says: [
      'He asked whether Keystone was sound, and I said green. He asked whether I was sure, and I said that I had it in writing.',
    ],
    tells: ['chairman'],
  },
  {
    id: 'chairman-correct-how',
    on: [
      'fact:chairman',
      'statement:since-january-4',
      'concern:green-reports',
      'answer:when-see-chairman',
      'answer:halvorsen-words',
      'statement:tell-chairman',
      'answer:talk-to-halvorsen',
      'statement:chairman-knows',
      'follow-up:chairman-what-said',
    ],
    asked: [
      'What do you need from me for him?',
      'how can I help you put it right with the chairman',
      'What would make that easier with Mr. Halvorsen?',
      'how will you correct it with him',
    ],
    says: ['A page with a date, a reason, what has changed, and your name under it. The walk to his office is mine.'],
  },
  {
    id: 'chairman-angry',
    on: [
      'fact:chairman',
      'answer:who-halvorsen',
      'answer:hurt-chairman',
      'answer:told-chairman-feel',
      'follow-up:chairman-what-said',
    ],
    asked: [
      'Halvorsen, is he going to be very upset?',
      'Will he be angry?',
      'how will the chairman take that',
      'Is he going to blame you?',
      'does he forgive something like that',
      'And will he mind?',
      'is Mr. Halvorsen going to be upset about it',
    ],
    says: [
      'He will be quiet, and look out at the lake for a minute. He forgives bad news that comes on foot. He does not forgive it by telephone.',
    ],
  },
  {
    id: 'two-thousand-nine',
    on: ['fact:conversion-2009', 'answer:what-2009-went-wrong', 'common:happened_before'],
    asked: [
      'Six hundred? How did that come out?',
      'how was it noticed in 2009',
      'Who found the mistake back then?',
      'when did you see in 2009 that names were missing',
    ],
    says: [
      'A member found it, at nine in the morning, and then another. By noon there was a line, and we still believed that it was two.',
    ],
  },
  {
    id: 'nine-days-why',
    on: ['fact:conversion-2009', 'answer:2009-fixed'],
    asked: [
      'Why did it take nine days?',
      'nine days, why so long',
      'What did those members do for nine days?',
      'how did they pay their bills in these nine days',
    ],
    says: [
      'Because each card had to be found and read by hand. Some borrowed from a neighbor, and some of us lent them twenty dollars out of our own purses.',
    ],
  },
  {
    id: 'same-again-2009',
    on: ['fact:conversion-2009', 'answer:what-2009-went-wrong'],
    asked: [
      'Do you see the same thing coming now?',
      'is this the same as in 2009',
      'What’s different this time?',
      'so it’s the same fault again?',
    ],
    says: [
      'It is the same name that goes missing. The difference is that this time somebody found it before a member did, and that is worth a good deal.',
    ],
  },
  {
    id: 'rosters-monday-move',
    on: [
      'fact:rosters',
      'answer:silence',
      'answer:why-rosters-matter',
      'statement:branches-ready',
      'common:more_time',
      'statement:agreed-plan',
      'follow-up:by-when-two-ways',
    ],
    asked: [
      'Can the rosters be changed afterward?',
      'what happens after the 25th, is nothing possible any more',
      'Could they publish two versions?',
      'why is the monday so important',
    ],
    says: [
      'They can, and three hundred and forty people would unpick their March. I could ask it of them once. I should not like to ask it for a page.',
    ],
  },
  {
    id: 'rosters-why-340',
    on: [
      'fact:rosters',
      'answer:date-for-members',
      'common:why_that_date',
      'answer:march-hard',
      'answer:three-forty-people',
    ],
    asked: [
      'Why does it touch 340 people?',
      '340, is that everyone in the branches',
      'Are 340 people working on that day?',
      'who are these three hundred and forty',
    ],
    says: [
      'All who stand in a branch: tellers, loan officers, the young people at the door. They gave up a Saturday for it, and arranged their children around that.',
    ],
  },
  {
    id: 'vacation-which-six',
    on: ['fact:spring-vacation', 'answer:april-ok', 'statement:later-date'],
    asked: [
      'Which six branches?',
      'which branches are short that week',
      'How short of tellers will they be?',
      'six branches in the week of April 5, which ones',
      'Which six?',
      'what branches have too few tellers then',
    ],
    says: [
      'The ones with young families behind the counter, Racine and Kenosha among them. Two tellers where there should be four. It can be managed, if there is a reason.',
    ],
  },
  {
    id: 'vacation-lend',
    on: ['fact:spring-vacation', 'answer:april-ok', 'statement:later-date'],
    asked: [
      'Could other branches lend tellers that week?',
      'is it possible to send people from other branches',
      'What would you need to make April 5 work?',
      'how could the six branches manage in vacation week',
    ],
    says: [
      'Some, for a few days; I have done it for the snow. What I need is to know it now, and a reason that a manager can say aloud.',
    ],
  },
  {
    id: 'examiner-what-want',
    on: ['fact:examiner', 'answer:examiner-risk', 'answer:tell-examiner'],
    asked: [
      'What will she ask for exactly?',
      'what does the examiner want to see',
      'Who is the examiner?',
      'and on march 2 she looks at our system?',
    ],
    says: [
      'A sample of accounts, the owner on the screen and the owner on the card. She draws it herself, and she does not hurry.',
    ],
  },
  {
    id: 'examiner-old-system',
    on: ['fact:examiner'],
    asked: [
      'On March 2 we’d still be on the old system, wouldn’t we?',
      'the branches only go live after march 2, so what’s the problem',
      'Isn’t March 2 before the branches open?',
      'does the examiner look at the old or the new system',
    ],
    says: [
      'Yes, the branches would be on the old one, and Waukesha on the new. She will look at the old, and ask me about the new, and I would like to have paper.',
    ],
  },
  {
    id: 'first-morning-member',
    on: [
      'concern:members-harmed',
      'common:main_worry',
      'common:what_do_you_mean',
      'statement:vague-data-issue',
      'common:what_is_missing',
      'common:is_that_acceptable',
      'common:worst_case',
      'answer:your-fear',
      'answer:meantime-watch',
      'answer:what-weighs-most',
      'answer:waukesha-joint-count',
      'common:which_first',
      'common:what_matters_most',
      'common:why_not',
      'statement:members-first',
      'statement:no-member-affected-branch',
      'statement:thanks-members-first',
    ],
    asked: [
      'You mean if she has a joint account?',
      'what would she see, you ask. in the new system?',
      'Which member do you have in mind?',
      'do you mean every member or those with joint accounts',
    ],
    says: [
      'Any of them, and then those with two names in particular. Picture one woman, one window, and a teller who has never met her.',
    ],
  },
  {
    id: 'yes-or-no-harm',
    on: ['concern:members-harmed', 'common:say_again', 'answer:know-first', 'statement:cosmetic'],
    asked: [
      'So you want a yes or a no?',
      'yes, as it stands an owner would lose access. And now?',
      'If the answer is yes, what then?',
      'is a plain yes really what you want to hear',
      'Yes or no only?',
      'a yes, I’m afraid. What does that mean for you',
    ],
    says: [
      'A plain answer is what I want, even if it is yes. A yes I can work with. Then I ask what stands in between, and who watches it.',
    ],
  },
  {
    id: 'outside-team-who',
    on: [
      'concern:members-harmed',
      'answer:harm-answer',
      'statement:pilot-without-joint',
      'statement:block-joint',
      'statement:second-trial-full',
      'statement:fifty-calls',
      'statement:test-both-owners',
    ],
    asked: [
      'Who would you accept as a checker?',
      'outside my team, who do you mean',
      'Would Ana’s people be outside enough?',
      'is it all right if operations checks it',
      'Somebody from operations?',
      'who outside of my team should check it',
    ],
    says: [
      'Ana in operations, and whomever she names. They have carried those accounts for twenty years, and they gain nothing by a yes.',
    ],
  },
  {
    id: 'same-households-later',
    on: ['concern:members-harmed', 'statement:block-joint', 'statement:pilot-without-joint', 'statement:trial-copy'],
    asked: [
      'You mean after the pilot?',
      'what protects them later, you ask. when all 31 open?',
      'For the later opening, is the same block enough?',
      'would you accept the same protection for all branches',
      'And in March?',
      'what happens to those families when all branches follow',
    ],
    says: [
      'When all thirty-one open, yes. The same block would do, if it does not lift itself on the day because somebody has a date to meet.',
    ],
  },
  {
    id: 'board-tell-how',
    on: ['concern:members-harmed'],
    asked: [
      'When do you tell the board?',
      'how will you explain it to the board',
      'Will the board want proof?',
      'what does the board ask you about members',
    ],
    says: [
      'Through the chairman, today. They will ask me how I know, and “it was counted by operations” is an answer they accept.',
    ],
  },
  {
    id: 'two-percent-mother',
    on: ['concern:members-harmed', 'answer:percent-good'],
    asked: [
      'I meant 4,300 of 212,000. Is it better to say the number?',
      'should I avoid percentages',
      'Why don’t you like the two percent?',
      'what should I say instead of two percent',
    ],
    says: ['Say the number, and then say who they are. Nobody has ever come to my window as a percentage.'],
  },
  {
    id: 'color-chosen-how',
    on: ['concern:green-reports'],
    asked: [
      'Do you want to know how I chose it?',
      'I chose the color, what else do you need to understand',
      'What should I explain about the color?',
      'understand what, how the green came about',
    ],
    says: [
      'Whether you believed it when you typed it. If you hoped, tell me that you hoped; I have hoped over a ledger myself.',
    ],
  },
  {
    id: 'friday-different',
    on: [
      'concern:green-reports',
      'common:what_did_we_do_wrong',
      'common:how_to_keep_you_informed',
      'answer:report-contents',
      'answer:report-from-now',
      'statement:new-report-three-lines',
      'answer:trust-us-still',
      'common:do_you_trust_me',
      'statement:no-blame',
      'answer:whose-fault',
      'common:who_is_to_blame',
    ],
    asked: [
      'What would you like to see on Friday?',
      'what should be different on the page',
      'How should Friday’s report start?',
      'what do you expect from the next report on friday',
      'Different how?',
      'what would you want on the next weekly page',
    ],
    says: [
      'The member in the first line, what you do not know in the second, and your question for me in the last. And names again.',
    ],
  },
  {
    id: 'who-tells-readers',
    on: ['concern:green-reports', 'statement:correct-reports', 'answer:who-reads-reports'],
    asked: [
      'Who read them besides you?',
      'should I write to everyone who got them',
      'Do you want me to tell them myself?',
      'to whom does the correction have to go',
      'To whom?',
      'which people must get the corrected reports',
    ],
    says: [
      'The loan committee, the managers, Ana and I. In writing it comes from you; to the managers I shall say it myself as well.',
    ],
  },
  {
    id: 'since-when-known-line',
    on: ['statement:correct-reports', 'answer:correct-old-reports', 'statement:left-green', 'common:tried_before'],
    asked: [
      'Should I put the date in the correction?',
      'do you want january 4 written on it',
      'What should the correction say?',
      'how long should the corrected report be',
    ],
    says: [
      'Half a page, with the day you knew, what was wrong, and what protects the members now. The date is the line that they will look for.',
    ],
  },
  {
    id: 'decide-which-one',
    on: ['concern:what-to-decide', 'answer:how-to-ask', 'common:what_would_move_you'],
    asked: [
      'Would you rather have one decision or two?',
      'how should I put the decision to you',
      'Do you want my recommendation first?',
      'shall I tell you first what I recommend',
    ],
    says: [
      'One, please, and your recommendation in the same breath. The reasons may follow, as long as the clock allows.',
    ],
  },
  {
    id: 'information-only',
    on: ['concern:what-to-decide', 'common:next_step', 'statement:need-clear-ask', 'common:agree_now'],
    asked: [
      'It’s both. Is that all right?',
      'partly for information and one decision, ok',
      'There is one thing only you can do. May I say it?',
      'yes I need something from you, when can I ask',
    ],
    says: ['Then ask it now, and inform me afterward. I listen better when I know what I am listening for.'],
  },
  {
    id: 'if-nothing-march',
    on: ['concern:what-to-decide', 'answer:silence'],
    asked: [
      'If you say nothing, March 15 can’t be held. Do you see?',
      'without your answer it becomes april, is that clear',
      'What would happen with the managers if you said nothing?',
      'and if you don’t answer in time',
    ],
    says: [
      'Then my managers print a date that is no longer true, with my name behind it. I would not like that, so do not let me say nothing.',
    ],
  },
  {
    id: 'pocket-which',
    on: [
      'concern:the-money',
      'statement:one-decision',
      'answer:approve-analysts',
      'statement:analysts-march',
      'statement:recommend-analysts',
      'answer:small-sum',
      'statement:new-money',
      'answer:other-budgets',
    ],
    asked: [
      'Where would you prefer it to come from?',
      'Which pocket do you have in mind?',
      'where should I take the sum from, what would you like',
      'Which pocket would you accept?',
      'from which pocket could it come, in your opinion',
      'Is the contingency all right as a pocket?',
      'would the reserve be the right place for it',
      'From the contingency, is that fine?',
      'which budget line would be acceptable for it',
    ],
    says: [
      'The reserve inside the two point four, with what is left of it written beside. Not the branches, and not next year.',
    ],
  },
  {
    id: 'second-envelope-what',
    on: ['concern:the-money', 'answer:second-envelope-why', 'statement:new-money'],
    asked: [
      'What do you mean by a second envelope?',
      'what envelope do you speak of',
      'Who would have wanted the branch instead?',
      'an envelope, you mean another request to the board',
    ],
    says: [
      'A second request to the board after I told them that one would do. I said it standing up, and two of them wrote it down.',
    ],
  },
  {
    id: 'last-time-money',
    on: ['concern:the-money', 'answer:more-money-later', 'statement:cap-and-leave'],
    asked: [
      'How can I prove that it’s the last time?',
      'is a cap enough for you',
      'What would convince you it’s the last request?',
      'last time, can I promise that at all',
    ],
    says: [
      'Put an amount on it, an end date, and what you will do if they are not finished. Then it is the last time by construction.',
    ],
  },
  {
    id: 'analysts-do-what',
    on: ['concern:the-money', 'answer:analysts-who'],
    asked: [
      'What would you want the two to do?',
      'should I explain what the analysts do',
      'Why can’t our own people do it, you ask?',
      'do you want to know why we need outsiders',
    ],
    says: [
      'Tell me in one sentence: what do they read, for how long, and why those already here cannot. If it is hands that are missing, say hands.',
    ],
  },
  {
    id: 'two-names-stranger',
    on: [
      'answer:why-second-owner',
      'answer:window-view',
      'answer:teller-missing-name',
      'concern:members-harmed',
      'common:example',
      'common:worst_case',
    ],
    asked: [
      'So she couldn’t get any money at all?',
      'even if the teller knows her personally?',
      'Can the teller not make an exception?',
      'what if she shows her ID at the window',
      'Not a dollar?',
      'can she really not withdraw anything',
    ],
    says: [
      'Not a dollar, and not if the teller is her cousin. The screen says whose account it is, and we taught the tellers to believe the screen.',
    ],
  },
  {
    id: 'first-or-second-owner',
    on: ['answer:why-second-owner', 'statement:joint-owner-dropped', 'fact:unreconciled', 'statement:red-now'],
    asked: [
      'And the first owner notices nothing?',
      'only the second owner is shut out, right?',
      'Isn’t the first owner still on the account?',
      'who of the two is the second owner usually',
    ],
    says: [
      'The first would notice nothing, which is the cruel part. The second is whoever signed below, very often the wife, or the daughter who does the errands.',
    ],
  },
  {
    id: 'list-by-name-how',
    on: [
      'answer:harm-answer',
      'answer:sample-size',
      'statement:test-both-owners',
      'concern:members-harmed',
      'statement:block-joint',
      'statement:ana-checks',
    ],
    asked: [
      'How should that list look?',
      'who would draw up such a list by name',
      'By when would you want that list?',
      'a list of all 4,300 with both names?',
    ],
    says: [
      'Account, first name, second name, and a tick from operations. Those that failed come first, and then every shared account before the branches open.',
    ],
  },
  {
    id: 'ana-how-long',
    on: [
      'answer:who-ana',
      'statement:ana-checks',
      'answer:ana-signs',
      'common:talk_to_them',
      'answer:who-hears-next',
      'common:next_step',
      'common:who_else',
      'answer:meantime-watch',
      'answer:who-sets-color',
      'answer:advice',
      'answer:ana-knows',
      'concern:members-harmed',
    ],
    asked: [
      'When can I find Ana?',
      'is Ana in the building today',
      'What should I bring to Ana?',
      'should I make an appointment with her',
      'Where do I find her?',
      'is it possible to see Ana today',
    ],
    says: [
      'She is one floor down, and there until six. Bring the list of accounts and no slides, and begin with the worst of it.',
    ],
  },
  {
    id: 'ana-quiet-meaning',
    on: ['answer:ana-knows', 'common:since_when', 'common:what_others_say', 'statement:ana-approved'],
    asked: [
      'What did Ana mean by quiet?',
      'quiet in what way',
      'What did she say about it?',
      'why didn’t ana like that it was quiet',
    ],
    says: [
      'That your people had stopped asking hers for files. In her experience a migration asks for something every day until it is finished, or hidden.',
    ],
  },
  {
    id: 'ana-can-refuse',
    on: ['answer:ana-signs', 'answer:who-signs', 'answer:block-owner'],
    asked: [
      'And if Ana doesn’t sign?',
      'what if operations refuses to sign',
      'Does Ana have the last word then?',
      'could Ana stop the whole opening',
    ],
    says: [
      'Then it does not open, and I shall not ask her twice. I would ask you what she needs, and by when she can have it.',
    ],
  },
  {
    id: 'lift-block-both',
    on: ['answer:block-owner', 'statement:block-since-5', 'statement:block-joint'],
    asked: [
      'Both of you in writing, isn’t that slow?',
      'who lifts the block on the weekend',
      'What would you need to see before you lift it?',
      'could the block be lifted in parts',
    ],
    says: [
      'It takes one telephone call and two signatures, if the count is clean. For a clean part I would lift it for that part. Slow I can live with.',
    ],
  },
  {
    id: 'couples-west-allis',
    on: ['answer:pick-accounts', 'statement:you-pick-sample', 'answer:sample-size', 'common:your_contribution'],
    asked: [
      'Who are these three couples?',
      'three couples, do they know about the test',
      'Why couples with two addresses?',
      'how many accounts would you pick for the test',
    ],
    says: [
      'They are old acquaintances of my window, and they need not know. Two addresses is where families are untidy, and so are files. I would pick forty.',
    ],
  },
  {
    id: 'old-widow-after',
    on: ['answer:widow'],
    asked: [
      'What happened to her afterward?',
      'could you help the widow in the end',
      'How long did it take until she was back on it?',
      'did she get her account back',
    ],
    says: [
      'She was back on it on the ninth day, and she thanked me, which was worse. She stayed a member until she died.',
    ],
  },
  {
    id: 'signature-cards-all',
    on: [
      'answer:paper-cards',
      'answer:2009-fixed',
      'answer:resign-cards',
      'statement:call-members',
      'statement:talked-to-ana',
    ],
    asked: [
      'Are all the cards scanned?',
      'is there a card for every account',
      'Who could compare the cards with the files?',
      'how long would it take to check 4,300 cards',
    ],
    says: [
      'All of them, I saw to that myself. Ana can say how many her people read in a day; I would not begin with all, I would begin with those that differ.',
    ],
  },
  {
    id: 'call-lakeshore-number',
    on: ['answer:call-members', 'statement:call-members'],
    asked: [
      'What would operations say on the phone?',
      'when should operations call them',
      'Do we need to call anyone at all now?',
      'would a letter be better than a call',
    ],
    says: [
      'If no live account was touched, nobody need be called today. If one was, then a call from our number, the same day, and a letter after it.',
    ],
  },
  {
    id: 'one-mismatch-stay',
    on: ['answer:one-exception', 'answer:go-live-fix-later', 'statement:go-live-anyway', 'concern:members-harmed'],
    asked: [
      'So an account could stay on the old system for weeks?',
      'how long may they stay on the old one',
      'Can the two systems run next to each other for that?',
      'what if a few can’t be fixed until summer',
    ],
    says: [
      'For as long as it takes, if operations can carry it and she notices nothing. A few in the summer I can bear. A missing one in March I cannot.',
    ],
  },
  {
    id: 'color-green-repeat',
    on: ['answer:color-meaning', 'statement:ana-sets-color', 'concern:green-reports', 'answer:reports-subjective'],
    asked: [
      'So what color is it today?',
      'which color would you give Keystone now',
      'Is it red today by your definition?',
      'by that meaning, would you call it red',
    ],
    says: [
      'If an owner can be missing, it is red, and I would print it so. It does not frighten me. It tells everyone where to look.',
    ],
  },
  {
    id: 'without-color',
    on: ['answer:report-contents', 'answer:report-from-now', 'common:how_to_keep_you_informed'],
    asked: [
      'No color at all?',
      'why would you leave out the color',
      'Won’t the others miss the color?',
      'would the committee accept a report without colors',
    ],
    says: [
      'They would miss it for a week. A color invites one to stop reading, and I was the first to accept the invitation.',
    ],
  },
  {
    id: 'names-vanished',
    on: [
      'answer:why-nobody-asked',
      'answer:fourth-report',
      'common:since_when',
      'common:how_found_out',
      'answer:trust-us-still',
    ],
    asked: [
      'Which names were missing?',
      'what names used to be on the page',
      'Why did it matter that the names were gone?',
      'no names on it, whose names do you mean',
    ],
    says: [
      'The names of those who had checked each line. In the first two there were three of them, and in the last there was only yours.',
    ],
  },
  {
    id: 'stop-trusting-until',
    on: ['answer:trust-us-still', 'common:do_you_trust_me', 'answer:wrong-again'],
    asked: [
      'What would a page you trust look like?',
      'how can I get your trust back by Friday',
      'One true page and it’s mended?',
      'is friday’s page enough to repair that',
    ],
    says: [
      'One that tells me something I would rather not know, before I ask, with the initials of operations beside it. It is not enough, but it is how one begins.',
    ],
  },
  {
    id: 'vendor-letter',
    on: ['answer:vendor-pays', 'statement:vendor-share'],
    asked: [
      'What must the letter say?',
      'whose letter do you need, the vendor’s',
      'An email from the vendor, is that enough?',
      'who has to sign that letter at the vendor',
    ],
    says: [
      'An amount, an invoice, and a signature of somebody who may give money away. An email is a wish with an address.',
    ],
  },
  {
    id: 'reserve-after',
    on: ['answer:from-contingency', 'statement:money-contingency', 'statement:contingency-110', 'concern:the-money'],
    asked: [
      'How much should remain in the reserve?',
      'is there a minimum for the contingency',
      'Would it worry you if the reserve is nearly used up?',
      'what’s left after the 46,000, is that important',
      'How much should be left?',
      'what remainder do you want to see in the reserve',
    ],
    says: [
      'Enough that you need not come to me for a broken printer. I do not ask for a certain sum, I ask to see it before I sign and not after.',
    ],
  },
  {
    id: 'decision-letter-when',
    on: [
      'answer:approve-analysts',
      'answer:in-return',
      'common:your_contribution',
      'statement:one-decision',
      'common:agree_now',
      'concern:what-to-decide',
    ],
    asked: [
      'When would I have your letter?',
      'how soon do I get it in writing',
      'Can I start the hiring before the letter?',
      'is your word enough to begin',
    ],
    says: [
      'The same day, before I go home. Until it is in your hand, you may speak with people and promise them nothing.',
    ],
  },
  {
    id: 'which-day-after-25',
    on: [
      'answer:silence',
      'answer:second-trial-before',
      'statement:wait-trial',
      'fact:rosters',
      'statement:march-at-risk',
      'statement:one-decision',
      'common:more_time',
    ],
    asked: [
      'Could it be Saturday or Sunday?',
      'is the weekend of the 23rd still in time',
      'What’s the very last moment?',
      'until what hour on friday',
      'Until when exactly?',
      'when is it too late for your decision',
    ],
    says: [
      'Friday at five, since I telephone the managers on Monday at eight. A weekend is for sleeping on it, and I sleep badly on blank pages.',
    ],
  },
  {
    id: 'monday-call-when',
    on: [
      'answer:tell-managers',
      'statement:tell-managers',
      'answer:managers',
      'fact:rosters',
      'statement:march-at-risk',
      'answer:silence',
      'common:talk_to_them',
    ],
    asked: [
      'When is your Monday call?',
      'what time on Monday do you talk to them',
      'How long should my three sentences be?',
      'three sentences for the managers, by when',
    ],
    says: [
      'At eight, before the branches open, and all thirty-one are on it. Have your sentences with me on Friday, with the old date and the new in the first.',
    ],
  },
  {
    id: 'cross-for-hour',
    on: ['answer:managers'],
    asked: [
      'Why would they be cross for a year?',
      'which managers will be hardest',
      'Will they be angry at me or at you?',
      'what do the managers mind most',
    ],
    says: [
      'Because in March they would have printed it, explained it and taken back vacations. They will be cross with me, and I shall have earned it.',
    ],
  },
  {
    id: 'doreen-stop',
    on: [
      'answer:waukesha-who',
      'answer:waukesha-fails',
      'statement:pilot-without-joint',
      'fact:pilot-possible',
      'answer:doreen-list',
    ],
    asked: [
      'Would Doreen really stop it herself?',
      'may I visit Doreen before the pilot',
      'Have you told Doreen yet?',
      'what does Doreen need from us before the eighth',
    ],
    says: [
      'She stopped a Christmas party once, at half past six. Go and see her this week, ask her what her tellers dread, and write it down in front of her.',
    ],
  },
  {
    id: 'pilot-week-long',
    on: ['answer:pilot-purpose', 'answer:waukesha-fails', 'statement:pilot-without-joint'],
    asked: [
      'For how many days should Waukesha run?',
      'is one week of pilot enough',
      'When would you call the pilot a success?',
      'what happens after a good week in Waukesha',
    ],
    says: [
      'Two weeks, with a payday in it. If nobody has had to turn around for help, and nothing has been put right by hand, I would call it that.',
    ],
  },
  {
    id: 'two-systems-agree',
    on: ['statement:stagger', 'answer:split-rollout'],
    asked: [
      'Why would the two give different answers?',
      'what if they only agree overnight',
      'Who can tell me if the two systems agree?',
      'for how long would they have to live side by side',
    ],
    says: [
      'Because a deposit in one is not yet known to the other. Overnight is too late for a member who drives. Ana can tell you, and she will want a week to try it.',
    ],
  },
  {
    id: 'why-april-late-week',
    on: ['answer:another-date'],
    asked: [
      'So April 12 would be better?',
      'a week later, is that fine with the managers?',
      'Would you take the twelfth of April?',
      'what do the managers do in the week after vacation',
    ],
    says: [
      'The twelfth is a week with everyone at the counter, so yes, rather. But do not choose it because it is comfortable; choose it because the count will be finished.',
    ],
  },
  {
    id: 'reason-for-april',
    on: ['answer:april-ok', 'statement:later-date', 'answer:another-date'],
    asked: [
      'What reason would a manager accept?',
      'how would you say it to a branch manager',
      'Is “no owner is missing” a good enough reason?',
      'which reason can they repeat at the window',
    ],
    says: [
      '“We are counting every owner before we move anyone.” A manager will repeat that with her chin up. “Resources” she will not.',
    ],
  },
  {
    id: 'brandt-facts',
    on: ['answer:tell-examiner', 'answer:legal', 'answer:brandt-who'],
    asked: [
      'Which facts does Mr. Brandt need?',
      'by when do you need the facts for your counsel',
      'Should I write that down for Mr. Brandt?',
      'does the counsel have to know it today',
    ],
    says: [
      'Which accounts, and whether any of them was live; two lines will do. Have them with me by noon, since he leaves early and writes long.',
    ],
  },
  {
    id: 'day-itself-nothing-solved',
    on: ['answer:not-told-earlier', 'statement:should-have-called'],
    asked: [
      'Even if I have no solution at all?',
      'what would you have done on January 4',
      'How would you have reacted in January?',
      'so next time I call you the same day, even at night',
    ],
    says: [
      'I should have said thank you, gone down to operations with you, and repeated a different color upstairs. That is all it would have cost either of us.',
    ],
  },
  {
    id: 'ask-branches-what',
    on: ['answer:other-problems', 'common:how_found_out'],
    asked: [
      'What should we have asked the branches?',
      'which questions would the branches have expected from us',
      'Whom should I ask first in the branches?',
      'nothing asked since new year’s, what could we ask',
    ],
    says: ['What their oddest account is. Every branch has one, and every one of them has two names on it.'],
  },
  {
    id: 'friday-eight-bring',
    on: ['answer:next-meeting'],
    asked: [
      'What should I bring on Friday?',
      'who should come along on friday',
      'Friday at eight, here in your office?',
      'do you want Ana there as well',
    ],
    says: [
      'The page, and whoever checked it, which I hope is Ana. Here, and there will be coffee, which I make myself at that hour.',
    ],
  },
  {
    id: 'page-before-home',
    on: ['answer:write-up', 'common:in_writing', 'statement:agreed-plan'],
    asked: [
      'What time do you go home?',
      'until what hour can I send you the page',
      'Today still, the page?',
      'when do you leave today',
    ],
    says: [
      'At half past six, as a rule. By hand is best; I read it in the elevator, and that is as long as it should be.',
    ],
  },
  {
    id: 'saying-to-committee',
    on: ['answer:committee-now', 'answer:loan-committee', 'statement:look-into', 'opening'],
    asked: [
      'What will you tell them in ten minutes?',
      'which sentence will you say to the committee',
      'What do you want to be able to tell the committee?',
      'can I give you a sentence for the committee',
      'And the committee?',
      'what do you have to say in there today',
    ],
    says: [
      'How it stands, whether a member has been touched, and by when I decide. The third I have. The first two must come from you, and they must be true.',
    ],
  },
  {
    id: 'word-minor',
    on: ['answer:not-in-committee'],
    asked: [
      'What other words shouldn’t I use?',
      'why not minor',
      'What’s wrong with basically?',
      'do you have more words I should avoid',
    ],
    says: [
      '“Only,” when it stands before a number. And “impacted,” which is what happens to a tooth. Say who, and what she cannot do.',
    ],
  },
  {
    id: 'racine-letter',
    on: ['answer:last-thing-heard', 'common:what_is_good'],
    asked: [
      'Who wrote to thank you?',
      'which of my people trained in Racine',
      'Can I tell the team about that letter?',
      'what did the letter about the training say',
    ],
    says: [
      'A teller of fifty-eight who had been afraid of the new screen. She wrote that a young man had let her be slow. Do tell them.',
    ],
  },
  {
    id: 'half-trained',
    on: ['answer:staff-training'],
    asked: [
      'Which half has not been trained?',
      'when does the second half get its training',
      'How fast do they forget it?',
      'if the date moves, do we need to train again',
    ],
    says: [
      'The northern branches are still to come, in February. They forget in about three weeks, as I did, so a new date would want a morning’s refresher.',
    ],
  },
  {
    id: 'sentence-autumn',
    on: ['common:tried_before'],
    asked: [
      'What sentence was that?',
      'whom did you ask for that sentence',
      'What did those two sentences say?',
      'why did it disappear again',
    ],
    says: [
      '“What a member would notice this week.” I asked your office for it, and got it twice, and it was the best line on the page. I did not ask a third time, and I should have.',
    ],
  },
  {
    id: 'silence-branch',
    on: ['common:how_do_you_know'],
    asked: [
      'What did the silence tell you?',
      'which silence do you mean',
      'The branches never called you about us?',
      'so nobody complaining is a bad sign for you',
    ],
    says: [
      'That nobody was near the end of anything. My managers telephone me about a loose carpet, and about Keystone they had nothing to say.',
    ],
  },
  {
    id: 'no-magic-date',
    on: ['common:why_that_date', 'answer:march-hard'],
    asked: [
      'So there’s no outside reason for March 15?',
      'nobody outside insists on march 15?',
      'Would anything break if it moved?',
      'is there a contract that hangs on that date',
    ],
    says: [
      'None outside the house. What would break is a plan that people made in good faith, and that I can repair once, if I am early.',
    ],
  },
  {
    id: 'board-not-knowing',
    on: ['common:consequence'],
    asked: [
      'You would really go to the board and say you don’t know?',
      'what would the board do then',
      'When would you go to the board with that?',
      'can we avoid that you go to the board',
    ],
    says: [
      'I would, on the same afternoon. They would thank me and ask for somebody from outside to look. You can avoid it by telling me what you know.',
    ],
  },
  {
    id: 'son-mother-account',
    on: ['common:example'],
    asked: [
      'Would that mother be one of the 4,300?',
      'a mother and son in two towns, is that the typical case',
      'She’d be the second owner, then?',
      'what would happen to her in your example',
    ],
    says: [
      'She may well be; two towns, two addresses, one account. If she is the second name, she would be sent home without her rent money.',
    ],
  },
  {
    id: 'over-24-board',
    on: ['common:who_decides', 'answer:money-limit-authority'],
    asked: [
      'Who decides if it goes over the 2.4?',
      'how fast could the board decide',
      'When does the board meet next?',
      'and above 2.4 million, how long does that take',
    ],
    says: [
      'The board, at its next meeting, and that comes after the rosters. So anything that must be decided in January had better fit inside.',
    ],
  },
  {
    id: 'new-board-branch',
    on: ['answer:board-view', 'answer:second-envelope-why'],
    asked: [
      'Which two wanted the branch?',
      'who on the board preferred Brookfield',
      'Will those two use it against you?',
      'what do the two with good memories say now',
    ],
    says: [
      'I leave out their names. They will say that they said so, courteously, and they will be right to. It will pass, if no member is hurt.',
    ],
  },
  {
    id: 'old-system-years',
    on: ['answer:back-to-old', 'answer:old-system-now', 'statement:pause-program'],
    asked: [
      'Two years, is that certain?',
      'who says the old one lasts a year or two',
      'Then we have time, don’t we?',
      'what happens when the old system gives out',
    ],
    says: [
      'Operations says it, and they say it about parts that nobody makes any more. Time for some weeks, yes. Not for starting over.',
    ],
  },
  {
    id: 'which-branch-first-morning',
    on: ['answer:day-after', 'common:what_success_is', 'common:are_we_all_right'],
    asked: [
      'Which branch should I be in?',
      'where do you want me on the first morning',
      'May I stand in West Allis with you?',
      'what would I do behind the counter',
    ],
    says: [
      'Choose the one that you are most afraid of. You would fetch names from a list, and say good morning, and by noon you would know everything.',
    ],
  },
  {
    id: 'hoped-within-week',
    on: ['statement:left-green', 'statement:was-always-green'],
    asked: [
      'Should I write that in the correction as well?',
      'do I have to explain why I left it green',
      'Have you ever hoped like that yourself?',
      'how do I say it to the others who read it',
    ],
    says: [
      'One line, in your own name: I hoped to mend it in a week. They have all hoped at some time. Nobody respects a passive sentence.',
    ],
  },
  {
    id: 'what-could-open',
    on: ['statement:go-live-anyway', 'statement:no-launch-with-gap', 'common:other_options'],
    asked: [
      'What could open without them?',
      'single accounts could open, would you allow that',
      'So would you open all branches without joint accounts?',
      'could the branches start with single accounts only',
    ],
    says: [
      'I would consider it for one branch, where every teller knows the list. For thirty-one I would first hear from operations how a member with one of each is served.',
    ],
  },
  {
    id: 'members-one-each',
    on: ['follow-up:what-could-open'],
    asked: [
      'What do you mean, one of each?',
      'a member with one of each, is that common',
      'Who has both kinds of account?',
      'how many have a single and a joint account',
    ],
    says: [
      'A single account for her wages and a joint one for the house. It is very common, and she would meet two systems in one morning.',
    ],
  },
  {
    id: 'forty-accounts',
    on: ['follow-up:couples-west-allis'],
    asked: [
      'Why forty?',
      'forty accounts, when would you pick them',
      'Could you pick the forty by Friday?',
      'is forty enough to be sure',
    ],
    says: [
      'Because one can read forty in an evening with care. You shall have the numbers tomorrow. To be sure is what the full count is for.',
    ],
  },
  {
    id: 'teller-cousin',
    on: ['follow-up:two-names-stranger'],
    asked: [
      'And what does the teller tell her?',
      'what happens to her next, at the window',
      'Does she have to go home?',
      'how long would she wait',
    ],
    says: [
      'She is asked to sit down while somebody telephones. If the line is busy she goes home without it, and that evening she tells her neighbors.',
    ],
  },
  {
    id: 'oddest-account',
    on: ['follow-up:ask-branches-what'],
    asked: [
      'What’s the oddest account you know?',
      'do you have an example of an odd account',
      'How can I collect those odd accounts?',
      'the oddest account, whose is that',
    ],
    says: [
      'Three sisters and a parish, with one checkbook. I shall ask each manager for hers on Monday, and you put all thirty-one into your test.',
    ],
  },
  {
    id: 'live-touched-line',
    on: [
      'answer:live-system-touched',
      'statement:trial-copy',
      'answer:tell-members-now',
      'statement:red-now',
      'statement:joint-owner-dropped',
      'concern:members-harmed',
    ],
    asked: [
      'No live account was touched. Is that the sentence you need?',
      'the live system was never touched, believe me',
      'Who confirms to you that nothing live was touched?',
      'how will operations check that no live account is changed',
    ],
    says: [
      'That is the sentence, and thank you. Ana will compare last night’s accounts with those of New Year’s Eve, and then I shall stop asking.',
    ],
  },
  {
    id: 'tell-those-at-once',
    on: ['answer:tell-members-now'],
    asked: [
      'How would you tell those members?',
      'at once means the same day?',
      'And if a live account was affected, what then?',
      'would they get a letter or a call from you',
    ],
    says: [
      'By telephone the same day, from operations, and a letter with my name. We would say what was wrong before we say that we are sorry.',
    ],
  },
  {
    id: 'keeps-it-so',
    on: ['statement:trial-copy'],
    asked: [
      'You mean after the rehearsal?',
      'what keeps it so, you ask. a block, is that enough',
      'Is a block on all joint accounts a good answer to that?',
      'what should keep it so when the branches open',
    ],
    says: ['A block is a good answer, if nobody in a hurry can lift it. Then a count by name, and then I am content.'],
  },
  {
    id: 'not-handled-what',
    on: ['statement:handle-it', 'common:may_i_be_frank'],
    asked: [
      'What would you like to know then?',
      'you don’t believe me when I say it’s under control',
      'Which reports told you so already?',
      'so you want the details?',
    ],
    says: [
      'What it is, whom it could touch, and since when. Not the details; three plain facts. “Under control” was in the third report, in those words.',
    ],
  },
  {
    id: 'no-promise-conditions',
    on: ['statement:no-promise-date', 'statement:march-needs-help'],
    asked: [
      'What would have to be true for you?',
      'if I say no promise, what do you tell the managers',
      'Is no promise worse than a late date?',
      'how can you work without a promise',
    ],
    says: [
      'I would tell them that March 15 is open until Friday, and that I answer on Monday. A late date I can plan. An open one I can carry for a week.',
    ],
  },
  {
    id: 'cause-enough',
    on: ['statement:cause-found', 'statement:cause-by-wednesday', 'statement:vendor-mapping'],
    asked: [
      'Is it enough if I explain the cause on Wednesday?',
      'how much of the cause do you need to know',
      'Would you like to see the cause in writing?',
      'when the cause is known, what else do you need',
    ],
    says: [
      'One sentence of it, such as I could say to a teller. After that I need to know how many are mended and who outside your team looked.',
    ],
  },
  {
    id: 'not-known-day',
    on: ['statement:not-known', 'statement:second-trial-full'],
    asked: [
      'The second trial ends on the 22nd. Is that early enough?',
      'when should I know it at the latest',
      'If I know it on Friday morning, is that in time?',
      'by what day must the number be there',
    ],
    says: [
      'Friday is in time, if it is the morning. I need an hour with it before I answer you, and you need one before you recommend.',
    ],
  },
  {
    id: 'zero-really',
    on: ['statement:second-trial-full', 'answer:one-exception', 'statement:test-both-owners'],
    asked: [
      'Zero, really? Not even one?',
      'is zero missing owners realistic in your eyes',
      'What if the trial ends at three?',
      'and if three accounts are still wrong at the end',
    ],
    says: [
      'Zero among those that are moved. If three are still wrong, the three stay where they are, and I know their names by heart.',
    ],
  },
  {
    id: 'larger-number-hour',
    on: ['answer:what-if-more-accounts'],
    asked: [
      'At any hour, even in the evening?',
      'so the date goes at once, without asking why',
      'Which would be worse, more accounts or a late call?',
      'if it’s more than we think, whom do I call first',
    ],
    says: [
      'Until ten in the evening at home, and after that at six. Call me before you call your vendor. The late call would be worse.',
    ],
  },
  {
    id: 'whose-name-remember',
    on: ['answer:whose-fault', 'common:who_is_to_blame', 'statement:no-blame'],
    asked: [
      'Isn’t it my fault, then?',
      'do you mean me with the one name',
      'What will you remember about it?',
      'so you’d remember that I came upstairs',
    ],
    says: [
      'Your name is on the page, yes. I shall remember that you came upstairs before I came down. The fault I will have forgotten by the summer.',
    ],
  },
  {
    id: 'subjective-known',
    on: ['answer:reports-subjective', 'statement:was-always-green'],
    asked: [
      'We weren’t sure about it at the time. Does that count?',
      'known is a strong word, we only suspected it',
      'What if it was only a suspicion?',
      'must I report a suspicion as well',
    ],
    says: [
      'Write it as one: “We suspect, and we shall know on Thursday.” I have never thought less of anyone for a suspicion with a day beside it.',
    ],
  },
  {
    id: 'chief-executive-words',
    on: ['answer:what-to-ceo'],
    asked: [
      'What will the CEO want to know?',
      'is the ceo going to be upset',
      'Which words should I give you for him?',
      'does the chief executive read the reports too',
    ],
    says: [
      'Whether a member was touched, and whether it costs anything. Two lines will do. The reports go to the committee, and from there nobody knows.',
    ],
  },
  {
    id: 'door-person-apologize',
    on: ['answer:go-live-day'],
    asked: [
      'Who stands at the door?',
      'to apologize for what',
      'Why open a quarter of an hour later?',
      'list at every window, which list is that',
    ],
    says: [
      'Somebody patient, usually the youngest. The quarter of an hour is for reading the list aloud once, and an apology is for the line, if there is one.',
    ],
  },
  {
    id: 'joint-kinds-brothers',
    on: ['answer:joint-owner-kinds'],
    asked: [
      'Why can’t they come twice?',
      'which of them would suffer most',
      'The daughter who pays for her father, how would she notice?',
      'are there businesses with joint accounts as well',
    ],
    says: [
      'They work, or they are ill, or they live two hours away. The daughter would notice on the day the nursing home is not paid.',
    ],
  },
  {
    id: 'moved-you-page',
    on: ['common:what_would_move_you', 'common:how_can_i_help', 'answer:need-from-me'],
    asked: [
      'Who must have counted it?',
      'what do you mean, word for word',
      'Should the page be for you or for the chairman?',
      'one page, may I show you a draft first',
    ],
    says: [
      'For both of us; I shall read it aloud and leave it with him. A draft is welcome tomorrow at eight, with whatever you do not know left white.',
    ],
  },
  {
    id: 'committee-coffee',
    on: ['answer:ten-minutes', 'common:have_you_time'],
    asked: [
      'How many minutes have we left?',
      'can the committee wait a little',
      'Should I come back after the committee?',
      'do you have to go now',
    ],
    says: [
      'A few, and they do pour their coffee slowly. Use them for the member and for your question, and the rest can come on paper.',
    ],
  },
  {
    id: 'uneasy-take-back',
    on: ['common:how_do_you_feel', 'common:cost_to_you'],
    asked: [
      'What may you have to take back?',
      'to whom did you repeat my reports',
      'Whom did you tell that it was green?',
      'why are you uneasy about it',
    ],
    says: [
      'A color, and I gave it to people who rely on me: the managers on a Monday, and upstairs. It is not pleasant to carry back, but it is soon done.',
    ],
  },
  {
    id: 'flexible-budget-walls',
    on: ['common:is_it_flexible'],
    asked: [
      'Inside its own walls, what does that mean?',
      'how flexible is the date really',
      'Could the budget move between lines?',
      'a little, how many weeks is that',
    ],
    says: [
      'Move it from line to line as you please, and the total stays. The date may go by weeks, once, and I must have it before the rosters.',
    ],
  },
  {
    id: 'your-own-plan',
    on: ['common:your_proposal', 'common:other_options'],
    asked: [
      'So you’d open with single accounts first?',
      'would that plan work for all branches, yours',
      'What should operations count, in your plan?',
      'and what would you do with the joint accounts meanwhile',
    ],
    says: [
      'In Waukesha, yes. The shared accounts stay on the old system, untouched, and operations counts both names on each. The other thirty wait for that count.',
    ],
  },
  {
    id: 'at-the-window-said',
    on: [
      'fact:conversion-2009',
      'answer:widow',
      'answer:teller-years',
      'answer:what-2009-went-wrong',
      'answer:2009-fixed',
    ],
    asked: [
      'What did the members say to you at the window?',
      'how did people react in those nine days',
      'What did they tell you, those nine days?',
      'Were the members angry at you in West Allis?',
      'what was it like at the window in 2009',
    ],
    says: [
      'They asked what they had done wrong. Hardly one of them shouted; I would have found it easier if they had.',
    ],
  },
  {
    id: 'managers-mind-most',
    on: ['answer:who-reads-reports', 'answer:managers'],
    asked: [
      'Why will the branch managers mind the most?',
      'why would the managers be more upset than the others',
      'What makes it so bad for the managers?',
      'Why a year if they hear it in March?',
    ],
    says: [
      'Because they have repeated it aloud, every Monday, to people who arranged their lives by it. Nobody likes to take back a sentence in front of thirty tellers.',
    ],
  },
  {
    id: 'promised-conditions',
    on: ['common:is_that_acceptable', 'common:your_proposal', 'common:what_would_move_you'],
    asked: [
      'Can you name the two things again? I’m not sure which proposal you mean.',
      'Sorry, what do you mean by inside the budget?',
      'Which conditions were these, once more?',
      'so no owner missing and no extra money, is that it',
      'What do you have no objection to, exactly?',
    ],
    says: [
      'No owner missing because of it, and nothing beyond the two point four million. Those are my two conditions.',
    ],
  },
  {
    id: 'chairman-reaction',
    on: ['fact:chairman', 'statement:since-january-4', 'follow-up:chairman-what-said', 'answer:consequence-of-green'],
    asked: [
      'How did he react when you told him it was green?',
      'What did Mr. Halvorsen say to that?',
      'was he satisfied with your answer',
      'Did he write anything down or pass it on to the board?',
      'And what did he do with it?',
    ],
    says: ['He was pleased, and said that he would mention it to the board. That is the sentence I must now overtake.'],
  },
  {
    id: 'sound-meaning',
    on: ['follow-up:chairman-what-said'],
    asked: [
      'Can I ask what ’sound’ means to him?',
      'What does he mean by sound?',
      'sound in what sense',
      'When is a program sound for the chairman?',
    ],
    says: [
      'That nothing about it will surprise him, or a member. He asks it of barns and of bridges in the same tone.',
    ],
  },
  {
    id: 'red-even-unfixed',
    on: ['fact:known-since', 'statement:since-january-4', 'follow-up:why-left-green-good', 'statement:left-green'],
    asked: [
      'Even if I’d had nothing but a red page and no plan?',
      'So a red report with no fix would have been better for you?',
      'you had preferred red on january 4 also without solution',
      'Wouldn’t red without a plan have scared everyone?',
    ],
    says: [
      'Yes, on the day itself and without a plan. I should have asked questions, and I should not have repeated a green.',
    ],
  },
  {
    id: 'rather-than-green',
    on: ['statement:red-now', 'statement:status-red', 'statement:left-green'],
    asked: [
      'Why would you rather have that than green?',
      'Fifth green? I don’t understand, there were four.',
      'why is a red better for you than a green one',
      'What do you mean by a fifth green?',
      'You prefer bad news?',
    ],
    says: [
      'Because I can do something with it. The fifth would have been this Friday’s, and I should have carried that one upstairs as well.',
    ],
  },
  {
    id: 'why-new-year',
    on: ['follow-up:live-touched-line'],
    asked: [
      'Why New Year’s?',
      'Why compare with New Year’s Eve and not with January 4?',
      'what is special about that date',
      'Is New Year’s the last safe copy?',
    ],
    says: ['Because nothing had been moved by then, so every account ought to look today as it looked that night.'],
  },
  {
    id: 'ana-compare-how',
    on: ['follow-up:live-touched-line', 'follow-up:why-new-year'],
    asked: [
      'How long does that check take?',
      'When will Ana have looked at it?',
      'Who do I send the balance to?',
      'does Ana need something from us for that comparison',
      'What should I give Ana for it?',
    ],
    says: [
      'By this evening, I should think. Ana has the balances herself; she only needs the numbers of the accounts from you.',
    ],
  },
  {
    id: 'ana-compare-differs',
    on: ['follow-up:live-touched-line', 'follow-up:why-new-year', 'follow-up:ana-compare-how'],
    asked: [
      'And if there’s a difference?',
      'What happens if Ana finds a change?',
      'what if the two don’t agree',
      'And if one account is different?',
    ],
    says: ['Then I hear of it within the hour, and those members are telephoned the same day. I do not expect it.'],
  },
  {
    id: 'stand-up-first',
    on: ['statement:money-contingency', 'statement:figures-left', 'statement:contingency-110'],
    asked: [
      'You promised somebody it wouldn’t rise?',
      'Stand up a second time, what happened the first time?',
      'Who did you promise that to?',
      'stand up before whom',
      'What do you mean by standing up?',
    ],
    says: [
      'The first time, I stood before the board and presented the two point four million as the whole sum. I meant it.',
    ],
  },
  {
    id: 'board-thought-promise',
    on: [
      'concern:the-money',
      'follow-up:second-envelope-what',
      'answer:second-envelope-why',
      'follow-up:stand-up-first',
    ],
    asked: [
      'What did the board think when you promised them no second envelope?',
      'And did the board believe you?',
      'how did the board react to that promise',
      'Were they all for it?',
    ],
    says: ['They agreed, and two of them would sooner have had a branch. Nobody has reminded me so far.'],
  },
  {
    id: 'which-sentence',
    on: ['common:agree_now', 'answer:me-or-proposal', 'concern:what-to-decide'],
    asked: [
      'What sentence would you like to say?',
      'How would that one sentence sound?',
      'which sentence must it be, for you',
      'Can you give me an example of the sentence?',
    ],
    says: [
      '“No owner goes missing, it stays inside the two point four, and the day is certain.” If that is true, I can say it anywhere.',
    ],
  },
  {
    id: 'show-pilot-safe',
    on: [
      'statement:pilot-without-joint',
      'statement:pilot-reduced',
      'answer:waukesha-ok',
      'answer:waukesha-conditions',
      'statement:filter-log',
    ],
    asked: [
      'How do you want that I show you this?',
      'How can I prove to you that none slips in?',
      'what would you accept as proof for the pilot',
      'Who should make certain of that, in your view?',
      'What would you like to see every evening?',
    ],
    says: [
      'With a list of what was moved, each evening, and Ana’s initials under it. I do not need to see the software.',
    ],
  },
  {
    id: 'four-or-two',
    on: [
      'statement:correct-reports',
      'answer:correct-old-reports',
      'follow-up:who-tells-readers',
      'statement:left-green',
      'statement:reports-were-wrong',
    ],
    asked: [
      'All four or just the two after January 4?',
      'Do I have to correct all four?',
      'only the last two reports, right?',
      'Which of the reports need a correction?',
      'is it enough to correct two of them',
    ],
    says: ['The two after January 4. The earlier two said what you knew at the time, and they may stand.'],
  },
  {
    id: 'how-often-second-names',
    on: ['follow-up:slip-in-how', 'answer:new-joint-accounts', 'statement:changes-daily'],
    asked: [
      'How often does that happen in a branch like Waukesha?',
      'Is that really common, a new second owner?',
      'how many change their owners in a week',
      'That happens every week?',
    ],
    says: ['A few times a week, even in a small branch. It is a wedding, a birth or a funeral, as a rule.'],
  },
  {
    id: 'daily-check-start',
    on: [
      'follow-up:slip-in-how',
      'answer:new-joint-accounts',
      'statement:changes-daily',
      'statement:filter-log',
      'follow-up:show-pilot-safe',
    ],
    asked: [
      'So Ana checks daily, should that start this week?',
      'From which day should the daily check run?',
      'when should operations begin with the morning look',
      'Starting when?',
    ],
    says: ['From the evening before the pilot opens. Until then nothing is moved, and there is nothing to look at.'],
  },
  {
    id: 'daily-check-work',
    on: [
      'follow-up:slip-in-how',
      'answer:new-joint-accounts',
      'statement:changes-daily',
      'follow-up:daily-check-start',
      'follow-up:show-pilot-safe',
    ],
    asked: [
      'Is that a lot of work for operations?',
      'Does Ana have people for that?',
      'how much time costs this check every day',
      'Can operations manage that besides their work?',
    ],
    says: ['Half an hour a morning, I should think. Ana will tell you if it is more, and she prefers it to surprises.'],
  },
  {
    id: 'first-page-friday',
    on: [
      'statement:new-report-three-lines',
      'statement:weekly-open-count',
      'answer:report-contents',
      'answer:report-from-now',
      'follow-up:friday-different',
    ],
    asked: [
      'First one this Friday?',
      'Should the first of these come this week?',
      'starting this friday or next month',
      'When do you want the first one?',
    ],
    says: ['This Friday, yes, and before four. I read it then with the door closed.'],
  },
  {
    id: 'managers-get-page',
    on: [
      'statement:new-report-three-lines',
      'statement:weekly-open-count',
      'answer:report-contents',
      'answer:report-from-now',
      'statement:correct-reports',
    ],
    asked: [
      'Would you also like the managers to get it?',
      'Should it go to the branch managers as well?',
      'do the managers receive the same page',
      'Same readers as before?',
    ],
    says: ['Yes, the same page on the same day. They have a right to the words that I get.'],
  },
  {
    id: 'order-of-lines',
    on: [
      'statement:new-report-three-lines',
      'answer:report-contents',
      'answer:report-from-now',
      'statement:weekly-open-count',
    ],
    asked: [
      'In which order do you want the lines?',
      'What should come first on the page?',
      'which line goes on top',
      'And in what order?',
    ],
    says: ['The member first, then what you do not know, and last what you ask of me.'],
  },
  {
    id: 'page-length',
    on: [
      'statement:new-report-three-lines',
      'answer:report-contents',
      'answer:report-from-now',
      'statement:correct-reports',
      'statement:weekly-open-count',
      'answer:need-from-me',
      'answer:write-up',
    ],
    asked: [
      'How long may it be?',
      'Is half a page enough?',
      'one page at most, right',
      'How many lines do you want to read?',
    ],
    says: ['One page at the most, and half of one is better. What does not fit is not yet clear.'],
  },
];
