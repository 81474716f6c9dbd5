import type { IndustryPage } from '@parley/shared';

export const page = {
  kind: 'industry',
  title: 'For project managers in technology',
  displayWord: 'technology',
  subtitle:
    'The date was on a slide before anybody asked the people who build it. Rehearse the talk that has to follow.',
  description:
    'Practise the talks that software projects turn on: an engineer’s risk, a launch date from marketing, a security finding. With a real talk and its marks.',
  heroDescription:
    'In software the hardest thing to move between two floors is a worry. An engineer knows that a piece of code will fail on a certain night. The board knows that three customers were promised by the end of the quarter. Both are right, and you are the only person who hears both.',
  industryOverview: [
    'A bridge that is late can be seen from the road. Software that is late looks, from outside, exactly like software that is on time, until the week it should open. So the state of a technology project travels by word of mouth: from the person who reads the code, through you, to somebody who will repeat it in a room where neither of you sits. At every handover something is lost, and it is mostly the figure.',
    'That is why talks decide so much here, and why the usual sentences do so much harm. “Technical debt” tells a finance director nothing. “We are working on it” tells an engineer that nobody has understood. Neither sentence is false. Neither can be acted on.',
  ],
  uniqueChallenges: [
    {
      title: 'Somebody else announced the date',
      description:
        'Marketing booked the launch, sales put it in a renewal. You inherit a promise without its assumptions, and have to say which of them no longer hold.',
    },
    {
      title: 'The person who can say no sits below you',
      description:
        'A technical lead signs the release or does not. You can overrule them once. After that they stop telling you things.',
    },
    {
      title: 'A risk that has no number yet',
      description:
        'Engineers speak of patterns, smells, foundations. Until somebody asks for days, money and a day in the calendar, it cannot compete with a feature.',
    },
    {
      title: 'The same three people',
      description:
        'Two projects need the one tester with the certificate, and each project manager has told her that she is theirs.',
    },
  ],
  industryScenarios: [
    {
      title: 'Technical Debt vs Timeline Pressure',
      description:
        'Sunil wants three weeks for a rewrite that nobody upstairs has heard of. You find out what the smallest part is that takes the danger away.',
      stakeholders: ['technical_lead'],
      difficulty: 'medium',
      scenario: 'technical-debt-vs-timeline-pressure',
    },
    {
      title: 'The Hole Before Launch',
      description:
        'Five days before an app opens, a student finds that one changed number shows another patient’s prescription. The lead has to sign, and in September you cut her review.',
      stakeholders: ['technical_lead'],
      difficulty: 'hard',
      scenario: 'the-hole-before-launch',
    },
    {
      title: 'The Board Already Has the Date',
      description:
        'The chief operating officer has promised October. Your honest date lies in November, and the slide goes out on Thursday.',
      stakeholders: ['executive_sponsor'],
      difficulty: 'hard',
      scenario: 'the-board-already-has-the-date',
    },
    {
      title: 'Resource Allocation Conflict',
      description: 'One tester, two projects, one fortnight. She would like to stop being the rope.',
      stakeholders: ['team_member'],
      difficulty: 'hard',
      scenario: 'resource-allocation-conflict',
    },
  ],
  industryMetrics: [
    {
      stat: 'One in six',
      description:
        'of 1,471 IT projects overran its budget by 200 per cent on average and its schedule by almost 70, while all of them together averaged an overrun of 27 per cent. It is the rare disaster that hurts, and the average hides it.',
      source: 'Flyvbjerg and Budzier, Harvard Business Review, 2011',
    },
  ],
  article: [
    {
      title: 'From “three weeks” to eight days',
      text: [
        'Take Sunil Perera, who leads the engineers of a parking app. He has said “three weeks” in front of the team. The project manager has promised three new towns by the end of the year. The wrong conversation is about whether three weeks are possible. They are not, and both know it before they sit down.',
        'The right one begins with the question that he asks for himself in his first breath. This is how it went when we held it here:',
        {
          kind: 'talk',
          talk: 'eight-days-of-fifteen',
          lines: [
            { message: 1, words: 'You promised the quarter. I didn’t. Ask me what happens in March if we skip this.' },
            {
              message: 2,
              words: 'Then I ask you: what happens on 1 March if we skip this, in days and in money?',
              marks: [
                {
                  words: 'what happens on 1 March if we skip this, in days and in money?',
                  indicator: 'named-their-stake',
                  verdict: 'met',
                  note: 'It asks for his risk in the only units that a board can weigh.',
                },
              ],
            },
            {
              message: 3,
              words:
                'Last April, two councils: eleven days, five people, two thousand three hundred drivers overcharged, nineteen thousand six hundred pounds paid back.',
            },
            {
              message: 4,
              words:
                'So it isn’t ugly code, it’s nine councils changing price in the same night. Which part of the three weeks takes that away, and how many days is it?',
              marks: [
                {
                  words: 'So it isn’t ugly code, it’s nine councils changing price in the same night.',
                  indicator: 'named-before-answering',
                  verdict: 'met',
                  note: 'His worry is said back to him before anything is offered.',
                },
              ],
            },
          ],
          caption:
            'Four messages in, the argument has stopped being about taste. It now has a date, a sum and a number of people in it.',
        },
        'What follows is arithmetic. The part that removes the danger takes eight of the fifteen days, one contract allows January, and a tester can be lent. None of that was available while the talk was about three weeks.',
        'The report did not give every point. It saw no clear sign of a recommendation with its reason, nor of anything promised in writing, which Sunil asks for himself at the end: *Write it down where I can point at it, with the days in it.*',
      ],
    },
    {
      title: 'One risk, two floors',
      text: [
        {
          kind: 'table',
          caption: 'What is said, what is heard, and what could be said instead',
          head: ['Said', 'Heard upstairs', 'Sayable on both floors'],
          rows: [
            [
              '“We have technical debt in the tariffs.”',
              'Engineers want to tidy up.',
              '“Nine councils change price on 1 March. Last April two such changes cost us £19,600.”',
            ],
            [
              '“The interface has performance issues.”',
              'It will be fine by the launch.',
              '“It must take 400 an hour and stopped at 140. It is tested again on 20 October.”',
            ],
            [
              '“There is a security finding.”',
              'Somebody is being careful.',
              '“One page shows other people’s data and is switched off. Seventeen of 63 addresses are written the same way. Nine have been read, and are clean.”',
            ],
          ],
        },
      ],
    },
  ],
  bestPractices: [
    'Ask an engineer for the day on which it goes wrong before you ask how long the repair takes.',
    'Look for the smallest cut that removes the danger, and put the rest into the plan with a date.',
    'Carry the risk upstairs in your own name, and show the mail to whoever warned you before you send it.',
    'Give back a promise you made for other people before you ask them to keep the remainder.',
    'Treat a signature as the signer’s: ask what they have read, and release that much.',
  ],
  sources: [
    {
      title: 'Why Your IT Project May Be Riskier Than You Think',
      publisher: 'Harvard Business Review',
      year: 2011,
      url: 'https://hbr.org/2011/09/why-your-it-project-may-be-riskier-than-you-think',
    },
  ],
  related: [
    '/solutions/timeline-pressure',
    '/features/ai-coaching',
    '/resources/case-studies',
    '/industries/financial-services',
  ],
  ctaTitle: 'Ask Sunil what happens in March',
  ctaDescription:
    'The trial runs for 14 days with 20 sessions, every scenario and track, and no credit card. The four talks above are planned at 20 to 25 minutes each.',
} satisfies IndustryPage;
