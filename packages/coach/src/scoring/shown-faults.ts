/** What a report would print for a fault, looked at once more with the talk before it (product §12.14): in doubt it is not printed. */
import { oneOf, parseText, plainWords } from '@parley/rehearsal/language';
import type { FaultKind, Reading } from '@parley/rehearsal/reading';
import { inBoth } from '@parley/rehearsal/understanding';
import { showsFault } from './clear-signs';
import { owning } from './plainly';
import { acceptsIn } from './received';
import { bindsToDay } from './deeds';
import { FIGURE, NUMBER_WORD } from './signs';
import { askedBefore, clip, clipTo, heardBefore, matterIn, namedIn, sumsUp, textOf, type Told } from './told';

/** How a question begins. */
const ASKS = new RegExp(
  `^ (?:(?:and|so|then|but|or|well) )*${oneOf(
    '(?:for |at |by |to |in |on |with |from |until )?(?:what|who|whom|whose|how|which|when|where|why)',
    'is|are|do|does|did|was|were|would|will|can|could|should|has|have|may|shall|must',
  )} `,
);
/** Whether words ask two things before a reader who has only them. */
function asksTwo(quote: string): boolean {
  const parts = quote.split(/(?<=\?)\s+|,?\s+and\s+/).flatMap((part) => parseText(part));
  const asking = parts.map(plainWords).filter((words, at) => (parts[at]?.content.length ?? 0) >= 1 && ASKS.test(words));
  // 'What did they want and what did you have to open?' is one thing to tell.
  return asking.length > 2 || (asking.length === 2 && !asking.every((words) => WH.test(words)));
}
const WH = /^ (?:(?:and|so|then|but|or|well) )*(?:what|who|whom|whose|how|which|when|where|why) /;

const wordsOf = (text: string): string => parseText(text).map(plainWords).join(' ');
const SHORT_WORDS = 7;
const count = (text: string): number => text.trim().split(/\s+/).length;

/** What is promised is a deed: to admit, to say or to leave something is done with the words. */
const NO_DEED = oneOf(
  'admit|say|be (?:honest|frank|straight|open|clear|blunt|plain|cross|glad|happy)|not|never|let you|leave you|grant|give you that',
  'take (?:that|it|your)|own|hear|see you|have to|come to|start|begin|stop|keep it short|assume|guess|bet|tell you what',
);
/** Takes on what is still to be done. */
export const PROMISES_A_DEED = new RegExp(
  ` (?:i|we) (?:will|shall|promise|guarantee|am going to|are going to) (?:also |surely |just |then )*(?!${NO_DEED} )`,
);
/** Thanks, and what is promised about a cat, a chair or a telephone on the way in. */
const COURTEOUS = new RegExp(
  ` ${oneOf(
    'thanks|thank you|gladly|happily|in your stead|as (?:it|he|she) is',
    'clear of|keep (?:out|off|quiet|still)|sit|behave|switch it off|hide|remember|bear (?:it|that|this) in mind|keep (?:it|that|this) in mind',
  )} `,
);
/** Who hedges speaks of what they will do, or of what can be known. */
const OF_ONESELF = / (?:i|we) | (?:depends|too early|we will see|hard to say) /;
/** Says what somebody feels, or that it is felt with them. */
const FEELS = new RegExp(
  ` ${oneOf(
    'i (?:\\S+ ){0,2}(?:understand|feel|imagine|sympathise|appreciate)',
    'frustrat(?:ing|ed|ion)|sorry|difficult|hard|exhausting|must (?:be|have been)|you feel',
  )} `,
);
/** Speaks well of the other. */
const PRAISES =
  / (?:your|yours|you are|you have (?:done|been|made)|you did|thank you|value|appreciate|admire|impressed) /;
/** Speaks of what was done elsewhere or before, of oneself. */
const RECORD = new RegExp(
  ` ${oneOf(
    '(?:my|our) (?:last|previous|former|other|career|experience|record|time|years|company|clients?)|in (?:my|our) experience',
    '(?:i|we) (?:have|had|never|always|ran|run|led|did|managed|delivered|launched) .*(?:years|always|never|before|last|other|launches|projects|clients)',
    'years? of|(?:i|we) (?:have|had) (?:never|always|seen|watched|done|run|led|managed|delivered)',
  )} `,
);
/** So many things are another matter. */
const ELSEWHERE = 2;
/** Speaks of what happened to the other, or of what they did. */
const OF_THEM = / you (?:had|were|have been|said|told|did|lost|made|went|got|heard|wrote) /;
/** Takes leave. */
const PARTS =
  / (?:let you (?:get|go)|see you|come (?:by|again|back)|get back to (?:it|work)|(?:talk|speak|meet) (?:again|soon|later|tomorrow)) /;
const ANSWERS_SHORTLY = /^(?:no|yes|yeah|nope|right|fine|good|excellent|great|exactly|agreed)\b/i;

const ENGLISH =
  /\b(?:the|and|to|is|are|you|i|we|it|that|this|let|us|thanks|thank|good|great|soon|not|for|of|on|be|have|with|what|how|will|please|sorry)\b/g;
const ENGLISH_ENOUGH = 3;
const STANDS: Partial<Record<FaultKind, (told: Told, quote: string, reading: Reading) => boolean>> = {
  stacked: (_, quote) => asksTwo(clipTo(quote, asksTwo)),
  // What speaks of the case, or of what was said in the talk, fits no other project; and 'No, I don’t have to' is an answer.
  vague: (told, quote, reading) =>
    count(quote) >= SHORT_WORDS &&
    !ANSWERS_SHORTLY.test(quote.trim()) &&
    !OF_THEM.test(wordsOf(quote)) &&
    ofNothing(told, quote, reading),
  hollow_comfort: (told, quote, reading) => FEELS.test(wordsOf(quote)) && ofNothing(told, quote, reading),
  // What names nothing leaves nothing either: 'Think about it and let me know.'
  off_topic: (told, quote, reading) =>
    reading.acts.length + reading.concerns.length === 0 &&
    count(quote) >= SHORT_WORDS &&
    !PARTS.test(wordsOf(quote)) &&
    unnamed(told, quote).size >= ELSEWHERE &&
    ofNothing(told, quote, reading),
  // A few English words of courtesy are none of another language.
  other_language: (_, quote) => (wordsOf(quote).match(ENGLISH) ?? []).length < ENGLISH_ENOUGH,
  // 'Nobody else to blame', and what should have come from oneself, owns it.
  blame: (_, quote) =>
    !owning(quote) && !/ (?:nobody else|no one else|from me|i should not have) /.test(wordsOf(quote)),
  too_short: (_, quote) => !quote.includes('?') && !FIGURE.test(quote),
  untrue: (_, quote) => !sumsUp(quote),
  // An estimate is no hedge, and where nothing was asked nothing definite was wanted.
  hedge: (told, quote, { messageNumber }) =>
    heardBefore(told, messageNumber).includes('?') &&
    OF_ONESELF.test(wordsOf(quote)) &&
    !PARTS.test(wordsOf(quote)) &&
    !FIGURE.test(quote) &&
    !NUMBER_WORD.test(wordsOf(quote)),
  empty_commit: (told, quote, reading) =>
    PROMISES_A_DEED.test(wordsOf(quote)) && !COURTEOUS.test(wordsOf(quote)) && !dayFollows(told, quote, reading),
  flatter: (_, quote) => PRAISES.test(wordsOf(clip(quote))),
  own_record: (_, quote) => RECORD.test(wordsOf(clip(quote))),
  dodge: (told, _, reading) => passedOver(told, reading.messageNumber) !== null,
};
const MATTERS = 1;
/** Whether the promise is made with a day later in the talk, or a day is bound to what it names, or to anything in its message. */
function dayFollows(told: Told, quote: string, { messageNumber }: Reading): boolean {
  const named = matterIn(quote);
  const said = textOf(told, messageNumber);
  return told.messages
    .filter(({ role, number }) => role === 'student' && number >= messageNumber)
    .flatMap(({ content }) => parseText(content))
    .some(
      (one) =>
        bindsToDay(one) &&
        (named.size === 0 || inBoth(named, matterIn(one.text)) >= MATTERS || said.includes(one.text)),
    );
}
/** Whether the words of a fault can be printed for it. */
const standsFor = (told: Told, reading: Reading, kind: FaultKind, quote: string): boolean =>
  STANDS[kind]?.(told, quote, reading) ?? true;

/** Names nothing of the case, and nothing of what was said just before. */
const ofNothing = (told: Told, quote: string, { messageNumber }: Reading): boolean =>
  inBoth(unnamed(told, quote), ofTheCase(told)) === 0 &&
  inBoth(unnamed(told, quote), namedIn(heardBefore(told, messageNumber))) === 0;
/** What is named in these words beside the person they are said to. */
function unnamed({ scenario }: Told, quote: string): ReadonlySet<string> {
  const own = namedIn(scenario.persona.name);
  return new Set([...namedIn(quote)].filter((word) => !own.has(word)));
}
const ofTheCase = ({ scenario }: Told): ReadonlySet<string> =>
  namedIn([scenario.situation, ...scenario.concerns.flatMap(({ summary, worry }) => [summary, worry])].join(' '));

/** Asks what the other has come for: a question of theirs is the answer. */
const INVITES = / you (?:\S+ ){0,2}(?:want|need|like|come|came|here|know|ask)/;
const REQUESTS = / (?:want|like|love|need) to (?:know|hear|understand|see|ask|learn) /;
/** Speaks of the very thing that was asked about, without its name. */
const OF_THAT =
  /^ (?:(?:well|honestly|frankly|ok|okay|so|and|but|not|yes|no|maybe|perhaps|probably) )*(?:it|that|this|there|they|he|she|you|some|one|both|neither|nobody|none|all|not|yes|no) /;

/**
 * The question that a message went past, where nothing in it or in what the student said later answers it: no word of the
 * question comes back, and it does not begin with what was asked about.
 */
export function passedOver(told: Told, number: number): string | null {
  const asked = askedBefore(told, number);
  if (asked === null || acceptsIn(told, number)) return null;
  const here = parseText(textOf(told, number));
  if (INVITES.test(wordsOf(asked)) && here.some((said) => said.question || REQUESTS.test(plainWords(said))))
    return null;
  const [first] = here;
  if (first !== undefined && OF_THAT.test(plainWords(first))) return null;
  const wanted = namedIn(asked);
  const stated = [
    ...here,
    ...told.messages
      .filter((message) => message.role === 'student' && message.number > number)
      .flatMap(({ content }) => parseText(content)),
  ].filter(({ question }) => !question);
  return stated.some(({ text }) => inBoth(wanted, namedIn(text)) >= 1) ? null : asked;
}

/** Whose sign stands in a few words: the rest of a long sentence is not shown for it. */
const CUT_TO_IT: ReadonlySet<FaultKind> = new Set<FaultKind>(['over_promise', 'empty_commit', 'hedge']);

/** Fewer words than these are a greeting or a sigh. */
const ENOUGH = 6;
/** What was said instead of an answer: the first sentence that says something. */
function passedBy(told: Told, reading: Reading, quote: string): readonly ShownFault[] {
  if (!standsFor(told, reading, 'dodge', quote)) return [];
  const said = parseText(textOf(told, reading.messageNumber)).find(({ text }) => count(text) >= ENOUGH)?.text ?? quote;
  return [{ quote: said, words: clip(said) }];
}

export interface ShownFault {
  /** The whole sentence. */
  readonly quote: string;
  /** The part of it that is printed, and shows the fault by itself. */
  readonly words: string;
}
/** The words of a fault that show it; null where none do. The longest of several. */
export function shownFault(told: Told, reading: Reading, kind: FaultKind): ShownFault | null {
  const shown = reading.faults.flatMap(({ kind: one, quote }): readonly ShownFault[] => {
    if (one !== kind || quote === null) return [];
    if (kind === 'dodge') return passedBy(told, reading, quote);
    const words = CUT_TO_IT.has(kind) ? clipTo(quote, (run) => showsFault(kind, run)) : clip(quote);
    return showsFault(kind, words) && standsFor(told, reading, kind, quote) ? [{ quote, words }] : [];
  });
  return shown.toSorted((left, right) => right.quote.length - left.quote.length)[0] ?? null;
}
