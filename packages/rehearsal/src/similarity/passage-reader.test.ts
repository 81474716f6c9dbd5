import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import type { Passage, PassageReading } from './passage-model';
import { createPassageReader, type PassageReader } from './passage-reader';
import type { PassageThread } from './start-sentence-thread';

const IDLE_MS = 20;
const passage: Passage = { about: 'Ewa', sentences: ['Ewa wants the keys by Friday.'] };
const reading: PassageReading = {
  about: 1,
  role: null,
  organisation: null,
  sentences: [{ purposes: [], knowers: [], hidden: 0, ranked: 0, behind: 0, fact: 0, said: [], wanted: [] }],
};

/** Threads that answer as they are told, and what became of them. */
function threads(read: (asked: Passage) => Promise<PassageReading>) {
  const counts = { started: 0, ended: 0 };
  const start = (): PassageThread => {
    counts.started += 1;
    return {
      read,
      end: async () => {
        counts.ended += 1;
      },
    };
  };
  return { counts, start };
}

let reader: PassageReader | null = null;
afterEach(() => reader?.end());

it('starts a thread with the first text, and ends it once nothing was asked for a while', async () => {
  const { counts, start } = threads(async () => reading);
  reader = createPassageReader({ modelPath: '', start, idleMs: IDLE_MS });
  expect(counts.started).toBe(0);
  expect(await reader.read(passage)).toBe(reading);
  await reader.read(passage);
  expect(counts).toEqual({ started: 1, ended: 0 });
  await pause(4 * IDLE_MS);
  expect(counts.ended).toBe(1);
  await reader.read(passage);
  expect(counts.started).toBe(2);
});

it('does not end a thread that still reads', async () => {
  const { counts, start } = threads(async ({ about }) => {
    if (about === 'slow') await pause(6 * IDLE_MS);
    return reading;
  });
  reader = createPassageReader({ modelPath: '', start, idleMs: IDLE_MS });
  const slow = reader.read({ ...passage, about: 'slow' });
  await reader.read(passage);
  await pause(3 * IDLE_MS);
  expect(counts.ended).toBe(0);
  await slow;
});

it('tells that a thread was lost, and starts another for the next text', async () => {
  let lost = true;
  const { counts, start } = threads(async () => {
    if (lost) throw new Error('killed');
    return reading;
  });
  reader = createPassageReader({ modelPath: '', start, idleMs: IDLE_MS });
  await expect(reader.read(passage)).rejects.toThrow('killed');
  lost = false;
  expect(await reader.read(passage)).toBe(reading);
  expect(counts).toEqual({ started: 2, ended: 1 });
});
