import type { ComparisonPage } from '@parley/shared';

export const page = {
  kind: 'comparison',
  title: 'A coach for your working life, or practice for Thursday',
  displayWord: 'Thursday',
  subtitle:
    'BetterUp gives you a person who gets to know you. We give you the person you have to face, as often as you like.',
  description:
    'BetterUp and rehearsal compared by somebody with an interest in the answer: what a human coach does better, what practice does better, and when to take which.',
  competitorName: 'BetterUp',
  competitorDescription:
    'BetterUp matches people with human coaches who meet them one to one by video, and surrounds those meetings with exercises, assessments and, more recently, AI coaching. It is bought mostly by employers for their staff. This is how public sources describe it as we write, in November 2026; its own site has today’s terms.',
  keyDifferences: [
    {
      title: 'Who is at the other end',
      description:
        'There, a trained coach who is on your side. Here, a simulated counterpart who is on their own, and who will leave if you waste their morning.',
    },
    {
      title: 'What it is about',
      description:
        'A coach takes up whatever is in the way: confidence, sleep, a promotion, a quarrel at home. We know one subject, conversations about projects.',
    },
    {
      title: 'What is left afterwards',
      description:
        'After a coaching hour you have an insight and an intention. After a rehearsal you have a transcript with marks in it.',
    },
    {
      title: 'Who signs the order',
      description:
        'Coaching platforms mostly sell to employers. You can begin here this evening, with an e-mail address.',
    },
  ],
  comparisonTable: [
    { feature: 'A human being listens', product: false, competitor: true, advantage: 'competitor' },
    {
      feature: 'Somebody argues back in role',
      product: true,
      competitor: 'If the coach plays along',
      advantage: 'product',
    },
    {
      feature: 'Knows your history and your firm',
      product: 'What you paste in',
      competitor: true,
      advantage: 'competitor',
    },
    { feature: 'Topics beyond projects', product: false, competitor: true, advantage: 'competitor' },
    {
      feature: 'Feedback on the exact sentence',
      product: true,
      competitor: 'As far as it is retold',
      advantage: 'product',
    },
    {
      feature: 'The same talk again in ten minutes',
      product: true,
      competitor: 'Not with the coach',
      advantage: 'product',
    },
    { feature: 'At eleven at night', product: true, competitor: 'By appointment with the coach', advantage: 'product' },
    { feature: 'Languages', product: 'English', competitor: 'Many', advantage: 'competitor' },
    {
      feature: 'Price for one person',
      product: '$19 or $39 a month',
      competitor: 'Mostly through an employer',
      advantage: 'neither',
    },
  ],
  article: [
    {
      title: 'Two different questions',
      text: [
        'Suppose that you reported green for eleven weeks and red in the twelfth, and that the director who signed all of those reports wants to see you. There are two things you might need before that meeting.',
        'One is to understand why you kept quiet in week eight. Were you protecting the team, or yourself? Do you do the same thing elsewhere? That is a question about you, it may take months, and a good coach is worth a great deal while you answer it. Nothing on this site will.',
        'The other is to have the first sentence ready. It has to be said on Tuesday, to a former auditor who has put the twelve reports in order on her desk. That is a question of words, and one learns it the way one learns a difficult passage on the piano.',
      ],
    },
    {
      title: 'What the second kind of help looks like',
      text: [
        'The scenario is called Green for Eleven Weeks, Then Red. Helen Marsh is fair and disappointed. This is the beginning of a run that was held and recorded here.',
        {
          kind: 'talk',
          talk: 'between-eleven-and-twelve',
          lines: [
            {
              message: 1,
              words:
                'I’m not angry yet. I’d just like to understand what happened between the eleventh and the twelfth.',
            },
            {
              message: 2,
              words:
                'In week 8 I had a sample of 2,000 accounts and it matched 84 per cent. We need 98. I thought that we could fix it and I kept the report green. So four of your eleven signatures stand under something that I knew better.',
              marks: [
                {
                  words: 'I thought that we could fix it and I kept the report green.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Owned, and named: a decision, not a misunderstanding.',
                },
              ],
            },
            {
              message: 3,
              words: 'I don’t like it. But you’ve said it in one go, and I didn’t have to turn a page to find it.',
            },
            {
              message: 6,
              words:
                'The full trial on 5 November matched 81 per cent of 412,000. 28 November cannot hold. The date that I believe in is the weekend of 6 February.',
              marks: [
                {
                  words: '28 November cannot hold.',
                  indicator: 'stayed-on-the-matter',
                  verdict: 'met',
                  note: 'Pressed, something definite.',
                },
              ],
            },
            { message: 7, words: 'That’s the first number in twelve reports.' },
          ],
          caption:
            'What could have been found out later, week 8, is said in the first message. The run came to 8.7 out of 10.',
        },
        'A coach could have told this person to be open about week eight. What the rehearsal adds is that they now know how it sounds, where Helen pushes, and that the room does not collapse.',
      ],
    },
    {
      title: 'Taking both',
      text: [
        'They do not get in each other’s way. If your employer pays for coaching, take it, and bring a marked transcript to the next hour: most people describe their conflicts to a coach from memory, in which they are always a little calmer than they were. “Here is what I said under pressure, and here is where she stopped trusting me” is a better beginning.',
      ],
    },
  ],
  advantages: [
    {
      title: 'Nobody is disappointed in you',
      description:
        'You can be clumsy four times in a row. The fifth attempt is not heard by anybody who remembers the first.',
    },
    {
      title: 'Built for one trade',
      description: 'Scope, dates, budgets, suppliers, boards. Each counterpart has figures, and expects yours.',
    },
    {
      title: 'You can check the judgement',
      description: 'Each mark names its reason, and [the whole rubric is public](/how-scoring-works).',
    },
  ],
  chooseThem: [
    'You are not sure what the problem is, only that there is one.',
    'It concerns your health, your family or whether this is still the right job.',
    'You want somebody who will remember in March what you said in October, and ask about it.',
    'Your employer wants one programme for managers of every kind, and not only for those who run projects.',
  ],
  faq: [
    {
      question: 'Is the simulated stakeholder a coach?',
      answer:
        'No, and it does not pretend to be. It is the person across the table. The coaching stands beside it: tips on your draft and the report at the end.',
    },
    {
      question: 'Can my company pay?',
      answer:
        'Yes. A Team Pilot covers ten people for sixty days, and nobody in your company can read what they practised.',
    },
  ],
  related: ['/vs/executive-coaching', '/features/team-management', '/solutions/executive-communication'],
  ctaTitle: 'Is it on Thursday?',
  ctaDescription:
    'Then begin with the first sentence. Twenty sessions in fourteen days cost nothing and ask for no card.',
} satisfies ComparisonPage;
