import type { IndustryPage } from '@parley/shared';

export const page = {
  kind: 'industry',
  title: 'For project managers in construction',
  displayWord: 'construction',
  subtitle: 'Concrete is booked by the hour. Rehearse the telephone call on which the hour depends.',
  description:
    'Practise calls and site meetings: late drawings, a rate that goes up, an inspector’s finding. One call to an engineer with its marks, and its plan.',
  heroDescription:
    'On a site the expensive conversations are short, and most of them are on the telephone. Somebody rings an engineer at ten past eight, says “urgent”, and hangs up. By noon four other people from the same site have done the same, and not one sheet has been drawn in between.',
  industryOverview: [
    'Building work puts firms side by side that have separate contracts and one hole in the ground. The designer is paid for drawings, the bender for bars, the crane by the day. Nobody is paid for the gap between them. It is closed by talking, or it is filled with claims.',
    'What makes these talks difficult is that the blame is usually mixed. Drawings are late, and the layout was changed twice after it had been agreed. The subcontractor has raised his rate, and your notice went out a week after the term. Whoever opens with the half that belongs to the other side will spend the call on it. Whoever opens with their own half is asked what they need.',
  ],
  uniqueChallenges: [
    {
      title: 'A pour does not slide by a day',
      description:
        'Crane, gang, pump and weather meet on one date. Behind it lie steps that nobody on site sees: drawing, checking, scheduling, bending, lorry.',
    },
    {
      title: 'Five voices, all urgent',
      description:
        'Foreman, buyer, crane hire, planner and you. The designer starts a bit of everything and finishes nothing.',
    },
    {
      title: 'Checks that look like delay',
      description:
        'A day and a half in which a drawing lies on somebody’s desk is the cheapest insurance on the job. Asking to shorten it tells an engineer all they need to know about you.',
    },
    {
      title: 'Your own architect is the cause',
      description:
        'The party that keeps changing the stair is on your payroll. It is the one lever that the other side can’t pull.',
    },
  ],
  industryScenarios: [
    {
      title: 'Late Drawings',
      description:
        'Fourteen reinforcement sheets, a school extension near Cork, a pour on 7 December. Nuala Brennan has been at her desk since six.',
      stakeholders: ['vendor'],
      difficulty: 'easy',
      scenario: 'late-drawings',
    },
    {
      title: 'The Finding Before Go-Live',
      description:
        'Airfield lighting, eight nights before it takes over. An inspector has cut the power and counted eleven seconds where the rule allows three.',
      stakeholders: ['regulatory'],
      difficulty: 'hard',
      scenario: 'the-finding-before-go-live',
    },
    {
      title: 'The Rate Card Went Up',
      description:
        'A supplier’s day rate rises with seven months to go. The contract says that you are right, and the two people you can’t replace may leave all the same.',
      stakeholders: ['vendor'],
      difficulty: 'hard',
      scenario: 'the-rate-card-went-up',
    },
    {
      title: 'The neighbour’s wall',
      description:
        'A crack, a survey from before you began, and an owner on the pavement with a photograph. Build it from your own file as a custom scenario.',
      stakeholders: ['client'],
      difficulty: 'medium',
    },
  ],
  industryMetrics: [
    {
      stat: '20 per cent longer',
      description:
        'than planned is what large projects typically take, across all kinds of assets, and up to 80 per cent more than the budget is what they cost. Those are very large jobs; a school extension is smaller, and has less slack.',
      source: 'McKinsey & Company, 2016',
    },
  ],
  article: [
    {
      title: 'The call, and what it changes',
      text: [
        'Only one of our scenarios stands on a building site, so we took our own medicine and held it for this page. Nuala details reinforcement. Before you have said a word she tells you that she knows. The first question decides whether you are the sixth caller or somebody else.',
        {
          kind: 'talk',
          talk: 'five-for-the-pour',
          lines: [
            { message: 1, words: 'What is it you want to ask me that they didn’t?' },
            {
              message: 2,
              words: 'How often did the stair move, and how many days of drawing did you lose by it?',
              marks: [
                {
                  words: 'How often did the stair move, and how many days of drawing did you lose by it?',
                  indicator: 'asked-their-side',
                  verdict: 'met',
                  note: 'It asks for the cause on our side, and for her figure of it.',
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
                'So half of the lateness is ours: the stair moved under you, and then five people rang to ask where the drawings were. Fionn works for me. He signs the stair layout by Friday the 20th, and if he moves it after that it is a variation, with your time paid and new dates from me.',
              marks: [
                {
                  words:
                    'So half of the lateness is ours: the stair moved under you, and then five people rang to ask where the drawings were.',
                  indicator: 'named-before-answering',
                  verdict: 'met',
                  note: 'Both grievances in one sentence, before any date is asked for.',
                },
                {
                  words:
                    'He signs the stair layout by Friday the 20th, and if he moves it after that it is a variation, with your time paid and new dates from me.',
                  indicator: 'answered-the-central',
                  verdict: 'met',
                  note: 'The lever that only the site holds, pulled with a day and a price.',
                },
              ],
            },
            { message: 5, words: 'Thanks. Nobody said that yet, they only say it’s late.' },
            {
              message: 10,
              words:
                'You finish the five for the foundations on Thursday, Declan has Friday and Saturday morning, and Mallow gets them on Monday the 23rd with his name on.',
              marks: [
                {
                  words:
                    'You finish the five for the foundations on Thursday, Declan has Friday and Saturday morning, and Mallow gets them on Monday the 23rd with his name on.',
                  indicator: 'owner-and-day',
                  verdict: 'met',
                  note: 'Three parties, three days, and the check stands inside the date.',
                },
              ],
            },
            {
              message: 11,
              words: 'Then they’ll go out checked, with his initials in the corner. I can sleep on that.',
            },
          ],
          caption: 'Fourteen late drawings have become five, and nobody was asked to draw faster.',
        },
        'It was no perfect call. Nothing was to be put on paper, and the student took on no task with a day in their own name; the report says both. On a site, write the mail before you get into the van.',
      ],
    },
    {
      title: 'Count back, aloud',
      text: [
        'The whole plan fits on the back of a delivery note. Begin with the day that can’t move and go back until you reach this morning.',
        {
          kind: 'table',
          caption: 'From the pour to the telephone',
          head: ['Day', 'What has to be true', 'Whose'],
          rows: [
            ['Mon 7 December', 'Foundations poured', 'Site'],
            ['Mon 23 November', 'Bending schedules in Mallow', 'Engineer'],
            ['Fri 20 and Sat 21', 'Check of a day and a half; the checker is away from the 24th', 'Declan'],
            ['Fri 20 November', 'Stair frozen in writing', 'Our architect'],
            ['Thu 19 November', 'Five sheets drawn', 'Piotr and Síle'],
            ['Mon 16 November', 'One person rings, and only one', 'You'],
          ],
        },
      ],
    },
  ],
  regulations: [
    {
      title: 'Early warning',
      description:
        'An NEC4 contract asks the contractor and the client’s project manager to warn each other as soon as either sees a matter that may cost money or time. Such a notice is a poor first message and a good second one: ring, then send it.',
    },
    {
      title: 'Design duties in Great Britain',
      description:
        'The Construction (Design and Management) Regulations 2015 put duties on designers, of temporary works too. “Just send it, we will check later” asks somebody to gamble with them.',
    },
  ],
  bestPractices: [
    'Ask why it is late before you ask when it comes.',
    'Order the sheets by what the ground needs first; never say “all of them”.',
    'Plan the check as a step with a name and a date.',
    'Freeze what is yours to freeze, in writing, with the price of thawing it.',
    'Have one caller. Tell the other four so yourself.',
  ],
  sources: [
    {
      title: 'Imagining construction’s digital future',
      publisher: 'McKinsey & Company',
      year: 2016,
      url: 'https://www.mckinsey.com/capabilities/operations/our-insights/imagining-constructions-digital-future',
    },
  ],
  related: [
    '/industries/manufacturing',
    '/solutions/timeline-pressure',
    '/solutions/new-project-managers',
    '/resources/pm-best-practices',
  ],
  ctaTitle: 'Ring Nuala before the foreman does',
  ctaDescription:
    'A quarter of an hour, easy by our grading, and harder than it sounds. Start on a trial: twenty sessions, fourteen days, no card details.',
} satisfies IndustryPage;
