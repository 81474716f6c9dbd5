/** What keeps a conversation from scoring high whatever its single sentences say, and what conduct costs (product §12.5, §12.6). */
import {
  arrangedTooOften,
  type Act,
  type ActKind,
  type Doing,
  type FaultKind,
  hasAct,
  hasFault,
  likelyFault,
  messagesWith,
  type Reading,
} from '@parley/rehearsal/reading';
import type { State } from '@parley/rehearsal/state';
import { asksThem, cameToLearn } from '@parley/rehearsal/understanding';
import type { GateId, GateRule, ScoringRules } from '../rubric/scoring-rules';
import { bluffs, isHarsh } from './undertones';

/** Acts that give the other side something to hold. */
const SUBSTANTIAL: readonly ActKind[] = [
  'news',
  'own',
  'figure',
  'option',
  'recommend',
  'boundary',
  'commit',
  'propose',
  'summarise',
  'cause',
  'acknowledge',
  'ask_priority',
  'close',
];
const GIVING: readonly ActKind[] = [
  'news',
  'figure',
  'option',
  'boundary',
  'commit',
  'propose',
  'recommend',
  'cause',
  'own',
];

const kinds = (
  readings: readonly Reading[],
  among: readonly ActKind[],
  counts: (act: Act, reading: Reading) => boolean = () => true,
): number =>
  new Set(
    readings.flatMap((reading) =>
      reading.acts
        .filter((act) => among.includes(act.kind) && act.strength >= 0.5 && counts(act, reading))
        .map((act) => act.kind),
    ),
  ).size;
const STEPS_OF_OWN: ReadonlySet<ActKind> = new Set<ActKind>(['own', 'boundary', 'commit', 'recommend']);
/** A message that names the other's concern repeats what they know; only a figure or a step of one's own gives something. */
const givesNew = (act: Act, reading: Reading): boolean =>
  act.amount !== null || STEPS_OF_OWN.has(act.kind) || !hasAct(reading, 'acknowledge');
const empty = (reading: Reading): boolean =>
  !reading.acts.some((act) => SUBSTANTIAL.includes(act.kind) && act.strength >= 0.4);

/** A shorter talk may have had no occasion. */
const TIME_TO_ASK = 4;
const asksNothing = (readings: readonly Reading[]): boolean =>
  readings.length >= TIME_TO_ASK && !readings.some(asksThem);
/** Without a question: by answering for what was done, naming what it is for them, and leaving the decision to them. */
const hearsOtherwise = (readings: readonly Reading[]): boolean =>
  kinds(readings, ['own', 'acknowledge', 'close']) === 3;

/** How many messages do this; what the sentence model did not tell counts for nothing. */
const doing = (readings: readonly Reading[], what: Doing): number =>
  readings.filter(({ does = [] }) => does.includes(what)).length;
const isClassified = (readings: readonly Reading[]): boolean => readings.some(({ does }) => does !== undefined);

/** One message may be misread. */
const BLAMES = 2;
/** Puts it on others at least as often as it tells how things stand. */
const mostlyBlames = (readings: readonly Reading[]): boolean =>
  doing(readings, 'blames') >= Math.max(BLAMES, doing(readings, 'tells'));

const OFFERS = 3;
const WORRIES_SETTLED = 2;
/** Who tells how it stands, or owns a part, and puts ways forward again and again that settle something, has brought a plan. */
const bringsAPlan = ({ readings, settled }: Conversation): boolean =>
  doing(readings, 'offers') >= OFFERS &&
  (doing(readings, 'tells') >= 2 || doing(readings, 'owns') >= 1) &&
  settled >= WORRIES_SETTLED;

/** A shorter talk may have had no occasion. */
const TIME_TO_GIVE = 5;
/** Whatever the other wants: no way of one's own, no news, and hardly a question. */
const gaveNothing = (readings: readonly Reading[]): boolean =>
  isClassified(readings) &&
  readings.length >= TIME_TO_GIVE &&
  doing(readings, 'offers') + doing(readings, 'tells') === 0 &&
  readings.filter(asksThem).length <= 1;

/** Whether something that a message does or asks is about this concern. */
const bearsOn = ({ acts }: Reading, id: string): boolean =>
  acts.some(({ concern, strength }) => concern === id && strength >= 0.5);

/** Everything a gate looks at. */
interface Conversation {
  readonly readings: readonly Reading[];
  /** How many kinds of acts of substance there are, and how many of those that give something. */
  readonly substantial: number;
  readonly giving: number;
  /** How many of those give what is not only the other's concern named again. */
  readonly givingNew: number;
  readonly asks: boolean;
  /** Whether the student came to learn, and settled something by it: most messages ask the other side for something. */
  readonly learns: boolean;
  /** Whether most messages ask the other side for something, whatever came of it. */
  readonly inquires: boolean;
  readonly centralAnswered: boolean;
  /** Whether the student took up what weighs most: it was heard, or something they did or asked bears on it. */
  readonly centralTakenUp: boolean;
  /** Whether at least half of the messages ask the other side for something. */
  readonly asksOften: boolean;
  readonly anySettled: boolean;
  readonly settled: number;
  /** The messages that settled them. */
  readonly settledAt: readonly number[];
  /** How many claims of the student the stakeholder has denied. */
  readonly denied: number;
  /** Whether at least this share of the messages is so. */
  readonly most: (share: number, test: (reading: Reading) => boolean) => boolean;
}

/** One may be a slip, or misread. */
const UNTRUTHS = 2;
const ONE_MAY_BE_MISREAD = 2;
const ABUSE: readonly FaultKind[] = ['rude', 'threat'];
const TO_A_SCORER: readonly FaultKind[] = ['scorer', 'role_break'];
const reaches = ({ readings }: Conversation, share: number, kinds: readonly FaultKind[]): boolean =>
  readings.length > 0 && messagesWith(readings, ...kinds) / readings.length >= share;

const ONE_MAY_BE_A_SLIP = 1;
/** So many messages after the last such one are a turn. */
const TURNED = 3;
/** Stopped insulting or threatening, and was answered: two worries settled, one of them after the last such message. */
function turned({ readings, settledAt }: Pick<Conversation, 'readings' | 'settledAt'>): boolean {
  const last = readings.findLast((reading) => likelyFault(reading, ...ABUSE))?.messageNumber ?? 0;
  return (
    readings.filter(({ messageNumber }) => messageNumber > last).length >= TURNED &&
    settledAt.length >= WORRIES_SETTLED &&
    settledAt.some((at) => at > last)
  );
}

const settledIn = ({ concerns }: State): readonly number[] =>
  concerns.flatMap(({ level, settledAt }) => (level === 'settled' ? (settledAt ?? []) : []));

const toldOnly = ({ readings }: Conversation): boolean =>
  asksNothing(readings) && !hearsOtherwise(readings) && kinds(readings, ['own', 'recommend']) === 0;

/** Who asks, and few words that settle worries, or answer what weighs most between questions, were not empty. */
const isNotEmpty = ({ inquires, settled, centralAnswered, asksOften }: Conversation): boolean =>
  inquires || settled >= WORRIES_SETTLED || (centralAnswered && asksOften);

/** Faults that nobody has who only tells how things stand. */
const NOT_HONEST: readonly FaultKind[] = ['untrue', 'over_promise', 'blame', 'own_record', 'contradict'];
/** One denial may be misheard. */
const DENIALS = 2;
const TELLING: ReadonlySet<ActKind> = new Set<ActKind>(['news', 'cause', 'boundary']);
const tellsOf = (reading: Reading): boolean =>
  (reading.does ?? []).includes('tells') ||
  reading.acts.some(({ kind, strength }) => TELLING.has(kind) && strength >= 0.5);
/**
 * Passive and honest: tells how things stand in every second message and settles something by it, or answers what was asked,
 * more than once; with nothing untrue, promised or boasted in it.
 */
const tellsHonestly = ({ readings, denied, anySettled, centralAnswered }: Conversation): boolean => {
  const often = doing(readings, 'tells') >= Math.max(2, readings.length / 2) && anySettled;
  const answers = readings.filter(({ answer }) => answer === 'answered').length >= 2;
  const told = answers && readings.filter(tellsOf).length >= 2 && (anySettled || centralAnswered);
  return (often || told) && denied < DENIALS && messagesWith(readings, ...NOT_HONEST) === 0;
};

/** One yes may be a good one. */
const YIELDS = 3;

const SHUT: Readonly<Record<GateId, (conversation: Conversation, share: number) => boolean>> = {
  'said-nothing': ({ readings }) => readings.length === 0,
  'nothing-of-substance': ({ substantial }) => substantial === 0,
  'hardly-any-substance': ({ substantial, giving, learns }) =>
    !learns && substantial > 0 && substantial <= 2 && giving <= 1,
  'mostly-empty': (conversation, share) =>
    !isNotEmpty(conversation) && conversation.most(share, empty) && conversation.substantial <= 3,
  'half-empty': (conversation, share) =>
    !isNotEmpty(conversation) && conversation.most(share, empty) && conversation.giving <= 2,
  'only-questions': ({ asks, givingNew, learns }) => !learns && asks && givingNew === 0,
  'central-unanswered-nothing-settled': ({ centralAnswered, anySettled }) => !centralAnswered && !anySettled,
  'central-unanswered': ({ centralAnswered, centralTakenUp, anySettled }) =>
    !centralAnswered && !centralTakenUp && anySettled,
  'central-only-heard': ({ centralAnswered, centralTakenUp, anySettled }) =>
    !centralAnswered && centralTakenUp && anySettled,
  abuse: ({ readings }) => messagesWith(readings, ...ABUSE) > 0,
  'mostly-abuse': (conversation, share) => reaches(conversation, share, ABUSE),
  'abuse-unmended': (conversation) => messagesWith(conversation.readings, ...ABUSE) > 0 && !turned(conversation),
  'abuse-mended': (conversation) =>
    messagesWith(conversation.readings, ...ABUSE) > ONE_MAY_BE_A_SLIP && turned(conversation),
  'abuse-to-the-end': (conversation, share) => reaches(conversation, share, ABUSE) && !turned(conversation),
  'not-understood': ({ most }, share) => most(share, (reading) => reading.understood !== 'clear'),
  scorer: ({ readings }) => messagesWith(readings, ...TO_A_SCORER) > 0,
  'mostly-scorer': (conversation, share) => reaches(conversation, share, TO_A_SCORER),
  'mostly-copied': ({ most }, share) => most(share, (reading) => hasFault(reading, 'copy')),
  'mostly-retold': ({ most }, share) => most(share, (reading) => reading.retold === true),
  'mostly-repeated': ({ most }, share) => most(share, (reading) => hasFault(reading, 'repeat')),
  'mostly-off-topic': ({ most }, share) => most(share, (reading) => hasFault(reading, 'off_topic')),
  untrue: ({ readings }) => readings.reduce((sum, { untrue = [] }) => sum + untrue.length, 0) >= UNTRUTHS,
  'untrue-taken-back': ({ readings }) => {
    const admitted = new Set(readings.flatMap(({ admits = [] }) => admits.map(({ quote }) => quote)));
    const proven = readings.flatMap(({ untrue = [] }) => untrue).filter(({ quote }) => !admitted.has(quote));
    return admitted.size > 0 && admitted.size + proven.length >= UNTRUTHS;
  },
  'over-promised': (conversation, share) =>
    messagesWith(conversation.readings, 'over_promise') >= 2 && reaches(conversation, share, ['over_promise']),
  'mostly-flattery': ({ most }, share) => most(share, (reading) => hasFault(reading, 'flatter')),
  'asked-nothing': ({ readings }) => asksNothing(readings) && !hearsOtherwise(readings),
  'told-only': (conversation) => toldOnly(conversation) && !bringsAPlan(conversation) && !tellsHonestly(conversation),
  'told-a-plan': (conversation) => toldOnly(conversation),
  'gave-in': ({ readings }, share) => doing(readings, 'yields') >= Math.max(YIELDS, share * readings.length),
  'blamed-only': ({ readings }) => asksNothing(readings) && !hearsOtherwise(readings) && mostlyBlames(readings),
  unchecked: ({ readings }) => readings.filter(({ unchecked = [] }) => unchecked.length > 0).length >= UNTRUTHS,
  arranged: ({ readings }) => arrangedTooOften(readings).length > 0,
  harsh: ({ readings }, share) => isHarsh(readings, share),
  'mostly-harsh': ({ readings, asksOften }, share) => !asksOften && isHarsh(readings, share),
  bluffed: ({ readings }) => bluffs(readings),
  'gave-nothing': ({ readings }) => gaveNothing(readings),
  denied: ({ denied }) => denied >= UNTRUTHS,
};

/**
 * Every gate that is shut, the lowest first.
 * @param denied how many claims of the student the stakeholder has denied (`deniedIn`)
 */
export function shutGates(
  rules: ScoringRules,
  readings: readonly Reading[],
  final: State,
  denied = 0,
): readonly GateRule[] {
  const conversation: Conversation = {
    readings,
    substantial: kinds(readings, SUBSTANTIAL),
    giving: kinds(readings, GIVING),
    givingNew: kinds(readings, GIVING, givesNew),
    asks: readings.some((reading) => reading.acts.some((act) => act.kind === 'ask' || act.kind === 'ask_priority')),
    inquires: cameToLearn(readings),
    learns: cameToLearn(readings) && final.concerns.some((concern) => concern.level === 'settled'),
    centralAnswered: final.concerns.every((concern) => !concern.central || concern.answeredAt !== null),
    centralTakenUp: final.concerns.some(
      ({ id, central, level }) => central && (level !== 'open' || readings.some((reading) => bearsOn(reading, id))),
    ),
    asksOften: readings.filter(asksThem).length >= readings.length / 2,
    anySettled: final.concerns.some((concern) => concern.level === 'settled'),
    settled: final.concerns.filter((concern) => concern.level === 'settled').length,
    settledAt: settledIn(final),
    denied,
    most: (share, test) => readings.length > 0 && readings.filter(test).length / readings.length >= share,
  };
  return rules.gates
    .filter((gate) => SHUT[gate.id](conversation, gate.share))
    .sort((left, right) => left.cap - right.cap);
}

/** A shorter talk has shown nothing yet. */
const TIME_TO_BE_CIVIL = 3;
const UNCIVIL: readonly FaultKind[] = [
  'rude',
  'threat',
  'scorer',
  'role_break',
  'copy',
  'repeat',
  'untrue',
  'contradict',
];
const BESIDE_IT: readonly FaultKind[] = ['flatter', 'off_topic', 'too_short'];

/** Whether a conversation, however little it holds, stayed civil, honest and with the matter. */
export const isCivil = (readings: readonly Reading[]): boolean =>
  readings.length >= TIME_TO_BE_CIVIL &&
  readings.every(({ understood, addressed }) => understood === 'clear' && addressed) &&
  messagesWith(readings, ...UNCIVIL) === 0 &&
  readings.filter((reading) => likelyFault(reading, ...ABUSE)).length < ONE_MAY_BE_MISREAD &&
  readings.filter((reading) => hasFault(reading, 'blame')).length < BLAMES &&
  readings.filter((reading) => hasFault(reading, ...BESIDE_IT)).length < readings.length / 2;

/** Faults of how somebody is treated: who turned pays for all of them together what `turnedMost` allows. */
const MENDED_BY_TURNING: ReadonlySet<FaultKind> = new Set<FaultKind>([...ABUSE, 'blame']);

/** What conduct takes off, in points of 10, and for what. */
export function conductCost(
  rules: ScoringRules,
  readings: readonly Reading[],
  final: State,
): { readonly points: number; readonly label: string } {
  const found = rules.costs.flatMap(({ fault, each, most, label }) => {
    const count = messagesWith(readings, fault);
    return count === 0 ? [] : [{ fault, points: Math.min(most, each * count), label }];
  });
  const sumOf = (costs: readonly { readonly points: number }[]): number =>
    costs.reduce((sum, { points }) => sum + points, 0);
  const mended = sumOf(found.filter(({ fault }) => MENDED_BY_TURNING.has(fault)));
  const most =
    rules.turnedMost !== null && turned({ readings, settledAt: settledIn(final) }) ? rules.turnedMost : mended;
  const parts: { points: number; label: string }[] = [...found];
  if (final.outcome === 'left') parts.push({ points: rules.walkedOut, label: 'the stakeholder walked out' });
  return {
    points: sumOf(parts) - Math.max(0, mended - most),
    label: parts.map((part) => part.label).join(', '),
  };
}

/** How far the case moved, 0-1: each concern by its weight, the central one heavier, and an agreement on top. */
export function caseProgress(rules: ScoringRules, final: State): number {
  const weight = (concern: State['concerns'][number]): number =>
    concern.weight * (concern.central ? rules.centralWeight : 1);
  const total = final.concerns.reduce((sum, concern) => sum + weight(concern), 0);
  const moved = final.concerns.reduce((sum, concern) => sum + weight(concern) * rules.progress[concern.level], 0);
  return total === 0
    ? 0
    : (1 - rules.agreementShare) * (moved / total) + (final.outcome === 'agreed' ? rules.agreementShare : 0);
}
