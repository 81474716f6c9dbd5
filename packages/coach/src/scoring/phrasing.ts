/**
 * Better words for the student's weakest message. The author's words for the concern that was in the air are the material;
 * what the student had said already is left out of them, and what the student brought is built on.
 */
import { ABSTRACT_WORDS, argumentsOf, parseText, type Sentence } from '@parley/rehearsal/language';
import { type FaultKind, hasFault, type Reading } from '@parley/rehearsal/reading';
import { valueOf } from '@parley/rehearsal/understanding';
import type { Concern, Feedback } from '@parley/shared';
import { askedBefore, clip, heardBefore, lastSentence, POSSESSIVE, type Told } from './told';

const LONGEST = 420;
const WEAK: readonly FaultKind[] = [
  'threat',
  'rude',
  'scorer',
  'role_break',
  'noise',
  'other_language',
  'untrue',
  'contradict',
  'copy',
  'repeat',
  'blame',
  'over_promise',
  'dodge',
  'empty_commit',
  'empty_option',
  'off_topic',
  'own_record',
  'flatter',
  'vague',
  'hollow_comfort',
  'too_short',
];

/** How much a message did: what it moved, what it held, and what stood against it. */
const worth = ({ final }: Told, reading: Reading): number => {
  const delta = final.curve.find((point) => point.messageNumber === reading.messageNumber)?.delta ?? 0;
  return (
    delta -
    2 * new Set(reading.faults.map((fault) => fault.kind)).size +
    reading.acts.reduce((sum, act) => sum + act.strength, 0)
  );
};

/** The weakest message; null where every message brought something and none had a fault. */
function weakest(told: Told): Reading | null {
  const [lowest] = told.readings.toSorted((left, right) => worth(told, left) - worth(told, right));
  if (!lowest) return null;
  const sound =
    lowest.acts.some((act) => act.strength >= 0.5) && !hasFault(lowest, ...WEAK) && worth(told, lowest) >= 1;
  return sound ? null : lowest;
}

interface Content {
  readonly words: ReadonlySet<string>;
  readonly particulars: ReadonlySet<string>;
}

function contentOf(sentence: Sentence): Content {
  const { amounts, days } = argumentsOf(sentence);
  return {
    words: new Set(sentence.content.filter((word) => !ABSTRACT_WORDS.has(word) && word.length > 2)),
    particulars: new Set([
      ...amounts.map((amount) => `${amount.kind}:${valueOf(amount.text) ?? amount.text.toLowerCase()}`),
      ...days.filter((day) => day.precise).map((day) => day.key),
    ]),
  };
}

const shared = (left: ReadonlySet<string>, right: ReadonlySet<string>): number =>
  [...left].filter((one) => right.has(one)).length;

/** Whether one has said as much as the other says: its figures and days with its things, or most of its words. */
export function saysAgain(sentence: Sentence, earlier: readonly Sentence[]): boolean {
  const here = contentOf(sentence);
  return earlier.some((said) => {
    const there = contentOf(said);
    const words = shared(here.words, there.words);
    const figures = shared(here.particulars, there.particulars);
    return (
      (words >= 3 && words / Math.max(1, Math.min(here.words.size, there.words.size)) >= 0.6) ||
      (figures >= 2 && words >= 1) ||
      (figures >= 1 && figures === here.particulars.size && words >= 2)
    );
  });
}

/** A sentence that leans on the one before it can't stand without it. */
const LEANS =
  /^(?:and|but|or|so|then|that|this|it|they|he|she|if (?:it|that|not|they)|which|those|these|the (?:second|other|rest|first))\b/i;

/** What of the text is still unsaid, as far as it stands by itself; null where too little is left. */
function unsaidOf(text: string, earlier: readonly Sentence[]): string | null {
  const sentences = parseText(text);
  const kept = sentences.map((sentence, at) => ({ sentence, at, again: saysAgain(sentence, earlier) }));
  if (kept.every(({ again }) => !again)) return text;
  const standing = kept.filter(
    ({ again, sentence, at }) => !again && !(LEANS.test(sentence.text) && kept[at - 1]?.again === true),
  );
  const rest = standing.map(({ sentence }) => sentence.text).join(' ');
  return standing.length > 0 && rest.length >= 40 ? rest : null;
}

interface Words {
  readonly concern: Concern;
  readonly text: string;
  readonly authored: boolean;
}

/** The author's words for a concern: whole ones before what is left of others, the best first. */
function wordsFor(concern: Concern, earlier: readonly Sentence[]): Words | null {
  const all = [concern.better.text, ...concern.settledBy].flatMap((text): (Words & { readonly whole: boolean })[] => {
    const unsaid = unsaidOf(text, earlier);
    return unsaid === null || unsaid.length > LONGEST
      ? []
      : [{ concern, text: unsaid, authored: text === concern.better.text && unsaid === text, whole: unsaid === text }];
  });
  return all.find(({ whole }) => whole) ?? all[0] ?? null;
}

/** The concerns in the order in which this moment asks for them: the one in the air, the central one, the heaviest open one. */
function concernsAt({ scenario, final }: Told, reading: Reading): readonly Concern[] {
  const settledBefore = (id: string): boolean =>
    final.concerns.some(
      (concern) => concern.id === id && concern.settledAt !== null && concern.settledAt < reading.messageNumber,
    );
  const rank = (concern: Concern): number =>
    (concern.id === reading.inTheAir ? 100 : 0) +
    (settledBefore(concern.id) ? -200 : 0) +
    (concern.central ? 10 : 0) +
    concern.weight;
  return scenario.concerns.toSorted((left, right) => rank(right) - rank(left));
}

/** What was settled by the end needs no other words. */
const isOpen = ({ final }: Told, id: string): boolean =>
  final.concerns.some((concern) => concern.id === id && concern.level !== 'settled');

/** A sum of money, or a day with its month: what can be spoken of by itself. */
const NAMED_FIGURE =
  /[£$€]\s?\d|\d\s?(?:k|euros?|pounds|dollars)\b|\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** A figure or a day of the student's own on this concern, said before this message, that the new words can stand on. */
function brought({ readings }: Told, reading: Reading, concern: Concern, text: string): string | null {
  const own = readings
    .filter(
      (earlier) =>
        earlier.messageNumber < reading.messageNumber &&
        !hasFault(earlier, 'over_promise', 'contradict', 'threat', 'copy'),
    )
    .flatMap((earlier) =>
      earlier.acts
        .filter(
          (act) =>
            act.concern === concern.id &&
            ['option', 'commit', 'boundary'].includes(act.kind) &&
            act.strength >= 0.6 &&
            !act.quote.trimEnd().endsWith('?'),
        )
        .map((act) => ({ act, number: earlier.messageNumber })),
    );
  const last = own.at(-1);
  const figure =
    [last?.act.amount, last?.act.day].find((one) => typeof one === 'string' && NAMED_FIGURE.test(one)) ?? null;
  const known = figure !== null && text.toLowerCase().includes(figure.toLowerCase());
  return last && figure !== null && !known ? `What I said about ${figure} stands.` : null;
}

function why(told: Told, reading: Reading, { concern, authored }: Words): string {
  const { shortName, pronoun } = told.scenario.persona;
  const asked = askedBefore(told, reading.messageNumber);
  const heard = heardBefore(told, reading.messageNumber);
  const moment = asked
    ? `${shortName} had just asked “${clip(asked)}”.`
    : heard === ''
      ? ''
      : `${shortName} had just said “${clip(lastSentence(heard))}”.`;
  const reason = authored
    ? concern.better.why
    : `It answers ${POSSESSIVE[pronoun]} worry about ${concern.summary} with something that can be checked.`;
  return [moment, reason].filter((part) => part !== '').join(' ');
}

/**
 * Better words for the weakest message, for the moment it was said in: on a concern that the talk has left unsettled, and nothing
 * that either of the two says elsewhere in it. Null where no message was weak, or everything was settled.
 */
export function phrasing(told: Told): Feedback['suggestedPhrasing'] {
  const reading = weakest(told);
  if (!reading) return null;
  const earlier = told.messages
    .filter(({ number }) => number !== reading.messageNumber)
    .flatMap(({ content }) => parseText(content));
  const open = concernsAt(told, reading).filter(({ id }) => isOpen(told, id));
  for (const concern of open) {
    const words = wordsFor(concern, earlier);
    if (!words) continue;
    const stands = brought(told, reading, concern, words.text);
    return {
      messageNumber: reading.messageNumber,
      text: stands === null ? words.text : `${stands} ${words.text}`,
      why: why(told, reading, words),
    };
  }
  // Everything the author would have said has been said: what is left is to ask for the rest, by name.
  const [concern] = open;
  if (!concern) return null;
  const { shortName } = told.scenario.persona;
  return {
    messageNumber: reading.messageNumber,
    text: `${shortName}, what do you still need from me about ${concern.summary}, and by which day?`,
    why: `You had already given what there was to give. Asking ${shortName} for what is missing, with a day, brings the worry to an end.`,
  };
}
