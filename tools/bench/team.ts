import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '@parley/db';
import { enlargeTeam } from '@parley/db/testing';
import type { Stack } from '../services/stack';
import { call, register, type BenchUser } from './api-client';
import { median, percentile, row } from './figures';

/** Members beside the owner, and the conversations they completed. */
const TEAMS = [
  [9, 1_000],
  [199, 20_000],
] as const;
const ROUNDS = 10;
/** The cheapest answer somebody signed in can have. */
const CHEAPEST = '/users/profile';
/** How long somebody else is asked about, while the owner opens one dashboard after the other (ms). */
const BUSY_MS = 10_000;
const PAUSE_MS = 50;

interface Answered {
  readonly ms: number;
  readonly bytes: number;
}

async function timed(base: string, { token }: BenchUser, path: string): Promise<Answered> {
  const began = performance.now();
  const response = await fetch(`${base}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return { ms: performance.now() - began, bytes };
}

async function times(base: string, user: BenchUser, path: string): Promise<readonly number[]> {
  await timed(base, user, path);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) taken.push((await timed(base, user, path)).ms);
  return taken;
}

/** How long somebody else waits (p99, ms) while `work` is done over and over. */
async function othersWait(base: string, other: BenchUser, work: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + BUSY_MS;
  const busy = async (): Promise<void> => {
    while (performance.now() < until) await work();
  };
  const working = busy();
  const waits: number[] = [];
  while (performance.now() < until) waits.push((await timed(base, other, CHEAPEST)).ms);
  await working;
  return percentile(waits, 0.99);
}

/** What a team's figures cost: against the cheapest answer, and what somebody else feels of them. */
export async function benchTeam(stack: Stack): Promise<void> {
  const database = await connectDatabase({ uri: stack.mongoUri });
  const other = await register(stack.url, 'bystander');
  try {
    const scenarios = (await call<{ slug: string }[]>(stack.url, other.token, 'GET', '/scenarios?limit=200')).map(
      ({ slug }) => slug,
    );
    for (const [members, results] of TEAMS) {
      const owner = await register(stack.url, `owner-${members}`);
      const now = new Date();
      const team = await database.teams.create({
        name: `Team of ${members + 1}`,
        organization: 'Bench',
        ownerId: owner._id,
        planType: 'enterprise',
        seats: null,
        creditsPerSeat: null,
        endsAt: null,
        now,
      });
      if (typeof team === 'string') throw new Error(`The team was not made: ${team}`);
      const name = new URL(stack.mongoUri).pathname.slice(1);
      await enlargeTeam({ uri: stack.mongoUri, name }, { teamId: team.id, members, results, scenarios, now });
      const cheapest = median(await times(stack.url, owner, CHEAPEST));
      const dashboard = await timed(stack.url, owner, '/teams/dashboard');
      process.stdout.write(`a team of ${members + 1} with ${results} results\n`);
      row('dashboard, kB', (dashboard.bytes / 1000).toFixed(1));
      for (const path of ['/teams/dashboard', '/teams/leaderboard', '/teams/report/download']) {
        const ms = median(await times(stack.url, owner, path));
        row(`${path}, ms (median)`, ms.toFixed(0));
        row(`ratio to ${CHEAPEST}`, (ms / cheapest).toFixed(0));
      }
      const alone = await othersWait(stack.url, other, () => pause(PAUSE_MS));
      const beside = await othersWait(stack.url, other, () => timed(stack.url, owner, '/teams/dashboard'));
      row('somebody else alone, ms (p99)', alone.toFixed(0));
      row('somebody else beside it, ms (p99)', beside.toFixed(0), 'aim: at most 100');
    }
  } finally {
    await database.close();
  }
}
