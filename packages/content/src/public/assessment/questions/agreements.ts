import type { AssessmentQuestion } from '@parley/shared';

/** Agreements that hold. */
export const agreementsQuestions: readonly AssessmentQuestion[] = [
  {
    id: 'agreements-hanging-up',
    situation:
      'A call with a client’s lawyers, IT and finance ends in friendly agreement. Everybody is about to hang up. What do you do?',
    answers: [
      {
        text: 'Say who does what by which day, and ask each by name whether it is right.',
        why: 'Two minutes now, while those who would object are still on the line.',
      },
      {
        text: 'Promise minutes by this evening, with corrections due tomorrow.',
        why: 'Good practice. Whoever does not read them will say later that it was never agreed.',
      },
      {
        text: 'Thank them all, and write down your own notes while everything is still fresh.',
        why: 'Fresh, and yours alone.',
      },
      {
        text: 'Fix a date for the next call, where whatever is open can be settled.',
        why: 'Plans another conversation instead of ending this one.',
      },
    ],
  },
  {
    id: 'agreements-car-park',
    situation:
      'In the car park your client’s director says: “Go ahead with the second hall, the papers follow.” That is €140,000 of work. What do you do?',
    answers: [
      {
        text: 'Write today what he ordered, the price and the date, and begin on his “yes” to it.',
        why: 'His word becomes an order within the hour, and nobody has to distrust anybody.',
      },
      {
        text: 'Begin with the drawings, and ask his office for the order meanwhile.',
        why: 'Limits the damage. He sees work going on, and the papers are no longer urgent.',
      },
      {
        text: 'Tell him on the spot that your company begins nothing without an order.',
        why: 'The right rule, said like a wall. One message would have brought you the order.',
      },
      {
        text: 'Begin tomorrow: he is the director, and in all these years his word has always been good.',
        why: 'Until he is ill, or gone, or remembers another price.',
      },
    ],
  },
  {
    id: 'agreements-look-into',
    situation:
      'The draft of the minutes says: “The team will look into the performance issue soon.” You have two minutes before they go out. What do you make of it?',
    answers: [
      {
        text: '“Ines times the search with 500 users by Thursday 4th. Tom then decides whether we tune it.”',
        why: 'A name, a day, what is done, and who decides what follows from it.',
      },
      {
        text: '“Ines will look into the slow search and report on Thursday 4th.”',
        why: 'A name and a day. What would count as an answer, and for whom, is open.',
      },
      {
        text: '“The team will analyse the performance issue with high priority in the course of the coming week.”',
        why: 'More words, still nobody.',
      },
      {
        text: '“The performance issue was discussed at length; all views were heard.”',
        why: 'True, and of no use to anyone on Thursday.',
      },
    ],
  },
  {
    id: 'agreements-two-suppliers',
    situation:
      'Four months in, an auditor asks why you took the dearer of two suppliers. Three people give three reasons. What do you do differently from now on?',
    answers: [
      {
        text: 'One line a decision: what, why, what was turned down, by whom, on which day.',
        why: 'Takes a minute, and still answers when everybody has moved on.',
      },
      {
        text: 'Keep the minutes of all meetings in one place, where everybody on the project can search through them.',
        why: 'The reason is in there, somewhere on four hundred pages.',
      },
      {
        text: 'Have decisions that matter confirmed by e-mail among those who were present.',
        why: 'Holds while those people stay, and while somebody finds the message.',
      },
      {
        text: 'Take decisions of that size to the steering group, so that it is answerable.',
        why: 'Moves the question elsewhere. The group will give four reasons.',
      },
    ],
  },
  {
    id: 'agreements-dropped-report',
    situation:
      'By telephone a client agrees that an old report may be dropped. The signed specification still names it. Tomorrow you leave for two weeks. What do you do?',
    answers: [
      {
        text: 'Have her confirm one sentence, change the specification, and tell the team which version holds.',
        why: 'Three places knew about the report. Now none of them says anything else.',
      },
      {
        text: 'Send her an e-mail that sums up the call, and file a copy with the project.',
        why: 'There is proof. The specification goes on saying the opposite.',
      },
      {
        text: 'Tell the developers to leave the report out, and mention it in the handover.',
        why: 'Saves the work, and leaves the team alone with the acceptance test.',
      },
      {
        text: 'Leave it until the acceptance test, where it will come up in any case.',
        why: 'It will, in front of people who were not on the telephone.',
      },
    ],
  },
];
