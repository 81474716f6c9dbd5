import type { FeaturePage } from '@parley/shared';

export const page = {
  kind: 'feature',
  title: 'A second reader for what you are about to say',
  displayWord: 'say',
  subtitle:
    'One tip while you write, one report when you are done, and both can only point at words that are on the page.',
  description:
    'How live tips and the report work: when a tip comes, what it may say, how a sentence earns its mark, and what the coaching cannot do for you.',
  heroDescription:
    'Most advice about difficult conversations arrives on the wrong day. Before the meeting it is general, and after it the sentence that did the damage has been forgotten. Here the advice comes twice: once beside a draft that nobody has read yet, and once beside a transcript in which nothing can be remembered kindly.',
  keyBenefits: [
    {
      title: 'It interrupts before, not after',
      description:
        'Switch tips on, stop typing for a second, and one appears next to your draft. Send it, change it, or ignore it: the draft is never touched.',
    },
    {
      title: 'It quotes you',
      description:
        'A finding stands beside the sentence it is about, with the number of the message. A judgement whose quotation is not in the transcript is thrown out.',
    },
    {
      title: 'It admits doubt',
      description:
        'Where your words may or may not have done something, the report says that there was no clear sign, and blames no sentence for it.',
    },
  ],
  detailedFeatures: [
    {
      title: 'What a tip may say',
      text: [
        'A tip has two sentences at most. It either quotes the question that your draft leaves open, or names the one thing that is missing at this moment: a day, a figure, a word about what the other person has just told you. If the draft takes an apology back with a “but”, it says so. If the draft is an apology that owns a part of the problem, it says send it.',
        'It never writes the answer for you. That is deliberate: a sentence that was handed to you is not there on Thursday, when the real sponsor asks.',
        'Tips come on the trial, on Solo Pro and on a team’s seat, and only once you switch them on. On Solo Core you have the report alone. Try a first run with tips and a second one without; the two reports together tell more than either.',
      ],
    },
    {
      title: 'A rota, a reply to everyone, and five messages',
      text: [
        'In Team Member Pushback you have mailed a weekend rota to five engineers at ten to five on a Friday. Rhys Bevan, who knows the flood sensors best, answered to all of them: “Not doing it.” Now you sit opposite him. This is how one run of it began, as it was recorded.',
        {
          kind: 'talk',
          talk: 'rota-after-the-mail',
          lines: [
            { message: 1, words: 'But go on, you’ll have something prepared.' },
            {
              message: 2,
              words:
                'I sent that rota at ten to five on a Friday, to everyone at once, and I had not asked one of you. That was wrong of me, and I am sorry for it.',
              marks: [
                {
                  words: 'That was wrong of me',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Owns a part by name: not that it went badly, but that it was wrong, and whose doing it was.',
                },
              ],
            },
            { message: 3, words: 'What’s fixed, then, and what isn’t? I’d rather know where the fence is.' },
            {
              message: 4,
              words:
                'The cover from 5 December is fixed, because the licence asks for it. Who carries it and how is open. What does it cost you as it is now: how many calls do you get out of hours?',
              marks: [
                {
                  words: 'how many calls do you get out of hours?',
                  indicator: 'asked-their-side',
                  verdict: 'met',
                  note: 'Asks about his side of it, in a form that can be answered with a number.',
                },
              ],
            },
            { message: 5, words: 'Sixty-three calls from Pencoed since last November.' },
            {
              message: 6,
              words: 'So the rota would put a name on what you already carry for nothing.',
              marks: [
                {
                  words: 'what you already carry for nothing',
                  indicator: 'named-before-answering',
                  verdict: 'met',
                  note: 'Names what weighs on him before any answer to it.',
                },
              ],
            },
          ],
          caption:
            'Three messages, three marks, and the rota has not been defended once. The whole run came to 8.9 out of 10.',
        },
        'The first message does one thing and stops. It says what was wrong about the mail, in the first person, and leaves the rota out of it. That is why the mark lies where it lies: the word “sorry” alone costs nothing, and the sentences before it say what for.',
        'Look at the second message in the same way. It tells him what is fixed and what is open before it asks, so the question is not a trap.',
      ],
    },
    {
      title: 'Where the coaching comes from',
      text: [
        'Replies, tips and reports come from the engine that is built into the product, or from an outside AI provider where whoever runs this installation has set one up. A provider’s tip that is not there within seconds gives way to the built-in one. Each report names the engine that judged it. If a provider fails half-way, the built-in stakeholder finishes the reply and the message says that it did.',
        'The sum at the end is arithmetic, the same for both, and anybody can read it: [how scoring works](/how-scoring-works) lists every indicator with an example of what counts and of what merely sounds like it.',
      ],
    },
  ],
  howItWorks: [
    {
      title: 'Write your reply',
      description:
        'As you would say it. Short is fine; a blunt sentence with a date in it beats a polished one without.',
    },
    {
      title: 'Pause',
      description:
        'After more than fifteen characters and a second of quiet, the tip is fetched. If you go on typing, an outdated tip is dropped.',
    },
    {
      title: 'Send, and read the reaction',
      description: 'The stakeholder answers what you sent, not what you nearly sent.',
    },
    {
      title: 'End it and open the report',
      description: 'A score, what worked, what to change, and other words for the weakest of your messages.',
    },
  ],
  perfectFor: [
    {
      title: 'People who know what they should have said by the time they reach the lift',
      description: 'The tip moves that moment forward by half an hour.',
    },
    {
      title: 'People who are told that they come across as harsh, or as vague',
      description: 'Both complaints are about sentences. Find out which ones.',
    },
    {
      title: 'People who distrust praise',
      description: 'A strength is printed only where the quoted sentence does what it is praised for.',
    },
  ],
  faq: [
    {
      question: 'Can I speak instead of typing?',
      answer:
        'No. Conversations are in writing and in English. You lose tone of voice and gain a transcript; we think that for choosing words this is the better half, but it is half.',
    },
    {
      question: 'Would the same conversation get the same score twice?',
      answer:
        'From the built-in engine, yes, always. An outside provider’s reading of a sentence can vary a little, which is why the report names who judged.',
    },
    {
      question: 'Does it know my company?',
      answer:
        'Only if you tell it. Under Custom Scenarios you can paste a brief, an e-mail or meeting notes, and rehearse with a person drafted from them.',
    },
  ],
  ctaTitle: 'Write one message and see what comes back',
  ctaDescription:
    'The trial has live tips switched on for whoever wants them: 20 sessions in 14 days, without a credit card.',
  related: ['/features/stakeholder-simulations', '/features/performance-analytics', '/solutions/team-leadership'],
} satisfies FeaturePage;
