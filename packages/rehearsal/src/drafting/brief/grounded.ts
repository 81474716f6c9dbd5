/** Whether what a model wrote stands on a brief: every figure, every day and every name in it is the brief's (product §23.4). */
import { argumentsOf } from '../../language/arguments';
import { parseText } from '../../language/parse';
import { FUNCTION_WORDS } from '../../language/vocabulary';
import { valueOf } from '../../understanding/case-index';
import { tagsOf } from './names';
import { forAMachine } from './for-a-machine';

const NUMBERS = /\d[\d.,]*(?:\s?(?:k|m|bn|million|thousand|billion)\b)?/gi;
const DAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|christmas|easter)\b/gi;
/** A few, in words, are anybody's: 'two ways', 'the three of us'. */
const FEW = 3;
/** Points of a list with a number before them. */
const POINTS = /^\s*\(?\d{1,2}[.)]\s+\p{L}.*$/gmu;
const NUMBERED = /^\s*\(?\d{1,2}[.)]\s+/;

/** Words with a capital that are nobody's name. */
const NOBODY = new Set('i ok okay yes no english mr mrs ms miss dr prof professor councillor sir pm'.split(' '));

const valuesIn = (text: string): readonly number[] =>
  (text.match(NUMBERS) ?? []).flatMap((number) => valueOf(number) ?? []);

export interface Ground {
  holds(text: string): boolean;
}

/** @param brief without what is addressed to a machine */
export function groundOf(brief: string): Ground {
  const lower = brief.toLowerCase();
  const words = new Set(
    lower
      .match(/\p{L}[\p{L}’'-]*/gu)
      ?.flatMap((word) => [word, word.replace(/[’']+$/, ''), word.replace(/[’']s$/, ''), ...word.split('-')]),
  );
  // '1. Sixteen masts': the number of a point is no part of what it counts.
  const points = brief.match(POINTS)?.map((point) => point.replace(NUMBERED, '')) ?? [];
  const spoken = [brief, ...points].flatMap((part) =>
    parseText(part).flatMap((sentence) => argumentsOf(sentence).amounts.flatMap(({ text }) => valueOf(text) ?? [])),
  );
  const values = new Set([...valuesIn(brief), ...spoken]);
  // '15 September' in a model's words for '15/9' is not told apart from an invention: the brief's own words are asked for.
  const days = new Set((lower.match(DAYS) ?? []).map((day) => day.replace(/s$/, '')));

  const figuresHold = (text: string): boolean =>
    valuesIn(text).every((value) => values.has(value)) &&
    parseText(text).every((sentence) =>
      argumentsOf(sentence).amounts.every(({ text: amount }) => {
        const value = valueOf(amount);
        return value === null || value <= FEW || values.has(value);
      }),
    ) &&
    (text.toLowerCase().match(DAYS) ?? []).every(
      (day) =>
        days.has(day.replace(/s$/, '')) ||
        [...words].some(
          (word) =>
            word.length >= 3 &&
            day.startsWith(word) &&
            /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)/.test(word),
        ),
    );

  const namesHold = (text: string): boolean =>
    [...text.matchAll(/(?<!\p{L})\p{Lu}[\p{L}’'-]*/gu)].every((match) => {
      const word = match[0]
        .toLowerCase()
        .replace(/[’']+$/, '')
        .replace(/[’'](?:s|m|ve|re|ll|d|t)$/, '');
      if (word === '' || /n[’']t$/i.test(match[0]) || NOBODY.has(word) || words.has(word) || FUNCTION_WORDS.has(word))
        return true;
      if (!/(?:^|[.!?…:“"‘(])\s*$/.test(text.slice(0, match.index))) return false;
      // What opens a sentence has a capital anyway: only what is known as a name is one.
      const tags = tagsOf(word);
      return !tags.some((tag) => ['FirstName', 'Person', 'LastName', 'Place', 'Organization'].includes(tag));
    });

  return { holds: (text) => !forAMachine(text) && figuresHold(text) && namesHold(text) };
}
