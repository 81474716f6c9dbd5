/** What the rules of the built-in judge look at: a conversation read sentence by sentence, and the findings they make of it. */
import { parseText, plainWords, type Sentence } from '@parley/rehearsal/language';
import { type Act, type ActKind, type FaultKind, hasFault, type Reading } from '@parley/rehearsal/reading';
import type { State } from '@parley/rehearsal/state';
import { type CaseIndex, type Substance, substanceOf, valueOf } from '@parley/rehearsal/understanding';
import type { Evidence } from '@parley/shared';
import type { Support } from '../scoring/spread';
import type { CoachContext } from '../types';

/** A sentence of the student that counts: understood, said to the stakeholder, and the student's own. */
export interface Said {
  readonly reading: Reading;
  readonly sentence: Sentence;
  readonly words: string;
  readonly substance: Substance;
  readonly acts: readonly Act[];
  readonly previous: Said | null;
}

export interface Case {
  readonly context: CoachContext;
  readonly index: CaseIndex;
  readonly readings: readonly Reading[];
  readonly final: State;
  readonly said: readonly Said[];
  /** The words that show the first of these faults. */
  readonly fault: (...kinds: readonly FaultKind[]) => Evidence | null;
  /** The emptiest words of the conversation, for findings that have no words of their own. */
  readonly weakest: Evidence | null;
}

/** What a rule finds. A 'met' names every sentence that could show it; which one does is decided over all indicators. */
export type Finding =
  | {
      readonly verdict: 'met';
      readonly supports: readonly Support[];
      readonly reason: string;
    }
  | { readonly verdict: 'not_met'; readonly evidence: Evidence | null; readonly reason: string }
  | { readonly verdict: 'not_applicable'; readonly reason: string };

export type Rule = (known: Case) => Finding;

export const missed = (evidence: Evidence | null, reason: string): Finding => ({
  verdict: 'not_met',
  evidence,
  reason,
});
export const idle = (reason: string): Finding => ({ verdict: 'not_applicable', reason });

/** Met where anything supports it, else `otherwise`. */
export const found = (supports: readonly Support[], reason: string, otherwise: Finding): Finding =>
  supports.length === 0 ? otherwise : { verdict: 'met', supports, reason };

/** Faults that spoil a whole message: nothing in it counts. */
const SPOILING: readonly FaultKind[] = ['copy', 'repeat', 'scorer', 'role_break', 'threat'];

const PRAISING =
  / (?:appreciate|thank you|thanks|delighted|pleased|honoured|count on|counting on|look forward|spirit of|acknowledge the|wonderful|brilliant|one team|partnership) /;
const OF_ITS_KIND = / (?:programmes|programs|projects|initiatives|transformations|organisations) (?:of|like|in) /;

/** Thanks, praise, and what is true of every project: whatever else it seems to do, it shows nothing. */
export const hollow = ({ words, substance, sentence }: Pick<Said, 'words' | 'substance' | 'sentence'>): boolean =>
  PRAISING.test(words) ||
  (OF_ITS_KIND.test(words) && substance.known === 0) ||
  (!sentence.question && substance.emptiness >= 0.6 && substance.own + substance.known === 0);

/** Every sentence that counts, in order. */
export function sentencesOf(context: CoachContext, index: CaseIndex, readings: readonly Reading[]): readonly Said[] {
  return readings.flatMap((reading) => {
    if (reading.understood !== 'clear' || hasFault(reading, ...SPOILING)) return [];
    const content = context.messages.find((message) => message.number === reading.messageNumber)?.content ?? '';
    const said: Said[] = [];
    for (const sentence of parseText(content)) {
      const one = {
        reading,
        sentence,
        words: plainWords(sentence),
        substance: substanceOf(index, sentence),
        acts: reading.acts.filter((act) => act.quote === sentence.text),
        previous: said.at(-1) ?? null,
      };
      if (!hollow(one)) said.push(one);
    }
    return said;
  });
}

export const evidenceOf = ({ reading, sentence }: Said): Evidence => ({
  messageNumber: reading.messageNumber,
  quote: sentence.text,
});

/** The strongest act of these kinds in the sentence; 0 where it has none. */
export const strengthOf = ({ acts }: Said, ...kinds: readonly ActKind[]): number =>
  acts.reduce((best, act) => (kinds.includes(act.kind) ? Math.max(best, act.strength) : best), 0);

/** What one could write down: amounts, days one can be held to, and names, each once. */
export const particularsOf = ({ substance }: Said): readonly string[] => (substance.record ? [] : keysOf(substance));

/** The same of anything that was said. */
export const particularsIn = (index: CaseIndex, text: string): readonly string[] =>
  parseText(text).flatMap((sentence) => keysOf(substanceOf(index, sentence)));

function keysOf(substance: Substance): readonly string[] {
  const amounts = substance.amounts.map(
    (amount) => `${amount.kind}:${valueOf(amount.text) ?? amount.text.toLowerCase()}`,
  );
  const days = substance.days.flatMap((day) => (day.precise ? [`day:${day.key}`] : []));
  return [...new Set([...amounts, ...days, ...substance.names.map((name) => `name:${name.toLowerCase()}`)])];
}

const LOOSE =
  / (?:maybe|perhaps|might|probably|possibly|hopefully|ideally|at some point|i would like to|would love to|somehow|or something|some more|a bit) /;
/** Said with a 'maybe' on it, so that nobody could hold one to it. */
export const loose = ({ words, substance }: Said): boolean => substance.hedged || LOOSE.test(words);
/** Something one could hold the speaker to. */
export const definite = (said: Said): boolean =>
  particularsOf(said).length >= 1 && !(loose(said) && particularsOf(said).length < 3);
/** Concrete enough without a figure: a thing that is done. */
export const tangible = ({ substance }: Said): boolean => substance.concrete >= 3 && substance.emptiness < 0.5;

/** How well a sentence with these acts shows an indicator: by the act's strength, the particulars beside it, and what loosens it. */
export function supportsBy(
  said: readonly Said[],
  kinds: readonly ActKind[],
  least: number,
  extra: (said: Said) => number = () => 0,
): readonly Support[] {
  return said.flatMap((one) => {
    const strength = strengthOf(one, ...kinds);
    if (strength < least) return [];
    const fit =
      0.3 +
      0.4 * strength +
      0.08 * Math.min(3, particularsOf(one).length) -
      (loose(one) ? 0.2 : 0) -
      0.2 * one.substance.emptiness +
      extra(one);
    return [{ evidence: evidenceOf(one), fit: Math.min(1, Math.max(0.05, fit)) }];
  });
}

const WEAKNESSES: readonly FaultKind[] = [
  'threat',
  'rude',
  'scorer',
  'role_break',
  'copy',
  'repeat',
  'blame',
  'over_promise',
  'untrue',
  'contradict',
  'dodge',
  'empty_commit',
  'empty_option',
  'vague',
  'hollow_comfort',
  'own_record',
  'flatter',
  'off_topic',
  'hedge',
  'too_short',
  'generic_question',
];

/** Beside real moves these are slips of the tongue, and show nothing. */
const SLIPS: ReadonlySet<FaultKind> = new Set<FaultKind>([
  'vague',
  'hollow_comfort',
  'hedge',
  'flatter',
  'own_record',
  'empty_option',
  'generic_question',
]);

/** The words that show a fault, in the order of `kinds`. */
export function faultIn(readings: readonly Reading[], kinds: readonly FaultKind[]): Evidence | null {
  for (const kind of kinds) {
    for (const reading of readings) {
      if (SLIPS.has(kind) && reading.acts.length >= 2) continue;
      const quote = reading.faults.find((fault) => fault.kind === kind && fault.quote !== null)?.quote;
      if (quote) return { messageNumber: reading.messageNumber, quote };
    }
  }
  return null;
}

/** The emptiest words of a conversation. */
export function weakestOf(context: CoachContext, readings: readonly Reading[]): Evidence | null {
  const shown = faultIn(readings, WEAKNESSES);
  if (shown) return shown;
  const poorest = readings.find((reading) => reading.acts.length === 0);
  const content = context.messages.find((message) => message.number === poorest?.messageNumber)?.content ?? '';
  const quote = parseText(content)[0]?.text;
  return poorest && quote ? { messageNumber: poorest.messageNumber, quote } : null;
}
