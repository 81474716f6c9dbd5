import type { IndustryPage } from '@parley/shared';

export const page = {
  kind: 'industry',
  title: 'For project managers in health care',
  displayWord: 'care',
  subtitle: 'A ward that goes back to paper is telling you something. Learn to hear it before you defend the screen.',
  description:
    'Rehearse the talks that decide whether a ward uses what you bring: a sister who refuses, a lead who will not sign. With a real talk, marked line by line.',
  heroDescription:
    'Clinical staff can stop a project without a meeting. They simply go on as before, and if a patient is safer for it, they are right. A project manager in a hospital needs one skill above the others: to take a refusal as a finding.',
  industryOverview: [
    'Nobody on a ward is paid to adopt your system. They are paid to look after people, and they do it in shifts, with their hands full, beside somebody who might fall. Every minute that a project takes is a minute from there. The plan counts go-live dates. The ward counts minutes at the bed.',
    'Authority is spread as well. The matron can order, the sister can decide what really happens at seven in the morning, a consultant can end a discussion with one sentence about risk, and a privacy officer has to be told things that you would rather finish first. You report to none of them.',
  ],
  uniqueChallenges: [
    {
      title: 'Resistance that is evidence',
      description:
        'When nurses leave a form empty, the form may be wrong. Calling them non-compliant is quicker, and it costs you the one person who could say what to change.',
    },
    {
      title: 'Work that you have never seen',
      description:
        'Projects observe at ten, because people from offices are free then. Handover is at seven, at half past seven in the evening, and on Sunday night with agency staff.',
    },
    {
      title: 'Harm has a name and a bed number',
      description:
        'A late dose is not an issue in a register. Whoever speaks of risk in percentages to somebody who was there has lost the talk.',
    },
    {
      title: 'The people who pay with their own time',
      description:
        'Extra clicks are done after the shift, unpaid, and nobody complains. It surfaces only if you ask who went home late.',
    },
  ],
  industryScenarios: [
    {
      title: 'The Ward Will Not Use It',
      description:
        'Sister Wanda Kowalczyk has sent her team back to paper on the fourth day. She has twenty minutes until the visitors come in.',
      stakeholders: ['end_user'],
      difficulty: 'medium',
      scenario: 'the-ward-will-not-use-it',
    },
    {
      title: 'The Hole Before Launch',
      description:
        'An online pharmacy, 11,400 pilot patients, and a page that shows the wrong person’s label. What is switched off first, and who is told before noon?',
      stakeholders: ['technical_lead'],
      difficulty: 'hard',
      scenario: 'the-hole-before-launch',
    },
    {
      title: 'How Long Do We Keep It?',
      description:
        'A data protection officer explains why there is no single number. Lettings files, but the questions are those of any patient record.',
      stakeholders: ['regulatory'],
      difficulty: 'easy',
      scenario: 'how-long-do-we-keep-it',
    },
    {
      title: 'Two Screens for One Job',
      description:
        'A vets’ receptionist has timed what it costs to type each animal twice. A gentle first talk for anybody new to front desks.',
      stakeholders: ['end_user'],
      difficulty: 'easy',
      scenario: 'two-screens-for-one-job',
    },
  ],
  industryMetrics: [
    {
      stat: '23 per cent fewer',
      description:
        'medical errors, and 30 per cent fewer preventable adverse events, after nine hospitals had trained their paediatric residents in a structured way of handing patients over, by a count of 10,740 admissions before and after. What is said at the change of shift can be taught, and teaching it is measurable.',
      source: 'Starmer and others, New England Journal of Medicine, 2014',
    },
  ],
  article: [
    {
      title: 'Five steps from a refusal to a test',
      text: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Say the cost in their unit. Four minutes a patient and seven patients a nurse make nearly half an hour without anybody at a bed.',
            'Ask what happened, and wait. The incident comes second or third, never first.',
            'Ask which part is unnecessary. They have counted.',
            'Offer a trial that they measure, in one bay, with the result at which it stops.',
            'Put right what your side did meanwhile: the report to the matron, the hours nobody paid.',
          ],
        },
        'Here are steps three and four as they were held with Wanda, word for word:',
        {
          kind: 'talk',
          talk: 'one-bay-one-week',
          lines: [
            { message: 4, words: 'How many of the fields are in the drug chart already?' },
            {
              message: 5,
              words:
                'This nobody asked. They asked if we like the colours. I counted. Your screen has 31 fields. 19 are already in the drug chart or in the admission. We are typing the patient twice.',
            },
            {
              message: 6,
              words:
                'Then keep the paper for now. I cut the screen to what the drug chart doesn’t hold, and from Monday one bay tries it for a week. You hold the watch: more than one minute over paper and it is off, without a meeting.',
              marks: [
                {
                  words:
                    'I cut the screen to what the drug chart doesn’t hold, and from Monday one bay tries it for a week.',
                  indicator: 'answered-the-central',
                  verdict: 'met',
                  note: 'It removes the cause of the refusal and leaves the person alone.',
                },
                {
                  words: 'You hold the watch: more than one minute over paper and it is off, without a meeting.',
                  indicator: 'trade-off-with-number',
                  verdict: 'met',
                  note: 'A limit with a figure, and the other side does the measuring.',
                },
              ],
            },
            {
              message: 7,
              words: 'So it is a test and I hold the watch. If it helps the patient I will be the first who uses it.',
            },
          ],
          caption:
            'The offer begins by giving up the thing that was in dispute. She does not have to win the argument about paper, so she stops having it.',
        },
        'Two things the report looked for in this talk and did not find: a sentence at the end that says what was agreed, and a question that asks Wanda for her yes. A sister who has to run a trial on Monday should hear both.',
      ],
    },
  ],
  regulations: [
    {
      title: 'Clinical safety of software',
      description:
        'In England the standard DCB0160 asks an organisation that deploys health IT for a clinical risk process and a named clinical safety officer. That person belongs on your list before the supplier does.',
    },
    {
      title: 'Breaches of patient data',
      description:
        'Under the General Data Protection Regulation the seventy-two hours run from when the organisation becomes aware. Whether to report is decided on the data protection officer’s advice, so the talk with them comes before the repair is finished.',
    },
  ],
  bestPractices: [
    'Stand in a real handover, silent, with the developer beside you, before you discuss a single field.',
    'Never escalate a ward before somebody has walked up the stairs.',
    'Agree what would make you stop, in minutes, and let the ward keep the watch.',
    'Pay for the time that your project took, and say so unasked.',
    'Answer a worry about a patient with what changes on Monday, and leave the learning curve out of it.',
  ],
  sources: [
    {
      title: 'Changes in Medical Errors after Implementation of a Handoff Program',
      publisher: 'New England Journal of Medicine',
      year: 2014,
      url: 'https://www.nejm.org/doi/full/10.1056/NEJMsa1405556',
    },
  ],
  related: [
    '/resources/stakeholder-management-guide',
    '/solutions/stakeholder-management',
    '/features/stakeholder-simulations',
    '/industries/technology',
  ],
  ctaTitle: 'Ward 7, ten past two, visitors at half past',
  ctaDescription:
    'Sit down with Wanda (not on that chair). Twenty sessions in a fortnight’s trial, nothing to pay, and a report that quotes you.',
} satisfies IndustryPage;
