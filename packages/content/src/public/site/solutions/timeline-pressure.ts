import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'Timeline pressure: a date somebody else promised',
  displayWord: 'promised',
  subtitle: 'What a sponsor needs from you is a date that will not move twice. Four things make one.',
  description:
    'The board was told October, the honest date is November. How to say so, what holds a new date up, and what to hand the sponsor, with a recorded talk.',
  heroDescription:
    'Your chief operating officer told the board the first of October. The slide goes out on Thursday. Your team’s date is the twelfth of November, and he has not been told. He has fifteen minutes, and he begins by hoping.',
  targetAudience: 'Project managers who inherit dates, and team leads who are asked every week whether it is still on.',
  painPoints: [
    'The date was announced before anybody had asked how long it takes.',
    'You gave a new date, it moved, and now nobody believes the third.',
    '“Can’t we just put more people on it?”',
    'You knew in August. It is September.',
  ],
  article: [
    {
      title: 'Why the second slip is the one that hurts',
      text: [
        'Graham Tilley, of *The Board Already Has the Date*, does not mind bad news much. His predecessor moved one date three times and was thanked for his service. What Graham cannot do is stand before his board in September with November, and again in November with the new year.',
        'Which means that the tempting answer, a somewhat optimistic new date to soften the blow, is the worst one available. So is the opposite, a date padded until nobody could miss it; it cannot be explained, and a finance director will take the padding out again by Friday. A sponsor can use only a date with its reasons attached.',
      ],
    },
    {
      title: 'Four things under a date',
      text: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '*What was wrong, measured.* Not “performance issues”: it must take 400 declarations an hour and it stopped at 140.',
            '*The day on which you will know.* A test with a pass mark, before the date and far enough before it.',
            '*What lies behind that day.* Weeks you do not intend to use, said as such.',
            '*Who hears it, and when.* The same evening, from you, whichever way it goes.',
          ],
        },
        'Here they are in one message of a recorded conversation, and what the sponsor made of them.',
        {
          kind: 'talk',
          talk: 'two-ports-in-october',
          lines: [
            {
              message: 6,
              words:
                'What holds 12 November: the repair is tested again on 20 October at 400 an hour, pass or fail, and there are three weeks behind it that I do not plan to use. If it fails, I ring you that evening.',
              marks: [
                {
                  words: 'the repair is tested again on 20 October at 400 an hour, pass or fail',
                  indicator: 'backed-with-fact',
                  verdict: 'met',
                  note: 'A claim that can be checked, on a named day.',
                },
              ],
            },
            {
              message: 7,
              words:
                'The twentieth of October is a day after a board call, as it happens. I’d have the result in my hand. Then that’s the date, and I’ll say it as mine. I don’t expect to see it move.',
            },
          ],
          caption:
            '“I’ll say it as mine” is what this conversation was for. A date is kept when the sponsor owns it too.',
        },
      ],
    },
    {
      title: 'Say when you knew',
      text: [
        'Somebody will ask. Graham does so at once: what became of the four weeks of float he was told about in June. There is a version of the answer that protects the team (“we were analysing”), and there is this one.',
        {
          kind: 'talk',
          talk: 'two-ports-in-october',
          lines: [
            {
              message: 4,
              words:
                'We knew in August. I thought we could mend it inside the four weeks of float I had told you about, so I waited, and that was my call and a wrong one.',
              marks: [
                {
                  words: 'We knew in August.',
                  indicator: 'answered-questions',
                  verdict: 'met',
                  note: 'Four words, in reply to the question that was put.',
                },
              ],
            },
            { message: 5, words: 'Thank you for not dressing it up. It’s still a bad Tuesday.' },
          ],
          caption: 'He is not pleased, and says so. He is also done with the subject.',
        },
      ],
    },
    {
      title: 'Split what is late from what is not',
      text: [
        'Eleven ports were promised; the broken part concerns nine. The two that can open on the day carry two thirds of the volume, which the sponsor knows and you may not. Before any talk about a date, ask your plan which piece of the promise is untouched, because that piece is what he takes upstairs. Handing him the sentence he will use there is part of the job, and so is its price: £38,000 for running two systems through six weeks, with a word on who might share it.',
        'The talk scored 9.6. The one thing the report holds against it is a fair point. Graham was never asked what mattered most to him before the proposal was on the table; this time the proposal happened to fit.',
        'Two talks belong to every late date, and the second is with the engineers. *Technical Debt vs Timeline Pressure* turns the table: there you are the one who promised the quarter, and a technical lead wants to know why nobody asked him.',
      ],
    },
  ],
  solutions: [
    {
      title: 'Dates under attack from both sides',
      description: 'You meet the people who want it sooner and those who know why it cannot be.',
      features: [
        'The Board Already Has the Date: a sponsor with a slide, hard',
        'Technical Debt vs Timeline Pressure: an engineer with a reason, medium',
        'Late Drawings: an engineer’s office with two people left, easy',
      ],
    },
    {
      title: 'Pressure that is measured fairly',
      description:
        'A date given away for nothing counts as an empty promise. Standing by one is scored only if you had stated it first.',
      features: [
        'Held a stated figure or date under pressure: judged only where you were pushed',
        'Empty answers use up patience, the faster the harder the scenario',
        'Going round a direct question counts against you',
      ],
    },
  ],
  successMetrics: [
    {
      metric: 'Held a stated figure or date',
      description: 'Met, not met, or not applicable when nobody leaned on it.',
    },
    {
      metric: 'Expectation management',
      description: 'One of the ten skills, with three indicators of its own, tracked across your sessions.',
    },
    {
      metric: 'Your best on each scenario',
      description:
        'A repeated talk keeps the better result, and the report says what you met this time and had missed before.',
    },
  ],
  recommendedTrack: {
    slug: 'senior-pm-challenges',
    reason: 'Its third talk is the engineer’s side of the same quarrel, with nine tariffs that change in one night.',
  },
  ctaTitle: 'He begins by hoping you are here to say it is on',
  ctaDescription:
    'You have until quarter past. A fortnight’s trial is enough to tell him several times, and several ways; team leads who want it for everybody will find us on the contact page.',
  related: [
    '/solutions/executive-communication',
    '/solutions/scope-creep-management',
    '/industries/technology',
    '/resources/stakeholder-management-guide',
  ],
} satisfies SolutionPage;
