import { setTimeout } from 'node:timers/promises';
import mongoose from 'mongoose';
import { row } from './figures';
import { begin, firstWord, probe, report, scenarioIds, type Seat, somebody, tip } from './first-word';

export interface FairnessBench {
  readonly url: string;
  readonly mongoUri: string;
  /** Kills the API process and waits until another one is ready. */
  readonly restart: () => Promise<void>;
}

export interface FairnessCase {
  readonly name: string;
  run(bench: FairnessBench): Promise<void>;
}

const SHORT = 'What would it cost you if the date moved by one week?';
const OTHERS = 22;
const CREDITS_OF_A_TRIAL = 20;
/** Messages: one more may be sent, and be answered. */
const LONG_TRANSCRIPT = 197;

const WORDS = ['ledger', 'export', 'portal', 'schema', 'invoice', 'licence', 'server', 'manual'];
/** Prose with something in every sentence, no two alike. */
function prose(length: number, start: number): string {
  let text = '';
  for (let at = start; text.length < length; at += 1) {
    const [one, two] = [WORDS[at % 8] ?? '', WORDS[(at * 3 + 1) % 8] ?? ''];
    text += `In week ${at % 50} we move the ${one} before the ${two}, which costs ${100 + at} hours and saves ${at % 9} days. `;
  }
  return text.slice(0, length).trim();
}
const punctuation = (length: number, at: number): string => `${at} ${'?! ... ,;: '.repeat(length).slice(0, length)} so`;

/** People who have begun a conversation, spread over the library, and have been read to already. */
async function seated(url: string, name: string, count: number): Promise<readonly Seat[]> {
  const seats: Seat[] = [];
  let ids: readonly string[] = [];
  for (let at = 0; at < count; at += 1) {
    const person = await somebody(url, `${name}-${at}`);
    if (ids.length === 0) ids = await scenarioIds(url, person);
    seats.push(await begin(url, person, ids[at % ids.length] ?? ''));
  }
  return seats;
}

/** One person with as many conversations as a trial gives. */
async function busyPerson(url: string, name: string): Promise<readonly Seat[]> {
  const person = await somebody(url, name);
  const ids = await scenarioIds(url, person);
  const seats: Seat[] = [];
  for (let at = 0; at < CREDITS_OF_A_TRIAL; at += 1) seats.push(await begin(url, person, ids[at % ids.length] ?? ''));
  return seats;
}

/** What others feel while something goes on: they send a short message each, over three seconds. */
async function others(url: string, seats: readonly Seat[]): Promise<readonly (number | null)[]> {
  return Promise.all(
    seats.map(async (seat, at) => {
      await setTimeout((at * 3_000) / seats.length);
      return firstWord(url, seat, SHORT);
    }),
  );
}

/** Makes a conversation as long as one may be before its last message. */
async function lengthen(mongoUri: string, { conversationId }: Seat): Promise<void> {
  const connection = await mongoose.createConnection(mongoUri).asPromise();
  const said = Array.from({ length: LONG_TRANSCRIPT - 1 }, (_, at) => ({
    number: at + 2,
    role: at % 2 === 0 ? 'student' : 'stakeholder',
    content: prose(200, at * 3),
    timestamp: new Date(),
    notice: null,
    clientMessageId: null,
  }));
  const { modifiedCount } = await connection
    .collection<{ messages: unknown[] }>('conversations')
    .updateOne(
      { _id: new mongoose.Types.ObjectId(conversationId) },
      { $push: { messages: { $each: said } }, $set: { messageCount: LONG_TRANSCRIPT, lastMessage: said.at(-1) } },
    );
  await connection.close();
  if (modifiedCount !== 1) throw new Error('the conversation to lengthen is not there');
}

async function tipsAtOnce(
  { url, restart }: FairnessBench,
  label: string,
  draft: (at: number) => string,
): Promise<void> {
  const seats = await seated(url, 'other', OTHERS);
  const [attacker] = await seated(url, 'attacker', 1);
  if (attacker === undefined) throw new Error('nobody attacks');
  await restart();
  const probes = await probe(url);
  const tips = Promise.all(Array.from({ length: 60 }, (_, at) => tip(url, attacker, draft(at))));
  const words = await others(url, seats);
  await tips;
  report(label, words, await probes.stop());
}

async function longMessages({ url, restart }: FairnessBench, persons: number): Promise<void> {
  const seats = await seated(url, 'other', OTHERS);
  const busy: Seat[] = [];
  for (let at = 0; at < persons; at += 1) busy.push(...(await busyPerson(url, `busy-${at}`)));
  await restart();
  const probes = await probe(url);
  const theirs = Promise.all(busy.map((seat, at) => firstWord(url, seat, prose(4_000, at * 40))));
  const words = await others(url, seats);
  report(`${persons} with 20 conversations of one message of 4,000 characters: the others`, words, await probes.stop());
  const own = (await theirs).filter((word) => word !== null);
  process.stdout.write(
    `  (of theirs ${own.length} of ${busy.length} came, the last after ${Math.max(...own).toFixed(0)} ms)\n`,
  );
}

export const fairnessCases: readonly FairnessCase[] = [
  {
    name: 'tips',
    run: (bench) =>
      tipsAtOnce(bench, '60 tips at once of one person, drafts of 3,400 characters: the others', (at) =>
        prose(3_400, at * 40),
      ),
  },
  {
    name: 'punctuation',
    run: (bench) =>
      tipsAtOnce(bench, '60 tips at once of one person, drafts of punctuation: the others', (at) =>
        punctuation(3_400, at),
      ),
  },
  {
    name: 'restart',
    async run({ url, restart }) {
      const seats = await seated(url, 'cold', 24);
      await restart();
      const probes = await probe(url);
      const words = await Promise.all(seats.map((seat) => firstWord(url, seat, SHORT)));
      report('A process just started, one short message in each of 24 scenarios', words, await probes.stop());
      const alone = await seated(url, 'alone', 3);
      await restart();
      const [first] = alone;
      if (first === undefined) return;
      const beside = await probe(url);
      const word = await firstWord(url, first, SHORT);
      report('A process just started, one message', [word], await beside.stop());
    },
  },
  { name: 'long', run: (bench) => longMessages(bench, 1) },
  { name: 'long-two', run: (bench) => longMessages(bench, 2) },
  {
    name: 'classroom',
    async run({ url, restart }) {
      await restart();
      const persons = [];
      for (let at = 0; at < 30; at += 1) persons.push(await somebody(url, `pupil-${at}`));
      const [one] = persons;
      if (one === undefined) return;
      const ids = await scenarioIds(url, one);
      await restart();
      const probes = await probe(url);
      const words = await Promise.all(
        persons.map(async (person, at) => {
          await setTimeout(at * 300);
          const seat = await begin(url, person, ids[at % ids.length] ?? '');
          await setTimeout(500);
          return firstWord(url, seat, SHORT);
        }),
      );
      report('A classroom of 30 that begins within ten seconds, on a process just started', words, await probes.stop());
    },
  },
  {
    name: 'begin',
    async run({ url, restart }) {
      const seats = await seated(url, 'six', 6);
      await restart();
      const probes = await probe(url);
      const words = await Promise.all(seats.map((seat) => firstWord(url, seat, SHORT)));
      report('Six people beginning at once', words, await probes.stop());
    },
  },
  {
    name: 'transcript',
    async run({ url, mongoUri, restart }) {
      const seats = await seated(url, 'other', OTHERS);
      const [long] = await seated(url, 'long', 1);
      if (long === undefined) return;
      await lengthen(mongoUri, long);
      await restart();
      const probes = await probe(url);
      const began = performance.now();
      const status = await tip(url, long, SHORT);
      const tipped = performance.now() - began;
      const theirs = firstWord(url, long, SHORT);
      const words = await others(url, seats);
      report('A transcript of 197 messages on a process just started: the others', words, await probes.stop());
      const word = await theirs;
      row('their own tip: status, ms', `${status}, ${tipped.toFixed(0)}`, 'aim: 200');
      row('their own first word, ms', word === null ? 'failed' : word.toFixed(0), 'aim: comes');
    },
  },
];
