/** Whom a brief is about and who wrote it, in the light of what its sentences are for. */
import type { BriefRead } from '../brief/brief-read';
import { isGroup, isPlace, type Pronoun } from '../brief/names';
import type { Person } from '../brief/people';
import { namesOrganisation } from '../brief/roles';
import type { Told } from '../brief/told';
import { mineOf, type ReadPurpose, theirsOf } from './purposes';
import { WHOM_WEIGHTS } from './whom-weights';

/** The brief where one of those who may be meant is the one. */
export interface Reading {
  readonly read: BriefRead;
  /** How much grammar says for them. */
  readonly value: number;
  /** How likely their name is somebody's, 0-1. */
  readonly name: number;
}

/** A reading with what its signs are counted from. */
interface Weighed extends Reading {
  /** What their own sentences are for where somebody else is the one. */
  readonly otherwise: readonly ReadPurpose[];
  readonly stakeholder: Person;
  /** Each sentence with its purpose. */
  readonly entries: readonly { readonly entry: Told; readonly purpose: ReadPurpose }[];
  /** Mentions of everybody. */
  readonly mentions: number;
  readonly pronouns: Readonly<Record<Pronoun, number>>;
}

const sign = (is: boolean): number => (is ? 1 : 0);
/** What grammar counts over and over says no more. */
const MOST_BY_GRAMMAR = 8;
/** Sums over sentences grow no further than this. */
const MOST = 6;

const about = ({ mark }: Told): boolean => mark.includes('¤');
const speaks = ({ sentence }: Told, { stakeholder }: Weighed): boolean => sentence.narrator === stakeholder;
const named = ({ sentence }: Told, { stakeholder }: Weighed): boolean => sentence.people.includes(stakeholder);

/** Over the sentences of a kind, what is said for a purpose, 0-1. */
const sum = (
  weighed: Weighed,
  of: (purpose: ReadPurpose) => number,
  where: (entry: Told, weighed: Weighed) => boolean,
): number =>
  Math.min(
    MOST,
    weighed.entries.reduce((total, { entry, purpose }) => total + (where(entry, weighed) ? of(purpose) : 0), 0),
  ) / MOST;

/** Whoever leads a meeting or takes it down is hardly the one whom it is about. */
const LEADS_THE_MEETING = /^(?:chair(?:man|woman|person)?|secretary|minutes|note-?taker|moderator)$/i;
const TOP = 60;

/** What speaks for somebody as the one whom the brief is about, in the order of the weights. */
export const WHOM_SIGNS: readonly ((weighed: Weighed) => number)[] = [
  ({ value }) => Math.min(MOST_BY_GRAMMAR, value) / MOST_BY_GRAMMAR,
  ({ value }) => sign(value <= 0),
  ({ name, read }) => (read.unnamed === null ? name : 0),
  ({ read }) => sign(read.unnamed !== null),
  // What they are spoken of in, and what they say.
  (weighed) => sum(weighed, theirsOf, about),
  (weighed) => sum(weighed, ({ of }) => of.their_worry + of.their_demand, about),
  (weighed) => sum(weighed, theirsOf, speaks),
  (weighed) => sum(weighed, ({ of }) => of.their_worry + of.their_demand, speaks),
  (weighed) => sum(weighed, ({ of }) => of.my_goal, about),
  (weighed) => sum(weighed, ({ of }) => of.my_goal, named),
  (weighed) => sum(weighed, ({ of }) => of.my_offer, about),
  (weighed) => sum(weighed, ({ of }) => of.about_them, named),
  (weighed) => sum(weighed, ({ of }) => of.others, named),
  (weighed) => sum(weighed, ({ of }) => of.my_private, named),
  (weighed) => sum(weighed, ({ of }) => of.case_fact, named),
  (weighed) => sum(weighed, ({ of }) => of.noise, named),
  (weighed) => sum(weighed, mineOf, (entry) => speaks(entry, weighed) && !entry.sentence.quoted),
  // Of all that is told of somebody, how much of them.
  (weighed) => share(weighed, about),
  (weighed) => share(weighed, speaks),
  ({ stakeholder, mentions }) => stakeholder.mentions.length / Math.max(1, mentions),
  ({ stakeholder }) => sign(stakeholder.mentions.length > 1),
  ({ stakeholder }) => sign(stakeholder.role !== null),
  ({ stakeholder }) => sign(stakeholder.organisation !== null),
  ({ stakeholder }) => sign(stakeholder.title !== null),
  ({ stakeholder }) => sign(stakeholder.name.includes(' ')),
  ({ stakeholder }) => sign(stakeholder.writes.has(0)),
  ({ stakeholder }) => sign([...stakeholder.writes].some((part) => part > 0)),
  ({ stakeholder }) => sign(stakeholder.receives.has(0)),
  ({ stakeholder }) => sign(stakeholder.receives.size > 0 && stakeholder.writes.size === 0),
  ({ stakeholder }) => sign(stakeholder.raised),
  ({ stakeholder }) => sign(stakeholder.assigned),
  ({ stakeholder }) => sign(stakeholder.speaks > 0),
  ({ stakeholder }) => sign((stakeholder.mentions[0]?.start ?? TOP) < TOP),
  ({ stakeholder, read }) => sign(read.people.all[0] === stakeholder),
  ({ stakeholder }) => sign(LEADS_THE_MEETING.test(stakeholder.role ?? '')),
  ({ stakeholder }) => sign(namesOrganisation(stakeholder.name) || isGroup(stakeholder.name)),
  ({ stakeholder }) => sign(isPlace(stakeholder.name.split(' ')[0] ?? '')),
  ({ read }) => sign(read.aims.length > 0),
  (weighed) => most(weighed, ({ of }) => of.my_goal, named),
  (weighed) => most(weighed, ({ of }) => of.my_goal, about),
  (weighed) => most(weighed, ({ of }) => of.their_demand, about),
  (weighed) => most(weighed, ({ of }) => of.their_worry, about),
  // A brief that is read right is read surely.
  ({ entries }) => mean(entries.map(({ purpose }) => Math.max(...Object.values(purpose.of)))),
  ({ entries }) => mean(entries.map(({ purpose }) => purpose.of.others)),
  ({ entries }) => mean(entries.map(({ purpose }) => theirsOf(purpose))),
  // Beside a mail, the one who pasted it speaks of the other side by name.
  (weighed) =>
    sign(besideMail(weighed) && weighed.entries.some(({ entry }) => unsigned(entry) && named(entry, weighed))),
  (weighed) =>
    sign(
      besideMail(weighed) &&
        weighed.stakeholder.writes.size > 0 &&
        weighed.entries.every(({ entry }) => !unsigned(entry) || !named(entry, weighed)),
    ),
  // Of what they write themselves, how much only the one who has pasted it would.
  (weighed) => mean(ownPurposes(weighed).map(mineOf)),
  (weighed) => mean(ownPurposes(weighed).map(theirsOf)),
  ({ otherwise }) => mean(otherwise.map(mineOf)),
  ({ otherwise }) => mean(otherwise.map(theirsOf)),
  ({ stakeholder, pronouns }) => pronouns[stakeholder.pronoun],
  ({ stakeholder, entries }) =>
    sign((stakeholder.mentions.at(-1)?.start ?? 0) >= (entries.at(-1)?.entry.sentence.end ?? 0)),
];

const ownPurposes = (weighed: Weighed): readonly ReadPurpose[] =>
  weighed.entries.flatMap(({ entry, purpose }) => (speaks(entry, weighed) && !entry.sentence.quoted ? [purpose] : []));
const unsigned = ({ sentence }: Told): boolean => sentence.narrator === null;
/** Whether something stands beside what somebody wrote that nobody signs. */
const besideMail = ({ entries, read }: Weighed): boolean =>
  read.people.all.some(({ writes }) => writes.size > 0) && entries.some(({ entry }) => unsigned(entry));

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);

/** The most that is said for a purpose in a sentence of a kind, 0-1. */
function most(
  weighed: Weighed,
  of: (purpose: ReadPurpose) => number,
  where: (entry: Told, weighed: Weighed) => boolean,
): number {
  return Math.max(0, ...weighed.entries.flatMap(({ entry, purpose }) => (where(entry, weighed) ? [of(purpose)] : [])));
}

/** How much of the pronouns for people are of each kind, 0-1. */
function pronounsIn(told: readonly Told[]): Readonly<Record<Pronoun, number>> {
  const text = told.map(({ sentence }) => sentence.text).join(' ');
  const he = text.match(/\b(?:he|him|his)\b/gi)?.length ?? 0;
  const she = text.match(/\b(?:she|her|hers)\b/gi)?.length ?? 0;
  return { he: he / Math.max(1, he + she), she: she / Math.max(1, he + she), they: 0 };
}

function share(weighed: Weighed, where: (entry: Told, weighed: Weighed) => boolean): number {
  const { entries } = weighed;
  return entries.filter(({ entry }) => where(entry, weighed)).length / Math.max(1, entries.length);
}

/** How a reading stands, by each sign, among all of the brief. */
export function whomSigns(reading: Reading, all: readonly Reading[]): readonly number[] {
  const { told, purposes, people, sides } = reading.read;
  const weighed: Weighed = {
    ...reading,
    stakeholder: sides.stakeholder,
    entries: told.flatMap((entry, at) => {
      const purpose = purposes?.[at];
      return purpose === undefined ? [] : [{ entry, purpose }];
    }),
    otherwise: all
      .filter(({ read }) => read !== reading.read)
      .flatMap(({ read }) =>
        read.told.flatMap(({ sentence }, at) =>
          sentence.narrator === sides.stakeholder && !sentence.quoted ? (read.purposes?.[at] ?? []) : [],
        ),
      ),
    pronouns: pronounsIn(told),
    mentions: people.all.reduce((total, { mentions }) => total + mentions.length, 0),
  };
  return WHOM_SIGNS.map((of) => of(weighed));
}

/** A reading, and how much speaks for it. */
export interface RankedReading {
  readonly read: BriefRead;
  readonly fit: number;
}

/** The likeliest first, by a ranking fitted on labelled briefs (`pnpm coach fit --whom`, decision 0042). */
export function ranked(
  all: readonly [Reading, ...(readonly Reading[])],
  weights: readonly number[] = WHOM_WEIGHTS,
): readonly [RankedReading, ...(readonly RankedReading[])] {
  const [first, ...rest] = all
    .map((reading) => ({
      read: reading.read,
      fit: whomSigns(reading, all).reduce((total, value, at) => total + value * (weights[at] ?? 0), 0),
    }))
    .toSorted((left, right) => right.fit - left.fit);
  return [first ?? { read: all[0].read, fit: 0 }, ...rest];
}

const NOTED = 0.6;
const LEAST_NOTES = 2;
const WANTS_OF_THEM = /\b(?:I|i)\s(?:need|want|[’']d\slike|would\slike|must\sget|have\sto\sget)\b/u;

/** Who says what only the writer would note, and more of it than who was taken for them; null where nobody who is named does. */
export function writerOf({ told, purposes, sides: { stakeholder, student } }: BriefRead): Person | null {
  const notes = new Map<Person, number>();
  for (const [at, { sentence }] of told.entries()) {
    const purpose = purposes?.[at];
    if (purpose === undefined || sentence.narrator === null || sentence.quoted) continue;
    if (mineOf(purpose) < NOTED) continue;
    // What is wanted of the talk nobody else notes.
    const weight = purpose.of.my_goal >= NOTED && WANTS_OF_THEM.test(sentence.text) ? LEAST_NOTES : 1;
    notes.set(sentence.narrator, (notes.get(sentence.narrator) ?? 0) + weight);
  }
  const [most] = [...notes]
    .filter(([person]) => person !== stakeholder)
    .toSorted(([, left], [, right]) => right - left);
  const known = student === null ? 0 : (notes.get(student) ?? 0);
  return most === undefined || most[1] < Math.max(LEAST_NOTES, 2 * known) || most[0] === student ? null : most[0];
}
