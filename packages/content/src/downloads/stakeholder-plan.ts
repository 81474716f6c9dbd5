/** What stands in the stakeholder plan (product §26.5): a document to fill in, with one line of example in each table. */
export const stakeholderPlan = {
  title: 'Stakeholder plan',
  lede: 'Not a map of power and interest, but a plan of conversations: whom you talk to next, about what, and what should be different afterwards. Go through it every second week, in a quarter of an hour.',
  fields: ['Project', 'Decided by', 'As of'],
  howTo: {
    title: 'How to use it',
    steps: [
      'List people, not departments. A department cannot be telephoned.',
      'Fill in what each of them stands to lose before what you need of them. Where you do not know, that is your next conversation.',
      'Mark where somebody stands today by what they did last, not by what they said last.',
      'Plan no more than three conversations at a time, the one that you would rather avoid first.',
      'Write the outcome down on the day itself, with a name and a date.',
    ],
  },
  people: {
    title: 'People',
    head: [
      'Name and role',
      'Decides, or can stop',
      'Stands to lose',
      'We need of them',
      'Stands today, and how we know',
      'Next conversation',
    ],
    example: [
      'Beatriz, head of operations at the client',
      'Acceptance of each stage; extra money only with the owner',
      'A second large order that nobody above the hotel has seen',
      'A choice between the full approval step and the lighter one',
      'In favour: pays on time, asks for more. Sees the request as small',
      'Thursday, 20 minutes: what happened that makes the step necessary?',
    ],
    rows: 9,
  },
  conversations: {
    title: 'Conversations',
    head: [
      'Day',
      'With',
      'Afterwards it should be so that …',
      'My first sentence',
      'What I will refuse',
      'Outcome: who, what, by when',
    ],
    example: [
      'Thursday',
      'Beatriz',
      'She has chosen one of two ways, and knows its price and its date',
      'Before I price it: which order should have been seen by a second person?',
      'Both the step and the rating screen by the first of the month',
      'Beatriz confirms the lighter way by Friday noon; I change the plan the same day',
    ],
    rows: 6,
  },
  review: {
    title: 'Every second week',
    questions: [
      'Who surprised us since the last time, and what did we not know about them?',
      'Whom have we not spoken to for a month, although they can stop us?',
      'Which conversation have we moved twice? What are we afraid of hearing?',
      'What did we promise, to whom, and is it done?',
    ],
  },
} as const;
