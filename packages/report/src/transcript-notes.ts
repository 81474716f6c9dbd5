/** What stands in the margin of the marked transcript, and how the trust thread runs beside it. */
import type { Feedback, Message, TrustPoint } from '@parley/shared';
import { provenMessage } from './marks';
import { trustDomain } from './trust-curve';
import { sentence } from './words';

export interface Gloss {
  /** What moved trust here; null when it did not move. */
  readonly move: { readonly reason: string; readonly delta: number } | null;
  /** Labels of the indicators that these words decided. */
  readonly indicators: readonly { readonly id: string; readonly label: string; readonly met: boolean }[];
  /** How many more indicators they decided. */
  readonly more: number;
}

const GLOSS_INDICATORS = 2;

/** The gloss of each message that has one, by message number. */
export function glossesOf(feedback: Feedback, messages: readonly Message[]): ReadonlyMap<number, Gloss> {
  const glosses = new Map<number, Gloss>();
  for (const message of messages) {
    if (message.role !== 'student') continue;
    const point = feedback.trust.slice(1).find((candidate) => candidate.messageNumber === message.number);
    const move =
      point && Math.round(point.delta) !== 0
        ? { reason: sentence(point.reason), delta: Math.round(point.delta) }
        : null;
    const decided = feedback.indicators.filter(
      (indicator) =>
        indicator.verdict !== 'not_applicable' &&
        provenMessage(indicator.evidence, messages)?.number === message.number,
    );
    if (!move && decided.length === 0) continue;
    const shown = decided
      .slice(0, GLOSS_INDICATORS)
      .map(({ id, label, verdict }) => ({ id, label, met: verdict === 'met' }));
    glosses.set(message.number, { move, indicators: shown, more: decided.length - shown.length });
  }
  return glosses;
}

export interface Thread {
  readonly low: number;
  readonly high: number;
  /** An SVG path in a 100 by 100 box per message number: straight, or bent where the message moved trust. */
  readonly paths: ReadonlyMap<number, string>;
}

/** The thread of trust along the transcript; null without a curve. */
export function threadOf(trust: readonly TrustPoint[], messages: readonly Message[]): Thread | null {
  const [first] = trust;
  if (!first || trust.length < 2) return null;
  const { low, high } = trustDomain(trust);
  const x = (value: number) => Number((((value - low) / (high - low)) * 100).toFixed(1));
  const paths = new Map<number, string>();
  let at = first.value;
  for (const message of messages) {
    const point = trust.slice(1).find((candidate) => candidate.messageNumber === message.number);
    const from = x(at);
    const to = point ? x(point.value) : from;
    paths.set(message.number, from === to ? `M${from} -1V101` : `M${from} -1C${from} 60 ${to} 40 ${to} 101`);
    if (point) at = point.value;
  }
  return { low, high, paths };
}
