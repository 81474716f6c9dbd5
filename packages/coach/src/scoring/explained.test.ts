import { rubricSchema, SKILLS } from '@parley/shared';
import { describe, expect, it } from '@jest/globals';
import { CURRENT_RUBRIC, RUBRICS } from '../rubric/index';
import { explainRubric } from './explained';

describe.each(Object.keys(RUBRICS))('rubric %s', (version) => {
  const rubric = RUBRICS[version];
  const page = explainRubric(version);

  it('is shown whole, and in the shape of the contract', () => {
    expect(rubricSchema.safeParse(page).error).toBeUndefined();
    expect(page?.indicators.map(({ id }) => id)).toEqual(rubric?.indicators.map(({ id }) => id));
    expect(page?.skills.map(({ skill }) => skill)).toEqual(SKILLS);
  });

  it('has three indicators to each of the ten skills, under ids that never change', () => {
    for (const skill of SKILLS)
      expect(rubric?.indicators.filter((indicator) => indicator.skill === skill)).toHaveLength(3);
    expect(rubric?.indicators.map(({ id }) => id)).toEqual(RUBRICS['1.0']?.indicators.map(({ id }) => id));
  });

  it('gives each indicator its definition, both examples and what counts as evidence, and no example twice', () => {
    const texts = rubric?.indicators.flatMap(({ positive, negative }) => [positive, negative]) ?? [];
    expect(new Set(texts).size).toBe(texts.length);
    for (const { lookedFor, positive, negative, evidence } of rubric?.indicators ?? [])
      for (const text of [lookedFor, positive, negative, evidence]) expect(text.length).toBeGreaterThan(5);
  });

  it('shows every cap and every cost with the numbers it scores with, and no open place in a sentence', () => {
    expect(page?.scoring.gates.map(({ id, cap }) => [id, cap]).toSorted()).toEqual(
      rubric?.scoring.gates.map(({ id, cap }) => [id, cap]).toSorted(),
    );
    expect(page?.scoring.costs.map(({ id, each, most }) => [id, each, most])).toEqual(
      rubric?.scoring.costs.map(({ fault, each, most }) => [fault, each, most]),
    );
    expect((page?.scoring.skillPoints ?? 0) + (page?.scoring.casePoints ?? 0)).toBe(10);
    for (const gate of page?.scoring.gates ?? []) expect(gate.when).not.toContain('{');
    const caps = page?.scoring.gates.map(({ cap }) => cap);
    expect(caps).toEqual(caps?.toSorted((left, right) => left - right));
  });
});

describe('a version', () => {
  it('is found as the current one, and is nothing where there is none', () => {
    expect(explainRubric('current')).toMatchObject({ version: CURRENT_RUBRIC.version, current: true });
    expect(explainRubric('1.0')).toMatchObject({ current: false, changes: [] });
    expect(explainRubric('0.9')).toBeNull();
    expect(explainRubric('constructor')).toBeNull();
  });

  it('says what is different from the one before', () => {
    expect(explainRubric('current')?.changes.length).toBeGreaterThan(0);
    expect(explainRubric('current')?.versions.map(({ version }) => version)).toEqual([
      '1.6',
      '1.5',
      '1.4',
      '1.3',
      '1.2',
      '1.1',
      '1.0',
    ]);
  });

  it('says what its curve does to the points', () => {
    const { scoring, changes } = RUBRICS['1.1'] ?? CURRENT_RUBRIC;
    const notes = changes.join(' ');
    for (const earned of [2.5, 5]) expect(notes).toContain((10 * (earned / 10) ** scoring.curve).toFixed(1));
  });

  it('has the mean of two judges from 1.6 on', () => {
    expect(explainRubric('1.6')?.scoring.meanOfTwo).toBe(true);
    expect(explainRubric('1.5')?.scoring.meanOfTwo).toBe(false);
  });

  it('caps what is false from 1.2 on, and no report before it', () => {
    const gates = (version: string) => explainRubric(version)?.scoring.gates.map(({ id }) => id) ?? [];
    expect(gates('1.2')).toContain('untrue');
    expect(gates('1.1')).not.toContain('untrue');
  });
});
