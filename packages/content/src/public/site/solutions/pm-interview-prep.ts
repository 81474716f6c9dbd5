import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'PM interview preparation: answer from a talk you have had',
  displayWord: 'talk',
  subtitle:
    '“Tell us about a time when a supplier let you down.” A rehearsed case is not your history, but it teaches the shape.',
  description:
    'How to prepare for situational interview questions in project management: build an answer from a recorded, scored conversation, and what not to do with it.',
  heroDescription:
    'Interviewers for project roles ask for situations, because anybody can recite a method. Good candidates often have the situation and lack the sentences. Below, one conversation with a supplier is taken apart into the answer that one could give about it.',
  targetAudience:
    'Candidates for project, programme and delivery roles, people returning after a break, and those moving into project management from another profession.',
  painPoints: [
    'Your example has a beginning and a happy end, and nothing between them that you did.',
    'You say “we” throughout, and the panel asks who “we” was.',
    'You were asked for a failure and offered a strength in disguise.',
    'There is a role play in the afternoon, and you have never done one.',
  ],
  article: [
    {
      title: 'What the question is after',
      text: [
        'A situational question has four parts, whatever the acronym: what was going on, what fell to you, what you did, what came of it. Of these the third matters most. There a panel is looking for the same thing as the rubric of this product, evidence: a thing you said, to a person, with a consequence.',
        'So the best preparation for “tell us about a time” is to have a recent time in mind in which you know your own words. Few people can quote themselves from last spring. From a conversation held yesterday, you can.',
      ],
    },
    {
      title: 'One talk, taken apart',
      text: [
        'Kofi Asante builds displays for a tramway. Three batches were late, the line opens on 21 September, and on one of the three he is right. He is the supplier in *Vendor Performance Issue*, and these lines are from a rehearsal with him that was recorded.',
        {
          kind: 'talk',
          talk: 'the-second-batch',
          lines: [
            {
              message: 2,
              words:
                'One is ours. We froze the drawings on 6 May and sent you a new bracket on 11 May, so the 12 days of the second batch come off the record today, in writing. What is behind the first and the third?',
              marks: [
                {
                  words:
                    'We froze the drawings on 6 May and sent you a new bracket on 11 May, so the 12 days of the second batch come off the record today, in writing.',
                  indicator: 'answered-questions',
                  verdict: 'met',
                  note: 'He asked how many are his. He gets a number, and the reason.',
                },
              ],
            },
            {
              message: 3,
              words:
                'I’ve twenty-five driver boards on the shelf and forty frames waiting for them. The maker went from four weeks to nine. I knew in June. I kept hoping.',
            },
            {
              message: 6,
              words:
                'Then bring 25 on 24 August and the other 15 by 7 September. My fitters need two weeks, so the line still opens on the 21st.',
              marks: [
                {
                  words: 'Then bring 25 on 24 August and the other 15 by 7 September.',
                  indicator: 'turned-no-into-next',
                  verdict: 'met',
                  note: 'The impossible forty become two deliveries.',
                },
              ],
            },
            {
              message: 10,
              words:
                'I will lend you Dawn, our technician, for two weeks from Monday. Every display runs 48 hours before it leaves Coventry.',
              marks: [
                {
                  words: 'I will lend you Dawn, our technician, for two weeks from Monday.',
                  indicator: 'owner-and-day',
                  verdict: 'met',
                  note: 'A person by name, and from when.',
                },
              ],
            },
            { message: 13, words: 'You came to hang me and we ended up with a delivery plan.' },
          ],
          caption:
            'Five lines out of thirteen. Each of the three on your side is something you did, and can be told as such.',
        },
        {
          kind: 'table',
          caption: 'The same conversation as an answer of ninety seconds',
          head: ['Part', 'What to say', 'What to leave out'],
          rows: [
            [
              'Situation',
              'Forty displays outstanding, three deliveries late, eleven weeks to the opening',
              'The history of the tramway',
            ],
            ['Your task', 'A plan for the last forty that both firms believed', 'The organisation chart'],
            [
              'What you did',
              'Took the second delay on our side, asked what stood on his shelf, split the delivery, lent him a technician',
              'That you “managed the relationship”',
            ],
            [
              'Result',
              'Two dates, his plan in writing, a penalty parked until the opening',
              'That everybody was happy',
            ],
            [
              'What you missed',
              'You left his unpaid invoice lying when he pointed at it',
              'Nothing. This row is the one they remember',
            ],
          ],
        },
        'Told in this order it takes a minute and a half, and it contains a fault of your own, which is what makes the rest credible. The conversation scored 8.7; the report’s one suggestion concerns the message after he mentioned an invoice, when the talk went on to something else. Say so before they ask; a panel that hears it from you has nothing left to find.',
      ],
    },
    {
      title: 'Do not tell them it was your project',
      text: [
        'It was a simulation, and a panel that asks twice will find out. Use it in one of two honest ways. Either take the shape and fill it with a case of your own; pasting your notes of that old quarrel as a scenario helps to get the words back. Or say what it is: “I have not had that with a supplier, so last week I rehearsed it; here is what I learnt.” For somebody changing professions this is a good answer, because it shows preparation, and it invites a question that you can bear.',
      ],
    },
    {
      title: 'Six evenings before the day',
      text: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'A supplier: *Vendor Performance Issue.* Look for the sentence in which you own something.',
            'A client: *Scope Change Request.* Look for your first question.',
            'A sponsor: *Executive Status Update.* Look at your first ten words.',
            'A colleague: *Team Member Pushback.* Look at your apology, if there is one.',
            'Any of them again, with another opening. Compare both reactions.',
            'Nothing new. Read your reports aloud and write four answers of ninety seconds.',
          ],
        },
        'For a role play add one hard scenario, and if you lose it, practise losing it calmly. Have a friend ask the questions on the last evening. Speaking is a different matter from writing, and this product only writes; neither can it tell you what the market pays, or whether your CV is any good.',
      ],
    },
  ],
  solutions: [
    {
      title: 'Material to speak about',
      description: 'Every finished conversation leaves a report with your own sentences in it, marked.',
      features: [
        'Strengths with the words that show them',
        'One weak message, and what could have been said there',
        'PDF and Markdown, for the file you read on the train',
      ],
    },
    {
      title: 'The role play, as often as you like',
      description: 'A counterpart who wants something other than you do, remembers what you said, and can walk out.',
      features: [
        'Difficulty from easy to hard, and eight kinds of stakeholders',
        'Write your own from the advertisement: industry, project, difficulty',
        'No recruiter sees it; it is your account',
      ],
    },
  ],
  successMetrics: [
    {
      metric: 'Owned a part of the problem by name',
      description: 'If we had to choose one indicator for an interview, it would be this. Met or not met, quoted.',
    },
    {
      metric: 'Spoke in particulars throughout',
      description: 'How many of your messages hold something that one could write down.',
    },
    {
      metric: 'Ten skills on one line each',
      description: 'Useful the evening before: the two lowest are what you should expect to be asked about.',
    },
  ],
  recommendedTrack: {
    slug: 'new-pm-essentials',
    reason:
      'A client, a colleague, a sponsor and a supplier, in an order that grows harder: the first four evenings above, rearranged.',
  },
  ctaTitle: 'Have the situation before they ask for it',
  ctaDescription:
    'Two weeks of trial often fit between the invitation and the day. They cost nothing and end by themselves; no card is needed to begin.',
  related: [
    '/resources/pm-career-guide',
    '/solutions/new-project-managers',
    '/alternatives/pm-certification',
    '/resources/pm-skills-assessment',
  ],
} satisfies SolutionPage;
