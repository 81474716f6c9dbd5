/** What a person says to each point of a message: to what was asked first, in kind, then to what was put forward (product §11.2). */
import { putsForward, wantsAnswer } from '../understanding/dialogue';
import { asksAssent, asksForVerdict } from './assent';
import { asAsked } from './asked-the-other-way';
import { asksBack, sentencesIn, withoutQuestion, wordsIn } from './breath';
import { toPackage } from './package-answer';
import type { Point } from './points';
import {
  ANSWERS,
  asksAfter,
  ASSENTS,
  COVERED,
  fitsBeside,
  inBreath,
  inquires,
  isStatement,
  LONG_BREATH,
  ONE_BREATH,
  type Reply,
  TAKES_UP,
  toMeaning,
} from './replies';
import type { Speaker } from './speaker';
import { meaningOf, standing, SURE } from './sureness';
import { packageOf } from './terms';
import { likeliestOf, toUnforeseen } from './unforeseen';

/** From here on (cosine) a question that leans has been foreseen as it stands, and means more than what it leans on. */
const BY_ITSELF = 0.75;
/** From here on (cosine, or chance) what was put forward is what was foreseen, whatever it does in the talk. */
const AS_PUT = 0.7;
const SURELY_PUT = 0.65;
const isPut = (point: Point): boolean => putsForward(point.act) || (meaningOf(point)?.near ?? 0) >= AS_PUT;
function isSurelyPut(point: Point): boolean {
  const meant = meaningOf(point);
  return isPut(point) || (meant?.target.kind === 'statement' && meant.probability >= SURELY_PUT);
}
/** 'Did I miss anything?' behind a summary asks whether it is right. */
const sumsUp = (point: Point): boolean => {
  const target = meaningOf(point)?.target;
  return target?.kind === 'statement' && target.statement.kind === 'summary';
};

/** Whether something else is asked or said between two points. */
function apart(point: Point, put: Point, points: readonly Point[]): boolean {
  const between = points.slice(points.indexOf(put) + 1, points.indexOf(point));
  return between.some((other) => other.aside === null && !ASSENTS.has(other.act));
}

function coveredBy(point: Point, put: Point | null, points: readonly Point[]): boolean {
  if (put === null || put === point) return false;
  if (apart(point, put, points) && !asksAssent(point.sentence.text)) return false;
  if (asksForVerdict(point.sentence.text) && isPut(put)) return true;
  const meant = meaningOf(point);
  if (meant === null) return point.leans && ASSENTS.has(point.act);
  if (meant.target.kind === 'common' && meant.target.id === 'what_is_missing' && sumsUp(put)) return true;
  if (meant.target.kind === 'common')
    return (COVERED.has(meant.target.id) || asksAssent(point.sentence.text)) && isSurelyPut(put);
  return point.leans && !point.openly && ASSENTS.has(point.act) && meant.near < BY_ITSELF && isPut(put);
}

export interface Answer {
  readonly lines: readonly string[];
  /** It holds words that were written for what was said. */
  readonly authored: boolean;
  /** Something was put forward, and they took a position on it. */
  readonly weighed: boolean;
  /** Something was asked. */
  readonly asked: boolean;
  /** More was asked than for a yes to what stands before it. */
  readonly inquires: boolean;
}

const standingOf = (point: Point): number => {
  const meant = meaningOf(point);
  return meant === null ? 0 : standing(meant);
};

/** 'I can’t do it by June. I can give you the mail. Would you take that?' asks for a yes to the mail; so does 'I need that in writing. Can you give me that?' to the writing. */
function beforeTheYes(points: readonly Point[]): Point | null {
  const yes = points.findLastIndex(({ act, leans, sentence }) => leans && ASSENTS.has(act) && sentence.question);
  const before = points[yes - 1];
  return before !== undefined &&
    (putsForward(before.act) || before.act === 'reports') &&
    meaningOf(before)?.target.kind === 'statement'
    ? before
    : null;
}

/** What was put forward: what a yes is asked for, else what is surest of the plain sentences and the proposals. */
function mostSurely(points: readonly Point[]): Point | null {
  const asked = beforeTheYes(points);
  if (asked !== null) return asked;
  const [best] = points
    .filter((point) => meaningOf(point)?.target.kind === 'statement')
    .toSorted((left, right) => standingOf(right) - standingOf(left));
  return best ?? null;
}

/** Words of a first sentence that may stand for the whole of what they say to an offer, and how near that has to be. */
const BRIEF = 14;
const NEAR_OFFER = 0.65;

/** The first sentence of what they say to an offer, before an answer: 'Yes, I close it now.' Null where it is no short word. */
function briefly(reply: Reply, replies: readonly Reply[]): Reply | null {
  const [first = ''] = sentencesIn(reply.line);
  const short = { ...reply, line: first };
  const near = reply.meant?.near ?? 0;
  return near >= NEAR_OFFER && wordsIn(first) <= BRIEF && !asksBack(first) && inBreath(short, replies, LONG_BREATH)
    ? short
    : null;
}

/**
 * Words for what was put forward stand behind an answer only where that is very sure; where they begin like an answer
 * themselves they go before it, in short where all of it is too much, or nowhere.
 */
function putBeside(replies: Reply[], reply: Reply | null): void {
  if (reply === null) return;
  const sure = reply.meant?.probability ?? 0;
  if (replies.length === 0) {
    replies.push(reply);
    return;
  }
  if (sure < SURE.beside || !fitsBeside(reply, replies)) return;
  const whole = inBreath(reply, replies, ONE_BREATH);
  if (!TAKES_UP.test(reply.line)) {
    if (whole) replies.push(reply);
    return;
  }
  const before = whole && sure >= SURE.first && !asksBack(reply.line) ? reply : briefly(reply, replies);
  if (before !== null) replies.unshift(before);
}

/** An assent beside words for the very thing that was put says it twice, or contradicts them. */
function withoutSecondAssent(replies: readonly Reply[]): readonly Reply[] {
  const assents = ({ meant }: Reply): boolean =>
    meant?.target.kind === 'common' && (COVERED.has(meant.target.id) || meant.target.id === 'agree_now');
  return replies.some(isStatement) ? replies.filter((reply) => !assents(reply)) : replies;
}

/** What was asked, the last of it first, as far as it was foreseen; in the order of the message, and what was left over. */
function toAsked(
  speaker: Speaker,
  asked: readonly Point[],
  points: readonly Point[],
): { readonly replies: Reply[]; readonly left: readonly Reply[] } {
  const replies: Reply[] = [];
  const left: Reply[] = [];
  for (const point of asked.toReversed()) {
    if (replies.length >= ANSWERS || asksAfter(point, points)) continue;
    const reply = toMeaning(speaker, point);
    if (reply === null) continue;
    if (fitsBeside(reply, replies)) replies.unshift(reply);
    else left.unshift(reply);
  }
  return { replies, left };
}

/** Questions that were left over get their answers from a lower chance on, where there is breath for them. */
function addLeftOver(replies: Reply[], left: readonly Reply[], points: readonly Point[]): void {
  for (const reply of left) {
    if (replies.length >= ANSWERS || !fitsBeside(reply, replies, SURE.left)) continue;
    const place = points.indexOf(reply.point);
    const after = replies.findIndex((other) => points.indexOf(other.point) > place);
    replies.splice(after < 0 ? replies.length : after, 0, reply);
  }
}

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ');
/** So many words in the same order are the same sentence. */
const SAME = 6;
/** A line without the sentences that begin as one of those before it; null where nothing is left of it. */
function notSaidIn(line: string, before: readonly Reply[]): string | null {
  if (before.length === 0) return line;
  const said = ` ${before.map((reply) => wordsOf(reply.line)).join(' | ')} `;
  const left = sentencesIn(line).filter((sentence) => {
    const words = wordsOf(sentence).split(' ');
    return words.length < SAME || !said.includes(` ${words.slice(0, Math.max(SAME, words.length - 2)).join(' ')} `);
  });
  return left.length === 0 ? null : left.join(' ');
}

const SAYS_YES = /^(?:yes|yeah|aye),\s(?=\S+\s\S)/iu;
/** Behind another yes it goes without saying. */
const withoutSecondYes = (line: string, before: readonly Reply[]): string =>
  before.some((reply) => SAYS_YES.test(reply.line))
    ? line.replace(SAYS_YES, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : line;

/** The lines of a reply; only the last may end with a question, and with none that was just answered. */
const inOrder = (speaker: Speaker, replies: readonly Reply[]): readonly string[] =>
  replies.flatMap(({ line, meant }, at) => {
    const unsaid = notSaidIn(line, replies.slice(0, at));
    if (unsaid === null) return [];
    const once = withoutSecondYes(unsaid, replies.slice(0, at));
    const left = at < replies.length - 1 && asksBack(once) ? withoutQuestion(once) : once;
    return [meant === null ? left : speaker.unlessGiven(left)];
  });

/**
 * Everything in the message that asks for an answer, in its order, then what it puts forward; few in one breath,
 * and the question they end with, if any, is the last thing said.
 */
export function answerTo(speaker: Speaker, points: readonly Point[]): Answer {
  const terms = packageOf(speaker.turn.scenario, points);
  const agreed = terms === null ? null : toPackage(speaker, terms, points);
  if (agreed !== null)
    return {
      lines: inOrder(speaker, agreed).map((line) => asAsked(line, points)),
      authored: true,
      weighed: true,
      asked: agreed.length > 1,
      inquires: agreed.length > 1,
    };
  const put = mostSurely(points);
  const asked = points.filter(
    (point) => (wantsAnswer(point.act) || point.sentence.question) && point !== put && !coveredBy(point, put, points),
  );
  const { replies: foreseen, left } = toAsked(speaker, asked, points);
  if (put !== null && foreseen.length < ANSWERS) putBeside(foreseen, toMeaning(speaker, put));
  addLeftOver(foreseen, left, points);
  // What was asked goes before what was only said, also where it was put far from all that was foreseen.
  const nearest =
    foreseen.length === 0
      ? likeliestOf(
          speaker,
          asked.filter(({ act }) => act === 'wants_to_know'),
        )
      : null;
  if (nearest !== null) foreseen.push(nearest);
  // Said without a mark, it may ask all the same.
  if (foreseen.length === 0)
    for (const point of points) {
      if (foreseen.length > 0 || point === put || asked.includes(point)) continue;
      const reply = toMeaning(speaker, point);
      if (reply !== null) foreseen.push(reply);
    }
  const authored = foreseen.length > 0;
  const replies = withoutSecondAssent(toUnforeseen(speaker, asked, points, foreseen));
  return {
    lines: inOrder(speaker, replies).map((line) => asAsked(line, points)),
    authored,
    weighed: replies.some(isStatement),
    asked: asked.length > 0,
    inquires: asked.some(inquires),
  };
}
