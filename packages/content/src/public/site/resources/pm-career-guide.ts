import type { ResourcePage } from '@parley/shared';

export const page = {
  kind: 'resource',
  resourceType: 'guide',
  title: 'Career guide: what each step asks you to say',
  displayWord: 'say',
  subtitle: 'The tools stay much the same from your first project to your first portfolio. The sentences do not.',
  description:
    'Three career steps of a project manager, told by the sentence that is new in each, with recorded talks, certificates weighed honestly, and a calculator.',
  sections: [
    {
      title: 'The ladder nobody draws',
      content: [
        'Job advertisements describe a career in project management as a growing pile: more budget, more people, more certificates. Whoever has climbed it remembers something else. At each step there was one kind of sentence that they could not yet say, and the step was made on the day they said it.',
        'A junior can’t bring themselves to name a price. Someone with five years behind them names prices in their sleep and still can’t tell two colleagues that both are right. And there are heads of programmes who manage all that and have never once said on what conditions their own programme ought to be stopped.',
        {
          kind: 'table',
          caption: 'Three steps, by what is said',
          head: ['Step', 'Across the table', 'The new sentence', 'What it costs to leave it out'],
          rows: [
            [
              'First projects, up to about three years',
              'A client, a colleague, a supplier',
              '“Yes, that can be done, and this is what it costs.”',
              'Weekends, quietly',
            ],
            [
              'Established, three to eight years',
              'Two parties who both have a case',
              '“You are both right, and this is the rule from now on.”',
              'A truce that lasts until Thursday',
            ],
            [
              'Programmes, portfolios, a PMO',
              'People who vote',
              '“These are the conditions on which I would stop it.”',
              'The last of the trust, once',
            ],
          ],
        },
        'The years are rough. Some people are asked for the third sentence at twenty-nine, and some never.',
      ],
    },
    {
      title: 'Step one: say the price',
      content: [
        'On a first project everybody is older than you and everybody wants something small. The temptation is to say yes because you like them, or to say “that is out of scope” because you have read that one should. Both avoid the work, which is to find out what the thing is for and put a figure beside it.',
        'In our library this is Beatriz, who runs operations for fourteen hotels and would like one more approval step at the same price. Here is the moment in which the price is said:',
        {
          kind: 'talk',
          talk: 'an-e-mail-with-a-stop-button',
          lines: [
            {
              message: 2,
              words: 'Before I price it: what happened that you need a second pair of eyes on the big orders?',
              marks: [
                {
                  words: 'what happened that you need a second pair of eyes on the big orders?',
                  indicator: 'followed-up',
                  verdict: 'met',
                  note: 'It asks for the story and not for the requirement.',
                },
              ],
            },
            {
              message: 6,
              words:
                'The full second step is nine days of work and €7,200, and it moves the opening to 16 June. An e-mail to the director with a stop button is two days and €1,600, and it is in for 2 June. I would open with the e-mail and decide on the rest in October.',
              marks: [
                {
                  words: 'The full second step is nine days of work and €7,200, and it moves the opening to 16 June.',
                  indicator: 'offered-two-ways',
                  verdict: 'met',
                  note: 'Days, money and the date it moves: the three prices of any change.',
                },
                {
                  words: 'I would open with the e-mail and decide on the rest in October.',
                  indicator: 'recommended-one',
                  verdict: 'met',
                  note: 'A junior who says which one they would take is no longer a junior.',
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
            'She had asked for nine days of work. What she needed took two. The question in message 2 is how one finds out.',
        },
        'The sum is simple enough to do on paper, and the file that goes with this guide does it for you: days and day rate, the reserve, the delay and its cost, what is given up in exchange. Take it into the meeting; a price with its arithmetic is much harder to argue with than a price.',
      ],
      tips: [
        'Practise with New PM Essentials: four talks, two of them easy, two to three hours in all.',
        'Proof for your next review: one change per quarter that you priced before it was built.',
        'Do not collect escalations. Being known for bringing problems upstairs is a reputation too.',
      ],
    },
    {
      title: 'Step two: stand between two people who are both right',
      content: [
        'After some years the easy conflicts no longer reach you. What reaches you is a laboratory against a packaging department, finance against the site, last year’s promise against this year’s law. Neither side is stupid. Each has told their boss.',
        'The reflex of good-natured people is to mediate: everybody around a table, everybody heard. It fails when a fact is missing that only you have. In the talk with Lotte Brandsma, who has stopped speaking to the laboratory three days before a print run, the fact is embarrassing. The laboratory did warn. The mail went to an address that your own project forgot to close.',
        {
          kind: 'talk',
          talk: 'nine-months-off-the-carton',
          lines: [
            {
              message: 4,
              words:
                'Arjun did warn us, on 9 February, and his mail went to an old address of the project that I had not closed. That is mine, and I say so in front of Mirjam.',
              marks: [
                {
                  words: 'That is mine, and I say so in front of Mirjam.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'It clears both of them, at the speaker’s own cost.',
                },
              ],
            },
            {
              message: 6,
              words:
                'So take the number off the carton. The plant puts the date on by inkjet, €0.004 each: six months now, nine from the day the laboratory signs. The artwork goes on Thursday whatever the test says.',
              marks: [
                {
                  words: 'The artwork goes on Thursday whatever the test says.',
                  indicator: 'promised-what-is-paid-for',
                  verdict: 'met',
                  note: 'A promise that holds, because the dispute has been taken out of its way.',
                },
              ],
            },
            {
              message: 8,
              words:
                'From the next carton on, objections end ten working days before print, and they come to you by phone.',
              marks: [
                {
                  words:
                    'From the next carton on, objections end ten working days before print, and they come to you by phone.',
                  indicator: 'answered-the-central',
                  verdict: 'met',
                  note: 'A rule for next time. It is what she was angry about.',
                },
              ],
            },
            { message: 9, words: 'Then I was angry at the wrong man since Monday. Fine. Like this I can work.' },
          ],
          caption: 'The carton is solved in message 6. The conflict is solved in message 8, and only there.',
        },
        'That is the difference between a peace and a truce: a rule, with a number in it, that holds for the next carton too.',
      ],
      tips: [
        'Senior PM Challenges holds this talk and three like it, three to four hours.',
        'Proof: a rule that you introduced and that is still kept a year later.',
        'Find one person outside your line who tells you when you are wrong. From here on nobody inside will.',
      ],
    },
    {
      title: 'Step three: say when to stop',
      content: [
        'Boards are not impressed by confidence. They have heard it at 18.0 million, at 19.5, at 21.0. What they seldom hear is the other column, the one in which your programme loses. Whoever puts it on the table first is believed about the rest.',
        {
          kind: 'talk',
          talk: 'finish-or-stop',
          lines: [
            { message: 1, words: 'You have half an hour. Tell me why we should not stop.' },
            {
              message: 2,
              words:
                'I won’t argue from what is spent. From today, finishing costs 9.4 million, once. Stopping costs 2.2 now and then 3.1 every year for five plants on the old systems, so after two years and four months stopping is the dearer one.',
              marks: [
                {
                  words: 'I won’t argue from what is spent.',
                  indicator: 'set-a-boundary',
                  verdict: 'met',
                  note: 'Seven words that separate a programme director from an advocate.',
                },
              ],
            },
            { message: 3, words: 'Good. Finish and stop, side by side, from today. This I can defend on Friday.' },
            {
              message: 10,
              words: 'On these conditions, will you vote on Friday to release Antwerp?',
              marks: [
                {
                  words: 'On these conditions, will you vote on Friday to release Antwerp?',
                  indicator: 'asked-for-decision',
                  verdict: 'met',
                  note: 'One plant of five, one vote. It asks for less than it could.',
                },
              ],
            },
            {
              message: 11,
              words: 'Yes. Antwerp, one amount, one date. After it my committee looks, and then the next.',
            },
          ],
          caption:
            'Konrad Zellweger came to stop the programme. He releases one plant, and gets the right to end it after each.',
        },
        'The arithmetic is in the open, as it should be: 9.4 less 2.2 leaves 7.2, and at 3.1 a year that is used up after two years and four months. If you can’t put your own programme into such a line, that is the next thing to work on, before any slide.',
      ],
      tips: [
        'The PMO Leadership Track ends with this talk. It is meant to be lost once.',
        'Proof: a project that was stopped early on your advice, and what became of the money.',
      ],
    },
    {
      title: 'Certificates, courses, coaches and this',
      content: [
        'You will be sold all four. They do different work.',
        {
          kind: 'table',
          caption: 'What each is good for',
          head: ['What', 'Does well', 'Does not do'],
          rows: [
            [
              'A certificate (PMP, PRINCE2 and others)',
              'Gets you past the first screening; gives a shared vocabulary',
              'Prepare you for somebody who has never read the book',
            ],
            [
              'A course',
              'Method, peers, two days away from the mail',
              'Give each participant more than a few minutes to speak',
            ],
            ['A coach', 'Knows you, hears what you avoid, stays for years', 'Come cheap, or come tonight'],
            ['A mentor in your firm', 'Knows the people; opens doors', 'Sit beside you on the bad day'],
            [
              'Rehearsal here',
              'The wording of a particular talk, as often as you like, with evidence',
              'Give you a network, a paper, or somebody who knows you',
            ],
          ],
        },
        'If the next step is blocked by a line in the advertisement, get the certificate; requirements change, so read the institute’s current handbook and not a blog. If it is blocked by something that you avoid saying, no certificate will help. More on each: [certification](/alternatives/pm-certification), [courses](/vs/traditional-pm-training), [executive coaching](/vs/executive-coaching).',
      ],
    },
    {
      title: 'Keep a book of sentences',
      content: [
        'Interviews for senior posts ask about situations, and people answer with projects. “We delivered on time” tells nobody what you did. Keep a small book, and after each difficult meeting write four lines: who, what was at stake for them, the sentence that turned it (or should have), and how you knew. After two years it holds better answers than any list of model questions.',
        'Write the lost ones too. A candidate who can say which sentence cost them a client, and what they say instead since then, is rare and gets remembered.',
      ],
      tips: ['Leave out names and anything confidential. The sentence is yours, the figures may not be.'],
    },
    {
      title: 'A year, in quarters',
      content: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '*First quarter.* Take the [skills assessment](/resources/pm-skills-assessment) once, honestly. Choose the lowest area and nothing else.',
            '*Second quarter.* Rehearse four talks of that area, each twice. Hold one of them for real and write it into the book.',
            '*Third quarter.* Ask for the meeting that scares you: the board update, the supplier, the colleague. Volunteer for it, since otherwise it will find you.',
            '*Fourth quarter.* Assessment again. Then show somebody above you two pages of the book, and ask what they would have said.',
          ],
        },
        'Not moving up is a decision as well. There are people who run first-rate projects for thirty years, are called when it matters, and sleep. The three sentences serve them just the same.',
      ],
    },
  ],
  downloadable: {
    title: 'Scope change calculator',
    description:
      'Work in days, day rate, reserve, the cost of a week’s delay, and what is given up in exchange: two ways side by side, with the day on which each would be finished. The formulas are open.',
    format: 'XLSX',
    file: 'scope-change-calculator.xlsx',
  },
  relatedResources: [
    {
      title: 'Best practices',
      description: 'The habits behind all three sentences, from the card before to the last two minutes.',
      link: '/resources/pm-best-practices',
    },
    {
      title: 'Skills assessment',
      description: 'Where you stand today, in eight areas, and what to practise first.',
      link: '/resources/pm-skills-assessment',
    },
    {
      title: 'Interview preparation',
      description: 'Answer the situation question with one that you have been in.',
      link: '/solutions/pm-interview-prep',
    },
  ],
  related: ['/features/learning-tracks', '/solutions/senior-project-managers', '/alternatives/pm-certification'],
  ctaTitle: 'Which of the three can you not say yet?',
  ctaDescription:
    'Find out on a trial: all three tracks, twelve talks in order, 20 sessions, 14 days. No card is asked for.',
} satisfies ResourcePage;
