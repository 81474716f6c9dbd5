import type { ScenarioContent } from '@parley/shared';

import { greenForElevenWeeksThenRedAnswers } from '../answers/green-for-eleven-weeks-then-red';
import { greenForElevenWeeksThenRedCommonAnswers } from '../common-answers/green-for-eleven-weeks-then-red';
import { greenForElevenWeeksThenRedFollowUps } from '../follow-ups/green-for-eleven-weeks-then-red';
import { greenForElevenWeeksThenRedStatements } from '../statements/green-for-eleven-weeks-then-red';
import { greenForElevenWeeksThenRedVoice } from '../voices/green-for-eleven-weeks-then-red';

export const greenForElevenWeeksThenRed: ScenarioContent = {
  slug: 'green-for-eleven-weeks-then-red',
  title: 'Green for Eleven Weeks, Then Red',
  description:
    'Eleven weekly reports said green. On Friday the twelfth said red. Helen Marsh has all twelve in a folder, and she signed every one of them.',
  difficulty: 'medium',
  category: 'status_reporting',
  challengeType: 'communication_issues',
  stakeholderType: 'executive_sponsor',
  industry: 'Energy supply',
  goal: 'Tell Helen the truth about the eleven greens, and leave with a way of reporting that she can believe again.',
  situation:
    'You run the move of 412,000 customer accounts to a new billing system at Tern Energy. Cut-over is planned for the weekend of 28 November. For eleven weeks your report was green, because tasks were being ticked off. On Thursday 5 November the first full trial matched 81 per cent of the accounts; 98 is needed. In week 8 a sample of 2,000 had already matched only 84 per cent. You thought it fixable and kept the green. Friday’s report, the twelfth, was red. The date you believe in is the weekend of 6 February. It is Tuesday 10 November, and Helen Marsh, who signed each report, wants to see you.',
  learningObjectives: [
    'Own what you knew, and since when',
    'Replace a colour by a number',
    'Say what is safe before saying what is late',
    'Let someone else check you',
  ],
  skills: ['expectation_management', 'stakeholder_communication', 'documentation'],
  estimatedDuration: 20,
  persona: {
    name: 'Helen Marsh',
    shortName: 'Helen',
    pronoun: 'she',
    role: 'Director of customer services',
    organisation: 'Tern Energy',
    description:
      'Director of customer services at an energy supplier in Norwich. Was an internal auditor for ten years. Fair, exact, and disappointed, which she hides less well than she thinks.',
    style:
      'Plain and even, contractions, no jargon. Reads aloud from her folder: week, colour, sentence. Asks for days and numbers, one question at a time, and waits. A little wry about herself. Does not raise her voice and does not let go.',
    goals: ['A report she can sign on Friday without wondering', 'No customer getting a wrong bill in January'],
    trust: 33,
    patience: 4,
    redLines: [
      {
        text: 'Turning the report amber or green again before there is a new trial.',
        line: 'No. It doesn’t go back to amber because we’ve had a nice talk. It moves when a trial moves it.',
      },
      {
        text: 'Cutting over on 28 November anyway and repairing afterwards.',
        line: 'I’m not sending seventy-eight thousand people a bill we know is wrong and calling it a workaround.',
      },
    ],
    wouldMove: [
      'The match rate itself in the report each week, whatever it is',
      'The truth about week 8, without being asked twice',
      'Someone outside the project confirming the number',
    ],
  },
  concerns: [
    {
      id: 'believing-green',
      summary: 'not being able to believe the next green report',
      worry:
        'I was an auditor for ten years. I signed eleven of these and read them out to the board, and I never once asked what green was made of. I can’t do that a second time.',
      weight: 3,
      central: true,
      cues: [
        'green',
        'report',
        'colour',
        'Friday',
        'match rate',
        'per cent',
        'believe',
        'sign',
        'tasks',
        'trial',
        'check',
        'evidence',
      ],
      acknowledgedBy: [
        'You put your name to eleven greens, and now you can’t know what the next one would be worth.',
        'The trouble isn’t the red so much as that green meant nothing, and you’d been signing it.',
        'i get that even if i say its fine on friday you cant believe it anymore',
        'What you require, as I understand it, is less a better colour than a reason to trust any colour I give you.',
      ],
      settledBy: [
        'No more colours from me. Every Friday you get the match rate from that week’s trial, on all 412,000 accounts: 98 or it isn’t green. And the number comes from Samir in audit, who runs the count himself.',
        'Green was tasks done. From Friday it’s one number: accounts matched, full trial. Under 95 red, under 98 amber. Internal audit signs it, not me.',
        'heres what id change. trial every wednesday, all accounts, result goes to you and samir at the same time as me so i couldnt sit on it if i wanted. report on fri is that number + whats stuck. no tick boxes',
        'I propose that the status be derived solely from a weekly full trial. The rate, the number of unmatched accounts and the change since the previous week will be stated, internal audit will confirm them, and neither of us will be able to alter the colour.',
      ],
      nearMisses: [
        'We’re introducing a much more robust reporting framework, with clear criteria and full transparency at every level.',
        'I can assure you that from now on our reports will reflect the real status of the project at all times.',
        'We’ve taken the lessons on board, and I’ll personally be reviewing each report before it goes to you.',
      ],
      lines: {
        open: [
          'Week one, green. Week seven, green, “on track”. Week eleven, green, “good progress”. What was the green made of?',
          'I’ve a report to sign on Friday. I’ve signed eleven already. Why would I put my name on the next one?',
        ],
        pressed: [
          'I’m not asking how the project is. I’m asking how I’d know.',
          'Suppose next Friday’s report says amber. Tell me what I could check, myself, in ten minutes, that would show it’s amber.',
          'I read week nine out to the board. Word for word. I’d like to know what stops week thirteen being the same.',
        ],
        heard: [
          'Yes. It’s the believing. I can manage a red; I’ve managed plenty. So what would I see on Friday?',
          'That’s fair, and it’s nearly what I wrote in the margin. It doesn’t tell me yet what green would mean.',
        ],
        answered: [
          'That’s something I could follow. Who counts it? I mean somebody who won’t be in trouble if it’s low.',
          'That’d be different. And if it’s worse than the week before, when do I hear: Friday, or the day you know?',
        ],
        settled: [
          'So I’d be signing a count and not a mood. I can do that. I should have asked for it in week one.',
          'Good. If it says 83, I’ll read out 83. I’d rather read out a bad number than a nice colour.',
        ],
        relapsed: [
          'A moment ago it was the count that decided. Now it’s your view of it. That’s how we got eleven greens.',
        ],
      },
      better: {
        text: 'Green meant tasks ticked off. From this Friday it means one number, the share of all 412,000 accounts that matched in that week’s trial: 98 or it isn’t green. Samir in audit runs the count, and you get it the minute I do.',
        why: 'She can’t use a promise to be honest. A number that someone else counts makes your honesty unnecessary.',
      },
    },
    {
      id: 'since-when',
      summary: 'how long it was known before she was told',
      worry:
        'One of the analysts told me at the coffee machine it was 84 in week eight. I want to hear it from the person who wrote green that Friday.',
      weight: 2,
      central: false,
      cues: ['week eight', 'week 8', 'sample', '84', 'knew', 'since when', 'told', 'kept', 'October', 'hid'],
      acknowledgedBy: [
        'You want to know since when I knew, and whether you’d have got the red sooner from someone else.',
        'You’re asking when we stopped believing our own green, and it’s a fair thing to ask.',
        'you should have been told before friday, i know',
      ],
      settledBy: [
        'Since week eight. A sample of 2,000 matched 84 per cent. I thought we’d fix it in a fortnight and I wrote green. That was my decision, nobody else’s. From now you get a test result the day I do.',
        'Week 8. I knew, I wrote green anyway. Wrong. Next time you get it same day, even without a solution.',
        'i saw 84% on the sample in wk 8 and told myself its early. wk 8 to wk 11 i wrote green anyway. thats on me not the team. results go straight to your inbox from now, they dont pass me first',
        'I owe you a plain statement. In week 8 a sample showed 84 per cent, and I withheld it in the hope of repairing it first. The responsibility is mine alone. I have asked that all test results be sent to you directly, as of yesterday.',
      ],
      nearMisses: [
        'The issue only fully materialised in last Thursday’s trial, and it was escalated at the earliest opportunity.',
        'There were some early indications, but they weren’t considered statistically significant at that point in time.',
        'With hindsight we could perhaps have communicated more proactively, and I’m sorry for any surprise.',
      ],
      lines: {
        open: [
          'Before we talk about February: when did you first have a number that wasn’t green?',
          'The trial was Thursday and the report was Friday. That’s prompt. Was Thursday the first you knew?',
        ],
        pressed: [
          'I’ll ask it by the week, then. Week six? Week seven? Week eight?',
          'Somebody mentioned a sample to me. I’d like you to mention it.',
          'I’m not after a head. I’m after a date. On which day did you know?',
        ],
        heard: [
          'It is fair, thank you. And the answer?',
          'Good. Then let’s have the week it began, and whose decision it was to leave the green.',
        ],
        answered: [
          'So that’s when. Thank you. What would make you tell me the next time, when you again think you can fix it?',
          'That’s the week I had. Who else knew, and did anyone say we should turn it?',
        ],
        settled: [
          'All right. That can’t have been pleasant to say. I’ll not bring it up again, and I won’t let anyone else.',
          'Then I know since when, and what’s different now. That’s all I wanted on week eight.',
        ],
        relapsed: ['You’d told me when you knew. Now it’s drifting towards Thursday again. Please don’t.'],
      },
      better: {
        text: 'Since week eight. A sample of 2,000 matched 84 per cent, I thought I could fix it in a fortnight, and I wrote green. Nobody else decided that. From today test results reach you when they reach me.',
        why: 'She already has the number. The only thing left to find out is whether you’ll say it, so say it first and whole.',
      },
    },
    {
      id: 'wrong-bills',
      summary: 'customers getting wrong bills in the middle of winter',
      worry:
        'In 2019 we billed nine hundred pensioners twice in January. I rang forty of them myself. I’m not doing that with seventy-eight thousand.',
      weight: 2,
      central: false,
      cues: [
        'customers',
        'bills',
        'January',
        'winter',
        'cut-over',
        '28 November',
        'old system',
        '6 February',
        'prepayment',
        'wrong bill',
      ],
      acknowledgedBy: [
        'If we’d cut over at 81 per cent, one customer in five would have a wrong bill in January.',
        'For you this ends at somebody’s kitchen table with a bill that isn’t theirs.',
        'main thing is nobody gets a wrong bill this winter, agreed',
      ],
      settledBy: [
        'Nobody’s bill changes this winter. The old system keeps billing until we’ve had two full trials running at 98. The weekend I believe in is 6 February; if the trial on 20 January isn’t there, it moves and you know that day.',
        'We don’t cut over on the 28th. Old billing stays on. 6 Feb, only after two trials at 98 in a row. Otherwise not.',
        'customers see nothing, they stay on the old one till feb. we move when 2 trials running hit 98 and not before, and prepay meters go last so noone loses heat over it',
        'The cut-over of 28 November is withdrawn. The present system, whose licence runs to the end of March, will continue to bill every customer; the move takes place on 6 February provided that two consecutive trials have reached 98 per cent, and prepayment customers follow last.',
      ],
      nearMisses: [
        'The customer is at the heart of everything that we do, and we’ll take every care to minimise any disruption.',
        'We have a comprehensive contingency plan, and the contact centre will be fully briefed to handle any queries.',
        'An error rate is normal in any migration, and the remaining accounts can be cleaned up after go-live.',
      ],
      lines: {
        open: [
          '81 per cent of 412,000. I did the sum on the train, it’s about seventy-eight thousand people who don’t match. What do they get in January?',
          'Set the report aside for a minute. Is there any customer who gets a wrong bill because of this?',
        ],
        pressed: [
          'Is the 28th off, or is it “under review”? I’ve read enough reviews this autumn.',
          'A family on a prepayment meter can’t wait for a clean-up phase. What happens to their account?',
          'You’ve said February. I want to know what has to be true before you touch one bill.',
        ],
        heard: [
          'That’s who I think about, yes. So is anything moving this month or not?',
          'Good, then we mean the same people. What keeps them safe until it’s ready?',
        ],
        answered: [
          'That keeps January quiet. Can the old system carry it that long? Its licence was meant to stop.',
          'Once isn’t luck, is it, I’d want to see the rate hold. How many trials, before you move anyone?',
        ],
        settled: [
          'Then nobody’s winter bill depends on us being right. That’s the first thing today I’ve liked.',
          'Good. I’ll tell the contact centre that customers will see no change this winter.',
        ],
        relapsed: ['So some accounts might move in November after all? We’d just agreed that they wouldn’t.'],
      },
      better: {
        text: 'No customer’s bill changes this winter. The old system keeps billing, and we move on 6 February only if two full trials in a row reach 98 per cent. Prepayment customers go last. If the January trial misses, it moves, and you know that day.',
        why: 'It says first what is safe, then what is late, and ties the new date to evidence instead of hope.',
      },
    },
    {
      id: 'forty-temps',
      summary: 'forty temporary staff who start on 23 November for a cut-over that is not coming',
      worry: 'I hired forty people on the strength of week ten. Some of them have given notice elsewhere.',
      weight: 1,
      central: false,
      cues: [
        'temps',
        'forty',
        '23 November',
        'contact centre',
        'agency',
        '26,000',
        'hired',
        'unmatched accounts',
        'staff',
      ],
      acknowledgedBy: [
        'You hired people because of our green reports, and they start in two weeks for nothing.',
        'Those forty temps are a cost you’re carrying for a date that we got wrong.',
        'you’ve got 40 people turning up for a cutover thats off, because of us',
      ],
      settledBy: [
        'Let’s use them. Most of the 78,000 unmatched accounts need someone to compare two addresses. Twenty of your forty could clear half of that by Christmas; the other twenty we move to 1 February, and my budget pays what the agency charges for it.',
        'Keep 20, put them on matching accounts by hand. Postpone 20 to February. The agency’s fee comes out of the project.',
        'could they work for us? its 78k accounts, someone has to look at each pair, a person does about 80 a day. so 25 of them for 2 months fixes the most of it, the rest ask the agency to start in feb, i pay the difference',
        'I would suggest that half of the temporary staff be assigned to the manual matching of accounts from 23 November, at the project’s expense, and that the start of the other half be deferred to 1 February. I can confirm the agency’s terms to you by Thursday noon.',
      ],
      nearMisses: [
        'Resourcing implications will be looked at as part of the overall replanning exercise over the coming weeks.',
        'I’m sure that the contact centre can make good use of some additional capacity over the winter months.',
        'That’s an unfortunate side effect, but it’s important that we stay focused on getting the migration right.',
      ],
      lines: {
        open: [
          'There’s something that isn’t in your report. I’ve forty temporary staff starting on the twenty-third, for a cut-over that week ten said was green.',
          'What do I do with forty people who’ve been hired to answer calls about a system that won’t be there?',
        ],
        pressed: [
          'Some of those forty have handed in their notice somewhere. I’d like an answer for them this week.',
          'They cost me £26,000 a week from the twenty-third. Whose budget is that, now?',
          'I can’t park forty people until February. Is there work for them in this or isn’t there?',
        ],
        heard: [
          'It is your doing, in part, I’m glad you say so. What do I tell the agency?',
          'Yes, for nothing, as it stands. Could any of them be of use?',
        ],
        answered: [
          'That’d be fairer on them. How many, from which day, and who trains them?',
          'I like it better than paying them to sit. Whose budget, though, yours or mine?',
        ],
        settled: [
          'Good. Then I’ve something to tell the agency, and nobody gave notice for nothing.',
          'So my forty are part of mending it. There’s a neatness in that I’ll try not to enjoy.',
        ],
        relapsed: ['You’d found work for my temps, and now they’re a replanning exercise again.'],
      },
      better: {
        text: 'Most of the 78,000 unmatched accounts only need someone to compare two addresses. Let twenty of your forty do that from the twenty-third, on my budget, and have the agency start the other twenty on 1 February.',
        why: 'It takes a cost that your reports caused and turns it into part of the repair, with a number and a budget.',
      },
    },
  ],
  facts: [
    {
      id: 'the-trial',
      text: 'On 5 November the first full trial matched 81 per cent of 412,000 accounts; 98 is needed.',
      line: 'On 5 November it matched 81 per cent, of 412,000, and you need 98. That’s the first number in twelve reports.',
      figures: ['5 November', '81 per cent', '412,000', '98'],
      knownBy: 'both',
      asked: [
        'What was the match rate?',
        'What does the trial say?',
        'How many accounts matched on the fifth?',
        'what per cent did we reach in the trial',
        'Which figure do you have for the first trial?',
        'what rate do we need to go live',
        'What was the result on 5 November?',
        'how far from 98 are we',
      ],
    },
    {
      id: 'eleven-greens',
      text: 'Eleven weekly reports were green; the twelfth, last Friday, was red.',
      line: 'Eleven greens and a red. I’ve laid them out on the kitchen table. The wording hardly changes.',
      figures: ['twelfth'],
      knownBy: 'both',
      asked: [
        'What did the reports say?',
        'How many of the reports were green?',
        'what colours do you have in the folder',
        'Which report was the first red one?',
        'what is in the twelve reports in front of you',
        'Did the wording change from week to week?',
        'how did the reports look to you when you laid them out',
        'What do my reports say, read one after another?',
      ],
    },
    {
      id: 'week-eight',
      text: 'In week 8 a sample of 2,000 accounts matched 84 per cent, and the report stayed green.',
      line: 'Week 8. A sample of 2,000, and 84 per cent. And above it, in your hand, green.',
      figures: ['week 8', '2,000', '84 per cent'],
      knownBy: 'student',
    },
    {
      id: 'dates',
      text: 'Cut-over was planned for the weekend of 28 November; the date the team believes in is the weekend of 6 February.',
      line: 'So instead of 28 November it’s 6 February. Ten weeks. I’d sooner have had them in September.',
      figures: ['28 November', '6 February'],
      knownBy: 'student',
    },
    {
      id: 'read-to-board',
      text: 'Helen read the week 9 report aloud to the board on 21 October.',
      line: 'I read week 9 out to the board on 21 October. The chairman thanked me for the clarity. I’ve been thinking about that.',
      figures: ['week 9', '21 October'],
      knownBy: 'stakeholder',
      asked: [
        'What did you tell the board?',
        'When did you read it to the board?',
        'Has the board seen my reports?',
        'which of the reports did you pass on',
        'What does the board believe at the moment?',
        'did you use my report in front of the board',
        'Which week did you read out to them?',
        'when was the last board meeting, and what did you say there',
      ],
    },
    {
      id: 'temps',
      text: 'Forty temporary staff start on 23 November; they cost £26,000 a week.',
      line: 'My forty temps start on 23 November, at £26,000 a week. I signed that on the Monday after week ten.',
      figures: ['23 November', '£26,000'],
      knownBy: 'stakeholder',
      asked: [
        'What else hangs on the date?',
        'When do your temps start?',
        'What do they cost?',
        'Who have you hired?',
        'Have you hired anybody for the cut-over?',
        'how many temporary people did you book',
        'What have you already paid for because of 28 November?',
        'from when do the temps cost you money',
        'What commitments did you make on the strength of the green?',
        'How much is it a week for the forty?',
      ],
    },
    {
      id: 'pensioners',
      text: 'In January 2019 Tern billed 900 pensioners twice.',
      line: 'In January 2019 we billed 900 pensioners twice. I rang forty of them. One had sold her piano.',
      figures: ['January 2019', '900'],
      knownBy: 'stakeholder',
      asked: [
        'Has it happened before?',
        'What happened in 2019?',
        'Why do the bills matter to you?',
        'Did Tern ever send out wrong bills?',
        'what happened with the pensioners',
        'Why are you so worried about double bills?',
        'who was billed twice',
        'What went wrong back in 2019?',
        'is there a history with wrong bills here',
      ],
    },
    {
      id: 'analyst-told-her',
      text: 'An analyst, Beth Corrigan, told Helen on 6 November that a sample had failed in October.',
      line: 'Beth Corrigan told me on Friday, 6 November, that a sample had failed weeks ago. She looked ill. She isn’t to get into trouble for it.',
      figures: ['Beth Corrigan', '6 November'],
      knownBy: 'stakeholder',
      asked: [
        'Who told you?',
        'How did you hear of the sample?',
        'Who is Beth?',
        'How did you find out about October?',
        'from whom do you know about the failed sample',
        'Did somebody from my team come to you?',
        'when did you learn of it',
        'What did Beth tell you?',
        'Who on my team talked with you about the sample?',
      ],
    },
    {
      id: 'audit-offer',
      text: 'Samir Dutta, head of internal audit, has offered to count the match rate himself each week.',
      line: 'Samir Dutta in audit has offered to do the count himself, every week. I said I’d first see whether it came from you.',
      figures: ['Samir Dutta'],
      knownBy: 'stakeholder',
      asked: [
        'Who could check the number?',
        'Would audit help?',
        'Who is Samir?',
        'Is there somebody outside the project who could count?',
        'what has Samir offered',
        'Could internal audit do the count?',
        'would anybody independent check the match rate',
        'Whom would you trust to confirm the figure?',
        'has audit said they would help',
      ],
    },
    {
      id: 'licence',
      text: 'The licence of the old billing system runs to 31 March.',
      line: 'The old system’s licence runs to 31 March. I checked that on Saturday, since nobody had told me what happens after November.',
      figures: ['31 March'],
      knownBy: 'stakeholder',
      asked: [
        'How long does the old system’s licence run?',
        'Can the old system carry on?',
        'What about the licence?',
        'Until when can we stay on the old billing system?',
        'does the old licence end with the year',
        'How long have we got with the old system?',
        'is there a licence problem if we move to February',
        'When does the contract for the old software expire?',
        'what happens to the old system after November',
      ],
    },
  ],
  opening:
    'Come in and close the door, would you. I’ve put the twelve reports in order. Eleven of them are green, and I signed all eleven. I’m not angry yet. I’d just like to understand what happened between the eleventh and the twelfth.',
  reactions: {
    acknowledged: [
      'Thank you. I hadn’t expected to hear that before I’d opened the folder.',
      'Yes. That’s how it felt on Friday evening, at the kitchen table, with all twelve of them.',
      'That’s right. I’m a bit relieved you can see it, to be honest.',
    ],
    askedWell: [
      'That’s a better question than any in the twelve reports.',
      'I was hoping someone would ask me that before writing the next one.',
      'I’ll answer that, and gladly. I only wish it’d come in week two.',
    ],
    badNewsOwned: [
      'That’s the plainest sentence anyone’s said to me on billing since the summer.',
      'I don’t like it. But you’ve said it in one go, and I didn’t have to turn a page to find it.',
      'Good. Not the news, the way you told it.',
    ],
    gaveFigure: [
      'That goes in the folder. It’ll be lonely in there; it’s nearly the only number.',
      'Right. I can count with that. I couldn’t count with “good progress”.',
      'Thank you. I’ll ask Samir whether he gets the same.',
    ],
    offeredOption: [
      'So there’s a choice to make, and not just a colour to accept. Which of them would you sign?',
      'I’d not thought of that. What would it look like in the report?',
      'That could work. I’d need to see what it does to the contact centre.',
    ],
    setBoundary: [
      'You’re saying no, and in so many words. Eleven reports didn’t manage that.',
      'All right. I’d sooner have a no from you today than a green on Friday.',
    ],
    committed: [
      'I’ve written that down with today’s date. It’s a habit, from audit. I’ll look on the day.',
      'Good. I’d hold you to that more kindly than to a colour.',
      'Then that’s the first line of week thirteen, and I’ll see whether it’s true.',
    ],
    summarised: [
      'That’s it. You could put that at the top of Friday’s report, as it is.',
      'Yes. You’ve listened; I’d started to think only the folder did.',
    ],
    overPromised: [
      'That’s green again, isn’t it. Just said out loud.',
      'I’d love that to be so. Twelve reports have taught me to ask what it’s made of.',
    ],
    blamed: [
      'The data team didn’t write the report. I’ve got it here, it’s got your name on it, and then mine.',
      'I’m sure others could have done better. I signed what you wrote, so let’s stay with us two.',
    ],
    dodged: [
      'That isn’t what I asked. I don’t mind asking again, I’ve an hour and a folder.',
      'I notice that I know less now than before you answered. Shall we try that one again?',
      'It’s exactly how week seven reads. What’s the answer?',
    ],
    threatened: [
      'I’d think about that before saying it to someone who’s kept all twelve reports.',
      'If you want to take it to the board, do. I’ll bring the folder, and we can read it out together.',
    ],
    vague: [
      'That’s week five, almost word for word. What does it mean for the 412,000?',
      'I believe you mean it. I couldn’t check it, though, and from now on I’d like to be able to.',
      'Could you put a number in that? I’ve had twelve weeks of adjectives.',
    ],
    rude: [
      'I’ve kept my temper since Friday. I’d be obliged if you’d keep yours.',
      'No. Not in here. You may have a moment to think, and then we’ll go on with the reports.',
    ],
    flattered: [
      'That’s kind. The last person who praised my clarity was the chairman, and I’d just read him a green that wasn’t.',
      'Thank you, but I’m not the one we’re marking today.',
    ],
    repeated: [
      'You said that. It’s rather like the reports: the same line, another week.',
      'I have that one already. What’s the next sentence?',
    ],
    offTopic: [
      'Let’s keep that for another time. I have a report to sign on Friday.',
      'I’m not sure how that gets us to 98 per cent. Does it?',
    ],
    notUnderstood: [
      'I didn’t follow that. Is it about the reports, the trial, or the customers?',
      'Could you say it again, as if I were reading it out to the board?',
      'I lost the thread there, somewhere between green and red. What do you mean?',
    ],
    otherLanguage: ['I’m sorry, I’ve only English, and twelve reports in it that I didn’t understand either.'],
    brokeRole: [
      'I’m not sure what you mean by that. I’m the one who signed these. Shall we go back to them?',
      'What an odd thing to say. I’ve the folder open at week eight, if that helps you.',
    ],
    contradicted: [
      'I wrote down something else a few minutes ago. Would you tell me which one is right?',
      'Those two can’t both go into Friday’s report. Which is it?',
    ],
  },
  echoes: {
    figure: [
      '{figure}. If Samir counts it on his own, does he also get {figure}?',
      'I’ll write {figure} beside the 81, with today’s date, and then we’ll see.',
    ],
    day: [
      '{day} is in my diary, then, and nobody’s going to remind you but me.',
      'And what would I be able to see on {day} that I can’t see in this folder?',
    ],
    promise: ['I’ll put it in the folder in your words: {promise}. It’s behind week twelve now.'],
  },
  closings: {
    agreement: [
      'Good. I’d be signing something I can check, and nobody’s bill is touched before it’s right. I’ll tell the board on Thursday that I read them a green that wasn’t, and what’s different now.',
      'I can sign that, and I know what I’m signing, for the first time in twelve weeks. Leave the folder, I’ll close it myself.',
    ],
    partial: [
      'We’re better off than on Friday. There’s one thing you still haven’t answered, and I’ll leave that page open until you have. Tomorrow, please.',
      'Some of that I can sign, and some I can’t yet. The report stays red, and it says why. Come back when the gap’s filled.',
    ],
    walkAway: [
      'I think I’ll stop here. I’ll ask audit to go through the project from week one, and I’ll tell the board myself that I don’t know where it stands.',
      'I’ve heard this before; I’ve got it in writing, eleven times. Thank you. Please leave the door open on your way out.',
    ],
  },
  answers: greenForElevenWeeksThenRedAnswers,
  followUps: greenForElevenWeeksThenRedFollowUps,
  statements: greenForElevenWeeksThenRedStatements,
  common: greenForElevenWeeksThenRedCommonAnswers,
  manner: greenForElevenWeeksThenRedVoice,
};
