import type { ResourcePage } from '@parley/shared';

export const page = {
  kind: 'resource',
  resourceType: 'default',
  title: 'Case studies: talks that were held here',
  displayWord: 'held',
  subtitle:
    'No customer stories, since a story about somebody else’s success can’t be checked. Four conversations instead, line by line.',
  description:
    'Four rehearsed conversations with their real replies, marks and scores: one date told twice to the same officer, a museum’s charter, a hole before a launch.',
  sections: [
    {
      title: 'What you are reading',
      content: [
        'Each of these talks was held with a character of our library on 23 November 2026. We wrote the project manager’s lines; the replies came from the stakeholder that is built into the product, and the score from the same code that scores everybody. Nothing was improved afterwards; for length we left out whole sentences, and the message numbers show where. Where our own lines were weak the report says so, and we quote it.',
        'Words under the marker earned something. Words with the pencil lost something. You can hold any of these talks yourself with other lines, and most likely you will find better ones.',
      ],
    },
    {
      title: 'Case 1. A date, told twice',
      content: [
        'Graham Tilley, chief operating officer of a freight company, has promised his board a port portal for the first of October. The team has known since August that a load test failed, and its honest date is 12 November. The slide goes out on Thursday. He has fifteen minutes.',
        '*First attempt.* Four messages, each of them polite, and of a kind that every steering meeting has heard.',
        {
          kind: 'talk',
          talk: 'still-on-for-october',
          lines: [
            {
              message: 1,
              words: 'So I’m hoping you are here to tell me we’re still on.',
            },
            {
              message: 2,
              words:
                'We’ve hit some challenges with the customs interface, but the team is working flat out and we are confident that we can recover most of the time.',
            },
            { message: 3, words: 'In June you told me the schedule had float in it. What happened to the float?' },
            {
              message: 4,
              words:
                'It’s hard to give an exact date at this stage. We will of course keep you posted as things become clearer.',
              marks: [
                {
                  words: 'It’s hard to give an exact date at this stage.',
                  indicator: 'answered-the-central',
                  verdict: 'not_met',
                  note: 'There is a date. It has been known for weeks.',
                },
                {
                  words: 'We will of course keep you posted as things become clearer.',
                  indicator: 'promised-what-is-paid-for',
                  verdict: 'not_met',
                  note: 'A promise without a day promises nothing.',
                },
              ],
            },
            {
              message: 8,
              words: 'Perhaps we could position it to the board as a quality-first decision.',
              marks: [
                {
                  words: 'Perhaps we could position it to the board as a quality-first decision.',
                  indicator: 'trade-off-with-number',
                  verdict: 'not_met',
                  note: 'A way forward without its price.',
                },
              ],
            },
            { message: 9, words: 'I asked you something about the date and I got the weather.' },
          ],
          caption:
            'The report: 0.0 of 10. Not as a punishment for tone; there was simply nothing in it that Graham could use.',
        },
        '*Second attempt.* The same facts, said.',
        {
          kind: 'talk',
          talk: 'twelve-november',
          lines: [
            {
              message: 2,
              words:
                'We are not on for the first of October. The date I can stand behind is 12 November: in August the customs link stopped at 140 declarations an hour, and it has to take 400.',
              marks: [
                {
                  words:
                    'The date I can stand behind is 12 November: in August the customs link stopped at 140 declarations an hour, and it has to take 400.',
                  indicator: 'said-where-things-stand',
                  verdict: 'met',
                  note: 'The new date and its reason, before he has to ask.',
                },
              ],
            },
            { message: 3, words: 'That isn’t a delay, that’s a third of a customs office. I follow that.' },
            {
              message: 8,
              words:
                'So you could say on Thursday: two thirds of our volume goes live as promised, and nine smaller ports follow on 12 November, because customs filing failed its load test.',
              marks: [
                {
                  words:
                    'So you could say on Thursday: two thirds of our volume goes live as promised, and nine smaller ports follow on 12 November, because customs filing failed its load test.',
                  indicator: 'gave-it-back',
                  verdict: 'met',
                  note: 'A sentence for the board, ready to be spoken.',
                },
              ],
            },
            {
              message: 9,
              words: 'Short, and no software in it. I’ll say it that way, and I’ll ring Claire about the slide myself.',
            },
            {
              message: 10,
              words:
                'What holds the twelfth: the repair is tested again at 400 an hour on 20 October, with three weeks behind it. If it fails, I ring you that evening.',
              marks: [
                {
                  words:
                    'What holds the twelfth: the repair is tested again at 400 an hour on 20 October, with three weeks behind it.',
                  indicator: 'held-the-line',
                  verdict: 'met',
                  note: 'Pressed, the date stays, and gets its evidence.',
                },
              ],
            },
            {
              message: 13,
              words: 'You’ve given me a date. In June you gave me a date. Tell me what is different about this one.',
            },
          ],
          caption:
            'The report: 8.3 of 10, and not finished. Graham’s last line is the question that was left standing.',
        },
        'What it found missing is as instructive as what it marked. His deepest worry, that this date will move as well, was answered and not settled: the retest came in the fifth message, after the money, when it belonged in the first. And he was left to choose. A third attempt would say “I would open two ports in October, because your board will ask about Hull”.',
      ],
      tips: ['Give the evidence for a date in the same breath as the date. Later it sounds like a defence.'],
    },
    {
      title: 'Case 2. One page before Monday',
      content: [
        'Everett Langston directs a maritime museum, writes with a good pen, and has signed for a ticketing system. Fourteen people meet on Monday. There is no charter, and the last one had sixty pages. How do you ask somebody for the document that they have learned to hate?',
        {
          kind: 'talk',
          talk: 'one-page-before-monday',
          lines: [
            { message: 1, words: 'I must ask you candidly: is that truly necessary?' },
            {
              message: 2,
              words: 'The meeting on Monday stays. May I first ask what happened with the project in 2022?',
              marks: [
                {
                  words: 'May I first ask what happened with the project in 2022?',
                  indicator: 'asked-priority-first',
                  verdict: 'met',
                  note: 'His bad experience comes before our need.',
                },
              ],
            },
            {
              message: 6,
              words:
                'Then one name: Mr. Tate decides what visitors see, Ms. Whitfield is asked first about donors, and if they can’t agree within two days it comes to you. Would you tell them both before Monday?',
              marks: [
                {
                  words: 'Would you tell them both before Monday?',
                  indicator: 'asked-for-decision',
                  verdict: 'met',
                  note: 'It asks for his authority, once, for one thing.',
                },
              ],
            },
            {
              message: 7,
              words:
                'Then there is one hand on the wheel, and I shall be the one who says so. I ought to have done it in 2022.',
            },
            {
              message: 10,
              words: 'It is on your desk on Friday at noon, you strike what’s wrong and sign it before ten on Monday.',
              marks: [
                {
                  words:
                    'It is on your desk on Friday at noon, you strike what’s wrong and sign it before ten on Monday.',
                  indicator: 'tied-to-their-interest',
                  verdict: 'met',
                  note: 'The formality has become small enough to be wanted.',
                },
              ],
            },
            { message: 11, words: 'I withdraw everything I said about charters, or most of it.' },
          ],
          caption: 'The report: 8.9 of 10 for five messages.',
        },
        'Notice what was never said: that a charter is good practice. He knows that. He had one. The report saw no clear sign of a choice between two ways, or of a price on anything, and it is right; the talk was so pleasant that nobody spoke of the $310,000.',
      ],
      tips: ['When somebody dislikes a form, find out which one hurt them.'],
    },
    {
      title: 'Case 3. Nine that were read',
      content: [
        'Thursday, five days before a patient app opens. A student has found that one changed number in an address shows the next patient’s prescription. Ximena Larraín has to sign the release, and in September the project manager cut her security review from ten days to two. This talk is graded hard: it begins with her trust at 28 of 100.',
        {
          kind: 'talk',
          talk: 'nine-that-were-read',
          lines: [
            { message: 1, words: 'You have a launch on Tuesday. What do you want from me?' },
            {
              message: 2,
              words:
                'First: is the label page still up? Switch it off now, on my word. I ring the pharmacies myself within the hour.',
              marks: [
                {
                  words: 'I ring the pharmacies myself within the hour.',
                  indicator: 'owner-and-day',
                  verdict: 'met',
                  note: 'The launch was not mentioned. Patients came first, with a name and an hour.',
                },
              ],
            },
            { message: 3, words: 'It is off. I note the time and that it was your decision. I can think now.' },
            {
              message: 4,
              words:
                'In September I cut your review from ten days to two. That was my decision and it was wrong. How many pages share the pattern, and which ones have you read?',
              marks: [
                {
                  words: 'That was my decision and it was wrong.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Eight words for what stood between them since autumn.',
                },
              ],
            },
            {
              message: 6,
              words:
                'Then Tuesday opens with refills only, the nine you have reviewed. The rest stays dark until your eight days are done, and you sign each part when you have read it.',
              marks: [
                {
                  words:
                    'The rest stays dark until your eight days are done, and you sign each part when you have read it.',
                  indicator: 'named-their-stake',
                  verdict: 'met',
                  note: 'Her signature is the stake, and she keeps it.',
                },
              ],
            },
            {
              message: 7,
              words: 'Then I sign for what I have read and for nothing else. You will have it on paper tonight.',
            },
            {
              message: 10,
              words:
                'Then I ring Gil Fontaine before noon, with you on the line for the facts. Whether it has to be reported is his decision.',
            },
            { message: 13, words: 'You did in one morning what I could not get in September.' },
          ],
          caption: 'The report: 8.3 of 10.',
        },
        'Opening only what has been reviewed is neither the launch nor a delay, and it was there for the asking as soon as somebody asked what had been read. What earned nothing: no way forward had its price beside it, though moving the television spots costs $36,000 and Paula, who owns the launch, will ask about it at four.',
      ],
    },
    {
      title: 'What the four have in common',
      content: [
        {
          kind: 'table',
          caption: 'Scores and gaps, as the reports give them',
          head: ['Talk', 'Messages', 'Score', 'Largest gap'],
          rows: [
            ['Board date, first attempt', '9', '0.0', 'Nothing that could be written down'],
            ['Board date, second attempt', '13', '8.3', 'The main worry answered, not settled'],
            ['The museum', '11', '8.9', 'No choice, no price'],
            ['The pharmacy', '13', '8.3', 'No price, no recommendation'],
          ],
        },
        'In two of the three good ones our own fault was spoken within our first two messages; in the museum, where we had none, the first question went to an old wound of his. None of them needed more than six messages of ours. And two never said what anything would cost, which tells you that their authors are better at dates.',
        'What do such scores prove? That certain things were said or not, and where. They do not prove that a real Graham would have nodded. A rehearsed talk is a rehearsal. It saves you from hearing your own weak sentence for the first time in front of the person who matters.',
      ],
    },
  ],
  relatedResources: [
    {
      title: 'How scoring works',
      description: 'All thirty indicators, what counts for each, and what only sounds like it.',
      link: '/how-scoring-works',
    },
    {
      title: 'Best practices',
      description: 'The habits that these talks show, ordered from before to after.',
      link: '/resources/pm-best-practices',
    },
    {
      title: 'Technology',
      description: 'One more talk, with an engineer who wants three weeks and needs eight days.',
      link: '/industries/technology',
    },
  ],
  related: ['/features/performance-analytics', '/solutions/executive-communication', '/vs/executive-coaching'],
  ctaTitle: 'Write case five',
  ctaDescription:
    'Graham, Everett and Ximena are in the library. Take one, use your own words, and compare. Twenty sessions on a trial of 14 days.',
} satisfies ResourcePage;
