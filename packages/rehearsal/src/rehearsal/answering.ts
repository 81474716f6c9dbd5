/** What a person says to each point of a message: to what was asked first, in kind, then to what was put forward (product §11.2). */
import type { CommonQuestion } from '@parley/shared';
import { argumentsOf } from '../language/arguments';
import { alternatives } from '../language/one-of';
import { parseText } from '../language/parse';
import type { Meant } from '../meaning/meanings';
import { valueOf } from '../understanding/case-index';
import { type DialogueAct, putsForward, wantsAnswer } from '../understanding/dialogue';
import { asksAssent, asksForVerdict } from './assent';
import { asAsked } from './asked-the-other-way';
import { said, saidAgain } from './authored';
import { asksBack, sentencesIn, withoutQuestion, wordsIn } from './breath';
import { waysOf } from './fitting';
import { toQuestionInKind, unknown } from './in-kind';
import type { Point } from './points';
import type { Speaker } from './speaker';
import { INSTEAD, meaningOf, sharesWord, standing, SURE, surely } from './sureness';
import { type Package, packageOf, toChoice, toTerms } from './terms';

/**
 * At most so many answers to one message, and another one only beside short ones, or where it is surely asked for; a third
 * only where all of them are soon said (words).
 */
const ANSWERS = 3;
const ONE_BREATH = 42;
const LONG_BREATH = 56;
const SURELY_TOO = 0.6;

interface Reply {
  readonly point: Point;
  readonly line: string;
  readonly meant: Meant | null;
}

/** Less sure than this, two days that they are left to choose from are no more than that. */
const BY_NAME = 0.6;

function toMeaning(speaker: Speaker, point: Point): Reply | null {
  const meanings = surely(point);
  const chooses = point.sentence.question && (point.wants === 'day' || point.either);
  if (chooses && (meanings[0]?.probability ?? 0) < BY_NAME) {
    const choice = toChoice(speaker, point);
    if (choice !== null) return { point, line: choice, meant: null };
  }
  const [first] = meanings;
  if (first === undefined) return null;
  for (const meant of meanings) {
    const line = standing(meant) < standing(first) - INSTEAD ? null : said(speaker, meant, point);
    if (line !== null) return { point, line, meant };
  }
  const again = wantsAnswer(point.act) ? saidAgain(speaker, first) : null;
  return again === null ? null : { point, line: again, meant: first };
}

const isStatement = ({ meant }: Reply): boolean => meant?.target.kind === 'statement';

/** 'Agreed?' and 'Did I get that right?' ask about what stands before them, and are answered with it. */
const COVERED: ReadonlySet<CommonQuestion> = new Set([
  'is_that_acceptable',
  'did_i_get_it_right',
  'will_you_support_me',
]);
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

const ASSENTS: ReadonlySet<DialogueAct> = new Set(['asks_for_yes', 'gives_back', 'asks_for_decision']);
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

/** Whether it only asks for a yes to what was answered before it in the same message. */
const asksAfter = (point: Point, points: readonly Point[]): boolean => {
  const target = meaningOf(point)?.target;
  return (
    point.leans &&
    ASSENTS.has(point.act) &&
    (target === undefined || (target.kind === 'common' && COVERED.has(target.id))) &&
    points.slice(0, points.indexOf(point)).some((before) => putsForward(before.act) && meaningOf(before) !== null)
  );
};

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

/** Whether only a definite word answers it. */
const isDefinite = ({ act, wants }: Point): boolean =>
  act === 'wants_to_know' ? wants !== 'matter' && wants !== 'yes_no' : act !== 'proposes';

const standingOf = (point: Point): number => {
  const meant = meaningOf(point);
  return meant === null ? 0 : standing(meant);
};

/** 'I can’t do it by June. I can give you the mail. Would you take that?' asks for a yes to the mail. */
function beforeTheYes(points: readonly Point[]): Point | null {
  const yes = points.findLastIndex(({ act, leans, sentence }) => leans && ASSENTS.has(act) && sentence.question);
  const before = points[yes - 1];
  return before !== undefined && putsForward(before.act) && meaningOf(before)?.target.kind === 'statement'
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

/** It takes up what was put forward, and would sound as if it answered the question. */
const TAKING_UP = alternatives(`
  yes no yeah nah aye never good thanks? agreed exactly correct right that(?:’s|\\sis) it(?:’s|\\sis) so then
`);
const TAKES_UP = new RegExp(`^(?:${TAKING_UP})\\b`, 'i');

const inBreath = ({ line }: Reply, replies: readonly Reply[], most: number): boolean =>
  wordsIn([...replies.map((reply) => reply.line), line].join(' ')) <= most;
/** Whether an answer goes beside others: it is another one, short enough or surely asked for. */
const fitsBeside = (reply: Reply, replies: readonly Reply[]): boolean =>
  // The same answer in other words answers nothing more.
  replies.every(({ line, meant }) => line !== reply.line && (meant === null || meant.target !== reply.meant?.target)) &&
  (replies.length === 0 ||
    (inBreath(reply, replies, ONE_BREATH) && (reply.meant?.probability ?? 1) >= SURE.also) ||
    ((reply.meant?.probability ?? 0) >= SURELY_TOO && (replies.length === 1 || inBreath(reply, replies, LONG_BREATH))));

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

/** Whether more is asked for than a yes, a no or a condition to something else. */
const inquires = (point: Point): boolean =>
  point.either || (point.act === 'wants_to_know' && point.wants !== 'yes_no') || point.act === 'asks_for_decision';

/** Of what came nearest the words have to share something of the matter with the question, and it has to be likely at all. */
const MAY_BE = { probability: 0.2, near: 0.5 } as const;
/** To what nobody foresaw as it was put: the nearest answer that was written, if it is about the same thing. */
function toNearest(speaker: Speaker, point: Point): Reply | null {
  for (const meant of point.meant) {
    const { target, probability, near } = meant;
    if (target.kind !== 'answer' || probability < MAY_BE.probability || near < MAY_BE.near) continue;
    if (!sharesWord(point.sentence, waysOf(target))) continue;
    const line = said(speaker, meant, point);
    if (line !== null) return { point, line, meant };
  }
  return null;
}

/** What is put forward beside a question that is not foreseen is taken up only where it is sure, and near to what was. */
const PLAIN = { probability: 0.6, near: 0.6, alone: 0.9 } as const;
const isPlain = ({ meant }: Reply): boolean =>
  meant === null ||
  (meant.probability >= PLAIN.probability && meant.near >= PLAIN.near) ||
  meant.probability >= PLAIN.alone;

/** An assent beside words for the very thing that was put says it twice, or contradicts them. */
function withoutSecondAssent(replies: readonly Reply[]): readonly Reply[] {
  const assents = ({ meant }: Reply): boolean =>
    meant?.target.kind === 'common' && (COVERED.has(meant.target.id) || meant.target.id === 'agree_now');
  return replies.some(isStatement) ? replies.filter((reply) => !assents(reply)) : replies;
}

/** What was asked, the last of it first, as far as it was foreseen; in the order of the message. */
function toAsked(speaker: Speaker, asked: readonly Point[], points: readonly Point[]): Reply[] {
  const replies: Reply[] = [];
  for (const point of asked.toReversed()) {
    if (replies.length >= ANSWERS || asksAfter(point, points)) continue;
    const reply = toMeaning(speaker, point);
    if (reply !== null && fitsBeside(reply, replies)) replies.unshift(reply);
  }
  return replies;
}

/** Beside what was answered so far (words) they may say of another question that they can't. */
const LEFT_OVER = 26;
/** Words of its own without which a question is hardly one for itself. */
const OWN_WORDS = 2;

/** Another question of the same message, which nobody foresaw, is not passed over either. */
function withWhatTheyLack(speaker: Speaker, open: Point, replies: readonly Reply[]): readonly Reply[] {
  const mayBe =
    open.leans || open.sentence.content.length < OWN_WORDS || open.act !== 'wants_to_know' || meaningOf(open) !== null;
  if (mayBe || wordsIn(replies.map(({ line }) => line).join(' ')) > LEFT_OVER) return replies;
  const line = unknown(speaker, open);
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

/** What nobody foresaw is answered once; beside something else only where more than a yes is due. */
function toUnforeseen(
  speaker: Speaker,
  asked: readonly Point[],
  points: readonly Point[],
  replies: readonly Reply[],
): readonly Reply[] {
  const open = asked.findLast(
    (point) =>
      replies.every((reply) => reply.point !== point) &&
      !asksAfter(point, points) &&
      (replies.length === 0 || isDefinite(point) || inquires(point) || isOfferBeside(point, replies)),
  );
  if (open === undefined) return replies;
  if (isOfferBeside(open, replies)) {
    const line = toQuestionInKind(speaker, open, points, false);
    return line === null ? replies : [...replies, { point: open, line, meant: null }];
  }
  if (!replies.every(isStatement)) return withWhatTheyLack(speaker, open, replies);
  const left = inquires(open) ? replies.filter(isPlain) : replies;
  // Of two things none is chosen where words for an offer are the answer.
  if (open.either && left.length > 0) return left;
  const nearest = open.wants === 'matter' && !open.either ? toNearest(speaker, open) : null;
  const line = nearest?.line ?? toQuestionInKind(speaker, open, points, left.length > 0 && !inquires(open));
  if (line === null || left.some((reply) => reply.line === line)) return replies;
  const reply = nearest ?? { point: open, line, meant: null };
  if (inquires(open)) return [...left, reply];
  // What takes up an offer would contradict it, or say it twice.
  return [reply, ...(left.every((other) => TAKES_UP.test(other.line)) ? [] : left)];
}

/** What was put so nearly, and so surely, is answered by its own words; of many terms, and of a summary, only what was put as it stands. */
const AS_FORESEEN = {
  asked: { probability: 0.75, near: 0.45 },
  askedSo: { probability: 0.6, near: 0.7 },
  put: { probability: 0.55, near: 0.55 },
  putSo: { probability: 0.64, near: 0.42 },
  summed: { probability: 0.6, near: 0.78 },
  many: { probability: 0.6, near: 0.66 },
} as const;
const MANY = 3;

const reaches = (
  { probability, near }: Meant,
  least: { readonly probability: number; readonly near: number },
): boolean => probability >= least.probability && near >= least.near;

/** Days and values that a text names. */
function figuresIn(text: string): ReadonlySet<string> {
  const all = parseText(text).map((sentence) => argumentsOf(sentence));
  return new Set([
    ...all.flatMap(({ days }) => days.filter(({ precise }) => precise).map(({ key }) => key)),
    // One of something is said of many things.
    ...all
      .flatMap(({ amounts }) => amounts.flatMap(({ text: said }) => String(valueOf(said) ?? said)))
      .filter((value) => value !== '1'),
  ]);
}

/** Share of the ways to put something that name a figure, from which it belongs to what is put. */
const BELONGS = 0.4;

/** Whether words take up figures that belong to what they were written for, and are not in this message. */
function takesUpOthers({ target }: Meant, line: string, message: string): boolean {
  const own = figuresIn(message);
  const ways = waysOf(target).map(figuresIn);
  const belongs = (figure: string): boolean => ways.filter((of) => of.has(figure)).length >= ways.length * BELONGS;
  const taken = [...figuresIn(line)].filter(belongs);
  return taken.length > 0 && taken.every((figure) => !own.has(figure));
}

/** Whether words were written for what a message puts forward, or for what it asks a yes for, and they can still be said. */
function isForeseen(speaker: Speaker, { points: put, terms, sumsUp }: Package, points: readonly Point[]): boolean {
  const { text } = speaker.turn;
  const asked = points.filter(({ act }) => act === 'asks_for_yes' || act === 'asks_for_decision');
  return [...new Set([...put, ...asked])].some((point) => {
    const meant = meaningOf(point);
    if (meant === null || (meant.target.kind !== 'answer' && meant.target.kind !== 'statement')) return false;
    const { says } = meant.target.kind === 'answer' ? meant.target.answer : meant.target.statement;
    if (says.some((line) => speaker.hasSaid(line)) || says.some((line) => takesUpOthers(meant, line, text)))
      return false;
    if (meant.target.kind === 'answer' && wantsAnswer(point.act))
      return reaches(meant, AS_FORESEEN.asked) || reaches(meant, AS_FORESEEN.askedSo);
    if (sumsUp) return reaches(meant, AS_FORESEEN.summed);
    if (terms.length >= MANY) return reaches(meant, AS_FORESEEN.many);
    return reaches(meant, AS_FORESEEN.put) || reaches(meant, AS_FORESEEN.putSo);
  });
}

/** 'Did I forget something?' behind a summary asks whether it is right. */
function isAskedOfSums(point: Point): boolean {
  const target = meaningOf(point)?.target;
  return target?.kind === 'common' && (COVERED.has(target.id) || target.id === 'what_is_missing');
}

/** To figures and days that nobody foresaw: what they say to those, and to what is asked beside them. */
function toPackage(speaker: Speaker, put: Package, points: readonly Point[]): readonly Reply[] | null {
  const [first] = put.points;
  const line = first === undefined || isForeseen(speaker, put, points) ? null : toTerms(speaker, put);
  if (first === undefined || line === null) return null;
  const replies: Reply[] = [{ point: first, line, meant: null }];
  const asked = points.filter(
    (point) =>
      point.act === 'wants_to_know' &&
      !put.points.includes(point) &&
      !point.leans &&
      !(put.sumsUp && isAskedOfSums(point)),
  );
  for (const point of asked) {
    const reply = toMeaning(speaker, point);
    if (reply !== null && fitsBeside(reply, replies)) replies.push(reply);
  }
  const open = asked.findLast((point) => replies.every((reply) => reply.point !== point));
  return open === undefined ? replies : withWhatTheyLack(speaker, open, replies);
}

/** The lines of a reply; only the last may end with a question, and with none that was just answered. */
const inOrder = (speaker: Speaker, replies: readonly Reply[]): readonly string[] =>
  replies.map(({ line, meant }, at) => {
    const left = at < replies.length - 1 && asksBack(line) ? withoutQuestion(line) : line;
    return meant === null ? left : speaker.unlessGiven(left);
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
  const foreseen = toAsked(speaker, asked, points);
  if (put !== null && foreseen.length < ANSWERS) putBeside(foreseen, toMeaning(speaker, put));
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
