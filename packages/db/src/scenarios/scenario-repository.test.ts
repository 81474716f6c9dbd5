import { afterAll, beforeEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, queryPlans, scenarioContent, type TestDatabase } from '../testing';
import type { ScenarioQuery, ScenarioRepository } from './scenario-repository';

let test: TestDatabase;
let library: ScenarioRepository;

const CONTENTS = [
  scenarioContent('portal-date', { title: 'The portal date', difficulty: 'easy' }),
  scenarioContent('budget-cut', {
    title: 'The budget (50%) cut',
    category: 'budget_discussion',
    stakeholderType: 'executive_sponsor',
  }),
  scenarioContent('vendor-delay', {
    description: 'A vendor from Málaga delivers late, again, and the café project has to wait for it.',
    stakeholderType: 'vendor',
    difficulty: 'hard',
  }),
  scenarioContent('tech-debt', {
    learningObjectives: ['Explain interest on technical debt', 'Offer two options', 'Close with a date'],
  }),
];

beforeAll(async () => {
  test = await createTestDatabase();
  library = test.database.scenarios;
});
beforeEach(() => library.seed(CONTENTS));
afterAll(() => test.drop());

const slugsOf = async (query: Partial<ScenarioQuery>): Promise<string[]> =>
  (await library.list({ limit: 200, ...query })).scenarios.map(({ slug }) => slug);

describe('seeding', () => {
  it('again, or by three processes at once, changes nothing', async () => {
    const before = await library.list({ limit: 200 });
    await Promise.all([library.seed(CONTENTS), library.seed(CONTENTS), library.seed(CONTENTS)]);
    expect(await library.list({ limit: 200 })).toEqual(before);
    expect(before.total).toBe(4);
  });

  it('a fresh database by three processes at once gives one library', async () => {
    const other = await createTestDatabase();
    await Promise.all([1, 2, 3].map(() => other.database.scenarios.seed(CONTENTS)));
    expect((await other.database.scenarios.list({ limit: 200 })).total).toBe(4);
    await other.drop();
  });

  it('takes over what the authors changed, keeps ids, and takes out what they took out', async () => {
    const before = await library.find('portal-date');
    await library.seed([
      scenarioContent('budget-cut'),
      scenarioContent('portal-date', { title: 'The portal, revisited' }),
    ]);
    expect(await slugsOf({})).toEqual(['budget-cut', 'portal-date']);
    expect(await library.find('portal-date')).toEqual({
      ...before,
      title: 'The portal, revisited',
      difficulty: 'medium',
    });
    expect(await library.find('tech-debt')).toBeNull();
  });

  it('refuses an empty library', async () => {
    await expect(library.seed([])).rejects.toThrow('must not be empty');
  });
});

describe('the library', () => {
  it('shows the public side alone', async () => {
    const scenario = await library.find('portal-date');
    expect(scenario).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      slug: 'portal-date',
      title: 'The portal date',
      difficulty: 'easy',
      category: 'scope_management',
      challengeType: 'scope_creep',
      stakeholderType: 'client',
      skills: ['negotiation_skills', 'expectation_management'],
      estimatedDuration: 20,
      description: CONTENTS[0]?.description,
      goal: CONTENTS[0]?.goal,
      situation: CONTENTS[0]?.situation,
      learningObjectives: CONTENTS[0]?.learningObjectives,
      stakeholderPersona: {
        name: 'Maren Holt',
        type: 'client',
        role: 'Chief operating officer, Halden Freight',
        description: 'Direct, well prepared, and short of time.',
      },
    });
  });

  it('finds by id and by slug, with the hidden side for the coach', async () => {
    const bySlug = await library.findWithContent('tech-debt');
    expect(bySlug?.content).toEqual(CONTENTS[3]);
    expect(await library.findWithContent(bySlug?.scenario._id ?? '')).toEqual(bySlug);
    expect(await library.find('no-such-talk')).toBeNull();
    expect(await library.find('0123456789abcdef01234567')).toBeNull();
    expect(await library.findWithContent('')).toBeNull();
  });

  it('finds several by slug, in the order asked for, and leaves out what it does not have', async () => {
    const found = await library.findAll(['tech-debt', 'no-such-talk', 'portal-date']);
    expect(found.map(({ slug }) => slug)).toEqual(['tech-debt', 'portal-date']);
    expect(found[1]).toEqual(await library.find('portal-date'));
    expect(await library.findAll([])).toEqual([]);
  });

  it('filters by category, stakeholder type and difficulty, together', async () => {
    expect(await slugsOf({ category: 'budget_discussion' })).toEqual(['budget-cut']);
    expect(await slugsOf({ stakeholderType: 'vendor' })).toEqual(['vendor-delay']);
    expect(await slugsOf({ difficulty: 'medium' })).toEqual(['budget-cut', 'tech-debt']);
    expect(await slugsOf({ stakeholderType: 'vendor', difficulty: 'easy' })).toEqual([]);
  });

  it('searches title, description, situation and objectives for all words, in any case, with or without accents', async () => {
    expect(await slugsOf({ search: 'PORTAL date' })).toEqual([
      'portal-date',
      'budget-cut',
      'vendor-delay',
      'tech-debt',
    ]);
    expect(await slugsOf({ search: 'malaga CAFE' })).toEqual(['vendor-delay']);
    expect(await slugsOf({ search: 'Málaga' })).toEqual(['vendor-delay']);
    expect(await slugsOf({ search: 'interest debt' })).toEqual(['tech-debt']);
    expect(await slugsOf({ search: 'interest unicorns' })).toEqual([]);
  });

  it('takes control characters of a search for gaps', async () => {
    expect(await slugsOf({ search: 'interest\0debt' })).toEqual(['tech-debt']);
    expect(await slugsOf({ search: '\0\u0007' })).toEqual(await slugsOf({}));
  });

  it('takes signs of a search as signs', async () => {
    expect(await slugsOf({ search: '(50%)' })).toEqual(['budget-cut']);
    expect(await slugsOf({ search: '.*' })).toEqual([]);
    expect(await slugsOf({ search: '[a-z]+$' })).toEqual([]);
    expect(await slugsOf({ search: '   ' })).toHaveLength(4);
  });

  it('pages in the order of the authors, without gap or repeat', async () => {
    const first = await library.list({ limit: 3 });
    expect(first).toMatchObject({ total: 4, nextCursor: expect.any(String) });
    const second = await library.list({ limit: 3, cursor: first.nextCursor ?? '' });
    expect(second.nextCursor).toBeNull();
    expect([...first.scenarios, ...second.scenarios].map(({ slug }) => slug)).toEqual(CONTENTS.map(({ slug }) => slug));
    expect(await slugsOf({ cursor: 'nonsense' })).toHaveLength(4);
  });

  it('is read through indexes', async () => {
    const plans = await queryPlans(test, async () => {
      await library.list({ limit: 50, difficulty: 'medium', search: 'date' });
      await library.find('tech-debt');
      await library.findAll(['tech-debt', 'budget-cut']);
    });
    expect(plans).toHaveLength(4);
    for (const plan of plans) {
      expect(plan.stages).not.toContain('COLLSCAN');
      expect(plan.stages).not.toContain('SORT');
    }
  });
});
