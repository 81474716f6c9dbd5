/** What happened in the conversation, in a few sentences. */
import { parseText, plainWords } from '@parley/rehearsal/language';
import { type Act, type ActKind, hasFault, messagesWith } from '@parley/rehearsal/reading';
import { actBehind, faultBehind } from '@parley/rehearsal/state';
import { inBoth } from '@parley/rehearsal/understanding';
import type { TrustPoint } from '@parley/shared';
import { aroundOf, bearsAct, touched } from './clear-signs';
import { type Decisive, HABIT, whatDecided } from './decisive';
import { deniedIn } from './denied';
import { owning } from './plainly';
import { acceptsIn, cameBack, endedWell, takenSince, wonBy } from './received';
import { passedOver, shownFault } from './shown-faults';
import { nameOf, shownSkills, weakest } from './shown-skills';
import { clip, isHonest, NAMED_WORDS, namedIn, OBJECT, POSSESSIVE, quoted, saidBy, summaryOf, type Told } from './told';
import { isHarsh, soundsHarsh } from './undertones';
import { cameUp } from './voiced';

const NOTABLE = 3;
/** Less than this (points of trust) loses nobody. */
const LOST = 5;
/** A gain is told only if it is so large. */
const STRIKING = 6;
/** From this score on a rise of trust is nobody’s misjudgement. */
const FAIR = 5;
/** From this score on a talk was sound enough to be told that it settled what it turned on. */
const SOUND = 7;

/** Acts whose words a reader recognises as a move; what only names a concern is told by its sense alone. */
const RECOGNISED: ReadonlySet<ActKind> = new Set<ActKind>([
  'news',
  'own',
  'cause',
  'figure',
  'option',
  'recommend',
  'boundary',
  'commit',
  'ask_priority',
  'ask',
  'summarise',
]);
const PLAIN_STRENGTH = 0.6;
const GREETS = / (?:hello|hi|good morning|good afternoon|thank you|thanks) /;

const someWords = (quote: string, form: RegExp): boolean =>
  parseText(quote).some((said) => form.test(plainWords(said)));
/** What the words must hold before a gain is put down to such an act. */
function saysSo(act: ActKind, quote: string): boolean {
  // 'I can go one of two ways' stands behind nothing yet, and 'the next slot is in May' is nobody's promise.
  if (act === 'commit') return someWords(quote, / (?:i|we|me|us) /) && !someWords(quote, / (?:can|could) /);
  // 'Would you want that, or be left in peace?' asks for a yes.
  if (act === 'ask_priority') return someWords(quote, / (?:what|which|how|who|where|why) /);
  return true;
}

const ASKING: ReadonlySet<ActKind> = new Set<ActKind>(['ask', 'ask_priority']);
/** A question that gets no answer moves nobody. */
const KNOWS_NOT =
  / (?:no (?:number|answer|idea|opinion)|nothing|can not (?:say|tell)|could not (?:say|tell)|do not know|without number) /;
const plainIn = (text: string): string => parseText(text).map(plainWords).join(' ');
/** Fewer words than these show no move by themselves. */
const SPEAKS = 6;
/** So much of it has to come back before words are shown for what moved somebody. */
const TAKEN_UP = 2;
/** How near what came back is to these words. */
const takenUp = (told: Told, number: number, quote: string): number =>
  inBoth(namedIn(clip(quote)), namedIn(cameBack(told, number)));

/**
 * The words that a gain of trust rests on: those that answer the worry that moved with them, else those that what came back
 * takes up. Null where neither is so.
 */
function carrying(told: Told, { messageNumber, reason }: TrustPoint): Act | null {
  const reading = told.readings.find((entry) => entry.messageNumber === messageNumber);
  const kind = actBehind(reason);
  const around = aroundOf(told.messages, messageNumber);
  const movedHere = new Set(
    told.final.concerns.flatMap(({ id, answeredAt, settledAt }) =>
      answeredAt === messageNumber || settledAt === messageNumber ? [id] : [],
    ),
  );
  const answers = (act: Act): boolean => act.concern !== null && movedHere.has(act.concern);
  const near = (act: Act): number => takenUp(told, messageNumber, act.quote);
  const [best] = (reading?.acts ?? [])
    .filter(
      (act) =>
        RECOGNISED.has(act.kind) &&
        act.strength >= PLAIN_STRENGTH &&
        saysSo(act.kind, clip(act.quote)) &&
        bearsAct(act.kind, clip(act.quote), around) &&
        (act.kind !== 'own' || owning(clip(act.quote))) &&
        (act.kind === 'own' || act.quote.trim().split(/\s+/).length >= SPEAKS) &&
        (near(act) >= TAKEN_UP || (answers(act) && near(act) >= 1) || act.kind === 'own') &&
        !(ASKING.has(act.kind) && KNOWS_NOT.test(plainIn(cameBack(told, messageNumber)))) &&
        !parseText(act.quote).some((sentence) => GREETS.test(plainWords(sentence))),
    )
    .toSorted(
      (left, right) =>
        Number(answers(right)) - Number(answers(left)) ||
        near(right) - near(left) ||
        Number(right.kind === kind) - Number(left.kind === kind) ||
        right.strength - left.strength,
    );
  return best ?? null;
}

/** Steps so near the largest (points of trust) that none is the largest. */
const AS_LARGE = 1;
/** Faults beside which a step of trust is nobody's gain. */
const SPOILS = ['rude', 'threat', 'blame', 'dodge', 'over_promise', 'vague', 'repeat', 'copy', 'contradict'] as const;
/** Below this a step of trust was no gain to repeat. */
const POOR = 3;

/** Whether nothing in the talk forbids to tell it as a gain: what is not so, what was denied, and blame as a habit do. */
const mayGain = (told: Told): boolean =>
  isHonest(told) &&
  told.overall >= POOR &&
  deniedIn(told.scenario, told.messages) === 0 &&
  messagesWith(told.readings, 'blame', 'rude', 'threat') < HABIT &&
  !isHarsh(told.readings);

/** The message that moved trust most, where what came back takes it: with its words where these were taken up. */
function turningPoint(told: Told, moves: readonly TrustPoint[]): string | null {
  const { shortName, pronoun } = told.scenario.persona;
  const gains = moves.filter((point) => point.delta >= STRIKING).toSorted((left, right) => right.delta - left.delta);
  const largest = gains.filter((point) => point.delta > (gains[0]?.delta ?? 0) - AS_LARGE);
  if (!mayGain(told)) return null;
  const sound = largest.filter(
    ({ messageNumber }) =>
      wonBy(told, messageNumber) &&
      !told.readings.some(
        (reading) => reading.messageNumber === messageNumber && (hasFault(reading, ...SPOILS) || soundsHarsh(reading)),
      ),
  );
  const best = sound.find((point) => carrying(told, point) !== null) ?? sound[0];
  if (!best) return null;
  const act = carrying(told, best);
  const total = Math.round(told.final.trust - (told.final.curve[0]?.value ?? told.final.trust));
  const among = largest.length > 1 ? 'one of the largest steps' : 'the largest step';
  const overall =
    total >= best.delta
      ? `, ${among} of a rise by ${total}`
      : total <= -NOTABLE
        ? `, but over the whole talk ${POSSESSIVE[pronoun]} trust fell by ${-total}`
        : '';
  const how = largest.length > 1 ? `you moved ${shortName} as much as with any` : `you moved ${shortName} most`;
  const words = act === null ? '' : `: ${quoted(act.quote)}`;
  return `With message ${best.messageNumber} ${how}${words} (trust +${Math.round(best.delta)}${overall}).`;
}

/** The message that cost most trust, where its words show why and the stakeholder did not take it all the same. */
function lowPoint(told: Told, moves: readonly TrustPoint[]): string | null {
  const [worst] = moves.filter((point) => point.delta <= -LOST).toSorted((left, right) => left.delta - right.delta);
  if (!worst || acceptsIn(told, worst.messageNumber)) return null;
  const reading = told.readings.find((entry) => entry.messageNumber === worst.messageNumber);
  const kind = faultBehind(worst.reason);
  const fault = reading && kind !== null ? shownFault(told, reading, kind) : null;
  if (fault === null && told.overall >= SOUND) return null;
  const asked = fault !== null && kind === 'dodge' ? passedOver(told, worst.messageNumber) : null;
  const moment =
    fault === null
      ? ''
      : asked === null
        ? `: ${worst.reason}, with ${quoted(fault.words)}`
        : `: asked “${clip(asked)}”, you said ${quoted(fault.words)}`;
  return `You lost ${OBJECT[told.scenario.persona.pronoun]} most with message ${worst.messageNumber}${moment} (trust −${Math.abs(Math.round(worst.delta))}).`;
}

/** Whether the student spoke of a concern in words that stand in it: what nobody named nobody is told to have settled. */
function named(told: Told, concern: string): boolean {
  const found = told.scenario.concerns.find(({ id }) => id === concern);
  return found !== undefined && inBoth(namedIn(found.summary), namedIn(saidBy(told))) >= NAMED_WORDS;
}

/** What the case turned on, and how it ended where that is beyond doubt: settled and taken, never spoken to, or given up. */
function whatWeighed(told: Told): string | null {
  const { final, readings } = told;
  const central = final.concerns.find((concern) => concern.central);
  const summary = summaryOf(told, central?.id) ?? 'the main worry';
  if (
    central?.level === 'settled' &&
    named(told, central.id) &&
    isHonest(told) &&
    told.overall >= SOUND &&
    takenSince(told, central.settledAt ?? 0) &&
    endedWell(told)
  )
    return `What weighed most, ${summary}, was settled by the end.`;
  if (central?.level === 'relapsed') return `What weighed most, ${summary}, was answered and then taken back.`;
  if (central && central.answeredAt === null && !touched(readings, central.id))
    return `What weighed most, ${summary}, was still open at the end.`;
  const { shortName } = told.scenario.persona;
  // What hardly came up would be news to whoever reads their own talk: the list of concerns tells it.
  return cameUp(told, summary) ? `What weighs most for ${shortName} is ${summary}.` : null;
}

/** Which of the skills showed most and least, where one stands out either way. */
function ofTheSkills(told: Told): string | null {
  const shown = shownSkills(told);
  const [most, second] = [shown.at(-1), shown.at(-2)];
  const low = weakest(told);
  const high = most !== undefined && second !== undefined && most.share > second.share ? most : null;
  if (high !== null && low !== null)
    return `Of the skills looked at, ${nameOf(high)} showed most and ${nameOf(low)} least.`;
  if (low !== null) return `Of the skills looked at, ${nameOf(low)} showed least.`;
  return high === null ? null : `Of the skills looked at, ${nameOf(high)} showed most.`;
}

/** What decided the talk, where conduct did (`decisive.ts`). */
const DECIDED: Readonly<Record<Decisive, readonly [what: string, how: string]>> = {
  tone: ['its tone', 'in more than one message you attacked, blamed or threatened'],
  undertone: ['its tone', 'more than once, if only between the lines, you pressed, blamed or belittled'],
  claims: ['what you claimed', 'more than one thing that you put as fact or as settled was borne out by nothing'],
};
function outweighing(decided: readonly Decisive[]): string | null {
  if (decided.length === 0) return null;
  const told = decided.map((one) => DECIDED[one]);
  return `What decided this talk was ${told.map(([what]) => what).join(' and ')}: ${told.map(([, how]) => how).join(', and ')}.`;
}

/** One to four plain sentences about this conversation: only what is beyond doubt. */
export function insights(told: Told): string {
  const { shortName } = told.scenario.persona;
  if (told.readings.length === 0) return `You ended before you had said anything to ${shortName}.`;
  const moves = told.final.curve.slice(1);
  const best = turningPoint(told, moves);
  const total = Math.round(told.final.trust - (told.final.curve[0]?.value ?? told.final.trust));
  const fell = total <= -NOTABLE && moves.every((point) => point.delta <= 0);
  const nothing = `Nothing you said moved ${shortName} towards you${fell ? `: ${POSSESSIVE[told.scenario.persona.pronoun]} trust fell by ${-total}` : ''}.`;
  const left =
    told.final.outcome === 'left'
      ? `${shortName} ended the talk after message ${told.readings.at(-1)?.messageNumber ?? 0}.`
      : null;
  const moved = moves.some((point) => point.delta >= NOTABLE);

  const low = lowPoint(told, moves);
  const overall =
    best !== null ||
    low !== null ||
    !moved ||
    Math.abs(total) < NOTABLE ||
    (total > 0 && (told.overall < FAIR || !mayGain(told)))
      ? null
      : `${shortName}’s trust ${total > 0 ? 'rose' : 'fell'} by ${Math.abs(total)} over the whole talk.`;
  const said = outweighing(whatDecided(told));
  // A rise of trust beside what outweighs it would be heard as praise.
  const rise = said !== null && total > 0 ? null : overall;
  const parts = [said, best ?? (moved ? null : nothing), low, rise, ofTheSkills(told), whatWeighed(told), left].filter(
    (part) => part !== null,
  );
  return parts.length > 0
    ? parts.join(' ')
    : `What weighs most for ${shortName} is told under ‘What ${shortName} was really worried about’.`;
}
