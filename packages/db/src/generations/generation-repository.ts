/** Replies in the making (product §9.6): one per student message, owned by one process at a time, by a lease. */
import { Schema, Types, type Connection, type Model } from 'mongoose';
import type { ErrorCode } from '@parley/shared';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';

export type GenerationStatus = 'running' | 'completed' | 'failed';

export interface GenerationFailure {
  code: ErrorCode;
  /** In words for the user. */
  message: string;
  /** Sending the same message again takes the turn up. */
  retryable: boolean;
}

interface GenerationDocument {
  _id: Types.ObjectId;
  conversationId: Types.ObjectId;
  userId: Types.ObjectId;
  messageNumber: number;
  status: GenerationStatus;
  owner: string;
  attempt: number;
  takeovers: number;
  leaseUntil: Date;
  lastFrame: number;
  failure: GenerationFailure | null;
  readerLost: boolean;
  startedAt: Date;
  finishedAt: Date | null;
}

export interface GenerationRecord {
  readonly id: string;
  readonly conversationId: string;
  readonly userId: string;
  /** The student's message being answered. */
  readonly messageNumber: number;
  readonly status: GenerationStatus;
  /** The process that speaks. */
  readonly owner: string;
  /** Counts up with every retry and take-over: an earlier owner can no longer write. */
  readonly attempt: number;
  /** How many times a process was lost over this turn. */
  readonly takeovers: number;
  readonly leaseUntil: Date;
  /** The number of the frame that ended this attempt; 0 while it runs. */
  readonly lastFrame: number;
  readonly failure: GenerationFailure | null;
  /** A reader went away before the end, and none has read to the end since. */
  readonly readerLost: boolean;
}

/** Names the one attempt that may write. */
export interface GenerationClaim {
  readonly id: string;
  readonly owner: string;
  readonly attempt: number;
}

interface Lease {
  readonly owner: string;
  readonly leaseUntil: Date;
}

export interface GenerationRepository {
  /** Part of the transaction that stores the student's message. */
  create(
    input: { id: string; conversationId: string; userId: string; messageNumber: number; now: Date } & Lease,
    session: Session,
  ): Promise<GenerationRecord>;
  find(id: string): Promise<GenerationRecord | null>;
  /** The reply to one student message; null when none was ever begun. */
  findForMessage(conversationId: string, messageNumber: number, session?: Session): Promise<GenerationRecord | null>;
  /** A failed turn is taken up again, by one caller; null when it is not failed (any more). */
  restart(id: string, lease: Lease): Promise<GenerationRecord | null>;
  /** A running one whose lease has run out passes to another process, exactly one; null when there is nothing to take over. */
  claimExpired(id: string, lease: Lease & { now: Date }): Promise<GenerationRecord | null>;
  findExpired(now: Date, limit: number): Promise<readonly GenerationRecord[]>;
  /** Keeps the leases of everything this process still runs. */
  renew(owner: string, ids: readonly string[], leaseUntil: Date): Promise<void>;
  /** running -> completed; false when the claim is no longer ours. */
  complete(claim: GenerationClaim, lastFrame: number, now: Date, session: Session): Promise<boolean>;
  /** running -> failed; false when the claim is no longer ours. */
  fail(claim: GenerationClaim, failure: GenerationFailure, lastFrame: number, now: Date): Promise<boolean>;
  /** The conversation ended under a running reply: it fails for good. The ids of those it hit. */
  cancel(conversationId: string, failure: GenerationFailure, now: Date, session: Session): Promise<readonly string[]>;
  setReaderLost(id: string, lost: boolean): Promise<void>;
  /** Gives up the leases of everything this process still runs, so that another takes over at once. */
  release(owner: string, now: Date): Promise<void>;
}

const generationSchema = new Schema<GenerationDocument>(
  {
    conversationId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    messageNumber: { type: Number, required: true },
    status: { type: String, required: true, enum: ['running', 'completed', 'failed'] },
    owner: { type: String, required: true },
    attempt: { type: Number, required: true },
    takeovers: { type: Number, required: true },
    leaseUntil: { type: Date, required: true },
    lastFrame: { type: Number, required: true },
    failure: { type: Schema.Types.Mixed, default: null },
    readerLost: { type: Boolean, required: true },
    startedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
  },
  { collection: 'generations', versionKey: false },
);
// One reply per student message, whatever races.
generationSchema.index({ conversationId: 1, messageNumber: 1 }, { unique: true });
// The sweep for replies whose process is gone.
generationSchema.index({ leaseUntil: 1 }, { partialFilterExpression: { status: 'running' } });

function toRecord(document: GenerationDocument): GenerationRecord {
  const { _id, conversationId, userId, startedAt: _startedAt, finishedAt: _finishedAt, ...rest } = document;
  return { id: _id.toHexString(), conversationId: conversationId.toHexString(), userId: userId.toHexString(), ...rest };
}

const ours = ({ id, owner, attempt }: GenerationClaim) => ({
  _id: new Types.ObjectId(id),
  status: 'running' as const,
  owner,
  attempt,
});

export function createGenerationRepository(connection: Connection): GenerationRepository {
  const model: Model<GenerationDocument> = connection.model<GenerationDocument>('Generation', generationSchema);

  return {
    async create({ id, conversationId, userId, messageNumber, owner, leaseUntil, now }, session) {
      const document: GenerationDocument = {
        _id: new Types.ObjectId(id),
        conversationId: new Types.ObjectId(conversationId),
        userId: new Types.ObjectId(userId),
        messageNumber,
        status: 'running',
        owner,
        attempt: 1,
        takeovers: 0,
        leaseUntil,
        lastFrame: 0,
        failure: null,
        readerLost: false,
        startedAt: now,
        finishedAt: null,
      };
      await model.create([document], { session });
      return toRecord(document);
    },

    async find(id) {
      const _id = toObjectId(id);
      const document = _id === null ? null : await model.findOne({ _id }).lean<GenerationDocument>();
      return document === null ? null : toRecord(document);
    },

    async findForMessage(conversationId, messageNumber, session) {
      const document = await model
        .findOne({ conversationId: new Types.ObjectId(conversationId), messageNumber }, null, {
          ...(session && { session }),
        })
        .lean<GenerationDocument>();
      return document === null ? null : toRecord(document);
    },

    async restart(id, { owner, leaseUntil }) {
      const document = await model
        .findOneAndUpdate(
          { _id: new Types.ObjectId(id), status: 'failed' },
          {
            $set: { status: 'running', owner, leaseUntil, lastFrame: 0, failure: null, takeovers: 0, finishedAt: null },
            $inc: { attempt: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<GenerationDocument>();
      return document === null ? null : toRecord(document);
    },

    async claimExpired(id, { owner, leaseUntil, now }) {
      const document = await model
        .findOneAndUpdate(
          { _id: new Types.ObjectId(id), status: 'running', leaseUntil: { $lt: now } },
          { $set: { owner, leaseUntil, readerLost: true }, $inc: { attempt: 1, takeovers: 1 } },
          { returnDocument: 'after' },
        )
        .lean<GenerationDocument>();
      return document === null ? null : toRecord(document);
    },

    async findExpired(now, limit) {
      const found = await model
        .find({ status: 'running', leaseUntil: { $lt: now } })
        .sort({ leaseUntil: 1 })
        .limit(limit)
        .lean<GenerationDocument[]>();
      return found.map(toRecord);
    },

    async renew(owner, ids, leaseUntil) {
      await model.updateMany(
        { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, status: 'running', owner },
        { $set: { leaseUntil } },
      );
    },

    async complete(claim, lastFrame, now, session) {
      const { matchedCount } = await model.updateOne(
        ours(claim),
        { $set: { status: 'completed', lastFrame, finishedAt: now } },
        { session },
      );
      return matchedCount === 1;
    },

    async fail(claim, failure, lastFrame, now) {
      const { matchedCount } = await model.updateOne(ours(claim), {
        $set: { status: 'failed', failure, lastFrame, finishedAt: now },
      });
      return matchedCount === 1;
    },

    async cancel(conversationId, failure, now, session) {
      const filter = { conversationId: new Types.ObjectId(conversationId), status: 'running' as const };
      const running = await model.find(filter, { _id: 1 }, { session }).lean<{ _id: Types.ObjectId }[]>();
      if (running.length > 0)
        await model.updateMany(filter, { $set: { status: 'failed', failure, finishedAt: now } }, { session });
      return running.map(({ _id }) => _id.toHexString());
    },

    async setReaderLost(id, lost) {
      await model.updateOne({ _id: new Types.ObjectId(id) }, { $set: { readerLost: lost } });
    },

    async release(owner, now) {
      await model.updateMany(
        { status: 'running', owner, leaseUntil: { $gt: now } },
        { $set: { leaseUntil: new Date(now.getTime() - 1) } },
      );
    },
  };
}
