import type { AssessmentQuestion } from '@parley/shared';

/** Leading without orders. */
export const leadingQuestions: readonly AssessmentQuestion[] = [
  {
    id: 'leading-test-devices',
    situation:
      'Your team missed a date because you ordered the test devices too late. In the steering meeting somebody asks what happened. What do you say?',
    answers: [
      {
        text: '“I ordered the devices two weeks late. They come on Monday, the new date is the 18th, and Ana now checks such orders.”',
        why: 'Your part in one sentence, a date, and what keeps it from happening again.',
      },
      {
        text: '“That was my mistake, and I am sorry for it. The new date is the 18th.”',
        why: 'Owned. What would keep it from happening again is missing.',
      },
      {
        text: '“The test devices reached us late. The team has reacted, and we expect to finish on the 18th.”',
        why: 'Every word is true, and the team stands there as if it had been late.',
      },
      {
        text: '“Several dependencies did not come together in time. We have learned from it as a team.”',
        why: 'Nobody did anything, so nothing will change.',
      },
    ],
  },
  {
    id: 'leading-accountant',
    situation:
      'You need two days of an accountant who does not report to you. She is friendly, and has not answered three messages. What do you do?',
    answers: [
      {
        text: 'Go to her: what is on her desk, what would the two days save her, what can you take off it?',
        why: 'Silence has a reason. Whoever knows it can offer something.',
      },
      {
        text: 'Ask her manager, with her in copy, which of her tasks may wait.',
        why: 'Fair and in the open. It could have been the second step.',
      },
      {
        text: 'Write a fourth time, with the date in the subject and an invitation for two days.',
        why: 'The fourth message says what the first three said, only louder.',
      },
      {
        text: 'Tell your sponsor that accounting is holding up the project, so that somebody there begins to move.',
        why: 'She may come, and it will be the last time that she is friendly.',
      },
    ],
  },
  {
    id: 'leading-surgeon',
    situation:
      'A senior surgeon will not use the new booking system: “My secretary does that better.” The other surgeons watch him. What do you try?',
    answers: [
      {
        text: 'Ask what his secretary catches that a system would miss, and offer a week’s trial that he may stop.',
        why: 'Takes his objection as knowledge, and makes saying yes safe.',
      },
      {
        text: 'Show him, from the ward next door, how long patients waited before the system was there and how long they do now.',
        why: 'Evidence, and for the hospital’s need. What he fears to lose is not in it.',
      },
      {
        text: 'Explain what patients gain from it, and that every other department has joined by now.',
        why: 'Being the last is no argument for somebody who prides himself on it.',
      },
      {
        text: 'Have the medical director make it clear to him that the system is compulsory.',
        why: 'He will use it, and the others will watch how.',
      },
    ],
  },
  {
    id: 'leading-overruled',
    situation:
      'The steering group decides against your advice: cheaper and riskier, for lack of cash. Your team looks at you: “And now?” What do you say?',
    answers: [
      {
        text: '“Cash decided it, and we make it work. Three signs will tell us when to raise it again.”',
        why: 'The reason, the loyalty, and a point at which the risk gets a voice again.',
      },
      {
        text: '“I argued against it and lost. Now it is ours too, and we do it well.”',
        why: 'Honest and loyal. The team still has nothing to watch out for.',
      },
      {
        text: '“I would have decided otherwise as well, but it was not for us to decide.”',
        why: 'You keep your hands clean, and the team works for a plan that is nobody’s.',
      },
      {
        text: '“We keep our own plan in the drawer, up to date. They will come back to it soon enough.”',
        why: 'From today the team waits for the decision to fail.',
      },
    ],
  },
  {
    id: 'leading-credit',
    situation:
      'A junior planner found an error that would have cost £60,000. In the monthly meeting the director praises you for it. What do you do?',
    answers: [
      {
        text: 'Say: “Samira found it, in the crane bookings. Samira, will you tell us how?”',
        why: 'The credit goes to its owner, and everybody learns how such an error is found.',
      },
      {
        text: 'Thank him, and say that the praise belongs to Samira, who found it.',
        why: 'The right name. It stays a name, and she stays silent.',
      },
      {
        text: 'Thank him in the name of the team, and tell Samira later how pleased he was.',
        why: 'The team did not find it, and nobody in the room hears who did.',
      },
      {
        text: 'Nod and go on: time is short in these meetings, and you will put it into her review.',
        why: 'She sat there and saw it.',
      },
    ],
  },
];
