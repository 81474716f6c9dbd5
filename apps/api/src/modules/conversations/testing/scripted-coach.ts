/** A coach that says what the test tells it to, when the test tells it to, and fails on demand. */
import type {
  BriefDraft,
  CallOptions,
  Coach,
  CoachContext,
  ReplyPart,
  RewindPoint,
  ScenarioDraft,
  ScenarioTemplateInput,
} from '@parley/coach';
import type { Comparison, Feedback, ScenarioContent, Tip, OnUsage } from '@parley/shared';
import { eventually } from './eventually';
import { scenarioFixture } from './scenario-fixture';

/** One reply in the making, from the coach's side. */
export class Turn {
  readonly context: CoachContext;
  readonly signal: AbortSignal | undefined;
  /** Whom this coach would tell of requests to a provider. */
  readonly onUsage: OnUsage | undefined;
  readonly #parts: (ReplyPart | Error | null)[] = [];
  #wake: (() => void) | null = null;

  constructor(context: CoachContext, { signal, onUsage }: CallOptions) {
    this.context = context;
    this.signal = signal;
    this.onUsage = onUsage;
    signal?.addEventListener('abort', () => this.#wake?.());
  }

  say(...words: readonly string[]): this {
    for (const text of words) this.#add({ type: 'text', text });
    return this;
  }
  notice(text: string): this {
    return this.#add({ type: 'notice', text });
  }
  leave(): this {
    return this.#add({ type: 'left' });
  }
  end(): this {
    return this.#add(null);
  }
  fail(message: string): this {
    return this.#add(new Error(message));
  }

  async *parts(): AsyncGenerator<ReplyPart> {
    for (;;) {
      const part = this.#parts.shift();
      if (part === null) return;
      if (part instanceof Error) throw part;
      if (part !== undefined) yield part;
      else if (this.signal?.aborted) throw this.signal.reason;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  #add(part: ReplyPart | Error | null): this {
    this.#parts.push(part);
    this.#wake?.();
    return this;
  }
}

export function feedbackOf(overallScore: number, now: Date): Feedback {
  return {
    overallScore,
    strengths: ['You named the date first'],
    areasForImprovement: ['Ask who carries the cost'],
    keyInsights: 'The board date decided the talk.',
    specificFeedback: [
      {
        type: 'positive',
        message: 'A clear offer',
        relatedMessages: [2],
        evidence: { messageNumber: 2, quote: 'offer' },
      },
    ],
    suggestedApproachForNextTime: 'Open with the date.',
    suggestedPhrasing: null,
    skills: [],
    indicators: [],
    trust: [],
    worries: [],
    steps: [],
    rubricVersion: 'test-1',
    engine: 'rehearsal',
    model: 'scripted',
    engineNote: null,
    scoredAt: now.toISOString(),
  };
}

/** A scenario about what the template says. */
export function draftedFixture(template: ScenarioTemplateInput): ScenarioContent {
  const base = scenarioFixture('drafted');
  return {
    ...base,
    title: template.title.slice(0, 70),
    description: template.description,
    difficulty: template.difficulty,
    stakeholderType: template.stakeholderTypes[0] ?? base.stakeholderType,
    learningObjectives: [...template.learningObjectives],
  };
}

const BRIEF_TEMPLATE: ScenarioTemplateInput = {
  title: 'From a brief',
  description: 'Read from a brief',
  industry: 'Any',
  projectType: 'Any',
  customContext: 'Read from a brief',
  stakeholderTypes: ['client'],
  challengeTypes: ['timeline_pressure'],
  learningObjectives: ['Name the date'],
  difficulty: 'medium',
};

export class ScriptedCoach implements Coach {
  readonly engine = 'rehearsal';
  readonly model = 'scripted';
  /** Every reply that was asked for. */
  readonly turns: Turn[] = [];
  /** While set, replies say this at once. */
  answer: readonly string[] | null = null;
  /** Slugs of the scenarios it was told to read ahead. */
  readonly prepared: string[] = [];
  /** What it was told to draft scenarios from. */
  readonly drafts: ScenarioTemplateInput[] = [];
  assessments = 0;
  tips = 0;
  /** Scores a conversation; a test replaces it to be slow or to fail. */
  onAssess: (context: CoachContext, now: Date) => Promise<Feedback> = async (_context, now) => feedbackOf(7.4, now);
  onTip: (context: CoachContext, draft: string, options: CallOptions) => Promise<Tip> = async () => ({
    tip: 'Name the date.',
    quotes: ['the date'],
    notice: null,
  });

  /** Writes a scenario; a test replaces it to be slow or to fail. */
  onDraft: (template: ScenarioTemplateInput, options: CallOptions) => Promise<ScenarioDraft> = async (template) => ({
    content: draftedFixture(template),
    engine: this.engine,
    model: this.model,
    notice: null,
  });

  /** What it was told to read. */
  readonly briefs: string[] = [];
  /** Reads a brief; a test replaces it to be slow, to refuse or to fail. */
  onBrief: (brief: string, options: CallOptions & { readonly about?: string | null }) => Promise<BriefDraft> = async (
    brief,
  ) => ({
    content: { ...draftedFixture(BRIEF_TEMPLATE), title: brief.slice(0, 40) },
    understood: [{ kind: 'stakeholder', text: brief.slice(0, 4), start: 0, end: 4 }],
    invented: ['worry'],
    choices: { role: ['Sponsor'], organisation: [], goal: [], concerns: [], sentences: [] },
    engine: this.engine,
    model: this.model,
    notice: null,
  });

  onCompare: (original: CoachContext, branch: CoachContext, point: RewindPoint) => Promise<Comparison | null> =
    async () => null;

  reply(context: CoachContext, options: CallOptions = {}): AsyncIterable<ReplyPart> {
    const turn = new Turn(context, options);
    this.turns.push(turn);
    if (this.answer !== null) turn.say(...this.answer).end();
    return turn.parts();
  }

  async tip(context: CoachContext, draft: string, options: CallOptions = {}): Promise<Tip> {
    this.tips += 1;
    return this.onTip(context, draft, options);
  }

  async assess(
    context: CoachContext,
    { now = new Date() }: CallOptions & { readonly now?: Date } = {},
  ): Promise<Feedback> {
    this.assessments += 1;
    return this.onAssess(context, now);
  }

  compare(original: CoachContext, branch: CoachContext, point: RewindPoint): Promise<Comparison | null> {
    return this.onCompare(original, branch, point);
  }

  draftScenario(template: ScenarioTemplateInput, options: CallOptions = {}): Promise<ScenarioDraft> {
    this.drafts.push(template);
    return this.onDraft(template, options);
  }

  draftFromBrief(
    brief: string,
    _person: string,
    options: CallOptions & { readonly about?: string | null } = {},
  ): Promise<BriefDraft> {
    this.briefs.push(brief);
    return this.onBrief(brief, options);
  }

  async prepare({ slug }: ScenarioContent): Promise<void> {
    this.prepared.push(slug);
  }

  /** The turn of this number (1-based), as soon as it is asked for. */
  turn(number: number): Promise<Turn> {
    return eventually(`turn ${number}`, () => this.turns[number - 1]);
  }
}
