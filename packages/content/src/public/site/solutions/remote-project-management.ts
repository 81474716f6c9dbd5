import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'Remote projects: hard words in writing',
  displayWord: 'writing',
  subtitle: 'Nobody sees your face in a message, and it will still be there when the project is over.',
  description:
    'For distributed teams: which talk belongs in which channel, one voice instead of five, and the five-line note afterwards. With a recorded example.',
  heroDescription:
    'An engineer’s office in Cork, a building site some way off, an architect somewhere else again. By ten past eight the engineer has been rung twice about the same fourteen drawings. Nobody in this project is idle or rude. They are apart, and it shows in how they ask.',
  targetAudience:
    'Project managers whose people sit in other towns, other companies or other time zones, and who have most of their difficult exchanges by mail, chat and telephone.',
  painPoints: [
    'A two-line message of yours was read as anger, and you learnt of it a week later.',
    'Five of your colleagues ask the same supplier five times, each of them urgently.',
    'The call went well. Three people remember three different outcomes.',
    'You wrote “any news on this?”, and the silence after it lasted eleven days.',
    'By the time Manila answers, London has gone home and decided without them.',
  ],
  article: [
    {
      title: 'Choose the channel by what can go wrong',
      text: [
        'Distance takes three things away: the tone, the chance to notice that somebody has gone quiet, and the accidental meeting at which it would have come up. No tool gives all three back. What helps is to decide beforehand which talk may travel by which road.',
        {
          kind: 'table',
          caption: 'A division that holds up',
          head: ['What it is', 'Where it belongs', 'Because'],
          rows: [
            ['A fact, a day, a file', 'Writing', 'It will be looked up'],
            [
              'A question with one answer',
              'Writing, one question to a message',
              'Of three questions the easiest is answered',
            ],
            ['Something you did wrong', 'Voice first, then writing', 'Read cold, an apology sounds like a position'],
            ['A refusal', 'Voice, with the reason; then writing', 'A bare no in a chat is repeated without its reason'],
            ['What was agreed', 'Writing, within the hour', 'Memories part quickly'],
          ],
        },
        'Where the clocks make a call impossible, write as if there had been one: what you heard, what you propose, what you need from them and by when in *their* working day. “Tomorrow” is two different days on the two ends of a project.',
      ],
    },
    {
      title: 'One voice, and the cause before the date',
      text: [
        '*Late Drawings* is an easy scenario with a telephone in it. Fourteen reinforcement drawings are missing and concrete is booked for 7 December. Everybody before you has asked Nuala Brennan when. She invites you to do better: what is it that you want to ask which they did not?',
        {
          kind: 'talk',
          talk: 'one-voice-from-the-site',
          lines: [
            {
              message: 2,
              words: 'Which of the fourteen is on your desk now, and how much of the delay is the stair?',
              marks: [
                {
                  words: 'Which of the fourteen is on your desk now, and how much of the delay is the stair?',
                  indicator: 'asked-priority-first',
                  verdict: 'met',
                  note: 'Asks what holds it up, before asking for a day.',
                },
              ],
            },
            {
              message: 3,
              words:
                'The stair moved on 11 September and it moved on 2 October. Nine days’ drawing each time, in the bin.',
            },
            {
              message: 4,
              words:
                'Then part of that delay is ours: the stair moved under you and we rang to ask where the drawings were.',
              marks: [
                {
                  words:
                    'Then part of that delay is ours: the stair moved under you and we rang to ask where the drawings were.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'What was hidden by distance, said by the side that caused it.',
                },
              ],
            },
            {
              message: 5,
              words:
                'Nobody asked me that before. Thanks. Nobody said that yet, they only say it’s late. So can he be got to stop?',
            },
          ],
          caption: 'On site everybody knew that the stair had moved. Nobody there knew what that had done in Cork.',
        },
        'From here on it is a matter of order: five drawings for the foundations first, the check put into the plan with its days, the schedules in two lots. And one change that costs nothing. From now on a single person rings, and queries arrive once a week in a numbered list.',
      ],
    },
    {
      title: 'Five lines within the hour',
      text: [
        'The conversation ends with a note promised within ten minutes and a request to correct it by noon. It is the most useful habit in distributed work, and short enough to keep:',
        {
          kind: 'list',
          ordered: true,
          items: [
            'What we now both hold to be so.',
            'What I do, and on which day.',
            'What you do, and on which day.',
            'What we left open, and who raises it again.',
            'Tell me by such an hour what is wrong in this.',
          ],
        },
        {
          kind: 'talk',
          talk: 'one-voice-from-the-site',
          lines: [
            {
              message: 10,
              words:
                'Everybody’s queries come in one list on Fridays, numbered, with the sheet they are about. I send you this as five lines in ten minutes: what, who, which day. Would you write back what is wrong in it by noon?',
              marks: [
                {
                  words: 'Would you write back what is wrong in it by noon?',
                  indicator: 'asked-for-decision',
                  verdict: 'met',
                  note: 'A definite request. “Let me know if you have questions” would not be one.',
                },
              ],
            },
            {
              message: 11,
              words: 'I’ll write that here, beside the list of sheets. We’ve said it all. I’m going to draw.',
            },
          ],
          caption: 'Silence after such a note means something. After “any news?” it may mean anything.',
        },
        'The report gave 8.2. It saw no sign of a second way in case the stair moves after all, and no price beside what was offered, although a day of standing crane has one: €4,600, which the site knew and kept to itself.',
      ],
    },
    {
      title: 'Why practise this in writing',
      text: [
        'What you do here is text, without voice or camera. For most skills that is a limit, and we would send you to a trainer for presence on a video call. For this one it is the real thing: the words you type here are as bare as those you send to Cork.',
      ],
    },
  ],
  solutions: [
    {
      title: 'A draft that somebody reads before it is sent',
      description:
        'Live tips look at what stands in the box when you pause. Nothing has left yet, which is the moment at which most written quarrels could have been avoided.',
      features: [
        'Two sentences at most, after a second without typing',
        'Quotes the question you are about to leave unanswered',
        'Your draft is never changed, and survives a reload',
      ],
    },
    {
      title: 'The thread that went wrong, once more',
      description: 'Paste a mail exchange; who wrote which line is kept apart, also in quoted replies and chats.',
      features: [
        'The other person opens and argues with their own words',
        'Private, editable, deletable; English only so far',
        'Included in the trial, in Solo Pro and in team plans',
      ],
    },
  ],
  successMetrics: [
    {
      metric: 'Put something definite in writing',
      description: 'Whether you said what will be written down and for whom. Part of the skill documentation.',
    },
    {
      metric: 'Answered the questions that were put',
      description: 'What was asked of you and what you did with it, taken from the transcript turn by turn.',
    },
  ],
  recommendedTrack: {
    slug: 'new-pm-essentials',
    reason:
      'It holds a colleague offended by an e-mail and a supplier in another city: two talks that distance made harder.',
  },
  ctaTitle: 'One call to Cork, then five lines',
  ctaDescription:
    'Nuala has two people and fourteen sheets. Open an account, ring her, and read afterwards which of your words carried. Teams in several places share one plan; ask us how.',
  related: [
    '/solutions/timeline-pressure',
    '/industries/construction',
    '/features/ai-coaching',
    '/resources/pm-best-practices',
  ],
} satisfies SolutionPage;
