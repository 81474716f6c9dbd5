import { afterAll, describe, expect, it } from '@jest/globals';
import { partsOf } from './passage-model';
import { cachedPassageModel } from './model-file';
import { startPassageThread } from './start-sentence-thread';

const modelPath = process.env.PASSAGE_MODEL_PATH || cachedPassageModel();
const thread = startPassageThread({ modelPath });
afterAll(() => thread.end());

const sentence = (tokens: number): readonly number[] => Array.from({ length: tokens }, () => 1);

describe('a text that is longer than the model holds', () => {
  it('is one part where it fits', () => {
    expect(partsOf([sentence(50), sentence(60)], 112)).toEqual([[0, 2]]);
  });

  it('is read in parts that overlap and leave no sentence out', () => {
    const parts = partsOf(
      Array.from({ length: 30 }, () => sentence(39)),
      500,
    );
    expect(parts.length).toBeGreaterThan(2);
    expect(parts[0]?.[0]).toBe(0);
    expect(parts.at(-1)?.[1]).toBe(30);
    for (const [from, to] of parts) expect((to - from) * 40).toBeLessThanOrEqual(500);
    for (const [at, [from]] of parts.slice(1).entries()) expect(from).toBeLessThan(parts[at]?.[1] ?? 0);
  });

  it('still has every sentence read', async () => {
    const sentences = Array.from({ length: 60 }, (_, at) => `The pump of hall ${at} has stood still since the flood.`);
    const read = await thread.read({ about: 'Ewa Lis', sentences });
    expect(read.sentences).toHaveLength(60);
    expect(read.sentences.flatMap(({ purposes }) => purposes).every(Number.isFinite)).toBe(true);
  });
});

it('reads a sentence that is longer than the model holds, and tells nothing of its words', async () => {
  const endless = Array.from({ length: 700 }, (_, at) => `item ${at}`).join(' and ');
  const { sentences } = await thread.read({ about: 'Ewa Lis', sentences: ['Ewa wants the keys.', endless] });
  expect(sentences).toHaveLength(2);
  expect(sentences[0]?.said.map(({ word }) => word)).toEqual(['Ewa', 'wants', 'the', 'keys', '.']);
  expect(sentences[1]?.said).toEqual([]);
  expect(sentences[1]?.purposes.every(Number.isFinite)).toBe(true);
});

const BRIEF = [
  'Seeing Ewa Lis on Thursday, head of the night shift at the dairy.',
  'I need her to run the old line for two more weeks.',
  'She is afraid that the old line breaks down at night with nobody there to mend it.',
  'Tomek, her deputy, told me that she has applied for another job, which she will not mention.',
];

it('tells a sentence by those around it', async () => {
  const alone = await thread.read({ about: 'Ewa Lis', sentences: [BRIEF[2] ?? ''] });
  const among = await thread.read({ about: 'Ewa Lis', sentences: BRIEF });
  expect(among.sentences[2]?.purposes).not.toEqual(alone.sentences[0]?.purposes);
});

it('takes a brief for one about whom the writer means rather than about whoever told them something', async () => {
  const [right, wrong] = [
    await thread.read({ about: 'Ewa Lis', sentences: BRIEF }),
    await thread.read({ about: 'Tomek', sentences: BRIEF }),
  ];
  expect(right.about).toBeGreaterThan(wrong.about);
});

it('hears what the other person hides', async () => {
  const { sentences } = await thread.read({ about: 'Ewa Lis', sentences: BRIEF });
  const hidden = sentences.map((one) => one.hidden);
  expect(hidden.indexOf(Math.max(...hidden))).toBe(3);
});
