/** The stakeholder's concerns, from the matters of a brief. */
import type { Concern } from '@parley/shared';
import type { Matter } from './matters';
import { sayable } from './opening';
import type { Told } from './told';
import { SHARED } from './phrases';
import { allFilled, type Slots } from './slots';

/** What is said about any matter: for a brief with hardly a word of its own. */
const ANYWHERE = ['answer', 'promise', 'decide', 'agree'];
/** Longer than this nobody speaks in one breath (words). */
const BREATH = 45;

const turned = <T>(list: readonly T[], by: number): readonly T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/** What the stakeholder says of a matter in the brief's own words: questions and demands before the rest. */
export function ownLines(matter: Matter): readonly string[] {
  return matter.told
    .filter(
      (entry) =>
        entry.theirs &&
        entry.knownBy === 'both' &&
        entry.spoken !== null &&
        sayable(entry) &&
        entry.spoken.split(' ').length <= BREATH &&
        entry.spoken.split(' ').length >= 5,
    )
    .toSorted((left, right) => Number(right.asks) - Number(left.asks))
    .flatMap((entry) => entry.spoken?.replaceAll(/\s*\([^)]*\)/g, '') ?? []);
}

/** Longer than this nobody is quoted (words). */
const QUOTABLE = 16;

/** The weightiest short sentence of their own, as what they are worried about: nobody puts it better. */
function ownWords(told: readonly Told[]): string | null {
  const [best] = told
    .filter((entry) => entry.own && sayable(entry) && entry.sentence.parsed.content.length >= 2)
    .flatMap(({ spoken }) => spoken?.split(/(?<=[.?!])\s/) ?? [])
    .filter((line) => line.split(' ').length >= 5 && line.split(' ').length <= QUOTABLE && !/[“”]/.test(line))
    .toSorted((left, right) => stakes(right) - stakes(left));
  return best === undefined ? null : `what they said themselves, “${best.replace(/\.$/, '')}”`;
}

const stakes = (line: string): number =>
  (/\b(?:I|we|my|our)\b/i.test(line) ? 1 : 0) +
  (/\b(?:not|never|nobody|cannot|without|again|twice|only)\b|n’t\b/i.test(line) ? 1 : 0) +
  (/\d/.test(line) ? 0.5 : 0) -
  (line.endsWith('?') ? 0.7 : 0) -
  (/^(?:This|That|They|It|He|She|And|But|So)\b/.test(line) ? 1 : 0);

/**
 * @param worry what the brief hints at; null where it hints at nothing
 * @param spoken lines that stand elsewhere already; those of this concern are added
 */
export function concernFrom(
  matter: Matter,
  at: number,
  slots: Slots,
  worry: string | null,
  spoken: Set<string>,
  told: readonly Told[],
): Concern {
  const { phrases } = matter;
  const say = (lines: readonly string[]): readonly string[] => allFilled(lines, slots);
  const also = (lines: readonly string[]): readonly string[] => turned(allFilled(lines, slots), at);
  const own = ownLines(matter).filter((line) => !spoken.has(line));
  for (const line of own.slice(0, 3)) spoken.add(line);
  const cues = [
    ...matter.handles.flatMap((handle) => handle.split(' ').filter((word) => word.length >= 4)),
    ...matter.told.flatMap((entry) => entry.sentence.figures.map((figure) => figure.text)),
    ...slots.project.split(' ').filter((word) => word.length >= 4),
    ...matter.id.split('-'),
  ];
  // A noun phrase inside other sentences: 'The move taking' begins none.
  const words = matter.phrases.summary.length > 0 && at === 0 ? ownWords(told) : null;
  const summary = words ?? (say(phrases.summary)[0] ?? slots.matter).replace(/^The /, 'the ');
  return {
    id: matter.id,
    summary,
    worry: worry ?? say(phrases.worry)[0] ?? phrases.worry.at(-1) ?? summary,
    weight: at === 0 ? 3 : at === 1 ? 2 : 1,
    central: at === 0,
    cues: [...new Set([...cues, ...ANYWHERE])].filter((cue) => cue.length >= 2).slice(0, 10),
    acknowledgedBy: [...say(phrases.acknowledged), `So what worries you is ${summary}.`],
    settledBy: [...say(phrases.settled), ...say(SHARED.settled)].slice(0, 5),
    nearMisses: [...say(phrases.near), ...also(SHARED.near)].slice(0, 4),
    lines: {
      open: [...own.slice(0, 1), ...say(phrases.open), ...also(SHARED.open)].slice(0, 3),
      pressed: [...own.slice(1, 3), ...say(phrases.pressed), ...also(SHARED.pressed)].slice(0, 5),
      heard: [...say(phrases.heard).slice(0, 1), ...also(SHARED.heard)].slice(0, 3),
      answered: [...say(phrases.answered), ...also(SHARED.answered)].slice(0, 3),
      settled: [...say(phrases.done), ...also(SHARED.done)].slice(0, 3),
      relapsed: also(SHARED.relapsed).slice(0, 2),
    },
    better: { text: say(phrases.better)[0] ?? summary, why: phrases.why },
  };
}
