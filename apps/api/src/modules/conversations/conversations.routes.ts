/** Conversations (product §9): each handler reads as the rule of its endpoint. */
import type { Request, Response } from 'express';
import { isPlanRunning, type ConversationRecord, type GenerationRecord } from '@parley/db';
import { AppError, entitlementsOf, type Conversation } from '@parley/shared';
import { sendData } from '../../contract/envelope';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { coachContextOf } from '../../streaming/coach-context';
import { parseFrameId } from '../../streaming/frames';
import { REPLY_FAILED } from '../../streaming/reply-speaker';
import { acceptMessage } from './accept-message';
import { conversationNotFound, requireInProgress } from './conversations.policy';
import { presentConversation, presentSummary, presentTotals } from './conversations.presenter';
import { abandonConversation, closeBranch, endConversation, type FinishSettings } from './finish-conversation';
import { readAhead, startConversation } from './start-conversation';

/** How long a request without streaming waits for its reply (ms). */
const REPLY_WAIT_MS = 90_000;
const TIP_TIMEOUT_MS = 15_000;

type ConversationEndpoint =
  | 'listConversations'
  | 'getConversationTotals'
  | 'startConversation'
  | 'getConversation'
  | 'sendMessage'
  | 'resumeGeneration'
  | 'endConversation'
  | 'abandonConversation'
  | 'getCoachingTip';

export function conversationHandlers(dependencies: ApiDependencies): Handlers<ConversationEndpoint> {
  const { database, coach, backgroundWork, clock } = dependencies;
  const finish: FinishSettings = { database, backgroundWork, clock };

  /** A conversation, or a practice branch of one. */
  const requireOwned = async (id: string, userId: string): Promise<ConversationRecord> => {
    const conversation = await database.dialogues.findOwned(id, userId);
    if (conversation === null) throw conversationNotFound();
    return conversation;
  };

  /** The turn that the last student message waits for; null when it has its reply. */
  const pendingTurn = async ({ id, status, messages }: ConversationRecord): Promise<GenerationRecord | null> => {
    const last = messages.at(-1);
    return status === 'in_progress' && last?.role === 'student'
      ? database.generations.findForMessage(id, last.number)
      : null;
  };

  const present = async (conversation: ConversationRecord): Promise<Conversation> =>
    presentConversation(
      conversation,
      await pendingTurn(conversation),
      await database.conversations.previousAttempt(conversation),
    );

  return {
    listConversations: async ({ caller, query }) => {
      const { rows, nextCursor } = await database.conversations.list({ userId: caller.userId, ...query });
      return { data: rows.map(presentSummary), page: { nextCursor } };
    },

    getConversationTotals: async ({ caller }) => presentTotals(await database.conversations.totals(caller.userId)),

    startConversation: async ({ caller, body, log }) => {
      const begun = await startConversation(database, {
        userId: caller.userId,
        scenarioId: body.scenarioId,
        now: clock(),
      });
      await backgroundWork.mail.post(begun.emailId);
      readAhead(coach, begun, log);
      return presentConversation(begun.conversation, null, null);
    },

    getConversation: async ({ caller, params }) => present(await requireOwned(params.id, caller.userId)),

    sendMessage: async ({ caller, params, body, req, res }) => {
      const { generation, mine } = await acceptMessage(database, {
        conversationId: params.id,
        userId: caller.userId,
        text: body.message,
        clientMessageId: body.clientMessageId ?? null,
        now: clock(),
        lease: backgroundWork.replies.lease(),
      });
      if (mine) backgroundWork.replies.run(generation);
      if (acceptsEvents(req)) {
        await backgroundWork.streams.stream({ res, generationId: generation.id, position: null, again: !mine });
        return;
      }
      await untilSettled(generation.id, res);
      if (!res.destroyed) sendData(res, 200, await present(await requireOwned(params.id, caller.userId)));
    },

    resumeGeneration: async ({ caller, params, req, res }) => {
      const conversation = await requireOwned(params.id, caller.userId);
      const generation = await database.generations.find(params.generationId);
      if (generation?.conversationId !== conversation.id) throw conversationNotFound();
      const position = parseFrameId(req.get('last-event-id'));
      await backgroundWork.streams.stream({ res, generationId: generation.id, position, again: true });
    },

    endConversation: async ({ caller, params }) => {
      const named = { conversationId: params.id, userId: caller.userId };
      const conversation = (await closeBranch(finish, named)) ?? (await endConversation(finish, named));
      return { conversation: await present(conversation) };
    },

    abandonConversation: async ({ caller, params }) => {
      const named = { conversationId: params.id, userId: caller.userId };
      const conversation = (await closeBranch(finish, named)) ?? (await abandonConversation(finish, named));
      return { conversation: await present(conversation), creditReturned: conversation.creditReturned };
    },

    getCoachingTip: async ({ caller, params, body, res, log }) => {
      const conversation = await requireOwned(params.id, caller.userId);
      await requireLiveTips(caller.userId);
      requireInProgress(conversation);
      const whole = await database.dialogues.findWithContent(conversation.id);
      if (whole === null) throw conversationNotFound();
      // Who types on, or leaves, drops the request: nobody else shall wait for what it asked.
      const leave = new AbortController();
      res.once('close', () => leave.abort(new Error('Nobody waits for the tip any more')));
      try {
        const { tip, quotes, notice } = await coach.tip(coachContextOf(whole), body.message, {
          signal: AbortSignal.any([AbortSignal.timeout(TIP_TIMEOUT_MS), leave.signal]),
          onUsage: backgroundWork.usage.forConversation(conversation.id),
        });
        await database.dialogues.recordTip(conversation.id, tip);
        return { tip, quotes: [...quotes], notice };
      } catch (error) {
        if (!leave.signal.aborted) log.warn({ err: error, conversationId: conversation.id }, 'no tip came');
        throw new AppError('upstream_unavailable', 'No tip is available right now.', {
          cause: error,
          internal: 'The coach gave no tip',
        });
      }
    },
  };

  /** @throws AppError plan_required where the plan has no live tips */
  async function requireLiveTips(userId: string): Promise<void> {
    const now = clock();
    const account = await database.credits.read(userId, now);
    const allowed =
      account !== null && entitlementsOf(account.planType, isPlanRunning(account, now), account.creditsLeft).liveTips;
    if (!allowed)
      throw new AppError('plan_required', 'Real-time coaching tips are part of Solo Pro. Upgrade to use them.');
  }

  /** Waits until the reply is saved. @throws AppError upstream_unavailable when it failed or takes too long */
  async function untilSettled(generationId: string, res: Response): Promise<void> {
    const leave = new AbortController();
    const timer = setTimeout(() => leave.abort(), REPLY_WAIT_MS);
    res.once('close', () => leave.abort());
    await backgroundWork.streams.settled(generationId, leave.signal);
    clearTimeout(timer);
    if (res.destroyed) return;
    const generation = await database.generations.find(generationId);
    if (generation?.status === 'completed') return;
    const failure = generation?.failure ?? REPLY_FAILED;
    throw new AppError(failure.code, failure.message, {
      internal: `The reply ${generationId} is ${generation?.status ?? 'gone'}`,
    });
  }
}

/** Only a client that names the type gets a stream: a bare wildcard is what plain clients send. */
function acceptsEvents(req: Request): boolean {
  return req.get('accept')?.toLowerCase().includes('text/event-stream') ?? false;
}
