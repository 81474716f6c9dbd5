import type { IndustryPage } from '@parley/shared';

export const page = {
  kind: 'industry',
  title: 'For project managers in manufacturing',
  displayWord: 'manufacturing',
  subtitle:
    'Late parts have a cause, and now and then it is your own drawing. Practise the talk in which you count fairly.',
  description:
    'Rehearse talks with suppliers, laboratories and the shop floor: three late batches, a formula in one head, a carton one man won’t sign. One talk with its marks.',
  heroDescription:
    'A plant has the most honest clock in project management: the line stands or it runs. What it does not show is why. Somebody changed a bracket, somebody lost a tester, somebody’s maker in Penang went from four weeks to nine. You learn it in a conversation, or in the week of the start.',
  industryOverview: [
    'Manufacturing projects are chains of other people’s promises. You depend on a supplier, the supplier on a maker of boards, the maker on somebody’s chips. Each link knows of its own delay long before the next one hears of it, and each has a reason to wait: an invoice that is open, a customer they can’t afford to lose, shame about six units that went dark.',
    'The contract does not help as much as it seems to. A penalty clause is a way of being paid for failing. It moves money after the fact, and it teaches the other side to talk to lawyers. If parts are what you want, use the clause rarely, late and in the lower half of the agenda.',
  ],
  uniqueChallenges: [
    {
      title: 'Lateness with several owners',
      description:
        'Of three late batches one was your change after the freeze. Until that is said, the other two can’t be discussed.',
    },
    {
      title: 'Knowledge without a document',
      description:
        'The shade of a glaze, the sound of a press: it retires with the person. Asking for the notebook is the surest way not to get it.',
    },
    {
      title: 'Quality against the slot',
      description:
        'Print runs, ovens and trials are booked by the hour. A laboratory that says no on Monday stands against a machine that starts on Thursday.',
    },
    {
      title: 'The second tier',
      description:
        'Your supplier’s supplier decides your date. You have no contract with them, and you only hear of them if your supplier trusts you.',
    },
  ],
  industryScenarios: [
    {
      title: 'Vendor Performance Issue',
      description:
        'Forty displays to come, three batches late, six units dark. Kofi Asante asks how many of the three are his.',
      stakeholders: ['vendor'],
      difficulty: 'medium',
      scenario: 'vendor-performance-issue',
    },
    {
      title: 'The Formula Only She Knows',
      description:
        'Ornella retires from kiln 3 in four weeks with eleven notebooks. The last person who copied one let her take the blame.',
      stakeholders: ['subject_matter_expert'],
      difficulty: 'medium',
      scenario: 'the-formula-only-she-knows',
    },
    {
      title: 'Cross-Functional Conflict Resolution',
      description:
        'Packaging prints on Thursday, the laboratory will not sign “keeps nine months”, and the two have stopped speaking.',
      stakeholders: ['team_member'],
      difficulty: 'medium',
      scenario: 'cross-functional-conflict-resolution',
    },
    {
      title: 'Board-Level Project Defense',
      description:
        'Eleven of sixteen plants run on the new planning system, the forecast has risen for the third time, and the audit chair asks why not to stop.',
      stakeholders: ['executive_sponsor'],
      difficulty: 'hard',
      scenario: 'board-level-project-defense',
    },
  ],
  industryMetrics: [
    {
      stat: 'Every 3.7 years',
      description:
        'on average, a company in a value chain of goods meets a disruption that lasts a month or longer. Over a career that makes several. What differs is how early the person at the next desk in the chain told you.',
      source: 'McKinsey Global Institute, 2020',
    },
  ],
  article: [
    {
      title: 'A ledger of lateness',
      text: [
        'Before you travel to a supplier, write down the days, who owns them and what proves it. Here is the ledger of the tram displays in our scenario with Kofi Asante, as far as you know it when you enter his office:',
        {
          kind: 'table',
          caption: 'Three batches of forty, before the talk',
          head: ['Batch', 'Days late', 'Whose, so far as we know'],
          rows: [
            ['First', '9', 'His; cause not known to us'],
            ['Second', '12', 'Ours: drawings frozen on 6 May, new bracket sent on 11 May'],
            ['Third', '15, and six units failed', 'His; cause not known to us'],
          ],
        },
        'Two of the three causes are missing, and he is the only one who has them. That settles the order: pay your debt first, in his currency, and then ask.',
        {
          kind: 'talk',
          talk: 'the-bracket-was-ours',
          lines: [
            { message: 1, words: 'So before we talk about the last forty: how many of the three are mine?' },
            {
              message: 2,
              words:
                'One of the three is ours, the second. We froze the drawings on 6 May and changed the bracket on 11 May. Those 12 days come off the record today, in writing.',
              marks: [
                {
                  words: 'One of the three is ours, the second.',
                  indicator: 'owned-their-part',
                  verdict: 'met',
                  note: 'Eight words. He counted three, and one of them is taken back.',
                },
              ],
            },
            {
              message: 4,
              words: 'What do you have on the shelf today?',
              marks: [
                {
                  words: 'What do you have on the shelf today?',
                  indicator: 'asked-priority-first',
                  verdict: 'met',
                  note: 'It asks about the workshop and not about the date.',
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
              words:
                'Then we split it: 25 on 24 August from the boards you have, and the other 15 by 7 September. My fitters need two weeks, so we still open on 21 September.',
              marks: [
                {
                  words: 'Then we split it: 25 on 24 August from the boards you have, and the other 15 by 7 September.',
                  indicator: 'offered-two-ways',
                  verdict: 'met',
                  note: 'A plan made of what lies on the shelf, counted back from the opening.',
                },
              ],
            },
          ],
          caption: 'The second tier comes into view in message 5, because the second batch was settled in message 2.',
        },
        'Later in the same talk the penalty is mentioned once, beside a payment date for his own invoice, and waived on a condition. The report still had a complaint. Nothing definite was refused in all of it, so Kofi may be counting on things that will not come.',
      ],
    },
  ],
  bestPractices: [
    'Bring the ledger, with your own column filled in.',
    'Ask what is on the shelf, at the tester, at sea. Ask for the date last.',
    'Split a delivery along what exists, and count back from the day that cannot move.',
    'Lend a person where the supplier has lost one; it is cheaper than a claim.',
    'Learn a craftsman’s corrections at the kiln, beside a successor, with a rule about who takes the blame.',
  ],
  sources: [
    {
      title: 'Risk, resilience, and rebalancing in global value chains',
      publisher: 'McKinsey Global Institute',
      year: 2020,
      url: 'https://www.mckinsey.com/business-functions/operations/our-insights/risk-resilience-and-rebalancing-in-global-value-chains',
    },
  ],
  related: [
    '/industries/construction',
    '/solutions/conflict-resolution',
    '/features/learning-tracks',
    '/vs/traditional-pm-training',
  ],
  ctaTitle: 'It is either lunch or a hanging',
  ctaDescription:
    'Kofi is expecting you in Coventry. The fourth talk of New PM Essentials, and open on a trial from the first day.',
} satisfies IndustryPage;
