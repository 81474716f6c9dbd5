import type { ResourcePage } from '@parley/shared';

export const page = {
  kind: 'resource',
  resourceType: 'guide',
  title: 'Stakeholder guide: from names to conversations',
  displayWord: 'conversations',
  subtitle:
    'A grid tells you how important people are. It does not tell you what to ask them. This guide goes on from there.',
  description:
    'Turn a stakeholder list into a plan of conversations in six steps, with a bus depot as the worked example, eight kinds of people and a template to fill in.',
  sections: [
    {
      title: 'What grids are good for, and where they end',
      content: [
        'You know the grid: power on one side, interest on the other, names in four boxes. It is worth ten minutes, because it shows whom you forgot. A better test is the one that Mitchell, Agle and Wood published in the Academy of Management Review in 1997. They ask three questions of each party: can they impose something, is their claim rightful, is it pressing? Anybody with all three needs you now. Anybody with only the last is easily overlooked, until it is in the news.',
        'But no grid has ever told anybody what to say. “Keep satisfied” is a box, and the person in it has a name, a history with the last project and something that they stand to lose. Between the list and the outcome lie a number of conversations. This guide plans those.',
        'Our example is a bus depot in Halifax, from a scenario in the library. A new rostering system goes live in twelve days. On that morning the wall board with a card for every driver is to come down. Of 186 drivers 94 have not logged in. The allocator, Mo Tattersall, who has run the board for thirty-one years, came to neither training.',
      ],
    },
    {
      title: 'Step 1. List people by what they can do to the outcome',
      content: [
        'Organisation charts list bosses. A project is stopped by somebody else. Ask four questions and write down whoever comes to mind, with a name; departments don’t have conversations.',
        {
          kind: 'list',
          items: [
            'Who can say no, or simply carry on as before?',
            'Who will be asked about it by people I never meet?',
            'Whose working day is different on the Monday after?',
            'To whom do the others look before they answer?',
          ],
        },
        'The fourth question finds people whom no chart shows. At Halifax it is Mo. She has no rank to speak of, and half a depot is waiting to see what she does. On a power grid she would stand at the bottom left.',
      ],
      tips: [
        'Ask each person whom you meet: who else should I be talking to, and who will be cross if I don’t?',
        'Look at the new organisation chart for who is *missing*. They have looked too.',
      ],
    },
    {
      title: 'Step 2. For each, three lines you can fill in and one you can’t',
      content: [
        'The first three can be written at your desk, as guesses, and should be.',
        {
          kind: 'list',
          ordered: true,
          items: [
            '*What they would lose.* Time, standing, safety, a promise to somebody. In a unit that they would use.',
            '*What they know and you don’t.* This is the reason for the visit. If you find nothing, you have not understood their work.',
            '*Who asks them.* The chairman, the ward, the drivers, a spouse. Their sentence to that person is what you are really working on.',
            '*What they are afraid of.* Leave it empty. It gets filled in during the talk, in their words, and if you have filled it in beforehand you will only hear that.',
          ],
        },
        {
          kind: 'table',
          caption: 'Halifax depot, as guessed on the way there',
          head: ['Who', 'Would lose', 'Knows', 'Is asked by'],
          rows: [
            [
              'Mo, allocator',
              'Her board, perhaps her post',
              'Which driver can’t do which turn',
              'Every driver, at four in the morning',
            ],
            ['Drivers', 'An arrangement that suits them', 'Which turns clash with home', 'Their families'],
            [
              'The union’s man',
              'His members’ trust',
              'What went wrong at the other depots',
              'The drivers; he looks to Mo',
            ],
            ['Head of operations', 'A date that she has given', 'What happens to posts', 'Her managing director'],
          ],
        },
      ],
    },
    {
      title: 'Step 3. Put the conversations in order',
      content: [
        'Order decides more than wording. Three rules get you most of the way.',
        {
          kind: 'list',
          items: [
            '*Before the room, the person.* Anybody who could lose something in a meeting hears it alone first. What is settled in private can be confirmed in public; the reverse rarely works.',
            '*Before the boss, the one who does the work.* You need their facts for the other talk, and they should not learn from above what you have proposed.',
            '*Those whom others watch come before those who watch.* One talk with Mo is worth ninety-four reminders to log in.',
          ],
        },
        'So the plan for Halifax reads: Mo, then the head of operations with Mo’s question, then the union’s man, then all drivers by way of Mo. The reminders, which had been the plan, are not in it.',
      ],
      tips: ['If two people must not hear it from each other, see them on the same day.'],
    },
    {
      title: 'Step 4. Learn the old way before you explain the new one',
      content: [
        'What somebody has done for thirty-one years has taken care of things that nobody remembers deciding. Your system has a field for the visible half. Ask about the other half first, and ask so that the person does not have to betray anybody.',
        {
          kind: 'talk',
          talk: 'the-board-stays-up',
          lines: [
            {
              message: 2,
              words:
                'Before I say a word about logging in: how does your board work, and what does it know that the system doesn’t?',
              marks: [
                {
                  words: 'how does your board work, and what does it know that the system doesn’t?',
                  indicator: 'asked-their-side',
                  verdict: 'met',
                  note: 'It presumes that the board knows something. It does.',
                },
              ],
            },
            {
              message: 3,
              words: 'The hook’s the easy bit, it’s knowing which card minds being next to which.',
            },
            {
              message: 4,
              words:
                'I don’t want anybody’s reasons. How many drivers have an arrangement with you that stands nowhere else?',
            },
            {
              message: 5,
              words:
                'There’s 64 in that book. I counted them up last night, I’d never counted them before. It gave me a turn.',
            },
          ],
          caption:
            'Sixty-four drivers with a private arrangement: more than a third of the depot, and no requirement anywhere mentions it.',
        },
        'That number explains the ninety-four. It was never about passwords. Drivers stayed away from a machine that could not know what Mo knows.',
      ],
    },
    {
      title: 'Step 5. Turn what they need into a condition you can meet',
      content: [
        'Support is a feeling. A condition can be met, shown and ticked. When somebody tells you what they fear, look for the test that would show it is over, and let them hold the measure.',
        {
          kind: 'talk',
          talk: 'the-board-stays-up',
          lines: [
            {
              message: 6,
              words:
                'Only the rule goes in, no lates on a Thursday, never the reason. And nobody is switched over until you say their turns are right.',
              marks: [
                {
                  words: 'And nobody is switched over until you say their turns are right.',
                  indicator: 'set-a-boundary',
                  verdict: 'met',
                  note: 'A limit on our own project, put into her hand.',
                },
              ],
            },
            { message: 7, words: 'They’ll not log in for you, but they will for me.' },
            {
              message: 10,
              words:
                'I don’t know what happens to your job, and I won’t tell you it’s safe when it isn’t mine to say. Janet Holroyd decides. I ask her today to see you before the fourteenth, and I ring you by five tomorrow with the day.',
              marks: [
                {
                  words:
                    'I ask her today to see you before the fourteenth, and I ring you by five tomorrow with the day.',
                  indicator: 'owner-and-day',
                  verdict: 'met',
                  note: 'What can’t be promised is replaced by who decides, and by when she will know.',
                },
              ],
            },
            {
              message: 11,
              words:
                'All right. You’ve not promised me owt you can’t give, and I know who I’m hearing it from. That’ll do.',
            },
          ],
          caption:
            'Message 10 is the hardest of the talk. A comforting sentence would have been kinder for a minute and would have cost everything before it.',
        },
        'Write conditions in one shape, always: *when what is measured by whom shows what, this happens.* “When ten mornings running have matched, Mo takes the board down.” Anybody can check that, and nobody needs to be persuaded any more.',
      ],
      tips: [
        'If you can’t meet the condition, say who could, and go there with it.',
        'Never trade a condition for goodwill. Goodwill goes on holiday in August.',
      ],
    },
    {
      title: 'Step 6. Write down what was said, and look again each month',
      content: [
        'After each talk three things go into the plan on the same day: the condition in their words, what you took on with its date, and the empty line from step 2, which is no longer empty. Share the first two with them. Keep the third to yourself.',
        'Some signs that the plan has aged: somebody’s answers get shorter; a deputy comes instead; a question arrives in writing, in copy to others; a person who used to complain has stopped. Any of these is a reason for a visit. None of them is a reason for a newsletter.',
      ],
    },
    {
      title: 'Eight kinds of people, and a first question for each',
      content: [
        'Our library sorts stakeholders into eight types, and each plays by different rules. If you have no idea how to begin, begin like this.',
        {
          kind: 'table',
          caption: 'A first question for each, and a scenario to try it in',
          head: ['Type', 'What they protect', 'A first question', 'Scenario'],
          rows: [
            ['Client', 'Their word to somebody above', 'What happened that you need this now?', 'Scope Change Request'],
            [
              'Executive sponsor',
              'The next sentence they have to say in public',
              'Who will ask you about it, and when?',
              'The Board Already Has the Date',
            ],
            [
              'Team member',
              'Their evening, and their name',
              'What would have to go for this to fit?',
              'Team Member Pushback',
            ],
            ['Vendor', 'Cash, and an honest reputation', 'What do you have on the shelf?', 'Vendor Performance Issue'],
            [
              'Subject-matter expert',
              'Knowledge that was misused once',
              'What happened the last time somebody wrote it down?',
              'The Formula Only She Knows',
            ],
            ['End user', 'The person in front of them', 'Show me a bad morning.', 'Two Screens for One Job'],
            [
              'Regulator',
              'People you have not thought of',
              'What would you need to see, by when?',
              'The Finding Before Go-Live',
            ],
            [
              'Technical lead',
              'Their signature',
              'What have you read, and what have you not?',
              'The Hole Before Launch',
            ],
          ],
        },
      ],
    },
    {
      title: 'What this guide can’t do for you',
      content: [
        'A plan of conversations takes an hour to write and does nothing until the first one is held. If yours are in German, Polish or Hindi, hold them with a colleague; our characters answer in English only. If a relationship is broken, and not merely tense, ask for a mediator. And if you suspect that somebody is breaking the law, stop planning and ask a lawyer.',
      ],
    },
  ],
  downloadable: {
    title: 'Stakeholder plan',
    description:
      'Steps 1 to 6 as three tables and the signs to look for, with the Halifax depot filled in as an example that you delete. Opens in any word processor.',
    format: 'DOCX',
    file: 'stakeholder-plan.docx',
  },
  relatedResources: [
    {
      title: 'Best practices',
      description: 'How to hold the talks that you have just put in order: first sentence, offer, refusal, end.',
      link: '/resources/pm-best-practices',
    },
    {
      title: 'Career guide',
      description: 'Which stakeholders become yours at which step, and what they expect to hear.',
      link: '/resources/pm-career-guide',
    },
    {
      title: 'Skills assessment',
      description:
        'Forty situations in about fifteen minutes. “Finding the need” is the area that this guide serves most.',
      link: '/resources/pm-skills-assessment',
    },
  ],
  sources: [
    {
      title: 'Toward a Theory of Stakeholder Identification and Salience',
      publisher: 'Academy of Management Review',
      year: 1997,
      url: 'https://doi.org/10.5465/amr.1997.9711022105',
    },
  ],
  related: ['/solutions/stakeholder-management', '/features/stakeholder-simulations', '/industries/healthcare'],
  ctaTitle: 'Mind the bucket, there is tea in the pot',
  ctaDescription:
    'Mo is waiting at the hatch. Meet her and all the others on a trial: 14 days, 20 sessions, nothing to cancel.',
} satisfies ResourcePage;
