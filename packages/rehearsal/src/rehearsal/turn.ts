/**
 * One reply, put together: what was asked is answered first, then what was put forward is weighed; only where there is
 * nothing of either, a reaction to what was done and one move of their own (product §11.2).
 */
import type { Difficulty, ReactionKind } from '@parley/shared';
import { leanings } from '../understanding/leaning';
import { wantsAnswer } from '../understanding/dialogue';
import { type ActKind, hasFault, type Reading } from '../understanding/reading';
import { promiseDue } from '../truth/promises';
import { type Answer, answerTo } from './answering';
import { type AsideKind, firstAside } from './aside';
import { asksBack, asksSomething, withoutQuestion, wordsIn } from './breath';
import { namesCase } from './case-words';
import { askWho, challengeOf, doubtOf, threatHeard } from './challenge';
import type { Point } from './points';
import { reactionTo } from './reacting';
import { toStatementInKind } from './in-kind';
import { redLineCrossed } from './red-line';
import type { Speaker } from './speaker';
import { filled } from './voice';
import { meaningOf } from './sureness';
import { weighing } from './weighing';

type Parts = readonly (string | null)[];

/** Turns of the student after which they are asked about a day they named. */
const DUE_AFTER: Readonly<Record<Difficulty, number>> = { easy: 4, medium: 3, hard: 2 };
/** An answer so short may be followed by a move of its own matter (words). */
const SHORT: Readonly<Record<Difficulty, number>> = { easy: 12, medium: 16, hard: 20 };
/** How much nearer than related a fact has to come to be told beside a reaction. */
const NEARLY = 0.08;
/** From here on (0-1) somebody puts something forward. */
const SURELY_PUT = 0.5;
/** From here on what was said belongs to a concern. */
const OF_A_CONCERN = 0.35;

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
/** Nothing was said that could be weighed. */
const emptied = (reading: Reading): boolean =>
  hasFault(reading, ...EMPTY_KINDS, 'over_promise', 'repeat', 'copy', 'blame', 'flatter', 'contradict') &&
  reading.acts.length === 0;
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
  return concern === null ? null : speaker.raising(concern);
};

/** What could not be followed, or was not meant for anybody in this conversation. */
function strange(speaker: Speaker): Parts | null {
  const { reading, points } = speaker.turn;
  const concerns = speaker.unsettled.length > 0 ? speaker.unsettled : speaker.settled;
  // 'Columns?' is no noise where columns were spoken of.
  if (reading.understood === 'noise' && points.some((point) => meaningOf(point) !== null)) return null;
  if (reading.understood === 'other_language')
    return [speaker.reaction('otherLanguage') ?? speaker.matter('foreign', concerns)];
  if (reading.understood === 'noise') return [speaker.reaction('notUnderstood') ?? speaker.matter('lost', concerns)];
  if (hasFault(reading, 'role_break', 'scorer'))
    return [speaker.reaction('brokeRole') ?? speaker.matter('outOfRole', concerns)];
  return null;
}

/** Said beside the matter and nothing else. */
function toAside(speaker: Speaker, kind: AsideKind): Parts | null {
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
    case 'little': {
      // A bare 'yes' to a question is an answer, if a small one.
      const waiting = turn.reading.answer === 'answered' ? null : speaker.any(voice.waiting);
      return [waiting, waiting !== null && asksBack(waiting) ? null : pressing(speaker)];
    }
    default:
      return null;
  }
}

/** Reactions that are welcome after the agreement. */
const WELCOME: ReadonlySet<ReactionKind> = new Set([
  'acknowledged',
  'badNewsOwned',
  'gaveFigure',
  'offeredOption',
  'setBoundary',
  'committed',
  'summarised',
]);

/** After the agreement: courteous, short, and done. */
function afterwards(speaker: Speaker, answer: Answer, aside: AsideKind | null): Parts {
  const { turn, voice } = speaker;
  if (answer.lines.length > 0) return answer.lines;
  if (aside === 'thanks') return [speaker.any(voice.thanked)];
  const newly = turn.plan.lines.find((entry) => entry.line === 'settled');
  if (newly) return [weighing(speaker) ?? speaker.matter('eased', [newly.concern])];
  const kind = turn.plan.reaction;
  const reaction = kind !== null && WELCOME.has(kind) ? reactionTo(speaker) : null;
  const settledSaid = (): string | null =>
    speaker.settled.reduce<string | null>(
      (said, id) =>
        said ?? speaker.first(turn.scenario.concerns.find((concern) => concern.id === id)?.lines.settled ?? []),
      null,
    );
  return [
    reaction,
    speaker.any(voice.afterwards) ?? speaker.matter('eased', speaker.settled) ?? settledSaid() ?? speaker.spare(),
  ];
}

/** A line that takes a stand against something: nobody shakes hands in the same breath. */
const REFUSES = /^(?:no|not|never|nothing|nobody)\b/i;

/** What matters is settled: say so, ask for the last thing, and close on the next turn. */
function agreeing(speaker: Speaker, answer: Answer): Parts {
  const { turn, voice } = speaker;
  const asked = voice.lastThing.some((line) => speaker.hasSaid(line));
  const needsLast = turn.scenario.difficulty !== 'easy' || turn.after.promises.every((promise) => promise.day === null);
  const last = answer.lines.at(-1);
  // Whoever only asked gets the answer; the hand is shaken when nothing is in the air.
  if (
    last !== undefined &&
    (asksBack(last) || REFUSES.test(last) || (answer.asked && (!answer.weighed || answer.inquires)))
  )
    return answer.lines;
  const weighed = answer.lines.length > 0 ? answer.lines : [weighing(speaker)];
  if (!asked && needsLast && turn.before.outcome !== 'agreed') return [...weighed, speaker.any(voice.lastThing)];
  return [...weighed, speaker.any(turn.scenario.closings.agreement)];
}

/** A red line is drawn where somebody asks for what lies behind it, in words that nobody foresaw. */
function redLine(speaker: Speaker): string | null {
  const { points, scenario, similarity } = speaker.turn;
  const unforeseen = points.filter((point) => meaningOf(point) === null).map(({ sentence }) => sentence);
  const crossed = redLineCrossed(scenario, unforeseen, similarity);
  return crossed === null ? null : speaker.first([crossed]);
}

/** They ask after a day that the student named some time ago. */
function afterADay(speaker: Speaker): string | null {
  const { turn, voice } = speaker;
  const asked = (day: string): boolean => voice.due.some((line) => speaker.hasSaid(filled(line, { day }) ?? ''));
  const said = turn.messages.filter((message) => message.role === 'student');
  if (turn.reading.acts.some((act) => act.kind === 'commit')) return null;
  const day = promiseDue(turn.after, said, DUE_AFTER[turn.scenario.difficulty], asked);
  return day === null ? null : speaker.any(voice.due, { day });
}

/** One move of their own where nothing else is said: after a day that was named, or on the concern that is due. */
function ownMove(speaker: Speaker): string | null {
  const planned = speaker.turn.plan.lines.find(({ line }) => line === 'pressed' || line === 'open');
  const concern = planned?.concern ?? inTheAir(speaker);
  return afterADay(speaker) ?? (concern === null ? null : speaker.raising(concern));
}

/** The concern that what they have just said belongs to, if it is still open and was not raised yet. */
function ofTheSameMatter(speaker: Speaker, line: string): string | null {
  const { plan, similarity } = speaker.turn;
  const [best] = [...leanings(speaker.index, line, similarity)].toSorted((left, right) => right[1] - left[1]);
  return best !== undefined &&
    best[1] >= OF_A_CONCERN &&
    speaker.unsettled.includes(best[0]) &&
    plan.lines.some(({ concern, line: kind }) => concern === best[0] && kind === 'open')
    ? best[0]
    : null;
}

const FIGURE = /\d[\d.,:]*/g;

const PUT: ReadonlySet<ActKind> = new Set(['option', 'propose', 'commit', 'recommend']);
/** Behind a word to what was put forward, a worry of the same matter would sound as if nothing had been. */
const puts = ({ turn: { reading } }: Speaker): boolean =>
  reading.acts.some(({ kind, strength }) => PUT.has(kind) && strength >= SURELY_PUT);

/** The answer, and a move behind it where the answer is short, leaves the word to them and the matter is the same. */
function answered(speaker: Speaker, answer: Answer): Parts {
  const { difficulty } = speaker.turn.scenario;
  const last = answer.lines.at(-1) ?? '';
  if (!answer.authored || answer.weighed || puts(speaker) || asksSomething(last)) return answer.lines;
  if (wordsIn(answer.lines.join(' ')) > SHORT[difficulty]) return answer.lines;
  const concern = ofTheSameMatter(speaker, last);
  const more = concern === null ? null : speaker.raising(concern);
  // The same figure twice in a breath is said twice.
  const again = (more?.match(FIGURE) ?? []).some((figure) => answer.lines.some((line) => line.includes(figure)));
  return again ? answer.lines : [...answer.lines, more];
}

const hostile = ({ turn: { plan } }: Speaker): boolean => plan.reaction === 'rude' || plan.reaction === 'threatened';

/** Behind a challenge: what was asked beside what is not so, if it can be answered. */
function besideTheChallenge(speaker: Speaker, matter: readonly Point[]): Parts {
  const { untrue = [], unchecked = [] } = speaker.turn.reading;
  const doubted = new Set([...untrue.map(({ quote }) => quote), ...unchecked]);
  const asked = matter.filter(({ act, of, leans }) => wantsAnswer(act) && !leans && !doubted.has(of));
  const answer = answerTo(speaker, asked);
  return answer.authored ? answer.lines.slice(0, 1) : [];
}

/** Of a doubt and an answer behind it only the last one asks. */
const withAnswer = (doubt: string, answer: Parts): Parts => [
  answer.length > 0 && asksBack(doubt) ? withoutQuestion(doubt) : doubt,
  ...answer,
];

function onTheMatter(speaker: Speaker, matter: readonly Point[], answer: Answer, readings: readonly Reading[]): Parts {
  const { turn, voice } = speaker;
  const { plan, scenario } = turn;
  if (hostile(speaker) && plan.reaction !== null) return [speaker.reaction(plan.reaction)];
  // Who has asked something is not sent away with the answer.
  const partial = plan.closing === 'partial' && !answer.inquires ? speaker.any(scenario.closings.partial) : null;
  if (answer.lines.length > 0) return [...answered(speaker, answer), partial];
  const weighed = weighing(speaker);
  if (weighed !== null) return [weighed, partial];
  const empty = emptyInARow(readings);
  const quiet = scenario.difficulty === 'hard' && empty >= 2;
  const nothing = emptied(turn.reading);
  const inKind = nothing ? null : toStatementInKind(speaker, matter);
  const reaction = inKind ?? (quiet ? null : reactionTo(speaker));
  // Somebody easy helps who gropes about; somebody hard does not.
  const help = scenario.difficulty === 'easy' && empty === 2 ? speaker.first(voice.needs) : null;
  if (inKind !== null && wordsIn(inKind) > SHORT[scenario.difficulty]) return [inKind, partial];
  // Who has few lines of their own has facts.
  const near = scenario.answers === undefined && plan.wantsFact ? speaker.related(NEARLY, false) : null;
  const more = near === null ? null : speaker.fact(near);
  const asks = reaction !== null && asksSomething(reaction);
  return [reaction, more, partial !== null || asks ? null : (help ?? ownMove(speaker)), partial];
}

/** 'Thank you for that. It makes it easier.' */
const onlyThanks = (aside: AsideKind, matter: readonly Point[]): boolean =>
  aside === 'thanks' && matter.every((point) => point.act === 'reports' && point.leans && meaningOf(point) === null);

/** What the reply is made of; null where there is nobody any more to give one. */
function partsOf(speaker: Speaker, readings: readonly Reading[]): Parts | null {
  const { turn } = speaker;
  const { before, after, plan, reading, scenario, points } = turn;
  // Who has said goodbye says nothing more. Who ought to have left, and stayed (another engine spoke), may leave now.
  if (before.outcome === 'left' && scenario.closings.walkAway.some((line) => speaker.hasSaid(line))) return null;
  if (after.outcome === 'left') {
    const hostile = hasFault(reading, 'rude', 'threat');
    // Worn out after the agreement, one goes; what was agreed is not taken back for it.
    const holds = after.concerns.some(({ central, level }) => central && level === 'settled');
    const shaken =
      before.outcome === 'agreed' || (holds && scenario.closings.agreement.some((line) => speaker.hasSaid(line)));
    const parting =
      shaken && !hostile ? (speaker.any(speaker.voice.afterwards) ?? speaker.any(scenario.closings.agreement)) : null;
    return [
      hostile && plan.reaction !== null ? speaker.reaction(plan.reaction) : null,
      parting ?? speaker.any(scenario.closings.walkAway),
    ];
  }
  const odd = strange(speaker);
  if (odd) return odd;
  const crossed = after.outcome === 'agreed' ? null : redLine(speaker);
  if (crossed !== null) return [crossed];
  const matter = points.filter((point) => point.aside === null);
  const aside = firstAside(points.flatMap((point) => point.aside ?? []));
  if (after.outcome !== 'agreed' && aside !== null && (matter.length === 0 || onlyThanks(aside, matter))) {
    const beside = toAside(speaker, aside);
    if (beside !== null) return beside;
  }
  // What is not so is said first; nobody shakes hands on two figures.
  const challenge = hostile(speaker) ? null : challengeOf(speaker);
  if (challenge !== null) return [challenge, ...besideTheChallenge(speaker, matter)];
  // Who bluffs with others’ word is doubted, or asked whose it is.
  const doubt = hostile(speaker) || after.outcome === 'agreed' ? null : doubtOf(speaker);
  if (doubt !== null) return withAnswer(doubt, besideTheChallenge(speaker, matter));
  const who = hostile(speaker) || after.outcome === 'agreed' ? null : askWho(speaker);
  if (who !== null) return [...besideTheChallenge(speaker, matter), who];
  // A threat between the lines is heard before what stands beside it is answered.
  const threat = threatHeard(speaker);
  if (threat !== null) return withAnswer(threat, answerTo(speaker, matter).lines);
  const answer = answerTo(speaker, matter);
  if (after.outcome !== 'agreed') return onTheMatter(speaker, matter, answer, readings);
  return scenario.closings.agreement.some((line) => speaker.hasSaid(line))
    ? afterwards(speaker, answer, matter.length === 0 ? aside : null)
    : agreeing(speaker, answer);
}

/**
 * Whether a reply may stand as it is: words of this case, or an answer to what was asked. A drafted stakeholder, whose plain
 * lines could be anybody's, comes back to the matter.
 */
function mayStand(speaker: Speaker, text: string): boolean {
  const { scenario, points, after } = speaker.turn;
  return (
    text !== '' &&
    (after.outcome === 'left' ||
      (scenario.answers !== undefined &&
        points.some((point) => point.sentence.question || point.act !== 'reports' || meaningOf(point) !== null)) ||
      namesCase(scenario, text))
  );
}

/** The reply as one text. Every reply belongs to the case; only who has left is silent. */
export function spoken(speaker: Speaker, readings: readonly Reading[]): string {
  const parts = partsOf(speaker, readings)?.filter((part) => part !== null);
  if (parts === undefined) return '…';
  const text = parts.join(' ');
  if (mayStand(speaker, text)) return text;
  const concerns = speaker.unsettled.length > 0 ? speaker.unsettled : speaker.settled;
  const closed = speaker.turn.after.outcome === 'agreed';
  const more = closed
    ? (speaker.matter('eased', speaker.settled) ?? speaker.spare())
    : (speaker.insist(concerns) ?? speaker.spare());
  return [...parts, more].filter((part) => part !== null).join(' ') || '…';
}
