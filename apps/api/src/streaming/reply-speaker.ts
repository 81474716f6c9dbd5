/** Speaks one attempt at a reply: the coach's words become frames, and at the end one saved message. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Coach } from '@parley/coach';
import { isDatabaseUnavailable, type Database, type GenerationFailure, type GenerationRecord } from '@parley/db';
import type { Logger } from '@parley/platform';
import type { UsageRecorder } from '../provider-usage';
import { coachContextOf } from './coach-context';
import type { LiveReply } from './live-reply';
import { presentMessage } from './present-message';

export interface ReplyTiming {
  /** The longest silence of the coach (ms). */
  readonly idleMs: number;
  /** The longest reply (ms). */
  readonly totalMs: number;
  /** How long saving is tried again while the database is away (ms), and how often. */
  readonly saveMs: number;
  readonly saveRetryMs: number;
}

export const REPLY_TIMING: ReplyTiming = { idleMs: 45_000, totalMs: 120_000, saveMs: 10_000, saveRetryMs: 500 };

export const REPLY_FAILED: GenerationFailure = {
  code: 'upstream_unavailable',
  message: 'The reply could not be finished. Please send your message again.',
  retryable: true,
};

interface Reply {
  readonly content: string;
  readonly notice: string | null;
  readonly left: boolean;
}

export interface SpeakerSettings {
  readonly database: Database;
  readonly coach: Coach;
  readonly usage: UsageRecorder;
  readonly timing: ReplyTiming;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * Runs the attempt to its end: `complete` and a saved message, `error` and a failed generation, or a lost claim. Never rejects.
 * @param signal aborts the attempt without a word: whoever aborted has said what there is to say
 */
export async function speakReply(
  { database, coach, usage, timing, clock, logger }: SpeakerSettings,
  generation: GenerationRecord,
  live: LiveReply,
  signal: AbortSignal,
): Promise<void> {
  const claim = { id: generation.id, owner: generation.owner, attempt: generation.attempt };
  try {
    const conversation = await database.dialogues.findWithContent(generation.conversationId);
    const studentMessage = conversation?.messages[generation.messageNumber - 1];
    if (conversation === null || studentMessage === undefined) throw new Error('The conversation of a reply is gone');
    const about = {
      type: 'status',
      generationId: generation.id,
      studentMessage: presentMessage(studentMessage),
    } as const;
    live.emit({ ...about, state: 'thinking' });

    const context = coachContextOf(conversation, generation.messageNumber);
    const reply = await listen(
      (inner) => coach.reply(context, { signal: inner, onUsage: usage.forConversation(conversation.id) }),
      {
        timing,
        signal,
        onFirst: () => live.emit({ ...about, state: 'speaking' }),
        onText: (content) => live.emit({ type: 'chunk', content }),
      },
    );
    const message = {
      role: 'stakeholder',
      content: reply.content,
      timestamp: clock(),
      notice: reply.notice,
      clientMessageId: null,
    } as const;
    const saved = await patiently(timing, signal, () =>
      database.inTransaction(async (session) => {
        const mine = await database.generations.complete(claim, live.length + 1, clock(), session);
        const stored = mine
          ? await database.dialogues.append(
              { conversationId: conversation.id, after: generation.messageNumber, message, leaves: reply.left },
              session,
            )
          : null;
        if (stored === null) throw new LostClaim();
        return stored;
      }),
    );
    live.emit({
      type: 'complete',
      message: presentMessage(saved),
      stakeholderLeft: reply.left || conversation.stakeholderLeft,
    });
  } catch (error) {
    if (error instanceof LostClaim || signal.aborted) {
      live.lose();
      return;
    }
    logger.error({ err: error, generationId: generation.id, attempt: generation.attempt }, 'a reply failed');
    await noteFailure();
    live.emit({ type: 'error', ...REPLY_FAILED });
  }

  /** Should the note not be taken, the lease runs out and the turn is taken up again by itself. */
  async function noteFailure(): Promise<void> {
    try {
      await database.generations.fail(claim, REPLY_FAILED, live.length + 1, clock());
    } catch (error) {
      logger.error({ err: error, generationId: generation.id }, 'a failed reply could not be noted');
    }
  }
}

/** The turn belongs to another process, or the conversation has moved on. */
class LostClaim extends Error {}

interface ListenOptions {
  readonly timing: ReplyTiming;
  readonly signal: AbortSignal;
  readonly onFirst: () => void;
  readonly onText: (text: string) => void;
}

/** Gathers a whole reply. @throws what the coach throws; Error when it says nothing, or takes too long; the abort reason */
async function listen(
  reply: (signal: AbortSignal) => ReturnType<Coach['reply']>,
  { timing, signal, onFirst, onText }: ListenOptions,
): Promise<Reply> {
  const stop = new AbortController();
  const inner = AbortSignal.any([signal, stop.signal]);
  const idle = setTimeout(() => stop.abort(new Error('The coach fell silent')), timing.idleMs);
  const total = setTimeout(() => stop.abort(new Error('The reply took too long')), timing.totalMs);
  const aborted = new Promise<never>((_resolve, reject) => {
    inner.addEventListener('abort', () => reject(asError(inner.reason)), { once: true });
  });

  const gather = async (): Promise<Reply> => {
    let content = '';
    const notices: string[] = [];
    let left = false;
    for await (const part of reply(inner)) {
      // A coach that does not heed the signal speaks to nobody.
      if (inner.aborted) break;
      idle.refresh();
      if (part.type === 'left') left = true;
      else if (part.type === 'notice') notices.push(part.text);
      else if (part.text !== '') {
        if (content === '') onFirst();
        content += part.text;
        onText(part.text);
      }
    }
    if (content.trim() === '') throw new Error('The coach said nothing');
    return { content, notice: notices.length === 0 ? null : notices.join(' '), left };
  };

  try {
    return await Promise.race([gather(), aborted]);
  } finally {
    clearTimeout(idle);
    clearTimeout(total);
    // Ends a coach that is still speaking.
    stop.abort(new Error('Nobody listens any more'));
  }
}

/** Tries again for a while when the database is away: the words are there, only their place is not. */
async function patiently<T>(timing: ReplyTiming, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + timing.saveMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || signal.aborted || performance.now() > deadline) throw error;
      await sleep(timing.saveRetryMs);
    }
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
