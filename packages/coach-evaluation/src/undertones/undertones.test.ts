/** What is heard between the lines of live talks whose scenarios the classifiers were not fitted on (decision 0045). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseText, undertoneBy } from '@parley/coach/internals';
import { partOf } from '../testing/nightly';
import { keptSimilarity } from '../vectors/kept-vectors';
import { fitUndertones, type UndertoneRows, undertoneRows } from './fit-undertones';
import { FOLDS, foldOf, markedTalks, writtenSentences, wholeMark } from './index';

/** Long enough for a machine that is busy with other tests. */
const PATIENCE = 900_000;
const HARSH: ReadonlySet<string> = new Set(['press', 'blame', 'belittle']);

const similarity = keptSimilarity(false);
afterAll(() => similarity.dispose());

describe('the corpus', () => {
  it('marks whole sentences of messages, and sound talks are the most of it', () => {
    const talks = markedTalks();
    expect(talks.length).toBeGreaterThanOrEqual(160);
    for (const { messages } of talks)
      for (const { text, marks = {} } of messages)
        for (const quote of Object.values(marks).flat())
          expect(parseText(text).map((sentence) => sentence.text)).toContain(quote);
    const sound = talks.filter(({ messages }) => messages.every((message) => wholeMark(message) === 'plain'));
    expect(sound.length).toBeGreaterThan(talks.length / 2);
  });
  it('has written sentences of every kind, many of them sound, and none twice', () => {
    const written = writtenSentences();
    expect(new Set(written.map(({ text }) => text)).size).toBe(written.length);
    expect(written.filter(({ is }) => is === 'plain').length).toBeGreaterThan(written.length * 0.4);
  });
});

describe('with every third scenario left out', () => {
  const held: { rows: UndertoneRows | null } = { rows: null };
  beforeAll(async () => {
    held.rows = await undertoneRows(similarity);
  }, PATIENCE);

  it.each(
    partOf(
      Array.from({ length: FOLDS }, (_, fold) => fold),
      (fold) => fold === 0,
    ),
  )(
    'talks that are harsh or bluff add up to more than sound ones: fold %i',
    (fold) => {
      if (held.rows === null) throw new Error('Nothing was read');
      const weights = fitUndertones(held.rows, fold);
      const talks = markedTalks()
        .filter(({ scenario }) => foldOf(scenario) === fold)
        .map(({ messages }) => {
          const heard = messages.map(({ text }) =>
            undertoneBy(
              weights,
              text,
              parseText(text).map((sentence) => sentence.text),
              similarity,
            ),
          );
          const marks = messages.map(wholeMark);
          return {
            harsh: heard.reduce((sum, one) => sum + (one?.harsh.chance ?? 0), 0),
            bluff: heard.reduce((sum, one) => sum + (one?.bluff.chance ?? 0), 0),
            isHarsh: marks.filter((mark) => HARSH.has(mark)).length >= 3,
            isBluff: marks.filter((mark) => mark === 'bluff').length >= 3,
            sound: marks.every((mark) => mark === 'plain'),
          };
        });
      const sound = talks.filter((talk) => talk.sound);
      expect(sound.filter(({ harsh, bluff }) => harsh >= 2.1 || bluff >= 1.1)).toEqual([]);
      expect(talks.filter((talk) => talk.isHarsh && talk.harsh < 2.1)).toEqual([]);
      expect(talks.filter((talk) => talk.isBluff && talk.bluff < 1)).toEqual([]);
    },
    PATIENCE,
  );
});
