/** What the stakeholder opens with: their own words from the brief, where they wrote or said some; else a plain question. */
import { hashOf } from '../../rehearsal/chance';
import type { TalkKind } from './talk-kind';
import { sayable } from './sayable';
import type { Told } from './told';
import { POLITE, type Saying, weightOfSaying } from './voiced';

const MOST_WORDS = 58;
const MOST_SENTENCES = 4;
/** Of what others tell of them no more is put into one breath. */
const MOST_SAYINGS = 2;
/** Whoever has said that much needs no question after it (words). */
const ENOUGH = 26;
const LEAST_CHARACTERS = 60;
const words = (text: string): number => text.split(/\s+/).length;

/** How much a sentence of theirs says what they came for. */
const weight = ({ sentence, spoken, asks }: Told): number =>
  weightOfSaying(spoken ?? '') +
  (asks ? 0.6 : 0) +
  Math.min(1, sentence.figures.length * 0.4) +
  (sentence.quoted ? 0.8 : 0) -
  (/\(/.test(spoken ?? '') ? 0.5 : 0);

/** With what somebody opens who has been asked to come, and doesn't know yet what for. */
const OPENERS: Readonly<Record<TalkKind, readonly string[]>> = {
  asked: [
    'I have a quarter of an hour. What is it that you need from me?',
    'I wondered when you would come. What do you want of me?',
    'Sit down. You want something, so let me hear it.',
  ],
  told: [
    'From your face I take it that it isn’t good news. Go on.',
    'You didn’t want to say it on the telephone. So what is it?',
    'Better you tell me straight away what has happened.',
  ],
  conduct: [
    'You said you wanted a word with me. What is it?',
    'I can imagine what it is about, and I would rather hear it from you.',
    'So, here I am. What have I done?',
  ],
};

export interface Opening {
  readonly text: string;
  readonly used: readonly string[];
}

/** Sentences that stand one after the other in what they wrote, the weightiest stretch of it. */
function stretch(told: readonly Told[]): readonly Told[] {
  let best: { readonly entries: readonly Told[]; readonly value: number } = { entries: [], value: 0 };
  const begins = told.findIndex((entry) => sayable(entry) && !POLITE.test(entry.spoken ?? ''));
  for (let from = 0; from < told.length; from += 1) {
    const entries: Told[] = [];
    let length = 0;
    if (POLITE.test(told[from]?.spoken ?? '')) continue;
    for (const entry of told.slice(from, from + MOST_SENTENCES)) {
      const first = entries[0];
      if (!sayable(entry) || (first !== undefined && entry.sentence.part !== first.sentence.part)) break;
      length += words(entry.spoken ?? '');
      if (length > MOST_WORDS) break;
      entries.push(entry);
      // What opens their message opens the talk best; a pronoun with nothing before it doesn't.
      const value =
        entries.reduce((sum, one) => sum + Math.max(0, weight(one)), 0) +
        (from === begins ? 2 : 0) +
        (words(entries[0]?.spoken ?? '') < 5 ? -1.5 : 0) +
        (entries.some(({ asks }) => asks) ? 1.2 : 0) -
        (/^(?:This|That|They|It|He|She|So|And|But|Also|These|There|Either|At the moment)\b/.test(
          entries[0]?.spoken ?? '',
        )
          ? 1.2
          : 0);
      if (value > best.value) best = { entries: [...entries], value };
    }
  }
  return best.entries;
}

const LONGEST_DEMAND = 34;

/** Whoever complains says what they want as well: the weightiest demand of theirs ends what they open with. */
function withDemand(chosen: readonly Told[], own: readonly Told[]): readonly Told[] {
  if (chosen.some(({ asks }) => asks)) return chosen;
  const demand = own
    .filter((entry) => entry.asks && sayable(entry) && entry.sentence.part === chosen[0]?.sentence.part)
    .filter(({ spoken }) => !POLITE.test(spoken ?? '') && words(spoken ?? '') <= LONGEST_DEMAND)
    .toSorted((left, right) => weight(right) - weight(left))[0];
  if (demand === undefined) return chosen;
  const kept: Told[] = [];
  for (const entry of chosen) {
    const length = [...kept, entry, demand].reduce((sum, { spoken }) => sum + words(spoken ?? ''), 0);
    if (length > MOST_WORDS) break;
    kept.push(entry);
  }
  return kept.length === 0 ? chosen : [...kept, demand];
}

/** What opens a talk has to have that much weight (`Saying`): less is said in passing. */
const PRESSING = 1.7;
/** Of what is told of them this much is said in one breath (words). */
const BREATH = 44;

/** Ends with a word for something that nobody has named yet: 'Two of last year’s group failed it.' */
const POINTS_AT_NOTHING = /^[^,;:.]*\b(?:it|those|them|these|that|this|both|neither)[.?!]/iu;
/** First what is a whole sentence and says something without what was said before it. */
const fitToOpen = (sayings: readonly Saying[]): readonly Saying[] => {
  const clear = sayings.filter(({ text }) => !POINTS_AT_NOTHING.test(text));
  const whole = clear.filter(({ from }) => !from.asItIs);
  return whole.length > 0 ? whole : clear;
};

/** Sayings of theirs that fit into one breath, the weightiest ones in the order of the brief; nothing that is only foretold. */
function fewest(sayings: readonly Saying[]): readonly string[] {
  const chosen: Saying[] = [];
  let length = 0;
  const pressing = sayings.filter(({ guessed, weight: value }) => !guessed && value >= PRESSING);
  for (const saying of fitToOpen(pressing).slice(0, 4)) {
    if (chosen.length === MOST_SAYINGS || length + words(saying.text) > BREATH) continue;
    length += words(saying.text);
    chosen.push(saying);
  }
  const ordered = chosen.toSorted((left, right) => left.from.sentence.start - right.from.sentence.start);
  return ordered.map(({ text }) => text);
}

/**
 * @param sayings what they say for themselves, the weightiest first
 * @param ends what they end it with where it asks nothing, by how they are
 * @param about what it is about, where it has a name
 * @param kind where the student begins the talk: what the other said elsewhere, of other things, doesn't open it then
 */
export function openingOf(
  told: readonly Told[],
  sayings: readonly Saying[],
  ends: readonly string[],
  kind: TalkKind | null,
  about: string | null,
): Opening {
  const theirs = kind === null || kind === 'asked' || told.some(({ purpose }) => purpose !== null);
  const own = told.filter((entry) => entry.own && (theirs || entry.written));
  const chosen = kind === 'conduct' && own.every((entry) => !entry.written) ? [] : stretch(own);
  const used =
    chosen.length > 0
      ? withDemand(chosen, own).flatMap(({ spoken }) => spoken?.replaceAll(/\s*\([^)]*\)/g, '') ?? [])
      : theirs
        ? fewest(sayings)
        : [];
  let text = used.join(' ');
  if (used.length === 0)
    text = [
      `You wanted to see me${about === null ? '' : ` about ${about}`}.`,
      OPENERS[kind ?? 'asked'][hashOf(about ?? '') % 3] ?? '',
    ]
      .join(' ')
      .trim();
  else if (!text.includes('?') && words(text) <= ENOUGH) text = `${text} ${ends[hashOf(text) % ends.length] ?? ''}`;
  if (text.length < LEAST_CHARACTERS)
    text = `${used.length === 0 ? 'Good that you’re here.' : 'You asked, so I’ll say it.'} ${text}`;
  return { text, used };
}
