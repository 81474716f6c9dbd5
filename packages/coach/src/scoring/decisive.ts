/** What decided a talk by itself, where conduct did: whichever of tone and claims capped it lowest (product §12.6). */
import { messagesWith } from '@parley/rehearsal/reading';
import { CURRENT_RUBRIC } from '../rubric/index';
import type { GateId } from '../rubric/scoring-rules';
import { deniedIn } from './denied';
import { shutGates } from './gates';
import type { Told } from './told';
import { isHarsh } from './undertones';

/** Harsh words as a habit, the same between the lines only, or claims that did not hold. */
export type Decisive = 'tone' | 'undertone' | 'claims';

/** So many messages that attack, blame or threaten, or claim what is not so or what nobody can look up, are a habit. */
export const HABIT = 2;
/** From this score on claims that no cap holds for decided nothing. */
const FAIR = 5;
const OF_TONE: ReadonlySet<GateId> = new Set<GateId>([
  'abuse',
  'mostly-abuse',
  'abuse-to-the-end',
  'abuse-unmended',
  'abuse-mended',
  'blamed-only',
  'harsh',
  'mostly-harsh',
]);
const OF_CLAIMS: ReadonlySet<GateId> = new Set<GateId>([
  'untrue',
  'untrue-taken-back',
  'denied',
  'unchecked',
  'arranged',
  'bluffed',
]);

const CLAIMS: Decisive = 'claims';
/** What outweighs everything else that can be told of a talk; both where they cap it alike. */
export function whatDecided({ readings, final, scenario, messages, overall }: Told): readonly Decisive[] {
  const shut = shutGates(CURRENT_RUBRIC.scoring, readings, final, deniedIn(scenario, messages));
  const lowest = (of: ReadonlySet<GateId>): number =>
    Math.min(...shut.flatMap(({ id, cap }) => (of.has(id) ? [cap] : [])), Number.POSITIVE_INFINITY);
  const [ofTone, ofClaims] = [lowest(OF_TONE), lowest(OF_CLAIMS)];
  const claiming = readings.filter(({ untrue = [], unchecked = [] }) => untrue.length + unchecked.length > 0).length;
  // A habit is told where no cap holds for it, too; what is heard between the lines is not.
  const attacks = messagesWith(readings, 'blame', 'rude', 'threat') >= HABIT;
  const claims = Number.isFinite(ofClaims) || (claiming >= HABIT && overall <= FAIR);
  const harsh: Decisive | null = attacks ? 'tone' : isHarsh(readings) && Number.isFinite(ofTone) ? 'undertone' : null;
  return [
    ...(harsh !== null && (!claims || ofTone <= ofClaims) ? [harsh] : []),
    ...(claims && (harsh === null || ofClaims <= ofTone) ? [CLAIMS] : []),
  ];
}
