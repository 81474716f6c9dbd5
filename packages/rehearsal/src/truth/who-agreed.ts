/** Of whom the student says that they have agreed, or arranged something: 'Callum and I sorted it', 'the board has nodded it through'. */
import { oneOf } from '../language/one-of';

const either = (word: string): string => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
const NOBODY_ELSE = oneOf(
  ...`i we you it that this there he she they who which what everything nothing something nobody everybody everyone people one all both and but so if when
  not no yes then well as is are was has have had been being too also really just only the my our your his her their a an`
    .split(/\s+/)
    .map(either),
);
const OWNERS = oneOf(...['the', 'my', 'our', 'your'].map(either));
/** 'Callum', 'Herr Osterloh', 'legal', 'the managing director'. */
const SOMEBODY = `(?:${OWNERS} (?:\\p{Ll}+ ){0,2}?\\p{L}[\\p{L}-]*|(?!${NOBODY_ELSE}(?!\\p{L}))\\p{L}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]+)?)`;
const ADVERBS = oneOf(...'already also all both totally fully very quite just now even since'.split(' '));
const AGREED = oneOf(
  ...'agreed approved confirmed cleared accepted blessed okayed waived signed nodded promised arranged sorted settled found sorting'.split(
    ' ',
  ),
  ...'fine happy comfortable okay'.split(' '),
  'on board',
  'in favour',
  'behind (?:it|this|that|me|us)',
  '(?:told|assured) (?:me|us)',
  'had a (?:good |quick |long )?(?:word|chat|talk)',
  'sa(?:id|ys) (?:yes|so|ok|okay|it|that)',
);
/** Opens a clause. */
const OPENS = '(?:^|[,;:.!–—]\\s+|(?<!\\p{L})(?:[Aa]nd|[Bb]ut|[Ss]o|that|because|then)\\s+)';
const BY_WHOM = new RegExp(
  `${OPENS}(?<who>${SOMEBODY})(?: and (?:I|me|we))?(?:[’'](?:s|ve|re)| (?:has|have|had|is|are|was|were))?(?: ${ADVERBS})* ${AGREED}(?!\\p{L})`,
  'u',
);

/** What is written large only because it opens a sentence. */
const NO_NAME = /^(?:The|My|Our|Your|Legal|Finance|Management|Procurement)\b/;

/** Who is said to have agreed, as one would name them to whoever says so; null where nobody is named. */
export function whoAgreed(sentence: string): string | null {
  const who = BY_WHOM.exec(sentence)?.groups?.['who'];
  if (who === undefined) return null;
  const named = NO_NAME.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who;
  return named.replace(/^(?:my|our)\b/, 'your');
}
