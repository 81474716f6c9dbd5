/** What happened in the conversation, in a few sentences, and what to do differently. */
import type { TrustPoint, ReportedConcern } from '@parley/shared';
import { actBehind } from '../state/moves';
import { bearsAct, unanswered } from './clear-signs';
import {
  askedBefore,
  byImportance,
  capital,
  clip,
  indicatorOf,
  OBJECT,
  POSSESSIVE,
  quoted,
  summaryOf,
  textOf,
  themeOf,
  type Told,
} from './told';

const NOTABLE = 3;

/** The words that a gain of trust rests on: the act its reason names, the concern it settled, else the weightiest act. */
function carrying(told: Told, { messageNumber, reason }: TrustPoint): string | null {
  const reading = told.readings.find((entry) => entry.messageNumber === messageNumber);
  const kind = actBehind(reason);
  const settled = told.final.concerns.find(
    (concern) => concern.settledAt === messageNumber && reason.includes(summaryOf(told, concern.id) ?? '-'),
  );
  const step = reading?.concerns.find(
    (entry) => entry.kind === 'addressed' && entry.concern === settled?.id && !entry.quote.trimEnd().endsWith('?'),
  );
  const ranked = reading?.acts.toSorted(
    (left, right) => Number(right.kind === kind) - Number(left.kind === kind) || right.strength - left.strength,
  )[0];
  return step?.quote ?? ranked?.quote ?? (textOf(told, messageNumber) || null);
}

function turningPoint(told: Told, moves: readonly TrustPoint[]): string | null {
  const { shortName, pronoun } = told.scenario.persona;
  const [best] = moves.filter((point) => point.delta >= NOTABLE).toSorted((left, right) => right.delta - left.delta);
  const words = best ? carrying(told, best) : null;
  if (!best || words === null) return null;
  const total = Math.round(told.final.trust - (told.final.curve[0]?.value ?? told.final.trust));
  const overall =
    total >= NOTABLE
      ? `, the largest step of a rise by ${total}`
      : total <= -NOTABLE
        ? `, but over the whole talk ${POSSESSIVE[pronoun]} trust fell by ${-total}`
        : '';
  const act = actBehind(best.reason);
  const because = act === null || bearsAct(act, clip(words)) ? `, because ${best.reason}` : '';
  return `With message ${best.messageNumber} you moved ${shortName} most${because}: ${quoted(words)} (trust +${Math.round(best.delta)}${overall}).`;
}

function lowPoint(told: Told, moves: readonly TrustPoint[]): string | null {
  const [worst] = moves.filter((point) => point.delta <= -NOTABLE).toSorted((left, right) => left.delta - right.delta);
  if (!worst) return null;
  const reading = told.readings.find((entry) => entry.messageNumber === worst.messageNumber);
  const words = reading?.faults.find((fault) => fault.quote !== null)?.quote;
  const asked = reading && reading === unanswered(told) ? askedBefore(told, worst.messageNumber) : null;
  const moment =
    asked && words
      ? `asked “${clip(asked)}”, you said ${quoted(words)}`
      : words
        ? `${worst.reason}, with ${quoted(words)}`
        : worst.reason;
  return `You lost ${OBJECT[told.scenario.persona.pronoun]} most with message ${worst.messageNumber}: ${moment} (trust −${Math.abs(Math.round(worst.delta))}).`;
}

/** Where a concern that is not settled stands, in the words of the report's list of concerns. */
const STANDS: Readonly<Record<ReportedConcern['level'], string>> = {
  open: 'still open',
  heard: 'heard and not answered',
  answered: 'answered in part',
  relapsed: 'open again',
  settled: 'settled',
};

function whatWeighed(told: Told): string {
  const { final, scenario } = told;
  const central = final.concerns.find((concern) => concern.central);
  const summary = summaryOf(told, central?.id) ?? 'the main worry';
  const others = final.concerns.filter((concern) => !concern.central);
  const open = others
    .filter((concern) => concern.level !== 'settled')
    .toSorted((left, right) => right.weight - left.weight)[0];
  const rest = open ? `; the worry about ${summaryOf(told, open.id) ?? 'the rest'} is ${STANDS[open.level]}` : '';
  if (central?.level === 'settled')
    return `What weighed most, ${summary}, was settled in message ${central.settledAt ?? central.answeredAt ?? 0}${final.outcome === 'agreed' && open ? '' : rest}.`;
  if (central?.level === 'relapsed') return `What weighed most, ${summary}, was answered and then taken back.`;
  if (central && central.answeredAt !== null)
    return `What weighed most, ${summary}, was answered in part at the most, and ${scenario.persona.shortName} was left wanting the rest.`;
  return central?.acknowledged
    ? `You named what weighed most, ${summary}, and it was still open at the end.`
    : `What weighed most, ${summary}, was still open at the end.`;
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
  return [best ?? nothing, lowPoint(told, moves), whatWeighed(told), left].filter((part) => part !== null).join(' ');
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
  const opening =
    summary === null
      ? `${capital(name)} left with every worry settled; next time get there in fewer than ${readings.length === 1 ? 'two messages' : `${readings.length} messages`}.`
      : unsettled?.level === 'answered'
        ? `Finish the worry about ${summary}: you gave half an answer in message ${unsettled.answeredAt ?? 0}, so start from there and add what ${name} can check.`
        : unsettled?.level === 'relapsed'
          ? `Come back to the worry about ${summary} and let what you say about it stand.`
          : `Begin with the worry about ${summary}, because that is what ${name} is listening for.`;
  const themes = new Set<string>();
  const unmet = byImportance(indicators.filter((result) => result.verdict === 'not_met'));
  const advice = [...unmet.filter((result) => !result.unclear), ...unmet.filter((result) => result.unclear)]
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
