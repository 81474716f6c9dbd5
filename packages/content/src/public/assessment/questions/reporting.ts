import type { AssessmentQuestion } from '@parley/shared';

/** Status and bad news. */
export const reportingQuestions: readonly AssessmentQuestion[] = [
  {
    id: 'reporting-wednesday',
    situation:
      'On Wednesday you learn that moving the data will take three weeks longer. Your report goes out on Friday. The sponsor’s office is next door. What do you do?',
    answers: [
      {
        text: 'Go over now: three weeks, what you know of the cause, and when you will know the rest.',
        why: 'She hears it first and from you, before she promises anything that rests on the old date.',
      },
      {
        text: 'Use Thursday for the cause and two options, and tell her before the report.',
        why: 'Well prepared, at the price of a day on which she may give her word to somebody.',
      },
      {
        text: 'Turn the status red in Friday’s report, with the cause and a clear explanation.',
        why: 'True and complete, but she reads it together with everybody else.',
      },
      {
        text: 'Keep it amber for this week: with some luck and a good team the three weeks can be won back.',
        why: 'The colour says what you hope. From here on every report of yours is read twice.',
      },
    ],
  },
  {
    id: 'reporting-lift',
    situation:
      'In the lift the chief executive asks: “How is the warehouse?” The opening holds, costs are up by £200,000, and she has to decide on Tuesday. What do you say?',
    answers: [
      {
        text: '“The opening holds, costs are up £200,000. On Tuesday I need your choice of two ways to cover it.”',
        why: 'State, figure and what she has to do, in two sentences.',
      },
      {
        text: '“The opening holds. There is a matter of costs, which is on Tuesday’s agenda.”',
        why: 'Honest, but without the figure she cannot tell how much it should worry her.',
      },
      {
        text: '“Quite well, thank you. You will have all the details from us before the meeting on Tuesday.”',
        why: 'She will remember “quite well” when she reads the details.',
      },
      {
        text: '“Well, when the second supplier dropped out in August, we first had to look at …”',
        why: 'The lift arrives before the point does.',
      },
    ],
  },
  {
    id: 'reporting-sixty-two',
    situation:
      'Your reports counted 62 sites as finished. You find that eleven of them still lack the handover signature. Nobody has noticed. What do you do?',
    answers: [
      {
        text: 'Correct it today: 51 finished, eleven unsigned, your mistake, and since when it stood there.',
        why: 'A correction that you make yourself costs some trust. One that somebody else makes costs all of it.',
      },
      {
        text: 'Put the right figure into the next report, with a footnote on how finished sites are counted from now on.',
        why: 'The right figure, but a footnote hides who was wrong and for how long.',
      },
      {
        text: 'Collect the eleven signatures as fast as possible, so that the reports become true.',
        why: 'True afterwards. Whoever relied on it in the meantime is never told.',
      },
      {
        text: 'Leave it as it is: the work on those sites is done, and a signature is a formality.',
        why: 'Until the first of the eleven is not signed.',
      },
    ],
  },
  {
    id: 'reporting-are-we-safe',
    situation:
      'A board member asks: “Are we safe?” Your register has 34 risks; two of them could stop the opening. How do you answer?',
    answers: [
      {
        text: '“Two things can stop us: the fire permit and the pumps. Both are settled by the ninth.”',
        why: 'Answers the question, names what matters, and says when it will be over.',
      },
      {
        text: '“Not entirely: two risks could stop us. May I walk you through them?”',
        why: 'The right selection, but he asked a question and is offered a meeting.',
      },
      {
        text: '“We track 34 risks, each with an owner, and review every one of them each week.”',
        why: 'Tells him of your diligence and nothing of his safety.',
      },
      {
        text: '“As safe as a project of this size and kind can ever be said to be six weeks before its opening.”',
        why: 'A sentence that is true of every project, the doomed ones included.',
      },
    ],
  },
  {
    id: 'reporting-translate',
    situation:
      'An engineer notes: “p99 latency of auth exceeds budget, token cache must be reworked.” You report it to the head of retail. What do you write?',
    answers: [
      {
        text: '“One login in a hundred takes over eight seconds. The repair takes six days; I propose to delay the gift cards.”',
        why: 'What it means for her customers, what it costs, and the choice that is hers.',
      },
      {
        text: '“Logins are slower than agreed when the shops are busy. The repair takes about six days.”',
        why: 'Understandable. It leaves out how bad it is, and what the six days push aside.',
      },
      {
        text: '“Latency in authentication is over budget, so the cache of the tokens has to be reworked.”',
        why: 'Whole sentences, still in the engineer’s language.',
      },
      {
        text: '“There is a technical matter with the logins, which the team has in hand.”',
        why: 'Soothes and says nothing. She will hear the rest from her customers.',
      },
    ],
  },
];
