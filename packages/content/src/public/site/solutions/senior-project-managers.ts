import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'Senior project managers: when they know the tricks too',
  displayWord: 'tricks',
  subtitle: 'After ten years your openings are known. What still works is finding the thing they cannot say.',
  description:
    'Practice for experienced project managers: a supplier’s price rise taken apart in a recorded talk, and a table of trades that cost you little.',
  heroDescription:
    'You can run a risk workshop in your sleep. So can the account director opposite you, who has read your contract more recently than you have and tells jokes while he counts. With people like him politeness earns nothing, and method alone earns little.',
  targetAudience:
    'Project and programme managers with some years behind them, whose counterparts negotiate for a living.',
  painPoints: [
    'You are the one others bring their difficult talks to, so nobody listens to yours.',
    'Your last negotiation course practised selling a used car.',
    'You won on the clause, and lost the two engineers it was about.',
    'People tell you what a senior person likes to hear, and you notice too late.',
    'You have stopped preparing, because it usually goes well.',
  ],
  article: [
    {
      title: 'The position is a coat',
      text: [
        'In *The Rate Card Went Up* Fergus Drummond of Tarn Digital wants £730 a day where £640 was agreed, for all nine of his people, from January. It comes to £106,200 and you hold £40,000. The clause on notice is on your side, a little. A junior project manager argues about nine rates; a well-trained one cites clause 11.3. Both stay on paper, and the reason for the letter is not on it.',
        {
          kind: 'talk',
          talk: 'two-of-nine',
          lines: [
            {
              message: 2,
              words:
                'It is £106,200 over the 1,180 days, and I hold £40,000. So not all of it, and I won’t pretend I could find it. Is somebody trying to hire your people away from us?',
              marks: [
                {
                  words: 'It is £106,200 over the 1,180 days, and I hold £40,000.',
                  indicator: 'said-where-things-stand',
                  verdict: 'met',
                  note: 'His question was how bad it is. This is how bad.',
                },
              ],
            },
            {
              message: 3,
              words:
                'A bank in Leeds has offered Hanneke Brouwer and Tomasz Zielak £810 a day. They’ve to answer by 18 December, which is a nice touch for Advent. Two of the folk your testers send biscuits to have been taken to lunch by a bank. I’d ask myself what the letter is for, if I were you.',
            },
            {
              message: 6,
              words:
                'Then I would pay £730 for Hanneke and Tomasz and £640 for the other seven. On 360 days that is £32,400, which I have. For that I want both of them named in the contract until 30 June.',
              marks: [
                {
                  words: 'Then I would pay £730 for Hanneke and Tomasz and £640 for the other seven.',
                  indicator: 'recommended-one',
                  verdict: 'met',
                  note: 'One way, and it pays where the trouble is.',
                },
              ],
            },
          ],
          caption:
            'The demand for nine was a coat around two. It came off because a figure was laid down first and a blunt question followed.',
        },
        'Naming your own limit early is against most negotiation advice, and with a stranger the advice is right. Here you will work with the man until June, and playing poor with somebody who can count costs more than the number does.',
      ],
    },
    {
      title: 'Trade what is cheap for you and dear for them',
      text: [
        'The rest of the conversation contains no further concession on price. It moves four things across the table, and none of them appeared in his letter.',
        {
          kind: 'table',
          caption: 'What moved, and what it was worth to whom',
          head: ['Given', 'What it costs you', 'What it is to Fergus'],
          rows: [
            ['Overdue invoices paid by 4 December', 'A telephone call to payables', '£118,000 he has been lending you'],
            ['Terms of 30 days instead of 60', 'Finance had offered it', 'An overdraft he pays for'],
            ['One order for all 1,180 days', 'Flexibility you were not using', 'A figure to take home'],
            ['The clause, used as a starting day', 'Nothing', 'An increase that is no exception'],
          ],
        },
        'The last row is the one that experienced people underrate. Fergus has a managing director who told fourteen account directors that nobody gets an exception. A deal that he cannot carry up her stairs is no deal, however fair; so part of your preparation is *his* next meeting.',
        {
          kind: 'talk',
          talk: 'two-of-nine',
          lines: [
            {
              message: 10,
              words:
                'That is our fault, and I did not know how much it was. I ring payables today: what is overdue is paid by 4 December, and from January you are on 30 days instead of 60.',
              marks: [
                {
                  words: 'That is our fault, and I did not know how much it was.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Admitted in one sentence and put right in the next.',
                },
              ],
            },
            {
              message: 11,
              words:
                'Paid on a day, and on time after that. Sheila will think I’ve been drinking. Consider that part of the increase eaten.',
            },
          ],
          caption: 'A debt of your own side, found by asking. It bought more than the clause could have.',
        },
      ],
    },
    {
      title: 'Where seniority costs points',
      text: [
        'The talk scored 8.7. What it missed is typical of people who are quick: concerns were solved before they had been named aloud, and a direct question of his, what becomes of the late payments on your second floor, had to wait until the third message after it.',
        'Three more habits of experience earn nothing here, or less. One reassures where a figure was asked for. One mentions what one has managed before. And one closes with “let us stay in touch”, a sentence with neither owner nor day.',
        'If what you are after is not the talk itself but who you are becoming as a leader, an executive coach is worth the hourly rate; we wrote down [what an hour with one does better](/vs/executive-coaching).',
      ],
    },
  ],
  solutions: [
    {
      title: 'Opponents with limits of their own',
      description:
        'In the hard scenarios trust is gained slowly and lost fast, and four fifths of what worries the other person must be settled before they agree.',
      features: [
        'The Rate Card Went Up: the price of nine people',
        'The Finding Before Go-Live: an inspector, eight days and eleven dark seconds',
        'The Hole Before Launch: your own decision from September, handed back to you',
      ],
    },
    {
      title: 'Evidence instead of praise',
      description:
        'Every judgement points at a sentence of yours. Where there is no clear sign of something, the report says that and blames no words.',
      features: [
        'The rubric and its weights are published, indicator by indicator',
        'Identical words get an identical score from the built-in engine',
        'Afterwards you read what the other person was really worried about',
      ],
    },
    {
      title: 'Short enough to be done',
      description: 'Scenarios are planned for 15 to 25 minutes, so one fits in before the meeting that matters.',
      features: ['No appointment, and nobody to see you lose', 'Reports as PDF or Markdown, for your own file'],
    },
  ],
  successMetrics: [
    {
      metric: 'Points taken off for conduct',
      description:
        'Blame, going back on one’s word, promises with nothing in return. The line to look at when all the others are fine.',
    },
    {
      metric: 'Hard scenarios brought to an agreement',
      description:
        'An agreement earns a fifth of the points for how far the case moved; somebody who walks out costs one.',
    },
    {
      metric: 'Indicators newly met since the last attempt',
      description: 'One scenario on two dates, side by side, with those you lost again.',
    },
  ],
  recommendedTrack: {
    slug: 'senior-pm-challenges',
    reason:
      'Four conversations in which nobody is wrong. Skip the first if a quarrel between departments bores you by now.',
  },
  ctaTitle: 'Fergus has come without a lawyer',
  ctaDescription:
    'Find out what his letter is for. Solo Pro includes live tips and scenarios of your own; so does the trial that precedes it. Programmes with many seniors can ask us for an offer.',
  related: [
    '/solutions/budget-negotiations',
    '/solutions/pmo-leaders',
    '/vs/executive-coaching',
    '/resources/pm-career-guide',
  ],
} satisfies SolutionPage;
