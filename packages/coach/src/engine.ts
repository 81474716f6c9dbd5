/** What judges and drafts: two engines of one shape. */
import type { BriefReading } from '@parley/rehearsal';
import type { EngineId, ScenarioContent } from '@parley/shared';
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
  draftScenario(template: ScenarioTemplateInput, options: CallOptions): Promise<ScenarioContent>;
  /** @param about whom it is about, where somebody knows better */
  draftFromBrief(brief: string, about: string | null, options: CallOptions): Promise<BriefReading>;
}
