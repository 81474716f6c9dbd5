/** Every e-mail the product owes someone, once per reason; the row owns its status, the queue only carries its id. */
import { Schema, Types, type Connection, type Model } from 'mongoose';
import type { EmailTemplate, OwedEmail } from '@parley/shared';
import type { Session } from '../connection';
import { duplicateKeyOf } from '../errors';
import { toObjectId } from '../object-id';
import { oneByOne } from '../one-by-one';

/** `dropped`: not wanted any more when it was to be sent. */
export type EmailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'dropped';

interface EmailDocument {
  _id: Types.ObjectId;
  key: string;
  template: EmailTemplate;
  userId: Types.ObjectId | null;
  to: { name: string; address: string };
  data: Record<string, unknown>;
  status: EmailStatus;
  attempts: number;
  /** Until when nobody else may work on it; also when the sweep looks at it again. */
  heldUntil: Date;
  messageId: string | null;
  detail: string | null;
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export interface EmailRecord {
  readonly id: string;
  /** The reason, once for all: 'welcome:<user>', 'simulation_complete:<conversation>', 'enquiry:<enquiry>'. */
  readonly key: string;
  readonly template: EmailTemplate;
  /** Whose account it is about; null where it goes to the operator. */
  readonly userId: string | null;
  readonly to: { readonly name: string; readonly address: string };
  /** What the template is filled with; each template parses its own. Empty where that is made when it is sent (product §15.6). */
  readonly data: Readonly<Record<string, unknown>>;
  readonly status: EmailStatus;
  readonly attempts: number;
  readonly messageId: string | null;
  readonly detail: string | null;
  readonly error: string | null;
  readonly sentAt: Date | null;
}

/** With when it was owed. */
export interface HeldEmail extends EmailRecord {
  readonly createdAt: Date;
}

/** Of one template, with the data that template is filled with. */
export type NewEmail = OwedEmail & {
  readonly key: string;
  /** Whose account it is about; null where it goes to the operator. */
  readonly userId: string | null;
  readonly to: { readonly name: string; readonly address: string };
  readonly now: Date;
};

export interface EmailLogRepository {
  /**
   * Notes that this e-mail is owed. The id to queue, or null when the reason has had its e-mail already.
   * Inside a transaction a repeated reason can't be told apart quietly: it aborts with the duplicate-key error.
   */
  create(input: NewEmail, session?: Session): Promise<string | null>;
  /** Of these reasons, those that have had their e-mail, sent or not. */
  owedAmong(keys: readonly string[], session?: Session): Promise<ReadonlySet<string>>;
  find(id: string): Promise<EmailRecord | null>;
  /** All that concern the person's account, the first owed first; read as they are asked for. */
  ofPerson(userId: string): AsyncIterable<HeldEmail>;
  /** The right to send, for one worker at a time; null when it was sent, failed for good, or is held by another. */
  claim(id: string, hold: { now: Date; heldUntil: Date }): Promise<EmailRecord | null>;
  /** Keeps the claim of this attempt while its worker is at it. False when it is no longer ours. */
  renew(email: EmailRecord, heldUntil: Date): Promise<boolean>;
  /** It is out, whoever sent it. */
  markSent(id: string, outcome: { messageId: string; detail: string; now: Date }): Promise<void>;
  /**
   * An attempt failed: back to `queued`, or `failed` when it was the last. The sweep leaves it alone until `heldUntil`.
   * Nothing happens when the claim is no longer ours.
   */
  markAttemptFailed(email: EmailRecord, outcome: { error: string; last: boolean; heldUntil: Date }): Promise<void>;
  /** It is not to be sent, for the reason in `detail`. Nothing happens when the claim is no longer ours. */
  markDropped(email: EmailRecord, detail: string): Promise<void>;
  /** There is nobody to send it to: nothing of it is kept. Nothing happens when the claim is no longer ours. */
  discard(email: EmailRecord): Promise<void>;
  /** Whose account it turned out to be about, so that it is found by it. */
  assign(email: EmailRecord, userId: string): Promise<void>;
  /** Unsent e-mails that nobody holds: their queueing was lost, or their worker was. */
  findLost(now: Date, limit: number): Promise<readonly string[]>;
  /** A lost one is queued, to be left alone until `heldUntil`. Of several sweeps one succeeds; false for the others. */
  requeue(id: string, now: Date, heldUntil: Date): Promise<boolean>;
  /** What was to be queued again was not: the next sweep finds it. */
  unhold(id: string, now: Date): Promise<void>;
}

/** How long an e-mail stays in the log after it was owed. Longer than any reason can come again (product §21.1). */
const EMAIL_RETENTION_DAYS = 400;
/** How long a fresh row is left to the queue before the sweep thinks it lost (ms). */
const QUEUEING_GRACE_MS = 30_000;

const emailSchema = new Schema<EmailDocument>(
  {
    key: { type: String, required: true },
    template: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    to: {
      type: new Schema(
        { name: { type: String, default: '' }, address: { type: String, required: true } },
        { _id: false },
      ),
      required: true,
    },
    data: { type: Schema.Types.Mixed, required: true },
    status: { type: String, required: true, enum: ['queued', 'sending', 'sent', 'failed', 'dropped'] },
    attempts: { type: Number, required: true },
    heldUntil: { type: Date, required: true },
    messageId: { type: String, default: null },
    detail: { type: String, default: null },
    error: { type: String, default: null },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
  },
  { collection: 'emailLog', versionKey: false, minimize: false },
);
// Once per reason.
emailSchema.index({ key: 1 }, { unique: true });
// The sweep.
emailSchema.index({ status: 1, heldUntil: 1 });
// What is held of one person.
emailSchema.index({ userId: 1, _id: 1 });
emailSchema.index({ 'to.address': 1 });
// The retention.
emailSchema.index({ createdAt: 1 }, { expireAfterSeconds: EMAIL_RETENTION_DAYS * 24 * 60 * 60 });

function toRecord(document: EmailDocument): EmailRecord {
  const { _id, heldUntil: _held, createdAt: _created, userId, ...record } = document;
  return { id: _id.toHexString(), userId: userId?.toHexString() ?? null, ...record };
}

export function createEmailLogRepository(connection: Connection): EmailLogRepository {
  const model: Model<EmailDocument> = connection.model<EmailDocument>('EmailLog', emailSchema);
  // Every claim counts `attempts` up, so the number names the one that may write.
  const ours = ({ id, attempts }: EmailRecord) => ({
    _id: new Types.ObjectId(id),
    status: 'sending' as const,
    attempts,
  });

  return {
    async create({ key, template, userId, to, data, now }, session) {
      const _id = new Types.ObjectId();
      const document: EmailDocument = {
        _id,
        key,
        template,
        userId: userId === null ? null : new Types.ObjectId(userId),
        to: { ...to },
        data: { ...data },
        status: 'queued',
        attempts: 0,
        heldUntil: new Date(now.getTime() + QUEUEING_GRACE_MS),
        messageId: null,
        detail: null,
        error: null,
        createdAt: now,
        sentAt: null,
      };
      try {
        await model.create([document], { ...(session && { session }) });
        return _id.toHexString();
      } catch (error) {
        if (session === undefined && duplicateKeyOf(error)?.includes('key')) return null;
        throw error;
      }
    },

    async owedAmong(keys, session) {
      const found = await model
        .find({ key: { $in: keys } }, { _id: 0, key: 1 })
        .session(session ?? null)
        .lean<{ key: string }[]>();
      return new Set(found.map(({ key }) => key));
    },

    async find(id) {
      const _id = toObjectId(id);
      const document = _id === null ? null : await model.findOne({ _id }).lean<EmailDocument>();
      return document === null ? null : toRecord(document);
    },

    ofPerson: (userId) =>
      oneByOne(
        model.collection.find({ userId: new Types.ObjectId(userId) }).sort({ _id: 1 }),
        (document: EmailDocument) => ({ ...toRecord(document), createdAt: document.createdAt }),
      ),

    async claim(id, { now, heldUntil }) {
      const _id = toObjectId(id);
      if (_id === null) return null;
      const document = await model
        .findOneAndUpdate(
          { _id, $or: [{ status: 'queued' }, { status: 'sending', heldUntil: { $lt: now } }] },
          { $set: { status: 'sending', heldUntil }, $inc: { attempts: 1 } },
          { returnDocument: 'after' },
        )
        .lean<EmailDocument>();
      return document === null ? null : toRecord(document);
    },

    async renew(email, heldUntil) {
      const { matchedCount } = await model.updateOne(ours(email), { $set: { heldUntil } });
      return matchedCount === 1;
    },

    async markSent(id, { messageId, detail, now }) {
      await model.updateOne(
        { _id: new Types.ObjectId(id) },
        { $set: { status: 'sent', messageId, detail, error: null, sentAt: now } },
      );
    },

    async markAttemptFailed(email, { error, last, heldUntil }) {
      await model.updateOne(ours(email), {
        $set: { status: last ? 'failed' : 'queued', error, heldUntil },
      });
    },

    async markDropped(email, detail) {
      await model.updateOne(ours(email), { $set: { status: 'dropped', detail } });
    },

    async discard(email) {
      await model.deleteOne(ours(email));
    },

    async assign(email, userId) {
      await model.updateOne(ours(email), { $set: { userId: new Types.ObjectId(userId) } });
    },

    async findLost(now, limit) {
      const found = await model
        .find({ status: { $in: ['queued', 'sending'] }, heldUntil: { $lt: now } }, { _id: 1 })
        .limit(limit)
        .lean<{ _id: Types.ObjectId }[]>();
      return found.map(({ _id }) => _id.toHexString());
    },

    async requeue(id, now, heldUntil) {
      const { matchedCount } = await model.updateOne(
        { _id: new Types.ObjectId(id), status: { $in: ['queued', 'sending'] }, heldUntil: { $lt: now } },
        { $set: { status: 'queued', heldUntil } },
      );
      return matchedCount === 1;
    },

    async unhold(id, now) {
      await model.updateOne({ _id: new Types.ObjectId(id), status: 'queued' }, { $set: { heldUntil: now } });
    },
  };
}
