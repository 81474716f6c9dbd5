/** What stands on the checklist (product §26.5): one page to print, to fill in before and to tick afterwards. */
export const conversationChecklist = {
  title: 'Checklist for a difficult conversation',
  lede: 'Fill in the card before. Tick the rest afterwards, honestly: what stays empty is what to do differently next time.',
  card: {
    title: 'The card, before',
    lines: [
      'What I want to leave with: a decision, a date, a yes to a trial',
      'What it costs them, in a unit that they would use',
      'My part in it, in the first person, with a day',
      'Two ways, the price of each, a cross beside the one I would take',
      'What I will not give, and why',
    ],
  },
  parts: [
    {
      title: 'At the start',
      items: [
        'I gave the state first; its history could wait.',
        'I said who is affected, and who is not.',
        'My first two answers held a figure, a day or a name.',
      ],
    },
    {
      title: 'In the middle',
      items: [
        'I asked what matters most to them before I proposed anything.',
        'I asked something that could only be asked here.',
        'I took up what cost them something to say, at once.',
        'I put the price beside each way, and said which one I would take.',
        'I refused a thing and not a person, and said what is possible.',
      ],
    },
    {
      title: 'The last two minutes',
      items: [
        'I said what now stands, so that it could be corrected.',
        'We named who does what by which day, beginning with me.',
        'I said what they get in writing, and when.',
        'I asked for the decision, and waited for the answer.',
      ],
    },
    {
      title: 'The same day',
      items: [
        'Three lines went to everybody concerned: decided, open, next.',
        'I wrote down the one sentence that I would say differently.',
      ],
    },
  ],
  unsaid: {
    title: 'Left unsaid',
    lines: [
      '“We take this very seriously.”',
      '“The team is working flat out.”',
      '“We will keep you posted.”',
      '“Let us take that offline.”',
      '“Everybody is aligned.”',
      '“Lessons have been learned.”',
    ],
  },
  agreed: { title: 'Agreed', head: ['Who', 'Does what', 'By when'], rows: 3 },
} as const;
