import type { ScenarioContent } from '@parley/shared';

import { budgetCutNegotiationAnswers } from '../answers/budget-cut-negotiation';
import { budgetCutNegotiationCommonAnswers } from '../common-answers/budget-cut-negotiation';
import { budgetCutNegotiationFollowUps } from '../follow-ups/budget-cut-negotiation';
import { budgetCutNegotiationStatements } from '../statements/budget-cut-negotiation';
import { budgetCutNegotiationVoice } from '../voices/budget-cut-negotiation';

export const budgetCutNegotiation = {
  slug: 'budget-cut-negotiation',
  title: 'Budget Cut Negotiation',
  description:
    'Ingrid wants fifteen per cent out of your budget by Friday: €480,000. Four projects have already told her that it cannot be done. She has not said what the money is for.',
  difficulty: 'hard',
  category: 'budget_discussion',
  challengeType: 'budget_constraints',
  stakeholderType: 'executive_sponsor',
  industry: 'Energy',
  goal: 'Find out what kind of money she needs, give her a figure that she can use, and protect what must not be cut.',
  situation:
    'You run Tideline at Sturmhav: maintenance planning for 310 offshore turbines, €3.2 million, of which €1.9 million is spent. Ingrid wants €480,000 of the rest by Friday, 20 November. Open are: sensors for €340,000, payable on 15 December (the maker accepts delivery and payment in February if told by 27 November); a training simulator for €210,000, not ordered (without it, training on board costs €95,000 in spring); tablets for the third crew vessel, €180,000, which can wait until April (its crews lose three hours a week on paper); and the lockout module, €95,000, which keeps a turbine from starting with people inside it.',
  learningObjectives: [
    'Ask what the cut is for before offering one',
    'Put a price and a consequence on each cut',
    'Refuse one thing, with a reason',
    'Recommend, and say what you would sign',
  ],
  skills: ['negotiation_skills', 'problem_solving', 'persuasion', 'expectation_management'],
  estimatedDuration: 20,
  persona: {
    name: 'Ingrid Voss',
    shortName: 'Ingrid',
    pronoun: 'she',
    role: 'Chief financial officer',
    organisation: 'Sturmhav Wind Service',
    description:
      'Chief financial officer of Sturmhav in Bremerhaven. Cool, fast with figures, drily funny. Respects anyone who has done the sum before entering the room.',
    style:
      'Formal, cold, well-made sentences with an edge of wit. German precision in fluent English; "please" as an order. Puts a figure before an adjective. Answers a vague sentence with an exact question. Never explains twice, never gets loud, never says "budget envelope" or "synergy". British spelling.',
    goals: [
      'Have €12 million in the bank on 31 December',
      'Not buy next year’s damage with this year’s saving',
      'Treat the five projects by one rule that she can defend',
    ],
    trust: 33,
    patience: 4,
    redLines: [
      {
        text: 'She will not accept a cut in anything that protects people on a turbine, nor be told that a cut is one when it isn’t.',
        line: 'If you offer me the lockout module I shall end this meeting. I need money, I do not need a funeral.',
      },
    ],
    wouldMove: [
      'The question whether she needs cash this year or a smaller total',
      'Payments moved past 31 December, with the dates on which they could still be moved',
      'A cut with its later cost stated, before she has to ask',
      'A line held with a reason in people or in euros',
    ],
  },
  concerns: [
    {
      id: 'year-end-cash',
      summary: 'the cash that must lie in the bank on 31 December',
      worry:
        'The Weserbank may call our credit line if there is less than twelve million in the accounts on the thirty-first of December. I forecast eleven point one. Nine hundred people work here and four of us know.',
      weight: 3,
      central: true,
      cues: [
        '31 December',
        'year end',
        'cash',
        'January',
        'payment',
        'postpone',
        '15 December',
        'February',
        'liquidity',
        'this year',
        'bank',
      ],
      acknowledgedBy: [
        'It sounds to me as if this is about a day and not about a budget. The money has to be there at the end of the year.',
        'so you dont need us to be cheaper, you need the cash not to leave before december 31',
        'If the pressure is liquidity at the year’s end, a payment in January helps you as much as a cut.',
        'You are short of cash on one particular date, and I was about to offer you savings in March.',
      ],
      settledBy: [
        'The sensors: €340,000, due 15 December. I move delivery and payment to February, at no cost, if I tell the maker by the 27th. Together with the tablets in April that is €520,000 that does not leave the account this year.',
        '340k sensors -> feb (i need your ok by 27 nov), 180k tablets -> april. 520k stays in the bank over new year, nothing is cancelled',
        'I recommend that we cut nothing and pay later. Sensors in February and tablets in April make five hundred and twenty thousand, forty more than you asked for. You would have the two confirmations in writing by Thursday, before your Friday.',
        'Would the 340 be enough if it moved to February, together with not ordering the simulator this year at all? It’s 550 out of December. The simulator we could decide on in March with a clear head. The cost would be 95 for training on board, and I’d rather say that now.',
        'What is due before the 31st is 340 for sensors on 15 December and 180 for tablets on the 1st. Both can be moved, I rang both firms this morning. The tablets cost the third crew three hours a week until April, that’s the price.',
      ],
      nearMisses: [
        'I fully appreciate the financial pressure that the company is under and we want to contribute our share.',
        'We could look into optimising the cash flow profile of the project across the remaining phases.',
        'By working smarter and focusing on value we should be able to find significant efficiencies by year end.',
        'Let me go through the budget line by line with the team and come back to you with proposals next week.',
      ],
      lines: {
        open: [
          'On the thirty-first of December somebody looks at one number in this company. I need four hundred and eighty thousand in it from you.',
          'Please do not tell me what you will save in spring. I have a date, and it is not in spring.',
        ],
        pressed: [
          'You have not asked what I need it for. People who do not ask usually offer me the wrong thing.',
          'That saves money next year. I said Friday, and I said December. Listen to the dates, please.',
          'The total of Tideline interests me less than you think. What leaves the account in the next six weeks does interest me.',
        ],
        heard: [
          'So you can hear a date when it is mentioned. Yes. Now which payments are we speaking of?',
          'Correct, and you did not learn it from me. What leaves your account before that day?',
        ],
        answered: [
          'That would count. Until which day can it still be moved, and who confirms it to me in writing?',
          'It is the right kind of money. Is it four hundred and eighty thousand of it, or nearly?',
        ],
        settled: [
          'Then the money is where it has to be on the thirty-first, and I know how it got there. Good.',
          'That is what I call an answer: it has an amount, and the amount is still there on New Year’s Eve. I accept it.',
        ],
        relapsed: [
          'Now it leaves the account in December after all. You are aware that I had already written it into the forecast.',
        ],
      },
      better: {
        text: 'Before I offer anything: is it the total you need to bring down, or the cash on 31 December? If it’s cash, I can move €340,000 of sensors to February and €180,000 of tablets to April, and cut nothing.',
        why: 'A cut in the total and a later payment look the same on Friday and quite different in spring. One question finds out which of them solves her problem.',
      },
    },
    {
      id: 'fifth-no',
      summary: 'hearing from a fifth project that nothing can be cut',
      worry:
        'Four project leaders sat in that chair this week. All of them said “impossible”, and all of them found something once I stood up. It makes one tired of asking politely.',
      weight: 2,
      central: false,
      cues: [
        'impossible',
        'cannot be cut',
        'fifteen per cent',
        '€480,000',
        'Friday',
        'other projects',
        'figure',
        'four projects',
      ],
      acknowledgedBy: [
        'You have heard “impossible” all week, so I won’t begin with it.',
        'four people told you no before me and i guess all of them had slides',
        'You’d rather have an ugly figure from me than a beautiful reason.',
      ],
      settledBy: [
        'You’ll get €480,000. I have brought three lines that can move and one that can’t, each with its price, on one page. I would sign it today.',
        'yes you can have it. 340+180=520, thats more than 15%. heres the page',
        'It can be done, and I shall not pretend that it is painless. €390,000 can be cut outright, simulator and tablets; beyond that it would have to be moved rather than cut, and there I have €340,000.',
        'I did the sum last night because I thought you would ask. Fifteen per cent is possible, twenty would stop the project, and I can show you where exactly that line runs and why.',
      ],
      nearMisses: [
        'We are already running an extremely lean project, but we’ll see what we can do.',
        'We want to be part of the solution and are open to a constructive dialogue about it.',
        'It will be very challenging, but with a joint effort nothing is impossible.',
      ],
      lines: {
        open: [
          'You are the fifth this week. The other four said “impossible”. I hope you have thought of another word.',
          'I should like a number from you by Friday. So far this week I have collected only adjectives.',
        ],
        pressed: [
          'That is the sentence Herr Dierks used on Tuesday, before he found six hundred thousand.',
          'You are telling me why it is difficult. I assumed that. I asked how much.',
          'If I have to choose the lines myself I will do it alphabetically, and you will find that “lockout” comes early.',
        ],
        heard: [
          'Then you know what my week was like. Surprise me: what is your number?',
          'I do not need sympathy for Monday to Wednesday, though it is noted. What can Tideline give?',
        ],
        answered: [
          'So you have done the sum. Show me where it becomes painful, please, before I find it myself.',
          'That is a number. Is it one you would sign today, or one you hope I will negotiate?',
        ],
        settled: [
          'The first project this week that came with a figure and not with a face. Thank you.',
          'Good. You said what, how much, and where you stop. That is all I ever ask.',
        ],
        relapsed: ['So it has become impossible again. I had already begun to tell people about you.'],
      },
      better: {
        text: 'You’ll get your 480. Here are three lines that can move and one that can’t, each with what it costs us. My recommendation is the first two, and I’d sign it today.',
        why: 'Four people opened with “no”. A yes with a price list gives you the right to refuse the one thing that matters.',
      },
    },
    {
      id: 'dear-later',
      summary: 'saving something now that costs three times as much next year',
      worry:
        'In 2023 I cut the grease programme, three hundred thousand. In 2024 we changed four gearboxes at sea. One point one million. It was a good saving until it was not. Nobody had told me, because nobody thought I would want to know.',
      weight: 2,
      central: false,
      cues: [
        'gearboxes',
        'grease',
        'later cost',
        'simulator',
        '€95,000',
        'spring',
        'three hours',
        'consequence',
        'next year',
        'tablets',
      ],
      acknowledgedBy: [
        'You want to know what each cut comes back as, and not only what it saves.',
        'a saving now that turns into a repair next year is no use to you, i get that',
        'Somebody has sold you a cheap cut before, I think, and you paid for it later.',
      ],
      settledBy: [
        'The simulator saves €210,000 now and costs €95,000 in spring, when sixty technicians train on board. Net €115,000. The sensors cost nothing to move. The tablets cost three hours a week on one vessel until April.',
        'prices: sensors 0. simulator -210 now +95 in spring. tablets 3h/week for 1 crew, about 11k till april. lockout: dont',
        'I would advise against the simulator, as it is the only one of them that comes back with a bill. The other two come back with nothing but a delay, and you will have that from me in writing, with the amounts.',
        'Every line has its interest rate, so to speak. At the sensors it’s zero, we have spares until March. With the tablets it is three hours a week for twelve people. For the simulator you’d pay nearly half of the saving back in spring, so I would leave it alone.',
      ],
      nearMisses: [
        'Every cut naturally has certain consequences that we would have to manage carefully.',
        'Cutting now may be penny wise and pound foolish in the long run.',
        'We need to strike the right balance between short-term savings and long-term value.',
      ],
      lines: {
        open: [
          'And please tell me with each line what it costs me later. I have bought a cheap cut once.',
          'Which of your savings comes back next year, and how much has it grown by then?',
        ],
        pressed: [
          'You offer, and you do not say what it does. That is how we came to change four gearboxes at sea.',
          'You have named what it saves. The other column is empty, and I am paid to look at the other column.',
          'A consequence is not an amount. What does it cost me in spring, in euros?',
        ],
        heard: [
          'Yes. I have learned that lesson with grease. So what is in your second column?',
          'You think in two years at a time; that is rare in this house. Then give me both of them.',
        ],
        answered: [
          'I see the cost for that line. And for the others, is it nothing, or have you not looked?',
          'Good. Which of the lines would you keep your hands off, and why that one?',
        ],
        settled: [
          'Now I know what I am buying. If it goes wrong in spring, it goes wrong at a known price.',
          'Two columns, both filled in. I shall ask Herr Dierks why he cannot do that.',
        ],
        relapsed: ['The cost in spring was smaller a few minutes ago. That is how it started with the grease.'],
      },
      better: {
        text: 'The sensors cost nothing to move. The tablets cost one crew three hours a week until April. The simulator saves 210 now and costs 95 in spring, so I’d leave that one alone.',
        why: 'She once bought a saving of 300 that cost 1,100. Naming the later cost before she asks is what makes your figures believable.',
      },
    },
    {
      id: 'lockout-module',
      summary: 'a cut that ends with somebody inside a turbine when it starts',
      worry:
        'I was on the quay in 2019 when they brought the boy from the seventeen in. Do not ever tell me a number for that.',
      weight: 2,
      central: false,
      cues: ['lockout', '€95,000', 'safety', 'people', 'turbine', 'technicians', 'inside', 'must not'],
      acknowledgedBy: [
        'There’s one line on this list that neither of us would want to have crossed out.',
        'Nobody should have to weigh a person against €95,000, you less than anyone.',
        'i take it that safety isnt up for trade and you want me to say so before you do',
      ],
      settledBy: [
        'The lockout module stays, all €95,000 of it, and it’s ordered on Monday so that it is out of reach of any later round. Everything else is open.',
        'no to the lockout. if someone is in the nacelle it must not be able to start. take anything else',
        'I would rather give you the simulator and the tablets together than the lockout module. It keeps a turbine from starting while a technician is inside; there are about forty such visits a week in winter.',
        'One thing I won’t sign away, and that’s the 95 for the lockout. If you need 480 without it, I get there by another way, the sensors and the tablets. So it needn’t even be a fight.',
      ],
      nearMisses: [
        'Safety is always our number one priority in everything that we do.',
        'We could perhaps phase the safety features in at a later stage to free up some budget.',
        'Of course there are some items on the list that are more critical than others.',
      ],
      lines: {
        open: [
          'There is a line of ninety-five thousand on your list. I shall not say what I think of it. What do you think?',
          'Which of these four would you refuse me? I ask because I want to see whether you do.',
        ],
        pressed: [
          'You have not defended a single line so far. A budget in which nothing is worth defending makes me nervous.',
          'Somebody upstairs will point at ninety-five thousand and ask. What do I answer?',
          'If everything is negotiable with you, then I must be the one who knows what is not.',
        ],
        heard: [
          'We agree about that, I think. Then say it as a decision and not as a feeling.',
          'Good. And what happens with the ninety-five thousand, concretely?',
        ],
        answered: [
          'That is a refusal I can use. Why that line, in one sentence, for someone who has never been on a turbine?',
          'You hold that one. Does the sum still come to four hundred and eighty without it?',
        ],
        settled: [
          'The module stays. I wanted to hear it from your side of the table first.',
          'Good. It is not on the list any more, and anyone who asks may come to me.',
        ],
        relapsed: ['A moment ago the module was untouchable. I would be very careful with the next sentence.'],
      },
      better: {
        text: 'You can have any of the other three. The lockout module stays: it keeps a turbine from starting with a technician inside. I get to 480 without it.',
        why: 'She is testing whether you have a line. A refusal with its reason, and with the sum still whole, is worth more than a concession.',
      },
    },
    {
      id: 'one-rule',
      summary: 'giving Tideline a kinder rule than the other four projects',
      worry:
        'The crane gave twenty-two per cent. If you give less than fifteen, they all come back, and I can’t tell them why.',
      weight: 1,
      central: false,
      cues: ['other projects', 'crane', 'fair', 'same rule', 'fifteen per cent', 'exception', 'Dierks', 'precedent'],
      acknowledgedBy: [
        'Whatever you grant us, four others will hear about.',
        'if we get off lighter than the crane people, youre the one who has to explain it',
        'You need something that holds as a rule, and not a favour for Tideline.',
      ],
      settledBy: [
        'Make it the rule for all five: a payment that moves past 31 December counts as a cut, if the supplier confirms it in writing. Then I’m at 16 per cent by the same measure as everyone.',
        'we give 520 = 16.25% so nobody can say we got a discount. more than the 15 you asked for',
        'I suggest that you tell the others exactly what we did, lines and amounts. There’s nothing in it that they couldn’t do as well, and I’d be glad to show Herr Dierks how we found it.',
        'By your own rule it’s fifteen and we bring a bit over sixteen. The difference I would like to keep in reserve, on paper and in the open, in case one of the two suppliers doesn’t answer by the 27th.',
      ],
      nearMisses: [
        'Every project is different, so I think a case-by-case approach would be fairer.',
        'Tideline is strategically important and should be looked at in a special way.',
        'I am sure that the other projects will understand if you explain the context to them.',
      ],
      lines: {
        open: [
          'The harbour crane has given twenty-two per cent. What do I tell them about you?',
          'There are five of you and one rule. If I bend it for Tideline I should like to know what to call that.',
        ],
        pressed: [
          'Everyone in that chair is strategic. I have yet to meet the project that is merely useful.',
          'Would you say that sentence with Herr Dierks at the table? Because he will hear of it.',
          'Less than fifteen is possible. Then you come along on Friday and tell the other four.',
        ],
        heard: [
          'Yes, they talk to each other. So what is it that I can say to all five?',
          'You have understood my difficulty with the crane. And your suggestion?',
        ],
        answered: [
          'That is a measure I could use. Would it hold for the crane and the others too?',
          'It would work as a rule. Who explains it to the crane, you or I?',
        ],
        settled: [
          'One rule for five, and you are on the right side of it. That I can defend.',
          'Good. I will send the others to you when they tell me it is impossible.',
        ],
        relapsed: ['Now Tideline is an exception after all. The crane people will be so pleased.'],
      },
      better: {
        text: 'By your rule we owe 15 per cent; moving the sensors and the tablets gives you just over 16. Count a confirmed payment after 31 December as a cut for all five, and nobody has had a favour.',
        why: 'It gives her a sentence for the other four projects, which is the thing she would otherwise have to find alone.',
      },
    },
  ],
  facts: [
    {
      id: 'the-cut',
      text: 'Ingrid wants €480,000, fifteen per cent of Tideline’s €3.2 million, by Friday, 20 November.',
      line: 'Fifteen per cent of three point two million. Four hundred and eighty thousand, by Friday. I assume the arithmetic is not in dispute.',
      figures: ['€480,000', '€3.2 million', '20 November'],
      knownBy: 'both',
      asked: ['How much do you need?', 'What do you want from us?'],
    },
    {
      id: 'spent',
      text: 'Of the €3.2 million, €1.9 million is spent.',
      line: 'One point nine is gone. I am speaking of the one point three that still thinks it is safe.',
      figures: ['€1.9 million'],
      knownBy: 'both',
      asked: ['How much is spent?'],
    },
    {
      id: 'sensors',
      text: 'Sensors for €340,000 are payable on 15 December; the maker accepts delivery and payment in February if told by 27 November.',
      line: 'Three hundred and forty thousand that could leave in February. And until the twenty-seventh it costs nothing to say so. Interesting.',
      figures: ['€340,000', '15 December', 'February', '27 November'],
      knownBy: 'student',
    },
    {
      id: 'simulator',
      text: 'The training simulator, €210,000, is not ordered; without it, training on board costs €95,000 in spring.',
      line: 'So the simulator saves two hundred and ten and returns as ninety-five. Forty-five per cent interest. My bank is friendlier.',
      figures: ['€210,000', '€95,000'],
      knownBy: 'student',
    },
    {
      id: 'tablets',
      text: 'Tablets for the third crew vessel, €180,000, can wait until April; its crews lose three hours a week on paper.',
      line: 'One hundred and eighty thousand, and the third vessel writes by hand until April. Their handwriting is atrocious, but it is free.',
      figures: ['€180,000', 'April', 'three hours a week'],
      knownBy: 'student',
    },
    {
      id: 'lockout',
      text: 'The lockout module, €95,000, keeps a turbine from starting with people inside it.',
      line: 'Ninety-five thousand so that nobody is inside when it turns. I know what it is for.',
      figures: ['€95,000'],
      knownBy: 'both',
      asked: ['What is the lockout module for?'],
    },
    {
      id: 'covenant',
      text: 'The Weserbank may call the credit line if Sturmhav holds less than €12 million on 31 December; the forecast is €11.1 million.',
      line: 'Since you asked: the Weserbank looks at our accounts on the thirty-first of December. It wants to see twelve million. I see eleven point one.',
      figures: ['Weserbank', '€12 million', '31 December', '€11.1 million'],
      knownBy: 'stakeholder',
      asked: [
        'What is the money for?',
        'Is it cash or the total you need?',
        'Why do you need it?',
        'What happens on 31 December if you don’t have it?',
        'Who looks at the number?',
        'Who asked you for this money, the bank?',
        'Is there a covenant behind it?',
        'is it the bank that wants it',
      ],
    },
    {
      id: 'january-money',
      text: 'In January the operators pay €2.7 million for the autumn campaign, so that money is short only until then.',
      line: 'In the second week of January the operators pay us two point seven million. I am poor for exactly twelve days.',
      figures: ['January', '€2.7 million'],
      knownBy: 'stakeholder',
      asked: ['When does the money come back?', 'What happens in January?', 'How long are you short?'],
    },
    {
      id: 'gearboxes',
      text: 'In 2023 a cut of €300,000 in lubrication led to four gearbox changes at sea in 2024, for €1.1 million.',
      line: 'I saved three hundred thousand on grease in 2023. In 2024 it cost one point one million, in four gearboxes, at sea, in November.',
      figures: ['2023', '€300,000', 'four', '€1.1 million'],
      knownBy: 'stakeholder',
      asked: ['What happened with the gearboxes?', 'Has a cut ever gone wrong?', 'What did the grease cost you?'],
    },
    {
      id: 'crane-gave',
      text: 'The harbour crane project under Herr Dierks gave 22 per cent, €600,000, after first saying that it was impossible.',
      line: 'Herr Dierks gave twenty-two per cent. On Monday it was impossible, on Tuesday it was six hundred thousand.',
      figures: ['Dierks', '22 per cent', '€600,000'],
      knownBy: 'stakeholder',
      asked: [
        'What did the crane project give?',
        'How much did the harbour crane find?',
        'Which of the other projects gave the most?',
        'What did Dierks find?',
      ],
    },
    {
      id: 'friday-reason',
      text: 'On Friday evening Ingrid gives the bank her forecast for the year’s end.',
      line: 'On Friday at six I send somebody a forecast. After that, whatever you find is only nice to have.',
      figures: ['Friday'],
      knownBy: 'stakeholder',
      asked: ['Why Friday?', 'What happens on Friday?', 'Who gets the forecast?'],
    },
  ],
  opening:
    'Sit down, please. I need fifteen per cent out of your budget by Friday, which is four hundred and eighty thousand, and I don’t want to hear that it can’t be done. Four of your colleagues have used up my patience for that sentence. What can Tideline give me?',
  reactions: {
    acknowledged: [
      'That is more than the crane managed to notice in an hour.',
      'So you have looked at it from behind this desk. It is not a comfortable chair, is it.',
      'Correct. You may skip the rest of the sympathy and keep the understanding.',
      'Yes. I did not expect Tideline to be the one to say so.',
    ],
    askedWell: [
      'At last, a question. This week I have been offered mainly answers.',
      'That is the right thing to ask a person who wants money by Friday.',
      'I was not going to tell you that. But you have asked properly.',
      'Good. Herr Dierks never asked it, and it cost him six hundred thousand.',
    ],
    badNewsOwned: [
      'Unpleasant, and clearly put. I can enter it in the forecast, which is more than I can do with hope.',
      'I see. You say it as if it were yours, so I will treat it as a fact and not as an excuse.',
    ],
    gaveFigure: [
      'A figure. Please go on, you have my attention and it is not cheap this week.',
      'I have entered it. It stands in the column for Tideline until you move it.',
      'Good. Now it can be added to something.',
      'That I can put before the bank of my own conscience. Continue.',
    ],
    offeredOption: [
      'So there is a choice. What does each of them do to December and what to spring?',
      'I like that better than the face you came in with. Which one would you sign?',
      'Possible. You will have noticed that I am already adding it up.',
      'That is a proposal. The fourth this week would have been to wait for better weather.',
    ],
    setBoundary: [
      'You refuse me something. Good, I had begun to wonder whether anything in Tideline mattered to anyone.',
      'I take note of the no. It had a reason attached, so I shall not test it twice.',
      'Then that stays out. It means the four hundred and eighty must come from somewhere else, please.',
    ],
    committed: [
      'I enter it with your name. If it does not arrive, I know which door it did not come through.',
      'Good. I will count on it in Friday’s forecast, and I do not count lightly.',
      'In writing, please. Not for lack of trust; because I file.',
    ],
    summarised: [
      'Precisely. You could have written my forecast and I could have gone home.',
      'Yes. In that order, too, which nobody else in this building manages.',
    ],
    overPromised: [
      'Everything, at no cost, by Friday. I have seen that project plan; it was for an airport in Berlin.',
      'You give away too easily. What is it that I will be paying for in spring?',
    ],
    blamed: [
      'I did not ask who emptied the purse. I asked what is left in it.',
      'You may well be right about them. They are not sitting in that chair, however, and you are.',
    ],
    dodged: [
      'That was a sentence next to my question. The four before you aimed just as well.',
      'I have all the time in the world until Friday at six. So: once more.',
      'You have moved the subject very elegantly. Could you do the same with a payment?',
    ],
    threatened: [
      'If you wish to go above me, it is one floor, and Dr. Reimers will ask you for the same fifteen per cent.',
      'You are threatening the only person in the house who does not want to stop Tideline. Consider it again.',
    ],
    vague: [
      'How much, from which line, on which day? I cannot send anybody a mood.',
      'That is what people say when they have not opened the spreadsheet. Please open it.',
      'Is there a number in that sentence? I listened for one, as I did with the crane.',
      'One cannot pay a bank with an impression. How many euros?',
    ],
    rude: [
      'That costs you something, and I have not yet decided what. Tideline’s figures, please.',
      'I have been insulted by ship owners. You lack the vocabulary, and you lack the ships.',
    ],
    flattered: [
      'Thank you. It does not reduce the fifteen per cent.',
      'You are the fifth to find me perceptive this week. The amount is unchanged.',
    ],
    repeated: [
      'I have that already. Saying it twice does not make it nine hundred and sixty thousand.',
      'You have said so, word for word. Was there another line in the budget, or only that one?',
    ],
    offTopic: [
      'That may be of interest to somebody. I have four hundred and eighty thousand reasons why it is not to me.',
      'Please return to the money. It is the only subject I have this week.',
    ],
    notUnderstood: [
      'I did not understand that. Which line of Tideline do you mean?',
      'Again, please, with the subject first and the amount second.',
      'My English is generally sufficient. Was that a cut, a delay or a wish?',
    ],
    otherLanguage: ['We keep to English for the file. The auditors at Sturmhav are from Leeds.'],
    brokeRole: [
      'I do not know to whom that was addressed. I am responsible for the money here, and I am asking for some of it.',
      'Whatever that was, it does not appear in any of my columns. Tideline, please.',
    ],
    contradicted: [
      'That is not the figure you gave me before. I have both in my notes; one of them should leave.',
      'Earlier you told me the opposite, with equal conviction. Which of the two shall I send off on Friday?',
    ],
  },
  echoes: {
    figure: [
      '{figure}. I have written it down, and beneath it I have left room for what it costs me later.',
      'So {figure}. On which day does it leave the account, or fail to?',
      'You say {figure} as though you had checked it. I shall proceed on that basis.',
    ],
    day: [
      'Until {day}, then. My forecast goes on Friday, as you know, and it has no footnotes.',
      'I note {day}. It is on the correct side of something, I assume you looked at which.',
    ],
    promise: [
      'For the file, in your own words: {promise}. Correct it now or never.',
      'I shall enter that as received: {promise}. Please do not make me take it out again.',
    ],
  },
  closings: {
    agreement: [
      'Then we are done, and it is not even Friday. I have what I need for December and you still have your project. Send me the confirmations.',
      'Good. That goes into Friday’s forecast as it stands, without adjectives. I shall recommend the method to the other four.',
    ],
    partial: [
      'I have part of it. The rest I expect by Thursday at noon, with dates. What is not there by then I choose myself.',
      'That is not four hundred and eighty in a form that I can use, but it is a beginning. You know which column is still empty.',
    ],
    walkAway: [
      'Thank you, that is enough. I shall take the fifteen per cent off the top line, and you can decide afterwards which part of Tideline it was.',
      'I have now heard “impossible” five times. The meeting is over; you will find the new figure in the system tomorrow morning.',
    ],
  },
  answers: budgetCutNegotiationAnswers,
  followUps: budgetCutNegotiationFollowUps,
  statements: budgetCutNegotiationStatements,
  common: budgetCutNegotiationCommonAnswers,
  manner: budgetCutNegotiationVoice,
} satisfies ScenarioContent;
