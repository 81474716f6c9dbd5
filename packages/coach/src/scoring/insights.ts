/** What happened in the conversation, in a few sentences, and what to do differently. */
import { parseText, plainWords } from '@parley/rehearsal/language';
import { type ActKind, hasFault } from '@parley/rehearsal/reading';
import { actBehind, faultBehind } from '@parley/rehearsal/state';
import { inBoth } from '@parley/rehearsal/understanding';
import type { TrustPoint } from '@parley/shared';
import { aroundOf, bearsAct, showsFault, touched, unanswered } from './clear-signs';
import { standsSomewhere, untouchedWorry } from './lacking';
import { owning } from './plainly';
import { acceptsIn, objectsIn, takenSince } from './received';
import {
  askedBefore,
  byImportance,
  clip,
  indicatorOf,
  isHonest,
  namedIn,
  OBJECT,
  POSSESSIVE,
  quoted,
  saidBy,
  summaryOf,
  sumsUp,
  themeOf,
  type Told,
} from './told';

const NOTABLE = 3;
/** Less than this (points of trust) loses nobody. */
const LOST = 5;
/** In a conversation that scores less than this, a gain is told only if it is so large. */
const POOR = 3;
const STRIKING = 6;
/** From this score on a talk was sound enough to be told that it settled what it turned on. */
const SOUND = 7.5;

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

/** The words that a gain of trust rests on: the act its reason names, else the weightiest that shows itself. */
function carrying(told: Told, { messageNumber, reason }: TrustPoint): string | null {
  const reading = told.readings.find((entry) => entry.messageNumber === messageNumber);
  const kind = actBehind(reason);
  const around = aroundOf(told.messages, messageNumber);
  const ranked = (reading?.acts ?? [])
    .filter(
      (act) =>
        RECOGNISED.has(act.kind) &&
        act.strength >= PLAIN_STRENGTH &&
        saysSo(act.kind, clip(act.quote)) &&
        bearsAct(act.kind, clip(act.quote), around) &&
        (act.kind !== 'own' || owning(clip(act.quote))) &&
        !parseText(act.quote).some((sentence) => GREETS.test(plainWords(sentence))),
    )
    .toSorted(
      (left, right) =>
        Number(right.kind === kind) - Number(left.kind === kind) ||
        Number(left.kind === 'ask') - Number(right.kind === 'ask') ||
        right.strength - left.strength,
    )[0];
  return ranked?.quote ?? null;
}

/** Steps so near the largest (points of trust) that none is the largest. */
const AS_LARGE = 1;

/** The message that moved trust most, of those whose words show it and to which the stakeholder did not object. */
function turningPoint(told: Told, moves: readonly TrustPoint[]): string | null {
  const { shortName, pronoun } = told.scenario.persona;
  const least = told.overall < POOR ? STRIKING : NOTABLE;
  const gains = moves.filter((point) => point.delta >= least).toSorted((left, right) => right.delta - left.delta);
  const largest = gains[0]?.delta ?? 0;
  // What moved somebody in a talk with untruths in it may have been one more.
  if (!isHonest(told)) return null;
  const best = gains.find(
    (point) =>
      point.delta > largest - AS_LARGE &&
      !objectsIn(told, point.messageNumber) &&
      !told.readings.some(
        (reading) => reading.messageNumber === point.messageNumber && hasFault(reading, 'rude', 'threat', 'blame'),
      ) &&
      carrying(told, point) !== null,
  );
  const words = best ? carrying(told, best) : null;
  if (!best || words === null) return null;
  const total = Math.round(told.final.trust - (told.final.curve[0]?.value ?? told.final.trust));
  const among =
    gains.filter((point) => point.delta > largest - AS_LARGE).length > 1
      ? 'one of the largest steps'
      : 'the largest step';
  const overall =
    total >= NOTABLE
      ? `, ${among} of a rise by ${total}`
      : total <= -NOTABLE
        ? `, but over the whole talk ${POSSESSIVE[pronoun]} trust fell by ${-total}`
        : '';
  const act = actBehind(best.reason);
  const because =
    act !== null && saysSo(act, clip(words)) && bearsAct(act, clip(words), aroundOf(told.messages, best.messageNumber))
      ? `, because ${best.reason}`
      : '';
  const how =
    among === 'the largest step' ? `you moved ${shortName} most` : `you moved ${shortName} as much as with any`;
  return `With message ${best.messageNumber} ${how}${because}: ${quoted(words)} (trust +${Math.round(best.delta)}${overall}).`;
}

/** The message that cost most trust, where its words show why and the stakeholder did not take it all the same. */
function lowPoint(told: Told, moves: readonly TrustPoint[]): string | null {
  const [worst] = moves.filter((point) => point.delta <= -LOST).toSorted((left, right) => left.delta - right.delta);
  if (!worst || acceptsIn(told, worst.messageNumber)) return null;
  const reading = told.readings.find((entry) => entry.messageNumber === worst.messageNumber);
  const shown =
    reading?.faults.find(
      ({ kind, quote }) => quote !== null && showsFault(kind, clip(quote)) && faultBehind(worst.reason) === kind,
    ) ?? reading?.faults.find(({ kind, quote }) => quote !== null && showsFault(kind, clip(quote)));
  const words = shown?.quote;
  const asked = reading && reading === unanswered(told) ? askedBefore(told, worst.messageNumber) : null;
  const sure =
    shown?.kind === 'dodge'
      ? askedBefore(told, worst.messageNumber) !== null
      : shown?.kind !== 'untrue' || !sumsUp(words ?? '');
  const moment =
    asked && words
      ? `: asked “${clip(asked)}”, you said ${quoted(words)}`
      : words && sure && shown?.kind === faultBehind(worst.reason)
        ? `: ${worst.reason}, with ${quoted(words)}`
        : '';
  return `You lost ${OBJECT[told.scenario.persona.pronoun]} most with message ${worst.messageNumber}${moment} (trust −${Math.abs(Math.round(worst.delta))}).`;
}

const NAMED_WORDS = 2;
/** Whether the student spoke of a concern in words that stand in it: what nobody named nobody is told to have settled. */
function named(told: Told, concern: string): boolean {
  const found = told.scenario.concerns.find(({ id }) => id === concern);
  return found !== undefined && inBoth(namedIn(found.summary), namedIn(saidBy(told))) >= NAMED_WORDS;
}

/** What the case turned on, and how it ended where that is beyond doubt: settled and taken, never spoken to, or given up. */
function whatWeighed(told: Told): string {
  const { final, readings } = told;
  const central = final.concerns.find((concern) => concern.central);
  const summary = summaryOf(told, central?.id) ?? 'the main worry';
  if (
    central?.level === 'settled' &&
    named(told, central.id) &&
    isHonest(told) &&
    told.overall >= SOUND &&
    takenSince(told, central.settledAt ?? 0)
  )
    return `What weighed most, ${summary}, was settled by the end.`;
  if (central?.level === 'relapsed') return `What weighed most, ${summary}, was answered and then taken back.`;
  if (central && central.answeredAt === null && !touched(readings, central.id))
    return `What weighed most, ${summary}, was still open at the end.`;
  return `What weighed most in this talk was ${summary}.`;
}

/** Two to four plain sentences about this conversation. */
export function insights(told: Told): string {
  const { shortName } = told.scenario.persona;
  if (told.readings.length === 0) return `You ended before you had said anything to ${shortName}.`;
  const moves = told.final.curve.slice(1);
  const best = turningPoint(told, moves);
  const total = Math.round(told.final.trust - (told.final.curve[0]?.value ?? told.final.trust));
  const nothing = `Nothing you said moved ${shortName} towards you${total <= -NOTABLE ? `: ${POSSESSIVE[told.scenario.persona.pronoun]} trust fell by ${-total}` : ''}.`;
  const left =
    told.final.outcome === 'left'
      ? `${shortName} walked out after message ${told.readings.at(-1)?.messageNumber ?? 0}.`
      : null;
  const moved = moves.some((point) => point.delta >= NOTABLE);
  return [best ?? (moved ? null : nothing), lowPoint(told, moves), whatWeighed(told), left]
    .filter((part) => part !== null)
    .join(' ');
}

/** Where nothing else is certain: what it turned on, and whether the first message came to it. */
function inSight({ final, scenario, readings, ...told }: Told): string {
  const central = final.concerns.find((concern) => concern.central);
  const summary = summaryOf({ final, scenario, readings, ...told }, central?.id) ?? 'the main worry';
  const name = scenario.persona.shortName;
  return central !== undefined && touched(readings.slice(0, 1), central.id)
    ? `You came at once to what weighs most for ${name}; begin like that again: ${summary}.`
    : `Keep what weighs most for ${name} in sight from your first message on: ${summary}.`;
}

/** What to do differently, from what was missed here: the heaviest of each theme, and none that the areas already say. */
export function nextApproach(told: Told): string {
  const { scenario, final, readings, indicators } = told;
  const name = scenario.persona.shortName;
  if (readings.length === 0) return `Say something to ${name}, however plain: ${scenario.goal}`;
  const [unsettled] = final.concerns
    .filter((concern) => concern.level !== 'settled')
    .toSorted((left, right) => Number(right.central) - Number(left.central) || right.weight - left.weight);
  const summary = summaryOf(told, unsettled?.id);
  const untouched = untouchedWorry(told);
  const opening = !isHonest(told)
    ? `Say only what is so, even where it is little, because ${name} finds out what is not.`
    : unsettled?.central === true && unsettled.answeredAt === null
      ? `Begin with the worry about ${summary ?? 'what weighs most'}: nothing weighs more for ${name}.`
      : unsettled?.level === 'relapsed'
        ? `Come back to the worry about ${summary ?? 'what was taken back'} and let what you say about it stand.`
        : untouched !== null
          ? `Come to the worry about ${untouched} as well: ${name} heard nothing from you on it.`
          : unsettled?.level === 'answered' && objectsIn(told, unsettled.answeredAt ?? 0)
            ? `Finish the worry about ${summary ?? 'the rest'}: you gave half an answer in message ${unsettled.answeredAt ?? 0}, so start from there and add what ${name} can check.`
            : inSight(told);
  const themes = new Set<string>();
  const unmet = byImportance(indicators.filter((result) => result.verdict === 'not_met'));
  // What something in the words comes near to is not told as advice: it may have been done.
  const advice = unmet
    .filter((result) => !result.unclear && !standsSomewhere(told, result.id))
    .flatMap((result) => {
      const theme = themeOf(result.id);
      const next = indicatorOf(result.id)?.next;
      if (!next || themes.has(theme) || (unsettled?.central === true && result.id === 'answered-the-central'))
        return [];
      themes.add(theme);
      return [next];
    })
    .slice(0, 3);
  return [opening, ...advice].join(' ');
}
