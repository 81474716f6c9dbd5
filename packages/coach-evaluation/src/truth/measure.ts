/** Which claims of a student the coach holds for false: the bluffs that are caught, and the honest words that are challenged. */
import { scenarios } from '@parley/content';
import { type Reading, type Similarity, understand } from '@parley/coach/internals';
import { CLAIMS } from './claims';
import { CLAIMS_HELD_OUT } from './claims-held-out';
import type { ClaimsOfCase, Untruth } from './written-claims';

export interface Tried {
  readonly scenario: string;
  readonly said: string;
  /** What is wrong with it; null where it is innocent. */
  readonly untruth: Untruth | null;
  /** Held for false, or for gone back on. */
  readonly challenged: boolean;
}

export interface ClaimSet {
  readonly name: string;
  readonly cases: readonly ClaimsOfCase[];
}
export const CLAIM_SETS: readonly ClaimSet[] = [
  { name: 'looked at', cases: CLAIMS },
  { name: 'held out', cases: CLAIMS_HELD_OUT },
];

const OF_NO_MATTER = 'Go on.';

/** What is read in the last of these lines, each answered by a nod. */
async function lastReading(slug: string, lines: readonly string[], similarity: Similarity): Promise<Reading> {
  const scenario = scenarios.find((one) => one.slug === slug);
  if (!scenario) throw new Error(`There is no scenario ${slug}`);
  const spoken = lines.flatMap((line, at) => [
    { role: 'stakeholder' as const, content: at === 0 ? scenario.opening : OF_NO_MATTER },
    { role: 'student' as const, content: line },
  ]);
  const messages = spoken.map((message, at) => ({ ...message, number: at + 1 }));
  const reading = (await understand({ scenario, messages, seed: slug }, similarity)).at(-1);
  if (!reading) throw new Error(`Nothing was read in ${slug}`);
  return reading;
}

const challenges = ({ untrue = [], faults }: Reading): boolean =>
  untrue.length > 0 || faults.some(({ kind }) => kind === 'contradict');

/** Every claim of a set, each in a conversation of its own. */
export async function tryClaims({ cases }: ClaimSet, similarity: Similarity): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const { scenario, untrue, innocent } of cases) {
    const claims = [
      ...untrue.map(({ untruth, said, earlier = [] }) => ({ untruth, said, earlier })),
      ...innocent.map((one) => ({
        untruth: null,
        ...(typeof one === 'string' ? { said: one, earlier: [] } : one),
      })),
    ];
    for (const { untruth, said, earlier } of claims) {
      const reading = await lastReading(scenario, [...earlier, said], similarity);
      tried.push({ scenario, said, untruth, challenged: challenges(reading) });
    }
  }
  return tried;
}
