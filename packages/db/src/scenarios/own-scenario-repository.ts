/** Scenarios of people's own (product §17.4): beside the library, each seen and used by its owner alone. */
import { Types, type Model } from 'mongoose';
import type { Scenario, ScenarioContent, StakeholderType } from '@parley/shared';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import { oneByOne } from '../one-by-one';
import { restorableAt, THERE } from '../restorable';
import { scenarioCard, searchText } from './scenario-card';
import { toScenario, type ScenarioDocument, type StoredOrigin } from './scenario-model';

export type { StoredOrigin } from './scenario-model';

export interface OwnScenarioRecord {
  /** The card as its owner sees it. */
  readonly scenario: Scenario;
  /** The hidden side, for the coach. */
  readonly content: ScenarioContent;
  readonly origin: StoredOrigin;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** With when it was deleted, to be taken back for a day; null while it is there. */
export interface HeldScenario extends OwnScenarioRecord {
  readonly deletedAt: Date | null;
}

export interface NewOwnScenario {
  readonly userId: string;
  /** Its slug is made unique. */
  readonly content: ScenarioContent;
  readonly origin: StoredOrigin;
  readonly now: Date;
}

export interface OwnScenarioPage {
  readonly scenarios: readonly OwnScenarioRecord[];
  readonly nextCursor: string | null;
  /** How many there are in all, whatever the page. */
  readonly total: number;
}

export interface OwnScenarioRepository {
  create(input: NewOwnScenario, session?: Session): Promise<OwnScenarioRecord>;
  /** The person's, newest first. A cursor nobody gave out starts from the top. */
  list(query: { userId: string; limit: number; cursor?: string | undefined }): Promise<OwnScenarioPage>;
  /** All of the person's, deleted ones too while they can be taken back, the first first; read as they are asked for. */
  ofPerson(userId: string): AsyncIterable<HeldScenario>;
  /** By id or slug; null unless it is the person's own, and once it is deleted. */
  find(idOrSlug: string, userId: string, session?: Session): Promise<OwnScenarioRecord | null>;
  /** What was made of this revision of a template for this stakeholder before; null when nothing was, or it is deleted. */
  findMadeFrom(
    origin: { userId: string; templateId: string; revision: number; stakeholderType: StakeholderType },
    session: Session,
  ): Promise<OwnScenarioRecord | null>;
  /** Puts new content in place of `before`'s; null when it has changed since, or is no longer there. */
  replace(request: {
    userId: string;
    before: OwnScenarioRecord;
    content: ScenarioContent;
    /** Where it was drafted anew or what was made up is known now; else it stays. */
    origin?: OwnScenarioRecord['origin'];
    now: Date;
  }): Promise<OwnScenarioRecord | null>;
  /** Deletes, to be taken back for a day. False unless it is the person's own. */
  remove(request: { id: string; userId: string; now: Date }): Promise<boolean>;
  /** Takes a deletion back; null unless there is one of the person's own to take back. */
  restore(request: { id: string; userId: string; now: Date }): Promise<OwnScenarioRecord | null>;
}

export function createOwnScenarioRepository(model: Model<ScenarioDocument>): OwnScenarioRepository {
  const named = (idOrSlug: string, userId: string) => {
    const [_id, ownerId] = [toObjectId(idOrSlug), toObjectId(userId)];
    if (ownerId === null) return null;
    return _id === null ? { ownerId, slug: idOrSlug } : { ownerId, _id };
  };

  return {
    async create({ userId, content: drafted, origin, now }, session) {
      const _id = new Types.ObjectId();
      const content = { ...drafted, slug: `${drafted.slug}-${_id.toHexString()}` };
      const document: ScenarioDocument = {
        _id,
        ownerId: new Types.ObjectId(userId),
        inLibrary: false,
        position: 0,
        ...scenarioCard(content),
        searchText: searchText(content),
        content,
        origin,
        createdAt: now,
        updatedAt: now,
      };
      await model.create([document], { ...(session && { session }) });
      return toRecord(document);
    },

    async list({ userId, limit, cursor }) {
      const matching = { ownerId: toObjectId(userId) ?? new Types.ObjectId(), ...THERE };
      const after = cursor === undefined ? null : toObjectId(cursor);
      const [found, total] = await Promise.all([
        model
          .find(after === null ? matching : { ...matching, _id: { $lt: after } })
          .sort({ _id: -1 })
          .limit(limit + 1)
          .lean<ScenarioDocument[]>(),
        model.countDocuments(matching),
      ]);
      const page = found.slice(0, limit).map(toRecord);
      return { scenarios: page, nextCursor: found.length > limit ? (page.at(-1)?.scenario._id ?? null) : null, total };
    },

    ofPerson: (userId) =>
      oneByOne(
        model.collection.find({ ownerId: new Types.ObjectId(userId) }).sort({ _id: 1 }),
        (document: ScenarioDocument) => ({ ...toRecord(document), deletedAt: document.deletedAt ?? null }),
      ),

    async find(idOrSlug, userId, session) {
      const filter = named(idOrSlug, userId);
      if (filter === null) return null;
      const document = await model
        .findOne({ ...filter, ...THERE }, null, { ...(session && { session }) })
        .lean<ScenarioDocument>();
      return document && toRecord(document);
    },

    async findMadeFrom({ userId, templateId, revision, stakeholderType }, session) {
      const document = await model
        .findOne(
          {
            ownerId: new Types.ObjectId(userId),
            'origin.templateId': templateId,
            'origin.revision': revision,
            'origin.stakeholderType': stakeholderType,
            ...THERE,
          },
          null,
          { session },
        )
        .sort({ _id: -1 })
        .lean<ScenarioDocument>();
      return document && toRecord(document);
    },

    async replace({ userId, before, content, origin = before.origin, now }) {
      const document = await model
        .findOneAndUpdate(
          {
            _id: new Types.ObjectId(before.scenario._id),
            ownerId: new Types.ObjectId(userId),
            updatedAt: before.updatedAt,
            ...THERE,
          },
          { $set: { ...scenarioCard(content), searchText: searchText(content), content, origin, updatedAt: now } },
          { returnDocument: 'after' },
        )
        .lean<ScenarioDocument>();
      return document && toRecord(document);
    },

    async remove({ id, userId, now }) {
      const filter = named(id, userId);
      if (filter === null) return false;
      const { modifiedCount } = await model.updateOne({ ...filter, ...THERE }, { $set: { deletedAt: now } });
      return modifiedCount === 1;
    },

    async restore({ id, userId, now }) {
      const filter = named(id, userId);
      if (filter === null) return null;
      const document = await model
        .findOneAndUpdate(
          { ...filter, ...restorableAt(now) },
          { $unset: { deletedAt: 1 } },
          { returnDocument: 'after' },
        )
        .lean<ScenarioDocument>();
      return document && toRecord(document);
    },
  };
}

/** @throws Error for a scenario of the library, which the queries above never find */
function toRecord(document: ScenarioDocument): OwnScenarioRecord {
  const { origin, createdAt, updatedAt, content } = document;
  if (origin === undefined || createdAt === undefined || updatedAt === undefined)
    throw new Error(`The scenario ${document._id.toHexString()} is nobody's own`);
  return { scenario: toScenario(document), content, origin, createdAt, updatedAt };
}
