import type { FeaturePage } from '@parley/shared';

export const page = {
  kind: 'feature',
  title: 'A score that can show its work',
  displayWord: 'work',
  subtitle:
    'Thirty yes-or-no questions, ten skills, one sum. Each point that you earn leads back to something you said.',
  description:
    'How a conversation becomes a score out of ten, told by two attempts at the same status talk, and what your progress over many talks can and cannot tell you.',
  heroDescription:
    'A number without its reasons teaches nothing but fear of the number. So the report is built the other way up: it starts from sentences, asks thirty questions about them, and adds up the answers where you can watch.',
  keyBenefits: [
    {
      title: 'Every point has an address',
      description:
        'An indicator that was met names the message and quotes the words, and the transcript is marked at that place.',
    },
    {
      title: 'The sum adds up',
      description: 'The lines of “Why this score” make exactly the figure at the top, to the decimal.',
    },
    {
      title: 'Two attempts, side by side',
      description: 'Repeat a scenario and the report says which indicators are new and which you lost on the way.',
    },
    {
      title: 'Skills over time',
      description:
        'Ten skills, each a line from report to report. A talk that did not call for a skill is not on its line.',
    },
  ],
  detailedFeatures: [
    {
      title: 'Marjorie has ten minutes: the first attempt',
      text: [
        'In Executive Status Update you run a new lending system. Four reports said green, and 4,300 joint accounts have lost an owner in the trial migration. Marjorie Teague asks how it stands, and whether there is anything a member would notice. Somebody who wishes to be reassuring might go like this.',
        {
          kind: 'talk',
          talk: 'four-greens-first',
          lines: [
            {
              message: 2,
              words:
                'Keystone is broadly on track. We are at 71 per cent of budget and the team has worked very hard on the migration.',
            },
            {
              message: 4,
              words:
                'There were a few data issues in the trial, as is normal at this stage, and the team is looking into them.',
            },
            { message: 5, words: 'Which members are in it?' },
            {
              message: 6,
              words:
                'I would not want to worry anybody before we have the full picture. We will come back to you with an update soon.',
              marks: [
                {
                  words: 'I would not want to worry anybody before we have the full picture.',
                  indicator: 'moved-a-concern',
                  verdict: 'not_met',
                  note: 'Every worry stood at the end as it had stood at the beginning, or half answered.',
                },
              ],
            },
            { message: 7, words: 'I do not think that was an answer, although it was courteous.' },
          ],
          caption:
            'Courteous, fluent, and empty: 0.0 out of 10. Of all the questions that applied, none could be answered with yes.',
        },
      ],
    },
    {
      title: 'The second attempt, the same morning',
      text: [
        'Now the way that the first report points to. The briefing is the same; this time it is told, beginning with what is red, since when, and whose fault the green was.',
        {
          kind: 'talk',
          talk: 'four-greens-second',
          lines: [
            {
              message: 2,
              words:
                'Keystone is red, and my last two reports should have said so. In the trial, 4,300 of 212,000 accounts lost their second owner. All of them are joint accounts, and I have known since January 4. That I kept it green was my mistake.',
              marks: [
                {
                  words: 'I have known since January 4',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Takes on what was done, with the day since when.',
                },
              ],
            },
            { message: 3, words: 'That is not the report in my folder. Thank you for saying so yourself.' },
            {
              message: 6,
              words:
                'For all 31 branches there are two ways. Two contract analysts from January 25, for $46,000, and March 15 holds. Or we do it with our own people, and the honest date is April 5.',
              marks: [
                {
                  words: 'Or we do it with our own people, and the honest date is April 5.',
                  indicator: 'offered-two-ways',
                  verdict: 'met',
                  note: 'Two courses, each definite enough to start on.',
                },
              ],
            },
            {
              message: 10,
              words: 'Will you decide on the $46,000 by Friday?',
              marks: [
                {
                  words: 'Will you decide on the $46,000 by Friday?',
                  indicator: 'asked-for-decision',
                  verdict: 'met',
                  note: 'One decision, its cost, its day.',
                },
              ],
            },
          ],
          caption: 'The same briefing, told instead of kept back, came to 8.1 out of 10.',
        },
        {
          kind: 'table',
          caption: 'Six of the thirty questions, in both reports',
          head: ['Indicator', 'First attempt', 'Second attempt'],
          rows: [
            ['Said plainly where things stand, early', 'no clear sign', 'met'],
            ['Owned a part of the problem by name', 'not met', 'met'],
            ['Offered more than one way forward', 'not met', 'met'],
            ['Recommended one way, with the reason', 'no clear sign', 'met'],
            ['Asked for a decision', 'not met', 'met'],
            ['Asked for the other side’s priority before proposing', 'not met', 'not met'],
          ],
        },
        'The second is longer, and length earned none of it. Where nothing of substance is said the score is capped, however long and however well it sounds.',
      ],
    },
    {
      title: 'What goes into the sum',
      text: [
        {
          kind: 'list',
          items: [
            '*How you spoke*, up to seven points. Three indicators for each of ten skills; those that the scenario trains weigh double, and those it does not call for weigh nothing.',
            '*How far the case moved*, up to three. What the person was worried about, open to settled, with the central worry counting most, and whether you reached an agreement.',
            '*A curve*, by which the two together are raised: what is done well first counts most. The page about scoring shows what becomes of each sum.',
            '*What is taken off*: threats, abuse, blame, promises with nothing given for them, going back on your word, the same message again, borrowed words, and a stakeholder who walks out.',
            '*What caps it*: for instance, never having answered the one thing that mattered.',
          ],
        },
        'The whole rubric, with its versions, is on [the page about scoring](/how-scoring-works). A report keeps the version that scored it, so that an old figure does not change its meaning behind your back.',
      ],
    },
    {
      title: 'What progress can tell you, and what not',
      text: [
        'Your dashboard shows the strongest and the weakest skill of the last five reports, recommends scenarios that train the weak one, and draws each skill as a line with 6 and 8 ruled in. From 8 a score is good, from 6 fair.',
        'It does not tell you how you would do with your own sponsor, who has not read our rubric. It tells you whether you ask before you offer, say the bad news first, and close with a name and a day; and whether you do so more often than in spring.',
      ],
    },
  ],
  howItWorks: [
    {
      title: 'End the conversation',
      description: 'Ten to fifteen seconds of analysis, which go on if you close the window.',
    },
    { title: 'Read the key sentence', description: 'What decided this talk, in one line, before any figure.' },
    {
      title: 'Open “Why this score”',
      description: 'All thirty indicators with verdict, reason, points and the words.',
    },
    { title: 'Rehearse again', description: 'The same opening, another you. The report compares both.' },
    { title: 'Take it with you', description: 'As a PDF or as plain text, with your marked transcript in it.' },
  ],
  perfectFor: [
    {
      title: 'Preparing an appraisal',
      description: 'Evidence of what you worked on, in sentences, with dates.',
    },
    {
      title: 'Getting one habit out of your speech',
      description: 'Pick a single indicator and watch it over five talks.',
    },
    {
      title: 'A mentor with half an hour a month',
      description: 'Bring an exported report. It is a better start than “how did it go?”',
    },
  ],
  related: ['/features/ai-coaching', '/solutions/executive-communication', '/resources/case-studies'],
  ctaTitle: 'Get a figure you can argue with',
  ctaDescription:
    'One conversation of a quarter of an hour is enough for a whole report. If a mark looks wrong, read its reason.',
} satisfies FeaturePage;
