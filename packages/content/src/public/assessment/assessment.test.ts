import { describe, expect, it } from '@jest/globals';
import {
  assessmentAreaSchema,
  assessmentPracticeSchema,
  assessmentQuestionSchema,
  SKILLS,
  type AssessmentQuestion,
} from '@parley/shared';
import { scenarios } from '../../scenarios/index';
import { tracks } from '../../tracks';
import { ASSESSMENT_FIGURES, assessmentAreas } from './areas';
import { assessmentPractice } from './practice';
import { questionsByArea } from './questions/index';
import { askedQuestions, pointsFor, resultOf, type AnswerRank, type Chosen } from './scoring';

const all = Object.values(questionsByArea).flat();
const allTexts = (question: AssessmentQuestion): readonly string[] => [
  question.situation,
  ...question.answers.flatMap(({ text, why }) => [text, why]),
];
/** The same answer everywhere, but for the given questions. */
const everywhere = (rank: AnswerRank, except: Chosen = {}): Chosen => ({
  ...Object.fromEntries(all.map(({ id }) => [id, rank])),
  ...except,
});
const spread = (values: readonly number[]) => [0, 1, 2, 3].map((one) => values.filter((value) => value === one).length);

describe('the questions of the assessment', () => {
  it('have the shape, and as many stand there as are announced', () => {
    for (const question of all) assessmentQuestionSchema.parse(question);
    for (const area of assessmentAreas) assessmentAreaSchema.parse(area);
    expect(all).toHaveLength(ASSESSMENT_FIGURES.questions);
    expect(assessmentAreas).toHaveLength(ASSESSMENT_FIGURES.areas);
    expect(assessmentAreas.map(({ id }) => questionsByArea[id].length)).toEqual(Array(8).fill(5));
  });

  it('say nothing twice, and name themselves after their area', () => {
    const texts = all.flatMap(allTexts);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id } of assessmentAreas)
      expect(questionsByArea[id].filter((question) => !question.id.startsWith(`${id}-`))).toEqual([]);
  });

  it('ask, and are set as everything here is set', () => {
    for (const question of all) {
      expect(question.situation).toMatch(/\?$/);
      for (const text of allTexts(question)) {
        expect(text).not.toMatch(/['"!]|--|\.\.\.| {2}/);
        expect(text).toMatch(/[.?”…]$/);
      }
    }
  });

  it('take about a quarter of an hour to read and answer', () => {
    const words = all.reduce(
      (sum, { situation, answers }) =>
        sum + [situation, ...answers.map(({ text }) => text)].join(' ').split(' ').length,
      0,
    );
    const readingWordsPerMinute = 238;
    expect(words / readingWordsPerMinute).toBeGreaterThan(ASSESSMENT_FIGURES.minutes * 0.75);
    expect(words / readingWordsPerMinute).toBeLessThan(ASSESSMENT_FIGURES.minutes * 1.15);
  });

  it('cannot be answered by length or by place', () => {
    const longest = all.map(({ answers }) => {
      const lengths = answers.map(({ text }) => text.length);
      return lengths.indexOf(Math.max(...lengths));
    });
    for (const count of spread(longest)) expect(count).toBeLessThanOrEqual(14);
    for (const rank of [0, 1, 2, 3] as const) {
      const places = askedQuestions.map(({ shown }) => shown.indexOf(rank));
      for (const count of spread(places)) {
        expect(count).toBeGreaterThanOrEqual(7);
        expect(count).toBeLessThanOrEqual(13);
      }
    }
  });

  it('come in rounds, one of each area a round', () => {
    const areas = assessmentAreas.map(({ id }) => id);
    expect(askedQuestions.map(({ area }) => area)).toEqual(Array.from({ length: 5 }, () => areas).flat());
    expect(new Set(askedQuestions.map(({ id }) => id)).size).toBe(ASSESSMENT_FIGURES.questions);
    for (const { shown } of askedQuestions) expect(shown.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });
});

describe('the areas', () => {
  it('hold each of our ten skills once', () => {
    const skills = assessmentAreas.flatMap((area): readonly string[] => area.skills);
    expect(skills.toSorted()).toEqual([...SKILLS].sort());
  });

  it('lead to scenarios and tracks that are there and train their skills', () => {
    for (const area of assessmentAreas) {
      const practice = assessmentPracticeSchema.parse(assessmentPractice[area.id]);
      for (const { slug, title, stakeholderType, difficulty } of practice.scenarios) {
        const scenario = scenarios.find((one) => one.slug === slug);
        expect({ title, stakeholderType, difficulty }).toEqual({
          title: scenario?.title,
          stakeholderType: scenario?.stakeholderType,
          difficulty: scenario?.difficulty,
        });
        expect(scenario?.skills.filter((skill) => (area.skills as readonly string[]).includes(skill))).not.toEqual([]);
      }
      expect(tracks.map(({ slug }) => slug)).toContain(practice.track.slug);
    }
  });
});

describe('the result', () => {
  it('is everything for the best answers, nothing for the worst, and half for a guess', () => {
    expect(resultOf(everywhere(0))).toMatchObject({ points: 120, most: 120, practise: [] });
    expect(resultOf(everywhere(3))).toMatchObject({ points: 0, most: 120 });
    const guessed = Object.fromEntries(askedQuestions.map(({ id, shown }) => [id, shown[0] ?? 0]));
    expect(resultOf(guessed).points).toBeGreaterThan(50);
    expect(resultOf(guessed).points).toBeLessThan(70);
    expect([0, 1, 2, 3].map((rank) => pointsFor(rank as AnswerRank))).toEqual([3, 2, 1, 0]);
  });

  it('counts each area by itself, with the levels of every score', () => {
    const [first, second, third] = questionsByArea.risk.map(({ id }) => id);
    const chosen = everywhere(0, { [first ?? '']: 3, [second ?? '']: 3, [third ?? '']: 2 });
    const risk = resultOf(chosen).areas.find(({ area }) => area.id === 'risk');
    expect(risk).toMatchObject({ points: 7, most: 15, level: 'poor' });
    const levels = [0, 1, 2].map((rank) => resultOf(everywhere(rank as AnswerRank)).areas[0]?.level);
    expect(levels).toEqual(['good', 'fair', 'poor']);
  });

  it('names up to three areas to practise, the weakest first', () => {
    const worst = (area: keyof typeof questionsByArea, count: number): Chosen =>
      Object.fromEntries(questionsByArea[area].slice(0, count).map(({ id }) => [id, 3] as const));
    const named = (chosen: Chosen) => resultOf(chosen).practise.map(({ area }) => area.id);
    const four = { ...worst('need', 2), ...worst('terms', 4), ...worst('risk', 3), ...worst('leading', 5) };
    expect(named(everywhere(0, four))).toEqual(['leading', 'terms', 'risk']);
    // Where nothing is lacking, the one with points to gain; never one that is complete.
    expect(named(everywhere(0, worst('conflict', 1)))).toEqual(['conflict']);
    expect(named(everywhere(0))).toEqual([]);
  });

  it('is refused as long as an answer is missing', () => {
    const { [all[0]?.id ?? '']: _, ...rest } = everywhere(0);
    expect(() => resultOf(rest)).toThrow(new RangeError(`The question ${all[0]?.id} has no answer`));
  });
});
