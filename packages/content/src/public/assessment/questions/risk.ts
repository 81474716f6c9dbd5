import type { AssessmentQuestion } from '@parley/shared';

/** Risk and problems. */
export const riskQuestions: readonly AssessmentQuestion[] = [
  {
    id: 'risk-one-engineer',
    situation:
      'One engineer alone understands the tax module, and mentions that he is “looking around”. The accounts close in ten weeks. What do you do first?',
    answers: [
      {
        text: 'Ask what would keep him until the close, and plan with him who learns which case by when.',
        why: 'Starts with the person who is the risk, and who alone knows how it could be made smaller.',
      },
      {
        text: 'Ask his manager for a second engineer, who sits beside him from Monday and learns whatever comes up.',
        why: 'Meets the risk, but past the one who could say what has to be learnt first.',
      },
      {
        text: 'Ask him to document the module, with a first complete version within two weeks.',
        why: 'Documents hold the rules. What leaves with him are the cases in which they fail.',
      },
      {
        text: 'Treat it as told in confidence, and wait until he has made up his mind.',
        why: 'Kind to him. In ten weeks it is unkind to everybody, and he may have wanted to be asked.',
      },
    ],
  },
  {
    id: 'risk-nightly-import',
    situation:
      'For the third time this month the nightly import stopped. Each time somebody starts it again by hand at six. What do you ask of the team?',
    answers: [
      {
        text: 'What the three nights have in common, and what a fourth would cost at the end of the month.',
        why: 'Looks for the cause, and for the figure that decides how much the search may cost.',
      },
      {
        text: 'An owner for the cause, with two days kept free for it this week.',
        why: 'A good frame. It spends two days before anybody knows what the fault is worth.',
      },
      {
        text: 'An alarm that wakes whoever is on duty, so that it runs again before six.',
        why: 'A better bell for the same fire.',
      },
      {
        text: 'A rota, so that it is not always the same person who has to get up.',
        why: 'Shares the fault out fairly, and keeps it.',
      },
    ],
  },
  {
    id: 'risk-pump',
    situation:
      'The pump for a hospital’s cellar was ordered today and takes 20 weeks. You need it in 24, and nobody supplies it sooner. Nobody worries. What do you do?',
    answers: [
      {
        text: 'Fix the week from which a delay hits the opening, and what is done then, by whom.',
        why: 'A risk with a date and a decision is a plan. Without them it is a line in a list.',
      },
      {
        text: 'Put it on the list of risks, and have the supplier report on it every Friday.',
        why: 'You will know early. What you would do with the news is still open.',
      },
      {
        text: 'Move the opening back by three weeks in the plan, so that there is something to draw on.',
        why: 'Reserve at the end belongs to whoever is late first, and that will not be the pump.',
      },
      {
        text: 'Let it rest: four weeks of slack are more than most items on the plan have.',
        why: 'Four weeks are one customs strike, and you would hear of it in week 19.',
      },
    ],
  },
  {
    id: 'risk-flooded-room',
    situation:
      'A storm flooded your server room. The team proposes one thing: rent a room, £90,000 for three months. The sponsor is on the line. What do you do?',
    answers: [
      {
        text: 'Say what is lost and what is safe, and come back in an hour with at least two ways and prices.',
        why: 'She can reassure others at once, and then choose instead of nodding.',
      },
      {
        text: 'Present the rented room with its price, and explain openly why the whole team would prefer to do just that.',
        why: 'Honest. With a single way on the table she can only say yes or no.',
      },
      {
        text: 'Ask her first how much money there is, so that nobody plans for nothing.',
        why: 'She cannot know what it may cost before she knows what it would save.',
      },
      {
        text: 'Tell her that you have rented the room already, since every hour counts.',
        why: 'Quick, with £90,000 that were not yours, on the first idea that came up.',
      },
    ],
  },
  {
    id: 'risk-invoices-visible',
    situation:
      'At seven in the evening a test shows that after a password reset customers briefly see each other’s invoices. Launch is tomorrow. Whom do you call first?',
    answers: [
      {
        text: 'Whoever may stop the launch, with what you know and what could open without it.',
        why: 'The decision reaches the one who has to make it while there is still a choice.',
      },
      {
        text: 'The head of security, to learn first how bad it really is.',
        why: 'You need that as well. But the hours in which one could still decide run out meanwhile.',
      },
      {
        text: 'The developer who built it, to see whether it can be repaired during the night.',
        why: 'Perhaps it can. Nobody has then decided what happens if it cannot.',
      },
      {
        text: 'Nobody tonight: it is a matter of seconds, and a repair can follow the launch at leisure.',
        why: 'Seconds are enough to read an invoice, and from the first customer on it is a breach of their data.',
      },
    ],
  },
];
