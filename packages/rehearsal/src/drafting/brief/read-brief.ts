/** The first half of drafting: whom a brief is about, and what each of its sentences tells. */
import type { BriefRefusal } from '@parley/shared';
import { yieldTurn } from '../../scheduling/fair-turns';
import type { PassageReading } from '../../similarity/passage-model';
import type { Similarity } from '../../similarity/similarity';
import type { SoftmaxWeights } from '../../understanding/softmax';
import { namesIn, type ScoredName, SOMEBODY } from '../names/people-named';
import { inContext } from '../purpose/in-context';
import { purposesOf } from '../purpose/purpose';
import type { PurposeWeights } from '../purpose/purposes';
import { roleAsRead } from '../purpose/as-read';
import { ranked, type Reading, writerOf } from '../purpose/whom';
import { roleRead } from '../roles/role-read';
import type { BriefRead } from './brief-read';
import type { Person } from './people';
import { type Parted, parted, readFor } from './read-sides';
import { refusalOf } from './refusal';
import { type Candidate, candidatesOf, type Sides } from './stakeholder';
import { readsAlong, whomYouSee, writesOfAnother } from './whom-you-see';

/** So many of those who may be meant are weighed by what the sentences are for. */
const CANDIDATES = 9;
/** Whoever has less than that is nobody to talk to, by grammar alone. */
const BY_GRAMMAR = 1;
/** Words with capitals that are as likely as that somebody's name are enough by themselves. */
const SURELY = 0.8;
/** Fewer are no brief. */
const SENTENCES = 3;

/** How a brief is read. */
export interface ReadingOptions {
  /** Whom it is about, where somebody knows better; ignored unless the brief names them. */
  readonly about?: string | null;
  /** By which it is told what each sentence is for; without vectors grammar alone tells. */
  readonly similarity?: Similarity | null;
  /** Others than those that are shipped, for measuring. */
  readonly weights?: PurposeWeights | null;
  readonly nameWeights?: SoftmaxWeights | null;
  readonly whomWeights?: readonly number[];
}

/** Somebody who may be meant, among the people of a reading. */
interface Placed extends Candidate {
  readonly parts: Parted;
}

const isUnnamed = ({ sides, parts }: Placed): boolean => sides.stakeholder === parts.unnamed?.person;

/** By what grammar says of them. Whoever has no name comes first: the brief says that they are the one. */
function candidatesIn(brief: string, parts: Parted): readonly Placed[] {
  const { people, sentences, unnamed } = parts;
  const named = candidatesOf(brief, people, sentences)
    .filter(({ sides }) => sides.stakeholder !== unnamed?.person)
    .map((candidate) => ({ ...candidate, parts }));
  if (unnamed === null) return named;
  return [{ sides: { stakeholder: unnamed.person, student: null }, value: unnamed.value, parts }, ...named];
}

/** How likely it is that somebody is a person: by the likeliest of the names that they have. */
const chanceOf =
  (names: readonly ScoredName[]) =>
  ({ aliases }: Person): number =>
    Math.max(0, ...names.flatMap(({ name, chance }) => (aliases.has(name.toLowerCase()) ? [chance] : [])));

export interface Readings {
  /** Of everybody who may be meant, the likeliest by grammar first; one at least. */
  readonly all: readonly [Reading, ...(readonly Reading[])];
  /** The brief where these two talk to each other. */
  readFor(sides: Sides): Promise<BriefRead>;
}

/** How the brief reads, whoever may be meant. In slices (`yieldTurn`). */
export async function readingsOf(
  brief: string,
  { about = null, similarity = null, weights = null, nameWeights = null }: ReadingOptions = {},
): Promise<Readings | { readonly refused: BriefRefusal }> {
  const refused = refusalOf(brief);
  if (refused !== null) return { refused };
  const names = similarity === null ? [] : await namesIn(brief, similarity, nameWeights);
  const parts = await parted(brief, names);
  const { people, sentences, unnamed } = parts;
  await yieldTurn();
  const nameOf = chanceOf(names);
  const byGrammar = candidatesIn(brief, parts);
  await yieldTurn();
  const [first] = byGrammar;
  const student = first?.sides.student ?? null;
  // Of whom grammar says nothing, and whoever was taken for the writer, may be the one whom it is about.
  const others = people.all
    .filter(
      (person) =>
        byGrammar.every(({ sides }) => sides.stakeholder !== person) &&
        (person === student || nameOf(person) >= SOMEBODY),
    )
    .map((stakeholder) => ({
      sides: { stakeholder, student: stakeholder === student ? null : student },
      value: 0,
      parts,
    }));
  // So may somebody who is called by what they are; for all others it would only be in the way that they had a name.
  const beside = similarity === null || unnamed !== null ? null : await parted(brief, names, true);
  const called = beside === null ? [] : candidatesIn(brief, beside).filter(isUnnamed);
  const all = [...byGrammar, ...others].slice(0, CANDIDATES);
  const somebody =
    (first?.value ?? 0) >= BY_GRAMMAR ||
    called.length > 0 ||
    all.some(({ sides }) => nameOf(sides.stakeholder) >= SURELY);
  if (sentences.length < SENTENCES) return { refused: all.length + called.length > 0 ? 'too_short' : 'nobody' };
  if (!somebody) return { refused: 'nobody' };
  const preferred = about === null ? null : people.find(about);
  const known = all.filter(({ sides }) => sides.stakeholder === preferred);
  const readWith = async (sides: Sides, of: Parted): Promise<BriefRead> => {
    const read = await readFor(of, sides);
    await yieldTurn();
    const purposes = similarity === null ? null : await purposesOf(read.told, sides, similarity, weights);
    return { ...read, purposes, whole: null };
  };
  const readingOf = async ({ sides, value, parts: of }: Placed): Promise<Reading> => ({
    read: await readWith(sides, of),
    value,
    name: nameOf(sides.stakeholder),
  });
  const [likely, ...less] = known.length > 0 ? known : [...all, ...called];
  if (likely === undefined) return { refused: 'nobody' };
  const readings: [Reading, ...Reading[]] = [await readingOf(likely)];
  // By grammar alone the likeliest is the one.
  if (readings[0].read.purposes !== null) for (const candidate of less) readings.push(await readingOf(candidate));
  return {
    all: readings,
    readFor: (sides) =>
      readWith(
        sides,
        called.some((one) => one.sides.stakeholder === sides.stakeholder) && beside !== null ? beside : parts,
      ),
  };
}

const RAISED_BY =
  /\b(?:reporter|raised by|created by|opened by|author)\s*:\s*((?:\p{Lu}\.|\p{Lu}\p{L}+)(?:\s\p{Lu}[\p{L}’'-]+)*)/iu;
const ON_THE_DESK_OF = /\b(?:assignee|assigned to|owner)\s*:\s*((?:\p{Lu}\.|\p{Lu}\p{L}+)(?:\s\p{Lu}[\p{L}’'-]+)*)/iu;
/** 'Jun Villareal' and 'J. Villareal' */
function isOne(left: string, right: string): boolean {
  const [first, other] = [left.split(' '), right.split(' ')];
  return first.at(-1) === other.at(-1) && left.charAt(0) === right.charAt(0);
}
/** Who raised a ticket that is assigned to them; null where it is no such ticket. */
function onOwnDesk(brief: string, people: readonly Person[]): Person | null {
  const raised = RAISED_BY.exec(brief)?.[1]?.toLowerCase();
  const assigned = ON_THE_DESK_OF.exec(brief)?.[1]?.toLowerCase();
  if (raised === undefined || assigned === undefined || !isOne(raised, assigned)) return null;
  const named = [raised, assigned];
  return (
    people.find(({ aliases, name }) => named.some((one) => aliases.has(one) || name.toLowerCase() === one)) ?? null
  );
}

/** What its sentences are for once more, in the light of each other. */
async function together(
  read: BriefRead,
  context: PassageReading | null,
  { similarity, weights }: ReadingOptions,
): Promise<BriefRead> {
  if (!similarity || read.purposes === null) return read;
  const whole = context ?? (await inContext(read.told, read.sides, similarity));
  if (whole === null) return read;
  return { ...read, purposes: await purposesOf(read.told, read.sides, similarity, weights, whole), whole };
}

/** So many of the likeliest are read as a whole. */
const CLOSE = 2;
/** What the reading of the whole says for somebody, against the ranking of all readings. */
const AS_A_WHOLE = 0.25;

/** The reading whose stakeholder is the likeliest, with the brief read as being about them; in doubt by that, too. */
async function likeliest(
  all: readonly [Reading, ...(readonly Reading[])],
  { similarity, whomWeights }: ReadingOptions,
): Promise<{ readonly read: BriefRead; readonly context: PassageReading | null }> {
  const [first, ...others] = ranked(all, whomWeights);
  if (!similarity || first.read.purposes === null) return { read: first.read, context: null };
  let best = { ...first, context: await inContext(first.read.told, first.read.sides, similarity) };
  const withWhole = ({ fit, context }: typeof best): number => fit + AS_A_WHOLE * (context?.about ?? 0);
  for (const { read, fit } of others.slice(0, CLOSE - 1)) {
    const other = { read, fit, context: await inContext(read.told, read.sides, similarity) };
    if (withWhole(other) > withWhole(best)) best = other;
  }
  return best;
}

/** In slices (`yieldTurn`). */
export async function readBrief(
  brief: string,
  options: ReadingOptions = {},
): Promise<BriefRead | { readonly refused: BriefRefusal }> {
  const readings = await readingsOf(brief, options);
  if ('refused' in readings) return readings;
  // Who raised a ticket and has it on their own desk pasted it, and talks to somebody else.
  const possible = readings.all.filter(
    ({ read: { sides, people } }) =>
      sides.stakeholder !== onOwnDesk(brief, people.all) && !readsAlong(brief, sides.stakeholder),
  );
  const foreseen = possible.filter(
    ({ read: { sides, people } }) =>
      sides.stakeholder.writes.size === 0 && sides.stakeholder === whomYouSee(brief, people),
  );
  const spokenOf = possible.filter(({ read: { sides, sentences } }) => !writesOfAnother(sides.stakeholder, sentences));
  const [first, ...others] = foreseen.length > 0 ? foreseen : spokenOf.length > 0 ? spokenOf : possible;
  const { read: best, context } = await likeliest(first === undefined ? readings.all : [first, ...others], options);
  const raiser = onOwnDesk(brief, best.people.all);
  // Whoever notes things for themselves is the one who will hold the talk.
  const writer = raiser !== null && raiser !== best.sides.stakeholder ? raiser : writerOf(best);
  const by = writer === null ? best : await readings.readFor({ ...best.sides, student: writer });
  const read = await together(by, by === best ? context : null, options);
  if (read.purposes !== null)
    read.sides.stakeholder.role = (read.whole === null ? null : roleAsRead(read.whole, read)) ?? roleRead(brief, read);
  return read;
}
