import { scenarios } from '@parley/content';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity, type Reading, type Similarity, understand } from '@parley/coach/internals';
import { keptSimilarity } from '../vectors/kept-vectors';
import { LABELLED, type Labelled } from './labelled-sentences';

/** Weaker acts move nobody. */
const HEARD = 0.45;
const rows = Object.entries(LABELLED).flatMap(([slug, sentences]) => sentences.map((row) => ({ slug, row })));
/** A model takes its time: by meaning a third of the scenarios is read. */
const some = rows.filter(({ slug }) => Object.keys(LABELLED).indexOf(slug) % 3 === 0);
const scenarioOf = (slug: string) => scenarios.find((entry) => entry.slug === slug);

async function readingOf(
  similarity: Similarity,
  slug: string,
  [said, , before]: Labelled,
): Promise<Reading | undefined> {
  const scenario = scenarioOf(slug);
  if (!scenario) return undefined;
  const [reading] = await understand(
    {
      scenario,
      seed: 's',
      messages: [
        { number: 1, role: 'stakeholder', content: before ?? scenario.opening },
        { number: 2, role: 'student', content: said },
      ],
    },
    similarity,
  );
  return reading;
}

/** What was labelled against what was heard. */
async function tallied(similarity: Similarity, among = rows) {
  const tally = { wanted: 0, found: 0, unwanted: 0, wrongly: 0 };
  for (const { slug, row } of among) {
    const reading = await readingOf(similarity, slug, row);
    for (const label of row[1].split(' ')) {
      const kind = label.slice(1);
      const heard = /^[+-]/.test(label)
        ? reading?.acts.some((act) => act.kind === kind && act.strength >= HEARD)
        : reading?.faults.some((fault) => fault.kind === kind) ||
          reading?.suspected?.some((suspicion) => suspicion.kind === kind && suspicion.likely);
      if (/^[+!]/.test(label)) {
        tally.wanted += 1;
        if (heard === true) tally.found += 1;
      } else {
        tally.unwanted += 1;
        if (heard === true) tally.wrongly += 1;
      }
    }
  }
  return { ...tally, recall: tally.found / tally.wanted, precision: tally.found / (tally.found + tally.wrongly) };
}

describe('labelled sentences of many trades', () => {
  const embedding = keptSimilarity(false);
  afterAll(() => embedding.dispose());

  it('are of scenarios that exist, and are many', () => {
    expect(Object.keys(LABELLED).filter((slug) => !scenarioOf(slug))).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(150);
  });

  it('are heard by their meaning', async () => {
    const { recall, precision } = await tallied(embedding, some);
    expect(recall).toBeGreaterThanOrEqual(FLOORS.embedding.recall);
    expect(precision).toBeGreaterThanOrEqual(FLOORS.embedding.precision);
  }, 180_000);

  it('are heard by their words where there is no model', async () => {
    const { recall, precision } = await tallied(createLexicalSimilarity());
    expect(recall).toBeGreaterThanOrEqual(FLOORS.lexical.recall);
    expect(precision).toBeGreaterThanOrEqual(FLOORS.lexical.precision);
  });
});

/** Just under what was measured; raise them with the figures. */
const FLOORS = { embedding: { recall: 0.68, precision: 0.95 }, lexical: { recall: 0.76, precision: 0.95 } };
