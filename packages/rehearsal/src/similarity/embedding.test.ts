import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { FairTurns } from '../scheduling/fair-turns';
import { createEmbeddingSimilarity, type Embedder, MeaningUnavailable } from './embedding';
import { createMeaning } from './meaning';

/** Answers when it is told to; notes what it was asked for. */
function byHand() {
  const runs: (readonly string[])[] = [];
  const open: { go: () => void; fail: (error: Error) => void }[] = [];
  const embedder: Embedder = {
    embed: (texts) =>
      new Promise((resolve, reject) => {
        runs.push(texts);
        open.push({ go: () => resolve(texts.map((text) => Float32Array.from([text.length, 1]))), fail: reject });
      }),
    end: async () => undefined,
  };
  const next = async (): Promise<void> => {
    for (let round = 0; open.length === 0 && round < 20; round += 1) await setImmediate();
    open.shift()?.go();
    await setImmediate();
  };
  return { embedder, runs, next, fail: (error: Error) => open.shift()?.fail(error) };
}

const words = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name} ${at}`);

describe('the queue of texts', () => {
  it('puts one person’s line before the rest of another’s long message', async () => {
    const { embedder, runs, next } = byHand();
    let time = 0;
    const similarity = createEmbeddingSimilarity({
      start: () => embedder,
      now: () => {
        time += 50;
        return time;
      },
    });
    const turns = new FairTurns({ now: () => 0 });
    const asked = (person: string, texts: string[]): Promise<void> =>
      turns.run({ person, conversation: person, urgency: 'reply' }, () => similarity.prepare(texts));
    const long = asked('ann', words('ann', 120));
    await setImmediate();
    const line = asked('bob', words('bob', 2));
    while (!runs.flat().includes('bob 1')) await next();
    await next();
    await line;
    expect(runs.findIndex((texts) => texts.includes('bob 0'))).toBeLessThanOrEqual(3);
    while (runs.flat().length < 122) await next();
    await next();
    await long;
  });

  it('computes no further what nobody waits for', async () => {
    const { embedder, runs, next } = byHand();
    const similarity = createEmbeddingSimilarity({ start: () => embedder });
    const leave = new AbortController();
    const left = similarity.prepare(words('left', 200), leave.signal);
    leave.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    const stayed = similarity.prepare(['stayed']);
    await next();
    await next();
    await stayed;
    expect(runs.flat().filter((text) => text.startsWith('left')).length).toBeLessThanOrEqual(16);
  });

  it('computes a text once, however many wait for it', async () => {
    const { embedder, runs, next } = byHand();
    const similarity = createEmbeddingSimilarity({ start: () => embedder });
    const both = Promise.all([similarity.prepare(['a', 'b']), similarity.prepare(['b', 'a'])]);
    await next();
    await both;
    await similarity.prepare(['a']);
    expect(runs).toEqual([['a', 'b']]);
  });
});

describe('a model that is lost', () => {
  it('is told of, compared without, and started again', async () => {
    let time = 0;
    const first = byHand();
    const second = byHand();
    const models = [first, second];
    const faults: unknown[] = [];
    const similarity = createEmbeddingSimilarity({
      start: () => (models.shift() ?? second).embedder,
      onUnavailable: (error) => faults.push(error),
      now: () => time,
    });
    const meaning = createMeaning(similarity);
    const compared = meaning.use(async (by) => {
      await by.prepare(['We ship on Friday.', 'It ships on Friday.']);
      return by.name;
    });
    await setImmediate();
    first.fail(new Error('killed'));
    expect(await compared).toEqual({ value: 'lexical', byWordsAlone: true });
    expect(faults).toHaveLength(1);
    await expect(similarity.prepare(['another'])).rejects.toBeInstanceOf(MeaningUnavailable);

    time = 1_000;
    const again = meaning.use(async (by) => {
      await by.prepare(['another']);
      return by.name;
    });
    await second.next();
    expect(await again).toEqual({ value: 'embedding', byWordsAlone: false });
  });
});

describe('a text read as a whole', () => {
  const passage = { about: 'Ewa', sentences: ['Ewa wants the keys.'] };

  it('lets somebody else have their turn while it is read', async () => {
    let read: () => void = () => undefined;
    const similarity = createEmbeddingSimilarity({
      start: () => byHand().embedder,
      passages: {
        read: () =>
          new Promise((resolve) => (read = () => resolve({ about: 0, role: null, organisation: null, sentences: [] }))),
        end: async () => undefined,
      },
    });
    const turns = new FairTurns({ now: () => 0 });
    const drafting = turns.run({ person: 'ann', conversation: 'ann', urgency: 'reply' }, async () =>
      similarity.readPassage?.(passage),
    );
    await setImmediate();
    expect(await turns.run({ person: 'bob', conversation: 'bob', urgency: 'reply' }, async () => 'a reply')).toBe(
      'a reply',
    );
    read();
    expect(await drafting).toEqual({ about: 0, role: null, organisation: null, sentences: [] });
  });

  it('is told of where it could not be read, and leaves the work to its sentences', async () => {
    const faults: unknown[] = [];
    const lost = new Error('killed');
    const similarity = createEmbeddingSimilarity({
      start: () => byHand().embedder,
      passages: { read: () => Promise.reject(lost), end: async () => undefined },
      onUnavailable: (error, what) => faults.push(error, what),
    });
    const { value, byWordsAlone } = await createMeaning(similarity).use(
      async (used) => (await used.readPassage?.(passage)) ?? 'by its sentences',
    );
    expect([value, byWordsAlone, faults]).toEqual(['by its sentences', false, [lost, 'passages']]);
    expect(similarity.available).toBe(true);
  });

  it('is not read once all is over', async () => {
    const similarity = createEmbeddingSimilarity({
      start: () => byHand().embedder,
      passages: {
        read: async () => ({ about: 0, role: null, organisation: null, sentences: [] }),
        end: async () => undefined,
      },
    });
    await similarity.dispose();
    expect(await similarity.readPassage?.(passage)).toBeNull();
  });
});
