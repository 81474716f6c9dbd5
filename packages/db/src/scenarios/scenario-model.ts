/** How a scenario lies in MongoDB: those of the library and those of people's own, in one collection. */
import { Schema, type Connection, type Model, type Types } from 'mongoose';
import {
  CATEGORIES,
  CHALLENGE_TYPES,
  DIFFICULTIES,
  SKILLS,
  STAKEHOLDER_TYPES,
  type BriefPart,
  type Scenario,
  type ScenarioContent,
  type ScenarioOrigin,
  type StakeholderType,
} from '@parley/shared';
import { ERASED_AFTER } from '../restorable';

export interface ScenarioDocument extends Omit<Scenario, '_id'> {
  readonly _id: Types.ObjectId;
  /** null: the library's own. */
  readonly ownerId: Types.ObjectId | null;
  readonly inLibrary: boolean;
  /** Place in the library. */
  readonly position: number;
  readonly searchText: string;
  readonly content: ScenarioContent;
  /** This and the following: on scenarios of somebody's own alone. */
  readonly origin?: StoredOrigin;
  readonly createdAt?: Date;
  readonly updatedAt?: Date;
  /** Deleted by its owner, and still to be taken back. */
  readonly deletedAt?: Date;
}

/** A brief as it was kept, and what was understood of it. */
export type StoredBrief = Pick<BriefPart, 'text' | 'understood' | 'invented'> &
  // Drafts from before 2026-11-30 have none.
  Partial<Pick<BriefPart, 'choices'>>;

/** How a scenario of somebody's own came to be. */
export interface StoredOrigin extends ScenarioOrigin {
  /** Of the template: a changed one makes another scenario. */
  readonly revision: number | null;
  /** Who of the template's stakeholders sits across. */
  readonly stakeholderType: StakeholderType;
  /** What it was read from, where it was drafted from a brief. */
  readonly brief?: StoredBrief;
}

const text = { type: String, required: true };

const scenarioSchema = new Schema<ScenarioDocument>(
  {
    slug: text,
    ownerId: { type: Schema.Types.ObjectId, default: null },
    inLibrary: { type: Boolean, required: true },
    position: { type: Number, required: true },
    title: text,
    description: text,
    difficulty: { ...text, enum: DIFFICULTIES },
    category: { ...text, enum: CATEGORIES },
    challengeType: { ...text, enum: CHALLENGE_TYPES },
    stakeholderType: { ...text, enum: STAKEHOLDER_TYPES },
    stakeholderPersona: {
      _id: false,
      name: text,
      type: { type: String, required: true },
      role: text,
      description: text,
    },
    goal: text,
    situation: text,
    learningObjectives: [String],
    skills: [{ type: String, enum: SKILLS }],
    estimatedDuration: { type: Number, required: true },
    searchText: text,
    content: { type: Schema.Types.Mixed, required: true },
    origin: { type: Schema.Types.Mixed },
    createdAt: { type: Date },
    updatedAt: { type: Date },
    deletedAt: { type: Date },
  },
  { collection: 'scenarios', versionKey: false, strict: 'throw', minimize: false },
);
scenarioSchema.index({ slug: 1 }, { unique: true });
scenarioSchema.index({ inLibrary: 1, position: 1, slug: 1 });
// Somebody's own, newest first; and what was made of a template before.
const OWN = { partialFilterExpression: { ownerId: { $type: 'objectId' } } } as const;
scenarioSchema.index({ ownerId: 1, _id: -1 }, OWN);
scenarioSchema.index({ ownerId: 1, 'origin.templateId': 1, 'origin.revision': 1 }, OWN);
scenarioSchema.index({ deletedAt: 1 }, ERASED_AFTER);

/** Everything but the hidden side and what the library is found by. */
export const CARD = { searchText: 0, content: 0, ownerId: 0, inLibrary: 0 } as const;
export type CardDocument = Omit<ScenarioDocument, 'searchText' | 'content' | 'ownerId' | 'inLibrary'>;

export function scenarioModel(connection: Connection): Model<ScenarioDocument> {
  return connection.model<ScenarioDocument>('Scenario', scenarioSchema);
}

export function toScenario(document: CardDocument): Scenario {
  return {
    _id: document._id.toHexString(),
    slug: document.slug,
    title: document.title,
    description: document.description,
    difficulty: document.difficulty,
    category: document.category,
    challengeType: document.challengeType,
    stakeholderType: document.stakeholderType,
    stakeholderPersona: document.stakeholderPersona,
    goal: document.goal,
    situation: document.situation,
    learningObjectives: document.learningObjectives,
    skills: document.skills,
    estimatedDuration: document.estimatedDuration,
  };
}
