import { afterAll, expect, it, jest } from '@jest/globals';
import { createEmbeddingSimilarity } from './embedding';
import { createLexicalSimilarity } from './lexical';
import { createMeaning } from './meaning';
import { cachedSentenceModel } from './model-file';

const modelPath = process.env.SENTENCE_MODEL_PATH || cachedSentenceModel();
const similarity = createEmbeddingSimilarity({ modelPath });
afterAll(() => similarity.dispose());

const LATE = 'The drawings come three weeks late.';
const ALSO_LATE = 'We get the plans at the end of the month and not at its beginning.';
const LUNCH = 'Lunch is at noon.';

it('compares what was prepared, and nothing else', async () => {
  await similarity.prepare([LATE, ALSO_LATE, LUNCH]);
  expect(similarity.compare(LATE, ALSO_LATE)).toBeGreaterThan(similarity.compare(LATE, LUNCH));
  expect(similarity.compare(LATE, LATE)).toBeCloseTo(1, 4);
  expect(similarity.sounds(LATE, LATE)).toBeCloseTo(1, 4);
  expect(similarity.compare(LATE, 'Nobody prepared this.')).toBe(0);
  expect(similarity.sounds(LATE, 'Nobody prepared this.')).toBe(0);
  expect(similarity.vector('Nobody prepared this.')).toBeNull();
});

it('gives the cosine of its vectors as it is', () => {
  const [left, right] = [similarity.vector(LATE), similarity.vector(ALSO_LATE)];
  const product = left?.reduce((sum, value, index) => sum + value * (right?.[index] ?? 0), 0);
  expect(similarity.cosine(LATE, ALSO_LATE)).toBeCloseTo(product ?? Number.NaN, 5);
});

it('compares words where the model is missing, and says why', async () => {
  const onUnavailable = jest.fn();
  const meaning = createMeaning(createEmbeddingSimilarity({ modelPath: `${modelPath}.missing`, onUnavailable }));
  const other = 'The drawings come late.';
  const { value, byWordsAlone } = await meaning.use(async (by) => {
    await by.prepare([LATE, other]);
    return by.compare(LATE, other);
  });
  expect(byWordsAlone).toBe(true);
  expect(value).toBe(createLexicalSimilarity().compare(LATE, other));
  expect(onUnavailable).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('ENOENT') }),
    'sentences',
  );
  await meaning.dispose();
});
