import type { FeaturePage } from '@parley/shared';

export const page = {
  kind: 'feature',
  title: 'Somebody on the other side of the table',
  displayWord: 'other',
  subtitle:
    'A simulated stakeholder has a job, a worry they have not mentioned, a limit to their patience, and a memory.',
  description:
    'What a simulated stakeholder wants, knows and will not accept, shown by one opening line and two ways of answering it, both recorded word for word.',
  heroDescription:
    'The easiest way to make a practice partner useless is to make it agree. Ours were written the other way round: first what this person is afraid of, then what they know and you do not, then the point at which they get up and leave. The words come last.',
  keyBenefits: [
    {
      title: 'They hold something back',
      description:
        'Each has facts that are not in your briefing. They come out when you ask the right thing; some of them never do otherwise.',
    },
    {
      title: 'They react to what you did',
      description:
        'Trust rises and falls by what a message did, by rule and not by chance. Pleasantries move it very little.',
    },
    {
      title: 'They remember',
      description: 'A figure you gave in your second message is held against the one in your sixth.',
    },
    {
      title: 'They can walk out',
      description:
        'When patience or trust is used up the conversation is over, and the trust curve in the report shows where it went.',
    },
  ],
  detailedFeatures: [
    {
      title: 'The same man, twice',
      text: [
        'Kofi Asante makes the passenger displays for your tram line. Three batches came late, and the line opens in eleven weeks. He opens every run of Vendor Performance Issue with the same words; what follows is up to you. First, somebody who leads with the contract.',
        {
          kind: 'talk',
          talk: 'fourth-batch-pushed',
          lines: [
            { message: 1, words: 'So before we talk about the last forty: how many of the three are mine?' },
            { message: 4, words: 'I need your commitment to 24 August. You have had months for this.' },
            {
              message: 5,
              words:
                'Say the second batch aloud for me. Go on. What happened between the sixth and the eleventh of May?',
            },
            {
              message: 6,
              words:
                'Everybody has supplier problems. You are the professionals here, so please make sure that it works this time.',
              marks: [
                {
                  words: 'You are the professionals here, so please make sure that it works this time.',
                  indicator: 'tied-to-their-interest',
                  verdict: 'not_met',
                  note: 'What is asked for is not connected with anything that he said.',
                },
              ],
            },
            { message: 7, words: 'Say it in batches. Every time we get to the bracket you turn a page.' },
          ],
          caption:
            'He comes back to the same batch three times and gets no answer. The talk ends at 3.7 out of 10 with no plan in it.',
        },
        'Nothing in it is rude, and much of it is what a supplier meeting sounds like. For the last of these messages the report offered other words: “Before anything else: the second batch was ours. We froze on 6 May and changed the bracket on the 11th. Those twelve days come off the record today, in writing. Now help me understand the first and the third.”',
        'Now somebody who has read the same briefing and begins with the batch that was their own fault.',
        {
          kind: 'talk',
          talk: 'fourth-batch-asked',
          lines: [
            {
              message: 2,
              words:
                'One of the three is ours. We froze the drawings on 6 May and sent you a new bracket on 11 May, so most of the twelve days on the second batch were our doing. The other two are yours.',
              marks: [
                {
                  words: 'We froze the drawings on 6 May and sent you a new bracket on 11 May',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Says what was done, with its days, before he has to say it.',
                },
              ],
            },
            { message: 3, words: 'I’m listening. It’s not often a customer walks in here and says it was them.' },
            {
              message: 4,
              words: 'What is on your shelf: how many boards do you have?',
              marks: [
                {
                  words: 'What is on your shelf: how many boards do you have?',
                  indicator: 'asked-their-side',
                  verdict: 'met',
                  note: 'Asks about the workshop and not about the contract.',
                },
              ],
            },
            {
              message: 5,
              words:
                'I have twenty-five driver boards. The rest are in Penang, where four weeks turned into nine, and nobody sent me a letter.',
            },
            {
              message: 6,
              words: 'What would it cost to get the boards sooner? Could they be flown in?',
              marks: [
                {
                  words: 'What would it cost to get the boards sooner?',
                  indicator: 'asked-priority-first',
                  verdict: 'met',
                  note: 'Finds out what it would take before proposing anything.',
                },
              ],
            },
            {
              message: 7,
              words:
                'If they’re paid up front, nine and a half thousand, Penang puts them on a plane and I’ve got them in ten days.',
            },
          ],
          caption:
            'In the third exchange he says what would bring the rest. The run ended with a delivery in two parts and 9.2 out of 10.',
        },
        'Kofi had one set of facts both times. The runs differ in who owned what, and in whether anybody asked: the second student knows about the driver boards, and the first has a meeting to report.',
      ],
    },
    {
      title: 'What each of them is made of',
      text: [
        {
          kind: 'list',
          items: [
            '*Concerns*, three to five, one of which matters most. You can leave each open, show that you heard it, answer it, or settle it. Go back on an answer and it opens again.',
            '*Facts* that both of you know, that only you know, and that only they know.',
            '*A line they will not cross*, however the evening ends. Somebody in Coventry will not sign a date he cannot keep.',
            '*A manner.* He counts aloud, and his “my friend” is not always friendly. Lotte in Zwolle gets shorter. Marjorie in Milwaukee gets more courteous, which is worse.',
            '*At least fifty answers that were foreseen*, to what somebody might ask about people, reasons, days and decisions, so that a fair question is seldom met with a shrug.',
          ],
        },
        'There are eight kinds of counterpart: client, executive sponsor, team member, vendor, subject matter expert, end user, regulator and technical lead. How hard one is to convince follows from the level. On hard, trust is gained more slowly and lost faster, and an agreement needs more than goodwill.',
      ],
    },
    {
      title: 'When your own case is not in the library',
      text: [
        'On the trial, on Solo Pro and on a team’s seat you can write one. Fill in a template, or paste the notes, the mail or the ticket that the trouble began with. A stakeholder is drafted from it, and every name, sum and day that was taken from your text is marked in it. Nothing is charged until you begin the conversation.',
        'A drafted person is thinner than one that an author spent days on. The built-in ones are where the surprises are; your own are where the names are right.',
      ],
    },
  ],
  howItWorks: [
    {
      title: 'Read the card',
      description: 'The situation, your goal, who they are and how many minutes it takes. What they hide is not on it.',
    },
    {
      title: 'They speak first',
      description: 'Usually with an accusation, a deadline or a joke that is not one.',
    },
    {
      title: 'You talk until it is decided',
      description: 'Most conversations end within twenty messages. After thirty you are told to close.',
    },
    {
      title: 'Their side is opened',
      description:
        'The report lists what they were really worried about, in their words, and how far you brought each of them.',
    },
    {
      title: 'Try another line',
      description:
        'Go back to any of your own messages and say something else, up to three times in a conversation. It costs no session, and the original stays as it was.',
    },
  ],
  perfectFor: [
    {
      title: 'A negotiation with a supplier you cannot replace',
      description: 'Where winning the argument and getting the parts are different things.',
    },
    {
      title: 'The talk that you have been putting off since Monday',
      description: 'You will hear the opening line you dread, and find out that there is an answer to it.',
    },
    {
      title: 'Somebody new to the trade',
      description: 'A first hostile client is easier to meet when it is your fourth.',
    },
  ],
  related: ['/features/ai-coaching', '/solutions/stakeholder-management', '/industries/construction'],
  ctaTitle: 'Let Kofi tell you which batch was yours',
  ctaDescription:
    'Pick a scenario, read the card and answer the first line. A trial gives you 20 of these conversations to lose.',
} satisfies FeaturePage;
