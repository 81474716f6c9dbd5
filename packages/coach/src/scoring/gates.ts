/** What keeps a talk from scoring high whatever its single sentences say, and what conduct costs (coach.md §2.5). */
import type { State } from '../state/state';
import { type ActKind, type FaultKind, hasFault, type Reading } from '../understanding/reading';

export interface Gate {
  /** The highest overall score under it, 0-10. */
  readonly cap: number;
  readonly label: string;
}

/** Acts that give the other side something to hold. */
const SUBSTANTIAL: readonly ActKind[] = ['news', 'own', 'figure', 'option', 'recommend', 'boundary', 'commit', 'propose', 'summarise', 'cause', 'acknowledge', 'ask_priority', 'close'];
const GIVING: readonly ActKind[] = ['news', 'figure', 'option', 'boundary', 'commit', 'propose', 'recommend', 'cause', 'own'];

const share = (readings: readonly Reading[], test: (reading: Reading) => boolean): number => (readings.length === 0 ? 0 : readings.filter(test).length / readings.length);
const kinds = (readings: readonly Reading[], among: readonly ActKind[]): number => new Set(readings.flatMap((reading) => reading.acts.filter((act) => among.includes(act.kind) && act.strength >= 0.5).map((act) => act.kind))).size;
const empty = (reading: Reading): boolean => !reading.acts.some((act) => SUBSTANTIAL.includes(act.kind) && act.strength >= 0.4);

/** Every gate that is shut, the lowest first. */
export function shutGates(readings: readonly Reading[], final: State): readonly Gate[] {
  const gates: Gate[] = [];
  const shut = (when: boolean, cap: number, label: string): void => {
    if (when) gates.push({ cap, label });
  };
  if (readings.length === 0) return [{ cap: 0, label: 'You said nothing' }];
  const central = final.concerns.find((concern) => concern.central);
  const settled = final.concerns.some((concern) => concern.level === 'settled');
  const giving = kinds(readings, GIVING);
  const all = kinds(readings, SUBSTANTIAL);
  shut(all === 0, 1.5, 'Nothing of substance was said');
  shut(all > 0 && all <= 2 && giving <= 1, 3.5, 'Hardly anything of substance was said');
  shut(share(readings, empty) >= 0.75 && all <= 3, 3.5, 'Most messages held nothing of substance');
  shut(share(readings, empty) >= 0.5 && giving <= 2, 3.9, 'At least half of the messages held nothing of substance');
  shut(central?.answeredAt === null && !settled, 4.5, 'The main worry was never answered, and nothing was settled');
  shut(central?.answeredAt === null && settled, 6, 'The main worry was never answered');
  const abuse = readings.filter((reading) => hasFault(reading, 'rude', 'threat')).length;
  shut(abuse >= 1 && abuse / readings.length >= 0.3, 2.5, 'Abuse or threats');
  shut(abuse >= 1, 3.9, 'Abuse or threats');
  shut(share(readings, (reading) => reading.understood !== 'clear') >= 0.5, 1.5, 'Most of it could not be understood');
  shut(share(readings, (reading) => hasFault(reading, 'scorer', 'role_break')) >= 0.5, 1.5, 'Mostly spoken to a scorer or a machine');
  shut(readings.some((reading) => hasFault(reading, 'scorer', 'role_break')), 3.9, 'Spoken to a scorer or a machine');
  shut(share(readings, (reading) => hasFault(reading, 'copy')) >= 0.5, 2, 'Mostly words of the scenario or the stakeholder, handed back');
  shut(share(readings, (reading) => hasFault(reading, 'repeat')) >= 0.5, 3, 'Mostly the same message again');
  shut(share(readings, (reading) => hasFault(reading, 'off_topic')) >= 0.6, 2.5, 'Mostly about something else');
  shut(share(readings, (reading) => hasFault(reading, 'flatter')) >= 0.6, 3, 'Mostly flattery');
  return gates.sort((left, right) => left.cap - right.cap);
}

const COSTS: readonly { readonly fault: FaultKind; readonly each: number; readonly most: number; readonly label: string }[] = [
  { fault: 'threat', each: 1.5, most: 3, label: 'threats' },
  { fault: 'rude', each: 1.2, most: 3, label: 'abuse' },
  { fault: 'blame', each: 0.4, most: 1.2, label: 'blame' },
  { fault: 'over_promise', each: 0.4, most: 1.2, label: 'promises with nothing given for them' },
  { fault: 'contradict', each: 0.4, most: 1, label: 'going back on what was said' },
  { fault: 'repeat', each: 0.3, most: 0.9, label: 'the same message again' },
  { fault: 'copy', each: 0.4, most: 1.2, label: 'borrowed words' },
];

/** What conduct takes off, in points of 10, and for what. */
export function conductCost(readings: readonly Reading[], final: State): { readonly points: number; readonly label: string } {
  const parts = COSTS.flatMap(({ fault, each, most, label }) => {
    const count = readings.filter((reading) => hasFault(reading, fault)).length;
    return count === 0 ? [] : [{ points: Math.min(most, each * count), label }];
  });
  if (final.outcome === 'left') parts.push({ points: 1, label: 'the stakeholder walked out' });
  return { points: parts.reduce((sum, part) => sum + part.points, 0), label: parts.map((part) => part.label).join(', ') };
}

const PROGRESS = { open: 0, heard: 0.25, answered: 0.6, settled: 1, relapsed: 0.2 } as const;

/** How far the case moved, 0-1: each concern by its weight, the central one twice; a fifth for an agreement. */
export function caseProgress(final: State): number {
  const weight = (concern: State['concerns'][number]): number => concern.weight * (concern.central ? 1.5 : 1);
  const total = final.concerns.reduce((sum, concern) => sum + weight(concern), 0);
  const moved = final.concerns.reduce((sum, concern) => sum + weight(concern) * PROGRESS[concern.level], 0);
  return total === 0 ? 0 : 0.8 * (moved / total) + (final.outcome === 'agreed' ? 0.2 : 0);
}
