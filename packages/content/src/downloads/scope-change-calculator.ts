/**
 * What stands in the calculator of a scope change (product §26.5): its labels, an example to overwrite, and the sum itself,
 * which the tests hold against the formulas of the workbook.
 */
export interface ScopeChangeInputs {
  /** Money for one person's day. */
  readonly dayRate: number;
  /** Testing and coordination, as a share of the work: 0.2. */
  readonly addedShare: number;
  /** For what nobody knows yet, as a share of work and addition. */
  readonly reserveShare: number;
  /** How many work on it at the same time. */
  readonly people: number;
  /** What a week of delay costs, all in all. */
  readonly weekOfDelay: number;
  /** ISO day on which it would be finished without the change. */
  readonly finish: string;
  /** Two ways to do it. */
  readonly ways: readonly [ScopeChangeWay, ScopeChangeWay];
}

export interface ScopeChangeWay {
  readonly name: string;
  readonly tasks: readonly { readonly name: string; readonly days: number }[];
  /** Days of work that are given up in exchange. */
  readonly givenUp: number;
  /** Licences, travel, suppliers. */
  readonly otherCosts: number;
}

export interface ScopeChangeOutcome {
  /** Person-days after addition, reserve and exchange; below 0 where more is given up than asked for. */
  readonly personDays: number;
  readonly workCost: number;
  /** Working days by which the finish moves; never below 0. */
  readonly workingDays: number;
  readonly delayCost: number;
  readonly total: number;
}

/** Weekdays in a week of work. */
const WORKING_DAYS = 5;

/** What one way comes to. */
export function scopeChangeOutcome(inputs: ScopeChangeInputs, way: ScopeChangeWay): ScopeChangeOutcome {
  const work = way.tasks.reduce((sum, { days }) => sum + days, 0);
  const personDays = work * (1 + inputs.addedShare) * (1 + inputs.reserveShare) - way.givenUp;
  const workCost = personDays * inputs.dayRate;
  // Against the last digits of a sum such as 7.2 * 1.1, which would make a whole number of days one more.
  const workingDays = Math.max(0, Math.ceil(Number((personDays / inputs.people).toFixed(6))));
  const delayCost = (workingDays / WORKING_DAYS) * inputs.weekOfDelay;
  return { personDays, workCost, workingDays, delayCost, total: workCost + way.otherCosts + delayCost };
}

/** Tasks that the workbook has lines for. */
export const SCOPE_CHANGE_TASKS = 8;

export const scopeChangeCalculator = {
  title: 'What a scope change costs',
  lede: 'Overwrite the shaded cells. Everything else is worked out. The example is to be replaced.',
  /** The change that is asked for, and a lighter way to what it is for. */
  example: {
    dayRate: 640,
    addedShare: 0.2,
    reserveShare: 0.1,
    people: 2,
    weekOfDelay: 3000,
    finish: '2027-06-02',
    ways: [
      {
        name: 'The whole change',
        tasks: [
          { name: 'Second approval step in the app', days: 6 },
          { name: 'Rights for regional directors', days: 2 },
          { name: 'Training material', days: 1 },
        ],
        givenUp: 0,
        otherCosts: 450,
      },
      {
        name: 'A lighter way',
        tasks: [
          { name: 'E-mail to the director for each large order', days: 2 },
          { name: 'Monthly list of large orders', days: 1 },
        ],
        givenUp: 1,
        otherCosts: 0,
      },
    ],
  } satisfies ScopeChangeInputs,
  notes: {
    title: 'How to use it',
    lines: [
      'Ask first what the change is for. The second column is there for a lighter way to the same end.',
      'Enter the work in person-days, task by task. A task above five days is a guess; split it.',
      'Testing and coordination are added to the work; the reserve is added to both.',
      'What is given up in exchange counts in person-days too, and only if nobody has begun it.',
      'A week of delay costs somebody something: rent, a second system, people who wait. Ask whom, and how much.',
      'The finish moves by working days, Monday to Friday; public holidays are not taken out.',
      'Take both columns into the conversation and say which one you would choose.',
    ],
  },
} as const;
