/** Questions to which a no says that all is well (product §11.2). */
import { oneOf } from '../language/one-of';
import { plainWords } from '../language/parse';
import type { Point } from './points';

/** 'Is anything wrong in that?' wants the opposite word to 'Is that right?', and the same answer. */
const THE_OTHER_WAY = new RegExp(
  ` ${oneOf(
    '(?:is|was|are) (?:there )?(?:anything|something|any of (?:it|that|this)) (?:\\S+ )?(?:wrong|missing|off|amiss|unclear|left out)',
    '(?:did|have|do) i (?:miss|missed|forget|forgotten|forgot|leave out|left out|overlook|overlooked|get|got) (?:anything|something)(?: wrong)?',
    '(?:am|have) i (?:wrong|missing|missed|forgotten)(?: (?:anything|something))?',
  )} `,
);
const YES_FIRST = /^(?:yes|aye|yeah|correct|exactly|right|that(?:[’']s| is) (?:right|correct|it))[,.;:]\s*/i;
const capital = (line: string): string => line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
/** The line without the yes that would say that something is wrong, where that was asked. */
export function asAsked(line: string, points: readonly Pick<Point, 'sentence'>[]): string {
  if (!points.some(({ sentence }) => THE_OTHER_WAY.test(plainWords(sentence)))) return line;
  const left = capital(line.replace(YES_FIRST, ''));
  return left === '' ? line : left;
}
