import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'Scope creep: say what is possible, and what it costs',
  displayWord: 'costs',
  subtitle: 'A client who asks for one more small thing is rarely after your margin. Ask what happened.',
  description:
    'Two recorded answers to the same small request: one cites the contract and scores 2.5, the other finds the need and prices it. With the sums.',
  heroDescription:
    '“It’s a small thing, one more approval.” Section 4.2 says otherwise, and she signed it. You can be right in the first minute or useful by the tenth, and the two talks below show the difference in euros and in points.',
  targetAudience:
    'Project managers on the supplier’s side of a fixed price, and in-house leads whose internal clients have never heard of a change request.',
  painPoints: [
    '“Your boys do it in an afternoon, I’m sure.”',
    'Nine small favours later the date has moved, and nobody can say which of them moved it.',
    'You sent the form. The client sent it to your managing director.',
    'You absorbed the work to keep the peace, and the next request was larger.',
  ],
  article: [
    {
      title: 'Right, and two and a half points',
      text: [
        'Beatriz Couto runs operations for fourteen hotels in Portugal. Her purchasing app has a fixed price of €86,000 and one approval step. She wants a second for large orders, in the same price, by 2 June. Here is the textbook answer.',
        {
          kind: 'talk',
          talk: 'the-contract-first',
          lines: [
            {
              message: 2,
              words:
                'Section 4.2 of the specification names one approval, by the hotel manager, and you signed it on 4 March.',
            },
            {
              message: 3,
              words: 'My uncle will ask me on Friday, and he’ll ask about the big orders with nobody looking.',
            },
            {
              message: 4,
              words:
                'So it is a change request. The second step is nine working days and €7,200, and it would move the opening to 16 June.',
              marks: [
                {
                  words: 'So it is a change request.',
                  indicator: 'followed-up',
                  verdict: 'not_met',
                  note: 'She has just spoken of orders with nobody looking. It is not taken up.',
                },
              ],
            },
            {
              message: 9,
              words:
                'You talk to me about the screen. I talk to you about a manager alone at night with the whole linen catalogue.',
            },
          ],
          caption:
            'Every word is correct, and the figures came early. No question was put, so the linen remained a riddle until the last line.',
        },
        'That conversation scored 2.5. Among what the report found missing: what matters to her was never asked, nothing she told was taken up, and no decision was requested of anybody. She leaves with a form on its way and the same worry she came with.',
      ],
    },
    {
      title: 'The same request, with one question in front',
      text: [
        {
          kind: 'talk',
          talk: 'eleven-thousand-of-linen',
          lines: [
            {
              message: 2,
              words: 'Before I put a price on it: what happened that you need a second approval?',
              marks: [
                {
                  words: 'Before I put a price on it: what happened that you need a second approval?',
                  indicator: 'asked-priority-first',
                  verdict: 'met',
                  note: 'The price will come. First the reason.',
                },
              ],
            },
            {
              message: 3,
              words:
                'In my father’s time it was two: the manager writes, somebody from the family signs. Then we grew and the second one was always in the car.',
            },
            {
              message: 4,
              words: 'Has it to be an approval, or would it do if the director could stop a large order in time?',
              marks: [
                {
                  words: 'Has it to be an approval, or would it do if the director could stop a large order in time?',
                  indicator: 'followed-up',
                  verdict: 'met',
                  note: 'Parts the need from the solution she brought along.',
                },
              ],
            },
            {
              message: 6,
              words:
                'Then I would send the regional director an e-mail for every order over €2,000, the same minute, with a button that stops it for a day. That is two days of work and €1,600, and it is in on 2 June. The full second step is nine days, €7,200, and moves the opening to 16 June.',
              marks: [
                {
                  words: 'The full second step is nine days, €7,200, and moves the opening to 16 June.',
                  indicator: 'offered-two-ways',
                  verdict: 'met',
                  note: 'Two ways, each with its price and its day.',
                },
              ],
            },
            {
              message: 7,
              words:
                'With this I sleep. The big order shows itself to somebody before it becomes an invoice, that is what I wanted from the first day.',
            },
          ],
          caption:
            'She had asked for a mechanism. What she wanted was to see large orders in time, and that is cheaper.',
        },
        'This one scored 8.9. The client spends less, the supplier does two days of paid work in place of nine unpaid ones, and the opening stands. Section 4.2 was mentioned as well, once, late, and together with an admission: nobody had asked in March how large orders are handled.',
      ],
    },
    {
      title: 'Three ways to say yes, and what each costs',
      text: [
        'A bare no invites an argument about goodwill. Put the choices beside each other and the client argues with herself, about things only she can weigh.',
        {
          kind: 'table',
          caption: 'The second approval, as it can be had',
          head: ['Way', 'Work', 'Price', 'In use'],
          rows: [
            ['A full second step', 'Nine days', '€7,200', '16 June, when the hotels fill up'],
            ['An e-mail with a stop button', 'Two days', '€1,600', '2 June'],
            ['The full step, and no supplier rating', 'Nine days, eight saved', 'Nothing', '3 June, one day later'],
          ],
        },
        'The third row is the one people forget. Somewhere in every specification stands a thing that nobody has begun and nobody would miss; here it was the idea of a buyer who has left. Exchange costs the client no money, and it keeps the rule alive that work is paid for with something.',
        'It also answers the nine small favours. Taken singly, half a day is not worth a discussion. Nine of them are four and a half days, and on a fixed price they come out of your margin one by one. Keep a list of favours done and send it along with the monthly report, without comment. It makes the tenth request a conversation between two people who can count.',
      ],
    },
    {
      title: 'When the contract should come first',
      text: [
        'There are clients who count on your good manners: the same request for the fifth time, a deadline set by their lawyer, public money with an auditor behind it. Then be formal at once, in writing, and have somebody read it who does this for a living. The skill practised here is for the other cases, where a person has a reason and has not told you. For the formal procedure itself a contract-management course is the better teacher.',
      ],
    },
  ],
  solutions: [
    {
      title: 'Requests that arrive smiling',
      description: 'Four talks about what is in and what is not, and no villain in any of them.',
      features: [
        'Scope Change Request: one more approval, please, in the same price',
        'Stakeholder Alignment Crisis: 46 wishes, written down without a no',
        'Two Screens for One Job: a scope drafted before the desk was asked',
        'Kick-Off Without a Charter: the page that would have prevented it',
      ],
    },
    {
      title: 'A counterpart that notices an empty promise',
      description: 'Say “no problem” and the person is pleased for one message. Afterwards it is counted.',
      features: [
        'A promise that nothing is given for costs 0.4 points, three times at most',
        'Options count once each is definite enough to begin with',
        'Figures of your own are believed, and held against you later',
      ],
    },
  ],
  successMetrics: [
    {
      metric: 'Asked before proposing',
      description: 'Whether a question about what matters to the other side came before your first offer.',
    },
    {
      metric: 'Offered more than one way forward',
      description: 'Two courses, definite ones. A yes and a no are not two ways.',
    },
    {
      metric: 'How far the case moved',
      description:
        'Up to three of the ten points come from worries settled and an agreement reached, so a polite dead end shows.',
    },
  ],
  recommendedTrack: {
    slug: 'new-pm-essentials',
    reason: 'Beatriz opens it. She is an easy one, and easy to get wrong.',
  },
  ctaTitle: 'She only wants to hear that it is in',
  ctaDescription:
    'Tell her what it costs, kindly. Two weeks and 20 conversations are free, the first can begin in a minute; agencies with a whole bench of project managers may prefer to write.',
  related: [
    '/solutions/budget-negotiations',
    '/solutions/timeline-pressure',
    '/industries/consulting',
    '/resources/pm-best-practices',
  ],
} satisfies SolutionPage;
