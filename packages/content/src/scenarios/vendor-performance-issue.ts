import type { ScenarioContent } from '@parley/shared';

import { vendorPerformanceIssueAnswers } from '../answers/vendor-performance-issue';
import { vendorPerformanceIssueCommonAnswers } from '../common-answers/vendor-performance-issue';
import { vendorPerformanceIssueFollowUps } from '../follow-ups/vendor-performance-issue';
import { vendorPerformanceIssueStatements } from '../statements/vendor-performance-issue';
import { vendorPerformanceIssueVoice } from '../voices/vendor-performance-issue';

export const vendorPerformanceIssue = {
  slug: 'vendor-performance-issue',
  title: 'Vendor Performance Issue',
  description:
    'Third late delivery in a row. Kofi blames your change requests, and on one of the three he is right. The line opens in eleven weeks.',
  difficulty: 'medium',
  category: 'risk_mitigation',
  challengeType: 'quality_concerns',
  stakeholderType: 'vendor',
  industry: 'Public transport',
  goal: 'Own your share, find out what really holds up the displays, and leave with a delivery plan for the last forty that both firms believe.',
  situation:
    'You build the passenger displays into 80 stops of the Trent Valley tram. Kofi’s firm delivers 160 in four batches of 40. The first came nine days late, the second 12, the third 15, and six of the third failed within a week. The fourth is due on 24 August; the line opens on 21 September, and your fitters need two weeks. On the second batch he has a point: you froze the drawings on 6 May and sent a new bracket on 11 May. The contract allows £1,200 for each day late; nothing has been claimed so far. You can place his fitters’ questions with one person on your side, and you could let the last two stops open with paper timetables.',
  learningObjectives: [
    'Own your part first',
    'Ask for the cause behind the lateness',
    'Close with dates and names',
    'Use a contract without waving it',
  ],
  skills: ['problem_solving', 'conflict_resolution', 'negotiation_skills'],
  estimatedDuration: 20,
  persona: {
    name: 'Kofi Asante',
    shortName: 'Kofi',
    pronoun: 'he',
    role: 'Delivery director',
    organisation: 'Brightpost Displays',
    description:
      'Delivery director and co-owner of Brightpost Displays in Coventry, forty people. Quick, warm, proud of his product, and can recite every date you ever moved.',
    style:
      'Talks fast and counts aloud: "one", "two". Remembers dates better than promises. Opens with a joke, gets exact when attacked, and tells the truth if he is asked about the workshop and not about the contract. British English, Coventry with Accra behind it; says "my friend" when he is losing patience.',
    goals: [
      'Not carry all three delays when one was made by you',
      'Keep the firm solvent through August',
      'See his displays lit on opening day',
    ],
    trust: 40,
    patience: 5,
    redLines: [
      {
        text: 'He will not sign a date for the fourth batch that the driver boards cannot meet.',
        line: 'I’m not signing the twenty-fourth to make a meeting end. I’ve done that twice, and look at us.',
      },
    ],
    wouldMove: [
      'Hearing “the second batch was us” before anything else',
      'Being asked what happens in the workshop',
      'The open invoice paid, or the Penang boards paid up front',
      'A split delivery, most displays by 24 August and the rest in time for the fitters',
    ],
  },
  concerns: [
    {
      id: 'counted-for-three',
      summary: 'being blamed for three late batches when one of them was yours',
      worry:
        'I kept eleven people on Saturday shifts for your bracket. I didn’t send a bill, because you’re a good customer. Then I got a letter that said “third consecutive failure”.',
      weight: 3,
      central: true,
      cues: [
        'bracket',
        '11 May',
        '6 May',
        'freeze',
        'change',
        'second batch',
        'blame',
        'three late',
        'letter',
        'drawings',
      ],
      acknowledgedBy: [
        'You’re being charged with three delays, and the second was our bracket.',
        'fair enough, batch 2 - we changed the drawing five days after we froze it',
        'I can see why a letter about three failures made you angry, when one of the three started on my desk.',
        'I have been counting to three and you have been counting to two. Your count is the right one.',
      ],
      settledBy: [
        'The second batch was us. We froze on 6 May and changed the bracket on 11 May. I’ll put that in writing today, strike those 12 days from the record, and we talk about one and three only.',
        'batch 2 is ours, all 12 days. letter gets corrected by tonight and you send me the bill for the saturdays',
        'I propose that we take the second delivery out of any claim, and that from today no drawing of ours changes without a date moved with it, signed by both of us. That is what we owed you in May.',
        'I’ve gone through it with my lot and you’re right, I’d be cross too. We caused the middle one, you didn’t complain, and we thanked you with a letter. It’s withdrawn. What I still need to understand is the first and the third.',
        'Kofi, two things. Our bracket cost you twelve days and I am sorry for the letter. And: nothing will be claimed for May, I have that from our commercial director.',
      ],
      nearMisses: [
        'Let’s not dwell on the past, what matters is that we all look forward and work as one team.',
        'There are always two sides to these things and I’m sure that we could both have done better.',
        'Changes are a normal part of any project and a professional supplier should be able to absorb them.',
        'I hear your frustration about the change request process and I take it on board.',
      ],
      lines: {
        open: [
          'Three late, it says. One: yes. Two: your bracket, five days after you froze the drawing. Three: yes. So how many is that?',
          'I’ve got your letter here. “Third consecutive failure.” Who wrote that, and had they met the bracket?',
        ],
        pressed: [
          'Say the second batch aloud for me. Go on. What happened between the sixth and the eleventh of May?',
          'Every time we get to the bracket you turn a page. I had people in on three Saturdays for that bracket.',
          'I’ll take two on the chin, my friend. I won’t take three. It’s a matter of counting.',
        ],
        heard: [
          'Thank you. Eight weeks I’ve waited for that sentence. Now, does it stay in this room, or does it get written down?',
          'So we both know about May. What does it change in your letter?',
        ],
        answered: [
          'That’s handsome about the second one. And the Saturdays, or do I put those down to friendship?',
          'If you’ll put it like that on paper I’m half a new man. What stops the next bracket?',
        ],
        settled: [
          'Then it’s two, and two I own. Good. Now I can talk to you about what’s really the matter with batch four.',
          'That’s the record straight. Ask me about one and three, I won’t dodge, they were ugly.',
        ],
        relapsed: ['And we’re at three again. I turn my back for a minute and the bracket is mine.'],
      },
      better: {
        text: 'Before anything else: the second batch was ours. We froze on 6 May and changed the bracket on the 11th. Those twelve days come off the record today, in writing. Now help me understand the first and the third.',
        why: 'He is right about one of three. Until you say so he will defend all of them; once you have, he has no reason not to tell you about the rest.',
      },
    },
    {
      id: 'driver-boards',
      summary: 'promising 24 August for boards that are still in Penang',
      worry:
        'I’ve twenty-five driver boards on the shelf and forty frames waiting for them. The maker went from four weeks to nine. I knew in June. I kept hoping.',
      weight: 3,
      central: false,
      cues: [
        'driver boards',
        'Penang',
        '24 August',
        'batch four',
        'fourth batch',
        'lead time',
        'forty',
        '25',
        'air freight',
        'opening',
      ],
      acknowledgedBy: [
        'So there’s something behind the lateness that isn’t in your hands, and you’ve been carrying it on your own.',
        'ok so its the parts, not your people',
        'You’d rather give me no date than one that rests on a delivery you don’t have.',
      ],
      settledBy: [
        'Then we split it. Twenty-five on 24 August from the boards you have, the other fifteen by 7 September. My fitters can start with the stops nearest the depot, they need two weeks, so that still opens on the 21st.',
        'split: 25 on the 24th, 15 on 7 sept. if the 15 slip past the 7th u ring me that day and 2 stops open w paper timetables',
        'We pay for the boards up front, £9,500 to Penang directly, and they come by air. That gives you ten days instead of nine weeks. I can have the order out tomorrow if you send me the part number tonight.',
        'What if you take the boards from the six that failed, once they are mended, and I give you the two stops at Long Eaton as slack? Then you need nineteen from Penang and not fifteen plus six. Let’s put a call in every Tuesday at nine, you and Sheila on our side, until the last one is up.',
      ],
      nearMisses: [
        'I need you to recommit to 24 August and put all the necessary resources behind it.',
        'We expect you to manage your supply chain proactively and to come back with a robust recovery plan.',
        'The opening date is fixed, so failure is not an option for either of us.',
      ],
      lines: {
        open: [
          'The twenty-fourth of August, you say. You’ve not asked me what’s on my shelf. Ask me what’s on my shelf.',
          'I can give you a date you like or a date with boards behind it. They aren’t the same one.',
        ],
        pressed: [
          'You can’t light a display with a contract. It needs a driver board, and mine are in Penang.',
          'One, I’ve got frames. Two, I’ve got glass. Three, I haven’t got the thing in the middle. So what shall I sign?',
          'If I say the twenty-fourth for all forty, I’m lying, and you’ll write me a fourth letter.',
        ],
        heard: [
          'You see it. It’s not my lads dragging their feet. So what do we do about the boards?',
          'That’s just it: it isn’t idleness, it’s Penang. Have you got an idea, or only sympathy?',
        ],
        answered: [
          'That might go. Which stops would get theirs last, and who tells the mayor?',
          'I like it. If the rest come on a Tuesday and not on the Monday, do I get the letter or the phone call?',
        ],
        settled: [
          'Now that’s a plan with boards in it. I’ll put my name under that one, and I don’t say so lightly.',
          'Good. I’ll ring Penang tonight while they’re having breakfast, and you’ll hear what they say before I’ve had mine.',
        ],
        relapsed: ['So it’s all forty on the twenty-fourth again. I thought we’d just counted the boards together.'],
      },
      better: {
        text: 'What do you have on the shelf today? If it’s 25, bring those on 24 August and the other 15 by 7 September. My fitters need two weeks, so we still open on the 21st. If Penang slips, you ring me that day.',
        why: 'It asks for the stock before it asks for the date, and turns an impossible forty into two deliveries with a day each and an agreed alarm.',
      },
    },
    {
      id: 'penalty',
      summary: 'the £1,200 a day, with an invoice of his unpaid for weeks',
      worry:
        'You owe me seventy-four thousand and you’re threatening me with forty-three. I pay wages on the twenty-eighth. That’s the whole of it.',
      weight: 2,
      central: false,
      cues: ['£1,200', 'penalty', 'damages', 'invoice', '£74,000', 'cash', 'wages', 'paid', 'claim', 'contract'],
      acknowledgedBy: [
        'It can’t be pleasant to be told about £1,200 a day by people who haven’t paid you.',
        'you’ve got wages to find and our invoice is sitting in a tray somewhere, i get that',
        'The penalty on its own could finish off the profit in this order for you.',
      ],
      settledBy: [
        'I’ll have your invoice released tomorrow and the money with you by Friday. For batches one and three the right to claim stays, but we won’t use it if the last forty are up by 21 September.',
        'invoice: i chase it today, you get a payment date by 4pm. penalties: parked til 21 sept. if we open with all displays they’re gone',
        'Let me be plain. Nine and fifteen days are 24 days at £1,200, that is £28,800 on paper. I am prepared to waive it in writing on the day when the last display is lit, and not before.',
        'No one here gains from bankrupting you in August. The seventy-four thousand is our own failing, it’s been approved since June and stuck with a man on leave, his deputy signs tomorrow. The damages we look at after opening, and only for the two that were yours.',
      ],
      nearMisses: [
        'The liquidated damages clause is there to protect both parties and we reserve all our rights.',
        'Payment questions are really for accounts, but I’m sure that it will all get sorted out.',
        'We’d obviously much prefer not to go down the contractual route.',
      ],
      lines: {
        open: [
          'It’s twelve hundred pounds a day, your letter says. Does it say anywhere what your accounts department costs me per day?',
          'You’ve a penalty clause and I’ve an invoice from the spring. Shall we lay them side by side?',
        ],
        pressed: [
          'Fifty-two days you’ve been late with my money. Nobody wrote you a letter. Nobody counted to three.',
          'Tell me now: are you going to claim? Because if you are I’ll stop talking and find a solicitor.',
          'I’ve forty people and wages on the twenty-eighth. I’m not telling you to make you cry, I’m telling you what builds the displays.',
        ],
        heard: [
          'You know what wages day is, then. So when does my invoice move?',
          'It’s good you can see it from Coventry. What happens with the twelve hundred?',
        ],
        answered: [
          'That helps. And my invoice, who is it that signs it, by name? I like to know whom to thank.',
          'And the damages, are they gone or only asleep? I need to know what to tell my partner.',
        ],
        settled: [
          'That I can tell my partner tonight, and she’ll stop looking at me over her glasses. Thank you.',
          'Right. You pay, I build, and the clause can stay in its drawer. That’s how it should have been since May.',
        ],
        relapsed: ['A minute ago I thought the money was settled between us. I can hear the engine running again.'],
      },
      better: {
        text: 'Your invoice is our failing: I’ll have a payment date for you by four today. The £1,200 stays in the drawer until 21 September, and if the last forty are up by then it’s waived for good.',
        why: 'It pays a debt before it mentions a right, and turns the penalty into a reason to deliver.',
      },
    },
    {
      id: 'six-failures',
      summary: 'six displays that went dark within a week, with nobody left to test them',
      worry:
        'Ruben left in June and I’ve been testing them myself, at night, with my daughter reading out the numbers. I’m ashamed of those six.',
      weight: 2,
      central: false,
      cues: ['six', 'failed', 'dark', 'test', 'tester', 'quality', 'third batch', 'soak test', 'Ruben', 'faulty'],
      acknowledgedBy: [
        'You don’t send out dark displays lightly, so something must have given way in the testing.',
        'six failing in a week isnt like you lot, I can tell it bothers you too',
        'I imagine those six hurt you more than the fifteen days did.',
      ],
      settledBy: [
        'I’ll lend you our technician, Dawn, for two weeks from Monday. She runs each display for 48 hours before it leaves Coventry, and we swap the six at our own stops on the same round.',
        'no display leaves without 48h switched on. short of hands? dawn from my team comes mon for 2 wks, our cost',
        'I would rather have ten that work than forty that don’t. Let’s agree that each one gets a two-day soak with a signed sheet, and that the six come back to you with this week’s van, at no charge to either side but the diesel.',
        'Tell me who does the testing now, and I’ll tell you what I can take off you. We’ve a heated room at the depot that’s empty until September, you could run thirty at a time there from the tenth, my people would write down the readings.',
      ],
      nearMisses: [
        'Quality is non-negotiable for us and we expect you to implement the appropriate corrective actions.',
        'You need to take a hard look at your testing processes to regain our confidence.',
        'Please provide a root cause analysis and a quality improvement plan at your earliest convenience.',
      ],
      lines: {
        open: [
          'And yes, the six. They worked when they left me. I’d sworn to that, until the second one went.',
          'You haven’t mentioned the six that went dark. I’d rather you shouted about it, to be honest.',
        ],
        pressed: [
          'I used to have a man who did nothing but leave displays switched on. I haven’t got him any more.',
          'Six in forty. If batch four comes like that you’ll have black glass on opening day. You ought to be asking me.',
          'I can get you the last forty quickly or I can get them tested. Tell me which you want and I’ll tell you what I’m short of.',
        ],
        heard: [
          'It does bother me. My name is on the back of every one. So how do we get them tested?',
          'You’ve seen that it’s not carelessness. Thanks. It still needs hands, and I’m out of hands.',
        ],
        answered: [
          'That would have caught the six, I think. Where do we do it, your place or mine?',
          'I’d take that. And the six that are up there dark, who climbs up?',
        ],
        settled: [
          'Then nothing leaves Coventry that hasn’t burned for two days. I should have said so in June.',
          'Good, that’s testing I can put my name to again. My daughter will be delighted, she wants her evenings back.',
        ],
        relapsed: ['First they get tested and now they get hurried. That’s how I came by the six.'],
      },
      better: {
        text: 'Six of forty tells me you’ve lost your tester. I’ll lend you Dawn for two weeks from Monday; each display runs 48 hours before it leaves Coventry, and the six come back on this week’s van.',
        why: 'It reads the failures as a missing pair of hands, which is what they are, and brings one, with a rule that would have caught all six.',
      },
    },
  ],
  facts: [
    {
      id: 'three-late',
      text: 'The first batch of 40 came nine days late, the second 12, the third 15.',
      line: 'Nine, twelve, fifteen. I can do the series as well as you can, and I don’t like what comes next.',
      figures: ['40', 'nine days', '12', '15'],
      knownBy: 'both',
      asked: ['How late were the batches?'],
    },
    {
      id: 'fourth-due',
      text: 'The fourth batch is due on 24 August, and the line opens on 21 September.',
      line: 'The twenty-fourth of August for the last forty, and the mayor cuts his ribbon on the twenty-first of September.',
      figures: ['24 August', '21 September'],
      knownBy: 'both',
      asked: ['When is the last batch due?', 'When does the line open?'],
    },
    {
      id: 'bracket',
      text: 'The drawings were frozen on 6 May, and the student’s side sent a new bracket on 11 May.',
      line: 'Frozen on the sixth of May, thawed on the eleventh. Four holes in another place, on forty brackets that I’d already cut.',
      figures: ['6 May', '11 May'],
      knownBy: 'both',
      asked: ['When did the bracket change?', 'What happened with the second batch?'],
    },
    {
      id: 'six-dark',
      text: 'Of the third batch, six displays failed within a week.',
      line: 'Six out of the third lot went dark. They died in the wet, I think it’s the seal.',
      figures: ['six'],
      knownBy: 'both',
      asked: ['Why did the six fail?', 'What was wrong with the displays?'],
    },
    {
      id: 'damages',
      text: 'The contract allows £1,200 for each day late; nothing has been claimed so far.',
      line: 'Twelve hundred pounds a day. You’ve not claimed it yet. I notice the “yet”.',
      figures: ['£1,200'],
      knownBy: 'both',
      asked: ['What is the penalty?'],
    },
    {
      id: 'fitters',
      text: 'The student’s fitters need two weeks for a batch.',
      line: 'Two weeks for your fitters, so the seventh is the last day that’s any use to you.',
      figures: ['two weeks'],
      knownBy: 'student',
    },
    {
      id: 'paper-timetables',
      text: 'The last two stops could open with paper timetables.',
      line: 'Two stops on paper. I’d hate it, and I’ll remember that you offered.',
      figures: ['two stops'],
      knownBy: 'student',
    },
    {
      id: 'board-stock',
      text: 'Brightpost has 25 driver boards in stock; the maker in Penang now needs nine weeks and no longer four.',
      line: 'I have twenty-five driver boards. The rest are in Penang, where four weeks turned into nine, and nobody sent me a letter.',
      figures: ['25', 'Penang', 'nine weeks'],
      knownBy: 'stakeholder',
      asked: [
        'How many boards do you have?',
        'What is on your shelf?',
        'What are you waiting for?',
        'What is holding up the last batch?',
        'How long is the lead time?',
      ],
    },
    {
      id: 'air-freight',
      text: 'Paid up front, £9,500, Penang would send the boards by air within ten days.',
      line: 'If they’re paid up front, nine and a half thousand, Penang puts them on a plane and I’ve got them in ten days. I haven’t got nine and a half thousand.',
      figures: ['£9,500', 'Penang', 'ten days'],
      knownBy: 'stakeholder',
      asked: [
        'What would speed it up?',
        'Could they be flown in?',
        'What would it cost to get the boards sooner?',
        'What do you need from us?',
      ],
    },
    {
      id: 'open-invoice',
      text: 'An invoice of Brightpost for £74,000 has been unpaid for 52 days.',
      line: 'Seventy-four thousand pounds, for the first batch, fifty-two days today. Your accounts people are very polite about it.',
      figures: ['£74,000', '52'],
      knownBy: 'stakeholder',
      asked: ['How much do we owe you?', 'Is there an invoice open?', 'How long have we not paid?'],
    },
    {
      id: 'saturdays',
      text: 'Kofi kept 11 people on for three Saturdays for the new bracket and charged nothing.',
      line: 'Eleven people, three Saturdays, for your bracket. It’s not on any invoice. I thought it was friendship.',
      figures: ['11', 'three Saturdays'],
      knownBy: 'stakeholder',
      asked: ['What did the bracket cost you?', 'How many people worked on Saturdays?'],
    },
    {
      id: 'tester-left',
      text: 'Brightpost’s tester, Ruben, left in June and has not been replaced.',
      line: 'Ruben, my tester, went to a drone firm in June. He used to leave them burning for two days. I give them two hours.',
      figures: ['Ruben', 'June'],
      knownBy: 'stakeholder',
      asked: [
        'Who tests the displays?',
        'What happened to your tester?',
        'How long do you test?',
        'Why was it not noticed?',
      ],
    },
  ],
  opening:
    'My friend, you’ve come all the way to Coventry, so it’s either lunch or a hanging. Let me save you time. Yes, three batches were late. One of them was late because somebody changed a bracket after freezing it, and it wasn’t me. So before we talk about the last forty: how many of the three are mine?',
  reactions: {
    acknowledged: [
      'Now somebody’s looked at it from the Coventry end. I’d begun to think the road only ran one way.',
      'Yes. That’s what I’ve been saying to the kettle since May.',
      'You didn’t have to say that. I’ll remember you did, when we get to the displays.',
      'That’s right, and it’s good to hear it without having to count the batches for you.',
    ],
    askedWell: [
      'Finally, a question about the workshop. Come, I’ll tell you as it is.',
      'Good. You’d be amazed how few people ask that, and how many send a letter about displays.',
      'I’ll answer that one straight, workshop floor and all, because you asked before you told me.',
      'If somebody on your side had asked that in June, we’d be having lunch.',
    ],
    badNewsOwned: [
      'I’m listening. It’s not often a customer walks in here and says it was them.',
      'That takes some nerve to say with my forty frames standing behind you. All right.',
    ],
    gaveFigure: [
      'I like that. A number I can argue with, or build to.',
      'Got it. I’ve got a head for those, as you’ll have noticed with the batches.',
      'Good, you’ve done the sum. Mine came out near enough.',
      'That’s exact. Exact is how the displays get lit.',
    ],
    offeredOption: [
      'Go on, that’s got legs. What does it do to my people in the last week of August?',
      'One way or the other. All right, I can count to two. Which would you take, if they were your displays?',
      'That’s not daft. I’d have to look at the frames, but it’s not daft at all.',
      'So we’re building something and not just totting up days. What would you need from Coventry for that?',
    ],
    setBoundary: [
      'You’re telling me where the wall is. Good, I’d rather hit it here than in September.',
      'I don’t love it. But if that’s no, tell me what yes looks like for the displays.',
    ],
    committed: [
      'I’m writing that on the workshop wall, under your bracket. You’ll be next to a number.',
      'If you do that, you’ll get my best people on the last batch, and I mean the ones who can read drawings.',
      'That’s a proper promise, with a person in it. I’ll match it.',
    ],
    summarised: [
      'That’s what I said, in half the time and without the jokes.',
      'You’ve got it, boards and all. I could send you to my partner to explain it.',
    ],
    overPromised: [
      'That’s how I talked in April, my friend. “No problem.” And then came nine, twelve, fifteen.',
      'Lovely. Now who builds it, with which boards? Or are we dreaming together?',
    ],
    blamed: [
      'You do know I can still see the bracket from here? It’s hanging on that nail.',
      'If we’re dividing up the blame, let’s fetch a bigger table. If we’re building displays, ask me something.',
      'So it’s all Coventry. Then you don’t need me for the answer, do you?',
    ],
    dodged: [
      'I asked you something, and off you went, like a tram on the other line.',
      'You’re stepping round it. I know the step, I use it on customers.',
      'One: I asked. Two: you talked. Three: I still don’t know. Shall we go back to one?',
    ],
    threatened: [
      'You could do that. Then a solicitor gets the twelve hundred a day and nobody gets a display.',
      'Try finding another firm that knows your bracket by the end of August. I’ll make the tea while you ring round.',
    ],
    vague: [
      'I can’t solder that. How many displays, which day?',
      'That’s a sentence from the letter again. Say it in batches.',
      'When your lot talk like that it usually means Coventry works and you stand close by.',
    ],
    rude: [
      'In my own workshop. No. You can have that one back, and we’ll try again.',
      'My mother would put you out on the street, and she’s five foot. Talk about the displays or don’t talk.',
    ],
    flattered: [
      'Thank you, they are good displays. I’d trade the kind word for a paid invoice.',
      'You’re buttering me, and I haven’t even given you a date yet.',
    ],
    repeated: [
      'That’s the second delivery of the same sentence. At least mine are different each time.',
      'I heard. I’m late now and then, I’m not deaf. What else have you got about the forty?',
    ],
    offTopic: [
      'Save that for lunch. I’ve forty frames with no insides.',
      'We’ve left the tram line. What’s that to do with the displays?',
    ],
    notUnderstood: [
      'You’ve lost me there. Is that about the batches behind us or the one in front?',
      'Say that again, slowly, as if it was going on a works order.',
      'I didn’t get that. Do you mean my boards or your fitters?',
    ],
    otherLanguage: ['I’ve English and Twi and some rude Polish from the workshop. For the contract let’s use English.'],
    brokeRole: [
      'What’s that supposed to be? I make displays. There’s nobody here but me and forty frames.',
      'I don’t know who you think I am, my friend. Ask me about the batches.',
    ],
    contradicted: [
      'No, no. You said something else before, and you’re talking to the man who remembers the eleventh of May.',
      'That’s the new bracket all over again. You froze that sentence five minutes ago.',
    ],
  },
  echoes: {
    figure: [
      '{figure}. I’ll chalk it up on the wall where the lads can see it.',
      'You’re sure about {figure}? Because I’ll be building displays to it.',
      'So {figure} it is. I’ll say this for you, you count out loud like I do.',
    ],
    day: [
      '{day}, and I’m going to remember it, you know what I’m like with dates.',
      'If it isn’t there on {day} I may have to write you a letter. “First consecutive failure.”',
    ],
    promise: [
      'Let me count that back to you. One: {promise}. And two is what Coventry does for it.',
      'I heard this, and so did the whole workshop: {promise}. Good.',
    ],
  },
  closings: {
    agreement: [
      'Good. Two were mine, one was yours, and the last forty belong to both of us. Shake on it, and then it’s lunch after all.',
      'You came to hang me and we ended up with a delivery plan. I’ll send it round tonight, with the days in it, and you correct me where I’m dreaming.',
    ],
    partial: [
      'We’ve got part of a plan, so let’s not call it more than that. Ring me on Tuesday with what’s still missing, and don’t send a letter.',
      'It’s better than when you parked the car. But I can’t sign for the last forty on what we’ve got so far.',
    ],
    walkAway: [
      'No lunch, then. Send your letter, I’ll frame it beside the bracket, and my partner will answer it.',
      'We’re done for today. You came to count my days, and you could have done that from Nottingham.',
    ],
  },
  answers: vendorPerformanceIssueAnswers,
  followUps: vendorPerformanceIssueFollowUps,
  statements: vendorPerformanceIssueStatements,
  common: vendorPerformanceIssueCommonAnswers,
  manner: vendorPerformanceIssueVoice,
} satisfies ScenarioContent;
