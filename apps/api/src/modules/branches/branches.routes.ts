/** 'Try another line' (decision 0009): practice branches of a conversation, and what another line changed. */
import { newId, type BranchRow, type ConversationRecord, type GenerationRecord } from '@parley/db';
import { AppError, BRANCHES_MAX, type BranchSummary } from '@parley/shared';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { coachContextOf } from '../../streaming/coach-context';
import { conversationNotFound } from '../conversations/conversations.policy';
import { presentConversation } from '../conversations/conversations.presenter';
import { noBranchLeft, requireBranchable } from './branches.policy';

const COMPARISON_TIMEOUT_MS = 20_000;

export function branchHandlers({
  database,
  coach,
  clock,
}: ApiDependencies): Handlers<'createBranch' | 'listBranches' | 'compareBranch'> {
  const requireConversation = async (id: string, userId: string): Promise<ConversationRecord> => {
    const conversation = await database.conversations.findOwned(id, userId);
    if (conversation === null) throw conversationNotFound();
    return conversation;
  };

  const pendingTurn = async ({ id, messages }: ConversationRecord): Promise<GenerationRecord | null> => {
    const last = messages.at(-1);
    return last?.role === 'student' ? database.generations.findForMessage(id, last.number) : null;
  };

  return {
    createBranch: async ({ caller, params, body }) => {
      const conversation = await database.dialogues.findOwned(params.id, caller.userId);
      if (conversation === null) throw conversationNotFound();
      requireBranchable(conversation, await pendingTurn(conversation), body.messageNumber);
      const original = await database.conversations.findWithContent(conversation.id);
      if (original === null) throw conversationNotFound();
      const branch = await database.branches.begin({
        id: newId(),
        original,
        messageNumber: body.messageNumber,
        limit: BRANCHES_MAX,
        now: clock(),
      });
      if (branch === null) throw noBranchLeft();
      return presentConversation(branch, null, null);
    },

    listBranches: async ({ caller, params }) => {
      const { id } = await requireConversation(params.id, caller.userId);
      const branches = await database.branches.list(id);
      return { branches: branches.map(presentBranch), left: Math.max(0, BRANCHES_MAX - branches.length) };
    },

    compareBranch: async ({ caller, params, log }) => {
      const { id } = await requireConversation(params.id, caller.userId);
      const origin = (await database.branches.findOwned(params.branchId, caller.userId))?.branchOf ?? null;
      if (origin?.conversationId !== id) throw conversationNotFound();
      const [original, branch] = await Promise.all([
        database.conversations.findWithContent(id),
        database.branches.findWithContent(params.branchId),
      ]);
      if (original === null || branch === null) throw conversationNotFound();
      const point = { messageNumber: origin.messageNumber, reveal: original.status === 'completed' };
      const compared = await coach
        .compare(coachContextOf(original), coachContextOf(branch), point, {
          signal: AbortSignal.timeout(COMPARISON_TIMEOUT_MS),
        })
        .catch((error: unknown) => {
          log.warn({ err: error, conversationId: id, branchId: params.branchId }, 'no comparison came');
          throw new AppError('upstream_unavailable', 'Both lines could not be compared just now. Your try is kept.', {
            cause: error,
            internal: 'The coach gave no comparison',
          });
        });
      if (compared === null)
        throw new AppError('conflict', 'There is no reaction to compare yet. Say your other line first.');
      return compared;
    },
  };
}

function presentBranch({ id, messageNumber, slot, status, line, startedAt }: BranchRow): BranchSummary {
  return {
    _id: id,
    messageNumber,
    slot,
    status: status === 'analysing' ? 'in_progress' : status,
    line,
    startedAt: startedAt.toISOString(),
  };
}
