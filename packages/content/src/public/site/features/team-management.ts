import type { FeaturePage } from '@parley/shared';

export const page = {
  kind: 'feature',
  title: 'A team that practises, and nobody reading along',
  displayWord: 'practises',
  subtitle:
    'Seats, invitations, assignments and averages for whoever leads the team. What was said stays with the person who said it.',
  description:
    'What a team’s admins see of their people, column by column, what they never see, and how seats, assignments, the leaderboard and the roll-up report work.',
  heroDescription:
    'Practice that is watched turns into performance. People who think that their head of department will read the transcript write for the head of department. So the team area was designed from the list of what it must not show, and the useful parts were fitted into what was left.',
  keyBenefits: [
    {
      title: 'You see whether, not what',
      description:
        'Names, dates, counts and scores. No sentence of a conversation, no report text, no practice branch.',
    },
    {
      title: 'You can ask for something',
      description: 'A track or a scenario by a day, of everybody or of some, with a note of your own.',
    },
    {
      title: 'You can report upwards',
      description: 'A PDF on usage, skills and scores that names no member of the team.',
    },
  ],
  detailedFeatures: [
    {
      title: 'One evening, seen from both sides',
      text: [
        'Take Resource Allocation Conflict, the hard one in which two project leads have each promised themselves the same tester. A member of your team holds it on a Tuesday evening. On her own screen stands this.',
        {
          kind: 'talk',
          talk: 'both-said-monday',
          lines: [
            {
              message: 1,
              words:
                'Callum came by at three and said I’m on Lisbon from Monday and it’s agreed with you. Your email says I’m on Tyne Valley from Monday and it’s agreed with him.',
            },
            {
              message: 2,
              words:
                'I told you that you were mine without asking Callum and without asking you. That left you with two bosses and one fortnight, and I am sorry. I will call him tonight.',
              marks: [
                {
                  words: 'I told you that you were mine without asking Callum and without asking you.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Takes on the part that was her own, by name.',
                },
                {
                  words: 'I will call him tonight.',
                  indicator: 'committed-in-own-name',
                  verdict: 'met',
                  note: 'Names herself, a thing and a day.',
                },
              ],
            },
            {
              message: 3,
              words: 'Okay. Then I’ll come in tomorrow and just do the one thing. You’ve no idea how good that sounds.',
            },
          ],
          caption: 'This, its score of 7.7 out of 10 and the reasons for it are hers to read.',
        },
        'On yours stands a row: her name and address, active, one more credit used, one more completed simulation, a new average, Tuesday. You do not learn that she began with an apology, nor to whom, nor what the report thought of it. She can read on her settings page, word for word, the row that you see.',
        'Had she chosen to keep her scores private, her count would still be there, and she would be missing from the leaderboard and from the averages of skills.',
      ],
    },
    {
      title: 'What is shown, and to whom',
      text: [
        {
          kind: 'table',
          caption: 'The same conversation, as three people see it',
          head: ['What', 'The member', 'Team admins', 'A reader of the roll-up report'],
          rows: [
            ['That it was completed, and when', 'yes', 'yes', 'in totals'],
            ['Its scenario, if it is one of the library', 'yes', 'in totals, and where it was asked for', 'in totals'],
            ['Its score', 'yes', 'in the average', 'in the distribution'],
            ['The best score on what was asked for', 'yes', 'yes, unless kept private', 'no'],
            ['Transcript, quotations, report', 'yes', 'no', 'no'],
            ['Other lines tried', 'yes', 'no', 'no'],
            ['Title of a scenario of one’s own', 'yes', 'no', 'no'],
          ],
        },
        'The average of a skill appears once five people have a score in it. With four, a good guesser could work out who is who, so the screen says how many there are and leaves it at that.',
      ],
    },
    {
      title: 'Seats, and people who come and go',
      text: [
        'Invite one person by name and address, or paste a list of up to two hundred; everybody on it is checked before anything is sent. An invitation takes a seat at once and its link works for seven days. Removing somebody, revoking an invitation or leaving frees the seat immediately.',
        'Whoever leaves goes back to the plan they had, with all they ever practised. The team’s totals keep date, score and scenario of what was completed in it, and show no name with them.',
      ],
    },
    {
      title: 'A leaderboard that can be left',
      text: [
        'It orders by conversations completed and only then by score, because turning up is the part that one can decide. Beside it stand the three people who improved most, comparing their first three scores with their last three. If your team would rather not compete, nobody has to appear.',
      ],
    },
  ],
  howItWorks: [
    {
      title: 'Write to us',
      description:
        '[A Team Pilot](/contact?plan=team-pilot) is arranged by hand: ten seats for sixty days, paid once. The price stands [with the others](/pricing).',
    },
    {
      title: 'Invite your people',
      description: 'Before accepting, each of them reads what you will see and what you never will.',
    },
    {
      title: 'Ask for a first scenario',
      description: 'An easy one, in a fortnight. They get one letter, and a reminder three days before.',
    },
    {
      title: 'Look at the weeks',
      description: 'Bars for conversations and people, and a sentence that says whether practice is up or down.',
    },
    {
      title: 'Take the roll-up report to your own meeting',
      description: 'It names up to three things to practise next, and why those.',
    },
  ],
  perfectFor: [
    {
      title: 'A PMO that wants a common standard',
      description: 'The same twelve conversations behind everybody, and a shared word for what went wrong.',
    },
    {
      title: 'A head of delivery before a hard quarter',
      description: 'Ask for the two scenarios that look most like it.',
    },
    { title: 'A programme for new starters', description: 'One track, one month, no room to book.' },
  ],
  faq: [
    {
      question: 'Can I make an exception and read one transcript?',
      answer: 'No. There is no setting for it. The person can export the report and give it to you.',
    },
    {
      question: 'What happens after sixty days?',
      answer:
        'Everybody is on their own plan again and the team area closes. Extend the team, and it is there as it was.',
    },
    {
      question: 'Do seats share their sessions?',
      answer: 'Each seat has its own, 300 of them in a pilot. The operator can change that number for your team.',
    },
  ],
  related: ['/solutions/pmo-leaders', '/features/learning-tracks', '/security'],
  ctaTitle: 'Ten seats, sixty days, one honest row each',
  ctaDescription: 'Ask for a Team Pilot and tell us how many people it is for. You get an answer from a person.',
} satisfies FeaturePage;
