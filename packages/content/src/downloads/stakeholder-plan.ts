/** What stands in the stakeholder plan (product §26.5): a document to fill in, with the depot at Halifax as the example to delete. */
export const stakeholderPlan = {
  title: 'Stakeholder plan',
  lede: 'Not a map of power and interest, but a plan of conversations: with whom, in which order, about what, and what follows. The lines in grey are an example, the bus depot at Halifax. Delete them.',
  fields: ['Project', 'Decided by', 'As of'],
  tables: [
    {
      title: 'People (steps 1 and 2)',
      hint: 'With a name each; departments do not have conversations. Guess the first four columns at your desk. The last one stays empty until they have said it themselves.',
      head: [
        'Who',
        'Can do to the outcome',
        'Would lose',
        'Knows, and we do not',
        'Is asked by',
        'Is afraid of, in their words',
      ],
      examples: [
        [
          'Mo, allocator',
          'Stay away, and with her half of the drivers',
          'Her board, perhaps her post',
          'Which driver cannot do which turn',
          'Every driver, at four in the morning',
          '',
        ],
        [
          'The union’s man',
          'Call it unfair before it begins',
          'His members’ trust',
          'What went wrong at the other depots',
          'The drivers; he looks to Mo',
          '',
        ],
        [
          'Head of operations',
          'Move the date, and decide about posts',
          'A date that she has given',
          'What happens to posts',
          'Her managing director',
          '',
        ],
      ],
      rows: 8,
    },
    {
      title: 'Conversations, in order (steps 3 to 5)',
      hint: 'Before the room, the person. Before the boss, the one who does the work. Those whom others watch come before those who watch.',
      head: [
        'No. and day',
        'With',
        'What I ask about the old way',
        'Afterwards it should be so that …',
        'Condition: when what is measured by whom shows what, this happens',
      ],
      examples: [
        [
          '1, today',
          'Mo',
          'How does the board work, and what does it know that the system does not?',
          'I know how many arrangements stand nowhere else',
          'When ten mornings running have matched, Mo takes the board down',
        ],
        [
          '2, tomorrow',
          'Head of operations',
          'Who told Mo what about her post, and when?',
          'Mo has a day on which she hears it from whoever decides',
          '',
        ],
      ],
      rows: 6,
    },
    {
      title: 'After each conversation (step 6)',
      hint: 'On the same day. Share the second and the third column with them.',
      head: ['Day and with whom', 'Condition, in their words', 'What we took on, and by when', 'Done'],
      examples: [
        [
          'Wednesday, Mo',
          'Nobody is switched over until she says that their turns are right',
          'Ask Janet Holroyd today to see her before the 14th; ring Mo by five tomorrow with the day',
          '',
        ],
      ],
      rows: 6,
    },
  ],
  review: {
    title: 'Once a month: signs that the plan has aged',
    questions: [
      'Whose answers have become shorter?',
      'Who sends a deputy instead?',
      'Who asks in writing now, with others in copy?',
      'Who used to complain, and has stopped?',
    ],
  },
} as const;
