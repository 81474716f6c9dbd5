import type { Rubric } from '@parley/shared';

/** Two skills with two indicators each, scored by small numbers. */
export function sampleRubric(overrides: Partial<Rubric> = {}): Rubric {
  return {
    version: '2.0',
    since: '2026-11-21',
    current: true,
    changes: ['Promises ask for a day.'],
    skills: [
      { skill: 'negotiation_skills', about: 'Offering real choices with their price.' },
      { skill: 'leadership', about: 'Asking for a decision.' },
    ],
    indicators: [
      {
        id: 'trade-off',
        skill: 'negotiation_skills',
        label: 'Named a trade-off',
        lookedFor: 'An option with its price.',
        positive: 'It costs £38,000 more.',
        negative: 'Each option has trade-offs.',
        evidence: 'The price.',
        notApplicable: null,
      },
      {
        id: 'two-ways',
        skill: 'negotiation_skills',
        label: 'Offered two ways',
        lookedFor: 'Two courses.',
        positive: 'Either all in May, or Hull now.',
        negative: 'There are several options.',
        evidence: 'The second course.',
        notApplicable: 'There was nothing to choose.',
      },
      {
        id: 'decision',
        skill: 'leadership',
        label: 'Asked for a decision',
        lookedFor: 'A definite request.',
        positive: 'I need your yes by Wednesday.',
        negative: 'Let me know your thoughts.',
        evidence: 'The request.',
        notApplicable: null,
      },
      {
        id: 'own-name',
        skill: 'leadership',
        label: 'Committed in your own name',
        lookedFor: 'A thing and a day.',
        positive: 'I ring her at four.',
        negative: 'The team will look into it.',
        evidence: 'The promise.',
        notApplicable: null,
      },
    ],
    scoring: {
      skillPoints: 7,
      casePoints: 3,
      trainedWeight: 2,
      indicatorsPerSentence: 3,
      centralWeight: 1.5,
      agreementShare: 0.2,
      levels: [
        { level: 'open', label: 'Never taken up', share: 0 },
        { level: 'settled', label: 'Settled', share: 1 },
      ],
      costs: [{ id: 'blame', label: 'Blame', each: 0.4, most: 1.2 }],
      curve: [
        { earned: 5, points: 7.1 },
        { earned: 10, points: 10 },
      ],
      walkedOut: 1,
      turnedMost: 3,
      civil: 1,
      meanOfTwo: true,
      gates: [
        {
          id: 'nothing',
          label: 'Nothing of substance was said',
          when: 'No message holds anything to act on.',
          cap: 1.5,
        },
      ],
    },
    versions: [
      { version: '2.0', since: '2026-11-21' },
      { version: '1.0', since: '2026-01-05' },
    ],
    ...overrides,
  };
}
