/** One reply, put together: the answer to what was asked, the reaction to what was done, and one move of their own. */
import type { Difficulty, ReactionKind } from '@parley/shared';
import { parseText, type Sentence } from '../language/parse';
import { copiedShare } from '../understanding/conduct';
import { hasAct, hasFault, type Reading } from '../understanding/reading';
import { answerTo, type Answer } from './answering';
import { asideOf, type Aside } from './aside';
import { namesCase } from './case-words';
import { isForeseen } from './foreseen';
import { filled } from './voice';
import { changeFrom, clashWith, promiseDue } from './memory';
import { redLineCrossed } from './red-line';
import type { Speaker } from './speaker';

type Parts = readonly (string | null)[];

/** Turns of the student after which they are asked about a day they named. */
const DUE_AFTER: Readonly<Record<Difficulty, number>> = { easy: 4, medium: 3, hard: 2 };
/** How often an answer is followed by a question of their own, 0-1. */
const PRESSES_ON: Readonly<Record<Difficulty, number>> = { easy: 0.4, medium: 0.65, hard: 0.9 };
/** How often they tell more than they were asked, 0-1. */
const VOLUNTEERS: Readonly<Record<Difficulty, number>> = { easy: 0.7, medium: 0.3, hard: 0 };
const ECHOES = 0.55;
/** Share of a message that stood in the conversation before it, from which it is a repetition. */
const COPIED = 0.6;
/** Longer than this nobody speaks in one breath here (words). */
const BREATH = 62;

/** Told beside a question that was worth answering, now and then (0-1). */
const WELCOMES = 0.3;
const WELCOME: ReadonlySet<ReactionKind> = new Set([
  'acknowledged',
  'badNewsOwned',
  'gaveFigure',
  'offeredOption',
  'setBoundary',
  'committed',
  'summarised',
]);

const EMPTY_KINDS = [
  'vague',
  'dodge',
  'empty_option',
  'empty_commit',
  'hollow_comfort',
  'hedge',
  'own_record',
  'too_short',
  'generic_question',
] as const;
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

/** What could not be followed, or was not meant for anybody in this conversation. */
function strange(speaker: Speaker): Parts | null {
  const { reading } = speaker.turn;
  const concerns = speaker.unsettled.length > 0 ? speaker.unsettled : speaker.settled;
  if (reading.understood === 'other_language')
    return [speaker.reaction('otherLanguage') ?? speaker.matter('foreign', concerns)];
  if (reading.understood === 'noise') return [speaker.reaction('notUnderstood') ?? speaker.matter('lost', concerns)];
  if (hasFault(reading, 'role_break', 'scorer'))
    return [speaker.reaction('brokeRole') ?? speaker.matter('outOfRole', concerns)];
  return null;
}

/** Said beside the matter and nothing else. */
function toAside(speaker: Speaker, { kind }: Aside): Parts | null {
  const { voice, turn } = speaker;
  const { difficulty } = turn.scenario;
  const concern = inTheAir(speaker);
  switch (kind) {
    case 'greeting':
      return [speaker.any(voice.greeted), pressing(speaker)];
    case 'small_talk':
      return [speaker.any(voice.smallTalk), difficulty === 'easy' ? null : pressing(speaker)];
    case 'thanks':
      return [speaker.any(voice.thanked), difficulty === 'hard' ? null : pressing(speaker)];
    case 'farewell':
      return [
        speaker.settled.length > 0 || turn.after.concerns.some((entry) => entry.level === 'answered')
          ? speaker.any(turn.scenario.closings.partial)
          : speaker.any(voice.parting),
      ];
    case 'lost_thread':
      return concern === null ? null : [speaker.matter('lostThread', [concern]), pressing(speaker)];
    case 'again':
      return concern === null
        ? null
        : [speaker.matter('again', [concern]), speaker.confided(concern) ?? pressing(speaker)];
    case 'little':
      // A bare 'yes' to a question is an answer, if a small one.
      return [
        turn.reading.answer === 'answered' ? null : speaker.any(voice.waiting),
        difficulty === 'hard' && turn.chance() < 0.5 ? null : pressing(speaker),
      ];
    default:
      return null;
  }
}

/** After the agreement: courteous, short, and done. */
function afterwards(speaker: Speaker, aside: Aside | null): Parts {
  const { turn, voice } = speaker;
  // 'Anything else?' has been answered by agreeing.
  const more = aside?.kind === 'needs' || aside?.kind === 'worries' ? speaker.any(voice.afterwards) : null;
  if (more !== null) return [more];
  const answer = answerTo(speaker, aside);
  if (answer.lines.length > 0) return answer.lines;
  if (aside?.kind === 'thanks' && aside.alone) return [speaker.any(voice.thanked)];
  const newly = turn.plan.lines.find((entry) => entry.line === 'settled');
  const settledSaid = (): string | null =>
    speaker.settled.reduce<string | null>(
      (said, id) =>
        said ?? speaker.first(turn.scenario.concerns.find((concern) => concern.id === id)?.lines.settled ?? []),
      null,
    );
  const kind = turn.plan.reaction;
  const reaction = kind !== null && WELCOME.has(kind) ? speaker.reaction(kind) : null;
  return newly
    ? [speaker.about(newly.concern, 'settled')]
    : [
        reaction,
        speaker.any(voice.afterwards) ?? settledSaid() ?? speaker.matter('eased', speaker.settled) ?? speaker.spare(),
      ];
}

/** What matters is settled: say so, ask for the last thing, and close on the next turn. */
function agreeing(speaker: Speaker, aside: Aside | null): Parts {
  const { turn, voice } = speaker;
  const asked = voice.lastThing.some((line) => speaker.hasSaid(line));
  const needsLast = turn.scenario.difficulty !== 'easy' || turn.after.promises.every((promise) => promise.day === null);
  const settled = turn.plan.lines
    .filter((entry) => entry.line === 'settled')
    .slice(0, 1)
    .map((entry) => speaker.about(entry.concern, 'settled'));
  const answer = answerTo(speaker, aside);
  if (!asked && needsLast && turn.before.outcome !== 'agreed')
    return [...answer.lines.slice(0, 1), ...settled, speaker.any(voice.lastThing)];
  const kind = turn.plan.reaction;
  const reaction =
    settled.length > 0 || answer.whole || kind === null || !WELCOME.has(kind) ? null : speaker.reaction(kind);
  return [
    ...answer.lines.slice(0, 1),
    ...(settled.length > 0 ? settled : [reaction]),
    speaker.any(turn.scenario.closings.agreement),
  ];
}

const saidBefore = ({ turn }: Speaker): readonly string[] =>
  turn.messages
    .filter((message) => message.role === 'student')
    .slice(0, -1)
    .map((message) => message.content);

/** A figure or a day that is not the one from before, held against the student. */
function contradiction(speaker: Speaker): string | null {
  const clash = hasFault(speaker.turn.reading, 'copy') ? null : clashWith(speaker.turn.text, saidBefore(speaker));
  return clash && speaker.any(speaker.voice.clash, { old: clash.old, new: clash.new });
}

/** The reaction to what was done: a contradiction first, then the student's own words handed back, then the persona's. */
function reactionTo(speaker: Speaker, answered: boolean): string | null {
  const { plan, text, messages, chance, reading } = speaker.turn;
  const clash = contradiction(speaker);
  if (clash !== null) return clash;
  const kind = plan.reaction;
  // The same words with another day or figure in them are a correction.
  if (kind === 'repeated' && changeFrom(text, saidBefore(speaker)) !== null)
    return hasAct(reading, 'commit') ? speaker.reaction('committed') : null;
  // 'Good question' stands before the answer or nowhere.
  // What stands in the briefing was not said here before.
  if (
    kind === 'repeated' &&
    !hasFault(reading, 'repeat') &&
    copiedShare(
      text,
      messages.slice(0, -1).map((message) => message.content),
    ) < COPIED
  )
    return null;
  if (
    kind === null ||
    kind === 'askedWell' ||
    (answered && ['vague', 'dodged', 'offTopic', 'notUnderstood'].includes(kind))
  )
    return null;
  // A way forward is no bad news, whatever was lost on the way to it.
  if (kind === 'badNewsOwned' && !hasAct(reading, 'own') && hasAct(reading, 'option', 'propose', 'commit', 'recommend'))
    return null;
  const first = plan.lines[0]?.line;
  // The concern's own line already says that it was heard, or weighs what was offered.
  if (
    (first === 'heard' && kind === 'acknowledged') ||
    (first === 'settled' && !['badNewsOwned', 'contradicted', 'setBoundary'].includes(kind)) ||
    first === 'relapsed'
  )
    return null;
  if (first === 'answered' && kind !== 'committed' && chance() < 0.5) return null;
  if (plan.echo && ['committed', 'gaveFigure', 'offeredOption'].includes(kind) && chance() < ECHOES) {
    const echo = speaker.echo();
    if (echo !== null) return echo;
  }
  return speaker.reaction(kind);
}

/** A red line is drawn where somebody asks for what lies behind it. */
function redLine(speaker: Speaker, sentences: readonly Sentence[]): string | null {
  const crossed = redLineCrossed(speaker.turn.scenario, sentences, speaker.turn.similarity);
  return crossed === null ? null : speaker.first([crossed]);
}

/** Reactions that words written for the question hold already, or contradict: they weigh what was proposed, and take figures up. */
const IN_THE_ANSWER: ReadonlySet<ReactionKind> = new Set([
  'gaveFigure',
  'offeredOption',
  'setBoundary',
  'vague',
  'dodged',
  'offTopic',
  'notUnderstood',
  'repeated',
]);
const saidWithIt = (reaction: ReactionKind | null, answer: Answer): boolean =>
  answer.foreseen && reaction !== null && IN_THE_ANSWER.has(reaction);

const wordsIn = (parts: readonly string[]): number => parts.join(' ').split(/\s+/).length;

/** Pieces of a reply by what they are for; where it gets too long, the later kinds of this list stay. */
const DROPPED_FIRST = ['welcome', 'more', 'reaction', 'move', 'answer'] as const;
interface Piece {
  readonly kind: (typeof DROPPED_FIRST)[number];
  readonly text: string;
}

function inOneBreath(pieces: readonly Piece[]): readonly string[] {
  const kept = [...pieces];
  for (const kind of DROPPED_FIRST.slice(0, 3)) {
    const at = kept.findIndex((piece) => piece.kind === kind);
    if (kept.length > 2 && wordsIn(kept.map((piece) => piece.text)) > BREATH && at >= 0) kept.splice(at, 1);
  }
  return kept.map((piece) => piece.text);
}

/** What they say of their own accord: of the concern the plan names, or after a day the student named. */
function move(
  speaker: Speaker,
  answered: { readonly whole: boolean; readonly behind: string | null },
  add: (kind: Piece['kind'], line: string | null) => void,
  spoken: () => number,
): void {
  const { turn, voice } = speaker;
  const { difficulty } = turn.scenario;
  const asked = (day: string): boolean => voice.due.some((line) => speaker.hasSaid(filled(line, { day }) ?? ''));
  const said = turn.messages.filter((message) => message.role === 'student');
  for (const [at, planned] of turn.plan.lines.entries()) {
    const { concern } = planned;
    const line =
      (planned.line === 'settled' || planned.line === 'answered') && speaker.onlyHears(concern)
        ? 'heard'
        : planned.line;
    if (concern === answered.behind || (at > 0 && spoken() >= 3)) return;
    const presses = line === 'pressed' || line === 'open';
    if (presses && answered.whole && turn.chance() >= PRESSES_ON[difficulty]) return;
    if (line === 'pressed' && !answered.whole && turn.reading.acts.every((act) => act.kind !== 'commit')) {
      const day = promiseDue(turn.after, said, DUE_AFTER[difficulty], asked);
      const due = day === null ? null : speaker.any(voice.due, { day });
      if (due !== null) {
        add('move', due);
        return;
      }
    }
    if (line === 'heard' && spoken() < 2 && turn.chance() < VOLUNTEERS[difficulty])
      add('more', speaker.volunteered(concern));
    add('move', speaker.about(concern, line));
    if (line === 'heard') return;
  }
}

function onTheMatter(speaker: Speaker, aside: Aside | null, readings: readonly Reading[]): Parts {
  const { turn, voice } = speaker;
  const { difficulty } = turn.scenario;
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], text: string | null): void => {
    if (text !== null) pieces.push({ kind, text });
  };
  const answer = answerTo(speaker, aside);
  if (answer.told && answer.lines.length > 0 && turn.plan.reaction === 'askedWell' && turn.chance() < WELCOMES)
    add('welcome', speaker.reaction('askedWell'));
  for (const line of answer.lines) add('answer', line);
  const empty = emptyInARow(readings);
  const weighs = turn.plan.lines.some((entry) => entry.line === 'answered' || entry.line === 'settled');
  const related = !answer.whole && turn.plan.wantsFact ? speaker.related(0.08, weighs) : null;
  const repeatsFigure = related !== null && turn.plan.echo?.kind === 'figure' && turn.plan.reaction === 'gaveFigure';
  const quiet = (difficulty === 'hard' && empty >= 2) || repeatsFigure;
  const answering = saidWithIt(turn.plan.reaction, answer);
  add('reaction', quiet ? null : answering ? contradiction(speaker) : reactionTo(speaker, answer.whole));
  if (['rude', 'threatened'].includes(turn.plan.reaction ?? '')) return pieces.map((piece) => piece.text);
  if (related && pieces.length < 2 && (repeatsFigure || turn.chance() < 0.75)) add('more', speaker.fact(related));
  // Somebody easy helps who gropes about; somebody hard does not.
  if (difficulty === 'easy' && empty === 2 && !answer.whole) add('more', speaker.first(voice.needs));
  move(speaker, answer, add, () => pieces.length);
  if (turn.plan.closing === 'partial') add('move', speaker.any(turn.scenario.closings.partial));
  return inOneBreath(pieces);
}

function partsOf(speaker: Speaker, readings: readonly Reading[]): Parts {
  const { turn } = speaker;
  const { before, after, plan, reading, scenario, similarity } = turn;
  // Who has left says nothing more.
  if (before.outcome === 'left') return [];
  if (after.outcome === 'left') {
    const hostile = hasFault(reading, 'rude', 'threat');
    // Worn out after the agreement, one goes; what was agreed is not taken back for it.
    const parting =
      before.outcome === 'agreed' && !hostile
        ? (speaker.any(speaker.voice.afterwards) ?? speaker.any(scenario.closings.agreement))
        : null;
    return [
      hostile && plan.reaction !== null ? speaker.reaction(plan.reaction) : null,
      parting ?? speaker.any(scenario.closings.walkAway),
    ];
  }
  const odd = strange(speaker);
  if (odd) return odd;
  const sentences = parseText(turn.text).slice(0, 12);
  const crossed = after.outcome === 'agreed' ? null : redLine(speaker, sentences);
  if (crossed !== null) return [crossed];
  const beside = sentences.filter((sentence) => !isForeseen(scenario.answers, sentence, similarity));
  const heard = asideOf(beside, speaker.index.addresses, similarity);
  const aside = heard && { ...heard, alone: heard.alone && beside.length === sentences.length };
  // Nobody shakes hands on two figures.
  const clash = after.outcome === 'agreed' ? contradiction(speaker) : null;
  if (clash !== null) return [clash];
  if (after.outcome === 'agreed')
    return scenario.closings.agreement.some((line) => speaker.hasSaid(line))
      ? afterwards(speaker, aside)
      : agreeing(speaker, aside);
  return (
    (aside?.alone === true && !['feelings', 'needs', 'worries'].includes(aside.kind)
      ? toAside(speaker, aside)
      : null) ?? onTheMatter(speaker, aside, readings)
  );
}

/** The reply as one text. Every reply names something of the case; only who has left is silent. */
export function spoken(speaker: Speaker, readings: readonly Reading[]): string {
  const parts = partsOf(speaker, readings).filter((part) => part !== null);
  if (speaker.turn.before.outcome === 'left') return '…';
  const text = parts.join(' ');
  if (text !== '' && (namesCase(speaker.turn.scenario, text) || speaker.turn.after.outcome === 'left')) return text;
  const concerns = speaker.unsettled.length > 0 ? speaker.unsettled : speaker.settled;
  const closed = speaker.turn.after.outcome === 'agreed';
  const more = closed
    ? (speaker.matter('eased', speaker.settled) ?? speaker.spare())
    : (speaker.insist(concerns) ?? speaker.spare());
  return [...parts, more].filter((part) => part !== null).join(' ') || '…';
}
