/** What is said to an offer, a summary or a plea for a yes as the whole that it is, unless words were written for it (product §11.2). */
import { argumentsOf } from '../language/arguments';
import { parseText } from '../language/parse';
import type { Meant } from '../meaning/meanings';
import { valueOf } from '../understanding/case-index';
import { wantsAnswer } from '../understanding/dialogue';
import { waysOf } from './fitting';
import type { Point } from './points';
import { COVERED, fitsBeside, type Reply, toMeaning } from './replies';
import type { Speaker } from './speaker';
import { meaningOf } from './sureness';
import { type Package, toTerms } from './terms';
import { withWhatTheyLack } from './unforeseen';

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
  // 'Is that what you sign, or do I ring her?' behind a summary asks whether it is right.
  const asked = points.filter(
    ({ act, either }) => (act === 'asks_for_yes' || act === 'asks_for_decision') && !(sumsUp && either),
  );
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
export function toPackage(speaker: Speaker, put: Package, points: readonly Point[]): readonly Reply[] | null {
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
