/**
 * What the coach computes, apart from speaking: reading, composing, judging. Seconds of pure computing in all, so a
 * server has it done in another thread (`thread/`), and everything here can be sent there: plain data in and out.
 */
import type { Comparison, Feedback, ScenarioContent, Tip } from '@parley/shared';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { Speed } from './openai/speed';
import type { BriefDraft, CallOptions, CoachContext, RewindPoint, ScenarioDraft, ScenarioTemplateInput } from './types';

/** What the built-in stakeholder says next. */
export interface Composed {
  readonly text: string;
  /** The stakeholder ends the conversation with it. */
  readonly leaves: boolean;
}

/** What a provider is asked for the next reply. */
export interface ReplyPrompt {
  readonly messages: readonly ChatCompletionMessageParam[];
  /** The author's words that the reply begins with, a line this person draws; empty where there are none. */
  readonly before: string;
  /** The author's words that it ends with, a closing; empty where there are none. */
  readonly after: string;
  /** What everybody may read about the case, in lower case: words that are no way out of the role. */
  readonly ofTheCase: string;
  /** What this person keeps to themselves, whether or not some of it is due by now. */
  readonly secrets: readonly string[];
  /** The case's own answer to what was just said is a no, or waits for something. */
  readonly refuses: boolean;
  /** So much is settled that they may agree to the whole. */
  readonly mayAgree: boolean;
}

export interface Assessing {
  /** When the report is dated. */
  readonly now: Date;
  /** How fast the provider was in this process; null where nothing is known of it. */
  readonly speed: Speed | null;
}

/** Calls that are aborted reject with the signal's reason; what only they wanted is not computed any further. */
export interface CoachTasks {
  compose(context: CoachContext, call: CallOptions): Promise<Composed>;
  /**
   * What a model is asked; or the words themselves, where all of them are the author's: somebody leaves.
   * @param contextTokens what the model reads and writes in one call
   */
  prompt(context: CoachContext, contextTokens: number, call: CallOptions): Promise<ReplyPrompt | Composed>;
  /** @param speed as in {@link Assessing} */
  tip(context: CoachContext, draft: string, speed: Speed | null, call: CallOptions): Promise<Tip>;
  assess(context: CoachContext, how: Assessing, call: CallOptions): Promise<Feedback>;
  compare(
    original: CoachContext,
    branch: CoachContext,
    point: RewindPoint,
    call: CallOptions,
  ): Promise<Comparison | null>;
  draftScenario(template: ScenarioTemplateInput, call: CallOptions): Promise<ScenarioDraft>;
  /** @param about whom it is about, where somebody knows better */
  draftFromBrief(brief: string, person: string, about: string | null, call: CallOptions): Promise<BriefDraft>;
  /** Reads a case ahead, while nobody waits for anything else of this person. */
  prepare(scenario: ScenarioContent, person: string): Promise<void>;
  /** Loads the sentence model and reads these cases, while nobody waits for anything. */
  warm(scenarios: readonly ScenarioContent[]): Promise<void>;
  /** Ends threads that are held. What is under way rejects. */
  dispose(): Promise<void>;
}
