import type { SolutionPage } from '@parley/shared';

export const page = {
  kind: 'solution',
  title: 'Conflict resolution: when both of them are right',
  displayWord: 'both',
  subtitle: 'Many a quarrel between functions is about a fact that one side has and the other has not.',
  description:
    'How a project lead settles a dispute between two departments: hear one side out, carry the missing fact across, leave with a rule. With a scored talk.',
  heroDescription:
    'Packaging has eleven signatures. The laboratory has two failed samples. Each of them has stopped talking to the other, and both of them talk to you. A mediator would ask for two days; the printer wants the file on Wednesday.',
  targetAudience:
    'Project leads between two departments, two suppliers or two colleagues, without authority over either.',
  painPoints: [
    'Each side tells you the whole story, and neither story contains the other’s best argument.',
    'You proposed a joint meeting and were told, politely, to hold it without them.',
    'You took a side without noticing when you repeated one person’s words to the other.',
    'The quarrel was settled in March and came back in May with another carton.',
  ],
  article: [
    {
      title: 'Draw up what each of them knows',
      text: [
        'Before anybody’s interests or feelings, look at the facts. In *Cross-Functional Conflict Resolution* there are six that matter, and nobody has all of them.',
        {
          kind: 'table',
          caption: 'The carton of Gerst, in the week of the print',
          head: ['What is so', 'Lotte, packaging', 'Arjun, laboratory', 'You'],
          rows: [
            ['He signed the artwork in January', 'knows', 'knows', 'know'],
            ['He warned in February, to an address nobody reads', 'does not', 'believes it was ignored', 'know'],
            ['Two of 12 samples turned at month eight', 'does not', 'knows', 'know'],
            ['A chain took the drink because of “nine months”', 'knows', 'perhaps not', 'only if you ask'],
            ['The plant could print the date for €0.004 a carton', 'does not', 'does not', 'know'],
            ['Who may stop a carton, and until when', 'nobody', 'nobody', 'nobody'],
          ],
        },
        'Read down the columns and the anger explains itself. She thinks that he slept until the last week. He thinks that she threw his warning away. Both are wrong about the same mailbox, and the mailbox is yours.',
      ],
    },
    {
      title: 'Bring the fact that costs you something',
      text: [
        'Lotte opens with a demand and a refusal: tell her whether she prints, and spare her the table “so that we can all feel better”. Calming her would prove her point. What moves her is news.',
        {
          kind: 'talk',
          talk: 'the-unread-mailbox',
          lines: [
            {
              message: 2,
              words: 'I can’t tell you yes yet, and I won’t ask you to sit with anybody so that we feel better.',
              marks: [
                {
                  words: 'I won’t ask you to sit with anybody so that we feel better',
                  indicator: 'set-a-boundary',
                  verdict: 'met',
                  note: 'Names what will not happen, so she need not defend herself against it.',
                },
              ],
            },
            {
              message: 4,
              words:
                'He did warn us, on 9 February, by mail to the old project address, which nobody reads. I should have closed it, so that one is mine and not his or yours.',
              marks: [
                {
                  words: 'I should have closed it, so that one is mine and not his or yours.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Takes the blame away from both by having it.',
                },
              ],
            },
            {
              message: 5,
              words:
                'I’m not happy with it. I’m happy that I hear it from you and not over the soup. The ninth of February. To the old address. Oh, that is stupid. That’s really stupid.',
            },
          ],
          caption:
            'Nothing is said about Arjun’s character. One fact is carried across, with a date, and it happens to be embarrassing for the one who carries it.',
        },
      ],
    },
    {
      title: 'Look for the answer that makes the question smaller',
      text: [
        '“Six months or nine?” has a winner and a loser. “What has to be on the carton by Thursday?” has neither. A good way out seldom lies between two positions; it takes the disputed thing out of the decision that is due.',
        {
          kind: 'talk',
          talk: 'the-unread-mailbox',
          lines: [
            {
              message: 6,
              words:
                'So take the number off the carton and let the plant put the date on by inkjet, €0.004 each: six months now, nine from the day he signs. Then the artwork prints on Thursday whatever the test says.',
              marks: [
                {
                  words: 'let the plant put the date on by inkjet, €0.004 each',
                  indicator: 'trade-off-with-number',
                  verdict: 'met',
                  note: 'The way out, with its price.',
                },
              ],
            },
            {
              message: 7,
              words:
                'Good. That I can print, and nobody has to lie about the months. It’s better than what I had. I’m a little annoyed about that.',
            },
          ],
          caption: 'Neither of them gave in. The carton no longer asks who was right.',
        },
      ],
    },
    {
      title: 'Leave with a rule, not with a truce',
      text: [
        'A truce holds until the next deadline. What Lotte fears is being stopped in the last week again, so the last thing to agree is who may stop what, until when, and whom they ring first. In our talk two sentences did it: objections end ten working days before print, the director’s included, and after that only safety stops a carton.',
        'The talk scored 8.5. The report saw no clear sign of a recommendation, nor of her questions being answered as they were put. Arjun still has to climb the nineteen stairs himself; no project lead can do that for him.',
        'Know the limit of this, too. Bullying, discrimination, anything that belongs to a personnel department or a lawyer is not a difference of view to be settled over a carton. Rehearse how you will report it, and report it.',
      ],
    },
  ],
  solutions: [
    {
      title: 'People in the middle of something',
      description: 'Scenarios in which two parties pull, and you speak with one of them at a time, as one does.',
      features: [
        'Cross-Functional Conflict Resolution: packaging against laboratory, medium',
        'Resource Allocation Conflict: one tester and two project managers, hard',
        'Stakeholder Alignment Crisis: three directors with three signed lists, hard',
      ],
    },
    {
      title: 'A memory for what you said',
      description:
        'What you state as a fact is believed and held. Say the opposite later and trust falls; a worry that was settled can open again.',
      features: [
        'Blame is noticed only where it is certain, and the report asks otherwise',
        'Worries are listed afterwards in the other person’s words, and how far each was brought',
        'An apology that carries a “but” is pointed out while you write it, on plans with live tips',
      ],
    },
  ],
  successMetrics: [
    {
      metric: 'Turned a disagreement into something that can be done',
      description:
        'The third indicator of the skill conflict resolution. A compromise without particulars is not enough.',
    },
    {
      metric: 'Worries settled, answered, heard or never taken up',
      description: 'Shown for each person after the end. It is the nearest thing to looking into the other’s head.',
    },
  ],
  recommendedTrack: {
    slug: 'senior-pm-challenges',
    reason: 'It begins with Lotte and ends with Dermot Quillan, who has three directors and wants to keep them all.',
  },
  ctaTitle: 'Sit down with Lotte before you sit down with your own two',
  ctaDescription:
    'She prints on Thursday. Registering takes a minute, and the trial has all of Solo Pro for a fortnight; if your departments should rehearse together, tell us how many you are.',
  faq: [
    {
      question: 'Can two colleagues take the two sides?',
      answer:
        'No. One person writes, and the stakeholder is simulated. For a real mediation between two people in a room, an experienced mediator is the better choice.',
    },
    {
      question: 'Does the simulated person simply give in when I am friendly?',
      answer:
        'Flattery is noticed and counts against you. What moves somebody here is a fact they did not have, a worry named before it is answered, or something offered with its price.',
    },
  ],
  related: [
    '/solutions/team-leadership',
    '/solutions/stakeholder-management',
    '/industries/manufacturing',
    '/features/stakeholder-simulations',
  ],
} satisfies SolutionPage;
