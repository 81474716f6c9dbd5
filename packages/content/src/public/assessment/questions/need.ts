import type { AssessmentQuestion } from '@parley/shared';

/** Finding the need. */
export const needQuestions: readonly AssessmentQuestion[] = [
  {
    id: 'need-forty-charts',
    situation:
      'A sales director asks for a dashboard of forty charts by the end of the month. “Just build what is on my list,” she says. What do you answer first?',
    answers: [
      {
        text: '“Which decision was hardest last month because a figure was missing?”',
        why: 'One real decision shows which of the forty charts anybody needs, and what for.',
      },
      {
        text: '“If you could keep only five of the forty, which would they be?”',
        why: 'Makes her choose, but among her own solutions. The need behind the list stays in the dark.',
      },
      {
        text: '“Forty will take us about ten weeks. Shall I send you a plan in stages by tomorrow?”',
        why: 'Prices a solution before anybody knows what it is meant to solve.',
      },
      {
        text: '“Fine. The team begins with the first ten on Monday and works down the list.”',
        why: 'Friendly, quick, and a week spent on a guess.',
      },
    ],
  },
  {
    id: 'need-old-manual',
    situation:
      'You ask a warehouse foreman how returns are really handled. “Like in the manual,” he says and looks away. The manual is eleven years old. What do you do?',
    answers: [
      {
        text: 'Ask him to show you the last return that came in, from the door to the shelf.',
        why: 'A real case cannot follow an old manual. He shows what he would not have said.',
      },
      {
        text: 'Say that every manual ages, and ask which of its steps nobody follows any more.',
        why: 'Opens the door, but asks him to admit something before he knows what you will do with it.',
      },
      {
        text: 'Write the steps of the manual down as you understand them and send them to him to confirm by Friday.',
        why: 'He will confirm them. You then hold a signed description of something nobody does.',
      },
      {
        text: 'Thank him and ask his manager, who will know the official process anyway.',
        why: 'Goes past the one who knows to one who knows the manual, and the foreman will hear of it.',
      },
    ],
  },
  {
    id: 'need-no-training',
    situation:
      'A hospital buyer calls, upset: “You promised training, and nobody came.” Your record says that she moved the day herself. She is still talking. What do you do?',
    answers: [
      {
        text: 'Let her finish, then say what you heard: her nurses stood there and nobody came.',
        why: 'Being heard comes before being corrected. The date can be sorted out a minute later.',
      },
      {
        text: 'Let her finish, then ask what the ward needs this week to start.',
        why: 'A good next step, but she cannot tell yet whether you took in what happened to her.',
      },
      {
        text: 'Wait for a pause and read out, politely, the e-mail in which she moved the day.',
        why: 'Right on the record, and it turns a complaint into a dispute about guilt.',
      },
      {
        text: 'Apologise at once and promise two trainers for tomorrow morning, whatever it costs.',
        why: 'An apology without the facts and a promise without the people. Both will be taken back.',
      },
    ],
  },
  {
    id: 'need-simple',
    situation:
      'At a workshop a head of claims says: “It has to be simple.” Everybody nods. You have heard three meanings of that word today. What do you say?',
    answers: [
      {
        text: '“Take the last hail claim: what would have been simple there, and for whom?”',
        why: 'A case turns an adjective into something that can be built and tested.',
      },
      {
        text: '“Simple for the customer, for the clerk or for the auditor? Which of the three comes first?”',
        why: 'Separates the meanings, but in your categories instead of their work.',
      },
      {
        text: '“Agreed. I will put simplicity among our guiding principles, and we vote on them before lunch.”',
        why: 'Everybody votes for a word that each of them reads differently.',
      },
      {
        text: '“We follow a style guide, so simplicity is covered from our side.”',
        why: 'Closes a question that nobody in the room has understood yet.',
      },
    ],
  },
  {
    id: 'need-it-will-do',
    situation:
      'Six clerks try the new form. Five like it. The sixth, twenty years in the job, says “It will do” and packs her bag. What do you do?',
    answers: [
      {
        text: 'Walk out with her and ask what she saw in it that a newcomer would miss.',
        why: 'In private and asked as an expert, the shortest answer often becomes the most useful.',
      },
      {
        text: 'Write to her the next day, thank her for coming and ask for anything that she would change.',
        why: 'The right person by a weak means: what was not said aloud is rarely written down.',
      },
      {
        text: 'Ask her there and then, with the other five listening, what she means by that.',
        why: 'The right question in the wrong place. She will say that it is fine.',
      },
      {
        text: 'Note five approvals and one neutral vote, and go on to the next test.',
        why: 'Counts heads, and loses the one that knows the exceptions.',
      },
    ],
  },
];
