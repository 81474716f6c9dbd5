import type { ComparisonPage } from '@parley/shared';

export const page = {
  kind: 'comparison',
  title: 'A certificate opens the door. Then somebody objects.',
  displayWord: 'objects',
  subtitle:
    'Why you may well want the PMP or PRINCE2 anyway, and what neither of them has ever asked a candidate to do.',
  description:
    'Certification and rehearsal for project managers: what the PMP asks, what an employer learns from it, and why choosing the right answer is not saying it.',
  competitorName: 'PM certification',
  competitorDescription:
    'Examinations such as the PMP of the Project Management Institute, PRINCE2, or the levels of IPMA. They test knowledge and judgement under one standard, and many advertisements ask for them by name. Facts about the PMP are those for exams since 9 July 2026.',
  keyDifferences: [
    {
      title: 'A gate, or a habit',
      description:
        'One passes an examination once and renews it. What one says when a director frowns is decided anew each time.',
    },
    {
      title: 'Four answers, or none',
      description:
        'In the exam the right reaction usually stands on the page, among others. In the office the page is blank and somebody is looking at you.',
    },
    {
      title: 'Recognised, or private',
      description:
        'A recruiter can read three letters in a second. No recruiter asks for our reports, and we do not suggest that they should.',
    },
  ],
  comparisonTable: [
    { feature: 'Asked for in advertisements', product: false, competitor: true, advantage: 'competitor' },
    { feature: 'One standard worldwide', product: false, competitor: true, advantage: 'competitor' },
    {
      feature: 'Covers schedule, cost, procurement',
      product: 'Only as they are argued about',
      competitor: true,
      advantage: 'competitor',
    },
    { feature: 'Experience needed to begin', product: 'None', competitor: 'For the PMP, years', advantage: 'product' },
    { feature: 'You have to find the words', product: true, competitor: false, advantage: 'product' },
    {
      feature: 'Shows what you did wrong',
      product: 'Sentence by sentence',
      competitor: 'By domain',
      advantage: 'product',
    },
    { feature: 'Try again', product: 'At once', competitor: 'Later, for a fee', advantage: 'product' },
  ],
  article: [
    {
      title: 'What the exam does ask',
      text: [
        'It would be cheap to say that certificates are only about charts. According to the examination outline that the Project Management Institute put into force in 2026, a third of the PMP is about people (33 per cent of the questions), 41 per cent about process and 26 per cent about the business around the project. Before you may sit it you need years of leading projects and 35 hours of formal education. Somebody who passes has read, thought and lasted.',
        'So the candidate will meet questions like this one in spirit: the client has signed a contract, wants to hold the kick-off and sees no need for a charter; what do you do first? The right answer is to explain what the charter is for and to agree on one. Nearly everybody who has studied picks it.',
      ],
    },
    {
      title: 'Now say it to Mr Langston',
      text: [
        'Everett Langston has directed a maritime museum in Charleston for nineteen years. He is courteous to a fault. He dislikes forms, for a reason that he has not told you, and he asks whether a charter is truly necessary.',
        'This is a recorded run of Kick-Off Without a Charter, an easy scenario.',
        {
          kind: 'talk',
          talk: 'a-single-page',
          lines: [
            { message: 1, words: 'I must ask you candidly: is that truly necessary?' },
            {
              message: 2,
              words:
                'I mean a single page. Before I say what would be on it: has something like this failed here before?',
            },
            {
              message: 3,
              words:
                'One page I can sign before the meeting and read aloud in it, and upon it one name for the decisions.',
            },
            {
              message: 6,
              words:
                'Then the page says what comes first on March 27, when the exhibition opens: the line at the door. The donors’ histories follow. And it has one name that decides between the two. I would like it to be yours.',
              marks: [
                {
                  words: 'Then the page says what comes first on March 27',
                  indicator: 'gave-it-back',
                  verdict: 'met',
                  note: 'His own wishes, in the order in which they will be met.',
                },
              ],
            },
            {
              message: 9,
              words:
                'One page before Monday, and the meeting stands. I withdraw everything I said about charters, or most of it.',
            },
          ],
          caption: 'The word “charter” is used by one of the two, and it is not the project manager. 8.5 out of 10.',
        },
        'The correct answer of the exam would have been “explain the purpose of the charter”. Try that on him and he will listen, thank you, and hold his kick-off. What worked was to ask first whether something had gone wrong before, and to make the thing so small that a man who distrusts paper could imagine signing it.',
        'The knowledge was necessary: without it you would not know that a page is missing. It was just not what decided the morning.',
      ],
    },
    {
      title: 'If you are revising right now',
      text: [
        {
          kind: 'list',
          items: [
            'After each practice paper, take one question about people that you got right, and say the answer aloud, in two sentences, to a named person. Notice how much harder it is.',
            'Hold one conversation a week from the field you have just covered. It keeps the terms attached to somebody.',
            'Use the interview that follows. “Tell me about a stakeholder who did not agree” is no multiple-choice question either; [preparing for it](/solutions/pm-interview-prep) is a matter of having been there.',
          ],
        },
        'We do not sell preparation for the exam, we award no hours towards it, and a report from here replaces nothing that an institute asks for.',
      ],
    },
  ],
  advantages: [
    {
      title: 'It trains recall of the mouth',
      description: 'Choosing and saying are different skills. This is the second one.',
    },
    {
      title: 'No entry requirement',
      description:
        'Somebody in their first month can meet a hostile sponsor here. For the PMP they would first have to lead projects for years.',
    },
    {
      title: 'It goes on afterwards',
      description: 'The later tracks begin where the letters behind your name no longer impress anybody.',
    },
  ],
  chooseThem: [
    'The post you want asks for it. Then nothing on this page matters.',
    'You have gaps in method: scheduling, contracts, earned value, agile practice.',
    'You work in a country or a trade in which the letters set the salary.',
    'You like a fixed syllabus, a date to work towards and a result that nobody can dispute.',
  ],
  faq: [
    {
      question: 'Do your sessions count as professional development units?',
      answer:
        'We have no agreement with any institute and claim none. Ask yours what it accepts as self-directed learning.',
    },
    {
      question: 'Is there a scenario about the exam topics?',
      answer:
        'There is none about topics. There are people in situations: a charter that is missing, a scope that grows, a budget that shrinks, a board that wants to stop.',
    },
  ],
  sources: [
    {
      title: 'PMP Examination Content Outline',
      publisher: 'Project Management Institute',
      year: 2026,
      url: 'https://www.pmi.org/certifications/project-management-pmp',
    },
  ],
  related: ['/vs/traditional-pm-training', '/solutions/pm-interview-prep', '/resources/pm-career-guide'],
  ctaTitle: 'You know the right answer',
  ctaDescription: 'Find out whether it survives being said. Mr Langston will receive you in his office.',
} satisfies ComparisonPage;
