import type { IndustryPage } from '@parley/shared';

export const page = {
  kind: 'industry',
  title: 'For consultants who run client projects',
  displayWord: 'consultants',
  subtitle:
    'The client is never one person. Practise the talks in which you find out which of them you are working for.',
  description:
    'Client talks to rehearse before they cost a contract: three signed lists, a kick-off without a charter, a change that is “small”. One shown as it was held.',
  heroDescription:
    'A consultant is hired by one person, works for a second and is judged by a third. As long as the three agree, any project manager will do. You earn your rate on the day they stop.',
  industryOverview: [
    'Inside a company, a muddle about who decides is unpleasant. Between two companies it is a matter of money, because every hour spent on the muddle has to be charged to somebody. That gives client work its particular temptation, which is to say yes. A yes costs nothing in the meeting, it is kind, and it is often worth a smile from somebody important.',
    'The bill for those yeses comes late. It arrives as a list that cannot be built, a fixed price that was fixed for something else, or a director who walks out of a workshop. By then nobody remembers who nodded, except the person who had to pay for it.',
  ],
  uniqueChallenges: [
    {
      title: 'Three people called “the client”',
      description:
        'One pays, one uses, one signs. A requirement means something else to each of them, and each believes they are the one who was asked.',
    },
    {
      title: 'You must own a fault and still be paid',
      description:
        'Owning it costs face. Hiding it costs the account. The art lies in naming exactly your share, with what changes from today, and no more than that.',
    },
    {
      title: 'A fixed price for a moving thing',
      description:
        'The specification names one approval, the hotel group lives with two. Reading section 4.2 aloud wins the point and loses the customer.',
    },
    {
      title: 'Your people are promised elsewhere',
      description:
        'Two developers are held until Friday week. The client is not to blame for that date and still has to hear it, early, as a fact.',
    },
  ],
  industryScenarios: [
    {
      title: 'Stakeholder Alignment Crisis',
      description:
        'Forty-six requirements, three directors, three signatures, seventeen items in common. Dermot Quillan pays for all of it and asks which list you meant to build.',
      stakeholders: ['client'],
      difficulty: 'hard',
      scenario: 'stakeholder-alignment-crisis',
    },
    {
      title: 'Kick-Off Without a Charter',
      description:
        'A museum director has signed for $310,000, invited fourteen people, and would rather not hear of another document.',
      stakeholders: ['client'],
      difficulty: 'easy',
      scenario: 'kick-off-without-a-charter',
    },
    {
      title: 'Scope Change Request',
      description:
        'Halfway through a fixed price, Beatriz wants one more approval step. She has a reason, and it is not in her message.',
      stakeholders: ['client'],
      difficulty: 'easy',
      scenario: 'scope-change-request',
    },
    {
      title: 'The partner who sold too much',
      description:
        'Write it yourself from the proposal and the first status mail: your own partner promised a pilot in six weeks, and you hold the plan that says eleven.',
      stakeholders: ['executive_sponsor', 'client'],
      difficulty: 'hard',
    },
  ],
  industryMetrics: [
    {
      stat: '5.1 cents of each dollar',
      description:
        'spent on projects is wasted through poor requirements management, by the estimate of more than 2,000 practitioners whom the institute asked. Whoever leads client work knows where those cents go: into wishes that were written down and never priced.',
      source: 'Project Management Institute, 2014',
    },
  ],
  article: [
    {
      title: 'What a nod costs',
      text: [
        'Dermot Quillan’s opening question is a trap that he has not built himself. Whichever of the three lists you name, two directors lose, and he has to read it out in front of them. A consultant who answers the question has lost. So the first line refuses it, and asks another one.',
        {
          kind: 'talk',
          talk: 'no-list-has-to-win',
          lines: [
            {
              message: 2,
              words:
                'Before I say what I would build: who may decide when two of your directors want different things?',
              marks: [
                {
                  words: 'who may decide when two of your directors want different things?',
                  indicator: 'asked-priority-first',
                  verdict: 'met',
                  note: 'Power before content: it asks for the rule and leaves the lists alone.',
                },
              ],
            },
            {
              message: 4,
              words:
                'We interviewed them one at a time and never put the three lists side by side. That was our mistake, because each of them signed what we had told them was possible.',
              marks: [
                {
                  words: 'That was our mistake, because each of them signed what we had told them was possible.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'The share is named to the inch, and nobody else is dragged into it.',
                },
              ],
            },
            {
              message: 5,
              words: 'Said without a slide, and by the person who did it. Larkrise is not used to that.',
            },
            {
              message: 6,
              words:
                'Then no list has to win. The 17 shared items go to the committee as agreed. I sort the other 29 by Friday: what only one department touches, that director decides.',
              marks: [
                {
                  words: 'I sort the other 29 by Friday: what only one department touches, that director decides.',
                  indicator: 'turned-no-into-next',
                  verdict: 'met',
                  note: 'A quarrel about 46 things becomes a short list, with a day on it.',
                },
              ],
            },
            { message: 7, words: 'So nobody loses with an audience. That I can carry into the committee.' },
          ],
          caption:
            'Dermot never asked for a better list. He needed a way not to choose in public, and says so once he has it.',
        },
        'The report on this talk is worth reading for what it withheld. Dermot brought up the queue at reception and was told about workshops, so the point for answering what is asked was gone. He was offered ways and left without a recommendation, and there went another. Both can be mended in a second attempt.',
      ],
    },
    {
      title: 'Before the next client meeting, write four lines',
      text: [
        {
          kind: 'list',
          items: [
            '*Who pays, who uses, who signs.* Three names. If one of them is missing, that is your first question.',
            '*What we said yes to.* Each with its price, including the ones that nobody has noticed.',
            '*What is shared already.* Disputes look larger than they are because nobody counts the agreement.',
            '*Where the choice is made.* In a small room, on one page, before the large one.',
          ],
        },
      ],
    },
  ],
  bestPractices: [
    'Put a name and a price beside every wish on the day it is spoken.',
    'Own your firm’s part in one sentence with a “because” in it, then say what is different from this week.',
    'Ask what happened before you price a change; the lighter solution hides in the story.',
    'Say your own constraints, developers and dates, before they become the client’s surprise.',
    'Offer two ways and say which one you would take. Leaving the choice open is not politeness.',
  ],
  faq: [
    {
      question: 'Can I rehearse with my real client’s case?',
      answer:
        'Yes, with the trial, Solo Pro or a team’s seat: paste notes or mails, and a scenario is drafted from them that you correct before you begin. Leave out what your contract forbids you to share; a made-up name does as well as the real one.',
    },
    {
      question: 'Does a coach not do this better?',
      answer:
        'A good executive coach knows your firm, your history and your face, and hears what you leave out. For a question about your career, take the coach. For the wording of Tuesday’s meeting at eleven at night, take the rehearsal.',
    },
  ],
  sources: [
    {
      title: 'Requirements Management?',
      publisher: 'Project Management Institute',
      year: 2014,
      url: 'https://www.pmi.org/learning/library/requirements-management-survey-13449',
    },
  ],
  related: ['/solutions/scope-creep-management', '/vs/executive-coaching', '/resources/pm-career-guide', '/pricing'],
  ctaTitle: 'Come in, sit where you like',
  ctaDescription:
    'Dermot has three lists and no patience for alignment. Try him on a trial of 20 sessions over 14 days, without a card.',
} satisfies IndustryPage;
