import type { AssessmentQuestion } from '@parley/shared';

/** Conflict. */
export const conflictQuestions: readonly AssessmentQuestion[] = [
  {
    id: 'conflict-two-leads',
    situation:
      'Two team leads have stopped speaking. Design says that its drafts are ignored, engineering that they come too late. The release is in five weeks. What do you do first?',
    answers: [
      {
        text: 'Hear each of them alone: what happened last time, what it cost, what they need.',
        why: 'Nobody moves before they have been heard. Afterwards you know what both could live with.',
      },
      {
        text: 'Sit down with both and go through the way of the last draft, day by day.',
        why: 'Facts help, once each knows that somebody has listened to their side of it.',
      },
      {
        text: 'Set a rule for both: drafts come three days ahead, or engineering goes on without them.',
        why: 'It may even be the right rule. Made over their heads, it settles nothing.',
      },
      {
        text: 'Remind both of the release, and ask them to deal with each other as professionals.',
        why: 'Tells them that their trouble is a matter of manners.',
      },
    ],
  },
  {
    id: 'conflict-accused',
    situation:
      'In the steering meeting a department head says that your project “lies about its progress”. Eleven people look at you. Your figures are right. What do you say?',
    answers: [
      {
        text: '“That is serious. Which figure do you doubt? You all get its source by three o’clock.”',
        why: 'Takes the charge at its word, asks for the point, and answers where it was made.',
      },
      {
        text: '“I stand by our figures. Let us go through them line by line after this meeting, just the two of us.”',
        why: 'Calm, but eleven people go home with the accusation unanswered.',
      },
      {
        text: '“That word is out of place in this room, and I would ask you to take it back.”',
        why: 'Understandable. The meeting is now about the word, and no longer about the figures.',
      },
      {
        text: '“We report what your own staff give us. Perhaps you should start asking there.”',
        why: 'Hits back through people who are not in the room.',
      },
    ],
  },
  {
    id: 'conflict-late-shift',
    situation:
      'A good tester refuses the new late shift in front of everybody: “Find somebody else.” You know that he looks after his father; the others do not. What do you do?',
    answers: [
      {
        text: 'Leave it there, and ask him alone within the hour what would work for him.',
        why: 'Nobody loses face, and the reason comes up where it can be spoken about.',
      },
      {
        text: 'Say before everybody that you will go through the rota again with the whole team.',
        why: 'Saves his face, but reopens for all what may concern one.',
      },
      {
        text: 'Tell him quietly that the shift is the same for everyone, and that you count on him as well.',
        why: 'Fair on paper. It makes him explain his father to the team, or refuse again.',
      },
      {
        text: 'Say that there are private reasons which you cannot go into, and ask for understanding.',
        why: 'It was his to tell, and now everybody wonders.',
      },
    ],
  },
  {
    id: 'conflict-night-mail',
    situation:
      'At night a client’s IT manager wrote to both managements that your upgrade broke their invoicing. It was an expired certificate of theirs; it has worked again since 07:40. What do you send?',
    answers: [
      {
        text: 'To all: it has worked since 07:40; the cause follows at noon, after a call with their team.',
        why: 'The damage first, then the cause, found with him and not against him, at a named hour.',
      },
      {
        text: 'To him alone: the lines of the log, and an offer to speak before he writes again.',
        why: 'Spares him, but the managements go on believing it until he writes.',
      },
      {
        text: 'To all: the lines of the log that show the certificate expiring, without a word of comment of your own.',
        why: 'Right, public and without grace. He will look for your next mistake.',
      },
      {
        text: 'To your own manager: a request not to be accused at night before everybody.',
        why: 'It is about you. Neither the invoices nor the cause occur in it.',
      },
    ],
  },
  {
    id: 'conflict-both-right',
    situation:
      'Legal wants the consent on the first page of a form, marketing on the last. Both have good reasons, and both have written to you: “Decide.” What do you do?',
    answers: [
      {
        text: 'Ask each what they must not lose, and look for a form in which both keep it.',
        why: 'Two positions exclude each other. What lies behind them often does not.',
      },
      {
        text: 'Find out who may decide, give them both cases, and get an answer by a day.',
        why: 'Clean work. Somebody loses, who perhaps need not have lost.',
      },
      {
        text: 'Decide for legal, since a fine would weigh more than a few forms that are not sent.',
        why: 'Defensible, but hardly yours to decide, and nobody asked how many forms are lost.',
      },
      {
        text: 'Put it in the middle of the form, so that each of them has moved half of the way.',
        why: 'A compromise between two places that serves neither reason.',
      },
    ],
  },
];
