/** The rules of what to practise next (product §22), one by one. */
import { describe, expect, it } from '@jest/globals';
import { scenarios } from '@parley/content';
import type { Difficulty, Skill } from '@parley/shared';
import { difficultyFor, recommend, type Candidate, type Practice } from './recommend';

const scenario = (slug: string, difficulty: Difficulty, given: Partial<Candidate> = {}): Candidate => ({
  slug,
  difficulty,
  stakeholderType: 'client',
  skills: ['persuasion'],
  ...given,
});

const LIBRARY: readonly Candidate[] = [
  scenario('easy-client', 'easy'),
  scenario('easy-vendor', 'easy', { stakeholderType: 'vendor', skills: ['negotiation_skills'] }),
  scenario('easy-client-2', 'easy', { skills: ['leadership'] }),
  scenario('medium-client', 'medium'),
  scenario('medium-negotiation', 'medium', { skills: ['leadership', 'negotiation_skills'] }),
  scenario('medium-user', 'medium', { stakeholderType: 'end_user' }),
  scenario('hard-negotiation', 'hard', { skills: ['negotiation_skills'] }),
  scenario('hard-client', 'hard'),
];

const report = (slug: string, overallScore: number, skills: Partial<Record<Skill, number | null>> = {}) => ({
  slug,
  overallScore,
  skills: Object.entries(skills).map(([skill, score]) => ({ skill: skill as Skill, score })),
});

function practice(given: Partial<Practice<Candidate>> = {}): Practice<Candidate> {
  const recent = given.recent ?? [];
  const best = new Map<string, number>();
  for (const { slug, overallScore } of recent) best.set(slug, Math.max(overallScore, best.get(slug) ?? 0));
  return { library: LIBRARY, recent, best, running: new Set(), tracks: [], ...given };
}
const found = (given: Partial<Practice<Candidate>>) =>
  recommend(practice(given)).map(({ scenario: { slug }, kind, text }) => [slug, kind, text]);
const slugs = (given: Partial<Practice<Candidate>>) => found(given).map(([slug]) => slug);

const TRACK = { name: 'The Track', slugs: ['easy-client', 'medium-client', 'hard-client'] };

describe('recommend', () => {
  it('begins newcomers with easy ones, with somebody else each where there is', () => {
    expect(found({})).toEqual([
      ['easy-client', 'first', 'An easy one to begin with'],
      ['easy-vendor', 'first', 'An easy one to begin with'],
      ['easy-client-2', 'first', 'An easy one to begin with'],
    ]);
  });

  it('goes on with a track first, the one just practised before one that is further', () => {
    const other = { name: 'Other', slugs: ['a', 'b', 'c', 'hard-negotiation'], current: 'hard-negotiation', place: 4 };
    const mine = { ...TRACK, current: 'medium-client', place: 2 };
    const recent = [report('easy-client', 7)];
    expect(found({ recent, tracks: [other, mine] })[0]).toEqual([
      'medium-client',
      'track',
      'Next on The Track: 2 of 3',
    ]);
    const elsewhere = [report('medium-user', 7), report('easy-client', 7)];
    expect(found({ recent: elsewhere, tracks: [mine, other] })[0]).toEqual([
      'hard-negotiation',
      'track',
      'Next on Other: 4 of 4',
    ]);
  });

  it('trains the lowest skill over the last conversations, where it applied, at the difficulty of the scores', () => {
    const recent = [
      report('easy-client', 6.5, { negotiation_skills: 3, leadership: null, persuasion: 7 }),
      report('medium-client', 7.5, { negotiation_skills: 5.4, leadership: 6, persuasion: 4 }),
    ];
    expect(found({ recent })[0]).toEqual([
      'medium-negotiation',
      'skill',
      'Your lowest skill over the last two: negotiation skills, 4.2',
    ]);
  });

  it('says five where it looked at five, and one conversation where there is one', () => {
    const low = { negotiation_skills: 2 };
    const five = ['a', 'b', 'c', 'd', 'e'].map((slug) => report(slug, 5, low));
    expect(found({ recent: five })[0]?.[2]).toBe('Your lowest skill over the last five: negotiation skills, 2.0');
    expect(found({ recent: [report('a', 5, low)] })[0]?.[2]).toBe(
      'Your lowest skill over the last conversation: negotiation skills, 2.0',
    );
  });

  it('calls no skill low that is good', () => {
    const recent = [report('easy-client', 9, { negotiation_skills: 8, leadership: 9.5 })];
    expect(recommend(practice({ recent })).map(({ kind }) => kind)).not.toContain('skill');
  });

  it.each([
    [null, 'easy'],
    [0, 'easy'],
    [5.9, 'easy'],
    [6, 'medium'],
    [7.9, 'medium'],
    [8, 'hard'],
    [10, 'hard'],
  ] as const)('raises the difficulty with the scores: %p asks for %s', (average, difficulty) => {
    expect(difficultyFor(average)).toBe(difficulty);
  });

  it.each([
    [4, 'easy-vendor', 'You average 4.0 over the last two: an easy one you have not tried'],
    [6.7, 'medium-client', 'You average 6.7 over the last two: a medium one you have not tried'],
    [8.4, 'hard-negotiation', 'You average 8.4 over the last two: a hard one you have not tried'],
  ])('offers an untried one at the level of an average of %p', (average, slug, text) => {
    const recent = [report('easy-client', average), report('somewhere', average)];
    expect(found({ recent })).toContainEqual([slug, 'level', text]);
  });

  it('offers somebody who was never faced', () => {
    const recent = [report('easy-client', 6.7)];
    expect(found({ recent })).toContainEqual([
      'medium-user',
      'stakeholder',
      'Somebody you have not faced yet: end user',
    ]);
  });

  it('never gives one of the last five that was completed with 6 or more', () => {
    const recent = [report('medium-negotiation', 6, { negotiation_skills: 1 }), report('medium-client', 7)];
    for (const tracks of [[], [{ ...TRACK, current: 'hard-client', place: 3 }]]) {
      const given = slugs({ recent, tracks });
      expect(given).not.toContain('medium-negotiation');
      expect(given).not.toContain('medium-client');
      expect(given).toHaveLength(3);
    }
  });

  it('gives none that is being held, not even on a track', () => {
    const running = new Set(['medium-client', 'easy-vendor']);
    const tracks = [{ ...TRACK, current: 'medium-client', place: 2 }];
    const given = slugs({ recent: [report('easy-client', 4)], running, tracks });
    expect(given).not.toContain('medium-client');
    expect(given).not.toContain('easy-vendor');
    expect(slugs({ running })).not.toContain('easy-vendor');
  });

  it('goes back to what was mastered only when nothing else trains the skill', () => {
    const recent = [report('x', 6.5, { negotiation_skills: 3 })];
    const best = new Map([
      ['x', 6.5],
      ['medium-negotiation', 9],
    ]);
    expect(slugs({ recent, best })[0]).not.toBe('medium-negotiation');
    const library = LIBRARY.filter(({ slug }) => slug === 'medium-negotiation');
    expect(slugs({ recent, best, library })).toEqual(['medium-negotiation']);
  });

  it('repeats the lowest where everything has been tried', () => {
    const best = new Map(LIBRARY.map(({ slug }, index) => [slug, 7.9 - index / 10]));
    const recent = [report('elsewhere', 7)];
    expect(found({ recent, best })).toEqual([
      ['hard-client', 'repeat', 'Your best here is 7.2; the better score stays'],
      ['hard-negotiation', 'repeat', 'Your best here is 7.3; the better score stays'],
      ['medium-user', 'repeat', 'Your best here is 7.4; the better score stays'],
    ]);
  });

  it('gives nothing twice, three at most, and the same to the same practice', () => {
    const recent = [report('easy-client', 5, { negotiation_skills: 3, leadership: 4, persuasion: 4.5 })];
    const tracks = [{ ...TRACK, current: 'medium-client', place: 2 }];
    const given = found({ recent, tracks });
    expect(given).toHaveLength(3);
    expect(new Set(given.map(([slug]) => slug)).size).toBe(3);
    expect(found({ recent, tracks })).toEqual(given);
  });

  it('has nothing to give where there is no library', () => {
    expect(found({ library: [] })).toEqual([]);
    expect(found({ library: [], recent: [report('a', 5, { leadership: 2 })] })).toEqual([]);
  });

  it('finds three in the real library for whoever has one report, whatever their lowest skill and score', () => {
    for (const skill of ['documentation', 'empathy_building', 'problem_solving', 'leadership'] as const) {
      for (const score of [1, 6.5, 9]) {
        const recent = [report('scope-change-request', score, { [skill]: 2 })];
        const given = recommend({ ...practice({ recent }), library: scenarios });
        expect(given).toHaveLength(3);
        expect(given[0]?.kind).toBe('skill');
        expect(given[0]?.scenario.skills).toContain(skill);
      }
    }
  });
});
