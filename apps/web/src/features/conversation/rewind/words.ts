/** What a comparison says in words. Pure, so that every sentence can be read in a test. */
import type { ComparedTurn, Comparison, IndicatorChange, ConcernChange, ConcernLevel } from '@parley/shared';

const COUNTS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** Small figures as words. */
const inWords = (count: number): string => COUNTS[count] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Trust 40 to 46: you asked what matters.' */
export function trustWords({ trust, delta, reason }: Pick<ComparedTurn, 'trust' | 'delta' | 'reason'>): string {
  const after = Math.round(trust);
  const before = Math.round(trust - delta);
  return before === after ? `Trust stays at ${after}: ${reason}.` : `Trust ${before} to ${after}: ${reason}.`;
}

export interface ChangeWords {
  readonly level: 'good' | 'poor' | 'none';
  readonly words: string;
}

/** What a change of verdict means. */
export function changeWords({ before, after }: Pick<IndicatorChange, 'before' | 'after'>): ChangeWords {
  if (after === 'met') return { level: 'good', words: 'Now met' };
  if (before === 'met') return { level: 'poor', words: 'No longer met' };
  return after === 'not_met'
    ? { level: 'none', words: 'Called for, not met' }
    : { level: 'none', words: 'Not called for' };
}

const LEVELS: Record<ConcernLevel, string> = {
  open: 'not taken up',
  heard: 'heard',
  answered: 'answered',
  settled: 'settled',
  relapsed: 'open again',
};

/** Where a concern stands on both sides. */
export function concernWords({ summary, before, after }: ConcernChange): string {
  return `${summary === null ? 'A worry' : capital(summary)}: ${LEVELS[before]} after what you said, ${LEVELS[after]} after what you tried.`;
}

const finalTrust = (turns: readonly ComparedTurn[]): number => Math.round(turns.at(-1)?.trust ?? 0);

/** The difference in one or two sentences; a plain one when nothing changed. */
export function summaryWords({ original, branch, indicators, indicatorsCompared, worries }: Comparison): string {
  const [said, tried] = [finalTrust(original), finalTrust(branch)];
  if (said === tried && indicators.length === 0 && worries.length === 0) {
    return `Nothing changed. Trust stands at ${tried} either way, and all ${indicatorsCompared} indicators came out the same.`;
  }
  const trust =
    said === tried
      ? `Trust stands at ${tried} either way.`
      : `Trust stands at ${tried} after what you tried, and at ${said} after what you said.`;
  const gained = indicators.filter(({ after }) => after === 'met').length;
  const lost = indicators.filter(({ before }) => before === 'met').length;
  const more = gained === 0 ? [] : [`${inWords(gained)} more ${gained === 1 ? 'indicator is' : 'indicators are'} met`];
  const fewer =
    lost === 0
      ? []
      : [
          gained > 0
            ? `${inWords(lost)} no longer`
            : `${inWords(lost)} ${lost === 1 ? 'indicator is' : 'indicators are'} no longer met`,
        ];
  return gained + lost === 0
    ? `${trust} No indicator was met or lost by it.`
    : `${trust} ${capital([...more, ...fewer].join(', '))}.`;
}

/** Changes that the same words decided in the same way. */
export interface ChangeGroup extends ChangeWords {
  readonly evidence: IndicatorChange['evidence'];
  /** The words earned what is said of them: the marker, else the pencil. */
  readonly earned: boolean;
  readonly changes: readonly IndicatorChange[];
}

/** What was gained comes first, then what was lost, then what no longer applies or newly does. */
const ORDER: Record<ChangeWords['level'], number> = { good: 0, poor: 1, none: 2 };

/** One group per quote and kind of change, gains first; within a kind in the order in which they first appear. */
export function groupsOf(changes: readonly IndicatorChange[]): readonly ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const change of changes) {
    const { evidence, before, after } = change;
    const words = changeWords(change);
    const key = JSON.stringify([words.words, evidence]);
    const earned = evidence?.side === 'original' ? before === 'met' : after === 'met';
    groups.set(key, { ...words, evidence, earned, changes: [...(groups.get(key)?.changes ?? []), change] });
  }
  return [...groups.values()].toSorted((a, b) => ORDER[a.level] - ORDER[b.level]);
}

/** Where a quote stands. What was said before the line belongs to both sides. */
export function placeWords({ messageNumber, side }: NonNullable<IndicatorChange['evidence']>, from: number): string {
  if (messageNumber < from) return `message ${messageNumber}`;
  return `message ${messageNumber}, ${side === 'branch' ? 'what you tried' : 'what you said'}`;
}

/** '1 of 3 left' */
export const leftWords = (left: number, of: number): string => `${left} of ${of} left`;
