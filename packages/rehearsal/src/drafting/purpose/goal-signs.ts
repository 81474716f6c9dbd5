/** What speaks for a sentence as the one that tells the goal of the talk: what it is read to be for, its wish, and plain signs. */
import type { Told } from '../brief/told';
import { theirsOf } from './purposes';
import type { Wish } from './wish';
import { IS_THE_POINT, POINTS_BACK } from './wish-leads';
import { WISH } from './wish-forms';

/** A sentence as it is weighed. */
export interface Weighed {
  readonly entry: Told;
  readonly before: Told | undefined;
  readonly after: Told | undefined;
  /** What a form made of it; null where none held. */
  readonly wish: Wish | null;
  /** Where it stands, 0 for the first and 1 for the last. */
  readonly place: number;
}

/** A heading in notes: 'What do I want?' */
const ASKED_FOR =
  /\bwhat\s(?:do|would|should)\s(?:I|we|you)\s(?:really\s|actually\s)?(?:want|need|hope|ask|like)\b.{0,30}\?$/iu;
const WISHES = new RegExp(String.raw`\b${WISH}\b`, 'iu');
const LEAST = 0.01;
const WIDE = 2;

const chance = (entry: Told | undefined): number => entry?.purpose?.of.my_goal ?? 0;
const logarithm = (share: number): number => Math.log(share + LEAST) / WIDE;
const sign = (is: boolean): number => (is ? 1 : 0);
const words = ({ sentence }: Told): number => sentence.text.split(/\s+/).length;

/** In the order of the weights. */
export const GOAL_SIGNS: readonly ((seen: Weighed) => number)[] = [
  ({ entry }) => logarithm(chance(entry)),
  ({ entry }) => chance(entry),
  ({ entry }) => entry.purpose?.of.my_offer ?? 0,
  ({ entry }) => entry.purpose?.of.my_private ?? 0,
  ({ entry }) => logarithm(entry.purpose?.of.case_fact ?? 0),
  ({ entry }) => (entry.purpose === null ? 0 : logarithm(theirsOf(entry.purpose))),
  ({ entry }) => logarithm(entry.purpose?.of.others ?? 0),
  ({ before }) => chance(before),
  ({ after }) => chance(after),
  ({ wish }) => sign(wish?.bare === false),
  ({ wish }) => sign(wish?.bare === true),
  ({ wish }) => sign(wish?.plain === true),
  ({ entry }) => sign(entry.own),
  ({ entry }) => sign(entry.aim),
  ({ before }) => sign(ASKED_FOR.test(before?.sentence.text ?? '')),
  ({ entry }) => sign(IS_THE_POINT.test(entry.mark)),
  ({ entry }) => sign(POINTS_BACK.test(entry.mark)),
  ({ entry }) => sign(WISHES.test(entry.mark)),
  ({ entry }) => sign(/\b(?:I|we)(?:’d|\s(?:\p{Ll}+\s)?)(?:want|need|like|hope|ask)\b/iu.test(entry.mark)),
  ({ entry }) => sign(entry.mark.includes('¤')),
  ({ entry }) => sign(/\bif\b/iu.test(entry.mark)),
  ({ entry }) => sign(entry.sentence.text.endsWith('?')),
  ({ entry }) => sign(/\b(?:not|never|n’t)\b|n[’']t\b/iu.test(entry.mark)),
  ({ entry }) => sign(entry.sentence.figures.length > 0),
  ({ entry }) => sign(entry.sentence.quoted),
  ({ entry }) => sign(words(entry) < 5),
  ({ entry }) => sign(words(entry) > 22),
  ({ place }) => sign(place < 0.15),
  ({ place }) => sign(place > 0.65),
];

/** How a sentence stands, by each sign. */
export const goalSigns = (seen: Weighed): readonly number[] => GOAL_SIGNS.map((of) => of(seen));
