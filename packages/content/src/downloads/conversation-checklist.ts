/** What stands on the checklist (product §26.5): one page to print and tick. */
export const conversationChecklist = {
  title: 'Checklist for a difficult conversation',
  lede: 'Ten minutes before, one glance during, ten minutes after. Tick what you have; what stays empty is where the conversation will hurt.',
  parts: [
    {
      title: 'Before',
      items: [
        'I can say in one sentence what should be different when I leave.',
        'I can say what the other side stands to lose, in words that they would use.',
        'My figures are sorted: firm, estimated, unknown. For each unknown I have the day on which I will know.',
        'I bring two ways forward with the price of each, and know which one I would take.',
        'There is one thing that I will refuse. I have its reason, and something to offer in its place.',
        'I know who decides. If it is somebody else, I know what this person needs to take to them.',
        'If there is bad news, it is in my first sentence, together with my own share in it.',
      ],
    },
    {
      title: 'During',
      items: [
        'I asked about a real case before I offered anything.',
        'I let the objection end, and said what I heard before I answered it.',
        'I answered the question that was asked, with a figure, a name or a day.',
        'I gave nothing without getting something, and said so in a friendly way.',
        'I did not promise for people who were not in the room.',
      ],
    },
    {
      title: 'Before anybody gets up',
      items: [
        'We said who does what by which day, and each of us said yes to it by name.',
        'We named what is still open, and who settles it.',
        'We know what we do if it does not work out, and when we would notice.',
      ],
    },
    {
      title: 'The same day',
      items: [
        'Three lines in writing to everybody concerned: decided, open, next.',
        'My own first step is done, or has a time tomorrow.',
        'I wrote down the one sentence that I would say differently.',
      ],
    },
  ],
  fields: ['What should be different afterwards', 'What they stand to lose', 'What I will refuse, and offer instead'],
  agreed: { title: 'Agreed', head: ['Who', 'Does what', 'By when'], rows: 3 },
} as const;
