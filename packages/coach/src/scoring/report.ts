/** The words of a report, made from judgements and state: plain, exact, on the student's side, and never without evidence. */
import type { Evidence, Feedback, IndicatorResult, ScenarioContent, SpecificFeedback } from '@parley/shared';
import { CURRENT_RUBRIC, type Indicator } from '../rubric/index';
import type { State } from '../state/state';
import type { TranscriptMessage } from '../types';
import { type FaultKind, type Reading } from '../understanding/reading';
import { isVerbatim } from './assessment';

export interface Told {
  readonly scenario: ScenarioContent;
  readonly messages: readonly TranscriptMessage[];
  readonly readings: readonly Reading[];
  readonly final: State;
  readonly indicators: readonly IndicatorResult[];
  readonly overall: number;
}

const FINDINGS = 3;
/** A quote is there to be read at a glance. */
const QUOTE_CHARACTERS = 220;

const indicatorOf = (id: string): Indicator | undefined => CURRENT_RUBRIC.indicators.find((indicator) => indicator.id === id);
const OBJECT = { he: 'him', she: 'her', they: 'them' } as const;
const POSSESSIVE = { he: 'his', she: 'her', they: 'their' } as const;
const list = (parts: readonly string[]): string => (parts.length <= 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`);

/** Cut to what can be read at a glance, and still verbatim: at a break between words. */
function glance(evidence: Evidence): Evidence {
  if (evidence.quote.length <= QUOTE_CHARACTERS) return evidence;
  const cut = evidence.quote.slice(0, QUOTE_CHARACTERS);
  const at = Math.max(cut.lastIndexOf(','), cut.lastIndexOf(';'), cut.lastIndexOf(' '));
  return { ...evidence, quote: cut.slice(0, at > 40 ? at : QUOTE_CHARACTERS).trim() };
}

const FAULT_FINDINGS: Partial<Record<FaultKind, string>> = {
  threat: 'You threatened.', rude: 'You were rude.', blame: 'You put it on others.', over_promise: 'You promised something with nothing given for it.',
  contradict: 'You went back on what you had said.', dodge: 'You went round a direct question.', empty_commit: 'You promised without saying when.',
  empty_option: 'You announced options and named none.', vague: 'You said something that would fit any project.', hollow_comfort: 'You comforted without naming anything.',
  own_record: 'You spoke of your own record instead of this case.', flatter: 'You flattered where an answer was due.', scorer: 'You spoke to a scorer, not to the person.',
  role_break: 'You stepped out of the talk.', copy: 'You handed known words back as your own.', repeat: 'You said the same thing again.', off_topic: 'You left the matter.',
  noise: 'This could not be understood.', other_language: 'This was not in the language of the talk.', too_short: 'You gave next to nothing.', hedge: 'You hedged where a figure or a day was wanted.',
};
const FAULT_ORDER: readonly FaultKind[] = ['threat', 'rude', 'scorer', 'role_break', 'contradict', 'copy', 'blame', 'over_promise', 'empty_commit', 'dodge', 'empty_option', 'repeat', 'noise', 'other_language', 'vague', 'off_topic', 'own_record', 'flatter', 'hollow_comfort', 'too_short', 'hedge'];

/** Findings that a fault has already made in other words. */
const SAID_BY: Partial<Record<FaultKind, readonly string[]>> = {
  dodge: ['answered-questions', 'stayed-on-the-matter'], empty_commit: ['owner-and-day', 'committed-in-own-name'], over_promise: ['promised-what-is-paid-for'], empty_option: ['offered-two-ways', 'trade-off-with-number'], contradict: ['held-the-line'], vague: ['spoke-in-particulars'], hollow_comfort: ['named-before-answering', 'named-their-stake'],
};

interface Finding {
  readonly text: string;
  readonly evidence: Evidence;
}

function positives({ indicators }: Told): readonly Finding[] {
  const met = indicators.filter((result) => result.verdict === 'met' && result.evidence !== null).sort((left, right) => right.points - left.points);
  const chosen: Finding[] = [];
  const used = new Set<string>();
  for (const result of met) {
    const text = indicatorOf(result.id)?.strength;
    if (!result.evidence || !text || used.has(result.evidence.quote) || chosen.length >= FINDINGS) continue;
    used.add(result.evidence.quote);
    chosen.push({ text, evidence: glance(result.evidence) });
  }
  return chosen.sort((left, right) => left.evidence.messageNumber - right.evidence.messageNumber);
}

function negatives({ indicators, readings, messages }: Told): readonly Finding[] {
  const found: Finding[] = [];
  const used = new Set<string>();
  const covered = new Set<string>();
  const add = (text: string, evidence: Evidence): void => {
    const short = glance(evidence);
    if (found.length >= FINDINGS || used.has(short.quote) || found.some((other) => other.text === text) || !isVerbatim(short, messages)) return;
    used.add(short.quote);
    found.push({ text, evidence: short });
  };
  for (const kind of FAULT_ORDER) {
    for (const reading of readings) {
      const fault = reading.faults.find((entry) => entry.kind === kind && entry.quote !== null);
      const minor = reading.acts.length >= 2 && ['vague', 'hollow_comfort', 'hedge', 'flatter', 'own_record', 'empty_option'].includes(kind);
      const text = FAULT_FINDINGS[kind];
      if (fault?.quote && text && !minor) {
        add(text, { messageNumber: reading.messageNumber, quote: fault.quote });
        for (const id of SAID_BY[kind] ?? []) covered.add(id);
        break;
      }
    }
  }
  for (const result of indicators.filter((entry) => entry.verdict === 'not_met' && entry.evidence !== null && !covered.has(entry.id)).sort((left, right) => right.points - left.points)) {
    const text = indicatorOf(result.id)?.improvement;
    if (text && result.evidence) add(text, result.evidence);
  }
  return found.sort((left, right) => left.evidence.messageNumber - right.evidence.messageNumber);
}

/** Strengths and areas, each as a sentence, and the same with the words that show it. */
export function findings(told: Told): Pick<Feedback, 'strengths' | 'areasForImprovement' | 'specificFeedback'> {
  const good = positives(told);
  const poor = negatives(told);
  const open = told.indicators.filter((result) => result.verdict === 'not_met').sort((left, right) => right.points - left.points);
  const fill = open.flatMap((result) => indicatorOf(result.id)?.improvement ?? []).filter((text) => !poor.some((finding) => finding.text === text));
  const areas = [...poor.map((finding) => finding.text), ...fill].slice(0, FINDINGS);
  const suggestions = open.slice(0, 2).flatMap((result) => {
    const text = indicatorOf(result.id)?.next;
    return text ? [{ type: 'suggestion' as const, message: text, relatedMessages: result.evidence ? [result.evidence.messageNumber] : [], evidence: null }] : [];
  });
  const specificFeedback: SpecificFeedback[] = [
    ...good.map(({ text, evidence }) => ({ type: 'positive' as const, message: text, relatedMessages: [evidence.messageNumber], evidence })),
    ...poor.map(({ text, evidence }) => ({ type: 'negative' as const, message: text, relatedMessages: [evidence.messageNumber], evidence })),
    ...suggestions,
  ];
  return { strengths: good.map((finding) => finding.text), areasForImprovement: areas, specificFeedback };
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

const stillOpen = (open: number, all: number): string => (open === 1 ? 'one other worry is still open' : `${open} of the ${all} worries are still open`);

/** Two or three plain sentences about this conversation. */
export function insights({ scenario, readings, final }: Told): string {
  const { persona } = scenario;
  const name = persona.shortName;
  if (readings.length === 0) return `You ended before you had said anything to ${name}.`;
  const [start] = final.curve;
  const moves = final.curve.slice(1);
  const gains = [...moves].filter((point) => point.delta > 0).sort((left, right) => right.delta - left.delta);
  const losses = [...moves].filter((point) => point.delta < 0).sort((left, right) => left.delta - right.delta);
  const ups = [...new Set(gains.filter((point) => point.delta >= 2).map((point) => point.reason))].slice(0, 2);
  const change = Math.round(final.trust - (start?.value ?? final.trust));
  const direction = change > 3 ? `${POSSESSIVE[persona.pronoun]} trust rose by ${change}` : change < -3 ? `${POSSESSIVE[persona.pronoun]} trust still fell by ${-change}` : `${POSSESSIVE[persona.pronoun]} trust ended where it began`;
  const fallen = `${POSSESSIVE[persona.pronoun]} trust fell by ${-change}`;
  const parts: string[] = [];
  const [low] = losses;
  if (ups.length > 0) parts.push(sentence(`${list(ups)}, ${change < -3 ? 'but' : 'and'} ${direction}`));
  else parts.push(`Nothing you said moved ${name} towards you${change < -3 ? `, and ${fallen}` : ''}.`);
  if (low && low.delta <= -3) parts.push(`You lost ${OBJECT[persona.pronoun]} most with message ${low.messageNumber}: ${low.reason}.`);
  const central = final.concerns.find((concern) => concern.central);
  const summary = scenario.concerns.find((concern) => concern.id === central?.id)?.summary ?? 'the main worry';
  const settled = final.concerns.filter((concern) => concern.level === 'settled').length;
  if (final.outcome === 'agreed') parts.push(`What weighed most, ${summary}, is settled.`);
  else if (central?.level === 'settled') parts.push(`What weighed most, ${summary}, is settled; ${stillOpen(final.concerns.length - settled, final.concerns.length)}.`);
  else if (central?.answeredAt) parts.push(`What weighed most, ${summary}, got half an answer.`);
  else parts.push(`What weighed most, ${summary}, was never answered.`);
  return parts.join(' ');
}

/** What to do differently, from what was missed here, heaviest first. */
export function nextApproach({ scenario, indicators, final, readings }: Told): string {
  const { persona } = scenario;
  const open = indicators.filter((result) => result.verdict === 'not_met').sort((left, right) => right.points - left.points);
  const advice = open.slice(0, 3).flatMap((result) => indicatorOf(result.id)?.next ?? []);
  const unanswered = [...final.concerns].filter((concern) => concern.level !== 'settled').sort((left, right) => Number(right.central) - Number(left.central) || right.weight - left.weight)[0];
  const summary = scenario.concerns.find((concern) => concern.id === unanswered?.id)?.summary;
  const opening = readings.length === 0 ? `Say something to ${persona.shortName}, however plain.` : summary ? `Begin with the worry about ${summary}, because that is what ${persona.shortName} is listening for.` : `You settled what ${persona.shortName} came with; do it in fewer messages next time.`;
  return [opening, ...advice].join(' ');
}

function weakestMessage({ readings, final }: Told): Reading | null {
  const weight = (reading: Reading): number => {
    const delta = final.curve.find((point) => point.messageNumber === reading.messageNumber)?.delta ?? 0;
    return delta - reading.faults.length * 0.5 + reading.acts.length * 0.3;
  };
  return [...readings].sort((left, right) => weight(left) - weight(right))[0] ?? null;
}

/** Better words for the weakest message: what the author would have said to the worry that was in the air. */
export function phrasing(told: Told): Feedback['suggestedPhrasing'] {
  const weakest = weakestMessage(told);
  if (!weakest) return null;
  const { scenario, final } = told;
  const open = (id: string | null): boolean => final.concerns.some((concern) => concern.id === id && concern.level !== 'settled');
  const target = open(weakest.inTheAir) ? weakest.inTheAir : (final.concerns.find((concern) => concern.central && concern.level !== 'settled')?.id ?? final.concerns.find((concern) => concern.level !== 'settled')?.id ?? null);
  const concern = scenario.concerns.find((entry) => entry.id === target) ?? (weakest.faults.length > 0 ? scenario.concerns.find((entry) => entry.id === weakest.inTheAir || entry.central) : undefined);
  return concern ? { messageNumber: weakest.messageNumber, text: concern.better.text, why: concern.better.why } : null;
}
