import type { ScenarioContent } from '@parley/shared';

import { theBoardAlreadyHasTheDateAnswers } from '../answers/the-board-already-has-the-date';
import { theBoardAlreadyHasTheDateCommonAnswers } from '../common-answers/the-board-already-has-the-date';
import { theBoardAlreadyHasTheDateFollowUps } from '../follow-ups/the-board-already-has-the-date';
import { theBoardAlreadyHasTheDateStatements } from '../statements/the-board-already-has-the-date';
import { theBoardAlreadyHasTheDateVoice } from '../voices/the-board-already-has-the-date';

export const theBoardAlreadyHasTheDate = {
  slug: 'the-board-already-has-the-date',
  title: 'The Board Already Has the Date',
  description:
    'The board was promised 1 October. Your team’s honest date is 12 November, and the slide goes out on Thursday. Graham has fifteen minutes and has not been told.',
  difficulty: 'hard',
  category: 'timeline_negotiation',
  challengeType: 'timeline_pressure',
  stakeholderType: 'executive_sponsor',
  industry: 'Freight and logistics',
  goal: 'Leave with a date you can keep, and with Graham willing to tell the board himself.',
  situation:
    'You run the port portal at Halden Freight. In June you told Graham the plan held four weeks of float; he promised the board 1 October, and Thursday’s slide says so. In August the customs interface failed its load test: it must take 400 declarations an hour and stopped at 140. The repair ate the float. Your honest date is 12 November; the retest is on 20 October. Rotterdam and Hull file through the ports’ own systems and could go live on 1 October, the other nine ports following. Running both systems for six weeks would cost £38,000, firm to ten per cent. Lindqvist, who built the interface, have not been asked to pay. Graham knows none of this.',
  learningObjectives: [
    'Bring bad news before it is asked for',
    'Put a price on each way forward',
    'Give a date with the evidence that holds it',
    'Leave the sponsor with words he can repeat',
  ],
  skills: ['expectation_management', 'negotiation_skills', 'stakeholder_communication', 'leadership'],
  estimatedDuration: 20,
  persona: {
    name: 'Graham Tilley',
    shortName: 'Graham',
    pronoun: 'he',
    role: 'Chief operating officer',
    organisation: 'Halden Freight',
    description:
      'Chief operating officer, Halden Freight. Short of time, dislikes software talk, keeps his word and expects you to keep yours. Has stood before this board for eleven years.',
    style:
      'Clipped, dry, unhurried even when cross. Short declarative sentences, often two in a row with the same shape. Thinks in ships, ports and promises. Never swears, never raises his voice, never says "stakeholder" or "deliverable". British English.',
    goals: [
      'Tell the board one date on Thursday and never have to change it',
      'Be able to explain the delay in two sentences without software in them',
      'Keep Brandt Steel’s renewal, which rests on Hull in October',
    ],
    trust: 38,
    patience: 4,
    redLines: [
      {
        text: 'He will not give the board a second date that might move.',
        line: 'I won’t read out a date with a “hopefully” behind it. Find the one without, or I stay with the first.',
      },
      {
        text: 'He will not let the project office speak to the board in his place.',
        line: 'No. You don’t tell the board and nor does a project office. I gave the date, so I take it back.',
      },
    ],
    wouldMove: [
      'A date with its evidence: what was fixed, when it is tested again, what slack is left behind it',
      'Something real to show on 1 October, above all at Hull',
      'The bad news said plainly and owned, without software talk',
      'Knowing before Thursday who pays for the second system',
    ],
  },
  concerns: [
    {
      id: 'second-slip',
      summary: 'giving the board a new date and having to move that one too',
      worry:
        'The warehouse system moved three times in 2021. Alan Pryce stood up each time and defended it, and after the third the board gave him a clock. I have his chair.',
      weight: 3,
      central: true,
      cues: [
        '12 November',
        'November',
        'move again',
        'second date',
        'slip twice',
        'retest',
        '20 October',
        'load test',
        '400 an hour',
        'certain',
      ],
      acknowledgedBy: [
        'You can survive moving the date once. What you can’t do is go back in October and move it a second time.',
        'so what you actually need from me isnt the earliest date, its one that stays put',
        'If I give you 12 November and that goes too, it is your word that is spent, not mine. I understand that.',
        'A second slip would be worse for you than a longer first one.',
      ],
      settledBy: [
        'The repair is finished and in test. It gets its 400 an hour run on 20 October, which leaves three weeks before 12 November if something turns up. If it fails on the 20th you hear from me that evening.',
        '12 nov. retest 20 oct at 400/hr, we saw 390 in the lab last week. 3 weeks spare after that. if it fails ill call you the same day, not in nov',
        'I would not ask you to say 12 November if I needed luck for it. There are three weeks between the load test on the twentieth and the date, nothing else is waiting on it, and the only thing behind it I’m unsure of is the customs office’s own certificate, which takes five working days and which I have applied for already.',
        'Don’t take my word for it. Put a gate on the slide: load test 20 October at 400 declarations an hour, pass or fail, reported to you the same evening. If it passes, the twelfth stands. If I’m wrong about it, you’ll know with three weeks to spare.',
        'What’s behind the date, Graham: two weeks of build, done on the 9th of October, one test on the 20th, then three weeks I am not planning to use. I’m ninety five percent on it and the five is in the test, nowhere else.',
      ],
      nearMisses: [
        'I completely understand how important certainty is here, and I can assure you that the new timeline is robust and the whole team is fully committed to it.',
        'We have put strong governance and rigorous risk management around the revised plan, so you can be confident going forward.',
        'We’ll do everything we possibly can to make sure the date doesn’t move again.',
        'The new date has been validated with all the relevant owners and includes appropriate contingency.',
      ],
      lines: {
        open: [
          'I can survive one slip. I can’t survive two. So what is there behind this date that you’re not sure of?',
          'Margaret Ferrars chairs that board. She asks one question about any date: does it move again. What’s the answer?',
        ],
        pressed: [
          'You’ve given me a date. In June you gave me a date. Tell me what is different about this one.',
          'If that interface fails a second test, do I find out in October or on the morning? I’d want to know now.',
          'I’m asking for the third time what stops it moving. If nobody can say, it isn’t a date, it’s a wish.',
        ],
        heard: [
          'Yes. That is exactly the thing. Knowing it doesn’t hold the date still, though. What does?',
          'Good, you see it. Now give me what I’d say when Margaret asks how I know.',
        ],
        answered: [
          'That’s nearer. And if it goes wrong after all, on which day do I hear it, and from whom?',
          'I follow that. What’s the one thing that could still break it? Name it and I’ll believe the rest.',
        ],
        settled: [
          'Then that’s the date, and I’ll say it as mine. I don’t expect to see it move.',
          'Right. That I can put in front of Margaret and not sound like a man who hopes.',
        ],
        relapsed: ['A minute ago the date was safe. Now it isn’t quite. You see why I ask about the second slip.'],
      },
      better: {
        text: 'Twelve November, and here is what holds it: the repair is retested at 400 an hour on 20 October, and there are three weeks behind that I don’t plan to use. If it fails, I ring you that evening.',
        why: 'He can survive one slip and not two, so the earliest date is worth nothing to him. A test on a named day, slack behind it and a promise of early warning are what make a date hold.',
      },
    },
    {
      id: 'board-story',
      summary: 'standing before the board on Thursday without a story that holds together',
      worry:
        'They won’t read about declarations an hour. They’ll see a man who said October, with a slide that says October, telling them November. I have two sentences before they stop listening.',
      weight: 2,
      central: false,
      cues: ['board', 'Thursday', 'slide', 'Claire', 'Margaret', 'two sentences', 'first of October', 'project office'],
      acknowledgedBy: [
        'You vouched for us, and now you are the one who has to stand up on Thursday with a different date.',
        'so the slide already says october and its your name on it, not mine',
        'I realise the board heard October from you, and that makes it your embarrassment before it is mine.',
      ],
      settledBy: [
        'Say this on Thursday: two thirds of our volume goes live on 1 October as promised; nine smaller ports follow on 12 November because customs filing failed its load test and we would not ship it broken.',
        'two sentences for margaret. rotterdam + hull 1 oct like you said. the other nine 12 nov cause the customs link wasnt strong enough and we caught it before customers did',
        'I will write you the slide text tonight, one page, no software in it, and bring it to Claire by noon tomorrow so that she can change it before the pack goes out. The headline is that October stands for two thirds of the freight.',
        'You could tell them the truth in one breath, really: we tested it the way customers will use it, it broke at a third of the load, and rather than open eleven ports on that we’re opening two now and nine in six weeks. I’ve drafted that as a slide, it’s in your inbox before you get back to your desk.',
      ],
      nearMisses: [
        'I’m sure the board will appreciate your transparency if we position this as a quality-first decision.',
        'I can put together a comprehensive communication plan for Thursday that covers all the key messages.',
        'The important thing is that we control the narrative and stay aligned on the message.',
      ],
      lines: {
        open: [
          'They’ll want to know why they heard October from me and November from a project office. What do I say?',
          'Claire has October on the slide in forty-point type. Somebody has to give me the words that replace it.',
        ],
        pressed: [
          'I have two sentences on Thursday before they start looking at each other. You haven’t given me one of them.',
          'Derek will ask why we tested in August something we promised in June. I’d like not to be finding the answer standing up.',
          'The pack goes to print tomorrow at noon, and as things stand it has a date on it that you tell me is wrong.',
        ],
        heard: [
          'I’m glad somebody noticed whose name is on the slide. It doesn’t help me on Thursday. What are the words?',
          'Yes, it’s me up there. So what do I say in the first minute?',
        ],
        answered: [
          'That would do as the first sentence. They’ll still ask why we only know it now, so give me the second.',
          'I could say that. Who brings it to Claire before the pack goes, and when?',
        ],
        settled: [
          'Short, and no software in it. I’ll say it that way, and I’ll ring Claire about the slide myself.',
          'Good. That’s a thing a board can hear, and a slide can carry. Margaret will find nothing behind it, because there’s nothing behind it.',
        ],
        relapsed: [
          'You’ve just handed me a different story from the one two minutes ago. I get to tell one on Thursday.',
        ],
      },
      better: {
        text: 'On Thursday you could say: “Two thirds of our volume goes live on 1 October as I told you. Nine smaller ports follow on 12 November, because the customs link broke under test and we won’t open on it.” I’ll bring Claire the slide by noon tomorrow.',
        why: 'He has to say it aloud to people who don’t care about interfaces. Handing him the two sentences, with the part of his promise that stands first, is worth more than any explanation.',
      },
    },
    {
      id: 'who-pays',
      summary: 'thirty-eight thousand that is in nobody’s budget, with finance asking why the vendor isn’t paying',
      worry:
        'I can sign for twenty-five on my own. Above that I’m in Derek’s office explaining why we’re paying twice for one portal, and he will be right to ask.',
      weight: 2,
      central: false,
      cues: [
        '£38,000',
        '38',
        'finance',
        'Derek',
        'Lindqvist',
        'vendor',
        'budget',
        'contract',
        'both systems',
        'who pays',
      ],
      acknowledgedBy: [
        'The money isn’t in anyone’s budget, and it’s you finance will come to with the question.',
        'I know 38k is above what you can wave through without Derek, so its a second awkward talk for you',
        'You would be paying to run two systems because somebody else’s interface failed. I see why that sticks.',
      ],
      settledBy: [
        'Lindqvist missed a figure that stands in their contract, so I’m asking them to carry half. You’ll have their answer in writing by noon on Wednesday, from me. If our share is over £25,000 I’ll ring you before you see it on paper.',
        '38k firm +/-10%, so worst case 41.8. ive got lindqvist on the phone at 4 today, asking them for the lot under the performance clause. you get the number wed 12:00 either way',
        'The contract says 400 an hour and they delivered 140. Until the retest passes we are entitled to hold back their last invoice, which is larger than the thirty-eight thousand. I will have legal confirm that tomorrow and send it to Derek with your name in copy.',
        'It’s £38,000, give or take ten per cent, it buys you two thirds of the volume in October, and if Lindqvist refuse I will take it out of the training budget of the last nine ports, which we don’t need before January. So finance isn’t asked for new money whatever happens.',
      ],
      nearMisses: [
        'We’ll work closely with finance and the vendor to find a commercially sensible solution.',
        'In the grand scheme of things £38,000 is a small price to pay for protecting the relationship with the board.',
        'The vendor will carry some of it, I just don’t know how much yet. We’ll get back to you on that.',
      ],
      lines: {
        open: [
          'Whatever this costs me, it’s in nobody’s budget. Finance will ask why Lindqvist isn’t paying for it.',
          'Somebody pays for the extra weeks. Is that number firm, or is it the kind that grows?',
        ],
        pressed: [
          'Derek Moss reads every line above twenty-five thousand. What do I tell him Lindqvist are carrying?',
          'If I go in with one number and come back with a bigger one, we’ll have this conversation again without the coffee.',
          'If I’m to pay because Lindqvist’s interface fell over, I’d like to hear that somebody has asked Lindqvist first.',
        ],
        heard: [
          'Quite. It lands on my desk and then on Derek’s. So how much of it is ours, and when will we know?',
          'You’ve understood the problem. Now whose money is it?',
        ],
        answered: [
          'That’s a start. By when do I have Lindqvist’s share on paper?',
          'Fine in principle. Give me the worst figure, so that Derek hears it from me and hears it once.',
        ],
        settled: [
          'Good. I’ll tell Derek it’s coming and what it buys. He minds surprises more than he minds money.',
          'That I can sign for. Put it in a mail to me today and I’ll stop thinking about Lindqvist.',
        ],
        relapsed: [
          'That figure had a different size when you first said it. This is how thirty-eight turns into fifty.',
        ],
      },
      better: {
        text: 'You’ll have Lindqvist’s share in writing by noon on Wednesday, from me. Ours is £38,000 at most plus ten per cent; if it goes over £42,000 I’ll ring you before you see it on paper.',
        why: 'It answers “is it firm, and who pays” with an owner, a day and a limit, so he can walk into Thursday with nothing open.',
      },
    },
    {
      id: 'heard-late',
      summary: 'hearing in September what your team has known since August',
      worry:
        'I can live with a failed test. What I can’t run is a company where it fails in August and I read October off a slide in September.',
      weight: 2,
      central: false,
      cues: ['August', 'June', 'float', 'four weeks', 'told me', 'late', 'earlier', 'sooner'],
      acknowledgedBy: [
        'You should have heard this in August, when we knew, and not two days before your board.',
        'In June I told you there was float in the plan and then I spent it without telling you. Thats on me.',
        'The delay is one thing. That you’re hearing about it now, with the slide done, is worse.',
      ],
      settledBy: [
        'The test failed in August. We thought we could mend it inside the four weeks and I decided to wait. That was my call and a wrong one. From now on you get the test results on the day, good or bad, from me.',
        'my mistake - i sat on it 3 weeks hoping the fix would work. wont happen again: every friday 4pm you get one line from me, on track or not, starting this week',
        'You asked where the float went. All four weeks went into rebuilding the message queue after the August test. I ought to have told you the day we began to spend it. I’ve agreed with the team that spending any contingency now needs a note to you first.',
        'No excuse. We knew on the 19th of August it stopped at 140, and I kept it inside the team because I wanted to bring you a solution with it. Next time you’ll get the problem without the solution, within a day.',
      ],
      nearMisses: [
        'Going forward we will improve our communication cadence to ensure full transparency at all times.',
        'Unfortunately the issue was only escalated recently due to a number of factors across several teams.',
        'I apologise for any inconvenience the late notice may have caused.',
      ],
      lines: {
        open: [
          'In June you told me the schedule had float in it. What happened to the float?',
          'How long has your team known? I ask because I was in the building the whole of August.',
        ],
        pressed: [
          'You had four weeks in hand in June. Four weeks don’t leave a plan by themselves. Who spent them, and on what?',
          'I had lunch with you at the end of August. We talked about cricket. You might have mentioned customs.',
          'It’s the same every time with software: it’s fine, it’s fine, it’s Thursday. Why am I the last to hear?',
        ],
        heard: [
          'I appreciate you saying that. I’d rather know what you’ll do the next time something breaks.',
          'Yes. The late part is what I mind. How do I know there isn’t another August waiting for me?',
        ],
        answered: [
          'So that’s how August went. Now tell me how I hear of the next one on the day and not at the end.',
          'All right, I know more than I did. What would I see this Friday that I didn’t see in August?',
        ],
        settled: [
          'Good. The day it happens, from you, without a bow on it. That’s all I ever wanted in August.',
          'Then we’ll leave August there. I’d take ten bad Fridays over one bad Thursday.',
        ],
        relapsed: ['That isn’t how August sounded a few minutes ago. I’d just begun to give you credit for it.'],
      },
      better: {
        text: 'We knew in August that it stopped at 140. I thought we could mend it inside the four weeks, so I waited, and that was wrong. From now on you hear a test result on the day, from me, whichever way it goes.',
        why: 'It says what happened, takes the decision as your own and changes one concrete thing, so there is nothing left for him to dig for.',
      },
    },
  ],
  facts: [
    {
      id: 'promised-date',
      text: 'Graham promised the board the port portal for 1 October, and Thursday’s slide says so.',
      line: 'I told the board the first of October, in that room, with my own mouth. It’s on Thursday’s slide.',
      figures: ['1 October', 'Thursday'],
      knownBy: 'both',
      asked: [
        'What did you tell the board?',
        'When is the board meeting?',
        'What is on the slide?',
        'What exactly did you promise upstairs, and where does it stand?',
        'which date is in the pack for Thursday',
        'What does the board expect from the portal',
        'Have you given the directors a fixed day?',
        'how public is the October date already',
      ],
    },
    {
      id: 'june-float',
      text: 'In June the student told Graham that the plan held four weeks of float.',
      line: 'Four weeks of float, you said in June. I wrote it in the margin, because nobody in software had ever said it to me.',
      figures: ['June', 'four weeks'],
      knownBy: 'both',
      asked: [
        'What did I tell you in June?',
        'How much float did we say there was?',
        'What did you take from our talk in June?',
        'which reserve did I promise you in the summer',
        'How many weeks in hand did you think we had',
        'In June, what did you hear me say about the plan?',
        'did you write down what I told you about float',
        'What was the float when we last talked about it?',
      ],
    },
    {
      id: 'honest-date',
      text: 'The date the team can stand behind is 12 November.',
      line: 'So it’s the twelfth of November. Six weeks after the one I gave them.',
      figures: ['12 November'],
      knownBy: 'student',
    },
    {
      id: 'load-test',
      text: 'In August the customs interface failed its load test: it must take 400 declarations an hour and stopped at 140.',
      line: 'A hundred and forty out of four hundred. That isn’t a delay, that’s a third of a customs office.',
      figures: ['August', '400', '140'],
      knownBy: 'student',
    },
    {
      id: 'retest',
      text: 'The repaired interface is tested again on 20 October.',
      line: 'The twentieth of October is a day after a board call, as it happens. I’d have the result in my hand.',
      figures: ['20 October'],
      knownBy: 'student',
    },
    {
      id: 'two-ports',
      text: 'Rotterdam and Hull file through the ports’ own systems and could go live on 1 October, the other nine ports following.',
      line: 'So Rotterdam and Hull never touch the broken part. Two ports now and nine to follow.',
      figures: ['Rotterdam', 'Hull', '1 October', 'nine'],
      knownBy: 'student',
    },
    {
      id: 'both-systems-cost',
      text: 'Running both systems for six weeks costs £38,000, firm to ten per cent.',
      line: 'Thirty-eight thousand to keep the old system breathing for six weeks. It was meant to be switched off to save money.',
      figures: ['six weeks', '£38,000', 'ten per cent'],
      knownBy: 'student',
    },
    {
      id: 'two-thirds',
      text: 'Rotterdam and Hull carry two thirds of Halden’s volume.',
      line: 'Rotterdam and Hull are two thirds of the volume. That I could put on a slide.',
      figures: ['Rotterdam', 'Hull', 'two thirds'],
      knownBy: 'stakeholder',
      asked: [
        'Which ports matter most to the board?',
        'How much of the volume is Rotterdam and Hull?',
        'Why those two ports?',
        'What share of the business runs through those two?',
        'are Rotterdam and Hull the big ones',
        'How much would two live ports cover',
        'Would the board be impressed by two ports?',
        'which ports carry the most boxes',
      ],
    },
    {
      id: 'signing-limit',
      text: 'Graham may approve £25,000 himself; above that Derek Moss, the finance director, decides.',
      line: 'Up to twenty-five thousand I sign it here. Above that it’s Derek Moss, and Derek likes a vendor’s name on the other half.',
      figures: ['£25,000', 'Derek Moss'],
      knownBy: 'stakeholder',
      asked: [
        'How much can you sign for yourself?',
        'Who has to approve the money?',
        'What is your signing limit?',
        'Who is Derek?',
        'Up to what sum can you decide alone?',
        'does Derek have to sign the thirty-eight thousand',
        'Where does your own authority on spending stop',
        'At what amount does finance come in?',
        'could you approve this today without Derek',
      ],
    },
    {
      id: 'brandt-steel',
      text: 'Brandt Steel renewed in May, 9,000 containers a year, because Graham told them the portal would be in Hull in October.',
      line: 'Brandt Steel renewed in May, nine thousand boxes a year, on the strength of the portal at Hull in October. The board doesn’t know I said it.',
      figures: ['Brandt Steel', 'May', '9,000', 'Hull'],
      knownBy: 'stakeholder',
      asked: [
        'Who is waiting for the portal?',
        'What have you promised a customer?',
        'Is there a customer depending on Hull?',
        'What else hangs on October?',
        'Did you give October to anyone outside the company?',
        'which client is counting on the first of October',
        'Is anybody besides the board relying on this date',
        'What did the people in Hull’s biggest account hear from you?',
        'who outside would be let down by November',
      ],
    },
    {
      id: 'vendor-clause',
      text: 'Lindqvist’s contract lets Halden withhold the final £45,000 until the interface has passed its load test.',
      line: 'Legal tell me we can sit on the last forty-five thousand of Lindqvist’s money until that test passes. Nobody on the project has asked.',
      figures: ['Lindqvist', '£45,000'],
      knownBy: 'stakeholder',
      asked: [
        'Can we hold money back from Lindqvist?',
        'What does the contract with Lindqvist allow?',
        'Did legal look at it?',
        'Is there money we still owe Lindqvist?',
        'what leverage do we have on the vendor',
        'Can we keep back the last payment until the test passes',
        'What does legal say about the final instalment?',
        'do we have a clause that makes the supplier pay',
      ],
    },
    {
      id: 'warehouse-system',
      text: 'In 2021 the warehouse system moved its date three times, and the board parted with Graham’s predecessor, Alan Pryce.',
      line: 'The warehouse system moved three times in 2021. Alan Pryce defended it three times. There’s a reason I have this office.',
      figures: ['2021', 'three times', 'Alan Pryce'],
      knownBy: 'stakeholder',
      asked: [
        'What happened with the warehouse system?',
        'Has something like this happened before?',
        'Who had your job before you?',
        'What happened to Alan Pryce?',
        'Has the board ever had a date moved before?',
        'What did it cost the last time a date moved?',
        'Did this board see a project slip before?',
        'Why is a second slip so dangerous for you?',
        'what became of the man before you',
        'In 2021, how did the other system go',
      ],
    },
  ],
  opening:
    'I have until quarter past. I told the board the first of October, and Claire’s team has already put it on the slide. So I’m hoping you are here to tell me we’re still on.',
  reactions: {
    acknowledged: [
      'Well. That’s the first thing anyone on the portal has said that sounds like it was thought about from this chair.',
      'Yes. You have seen what my Thursday looks like. Most people who come in here only see their own.',
      'That’s it, more or less. I didn’t think I’d have to explain it twice, and I haven’t.',
      'You’re not wrong. It’s an odd comfort, but I’ll take it, two days before a board.',
    ],
    askedWell: [
      'Good question, and nobody on the portal has put it to me before.',
      'You’d have done well to ask me that in June. Here’s the answer.',
      'I’ll tell you, because you asked before you started selling.',
      'That’s a thing to want to know before anyone promises eleven ports anything.',
    ],
    badNewsOwned: [
      'That’s not what I hoped to hear. But you walked in and said it, and I’d sooner have it from you than from Claire’s pack.',
      'So October’s gone, or some of it. At least you didn’t make me pull it out of you.',
      'Thank you for not dressing it up. It’s still a bad Tuesday.',
    ],
    gaveFigure: [
      'A number at last. I can do more with a number than Claire can with a slide.',
      'I’ve written that in the margin, next to the four weeks.',
      'Noted. I’ll be repeating that figure to people who remember figures.',
      'That’s plain enough to say aloud to a board. Go on.',
    ],
    offeredOption: [
      'So there is a choice. I had thought you were going to bring me one road and a map of it.',
      'That’s a thing I can weigh. Which of your ways would you take, if it were your name on the slide?',
      'I like it better than what I walked in with. Tell me what it costs me.',
      'Hm. There’s a board paper in that, if the ports are in the right order.',
    ],
    setBoundary: [
      'You’re telling me no. All right. I had a yes from the portal in June, and look where that is.',
      'I don’t like that answer, and I think it’s honest. Nobody held a line like that about the warehouse system.',
      'So that’s where you stop. Then tell me what I can have on the first of October instead.',
    ],
    committed: [
      'I’ll hold you to that. I’m putting it beside the board date, in ink.',
      'Good. You do that, and I’ll do my part of Thursday.',
      'Then I know what I’m waiting for, and who from. It’s more than I had in August.',
      'Fine. If it isn’t there when you say, I’ll ring you, and I won’t be asking about cricket.',
    ],
    summarised: [
      'That’s what I said, yes, and in fewer words than the board will use.',
      'You’ve got it. If the slide said it like that I wouldn’t need to speak on Thursday.',
    ],
    overPromised: [
      'A moment ago October was hard, and now everything is possible. I’ve bought that ship before.',
      'Don’t give me what I want to hear. Alan Pryce got what he wanted to hear, three times.',
      'And what does that cost, or does the customs interface mend itself because I’m in the room?',
    ],
    blamed: [
      'I didn’t promise the board a vendor. I promised them a portal, and you told me when.',
      'Someone else’s fault is still my slide. Whose project is it?',
      'I’ve no doubt they had a hand in it. They won’t be standing next to me on Thursday, and nor will that excuse.',
    ],
    dodged: [
      'That’s an answer to something. It isn’t what I asked, and I have until quarter past.',
      'You’ve walked round it. I noticed. Would you come back to the question, please.',
      'I asked you something about the date and I got the weather. Try again.',
      'If I answered Margaret like that on Thursday she’d wait, and then she’d ask it once more. So I’ll wait.',
    ],
    threatened: [
      'I’ve been in freight since the dock strikes. You’ll need something better than that, or you’ll need to leave.',
      'Careful. I came in here ready to take half of this on myself before the board. I can still decide not to.',
    ],
    vague: [
      'What does that mean in days? I can’t show the board an adjective.',
      'Take the fog off it. Which port, which date, whose name.',
      'I could read you that sentence from any project we’ve ever had. Tell me about the port portal.',
      'You’ve used a lot of words and Claire couldn’t put one of them on a slide.',
    ],
    rude: [
      'I let dockers talk to me like that, because they’ve usually lifted something first. Start again.',
      'That’s enough of that. I am giving you a quarter of an hour that belongs to the board.',
    ],
    flattered: [
      'You needn’t butter me. It’s a quarter of an hour, and there’s a port portal in it somewhere.',
      'Kind of you. The board says nice things too, just before the question.',
    ],
    repeated: [
      'You’ve said that. I heard it the first time, and no ship moved for it either time.',
      'That’s word for word what you told me a moment ago. The slide still says October.',
    ],
    offTopic: [
      'Another day I’d enjoy that. Today I have eleven ports and a slide.',
      'I don’t see what that has to do with the first of October. Do you?',
    ],
    notUnderstood: [
      'I didn’t follow that. Say it as you would to someone who loads ships.',
      'You’ve lost me. Is that about the date, the ports or the money?',
      'Once more, and plainer. I’m going to have to repeat it to a board.',
    ],
    otherLanguage: ['In English, please. I’d struggle to read that out in the boardroom, and so would Claire.'],
    brokeRole: [
      'I’ve no idea who you are talking to. I’m the one with the board on Thursday and no date for the portal.',
      'That’s a peculiar thing to say to me. Shall we get back to the portal, while I still have minutes?',
    ],
    contradicted: [
      'That’s not what you said a few minutes ago. I was listening, and I had the pen in my hand.',
      'Which is it? One of those two goes in front of the board, and I’d like it to be the true one.',
    ],
  },
  echoes: {
    figure: [
      '{figure}. If I say {figure} on Thursday, is it still {figure} on the first of October?',
      'You said {figure}. I’m going to round nothing and repeat it to Derek just like that.',
      'Let me be sure I have it: {figure}, and nothing hiding under it.',
    ],
    day: [
      'I have {day} in the margin now, in ink, under the one from June.',
      'And what do I have in my hand on {day}, from the portal, that I don’t have today?',
      'You’re aware that after today I can’t give the board another date than {day}.',
    ],
    promise: [
      'I’ll read it back to you: {promise}. If that’s what you mean, I’ll say it to Claire in the same words.',
      'So that stands: {promise}. I’ve known promises on this portal with a shorter life.',
    ],
  },
  closings: {
    agreement: [
      'That’s quarter past. I’ll tell them myself on Thursday, with what holds it written beside the date, and I’ll ring Claire now. Go and make it true.',
      'Good. I came in hoping for October and I’m leaving with something I can say out loud. I’ll take it to the board. Nobody else needs to.',
    ],
    partial: [
      'Half of that I can carry into the boardroom. The other half you bring me before noon tomorrow, or the slide goes out with a hole in it.',
      'We’re better off than at nine o’clock, and we’re not done. I’ll hold Claire’s slide until tomorrow at noon and not an hour longer.',
    ],
    walkAway: [
      'That’s my quarter of an hour. I’ll tell the board October is off, and that the portal can’t tell me why. You can read the minutes.',
      'No. I’m going to ring Lindqvist myself and ask them when it’s ready. I had hoped I employed somebody for that.',
    ],
  },
  answers: theBoardAlreadyHasTheDateAnswers,
  followUps: theBoardAlreadyHasTheDateFollowUps,
  statements: theBoardAlreadyHasTheDateStatements,
  common: theBoardAlreadyHasTheDateCommonAnswers,
  manner: theBoardAlreadyHasTheDateVoice,
} satisfies ScenarioContent;
