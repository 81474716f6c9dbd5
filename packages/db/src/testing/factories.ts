/** Things a test finds in the database, made through the repositories. */
import { randomBytes } from 'node:crypto';
import type { ScenarioContent } from '@parley/shared';
import type { PlanTerms } from '../credits/credit-account';
import type { Database } from '../database';
import type { UserRecord } from '../users/user-model';
import type { NewUser } from '../users/user-repository';

export interface UserOptions extends Partial<NewUser> {
  /** A free trial begun now unless told otherwise. */
  readonly plan?: PlanTerms;
}

/** A person with a credit account. */
export async function createUser(database: Database, { plan, ...given }: UserOptions = {}): Promise<UserRecord> {
  const now = given.now ?? new Date();
  const unique = randomBytes(6).toString('hex');
  return database.inTransaction(async (session) => {
    const user = await database.users.create(
      {
        name: 'Robin Reyes',
        email: `robin-${unique}@example.org`,
        organization: 'Halden Freight',
        passwordHash: null,
        ...given,
        now,
      },
      session,
    );
    await database.credits.open({
      userId: user.id,
      plan: plan ?? { type: 'free_trial', startedAt: now },
      now,
      session,
    });
    return user;
  });
}

/** The outside of an authored scenario for tests of lists and searches; its hidden side is empty. */
export function scenarioContent(slug: string, given: Partial<ScenarioContent> = {}): ScenarioContent {
  return {
    slug,
    title: `The talk about ${slug}`,
    description: 'A short description of what happened and why it has to be talked about today.',
    difficulty: 'medium',
    category: 'scope_management',
    challengeType: 'scope_creep',
    stakeholderType: 'client',
    industry: 'logistics',
    goal: 'Leave with a decision on the date.',
    situation: 'The portal goes live in six weeks and the client asks for two more reports.',
    learningObjectives: ['Name the cost of a change', 'Offer two options', 'Close with a date'],
    skills: ['negotiation_skills', 'expectation_management'],
    estimatedDuration: 20,
    persona: {
      name: 'Maren Holt',
      shortName: 'Maren',
      pronoun: 'she',
      role: 'Chief operating officer',
      organisation: 'Halden Freight',
      description: 'Direct, well prepared, and short of time.',
      style: 'Short sentences.',
      goals: ['Keep the date', 'Keep the budget'],
      trust: 40,
      patience: 4,
      redLines: [],
      wouldMove: [],
    },
    concerns: [],
    facts: [],
    opening: 'You wanted to see me. I have ten minutes.',
    reactions: {
      acknowledged: [],
      askedWell: [],
      badNewsOwned: [],
      gaveFigure: [],
      offeredOption: [],
      setBoundary: [],
      committed: [],
      summarised: [],
      overPromised: [],
      blamed: [],
      dodged: [],
      threatened: [],
      vague: [],
      rude: [],
      flattered: [],
      repeated: [],
      offTopic: [],
      notUnderstood: [],
      otherLanguage: [],
      brokeRole: [],
      contradicted: [],
    },
    echoes: { figure: [], day: [], promise: [] },
    closings: { agreement: [], partial: [], walkAway: [] },
    ...given,
  };
}
