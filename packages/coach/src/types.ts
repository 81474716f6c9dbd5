/** The coach's interface (product §11). No HTTP, no database: a scenario and a transcript in, words and judgements out. */
import type { CoachContext, ReplyPart, ScenarioTemplateInput } from '@parley/rehearsal';
import type {
  BriefChoices,
  BriefRefusal,
  Comparison,
  EngineId,
  Feedback,
  InventedPart,
  OnUsage,
  ScenarioContent,
  Tip,
  Understood,
} from '@parley/shared';

export type { CoachContext, ReplyPart, ScenarioTemplateInput, TranscriptMessage } from '@parley/rehearsal';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Told of every request to a provider that the call made, also of those that failed; some come after an abort. Must not throw. */
  readonly onUsage?: OnUsage;
}

/** A drafted scenario, and who wrote it. */
export interface ScenarioDraft {
  readonly content: ScenarioContent;
  readonly engine: EngineId;
  readonly model: string;
  /** An honest line where the built-in engine wrote in the provider's place; null as a rule. */
  readonly notice: string | null;
}

/** What became of a brief (product §23): a scenario and what was understood of it, or the reason why there is none. */
export type BriefDraft =
  | (ScenarioDraft & {
      /** In the order of the brief. */
      readonly understood: readonly Understood[];
      /** Parts that the brief doesn't tell. */
      readonly invented: readonly InventedPart[];
      /** What else it may tell, to choose from. */
      readonly choices: BriefChoices;
    })
  | { readonly refused: BriefRefusal };

/** Where a branch left its conversation. */
export interface RewindPoint {
  /** The own message in whose place another line was tried. */
  readonly messageNumber: number;
  /** Whether the concerns may be named: they stay hidden until the conversation is over. */
  readonly reveal: boolean;
}

/** What the API holds. Every verb falls back on the built-in engine when the provider is away, and says so. */
export interface Coach {
  readonly engine: EngineId;
  readonly model: string;
  reply(context: CoachContext, options?: CallOptions): AsyncIterable<ReplyPart>;
  tip(context: CoachContext, draft: string, options?: CallOptions): Promise<Tip>;
  /** Judged by the engine, scored by code (`scoredAt` is `now`). */
  assess(context: CoachContext, options?: CallOptions & { readonly now?: Date }): Promise<Feedback>;
  /**
   * What another line changed, judged by the built-in engine on both sides, whatever engine scored the original.
   * @returns null as long as the stakeholder has answered nothing on the branch
   */
  compare(
    original: CoachContext,
    branch: CoachContext,
    point: RewindPoint,
    options?: CallOptions,
  ): Promise<Comparison | null>;
  /** Writes a whole scenario, hidden side included. Takes a minute and a half at most; slower providers give way. */
  draftScenario(template: ScenarioTemplateInput, options?: CallOptions): Promise<ScenarioDraft>;
  /**
   * A scenario from notes, an e-mail or a ticket, grounded in them: no name and no figure that doesn't stand there.
   * @param person as in {@link CoachContext}
   * @param options `about`: whom it is about, where somebody knows better; passed over unless the brief names them
   */
  draftFromBrief(
    brief: string,
    person: string,
    options?: CallOptions & { readonly about?: string | null },
  ): Promise<BriefDraft>;
  /**
   * Reads a scenario ahead of the first message about it, while this person waits for nothing else. Never fails.
   * @param person as in {@link CoachContext}
   */
  prepare(scenario: ScenarioContent, person?: string): Promise<void>;
}
