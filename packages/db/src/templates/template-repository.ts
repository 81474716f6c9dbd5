/** Templates of scenarios of one's own (product §17.1). */
import { Schema, Types, type Connection, type Model } from 'mongoose';
import { CHALLENGE_TYPES, DIFFICULTIES, STAKEHOLDER_TYPES, type DraftFields, type TemplateInput } from '@parley/shared';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import { oneByOne } from '../one-by-one';
import { ERASED_AFTER, restorableAt, THERE } from '../restorable';

interface TemplateDocument extends TemplateInput {
  _id: Types.ObjectId;
  ownerId: Types.ObjectId;
  /** Counts up when what a scenario is drafted from changes. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  /** Set once deleted, for as long as that can be taken back. */
  deletedAt: Date | null;
}

export interface TemplateRecord extends Readonly<TemplateInput> {
  readonly id: string;
  readonly ownerId: string;
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** With when it was deleted, to be taken back for a day; null while it is there. */
export interface HeldTemplate extends TemplateRecord {
  readonly deletedAt: Date | null;
}

export interface TemplateQuery {
  readonly userId: string;
  /** `own`: the person's; `public`: those that others made public. */
  readonly scope: 'own' | 'public';
  readonly limit: number;
  /** The `nextCursor` of the page before; anything else starts at the beginning. */
  readonly cursor?: string | undefined;
}

export interface TemplatePage {
  readonly templates: readonly TemplateRecord[];
  readonly nextCursor: string | null;
  /** How many there are in all, whatever the page. */
  readonly total: number;
}

export interface TemplateRepository {
  create(request: { userId: string; input: TemplateInput; now: Date }): Promise<TemplateRecord>;
  /** Newest first. */
  list(query: TemplateQuery): Promise<TemplatePage>;
  /** All of the person's, deleted ones too while they can be taken back, the first first; read as they are asked for. */
  ofPerson(userId: string): AsyncIterable<HeldTemplate>;
  /** The person's own or a public one; null for any other, and once it is deleted. */
  findReadable(id: string, userId: string, session?: Session): Promise<TemplateRecord | null>;
  /** Replaces what was filled in; null unless it is the person's own. */
  update(request: { id: string; userId: string; input: TemplateInput; now: Date }): Promise<TemplateRecord | null>;
  /** Deletes, to be taken back for a day. False unless it is the person's own. */
  remove(request: { id: string; userId: string; now: Date }): Promise<boolean>;
  /** Takes a deletion back; null unless there is one of the person's own to take back. */
  restore(request: { id: string; userId: string; now: Date }): Promise<TemplateRecord | null>;
}

const text = { type: String, required: true };

const templateSchema = new Schema<TemplateDocument>(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    revision: { type: Number, required: true },
    title: text,
    description: text,
    industry: text,
    projectType: text,
    customContext: text,
    stakeholderTypes: [{ ...text, enum: STAKEHOLDER_TYPES }],
    challengeTypes: [{ ...text, enum: CHALLENGE_TYPES }],
    learningObjectives: [text],
    difficulty: { ...text, enum: DIFFICULTIES },
    isPublic: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
  },
  { collection: 'scenarioTemplates', versionKey: false, strict: 'throw' },
);
// Both lists, newest first: ids grow with time.
templateSchema.index({ ownerId: 1, deletedAt: 1, _id: -1 });
templateSchema.index({ deletedAt: 1, _id: -1 }, { partialFilterExpression: { isPublic: true } });
templateSchema.index({ deletedAt: 1 }, ERASED_AFTER);

export function createTemplateRepository(connection: Connection): TemplateRepository {
  const model: Model<TemplateDocument> = connection.model<TemplateDocument>('ScenarioTemplate', templateSchema);

  const own = (id: string, userId: string) => {
    const [_id, ownerId] = [toObjectId(id), toObjectId(userId)];
    return _id === null || ownerId === null ? null : { _id, ownerId };
  };

  return {
    async create({ userId, input, now }) {
      const document: TemplateDocument = {
        _id: new Types.ObjectId(),
        ownerId: new Types.ObjectId(userId),
        revision: 1,
        ...input,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      };
      await model.create(document);
      return toRecord(document);
    },

    async list({ userId, scope, limit, cursor }) {
      const ownerId = toObjectId(userId);
      const matching = {
        ...THERE,
        ...(scope === 'own' ? { ownerId } : { isPublic: true, ownerId: { $ne: ownerId } }),
      };
      const after = cursor === undefined ? null : toObjectId(cursor);
      const [found, total] = await Promise.all([
        model
          .find(after === null ? matching : { ...matching, _id: { $lt: after } })
          .sort({ _id: -1 })
          .limit(limit + 1)
          .lean<TemplateDocument[]>(),
        model.countDocuments(matching),
      ]);
      const page = found.slice(0, limit).map(toRecord);
      return { templates: page, nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null, total };
    },

    ofPerson: (userId) =>
      oneByOne(
        model.collection.find({ ownerId: new Types.ObjectId(userId) }).sort({ _id: 1 }),
        (document: TemplateDocument) => ({ ...toRecord(document), deletedAt: document.deletedAt }),
      ),

    async findReadable(id, userId, session) {
      const [_id, ownerId] = [toObjectId(id), toObjectId(userId)];
      if (_id === null || ownerId === null) return null;
      const document = await model
        .findOne({ _id, ...THERE, $or: [{ ownerId }, { isPublic: true }] }, null, { ...(session && { session }) })
        .lean<TemplateDocument>();
      return document && toRecord(document);
    },

    async update({ id, userId, input, now }) {
      const filter = own(id, userId);
      if (filter === null) return null;
      for (;;) {
        const before = await model.findOne({ ...filter, ...THERE }).lean<TemplateDocument>();
        if (before === null) return null;
        const { revision } = before;
        const next = sameDraft(before, input) ? revision : revision + 1;
        // From what was read: of two changes at once neither takes the other's number.
        const after = await model
          .findOneAndUpdate(
            { ...filter, ...THERE, revision, updatedAt: before.updatedAt },
            { $set: { ...input, revision: next, updatedAt: now } },
            { returnDocument: 'after' },
          )
          .lean<TemplateDocument>();
        if (after !== null) return toRecord(after);
      }
    },

    async remove({ id, userId, now }) {
      const filter = own(id, userId);
      if (filter === null) return false;
      const { modifiedCount } = await model.updateOne({ ...filter, ...THERE }, { $set: { deletedAt: now } });
      return modifiedCount === 1;
    },

    async restore({ id, userId, now }) {
      const filter = own(id, userId);
      if (filter === null) return null;
      const document = await model
        .findOneAndUpdate(
          { ...filter, ...restorableAt(now) },
          { $set: { deletedAt: null } },
          { returnDocument: 'after' },
        )
        .lean<TemplateDocument>();
      return document && toRecord(document);
    },
  };
}

const DRAFTED_FROM = [
  'title',
  'description',
  'industry',
  'projectType',
  'customContext',
  'stakeholderTypes',
  'challengeTypes',
  'learningObjectives',
  'difficulty',
] as const satisfies readonly (keyof DraftFields)[];

/** Whether both would be drafted from the same words. */
function sameDraft(one: DraftFields, other: DraftFields): boolean {
  return DRAFTED_FROM.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

function toRecord(document: TemplateDocument): TemplateRecord {
  const { _id, ownerId, deletedAt: _deleted, ...rest } = document;
  return { id: _id.toHexString(), ownerId: ownerId.toHexString(), ...rest };
}
