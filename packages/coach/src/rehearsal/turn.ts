/** One reply, put together: the answer to what was asked, the reaction to what was done, and one move of their own. */
import type { Difficulty, ReactionKind } from '@parley/shared';
import { parseText, type Sentence } from '../language/parse';
import { copiedShare } from '../understanding/conduct';
import { hasFault, type Reading } from '../understanding/reading';
import { answerTo } from './answering';
import { asideOf, type Aside } from './aside';
import { namesCase } from './case-words';
import { filled } from './manner';
import { clashWith, promiseDue } from './memory';
import type { Speaker } from './speaker';

type Parts = readonly (string | null)[];

/** Turns of the student after which they are asked about a day they named. */
const DUE_AFTER: Readonly<Record<Difficulty, number>> = { easy: 4, medium: 3, hard: 2 };
/** How often an answer is followed by a question of their own, 0-1. */
const PRESSES_ON: Readonly<Record<Difficulty, number>> = { easy: 0.4, medium: 0.65, hard: 0.9 };
/** How often they tell more than they were asked, 0-1. */
const VOLUNTEERS: Readonly<Record<Difficulty, number>> = { easy: 0.7, medium: 0.3, hard: 0 };
const ECHOES = 0.55;
/** Share of a message that stood in the talk before it, from which it is a repetition. */
const COPIED = 0.6;
/** Longer than this nobody speaks in one breath here (words). */
const BREATH = 62;

/** Told beside a question that was worth answering, now and then (0-1). */
const WELCOMES = 0.3;
const WELCOME: ReadonlySet<ReactionKind> = new Set(['acknowledged', 'badNewsOwned', 'gaveFigure', 'offeredOption', 'setBoundary', 'committed', 'summarised']);

const EMPTY_KINDS = ['vague', 'dodge', 'empty_option', 'empty_commit', 'hollow_comfort', 'hedge', 'own_record', 'too_short', 'generic_question'] as const;
const isEmpty = (reading: Reading): boolean => reading.acts.length === 0 && hasFault(reading, ...EMPTY_KINDS);

function emptyInARow(readings: readonly Reading[]): number {
  const last = readings.findLastIndex((reading) => !isEmpty(reading));
  return readings.length - 1 - last;
}

const inTheAir = (speaker: Speaker): string | null => {
  const { inTheAir: aired } = speaker.turn.reading;
  return aired !== null && speaker.unsettled.includes(aired) ? aired : (speaker.unsettled[0] ?? null);
};

const pressing = (speaker: Speaker): string | null => {
  const concern = inTheAir(speaker);
  return concern === null ? null : speaker.about(concern, 'pressed');
};

/** What could not be followed, or was not meant for anybody in this talk. */
function strange(speaker: Speaker): Parts | null {
  const { reading } = speaker.turn;
  const concerns = speaker.unsettled.length > 0 ? speaker.unsettled : speaker.settled;
  if (reading.understood === 'other_language') return [speaker.reaction('otherLanguage') ?? speaker.matter('foreign', concerns)];
  if (reading.understood === 'noise') return [speaker.reaction('notUnderstood') ?? speaker.matter('lost', concerns)];
  if (hasFault(reading, 'role_break', 'scorer')) return [speaker.reaction('brokeRole') ?? speaker.matter('outOfRole', concerns)];
  return null;
}

/** Said beside the matter and nothing else. */
function toAside(speaker: Speaker, { kind }: Aside): Parts | null {
  const { manner, turn } = speaker;
  const { difficulty } = turn.scenario;
  const concern = inTheAir(speaker);
  switch (kind) {
    case 'greeting':
      return [speaker.any(manner.greeted), pressing(speaker)];
    case 'small_talk':
      return [speaker.any(manner.smallTalk), difficulty === 'easy' ? null : pressing(speaker)];
    case 'thanks':
      return [speaker.any(manner.thanked), difficulty === 'hard' ? null : pressing(speaker)];
    case 'farewell':
      return [speaker.settled.length > 0 || turn.after.concerns.some((entry) => entry.level === 'answered') ? speaker.any(turn.scenario.closings.partial) : speaker.any(manner.parting)];
    case 'lost_thread':
      return concern === null ? null : [speaker.matter('lostThread', [concern]), pressing(speaker)];
    case 'again':
      return concern === null ? null : [speaker.matter('again', [concern]), speaker.worry(concern) ?? pressing(speaker)];
    case 'little':
      // A bare 'yes' to a question is an answer, if a small one.
      return [turn.reading.answer === 'answered' ? null : speaker.any(manner.waiting), difficulty === 'hard' && turn.chance() < 0.5 ? null : pressing(speaker)];
    default:
      return null;
  }
}

/** After the agreement: courteous, short, and done. */
function afterwards(speaker: Speaker, aside: Aside | null): Parts {
  const { turn, manner } = speaker;
  const answer = answerTo(speaker, aside);
  if (answer.whole) return answer.lines;
  if (aside?.kind === 'thanks' && aside.alone) return [speaker.any(manner.thanked)];
  const newly = turn.plan.lines.find((entry) => entry.line === 'settled');
  const eased = (): string | null => speaker.matter('eased', speaker.settled);
  const kind = turn.plan.reaction;
  const reaction = kind !== null && WELCOME.has(kind) ? speaker.reaction(kind) : null;
  return newly ? [speaker.about(newly.concern, 'settled')] : [reaction, speaker.any(manner.afterwards) ?? eased()];
}

/** What matters is settled: say so, ask for the last thing, and close on the next turn. */
function agreeing(speaker: Speaker, aside: Aside | null): Parts {
  const { turn, manner } = speaker;
  const asked = manner.lastThing.some((line) => speaker.hasSaid(line));
  const needsLast = turn.scenario.difficulty !== 'easy' || turn.after.promises.every((promise) => promise.day === null);
  const settled = turn.plan.lines.filter((entry) => entry.line === 'settled').slice(0, 1).map((entry) => speaker.about(entry.concern, 'settled'));
  const answer = answerTo(speaker, aside);
  if (!asked && needsLast && turn.before.outcome !== 'agreed') return [...answer.lines.slice(0, 1), ...settled, speaker.any(manner.lastThing)];
  const reaction = settled.length > 0 || answer.whole || turn.plan.reaction === null ? null : speaker.reaction(turn.plan.reaction);
  return [...answer.lines.slice(0, 1), ...(settled.length > 0 ? settled : [reaction]), speaker.any(turn.scenario.closings.agreement)];
}

/** The reaction to what was done: a contradiction first, then the student's own words handed back, then the persona's. */
function reactionTo(speaker: Speaker, answered: boolean): string | null {
  const { plan, text, messages, chance, reading } = speaker.turn;
  const earlier = messages.filter((message) => message.role === 'student').slice(0, -1).map((message) => message.content);
  const clash = hasFault(reading, 'repeat', 'copy') ? null : clashWith(text, earlier);
  if (clash) {
    const line = speaker.any(speaker.manner.clash, { old: clash.old, new: clash.new });
    if (line !== null) return line;
  }
  const kind = plan.reaction;
  // 'Good question' stands before the answer or nowhere.
  // What stands in the briefing was not said here before.
  if (kind === 'repeated' && !hasFault(reading, 'repeat') && copiedShare(text, messages.slice(0, -1).map((message) => message.content)) < COPIED) return null;
  if (kind === null || kind === 'askedWell' || (answered && ['vague', 'dodged', 'offTopic', 'notUnderstood'].includes(kind))) return null;
  const first = plan.lines[0]?.line;
  // The concern's own line already says that it was heard, or weighs what was offered.
  if ((first === 'heard' && kind === 'acknowledged') || (first === 'settled' && !['badNewsOwned', 'contradicted', 'setBoundary'].includes(kind)) || first === 'relapsed') return null;
  if (first === 'answered' && kind !== 'committed' && chance() < 0.5) return null;
  if (plan.echo && ['committed', 'gaveFigure', 'offeredOption'].includes(kind) && chance() < ECHOES) {
    const echo = speaker.echo();
    if (echo !== null) return echo;
  }
  return speaker.reaction(kind);
}

/** From here on a request comes near to a red line. */
const NEAR_THE_LINE = 0.44;
const REQUESTS = /\b(?:could|can|just|let['’]?s|please|should|need you|send|give|drop|cancel|skip|cut|sign)\b/i;
/** What the student would do themselves asks nothing of the other. */
const OFFERS = /\b(?:i|we)(?:['’]ll|['’]d|\s(?:will|can|could|would|shall|am|are))\b/i;
const WONDERS = /^(?:and |so |but )?(?:who|what|when|where|why|how|which)\b/i;

/** A red line is drawn where somebody asks for what lies behind it. */
function redLine(speaker: Speaker, sentences: readonly Sentence[]): string | null {
  const { scenario, similarity } = speaker.turn;
  const asks = sentences.filter((sentence) => !sentence.negated && !OFFERS.test(sentence.text) && REQUESTS.test(sentence.text) && !WONDERS.test(sentence.text));
  const crossed = scenario.persona.redLines.find((entry) => asks.some((sentence) => Math.max(similarity.compare(sentence.text, entry.text), similarity.compare(sentence.text, entry.line)) >= NEAR_THE_LINE));
  return crossed ? speaker.first([crossed.line]) : null;
}

const wordsIn = (parts: readonly string[]): number => parts.join(' ').split(/\s+/).length;

function onTheMatter(speaker: Speaker, aside: Aside | null, readings: readonly Reading[]): Parts {
  const { turn, manner } = speaker;
  const { difficulty } = turn.scenario;
  const parts: string[] = [];
  const add = (line: string | null): void => {
    if (line !== null) parts.push(line);
  };
  const crossed = redLine(speaker, parseText(turn.text).slice(0, 12));
  if (crossed !== null) return [crossed];
  const answer = answerTo(speaker, aside);
  if (answer.lines.length > 0 && turn.plan.reaction === 'askedWell' && turn.chance() < WELCOMES) add(speaker.reaction('askedWell'));
  for (const line of answer.lines) add(line);
  const empty = emptyInARow(readings);
  const weighs = turn.plan.lines.some((entry) => entry.line === 'answered' || entry.line === 'settled');
  const related = !answer.whole && turn.plan.wantsFact ? speaker.related(0.08, weighs) : null;
  const repeatsFigure = related !== null && turn.plan.echo?.kind === 'figure' && turn.plan.reaction === 'gaveFigure';
  add((difficulty === 'hard' && empty >= 2) || repeatsFigure ? null : reactionTo(speaker, answer.whole));
  if (['rude', 'threatened'].includes(turn.plan.reaction ?? '')) return parts;
  if (related && parts.length < 2 && (repeatsFigure || turn.chance() < 0.75)) add(speaker.fact(related));
  // Somebody easy helps who gropes about; somebody hard does not.
  if (difficulty === 'easy' && empty === 2 && !answer.whole) add(speaker.first(manner.needs));
  const asked = (day: string): boolean => manner.due.some((line) => speaker.hasSaid(filled(line, { day }) ?? ''));
  const turnsSince = (number: number): number => turn.messages.filter((message) => message.role === 'student' && message.number > number).length;
  for (const [at, planned] of turn.plan.lines.entries()) {
    const { concern } = planned;
    const line = (planned.line === 'settled' || planned.line === 'answered') && speaker.onlyHears(concern) ? 'heard' : planned.line;
    if (concern === answer.behind) break;
    const presses = line === 'pressed' || line === 'open';
    if (at > 0 && parts.length >= 3) break;
    if (presses && answer.whole && turn.chance() >= PRESSES_ON[difficulty]) break;
    if (line === 'pressed' && !answer.whole && turn.reading.acts.every((act) => act.kind !== 'commit')) {
      const day = promiseDue(turn.after, turnsSince, DUE_AFTER[difficulty], asked);
      const due = day === null ? null : speaker.any(manner.due, { day });
      if (due !== null) {
        add(due);
        break;
      }
    }
    if (line === 'heard' && parts.length < 2 && turn.chance() < VOLUNTEERS[difficulty]) add(speaker.volunteered(concern));
    add(speaker.about(concern, line));
    if (line === 'heard') break;
  }
  if (turn.plan.closing === 'partial') add(speaker.any(turn.scenario.closings.partial));
  while (parts.length > 2 && wordsIn(parts) > BREATH && answer.lines.length < parts.length - 1) parts.splice(answer.lines.length, 1);
  return parts;
}

function partsOf(speaker: Speaker, readings: readonly Reading[]): Parts {
  const { turn } = speaker;
  const { before, after, plan, reading, scenario, similarity } = turn;
  // Who has left says nothing more.
  if (before.outcome === 'left') return [];
  if (after.outcome === 'left') return [hasFault(reading, 'rude', 'threat') && plan.reaction !== null ? speaker.reaction(plan.reaction) : null, speaker.any(scenario.closings.walkAway)];
  const odd = strange(speaker);
  if (odd) return odd;
  const aside = asideOf(parseText(turn.text).slice(0, 12), speaker.index.addresses, similarity);
  if (after.outcome === 'agreed') return scenario.closings.agreement.some((line) => speaker.hasSaid(line)) ? afterwards(speaker, aside) : agreeing(speaker, aside);
  return (aside?.alone === true && !['feelings', 'needs', 'worries'].includes(aside.kind) ? toAside(speaker, aside) : null) ?? onTheMatter(speaker, aside, readings);
}

/** The reply as one text. Every reply names something of the case; only who has left is silent. */
export function spoken(speaker: Speaker, readings: readonly Reading[]): string {
  const parts = partsOf(speaker, readings).filter((part) => part !== null);
  if (speaker.turn.before.outcome === 'left') return '…';
  const text = parts.join(' ');
  if (text !== '' && (namesCase(speaker.turn.scenario, text) || speaker.turn.after.outcome === 'left')) return text;
  const concerns = speaker.unsettled.length > 0 ? speaker.unsettled : speaker.settled;
  const closed = speaker.turn.after.outcome === 'agreed';
  const more = closed ? speaker.matter('eased', speaker.settled) : speaker.insist(concerns);
  return [...parts, more].filter((part) => part !== null).join(' ') || '…';
}
