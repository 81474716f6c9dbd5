import type { ScenarioContent } from '@parley/shared';

import { portfolioPrioritizationMeetingAnswers } from '../answers/portfolio-prioritization-meeting';
import { portfolioPrioritizationMeetingCommonAnswers } from '../common-answers/portfolio-prioritization-meeting';
import { portfolioPrioritizationMeetingFollowUps } from '../follow-ups/portfolio-prioritization-meeting';
import { portfolioPrioritizationMeetingStatements } from '../statements/portfolio-prioritization-meeting';
import { portfolioPrioritizationMeetingVoice } from '../voices/portfolio-prioritization-meeting';

export const portfolioPrioritizationMeeting: ScenarioContent = {
  slug: 'portfolio-prioritization-meeting',
  title: 'Portfolio Prioritization Meeting',
  description:
    'Seven projects ask for 212 person-months and there are 140. Philippa Lorimer-Hay’s own project came fifth, and she would like to know who decided that.',
  difficulty: 'hard',
  category: 'resource_allocation',
  challengeType: 'competing_priorities',
  stakeholderType: 'executive_sponsor',
  industry: 'Insurance',
  goal: 'Leave with Philippa willing to support a first half in which her own project does not get what it asked for, and with the terms on which it returns.',
  situation:
    'You head the portfolio office of Ansell Mutual, an insurer in Leeds. For the first half of next year seven projects ask for 212 person-months, and there are 140. Four fit: the conduct rules, the claims platform, the data centre exit and fraud. The Broker Workbench, which needs 52 person-months, came fifth on your list. It has spent £640,000 so far. You mean to recommend pausing it until 1 July and stopping two smaller projects for good. The investment committee decides on 10 December. It is Wednesday 2 December, and Philippa Lorimer-Hay, chief operating officer and sponsor of the Workbench, has read the paper.',
  learningObjectives: [
    'Own a recommendation instead of a formula',
    'Find out what was promised, and to whom',
    'Offer a smaller thing with its price',
    'Hold every project to the same test',
  ],
  skills: ['persuasion', 'leadership', 'negotiation_skills', 'expectation_management'],
  estimatedDuration: 25,
  persona: {
    name: 'Philippa Lorimer-Hay',
    shortName: 'Philippa',
    pronoun: 'she',
    role: 'Chief operating officer',
    organisation: 'Ansell Mutual',
    description:
      'Chief operating officer of a mutual insurer in its hundred and fortieth year. Trained as a barrister, courteous to everyone, forgets nothing that has been put in writing.',
    style:
      'Formal and complete. Hardly any contractions. Uses surnames with Mr and Mrs, numbers her points, and asks questions as if in court. Courteous when displeased, more so when very displeased. British English. Never raises her voice, never exclaims.',
    goals: [
      'Not to go back empty-handed to the brokers she spoke to in Harrogate',
      'A list that treats the claims platform as strictly as her own project',
    ],
    trust: 34,
    patience: 3,
    redLines: [
      {
        text: 'Telling the brokers before she has done so herself.',
        line: 'No letter goes to any broker before I have telephoned them. If one does, I shall oppose the whole paper on the tenth.',
      },
      {
        text: 'Presenting the ranking as something no one is answerable for.',
        line: 'I will not be overruled by a spreadsheet. If no person will put a name to the fifth place, I shall ask the committee to strike out the list.',
      },
    ],
    wouldMove: [
      'A smaller Workbench in April that the three largest brokers can really use',
      'A date and a condition for the rest, written into the paper',
      'An independent look at the claims platform’s estimate before the committee meets',
    ],
  },
  concerns: [
    {
      id: 'harrogate-promise',
      summary: 'going back on what she told three hundred brokers in Harrogate',
      worry:
        'I stood on a stage and told three hundred brokers they would quote with us in April. If I withdraw that, they will conclude that Ansell’s word lasts eight weeks, and Castlegate will renew elsewhere.',
      weight: 3,
      central: true,
      cues: [
        'Harrogate',
        'brokers',
        'April',
        'conference',
        'Castlegate',
        'Broker Workbench',
        'promise',
        'quote',
        'my word',
        'pause',
      ],
      acknowledgedBy: [
        'You stood up in front of the brokers and told them April, so a pause makes you break your word to them.',
        'I see that this isn’t about person-months for you. You gave three hundred people a promise in Harrogate.',
        'so the workbench is really a promise you made in public, and im asking you to take it back',
        'What the paper does not show is that you would have to telephone Castlegate and tell them April is off.',
      ],
      settledBy: [
        'Then let’s not pause all of it. Quoting for commercial property only, for Castlegate and your two other large brokers, in April. That’s about 16 person-months, and I’d take them from fraud, which can start in the summer. Everything else returns on 1 July.',
        'Keep April for the big three, property quotes only. 16 person-months, fraud slips a quarter to pay for it. Rest of the brokers from July. I’d put that in the paper under my name.',
        'ok how about we split it. a small one that quotes property for castlegate + 2 others by end april, costs us fraud moving 3 months, and for everyone else you ring them with the 1 july start and a autumn date, so its late but its not a lie',
        'I would propose that the committee resolve two things on the 10th: sixteen person-months for a first release to the three largest brokers on 27 April, taken from the fraud project, and a fixed return of the remainder on 1 July. You would then be able to say in your calls that April stands for those who bring most of the premium.',
      ],
      nearMisses: [
        'We’ll develop a robust broker communication plan so that expectations are carefully managed throughout the pause.',
        'The Workbench remains a strategic priority, and we are fully committed to delivering it at the right time for our broker community.',
        'I understand the sensitivity around Harrogate, and I’m confident that the brokers will value quality over speed.',
      ],
      lines: {
        open: [
          'In October I told three hundred brokers in Harrogate that they would quote on this system in April. Your paper does not mention them.',
          'Before we discuss ranks: which of us do you suppose will telephone Castlegate, and what will be said?',
        ],
        pressed: [
          'You speak of a pause. A broker does not hear a pause; he hears that Ansell said April and meant something else. What am I to tell him?',
          'I ask for a second time what the brokers receive in April. If the answer is nothing, I should prefer to hear the word.',
          'Three hundred people wrote that month down while I watched them. Kindly tell me what becomes of it.',
        ],
        heard: [
          'That is correct, and it is the first time that anyone has connected the list with Harrogate. It leaves the question of April.',
          'You have understood what I stand to lose. I have not yet heard what I might keep.',
        ],
        answered: [
          'That is a different matter from silence in April. At whose expense is it, and will that sponsor agree before the tenth?',
          'I could build a telephone call on that. I should need the date of the remainder in the committee’s resolution itself.',
        ],
        settled: [
          'Then my word stands where it counts most, and bends where it can. I am able to make those calls.',
          'That is less than I announced and more than I feared. Harrogate will forgive the difference if it comes from me.',
        ],
        relapsed: [
          'You had given me something for April, and you have just taken it away again. I cannot conduct two telephone calls with Castlegate.',
        ],
      },
      better: {
        text: 'You told the brokers April, so I’d like to keep April for the ones who matter most. Property quotes for the three largest on 27 April costs 16 person-months, which I’d take from fraud. The rest returns on 1 July, and both dates go into the resolution on the tenth.',
        why: 'It starts from the promise and not from the rank, gives her something real to say on the telephone, and names who pays for it.',
      },
    },
    {
      id: 'nobody-signed-the-rank',
      summary: 'a ranking by points that nobody puts a name to',
      worry:
        'A formula has never had to defend itself on a stage. If a person had told me to my face that the Workbench matters less, I could have argued with that person.',
      weight: 2,
      central: false,
      cues: [
        'rank',
        'fifth',
        'points',
        'formula',
        'scoring',
        'weights',
        'who decided',
        'spreadsheet',
        'list',
        'recommendation',
      ],
      acknowledgedBy: [
        'You read that you were fifth, and there was no one’s name against it. That was badly done.',
        'A score isn’t an argument, and you’ve been given only the score.',
        'you want to know who thinks its fifth, not which formula does',
      ],
      settledBy: [
        'I put it fifth. The data centre has a contract that ends, the conduct rules are law, claims stops us paying people late, and fraud pays for itself. I’d say that to you in front of the committee.',
        'Me. My call, not the spreadsheet’s. What decided it was that brokers can still quote by email in April, badly, whereas on 31 May the data centre simply closes.',
        'the points only sorted them, i made the cut. and theyre soft, if you weight premium the way you would the workbench comes third. its the people i cant magic up, 140 is 140',
        'The recommendation is mine and I will sign it as mine. I will also append what I should have shown you: on two of the five weightings the Workbench rises to third, and I shall say why I nevertheless did not follow them.',
      ],
      nearMisses: [
        'The scoring model was agreed by all functions and applies weighted criteria consistently across the portfolio.',
        'Prioritisation is never easy, but an objective and transparent process ensures that everybody is treated fairly.',
        'The ranking reflects strategic fit, value and risk, and it has been validated by the working group.',
      ],
      lines: {
        open: [
          'Your annex gives the Workbench 61 points. I have searched it for the name of the person who holds that opinion.',
          'I was informed of the fifth place by a column heading. Whose judgement is it?',
        ],
        pressed: [
          'At the Bar one would have called that a document without a witness. Who speaks to it, if I contest it on the tenth?',
          'If premium were weighted as I would weight it, I come third. Did you know that when you printed the list?',
          'I ask simply: is there a person at Ansell who believes that the Workbench deserves to be fifth?',
        ],
        heard: [
          'I am obliged to you. It remains that the annex bears no signature, and that you have still not told me whose view it is.',
          'Quite so, a number without a witness. And what is your own opinion of the Workbench?',
        ],
        answered: [
          'So it is your judgement, and I can examine it. Which single assumption, if I overturned it, would move the fifth place?',
          'That is an argument, for which I thank you. Will it stand in the paper in those words, and not only in this room?',
        ],
        settled: [
          'I disagree with you, and I know with whom I disagree. That I can accept on the tenth.',
          'Good. A list that someone answers for is a list I can be outvoted by.',
        ],
        relapsed: [
          'You had put your own name to the fifth place. Now it is once more the model that decided. Which of them do I cross-examine?',
        ],
      },
      better: {
        text: 'I put the Workbench fifth, and I’ll say so in front of the committee. The data centre closes on 31 May whether we’re ready or not; brokers can still quote by email in April, badly. If you weight premium your way it comes third, and I’ll show that in the annex.',
        why: 'A former barrister can live with an opponent, not with a formula. Naming the weakest assumption yourself is what makes the rest credible.',
      },
    },
    {
      id: 'claims-spared',
      summary: 'the claims platform having grown by half without anyone asking',
      worry:
        'Mr Ingleby’s estimate went from 34 to 50 in one quarter and nobody coughed. Mine was challenged line by line. I should like to know whether that is arithmetic or friendship.',
      weight: 2,
      central: false,
      cues: ['claims platform', 'Ingleby', '34', 'estimate', 'grew', 'same test', 'sixteen', 'challenge', 'review'],
      acknowledgedBy: [
        'So the claims estimate rose by 16 and nobody tested it, while yours went through line by line.',
        'You’re asking whether Robert Ingleby’s project got the same treatment as yours. On this showing it didn’t.',
        'fair point, claims wasnt looked at as hard as yours was',
      ],
      settledBy: [
        'Then I’ll have it looked at. Two estimators from outside claims, three days, result to you and Mr Ingleby by Tuesday the 8th. If it comes out under 50, the difference goes to the Workbench first.',
        'I’ll review claims before the 10th, line by line like yours. Anything it loses goes to you first. And if it loses nothing, you hear that too.',
        'i didnt check it, honestly. ill get someone neutral on it tmrw and youll have a page before the committee, whatever they shave off goes to workbench',
        'I propose to release capacity to claims in two portions: 34 now, as originally estimated, and the further sixteen only after an independent review on 8 December. The paper would say so in terms.',
      ],
      nearMisses: [
        'All estimates have been through the same gateway process, and I have full confidence in the claims team’s numbers.',
        'It’s natural for estimates to mature as projects become better understood, and we manage that through change control.',
        'I hear your concern about consistency, and we’ll certainly take that on board for the next planning cycle.',
      ],
      lines: {
        open: [
          'Mr Ingleby’s claims platform asked for 34 person-months in September and asks for 50 today. I could not find the page where that was questioned.',
          'My estimate was examined for two days in your office. How long did claims take?',
        ],
        pressed: [
          'Sixteen person-months appeared in the claims platform between two meetings. What precisely do they buy?',
          'I dine with Mr Ingleby, I bear him no ill will. I merely observe that his sixteen would carry my brokers through April.',
          'If I put it to the committee that two projects were measured with two rulers, what will you answer?',
        ],
        heard: [
          'You concede the point gracefully. Who will go through claims, and will it be before the committee or after it?',
          'Then we agree there have been two rulers. I should like to see the shorter one applied to Mr Ingleby.',
        ],
        answered: [
          'That would satisfy me as to method, provided it falls before the tenth. To whom do the freed months fall, if there are any?',
          'That is even-handed. Has Mr Ingleby been told, or shall he learn it from the agenda?',
        ],
        settled: [
          'The same ruler for claims as for mine. Should it still measure 50, I shall say nothing further on the subject.',
          'Very well. I shall not raise the matter of sixteen person-months on the tenth, since you have raised it yourself.',
        ],
        relapsed: [
          'A moment ago the claims figure was to be examined. Now it is to be trusted. I should take care which of these enters the minutes.',
        ],
      },
      better: {
        text: 'You’re right, claims went from 34 to 50 and I didn’t test it as I tested yours. I’ll have two estimators from outside go through it by Tuesday the 8th. What they free goes to the Workbench first, and you’ll hear the result even if it is nothing.',
        why: 'She is testing whether the process is fair. Admitting the gap and closing it before the vote costs little and removes her strongest argument.',
      },
    },
    {
      id: 'eleven-contractors',
      summary: 'losing the eleven people who know the broker code',
      worry:
        'If they leave in January, the first of July is a date on paper. It took us nine months to find people who understand a broker’s quotation.',
      weight: 1,
      central: false,
      cues: ['contractors', 'eleven', 'team', 'Sanjay', 'knowledge', 'January', 'come back in July', 'notice'],
      acknowledgedBy: [
        'If the Workbench team leaves in January there’s nobody to restart it with in July.',
        'You’re worried about the eleven contractors walking off with everything they know.',
        'the people wont wait 6 months, thats true',
      ],
      settledBy: [
        'I’d keep four of the eleven, Mr Sanjay Rao first, and put them on the data centre exit until June. They’re paid from that budget and come back on 1 July.',
        'Keep 4, move them to the data centre till summer, other 7 write a proper handover in Jan. You pick the four.',
        'we dont let all 11 go, 4 stay with us on the data centre exit, budget for that exists, and we get a return clause in their contracts',
        'I would extend the contracts of four engineers of your choosing to 31 December next, charge them to the data centre exit for the first half, and have the other seven document the rating engine before they go.',
      ],
      nearMisses: [
        'We’d capture the knowledge in a comprehensive handover so that no critical expertise is lost.',
        'Resource retention will be managed actively together with our partners during the transition period.',
        'Good people are always hard to replace, but the market has eased and we’ll find excellent talent in July.',
      ],
      lines: {
        open: [
          'There are eleven contractors on the Workbench. I do not imagine that they will sit by the window until July.',
          'It took nine months to assemble Mr Rao’s team. Your paper disperses it in a sentence.',
        ],
        pressed: [
          'With which people does the Workbench return on the first of July? I should like names, or the admission that there are none.',
          'Mr Rao has had an offer from a bank in Manchester since Monday. What may I tell him?',
          'A project without its engineers is a file. How many of the eleven does your plan retain?',
        ],
        heard: [
          'Precisely, they will go. And how many of the eleven can you hold, on what budget?',
          'You see the risk to the team. I have yet to see it in the paper.',
        ],
        answered: [
          'If some remain, the first of July is credible. May I choose them, and by which day must Mr Rao be told?',
          'That preserves the core. Which budget bears it between January and June?',
        ],
        settled: [
          'Mr Rao shall hear it from me this afternoon. With a core retained, I believe in July.',
          'Then the team does not become a file. I am content on that point.',
        ],
        relapsed: [
          'You were to retain part of Mr Rao’s team, and now they are to be replaced in July. I have hired them once; I know what that costs.',
        ],
      },
      better: {
        text: 'I’d keep four of the eleven, Mr Rao first if you agree, and put them on the data centre exit until June. That budget has room. The other seven write the handover in January, and the four come back on 1 July.',
        why: 'It turns a return date from a wish into a plan: named people, a budget that exists, and her choice of whom.',
      },
    },
  ],
  facts: [
    {
      id: 'demand-and-capacity',
      text: 'For the first half of next year seven projects ask for 212 person-months; there are 140.',
      line: 'You write that seven projects want 212 person-months, and that we have 140. I have no quarrel with the subtraction.',
      figures: ['212', '140'],
      knownBy: 'both',
      asked: ['How many projects compete?', 'How much capacity do we have?'],
    },
    {
      id: 'workbench-size',
      text: 'The Broker Workbench needs 52 person-months and has spent £640,000 so far.',
      line: 'The Workbench needs 52 person-months, and £640,000 has already been spent on it. A pause does not return a penny of that.',
      figures: ['52', '£640,000'],
      knownBy: 'both',
      asked: ['What has the Workbench cost so far?', 'How many person-months does it need?'],
    },
    {
      id: 'committee-day',
      text: 'The investment committee decides on 10 December; the paper recommends a pause of the Workbench until 1 July.',
      line: 'The committee sits on 10 December, and I am a voting member of it. You propose that I vote for 1 July.',
      figures: ['10 December', '1 July'],
      knownBy: 'both',
      asked: ['When does the committee sit?', 'Do you have a vote?'],
    },
    {
      id: 'harrogate',
      text: 'On 8 October Philippa told three hundred brokers at the conference in Harrogate that they would quote on the Workbench in April.',
      line: 'On 8 October, in Harrogate, I told three hundred brokers they would quote on it in April. It was not in my script. I meant it.',
      figures: ['8 October', 'Harrogate', 'April'],
      knownBy: 'stakeholder',
      asked: ['What did you promise the brokers?', 'What did you say in Harrogate?', 'Who have you told about April?'],
    },
    {
      id: 'castlegate-renewal',
      text: 'The three largest brokers, Castlegate first among them, bring £31 million of premium; Castlegate’s agreement ends on 30 April.',
      line: 'Three brokers bring us £31 million of premium, and the agreement with Castlegate, the largest, ends on 30 April.',
      figures: ['£31 million', 'Castlegate', '30 April'],
      knownBy: 'stakeholder',
      asked: ['How much premium is at stake?', 'Which brokers matter most?', 'When does the Castlegate agreement end?'],
    },
    {
      id: 'claims-growth',
      text: 'Robert Ingleby’s claims platform asked for 34 person-months in September and asks for 50 now.',
      line: 'In September Robert Ingleby required 34 person-months for claims. He now requires 50, and the explanation is a footnote.',
      figures: ['Robert Ingleby', '34', '50'],
      knownBy: 'stakeholder',
      asked: [
        'How did the claims estimate change?',
        'What did claims ask for in September?',
        'Why did Ingleby’s number grow?',
      ],
    },
    {
      id: 'property-only',
      text: 'A first release that quotes commercial property only would take 16 person-months.',
      line: 'Mr Rao once sketched a smaller release for me, commercial property alone. He thought 16 person-months. I did not pursue it, because nobody asked me to choose.',
      figures: ['16'],
      knownBy: 'stakeholder',
      asked: [
        'Is there a smaller version of the Workbench?',
        'What could be done with less?',
        'What would a first release need?',
        'Could the brokers use a part of it in April?',
      ],
    },
    {
      id: 'data-centre-penalty',
      text: 'The data centre contract ends on 31 May; each month after that costs £210,000.',
      line: 'I signed the data centre contract myself. It ends on 31 May, and every month beyond that costs us £210,000. I do not dispute its place.',
      figures: ['31 May', '£210,000'],
      knownBy: 'stakeholder',
      asked: [
        'What about the data centre?',
        'Why does the data centre come first?',
        'What does a month’s delay there cost?',
      ],
    },
    {
      id: 'the-team',
      text: 'Eleven contractors under Sanjay Rao build the Workbench; their notice is four weeks.',
      line: 'There are eleven of them under Sanjay Rao, on four weeks’ notice. It took nine months to find them.',
      figures: ['Eleven', 'Sanjay Rao', 'four weeks'],
      knownBy: 'stakeholder',
      asked: [
        'Who works on the Workbench?',
        'How many contractors are there?',
        'How long did it take to find them?',
        'What notice do they have?',
      ],
    },
  ],
  opening:
    'Good morning. I have read your paper twice. I learn from it that the Broker Workbench is the fifth most important thing this company could do, and I should be grateful to know who decided that.',
  reactions: {
    acknowledged: [
      'Thank you. That was not in the paper, and it ought to have been its first line.',
      'You state my position fairly, which I had not expected from the author of the annex.',
      'That is so. I am pleased that it has been seen by someone other than myself and Mr Rao.',
    ],
    askedWell: [
      'I am glad you ask, since the working group on the ranking did not.',
      'That is the question I should have put in your place, some weeks before printing a list.',
      'A proper question. I shall give you the answer that the annex lacks.',
    ],
    badNewsOwned: [
      'I do not care for it, but you have said it to my face and before the committee. I note both.',
      'Plainly put. I prefer it to the wording in the paper, which took a page to say less.',
    ],
    gaveFigure: [
      'That is a figure I can set beside the 52, and I have written it down.',
      'Thank you. I shall ask Mr Rao whether he arrives at the same number.',
      'Precise enough to be contested, which I mean as praise. The annex was not.',
    ],
    offeredOption: [
      'So the choice is wider than the paper would have it. Pray continue.',
      'I had been offered one course and a vote. This is an improvement, and I shall want its cost.',
      'That deserves to be considered before the tenth. Who among the other sponsors would object?',
      'I see. I could at least describe that to a broker without blushing.',
    ],
    setBoundary: [
      'A refusal with a reason attached. I do not enjoy it, but I can put it to the test.',
      'I understand that you will not move there. Then let us find where the portfolio can.',
    ],
    committed: [
      'I take that as an undertaking, and I shall expect to find it in the committee’s papers.',
      'Very good. I keep a note of undertakings given to me; you will find that I read it.',
      'Then the Workbench has at least one line in somebody’s diary. Thank you.',
    ],
    summarised: [
      'You have represented me accurately. One could have read it into the record of the tenth.',
      'Yes, those are my points, and in their order. The working group managed one of them.',
    ],
    overPromised: [
      'You had 140 person-months a moment ago. I should be cautious about making promises from the other seventy-two.',
      'That is generous, and I do not believe it. I made a generous promise in Harrogate, and look where it has brought us.',
    ],
    blamed: [
      'The working group did not sign the paper; your office did. I would rather hear about your part.',
      'I have cross-examined a number of people who were not responsible. It never shortened the hearing.',
    ],
    dodged: [
      'With respect, that is not the question. I asked about the Workbench, and I am content to ask again.',
      'You have answered a neighbouring point. I should like to return to mine.',
      'I observe that the brokers did not occur in that answer. They occurred in my question.',
    ],
    threatened: [
      'I shall assume that you did not mean to say that to a voting member of the investment committee.',
      'I was seven years at the Bar. One learns to treat such remarks as evidence of a weak case for the list.',
    ],
    vague: [
      'I am sure that is so in every portfolio. What does it mean for the Workbench in April?',
      'I could not minute that sentence. Would you give me a date, a number or a name?',
      'That is well expressed, and I am none the wiser about my eleven engineers or my three hundred brokers.',
    ],
    rude: [
      'We do not speak to one another in that manner at Ansell. I shall overlook it once.',
      'I have nothing to say to that. When you are ready to discuss the list, I am here.',
    ],
    flattered: [
      'You are most kind. The Workbench is still fifth.',
      'I received a standing ovation in Harrogate, so I am well supplied. May we turn to April?',
    ],
    repeated: [
      'I have that already, in your words, in my notes. Is there anything further?',
      'You have now submitted that twice. It carries the same weight on the second occasion.',
    ],
    offTopic: [
      'I should be delighted, on another afternoon. The committee meets on the tenth and I should like to use this one.',
      'I fail to see how that bears upon seven projects and 140 person-months.',
    ],
    notUnderstood: [
      'Forgive me, I did not follow. Do you speak of the ranking, of the brokers, or of the team?',
      'I am afraid that sentence escaped me. Would you put it so that a committee might vote upon it?',
      'I must ask you to say that again, and to tell me which of the seven projects it concerns.',
    ],
    otherLanguage: [
      'I regret that I have only English, and some law Latin, neither of which helps me there. The committee’s papers are in English also.',
    ],
    brokeRole: [
      'I do not know what you mean by that, and I suspect it has little to do with the investment committee.',
      'An odd remark. I am here as sponsor of the Workbench, and for nothing else.',
    ],
    contradicted: [
      'That is at variance with what you told me earlier, of which I made a note. Which do you maintain?',
      'You have given two accounts. I shall need to know which of them the committee will receive.',
    ],
  },
  echoes: {
    figure: [
      'You say {figure}. I shall read that into the record on the tenth as your figure, and not as the model’s.',
      '{figure}. I take it that the other sponsors have seen the same number.',
    ],
    day: [
      '{day}. I have entered it, with your name beside it, in the diary in which I keep the brokers.',
      'If it is to be {day}, I should like the resolution to say so, and not only the minutes.',
    ],
    promise: [
      'So that there is no doubt, your words: {promise}. I hold you to them as I am held to mine in Harrogate.',
    ],
  },
  closings: {
    agreement: [
      'On those terms I shall second your paper on the tenth, fifth place and all, and I shall telephone Castlegate this afternoon. Kindly send me the amended wording by Friday.',
      'I came to oppose you, and I find that I can support you. The brokers will hear something true from me, and that was the greater part of it. Thank you.',
    ],
    partial: [
      'I shall not oppose you on the tenth, nor shall I yet support you. The point I have left open I expect answered in writing by Monday.',
      'We have made part of the journey. What remains unsettled I shall raise in the committee, and I tell you so today as a courtesy.',
    ],
    walkAway: [
      'I think we must leave it there. I shall table an amendment on the tenth, and you may defend the fifth place to the committee as you have defended it to me.',
      'Thank you for your time. I shall speak to the chief executive about the list, since I cannot find a person here who will.',
    ],
  },
  answers: portfolioPrioritizationMeetingAnswers,
  followUps: portfolioPrioritizationMeetingFollowUps,
  statements: portfolioPrioritizationMeetingStatements,
  common: portfolioPrioritizationMeetingCommonAnswers,
  manner: portfolioPrioritizationMeetingVoice,
};
