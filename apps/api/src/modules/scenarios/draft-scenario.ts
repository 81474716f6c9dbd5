/** Having a scenario drafted by the coach, for a request that waits (product §17.4). */
import type { ScenarioDraft, ScenarioTemplateInput } from '@parley/coach';
import type { Logger } from '@parley/platform';
import { AppError } from '@parley/shared';
import type { Response } from 'express';
import type { ApiDependencies } from '../../dependencies';

/** @throws AppError upstream_unavailable when no scenario came */
export type DraftScenario = (template: ScenarioTemplateInput) => Promise<ScenarioDraft>;

export interface WaitingRequest {
  readonly userId: string;
  /** Who leaves, drops the request: nothing is made for nobody. */
  readonly res: Response;
  readonly log: Logger;
}

/** What drafts for a request. The title stays as it was written; a draft may have shortened it. */
export function createDrafting({
  coach,
  backgroundWork,
}: Pick<ApiDependencies, 'coach' | 'backgroundWork'>): (request: WaitingRequest) => DraftScenario {
  return ({ userId, res, log }) =>
    async (template) => {
      const leave = new AbortController();
      res.once('close', () => leave.abort(new Error('Nobody waits for the scenario any more')));
      try {
        const draft = await coach.draftScenario(template, {
          signal: leave.signal,
          onUsage: backgroundWork.usage.forDraft(userId),
        });
        return { ...draft, content: { ...draft.content, title: template.title } };
      } catch (error) {
        if (!leave.signal.aborted) log.warn({ err: error }, 'no scenario was drafted');
        throw new AppError(
          'upstream_unavailable',
          'The scenario could not be written. Nothing was charged; please try again in a moment.',
          { cause: error, internal: 'The coach drafted no scenario' },
        );
      }
    };
}
