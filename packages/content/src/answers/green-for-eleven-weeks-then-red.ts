import type { Answer } from '@parley/shared';

export const greenForElevenWeeksThenRedAnswers: readonly Answer[] = [
  {
    id: 'amber-friday',
    asked: [
      'Can we report amber this Friday?',
      'would you sign an amber report',
      'Could the status go to amber now that we have a plan?',
      'Is red really necessary until the next trial?',
      'what if i put yellow on friday',
    ],
    says: [
      'No. A plan isn’t a result. It stays red until a trial moves it, and then it can be whatever the trial says.',
      'No, and you can stop asking for colours. Ask me for a number and I’d probably say yes.',
    ],
  },
  {
    id: 'cutover-28',
    asked: [
      'Can we still cut over on 28 November?',
      'what if we go live on the 28th and fix the rest later',
      'Would you accept cutting over with 81 per cent?',
      'could we migrate only what matches and clean up afterwards',
      'is the november weekend completely off',
    ],
    says: [
      'No. That’s seventy-eight thousand people opening an envelope in December, and I’d be the one they ring.',
      'It’s off, as far as I’m concerned. I’d like to hear you say it before I write it.',
    ],
  },
  {
    id: 'partial-migration',
    asked: [
      'What if we moved only the accounts that match?',
      'could the 81 per cent go first',
      'Would a staged migration be acceptable?',
      'can we move some customers earlier than others',
      'a pilot with a small group of customers, would that work',
    ],
    says: [
      'Not before there’s a trial I believe. Then in steps, yes, and the easy ones first. I wouldn’t have two systems billing one street in January.',
      'In steps, perhaps, in the spring. Show me first that you know which ones match.',
    ],
  },
  {
    id: 'accept-february',
    asked: [
      'Would you accept 6 February?',
      'is the february weekend ok for you',
      'Can I plan with 6 February?',
      'Do you agree to the new date?',
      'shall we tell everyone february',
    ],
    says: [
      'Only if it’s tied to a trial and not to a wish. I’d sign ’the sixth of February if’, as long as you tell me what comes after the if.',
      'With its condition written next to it, yes. Without one it’s the twenty-eighth of November again.',
    ],
    after: { knows: 'dates' },
    until: [
      'You’ve a new date in mind, I take it. Tell me which, and what has to be true on the day, and I’ll say whether I’d sign it.',
    ],
  },
  {
    id: 'why-february-trust',
    asked: [
      'What would make you believe the new date?',
      'how do I convince you of a new cut-over date',
      'What has to be true before we move any account?',
      'which evidence would you need for a date',
    ],
    says: [
      'Two full trials running at ninety-eight, counted by somebody who isn’t you, and a day on which I’d hear it if the second one failed.',
      'The rate, twice in a row. Once could be weather.',
    ],
  },
  {
    id: 'number-instead',
    asked: [
      'What if we replace the colour by the match rate?',
      'would you prefer a number instead of green or red',
      'Can the report simply say the percentage every week?',
      'no more colours, only the rate, is that good?',
      'should the report show accounts matched',
    ],
    says: [
      'Yes. The rate, how many don’t match, and how much it’s moved since the week before. Three figures and I’d know more than I’ve known since August.',
      'Yes, I’d sign a figure. Even a poor one. A poor one especially.',
    ],
  },
  {
    id: 'audit-count',
    asked: [
      'Would you want internal audit to count it?',
      'should somebody outside the project check the number',
      'Can Samir run the count?',
      'what if audit signs the figure and not me',
      'is an independent check ok',
    ],
    says: [
      'Yes, and I’d have thought less of it if I’d had to suggest it. Samir counts, you explain. I’d read both.',
      'Yes. He’s slow and he can’t be charmed. That’s the point of him.',
    ],
  },
  {
    id: 'samir-what',
    asked: [
      'What is Samir like?',
      'can I call Samir today',
      'How long would audit need to set it up?',
      'does Samir know our data',
      'will audit investigate us',
    ],
    says: [
      'Fair, and he writes everything in pencil. Ring him today, he’s in till six. He isn’t investigating anybody, unless I ask him to, and I’d sooner not have to.',
    ],
  },
  {
    id: 'green-definition',
    asked: [
      'What did you think green meant?',
      'how did you read the colour',
      'Did you ever ask what green was based on?',
      'what was green supposed to mean in the first place',
      'did anybody define the status colours',
    ],
    says: [
      'On time and working. It turns out it meant people were busy. I never asked, and I used to ask that for a living.',
      'That it’d work on the day. I didn’t ask what it was made of. It was a nice colour.',
    ],
  },
  {
    id: 'tasks-done',
    asked: [
      'The tasks were done on time, doesn’t that count?',
      'isn’t progress on the plan also a status',
      'All milestones were met, so was green not correct?',
      'we ticked off every task in time',
    ],
    says: ['It counts as work. It doesn’t count as an account that matches. I can’t post a ticked box to a customer.'],
  },
  {
    id: 'assure-better',
    asked: [
      'Can I assure you it won’t happen again?',
      'we will be fully transparent from now on, is that enough',
      'Would you trust me if I personally review each report?',
      'I promise an honest report every week, ok?',
    ],
    says: [
      'I believe you’d mean it. Week six is very well meant, I’ve got it here. Give me something I could check when you’re on holiday.',
      'I’d sooner not need your promise. Nothing personal. I’d sooner not need mine.',
    ],
  },
  {
    id: 'check-ten-minutes',
    asked: [
      'How would you like to check the report yourself?',
      'what could you look at in ten minutes',
      'Would access to the trial results help?',
      'do you want to see the raw data',
      'shall we give you a dashboard',
    ],
    says: [
      'One page, the count, and ten accounts picked by me, not by you. I’d look each of them up in both systems. I did that with pension files for ten years.',
      'Ten accounts, my choice. No dashboard. I’ve had colours.',
    ],
  },
  {
    id: 'same-day',
    asked: [
      'When do you want to hear about a bad test?',
      'should I call you the same day',
      'Would you like results at the same time as me?',
      'do you want the news before we know the reason',
      'what if a trial gets worse',
    ],
    says: [
      'The day you have it, at the hour you have it. With no cause and no cure, if need be. I can sit with a bad number over a weekend, I did last weekend.',
      'The same day. It needn’t be tidy.',
    ],
  },
  {
    id: 'knew-week8',
    asked: [
      'What do you already know about week eight?',
      'did someone tell you about the sample',
      'Did you know before I came in?',
      'since when do you know that the sample failed',
      'have you heard about the 84 per cent',
    ],
    says: [
      'I knew since Friday. Beth Corrigan told me at the coffee machine, week eight, eighty-four per cent, and that the report stayed green. I wanted it from the one who wrote it.',
    ],
    tells: ['analyst-told-her'],
    after: { concern: 'since-when', level: 'heard' },
    until: [
      'I’ve heard things, at the coffee machine. I’d like to hear them in here. What do you know, and from which week?',
    ],
  },
  {
    id: 'beth-trouble',
    asked: [
      'Is Beth in trouble now?',
      'should Beth have come to me first',
      'May I talk to Beth about it?',
      'why did she go to you and not to me',
      'what did beth say exactly',
    ],
    says: [
      'Not while I’m here. She came because I asked her how she was, and she couldn’t say ’fine’. You may thank her. You may not ask her why.',
      'No. If anyone makes it unpleasant for her, I’ll want to know that the same day too.',
    ],
    tells: ['analyst-told-her'],
  },
  {
    id: 'who-else-knew',
    asked: [
      'Do you think my whole team knew?',
      'who else do you suspect knew about it',
      'Should the analysts have said something?',
      'do you blame the data team',
    ],
    says: [
      'I think a few knew and each one thought somebody else had said it. I don’t blame them, they didn’t write it. I’d like you to tell them it’s known.',
    ],
  },
  {
    id: 'why-hide',
    asked: [
      'Why do you think I kept it green?',
      'do you think I lied to you',
      'do you believe it was on purpose',
      'Can you understand why I waited?',
    ],
    says: [
      'I think you hoped, a week at a time. I don’t call it lying. I’d call it the thing that lying’s made of. I’ve seen nicer people do it with pensions.',
      'I understand it only too well. I read it out, didn’t I, because I wanted it to be so.',
    ],
  },
  {
    id: 'consequence-personal',
    asked: [
      'Are you going to take the project away from me?',
      'will I lose my job',
      'Do I stay in charge?',
      'what are the consequences for me',
      'should I resign',
    ],
    says: [
      'No, not for a wrong colour you’ve owned up to. I’d think again for a second one. I want the person who knows where it’s broken to mend it.',
      'No. I’d have asked HR to sit in, if that’s what this was.',
    ],
  },
  {
    id: 'trust-now',
    asked: [
      'Do you still trust me?',
      'how can I win back your confidence',
      'what do you think of me now',
      'Is the trust gone?',
      'what would it take to repair our relationship',
    ],
    says: [
      'Less than in September. It’s not gone, it’s been marked to market. Twelve honest Fridays would do it, and you needn’t be cheerful on any of them.',
      'Ask me in the new year. You get it back the way you lost it, a week at a time.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you angry?',
      'how disappointed are you',
      'you said not angry yet, will you be?',
      'What upsets you most?',
    ],
    says: [
      'Not yet, and it isn’t nice of me to say ’yet’. What sits worst is that the wording hardly changed. Eleven weeks, and somebody just moved the date at the top.',
    ],
  },
  {
    id: 'board-what',
    asked: [
      'What will you tell the board?',
      'how did the board react in October',
      'Does the board know about the red?',
      'what are you going to say on Thursday',
      'Should I come with you to the board?',
    ],
    says: [
      'That I read them a green that wasn’t, and what it’ll be made of from now on. They’ve had no red from me yet. You needn’t come, I signed it.',
      'The truth, in two lines. I’ll read it, I’ve the voice for it by now.',
    ],
    tells: ['read-to-board'],
  },
  {
    id: 'board-chair',
    asked: [
      'What is the chairman like?',
      'will the chairman be hard on you',
      'Who on the board is most critical?',
      'is your own position in danger',
    ],
    says: [
      'Courteous. He thanked me for the clarity, and he’ll remember that he did. As for my position, an auditor who doesn’t ask what green is, I’d have a question about her too.',
    ],
  },
  {
    id: 'why-sign',
    asked: [
      'Why did you sign all the reports?',
      'did you read them properly',
      'Did nobody ask questions in eleven weeks?',
      'is it not also your responsibility',
      'what did you check before signing',
    ],
    says: [
      'I read every word and checked none of them. That part’s mine and I’ll say it on Thursday. It doesn’t make the words yours any less.',
      'Because they were well written. That’s a poor reason, I know.',
    ],
  },
  {
    id: 'which-week-doubt',
    asked: [
      'When did you start to have doubts?',
      'did something in the reports look odd to you',
      'was there a moment when you felt it wasn’t true',
      'Which report bothers you most?',
    ],
    says: [
      'Week nine, looking back. It’s got no number in it at all, and I read it twice and thought how smooth it was. Smooth ought to have done it.',
    ],
  },
  {
    id: 'sum-78',
    asked: [
      'How did you get to seventy-eight thousand?',
      'is it really 78,000 customers',
      'How many people are affected?',
      'what are the accounts that don’t match',
    ],
    says: [
      'Nineteen per cent of four hundred and twelve thousand, on the back of a train ticket. What they are you’d have to tell me. I only know how many envelopes it makes.',
    ],
  },
  {
    id: 'customer-bill-what',
    asked: [
      'What would happen to a customer with a wrong bill?',
      'how bad is one wrong bill',
      'What do people do when the bill is wrong?',
      'how many calls would the contact centre get',
      'who suffers most from a billing error',
    ],
    says: [
      'They pay it. That’s the trouble, the careful ones pay it and don’t eat. The loud ones ring us. I worry about the ones who don’t ring.',
      'The old and the tidy. They’d never think it was us.',
    ],
  },
  {
    id: 'prepay',
    asked: [
      'What should happen to the prepayment customers?',
      'would you want the prepayment meters last',
      'why are prepay meters special',
      'can prepayment accounts be moved later',
    ],
    says: [
      'Last, whatever else you do, and not in a cold week. If theirs goes wrong it isn’t a bill, it’s a dark kitchen on a Sunday.',
      'Last. And I’d want to know their number separately, every week.',
    ],
  },
  {
    id: 'rang-forty',
    asked: [
      'Why did you ring the pensioners yourself?',
      'what did you say to them back then',
      'What did you learn from 2019?',
      'who was responsible in 2019',
    ],
    says: [
      'Because a letter would have come from the same machine. I said sorry forty times, and I found it gets no easier. So I’d rather it didn’t come up.',
      'I’d promised myself I’d never let a system surprise me again. Well.',
    ],
    tells: ['pensioners'],
  },
  {
    id: 'old-system-cost',
    asked: [
      'What does it cost to keep the old system longer?',
      'who pays for the old billing until spring',
      'Is the old system stable enough for the winter?',
      'can we extend the old licence if necessary',
    ],
    says: [
      'It’s paid till the end of March, so until then it only costs us pride. After that, Colin in IT contracts would have to ask for more, and he says they know it.',
    ],
    tells: ['licence'],
  },
  {
    id: 'regulator',
    asked: [
      'Do we have to tell the regulator?',
      'what does the law say about billing errors',
      'Is there a fine for wrong bills?',
      'who handles compliance here',
    ],
    says: [
      'If a bill goes out wrong, yes, within days, and it’s Priscilla Oduya’s to judge, she’s our regulation lead. As long as nothing moves, there’s nothing to report. Keep it that way.',
    ],
  },
  {
    id: 'contact-centre',
    asked: [
      'What have you told the contact centre?',
      'who runs the contact centre',
      'Do the agents know that cut-over is off?',
      'what should your people say to customers',
    ],
    says: [
      'Nothing yet. Denise runs it, she’s had the rota pinned up since week ten. I’d like to tell her tomorrow, in one sentence that’s still true in January.',
    ],
  },
  {
    id: 'temps-work',
    asked: [
      'Could the temps help to repair the accounts?',
      'what if your forty match accounts by hand',
      'Would you lend us some of the forty?',
      'can we use your temporary staff for the project',
      'is it possible to give them another job',
    ],
    says: [
      'Yes, if it’s real work and somebody trains them. They’re hired to talk to people, most can read two addresses and say if it’s one person. How many do you need, and who’s paying?',
      'Yes. They’d rather do that than sit, and so would I.',
    ],
  },
  {
    id: 'temps-postpone',
    asked: [
      'Can the temps start in February?',
      'could the agency push them back',
      'What if half of them come later?',
      'would you ask the agency to delay the start',
      'how flexible is the agency',
    ],
    says: [
      'Some of them could. Not all, there are nine who’ve handed in notice elsewhere. The agency’s a Mrs Lamb, she’s decent, she wants a day from me by Friday.',
      'Some. I won’t have it said to all forty in one text message.',
    ],
  },
  {
    id: 'temps-pay',
    asked: [
      'Would you accept that the project pays for the temps?',
      'if my budget carries the 26,000 a week, is that fine',
      'Who should pay for the forty?',
      'can we split the cost of the temporary staff',
    ],
    says: [
      'Yours, for as long as it’s your date that’s moved. I’m not making a point with it, it’s only where the cause sits. From February they’re mine again.',
    ],
    after: { knows: 'temps' },
    until: [
      'There’s a cost sitting in my area that came out of a green week. I’d like it to sit where the cause is. Do you know what I’m talking about?',
    ],
  },
  {
    id: 'temps-cancel',
    asked: [
      'Can’t you simply cancel the forty?',
      'what if we let the temps go',
      'Do you need them at all now?',
      'could you end the agency contract',
    ],
    says: [
      'I could, it’s in the contract, a week’s notice. I’d be telling people who trusted week ten that it’s their problem. I’d rather not be that firm.',
    ],
  },
  {
    id: 'staff-budget',
    asked: [
      'What does your own budget look like?',
      'do you have reserves in customer services',
      'Is there money for extra checks?',
      'who controls the project budget in your view',
    ],
    says: [
      'Mine’s spoken for to the pound, temps included. Yours you know better than I do. If it goes over, it’s Richard Hale in finance, and he’ll ask me what colour it is.',
    ],
  },
  {
    id: 'tech-why',
    asked: [
      'Do you want to know why the accounts don’t match?',
      'what do you know about the matching problem',
      'Can I explain the technical cause?',
      'is it the address data or the meters',
      'who understands the old data best',
    ],
    says: [
      'In one sentence, if there is one. I don’t need to know how it’s broken, I need to know how you’d tell it’s mended. For the old data there’s Malcolm on the second floor, he’s been here longer than it has.',
    ],
  },
  {
    id: 'rate-per-week',
    asked: [
      'How fast must the rate rise?',
      'what match rate would you expect next week',
      'Is 90 per cent by Christmas good enough?',
      'which steps should we reach by when',
    ],
    says: [
      'I’ve no target for you. If it goes from eighty-one to eighty-two I’d like to read eighty-two. You tell me what it should be by Christmas and I’ll hold it up against that.',
    ],
  },
  {
    id: 'threshold-98',
    asked: [
      'Why does it have to be 98 per cent?',
      'could we go live with 95',
      'who set the 98',
      'is 98 realistic at all',
      'what about the last two per cent',
    ],
    says: [
      'Because at ninety-eight the contact centre can ring every one that’s left before a bill goes out. Denise worked it out. At ninety-five she can’t.',
      'Ninety-eight’s what we can mend by telephone. It isn’t a matter of taste.',
    ],
  },
  {
    id: 'outside-review',
    asked: [
      'Should an external company review the project?',
      'would you bring in consultants',
      'what about a full audit from week one',
      'do you want an independent review of everything',
    ],
    says: [
      'Not if I get the count. A review tells me in March what was wrong in November. If you and I can’t settle this today, then yes, from week one.',
    ],
  },
  {
    id: 'report-format',
    asked: [
      'What should the next report look like?',
      'how long should the status report be',
      'what do you want to read on Friday',
      'can I show you a draft on thursday',
    ],
    says: [
      'Half a page. The rate, who counted it, what’s stuck, what you don’t know. I’d like a line that says what you don’t know, every week, even when it’s embarrassing.',
      'Half a page, and that last line. I’d read that one first.',
    ],
  },
  {
    id: 'minimum',
    asked: [
      'What is the minimum you need today?',
      'what would have to happen so that you sign on friday',
      'Which conditions do you have?',
      'what do you want from me, in short',
    ],
    says: [
      'Something I can check. The truth about when it was known. And nobody’s bill touched before it’s right. There’s a cost of my own in it as well, ask me about that.',
      'I’ve four lines in the folder and I’d like a sentence on each. Shall we take them in order?',
    ],
  },
  {
    id: 'by-when',
    asked: [
      'By when do you need an answer?',
      'what is my deadline',
      'what is due before the board',
      'when must the plan be ready',
      'Is tomorrow early enough?',
    ],
    says: [
      'By tomorrow evening, in writing. Thursday I stand in front of the board, and I don’t want to hear anything new in the lift.',
    ],
  },
  {
    id: 'if-nothing',
    asked: [
      'What happens if I can’t answer that?',
      'and if we don’t find a solution today',
      'What will you do if the next trial fails too?',
      'suppose the rate doesn’t move, what then',
    ],
    says: [
      'Then it says so on Friday and I read it out. A rate that doesn’t move isn’t a scandal. A rate nobody shows me is. If we get stuck today, audit starts at week one.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I write down what we agreed?',
      'do you want minutes of this',
      'Who should get a copy?',
      'can I send it by email tonight',
    ],
    says: [
      'Please, tonight, to me and to Samir. Short sentences, days in figures. I’ll put it behind week twelve, so it’s read in order.',
    ],
  },
  {
    id: 'tell-team',
    asked: [
      'Should I tell my team what you know?',
      'how do I handle this with my people',
      'what should I say to the team',
      'do you want to speak to my team',
    ],
    says: [
      'Tell them today that I know, that nobody’s in trouble and that the number goes out as it is. I’ll come and say it on Thursday afternoon, if you want a second voice.',
    ],
  },
  {
    id: 'again',
    asked: [
      'When do we meet again?',
      'shall we have a weekly meeting',
      'can I come back tomorrow',
      'do you want to see me before Friday',
    ],
    says: [
      'Tomorrow at eight, quarter of an hour, with a draft. After that Fridays at four, for as long as it’s red and four weeks beyond.',
    ],
  },
  {
    id: 'team-opinion',
    asked: [
      'What do you think of my team?',
      'is the team good enough for this',
      'Would you bring in other people?',
      'what is your impression of the project people',
    ],
    says: [
      'They’ve worked weekends, I saw the badge lists. I don’t think they’re short of effort. I think they were short of somebody asking them what they were afraid of.',
    ],
  },
  {
    id: 'job',
    asked: [
      'How long have you been director?',
      'what did you do in audit',
      'How did you come to customer services?',
      'who is your boss',
      'what is your role in this project',
    ],
    says: [
      'Six years here, ten in audit before it. I sponsor your project, I sign your report, and the chief executive reads my signature. That’s the whole chain, and it was made of paper.',
    ],
  },
  {
    id: 'private',
    asked: [
      'How was your weekend?',
      'do you have family',
      'how old are you',
      'are you ok, you look tired',
      'do you live in Norwich',
    ],
    says: ['There was a kitchen table in it and twelve sheets of paper. Let’s keep to the paper.'],
  },
  {
    id: 'which-weighs',
    asked: [
      'What matters most to you of all this?',
      'is it the delay or the reports that upset you',
      'Which point should we settle first?',
      'what is more important, the date or the truth about week eight',
    ],
    says: [
      'Whether I can believe the next one. The delay I can explain to people. I can’t explain a signature that means nothing.',
      'The believing. If we get that right, the rest comes with numbers on it.',
    ],
  },
  {
    id: 'good-friday',
    asked: [
      'What would a good Friday look like?',
      'when would you be satisfied with me',
      'How do you want this to end?',
      'what would success be for you',
    ],
    says: [
      'A bad number, on time, that two people got separately. I’d sign it and have my supper. I don’t ask for more than that till Christmas.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What will you do in return?',
      'can I count on your backing',
      'Will you stand by the team if the numbers are bad?',
      'what do I get if I tell you everything',
    ],
    says: [
      'My backing, in the room and on the record. If it says 79 and it’s true, I’ll say I asked for it to be true. Nobody gets punished for a number. I’d like that known.',
    ],
  },
  {
    id: 'match-what',
    asked: [
      'What does it mean that an account matches?',
      'how do you understand matching',
      'Do you know what a full trial is?',
      'what counts as a wrong account for you',
    ],
    says: [
      'The same person, the same meter, the same balance, on both sides. That’s how your own people put it to my staff in the spring. If one of the three’s off, it’s somebody’s wrong bill.',
    ],
  },
  {
    id: 'worst-fear',
    asked: [
      'What are you most afraid of?',
      'what keeps you awake about this',
      'which outcome would be the worst for you',
      'what is your nightmare in January',
    ],
    says: [
      'Ringing them again. Somebody who’s turned the heating off because of a sheet of paper I signed. I did forty of those calls and I can still do the voices.',
    ],
    after: { concern: 'wrong-bills', level: 'heard' },
    until: ['Reading out something smooth again, and finding out in the spring what it was made of.'],
  },
  {
    id: 'time-now',
    asked: [
      'How much time do you have?',
      'do you have another meeting',
      'how long will this take',
      'can we continue later',
    ],
    says: ['An hour, and I’ve told them not to ring. I’d rather use it up than save it.'],
  },
  {
    id: 'why-me-alone',
    asked: [
      'Why did you want to see me alone?',
      'is this an official meeting',
      'Should HR be here?',
      'are you taking notes for the file',
    ],
    says: [
      'Because you wrote them and I signed them, so it’s us two. I write things down, it’s how I think. You may read my page before you go.',
    ],
  },
];
