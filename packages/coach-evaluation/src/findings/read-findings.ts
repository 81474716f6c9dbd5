/** Findings of reports that a reader marked: whether these very words, in that place of the talk, do what they stand for. */
import { readFileSync } from 'node:fs';
import { scenarios } from '@parley/content';
import type { Feedback, ScenarioContent } from '@parley/shared';
import { SETS } from '../transcripts/index';
import type { WrittenConversation } from '../transcripts/written-conversation';

type Pair = readonly [indicator: string, quote: string];
interface ReadTalk {
  /** Id of a written conversation, or of a talk that a reader held ('live/…'). */
  readonly talk: string;
  readonly holds: readonly Pair[];
  readonly not: readonly Pair[];
}
interface LiveTalk {
  readonly id: string;
  readonly scenario: string;
  readonly turns: readonly { readonly said: string; readonly answer: string }[];
}

const kept = (file: string): unknown => JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'));
export const READ = kept('read') as readonly ReadTalk[];
const LIVE = kept('live-talks') as readonly LiveTalk[];
/** Talks that stand with their readers' scores beside what readers made of the lines in them. */
const SCORED = JSON.parse(
  readFileSync(new URL('../judged/talks.json', import.meta.url), 'utf8'),
) as readonly LiveTalk[];

/**
 * What readers of 150 live talks made of every finding of their reports (2026-11-28, before they were mended): those talks of
 * which at least one was false. `true` does what it says, `shaky` needs good will, `false` does not.
 */
export interface JudgedReport {
  readonly talk: string;
  readonly true?: readonly string[];
  readonly shaky?: readonly string[];
  readonly false?: readonly string[];
}
export const JUDGED_REPORTS = kept('judged') as readonly JudgedReport[];

/** Everything that a report tells as a finding. */
export const findingsIn = ({ strengths, areasForImprovement, specificFeedback }: Feedback): ReadonlySet<string> =>
  new Set([...strengths, ...areasForImprovement, ...specificFeedback.map(({ message }) => message)]);

const asConversation = ({ id, scenario, turns }: LiveTalk): WrittenConversation => ({
  id,
  scenario,
  quality: 'middling',
  voice: 'held by a reader',
  lines: turns.map(({ said }) => said),
  replies: turns.map(({ answer }) => answer),
  met: null,
});

/** The talk of this id with its scenario. */
export function talkNamed(id: string): { conversation: WrittenConversation; scenario: ScenarioContent } {
  const conversation = [...[...LIVE, ...SCORED].map(asConversation), ...Object.values(SETS).flat()].find(
    (one) => one.id === id,
  );
  const scenario = scenarios.find(({ slug }) => slug === conversation?.scenario);
  if (!conversation || !scenario) throw new Error(`No talk ${id}`);
  return { conversation, scenario };
}

/** What a report prints as done well: each indicator that is met with words beside it. */
export const printedIn = ({ indicators }: Feedback): readonly Pair[] =>
  indicators.flatMap(({ id, verdict, evidence }) =>
    verdict === 'met' && evidence !== null ? [[id, evidence.quote] as const] : [],
  );

/** How many of the printed findings a reader called true and how many not, and those that are not. */
export function against(
  { talk, holds, not }: ReadTalk,
  printed: readonly Pair[],
): { readonly right: number; readonly wrong: readonly string[] } {
  const isIn = (pairs: readonly Pair[], [id, quote]: Pair): boolean =>
    pairs.some(([other, words]) => other === id && words === quote);
  return {
    right: printed.filter((pair) => isIn(holds, pair)).length,
    wrong: printed.filter((pair) => isIn(not, pair)).map(([id, quote]) => `${talk}, ${id}: ${quote}`),
  };
}
