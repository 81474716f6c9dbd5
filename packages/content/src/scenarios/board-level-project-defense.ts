import type { ScenarioContent } from '@parley/shared';

import { boardLevelProjectDefenseAnswers } from '../answers/board-level-project-defense';
import { boardLevelProjectDefenseCommonAnswers } from '../common-answers/board-level-project-defense';
import { boardLevelProjectDefenseFollowUps } from '../follow-ups/board-level-project-defense';
import { boardLevelProjectDefenseStatements } from '../statements/board-level-project-defense';
import { boardLevelProjectDefenseVoice } from '../voices/board-level-project-defense';

export const boardLevelProjectDefense: ScenarioContent = {
  slug: 'board-level-project-defense',
  title: 'Board-Level Project Defense',
  description:
    'Approved at CHF 18.0 million, heading for 24.6. On Friday the board votes whether to stop it. Konrad Zellweger chairs the audit committee and has read every page.',
  difficulty: 'hard',
  category: 'status_reporting',
  challengeType: 'budget_constraints',
  stakeholderType: 'executive_sponsor',
  industry: 'Specialty chemicals',
  goal: 'Leave with Konrad’s vote to finish, or with the exact conditions on which he would give it.',
  situation:
    'You direct Meridian, which puts all 16 plants of Aurelian Chemicals on one planning system. The board approved CHF 18.0 million. CHF 15.2 million is spent, 11 plants run on it, and the forecast is now CHF 24.6 million, the third rise. To stop would cost CHF 2.2 million in contract exits, and then CHF 3.1 million a year to keep the old systems alive at the five plants left. Of the CHF 9.4 million still to spend, 6.8 is at fixed price. You claim savings of CHF 4.0 million a year. The board votes on Friday 27 March. It is Monday, in Basel, and Konrad Zellweger gives you half an hour.',
  learningObjectives: [
    'Compare finishing with stopping, from today on',
    'Say which part of a figure is firm and which is not',
    'Give up a claim you cannot prove',
    'Offer the board a way to stop later',
  ],
  skills: ['persuasion', 'expectation_management', 'stakeholder_communication', 'leadership'],
  estimatedDuration: 20,
  persona: {
    name: 'Konrad Zellweger',
    shortName: 'Konrad',
    pronoun: 'he',
    role: 'Board member, chair of the audit committee',
    organisation: 'Aurelian Chemicals',
    description:
      'Chairs the audit committee of a chemicals maker in Basel. Ran a plant for twelve years before he ran anything else. Reads everything, believes what can be checked.',
    style:
      'Clipped English of a German-speaking Swiss. Very short sentences, often without a verb. Articles sometimes missing. Numbers exact, to the decimal. No small talk, no metaphors, no praise beyond "good" and "correct". Never angry; stops talking instead.',
    goals: [
      'A comparison of finishing and stopping that counts only money not yet spent',
      'Never to be asked for a fourth increase',
    ],
    trust: 25,
    patience: 3,
    redLines: [
      {
        text: 'Arguing from the money already spent.',
        line: 'The 15.2 is gone. Argue with it once more and I vote no, for hygiene.',
      },
      {
        text: 'Asking for the whole sum in one vote without any stop in between.',
        line: '9.4 in one piece, no. I signed three pieces without a brake. Not the fourth.',
      },
    ],
    wouldMove: [
      'The forward comparison: 9.4 to finish against 2.2 and then 3.1 a year to stop',
      'Release by plant, with a stop after each one that misses its figure',
      'Only those savings that finance has booked',
    ],
  },
  concerns: [
    {
      id: 'finish-or-stop',
      summary: 'paying on because so much is paid already',
      worry:
        'In 2011 I voted to finish a reactor in Antwerp, because 40 million were in the ground. Every member of that board knew it was wrong. None of us had the other number on paper.',
      weight: 3,
      central: true,
      cues: [
        'stop',
        'finish',
        '9.4',
        '2.2',
        '3.1',
        'spent',
        'from today',
        'old systems',
        'five plants',
        'cheaper',
        'compare',
        'exit',
      ],
      acknowledgedBy: [
        'What’s spent is spent. You want to know whether, from today, stopping is the cheaper of the two.',
        'You don’t want the board to pay 9.4 million only because 15.2 is already gone.',
        'so the question isnt how we got to 24.6, its is it better to stop now, right',
        'I understand that you require the case for stopping to be made as carefully as the case for finishing.',
      ],
      settledBy: [
        'From today: finishing costs 9.4. Stopping costs 2.2 now and 3.1 every year for the five plants. After two years and four months stopping has become the dearer one, without counting a franc of savings.',
        '9.4 to finish. 2.2 plus 3.1 a year to stop. Break-even 2.3 years. The old systems would have to run at least five. So finish.',
        'if we stop friday its 2.2 exit and then 3.1 each yr because tarragona, pune and the others still need the old stuff, so 3 yrs is 11.5 and we have nothing. finishing is 9.4 and done. if you think the plants close within 2 years then stop, honestly thats the case where id stop too',
        'Leaving aside what has been spent, I put two columns before you. Completion: CHF 9.4 million, once. Termination: CHF 2.2 million in exits and CHF 3.1 million each year thereafter. Over five years that is 9.4 against 17.7. I would change my recommendation if two of the five plants were to be sold.',
      ],
      nearMisses: [
        'Eleven of sixteen plants are already live, and it would be a great pity to abandon the programme so close to the finish.',
        'Stopping now would destroy significant value and send entirely the wrong signal to the organisation.',
        'The business case remains compelling, and the strategic rationale for one integrated platform is stronger than ever.',
      ],
      lines: {
        open: [
          'Your paper has forty pages on finishing. On stopping, one line. Why should the board not stop on Friday?',
          'Suppose Meridian had cost nothing until today. Would you start it, for 9.4?',
        ],
        pressed: [
          'I ask for two columns. Finish. Stop. From today. Where are they?',
          'You tell me what is done. Done is 15.2. I ask what is cheaper from Friday.',
          'Third time. If board stops Meridian, what does it cost us, in which year?',
        ],
        heard: [
          'Correct. That is the question. Now the two columns.',
          'You see the trap. I was in it once, in Antwerp. So. What is your comparison?',
        ],
        answered: [
          'Better. And in which case would you yourself stop? There is always one.',
          'I can check that. Over how many years? The number of years decides it.',
        ],
        settled: [
          'Good. Finish and stop, side by side, from today. This I can defend on Friday.',
          'So finishing is cheaper. Now I know it and do not only hope it. Enough on that.',
        ],
        relapsed: ['You had left the 15.2 outside. Now it is in the argument again. Take it out.'],
      },
      better: {
        text: 'From today: finishing costs 9.4, once. Stopping costs 2.2 now and 3.1 every year, so after two years and four months stopping is the dearer one, with no savings counted. If two of the five plants were sold, I’d stop.',
        why: 'He fears voting for money that is gone. Two columns from today, and the case in which you would stop yourself, answer exactly that.',
      },
    },
    {
      id: 'fourth-increase',
      summary: 'a forecast that has risen three times and may rise a fourth',
      worry: '18.0. 19.5. 21.0. 24.6. Each time a man sat there and said, this is the last.',
      weight: 2,
      central: false,
      cues: [
        '24.6',
        '18.0',
        'forecast',
        'increase',
        'third rise',
        'fixed price',
        '6.8',
        'Antwerp',
        'contingency',
        'tranche',
        'per plant',
      ],
      acknowledgedBy: [
        'You’ve been given a last figure three times, and it wasn’t.',
        'Why should you believe 24.6 when 21.0 was also final.',
        'we raised it 3 times so another number from me is worth nothing on its own, understood',
      ],
      settledBy: [
        'Of the 9.4 to come, 6.8 is fixed price. The 2.6 that isn’t, is data at Tarragona and Pune; worst case it is 3.3. Release it plant by plant. If one comes in more than ten per cent over, we stop and I come back to you before the next.',
        '6.8 firm, signed. 2.6 open, worst case 3.3. Don’t release 9.4 on Friday, release Antwerp, 1.9. Then decide again on 30 June.',
        'ok firm is 6.8 contracts signed last month. the rest 2.6 is our own people + data cleaning and could go +25% at most. give us one plant at a time and if we miss you pull the plug, its in the paper if you want it',
        'I would ask the board not for CHF 9.4 million but for CHF 1.9 million, for Antwerp, by 30 June. Each further plant would be released by your committee upon delivery of the last within ten per cent. Of the whole, CHF 6.8 million is contractually fixed.',
      ],
      nearMisses: [
        'This forecast has been thoroughly re-baselined bottom-up and includes adequate contingency, so I’m confident in it.',
        'We’ve strengthened cost control considerably, with monthly reviews and a tighter change process.',
        'The earlier increases were caused by factors that are now well understood and fully mitigated.',
      ],
      lines: {
        open: [
          '18.0. Then 19.5. Then 21.0. Now 24.6. What is the fifth number?',
          'Third increase. What part of 24.6 is signed, and what part is hope?',
        ],
        pressed: [
          'I have three letters. In each, the word final. What is different in yours?',
          'Which plant will be the expensive one? You know it already. Say it.',
          'If 24.6 becomes 26, who stops it, and at which plant?',
        ],
        heard: [
          'Yes. Three times. So not confidence, please. Structure.',
          'Good that you say it. It makes the 24.6 not harder. What makes it harder?',
        ],
        answered: [
          'So a part of 24.6 is soft. How bad can it become? One number.',
          'That is at least a structure. Who stops it when a plant goes over, you or my committee?',
        ],
        settled: [
          'Now I see what holds the 24.6, and who stops it. With that I can live.',
          'Then there is no fifth number without my committee. Good.',
        ],
        relapsed: ['Before, a part of it was soft. Now all 24.6 is certain. Not serious.'],
      },
      better: {
        text: 'Of the 9.4 still to come, 6.8 is fixed price. The open 2.6 is data work at Tarragona and Pune, at worst 3.3. So don’t release it all on Friday: release Antwerp, 1.9, and let your committee decide on each next plant when the last came in within ten per cent.',
        why: 'After three final figures, a fourth convinces nobody. Splitting firm from soft and handing him the brake does.',
      },
    },
    {
      id: 'unbooked-savings',
      summary: 'savings that finance cannot find in the books',
      worry:
        'If the 4.0 were real, Regula Aebi would have found it. She found 1.3. Someone in your programme rounds up.',
      weight: 2,
      central: false,
      cues: ['savings', '4.0', '1.3', 'Regula Aebi', 'booked', 'benefits', 'inventory', 'finance', 'business case'],
      acknowledgedBy: [
        'We claim 4.0 a year, and finance can’t see it in the accounts.',
        'You can’t take a saving to the board that isn’t booked anywhere.',
        'the 4.0 isnt proven, fair',
      ],
      settledBy: [
        'Take the 4.0 out. Use what Regula has booked and nothing else; the case has to stand without the rest. I’ll send a corrected page tonight, with her signature on it by Wednesday.',
        'Only the booked part counts. The rest is inventory we planned to reduce and haven’t. I withdraw it.',
        'strike 4.0. its our estimate not hers. put the booked one in, finishing still wins cos the saving isnt what carries it, the 3.1 a year for old systems is',
        'I withdraw the claim of CHF 4.0 million. The paper will carry solely the amount confirmed by the finance department, by plant and by ledger account, countersigned by Ms Aebi before Friday.',
      ],
      nearMisses: [
        'Many of the benefits are qualitative by nature, and will only be fully visible once all sixteen plants are live.',
        'The savings of 4.0 million were validated with the business and are considered conservative.',
        'Benefits tracking is something that we’re going to put much more emphasis on in the next phase.',
      ],
      lines: {
        open: [
          'You write savings of 4.0 a year. I asked finance. They do not have it. Where is it?',
          'Eleven plants run. Show me one ledger account where it became less.',
        ],
        pressed: [
          'Savings that are not booked are not savings. Is the 4.0 in your argument or out?',
          'Regula Aebi searched two days for your 4.0. She is a good searcher.',
          'If I delete the 4.0, does Meridian still make sense? Calculate.',
        ],
        heard: [
          'So you know it. Then why does it stand in the paper of Friday?',
          'Correct, finance does not see it. What will the board read instead?',
        ],
        answered: [
          'Then the smaller number. Who signs it? I want finance, not the programme.',
          'And without the rest of it, does the case hold? Yes or no first, then why.',
        ],
        settled: [
          'Good. A small number that is true. It helps you more than the 4.0.',
          'With the signature of Regula Aebi I ask nothing more on savings.',
        ],
        relapsed: ['You had withdrawn the 4.0. Now I hear it again. Which paper goes to the board?'],
      },
      better: {
        text: 'Take the 4.0 out. Only what Regula Aebi has booked belongs in the paper, with her signature, and the case stands without the rest, because what carries it is the 3.1 a year for the old systems.',
        why: 'Giving up a claim he has already checked costs nothing and makes every other figure believable.',
      },
    },
    {
      id: 'who-signs',
      summary: 'fourteen people on a committee and nobody who signs',
      worry: 'Fourteen names on the steering group. In my plant, for each valve, one.',
      weight: 1,
      central: false,
      cues: ['steering group', 'fourteen', 'responsible', 'signs', 'plant managers', 'name', 'accountable', 'Joost'],
      acknowledgedBy: [
        'With fourteen people in the steering group, nobody is really answerable for a plant.',
        'You’d like one name per plant, and today there is none.',
        'too many people in charge = nobody, yes',
      ],
      settledBy: [
        'One name per plant. Joost Vermeulen signs for Antwerp, date and amount, before Friday; I sign for the total. If a plant is late, you call that one person.',
        'I answer for the 24.6. Each plant manager signs for his own go-live. No signature, no release.',
        'its me. and per plant the plant manager, joost for antwerp already said yes, ill have the other 4 signatures by thursday or i tell you whose is missing',
        'The steering group will be reduced to three, and each of the five remaining plants given a single owner who signs for date and cost. My own name stands under the total, and you may remove me by it.',
      ],
      nearMisses: [
        'Accountability sits with the steering group, which brings together all the relevant functions and regions.',
        'We have a clear governance model, with well-defined roles and escalation paths at every level.',
        'Everybody on the programme feels responsible for its success, from the top to the plant floor.',
      ],
      lines: {
        open: [
          'Steering group, fourteen persons. Who of them goes, if Antwerp fails?',
          'On page six, governance. Much colour. No name. Who signs?',
        ],
        pressed: [
          'I ran a plant. For each valve one man. For Antwerp, who?',
          'You say we. We is fourteen. I want one.',
          'When it rose to 21.0, who was responsible? I look since then.',
        ],
        heard: [
          'So. Fourteen is nobody. And now, who?',
          'Yes, one per plant. Today it is none. What will you change by Friday?',
        ],
        answered: [
          'A name. Does he know it already, this name?',
          'Good. Is that for one plant, or for the total? I need both.',
        ],
        settled: ['Names. As with the valves. Good.', 'This page I will show to the board first.'],
        relapsed: ['Five minutes ago, one name. Now again the steering group. Fourteen.'],
      },
      better: {
        text: 'I answer for the total, and each of the five plant managers signs for his own date and cost before Friday. Joost Vermeulen has said yes for Antwerp; if a signature is missing on Thursday, I’ll tell you whose.',
        why: 'He thinks in valves and names. A signature per plant is the only governance he will read.',
      },
    },
  ],
  facts: [
    {
      id: 'approved-and-forecast',
      text: 'The board approved CHF 18.0 million for Meridian; the forecast is now CHF 24.6 million.',
      line: 'Approved CHF 18.0 million. Forecast CHF 24.6 million. The difference is one plant in Tarragona.',
      figures: ['CHF 18.0 million', 'CHF 24.6 million'],
      knownBy: 'both',
      asked: [
        'How much was approved?',
        'What is the forecast?',
        'what sum did the board give us at first',
        'Which two figures do you have in front of you?',
        'How far over the approved sum are we by your reading?',
        'approved and forecast, what do you have there',
        'What does the paper say the whole thing will cost now?',
        'Which total are you working with?',
      ],
    },
    {
      id: 'spent-and-live',
      text: 'CHF 15.2 million is spent, and 11 of the 16 plants run on the system.',
      line: 'CHF 15.2 million gone, 11 plants of 16. I have visited three of the 11. It works. That is not my question.',
      figures: ['CHF 15.2 million', '11', '16'],
      knownBy: 'both',
      asked: [
        'How much is spent?',
        'How many plants are live?',
        'Does it work in the plants?',
        'how much money has gone out so far',
        'How many plants already run on it, by your count?',
        'Have you seen for yourself whether it runs?',
        'what do you know about the state of the rollout',
        'Of the sixteen, how many are done?',
        'Does the system do its job where it’s live?',
      ],
    },
    {
      id: 'cost-of-stopping',
      text: 'Stopping costs CHF 2.2 million in contract exits and then CHF 3.1 million a year to keep the old systems alive at five plants.',
      line: 'To stop, CHF 2.2 million once and CHF 3.1 million a year. You could have put it on page one.',
      figures: ['CHF 2.2 million', 'CHF 3.1 million'],
      knownBy: 'student',
    },
    {
      id: 'fixed-price-part',
      text: 'Of the CHF 9.4 million still to spend, 6.8 is at fixed price.',
      line: 'So 6.8 of the CHF 9.4 million is fixed. The rest is where the fifth number lives.',
      figures: ['CHF 9.4 million', '6.8'],
      knownBy: 'student',
    },
    {
      id: 'the-vote',
      text: 'The board votes on Friday 27 March; the paper claims savings of CHF 4.0 million a year.',
      line: 'Friday 27 March, item four. The paper says CHF 4.0 million a year. Seven members will read only this line.',
      figures: ['Friday 27 March', 'CHF 4.0 million'],
      knownBy: 'both',
      asked: [
        'When is the vote?',
        'on what day do you decide',
        'When exactly does the board sit?',
        'Which item on the agenda are we?',
        'what’s the date of the decision',
        'Is Friday the 27th still the day of the vote?',
        'What will the members read about savings?',
        'where do we stand on the agenda for Friday',
      ],
    },
    {
      id: 'three-increases',
      text: 'The forecast rose from 18.0 to 19.5, then to 21.0, then to 24.6; Konrad signed each time.',
      line: '18.0 to 19.5. To 21.0. To 24.6. My signature is on each. I looked at it this morning.',
      figures: ['18.0', '19.5', '21.0', '24.6'],
      knownBy: 'stakeholder',
      asked: [
        'How often has the forecast risen?',
        'What were the earlier forecasts?',
        'What did you sign before?',
        'how many times did we come back for more',
        'What were the steps from 18.0 to today?',
        'Could you list the increases one after the other?',
        'which amounts have you approved since the beginning',
        'Have you put your name to every increase so far?',
        'How did we get from 18.0 up to 24.6?',
      ],
    },
    {
      id: 'booked-savings',
      text: 'Regula Aebi, head of finance, has booked savings of CHF 1.3 million a year, at Visp and Cork.',
      line: 'Regula Aebi found CHF 1.3 million a year. Not 4.0. It is in the accounts, so I believe it.',
      figures: ['Regula Aebi', 'CHF 1.3 million'],
      knownBy: 'stakeholder',
      asked: [
        'What has finance booked?',
        'How much of the savings is real?',
        'Who checked the savings?',
        'what did Regula Aebi find',
        'How much saving is in the accounts today?',
        'Which savings figure would finance stand behind?',
        'how high are the savings that are really booked',
        'At which plants did finance find savings?',
        'If it isn’t 4.0, what is the number?',
      ],
    },
    {
      id: 'board-count',
      text: 'Of the seven board members three want to stop, three want to finish, and Konrad has the last vote.',
      line: 'Seven votes. Three stop. Three finish. I am the seventh.',
      figures: ['seven', 'three'],
      knownBy: 'stakeholder',
      asked: [
        'I’ve heard that the board is split, how many are on our side?',
        'how many are for us',
        'How will the others vote?',
        'How does the board stand?',
        'How many votes are there?',
        'Who is against?',
        'What’s the split on the board at the moment?',
        'how many members are for stopping',
        'Do we have a majority on Friday?',
        'who stands where among the seven',
        'Is it close, the vote?',
        'How many do I still need to win over?',
        'Are you the one who tips it?',
      ],
    },
    {
      id: 'antwerp-reactor',
      text: 'In 2011 Konrad voted to finish a reactor in Antwerp because 40 million had been spent; it was closed in 2014.',
      line: 'Antwerp, reactor two, 2011. 40 million in the ground, so we finished. Closed in 2014. I voted yes.',
      figures: ['Antwerp', '2011', '40 million', '2014'],
      knownBy: 'stakeholder',
      asked: [
        'What happened in Antwerp?',
        'Have you been in this position before?',
        'Why are you so careful?',
        'What’s the story with reactor two?',
        'tell me about the reactor in Antwerp',
        'Did you once vote to finish something you shouldn’t have?',
        'what did you experience before that makes you ask about stopping',
        'Which earlier decision do you have in mind?',
        'Has this company finished something wrong before?',
      ],
    },
    {
      id: 'plants-for-sale',
      text: 'The board has been offered a price for the Tarragona plant; a sale would not close before the end of 2027.',
      line: 'Confidential. There is an offer for Tarragona. Not before the end of 2027. The other four stay.',
      figures: ['Tarragona', 'end of 2027'],
      knownBy: 'stakeholder',
      asked: [
        'Do you know of one that could fall away?',
        'which plant might drop out before we reach it',
        'Is a plant for sale?',
        'Will all five plants stay?',
        'Which plants could be sold?',
        'Could something change the five plants?',
        'is there something about the five plants that I don’t know',
        'Will Tarragona still belong to us in two years?',
        'Has somebody made an offer for one of the plants?',
        'which of the remaining five may leave the group',
        'Should I know anything about the future of Tarragona?',
        'Are there any plans to sell?',
      ],
    },
  ],
  opening:
    'Sit, please. I have read the forty pages. Approved 18.0, now 24.6, and on Friday I vote. You have half an hour. Tell me why we should not stop.',
  reactions: {
    acknowledged: [
      'Correct. That is my problem with Meridian. Not the forty others.',
      'You have understood it. Your paper has not.',
      'Yes. So I sit here since the last increase.',
    ],
    askedWell: [
      'Good question. Short answer.',
      'This you should have asked before the forty pages. I answer it now.',
      'Finally one who asks the board something before Friday.',
    ],
    badNewsOwned: [
      'Noted. Unpleasant, but from the one who directs Meridian and before the vote. Good.',
      'You do not hide it behind the suppliers. The last one did.',
    ],
    gaveFigure: [
      'One number, one sentence. More of that before Friday.',
      'I write it beside the 24.6. I will check it.',
      'To the decimal, good. Finance will ask me from where.',
    ],
    offeredOption: [
      'A second way. The paper has only one. Continue.',
      'Possible. What does it cost in the year after the vote?',
      'This the board could decide. Is it calculated or invented?',
    ],
    setBoundary: [
      'You say no to a board member. Fine. With a reason. Fine also.',
      'So there is a limit in Meridian. I had not seen one yet.',
    ],
    committed: [
      'Good. I expect it before item four is called.',
      'Then you are bound. I also write it down, next to my three signatures.',
      'Date and person. That is how a plant works.',
    ],
    summarised: [
      'Correct. Without one word too many for the minutes of Friday.',
      'Yes. So I would have said it to the board.',
    ],
    overPromised: [
      'No. This was also in the letter for 21.0. Almost the same words.',
      'Too good. For 9.4 one does not get this. What do you leave out?',
    ],
    blamed: [
      'Supplier, plants, finance. And the director of Meridian?',
      'The board gave the 18.0 to you, not to them. Speak about you.',
    ],
    dodged: [
      'That is an answer. Not to my question about Meridian.',
      'You went around. I have twenty minutes. Again, directly.',
      'On Friday seven people will notice that. I also.',
    ],
    threatened: [
      'I am sixty-eight and the third vote of this size. Pressure does not work. Numbers work.',
      'So. That goes to the chairman, in writing. You may continue with the columns.',
    ],
    vague: [
      'Words. Which plant, which franc, which date?',
      'This stands in each of my three letters. Be concrete.',
      'I cannot audit this sentence.',
    ],
    rude: [
      'I stop listening now. You have one minute to begin again, on Meridian.',
      'In this house not. Next time I close the file.',
    ],
    flattered: [
      'Not necessary. The 24.6 does not become smaller from it.',
      'Leave that. You have half an hour and use it for me. Use it for the five plants.',
    ],
    repeated: [
      'Same sentence. The number of times does not enter in the calculation.',
      'Heard. Is there something that I have not heard, before Friday?',
    ],
    offTopic: ['Not item four. Item four is Meridian.', 'Another day. Friday the board votes.'],
    notUnderstood: [
      'I do not understand. My English or your sentence? Is it about stopping, or the 24.6?',
      'Please again. Short. Subject, number, date.',
      'This I could not translate to the board. What do you mean?',
    ],
    otherLanguage: ['English, please. The board papers are in English, so I practise. Also with you.'],
    brokeRole: [
      'I do not know of what you speak. I chair the audit committee. Item four, please.',
      'Strange remark. It has no number in it. Continue with Meridian.',
    ],
    contradicted: [
      'Before, other. I have it here in pencil. Which one goes to the board?',
      'Two statements, one Meridian. One is wrong. Say me which.',
    ],
  },
  echoes: {
    figure: [
      '{figure}. In pencil, until finance confirms it.',
      'I repeat it for the minutes: {figure}. Not one franc of interpretation.',
    ],
    day: ['{day}. On that day I look in my letterbox. Early.', 'So {day}. The vote is Friday, that I remind you.'],
    promise: ['I note your words: {promise}. Under it, your name. Correct?'],
  },
  closings: {
    agreement: [
      'Good. Finishing and stopping, honestly compared. I vote to finish, and I explain it to the other six. Send the corrected page until Wednesday.',
      'I came to stop it. On these conditions, I finish it. It is the first time since the 18.0 that I sign without stomach pain.',
    ],
    partial: [
      'Part is clear. Part is not. Until the missing part is on paper, I vote for postponement, not for Meridian. You have until Wednesday evening.',
      'More than in forty pages. Not enough for 9.4. Bring what is open, then I decide on Thursday.',
    ],
    walkAway: [
      'Enough. I vote to stop. Not because Meridian is bad. Because nobody can tell me that it is not.',
      'The half hour is over for me. Friday, item four. You will hear the result from the secretary.',
    ],
  },
  answers: boardLevelProjectDefenseAnswers,
  followUps: boardLevelProjectDefenseFollowUps,
  statements: boardLevelProjectDefenseStatements,
  common: boardLevelProjectDefenseCommonAnswers,
  manner: boardLevelProjectDefenseVoice,
};
