import type { IndustryPage } from '@parley/shared';

export const page = {
  kind: 'industry',
  title: 'For project managers in financial services',
  displayWord: 'financial',
  subtitle:
    'What you say at nine is repeated to a chairman at eleven and read by an examiner in spring. Say it so that it survives.',
  description:
    'Status talks, priorities and regulators for project managers in banks, insurers and credit unions, with a red report told in ten minutes, line by line.',
  heroDescription:
    'In a bank nobody keeps your sentence to themselves. Your sponsor repeats it to the chairman, risk copies it, and a supervisor may ask for it two years on. A status that is softened once is softened at every step, and whoever stands at the end of the chain has put their name to it.',
  industryOverview: [
    'When a finance project fails, the screen is where it shows and rarely where it happened. It happened in the weeks before, in reports that were green because the tasks were done while the accounts did not match. Everyone in the chain had reason to wait: the team could still repair it, the sponsor had not asked, the committee had ten minutes.',
    'Regulators have begun to read those weeks. When TSB moved its customers to a new platform in April 2018, all of its branches and a significant share of its 5.2 million customers felt it. The penalty that followed in 2022 was for how the programme had been organised, controlled and governed. In other words, for conversations: who asked, who answered, and what they took for an answer.',
  ],
  uniqueChallenges: [
    {
      title: 'Correcting what others have repeated',
      description:
        'The hard part of a red report is that four green ones came before it, and your sponsor has read them aloud.',
    },
    {
      title: 'Second line, third line, examiner',
      description:
        'Risk, audit and the supervisor do not negotiate about dates. They ask what you tested, by whom it was checked, and what you do when it fails.',
    },
    {
      title: 'Budgets with a memory',
      description:
        'A sum that was defended before a board has become a promise. Forty-six thousand on top is small as a figure and large as a broken word.',
    },
    {
      title: 'A ranking, and the loser in the room',
      description:
        'Regulatory work, run-off of old systems and revenue compete for the same people. Somebody’s project comes fifth, and that somebody sits on the committee.',
    },
  ],
  industryScenarios: [
    {
      title: 'Executive Status Update',
      description:
        'A credit union, four green reports, 4,300 joint accounts without their second owner. Marjorie has ten minutes before the loan committee.',
      stakeholders: ['executive_sponsor'],
      difficulty: 'medium',
      scenario: 'executive-status-update',
    },
    {
      title: 'Portfolio Prioritization Meeting',
      description:
        'An insurer with 140 person-months for projects that ask for 212. Philippa wants to know who put hers fifth.',
      stakeholders: ['executive_sponsor'],
      difficulty: 'hard',
      scenario: 'portfolio-prioritization-meeting',
    },
    {
      title: 'Twenty Minutes with the Underwriter',
      description:
        'Sixty-four fields on the screen; Leong Wai Kit uses five of them. Learn which, before a broker rings.',
      stakeholders: ['subject_matter_expert'],
      difficulty: 'easy',
      scenario: 'twenty-minutes-with-the-underwriter',
    },
    {
      title: 'The Finding Before Go-Live',
      description:
        'The inspector belongs to an airport, and the talk is the one that every supervised house has: evidence, a date that is yours to lose, and no calls to his director.',
      stakeholders: ['regulatory'],
      difficulty: 'hard',
      scenario: 'the-finding-before-go-live',
    },
  ],
  industryMetrics: [
    {
      stat: '£48.65 million',
      description:
        'is what TSB was fined by its two regulators over the migration of 2018, for failings in operational risk management and governance; a further £32.7 million had gone to customers in redress.',
      source: 'Financial Conduct Authority, press release of December 2022',
    },
  ],
  article: [
    {
      title: 'Ten minutes, in this order',
      text: [
        'Marjorie Teague runs member services at a credit union. She asks how the programme stands, *and whether there is anything a member would notice*. That second half is the real question. The temptation is to answer the first half, beginning with the history. The order that works is the reverse of the one in which you lived it:',
        {
          kind: 'table',
          caption: 'The talk with Marjorie, in its order',
          head: ['What is said', 'Why it stands there'],
          rows: [
            ['The colour, and since when', 'She can stop listening for it.'],
            ['Who is affected today, and who is not', 'It is the question that she will be asked upstairs.'],
            ['Which earlier report was wrong, and who corrects it by when', 'She must not find it herself.'],
            ['What will not happen until somebody independent has signed', 'It protects people, and it protects her.'],
            ['One decision, its price, its day, your recommendation', 'A sponsor is not a shelf.'],
          ],
        },
        {
          kind: 'talk',
          talk: 'red-since-the-fourth',
          lines: [
            {
              message: 2,
              words:
                'Keystone is red, and it has been since January 4. No member would notice anything today: it happened in a trial copy.',
              marks: [
                {
                  words: 'Keystone is red, and it has been since January 4.',
                  indicator: 'said-where-things-stand',
                  verdict: 'met',
                  note: 'Status and date in the first ten words.',
                },
                {
                  words: 'No member would notice anything today: it happened in a trial copy.',
                  indicator: 'answered-the-central',
                  verdict: 'met',
                  note: 'It answers the half of her question that mattered.',
                },
              ],
            },
            {
              message: 4,
              words:
                'I kept the report green because I hoped to fix it within a week, and that was wrong. The corrected reports go out by five today under my name.',
              marks: [
                {
                  words: 'I kept the report green because I hoped to fix it within a week, and that was wrong.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'The reason is given and not used as an excuse.',
                },
              ],
            },
            {
              message: 5,
              words:
                'Green means that I may repeat it upstairs without adding anything. If I would have to add a sentence, it is not green.',
            },
            {
              message: 8,
              words:
                'I need one decision from you by Friday. With $46,000 for two analysts from January 25, March 15 stands. Without it all 31 branches go on April 5. I recommend the analysts, because the branches publish their rosters on that Monday.',
              marks: [
                {
                  words: 'I recommend the analysts, because the branches publish their rosters on that Monday.',
                  indicator: 'recommended-one',
                  verdict: 'met',
                  note: 'Two ways with their price, and the student’s own choice between them.',
                },
              ],
            },
          ],
          caption:
            'Marjorie’s definition of green is worth keeping: a status that can be passed on without a footnote.',
        },
        'What it lost: the report found no thing and no day that the student took on personally. “The corrected reports go out” has no *I* in it.',
      ],
    },
  ],
  regulations: [
    {
      title: 'Operational resilience, United Kingdom',
      description:
        'Firms set how long each important business service may be down and must show that they can stay within it. A go-live that touches such a service is a talk with its owner first.',
    },
    {
      title: 'Digital Operational Resilience Act, European Union',
      description:
        'Applies to financial entities since January 2025. It reaches into contracts with suppliers of technology, so ask a supplier early which test results you may show.',
    },
  ],
  bestPractices: [
    'Let somebody outside the project sign any green that touches accounts.',
    'Write the sentence that your sponsor will repeat, and give it to them as a sentence.',
    'Correct an old report on the day you correct the new one, to the same recipients.',
    'Give a supervisor evidence before argument, bad results included, and leave your date out of it.',
  ],
  sources: [
    {
      title: 'TSB fined £48.65m for operational resilience failings',
      publisher: 'Financial Conduct Authority',
      year: 2022,
      url: 'https://www.fca.org.uk/news/press-releases/tsb-fined-48m-operational-resilience-failings',
    },
  ],
  related: [
    '/solutions/executive-communication',
    '/solutions/pmo-leaders',
    '/security',
    '/resources/pm-best-practices',
  ],
  ctaTitle: 'She has ten minutes before the loan committee',
  ctaDescription:
    'Tell Marjorie that it is red. Nobody is fined here, and the report shows which sentence she believed.',
} satisfies IndustryPage;
