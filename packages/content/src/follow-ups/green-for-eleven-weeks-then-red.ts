import type { FollowUp } from '@parley/shared';

export const greenForElevenWeeksThenRedFollowUps: readonly FollowUp[] = [
  {
    id: 'opening-what-happened',
    on: ['opening'],
    asked: [
      'What do you want to understand first?',
      'where would you like me to begin, Helen',
      'Is it about the eleven or about the red one?',
      'what would you like to know about the time in between',
    ],
    says: [
      'When the green stopped being true, and who could have seen it. The twelfth I understand; it’s the only one with a number in it.',
    ],
  },
  {
    id: 'opening-not-yet-angry',
    on: ['opening', 'answer:angry', 'common:how_do_you_feel'],
    asked: [
      'Not angry yet, what would make you angry?',
      'what could make you angry about this',
      'You say not angry yet, is that still to come?',
      'and when would you be angry',
    ],
    says: [
      'Hearing something from somebody else that I might have heard from you today. Nothing you tell me yourself will do it.',
    ],
  },
  {
    id: 'opening-notes-margin',
    on: ['opening', 'answer:folder', 'concern:believing-green'],
    asked: [
      'What did you write in the margin?',
      'what’s on your own page of notes',
      'May I see your notes?',
      'what do your notes say about the eleven',
    ],
    says: [
      '“Says who?”, eleven times, once beside each green. You may read the page before you go; it’s mostly my own handwriting being cross with itself.',
    ],
  },
  {
    id: 'trial-only-number',
    on: ['fact:the-trial', 'common:what_is_good'],
    asked: [
      'Is there really no number in the other eleven?',
      'so in eleven reports there was not one figure',
      'Not a single number before last Thursday’s?',
      'what did the other reports have instead of numbers',
    ],
    says: [
      'There’s a page number. Otherwise it’s tasks done, milestones reached and “on track” in four different places.',
    ],
  },
  {
    id: 'trial-81-shock',
    on: ['fact:the-trial', 'answer:believe-81'],
    asked: [
      'What did you think when you saw the 81?',
      'how did you take the 81 per cent',
      'Was 81 a shock to you?',
      'did the eighty-one surprise you',
    ],
    says: [
      'My first thought was that it can’t have been 98 the week before. So it was the number before it that I went looking for.',
    ],
  },
  {
    id: 'trial-missing-accounts',
    on: ['fact:the-trial', 'answer:sum-78', 'statement:trial-81', 'statement:small-number'],
    asked: [
      'How many more accounts need to match to get to 98?',
      'what’s the gap between 81 and 98 in accounts',
      'How many could stay unmatched at 98?',
      '98 per cent leaves how many over',
    ],
    says: [
      'Two in a hundred may be left, which is about eight thousand, and Denise’s people can ring those. Today it’s seventy-eight thousand, so the gap’s about seventy.',
    ],
  },
  {
    id: 'greens-which-words',
    on: ['fact:eleven-greens', 'answer:angry'],
    asked: [
      'What do they say, word for word?',
      'which words are the same each week',
      'Could you read me one of them?',
      'what was the wording in the greens',
      'What’s written in them, word for word?',
      'can you quote me what the greens say',
    ],
    says: [
      '“Good progress across all work streams” is in seven of them. In week five it says “some challenges”, and by week six they’d gone without being met.',
    ],
  },
  {
    id: 'greens-any-different',
    on: ['fact:eleven-greens', 'answer:which-week-doubt'],
    asked: [
      'Which of the eleven bothers you most?',
      'is one green worse than the others',
      'Which week would you look at first?',
      'are there any you still believe',
      'Is there one green that bothers you more than the others?',
      'which of these eleven reports is the worst for you',
    ],
    says: [
      'Week nine, since that’s the one I read aloud. The first three I’d still believe; I doubt anybody knew anything by then.',
    ],
  },
  {
    id: 'week8-who-told-you',
    on: ['fact:week-eight', 'statement:week-eight-told', 'statement:kept-green'],
    asked: [
      'Did you know about it already?',
      'had you heard of the 84 before today',
      'You don’t seem surprised about week 8',
      'did somebody tell you that before me',
      'Had you known about the sample already?',
      'did you already know that when I came in',
    ],
    says: [
      'I’d heard that a sample had failed, and I said nothing because I wanted it from you. Now I’ve had it from you.',
    ],
  },
  {
    id: 'week8-what-now',
    on: ['fact:week-eight', 'statement:week-eight-told', 'statement:kept-green', 'answer:knew-week8'],
    asked: [
      'What does that change for you, now that I’ve told you?',
      'is it better or worse now that you know about week 8',
      'Does it help that I said it myself?',
      'so what do you do with that now',
    ],
    says: [
      'It helps, more than you’d think. I know where the truth stopped, so I know which four reports need a note and which don’t.',
    ],
  },
  {
    id: 'week8-which-reports',
    on: ['fact:week-eight', 'statement:week-eight-told', 'statement:correct-weeks'],
    asked: [
      'Which reports were wrong then?',
      'so weeks 8, 9, 10 and 11 are wrong?',
      'Is it four reports that weren’t true?',
      'does it mean the first seven are all right',
    ],
    says: [
      'Eight, nine, ten and eleven I’d call wrong, since there was a number by then. The seven before it were only empty, and that’s partly my doing.',
    ],
  },
  {
    id: 'week8-would-have-done',
    on: ['fact:week-eight', 'answer:would-you-turn-it', 'statement:week-eight-told', 'answer:week8-wish'],
    asked: [
      'What would you have done with it?',
      'if you’d heard it in week 8, what would you have done',
      'Would you have stopped the temps if I’d told you?',
      'what could you have changed in October',
    ],
    says: [
      'Not read out week nine, for one, and not signed for people on the strength of week ten. I’d have asked for a full trial a month earlier.',
    ],
  },
  {
    id: 'dates-why-september',
    on: ['fact:dates', 'statement:late-february'],
    asked: [
      'Why September?',
      'what would you have done with ten weeks in September',
      'Could you have planned differently in September?',
      'would february have been all right if you’d known in september',
    ],
    says: [
      'Because in September nobody had been hired and nothing had been printed. Ten weeks then is a change of plan; now it’s an explanation.',
    ],
  },
  {
    id: 'dates-what-believe',
    on: ['fact:dates', 'statement:february-plain', 'concern:wrong-bills'],
    asked: [
      'What would you need to hear about February?',
      'what comes after the “if”',
      'How should I put the date so that you’d accept it?',
      'what’s the condition for february',
    ],
    says: [
      'Two full trials in a row at ninety-eight, counted by somebody who isn’t you. Say the date and then say that.',
    ],
  },
  {
    id: 'board-words',
    on: ['fact:read-to-board', 'answer:board-what'],
    asked: [
      'What exactly did the chairman say?',
      'how did the chairman thank you',
      'And was there any question from the board?',
      'did anybody at the board ask what it was based on',
      'What were the chairman’s words?',
      'and what was said after you read it out',
    ],
    says: ['“Thank you, Helen, admirably clear.” Nobody asked a thing, and I went back to my seat rather pleased.'],
  },
  {
    id: 'board-when-next',
    on: ['fact:read-to-board', 'concern:believing-green', 'answer:board-what'],
    asked: [
      'When do you see them next?',
      'what time is the board on Thursday',
      'On Thursday, how long do you have there?',
      'how much time is there until the board meets',
    ],
    says: [
      'Thursday at ten, and I’ve a quarter of an hour. I’d like to use two minutes of it and spend the rest being asked.',
    ],
  },
  {
    id: 'board-what-need',
    on: ['fact:read-to-board', 'answer:board-what', 'statement:misled-board', 'statement:tell-board-with-you'],
    asked: [
      'What should I give you for Thursday?',
      'which two lines do you need for the board',
      'What could you read out on Thursday instead?',
      'what do you need from me before you stand there',
    ],
    says: [
      'The rate as it is, who’ll count the next one, and the week in which it was first known. Two lines, no adjectives, by tomorrow evening.',
    ],
  },
  {
    id: 'board-own-part',
    on: ['fact:read-to-board', 'answer:why-sign', 'common:cost_to_you'],
    asked: [
      'Will you tell them you didn’t check?',
      'do you have to say that you were wrong',
      'Do you think the board will blame you?',
      'how will you explain your own signature',
    ],
    says: [
      'Yes, I’ll say I read every word and checked none. They may think less of me for a month, and I’d have earned that.',
    ],
  },
  {
    id: 'temps-what-do',
    on: ['fact:temps', 'concern:forty-temps', 'answer:week-ten-hire'],
    asked: [
      'What were they hired to do?',
      'what would the forty have done at the cut-over',
      'What kind of people are they?',
      'can they do anything apart from taking calls',
    ],
    says: [
      'To take calls about the first new bills. They’re clerks, students and two retired postmen, and most can read an address better than a system can.',
    ],
  },
  {
    id: 'temps-total',
    on: ['fact:temps', 'concern:forty-temps'],
    asked: [
      'How much would that be until February?',
      'what’s the sum for all weeks till 6 february',
      '26,000 a week for how long?',
      'so how much are we talking about altogether',
    ],
    says: [
      'About eleven weeks to the sixth of February, so some £286,000 if they sat the whole of it. I did that one on the train as well.',
    ],
  },
  {
    id: 'temps-by-when',
    on: ['fact:temps', 'concern:forty-temps', 'answer:temps-postpone'],
    asked: [
      'By when does the agency need to know?',
      'until when can you still change the start',
      'When’s the last day to tell Mrs Lamb?',
      'how quickly must we decide about the temps',
    ],
    says: [
      'Friday, for a start on the twenty-third. Mrs Lamb would take Monday with bad grace, and I’d sooner not spend it.',
    ],
  },
  {
    id: 'temps-half',
    on: ['fact:temps', 'concern:forty-temps', 'statement:temps-match', 'answer:temps-work'],
    asked: [
      'What about the other twenty?',
      'How many could you let us have?',
      'would twenty of the forty be possible',
      'Would it help if I took half of them?',
      'what about the other half',
    ],
    says: [
      'Twenty at once, from the first day, and the nine who’ve given notice among them. The other half Mrs Lamb can ask about February, if there’s an honest day for it.',
    ],
  },
  {
    id: 'temps-cost-each',
    on: ['fact:temps', 'statement:temps-match', 'statement:pay-temps'],
    asked: [
      'What does one of them cost per week?',
      'is that £650 for each of them',
      'If I took twenty, what would I pay?',
      'so twenty people would be 13,000 a week',
      'How much is one temp per week?',
      'what would a single person cost me each week',
    ],
    says: [
      'It’s £650 a head, agency’s share included, so twenty come to £13,000 a week. Have finance put the code on it before they start.',
    ],
  },
  {
    id: 'temps-train-who',
    on: ['concern:forty-temps', 'answer:temps-work', 'statement:temps-match'],
    asked: [
      'Could your people train them?',
      'who do you want to train the temps',
      'How long would it take to train them?',
      'what would they need to learn',
    ],
    says: [
      'Somebody of yours for the screens and one of Denise’s for the manners. Two days, I’d guess, if you give them one page and not a manual.',
    ],
  },
  {
    id: 'temps-told',
    on: ['concern:forty-temps', 'answer:nine-given-notice'],
    asked: [
      'When do you tell them?',
      'who should tell the forty, you or the agency',
      'Do the temps know anything yet?',
      'what will you say to the nine',
    ],
    says: [
      'I’ll tell the nine myself, by telephone, as soon as I’ve got work to offer. The others hear from Mrs Lamb, and none of them by text.',
    ],
  },
  {
    id: 'temps-budget',
    on: ['concern:forty-temps', 'answer:temps-pay', 'statement:pay-temps'],
    asked: [
      'Whose budget should it be, in your view?',
      'would you share the cost',
      'Would half and half be fair?',
      'for how many weeks would my project pay',
      'Who should pay for them, you or me?',
      'in your view, which budget is it',
    ],
    says: [
      'Yours, from their first day until you move, and mine from then. I’d not halve it; it was your date I hired against.',
    ],
  },
  {
    id: 'pensioners-what-wrong',
    on: ['fact:pensioners', 'answer:rang-forty'],
    asked: [
      'How did that happen in 2019?',
      'why were they billed twice',
      'What went wrong in January 2019?',
      'was that a system change too',
      'How could that happen, billed twice?',
      'how was it possible',
    ],
    says: ['A run was started twice on a Sunday, and the report on Monday said “completed”. Completed it was, twice.'],
  },
  {
    id: 'pensioners-piano',
    on: ['fact:pensioners', 'answer:rang-forty'],
    asked: [
      'What was it with the piano?',
      'did she get the piano back',
      'One sold her piano, because of the bill?',
      'how much was the double bill for her',
    ],
    says: [
      'She sold it to pay the second bill, because it had our name on it. We sent the money back, and the piano had gone to Lowestoft.',
    ],
  },
  {
    id: 'pensioners-refund',
    on: ['fact:pensioners', 'answer:rang-forty'],
    asked: [
      'Did they get their money back?',
      'how long did it take to put right',
      'How many of the 900 noticed it themselves?',
      'was there a fine at the time',
      'Was the money paid back to them?',
      'did those 900 people get it back',
    ],
    says: [
      'Every one, by the end of February. About a third had rung us; the rest had simply paid, and that’s the part I remember.',
    ],
  },
  {
    id: 'pensioners-link',
    on: ['fact:pensioners', 'concern:wrong-bills'],
    asked: [
      'And you’re afraid it’ll happen again?',
      'is that why you want two trials',
      'Do you think February could end like 2019?',
      'so this time it would be 78,000 and not 900',
      'Do you fear it happens again, like in 2019?',
      'so you are afraid of a second 2019',
    ],
    says: [
      'It’d be worse: nine hundred I could ring, seventy-eight thousand nobody can. That’s why nothing moves on one good Thursday.',
    ],
  },
  {
    id: 'beth-what-say',
    on: ['fact:analyst-told-her', 'answer:beth-trouble'],
    asked: [
      'What exactly did Beth say?',
      'did she tell you the number',
      'and what did you answer Beth',
      'what were the words she used',
    ],
    says: [
      'That a sample had failed in October and she’d thought I knew. I asked how she was, that’s all, and then I got her a glass of water.',
    ],
  },
  {
    id: 'coffee-what-heard',
    on: ['answer:knew-week8', 'concern:since-when'],
    asked: [
      'What did you hear at the coffee machine?',
      'what was said at the coffee machine, exactly',
      'How did it come up at the coffee machine?',
      'what have you heard there, may I ask',
    ],
    says: [
      'That a sample in week eight had matched eighty-four per cent. It wasn’t gossip; I’d asked somebody how she was.',
    ],
    after: { concern: 'since-when', level: 'heard' },
    until: [
      'I’d sooner not say it before you do, or you’d only be agreeing with me. Give me your week, and you shall have mine.',
    ],
  },
  {
    id: 'beth-ill',
    on: ['fact:analyst-told-her', 'answer:beth-trouble'],
    asked: [
      'Is she all right now?',
      'why did she look ill',
      'Should I speak to Beth?',
      'shall I say something to her',
      'How is Beth now?',
      'is Beth feeling better',
    ],
    says: ['She’d not slept, I think. Thank her, and let her go home on time; don’t ask her what she said or why.'],
  },
  {
    id: 'beth-came-to-you',
    on: ['fact:analyst-told-her', 'answer:beth-trouble'],
    asked: [
      'Did she come to you on her own?',
      'why did she tell you and not me',
      'Did she go behind my back?',
      'has she told anyone else',
    ],
    says: [
      'I asked her how she was and she’s honest, that’s all there was to it. I don’t think she’s told a soul since.',
    ],
  },
  {
    id: 'audit-why-not-say',
    on: ['fact:audit-offer', 'statement:audit-counts'],
    asked: [
      'Why didn’t you tell me he’d offered?',
      'what did you want to see first',
      'You wanted it to come from me, why?',
      'and what would you have done if I hadn’t said it',
    ],
    says: [
      'Because a check that I impose gets worked around, and one that you ask for gets used. I’d have imposed it on Friday all the same.',
    ],
  },
  {
    id: 'audit-how',
    on: ['fact:audit-offer', 'statement:audit-counts', 'answer:audit-count', 'statement:match-rate-report'],
    asked: [
      'How would he count it?',
      'what would Samir need from us for the count',
      'What does Samir do exactly each week?',
      'does he count all 412,000 or a sample',
    ],
    says: [
      'He takes the file as it comes out of the trial, before anyone tidies it, and counts what matches. All of them for the rate, and fifty by hand to see if the file’s honest.',
    ],
  },
  {
    id: 'audit-when',
    on: ['fact:audit-offer', 'statement:audit-counts', 'answer:audit-count'],
    asked: [
      'When can he start counting?',
      'When could he begin?',
      'can Samir count it already this Friday',
      'Would there be a number from him on Friday?',
      'how soon would the first count be there',
      'How soon could Samir start?',
      'from when can audit begin to count',
    ],
    says: [
      'He could recount last Thursday’s file for this Friday, I should think, but ask him; he’s in till six. That’d give us one number on the page that isn’t yours.',
    ],
  },
  {
    id: 'audit-team-feel',
    on: ['fact:audit-offer', 'answer:samir-what', 'statement:audit-counts'],
    asked: [
      'Won’t my team feel they’re being investigated?',
      'how do I explain audit to the team',
      'Is that an investigation then?',
      'should my people be worried about audit',
    ],
    says: [
      'He isn’t after anyone, he counts accounts and goes home. Tell them it means nobody can ever again ask them to be cheerful.',
    ],
  },
  {
    id: 'licence-after',
    on: ['fact:licence', 'answer:old-system-cost', 'statement:licence-ends'],
    asked: [
      'What happens after 31 March?',
      'could the licence be extended beyond March',
      'What if we’re not ready by the end of March?',
      'what does an extension cost',
      'And after the 31st of March, what then?',
      'what do we do when the licence has run out',
    ],
    says: [
      'Then Colin in IT contracts would have to ask for more, and he’d not get it cheaply. I’d want to know by the end of January if you need it.',
    ],
  },
  {
    id: 'licence-checked',
    on: ['fact:licence', 'statement:licence-ends'],
    asked: [
      'Who did you ask on a Saturday?',
      'how did you find out about the licence',
      'Is 31 March certain?',
      'are you sure about the thirty-first of march',
      'Who told you about the licence on Saturday?',
      'with whom did you check the licence',
    ],
    says: [
      'I got Colin in IT contracts out of his garden, and he read me the page. It’s certain, it’s signed, and he was very nice about the hedge.',
    ],
  },
  {
    id: 'believe-what-check',
    on: ['concern:believing-green', 'answer:check-ten-minutes', 'common:what_do_you_mean'],
    asked: [
      'What would you want to check?',
      'what could you check yourself in ten minutes, in your opinion',
      'What would be a good answer to that?',
      'how could you see that it’s really green',
    ],
    says: [
      'One figure, who counted it, and ten accounts of my own choosing in both systems. If all three agree with the page, I’d believe the page.',
    ],
  },
  {
    id: 'believe-who-count',
    on: ['concern:believing-green', 'statement:weekly-trial', 'statement:match-rate-report'],
    asked: [
      'Who would you trust to count it?',
      'who isn’t in trouble if it’s low',
      'Would it be all right if one of my analysts counts?',
      'does it have to be somebody outside',
    ],
    says: [
      'Somebody in audit, for choice. One of yours would count just as well, and lie awake over it, and I’ve had enough of that.',
    ],
  },
  {
    id: 'believe-ten-accounts',
    on: ['concern:believing-green', 'answer:check-ten-minutes', 'statement:check-ten-accounts'],
    asked: [
      'Why ten accounts?',
      'which ten would you pick',
      'Are ten enough to prove anything?',
      'what would you look at in those ten',
    ],
    says: [
      'Ten’s what I can do on a Friday before four, and you can’t prepare for the ones I’d pick. Two prepayment, two very old, one that’s moved house, and so on.',
    ],
  },
  {
    id: 'believe-friday-which',
    on: ['concern:believing-green', 'answer:number-instead', 'common:how_can_i_help'],
    asked: [
      'What should be on the page this Friday?',
      'what would you sign this Friday',
      'If there’s no new trial by Friday, what do we write?',
      'so what goes in report thirteen',
    ],
    says: [
      'The 81, recounted by somebody else, what’s stuck, and a line for what you don’t know. If there’s no new number, then it says so.',
    ],
  },
  {
    id: 'believe-worse',
    on: ['concern:believing-green', 'answer:same-day', 'statement:results-same-day'],
    asked: [
      'What happens if the number gets worse?',
      'And if it’s worse than last week?',
      'what if the number goes down',
      'Would you really be fine with a lower number?',
      'how would you react to 79',
      'What if next week’s number is lower?',
      'how will you take it if the rate falls',
    ],
    says: ['I’d read it out as it stands and ask what moved. A number that only ever rises makes me nervous.'],
  },
  {
    id: 'same-day-how',
    on: ['concern:believing-green', 'answer:same-day', 'statement:results-same-day'],
    asked: [
      'Even on a Sunday?',
      'how should I tell you, phone or mail',
      'Would a text message be enough?',
      'may I ring you at night with a bad result',
      'On a weekend as well?',
      'may I call you on a Sunday too',
    ],
    says: ['Ring, Sundays included. A text will do if it’s got the number in it and I can ring you back.'],
  },
  {
    id: 'since-which-day',
    on: ['concern:since-when', 'answer:start-week', 'common:which_first'],
    asked: [
      'Do you mean a number or a feeling?',
      'does a bad feeling count, or only a number',
      'Which first time do you mean, the sample?',
      'what do you mean by a number that wasn’t green',
    ],
    says: ['A number. Feelings I had myself in week nine, and nobody could have signed those.'],
  },
  {
    id: 'since-why-matters',
    on: ['concern:since-when', 'common:which_first'],
    asked: [
      'Why does it matter when I knew?',
      'isn’t it more important what we do now',
      'What difference does the exact week make to you?',
      'does the date still matter if we’ve got a plan',
      'Why is it important for you when I knew?',
      'what does it matter in which week I knew',
    ],
    says: [
      'Because I have to say on Thursday from when the reports were wrong. And because whoever tells me that will tell me the next thing too.',
    ],
  },
  {
    id: 'since-mentioned-who',
    on: ['concern:since-when'],
    asked: [
      'Who mentioned it to you?',
      'who told you about a sample',
      'Has somebody from my team talked to you?',
      'where did you hear about that',
      'Who was it that mentioned a sample?',
      'somebody told you, who was that',
    ],
    says: ['I’d rather not say yet, and it doesn’t matter for the answer. What matters is that I’d like it from you.'],
  },
  {
    id: 'since-what-happens',
    on: ['concern:since-when', 'answer:consequence-personal'],
    asked: [
      'What will you do with the answer?',
      'what happens to me if it was earlier than Thursday',
      'Will it have consequences if I say it?',
      'are there consequences for whoever knew',
      'What do you do with it once I’ve told you?',
      'if I say the week, what happens then',
    ],
    says: ['None for you, and none for anyone below you. It goes in two lines to the board, and then it’s over.'],
  },
  {
    id: 'since-tell-next-time',
    on: ['concern:since-when', 'statement:kept-green', 'statement:week-eight-told'],
    asked: [
      'What would you suggest, so that I tell you earlier?',
      'would it help if the results came to you automatically',
      'If the results went to both of us at once, would that do?',
      'what rule would you want for the next time',
      'How could we make sure I tell you sooner next time?',
      'what would you propose so it comes out earlier',
    ],
    says: [
      'If it reaches you and me at the same minute, then nobody has to be brave. That’d do for me, better than any promise.',
    ],
  },
  {
    id: 'since-who-else',
    on: ['concern:since-when', 'answer:who-else-knew', 'statement:no-names'],
    asked: [
      'Do you need the names?',
      'must I tell you who else knew',
      'Is it enough if I say it was me?',
      'do you want to know which people were in the room',
    ],
    says: [
      'No names, thank you. I asked in case somebody had warned you and been told to hush; that person I’d like thanked.',
    ],
  },
  {
    id: 'bills-28-off',
    on: ['concern:wrong-bills', 'answer:cutover-28', 'statement:stop-28-november'],
    asked: [
      'So the 28th is off, that’s agreed?',
      'is the twenty-eighth of november cancelled now for good',
      'Can I tell my team that nothing moves in November?',
      'who announces that the 28th is off',
    ],
    says: ['It’s off as far as I’m concerned, and you may tell your team today. Denise and the board hear it from me.'],
  },
  {
    id: 'bills-what-get',
    on: ['concern:wrong-bills', 'answer:customer-bill-what'],
    asked: [
      'What do you think they’d get?',
      'do you know what an unmatched account means for the customer',
      'Wrong amount or wrong person?',
      'would all of those get a wrong bill',
    ],
    says: [
      'Some the right bill by luck, some a neighbour’s, some two. Which is which you’d have to tell me; I only know they’d all have our name on.',
    ],
  },
  {
    id: 'bills-how-many-trials',
    on: ['concern:wrong-bills', 'answer:why-february-trust', 'statement:february-two-trials'],
    asked: [
      'Why two trials and not one?',
      'isn’t one trial at 98 enough',
      'Would three be better?',
      'does the second trial have to come right after the first',
      'Why twice?',
      'why must it be two in a row',
    ],
    says: ['One could be luck and three would be superstition. Two in a row, with nothing cleaned by hand in between.'],
  },
  {
    id: 'bills-prepay-count',
    on: ['concern:wrong-bills', 'answer:prepay', 'statement:prepay-last'],
    asked: [
      'What exactly happens to a prepayment customer?',
      'why are those worse than the others',
      'What would happen if a prepayment account doesn’t match?',
      'how quickly would they lose power',
      'What goes wrong for a family on a prepayment meter?',
      'if a prepayment account is wrong, what exactly happens',
    ],
    says: [
      'Their top-up goes to somebody else’s meter, and the lights go when the credit does. That can be the same evening, so they come last.',
    ],
  },
  {
    id: 'bills-winter-line',
    on: ['concern:wrong-bills', 'statement:bills-safe', 'answer:contact-centre'],
    asked: [
      'What will you tell the contact centre?',
      'which sentence do you want for Denise',
      'What’s the one sentence for the contact centre?',
      'can I tell Denise that nothing changes this winter',
      'What should the contact centre say?',
      'what do we tell Denise’s people about this winter',
    ],
    says: [
      '“Nothing changes on anybody’s bill this winter.” If you’ll stand behind that, I’ll say it to Denise tomorrow.',
    ],
  },
  {
    id: 'denise-98',
    on: ['answer:threshold-98', 'answer:ninety-five-red', 'answer:call-centre-cope'],
    asked: [
      'How did Denise work it out?',
      'why can they ring two per cent but not five',
      'How many people would Denise need for 95?',
      'how long does one of these calls take',
      'How did Denise get to 98?',
      'what was Denise’s calculation',
    ],
    says: [
      'She took the last two in a hundred, eight thousand odd, at twelve minutes each, and it just fits between a trial and a bill. At five in a hundred it’s over twenty thousand, and it doesn’t.',
    ],
  },
  {
    id: 'amber-what-for',
    on: ['answer:amber-friday', 'statement:amber'],
    asked: [
      'Do you never want amber again?',
      'what would have to happen for amber',
      'Is there no amber at all any more?',
      'when would it stop being red',
    ],
    says: ['I can do without it; amber’s where bad news goes to wait. It stops being red when two trials say so.'],
  },
  {
    id: 'amber-who-said',
    on: ['answer:told-to-keep-green'],
    asked: [
      'Would it make a difference to you if I was told to?',
      'you’d only want the name if it’s still happening?',
      'What would you do with the name?',
      'and if that person sits above me',
    ],
    says: [
      'It’d make a difference to how I read the next report, not to what I think of you. Above you there’s me and then the chief executive, so do say.',
    ],
  },
  {
    id: 'number-three-which',
    on: ['answer:number-instead', 'statement:match-rate-report'],
    asked: [
      'Those three figures, is that all you need?',
      'which three figures again',
      'And the movement, compared with what?',
      'do you want a chart with it',
    ],
    says: [
      'The rate, how many don’t match, and the change since the Friday before. No chart; a chart’s a colour with corners.',
    ],
  },
  {
    id: 'number-no-trial',
    on: ['answer:number-instead', 'statement:match-rate-report', 'answer:first-thing-changed'],
    asked: [
      'What if there’s no trial in that week?',
      'what do I write in a week without a count',
      'Do we have to run a trial every week then?',
      'would a trial every second week be enough',
    ],
    says: [
      'Then the space stays white and it says when the next one is. Every second week would do, if the white ones are white.',
    ],
  },
  {
    id: 'white-space-board',
    on: ['answer:first-thing-changed', 'statement:dont-know-rate'],
    asked: [
      'Would you sign a report with a gap in it?',
      'could you show the board an empty space',
      'A gap, won’t that look bad?',
      'you’d really put your name under “not known”',
    ],
    says: ['Yes, and gladly. I’ve signed eleven full ones, and I’d have done better with a hole.'],
  },
  {
    id: 'consequence-hr',
    on: ['answer:consequence-personal'],
    asked: [
      'And my team, are they safe?',
      'does that go for my people as well',
      'Is that a promise, that I keep the project?',
      'so nobody loses their job over this',
      'Does my team have to worry about their jobs?',
      'are my people safe too',
    ],
    says: [
      'For them even more; they didn’t write it. You’ve my word for today’s story, and you’d have to hide a new one to lose it.',
    ],
  },
  {
    id: 'trust-twelve',
    on: ['answer:trust-now', 'common:do_you_trust_me'],
    asked: [
      'Why twelve Fridays?',
      'what’s an honest Friday for you',
      'Twelve weeks from now, that’s February, isn’t it?',
      'and if one of the twelve goes wrong',
    ],
    says: [
      'One for each you’ve sent me, it seemed tidy. A wrong one doesn’t count against you if you rang me about it first.',
    ],
  },
  {
    id: 'trust-left-what',
    on: ['answer:trust-now', 'common:do_you_trust_me'],
    asked: [
      'What’s left of it?',
      'what do you still trust me with',
      'In what do you trust me less now?',
      'is there something I did right',
      'What do you still believe of what I say?',
      'some trust is left, in what',
    ],
    says: ['That you came in today and didn’t bring slides. I trust your work; it’s your sentences I’d want counted.'],
  },
  {
    id: 'auditor-ashamed',
    on: ['answer:why-sign', 'answer:green-definition', 'common:how_do_you_feel'],
    asked: [
      'Do you blame yourself?',
      'as an auditor, how come you didn’t ask',
      'Why didn’t you ask what green was made of?',
      'what kept you from asking',
      'You blame yourself as well?',
      'how could an auditor not ask about it',
    ],
    says: [
      'Because I liked it. It was green on Fridays and I went home on time, and I never ask a nice thing where it’s been.',
    ],
  },
  {
    id: 'auditor-says-who',
    on: ['answer:audit-past'],
    asked: [
      'Says who, in our case?',
      'if you asked “says who” about week nine, where would you end',
      'Who’d actually counted, in our reports?',
      'so you want me to go back to whoever counted',
    ],
    says: ['With nobody, that’s the trouble; I’ve tried it on paper. I end at your signature, and then at mine.'],
  },
  {
    id: 'week9-odd',
    on: ['answer:which-week-doubt', 'answer:what-read-out'],
    asked: [
      'What was too smooth about it?',
      'why did week nine make you doubt',
      'What’s missing in week nine?',
      'what did you think when you read it aloud',
      'Smooth, what do you mean by smooth?',
      'what was it in week nine that was too smooth',
    ],
    says: ['It hasn’t a date, a count or a person in it. You could read it out about a bridge.'],
  },
  {
    id: 'september-asked',
    on: ['common:tried_before'],
    asked: [
      'Whom did you ask in September?',
      'who told you “yes, really”',
      'What made you ask in September?',
      'was it me who told you that it was really green',
    ],
    says: [
      'Somebody from the project, by the lifts, in two words and over his shoulder. I couldn’t swear to who; neither of us stopped walking.',
    ],
  },
  {
    id: 'week-five-challenges',
    on: ['statement:vague-challenges', 'fact:eleven-greens'],
    asked: [
      'What does week five say?',
      'which challenges were in week five',
      'What did you make of week five then?',
      'you mean I wrote the same in week five',
    ],
    says: [
      '“Minor challenges with data quality are being addressed.” It didn’t say how many, it didn’t say since when, and I signed it.',
    ],
  },
  {
    id: 'partial-spring',
    on: ['answer:partial-migration', 'statement:move-matching-only'],
    asked: [
      'What would small steps look like for you?',
      'how many accounts in the first step',
      'Which accounts could go first?',
      'when could a first small group move, in spring',
    ],
    says: [
      'A street’s worth to begin with, then a town, and each step counted before the next. Easy ones first, prepayment last, and only after your two trials.',
    ],
  },
  {
    id: 'two-systems-street',
    on: ['answer:partial-migration', 'statement:move-matching-only'],
    asked: [
      'What’s wrong with two systems in one street?',
      'why not two systems at the same time',
      'Would the customers even notice?',
      'is it technically not possible or do you not want it',
    ],
    says: [
      'They talk to each other over the fence, and they’d hold up two different bills. Then they ring us, and Denise has two screens to look in.',
    ],
  },
  {
    id: 'sample-2000-prove',
    on: ['answer:sample-how'],
    asked: [
      'So you’d have accepted a sample?',
      'would a weekly sample be enough instead of a full trial',
      'How big should a sample be?',
      'couldn’t we use samples between the trials',
      'You’d have taken a sample as evidence?',
      'would a sample have been good enough for you, in between trials',
    ],
    says: [
      'In between, yes, a sample a week, drawn by somebody else. Only it can turn things red, it can’t turn them green.',
    ],
  },
  {
    id: 'draft-when',
    on: ['answer:report-format', 'answer:again'],
    asked: [
      'When do you want the draft?',
      'shall I bring a draft tomorrow',
      'Could I send you a draft tonight?',
      'is it fine if I show you a half page tomorrow at eight',
    ],
    says: ['Tomorrow at eight, quarter of an hour, on paper. Leave me room at the side, I write in margins.'],
  },
  {
    id: 'unknown-what',
    on: ['answer:report-format', 'statement:unknown-line'],
    asked: [
      'What kind of things should be in that line?',
      'can you give me an example of “what we don’t know”',
      'What would you expect in the line for what we don’t know?',
      'and if there’s nothing we don’t know',
      'The line about what we don’t know, what goes in it?',
      'such as what, for the unknown line',
    ],
    says: [
      '“We don’t know yet how many of the nineteen per cent can be mended by machine.” If there’s ever nothing in it, I’d want to know who’d been at it.',
    ],
  },
  {
    id: 'minimum-cost',
    on: ['answer:minimum', 'statement:four-things'],
    asked: [
      'What’s that cost of yours?',
      'a cost of your own, which one',
      'You said there’s a cost, what is it?',
      'may I ask about that fourth thing, the cost',
    ],
    says: [
      'Forty temporary staff, from 23 November, at £26,000 a week, hired on the strength of week ten. I need an answer for them by Friday.',
    ],
    tells: ['temps'],
  },
  {
    id: 'lift-what',
    on: ['answer:by-when', 'common:why_that_date'],
    asked: [
      'What happened in the lift?',
      'why do you mention the lift',
      'Who could tell you something new in the lift?',
      'is it that bad to hear it in the lift',
    ],
    says: [
      'The chairman takes the same one, and he’s good at asking between floors. I’d like to know as much as he does by the second.',
    ],
  },
  {
    id: 'write-week12',
    on: ['answer:write-up', 'statement:write-tonight'],
    asked: [
      'What should be in it, apart from the dates?',
      'what do you want me to write tonight',
      'Who else gets that email?',
      'to you and Samir, nobody else?',
      'Besides the dates, what should I write tonight?',
      'what belongs into tonight’s mail',
    ],
    says: [
      'When it was known, what changes on Friday, and what doesn’t move this winter. To me and to Samir, nobody else till Thursday.',
    ],
  },
  {
    id: 'team-tell-words',
    on: ['answer:tell-team', 'statement:thank-beth'],
    asked: [
      'What shall I say to them, in your words?',
      'how much may I tell my team',
      'Would you come down and talk to them?',
      'what time on Thursday would you come',
      'How would you put it to them?',
      'what words should I use with my people',
    ],
    says: [
      '“Helen knows, nobody’s in trouble, and the number goes out as it is.” I’ll come at three on Thursday and say it too, if you’d like that.',
    ],
  },
  {
    id: 'leaflet',
    on: ['answer:customers-told'],
    asked: [
      'What does the leaflet say?',
      'how many leaflets were printed',
      'Can we stop the leaflet?',
      'does the leaflet mention the date',
    ],
    says: [
      '“Your new bill, from November.” It’s sitting on pallets in Great Yarmouth, and I can have them left there with one phone call.',
    ],
  },
  {
    id: 'chief-exec',
    on: ['answer:ceo-called'],
    asked: [
      'What will you tell the chief executive?',
      'does he know that you’re talking to me',
      'What did you answer him on Friday?',
      'was the chief executive angry',
    ],
    says: [
      'Tomorrow evening, what you and I have written, before the board has it. He wasn’t cross; he listened, which is harder work.',
    ],
  },
  {
    id: 'samir-pencil',
    on: ['answer:samir-what', 'statement:samir-confirmed'],
    asked: [
      'Why pencil?',
      'what makes Samir so careful',
      'What does it mean that he can’t be charmed?',
      'how long have you known Samir',
      'Why does he write in pencil?',
      'pencil, what’s the idea of that',
    ],
    says: ['So that nobody can say it was printed. I trained him, eleven years ago, and he’s long since overtaken me.'],
  },
  {
    id: 'malcolm-1994',
    on: ['answer:malcolm-who', 'answer:tech-why'],
    asked: [
      'Why has nobody asked Malcolm?',
      'what could Malcolm tell us about old accounts',
      'Which biscuits does he like?',
      'how do I find malcolm',
    ],
    says: [
      'Because he isn’t in anybody’s plan. He knows which streets were renumbered and when, and he’d like something with ginger in it.',
    ],
  },
  {
    id: 'nine-keep',
    on: ['answer:nine-given-notice', 'fact:temps'],
    asked: [
      'Why do those nine matter so much?',
      'how do you know about the nine',
      'Can’t you guarantee those nine something?',
      'what do you mean, those you keep',
    ],
    says: [
      'They left something for it, on a date that came from me. I’ll find nine chairs, if they have to sit in my office.',
    ],
  },
  {
    id: 'step-down-why',
    on: ['statement:step-down'],
    asked: [
      'Are you sure you want me to go on?',
      'why do you want me to stay',
      'Wouldn’t the board prefer somebody else?',
      'what would the board say if I stayed',
    ],
    says: ['Quite sure. Anybody new would spend till February learning where it’s broken, and you know already.'],
  },
  {
    id: 'audit-week-one',
    on: ['common:consequence', 'answer:if-nothing', 'answer:outside-review'],
    asked: [
      'What would audit do then?',
      'audit at week one, what does that mean for us',
      'How long would that take?',
      'is that a threat, audit from week one',
    ],
    says: [
      'They’d go through all twelve, line by line, and ask each of your people who’d counted. About five weeks, and I’d rather those people were mending accounts.',
    ],
  },
  {
    id: 'condition-vs-date',
    on: ['answer:who-moves-date', 'statement:no-date-promise'],
    asked: [
      'What do you mean, to a condition?',
      'what will you tell people who need a date',
      'Isn’t a condition too vague for the board?',
      'how do we plan with a condition and no date',
    ],
    says: [
      '“When two full trials running reach ninety-eight, and not before.” You can plan backwards from that, and nobody can read it out wrongly.',
    ],
  },
  {
    id: 'march-limit',
    on: ['answer:trial-january'],
    asked: [
      'Why not later than March?',
      'what’s the last possible date then',
      'If March doesn’t work either, what then?',
      'when would you give up on it',
      'Why is March the limit?',
      'what’s after March, why can’t it be later',
    ],
    says: [
      'Because the old system’s paid for until the end of it. If it isn’t right by then we extend, and I’d ask the board whether it ever will be.',
    ],
    tells: ['licence'],
  },
  {
    id: 'note-wording',
    on: ['answer:old-reports-what', 'statement:correct-weeks'],
    asked: [
      'How should the note be worded?',
      'what would your part of the note say',
      'Would we sign that note together?',
      'who gets to read the note',
    ],
    says: [
      '“In these weeks green meant that tasks were done. A count in week 8 said otherwise and wasn’t reported.” Your name, then mine, to everyone who had the reports.',
    ],
  },
  {
    id: 'busy-not-working',
    on: ['statement:green-was-tasks', 'answer:tasks-done'],
    asked: [
      'Can we keep the tasks in the report at all?',
      'so tasks shouldn’t be in there any more?',
      'Should I leave the progress out completely?',
      'may the finished tasks stay as a second page',
    ],
    says: ['On the back, if you like, in grey. The front’s for what would reach a customer.'],
  },
  {
    id: 'pencil-trial-date',
    on: ['statement:next-trial-tomorrow', 'statement:weekly-trial', 'statement:dont-know-rate'],
    asked: [
      'When would you like the next trial to be?',
      'is a trial in two weeks all right',
      'How soon do you need a new trial?',
      'would the last week of november do for the next trial',
    ],
    says: [
      'As soon as it’d tell us something, and not a day before to please me. Give me the day tomorrow and hold to it.',
    ],
  },
  {
    id: 'eighty-three',
    on: ['common:example', 'statement:match-rate-report'],
    asked: [
      'And if the two of you don’t get the same number?',
      'what if Samir says 82 and I say 83',
      'What happens when the two counts differ?',
      'you’d ring somebody to check my number?',
    ],
    says: [
      'Then both go on the page, and whoever’s wrong finds out by the next Friday. I’d not mind a difference; I’d mind it being smoothed.',
    ],
  },
  {
    id: 'enjoy-praise',
    on: ['answer:congratulated'],
    asked: [
      'Who praised you?',
      'what did they say to you about the greens',
      'And did you believe it?',
      'does that make it harder for you now',
      'Who congratulated you?',
      'from whom did you hear that praise',
    ],
    says: [
      'The chairman, and the finance director twice. It does make it harder; one doesn’t hand compliments back easily.',
    ],
  },
  {
    id: 'quiet-people',
    on: ['common:what_others_say', 'answer:who-else-knew'],
    asked: [
      'Who’s gone quiet?',
      'do people know that you’ve got the folder',
      'What do they say about it in the building?',
      'do you think they’re afraid of you',
      'Who goes quiet when you come in?',
      'which people have gone quiet',
    ],
    says: ['The data room, mostly, and the two by the printer. I’d like it if you told them they can breathe.'],
  },
  {
    id: 'regulator-when',
    on: ['answer:regulator', 'answer:oduya-who'],
    asked: [
      'Does the delay have to be reported?',
      'when should I talk to Priscilla',
      'What would Priscilla want to see?',
      'so as long as nothing moves, the regulator’s not involved',
      'Must we report the delay itself?',
      'is the delay something for the regulator, or only a wrong bill',
    ],
    says: [
      'Not the delay, only a wrong bill. See Priscilla this week all the same, with the condition in your hand; she likes to hear things early.',
    ],
  },
  {
    id: 'backing-how',
    on: ['answer:in-return', 'common:will_you_support_me'],
    asked: [
      'Even in front of the chairman?',
      'what would you say about me to the board',
      'Would you say that in public?',
      'how will you back the team if the number drops',
    ],
    says: [
      'In front of anyone. I’d say I asked for bad numbers and got one, and that the project manager rang me first.',
    ],
  },
  {
    id: 'sold-out-cause',
    on: ['statement:cause-known', 'statement:supplier-bad-data', 'answer:tech-why'],
    asked: [
      'Do you want to know more about the cause?',
      'how much of the technical side do you want in the report',
      'Shall I explain how we’d repair it?',
      'is one sentence on the cause enough',
    ],
    says: ['One sentence, with how many accounts it accounts for. I’ll believe the cause when the number moves.'],
  },
  {
    id: 'ten-picked-fail',
    on: ['follow-up:believe-ten-accounts', 'statement:check-ten-accounts'],
    asked: [
      'What if one of the ten is wrong?',
      'and if two of your ten don’t match',
      'Would one bad account make it red again?',
      'how many of the ten have to be right',
    ],
    says: [
      'At ninety-eight one in ten can be bad luck, so I’d draw another ten. Two, and I’d want to know why before I sign.',
    ],
  },
  {
    id: 'mend-not-posts',
    on: ['follow-up:temps-half', 'follow-up:temps-train-who'],
    asked: [
      'How many accounts could twenty people get through?',
      'is twenty enough to make a difference',
      'What would you expect from them per day?',
      'would twenty people really move the rate',
    ],
    says: [
      'I’ve no idea till you’ve timed one, and I’d time one before promising anybody anything. Take Denise’s two postmen, they’re quick.',
    ],
  },
  {
    id: 'corridor-words',
    on: ['follow-up:september-asked'],
    asked: [
      'What would have been the right question?',
      'what should you have asked me',
      'And if you’d stopped walking?',
      'would you have believed a longer answer',
    ],
    says: ['“What’s been counted, and what did it come to?” Nine words, and I’d ten years’ practice at them.'],
  },
  {
    id: 'which-agency-lamb',
    on: ['follow-up:temps-by-when', 'answer:temps-postpone'],
    asked: [
      'Shall I ring Mrs Lamb or will you?',
      'can I have Mrs Lamb’s number',
      'Would she take it better from you?',
      'who speaks to the agency',
    ],
    says: ['I will; she and I go back years. You give me a number of people and a day, and I’ll do the rest.'],
  },
  {
    id: 'week8-told-by-whom',
    on: ['statement:week-eight-told', 'statement:kept-green', 'follow-up:week8-who-told-you', 'fact:week-eight'],
    asked: [
      'Who told you about the sample?',
      'from whom did you hear it',
      'Was it somebody in my team who told you?',
      'may I know who it was that told you of it',
    ],
    says: [
      'Someone on your team, on the sixth, the day after the trial. I’ll give you the name once I know she won’t pay for it.',
    ],
  },
  {
    id: 'samir-first-figure',
    on: [
      'answer:minimum',
      'statement:audit-counts',
      'common:is_that_acceptable',
      'fact:audit-offer',
      'statement:match-rate-report',
    ],
    asked: [
      'By when would you want Samir’s first figure?',
      'when should audit count for the first time',
      'Is this Friday soon enough for his first count?',
      'from which report on do you want the audit figure',
    ],
    says: [
      'This Friday’s, if he can, even if it’s only the same 81 counted again. A first figure nobody’s proud of is a good start.',
    ],
    tells: ['audit-offer'],
  },
  {
    id: 'why-untidied',
    on: ['statement:talked-to-samir', 'statement:files-to-samir', 'answer:samir-needs', 'follow-up:audit-how'],
    asked: [
      'Why before anyone tidies them?',
      'What’s wrong with cleaning the files first?',
      'why not clean the data before he gets it',
      'Untidied, why?',
    ],
    says: [
      'Because whatever’s been tidied has been decided by somebody. I want him to count what came out, and not what was left.',
    ],
  },
  {
    id: 'no-cause-no-cure',
    on: ['statement:results-same-day', 'answer:same-day'],
    asked: [
      'What do you mean by no cause and no cure?',
      'No cure, what does that mean?',
      'what is no cause and no cure',
      'So just the bare number?',
    ],
    says: ['That you needn’t know why it’s bad, or what to do about it, before you ring me. The number’s enough.'],
  },
  {
    id: 'why-september-better',
    on: ['statement:late-february', 'follow-up:dates-why-september'],
    asked: [
      'Why would you have liked it in September?',
      'What would have been different in September?',
      'in september, what could you have done',
      'Would September have been in time?',
    ],
    says: [
      'In September I’d hired nobody and nothing was printed. It’d have been a change of plan, and I’d have thanked you.',
    ],
  },
  {
    id: 'temps-start-when',
    on: [
      'concern:forty-temps',
      'fact:temps',
      'answer:nine-given-notice',
      'follow-up:temps-half',
      'statement:temps-match',
    ],
    asked: [
      'When exactly do they start?',
      'From which day could I have them?',
      'on what day do the twenty come',
      'Could they come before the 23rd?',
    ],
    says: ['On Monday the twenty-third, at nine. Before that they’re working somewhere else.'],
  },
];
