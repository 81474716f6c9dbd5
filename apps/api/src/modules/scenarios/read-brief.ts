/** Having a brief read by the coach, for a request that waits (product §23.1). */
import type { BriefDraft } from '@parley/coach';
import { AppError, BRIEF_REFUSAL_TEXTS } from '@parley/shared';
import type { ApiDependencies } from '../../dependencies';
import type { WaitingRequest } from './draft-scenario';

/** What a brief was read as. */
export type ReadOfBrief = Exclude<BriefDraft, { readonly refused: unknown }>;

/**
 * @param about whom it is about, where its owner knows better; null for whoever it reads as
 * @throws AppError validation_failed for what is no brief (product §23.2) and for somebody whom it doesn't name;
 *   upstream_unavailable when nothing was read
 */
export type ReadBrief = (brief: string, about: string | null) => Promise<ReadOfBrief>;

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
const isNamed = (text: string, name: string): boolean => wordsOf(text).includes(wordsOf(name));
/** 'Marit' is Marit Solheim. */
const isSame = (one: string, other: string): boolean => isNamed(one, other) || isNamed(other, one);

function nobodyCalled(name: string): AppError {
  const message = `We found nobody called ${name} in the brief whom you could talk to. Nothing was changed.`;
  return new AppError('validation_failed', message, { details: [{ path: 'body.brief.about', message }] });
}

/** What reads for a request; who leaves, drops it. */
export function createBriefReading({
  coach,
  backgroundWork,
}: Pick<ApiDependencies, 'coach' | 'backgroundWork'>): (request: WaitingRequest) => ReadBrief {
  return ({ userId, res, log }) =>
    async (brief, about) => {
      if (about !== null && !isNamed(brief, about)) throw nobodyCalled(about);
      const leave = new AbortController();
      res.once('close', () => leave.abort(new Error('Nobody waits for the scenario any more')));
      const read = await coach
        .draftFromBrief(brief, userId, { about, signal: leave.signal, onUsage: backgroundWork.usage.forDraft(userId) })
        .catch((error: unknown) => {
          if (!leave.signal.aborted) log.warn({ err: error }, 'no brief was read');
          throw new AppError(
            'upstream_unavailable',
            'The brief could not be read. Nothing was charged; please try again in a moment.',
            { cause: error, internal: 'The coach read no brief' },
          );
        });
      if (about !== null && ('refused' in read || !isSame(read.content.persona.name, about))) throw nobodyCalled(about);
      if (!('refused' in read)) return read;
      const message = BRIEF_REFUSAL_TEXTS[read.refused];
      throw new AppError('validation_failed', message, { details: [{ path: 'body.brief', message }] });
    };
}
