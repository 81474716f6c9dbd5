/** What lies behind the worry, in their own words, where the brief hints at it. */
import { alternatives } from '../../language/one-of';
import { asSentence } from './as-sentence';
import { mineOf } from '../purpose/purposes';
import { GUESS, withoutGuesses } from './attitudes';
import { inFirstPerson } from './first-person';
import { inTheirMouth } from './in-their-mouth';
import { wholeOf } from './said-whole';
import type { BriefSentence } from './sentences';
import type { Told } from './told';

/** What somebody carries with them and doesn't say to everybody. */
const CARRIED = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  fail(?:ed|ure)s? blamed? lost liar laugh(?:ed|s)? shouted career retir\w+ pension selling sell measured observation reputation promised embarrass\w* ashamed
  afraid fears? scared worried nervous hurt bothers? promotion passed\sover proud pride father mother daughter son wife husband divorce illness ill died
  fool foolish nobody\sasked never\sasked still\sbrings replaced replac\w+ fired redundan\w+ contract\sends in\sfront\sof own\smoney savings
  trust(?:ed|s)? betrayed humiliat\w+ burn(?:t|ed) cut\soff name\son name\sis judged? watched up\sfor\s\p{L}*election one\stime
`)})\b`,
  'giu',
);
const DOUBTS =
  /\b(?:I (?:think|suspect|guess|gather|believe|have the feeling)|people (?:say|think)|never admit|rumou?r|probably|between (?:us|ourselves)|I hear|they say|the real|one time|once said|still brings)\b/i;
/** So much hints at it that it is taken for it. */
const ENOUGH = 2;
const LONGEST = 46;
/** Shorter says nothing (characters). */
const SHORTEST = 20;

function weight({ sentence, mark, claims, knownBy, purpose }: Told): number {
  return (
    (knownBy === 'hidden' ? 2 : 0) +
    (purpose === null
      ? 0
      : 1.5 * purpose.of.their_worry + purpose.knows.them - 3 * mineOf(purpose) - purpose.of.their_demand) +
    (DOUBTS.test(sentence.text) ? 1.1 : 0) +
    Math.min(1.5, new Set(sentence.text.toLowerCase().match(CARRIED)).size) +
    (claims.some(({ attitude }) => attitude === 'fears') ? (claims.some(({ guessed }) => guessed) ? 1.2 : 0.6) : 0) -
    (/¤S|(?:bothers|worries|hurts|annoys|scares|drives|moves)\s¤O|¤P\s(?:husband|wife|son|daughter|father|mother|brother|sister|family)/u.test(
      mark,
    )
      ? 0
      : 2) -
    (/^(?:I|we)\s/i.test(mark) && !GUESS.test(mark) ? 2 : 0) -
    (claims.some(({ attitude }) => attitude === 'asks') ? 0.8 : 0)
  );
}

/** Null where it hints at nothing. */
export function hiddenWorry(
  told: readonly Told[],
): { readonly text: string; readonly from: readonly BriefSentence[] } | null {
  const [best] = told
    .filter(
      (entry) =>
        entry.mark.includes('¤') &&
        !entry.own &&
        !entry.advice &&
        !entry.aim &&
        !(entry.alone && entry.knownBy === 'student'),
    )
    .map((entry) => ({ entry, value: weight(entry), text: wordsOf(entry) }))
    .filter(({ value, text }) => value >= ENOUGH && text !== null)
    .toSorted((left, right) => right.value - left.value);
  return best === undefined || best.text === null ? null : { text: best.text, from: [best.entry.sentence] };
}

/** The hint as they would say it to somebody whom they trust. */
function wordsOf({ mark, claims, sentence }: Told): string | null {
  const voiced = inTheirMouth({ mark, sentence })?.text ?? null;
  if (voiced !== null && voiced.length >= SHORTEST && /\b(?:I|me|[Mm]y)\b/.test(voiced)) return voiced;
  const told = claims.map(({ text }) => text).join(' ');
  const bare = withoutGuesses(mark)
    .replace(GUESS, '')
    .replace(
      /,?\s(?:and|but|though|although)\s¤S\s(?:would|will|does|’d)\s?(?:n’t|never|not)\s(?:ever\s)?(?:admit|say)\b[^.]*/iu,
      '',
    )
    .replace(/^(?:and|but|so)\s/i, '')
    .replaceAll(/\b(and|but)\s(?:people|others|they)\s(?:say|think)\s(?:that\s)?/giu, '$1 ');
  const whole = inFirstPerson(bare, sentence.people.length > 1);
  // Said to somebody, it is what they said, and not that they said it.
  const reported = claims.some(({ attitude, guessed }) => attitude === 'says' && !guessed);
  const text = reported
    ? asSentence(told)
    : whole !== null && /\b(?:I|me|my|I’m)\b/.test(whole)
      ? whole
      : told === ''
        ? null
        : asSentence(told);
  return text === null ||
    wholeOf(text) !== text ||
    text.split(/\s+/).length > LONGEST ||
    text.length < SHORTEST ||
    /\byou (?:think|suspect)\b/i.test(text)
    ? null
    : text;
}
