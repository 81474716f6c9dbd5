import type { FeaturePage } from '@parley/shared';

export const page = {
  kind: 'feature',
  title: 'Twelve conversations, in an order that teaches',
  displayWord: 'teaches',
  subtitle:
    'Three learning tracks of four scenarios each: one for a first project, one for a senior year, one for the step into a PMO.',
  description:
    'The three learning tracks scenario by scenario: what each conversation asks of you that the one before did not, how a track opens, and how it is counted.',
  heroDescription:
    'You can practise at random, and for a while it works. Then one notices that one keeps picking the talks one is already good at. A track takes the choice away: the next conversation is the next one, whether you like the look of it or not.',
  keyBenefits: [
    {
      title: 'Each talk adds one thing',
      description: 'The second uses what the first taught and asks for something more. The order is the course.',
    },
    {
      title: 'Two hours, or five, in pieces',
      description:
        'Scenarios take 15 to 25 minutes; the reports and second attempts make up the rest. Nobody needs a free afternoon.',
    },
    {
      title: 'The better score stays',
      description:
        'Lose one, begin it again. A track keeps your best result on each of its scenarios, and how often you completed it.',
    },
  ],
  detailedFeatures: [
    {
      title: 'New PM Essentials: the four talks of a first year',
      text: [
        'It opens with a client who asks for a small thing, because that is how it usually starts. Beatriz runs operations for fourteen hotels in Portugal and wants one more approval step in an app with a signed price. She is friendly and in a hurry, and the scenario is easy for a reason: the difficulty is not her temper but your reflex to quote the specification.',
        {
          kind: 'talk',
          talk: 'one-more-approval',
          lines: [
            {
              message: 1,
              words:
                'Your boys do it in an afternoon, I’m sure. So I only want to hear from you that it’s in for the second of June, and then I leave you in peace.',
            },
            {
              message: 2,
              words:
                'I have your message. Before I say anything about the price: where does this come from? What happened?',
              marks: [
                {
                  words: 'Before I say anything about the price: where does this come from?',
                  indicator: 'asked-priority-first',
                  verdict: 'met',
                  note: 'Asks what it is for before it is priced.',
                },
              ],
            },
            {
              message: 3,
              words:
                'In January Faro bought linen for eleven thousand four hundred. Beautiful linen. For a hotel with thirty-one rooms. I need that somebody above the hotel sees the big orders before they go.',
            },
            {
              message: 6,
              words:
                'Section 4.2 covers one approval, by the manager. The second step in the app is nine days and €7,200, and all fourteen hotels would open on 16 June instead of 2 June. An e-mail to the director for every large order is two days and €1,600, and 2 June stays.',
              marks: [
                {
                  words: 'An e-mail to the director for every large order is two days and €1,600, and 2 June stays.',
                  indicator: 'recorded-agreement',
                  verdict: 'met',
                  note: 'Two ways with days and money, and one that leaves the opening where it was.',
                },
              ],
            },
            { message: 7, words: 'With this I sleep.' },
          ],
          caption:
            'She asked for an approval step and needed a second pair of eyes. The e-mail costs less than a quarter of what she had ordered.',
        },
        'Then come a colleague who says no in front of everybody (*Team Member Pushback*), a sponsor who has read four green reports and deserves a red one (*Executive Status Update*), and a supplier who is late because of you as well (*Vendor Performance Issue*). Need, objection, status, blame: most of what a first project throws at people is one of these.',
      ],
    },
    {
      title: 'Senior PM Challenges: nobody in the room is wrong',
      text: [
        'Two departments share a deadline and no longer speak. A chief financial officer wants fifteen per cent by Friday and has not said what for. An engineer asks for three weeks that were promised elsewhere. A client brings three lists, all signed, and no two of them describe the same hotel.',
        'What changes from the first track is that being pleasant stops paying. These people bring figures, and want yours: what a cut costs, what a delay saves, until which day the choice exists. Two of the four are hard.',
      ],
    },
    {
      title: 'PMO Leadership Track: projects against projects',
      text: [
        'Which of the projects stops, who gets the one tester with the certificate, how a change reaches those who will have to live with it, and what a board hears that has raised the budget twice already. Three of the four talks are hard, and they are meant to be lost once.',
        'Nobody here wants to hear about tasks. The useful sentences are about what waits, what the waiting costs, and who decides.',
      ],
    },
    {
      title: 'How progress is counted',
      text: [
        {
          kind: 'table',
          caption: 'What stands on a track, and when',
          head: ['On the path', 'Means'],
          rows: [
            ['Locked', 'Something before it has not been completed'],
            ['In progress', 'The current one; only this can be begun from the track'],
            ['Completed', 'Ended with a report, with your best score beside it'],
            ['Kit Completed', 'All four, with the average of the best scores'],
          ],
        },
        'A conversation counts through whichever door you began it. If you found Budget Cut Negotiation in the library last month and finished it, the track knows. What you abandoned does not count, and neither do the other lines you tried from the middle of a talk.',
      ],
    },
  ],
  howItWorks: [
    { title: 'Pick a track', description: 'By years of experience, or by which of the four titles makes you uneasy.' },
    {
      title: 'Begin the first scenario',
      description: 'It takes one session of your plan. Every plan has the tracks, the trial included.',
    },
    {
      title: 'Read the report, or rehearse again',
      description: 'Going on does not depend on your score; only on having finished.',
    },
    { title: 'Reach the fourth', description: 'The average of your best scores is there to be beaten.' },
  ],
  perfectFor: [
    {
      title: 'Nought to three years in the job',
      description: '[New PM Essentials](/learning-tracks/new-pm-essentials), two to three hours.',
    },
    {
      title: 'Three to eight years',
      description: '[Senior PM Challenges](/learning-tracks/senior-pm-challenges), three to four hours.',
    },
    {
      title: 'Moving into portfolio work',
      description: '[PMO Leadership Track](/learning-tracks/pmo-leadership-track), four to five hours.',
    },
  ],
  faq: [
    {
      question: 'Do I get a certificate at the end?',
      answer:
        'No. A finished track is a record of four conversations, and you can export each report as a PDF. For a certificate that employers ask for, see how this compares with certification.',
    },
    {
      question: 'Can my team be asked to complete one?',
      answer: 'Yes, by a day and with a note. The person who asks sees who has done it, and never what was said.',
    },
    {
      question: 'What if I do not know where I stand?',
      answer: 'Take the skills assessment first. It names the scenarios to begin with, and why.',
    },
  ],
  related: ['/resources/pm-skills-assessment', '/solutions/new-project-managers', '/alternatives/pm-certification'],
  ctaTitle: 'Four talks from now you will know',
  ctaDescription: 'The sessions of a trial cover all twelve talks, with eight left over for the ones that went worst.',
} satisfies FeaturePage;
