/** The parts of a sentence that ask one thing each: 'How many have you got, and when does the rest arrive?' asks for two. */
import { oneOf } from '../language/one-of';
import { parseText, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS } from '../language/vocabulary';
import { asksToBeTold } from '../understanding/inquiring';
import { type Wanted, wantedBy } from '../understanding/questions';
import { asksAssent } from './assent';
import { pointingTo } from './pointing-back';

/** One thing that a sentence says or asks. */
export interface Part {
  readonly sentence: Sentence;
  /** What asks in it, without what leads up to it; the whole of it where nothing does. */
  readonly core: Sentence;
  /** The core can be understood without what stands before it, which may be a condition: 'If you see it on Thursday, …'. */
  readonly ledUpTo: boolean;
}

const JOINED = '(?:(?:and|but|so|then|also|now|please|again) )*';
const SUBJECT = oneOf(
  'it',
  'that',
  'this',
  'these',
  'those',
  'there',
  'they',
  'you',
  'we',
  'i',
  'he',
  'she',
  'the',
  'my',
  'your',
  'any\\w*',
  'some\\w+',
);
const VERB = oneOf(
  'is',
  'are',
  'was',
  'were',
  'do',
  'does',
  'did',
  'can',
  'could',
  'will',
  'would',
  'has',
  'have',
  'had',
  'should',
  'shall',
  'may',
  'must',
);
/** They can open nothing but a question. */
const ASKS = new RegExp(`^${JOINED}${oneOf('what', 'why', 'how', 'whose', `${VERB} ${SUBJECT}`)}\\b`, 'i');
/** 'And has Marta seen it?' */
const ASKS_OF_ONE = new RegExp(`^${JOINED}${VERB} \\p{Lu}\\p{L}`, 'u');
/** Behind a colon any verb does. */
const VERB_FIRST = new RegExp(`^${JOINED}${VERB}\\b`, 'i');
/** 'The third way, which is dear' asks nothing; 'and which is dearest?' does. */
const MAY_ASK = new RegExp(
  `^${JOINED}(?:${oneOf('who', 'which', 'when', 'where')}|(?:at|by|in|on|to|from|for|with|of|until|since) (?:what|which|whom|how|when))\\b`,
  'i',
);
const CONJUNCTION = /^(?:and|but|so)\b/i;
/** Where one part may end: behind a mark, or before a word that joins. */
const SEAMS = /(?<mark>[,;:])\s+|\s+[-–—]\s+|\s+(?=(?:and|but) )/g;

/** 'If not, which part?' hangs on what was asked before. */
const IF_NOT = /\bif (?:no|not|so|yes)$/i;
const AND = /^and\b/i;
const OPENS = new RegExp(`${ASKS.source}|${MAY_ASK.source}`, 'i');

interface Seam {
  /** Where the part behind it begins. */
  readonly from: number;
  /** Where the part before it ends. */
  readonly to: number;
}

/** The places in a sentence behind which something is asked. */
function seamsOf(text: string): readonly Seam[] {
  const found = [...text.matchAll(SEAMS)].map((match) => ({
    to: match.index,
    from: match.index + match[0].length,
    mark: match.groups?.mark,
  }));
  const sure = found.filter(({ from, to, mark }) => {
    const rest = text.slice(from);
    if (IF_NOT.test(text.slice(0, to))) return false;
    if (ASKS.test(rest) || ASKS_OF_ONE.test(rest)) return true;
    if (mark === ':' || mark === ';') return MAY_ASK.test(rest) || VERB_FIRST.test(rest);
    return MAY_ASK.test(rest) && CONJUNCTION.test(rest);
  });
  // 'Before I go on, who is she, and what does she know?'
  const [first] = sure;
  const led = found.findLast(
    ({ from }) =>
      MAY_ASK.test(text.slice(from)) &&
      (first === undefined || (from < first.from && AND.test(text.slice(first.from)))),
  );
  return led === undefined || OPENS.test(text) || sure.includes(led) ? sure : [led, ...sure];
}

const POINTS_BACK = /\b(?:that|this|it|so|those|these|one|they|them|he|she|him|her)\b/i;
const POINTING_WORDS = 2;
const YES_NO_WORDS = 4;
/** They are understood with one word of the matter: 'and who signs?' */
const TELLS_KIND = new RegExp(
  `^${JOINED}${oneOf('who', 'whose', 'when', 'where', 'why', 'how (?:many|much|long)')}`,
  'i',
);
/** Too little to be understood by itself. */
function needsWhatStandsBefore({ content, text }: Sentence): boolean {
  const own = content.filter((word) => !ABSTRACT_WORDS.has(word)).length;
  if (own === 0 || (own === 1 && !TELLS_KIND.test(text))) return true;
  return POINTS_BACK.test(text) && own < (VERB_FIRST.test(text) ? YES_NO_WORDS : POINTING_WORDS);
}

/** 'Does the 24th hold?' behind 'Can you do this, and': it names what it asks about. And nothing hangs on 'Is that right'. */
const OWN_SUBJECT = new RegExp(`^[Aa]nd ${VERB} (?:(?:the|an?|my|your|our)\\b|\\p{N}|\\p{Lu}\\p{L})`, 'u');
const FEWEST_OWN = 2;
/** 'And who is drawing them?' */
const ASKS_WHO = new RegExp(
  `^and ${oneOf('who', 'when', 'where', 'how (?:many|much|long)')} (?:${VERB} )?\\w{4,}`,
  'i',
);
/** 'And did anybody take that warning back?': it names what it points to. */
const NAMES_WHAT = new RegExp(
  `^and (?:${VERB} ${oneOf('anybody', 'anyone', 'somebody', 'someone', 'nobody')} |what (?:must|may|can|should|will|would) (?:never |not )?be )`,
  'i',
);
const asksForItself = ({ content, text }: Sentence, before: Sentence): boolean =>
  AND.test(text) &&
  (asksAssent(before.text) ||
    TAG.test(before.text) ||
    ASKS_WHO.test(text) ||
    NAMES_WHAT.test(text) ||
    (OWN_SUBJECT.test(text) && content.filter((word) => !ABSTRACT_WORDS.has(word)).length >= FEWEST_OWN));

function asOne(text: string, whole: Sentence): Sentence {
  const [first] = parseText(text);
  return first === undefined || first.text.length < text.length ? whole : first;
}
const marked = (text: string): string => `${text.replace(/[\s,;:.?!–—-]+$/, '')}?`;

/** 'May I ask', 'can you unpack that for me': it only leads up to what is asked. */
const LEADS_UP = /^(?:\w+ ){0,2}(?:may|can|could|will|would) (?:i|you) (?:just )?(?:ask|tell|explain|unpack|say)\b/i;
const onlyLeadsUp = (text: string): boolean => LEADS_UP.test(text) && text.split(/\s+/).length <= LEADING_WORDS;
const LEADING_WORDS = 7;

/** 'Can I ask what happened in 2022?' wants to know what happened. */
const MAY_I_ASK = new RegExp(
  `^${JOINED}(?:(?:sorry|first),? )?(?:can|could|may|might) i (?:(?:just|also|please|perhaps) )?ask(?: you)?,? ` +
    `(?=${oneOf('what', 'who', 'whose', 'when', 'where', 'why', 'how', 'which')}\\b)`,
  'i',
);
/** 'What I’d like to know is what holds them up', 'I was asking who decides': what is asked stands behind it. */
const SAYS_IT_ASKS = new RegExp(
  `^${JOINED}(?:(?:sorry|no|well|look),? )?${oneOf(
    "what i(?:[’']d| would) (?:really |just )?like to (?:know|hear|understand) is",
    'what i (?:really |just )?(?:want|need) to (?:know|hear|understand) is',
    "what i(?:[’']m| am| was) (?:really )?(?:asking|after) is",
    "i(?:[’']d| would) (?:really |just |also )?like to (?:know|hear|understand)",
    'i (?:really |just |also )?(?:want|need) to (?:know|hear|understand)',
    'i (?:was asking|asked)(?: you)?',
    'my question (?:is|was)',
  )}:? (?=${oneOf('what', 'who', 'whose', 'when', 'where', 'why', 'how', 'which')}\\b)`,
  'i',
);
/** 'When you say they pay for it, do you mean they hang up?' asks for no day. */
const WHEN_YOU_SAY = new RegExp(
  `^${JOINED}when you (?:say|said|talk of|speak of) [^?]{2,80}?, (?=(?:do|did|does|is|are) ${SUBJECT}\\b)`,
  'i',
);
function withoutLeave(sentence: Sentence): Sentence {
  const asked = sentence.text.replace(MAY_I_ASK, '').replace(SAYS_IT_ASKS, '').replace(WHEN_YOU_SAY, '');
  return asked === sentence.text ? sentence : asOne(marked(asked), sentence);
}

/** The parts of a sentence, in its order; what leads up to a question stays with it. */
export function partsOf(given: Sentence): readonly Part[] {
  const sentence = withoutLeave(given);
  const whole: Part = { sentence, core: sentence, ledUpTo: false };
  const { text } = sentence;
  if (!text.includes('?') && !asksToBeTold(sentence)) return [whole];
  const seams = seamsOf(text);
  const [first] = seams;
  if (first === undefined) return [whole];
  const opens = OPENS.test(text);
  const parts: Part[] = [];
  let [from, asks] = [0, opens ? 0 : first.from];
  let points: Sentence | null = null;
  const close = (to: number): void => {
    if (points !== null) {
      parts.push({ sentence: points, core: points, ledUpTo: false });
      return;
    }
    const said = from === 0 && to === text.length ? sentence : asOne(marked(text.slice(from, to)), sentence);
    const asked = asks === from ? said : asOne(marked(text.slice(asks, to)), said);
    if (onlyLeadsUp(asked.text) && to < text.length) return;
    parts.push({ sentence: said, core: asked, ledUpTo: asks > from && !needsWhatStandsBefore(asked) });
  };
  for (const seam of seams) {
    const next = seams.find(({ from: start }) => start > seam.from)?.to ?? text.length;
    const behind = asOne(marked(text.slice(seam.from, next)), sentence);
    if (seam.from === asks) continue;
    const needs = needsWhatStandsBefore(behind);
    const before = asOne(marked(text.slice(asks, seam.to)), sentence);
    const inFull: Sentence | null = needs ? pointingTo(behind.text, points ?? before) : null;
    if (needs && inFull === null && !asksForItself(behind, before)) continue;
    close(seam.to);
    points = inFull;
    [from, asks] = [seam.from, seam.from];
  }
  close(text.length);
  return parts.length === 0 ? [whole] : parts;
}

/** 'Would you use it so, or is that still not enough?' asks for a yes or a no all the same. */
const EITHER_OR = /\bor\b(?! (?:not|no|what)\b|[^,;?]*\b(?:not|nothing|too (?:little|much|late|early)|\w+n[’']t)\b)/i;
const OPEN = new RegExp(`^${JOINED}${oneOf('what', 'why', 'how', 'which')}\\b`, 'i');
/** They open a question for a day, a person or a figure all the same. */
const DAY = /\b(?:what|which) (?:\w+ )?(?:date|day)\b/i;
const ONE_OF_YOU = /\bwhich of (?:you|them|us)\b/i;
const WHO_FIRST = new RegExp(`^${JOINED}${oneOf('who', 'whose', 'whom')}\\b(?!.*\\b(?:and|or|,) when\\b)`, 'i');
const WH_FIRST = new RegExp(
  `^${JOINED}${oneOf('what', 'why', 'how', 'who', 'whose', 'whom', 'which', 'when', 'where')}\\b`,
  'i',
);
/** They put something forward. */
const NO_WH = new RegExp(
  `^${JOINED}${oneOf('what if', 'what about', 'how about', 'what would you say', 'what do you say')}\\b`,
  'i',
);
const AMOUNT = new RegExp(`^${JOINED}how (?:much|many|long|often|far|late|big|high|old)\\b`, 'i');

/** Whether a part asks with its verb, for a yes, a no or one of two things. */
export const asksWithVerb = ({ core }: Part): boolean => VERB_FIRST.test(core.text);

/** 'Is it the parts or the people?': neither a yes nor a no answers it. */
export const asksWhichOfTwo = (part: Part): boolean => asksWithVerb(part) && EITHER_OR.test(part.core.text);

/** Whether it opens with a word that wants more than a yes or a no. */
export const asksOpenly = ({ core: { text } }: Part): boolean => WH_FIRST.test(text) && !NO_WH.test(text);

/** Whether its first words ask. */
export const opensAsQuestion = (part: Part): boolean => OPENS.test(part.core.text) || asksWithVerb(part);

/** What kind of answer a part wants, by the word that opens it: of two things one is neither a yes nor a no. */
export function wantedOf({ core }: Part): Wanted {
  const { text } = core;
  if (VERB_FIRST.test(text)) return EITHER_OR.test(text) ? 'matter' : 'yes_no';
  if (AMOUNT.test(text)) return 'amount';
  // 'Who stands in when you are ill?' asks for nobody's day.
  if (WHO_FIRST.test(text)) return 'person';
  const wanted = DAY.test(text) ? 'day' : wantedBy(core);
  const asIs = DAY.test(text) || ONE_OF_YOU.test(text) || !OPEN.test(text);
  return asIs || (wanted !== 'person' && wanted !== 'day') ? wanted : 'matter';
}

const FOR_A_YES = /[,;]? (?:please )?yes or no\b/i;
/** What asks in a part, without the 'yes or no' that only presses for an answer. */
export const unpressed = ({ core }: Part): Sentence =>
  FOR_A_YES.test(core.text) ? asOne(marked(core.text.replace(FOR_A_YES, '')), core) : core;

/** The last of a sentence that asks for nothing of its own: 'yes or no?', 'or something else?' */
const TAG = new RegExp(
  `^${oneOf(
    '(?:yes|no)(?: or (?:yes|no))?',
    'right',
    'correct',
    'ok(?:ay)?',
    'or (?:what|not|something else|anything else)',
    'is (?:that|it) (?:a deal|ok|okay|right|correct|so)',
    'am i right',
  )}\\W*$`,
  'i',
);
const FRAGMENT_WORDS = 3;
/** Whether a clause of a longer question asks nothing of its own: a tag, or an item of a list. */
export const isTag = (clause: string): boolean =>
  TAG.test(clause) || (clause.split(/\s+/).length <= FRAGMENT_WORDS && !OPENS.test(clause));
