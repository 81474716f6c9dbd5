/** What stands behind the coach's verbs: two engines of one shape. */
import type { EngineId, Tip, ScenarioContent } from '@parley/shared';
import type { Assessment } from './scoring/assessment';
import type { CallOptions, CoachContext, ReplyPart, ScenarioTemplateInput } from './types';

/** The part of pino that is used here. */
export interface CoachLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}
export const SILENT: CoachLogger = { info: () => undefined, warn: () => undefined };

/** Judges, speaks and hints; never scores. The score is `scoring/score.ts` for every engine. */
export interface Engine {
  readonly id: EngineId;
  readonly model: string;
  reply(context: CoachContext, options: CallOptions): AsyncIterable<ReplyPart>;
  tip(context: CoachContext, draft: string, options: CallOptions): Promise<Tip>;
  judge(context: CoachContext, options: CallOptions): Promise<Assessment>;
  draftScenario(template: ScenarioTemplateInput, options: CallOptions): Promise<ScenarioContent>;
}
