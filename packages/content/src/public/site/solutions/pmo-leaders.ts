import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'PMO leaders: practice you can report without reading along',
  displayWord: 'report',
  subtitle:
    'Ten people rehearse. You learn that they do, how they score and where they are weak, and nothing they said.',
  description:
    'For heads of PMO: how to run a rehearsal programme over sixty days, what the figures show and hide, and a scored talk about a portfolio ranking.',
  heroDescription:
    'Your office owns the templates, the tool and the training budget. What it cannot see is the half hour in which a project lead tells a sponsor that the date is gone. This is a proposal for practising that half hour, and for reporting on it without becoming the person they practise against.',
  targetAudience:
    'Heads of PMO, portfolio managers and directors of delivery, with between five and a few hundred project leads.',
  painPoints: [
    'Status reports stay green until the week in which they cannot.',
    'You bought training; the feedback forms were excellent and the steering meetings are as they were.',
    'Your best lead is good at talks, and nobody can say what she does.',
    'You rank projects by a formula, and each sponsor asks who decided that.',
    'Anything you measure about people, people begin to manage.',
  ],
  article: [
    {
      title: 'What you see, and what you cannot',
      text: [
        'Rehearsal works only if losing is safe. So the line between what a team’s admins see and what they never see is drawn in the product, and an office cannot move it.',
        {
          kind: 'table',
          caption: 'A seat on a team, seen by its admins',
          head: ['About', 'Visible', 'Never'],
          rows: [
            ['Who', 'Name, address, role, last active', 'Anything from before joining or after leaving'],
            ['How much', 'Sessions used, conversations completed', 'Conversations broken off'],
            ['How well', 'Each member’s average score', 'What was said, quoted or advised'],
            ['Where', 'The team’s mean in each skill, from five people on', 'A skill’s mean of fewer than five people'],
            ['On what', 'Scenarios of the library', 'The titles of scenarios somebody wrote for themselves'],
          ],
        },
        'The last column is there so that people dare to use it. A lead who has just been walked out on by a supplier may paste her own real mail next, and you will know that she practised twice.',
      ],
    },
    {
      title: 'Sixty days, if you want a plan',
      text: [
        'A pilot runs for 60 days with ten seats. An easy mistake is to send round the invitations and wait. Here is a rhythm that asks for under an hour a week of each person.',
        {
          kind: 'list',
          ordered: true,
          items: [
            '*First week.* Go first. Hold one conversation yourself, lose it, and say so. Nobody rehearses for a boss who does not.',
            '*Weeks two and three.* Assign one scenario to all, with a day and two sentences on why. Executive Status Update suits most offices.',
            '*Week four.* Look at the distribution rather than the names. If the team’s lowest skill is listening, talk about listening.',
            '*Weeks five to seven.* A track for each level of experience. Progress counts from finished conversations.',
            '*Last week.* Half an hour together: which sentence did you take into a real meeting? Export the roll-up, and decide whether it goes on.',
          ],
        },
        'Resist a target for scores. The rubric is public and a determined person can satisfy it; what you want is the talk that was lost, understood and held again. The leaderboard can be opted out of for that reason.',
      ],
    },
    {
      title: 'The talk that is your own',
      text: [
        'A PMO leader has hard conversations that no project lead has. In *Portfolio Prioritization Meeting* Philippa Lorimer-Hay, chief operating officer of an insurer, has read your portfolio paper twice and found her project in fifth place. She trained as a barrister.',
        {
          kind: 'talk',
          talk: 'fifth-of-seven',
          lines: [
            {
              message: 1,
              words:
                'I learn from it that the Broker Workbench is the fifth most important thing this company could do, and I should be grateful to know who decided that.',
            },
            {
              message: 2,
              words:
                'I decided it. The spreadsheet added up the points, but the order is mine, and I will say so in front of the committee. What did you promise the brokers, and for when?',
              marks: [
                {
                  words: 'What did you promise the brokers, and for when?',
                  indicator: 'asked-priority-first',
                  verdict: 'met',
                  note: 'The promise behind the project, before the project.',
                },
              ],
            },
            {
              message: 3,
              words:
                'On 8 October, in Harrogate, I told three hundred brokers they would quote on it in April. It was not in my script. I meant it.',
            },
            {
              message: 10,
              words:
                'I did not test claims as I tested yours, and I should have. Two estimators from outside go through it by Tuesday the 8th. What they free goes to the Workbench first, and you hear the result even if it is nothing.',
              marks: [
                {
                  words: 'I did not test claims as I tested yours, and I should have.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'The unfairness she had just pointed at, admitted without a “but”.',
                },
              ],
            },
            {
              message: 11,
              words:
                'The same ruler for claims as for mine. Should it still measure 50, I shall say nothing further on the subject.',
            },
          ],
          caption:
            'A formula cannot be argued with, so people argue with the office. Put a name under the ranking and there is somebody to persuade.',
        },
        'It scored 8.6, and Philippa still answered “Not as it stands”. Eleven contractors were on her mind, and the man who leads them has an offer from a bank; nobody had answered her about them. A good score beside an unfinished talk is an honest picture of portfolio work.',
      ],
    },
    {
      title: 'What this does not replace',
      text: [
        'It certifies nobody. Where a client or a regulator asks for a credential, buy the credential; we have [compared the two](/alternatives/pm-certification). It is also no coach for a lead who is struggling: scores here say how somebody wrote in a rehearsed talk, and they were never meant for an appraisal. Please do not put them in one.',
      ],
    },
  ],
  solutions: [
    {
      title: 'For the office',
      description: 'A team area with usage by week, a table of members, and what has been asked for by when.',
      features: [
        'Invite one person, or two hundred from a file',
        'Assignments with a day, a note and a reminder',
        'Roll-up report as PDF, members as CSV',
        'Several admins, roles changed by the owner',
      ],
    },
    {
      title: 'For its people',
      description: 'Everything a single user on the larger plan has, on the seat’s own sessions.',
      features: [
        'Tips while writing, and scenarios of their own',
        'A switch that keeps them out of the leaderboard and the skill averages',
        'Their history stays theirs when the pilot ends',
      ],
    },
  ],
  successMetrics: [
    {
      metric: 'Conversations completed, week by week',
      description: 'With how many people held them. Twenty by one enthusiast is another result than twenty by ten.',
    },
    {
      metric: 'Mean score in each of the ten skills',
      description: 'The mean of people’s own means, so that nobody weighs more for practising more.',
    },
    {
      metric: 'Done by the day that was asked',
      description: 'For each assignment: who has completed it, and the best score of those who share theirs.',
    },
  ],
  recommendedTrack: {
    slug: 'pmo-leadership-track',
    reason:
      'Four talks on portfolios, scarce people, unwilling users and a board. Take it yourself before you assign it.',
  },
  ctaTitle: 'Start with a pilot, or with yourself',
  ctaDescription:
    'Ten seats for sixty days are arranged by writing to us. If you would sooner lose to Philippa in private first, your own trial begins at once.',
  faq: [
    {
      question: 'Can I read my people’s reports if they agree?',
      answer:
        'They can export a report as PDF or Markdown and give it to you. The team area itself never shows one, to anybody.',
    },
    {
      question: 'What becomes of somebody’s practice when they leave the team?',
      answer:
        'It remains in their account. Scores up to that day stay in the team’s totals, and nothing after it is added.',
    },
  ],
  related: [
    '/features/team-management',
    '/solutions/senior-project-managers',
    '/vs/traditional-pm-training',
    '/alternatives/pm-certification',
  ],
} satisfies SolutionPage;
