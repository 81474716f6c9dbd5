import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { cachedSentenceModel } from './model-file';
import { startSentenceThread } from './start-sentence-thread';

const modelPath = process.env.SENTENCE_MODEL_PATH || cachedSentenceModel();
const model = startSentenceThread({ modelPath });
afterAll(() => model.end());

const cosine = (left: Float32Array, right: Float32Array): number =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
const between = async (left: string, right: string): Promise<number> => {
  const [a = new Float32Array(0), b = new Float32Array(0)] = await model.embed([left, right]);
  return cosine(a.subarray(0, 384), b.subarray(0, 384));
};

it('hears the same thought in other words', async () => {
  const delay = 'The migration will be three weeks late.';
  expect(await between(delay, 'We need until the end of the month to move the data over.')).toBeGreaterThan(
    0.2 + (await between(delay, 'Lunch is at noon in the garden.')),
  );
});

/** A question, the same in other words, and another in nearly the same words. */
const ASKED = [
  ['Who signs this off on your side?', 'whose signature do we need', 'Why has your side signed this off?'],
  ['When do you need the numbers?', 'what is the deadline for the figures', 'Who needs the numbers?'],
  ['How much would a delay cost you?', 'what does it mean in money if we are late', 'Why would you accept a delay?'],
  ['Who decides about the budget?', 'whose call is the money', 'When was the budget decided?'],
  ['What worries you most about the move?', 'your biggest fear when we relocate?', 'Who worries about the move?'],
  ['Why did the last supplier fail?', 'what went wrong with the vendor before us', 'When did the last supplier fail?'],
  ['How many people will use it?', 'what is the number of users', 'Why will people use it?'],
  ['What would you need to say yes?', 'under which conditions do you agree', 'Who would need to say yes?'],
  ['Can we move the date by two weeks?', 'is a fortnight later all right', 'Why did we move the date by two weeks?'],
  ['Who else should I speak to?', 'which other people do I have to ask', 'When should I speak to somebody else?'],
  ['What happens if we miss the deadline?', 'the consequences of being late, please', 'Why did we miss the deadline?'],
  [
    'Where do the delays come from?',
    'what causes that we are late all the time',
    'Who tells you where the delays are?',
  ],
] as const;

it('heeds by what is meant less which words two questions share, and more what they ask', async () => {
  const vectors = await model.embed(ASKED.flat());
  const ahead = (from: number): number => {
    const [asked, alike, unlike] = [0, 1, 2].map((at) =>
      ASKED.map((_, row) => (vectors[row * 3 + at] ?? new Float32Array()).slice(from, from + 384)),
    );
    if (!asked || !alike || !unlike) throw new Error('A vector is missing');
    const nearer = asked.map((one, row) => {
      const [same, other] = [alike[row], unlike[row]];
      if (!same || !other) throw new Error('A vector is missing');
      return cosine(one, same) - cosine(one, other);
    });
    return nearer.reduce((sum, value) => sum + value, 0) / nearer.length;
  };
  expect(ahead(384)).toBeGreaterThan(ahead(0) + 0.15);
});

it('gives two vectors of unit length, in the order asked, whatever else is asked with them', async () => {
  const texts = [
    'A much longer sentence, with commas, figures like 3,400 and a date (20 October), to be padded against.',
    'Café déjà vu — “naïve”',
    'Yes.',
    '日本語 and 👍🏽 \ud83d',
    '',
    'Yes.',
    ...Array.from({ length: 12 }, (_, index) => `Sentence number ${index} of the crowd.`),
  ];
  const together = await model.embed(texts);
  expect(together).toHaveLength(texts.length);
  for (const [index, text] of texts.entries()) {
    const vector = together[index] ?? new Float32Array(0);
    expect(vector).toHaveLength(2 * 384);
    const [alone = new Float32Array(0)] = await model.embed([text]);
    for (const half of [0, 384]) {
      const [one, other] = [vector.subarray(half, half + 384), alone.subarray(half, half + 384)];
      expect(cosine(one, one)).toBeCloseTo(1, 4);
      expect(cosine(one, other)).toBeGreaterThan(0.9999);
    }
  }
});

it('reads letters without accents and capitals, as its vocabulary was made', async () => {
  expect(await between('CAFÉ ZÜRICH', 'cafe zurich')).toBeCloseTo(1, 5);
});

it('takes what looks like its own marks for text', async () => {
  expect(await between('[SEP] send it', '[CLS] send it')).toBeLessThan(0.999);
});

it('reads a bounded part of an endless text', async () => {
  const start = '!'.repeat(400);
  expect(await between(start, `${start} and quite another thing`)).toBeCloseTo(1, 5);
});

it('refuses another file, and one that is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sentence-model-'));
  const other = join(folder, 'model.onnx');
  writeFileSync(other, 'something else');
  for (const [path, fault] of [
    [other, 'is not the sentence model'],
    [join(folder, 'none'), 'ENOENT'],
  ] as const) {
    const thread = startSentenceThread({ modelPath: path });
    await expect(thread.embed(['A sentence.'])).rejects.toThrow(fault);
    await thread.end();
  }
  rmSync(folder, { recursive: true });
});

it('tells whoever waits or asks later that the thread has ended', async () => {
  const thread = startSentenceThread({ modelPath });
  const asked = thread.embed(['A sentence.']);
  await Promise.all([expect(asked).rejects.toThrow('has been ended'), thread.end()]);
  await expect(thread.embed(['Another.'])).rejects.toThrow('has been ended');
});

it.each([0, 100, 400])('ends in order while the model loads, asked twice, after %i ms', async (after) => {
  // Torn out of loading, native code would abort this process, and every test in it.
  const thread = startSentenceThread({ modelPath });
  const asked = thread.embed(['A sentence.']).then(
    () => 'answered',
    () => 'ended',
  );
  await pause(after);
  await Promise.all([thread.end(), thread.end()]);
  expect(['answered', 'ended']).toContain(await asked);
  await expect(thread.embed(['Another.'])).rejects.toThrow('ended');
});
