/** What is said to a question that nobody foresaw as it was put: the likeliest of what was written, else what they lack (product §11.2). */
import type { Meant, Target } from '../meaning/meanings';
import { said } from './authored';
import { wordsIn } from './breath';
import { waysOf } from './fitting';
import { toQuestionInKind, unknown } from './in-kind';
import type { Point } from './points';
import { asksAfter, COVERED, inquires, isStatement, type Reply, TAKES_UP } from './replies';
import type { Speaker } from './speaker';
import { meaningOf, sharesWord } from './sureness';

/** Whether only a definite word answers it. */
const isDefinite = ({ act, wants }: Point): boolean =>
  act === 'wants_to_know' ? wants !== 'matter' && wants !== 'yes_no' : act !== 'proposes';

/**
 * So likely an answer has to fit at least where else they could only say that they don't know, which readers like less than
 * most things; a day has to be surer, and so has what stands beside another answer.
 */
const MAY_BE = { alone: 0.19, day: 0.3, beside: 0.32 } as const;
/** 'Is that a result you’d stand by?' asks for a yes like any other, also where it is put far from all ways to ask for one. */
const asksForYes = ({ wants }: Point, target: Target): boolean =>
  wants === 'yes_no' && target.kind === 'common' && COVERED.has(target.id);
/** What was asked in words as near as this (cosine) goes first, and is about the same thing whatever its words. */
const ASKED_SO = 0.5;
const ABOUT_IT = 0.47;
/** To what nobody foresaw as it was put: the likeliest answer that was written, if it is about the same thing. */
function toLikeliest(speaker: Speaker, point: Point, least: number): Reply | null {
  if (point.either) return null;
  const enough = Math.max(least, point.wants === 'day' ? MAY_BE.day : 0);
  const likely = point.meant.filter(
    ({ target, probability, near }) =>
      (target.kind === 'answer' || target.kind === 'fact' || asksForYes(point, target)) &&
      probability >= enough &&
      (near >= ABOUT_IT || sharesWord(point.sentence, waysOf(target))),
  );
  const isNear = ({ near }: Meant): boolean => near >= ASKED_SO;
  for (const meant of [...likely.filter(isNear), ...likely.filter((one) => !isNear(one))]) {
    const line = said(speaker, meant, point);
    if (line !== null) return { point, line, meant };
  }
  return null;
}
const likelihood = ({ meant }: Point): number => meant[0]?.probability ?? 0;

/** What is put forward beside a question that is not foreseen is taken up only where it is sure, and near to what was. */
const PLAIN = { probability: 0.6, near: 0.6, alone: 0.9 } as const;
const isPlain = ({ meant }: Reply): boolean =>
  meant === null ||
  (meant.probability >= PLAIN.probability && meant.near >= PLAIN.near) ||
  meant.probability >= PLAIN.alone;

/** Beside what was answered so far (words) they may say of another question that they can't. */
const LEFT_OVER = 40;
/** Words of its own without which a question is hardly one for itself. */
const OWN_WORDS = 2;

const WANTS_ONE: ReadonlySet<Point['wants']> = new Set(['amount', 'day', 'person']);

/** Another question of the same message, which nobody foresaw, is not passed over either. */
export function withWhatTheyLack(speaker: Speaker, open: Point, replies: readonly Reply[]): readonly Reply[] {
  const mayBe =
    open.leans || open.sentence.content.length < OWN_WORDS || open.act !== 'wants_to_know' || meaningOf(open) !== null;
  if (mayBe || wordsIn(replies.map(({ line }) => line).join(' ')) > LEFT_OVER) return replies;
  const likeliest = toLikeliest(speaker, open, MAY_BE.beside);
  if (likeliest !== null)
    return replies.some(({ line, meant }) => line === likeliest.line || meant?.target === likeliest.meant?.target)
      ? replies
      : [...replies, likeliest];
  // Without a figure, a day or a name nobody knows what to do next; that they have no answer only spoils the one they gave.
  const line = WANTS_ONE.has(open.wants) && !open.either ? unknown(speaker, open) : null;
  return line === null ? replies : [...replies, { point: open, line, meant: null }];
}

/** 'I’m sorry. Would it help if I wrote to him?' offers something beside what it owns. */
const isOfferBeside = (point: Point, replies: readonly Reply[]): boolean =>
  point.act === 'proposes' &&
  point.sentence.question &&
  replies.length === 1 &&
  replies.every(
    ({ line, meant }) =>
      meant?.target.kind === 'statement' && meant.target.statement.kind === 'admission' && wordsIn(line) <= LEFT_OVER,
  );

/** Of several questions that nobody foresaw so, the one that something written most likely answers. */
export function likeliestOf(speaker: Speaker, points: readonly Point[]): Reply | null {
  for (const point of points.toSorted((left, right) => likelihood(right) - likelihood(left))) {
    const asksMatter = point.act === 'wants_to_know' || point.wants === 'matter';
    const reply = asksMatter ? toLikeliest(speaker, point, MAY_BE.alone) : null;
    if (reply !== null) return reply;
  }
  return null;
}

/** In the order in which it was asked. */
const inPlace = (replies: readonly Reply[], points: readonly Point[]): readonly Reply[] =>
  replies.every(({ point }) => points.includes(point))
    ? replies.toSorted((left, right) => points.indexOf(left.point) - points.indexOf(right.point))
    : replies;

/** What nobody foresaw is answered once; beside something else only where more than a yes is due. */
export function toUnforeseen(
  speaker: Speaker,
  asked: readonly Point[],
  points: readonly Point[],
  replies: readonly Reply[],
): readonly Reply[] {
  const isOpen = (point: Point): boolean =>
    replies.every((reply) => reply.point !== point) &&
    !asksAfter(point, points) &&
    (replies.length === 0 || isDefinite(point) || inquires(point) || isOfferBeside(point, replies));
  const isUnanswered = (point: Point): boolean =>
    point.sentence.question && !asksAfter(point, points) && replies.every((reply) => reply.point !== point);
  if (!replies.every(isStatement))
    return asked
      .filter(isUnanswered)
      .reduce((all, point) => inPlace(withWhatTheyLack(speaker, point, all), points), replies);
  // What is put as a question asks for an answer before what only sounds as if it wanted one.
  const open = asked.findLast((point) => point.sentence.question && isOpen(point)) ?? asked.findLast(isOpen);
  if (open === undefined) return replies;
  if (isOfferBeside(open, replies)) {
    const line = toQuestionInKind(speaker, open, points, false);
    return line === null ? replies : [...replies, { point: open, line, meant: null }];
  }
  const left = inquires(open) ? replies.filter(isPlain) : replies;
  // Of two things none is chosen where words for an offer are the answer.
  if (open.either && left.length > 0) return left;
  const others = asked.filter(
    (point) => point.act === 'wants_to_know' && replies.every((reply) => reply.point !== point),
  );
  const nearest = left.length > 0 && !inquires(open) ? null : likeliestOf(speaker, [...new Set([...others, open])]);
  const line = nearest?.line ?? toQuestionInKind(speaker, open, points, left.length > 0 && !inquires(open));
  if (line === null || left.some((reply) => reply.line === line)) return replies;
  const reply = nearest ?? { point: open, line, meant: null };
  if (inquires(open)) return [...left, reply];
  // What takes up an offer would contradict it, or say it twice.
  return [reply, ...(left.every((other) => TAKES_UP.test(other.line)) ? [] : left)];
}
