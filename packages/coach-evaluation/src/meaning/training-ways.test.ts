import { scenarios } from '@parley/content';
import type { Similarity } from '@parley/coach/internals';
import { expect, it } from '@jest/globals';
import { heldOutFolds } from './held-out-ways';
import { trainingWays } from './training-ways';

const few = scenarios.slice(0, 2);
const texts: string[] = [];
const made = trainingWays(few, (text) => [texts.push(text)]);
const read = (places: readonly number[]): readonly string[] => places.map((place) => texts[place] ?? '');

/** Every text at the same place: which are compared is all that counts here. */
const alike: Similarity = {
  name: 'embedding',
  related: 1,
  close: 1,
  prepare: () => Promise.resolve(),
  vector: () => new Float32Array(1),
  meant: () => new Float32Array(1),
  compare: () => 1,
  sounds: () => 1,
  cosine: () => 1,
  dispose: () => Promise.resolve(),
};

it('trains on no way of a target that is measured with, and on all others', () => {
  for (const { targets } of made.scenarios)
    for (const { ways, held } of targets) expect(read(ways).filter((way) => read(held).includes(way))).toEqual([]);
  const answers = made.scenarios[0]?.targets.filter(({ kind }) => kind === 'answer') ?? [];
  expect(answers.map(({ ways, held }) => [...read(ways), ...read(held)].toSorted())).toEqual(
    few[0]?.answers?.map(({ asked }) => asked.toSorted()),
  );
});

it('measures with what the figures come from', async () => {
  const folds = await heldOutFolds(few, alike);
  folds.forEach(({ queries }, at) => {
    const told = queries.flatMap(({ unit, means }) => (means === null ? [] : [[unit.text, means]]));
    const targets = made.scenarios[at]?.targets ?? [];
    expect(targets.flatMap(({ held }, target) => read(held).map((text) => [text, target]))).toEqual(told);
  });
});

it('measures with nothing that was pushed away', async () => {
  const folds = await heldOutFolds(few, alike);
  folds.forEach(({ queries }, at) => {
    const pushed = read(made.scenarios[at]?.nothing.ways ?? []);
    const measured = queries.flatMap(({ unit, nothing }) =>
      nothing === 'near' || nothing === 'turned' ? [unit.text] : [],
    );
    expect(measured.length).toBeGreaterThan(0);
    expect(measured.filter((text) => pushed.includes(text))).toEqual([]);
  });
});
