import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'Executive communication: the bad news first',
  displayWord: 'first',
  subtitle:
    'Two people report one failed trial to the same sponsor. Their first sentences decide what she can do with it.',
  description:
    'What a sponsor listens for in a status talk, shown on two recorded conversations with the same executive, line by line, with their scores.',
  heroDescription:
    'You have ten minutes before a committee. The sponsor has read four green reports, and this week is red. Below, she hears of the same trial twice, told in a different order; both talks were held with the same scenario and judged by the same rules.',
  targetAudience:
    'Project and programme managers who report to sponsors, steering committees and boards, and whose next report is not the one they hoped for.',
  painPoints: [
    'You prepared twelve slides, and were stopped on the second by “so are we on time?”',
    'You said “broadly on track” and heard it quoted three weeks later.',
    'You left without a decision, because you had not asked for one.',
    'Your sponsor learnt the bad news from somebody else, an hour before you.',
  ],
  article: [
    {
      title: 'Told in the order in which it happened',
      text: [
        'Keystone is a lending system for a credit union. In a trial migration 4,300 of 212,000 accounts lost their second owner. The team has known since January 4; the reports went on saying green. Marjorie Teague, executive vice president, asks how it stands and whether a member would notice anything.',
        {
          kind: 'talk',
          talk: 'history-first',
          lines: [
            {
              message: 2,
              words:
                'Good morning. Keystone has spent $1.71 million of $2.4 million, and last week we ran the trial migration over all 212,000 accounts, which was a great effort by the whole team.',
            },
            {
              message: 4,
              words: 'The result is broadly good. About two per cent did not reconcile, and we are analysing why.',
            },
            { message: 6, words: 'They are joint accounts, 4,300 of them. In the trial the second owner was dropped.' },
            {
              message: 8,
              words: 'I would come back to you with it.',
              marks: [
                {
                  words: 'I would come back to you with it.',
                  indicator: 'asked-for-decision',
                  verdict: 'not_met',
                  note: 'Nothing definite is asked of the one person who could decide.',
                },
              ],
            },
            {
              message: 9,
              words: 'I see seven minutes on the clock. What is it that you need me to decide about Keystone?',
            },
          ],
          caption: 'Four messages in, the sponsor is still asking what the meeting is for.',
        },
        'Nothing in this is untrue. It is told in the order in which the team lived through it: the money, the work, the result, the exception. The sponsor has to wait for the third message to learn what she asked in the first, and she has to find the red in it by herself.',
      ],
    },
    {
      title: 'Told in the order in which she needs it',
      text: [
        {
          kind: 'talk',
          talk: 'red-since-january',
          lines: [
            {
              message: 2,
              words:
                'It is red. No member is affected today: in a trial copy 4,300 joint accounts lost their second owner, and we have known since January 4. I left the report green because I hoped to mend it within a week, and that was wrong.',
              marks: [
                {
                  words: 'I left the report green because I hoped to mend it within a week, and that was wrong.',
                  indicator: 'said-where-things-stand',
                  verdict: 'met',
                  note: 'Said before it was pulled out, with the cause and the speaker’s share in it.',
                },
              ],
            },
            {
              message: 3,
              words:
                'Thank you for saying so yourself. Then Friday’s page will mean what it says. I will tell the chairman that it has been corrected, and by whom.',
            },
            {
              message: 6,
              words:
                'I need one decision from you by Friday. With $46,000 for two analysts from January 25, March 15 stands for all 31 branches. Without it they go on April 5.',
              marks: [
                {
                  words: 'I need one decision from you by Friday.',
                  indicator: 'asked-for-decision',
                  verdict: 'met',
                  note: 'What is wanted, from whom, by when.',
                },
              ],
            },
            {
              message: 7,
              words: 'That is a decision I can make about the branches, and you shall have it in writing.',
            },
          ],
          caption:
            'Status, effect on members, cause, own share: four things in the first three sentences. The rest of the ten minutes is free for the decision.',
        },
        'This one scored 8.8, where the other had scored 2.5. It has the same four messages of our own, and is no more polished. What is red, who is safe and who was wrong come before everything else, and at the end there is something to decide.',
      ],
    },
    {
      title: 'Five sentences to write before you go up',
      text: [
        'Write them in this order and say them in this order. Each answers a question the sponsor is asking silently.',
        {
          kind: 'list',
          ordered: true,
          items: [
            '*The state, as a word.* Red, or 12 November, or four per cent over. No adverb in front of it.',
            '*Who feels it.* Customers, members, branches, nobody yet. If nobody yet, say what keeps it so.',
            '*Why, and your part.* One cause she could repeat. If an earlier report was wrong, correct it now and unasked.',
            '*The choice.* Two ways with their price, and the one you would take.',
            '*The decision.* From her, by a day, and what happens on that day if there is none.',
          ],
        },
        'The hardest is the third. People expect an admission to cost them trust. In this conversation it is what she thanks for, because it is the sentence she can carry to her chairman without adding to it.',
      ],
    },
    {
      title: 'What even the better talk left out',
      text: [
        'Marjorie’s report names things it found no sign of: nobody asked what the four green weeks meant for her, and the proposal was never tied in words to her fear of members standing at a window without an account. She agreed all the same. A colder sponsor might not have.',
        'A communication coach who sits in the room can also tell you that you look at the floor when you say red. Here one writes, and only what is written is judged. For posture and voice, ask a person.',
      ],
    },
  ],
  solutions: [
    {
      title: 'Sponsors who interrupt',
      description:
        'The executives in the library have little time, other worries, and somebody above them to whom they have already promised something.',
      features: [
        'Executive Status Update: four green reports, and a red one',
        'Green for Eleven Weeks, Then Red: a sponsor who signed each of them',
        'Board-Level Project Defense: the chair of an audit committee before the vote',
      ],
    },
    {
      title: 'Another first sentence, at no cost',
      description:
        'Any message of yours can be said again differently. The stakeholder answers the new words, and both reactions stand side by side.',
      features: [
        'Up to three other lines in each conversation, without using a session',
        'What changed in trust and in the verdicts, once both have been answered',
        'The original stays as it was',
      ],
    },
  ],
  successMetrics: [
    {
      metric: 'Said plainly where things stand, early',
      description: 'One of thirty indicators. It looks at your first two messages and at nothing later.',
    },
    {
      metric: 'Trust, message by message',
      description: 'The report draws it as a curve, with what moved it and in which message.',
    },
    {
      metric: 'Asked for a decision',
      description: 'Whether something definite was asked of this person. Informing does not count.',
    },
  ],
  recommendedTrack: {
    slug: 'new-pm-essentials',
    reason:
      'Marjorie is its third talk. Those who report to a board go on with the PMO Leadership Track, which ends with one.',
  },
  ctaTitle: 'Tell somebody it is red, today',
  ctaDescription:
    'Marjorie can be told as often as it takes; your real sponsor once. Begin with 20 conversations and no payment details, or ask us about a seat for each of your project leads.',
  related: [
    '/solutions/timeline-pressure',
    '/solutions/pmo-leaders',
    '/features/performance-analytics',
    '/vs/executive-coaching',
  ],
} satisfies SolutionPage;
