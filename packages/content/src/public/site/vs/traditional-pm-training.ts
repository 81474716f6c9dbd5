import type { ComparisonPage } from '@parley/shared';

export const page = {
  kind: 'comparison',
  title: 'The course taught you the word for it',
  displayWord: 'word',
  subtitle:
    'Seminars are good at terms, methods and meeting colleagues. They leave out the minute in which somebody interrupts you.',
  description:
    'Project management courses and rehearsal compared: what research on communication training found, what a classroom does better, and how to use both.',
  competitorName: 'Traditional PM training',
  competitorDescription:
    'By this we mean seminars, university courses and video courses on project management, from two days to a year, whoever gives them. They differ widely; what follows is about what the form allows, as of November 2026.',
  keyDifferences: [
    {
      title: 'Knowing and doing',
      description:
        'A course explains that risks have a probability and an impact. Then an engineer says “three weeks” in front of people.',
    },
    {
      title: 'How often it is your turn',
      description:
        'In a seminar of twelve with one role play, you speak for some minutes and watch for the rest. Alone with a character it is always your turn.',
    },
    {
      title: 'Who plays the other part',
      description:
        'In the classroom, a colleague who is thinking of the coffee break and wishes you well. Here, somebody with a case.',
    },
    {
      title: 'When it happens',
      description: 'A course is on the days it is on. The talk you need it for rarely waits until after those.',
    },
  ],
  comparisonTable: [
    { feature: 'Methods, from planning to earned value', product: false, competitor: true, advantage: 'competitor' },
    { feature: 'A teacher to ask', product: false, competitor: true, advantage: 'competitor' },
    { feature: 'Meeting other project managers', product: false, competitor: true, advantage: 'competitor' },
    { feature: 'Turns at speaking', product: 'All of them', competitor: 'A few', advantage: 'product' },
    {
      feature: 'Resistance that is not polite',
      product: true,
      competitor: 'Depends on the partner',
      advantage: 'product',
    },
    {
      feature: 'What exactly you said, afterwards',
      product: 'Marked transcript',
      competitor: 'An observer’s notes',
      advantage: 'product',
    },
    { feature: 'Again tomorrow', product: true, competitor: false, advantage: 'product' },
    {
      feature: 'Proof for an employer',
      product: 'Reports you may show',
      competitor: 'Certificate of attendance',
      advantage: 'competitor',
    },
    { feature: 'A seat costs', product: '$19 or $39 a month', competitor: 'Once, per course', advantage: 'neither' },
  ],
  article: [
    {
      title: 'A risk register, and Sunil',
      text: [
        'Every course has the slide: name the risk, estimate likelihood and effect, decide on a response. It is right. Now apply it to Sunil Perera, technical lead in Leicester, who told the team yesterday that he wants three weeks for a rewrite nobody above you has heard of. You have promised the board three new councils by the end of the year.',
        {
          kind: 'talk',
          talk: 'three-weeks-in-march',
          lines: [
            { message: 1, words: 'You promised the quarter. I didn’t. Ask me what happens in March if we skip this.' },
            { message: 2, words: 'What happens in March if we skip this? Why does it take so long to change a price?' },
            {
              message: 3,
              words:
                'There are fourteen places that each believe they know the price. A change takes a day and a half, if nobody talks to you.',
            },
            {
              message: 4,
              words: 'And what happened last April?',
              marks: [
                {
                  words: 'And what happened last April?',
                  indicator: 'asked-priority-first',
                  verdict: 'met',
                  note: 'Asked before anything was offered.',
                },
              ],
            },
            {
              message: 5,
              words:
                'Last April, two councils: eleven days, five people, two thousand three hundred drivers overcharged, nineteen thousand six hundred pounds paid back.',
            },
            {
              message: 6,
              words:
                'So two councils were eleven days for five people and £19,600 paid back, and in March it is nine at once. Which part of the three weeks takes the risk away?',
              marks: [
                {
                  words: 'two councils were eleven days for five people and £19,600 paid back',
                  indicator: 'gave-it-back',
                  verdict: 'met',
                  note: 'Repeats what he said, in figures that he can correct.',
                },
              ],
            },
            { message: 7, words: 'I could do the part that bites in less, I’ll admit.' },
          ],
          caption:
            'The smaller cut is offered by him, in message 7, after four questions. Nobody asked him to be reasonable.',
        },
        'Look for the method and you find it: what could happen, what it did the last time in days and pounds, a response that is smaller than the first one. What no slide could supply is that it had to be asked and not presented, and that the smaller cut came out only after somebody had heard what the large one was for.',
      ],
    },
    {
      title: 'What is known about practice',
      text: [
        'Most of the research on teaching people to talk comes from medicine, where bad news has to be delivered every day. Claire Lane and Stephen Rollnick reviewed it in 2007 in Patient Education and Counseling: most studies pointed to better results where skills had actually been practised, with actors or in role play. They added that weaknesses in the studies made firm conclusions difficult, and that between actors and role play the one direct comparison found no difference.',
        'We would put no more weight on it than the authors did. None of those studies was about project managers, and none was about us. What they support is modest and useful: if a course on communication contains no practice, it leaves out the part that seems to help.',
      ],
    },
    {
      title: 'A sensible order',
      text: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Take the course for what it is best at: vocabulary, planning, estimating, contracts.',
            'In the same week, hold one conversation in which you need something from it. After the module on scope, meet Beatriz; after risk, Sunil; after status reports, Marjorie.',
            'Before the next module, read both reports and pick one habit.',
            'Bring the transcript to the seminar. It is better material for a discussion than a case about a bridge in 1974.',
          ],
        },
        'Trainers may do the same from their side of the room. A scenario as homework means that the role play in class starts from the second attempt.',
      ],
    },
  ],
  advantages: [
    {
      title: 'It starts where the slide ends',
      description: 'With a first sentence that is unfair, and a clock.',
    },
    {
      title: 'Failure is private and cheap',
      description:
        'It costs a quarter of an hour and one session, and no colleague has to act as though it had gone well.',
    },
    {
      title: 'Something to measure',
      description: 'The same thirty questions before and after a course. Few courses can be held against anything.',
    },
  ],
  chooseThem: [
    'You have never made a schedule, a budget or a risk register. Learn that first.',
    'You need hours of formal education for [a certification](/alternatives/pm-certification).',
    'You learn best in a room with others, and with somebody in front of it.',
    'Your organisation is introducing one method and everybody has to hear the same thing.',
  ],
  sources: [
    {
      title:
        'The use of simulated patients and role-play in communication skills training: a review of the literature to August 2005',
      publisher: 'Patient Education and Counseling',
      year: 2007,
      url: 'https://doi.org/10.1016/j.pec.2007.02.011',
    },
  ],
  related: ['/alternatives/pm-certification', '/features/learning-tracks', '/resources/pm-best-practices'],
  ctaTitle: 'You have done the reading',
  ctaDescription:
    'Say it to somebody who disagrees. The first track begins with an easy one, and the trial covers all four of its talks.',
} satisfies ComparisonPage;
