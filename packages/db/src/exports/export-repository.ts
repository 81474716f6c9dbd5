/** Exports of reports: asked for once or often, rendered once, kept for a time. The row owns the status; the queue only carries its id. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TeamReport } from '@parley/shared';
import { Types, type Connection } from 'mongoose';
import { duplicateKeyOf } from '../errors';
import { toObjectId } from '../object-id';
import { oneByOne } from '../one-by-one';
import { exportStore, type ExportDocument, type ExportKind, type ExportStatus } from './export-model';

export type { ExportKind, ExportStatus } from './export-model';

/** Whose report is exported. A team's comes with what it says; a conversation is read when it is rendered. */
export type ExportSubject =
  | { readonly of: 'conversation'; readonly conversationId: string; readonly userId: string }
  | { readonly of: 'team'; readonly teamId: string; readonly report: TeamReport };

export interface ExportRecord {
  readonly id: string;
  readonly subject: ExportSubject;
  readonly kind: ExportKind;
  readonly version: string;
  readonly status: ExportStatus;
  readonly attempts: number;
  /** In words for the user; null unless it failed. */
  readonly error: string | null;
  /** Null until it is completed. The name can't be guessed. */
  readonly file: { readonly id: string; readonly name: string; readonly bytes: number } | null;
  readonly expiresAt: Date;
}

/** Of a person's own conversation, with when it was asked for first. */
export interface HeldExport extends Omit<ExportRecord, 'subject'> {
  readonly conversationId: string;
  readonly createdAt: Date;
}

export interface ExportRequest {
  readonly subject: ExportSubject;
  readonly kind: ExportKind;
  /** Of the report: the moment of a conversation's scoring; of a team whatever is another once its report says something else. */
  readonly version: string;
  readonly now: Date;
}

/** Names the one attempt that may write what became of an export. */
export interface ExportClaim {
  readonly exportId: string;
  readonly claim: string;
}

export interface ExportRepository {
  /**
   * The export of this report, begun now where there is none that is running or done. Asking extends its retention.
   * Parallel requests get the same one.
   */
  request(input: ExportRequest): Promise<ExportRecord>;
  /** Takes back a request that could not be queued: gone, unless somebody else asked for the same or it is at work. */
  withdraw(id: string): Promise<void>;
  find(id: string): Promise<ExportRecord | null>;
  /** Of the person's own conversation; null when there is none of this id, or it is someone else's, or a team's. */
  findOwned(id: string, userId: string): Promise<ExportRecord | null>;
  /** Of the person's own conversation, by the name of its file. */
  findOwnedByFile(name: string, userId: string): Promise<ExportRecord | null>;
  /** All of the person's conversations, the first asked for first; read as they are asked for. */
  ofPerson(userId: string): AsyncIterable<HeldExport>;
  /** The bytes of a completed export's file. An error of the stream means that they could not be read. */
  read(file: NonNullable<ExportRecord['file']>): Readable;
  /** Takes one that is queued, or that its worker has held for too long; null when there is nothing to do. */
  claim(id: string, hold: { now: Date; heldUntil: Date }): Promise<{ record: ExportRecord; claim: ExportClaim } | null>;
  /** Keeps a claim while its worker is at it. False when the claim is no longer ours. */
  renew(claim: ExportClaim, heldUntil: Date): Promise<boolean>;
  /** rendering -> completed, with its file. False when the claim is no longer ours; nothing is kept then. */
  complete(claim: ExportClaim, bytes: Uint8Array, now: Date): Promise<boolean>;
  /** An attempt failed: back to `queued`, or `failed` when it was the last. The sweep leaves it alone until `heldUntil`. */
  markAttemptFailed(claim: ExportClaim, outcome: { error: string; last: boolean; heldUntil: Date }): Promise<void>;
  /** Unfinished exports that nobody holds: their queueing was lost, or their worker was. */
  findLost(now: Date, limit: number): Promise<readonly string[]>;
  /** A lost one is queued, to be left alone until `heldUntil`. Of several sweeps one succeeds; false for the others. */
  requeue(id: string, now: Date, heldUntil: Date): Promise<boolean>;
  /** What was to be queued again was not: the next sweep finds it. */
  unhold(id: string, now: Date): Promise<void>;
  /** Deletes files, chunks included, whose export is gone; how many. Looks at no more than `limit` files. */
  deleteOrphanedFiles(now: Date, limit: number): Promise<number>;
}

/** How long an export and its file are kept after it was last asked for (ms). */
export const EXPORT_RETENTION_MS = 30 * 24 * 60 * 60_000;
/** How long a fresh row is left to the queue before the sweep thinks it lost (ms). */
const QUEUEING_GRACE_MS = 30_000;
/** When a new file is looked at for the first time: its export is completed long before, or will never be (ms). */
const FIRST_CHECK_MS = 60 * 60_000;
const NAME_BYTES = 24;

/** @throws Error for a row that is of neither */
function subjectOf({ _id, conversationId, userId, teamId, teamReport }: ExportDocument): ExportSubject {
  if (conversationId !== null && userId !== null)
    return { of: 'conversation', conversationId: conversationId.toHexString(), userId: userId.toHexString() };
  if (teamId !== null && teamReport !== null) return { of: 'team', teamId: teamId.toHexString(), report: teamReport };
  throw new Error(`The export ${_id.toHexString()} is neither of a conversation nor of a team`);
}

/** The fields that say whose report it is, as a new row has them. */
function subjectFields(subject: ExportSubject) {
  const isTeam = subject.of === 'team';
  return {
    named: {
      conversationId: isTeam ? null : new Types.ObjectId(subject.conversationId),
      teamId: isTeam ? new Types.ObjectId(subject.teamId) : null,
    },
    given: {
      userId: isTeam ? null : new Types.ObjectId(subject.userId),
      teamReport: isTeam ? subject.report : null,
    },
  };
}

function toRecord(document: ExportDocument): ExportRecord {
  const { _id, kind, version, status, attempts, error, file, expiresAt } = document;
  return {
    id: _id.toHexString(),
    subject: subjectOf(document),
    kind,
    version,
    status,
    attempts,
    error,
    expiresAt,
    file: file === null ? null : { id: file.id.toHexString(), name: file.name, bytes: file.bytes },
  };
}

function toHeld(document: ExportDocument, userId: string): HeldExport {
  const { subject, ...record } = toRecord(document);
  if (subject.of !== 'conversation') throw new Error(`The export ${record.id} of ${userId} is of no conversation`);
  return { ...record, conversationId: subject.conversationId, createdAt: document.createdAt };
}

export function createExportRepository(connection: Connection): ExportRepository {
  const { exports: model, files, bucket } = exportStore(connection);
  const ours = ({ exportId, claim }: ExportClaim) => ({
    _id: new Types.ObjectId(exportId),
    status: 'rendering' as const,
    claim,
  });

  const upsert = async ({ subject, kind, version, now }: ExportRequest): Promise<ExportRecord> => {
    const { named, given } = subjectFields(subject);
    const document = await model
      .findOneAndUpdate(
        { ...named, kind, version, live: true },
        {
          $inc: { requests: 1 },
          $max: { expiresAt: new Date(now.getTime() + EXPORT_RETENTION_MS) },
          $setOnInsert: {
            ...given,
            status: 'queued',
            attempts: 0,
            claim: null,
            heldUntil: new Date(now.getTime() + QUEUEING_GRACE_MS),
            error: null,
            file: null,
            createdAt: now,
            completedAt: null,
          },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<ExportDocument>();
    return toRecord(document);
  };

  return {
    async request(input) {
      try {
        return await upsert(input);
      } catch (error) {
        // A parallel request was first: its row is there now.
        if (duplicateKeyOf(error)?.includes('conversationId') !== true) throw error;
        return upsert(input);
      }
    },

    async withdraw(id) {
      await model.deleteOne({ _id: new Types.ObjectId(id), status: 'queued', requests: 1, attempts: 0 });
    },

    async find(id) {
      const _id = toObjectId(id);
      const document = _id === null ? null : await model.findOne({ _id }).lean<ExportDocument>();
      return document === null ? null : toRecord(document);
    },

    async findOwned(id, userId) {
      const _id = toObjectId(id);
      if (_id === null) return null;
      const document = await model.findOne({ _id, userId: new Types.ObjectId(userId) }).lean<ExportDocument>();
      return document === null ? null : toRecord(document);
    },

    async findOwnedByFile(name, userId) {
      const document = await model
        .findOne({ 'file.name': name, userId: new Types.ObjectId(userId) })
        .lean<ExportDocument>();
      return document === null ? null : toRecord(document);
    },

    ofPerson: (userId) =>
      oneByOne(
        model.collection.find({ userId: new Types.ObjectId(userId) }).sort({ _id: 1 }),
        (document: ExportDocument) => toHeld(document, userId),
      ),

    read: (file) => bucket().openDownloadStream(new Types.ObjectId(file.id)),

    async claim(id, { now, heldUntil }) {
      const _id = toObjectId(id);
      if (_id === null) return null;
      const claim = randomUUID();
      const document = await model
        .findOneAndUpdate(
          { _id, $or: [{ status: 'queued' }, { status: 'rendering', heldUntil: { $lt: now } }] },
          { $set: { status: 'rendering', heldUntil, claim }, $inc: { attempts: 1 } },
          { returnDocument: 'after' },
        )
        .lean<ExportDocument>();
      return document === null ? null : { record: toRecord(document), claim: { exportId: id, claim } };
    },

    async renew(claim, heldUntil) {
      const { matchedCount } = await model.updateOne(ours(claim), { $set: { heldUntil } });
      return matchedCount === 1;
    },

    async complete(claim, bytes, now) {
      const name = `${randomBytes(NAME_BYTES).toString('base64url')}.pdf`;
      const upload = bucket().openUploadStream(name, {
        metadata: { exportId: new Types.ObjectId(claim.exportId), checkAt: new Date(now.getTime() + FIRST_CHECK_MS) },
      });
      await pipeline([Buffer.from(bytes)], upload);
      const { matchedCount } = await model.updateOne(ours(claim), {
        $set: {
          status: 'completed',
          claim: null,
          error: null,
          completedAt: now,
          file: { id: upload.id, name, bytes: bytes.byteLength },
        },
      });
      if (matchedCount === 0) await bucket().delete(upload.id);
      return matchedCount === 1;
    },

    async markAttemptFailed(claim, { error, last, heldUntil }) {
      await model.updateOne(ours(claim), {
        $set: last
          ? { status: 'failed', live: false, claim: null, error, heldUntil }
          : { status: 'queued', claim: null, heldUntil },
      });
    },

    async findLost(now, limit) {
      const found = await model
        .find({ status: { $in: ['queued', 'rendering'] }, heldUntil: { $lt: now } }, { _id: 1 })
        .limit(limit)
        .lean<{ _id: Types.ObjectId }[]>();
      return found.map(({ _id }) => _id.toHexString());
    },

    async requeue(id, now, heldUntil) {
      const { matchedCount } = await model.updateOne(
        { _id: new Types.ObjectId(id), status: { $in: ['queued', 'rendering'] }, heldUntil: { $lt: now } },
        { $set: { status: 'queued', claim: null, heldUntil } },
      );
      return matchedCount === 1;
    },

    async unhold(id, now) {
      await model.updateOne({ _id: new Types.ObjectId(id), status: 'queued' }, { $set: { heldUntil: now } });
    },

    async deleteOrphanedFiles(now, limit) {
      const due = await files
        .find({ 'metadata.checkAt': { $lt: now } }, { metadata: 1 })
        .limit(limit)
        .lean<{ _id: Types.ObjectId; metadata: { exportId: Types.ObjectId } }[]>();
      let deleted = 0;
      for (const { _id, metadata } of due) {
        const owner = await model
          .findOne({ _id: metadata.exportId, 'file.id': _id }, { expiresAt: 1 })
          .lean<{ expiresAt: Date }>();
        if (owner === null) {
          await bucket().delete(_id);
          deleted += 1;
        } else {
          // Later than the end of the retention: MongoDB deletes what has expired within minutes, not at once.
          await files.updateOne(
            { _id },
            {
              $set: {
                'metadata.checkAt': new Date(Math.max(owner.expiresAt.getTime(), now.getTime()) + FIRST_CHECK_MS),
              },
            },
          );
        }
      }
      return deleted;
    },
  };
}
