/** Takes in what the student says: once, whatever is sent twice (product §9.5). */
import {
  newId,
  type ConversationRecord,
  type Database,
  type GenerationRecord,
  type Session,
  type StoredMessage,
} from '@parley/db';
import { AppError } from '@parley/shared';
import { conversationNotFound, requireInProgress, requireSpeakable } from './conversations.policy';

export interface IncomingMessage {
  readonly conversationId: string;
  readonly userId: string;
  readonly text: string;
  /** The client's own name for the message; null when it gave none. */
  readonly clientMessageId: string | null;
  readonly now: Date;
  /** In the name of the process that would speak the reply. */
  readonly lease: { readonly owner: string; readonly leaseUntil: Date };
}

export interface AcceptedMessage {
  readonly generation: GenerationRecord;
  /** The reply is ours to speak now; else somebody speaks it, or has spoken it. */
  readonly mine: boolean;
}

const NAME_REUSED = 'Other words were sent under this name before.';
const REPLY_PENDING = 'A reply to your last message is still on its way. Please wait for it.';

/**
 * Stores the message together with the turn that answers it, or finds the turn that already does.
 * @throws AppError not_found; conflict when nothing can be said now, or other words bear the message's name
 */
export async function acceptMessage(database: Database, incoming: IncomingMessage): Promise<AcceptedMessage> {
  const { lease } = incoming;
  const accepted = await database.inTransaction((session) => acceptOnce(database, incoming, session));
  if (accepted.mine || accepted.generation.status !== 'failed') return accepted;
  // A failed turn is begun again, by one caller; the others join.
  const restarted = await database.generations.restart(accepted.generation.id, lease);
  if (restarted !== null) return { generation: restarted, mine: true };
  return { generation: (await database.generations.find(accepted.generation.id)) ?? accepted.generation, mine: false };
}

async function acceptOnce(database: Database, incoming: IncomingMessage, session: Session): Promise<AcceptedMessage> {
  const { conversationId, userId, text, clientMessageId, now, lease } = incoming;
  const conversation = await database.dialogues.findOwned(conversationId, userId, session);
  if (conversation === null) throw conversationNotFound();
  requireInProgress(conversation);

  const repeated = await findRepeated(database, conversation, incoming, session);
  if (repeated !== null) return { generation: repeated, mine: false };

  requireSpeakable(conversation);
  const last = conversation.messages.at(-1);
  if (last?.role === 'student') {
    const waiting = await database.generations.findForMessage(conversation.id, last.number, session);
    if (waiting?.status === 'running') throw new AppError('conflict', REPLY_PENDING);
  }
  const stored = await database.dialogues.append(
    {
      conversationId: conversation.id,
      after: conversation.messages.length,
      message: { role: 'student', content: asStored(text), timestamp: now, notice: null, clientMessageId },
    },
    session,
  );
  if (stored === null)
    throw new AppError('conflict', REPLY_PENDING, { internal: 'The conversation changed within a transaction' });
  const generation = await database.generations.create(
    { id: newId(), conversationId: conversation.id, userId, messageNumber: stored.number, now, ...lease },
    session,
  );
  return { generation, mine: true };
}

/** Half a surrogate pair can't be stored, and would not be found again. */
function asStored(text: string): string {
  return Buffer.from(text.trim(), 'utf8').toString('utf8');
}

/**
 * The turn of a message that was sent before; null when this one is new.
 * @throws AppError conflict when the message's name stands for other words
 */
async function findRepeated(
  database: Database,
  { id, messages }: ConversationRecord,
  { text, clientMessageId }: IncomingMessage,
  session: Session,
): Promise<GenerationRecord | null> {
  const turnOf = (message: StoredMessage) => database.generations.findForMessage(id, message.number, session);
  const named =
    clientMessageId === null ? undefined : messages.find((message) => message.clientMessageId === clientMessageId);
  if (named !== undefined) {
    if (named.content !== asStored(text)) throw new AppError('conflict', NAME_REUSED);
    return turnOf(named);
  }

  const last = messages.findLast(({ role }) => role === 'student');
  if (last === undefined || last.content !== asStored(text)) return null;
  const turn = await turnOf(last);
  const unanswered = last.number === messages.length;
  if (unanswered) return turn;
  // Answered, but the reader went away before the end: without names of their own, the same words ask for that answer.
  const bothNamed = clientMessageId !== null && last.clientMessageId !== null;
  return turn?.readerLost === true && !bothNamed ? turn : null;
}
