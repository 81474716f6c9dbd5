/** Search and the three filters of the library (product §8.5), as they stand in the address. */
import {
  CATEGORIES,
  DIFFICULTIES,
  sentenceCase,
  STAKEHOLDER_TYPES,
  titleCase,
  type Category,
  type Difficulty,
  type LibraryScenario,
  type StakeholderType,
} from '@parley/shared';

export interface Filters {
  readonly search: string;
  readonly category: Category | null;
  readonly stakeholderType: StakeholderType | null;
  readonly difficulty: Difficulty | null;
}
type FilterName = keyof Filters;

export const NO_FILTERS: Filters = { search: '', category: null, stakeholderType: null, difficulty: null };
const SEARCH_MAX = 100;

/** Whether the whole library is asked for. */
export function isUnfiltered({ search, category, stakeholderType, difficulty }: Filters): boolean {
  return search.trim() === '' && category === null && stakeholderType === null && difficulty === null;
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((candidate) => candidate === value) ?? null;
}

/** Reads the filters from an address; what is no value of the vocabulary counts as not set. */
export function filtersFrom(params: URLSearchParams): Filters {
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    category: oneOf(CATEGORIES, params.get('category')),
    stakeholderType: oneOf(STAKEHOLDER_TYPES, params.get('stakeholderType')),
    difficulty: oneOf(DIFFICULTIES, params.get('difficulty')),
  };
}

/** Writes the filters into an address, leaving its other parameters alone. */
export function withFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filters)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

const wordsOf = (search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

function textOf(scenario: LibraryScenario): string {
  return [
    scenario.title,
    scenario.description,
    scenario.situation,
    ...scenario.learningObjectives,
    ...scenario.skills.map(sentenceCase),
    scenario.stakeholderPersona.name,
    scenario.stakeholderPersona.role,
  ]
    .join('\n')
    .toLowerCase();
}

/** Scenarios that hold every word of the search, in any order, and match every filter that is set. */
export function matching(scenarios: readonly LibraryScenario[], filters: Filters): LibraryScenario[] {
  const words = wordsOf(filters.search);
  return scenarios.filter((scenario) => {
    if (filters.category !== null && scenario.category !== filters.category) return false;
    if (filters.stakeholderType !== null && scenario.stakeholderType !== filters.stakeholderType) return false;
    if (filters.difficulty !== null && scenario.difficulty !== filters.difficulty) return false;
    if (words.length === 0) return true;
    const text = textOf(scenario);
    return words.every((word) => text.includes(word));
  });
}

export interface WayOut {
  /** What helps most to know: 'Budget Discussion has 14 scenarios, none of them Easy.' */
  readonly line: string;
  readonly action: string;
  readonly filters: Filters;
}

const RELAXED_FIRST: readonly FilterName[] = ['difficulty', 'stakeholderType', 'category', 'search'];
const NOUNS: Record<FilterName, string> = {
  difficulty: 'difficulty',
  stakeholderType: 'stakeholder',
  category: 'category',
  search: 'search',
};

function described(name: FilterName, filters: Filters): string {
  const value = filters[name] ?? '';
  return name === 'search' ? `“${value.trim()}”` : titleCase(value);
}

/** The way out of an empty result: the one filter to clear, or all of them where clearing one is not enough. */
export function wayOut(scenarios: readonly LibraryScenario[], filters: Filters): WayOut {
  const set = RELAXED_FIRST.filter((name) => filters[name] !== null && filters[name] !== '');
  for (const name of set) {
    const relaxed: Filters = { ...filters, [name]: NO_FILTERS[name] };
    const count = matching(scenarios, relaxed).length;
    if (count === 0) continue;
    const others = set.filter((other) => other !== name).map((other) => described(other, filters));
    const whose = others.length === 0 ? 'The library' : others.toReversed().join(' with ');
    const scenariosText = `${count} ${count === 1 ? 'scenario' : 'scenarios'}`;
    const none = count === 1 ? 'and it is not' : 'none of them';
    const fault =
      name === 'search'
        ? `${count === 1 ? 'and it does not hold' : 'none of them with'} ${described(name, filters)}`
        : `${none} ${described(name, filters)}`;
    return { line: `${whose} has ${scenariosText}, ${fault}.`, action: `Clear ${NOUNS[name]}`, filters: relaxed };
  }
  return {
    line: 'No single filter is in the way: together they leave nothing.',
    action: 'Clear all filters',
    filters: NO_FILTERS,
  };
}

export interface LibraryFigures {
  readonly scenarios: number;
  readonly stakeholderTypes: number;
  readonly categories: number;
  readonly difficulties: number;
}

/** The figures over the library, counted from what it holds (product §8.4). */
export function figuresOf(scenarios: readonly LibraryScenario[]): LibraryFigures {
  const distinct = (of: (scenario: LibraryScenario) => string) => new Set(scenarios.map(of)).size;
  return {
    scenarios: scenarios.length,
    stakeholderTypes: distinct((scenario) => scenario.stakeholderType),
    categories: distinct((scenario) => scenario.category),
    difficulties: distinct((scenario) => scenario.difficulty),
  };
}
