import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'Team leadership: when one of your own says no',
  displayWord: 'no',
  subtitle: 'An apology without an if, a fence that stays, and everything inside the fence up for discussion.',
  description:
    'How to talk with a team member who refuses: own the announcement, tell what is fixed from what is open, say who does what. With a recorded talk.',
  heroDescription:
    'On Friday at ten to five you mailed a weekend rota to five engineers. One of them replied to everybody with three words: “Not doing it.” He is the one who knows the sensors best, he sits forty feet away, and you are walking over.',
  targetAudience:
    'Project leads and team leads, in particular those who lead people they cannot promote, pay or dismiss.',
  painPoints: [
    'Somebody good has refused, in front of the others, and they are watching what you do.',
    'You said sorry and it made things worse, though you meant it.',
    'You gave in to keep the peace, and two others who had said yes found out.',
    'He will not say what it is really about, and you feel you may not ask.',
    'You lead the work, while his holidays and his rise are decided by somebody else.',
  ],
  article: [
    {
      title: 'Three apologies, of which one works',
      text: [
        'What people object to is often not the thing but how they learnt of it. Rhys Bevan, the engineer in *Team Member Pushback*, read about his own weekends on the bus. Any talk about the rota goes through that first.',
        {
          kind: 'list',
          items: [
            '“I’m sorry if the e-mail came across in the wrong way.” The *if* asks him to prove that it did.',
            '“I’m sorry about the mail, but the licence left us no choice.” Whatever stands before a *but* is taken back by it.',
            'The one below. It has a time, a distance and a verdict in it, and nothing after them.',
          ],
        },
        {
          kind: 'talk',
          talk: 'ten-to-five-on-friday',
          lines: [
            {
              message: 2,
              words:
                'I sent that mail at ten to five on a Friday to somebody sitting forty feet away, and that was wrong. What did it say to you?',
              marks: [
                {
                  words:
                    'I sent that mail at ten to five on a Friday to somebody sitting forty feet away, and that was wrong.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Names what was done, in particulars he could have listed himself.',
                },
                {
                  words: 'What did it say to you?',
                  indicator: 'asked-their-side',
                  verdict: 'met',
                  note: 'Asked before a word about the rota.',
                },
              ],
            },
            {
              message: 3,
              words:
                'I was still in the building. You’d have had to walk past four desks. I read it on the bus. At least that’s straight. I can’t say I like it, but I’d rather hear it here than on the bus.',
            },
          ],
          caption: 'He does not forgive anybody. He goes on talking, which at this point is worth more.',
        },
      ],
    },
    {
      title: 'Look for the work nobody counted',
      text: [
        'The mail announced that cover would *begin* in December. There had been cover for years; it was a private telephone number on a depot wall. A refusal that sounds like stubbornness is frequently arithmetic which nobody else has done.',
        {
          kind: 'talk',
          talk: 'ten-to-five-on-friday',
          lines: [
            {
              message: 4,
              words:
                'Somebody has answered the phone at night until now, and I think it was you. How often did the depot ring you?',
            },
            {
              message: 5,
              words:
                'Sixty-three calls from Pencoed since last November. I only know because the phone bill’s itemised and I was bored.',
            },
            {
              message: 6,
              words:
                'Then Pencoed has the team phone’s number tomorrow instead of yours, and I tell the team who has answered it until now.',
              marks: [
                {
                  words:
                    'Then Pencoed has the team phone’s number tomorrow instead of yours, and I tell the team who has answered it until now.',
                  indicator: 'committed-in-own-name',
                  verdict: 'met',
                  note: 'I, a thing, and tomorrow.',
                },
              ],
            },
            {
              message: 7,
              words: 'Well. That’s three winters in the books, then. I’d stopped expecting anyone to do the sum.',
            },
          ],
          caption:
            'Thanking him warmly for his dedication would have been cheaper and, in this conversation, worthless. Taking his number away from the depot is not.',
        },
      ],
    },
    {
      title: 'Draw the fence, then hand over the ground inside it',
      text: [
        'Leaders lose these talks in two ways. Some discuss what is not open, hoping that it will come out right; others decide what could have been left to the team. Say which is which, early.',
        {
          kind: 'table',
          caption: 'The rota at Ogmore Water',
          head: ['Matter', 'Fixed or open', 'Who settles it'],
          rows: [
            ['Cover from Saturday 5 December', 'Fixed: the licence', 'Nobody here'],
            [
              'False alarms mended before phones are handed out',
              'Fixed: you decide it now',
              'You; head office waits a fortnight for its dashboard',
            ],
            ['How a weekend is cut, and who swaps with whom', 'Open', 'The five, on Tuesday at a whiteboard'],
            ['Why somebody needs a half day free', 'Closed', 'Not asked of anybody'],
          ],
        },
        'The last row matters more than its size suggests. Rhys has a reason for his Sundays and does not want to give it. Making him an exception would expose him; a half day that everybody may block without explanation protects him among four others. It also costs you an afternoon on the phone, which you say you will take.',
        'He agreed, and had offered a list of the gauges that lie before anybody asked for it. The talk scored 9.4. One thing it could have done and did not: recommend. It laid out ways and let Rhys choose, where a sentence such as “I would take the half days” would have spared him guessing what his lead preferred.',
      ],
    },
    {
      title: 'When it is not a matter of leading better',
      text: [
        'Some refusals are about illness, harassment, pay or a job that has become too much. Recognise them, stop negotiating, and bring in whoever is responsible. A rehearsal with a simulated engineer is good for finding your first sentence; it does not replace the trust you build at the coffee machine through a year.',
      ],
    },
  ],
  solutions: [
    {
      title: 'Colleagues, with a private life',
      description: 'Team members and technical leads who carry something they would rather not talk about.',
      features: [
        'Team Member Pushback: a refusal by reply-all, easy',
        'Resource Allocation Conflict: a tester whom two leads have promised themselves, hard',
        'Technical Debt vs Timeline Pressure: an engineer you made a promise for, medium',
      ],
    },
    {
      title: 'A tip before you send, not after',
      description:
        'With live tips on, a pause in your typing brings at most two sentences about the draft: the question it leaves open, or the phrase that will be heard differently.',
      features: [
        'Points at an apology that takes itself back',
        'Notices when you tell somebody how to feel',
        'Never writes the answer for you',
      ],
    },
  ],
  successMetrics: [
    {
      metric: 'Empathy building and leadership',
      description: 'Two of the ten skills. Each has three indicators, decided by what you wrote and by nothing else.',
    },
    {
      metric: 'What they were really concerned about',
      description: 'Read it after the end and compare it with what you took the quarrel to be about.',
    },
    {
      metric: 'The second try',
      description: 'How your score on a talk compares with your last one on it, and which habits came back.',
    },
  ],
  recommendedTrack: {
    slug: 'new-pm-essentials',
    reason: 'Rhys is its second talk, right after a client who wants a little more for the same price.',
  },
  ctaTitle: 'Walk over to his desk',
  ctaDescription:
    'It takes a quarter of an hour and nobody is on the copy list. Free for two weeks; with several leads to train, have a look at the Team Pilot or write to us about it.',
  related: [
    '/solutions/conflict-resolution',
    '/solutions/new-project-managers',
    '/features/ai-coaching',
    '/features/team-management',
  ],
} satisfies SolutionPage;
