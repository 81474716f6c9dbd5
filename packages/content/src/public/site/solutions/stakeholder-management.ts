import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'Stakeholder management is a list of conversations',
  displayWord: 'conversations',
  subtitle: 'A grid of power and interest tells you whom to talk to. It does not say what to ask when you sit there.',
  description:
    'From the stakeholder register to the talk itself: what to find out from each person, and a worked case of three directors with three signed lists.',
  heroDescription:
    'Your register has forty rows and two colours. Dermot Quillan has three requirement lists, all final, all signed, no two alike, and would like to know which one you were planning to build. This page is about the distance between those two documents.',
  targetAudience:
    'Project managers and business analysts with more people to keep on board than they have hours, and clients who do not agree among themselves.',
  painPoints: [
    'Everybody in the register is “informed”, and the one who matters is surprised.',
    'You know what each person wants. You could not say what any of them is afraid of.',
    'Your workshop produced sticky notes and one slammed door.',
    'The client has signed, but it turns out that “the client” is three people.',
  ],
  article: [
    {
      title: 'Three columns the register lacks',
      text: [
        'Power, interest, attitude, frequency of contact: these are guesses made at your own desk. A register becomes useful with the columns that can be filled in only by asking, since for each of them you need a conversation.',
        {
          kind: 'table',
          caption: 'Larkrise Hotels: what its commercial director tells those who ask, and what we would propose',
          head: ['Who', 'Asks for', 'Cannot live with', 'Should decide'],
          rows: [
            [
              'Orla, hotel operations',
              'Nothing at the front desk',
              'Ninety seconds more for each check-in',
              'What happens at the desk',
            ],
            ['Sorcha, revenue', '30,000 members in a season', 'Breaking her word to the owners', 'Offers and rewards'],
            ['Tadhg, finance', 'A ceiling on unredeemed points', 'More than €1.2 million of them', 'The liability'],
            [
              'Dermot, who pays',
              'One list by the 19th',
              'Reading out which of the three lost',
              'Where two of them collide',
            ],
          ],
        },
        'What somebody cannot live with repays the trouble most. What somebody asks for can be looked up in the signed list; the other is rarely written down anywhere, and it explains the first.',
      ],
    },
    {
      title: 'Ask who decides, then say what they dread',
      text: [
        'In *Stakeholder Alignment Crisis* it would be natural to begin with the 46 items. The conversation recorded here begins with an admission and a question about authority. Its second turn is not a question at all.',
        {
          kind: 'talk',
          talk: 'seventeen-of-forty-six',
          lines: [
            {
              message: 2,
              words:
                'None of the three. We took your directors’ wishes one by one and never laid the lists side by side; that was our mistake.',
              marks: [
                {
                  words:
                    'We took your directors’ wishes one by one and never laid the lists side by side; that was our mistake.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Whose method made the muddle, in one sentence.',
                },
              ],
            },
            {
              message: 4,
              words: 'So on the nineteenth you would be the one who reads out which of your three directors lost.',
              marks: [
                {
                  words: 'So on the nineteenth you would be the one who reads out which of your three directors lost.',
                  indicator: 'named-before-answering',
                  verdict: 'met',
                  note: 'The worry named, with nothing offered yet.',
                },
              ],
            },
            {
              message: 5,
              words:
                'Between ourselves: on 14 January Eileen Larkin told each of the three, separately, that the programme was theirs. Hence three authors. Yes, that is it, and it is more than Sorcha has noticed.',
            },
          ],
          caption:
            'Once somebody has said aloud what he dreads, he explains how it came about. No interview guide has a question that would have brought this up.',
        },
      ],
    },
    {
      title: 'Make the disagreement smaller before you solve it',
      text: [
        'There are 46 requirements. Seventeen stand on all three lists and nobody disputes them. Of the remaining 29, some concern one department alone. What is left over, where two functions truly collide, fits on a page, and a page can be settled in an office without an audience.',
        {
          kind: 'talk',
          talk: 'seventeen-of-forty-six',
          lines: [
            {
              message: 6,
              words:
                'Then nobody picks a list. The 17 shared items go to the committee as agreed. I sort the other 29 by Friday: what only one department touches, that director decides; what truly collides comes to you on one page on Monday, and you settle it in this office.',
              marks: [
                {
                  words: 'The 17 shared items go to the committee as agreed.',
                  indicator: 'moved-a-concern',
                  verdict: 'met',
                  note: 'The sentence after which he is calm about the committee.',
                },
              ],
            },
            {
              message: 7,
              words:
                'So nobody loses with an audience. That I can carry into the committee. I have carried worse, on silver trays.',
            },
          ],
          caption:
            'A division of decisions in place of a compromise. He repeats it in his own words, which is how you know.',
        },
        'Then go one by one. Dermot will tell you, with some feeling, what became of the joint workshop. Separate half hours, the difficult person first, and one page in front of each of them with only the items where they clash, do what a room full of people could not.',
      ],
    },
    {
      title: 'What was still open at the end',
      text: [
        'The talk scored 8.3 and did not bring Dermot all the way. His last words return to the analysts who nodded at everybody; an admission in the first minute had not been followed by a name, somebody who would sit before Sorcha when the answer is no. The report’s own complaint is that nothing offered had a price beside it.',
        'For the paper side of the trade, the register, the plan, the calendar, our [stakeholder management guide](/resources/stakeholder-management-guide) goes through it step by step and has a template to take away. A tool that keeps hundreds of contacts is another kind of product, and this is not it.',
      ],
    },
  ],
  solutions: [
    {
      title: 'Eight kinds of people',
      description:
        'Clients, sponsors, colleagues, suppliers, specialists, end users, regulators and technical leads, each with a manner of their own.',
      features: [
        'Three to five worries each, of which one weighs most',
        'Some of what they know is told only to those who ask',
        'Red lines that end the goodwill, as in life',
      ],
    },
    {
      title: 'Your stakeholder, from your own notes',
      description:
        'Paste the minutes in which it went wrong. A character who wants what that person wanted is drafted from them, for you to correct.',
      features: [
        'What each side knows is drawn up separately',
        'No day or figure that your notes lack; an invented name is called one',
        'Part of the trial and of Solo Pro',
      ],
    },
  ],
  successMetrics: [
    {
      metric: 'Took up what was raised',
      description: 'Of the worries that came up in the talk, whether you went into them or walked past.',
    },
    {
      metric: 'Stakeholder types you have not faced yet',
      description: 'Recommendations after each report look for them, and give this as the reason.',
    },
    {
      metric: 'Active listening',
      description:
        'Whether you named a worry before answering it, asked about what was just said, and gave it back with its particulars.',
    },
  ],
  recommendedTrack: {
    slug: 'senior-pm-challenges',
    reason:
      'Dermot closes it. By then you have met a packaging lead, a finance chief and an engineer, which is most of a steering committee.',
  },
  ctaTitle: 'Pick the row of your register that worries you',
  ctaDescription:
    'Then find somebody like it in the library and hold the conversation tonight. Twenty of them come with the trial. Client teams that need a common practice ground can talk to us.',
  related: [
    '/resources/stakeholder-management-guide',
    '/solutions/conflict-resolution',
    '/industries/consulting',
    '/solutions/new-project-managers',
  ],
} satisfies SolutionPage;
