/**
 * What is said to a question that nobody foresaw (product §11.2): a yes, a no or a condition where one was asked for, else
 * that they don't know, about the very thing asked; where even that is not sure, what about it is meant.
 */
import { isTheirsToTell, type Lacks } from '@parley/shared';
import { argumentsOf } from '../language/arguments';
import { oneOf } from '../language/one-of';
import { plainWords } from '../language/parse';
import { leanings } from '../understanding/leaning';
import { asksAssent } from './assent';
import { namesCase } from './case-words';
import type { Point } from './points';
import type { Speaker } from './speaker';
import { toCommon } from './to-common';
import { weighing } from './weighing';

const WHY = /\b(?:why|how come|what for|reason|behind)\b/i;
const TELLING = /\b(?:tell|explain|describe|what happen(?:s|ed)|how (?:does|do|did|is|was))\b/i;
/** 'And then?' asks to go on, 'Which?' and 'First one on Friday?' do not. */
const FEW = 4;
const GO_ON = /\b(?:what|how|and|so|then|because|meaning|more|go on)\b/i;
/** From here on a question plainly speaks of a concern. */
const LEANS = 0.35;
/** How much nearer than related a fact has to come to be told instead of an answer; much nearer where answers were written. */
const NEARLY = 0.04;
const PLAINLY = 0.16;
/** Content words of a question about nothing here, and how near it comes to small talk. */
const PERSONAL = 2;
const YOU = /\byou(?:r|rs|rself)?\b/i;

/** Asked whether something can be, or will. */
const MAY_IT_BE = /^(?:(?:and|so|but),? )*(?:can|could|will|would|may|might)\b/i;
/** Asked whether they know of something that nobody has told them. */
const UNHEARD = [
  'No, nobody had told me that.',
  'No, I didn’t know that.',
  'No. I hear it from you for the first time.',
];
const HEARD = oneOf(
  'did you (?:already )?know',
  'are you aware',
  'have you (?:heard|been told)',
  'were you (?:aware|told)',
  'has any(?:body|one) told you',
);
/** 'Did you know who …' asks for the person. */
const AWARE = new RegExp(
  `^(?:(?:and|so|but),? )*${HEARD}\\b(?! (?:who|what|when|where|which|how|why|if|whether)\\b)`,
  'i',
);
/** The concern that a question plainly speaks of; null where it speaks of none. */
function concernNamed(speaker: Speaker, { sentence }: Point): string | null {
  const [best] = [...leanings(speaker.index, sentence.text, speaker.turn.similarity)].toSorted(
    (left, right) => right[1] - left[1],
  );
  return best && best[1] >= LEANS ? best[0] : null;
}

/** The same, or the one in the air for a question that names nothing of the case. */
const concernAsked = (speaker: Speaker, point: Point): string | null =>
  point.leans || (point.topic === null && !namesCase(speaker.turn.scenario, point.sentence.text))
    ? (speaker.turn.reading.inTheAir ?? speaker.unsettled[0] ?? null)
    : concernNamed(speaker, point);

/** 'Why do you say mostly?' */
const WHAT_IS_MEANT =
  /\b(?:(?:why|what) (?:do|did|would) you (?:say|mean)|how do you mean|what does (?:that|it) mean)\b/i;

/** Asked what they want themselves, nobody says that they don't know. */
const OWN_WISH = new RegExp(
  `\\b${oneOf(
    'what (?:else |exactly |then )?(?:do|would|will|should|did) you (?:really |still )?(?:want|need|expect|like|prefer|wish|ask)',
    'what (?:else |exactly )?(?:would|will) (?:be enough|satisfy|help|make it|it take)',
    'what (?:should|shall|can|could) i (?:do|bring|give|say)',
  )}\\b`,
  'i',
);
const toOwnWish = (speaker: Speaker, { sentence }: Point): string | null =>
  OWN_WISH.test(sentence.text)
    ? (toCommon(speaker, 'what_would_move_you') ??
      toCommon(speaker, 'what_matters_most') ??
      toCommon(speaker, 'next_step'))
    : null;

/** 'Is it the time or the screen that troubles you?': not knowing which, they say what comes first for them; of days and figures that says nothing. */
function toEither(speaker: Speaker, { either, sentence, leans }: Point): string | null {
  const { days, amounts } = argumentsOf(sentence);
  if (!either || leans || days.length > 0 || amounts.length > 0) return null;
  return toCommon(speaker, 'what_matters_most');
}

/** Whether something was offered that a yes could be for. */
const offered = (point: Point, points: readonly Point[]): boolean =>
  point.act === 'proposes' ||
  (asksAssent(point.sentence.text) && points.indexOf(point) > 0) ||
  / (?:if) /.test(` ${point.sentence.text.toLowerCase()} `) ||
  points.some((other) => other !== point && other.act === 'proposes');

function yesOrNo(speaker: Speaker, point: Point, points: readonly Point[]): string | null {
  const { outcome } = speaker.turn.after;
  if (outcome === 'agreed') return toCommon(speaker, 'agree_now') ?? toCommon(speaker, 'is_that_acceptable');
  if (offered(point, points)) {
    const weighed = weighing(speaker) ?? toCommon(speaker, 'is_that_acceptable');
    if (weighed !== null) return weighed;
  }
  const about = concernAsked(speaker, point);
  const open = about !== null && speaker.unsettled.includes(about) ? about : speaker.unsettled[0];
  return open === undefined
    ? toCommon(speaker, 'agree_now')
    : (speaker.matter('notYet', [open]) ?? toCommon(speaker, 'agree_now'));
}

const WHICH = / which /;
const WANTS_A_THING =
  / (?:which|what|how|who|whose|when|where|why) .*(?:can|could|do|does|will|would|is|are|take|need) /;

/** From here on a question may be about something that was foreseen. */
const TOUCHES = 0.3;
/** Whether a question is about a thing that is not of the case, and touches nothing that was foreseen. */
const isStrange = (speaker: Speaker, { topic, meant }: Point): boolean =>
  topic !== null &&
  !namesCase(speaker.turn.scenario, topic) &&
  meant.every(({ target, probability }) => target.kind === 'common' || probability < TOUCHES);

/** What it names in the student's own words; null for what leans on something else, or was made a thing only by naming it. */
function namedIn({ topic, sentence, leans }: Point): string | null {
  if (topic === null || leans) return null;
  const bare = topic.replace(/^(?:my|your|the) /i, '').toLowerCase();
  const own = new RegExp(`\\b(?:the|my|your|our|this|that|these|those) ${escaped(bare)}`, 'i');
  return own.test(sentence.text) || !topic.startsWith('the ') ? topic : null;
}
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether they are asked if they know of something that the case does not let them know. */
function isUnheard(speaker: Speaker, { sentence }: Point): boolean {
  if (!AWARE.test(sentence.text)) return false;
  const near = speaker.related(0, false, sentence.text);
  return near === null || !isTheirsToTell(near.knownBy);
}

/** Which of the things they may lack a question asks for. */
function lackOf({ wants, sentence, either }: Point): keyof Lacks {
  if (either || (wants === 'matter' && WHICH.test(plainWords(sentence)))) return 'which';
  if (wants === 'yes_no') return MAY_IT_BE.test(sentence.text) ? 'promise' : 'whether';
  return wants === 'matter' ? 'open' : wants;
}

/** That they don't know or can't say, in their own way, about the very thing asked where it has a name. */
export function unknown(speaker: Speaker, point: Point): string | null {
  const topic = namedIn(point);
  const slots = topic === null ? {} : { topic };
  const naming = (lines: readonly string[], names: boolean): string | null =>
    speaker.any(
      lines.filter((line) => line.includes('{topic}') === names),
      slots,
    );
  // Of what is none of theirs they say so; their own business they can't wave away.
  if (isUnheard(speaker, point)) return speaker.any(UNHEARD);
  if (topic !== null && isStrange(speaker, point)) {
    const strange = naming(speaker.voice.unknown, true) ?? naming(speaker.voice.unknown, false);
    if (strange !== null) return strange;
  }
  // A word taken out of a question about their own matter sounds as if they had never heard of it.
  const lines = speaker.voice.lacks[lackOf(point)];
  return naming(lines, false) ?? (topic === null ? null : naming(lines, true));
}

/** Whether a question has nothing to do with anything here: 'Are you married?' */
function isPersonal(speaker: Speaker, { sentence, wants, leans, topic }: Point): boolean {
  return (
    wants === 'yes_no' &&
    !leans &&
    topic === null &&
    !namesCase(speaker.turn.scenario, sentence.text) &&
    YOU.test(sentence.text) &&
    sentence.content.length <= PERSONAL &&
    !/ (?:it|that|this|them|him|her|one|me|us) /.test(` ${sentence.text.toLowerCase().replaceAll(/[?.,]/g, ' ')} `)
  );
}

/** The fact that comes near, or else one about the concern that was asked about. */
function factFor(speaker: Speaker, { sentence }: Point, concern: string | null): string | null {
  const near = speaker.related(speaker.turn.scenario.answers === undefined ? NEARLY : PLAINLY, false, sentence.text);
  return (near === null ? null : speaker.fact(near)) ?? (concern === null ? null : speaker.volunteered(concern));
}

/** What a line holds that tells how many, or who. */
const HOLDS: Readonly<Partial<Record<Point['wants'], RegExp>>> = {
  amount: /\d/,
  person: /(?<![.!?…]\s)(?<!^)\b\p{Lu}\p{Ll}+/u,
};
/** Asked more closely about a worry that they have just spoken of, they tell what they know of it. */
function ofTheirOwn(speaker: Speaker, { leans, either, wants }: Point): string | null {
  const { inTheAir } = speaker.turn.reading;
  const holds = HOLDS[wants];
  return !leans || either || inTheAir === null || holds === undefined
    ? null
    : speaker.volunteered(inTheAir, (line) => holds.test(line));
}

/**
 * @param points all of the message
 * @param beside something is said to the message already: what they lack would only contradict it
 */
export function toQuestionInKind(
  speaker: Speaker,
  point: Point,
  points: readonly Point[],
  beside: boolean,
): string | null {
  switch (point.act) {
    case 'gives_back':
      // 'From which project we can take it?' checks nothing.
      if (WANTS_A_THING.test(plainWords(point.sentence))) break;
      return toCommon(speaker, 'did_i_get_it_right');
    case 'asks_for_yes':
      if (point.either) break;
      return yesOrNo(speaker, point, points);
    case 'asks_for_decision':
      // Of two things a yes chooses neither, and it names nobody and no day.
      if (point.wants !== 'yes_no') break;
      return yesOrNo(speaker, point, points);
    case 'proposes':
      return weighing(speaker) ?? toCommon(speaker, 'is_that_acceptable');
    default:
  }
  const { sentence, wants: wanted, leans } = point;
  // What leans on an offer asks for a yes to it, however it is put.
  if (leans && wanted === 'yes_no' && offered(point, points)) return yesOrNo(speaker, point, points);
  const concern = concernAsked(speaker, point);
  const words = sentence.terms.filter((term) => term.word !== '').length;
  const goesOn = leans && words <= FEW && GO_ON.test(sentence.text);
  const opens = WHY.test(sentence.text) || (wanted === 'matter' && (goesOn || TELLING.test(sentence.text)));
  if (WHAT_IS_MEANT.test(sentence.text)) {
    const meant = toCommon(speaker, 'what_do_you_mean');
    if (meant !== null) return meant;
  }
  // What is behind it all is told to who asks for that, and not to every question that begins so.
  const asked = leans ? concern : concernNamed(speaker, point);
  if (opens && asked !== null) {
    const confides = goesOn || WHY.test(sentence.text);
    const behind = (confides ? speaker.confided(asked) : null) ?? speaker.volunteered(asked);
    if (behind !== null) return behind;
    if (leans && WHY.test(sentence.text)) {
      const because = toCommon(speaker, 'why_not');
      if (because !== null) return because;
    }
  }
  if (isPersonal(speaker, point)) return speaker.reaction('offTopic');
  // With little or nothing written for it, a fact that comes near says more than that they don't know.
  const drafted = speaker.turn.scenario.answers === undefined;
  const near = drafted || wanted === 'matter' ? factFor(speaker, point, drafted ? concern : null) : null;
  // Asked openly about what worries them, they say so; who has much to say of it has said it.
  const worry =
    drafted &&
    wanted === 'matter' &&
    !leans &&
    !point.either &&
    concern !== null &&
    speaker.unsettled.includes(concern);
  const told = near ?? (worry ? speaker.raising(concern) : null);
  if (told !== null || beside) return told;
  // Who has just spoken to a worry hears of that sooner than of what they lack.
  // To what wants a day, a name or one of two things that would be no answer.
  const weighed = wanted === 'yes_no' && points.some((other) => other !== point) ? weighing(speaker) : null;
  return (
    weighed ??
    toOwnWish(speaker, point) ??
    toEither(speaker, point) ??
    ofTheirOwn(speaker, point) ??
    unknown(speaker, point)
  );
}

/** A no of one's own: 'that is not an excuse' and 'nothing moves before that' turn nothing down. */
const SAYS_NO = new RegExp(
  oneOf(
    '^ no (?!customer|member|one|patient|person)',
    ' (?:i|we) (?:really |simply |just )?(?:can|will|would|do|am|are|shall|could|may|must|have) (?:\\p{L}+ )?not ',
    ' not (?:possible|going to|an option|on the table|up for)',
    ' there (?:is|will be) no ',
    ' out of the question ',
    ' off the table ',
  ),
  'u',
);

/** To news that nothing here speaks for or against. */
const NEWS = ['That’s news to me.', 'I hadn’t heard that.', 'Nobody told me that.'];
/** Nearer than this (0-1) it may be something that was foreseen after all, and is no news. */
const MAY_BE_KNOWN = 0.2;

/** Whether a sentence tells of somebody or something that the case does not speak of. */
function isNews(speaker: Speaker, { sentence, meant }: Point): boolean {
  const { scenario, similarity } = speaker.turn;
  if (meant.some(({ probability }) => probability >= MAY_BE_KNOWN)) return false;
  if (!sentence.terms.some((term) => term.tags.has('PastTense')) || / (?:i|we) /.test(plainWords(sentence)))
    return false;
  return scenario.facts.every(({ text }) => similarity.compare(sentence.text, text) < similarity.related);
}

/** What is said to what was put forward, where nobody foresaw it: to an offer, to a summary, to a no, to an apology, to news. */
export function toStatementInKind(speaker: Speaker, points: readonly Point[]): string | null {
  const does = (act: Point['act']): boolean => points.some((point) => point.act === act && !point.unkind);
  if (does('proposes')) return toCommon(speaker, 'is_that_acceptable');
  if (does('gives_back')) return toCommon(speaker, 'did_i_get_it_right');
  if (points.some(({ act, unkind, sentence }) => act === 'refuses' && !unkind && SAYS_NO.test(plainWords(sentence))))
    return speaker.reaction('setBoundary');
  if (points.every((point) => point.act === 'apologises')) return toCommon(speaker, 'are_we_all_right');
  return points.some((point) => point.act === 'reports' && isNews(speaker, point)) ? speaker.any(NEWS) : null;
}
