/** What the texts of a report are written from, and how they speak: of this person, in quotes that stand in the conversation. */
import { ABSTRACT_WORDS, parseText, TIME_UNITS } from '@parley/rehearsal/language';
import { arrangedTooOften, type FaultKind, type Reading } from '@parley/rehearsal/reading';
import type { State } from '@parley/rehearsal/state';
import { questionsIn } from '@parley/rehearsal/understanding';
import type { Evidence, IndicatorResult, ScenarioContent } from '@parley/shared';
import { CURRENT_RUBRIC, type Indicator } from '../rubric/index';
import type { TranscriptMessage } from '../types';
import { bluffs } from './undertones';

export interface Told {
  readonly scenario: ScenarioContent;
  readonly messages: readonly TranscriptMessage[];
  readonly readings: readonly Reading[];
  readonly final: State;
  readonly indicators: readonly IndicatorResult[];
  readonly overall: number;
}

export const POSSESSIVE = { he: 'his', she: 'her', they: 'their' } as const;
export const OBJECT = { he: 'him', she: 'her', they: 'them' } as const;

const QUOTED = 95;
/** A quote is there to be read at a glance. */
const QUOTE_CHARACTERS = 220;

const bare = (text: string): string => text.trim().replace(/[\s.,;:!–-]+$/, '');
/** Where a clause ends: not behind 'Ms.' and the like. */
const CLAUSE_END = /(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof|No))[,;:.!?]\s+/g;
/** The runs of whole clauses of a text, by where they begin. */
function runsIn(text: string): readonly string[] {
  const starts = [0, ...[...text.matchAll(CLAUSE_END)].map((match) => match.index + match[0].length)];
  const ends = [...starts.slice(1), text.length];
  return starts.flatMap((start, from) => ends.slice(from).map((end) => bare(text.slice(start, end))));
}
const SHORTEST = 18;

/** The part of a text that says the most in few words, verbatim: the run of clauses with the most figures in it. */
export function clip(text: string, most = QUOTED): string {
  const trimmed = bare(text);
  if (trimmed.length <= most) return trimmed;
  if (trimmed.endsWith('?')) return endOf(trimmed, most);
  const runs = runsIn(trimmed).filter((run) => run.length >= SHORTEST && run.length <= most);
  const weight = (run: string): number => (run.match(/\d+/g)?.length ?? 0) * 40 + run.length;
  const best = runs.toSorted((left, right) => weight(right) - weight(left))[0];
  return best !== undefined && best.length >= 40
    ? best
    : trimmed.slice(0, trimmed.lastIndexOf(' ', most) > 40 ? trimmed.lastIndexOf(' ', most) : most).trim();
}
/** The first and longest run of clauses that shows what the text is printed for; the usual part where none does. */
export function clipTo(text: string, shows: (run: string) => boolean): string {
  const trimmed = bare(text);
  if (trimmed.length <= QUOTED) return trimmed;
  const runs = runsIn(trimmed).filter((run) => run.length >= SHORTEST && run.length <= QUOTED && shows(run));
  const first = runs[0];
  return first === undefined ? clip(text) : (runs.findLast((run) => run.startsWith(first.slice(0, SHORTEST))) ?? first);
}
/** A question is what it ends with: the longest run of clauses up to the question mark, else as many words as fit. */
function endOf(question: string, most: number): string {
  const starts = [...question.matchAll(CLAUSE_END)].map((match) => match.index + match[0].length);
  const from = starts.find((start) => question.length - start <= most && question.length - start >= 18);
  return question.slice(from ?? question.indexOf(' ', question.length - most) + 1);
}

/** The last thing somebody said in a message, for 'had just said'. */
export const lastSentence = (text: string): string =>
  parseText(text).findLast((sentence) => sentence.content.length >= 2)?.text ?? text;

/** How much an indicator matters beside others of the same points: the basics before the finesses. */
const IMPORTANCE: Readonly<Record<string, number>> = {
  'answered-the-central': 1.5,
  'answered-questions': 1.4,
  'said-where-things-stand': 1.3,
  'named-before-answering': 1.25,
  'trade-off-with-number': 1.2,
  'owner-and-day': 1.2,
  'took-up-what-was-raised': 1.15,
  'followed-up': 1.1,
  'asked-for-decision': 1.1,
  'gave-the-cause': 0.9,
  'owned-their-part': 0.9,
  'put-in-writing': 0.8,
  'held-the-line': 0.8,
  'recorded-agreement': 0.8,
  'set-a-boundary': 0.75,
};
export const byImportance = (results: readonly IndicatorResult[]): readonly IndicatorResult[] =>
  results.toSorted(
    (left, right) => right.points * (IMPORTANCE[right.id] ?? 1) - left.points * (IMPORTANCE[left.id] ?? 1),
  );

export const quoted = (text: string): string => `“${clip(text)}”`;
/** A finding with the words that show it, as a sentence. */
export const shownBy = (finding: string, words: string, most = QUOTED): string =>
  `${finding}: “${clip(words, most)}”${/[?!]$/.test(clip(words, most)) ? '' : '.'}`;

/** Cut to what can be read at a glance, and still verbatim: at a break between words. */
export function glance(evidence: Evidence): Evidence {
  if (evidence.quote.length <= QUOTE_CHARACTERS) return evidence;
  const cut = evidence.quote.slice(0, QUOTE_CHARACTERS);
  const at = Math.max(cut.lastIndexOf(','), cut.lastIndexOf(';'), cut.lastIndexOf(' '));
  return { ...evidence, quote: cut.slice(0, at > 40 ? at : QUOTE_CHARACTERS).trim() };
}

export const indicatorOf = (id: string): Indicator | undefined =>
  CURRENT_RUBRIC.indicators.find((indicator) => indicator.id === id);
export const textOf = ({ messages }: Told, number: number): string =>
  messages.find((message) => message.number === number)?.content ?? '';
export const summaryOf = ({ scenario }: Told, id: string | null | undefined): string | null =>
  scenario.concerns.find((concern) => concern.id === id)?.summary ?? null;

/** A worry as its author tells it at length. */
export const worryOf = ({ scenario }: Pick<Told, 'scenario'>, id: string): string =>
  scenario.concerns.find((concern) => concern.id === id)?.worry ?? '';

/** What the stakeholder had said just before a message of the student. */
export const heardBefore = ({ messages }: Told, number: number): string =>
  messages.findLast((message) => message.role === 'stakeholder' && message.number < number)?.content ?? '';

/** So many sentences behind a question (and more) are the answer of whoever asked it. */
const GONE_ON = 2;
/** The last question in those words, where there is one that is left to be answered: 'Who is there? I tell you who. Nobody.' is not. */
export function askedBefore(told: Told, number: number): string | null {
  const heard = heardBefore(told, number);
  const asked = questionsIn(heard).findLast((sentence) => sentence.text.includes('?'))?.text ?? null;
  const said = parseText(heard).map(({ text }) => text);
  return asked !== null && said.length - 1 - said.lastIndexOf(asked) < GONE_ON ? asked : null;
}

/** Words that name something, numbers among them; no days and weeks. */
export const namedIn = (text: string): ReadonlySet<string> =>
  new Set(
    parseText(text)
      .flatMap(({ content }) => content)
      .filter((word) => !TIME_UNITS.has(word) && !ABSTRACT_WORDS.has(word)),
  );
/** So many words of a worry name it. */
export const NAMED_WORDS = 2;
const OF_ANYTHING: ReadonlySet<string> = new Set(
  'want need know hear say tell think see get give go come make take put ask thing somebody someone way like happen bit let mean look'
    .split(' ')
    .concat(
      'try talk speak work find keep leave right good sure maybe really much many own side people person'.split(' '),
    ),
);
/** The words that name what is spoken of: none that stand in any talk. */
export const matterIn = (text: string): ReadonlySet<string> =>
  new Set([...namedIn(text)].filter((word) => !OF_ANYTHING.has(word)));

const ENOUGH = 16;
/** What somebody begins with, long enough to say something. */
export function opening(text: string): string {
  const [first, second] = parseText(text).map((sentence) => sentence.text);
  return first !== undefined && (first.length >= ENOUGH || second === undefined)
    ? first
    : `${first ?? ''} ${second ?? ''}`;
}
/** All that the student said. */
export const saidBy = ({ messages }: Told): string =>
  messages.flatMap(({ role, content }) => (role === 'student' ? [content] : [])).join(' ');

/** 'So the passport goes first': what is summed up wrongly was misheard. */
export const sumsUp = (quote: string): boolean => /^(?:ah|oh|ok|okay|so|then)\b/i.test(quote);
/** Nothing was said that is not so, as far as that is known. */
export const isHonest = ({ readings }: Told): boolean =>
  arrangedTooOften(readings).length === 0 &&
  !bluffs(readings) &&
  readings.every(({ untrue = [], admits = [] }) => untrue.every(({ quote }) => sumsUp(quote)) && admits.length === 0);

/** The last sentence the student said. */
export function lastWords(told: Told): Evidence | null {
  const last = told.readings.at(-1);
  const sentence = last ? parseText(textOf(told, last.messageNumber)).at(-1)?.text : undefined;
  return last && sentence ? { messageNumber: last.messageNumber, quote: sentence } : null;
}

/** Indicators and faults that say the same in other words: a report names one of each. */
const THEMES: readonly { readonly indicators: readonly string[]; readonly faults: readonly FaultKind[] }[] = [
  {
    indicators: ['owner-and-day', 'committed-in-own-name', 'promised-what-is-paid-for'],
    faults: ['empty_commit', 'over_promise'],
  },
  {
    indicators: ['trade-off-with-number', 'offered-two-ways', 'recommended-one', 'turned-no-into-next'],
    faults: ['empty_option'],
  },
  { indicators: ['answered-questions', 'stayed-on-the-matter'], faults: ['dodge'] },
  {
    indicators: ['named-before-answering', 'named-their-stake', 'took-up-what-was-raised', 'tied-to-their-interest'],
    faults: ['hollow_comfort', 'flatter'],
  },
  { indicators: ['asked-priority-first', 'followed-up', 'asked-their-side'], faults: ['generic_question'] },
  { indicators: ['gave-it-back', 'recorded-agreement', 'put-in-writing'], faults: ['repeat', 'copy'] },
  {
    indicators: ['said-where-things-stand', 'spoke-in-particulars', 'backed-with-fact', 'gave-the-cause'],
    faults: ['vague', 'hedge', 'own_record', 'too_short'],
  },
  { indicators: ['answered-the-central', 'moved-a-concern', 'moved-to-decision', 'asked-for-decision'], faults: [] },
  { indicators: ['set-a-boundary', 'held-the-line'], faults: ['contradict'] },
  { indicators: ['owned-their-part'], faults: ['blame'] },
];

/** The theme of an indicator or a fault; one that stands alone is its own. */
export const themeOf = (id: string): string =>
  THEMES.findIndex(({ indicators, faults }) => indicators.includes(id) || faults.some((fault) => fault === id))
    .toString()
    .replace('-1', id);
