/** What the author of a scenario lets its person say to what was meant (product §11.2, §11.15). */
import type { Answer as Foreseen, ConcernLevel, Difficulty, Fact, Statement } from '@parley/shared';
import type { Meant } from '../meaning/meanings';
import type { Wanted } from '../understanding/questions';
import { sentencesIn, withoutQuestion, wordsIn } from './breath';
import type { Point } from './points';
import type { Speaker } from './speaker';
import { toCommon } from './to-common';

/** Trust that may be lost before a hard-headed person keeps what only they know. */
const KEEPS_BELOW: Readonly<Record<Difficulty, number>> = { easy: Number.POSITIVE_INFINITY, medium: 14, hard: 4 };
const FIGURES_NAMED = 3;
/** 'a, b and c'. */
export function listed(words: readonly string[]): string {
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

/** Before what they have said already. */
const ONCE_MORE = ['Once more, then.', 'It’s as I said.', 'As I told you before.'];
/** Sentences of a line that are said again, and their words. */
const GIST = 2;
const GIST_WORDS = 24;
/** So likely it has to be that just this is asked again. */
const SURELY_AGAIN = 0.6;

/** An answer that they gave already, in short: who is asked again can't not know it. Null where it was not given. */
export function saidAgain(speaker: Speaker, { target, probability }: Meant): string | null {
  if (target.kind !== 'answer' || probability < SURELY_AGAIN || !holds(speaker, target.answer)) return null;
  const line = target.answer.says.findLast((one) => speaker.hasSaid(one));
  if (line === undefined) return null;
  const [first = line, second] = sentencesIn(withoutQuestion(line)).slice(0, GIST);
  const gist = second !== undefined && wordsIn(`${first} ${second}`) <= GIST_WORDS ? `${first} ${second}` : first;
  const before = speaker.any(ONCE_MORE);
  return before === null ? null : `${before} ${gist}`;
}

/** Their words for what a point means; null where all of it is said, or it waits for something. */
export function said(speaker: Speaker, { target }: Meant, point: Point): string | null {
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
