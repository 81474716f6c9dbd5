/** What the browser keeps of an assessment (product §26.4): which answers were chosen and how far one is. */
import type { AnswerRank, Chosen } from '@parley/content/public/assessment';
import { useMemo, useSyncExternalStore } from 'react';
import { localStore } from '@/lib/storage';

/** The name of the record in local storage (product §2.9). */
export const ASSESSMENT_KEY = 'skillsAssessment';

export interface Run {
  readonly chosen: Chosen;
  /** The question that is shown, from 0. */
  readonly at: number;
  /** ISO time at which the last question was answered; null before. */
  readonly finishedAt: string | null;
}

export const NEW_RUN: Run = { chosen: {}, at: 0, finishedAt: null };

const isRank = (value: unknown): value is AnswerRank => value === 0 || value === 1 || value === 2 || value === 3;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The stored run; null where nothing, or nothing that can be read, is stored. */
export function readRun(text: string | null): Run | null {
  const value = text === null ? null : parsed(text);
  if (!isRecord(value) || !isRecord(value.chosen)) return null;
  const chosen = Object.fromEntries(
    Object.entries(value.chosen).filter((entry): entry is [string, AnswerRank] => isRank(entry[1])),
  );
  if (Object.keys(chosen).length === 0) return null;
  const { at, finishedAt } = value;
  return {
    chosen,
    at: typeof at === 'number' && Number.isInteger(at) && at >= 0 ? at : 0,
    finishedAt: typeof finishedAt === 'string' && !Number.isNaN(Date.parse(finishedAt)) ? finishedAt : null,
  };
}

/**
 * The run as today's questions allow it: answers to questions that no longer exist are dropped, and where one is missing,
 * the first without an answer is as far as it goes.
 */
export function fitted(run: Run, ids: readonly string[]): Run {
  const chosen: Chosen = Object.fromEntries(
    ids.flatMap((id) => {
      const rank = run.chosen[id];
      return rank === undefined ? [] : [[id, rank]];
    }),
  );
  const open = ids.findIndex((id) => chosen[id] === undefined);
  const last = open === -1 ? ids.length - 1 : open;
  return { chosen, at: Math.min(run.at, last), finishedAt: open === -1 ? run.finishedAt : null };
}

const followers = new Set<() => void>();
const tellFollowers = (): void => {
  for (const follower of followers) follower();
};

export const storedRun = {
  keep: (run: Run): void => {
    localStore.set(ASSESSMENT_KEY, JSON.stringify(run));
    tellFollowers();
  },
  forget: (): void => {
    localStore.remove(ASSESSMENT_KEY);
    tellFollowers();
  },
};

/** Hears of this tab's changes and of other tabs'. */
function follow(follower: () => void): () => void {
  followers.add(follower);
  window.addEventListener('storage', follower);
  return () => {
    followers.delete(follower);
    window.removeEventListener('storage', follower);
  };
}
const inBrowser = (): string | null => localStore.get(ASSESSMENT_KEY);
const onServer = (): null => null;

/** The stored run. A page made ahead, and the first render that takes it over, know of none. */
export function useStoredRun(): Run | null {
  const text = useSyncExternalStore(follow, inBrowser, onServer);
  return useMemo(() => readRun(text), [text]);
}
