/** Having a brief read by the coach, for a request that waits (product §23.1). */
import type { BriefDraft } from '@parley/coach';
import { AppError, BRIEF_REFUSAL_TEXTS } from '@parley/shared';
import type { ApiDependencies } from '../../dependencies';
import type { WaitingRequest } from './draft-scenario';

type Read = Exclude<BriefDraft, { readonly refused: unknown }>;

/** @throws AppError validation_failed for what is no brief (product §23.2); upstream_unavailable when nothing was read */
export type ReadBrief = (brief: string) => Promise<Read>;

/** What reads for a request; who leaves, drops it. */
export function createBriefReading({
  coach,
  backgroundWork,
}: Pick<ApiDependencies, 'coach' | 'backgroundWork'>): (request: WaitingRequest) => ReadBrief {
  return ({ userId, res, log }) =>
    async (brief) => {
      const leave = new AbortController();
      res.once('close', () => leave.abort(new Error('Nobody waits for the scenario any more')));
      const read = await coach
        .draftFromBrief(brief, userId, { signal: leave.signal, onUsage: backgroundWork.usage.forDraft(userId) })
        .catch((error: unknown) => {
          if (!leave.signal.aborted) log.warn({ err: error }, 'no brief was read');
          throw new AppError(
            'upstream_unavailable',
            'The brief could not be read. Nothing was charged; please try again in a moment.',
            { cause: error, internal: 'The coach read no brief' },
          );
        });
      if (!('refused' in read)) return read;
      const message = BRIEF_REFUSAL_TEXTS[read.refused];
      throw new AppError('validation_failed', message, { details: [{ path: 'body.brief', message }] });
    };
}
