/** How exports lie in MongoDB, and the bucket their files lie in. */
import type { TeamReport } from '@parley/shared';
import { mongo, Schema, type Connection, type Model, type Types } from 'mongoose';
import { driverOf } from '../connection';

export type ExportStatus = 'queued' | 'rendering' | 'completed' | 'failed';
export type ExportKind = 'pdf';

export interface ExportDocument {
  _id: Types.ObjectId;
  /** Of whose report it is; null where it is a team's. */
  conversationId: Types.ObjectId | null;
  /** null where it is a conversation's. */
  teamId: Types.ObjectId | null;
  /** Whose conversation it is; null for a team's, which belongs to nobody alone. */
  userId: Types.ObjectId | null;
  kind: ExportKind;
  /** The report it shows: the moment of a conversation's scoring, or what a team's report says, hashed. */
  version: string;
  /** What a team's report says, since its figures will have moved on; null for a conversation, which is read. */
  teamReport: TeamReport | null;
  status: ExportStatus;
  /** False once it has failed for good; another request then begins a new one beside it. */
  live: boolean;
  /** How often it was asked for. */
  requests: number;
  attempts: number;
  /** Names the one attempt that may write; null while nobody works on it. */
  claim: string | null;
  /** Until when nobody else may work on it; also when the sweep looks at it again. */
  heldUntil: Date;
  /** In words for the user; null unless it failed. */
  error: string | null;
  file: { id: Types.ObjectId; name: string; bytes: number } | null;
  createdAt: Date;
  completedAt: Date | null;
  expiresAt: Date;
}

export interface StoredFile {
  _id: Types.ObjectId;
  filename: string;
  length: number;
  metadata: { exportId: Types.ObjectId; checkAt: Date };
}

interface StoredChunk {
  _id: Types.ObjectId;
  files_id: Types.ObjectId;
  n: number;
}

const BUCKET = 'exportFiles';

const exportSchema = new Schema<ExportDocument>(
  {
    conversationId: { type: Schema.Types.ObjectId, default: null },
    teamId: { type: Schema.Types.ObjectId, default: null },
    userId: { type: Schema.Types.ObjectId, default: null },
    kind: { type: String, required: true, enum: ['pdf'] },
    version: { type: String, required: true },
    teamReport: { type: Schema.Types.Mixed, default: null },
    status: { type: String, required: true, enum: ['queued', 'rendering', 'completed', 'failed'] },
    live: { type: Boolean, required: true },
    requests: { type: Number, required: true },
    attempts: { type: Number, required: true },
    claim: { type: String, default: null },
    heldUntil: { type: Date, required: true },
    error: { type: String, default: null },
    file: {
      type: new Schema(
        {
          id: { type: Schema.Types.ObjectId, required: true },
          name: { type: String, required: true },
          bytes: { type: Number, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    createdAt: { type: Date, required: true },
    completedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'exports', versionKey: false },
);
// One render for each report, however often and however parallel it is asked for. A failed one makes room for another.
exportSchema.index(
  { conversationId: 1, teamId: 1, kind: 1, version: 1, live: 1 },
  { unique: true, partialFilterExpression: { live: true } },
);
// The download.
exportSchema.index({ 'file.name': 1 }, { unique: true, partialFilterExpression: { 'file.name': { $exists: true } } });
// The sweep for lost ones.
exportSchema.index({ status: 1, heldUntil: 1 });
// What is held of one person.
exportSchema.index({ userId: 1, _id: 1 });
// The retention.
exportSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

// Only their indexes are declared: GridFS writes files and chunks.
const fileSchema = new Schema<StoredFile>({}, { collection: `${BUCKET}.files`, versionKey: false, strict: false });
fileSchema.index({ 'metadata.checkAt': 1 });
const chunkSchema = new Schema<StoredChunk>({}, { collection: `${BUCKET}.chunks`, versionKey: false, strict: false });
chunkSchema.index({ files_id: 1, n: 1 }, { unique: true });

export interface ExportStore {
  readonly exports: Model<ExportDocument>;
  readonly files: Model<StoredFile>;
  readonly bucket: () => mongo.GridFSBucket;
}

export function exportStore(connection: Connection): ExportStore {
  connection.model<StoredChunk>('ExportChunk', chunkSchema);
  let bucket: mongo.GridFSBucket | null = null;
  return {
    exports: connection.model<ExportDocument>('Export', exportSchema),
    files: connection.model<StoredFile>('ExportFile', fileSchema),
    bucket: () => {
      bucket ??= new mongo.GridFSBucket(driverOf(connection), { bucketName: BUCKET });
      return bucket;
    },
  };
}
