/** What to practise next: the rules of product §22 as one pure function. */
import {
  DIFFICULTIES,
  RECOMMENDATIONS_MAX,
  scoreLevel,
  SKILLS,
  type Difficulty,
  type Scenario,
  type ScoreLevel,
  type Skill,
  type StakeholderType,
} from '@parley/shared';
import {
  firstWords,
  levelWords,
  repeatWords,
  skillWords,
  stakeholderWords,
  trackWords,
  type SkillPlace,
  untriedWords,
} from './reasons';

export type Candidate = Pick<Scenario, 'slug' | 'difficulty' | 'stakeholderType' | 'skills'>;

/** What is known of somebody's practice. */
export interface Practice<S extends Candidate> {
  /** The library, in its authors' order. */
  readonly library: readonly S[];
  /** The last completed conversations, newest first: five at most. */
  readonly recent: readonly {
    readonly slug: string;
    /** 0-10. */
    readonly overallScore: number;
    readonly skills: readonly { readonly skill: Skill; readonly score: number | null }[];
  }[];
  /** The best score (0-10) on each scenario that was completed, by slug. */
  readonly best: ReadonlyMap<string, number>;
  /** Slugs of scenarios that are being held. */
  readonly running: ReadonlySet<string>;
  /** The tracks on their way. `current` is the slug of the next scenario, `place` its 1-based place among `slugs`. */
  readonly tracks: readonly {
    readonly name: string;
    readonly slugs: readonly string[];
    readonly current: string;
    readonly place: number;
  }[];
}

export interface Recommended<S> {
  readonly scenario: S;
  readonly kind: 'first' | 'track' | 'skill' | 'level' | 'stakeholder' | 'repeat';
  /** The reason in words for the user. */
  readonly text: string;
}

/** Finds one that is not among those chosen already; null where its rule has nothing to say. */
type Rule<S> = (free: readonly S[], chosen: readonly S[]) => Recommended<S> | null;

const DIFFICULTY_AT: Record<ScoreLevel, Difficulty> = { poor: 'easy', fair: 'medium', good: 'hard' };

/** The difficulty that a mean score (0-10) asks for: easy below 6 and for newcomers, medium from 6, hard from 8 (product §22.3). */
export function difficultyFor(average: number | null): Difficulty {
  return average === null ? 'easy' : DIFFICULTY_AT[scoreLevel(average)];
}

/** At most three scenarios, each with its reason, the most useful first; the same practice always gets the same. */
export function recommend<S extends Candidate>(practice: Practice<S>): Recommended<S>[] {
  const { library, recent, best, running } = practice;
  const justDoneWell = new Set(
    recent.filter(({ overallScore }) => scoreLevel(overallScore) !== 'poor').map(({ slug }) => slug),
  );
  const average = mean(recent.map(({ overallScore }) => overallScore));
  const open = library
    .filter(({ slug }) => !justDoneWell.has(slug) && !running.has(slug))
    .toSorted(byFit(best, difficultyFor(average)));

  const chosen: Recommended<S>[] = [];
  for (const rule of rulesFor(practice, average)) {
    if (chosen.length === RECOMMENDATIONS_MAX) break;
    const scenarios = chosen.map(({ scenario }) => scenario);
    const found = rule(
      open.filter((scenario) => !scenarios.includes(scenario)),
      scenarios,
    );
    if (found !== null) chosen.push(found);
  }
  return chosen;
}

/** The rules in the order in which they are asked (product §22.2). */
function rulesFor<S extends Candidate>(practice: Practice<S>, average: number | null): readonly Rule<S>[] {
  if (average === null) return [first, first, first];
  const over = practice.recent.length;
  const [lowest, second] = weakSkills(practice);
  return [
    nextOnTrack(practice),
    ...(lowest === undefined ? [] : [trains<S>(lowest, 'lowest', over)]),
    untried(practice, average),
    newStakeholder(practice),
    ...(second === undefined ? [] : [trains<S>(second, 'second lowest', over)]),
    untried(practice, average),
    untried(practice, average),
    again(practice),
    again(practice),
    again(practice),
  ];
}

function first<S extends Candidate>(free: readonly S[], chosen: readonly S[]): Recommended<S> | null {
  const faced = new Set(chosen.map(({ stakeholderType }) => stakeholderType));
  const [fittest] = free;
  const scenario =
    free.find((one) => one.difficulty === fittest?.difficulty && !faced.has(one.stakeholderType)) ?? fittest;
  return scenario === undefined ? null : { scenario, kind: 'first', text: firstWords(scenario.difficulty) };
}

/** The track of the last conversation goes before the others, and then the one that is furthest. */
function nextOnTrack<S extends Candidate>({ tracks, recent }: Practice<S>): Rule<S> {
  const last = recent[0]?.slug;
  const isOfLast = ({ slugs }: { readonly slugs: readonly string[] }): number =>
    last !== undefined && slugs.includes(last) ? 0 : 1;
  const ordered = tracks.toSorted((a, b) => isOfLast(a) - isOfLast(b) || b.place - a.place);
  return (free) => {
    for (const { name, slugs, current, place } of ordered) {
      const scenario = free.find(({ slug }) => slug === current);
      if (scenario !== undefined) return { scenario, kind: 'track', text: trackWords(name, place, slugs.length) };
    }
    return null;
  };
}

interface WeakSkill {
  readonly skill: Skill;
  readonly average: number;
}

/** Skills below 8 on average over the last conversations, the lowest first. */
function weakSkills<S extends Candidate>({ recent }: Practice<S>): readonly WeakSkill[] {
  return SKILLS.flatMap((skill) => {
    const average = mean(recent.flatMap(({ skills }) => skills.find((one) => one.skill === skill)?.score ?? []));
    return average === null || scoreLevel(average) === 'good' ? [] : [{ skill, average }];
  }).toSorted((a, b) => a.average - b.average);
}

function trains<S extends Candidate>({ skill, average }: WeakSkill, place: SkillPlace, over: number): Rule<S> {
  return (free) => {
    const scenario = free.find(({ skills }) => skills.includes(skill));
    return scenario === undefined
      ? null
      : { scenario, kind: 'skill', text: skillWords(skill, { average, place, over }) };
  };
}

/** The nearest to the difficulty of the scores. */
function untried<S extends Candidate>({ best, recent }: Practice<S>, average: number): Rule<S> {
  return (free) => {
    const scenario = free.find(({ slug }) => !best.has(slug));
    if (scenario === undefined) return null;
    const { difficulty } = scenario;
    const fits = difficulty === difficultyFor(average);
    return { scenario, kind: 'level', text: fits ? levelWords(average, recent.length, difficulty) : untriedWords() };
  };
}

function newStakeholder<S extends Candidate>({ library, best, running }: Practice<S>): Rule<S> {
  const faced = new Set<StakeholderType>(
    library.filter(({ slug }) => best.has(slug) || running.has(slug)).map(({ stakeholderType }) => stakeholderType),
  );
  return (free, chosen) => {
    const scenario = free.find(
      ({ stakeholderType }) =>
        !faced.has(stakeholderType) && !chosen.some((one) => one.stakeholderType === stakeholderType),
    );
    return scenario === undefined
      ? null
      : { scenario, kind: 'stakeholder', text: stakeholderWords(scenario.stakeholderType) };
  };
}

/** Once more what has the lowest score, where that is no good one yet. */
function again<S extends Candidate>({ best }: Practice<S>): Rule<S> {
  return (free) => {
    const [lowest] = free
      .flatMap((scenario) => {
        const score = best.get(scenario.slug);
        return score === undefined || scoreLevel(score) === 'good' ? [] : [{ scenario, score }];
      })
      .toSorted((a, b) => a.score - b.score);
    return lowest === undefined ? null : { scenario: lowest.scenario, kind: 'repeat', text: repeatWords(lowest.score) };
  };
}

/** What is mastered last; else the nearest to the wanted difficulty, the untried, the easier; the authors' order decides. */
function byFit(best: ReadonlyMap<string, number>, wanted: Difficulty) {
  const rank = (difficulty: Difficulty): number => DIFFICULTIES.indexOf(difficulty);
  const mastered = ({ slug }: Candidate): number => (scoreLevel(best.get(slug) ?? 0) === 'good' ? 1 : 0);
  const distance = ({ difficulty }: Candidate): number => Math.abs(rank(difficulty) - rank(wanted));
  const tried = ({ slug }: Candidate): number => (best.has(slug) ? 1 : 0);
  return (a: Candidate, b: Candidate): number =>
    mastered(a) - mastered(b) ||
    distance(a) - distance(b) ||
    tried(a) - tried(b) ||
    rank(a.difficulty) - rank(b.difficulty);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
