import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createVectorStore } from './vector-files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vectors-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const one = Float32Array.from([0.5, -1, 0.25]);
const two = Float32Array.from([1, 2, 3]);

it('keeps vectors for the next process, by model and text', () => {
  createVectorStore(folder).write('small@1', new Map([['a day', one]]));
  createVectorStore(folder).write('small@1', new Map([['a week', two]]));
  createVectorStore(folder).write('large@1', new Map([['a day', Float32Array.from([9, 9])]]));
  const next = createVectorStore(folder);
  expect(next.read('small@1', 'a day')).toEqual(one);
  expect(next.read('small@1', 'a week')).toEqual(two);
  expect(next.read('large@1', 'a day')).toEqual(Float32Array.from([9, 9]));
  expect(next.read('small@1', 'a month')).toBeUndefined();
  expect(next.read('other', 'a day')).toBeUndefined();
});

it('knows at once what it was given', () => {
  const store = createVectorStore(folder);
  expect(store.read('small@1', 'a day')).toBeUndefined();
  store.write('small@1', new Map([['a day', one]]));
  expect(store.read('small@1', 'a day')).toEqual(one);
});

it('leaves out a record that was cut short', () => {
  createVectorStore(folder).write('small@1', new Map([['a day', one]]));
  const [name = ''] = readdirSync(folder);
  appendFileSync(join(folder, name), Buffer.alloc(7));
  expect(createVectorStore(folder).read('small@1', 'a day')).toEqual(one);
});

it('finds what another process has written meanwhile, once a little time has passed', () => {
  let time = 0;
  const [mine, other] = [createVectorStore(folder), createVectorStore(folder, () => time)];
  mine.write('small@1', new Map([['a day', one]]));
  expect(other.read('small@1', 'a week')).toBeUndefined();
  mine.write('small@1', new Map([['a week', two]]));
  expect(other.read('small@1', 'a week')).toBeUndefined();
  time += 1_000;
  expect(other.read('small@1', 'a week')).toEqual(two);
  expect(other.read('small@1', 'a day')).toEqual(one);
});
