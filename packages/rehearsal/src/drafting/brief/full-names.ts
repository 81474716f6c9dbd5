/**
 * Somebody's full name, whatever names are usual where they live: words with capitals one after the other, of which the words
 * around them tell that they are somebody ('a woman, Sevgi Özgür, she has', 'Gethin Prosser – he runs').
 */
import { alternatives } from '../../language/one-of';
import { FUNCTION_WORDS } from '../../language/vocabulary';
import type { BriefLine } from './brief-line';
import { bare, firstName, isGroup, isPlace, MONTH_OR_DAY, NAME, NO_NAME } from './names';
import type { People } from './people';
import { namesOrganisation, namesRole } from './roles';

const GOES_ON = /^\s?(?:[,–—-]\s?|\s\()?(?:who|he|she)(?:[’']s)?\b/iu;
const PRONOUN_NEAR = /^[^\n]{0,90}?\b(?:he|she|him|his|her)\b/iu;
/** What somebody is to others, before their name. */
const BEFORE_NAME = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  man woman lady guy bloke chap lad dad mum father mother brother sister son daughter cousin uncle aunt husband wife widow friend
  neighbour colleague owner head director manager called named is meet met see ring call talk\sto speak\sto with have had
`)}),?\s+$`,
  'iu',
);
/** Whose it is, or whom one answers to. */
const BELONGS = /\b(?:belongs?|reports?|answers?)\sto\s+$/iu;
const BEFORE_PLACE = /\b(?:at|in|near|to|from|of|for|on|the|by)\s+$/iu;
const HOUSE = /^\s(?:in|at|near)\s\p{Lu}/u;

const ENOUGH = 2;

/** Adds whoever the line tells of by a full name. */
export function fullNamesIn(people: People, { text, start }: BriefLine): void {
  for (const match of text.matchAll(new RegExp(NAME, 'gu'))) {
    const written = match[0].replace(/[’']s$/, '');
    const name = bare(written);
    const words = name.split(/\s+/);
    const [first = ''] = words;
    if (
      words.length < 2 ||
      words.length > 4 ||
      people.find(written) !== null ||
      MONTH_OR_DAY.test(name) ||
      isGroup(name) ||
      namesOrganisation(name) ||
      people.organisations.some((known) => known.name === name) ||
      words.some(
        (word) =>
          NO_NAME.has(word.toLowerCase()) ||
          MONTH_OR_DAY.test(word) ||
          FUNCTION_WORDS.has(word.toLowerCase()) ||
          namesRole(word) ||
          /^\p{Lu}+$/u.test(word),
      )
    )
      continue;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + written.length);
    const value =
      (GOES_ON.test(after) ? 2 : PRONOUN_NEAR.test(after) ? 1 : 0) +
      (BEFORE_NAME.test(before) ? 1.5 : 0) +
      (firstName(first).known ? 1.5 : 0) +
      (people.calledAgain(words) ? 2 : 0) +
      (BELONGS.test(before) ? 2 : 0) -
      (BEFORE_PLACE.test(before) && !BEFORE_NAME.test(before) ? 1.5 : 0) -
      (HOUSE.test(after) ? 1 : 0) -
      (isPlace(first) ? 2 : 0);
    const from = start + match.index + Math.max(0, written.indexOf(name));
    if (value >= ENOUGH) people.add(written, { start: from, end: from + name.length });
  }
}
