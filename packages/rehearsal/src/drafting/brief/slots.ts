/** The brief's own words for the slots of a drafted scenario's lines. */
import type { Figure } from './figures';
import { shortOf } from './short';
import type { Matter } from './matters';
import type { Told } from './told';

export interface Slots {
  readonly project: string;
  /** 'the portal' of 'the claims portal'. */
  readonly short: string;
  /** What is wished for, or was promised. */
  readonly thing: string;
  /** What this concern is called. */
  readonly matter: string;
  readonly day?: string | undefined;
  readonly money?: string | undefined;
  readonly figure?: string | undefined;
}

const SLOT = /\{(project|short|thing|matter|day|money|figure)\}/g;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Null where a slot has nothing to be filled with. */
export function filled(line: string, slots: Slots): string | null {
  let missing = false;
  const text = line.replaceAll(SLOT, (_, name: keyof Slots, at: number) => {
    const words = slots[name];
    if (words === undefined) missing = true;
    return words === undefined ? '' : /(?:^|[.!?…]\s)$/.test(line.slice(0, at)) ? capital(words) : words;
  });
  return missing ? null : text.replaceAll(/\b(?:about|with) this this time\b/g, 'this time');
}

/** The lines that can be filled, in order, none twice. */
export const allFilled = (lines: readonly string[], slots: Slots): readonly string[] => [
  ...new Set(lines.flatMap((line) => filled(line, slots) ?? [])),
];

/** A day with its month, a named day of the month: what one can be held to, and no 'by Friday please'. */
const HOLDS = /\d.*\p{L}|\p{L}.*\d/u;
const FIXED =
  /\b(?:go[- ]?live|launch|opens?|opened|reopens?|due|starts?|date|switch|deadline|visit|ready|promised|by|before|names|until|ship|coming out|comes on|shut down|load-in)\b/i;

/** What leads up to a day that is over. */
const PAST =
  /\b(?:contract of|of|since|(?:was|were) due (?:on|to \w+)|found .{0,30} on|approved in|told (?:me|us) (?:on|in)|in the corridor)\s*$/i;

/** Only a day that something is due on is stood up for. */
const DUE = 1.9;

/** 'We knew on', 'sent the 91 on' */
const HAPPENED = /\b(?:knew|sent|told|restored|happened|started|wrote|said|found|failed|agreed)\b[^.]{0,30}$/i;

const figuresOf = (
  told: readonly Told[],
  kind: Figure['kind'],
): readonly { readonly text: string; readonly weight: number }[] =>
  told.flatMap((entry) =>
    entry.sentence.figures
      .filter((figure) => figure.kind === kind)
      .map((figure) => ({
        text: figure.text,
        weight:
          (entry.theirs ? 1 : 0) +
          (FIXED.test(entry.sentence.text) ? 1 : 0) +
          (/\d.*\p{L}{3}/u.test(figure.text) ? 0.5 : 0) -
          (HAPPENED.test(entry.sentence.text.slice(0, Math.max(0, entry.sentence.text.indexOf(figure.text)))) ? 2 : 0) -
          (PAST.test(entry.sentence.text.slice(0, Math.max(0, entry.sentence.text.indexOf(figure.text)))) ? 2 : 0),
      })),
  );

const best = (found: readonly { readonly text: string; readonly weight: number }[]): string | undefined =>
  found.toSorted((left, right) => right.weight - left.weight)[0]?.text;

/** Only what the stakeholder knows stands in their lines. */
export function slotsOf(matter: Matter, told: readonly Told[], project: string): Slots {
  const known = told.filter((entry) => entry.knownBy === 'both' && entry.theirs);
  const own = matter.told.filter((entry) => entry.knownBy === 'both');
  const theirs = own.filter((entry) => entry.theirs);
  const day = best(
    [...figuresOf(theirs, 'day'), ...figuresOf(known, 'day')]
      .filter(({ weight }) => weight >= DUE)
      .filter(({ text }) => HOLDS.test(text) && !/^\d{4}$/.test(text)),
  );
  return {
    project,
    short: shortOf(project),
    thing: matter.thing ?? project,
    matter: matter.handles[0] ?? project,
    day,
    money: best([...figuresOf(own, 'money'), ...figuresOf(known, 'money')]),
    figure: best(figuresOf(own, 'amount').filter(({ text }) => /\p{L}{3}/u.test(text) && /\d/.test(text))),
  };
}
