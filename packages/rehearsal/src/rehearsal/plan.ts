/** What the stakeholder does with a message: which reaction, which concern, which move (product §11.2). By state, never by chance. */
import type { ReactionKind } from '@parley/shared';
import type { State } from '../state/state';
import { type Act, type ActKind, type FaultKind, hasAct, hasFault, type Reading } from '../understanding/reading';
import { dayWords } from '../language/days';

export type ConcernLine = 'open' | 'pressed' | 'heard' | 'answered' | 'settled' | 'relapsed';

export interface Plan {
  readonly reaction: ReactionKind | null;
  /** The student's words to hand back: an amount, a day, a promise (verbatim, to be quoted as theirs). */
  readonly echo: { readonly kind: 'figure' | 'day' | 'promise'; readonly words: string } | null;
  /** What is said of which concern, in order. */
  readonly lines: readonly { readonly concern: string; readonly line: ConcernLine }[];
  /** The student asked or gave something that a fact of the case answers. */
  readonly wantsFact: boolean;
  readonly closing: 'agreement' | 'partial' | 'walkAway' | null;
  /** Nothing was understood: the line that says so names the concern instead of pressing it. */
  readonly lost: boolean;
}

const FAULT_REACTIONS: readonly (readonly [FaultKind, ReactionKind])[] = [
  ['other_language', 'otherLanguage'],
  ['noise', 'notUnderstood'],
  ['role_break', 'brokeRole'],
  ['scorer', 'brokeRole'],
  ['threat', 'threatened'],
  ['rude', 'rude'],
  ['copy', 'repeated'],
  ['repeat', 'repeated'],
  ['contradict', 'contradicted'],
];
/** Only where nothing of substance stands beside them. */
const EMPTY_REACTIONS: readonly (readonly [FaultKind, ReactionKind])[] = [
  ['over_promise', 'overPromised'],
  ['blame', 'blamed'],
  ['flatter', 'flattered'],
  ['off_topic', 'offTopic'],
  ['own_record', 'vague'],
  ['vague', 'vague'],
  ['empty_option', 'vague'],
  ['dodge', 'dodged'],
  ['empty_commit', 'vague'],
  ['hollow_comfort', 'vague'],
  ['hedge', 'dodged'],
  ['too_short', 'vague'],
  ['generic_question', 'vague'],
];
/** What answers each act, and how much of a message's weight it carries: one reacts to what mattered most in it. */
const ACT_REACTIONS: Readonly<Partial<Record<ActKind, { readonly reaction: ReactionKind; readonly weight: number }>>> =
  {
    commit: { reaction: 'committed', weight: 6 },
    option: { reaction: 'offeredOption', weight: 5.5 },
    own: { reaction: 'badNewsOwned', weight: 5 },
    boundary: { reaction: 'setBoundary', weight: 5 },
    summarise: { reaction: 'summarised', weight: 4.5 },
    news: { reaction: 'badNewsOwned', weight: 4 },
    acknowledge: { reaction: 'acknowledged', weight: 4 },
    ask_priority: { reaction: 'askedWell', weight: 3.5 },
    figure: { reaction: 'gaveFigure', weight: 3 },
    recommend: { reaction: 'offeredOption', weight: 2.5 },
    ask: { reaction: 'askedWell', weight: 2.5 },
  };
/** What speaks to the concern that was in the air counts for more. */
const TO_THE_POINT = 1.25;

function reactionTo(reading: Reading): ReactionKind | null {
  const fault = FAULT_REACTIONS.find(([kind]) => hasFault(reading, kind));
  if (fault) return fault[1];
  const strong = reading.acts.filter((act) => act.strength >= 0.5 && act.kind !== 'close' && act.kind !== 'interest');
  if (strong.length < 2) {
    const empty = EMPTY_REACTIONS.find(
      ([kind]) => hasFault(reading, kind) && (strong.length === 0 || kind === 'over_promise' || kind === 'blame'),
    );
    if (empty) return empty[1];
  }
  const weighed = strong.flatMap((act) => {
    const answer = ACT_REACTIONS[act.kind];
    return answer
      ? [
          {
            reaction: answer.reaction,
            weight:
              answer.weight *
              act.strength *
              (act.concern !== null && act.concern === reading.inTheAir ? TO_THE_POINT : 1),
          },
        ]
      : [];
  });
  return weighed.toSorted((left, right) => right.weight - left.weight)[0]?.reaction ?? null;
}

const PAST = /\b(?:was|were|had|did|knew|[a-z]{3,}ed)\b/i;
/** 'Above €2,000' is a limit that was spoken of, and no price. */
const LIMIT = /\b(?:above|over|under|below|than|per|every|each|of|instead of|from|not)\s+(?:the\s+)?$/i;

function figureOf(act: Act): string | null {
  if (act.amount === null || !/\d/.test(act.amount) || act.quote.endsWith('?')) return null;
  const at = act.quote.indexOf(act.amount);
  return at < 0 || LIMIT.test(act.quote.slice(0, at)) ? null : act.amount.replace(/[.,;:]+$/, '');
}

/** The promise without the words that lead up to it: 'ok fine, I’ll ring him' -> 'I’ll ring him'. */
const promised = (quote: string): string =>
  quote
    .replace(/^(?:(?:ok|okay|fine|yes|yeah|well|so|then|and|right|alright|sure|good)[,.]?\s+)+/i, '')
    .replace(/[\s.!;,]+$/, '');

function echoOf(reading: Reading): Plan['echo'] {
  if (hasFault(reading, 'contradict', 'rude', 'threat', 'copy', 'repeat')) return null;
  const commit = reading.acts.find((act) => act.kind === 'commit' && act.strength >= 0.6);
  const option = reading.acts.find((act) => act.kind === 'option' && act.strength >= 0.6);
  const figure = ['option', 'figure', 'commit', 'news']
    .flatMap((kind) => reading.acts.filter((act) => act.kind === kind))
    .map(figureOf)
    .find((amount) => amount !== null);
  // A price outweighs a day where ways were offered; a promise outweighs both.
  if (option && !commit && figure) return { kind: 'figure', words: figure };
  if (commit && commit.quote.length <= 90 && !/[?:;“”"]/.test(commit.quote))
    return { kind: 'promise', words: promised(commit.quote) };
  const commitDay = commit?.day ? dayWords(commit.day) : null;
  if (commitDay) return { kind: 'day', words: commitDay };
  if (figure) return { kind: 'figure', words: figure };
  // Only a day that lies ahead: what happened on a day is no promise of it.
  const act = reading.acts.find(
    (other) =>
      other.day !== null &&
      /\d/.test(other.day) &&
      ['option', 'propose', 'recommend', 'close'].includes(other.kind) &&
      !PAST.test(other.quote),
  );
  const day = act?.day ? dayWords(act.day) : null;
  return day ? { kind: 'day', words: day } : null;
}

const heaviest = (state: State, except: ReadonlySet<string>): string | null =>
  [...state.concerns]
    .filter((concern) => concern.level !== 'settled' && !except.has(concern.id))
    .sort((left, right) => Number(right.central) - Number(left.central) || right.weight - left.weight)[0]?.id ?? null;

function linesFor(reading: Reading, before: State, after: State, raised: ReadonlySet<string>): Plan['lines'] {
  const lines: { concern: string; line: ConcernLine }[] = [];
  const level = (state: State, id: string): string =>
    state.concerns.find((concern) => concern.id === id)?.level ?? 'open';
  const touched = [...new Set(reading.concerns.map((step) => step.concern))];
  for (const id of touched) {
    const was = level(before, id);
    const now = level(after, id);
    if (now === 'relapsed' && was !== 'relapsed') lines.push({ concern: id, line: 'relapsed' });
    else if (now === 'settled' && was !== 'settled') lines.push({ concern: id, line: 'settled' });
    else if (now === 'answered' && reading.concerns.some((step) => step.concern === id && step.kind === 'addressed'))
      lines.push({ concern: id, line: 'answered' });
    else if (now === 'heard' && reading.concerns.some((step) => step.concern === id && step.kind === 'acknowledged'))
      lines.push({ concern: id, line: 'heard' });
  }
  const order: readonly ConcernLine[] = ['relapsed', 'settled', 'answered', 'heard'];
  lines.sort((left, right) => order.indexOf(left.line) - order.indexOf(right.line));
  const chosen = lines.slice(0, 1);
  const needsNext = chosen.length === 0 || chosen[0]?.line === 'settled';
  if (!needsNext) return chosen;
  const done = new Set(chosen.map((line) => line.concern));
  const asks = hasAct(reading, 'ask_priority', 'ask');
  const aired =
    reading.inTheAir !== null && level(after, reading.inTheAir) !== 'settled' && !done.has(reading.inTheAir)
      ? reading.inTheAir
      : null;
  const unraised =
    after.concerns.find((concern) => concern.level !== 'settled' && !raised.has(concern.id) && !done.has(concern.id))
      ?.id ?? null;
  const moved = reading.acts.length > 0 && reading.answer !== 'dodged';
  const next =
    chosen.length > 0 || asks
      ? (unraised ?? aired ?? heaviest(after, done))
      : moved
        ? (aired ?? unraised ?? heaviest(after, done))
        : (aired ?? heaviest(after, done));
  if (next) chosen.push({ concern: next, line: raised.has(next) ? 'pressed' : 'open' });
  return chosen;
}

/**
 * @param raised concerns of which a line was already spoken
 * @param leaving whether the student takes their leave
 */
export function planReply(
  reading: Reading,
  leaving: boolean,
  before: State,
  after: State,
  raised: ReadonlySet<string>,
): Plan {
  const lost = reading.understood !== 'clear';
  const reaction = reactionTo(reading);
  const some = after.concerns.some((concern) => concern.level === 'settled' || concern.level === 'answered');
  const closing =
    after.outcome === 'left'
      ? 'walkAway'
      : after.outcome === 'agreed' && before.outcome !== 'agreed'
        ? 'agreement'
        : leaving && some && after.outcome === 'open'
          ? 'partial'
          : null;
  const lines = linesFor(reading, before, after, raised);
  return {
    reaction,
    echo: echoOf(reading),
    lines:
      closing === 'walkAway' || closing === 'partial'
        ? []
        : closing === 'agreement'
          ? lines.filter((line) => line.line === 'settled').slice(0, 1)
          : lines,
    wantsFact: hasAct(reading, 'ask', 'ask_priority', 'news', 'figure', 'option') && !lost,
    closing,
    lost,
  };
}
