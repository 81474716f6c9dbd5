import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'New project managers: lose the first one here',
  displayWord: 'lose',
  subtitle:
    'The first hard talk is usually had unprepared, and understood on the way home. It can be the other way round.',
  description:
    'For a first year in project management: one situation held badly and then well, both recorded and scored, and a plan for four evenings.',
  heroDescription:
    'You know what a charter is. You have the certificate, or the course behind you, or you were simply the organised one. Then a museum director receives you among model ships and asks, very courteously, whether this charter of yours is truly necessary.',
  targetAudience:
    'People in their first three years of running projects, and those who have been made project manager without having asked.',
  painPoints: [
    'You are younger than everybody who has to do what the plan says.',
    'You explained the method when you were asked for the benefit.',
    'You said “I’ll check and come back to you” four times in one meeting.',
    'The answer came to you on the stairs.',
  ],
  article: [
    {
      title: 'First evening: the answer from the course book',
      text: [
        'The Lowcountry Maritime Museum has signed for a ticketing system. Fourteen people are invited for Monday, and there is no page saying who decides what. Everett Langston, the director in *Kick-Off Without a Charter*, would like to begin without one. This is how a first attempt at him can go; it was held here and recorded.',
        {
          kind: 'talk',
          talk: 'sixty-pages-first',
          lines: [
            {
              message: 2,
              words: 'A project charter is best practice, and my company does not start without one.',
            },
            {
              message: 3,
              words:
                'I had supposed that a contract of this size was the paper. What is it that your page would say and the contract does not?',
            },
            {
              message: 4,
              words:
                'It sets out the governance, the scope, the risks and the success criteria, so that everyone is aligned before the kick-off.',
              marks: [
                {
                  words:
                    'It sets out the governance, the scope, the risks and the success criteria, so that everyone is aligned before the kick-off.',
                  indicator: 'spoke-in-particulars',
                  verdict: 'not_met',
                  note: 'He asked what it would say. This could be said of any charter, anywhere.',
                },
              ],
            },
            {
              message: 5,
              words: 'If I said that to Mrs. Pinckney, she would hold her pencil still and wait for the rest.',
            },
          ],
          caption: 'Nobody was rude, and every word is in the textbook. It scored 4.6.',
        },
        'The report is brief about it. No question asked what matters to him; what weighed on him most, two departments ordering two different systems, was never settled; and his direct question got a definition for an answer.',
      ],
    },
    {
      title: 'Second evening: the same man, after reading the report',
      text: [
        'A talk can be held again as often as you have sessions, and the better score stays. What was missing the first time is written down, so you need not guess. The next attempt opens by giving him what he is afraid to lose, and then asks about something that once went wrong.',
        {
          kind: 'talk',
          talk: 'one-page-by-friday',
          lines: [
            {
              message: 2,
              words: 'Monday at ten stays, whatever we say today. Before I answer you: what happened in 2022?',
              marks: [
                {
                  words: 'Monday at ten stays, whatever we say today.',
                  indicator: 'said-where-things-stand',
                  verdict: 'met',
                  note: 'His meeting is safe. Now he can listen.',
                },
              ],
            },
            {
              message: 3,
              words:
                'Eleven months and $140,000, and at the end two half systems. The curator ordered one and the finance office the other.',
            },
            {
              message: 4,
              words:
                'So two people gave orders and nobody could say no to either. I have two wish lists from your house that cannot both be built. If one name stood on the page for those decisions, whose would it be?',
              marks: [
                {
                  words: 'So two people gave orders and nobody could say no to either.',
                  indicator: 'named-before-answering',
                  verdict: 'met',
                  note: 'What he told, given back in one line.',
                },
              ],
            },
            {
              message: 5,
              words:
                'Yes. That is precisely how it happened, and I have not heard it put so plainly by anyone who was not there. How would you prevent it?',
            },
            {
              message: 6,
              words: 'I bring it on Friday at noon, you strike what is wrong, and you sign it before ten on Monday.',
              marks: [
                {
                  words:
                    'I bring it on Friday at noon, you strike what is wrong, and you sign it before ten on Monday.',
                  indicator: 'committed-in-own-name',
                  verdict: 'met',
                  note: 'A thing, and who does what with it by when.',
                },
              ],
            },
          ],
          caption:
            'By the fifth message the director is asking for the very thing whose need he had doubted. The word charter has not come from your side once.',
        },
        'It scored 9.2. Both talks offer him a page by Friday; the second offers it as an answer to something he has lived through. Even so the report saw no clear sign of a price beside the offer, and that would be the thing to try next.',
      ],
    },
    {
      title: 'Four habits to take into your own Monday',
      text: [
        'Across the four scenarios of the first track the same small things decide. None needs authority, which is useful to people who have none yet.',
        {
          kind: 'list',
          items: [
            '*Answer the question that was put,* and only then say what you came to say.',
            '*Ask before you propose.* One question that could be asked only here outweighs three polite ones.',
            '*Put a number in it.* A date, a sum, a name. “Soon” is not a date.',
            '*End with who and when.* Yours first: what you do, by which day.',
          ],
        },
        'You will notice what is missing from the list: being liked, sounding senior, knowing everything. Not knowing is no disgrace, as long as you say by when you will.',
      ],
    },
    {
      title: 'What a course does better',
      text: [
        'If terms like critical path or earned value are new to you, begin with a course or a good book, since none of that is taught here. A mentor in your own company knows its politics, which no scenario does. And reading costs nothing: our [page of best practices](/resources/pm-best-practices) and the [skills assessment](/resources/pm-skills-assessment) are open without an account.',
      ],
    },
  ],
  solutions: [
    {
      title: 'A gentle first week',
      description:
        'Easy scenarios forgive more: trust comes quicker, impatience slower, and less is needed until somebody agrees.',
      features: [
        'Whoever has finished nothing yet is offered three easy ones, with three kinds of people',
        'The goal stands beside the conversation while you write',
        'Abandon before your first message, and the session comes back',
      ],
    },
    {
      title: 'A report you can learn from at nine in the evening',
      description: 'Short, and tied to your own sentences. Where a message fell short, it offers better words.',
      features: [
        'What worked, with the words that did it',
        'At most a few things to change, never the same one twice',
        'For a weak message, a line to try in its place',
      ],
    },
  ],
  successMetrics: [
    {
      metric: 'Best score on each scenario of the track',
      description: 'The better attempt counts, so there is no reason to play safe.',
    },
    {
      metric: 'Your lowest skill over the last five',
      description: 'Named, with its average, and a scenario that trains it.',
    },
    {
      metric: 'Share of the track completed',
      description: 'Each of its four scenarios is a quarter. The next scenario opens when the one before it is done.',
    },
  ],
  recommendedTrack: {
    slug: 'new-pm-essentials',
    reason: 'A client, a colleague, a sponsor and a supplier: two easy conversations, then two of medium difficulty.',
  },
  ctaTitle: 'The first one may go wrong',
  ctaDescription:
    'That is what it is for. You get 20 attempts in 14 days without giving a card number; if your employer takes in several new leads a year, let them read this and write to us.',
  faq: [
    {
      question: 'How long does one conversation take?',
      answer:
        'The easy ones are planned for about a quarter of an hour. Ten of your own messages is a good length. The minutes are shown, and nothing ends when they are used up.',
    },
    {
      question: 'Can my manager see how I did?',
      answer:
        'Not on an account of your own. On a team’s seat, admins see counts, scores and what you have completed of their assignments, and never a word of what was said.',
    },
  ],
  related: [
    '/resources/pm-skills-assessment',
    '/solutions/pm-interview-prep',
    '/features/learning-tracks',
    '/vs/traditional-pm-training',
  ],
} satisfies SolutionPage;
