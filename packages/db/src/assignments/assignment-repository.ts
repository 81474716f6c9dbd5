/**
 * What teams are asked for (product §25). A running assignment has one of the few slots of its team: so there are never
 * more, and two that are asked for at once meet there, whereupon the second sees the first.
 */
import { Schema, Types, type Connection, type Model } from 'mongoose';
import { ASSIGNMENT_KINDS, assignmentOverAt, ASSIGNMENTS_RUNNING_MAX } from '@parley/shared';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import type { AssignmentRecord, AssignmentRefusal, NewAssignment } from './assignment-record';

interface AssignmentDocument extends Omit<AssignmentRecord, 'id' | 'teamId' | 'scenarios' | 'memberIds' | 'askedBy'> {
  _id: Types.ObjectId;
  teamId: Types.ObjectId;
  scenarios: string[];
  memberIds: Types.ObjectId[] | null;
  askedBy: Types.ObjectId;
  /** null once it was ended, or another one took the slot after it was over. */
  slot: number | null;
}

/** Of one that runs, as the worker's reminders go through them. */
export interface AssignmentQuery {
  /** Over after this moment and until the other one. */
  readonly from: Date;
  readonly until: Date;
  /** Those with this id and the greater ones; null: all. */
  readonly fromId: string | null;
  readonly limit: number;
}

export interface AssignmentRepository {
  /**
   * Asks, in the transaction that owes the letters. What is over by `now` makes room.
   * @throws MongoDB's duplicate key error (see `duplicateKeyOf`) when another one was faster: ask again
   */
  create(input: NewAssignment, now: Date, session: Session): Promise<AssignmentRecord | AssignmentRefusal>;
  /** One of that team, whatever its state. */
  find(teamId: string, id: string): Promise<AssignmentRecord | null>;
  /** What runs, the first to be over first. */
  running(teamId: string, now: Date): Promise<AssignmentRecord[]>;
  /** What does not run any more, the last asked for first. */
  past(teamId: string, now: Date, limit: number): Promise<AssignmentRecord[]>;
  /** Ends it by hand; one that was over or ended stays as it was. null where that team has no such one. */
  end(request: { teamId: string; id: string; now: Date }): Promise<AssignmentRecord | null>;
  /** Those that were not ended, in the order of their ids. */
  overBetween(query: AssignmentQuery): Promise<AssignmentRecord[]>;
}

const text = { type: String, required: true };
const moment = { type: Date, required: true };
const id = { type: Schema.Types.ObjectId, required: true };

const assignmentSchema = new Schema<AssignmentDocument>(
  {
    teamId: id,
    kind: { ...text, enum: ASSIGNMENT_KINDS },
    slug: text,
    title: text,
    scenarios: [text],
    note: { type: String, default: '' },
    dueOn: text,
    overAt: moment,
    memberIds: { type: [Schema.Types.ObjectId], default: null },
    askedBy: id,
    askedAt: moment,
    endedAt: { type: Date, default: null },
    slot: { type: Number, default: null },
  },
  { collection: 'assignments', versionKey: false, strict: 'throw' },
);
assignmentSchema.index({ teamId: 1, _id: -1 });
assignmentSchema.index(
  { teamId: 1, slot: 1 },
  { unique: true, partialFilterExpression: { slot: { $type: 'number' } } },
);
// The reminders.
assignmentSchema.index({ overAt: 1 });

export function createAssignmentRepository(connection: Connection): AssignmentRepository {
  const model: Model<AssignmentDocument> = connection.model<AssignmentDocument>('Assignment', assignmentSchema);

  const runningIn = (teamId: Types.ObjectId, now: Date) => ({ teamId, endedAt: null, overAt: { $gt: now } });

  const find = async (teamId: string, assignmentId: string): Promise<AssignmentRecord | null> => {
    const [_id, team] = [toObjectId(assignmentId), toObjectId(teamId)];
    if (_id === null || team === null) return null;
    const document = await model.findOne({ _id, teamId: team }).lean<AssignmentDocument>();
    return document && toRecord(document);
  };

  return {
    find,

    async create(input, now, session) {
      const teamId = new Types.ObjectId(input.teamId);
      const opened = { teamId, slot: { $ne: null } };
      await model.updateMany({ ...opened, overAt: { $lte: now } }, { $set: { slot: null } }, { session });
      const open = await model.find(opened, null, { session }).lean<AssignmentDocument[]>();
      const same = open.map(toRecord).find((other) => asksTheSame(other, input));
      if (same !== undefined) return { reason: 'asked_already', assignment: same };
      const slots = Array.from({ length: ASSIGNMENTS_RUNNING_MAX }, (_, at) => at + 1);
      const slot = slots.find((candidate) => !open.some((other) => other.slot === candidate));
      if (slot === undefined) return { reason: 'too_many' };
      const document: AssignmentDocument = {
        ...input,
        _id: new Types.ObjectId(),
        teamId,
        scenarios: [...input.scenarios],
        memberIds: input.memberIds && input.memberIds.map((member) => new Types.ObjectId(member)),
        askedBy: new Types.ObjectId(input.askedBy),
        overAt: assignmentOverAt(input.dueOn),
        askedAt: now,
        endedAt: null,
        slot,
      };
      await model.create([document], { session });
      return toRecord(document);
    },

    async running(teamId, now) {
      const team = toObjectId(teamId);
      if (team === null) return [];
      const found = await model
        .find(runningIn(team, now))
        .sort({ overAt: 1, _id: 1 })
        .limit(ASSIGNMENTS_RUNNING_MAX)
        .lean<AssignmentDocument[]>();
      return found.map(toRecord);
    },

    async past(teamId, now, limit) {
      const team = toObjectId(teamId);
      if (team === null) return [];
      const found = await model
        .find({ teamId: team, $or: [{ endedAt: { $ne: null } }, { overAt: { $lte: now } }] })
        .sort({ _id: -1 })
        .limit(limit)
        .lean<AssignmentDocument[]>();
      return found.map(toRecord);
    },

    async end({ teamId, id: assignmentId, now }) {
      const [_id, team] = [toObjectId(assignmentId), toObjectId(teamId)];
      if (_id === null || team === null) return null;
      await model.updateOne({ _id, ...runningIn(team, now) }, { $set: { endedAt: now, slot: null } });
      return find(teamId, assignmentId);
    },

    async overBetween({ from, until, fromId, limit }) {
      const first = fromId === null ? null : toObjectId(fromId);
      const found = await model
        .find({
          endedAt: null,
          overAt: { $gt: from, $lte: until },
          ...(first && { _id: { $gte: first } }),
        })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<AssignmentDocument[]>();
      return found.map(toRecord);
    },
  };
}

type Asked = Pick<AssignmentRecord, 'kind' | 'slug' | 'memberIds'>;

/** Whether somebody would be asked for one thing by both. */
function asksTheSame(one: Asked, other: Asked): boolean {
  if (one.kind !== other.kind || one.slug !== other.slug) return false;
  if (one.memberIds === null || other.memberIds === null) return true;
  const others = new Set(other.memberIds);
  return one.memberIds.some((member) => others.has(member));
}

function toRecord({ _id, slot: _slot, ...document }: AssignmentDocument): AssignmentRecord {
  return {
    ...document,
    id: _id.toHexString(),
    teamId: document.teamId.toHexString(),
    memberIds: document.memberIds && document.memberIds.map((member) => member.toHexString()),
    askedBy: document.askedBy.toHexString(),
  };
}
