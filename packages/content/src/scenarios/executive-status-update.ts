import type { ScenarioContent } from '@parley/shared';

import { executiveStatusUpdateAnswers } from '../answers/executive-status-update';
import { executiveStatusUpdateCommonAnswers } from '../common-answers/executive-status-update';
import { executiveStatusUpdateFollowUps } from '../follow-ups/executive-status-update';
import { executiveStatusUpdateStatements } from '../statements/executive-status-update';
import { executiveStatusUpdateVoice } from '../voices/executive-status-update';

export const executiveStatusUpdate = {
  slug: 'executive-status-update',
  title: 'Executive Status Update',
  description:
    'Four weekly reports said green. This one cannot. Marjorie has ten minutes, and she does not ask about percentages; she asks what happens to the members.',
  difficulty: 'medium',
  category: 'status_reporting',
  challengeType: 'unrealistic_expectations',
  stakeholderType: 'executive_sponsor',
  industry: 'Banking and credit unions',
  goal: 'Have Marjorie know exactly where the program stands, what it means for members, and which decision you need from her by when.',
  situation:
    'You run Keystone, the new lending system at Lakeshore Credit Union: $2.4 million, of which $1.71 million is spent. Your last four weekly reports said green. In the trial migration, 4,300 of 212,000 member accounts did not reconcile. All of them are joint accounts: the second owner is dropped. You have known since January 4. The Waukesha pilot on February 8 can go ahead without joint accounts. All 31 branches on March 15 cannot, unless two contract data analysts start by January 25, for $46,000; otherwise the honest date is April 5. Marjorie has only seen the green reports.',
  learningObjectives: [
    'Lead with the status and not with the history',
    'Say what it means for those who are affected',
    'Correct an earlier report as your own',
    'Ask for one decision by one date',
  ],
  skills: ['stakeholder_communication', 'expectation_management', 'leadership'],
  estimatedDuration: 15,
  persona: {
    name: 'Marjorie Teague',
    shortName: 'Marjorie',
    pronoun: 'she',
    role: 'Executive vice president, member services',
    organisation: 'Lakeshore Credit Union',
    description:
      'Executive vice president at Lakeshore Credit Union in Milwaukee. Began as a teller thirty-one years ago. Courteous, exact, and impossible to hurry past a question.',
    style:
      'Formal American English, complete sentences, almost no contractions. Says "members," never "customers." Thanks people before she corrects them. Repeats a key word back as a question. Never sarcastic, never raises her voice; displeasure shows as more courtesy.',
    goals: [
      'Know whether a member could be harmed, and who is watching for it',
      'Be able to trust the color on the report again',
      'Leave each meeting knowing what is asked of her',
    ],
    trust: 50,
    patience: 5,
    redLines: [
      {
        text: 'No branch goes live while an owner could be missing from an account.',
        line: 'I will not open a branch on a system that forgets who owns an account. Please do not ask me to, at any date.',
      },
    ],
    wouldMove: [
      'A plain statement of which members are affected and what protects them meanwhile',
      'The earlier green reports corrected without being asked twice',
      'One decision, with its cost, its date and a recommendation',
      'A test after which she herself could say that it is fixed',
    ],
  },
  concerns: [
    {
      id: 'members-harmed',
      summary: 'members being shut out of their own joint accounts by the new system',
      worry:
        'In 2009 a widow came to my window and the conversion had removed her from the account she had shared for forty years. I had to tell her that she was not on it. I have never stopped seeing her hands.',
      weight: 3,
      central: true,
      cues: [
        'members',
        'joint accounts',
        'second owner',
        '4,300',
        '212,000',
        'reconcile',
        'widow',
        'harm',
        'locked out',
      ],
      acknowledgedBy: [
        'The number to worry about is not the percentage. It is 4,300 families in which one owner would not be on the account.',
        'so bottom line for a member: your husband or wife could walk in and not be on the account any more',
        'I understand that before dates you want to know whether anyone gets hurt by this.',
        'You are asking about the people on those accounts, and I started with the migration.',
      ],
      settledBy: [
        'No member is affected today. It happened in a trial copy; the live system has not been touched. No joint account will be moved until all 4,300 match by name, and Ana from operations signs the list, not my team.',
        '0 live members hit. trial copy only. joint accts are switched off in the waukesha pilot, and nothing joint goes in till the count is 4,300 of 4,300 and your ops people have checked a sample of 200 by hand',
        'Here is what protects them. First, the Waukesha pilot runs without joint accounts. Second, there is a stop in the software: any account that loses an owner in migration is rejected and stays on the old system. Third, Ana’s group phones fifty of the households before March to confirm what we hold.',
        'What went wrong is one field: the second owner gets dropped when the two addresses differ. We have fixed it for 1,150 accounts, the rest by January 29, and I would like you to pick the accounts for the check yourself so that you do not have to believe me.',
        'If this had gone live, the second owner could not have drawn money or seen the loan. It did not go live and it cannot: I put a block on joint accounts on January 5 and only you and Ana can lift it.',
      ],
      nearMisses: [
        'The member experience is our highest priority and we are committed to a smooth migration.',
        'The reconciliation rate is 98 percent, which is well above the industry average for programs of this size.',
        'We have identified a data quality issue and are working on mitigation actions with the relevant teams.',
        'Data integrity is something we take extremely seriously throughout the program.',
      ],
      lines: {
        open: [
          'Before the dates, please: what does it mean for a member who comes to the window on the first morning?',
          'Tell me, please, what the person who owns such an account would see, and whether she could draw her money.',
        ],
        pressed: [
          'I have heard a percentage. I would like to hear about a member. Who is harmed, and how?',
          'Two percent is a comfortable figure unless it is your mother. Which members are in it?',
          'I must ask again, with respect. Could an owner lose access to an account? That is a yes or a no.',
        ],
        heard: [
          'Thank you. That is the question I carry out of this room. What is the answer to it?',
          'You have put it as I would. Now tell me what stands between those families and that morning.',
        ],
        answered: [
          'I am relieved to hear it. And who, outside your team, will have checked that it is so?',
          'That protects them for the present. What protects the same households when all the branches follow?',
        ],
        settled: [
          'Then I can tell the board that no member loses an owner, and I can tell them how we know. Thank you.',
          'That is the answer about the members that I needed before any other. I will sleep tonight.',
        ],
        relapsed: [
          'You told me that joint accounts were protected, and I now hear an exception. Members do not live in exceptions.',
        ],
      },
      better: {
        text: 'No member is affected today: it was a trial copy. In it, 4,300 joint accounts lost their second owner. None of them will be moved until every one matches and Ana’s people, not mine, have checked the list.',
        why: 'She began at the teller’s window. What a percentage means for a person, and what protects that person, is the status report she is listening for.',
      },
    },
    {
      id: 'green-reports',
      summary: 'having read four green reports over something that was already red',
      worry:
        'I told the chairman on the eleventh that Keystone was green. I do not mind being wrong. I mind having been wrong in his office.',
      weight: 2,
      central: false,
      cues: ['green', 'reports', 'four weeks', 'January 4', 'color', 'status', 'trust the report', 'red', 'chairman'],
      acknowledgedBy: [
        'You have read green four times and passed it on, and it was not green.',
        'After this you must wonder what else my reports have left out.',
        'i get that the color is worth nothing to you right now',
      ],
      settledBy: [
        'We have known since January 4. I left the report green because I hoped to fix it within a week, and that was the wrong call. As of today it is red, and I will send a corrected version of the last two reports by five o’clock, in my name.',
        'my fault, no one elses. it was red from jan 4. new rule: any open item with members in it = red, i dont get to pick the color',
        'I would like to replace the color. From Friday you get three lines: what would stop March 15, since when we have known, and what it costs. If I do not know one of them, the line says so.',
        'It was the wrong color for two of those four weeks. I am going to say so in writing to everyone who receives it, you do not need to. And Ana now decides on green for anything that touches accounts, since I clearly was too optimistic to.',
      ],
      nearMisses: [
        'Status colors are always somewhat subjective and represent a snapshot in time.',
        'We will improve our reporting going forward to make sure that everyone has full visibility.',
        'The reports were accurate based on the information that was available to us then.',
      ],
      lines: {
        open: [
          'I have four reports here with your name on them, and all four are green. How should I read the fifth?',
          'Green? I ask because that is the word I used in the chairman’s office.',
        ],
        pressed: [
          'Since when was it known? I would be grateful for a date and not for a week.',
          'I repeated your color to people who rely on me. I need to understand how it was chosen.',
          'If the next page you send me is green, tell me why I should believe it.',
        ],
        heard: [
          'I appreciate that you see my position with the chairman. What will be different on Friday?',
          'Yes, that is what troubles me about the four reports. How will it be put right?',
        ],
        answered: [
          'Thank you. Will the people who read the green reports hear it from you, or must I tell them?',
          'I understand. And who will decide on the color from now on?',
        ],
        settled: [
          'Then Friday’s page will mean what it says. I will tell the chairman that it has been corrected, and by whom.',
          'That is handsomely done. I would rather have one honest red than four kind greens.',
        ],
        relapsed: [
          'You had explained the green reports to me, and now you explain them differently. Which of the two shall I write down?',
        ],
      },
      better: {
        text: 'It has been red since January 4, and I kept it green because I hoped to fix it in a week. That was wrong. The corrected reports go out by five today under my name, and Ana now signs off on any green that touches accounts.',
        why: 'A date, a reason and a change in who decides on the color give her something to repeat to the chairman. “Better visibility” would not.',
      },
    },
    {
      id: 'what-to-decide',
      summary: 'leaving the meeting without knowing what is being asked of her',
      worry: 'People bring me problems with such care, and then they leave them on my desk. I am not a shelf.',
      weight: 2,
      central: false,
      cues: ['decision', 'decide', 'March 15', 'April 5', 'branches', 'recommend', 'Waukesha', 'ask', 'January 25'],
      acknowledgedBy: [
        'You have ten minutes and you want to know what I need from you, not how we got here.',
        'ok so the real question is what do you have to decide today and what can wait',
        'I have brought you a problem so far and not a decision. That is not fair on your time.',
      ],
      settledBy: [
        'I need one decision from you by Friday: either $46,000 for two analysts, and March 15 stands, or no money and all branches on April 5. I recommend the analysts.',
        'decision for u by fri: a) +46k, keep mar 15. b) +0, apr 5. id go with a because 31 branches have already scheduled staff for the 15th',
        'Please decide on just one thing today, that Waukesha goes ahead on February 8 without joint accounts. The question of March 15 I bring to you on January 22, after the second trial, with a single recommendation.',
        'My recommendation is to move all branches to April 5 and to spend nothing. The analysts would save three weeks, and in those three weeks nobody is helped except our calendar. I need your yes by Friday, since the branch managers publish their rosters on Monday.',
      ],
      nearMisses: [
        'We would appreciate your guidance and continued support as we move through this phase.',
        'There are several options on the table that we are currently evaluating with the team.',
        'I just wanted to keep you in the loop at this stage, there is no action needed right now.',
      ],
      lines: {
        open: [
          'I see seven minutes on the clock. What is it that you need me to decide about Keystone?',
          'Is this for my information, or is there something in it that only I can do?',
        ],
        pressed: [
          'I am still not certain what you are asking. Is it money, is it time, or is it my blessing?',
          'You know this program and I know its members. What do you recommend, and what would you do in my place?',
          'If I say nothing today, what happens on March 15? I would like to hear the consequence.',
        ],
        heard: [
          'That is considerate. So what is the decision, in one sentence?',
          'Precisely. I am ready to decide something about those branches. Please tell me what.',
        ],
        answered: [
          'I begin to see the choice. Which way do you recommend for the branches, and why that one?',
          'And by what day must I have answered, before the choice makes itself?',
        ],
        settled: [
          'That is a decision I can make about the branches, and you shall have it in writing.',
          'Thank you. You told me what you need and why. I wish every branch meeting went so.',
        ],
        relapsed: ['A moment ago I had one decision to make, and now I count three. Please give me back the one.'],
      },
      better: {
        text: 'I need one decision by Friday. With $46,000 for two analysts from January 25, March 15 stands. Without it, all 31 branches go on April 5. I recommend the analysts, because the branches have already set their rosters.',
        why: 'Two ways, a price, a day and a recommendation with its reason: she can decide in one sentence.',
      },
    },
    {
      id: 'the-money',
      summary: 'being asked for money again for something that was in the price already',
      worry:
        'I defended two point four million in front of people who would have bought a branch with it. I promised them there would be no second envelope.',
      weight: 1,
      central: false,
      cues: ['$46,000', '$2.4 million', '$1.71 million', 'budget', 'analysts', 'contingency', 'contractors', 'spent'],
      acknowledgedBy: [
        'You defended the $2.4 million, and $46,000 on top of it is your promise as well as my problem.',
        'another ask for money after 2.4m isnt easy to carry upstairs, i know',
        'It looks as if you are paying twice for a migration that was in the original price.',
      ],
      settledBy: [
        'It does not need new money. There is $110,000 of contingency left in the $2.4 million, and the $46,000 would come from there. The total stays where it is.',
        '46k = 2 people x 7 wks. comes out of contingency, total stays 2.4. if they arent done by mar 12 they leave anyway',
        'The sum is capped in the contract at $46,000, and the vendor has agreed to take $12,000 of it off the March invoice, since their mapping caused the fault. I can show you the letter tomorrow.',
        'We have spent $1.71 million for 74 percent of the work, so we are $66,000 under where the plan had us. I would take it from that, and nobody needs to open a second envelope.',
      ],
      nearMisses: [
        'Compared to the overall program budget this is really a very small investment.',
        'We will manage the costs carefully and look for savings wherever possible.',
        'The financial impact is currently being assessed and will be communicated in due course.',
      ],
      lines: {
        open: [
          'Forgive me, but was the moving of accounts not part of the two point four million?',
          'If this asks for money, I should like to know from which pocket, and whether it is the last time.',
        ],
        pressed: [
          'I promised the board that there would be no second envelope for Keystone. Is this a second envelope?',
          'What exactly would two analysts do that the people we already pay do not?',
          'You have told me the need. You have not told me where it comes from.',
        ],
        heard: [
          'You remember what I promised about the budget. Then tell me how I keep it.',
          'Yes, it is that promise I am thinking of. Where would the sum be taken from?',
        ],
        answered: [
          'I follow you. How much of the two point four is left in that pocket afterward?',
          'And if two analysts are not enough by March, will you come back, or will you stop?',
        ],
        settled: [
          'Good. Then I do not have to mention a second envelope to anyone.',
          'That is clear, and it is smaller than my fear of it. You may consider the analysts approved in principle.',
        ],
        relapsed: [
          'The money was settled when you first explained it. I should be sorry to hear that the envelope is open again.',
        ],
      },
      better: {
        text: 'The $46,000 comes out of the contingency inside the $2.4 million, so the total you defended stays. It buys two people for seven weeks, and it is capped.',
        why: 'Her fear is a second request, so the source and the cap matter more than the amount.',
      },
    },
  ],
  facts: [
    {
      id: 'budget',
      text: 'Keystone has a budget of $2.4 million, of which $1.71 million is spent.',
      line: 'Two point four million, of which you have used one point seven one. I know the figures; I signed them.',
      figures: ['$2.4 million', '$1.71 million'],
      knownBy: 'both',
      asked: [
        'What is the budget?',
        'how much money does Keystone have altogether',
        'What have we spent so far, by your papers?',
        'How much is left in the budget?',
        'which budget figure do you have for the program',
        'Do you have the spending in front of you?',
        'What did the board give us for Keystone?',
      ],
    },
    {
      id: 'four-greens',
      text: 'The last four weekly reports said green.',
      line: 'Four reports in a row, and each of them green. I keep them in this folder.',
      figures: ['four', 'green'],
      knownBy: 'both',
      asked: [
        'What did the reports say?',
        'what color were my last reports',
        'How many green reports did you get from me?',
        'Which reports do you have in that folder?',
        'what have you been reading about Keystone until now',
        'Do you keep all of my status reports?',
        'What’s in the folder?',
      ],
    },
    {
      id: 'branch-dates',
      text: 'Waukesha pilots on February 8, and all 31 branches follow on March 15.',
      line: 'Waukesha on February 8 and all thirty-one on March 15: that is the calendar the managers have.',
      figures: ['Waukesha', 'February 8', '31 branches', 'March 15'],
      knownBy: 'both',
      asked: [
        'When do the branches go live?',
        'which dates do the managers have',
        'When does Waukesha start, by your calendar?',
        'What date have the branches been given?',
        'on what day do all thirty-one go over',
        'Is it still March 15 that the managers expect?',
        'What’s on the branches’ calendar?',
      ],
    },
    {
      id: 'unreconciled',
      text: 'In the trial migration 4,300 of 212,000 member accounts did not reconcile; all are joint accounts that lose their second owner.',
      line: 'Forty-three hundred households, and in each of them one name would be gone.',
      figures: ['4,300', '212,000'],
      knownBy: 'student',
    },
    {
      id: 'known-since',
      text: 'The team has known of the joint accounts since January 4.',
      line: 'January 4. So two of these four green pages were printed after that day.',
      figures: ['January 4'],
      knownBy: 'student',
    },
    {
      id: 'pilot-possible',
      text: 'The Waukesha pilot on February 8 can go ahead without joint accounts.',
      line: 'Waukesha without the joint accounts, then. It is a small branch; they would manage with a list.',
      figures: ['Waukesha', 'February 8'],
      knownBy: 'student',
    },
    {
      id: 'two-ways',
      text: 'March 15 needs two contract data analysts by January 25 for $46,000; otherwise the honest date is April 5.',
      line: 'Forty-six thousand dollars to keep March 15, or three more weeks and April 5. I have it.',
      figures: ['January 25', '$46,000', 'April 5'],
      knownBy: 'student',
    },
    {
      id: 'chairman',
      text: 'On January 11 Marjorie told the chairman, Mr. Halvorsen, that Keystone was green.',
      line: 'On January 11 I told Mr. Halvorsen that it was green. He asked me twice, as chairmen do.',
      figures: ['January 11', 'Halvorsen'],
      knownBy: 'stakeholder',
      asked: [
        'Whom did you tell it was green?',
        'What did you tell the chairman?',
        'Who else has heard green?',
        'has Mr. Halvorsen heard about Keystone',
        'What does the chairman believe at the moment?',
        'When did you last report to Mr. Halvorsen?',
        'to whom did you pass on the green status',
        'Have you told anyone above you that we’re fine?',
        'What did Mr. Halvorsen ask you?',
      ],
    },
    {
      id: 'conversion-2009',
      text: 'In the conversion of 2009 some 600 members lost access to joint accounts for nine days.',
      line: 'In 2009 we lost six hundred joint owners for nine days. I was at the window in West Allis for all nine of them.',
      figures: ['2009', '600', 'nine days'],
      knownBy: 'stakeholder',
      asked: [
        'Has this happened before?',
        'What happened in 2009?',
        'Why do the members matter so much to you?',
        'did something like that ever happen here before',
        'What was it that went wrong in 2009?',
        'How long were people locked out back then?',
        'were you there in the last conversion',
        'Why is this so close to your heart?',
        'Have joint owners lost access once already?',
      ],
    },
    {
      id: 'rosters',
      text: 'The branch managers publish their rosters for March on Monday, January 25.',
      line: 'The managers publish their rosters on Monday the twenty-fifth. After that, moving March 15 moves three hundred and forty people.',
      figures: ['January 25'],
      knownBy: 'stakeholder',
      asked: [
        'When do the managers need to know?',
        'What happens if March 15 moves?',
        'When are the rosters published?',
        'until when can we still move the branches',
        'What depends on March 15 for the branch managers?',
        'When do the rosters go out?',
        'how many people does it move if the date changes later',
        'Is there a point after which the date can’t be moved?',
        'By which day do the branches plan their people?',
      ],
    },
    {
      id: 'spring-vacation',
      text: 'In the week of April 5 people are on spring vacation, and six branches will be short of tellers.',
      line: 'The week of April 5 is spring vacation, and six of my branches will be short of tellers.',
      figures: ['April 5', 'six branches'],
      knownBy: 'stakeholder',
      asked: [
        'Is April 5 a good date?',
        'What is wrong with April?',
        'What else happens in that week?',
        'would the first week of April suit the branches',
        'What’s going on in the branches around April 5?',
        'How many branches lack tellers that week?',
        'is there a problem with April 5 from your side',
        'Do you see anything that speaks against April 5?',
        'Are people away in early April?',
      ],
    },
    {
      id: 'examiner',
      text: 'The state examiner visits Lakeshore on March 2 and will ask about account ownership records.',
      line: 'The examiner is with us on March 2, and ownership records are on her list. I would like to have an answer for her that is also true.',
      figures: ['March 2'],
      knownBy: 'stakeholder',
      asked: [
        'When is the examiner here?',
        'Does the regulator look at this?',
        'Is there an audit coming?',
        'does a state examiner come this spring',
        'What will the examiner want to see?',
        'When do we have the regulator in the house?',
        'is there any official visit in March',
        'Who looks at ownership records from outside?',
        'What’s on March 2?',
      ],
    },
  ],
  opening:
    'Good morning, and thank you for coming up. I have ten minutes before the loan committee and I have read your last four reports, all of which are green. So perhaps you can tell me, in your own words, how Keystone stands, and whether there is anything a member would notice.',
  reactions: {
    acknowledged: [
      'Thank you. I had begun to think that Keystone was only about files.',
      'That is well put, and it is how I would have explained it to my tellers.',
      'You have understood what I am asking on behalf of the branches. Please go on.',
      'I am glad to hear someone on the program say so before I did.',
    ],
    askedWell: [
      'That is a fair thing to ask me, and I do not believe Keystone has asked it before.',
      'I am happy to tell you; it bears on the branches more than on the system.',
      'A good question. I will answer it as the teller I used to be.',
      'You may well ask. It will help you with the managers, too.',
    ],
    badNewsOwned: [
      'I see. I would have preferred to read it, but I respect that you came up here to say it.',
      'That is not the report in my folder. Thank you for saying so yourself.',
      'It is unwelcome and it is clear. I can work with Keystone on those terms.',
    ],
    gaveFigure: [
      'Thank you, that is a figure I can repeat to the committee.',
      'I have noted it beside the date, so that I do not embellish it when I tell Mr. Halvorsen.',
      'Good. A number with a source is half of a report.',
    ],
    offeredOption: [
      'So there is a choice to make for the branches. I prefer that to a forecast.',
      'I follow you. May I hear what each way would ask of the managers?',
      'That deserves consideration. What would we give up, if we took it?',
    ],
    setBoundary: [
      'You are declining, and you say why. I have asked tellers to be as firm about ownership as that.',
      'Very well. I would sooner be refused today than surprised in a branch in March.',
    ],
    committed: [
      'I will note that under your name and look for it on that day. The committee will ask me.',
      'Thank you. I shall tell Mr. Halvorsen to expect it, and from whom.',
      'Then that is settled between us, and I need not chase Keystone for it.',
    ],
    summarised: [
      'That is exactly what I said, and I notice you kept the members in it.',
      'Yes. If that paragraph had stood in the reports, we would not need these ten minutes.',
    ],
    overPromised: [
      'I would be careful. The folder on my desk is full of Keystone’s confidence.',
      'You are kind to wish it for me. What would have to be true for that to happen by March?',
    ],
    blamed: [
      'I am sure that others had a part. The reports carry one signature, however, and I believe it is yours.',
      'At the window I could not tell a member whose fault the conversion was. Nor will I ask you to tell me.',
    ],
    dodged: [
      'I do not think that was an answer, although it was courteous. May I ask it again?',
      'You have told me something about Keystone, and I asked you something else.',
      'I shall put the question once more, since I must repeat your answer to the committee.',
    ],
    threatened: [
      'I would ask you to reconsider that sentence. I have been courteous, and I have been here thirty-one years.',
      'That is not a way in which one speaks about members’ accounts in this building.',
    ],
    vague: [
      'Could you make that more exact? I do not know which branch, which day or how many members.',
      'That tells me a direction. I would like to hear what was not done on Friday and is done today.',
      'Forgive me, but that would fit any program. What does it say about Keystone?',
      'If I said that to the loan committee, they would thank me and wait for me to begin.',
    ],
    rude: [
      'I shall overlook that once. I learned to, at a teller’s window.',
      'I would not allow a member to speak to a teller in that manner, so I cannot allow it here.',
    ],
    flattered: [
      'You are very kind. I believe we were speaking of Keystone.',
      'Thank you. I would exchange the compliment for an accurate color.',
    ],
    repeated: [
      'You told me so a moment ago, in those words. Is there something to add to it about the accounts?',
      'I did hear that. I have perhaps four minutes, and I would like to use them on what I have not heard.',
    ],
    offTopic: [
      'That would be a pleasant subject for another day. The loan committee is waiting, and so is Keystone.',
      'I am not certain how that concerns the branches. Would you help me?',
    ],
    notUnderstood: [
      'I am sorry, I did not understand that. Would you say it as you would to a new teller?',
      'I lost the thread. Were you speaking of the pilot or of all the branches?',
      'Please say that once more, and more simply. I shall have to pass it on.',
    ],
    otherLanguage: ['I am afraid I have only English, and the committee upstairs as well. Would you repeat it for me?'],
    brokeRole: [
      'I do not know what you are referring to. I came to hear how Keystone stands.',
      'That is a curious remark to make to me. I have a committee in a few minutes; shall we speak of the accounts?',
    ],
    contradicted: [
      'I had written down something different, a few lines up. Which of the two should I give the committee?',
      'Forgive me, but that does not agree with what you told me about Keystone just now.',
    ],
  },
  echoes: {
    figure: [
      '{figure}? I want to be certain that I repeat it correctly upstairs.',
      'I have written {figure} on the cover of the folder, over the four greens.',
      'So it is {figure}. Does that include everything, or shall I hear of more in February?',
    ],
    day: [
      'I shall look for it on {day}, and I will have told the chairman to look as well.',
      'You said {day}. Is that a day you have checked, or one you are hoping for?',
    ],
    promise: [
      'Allow me to repeat it for my notes: {promise}. I will hold you to that wording.',
      'What I shall tell Mr. Halvorsen is this: {promise}. Please correct me now if it is too much.',
    ],
  },
  closings: {
    agreement: [
      'Thank you. I know how it stands, I know who is protected and I know what I have to decide. I came in with four green pages and I leave with one that I believe.',
      'That was ten minutes well spent. You will have my decision in writing, and the chairman will hear from me today that the members are safe and that you were the one to say it was red.',
    ],
    partial: [
      'I know more than I did, and I am not yet easy. Please bring me the rest on one page before Friday, and leave the color off it.',
      'The committee is waiting, so we must stop. Part of Keystone is clear to me; the other part I would like to hear before the managers publish their rosters.',
    ],
    walkAway: [
      'I am going to end here. I shall ask Ana to come and tell me how the accounts stand, since I cannot learn it from the program.',
      'Thank you, that will be all. I will inform Mr. Halvorsen that I do not know how Keystone stands, which has the merit of being accurate.',
    ],
  },
  answers: executiveStatusUpdateAnswers,
  followUps: executiveStatusUpdateFollowUps,
  statements: executiveStatusUpdateStatements,
  common: executiveStatusUpdateCommonAnswers,
  manner: executiveStatusUpdateVoice,
} satisfies ScenarioContent;
