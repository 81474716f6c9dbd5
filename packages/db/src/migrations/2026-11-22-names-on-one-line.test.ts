import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { freshDatabaseName, testMongoUri } from '../testing';
import { namesOnOneLine } from './2026-11-22-names-on-one-line';

let client: mongo.MongoClient;
let db: mongo.Db;
beforeAll(async () => {
  client = await mongo.MongoClient.connect(testMongoUri());
  db = client.db(freshDatabaseName());
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

it('makes names one line of visible text, and leaves those alone that are', async () => {
  const given: readonly (readonly [name: string, organization: string])[] = [
    ['Ada\r\nBcc: all@example.org', 'Acme\0\t Ltd'],
    ['\u202egro.live\u202c', 'A\u200bcme'],
    ['Jose\u0301', ''],
    ['Seán O’Brien-Łuczak, 3rd', 'née Nuñez & Søn'],
    ['\u200b', 'Acme'],
  ];
  await db.collection('users').insertMany(given.map(([name, organization]) => ({ name, organization, kept: name })));

  await namesOnOneLine.run({ db, signal: new AbortController().signal });

  const users = await db.collection('users').find().sort({ _id: 1 }).toArray();
  expect(users.map(({ name, organization }) => [name, organization])).toEqual([
    ['Ada Bcc: all@example.org', 'Acme Ltd'],
    ['gro.live', 'Acme'],
    ['Jos\u00e9', ''],
    ['Seán O’Brien-Łuczak, 3rd', 'née Nuñez & Søn'],
    ['\u200b', 'Acme'],
  ]);
  expect(users.map(({ kept }) => kept)).toEqual(given.map(([name]) => name));
});

it('stops between two writes when another process has taken over', async () => {
  const id = new mongo.ObjectId();
  await db.collection('users').insertOne({ _id: id, name: 'Ada\nLovelace', organization: '' });
  const lost = AbortSignal.abort(new Error('taken over'));
  await expect(namesOnOneLine.run({ db, signal: lost })).rejects.toThrow('taken over');
  expect(await db.collection('users').findOne({ _id: id })).toMatchObject({ name: 'Ada\nLovelace' });
});
