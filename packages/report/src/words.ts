/** How the report words its names, dates, figures and counts. */
import type { Message, TrustPoint } from '@parley/shared';

const TITLES = /^(dr|prof|professor|mr|mrs|ms|mx|sir|dame|lord|lady|sister|father|rev|captain|colonel|judge)\.?$/i;

/** What stands beside a stakeholder's lines: 'Graham Tilley' -> 'Graham', 'Dr Amara Osei' -> 'Dr Osei'. */
export function shortNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = name, ...rest] = words;
  if (!TITLES.test(first)) return first;
  const last = rest.at(-1);
  return last === undefined ? first : `${first} ${last}`;
}

/** 'Graham' -> 'Graham’s', 'Moses' -> 'Moses’'. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** 7 -> '7.0': scores always carry one decimal (product §2.10). */
export function scoreText(score: number): string {
  return score.toFixed(1);
}

/** A change with its sign, and a real minus: '+6', '−11', '0'. */
export function signed(value: number, decimals = 0): string {
  const size = Math.abs(value).toFixed(decimals);
  if (Number(size) === 0) return size;
  return value > 0 ? `+${size}` : `−${size}`;
}

/** Points with as many decimals as they need, at most two: 0.25 -> '0.25', 2.5 -> '2.5', 3 -> '3'. */
export function pointsText(points: number): string {
  return String(Number(points.toFixed(2)));
}

/** 'Tuesday 14 October', with a non-breaking space between day and month. */
export function dayText(iso: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')}\u00a0${part('month')}`;
}

/** '14 November 2026', with non-breaking spaces. */
export function dateText(iso: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(timeZone ? { timeZone } : {}),
  });
  return format.format(new Date(iso)).replaceAll(' ', '\u00a0');
}

/** '08:42' */
export function clockText(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(iso));
}

const NUMBER = new Intl.NumberFormat('en-GB');

/** 3000 -> '3,000' */
export function numberText(count: number): string {
  return NUMBER.format(count);
}

export function countText(count: number, singular: string, plural = `${singular}s`): string {
  return `${numberText(count)}\u00a0${count === 1 ? singular : plural}`;
}

/** Whole minutes between the start and the last words spoken, at least 1. */
export function minutesSpoken(startedAt: string, messages: readonly Message[]): number {
  const last = messages.at(-1)?.timestamp ?? startedAt;
  return Math.max(1, Math.round((Date.parse(last) - Date.parse(startedAt)) / 60_000));
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The trust curve in one sentence, for those who can't see it. */
export function trustSentence(trust: readonly TrustPoint[]): string {
  const [first] = trust;
  const last = trust.at(-1);
  if (!first || !last) return '';
  const start = Math.round(first.value);
  const end = Math.round(last.value);
  const peak = trust.reduce((best, point) => (point.value > best.value ? point : best), first);
  const low = trust.reduce((worst, point) => (point.value < worst.value ? point : worst), first);
  const clauses: string[] = [];
  if (Math.round(peak.value) > Math.max(start, end))
    clauses.push(`a high of ${Math.round(peak.value)} after message ${peak.messageNumber}`);
  if (Math.round(low.value) < Math.min(start, end))
    clauses.push(`a low of ${Math.round(low.value)} after message ${low.messageNumber}`);
  const way = clauses.length > 0 ? `, with ${clauses.join(' and ')}` : '';
  if (start === end) return `Trust began and ended at ${start}${way}.`;
  return `Trust ${end > start ? 'rose' : 'fell'} from ${start} to ${end}${way}.`;
}
