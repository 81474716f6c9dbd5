import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'Budget negotiations: find out what the cut is for',
  displayWord: 'cut',
  subtitle: 'A request for fifteen per cent has a reason behind it, and the reason decides what you can give.',
  description:
    'How to answer a demand for a budget cut: which money is meant, what each line costs later, and which line stays. With a recorded and scored talk.',
  heroDescription:
    'Somebody from finance wants a figure by Friday. You can say that it is impossible, you can shave a little off everything, or you can ask one question first. What the question is worth can be read below, in a recorded rehearsal with a simulated chief financial officer.',
  targetAudience:
    'Project managers whose budget is asked for after it has been approved, and those who have to ask for more of it.',
  painPoints: [
    'You were told a percentage and a day, and nobody said what the money is wanted for.',
    'You offered a small cut early, and it became the starting point for a larger one.',
    'What you gave up in autumn came back in spring at twice the price, with your name on it.',
    'There is one line you must not lose, and you did not know how to say so without losing the rest.',
  ],
  article: [
    {
      title: 'Which money is it?',
      text: [
        '“We need fifteen per cent” may mean four different things, and they have four different remedies. A finance director rarely says which, sometimes because it seems obvious to her and sometimes because she is not free to say. Whoever offers before knowing gives up something, and often something that solves nobody’s problem.',
        {
          kind: 'table',
          caption: 'What a demand for a cut may be about',
          head: ['Behind it', 'What helps', 'What is wasted on it'],
          rows: [
            ['Cash on one particular day', 'Moving payments past that day', 'Cancelling work'],
            ['The total the company will have spent', 'Taking something out for good', 'Postponing it'],
            ['Next year’s running cost', 'Fewer licences, a smaller service', 'A one-time saving'],
            [
              'Being able to tell four other projects it was fair',
              'The same measure for everybody',
              'A private favour',
            ],
          ],
        },
        'In *Budget Cut Negotiation*, a hard scenario, Ingrid Voss wants €480,000 out of €3.2 million. Four colleagues have already told her that nothing can go. The first thing worth finding out is which row of this table she is in.',
        {
          kind: 'talk',
          talk: 'a-page-of-prices',
          lines: [
            {
              message: 2,
              words:
                'One question first: is it the total that has to come down, or the cash that has to be there on a certain day?',
              marks: [
                {
                  words:
                    'One question first: is it the total that has to come down, or the cash that has to be there on a certain day?',
                  indicator: 'asked-priority-first',
                  verdict: 'met',
                  note: 'Asked before anything was offered.',
                },
              ],
            },
            {
              message: 3,
              words:
                'Since you asked: the Weserbank looks at our accounts on the thirty-first of December. It wants to see twelve million. I see eleven point one.',
            },
            {
              message: 4,
              words:
                'Then nothing has to be cut, it has to be late. The sensors, €340,000, are due on 15 December, and the maker takes delivery and payment in February if I tell him by 27 November.',
            },
          ],
          caption: 'One question turned a cut into a matter of dates. “Since you asked” is how her answer begins.',
        },
      ],
    },
    {
      title: 'A page with a price on every line',
      text: [
        'Once you know that it is the day, the sum is short. Each line gets what it frees now and what it brings back later. The second figure is the one most people leave out, and it is the one a finance director will hold against you.',
        {
          kind: 'table',
          caption: 'The Tideline project, as it was put to Ingrid',
          head: ['Line', 'Not paid this year', 'What that costs'],
          rows: [
            ['Sensors, moved to February', '€340,000', 'Nothing, if the maker is told by 27 November'],
            ['Tablets for one vessel, moved to April', '€180,000', 'Three hours a week on paper for its crews'],
            ['Training simulator', '€210,000', '€95,000 in spring, so it was left alone'],
            ['Lockout module', '€95,000', 'Not offered'],
          ],
        },
        'The first two make €520,000, more than was asked. That surplus is what pays for the sentence in the last row.',
        {
          kind: 'talk',
          talk: 'a-page-of-prices',
          lines: [
            {
              message: 6,
              words:
                'I would leave the simulator alone: it saves €210,000 now and costs €95,000 in spring, so you would be buying back nearly half of it.',
              marks: [
                {
                  words: 'it saves €210,000 now and costs €95,000 in spring',
                  indicator: 'trade-off-with-number',
                  verdict: 'met',
                  note: 'The saving and its later cost, in one breath.',
                },
              ],
            },
            {
              message: 8,
              words:
                'The lockout module stays. It keeps a turbine from starting with somebody inside, and I reach your figure without it.',
              marks: [
                {
                  words: 'The lockout module stays.',
                  indicator: 'set-a-boundary',
                  verdict: 'met',
                  note: 'A no to one named thing, with its reason.',
                },
              ],
            },
            {
              message: 9,
              words: 'Ninety-five thousand so that nobody is inside when it turns. I know what it is for.',
            },
          ],
          caption:
            'The refusal comes last, after the figure has been reached without it. Put first, it would have been a fifth “impossible”.',
        },
      ],
    },
    {
      title: 'What the report found missing',
      text: [
        'The conversation scored 8.3. It lost points where many good negotiators do: nothing in it was taken on by name, as a mistake or a debt of one’s own, and no question asked what the year end means for Ingrid herself. She tells whoever asks that a saving of hers on lubrication once came back as four gearboxes changed at sea.',
        'None of this makes you a controller. If you cannot yet read a cash-flow forecast, a finance course will do more for you than rehearsal. What you can train here is the half hour in which you need it.',
      ],
    },
  ],
  solutions: [
    {
      title: 'Rehearse against somebody who has done the sum',
      description:
        'The finance people in the library know their own figures, hold some of them back, and remember yours.',
      features: [
        'Budget Cut Negotiation: a chief financial officer with a bank behind her',
        'The Rate Card Went Up: a supplier’s price, with two people hidden in it',
        'Go back on a figure you stated, and they will quote it to you',
      ],
    },
    {
      title: 'Your own numbers, before your own meeting',
      description:
        'On a trial or on Solo Pro you can paste the e-mail with the demand in it and practise on that, with its own amounts and names.',
      features: [
        'Amounts, days and people are marked in your text for you to check',
        'Whatever had to be made up is said to be',
        'Yours alone: a scenario of your own is shown to nobody',
      ],
    },
  ],
  successMetrics: [
    {
      metric: 'Trade-off with a number',
      description:
        'Whether a price stands beside each thing you offered. Met or not, with the sentence that decided it.',
    },
    {
      metric: 'Negotiation skills, over your sessions',
      description: 'A line from 0 to 10 across your reports, drawn once you have two.',
    },
    {
      metric: 'Promised only what something was given for',
      description: 'Concessions without anything in return are counted, and up to 1.2 points are taken off for them.',
    },
  ],
  recommendedTrack: {
    slug: 'senior-pm-challenges',
    reason: 'Ingrid is its second talk, between a quarrel over a carton and an engineer who wants three weeks.',
  },
  ctaTitle: 'Say the figure aloud before Friday',
  ctaDescription:
    'Ingrid is in her office today. The trial holds 20 conversations in 14 days and asks for no credit card; for a whole department, write to us.',
  faq: [
    {
      question: 'Does it reward cutting as much as possible?',
      answer:
        'No. Agreeing to everything is scored as a promise with nothing given for it, and giving up the safety module breaks what Ingrid herself would never accept.',
    },
    {
      question: 'I have to ask for money, not defend it. Is there something for that?',
      answer:
        'Executive Status Update asks for $46,000 to keep a date, and Board-Level Project Defense defends a project that has grown from CHF 18.0 million to 24.6.',
    },
  ],
  related: [
    '/solutions/scope-creep-management',
    '/solutions/senior-project-managers',
    '/industries/financial-services',
    '/how-scoring-works',
  ],
} satisfies SolutionPage;
