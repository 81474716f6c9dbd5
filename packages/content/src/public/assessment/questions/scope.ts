import type { AssessmentQuestion } from '@parley/shared';

/** Scope and expectations. */
export const scopeQuestions: readonly AssessmentQuestion[] = [
  {
    id: 'scope-one-language',
    situation:
      'In the corridor a museum’s director asks for one more language in her app, “just the labels”. The contract names two. She is a good client and smiles. What do you say?',
    answers: [
      {
        text: '“Possible, and not in the price. On Thursday I bring you the days and the cost, and you choose.”',
        why: 'Neither a yes nor a no: possible, not paid for, and a day on which she can decide.',
      },
      {
        text: '“The contract names two languages. For a third one please send us a change request.”',
        why: 'True and clear, but it sends her to a form instead of to a choice.',
      },
      {
        text: '“Let me see what the team can squeeze in before the summer opening.”',
        why: 'She has heard a yes, and the team hears of it later.',
      },
      {
        text: '“For you, yes. It is only labels, and we will find the hours somewhere.”',
        why: 'A gift that nobody priced. The next one will be asked for in the same corridor.',
      },
    ],
  },
  {
    id: 'scope-tram-in-may',
    situation:
      'Your sponsor has told the press that the tram line opens in May. Your plan says August, and she is hearing it now, from you. How do you begin?',
    answers: [
      {
        text: 'With August and its cause, then two ways in which something could open in May.',
        why: 'The bad news, its reason, and a choice that lets her keep a part of her word.',
      },
      {
        text: 'With August and its cause, then help with a correction for the press.',
        why: 'Straight, but the only thing it offers her is the retreat.',
      },
      {
        text: 'With the question of whether the press could still be told something else.',
        why: 'Makes it her mistake before she knows how wide the gap is.',
      },
      {
        text: 'With the assurance that the team will do everything to bring August closer to May.',
        why: 'Keeps a date alive that you know to be dead.',
      },
    ],
  },
  {
    id: 'scope-zero-questions',
    situation:
      'A head of HR expects your system to bring questions to her team down to zero, and will tell her board so next week. Your pilot halved them. What do you do?',
    answers: [
      {
        text: 'Show her the pilot, say what the other half asks about, and agree on a figure that she can defend.',
        why: 'Her hope meets a fact, and she leaves with a figure instead of a refusal.',
      },
      {
        text: 'Tell her that zero is not realistic for any system, and advise her to say “far fewer”.',
        why: 'Right in substance. Without the pilot it is her hope against your doubt.',
      },
      {
        text: 'Send her the full report on the pilot and ask her to take note of the results on page nine.',
        why: 'She has been told, in a way that lets both of you pretend that she was not.',
      },
      {
        text: 'Say nothing for now: the figure may well fall further once people are used to the system.',
        why: 'Hope is no plan, and she will be measured by her word for years.',
      },
    ],
  },
  {
    id: 'scope-small-wishes',
    situation:
      'For three weeks your developers have been granting a client’s tester small wishes, none above two hours. Together they make six days. With whom do you settle it?',
    answers: [
      {
        text: 'With the client: the list, the six days, and the choice of what to keep at which price.',
        why: 'Whoever pays sees the sum, while choosing still costs little.',
      },
      {
        text: 'With the developers: from today every wish, however small, comes to you before anybody touches it.',
        why: 'Stops the leak, but six days are gone and nobody outside knows.',
      },
      {
        text: 'With the tester: would he please stop sending his wishes to the developers directly.',
        why: 'He did what worked. The door stood open on your side.',
      },
      {
        text: 'With nobody: you take the six days out of the reserve and keep a closer eye on it.',
        why: 'Spends the reserve on wishes and teaches everybody that wishes are free.',
      },
    ],
  },
  {
    id: 'scope-before-christmas',
    situation:
      'A regional manager wants the rollout in his stores before Christmas. Support can carry the forty stores that are planned, and no more. He asks for the third time. What do you say?',
    answers: [
      {
        text: '“Not before Christmas: support carries forty. I can offer you 12 January, and a day in the pilot store now.”',
        why: 'A no to one named thing, its reason, and something that he can take home.',
      },
      {
        text: '“No. Support carries forty stores, the forty are chosen, and I would rather disappoint you now than in December.”',
        why: 'A clear no with a reason. It leaves him with nothing to do but ask again.',
      },
      {
        text: '“I will ask once more whether there is a way and come back to you by Friday.”',
        why: 'You know the answer already, and he will plan on your asking.',
      },
      {
        text: '“If you can win over the support manager, there will be no objection from me.”',
        why: 'Hands your no to somebody else, and the pressure with it.',
      },
    ],
  },
];
