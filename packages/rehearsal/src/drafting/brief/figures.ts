/** Amounts and days of ordinary prose, where they stand: '€180k', 'USD 2.3 million', '1,400 pallets', 'Sunday, 19 October', 'w/c 17 Feb'. */
import { alternatives } from '../../language/one-of';
import { argumentsOf } from '../../language/arguments';
import type { Sentence } from '../../language/parse';
import type { Span } from './brief-line';

export interface Figure extends Span {
  readonly kind: 'money' | 'amount' | 'day';
  readonly text: string;
}

const CODES = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|AUD|NZD|CAD|INR|JPY|ZAR|KES';
const NUMBER = String.raw`\d{1,3}(?:[,.’ ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?`;
const SCALE = String.raw`(?:\s?(?:[kKmM]|mn|bn|million|thousand|billion)\b)?`;
const MONEY = new RegExp(
  [
    String.raw`(?:[A-Z]{0,2}[$£€]|\b(?:${CODES})\s?)(?:${NUMBER})${SCALE}(?:\s?[-–]\s?[$£€]?(?:${NUMBER})${SCALE})?`,
    String.raw`\b(?:${NUMBER})${SCALE}\s?(?:€|£|(?:euros?|dollars|pounds|francs|quid|${CODES})\b)`,
    String.raw`\b\d+(?:\.\d+)?k\b`,
  ].join('|'),
  'g',
);
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const WEEKDAY =
  '(?:Mon(?:day)?|Tue(?:s(?:day)?)?|Wed(?:nesday)?|Thu(?:r(?:s(?:day)?)?)?|Fri(?:day)?|Sat(?:urday)?|Sun(?:day)?)';
const DAYS = [
  String.raw`(?:\b${WEEKDAY},?\s+)?(?:the\s)?\b\d{1,2}(?:st|nd|rd|th)?(?:\sof)?\s${MONTH}\b(?:,?\s\d{4}\b)?`,
  String.raw`\b${MONTH}\s\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s\d{4}\b)?`,
  String.raw`\b(?:mid|end of|early|late)[ -]${MONTH}\b`,
  String.raw`\b\d{4}-\d{2}-\d{2}\b`,
  String.raw`\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b`,
  String.raw`(?:\b${WEEKDAY}\s+)?\b(?:the\s)?\d{1,2}(?:st|nd|rd|th)\b(?!\s(?:of\s)?(?:time|trial|add|floor|load|version|year|century|week|attempt|round))`,
  String.raw`\b(?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|Mon|Tues?|Wed|Thurs?|Fri)\b`,
  String.raw`\b(?:tomorrow|tonight|Christmas|Easter|next week|this week|next month|Q[1-4])\b`,
  String.raw`\b(?:January|February|March|April|June|July|August|September|October|November|December)\b`,
  String.raw`\b(?:in|since|from|of|until|by)\s((?:19|20)\d{2})\b`,
].map((source) => new RegExp(source, 'gi'));
const LOWER_MONTHS = /^(?:march|may)\b/;
const PERCENT = /\b\d+(?:[.,]\d+)?\s?%|\b\d+(?:[.,]\d+)?\s(?:percent|per cent)\b/g;
const RATIO = /\b\d+ (?:in|of|out of) (?:every )?\d[\d,]*\b/g;
const COUNT = new RegExp(
  String.raw`(?<![$£€\d.,\u00A7#:-])\b(?:${NUMBER})(?=(?:\s|-)?(\p{L}[\p{L}-]*)((?:\s\p{L}[\p{L}-]*)?))`,
  'gu',
);
const UNITS_SHORT = /^(?:h|d|min|mins|hrs?|wks?|w|km|m|kg|dev|am|pm)$/;
const NO_UNIT = new RegExp(
  String.raw`^(?:${alternatives(String.raw`
  and or in on of to at is was are were by for from with so but that the a an because until if as not we i
  you he she it they has have had will would can could did does do nothing more before after times above
  below over under every per then when where which who said says against without already also only just out
  since now anyway again instead total each all whole amp st nd rd th k x
`)})$`,
  'i',
);
const REFERRING =
  /(?:\u00A7|#|no\.|room|rooms|section|clause|version|item|ticket|sprint|phase|release|level|ward|chamber|bay|bays|step|page|line|release|floor|year|id|nr|q)\s*$/i;

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/**
 * @param at where the sentence begins in the brief
 * @returns in the order of the text, none over another
 */
export function figuresIn(sentence: Sentence, text: string, at: number): readonly Figure[] {
  const found: Figure[] = [];
  const add = (kind: Figure['kind'], from: number, words: string): void => {
    const trimmed = words.trim().replace(/[,;:.]+$/, '');
    const start = at + from + words.indexOf(trimmed);
    const figure = { kind, start, end: start + trimmed.length, text: trimmed };
    if (trimmed !== '' && !found.some((other) => overlaps(other, figure))) found.push(figure);
  };
  for (const match of text.matchAll(MONEY)) add('money', match.index, match[0]);
  for (const pattern of DAYS)
    for (const match of text.matchAll(pattern)) {
      if (LOWER_MONTHS.test(match[0]) || /^(?:sat|sun|wed|mon)$/.test(match[0])) continue;
      const year = match[1] !== undefined && /^\d{4}$/.test(match[1]) ? match[1] : null;
      if (year !== null) add('day', match.index + match[0].lastIndexOf(year), year);
      else add('day', match.index, match[0]);
    }
  for (const match of text.matchAll(PERCENT)) add('amount', match.index, match[0]);
  for (const match of text.matchAll(RATIO)) add('amount', match.index, match[0]);
  for (const match of text.matchAll(COUNT)) {
    const [number, unit = '', second = ''] = match;
    if (REFERRING.test(text.slice(0, match.index)) || /^\d{1,2}:\d/.test(text.slice(match.index))) continue;
    if (
      /^(?:extra|more|other|new|full|working|separate|additional)$/i.test(unit) &&
      second !== '' &&
      !NO_UNIT.test(second.trim())
    ) {
      add('amount', match.index, `${number} ${unit}${second}`);
      continue;
    }
    const glued = /^\p{L}/u.test(text.slice(match.index + number.length, match.index + number.length + 1));
    if (NO_UNIT.test(unit) || (glued && !UNITS_SHORT.test(unit))) {
      if (/\d{2,}/.test(number) && !glued) add('amount', match.index, number);
      continue;
    }
    const gap = glued ? '' : text.slice(match.index + number.length, match.index + number.length + 1);
    const tail =
      /^\s(?:days?|weeks?|months?|years?|hours?|minutes?|records?|desks?|people|orders?|points?|developers?|nights?)$/.test(
        second,
      )
        ? second
        : '';
    add('amount', match.index, `${number}${gap}${unit}${tail}`);
  }
  for (const match of text.matchAll(new RegExp(String.raw`(?<![\d.,\u00A7#:/-])(?:${NUMBER})(?![\d:/])`, 'g')))
    if (
      (/\d{3,}|[.,]\d/.test(match[0]) || / (?:to|from) $/.test(text.slice(0, match.index))) &&
      !REFERRING.test(text.slice(0, match.index))
    )
      add('amount', match.index, match[0]);
  // Figures in words: 'nineteen years', 'seven weeks'.
  const { amounts } = argumentsOf(sentence);
  for (const amount of amounts) {
    const from = text.indexOf(amount.text);
    if (
      from >= 0 &&
      !/\d/.test(amount.text) &&
      !/^(?:a|an|one|once|half)\b/i.test(amount.text) &&
      !/^[-–]/.test(text.slice(from + amount.text.length))
    )
      add('amount', from, amount.text);
  }
  return found.toSorted((left, right) => left.start - right.start);
}
