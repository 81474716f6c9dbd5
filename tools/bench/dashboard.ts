import { chromium, type Browser, type Page } from '@playwright/test';
import mongoose from 'mongoose';
import { findChromium } from '../services/chromium';
import type { Stack } from '../services/stack';
import { call, register, type BenchUser } from './api-client';
import { median, row } from './figures';

/** How many conversations the people have whose dashboards are opened. */
const HELD = [0, 20, 200] as const;
const ROUNDS = 15;
const VISITS = 5;
/** A phone on a middling line: round trips of 150 ms, 1.6 Mbit/s, a processor four times as slow. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;
/** The cheapest answer somebody signed in can have. */
const CHEAPEST = '/api/users/profile';
/** A page of the same app that asks for nothing of its own. */
const EMPTY_PAGE = '/payment/cancelled';
const LINES = [
  'I hear that this costs you more than it costs me. What would the board need to see to live with the nineteenth?',
  'We lose eleven days because the vendor’s test failed twice. I recommend two ports on 1 October, the rest on 12 November, for £38,000 more. Can you decide by Friday?',
];

type Stored = Record<string, unknown> & { feedback: { skills: { skill: string; score: number | null }[] } };

/** Holds one conversation to its end, as a person does. */
async function holdOne(base: string, { token }: BenchUser): Promise<string> {
  const [scenario] = await call<{ _id: string }[]>(base, token, 'GET', '/scenarios?limit=1');
  const { _id } = await call<{ _id: string }>(base, token, 'POST', '/conversations', { scenarioId: scenario?._id });
  for (const message of LINES) await call(base, token, 'POST', `/conversations/${_id}/messages`, { message });
  await call(base, token, 'POST', `/conversations/${_id}/end`);
  return _id;
}

/** Gives somebody so many conversations of the last weeks, copies of a real one with scores of their own. */
async function give(connection: mongoose.Connection, original: Stored, userId: string, count: number): Promise<void> {
  if (count === 0) return;
  const now = Date.now();
  await connection.collection('conversations').insertMany(
    Array.from({ length: count }, (_, index) => {
      const startedAt = new Date(now - index * 9 * 3_600_000);
      const running = index === 1;
      const skills = original.feedback.skills.map((skill, at) => ({
        ...skill,
        score: ((index * 7 + at * 13) % 101) / 10,
      }));
      return {
        ...original,
        _id: new mongoose.Types.ObjectId(),
        userId: new mongoose.Types.ObjectId(userId),
        startedAt,
        ...(running
          ? { status: 'in_progress', completedAt: null, overallScore: null, feedback: null }
          : {
              completedAt: new Date(startedAt.getTime() + 1_200_000),
              overallScore: ((index * 37) % 101) / 10,
              feedback: { ...original.feedback, skills },
            }),
      };
    }),
  );
}

/** What a browser notes of something it fetched: its address, when it was there (ms), its size (bytes). */
interface Fetched {
  readonly name: string;
  readonly responseEnd: number;
  readonly encodedBodySize: number;
}
const FETCHED = `performance.getEntriesByType('resource').map((entry) => entry.toJSON())`;

interface Visit {
  /** Ms from the navigation until the page's own heading stands. */
  readonly headed: number;
  /** Ms until the last answer is there. */
  readonly complete: number;
  /** What was asked of the API, in order. */
  readonly asked: readonly string[];
  /** kB of the API's answers. */
  readonly answered: number;
}

/** Opens a page on a slow line, with nothing kept from before. */
async function visit(browser: Browser, url: string, user: BenchUser): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addInitScript((record) => {
      localStorage.setItem('token', record.token);
      localStorage.setItem('user', JSON.stringify(record));
    }, user);
    const page: Page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', LINE);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url);
    await page.locator('main h1').waitFor();
    const headed = await page.evaluate(() => performance.now());
    // Not before that: while a slow processor reads the code, nothing goes over the line.
    await page.waitForLoadState('networkidle');
    const entries = await page.evaluate<Fetched[]>(FETCHED);
    const api = entries.filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    return {
      headed,
      complete: Math.max(headed, ...entries.map(({ responseEnd }) => responseEnd)),
      asked: api.map(({ name }) => new URL(name).pathname + new URL(name).search),
      answered: api.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    };
  } finally {
    await context.close();
  }
}

/** Ms until all of these have been answered, asked at once. */
async function together(base: string, { token }: BenchUser, paths: readonly string[]): Promise<number> {
  const began = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(base + path, { headers: { Authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    }),
  );
  return performance.now() - began;
}

/** What a dashboard costs: on the server against as many of the cheapest answers, and in a browser against a page without data. */
export async function benchDashboard(stack: Stack): Promise<void> {
  const first = await register(stack.url, 'held');
  const id = await holdOne(stack.url, first);
  const connection = await mongoose.createConnection(stack.mongoUri).asPromise();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const original = await connection
      .collection('conversations')
      .findOne<Stored>({ _id: new mongoose.Types.ObjectId(id) });
    if (original === null) throw new Error('the conversation to copy is not there');
    for (const count of HELD) {
      const user = await register(stack.url, `dashboard-${count}`);
      await give(connection, original, user._id, count);
      const warm = await visit(browser, `${stack.url}/dashboard`, user);
      const [ours, theirs]: [number[], number[]] = [[], []];
      const cheapest = warm.asked.map(() => CHEAPEST);
      for (let round = 0; round <= ROUNDS; round += 1) {
        const [own, baseline] = [
          await together(stack.url, user, warm.asked),
          await together(stack.url, user, cheapest),
        ];
        if (round > 0) [ours, theirs].forEach((list, index) => list.push(index === 0 ? own : baseline));
      }
      const [dashboards, empties]: [Visit[], Visit[]] = [[], []];
      for (let round = 0; round < VISITS; round += 1) {
        dashboards.push(await visit(browser, `${stack.url}/dashboard`, user));
        empties.push(await visit(browser, stack.url + EMPTY_PAGE, user));
      }
      const of = (visits: readonly Visit[], what: 'headed' | 'complete'): number =>
        median(visits.map((one) => one[what]));
      process.stdout.write(`/dashboard with ${count} conversations: ${warm.asked.length} requests\n`);
      for (const path of process.env.ASKED ? warm.asked : []) process.stdout.write(`    ${path}\n`);
      row('answers, kB', warm.answered.toFixed(1));
      row('answered at once, ms (median)', median(ours).toFixed(1));
      row(`ratio to as many of ${CHEAPEST}`, (median(ours) / median(theirs)).toFixed(2), 'aim: at most 4');
      row('slow phone: until its heading, ms', of(dashboards, 'headed').toFixed(0));
      row('slow phone: until complete, ms', of(dashboards, 'complete').toFixed(0));
      row(
        `ratio to ${EMPTY_PAGE}`,
        (of(dashboards, 'complete') / of(empties, 'complete')).toFixed(2),
        'aim: at most 1.5',
      );
    }
  } finally {
    await browser.close();
    await connection.close();
  }
}
