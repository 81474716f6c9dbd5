/** A coach whose every answer is given in advance: to test what measures coaches. */
import { type Evidence, type Feedback, SKILLS } from '@parley/shared';
import type { Coach, CoachContext, ReplyPart } from '@parley/coach';

export interface Verdict {
  readonly score: number;
  /** Indicators that are met, each with the words given for it. */
  readonly met?: Readonly<Record<string, Evidence | null>>;
  /** What the steps add up to, where that is not the score. */
  readonly sum?: number;
  readonly engineNote?: string;
}

export interface FakeAnswers {
  /** @param run how often this conversation was assessed before */
  readonly assess: (context: CoachContext, run: number) => Verdict;
  readonly reply?: (context: CoachContext) => readonly ReplyPart[];
}

function feedbackOf({ score, met = {}, sum = score, engineNote }: Verdict, now: Date): Feedback {
  return {
    overallScore: score,
    strengths: [],
    areasForImprovement: [],
    keyInsights: '',
    specificFeedback: [],
    suggestedApproachForNextTime: '',
    suggestedPhrasing: null,
    skills: [],
    indicators: Object.entries(met).map(([id, evidence]) => ({
      id,
      skill: SKILLS[0],
      label: id,
      lookedFor: '',
      verdict: 'met',
      evidence,
      reason: '',
      points: 1,
    })),
    trust: [],
    worries: [],
    steps: [{ label: 'all of it', points: sum }],
    rubricVersion: 'fake',
    engine: 'rehearsal',
    model: 'fake',
    engineNote: engineNote ?? null,
    scoredAt: now.toISOString(),
  };
}

/** Says 'Go on.' to everything unless told otherwise. */
export function createFakeCoach({ assess, reply = () => [{ type: 'text', text: 'Go on.' }] }: FakeAnswers): Coach {
  const assessed = new Map<string, number>();
  return {
    engine: 'rehearsal',
    model: 'fake',
    async *reply(context) {
      yield* reply(context);
    },
    tip: async () => ({ tip: 'Say it.', quotes: [], notice: null }),
    async assess(context, call) {
      const run = assessed.get(context.seed) ?? 0;
      assessed.set(context.seed, run + 1);
      return feedbackOf(assess(context, run), call?.now ?? new Date(0));
    },
    compare: async () => null,
    prepare: async () => undefined,
    draftScenario: () => Promise.reject(new Error('The fake coach drafts nothing')),
    draftFromBrief: () => Promise.reject(new Error('The fake coach drafts nothing')),
  };
}
