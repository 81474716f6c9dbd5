/** What a person says to each point of a message: to what was asked first, in kind, then to what was put forward (product §11.2). */
import type { Answer as Foreseen, CommonQuestion, ConcernLevel, Difficulty, Fact, Statement } from '@parley/shared';
import { alternatives } from '../language/one-of';
import { parseText, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS } from '../language/vocabulary';
import type { Meant } from '../meaning/meanings';
import { type DialogueAct, wantsAnswer } from '../understanding/dialogue';
import type { Wanted } from '../understanding/questions';
import { asksAssent } from './assent';
import { waysOf } from './fitting';
import { asksBack, withoutQuestion, wordsIn } from './breath';
import { toQuestionInKind } from './in-kind';
import type { Point } from './points';
import type { Speaker } from './speaker';
import { toCommon } from './to-common';

/** Trust that may be lost before a hard-headed person keeps what only they know. */
const KEEPS_BELOW: Readonly<Record<Difficulty, number>> = { easy: Number.POSITIVE_INFINITY, medium: 14, hard: 4 };
/**
 * How sure a meaning has to be before words that were written for it are spoken. A question gets an answer or none, so a
 * likely one will do, the more where it wants no figure, day or name that they could say to lack; what is merely said may be
 * passed over, unless it comes very near (cosine).
 */
const SURE = {
  asked: 0.32,
  either: 0.4,
  open: 0.26,
  put: 0.45,
  said: 0.5,
  near: 0.28,
  beside: 0.6,
  first: 0.75,
  other: 0.75,
} as const;
/**
 * What is merely said has to be the surer the farther it is from every way in which it was put (cosine, chance); very near
 * to one of them a likely meaning will do.
 */
const SAID_AT = 0.6;
const FARTHER = 0.8;
const MOST_SAID = 0.68;
const VERY_NEAR = 0.8;
const sureAsSaid = (near: number): number =>
  near >= VERY_NEAR ? SURE.near : Math.min(MOST_SAID, SURE.said + Math.max(0, SAID_AT - near) * FARTHER);
const BEHIND = { answer: 0, statement: 0, common: 0.08, fact: 0.08 } as const;
const FIGURES_NAMED = 3;
/** At most so many answers in one breath, and a second one only beside a short one, or where it is surely asked for (words). */
const ANSWERS = 2;
const ONE_BREATH = 42;
const SURELY_TOO = 0.6;

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length <= 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const MONTH = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

/**
 * Those figures of a fact that can answer a question asked again: names to 'who', numbers to 'how many' and 'when', none to
 * what wants no single word. What the student has just said themselves is no answer.
 */
function figuresFor({ figures }: Fact, said: string, wanted: Wanted): readonly string[] {
  const named = figures.filter((figure) => !said.includes(figure) && !/^\d+$/.test(figure));
  const numbers = named.filter((figure) => /\d/.test(figure));
  const persons = named.filter(
    (figure) =>
      /^\p{Lu}/u.test(figure) &&
      !/\d/.test(figure) &&
      !MONTH.test(figure) &&
      figure.split(' ').every((name) => !said.includes(name)),
  );
  const fitting = wanted === 'person' ? persons : wanted === 'amount' || wanted === 'day' ? numbers : [];
  return fitting.slice(0, FIGURES_NAMED);
}

/** They know it, and have no mind to tell it to somebody whom they trust less than at the start. */
const keepsBack = ({ turn: { scenario, after } }: Speaker): boolean =>
  after.trust < scenario.persona.trust - KEEPS_BELOW[scenario.difficulty];

/** What both know, and the student has just said themselves, answers no question of theirs but whether it is so. */
function isTheirs({ turn: { messages } }: Speaker, { knownBy, figures }: Fact, { openly }: Point): boolean {
  if (!openly || knownBy !== 'both' || figures.length === 0) return false;
  const said = messages
    .filter(({ role }) => role === 'student')
    .slice(-JUST_SAID)
    .map(({ content }) => content)
    .join(' ');
  return figures.filter((figure) => said.includes(figure)).length * 2 > figures.length;
}
/** Messages of the student that are in the ear. */
const JUST_SAID = 2;

function toFact(speaker: Speaker, fact: Fact, point: Point): string | null {
  if (!speaker.knows(fact) || isTheirs(speaker, fact, point)) return null;
  if (speaker.hasTold(fact)) {
    // What was told can't be unknown now: they repeat its figure.
    const figures = figuresFor(fact, speaker.turn.text, point.wants);
    return figures.length === 0 ? null : speaker.any(speaker.voice.told, { figure: listed(figures) });
  }
  const withheld = fact.knownBy === 'stakeholder' && keepsBack(speaker);
  return (withheld ? speaker.any(speaker.voice.withheld) : null) ?? speaker.fact(fact);
}

/** How far a concern has come, for answers that wait for it. */
const REACHED: Readonly<Record<ConcernLevel, number>> = { open: 0, heard: 1, relapsed: 1, answered: 2, settled: 3 };

function holds(speaker: Speaker, { after }: Pick<Foreseen, 'after'>): boolean {
  if (after === undefined) return true;
  const { scenario, after: state } = speaker.turn;
  if ('knows' in after) {
    const fact = scenario.facts.find(({ id }) => id === after.knows);
    return fact !== undefined && speaker.knows(fact);
  }
  const level = state.concerns.find(({ id }) => id === after.concern)?.level ?? 'open';
  return REACHED[level] >= REACHED[after.level];
}

/** What the author lets them say to exactly this; null where all of it is said. */
function toAuthored(speaker: Speaker, authored: Foreseen | Statement): string | null {
  if (!holds(speaker, authored)) return speaker.first(authored.until ?? []);
  const secret = speaker.turn.scenario.facts.some(
    ({ id, knownBy }) => knownBy === 'stakeholder' && authored.tells?.includes(id) === true,
  );
  return (secret && keepsBack(speaker) ? speaker.any(speaker.voice.withheld) : null) ?? speaker.first(authored.says);
}

function said(speaker: Speaker, { target }: Meant, point: Point): string | null {
  switch (target.kind) {
    case 'answer':
      return toAuthored(speaker, target.answer);
    case 'statement':
      return toAuthored(speaker, target.statement);
    case 'common':
      return toCommon(speaker, target.id);
    default:
      return toFact(speaker, target.fact, point);
  }
}

/** Things that are put forward, in whatever form. */
const PUTS: ReadonlySet<DialogueAct> = new Set(['proposes', 'gives_back', 'asks_for_yes', 'asks_for_decision']);

/** So unlikely and so far an answer is one only where it speaks of the same thing, in a word at least. */
const DOUBTFUL = { probability: 0.5, near: 0.4 } as const;
function sharesWord(sentence: Sentence, ways: readonly string[]): boolean {
  const own = new Set(sentence.content.filter((word) => !ABSTRACT_WORDS.has(word)));
  return (
    ways.length === 0 || ways.some((way) => parseText(way).some(({ content }) => content.some((word) => own.has(word))))
  );
}

function surelyMeans({ act, sentence, wants, either }: Point, { target, probability, near }: Meant): boolean {
  const asks = sentence.question || wantsAnswer(act);
  if (target.kind === 'statement') {
    if (asks) return probability >= (PUTS.has(act) ? SURE.put : SURE.other);
    return probability >= sureAsSaid(near);
  }
  if (asks && probability < DOUBTFUL.probability && near < DOUBTFUL.near && !sharesWord(sentence, waysOf(target)))
    return false;
  // What is so is no answer to what shall be.
  if (target.kind === 'fact') return act === 'wants_to_know' && probability >= SURE.asked;
  if (either) return probability >= SURE.either;
  return probability >= (asks ? (wants === 'matter' ? SURE.open : SURE.asked) : SURE.other);
}

interface Reply {
  readonly point: Point;
  readonly line: string;
  readonly meant: Meant | null;
}

/**
 * Words that were written for what was asked here go before what can be asked anywhere, or a fact, that is hardly likelier;
 * of two that are as likely the one that was put nearly so.
 */
const standing = ({ target, probability, near }: Meant): number => probability + NEAR * near - BEHIND[target.kind];
const NEAR = 0.15;
/** Where all is said to what was meant, something hardly less likely may stand for it, and nothing else. */
const INSTEAD = 0.2;

/** What a point surely means, the likeliest first. */
function surely(point: Point): readonly Meant[] {
  const byStanding = point.meant.toSorted((left, right) => standing(right) - standing(left));
  const likeliest = byStanding.find(({ target }) => target.kind === 'statement');
  // Where the likeliest thing to have been put forward is not sure, a less likely one is not either.
  const none = likeliest !== undefined && !surelyMeans(point, likeliest);
  return byStanding.filter((meant) => !(none && meant.target.kind === 'statement') && surelyMeans(point, meant));
}

/** What a point surely means. */
export const meaningOf = (point: Point): Meant | null => surely(point)[0] ?? null;

function toMeaning(speaker: Speaker, point: Point): Reply | null {
  const meanings = surely(point);
  const [first] = meanings;
  if (first === undefined) return null;
  for (const meant of meanings) {
    const line = standing(meant) < standing(first) - INSTEAD ? null : said(speaker, meant, point);
    if (line !== null) return { point, line, meant };
  }
  return null;
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
/** From here on (cosine) what was put forward is what was foreseen, whatever it does in the talk. */
const AS_PUT = 0.7;
const isPut = (point: Point): boolean => PUTS.has(point.act) || (meaningOf(point)?.near ?? 0) >= AS_PUT;

const ASSENTS: ReadonlySet<DialogueAct> = new Set(['asks_for_yes', 'gives_back', 'asks_for_decision']);
/** Whether something else is asked or said between two points. */
function apart(point: Point, put: Point, points: readonly Point[]): boolean {
  const between = points.slice(points.indexOf(put) + 1, points.indexOf(point));
  return between.some((other) => other.aside === null && !ASSENTS.has(other.act));
}

function coveredBy(point: Point, put: Point | null, points: readonly Point[]): boolean {
  if (put === null || put === point) return false;
  if (apart(point, put, points) && !asksAssent(point.sentence.text)) return false;
  const meant = meaningOf(point);
  if (meant === null) return point.leans && ASSENTS.has(point.act);
  if (meant.target.kind === 'common')
    return (COVERED.has(meant.target.id) || asksAssent(point.sentence.text)) && isPut(put);
  return point.leans && !point.openly && meant.near < BY_ITSELF && isPut(put);
}

/** Whether it only asks for a yes to what was answered before it in the same message. */
const asksAfter = (point: Point, points: readonly Point[]): boolean => {
  const target = meaningOf(point)?.target;
  return (
    point.leans &&
    ASSENTS.has(point.act) &&
    (target === undefined || (target.kind === 'common' && COVERED.has(target.id))) &&
    points.slice(0, points.indexOf(point)).some((before) => PUTS.has(before.act) && meaningOf(before) !== null)
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

/** What was put forward most surely, of the plain sentences and the proposals. */
function mostSurely(points: readonly Point[]): Point | null {
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

const inOneBreath = ({ line }: Reply, replies: readonly Reply[]): boolean =>
  wordsIn([...replies.map((reply) => reply.line), line].join(' ')) <= ONE_BREATH;
/** Whether an answer goes beside others: it is another one, short enough or surely asked for. */
const fitsBeside = (reply: Reply, replies: readonly Reply[]): boolean =>
  replies.every(({ line }) => line !== reply.line) &&
  (replies.length === 0 || (reply.meant?.probability ?? 0) >= SURELY_TOO || inOneBreath(reply, replies));

/**
 * Words for what was put forward stand behind an answer only where that is very sure; where they begin like an answer
 * themselves they go before it or nowhere.
 */
function putBeside(replies: Reply[], reply: Reply | null): void {
  if (reply === null) return;
  const sure = reply.meant?.probability ?? 0;
  if (replies.length === 0) replies.push(reply);
  else if (sure < SURE.beside || !fitsBeside(reply, replies) || !inOneBreath(reply, replies)) return;
  else if (!TAKES_UP.test(reply.line)) replies.push(reply);
  else if (sure >= SURE.first && !asksBack(reply.line)) replies.unshift(reply);
}

/** Whether more is asked for than a yes, a no or a condition to something else. */
const inquires = (point: Point): boolean =>
  point.either || (point.act === 'wants_to_know' && point.wants !== 'yes_no') || point.act === 'asks_for_decision';

/** Of what came nearest the words have to share something of the matter with the question, and it has to be likely at all. */
const MAY_BE = { probability: 0.15, near: 0.42 } as const;
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
      (replies.length === 0 || isDefinite(point) || inquires(point)),
  );
  if (open === undefined || !replies.every(isStatement)) return replies;
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

/**
 * Everything in the message that asks for an answer, in its order, then what it puts forward; at most two in one breath,
 * and the question they end with, if any, is the last thing said.
 */
export function answerTo(speaker: Speaker, points: readonly Point[]): Answer {
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
  const lines = replies.map(({ line, meant }, at) => {
    const left = at < replies.length - 1 && asksBack(line) ? withoutQuestion(line) : line;
    return meant === null ? left : speaker.unlessGiven(left);
  });
  return {
    lines,
    authored,
    weighed: replies.some(isStatement),
    asked: asked.length > 0,
    inquires: asked.some(inquires),
  };
}
