/** The scenario library (product §8.1, §8.5): seeded from authored content by slug, listed with filters and search. */
import type { Model, QueryFilter } from 'mongoose';
import type { Category, Difficulty, Scenario, ScenarioContent, StakeholderType } from '@parley/shared';
import { toObjectId } from '../object-id';
import { foldText, scenarioCard, searchText } from './scenario-card';
import { CARD, toScenario, type CardDocument, type ScenarioDocument } from './scenario-model';

export interface ScenarioQuery {
  readonly category?: Category | undefined;
  readonly stakeholderType?: StakeholderType | undefined;
  readonly difficulty?: Difficulty | undefined;
  /** Words, all of which must occur. */
  readonly search?: string | undefined;
  readonly limit: number;
  /** The `nextCursor` of the page before; anything else starts at the beginning. */
  readonly cursor?: string | undefined;
}

export interface ScenarioPage {
  readonly scenarios: readonly Scenario[];
  readonly nextCursor: string | null;
  /** How many match, whatever the page. */
  readonly total: number;
}

/** The library row together with the hidden side, for the coach. */
export interface ScenarioWithContent {
  readonly scenario: Scenario;
  readonly content: ScenarioContent;
}

export interface ScenarioRepository {
  /**
   * Makes the library what the authors wrote: adds, updates, and takes out of the library what is no longer among them.
   * Repeating it changes nothing; several processes may do it at once.
   */
  seed(contents: readonly ScenarioContent[]): Promise<void>;
  /** In the authors' order. */
  list(query: ScenarioQuery): Promise<ScenarioPage>;
  /** By id or slug; null when the library has no such scenario. */
  find(idOrSlug: string): Promise<Scenario | null>;
  /** Those of these slugs that the library has, in the order asked for. */
  findAll(slugs: readonly string[]): Promise<readonly Scenario[]>;
  /** Whether the slug names a scenario that is, or once was, the library's: none of somebody's own. */
  isAuthored(slug: string): Promise<boolean>;
  /** Like `find`, hidden side included. */
  findWithContent(idOrSlug: string): Promise<ScenarioWithContent | null>;
}

const LIBRARY = { inLibrary: true } as const;

export function createScenarioRepository(scenarios: Model<ScenarioDocument>): ScenarioRepository {
  const byIdOrSlug = (idOrSlug: string): QueryFilter<ScenarioDocument> => {
    const _id = toObjectId(idOrSlug);
    return _id ? { ...LIBRARY, _id } : { ...LIBRARY, slug: idOrSlug };
  };

  return {
    async seed(contents) {
      if (contents.length === 0) throw new Error('The scenario library must not be empty');
      await scenarios.bulkWrite(
        contents.map((content, position) => ({
          updateOne: {
            filter: { slug: content.slug },
            update: {
              $set: {
                ...scenarioCard(content),
                ownerId: null,
                inLibrary: true,
                position,
                searchText: searchText(content),
                content,
              },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      );
      const slugs = contents.map(({ slug }) => slug);
      await scenarios.updateMany({ ...LIBRARY, ownerId: null, slug: { $nin: slugs } }, { $set: { inLibrary: false } });
    },

    async list({ category, stakeholderType, difficulty, search, limit, cursor }) {
      const matching: QueryFilter<ScenarioDocument> = {
        ...LIBRARY,
        ...(category === undefined ? {} : { category }),
        ...(stakeholderType === undefined ? {} : { stakeholderType }),
        ...(difficulty === undefined ? {} : { difficulty }),
        ...searchFilter(search),
      };
      const after = cursor === undefined ? null : positionOf(cursor);
      const [found, total] = await Promise.all([
        scenarios
          .find(after === null ? matching : { ...matching, position: { $gt: after } }, CARD)
          .sort({ position: 1, slug: 1 })
          .limit(limit + 1)
          .lean<CardDocument[]>(),
        scenarios.countDocuments(matching),
      ]);
      const page = found.slice(0, limit);
      const last = page.at(-1);
      return {
        scenarios: page.map(toScenario),
        nextCursor: found.length > limit && last ? String(last.position) : null,
        total,
      };
    },

    async find(idOrSlug) {
      const found = await scenarios.findOne(byIdOrSlug(idOrSlug), CARD).lean<CardDocument>();
      return found && toScenario(found);
    },

    async findAll(slugs) {
      // Straight through the driver: the pages of learning tracks open with it.
      const found = await scenarios.collection
        .find<CardDocument>({ ...LIBRARY, slug: { $in: [...slugs] } }, { projection: CARD })
        .toArray();
      const bySlug = new Map(found.map((document) => [document.slug, toScenario(document)]));
      return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
    },

    isAuthored: async (slug) => (await scenarios.exists({ slug, ownerId: null })) !== null,

    async findWithContent(idOrSlug) {
      const found = await scenarios.findOne(byIdOrSlug(idOrSlug), { searchText: 0 }).lean<ScenarioDocument>();
      return found && { scenario: toScenario(found), content: found.content };
    },
  };
}

function searchFilter(search: string | undefined): QueryFilter<ScenarioDocument> {
  // Control characters part words too: MongoDB refuses a pattern with a null byte in it.
  const words = foldText(search ?? '')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return {};
  return {
    $and: words.map((word) => ({ searchText: { $regex: word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`) } })),
  };
}

function positionOf(cursor: string): number | null {
  return /^\d{1,9}$/.test(cursor) ? Number(cursor) : null;
}
