/** What a part of a message points back to: 'Is the page closed, and who can close it?' asks who can close the page. */
import { oneOf } from '../language/one-of';
import { parseText, type Sentence } from '../language/parse';
import { namedIn } from './topic';

const VERB = oneOf(
  ...'is are was were do does did can could will would has have had should shall may must might'.split(' '),
);
/** 'That' mostly stands for a whole deed. */
const PRONOUN = /\b(?:it|they|them)\b(?![’'-])/i;
const PREPOSITION = oneOf(...'at by in on to from for with without of until till since before after'.split(' '));
const VERB_FIRST = new RegExp(`^${VERB}\\b`, 'i');
const ASKING = `(?:${PREPOSITION} )?(?:${oneOf('who', 'whom', 'whose', 'what', 'which', 'when', 'where', 'how')})`;
/** 'And from when?', 'and for how long?': it has no verb of its own. */
const WITHOUT_VERB = new RegExp(
  `^(?:and|but|so)? ?(?<asks>${ASKING}(?: (?:long|many|much|often|fast|soon|far|late|big|day|days|date|ones?|exactly))?)\\W*$`,
  'i',
);
/** What a question asks with, before its verb: 'how many days' of 'how many days do you need'. */
const ASKS_WITH = new RegExp(
  `^(?:(?:and|but|so|then) )*${ASKING}(?: (?!${VERB}\\b)[\\w’'-]+){0,3}?(?= ${VERB}\\b)`,
  'i',
);

/** 'Is it the stair?' and 'which of them' point to no one thing, and 'do it' to a deed. */
const POINTS_ELSEWHERE = new RegExp(
  `^(?:(?:and|but|so|then) )*${oneOf('is', 'are', 'was', 'were')} ${oneOf('it', 'they', 'that', 'this', 'these', 'those')}\\b` +
    `|\\b(?:of|do|does|doing|done|did) ${oneOf('it', 'them', 'that', 'this', 'these', 'those')}\\b`,
  'i',
);

/** 'The clock' of 'the clock for the bank statements': what is more closely told of it is no thing for itself. */
const TELLS_MORE = new RegExp(
  `^(?<head>.*\\b(?:the|a|an|my|your|our) [\\w’'-]+(?: [\\w’'-]+)?) (?:${PREPOSITION}|about|of) (?:(?:the|a|an|my|your|our) )?$`,
  'i',
);
/** 'What can open without that page, and would you sign for it?': 'it' is what is asked for. */
const AROUND = new RegExp(`\\b${PREPOSITION} (?:(?:the|a|an|my|your|our|that|this|those|these) )?$`, 'i');
const OPENS_ASKING = new RegExp(`^(?:(?:and|but|so|then) )*${ASKING}\\b`, 'i');
/** What both know of has an article, an owner or a number. */
const KNOWN = /\b(?:the|an?|my|your|our|this|that|these|those|which|what|\d+) $/i;
function thingIn(before: Sentence, addresses: ReadonlySet<string>): string | null {
  const last = namedIn(before, addresses);
  const written = last?.replace(/^the /, '') ?? '';
  const lead = before.text.slice(0, Math.max(before.text.lastIndexOf(written), 0));
  const [head] = parseText(TELLS_MORE.exec(lead)?.groups?.head ?? '');
  if (head !== undefined) return namedIn(head, addresses) ?? last;
  const known = KNOWN.test(lead) || /^(?:\p{Lu}|my |your |our )/u.test(written);
  return !known || (AROUND.test(lead) && OPENS_ASKING.test(bare(before.text))) ? null : last;
}

/** 'Them' are several, or people at work. */
const SEVERAL = /[^s]s$/i;
const PEOPLE = new RegExp(
  `${oneOf(...'supplier vendor team company board client council department bank office union firm maker people'.split(' '))}$`,
  'i',
);
/** 'You missed both trainings. Why?', 'First batch nine days late. What was the reason?' */
const BARE_WHY = new RegExp(
  `^(?:(?:and|but|so) )?${oneOf(
    '(?:why|how come)(?: (?:is|was) that| so)?',
    'what (?:was|is) the (?:reason|cause)(?: for (?:it|that|this))?',
    "what(?:[’']s| is| was) behind (?:it|that|this)",
  )}\\W*$`,
  'i',
);
const OF_ONESELF = /^(?:(?:and|but|so|well|no|yes),? )*(?:i|we|i[’']\w+|we[’']\w+)\b/i;
/** 'Next the bank papers. How long can we keep it?' names what comes next. */
const NAMES_NEXT = 6;

/** Words of a question that are said again with another way to ask. */
const MOST_BORROWED = 12;

const bare = (text: string): string => text.replaceAll(/^[\s,;:]+|[\s,;:.?!–—-]+$/g, '');
const asked = (text: string): Sentence | null => parseText(`${bare(text)}?`)[0] ?? null;

/**
 * A question with what it points back to in its words: the thing that was named last before it, or, where it has no verb,
 * the rest of the question before it, or the thing named there. Null where nothing is pointed to, or nothing was named.
 * @param before what stands right before it
 * @param addresses names of the one it is put to, who is nothing that 'it' stands for
 */
export function pointingTo(
  text: string,
  before: Sentence,
  addresses: ReadonlySet<string> = new Set(),
): Sentence | null {
  const alone = WITHOUT_VERB.exec(bare(text))?.groups?.asks;
  if (alone !== undefined) {
    const [asks = ''] = ASKS_WITH.exec(bare(before.text)) ?? [];
    const rest = before.text.includes('?') ? bare(before.text).slice(asks.length).trim() : '';
    if (asks !== '' || VERB_FIRST.test(rest))
      return rest.split(' ').length > MOST_BORROWED ? null : asked(`${alone} ${rest}`);
    // 'Now the passport. How long?'
    const thing = thingIn(before, addresses);
    return thing === null ? null : asked(`${alone} for ${thing}`);
  }
  const asks = before.text.includes('?');
  if (BARE_WHY.test(text)) return asks || OF_ONESELF.test(before.text) ? null : asked(`why ${bare(before.text)}`);
  const [pronoun] = PRONOUN.exec(text) ?? [];
  if (pronoun === undefined || POINTS_ELSEWHERE.test(text)) return null;
  const thing = thingIn(before, addresses);
  const several = thing !== null && (SEVERAL.test(thing) || PEOPLE.test(thing));
  const next = !asks && before.terms.length <= NAMES_NEXT;
  return thing === null || (!next && several !== (pronoun.toLowerCase() !== 'it'))
    ? null
    : asked(text.replace(PRONOUN, () => thing));
}

/** Whether a question means nothing without what it points to: 'Why?', 'How long?', 'Next the bank papers. How long can we keep it?' */
export const hangsOn = (text: string, before: Sentence): boolean =>
  BARE_WHY.test(text) ||
  WITHOUT_VERB.test(bare(text)) ||
  (PRONOUN.test(text) && !before.text.includes('?') && before.terms.length <= NAMES_NEXT);
