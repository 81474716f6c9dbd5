import type { AssessmentQuestion } from '@parley/shared';

/** Money and terms. */
export const termsQuestions: readonly AssessmentQuestion[] = [
  {
    id: 'terms-eight-per-cent',
    situation:
      'A supplier offers eight per cent off if you sign today. The price never troubled you: the week of delivery does. What do you answer?',
    answers: [
      {
        text: '“Keep five of the eight, and give me week 14 in writing with two named fitters.”',
        why: 'Trades what matters less to you for the one thing that you need.',
      },
      {
        text: '“The price was never in question. What would you need from us to be able to deliver in week 14 for certain?”',
        why: 'Names the real matter, but gives the discount away without asking anything for it.',
      },
      {
        text: '“Make it twelve and you have my signature before noon.”',
        why: 'Wins at the price and leaves the week where it was.',
      },
      {
        text: '“Eight is generous, and I like a quick decision. Where do I sign?”',
        why: 'Takes an answer to a question that you never asked.',
      },
    ],
  },
  {
    id: 'terms-ten-by-friday',
    situation:
      'Finance wants ten per cent out of your budget by Friday. Three items could go, and each has a consequence. What do you do first?',
    answers: [
      {
        text: 'Ask whether it is about this year’s cash or the total, and price the three against the answer.',
        why: 'What a cut is for decides which one helps. Sometimes a later invoice is enough.',
      },
      {
        text: 'Bring all three, each with what it saves and what it breaks, and recommend one.',
        why: 'Good work, a step too early: they may need something else than savings.',
      },
      {
        text: 'Offer the one that hurts least, and keep the other two in hand for a second round.',
        why: 'You have begun to pay before you know for what, and shown that there is more.',
      },
      {
        text: 'Show that the plan has no slack left and that ten per cent would put the date at risk.',
        why: 'Everybody in finance’s diary says so today. They will now cut without you.',
      },
    ],
  },
  {
    id: 'terms-day-rate',
    situation:
      'A freelancer whom you need asks for £900 a day. Your limit is £780, and the market pays 700 to 850. She has just finished her sentence. What do you say?',
    answers: [
      {
        text: '“What is in the 900? I can put ten certain weeks and payment within a week against it.”',
        why: 'Looks behind the figure, and offers what is worth more to her than it costs you.',
      },
      {
        text: '“The market pays 700 to 850 for this work. At 780 I could sign today.”',
        why: 'Fair and with grounds, but it speaks of the price alone and lays your limit open first.',
      },
      {
        text: '“We are not so far apart. Could we meet in the middle, at about 840?”',
        why: 'Splits the difference with her figure, and ends above your limit.',
      },
      {
        text: '“That is more than we pay anybody, so I am afraid I will have to keep looking.”',
        why: 'Ends the talk without a figure, a reason or a freelancer.',
      },
    ],
  },
  {
    id: 'terms-penalty',
    situation:
      'A contractor is late. “If you insist on the penalty,” he says, “my people go to another site.” You need them for six more weeks. What do you do?',
    answers: [
      {
        text: 'Ask what the delay cost him, and offer to settle the penalty against six weeks with named people.',
        why: 'Turns a threat into a trade: he keeps some money, you get the people in writing.',
      },
      {
        text: 'Say that the penalty stands, and that you would like to hear what caused the delay.',
        why: 'Firm and curious at once. It does not yet secure the six weeks that you need.',
      },
      {
        text: 'Point at the clause and give him until tomorrow noon to confirm his people.',
        why: 'The clause pays you next year. You need the people next week.',
      },
      {
        text: 'Drop the penalty, so that everybody can go on working in good spirits.',
        why: 'He learns that a threat works, and you got nothing in return.',
      },
    ],
  },
  {
    id: 'terms-at-the-door',
    situation:
      'After two hours you have agreed price, date and scope with a client. At the door he says: “And you throw in the training, no?” What do you answer?',
    answers: [
      {
        text: '“Gladly, if the reports can wait until spring. Otherwise it is two days at our rate.”',
        why: 'A friendly yes with something in return, and a price if he does not want the trade.',
      },
      {
        text: '“Training is not part of what we have just agreed, but I will send you a price for two days this afternoon.”',
        why: 'Holds the agreement. A small trade could have held the good mood as well.',
      },
      {
        text: '“Let me see what I can do. I will have to ask, but I am fairly hopeful.”',
        why: 'Said at a door, this is a yes.',
      },
      {
        text: '“Of course. After two hours like these you have earned it.”',
        why: 'Two days given away in a second, and the lesson that it pays to ask late.',
      },
    ],
  },
];
