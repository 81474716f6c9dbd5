/** What judges and drafts: two engines of one shape. */
import type { BriefReading, TipWords } from '@parley/rehearsal';
import type { EngineId, Feedback, ScenarioContent } from '@parley/shared';
import type { Speed } from './openai/speed';
import type { Assessment } from './scoring/assessment';
import type { CallOptions, CoachContext, ScenarioTemplateInput } from './types';

/** The part of pino that is used here. */
export interface CoachLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}
export const SILENT: CoachLogger = { info: () => undefined, warn: () => undefined };

/** Judges and drafts; never scores. The score is `scoring/score.ts` for every engine. */
export interface Engine {
  readonly id: EngineId;
  readonly model: string;
  /** @param speed how fast the provider was, as far as that is known elsewhere */
  judge(context: CoachContext, options: CallOptions, speed?: Speed | null): Promise<Assessment>;
  /**
   * Its own word on a draft, where it has one; the built-in tip stands where it has none in time. Rejects only when aborted.
   * @param speed as for `judge`
   */
  tip?(context: CoachContext, draft: string, options: CallOptions, speed: Speed | null): Promise<TipWords | null>;
  /**
   * Reads a finished report once more: what is not true of the talk is taken out, what matters and is missing is put in. The
   * score stays.
   * @param spentMs what judging took of the time that a report may take
   * @throws what the provider throws: the report stands as it was then
   */
  review?(
    context: CoachContext,
    report: Feedback,
    options: CallOptions,
    speed: Speed | null,
    spentMs: number,
  ): Promise<Feedback>;
  draftScenario(template: ScenarioTemplateInput, options: CallOptions): Promise<ScenarioContent>;
  /** @param about whom it is about, where somebody knows better */
  draftFromBrief(brief: string, about: string | null, options: CallOptions): Promise<BriefReading>;
}
