/** Whom a brief is about and who wrote it, in the light of what its sentences are for. */
import type { BriefRead } from '../brief/brief-read';
import type { Person } from '../brief/people';
import { mineOf, theirsOf } from './purposes';

/** What a person is spoken of in counts so much beside what grammar says for them. */
const OF_THEM = 1;
/** Whoever writes a whole mail says much of that kind of others, too. */
const BY_THEMSELVES = 0.4;
const WANTED_OF_THEM = 4;
/** Whoever notes what only the writer would is hardly the other side; a mail with demands reads a little like it. */
const MOST_NOTES = 3;
const BY_GRAMMAR = 0.6;
/** What grammar counts over and over says no more. */
const MOST_BY_GRAMMAR = 8;

/** Named in a sentence that tells who somebody is, or in one that tells what others say. */
const INTRODUCED = 2;
const IN_PASSING = 1.5;
const HAS_A_ROLE = 1;
/** Whoever has no name is hardly meant where others have one. */
const MADE_UP = 1.5;

/** Whoever leads a meeting or takes it down is hardly the one whom it is about. */
const LEADS_THE_MEETING = /^(?:chair(?:man|woman|person)?|secretary|minutes|note-?taker|moderator)$/i;
const IN_THE_CHAIR = 4;

/** How much speaks for the one whom a reading takes for the stakeholder. */
function fitOf({ told, purposes, sides: { stakeholder }, unnamed }: BriefRead): number {
  let spokenOf = 0;
  let notes = 0;
  for (const [at, entry] of told.entries()) {
    const purpose = purposes?.[at];
    if (purpose === undefined) continue;
    const { of } = purpose;
    const speaks = entry.sentence.narrator === stakeholder;
    const about = entry.mark.includes('¤');
    spokenOf += (speaks ? BY_THEMSELVES : about ? OF_THEM : 0) * theirsOf(purpose);
    if (about) spokenOf += WANTED_OF_THEM * of.my_goal;
    if (!speaks && entry.sentence.people.includes(stakeholder))
      spokenOf += INTRODUCED * of.about_them - IN_PASSING * (of.others + of.my_private);
    if (speaks && !entry.sentence.quoted) notes += mineOf(purpose);
  }
  return (
    spokenOf -
    (LEADS_THE_MEETING.test(stakeholder.role ?? '') ? IN_THE_CHAIR : 0) -
    Math.min(MOST_NOTES, notes) +
    (unnamed !== null ? -MADE_UP : stakeholder.role === null ? 0 : HAS_A_ROLE)
  );
}

/**
 * The reading whose stakeholder fits best.
 * @param readings with how much grammar says for each; one at least
 */
export function likeliest(readings: readonly { readonly read: BriefRead; readonly value: number }[]): BriefRead {
  const [first, ...rest] = readings.map(({ read, value }) => ({
    read,
    fit: fitOf(read) + BY_GRAMMAR * Math.min(MOST_BY_GRAMMAR, value),
  }));
  if (first === undefined) throw new Error('No reading to choose from');
  return rest.reduce((best, one) => (one.fit > best.fit ? one : best), first).read;
}

const NOTED = 0.6;
const LEAST_NOTES = 2;

/** Who says what only the writer would note, and more of it than who was taken for them; null where nobody who is named does. */
export function writerOf({ told, purposes, sides: { stakeholder, student } }: BriefRead): Person | null {
  const notes = new Map<Person, number>();
  for (const [at, { sentence }] of told.entries()) {
    const purpose = purposes?.[at];
    if (purpose === undefined || sentence.narrator === null || sentence.quoted) continue;
    if (mineOf(purpose) >= NOTED) notes.set(sentence.narrator, (notes.get(sentence.narrator) ?? 0) + 1);
  }
  const [most] = [...notes]
    .filter(([person]) => person !== stakeholder)
    .toSorted(([, left], [, right]) => right - left);
  const known = student === null ? 0 : (notes.get(student) ?? 0);
  return most === undefined || most[1] < Math.max(LEAST_NOTES, 2 * known) || most[0] === student ? null : most[0];
}
