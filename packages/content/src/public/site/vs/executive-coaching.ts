import type { ComparisonPage } from '@parley/shared';

export const page = {
  kind: 'comparison',
  title: 'What an hour with a coach does better',
  displayWord: 'better',
  subtitle: 'Quite a lot. Here is the list, and the part of the work for which you should not pay by the hour.',
  description:
    'Executive coaching against rehearsal, argued from the coach’s side first: judgement, trust and silence, and what is left to practise between two hours.',
  competitorName: 'Executive coaching',
  competitorDescription:
    'Hours with an experienced person, in confidence, over months, paid for by you or your firm. Coaches differ in schooling and method, and anybody may use the title, so we speak of the good ones. Written in November 2026.',
  keyDifferences: [
    {
      title: 'They can be silent',
      description:
        'A good coach notices what you do not say and waits. Software answers. For some of the most important minutes in a career, waiting is the service.',
    },
    {
      title: 'They know the cast',
      description:
        'After some months your coach knows your chief executive from twenty stories, and can tell you that the pattern is yours and not his.',
    },
    {
      title: 'They have only one voice',
      description:
        'Asked to play the chairman, most coaches do it kindly and for five minutes. It is not what they trained for, and they have to keep your trust afterwards.',
    },
    {
      title: 'They charge for repetition',
      description: 'The eleventh attempt at an opening sentence costs as much as the first. So nobody makes eleven.',
    },
  ],
  comparisonTable: [
    { feature: 'Judgement from experience', product: false, competitor: true, advantage: 'competitor' },
    { feature: 'A relationship that lasts', product: false, competitor: true, advantage: 'competitor' },
    {
      feature: 'Tells you that the plan is wrong',
      product: 'If the figures say so',
      competitor: true,
      advantage: 'competitor',
    },
    { feature: 'Plays the opponent without mercy', product: true, competitor: 'Rarely', advantage: 'product' },
    { feature: 'Transcript of what you said', product: true, competitor: 'Notes, perhaps', advantage: 'product' },
    { feature: 'Ten attempts in an evening', product: true, competitor: false, advantage: 'product' },
    { feature: 'Tact', product: 'Limited', competitor: true, advantage: 'competitor' },
    { feature: 'Price', product: '$19 or $39 a month', competitor: 'By the hour', advantage: 'product' },
  ],
  article: [
    {
      title: 'Monday, Basel, half an hour',
      text: [
        'You direct a programme that was approved at 18.0 million francs and is heading for 24.6. On Friday the board votes on stopping it. Konrad Zellweger chairs the audit committee and has read all forty pages.',
        'With a coach you would spend the hour before that meeting on a decision: do you believe in this programme enough to stake your name on it? If not, what would you say instead? No rehearsal answers that, and whoever skips it will be well spoken and wrong.',
        'Once it is answered there remains the half hour itself. Konrad does not like adjectives. He believes what can be checked, and money that is gone does not impress him.',
        {
          kind: 'talk',
          talk: 'should-we-stop',
          lines: [
            {
              message: 2,
              words:
                'Leave the 15.2 out of it: that is spent either way. From today, finishing costs CHF 9.4 million. Stopping costs 2.2 and then 3.1 every year, so after a little over two years stopping is the dearer one.',
              marks: [
                {
                  words: 'Stopping costs 2.2 and then 3.1 every year',
                  indicator: 'said-where-things-stand',
                  verdict: 'met',
                  note: 'Finishing against stopping, in money that is not yet spent.',
                },
              ],
            },
            { message: 3, words: 'Good. Finish and stop, side by side, from today. This I can defend on Friday.' },
            {
              message: 4,
              words: 'The savings of 4.0 million I can’t prove. What has finance booked?',
              marks: [
                {
                  words: 'The savings of 4.0 million I can’t prove.',
                  indicator: 'set-a-boundary',
                  verdict: 'met',
                  note: 'Gives up a claim before it is taken away.',
                },
              ],
            },
            { message: 5, words: 'It is in the accounts, so I believe it.' },
            {
              message: 8,
              words:
                'I don’t ask for 9.4 in one vote. Release it plant by plant, five times. After each plant finance checks the figure, and if it is missed by more than ten per cent the next one is not released.',
              marks: [
                {
                  words: 'After each plant finance checks the figure',
                  indicator: 'answered-questions',
                  verdict: 'met',
                  note: 'What he asked for, in a form that can be checked.',
                },
              ],
            },
            { message: 9, words: 'On these conditions, I finish it.' },
          ],
          caption: 'From a run that scored 9.0 out of 10. Konrad cannot tell whether it was somebody’s first.',
        },
        'It is the sort of talk one gets wrong in the first sentence. “We have come so far” might have ended it. You can find that out on Friday, or on Sunday night with somebody who will not mention it to the board.',
      ],
    },
    {
      title: 'An experiment worth knowing',
      text: [
        'Cathy Heaven and her colleagues published a trial in 2006, in Patient Education and Counseling. Sixty-one nurses took a three-day course in communication. Afterwards not quite half of them were given four weeks of supervision with an experienced person. In front of actors, everybody had improved. With real patients, only those who had been supervised showed signs of having carried it over.',
        'It is one trial, in another profession. But it speaks for coaches and against us, so it belongs here: practice with a simulation shows up in a simulation, and somebody who talks with you about the real thing helps it across. If you have such a person, keep them.',
      ],
    },
    {
      title: 'How the two fit together',
      text: [
        {
          kind: 'table',
          caption: 'A fortnight before a board meeting',
          head: ['When', 'Where', 'What for'],
          rows: [
            ['Day 1', 'Coach', 'What do I want from this meeting, and what am I afraid of?'],
            ['Days 3 to 6', 'Here', 'Four runs of the same scenario, each with another opening'],
            ['Day 8', 'Coach', 'The worst transcript on the table: why do I do this?'],
            ['Days 9 to 12', 'Here', 'A scenario from your own paper, with your own figures'],
            ['Day 14', 'The board room', 'To be heard, with the first sentence ready'],
          ],
        },
        'Some coaches ask their clients for a recording of a real meeting, and seldom get one, because there are other people on it. A rehearsed talk has only you on it.',
      ],
    },
  ],
  advantages: [
    {
      title: 'Unlimited patience with the first thirty seconds',
      description: 'Go back to your own message and try another line, three times in each conversation, at no cost.',
    },
    {
      title: 'An opponent with homework done',
      description: 'Konrad knows which savings finance has booked. Do you?',
    },
    {
      title: 'Words, counted',
      description:
        'Where a coach says “you hedge”, the report shows the sentence in which a figure was asked for and none came.',
    },
  ],
  chooseThem: [
    'The decision comes before the conversation, and you have not made it.',
    'You are new at the top and want somebody outside the firm who has been there.',
    'The trouble is a relationship that has gone wrong over years.',
    'You notice the same failure in every job and would like to know why.',
    'You want to be challenged by a human being whose opinion you fear a little.',
  ],
  faq: [
    {
      question: 'I am a coach. May I use this with clients?',
      answer:
        'Yes. Clients hold the talks on their own accounts and bring the exported report if they wish. You see what they choose to show.',
    },
    {
      question: 'Is there anybody I can talk to here?',
      answer:
        'About the product, yes: write to us. For coaching, find a coach; we would rather say so than imitate one.',
    },
  ],
  sources: [
    {
      title: 'Transfer of communication skills training from workshop to workplace: the impact of clinical supervision',
      publisher: 'Patient Education and Counseling',
      year: 2006,
      url: 'https://doi.org/10.1016/j.pec.2005.08.008',
    },
  ],
  related: ['/vs/betterup', '/solutions/senior-project-managers', '/solutions/executive-communication'],
  ctaTitle: 'Save the hour for what needs it',
  ctaDescription:
    'Do the repeating here. Board-Level Project Defense takes twenty minutes and is meant to be lost once.',
} satisfies ComparisonPage;
