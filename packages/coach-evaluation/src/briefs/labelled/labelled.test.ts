/** What a sentence of a brief is for, and the drafts that are made with it (decision 0042). Floors lie a little below what was measured. */
import {
  createLexicalSimilarity,
  draftFromBrief,
  groundOf,
  purposesBy,
  type PurposeWeights,
  type Similarity,
} from '@parley/coach/internals';
import { type ScenarioContent, scenarioContentSchema } from '@parley/shared';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keptSimilarity } from '../../vectors/kept-vectors';
import { type DraftFigures, figuresOf, type Share, summed } from './figures';
import { briefRows, COOLING, fitPurposes } from './fit-purposes';
import {
  BRIEF_WRITERS,
  type BriefWriter,
  HELD_OUT_BRIEF_WRITER,
  type LabelledBrief,
  labelledBriefsOf,
  textOf,
} from './index';

const similarity = keptSimilarity(false);
afterAll(() => similarity.dispose());

const KNOWN: readonly BriefWriter[] = BRIEF_WRITERS.filter((writer) => writer !== HELD_OUT_BRIEF_WRITER);

async function draftOf(brief: LabelledBrief, by: Similarity): Promise<ScenarioContent | null> {
  const draft = await draftFromBrief(textOf(brief), { similarity: by });
  return 'refused' in draft ? null : draft.content;
}

async function figuresFor(writers: readonly BriefWriter[], by: Similarity): Promise<DraftFigures> {
  const all: DraftFigures[] = [];
  for (const brief of writers.flatMap(labelledBriefsOf)) all.push(figuresOf(brief, await draftOf(brief, by)));
  return summed(all);
}

const share = ({ right, of }: Share): number => right / of;

describe('the labelled briefs', () => {
  it('are eighty, and nobody’s figure or name is in what is drafted of them but the brief’s own', async () => {
    const briefs = BRIEF_WRITERS.flatMap(labelledBriefsOf);
    expect(briefs).toHaveLength(80);
    const wrong: string[] = [];
    for (const brief of briefs) {
      const text = textOf(brief);
      const draft = await draftFromBrief(text, { similarity });
      if ('refused' in draft) continue;
      const { content, invented } = draft;
      expect(scenarioContentSchema.safeParse(content).success).toBe(true);
      const named = invented.includes('name') ? `${content.persona.name} ${content.persona.shortName}` : '';
      const ground = groundOf(`${text} ${named}`);
      const told = [content.goal, content.opening, ...content.facts.flatMap(({ text: fact, line }) => [fact, line])];
      wrong.push(...told.filter((line) => !ground.holds(line)).map(() => brief.id));
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

describe('what a sentence is for', () => {
  let weights: PurposeWeights;
  beforeAll(async () => {
    const rows = await Promise.all(KNOWN.map((writer) => briefRows(labelledBriefsOf(writer), similarity)));
    weights = fitPurposes(rows.flat(), COOLING);
  }, 300_000);

  it('is told of most sentences of a writer that nothing was fitted to, and who knows them of more', async () => {
    const rows = await briefRows(labelledBriefsOf(HELD_OUT_BRIEF_WRITER), similarity);
    const told = rows.flatMap(({ inputs, labels }) =>
      purposesBy(weights, inputs).map((purpose, at) => ({ purpose, label: labels[at] })),
    );
    const right = told.filter(({ purpose, label }) => purpose.purpose === label?.for).length;
    const knows = told.filter(({ purpose, label }) => (purpose.knower === 'me') === (label?.knows === 'me')).length;
    expect(right / told.length).toBeGreaterThanOrEqual(0.6);
    expect(knows / told.length).toBeGreaterThanOrEqual(0.79);
  }, 300_000);
});

describe('drafts of the labelled briefs', () => {
  it('of the writers that it was fitted to, hold nearly all of it and give nothing away', async () => {
    const figures = await figuresFor(KNOWN, similarity);
    expect(share(figures.person)).toBeGreaterThanOrEqual(0.93);
    expect(share(figures.role)).toBeGreaterThanOrEqual(0.7);
    expect(share(figures.organisation)).toBeGreaterThanOrEqual(0.35);
    expect(share(figures.goal)).toBeGreaterThanOrEqual(0.63);
    expect(share(figures.leaks)).toBeLessThanOrEqual(0.02);
    expect(share(figures.figures)).toBeGreaterThanOrEqual(0.9);
    expect(share(figures.knowers)).toBeGreaterThanOrEqual(0.95);
    expect(share(figures.worries)).toBeGreaterThanOrEqual(0.7);
  }, 300_000);

  it('of the writer whom the classifier was not fitted to, hold most of it', async () => {
    const figures = await figuresFor([HELD_OUT_BRIEF_WRITER], similarity);
    expect(share(figures.person)).toBeGreaterThanOrEqual(0.85);
    expect(share(figures.role)).toBeGreaterThanOrEqual(0.6);
    expect(share(figures.goal)).toBeGreaterThanOrEqual(0.48);
    expect(share(figures.leaks)).toBeLessThanOrEqual(0.03);
    expect(share(figures.figures)).toBeGreaterThanOrEqual(0.85);
    expect(share(figures.knowers)).toBeGreaterThanOrEqual(0.87);
    expect(share(figures.worries)).toBeGreaterThanOrEqual(0.6);
  }, 300_000);

  it('are made by grammar alone where the sentence model is away', async () => {
    const figures = await figuresFor(KNOWN, createLexicalSimilarity());
    expect(share(figures.person)).toBeGreaterThanOrEqual(0.65);
  }, 300_000);
});
