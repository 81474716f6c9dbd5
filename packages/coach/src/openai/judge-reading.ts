/** From what a model claims to a reading: every claim has to hold, and what code knows better is laid over it. */
import { argumentsOf, parseText, plainWords, type Sentence } from '@parley/rehearsal/language';
import type { Act, ActKind, ConcernStep, Fault, FaultKind, Reading, Suspicion } from '@parley/rehearsal/reading';
import { type CaseIndex, cueHits, substanceOf } from '@parley/rehearsal/understanding';
import type { CoachContext, TranscriptMessage } from '../types';
import type { ModelFault, ModelReport, ModelStep } from './judge-tasks';
import { locateQuote } from './quotes';
import { knownFigures } from './reply-figures';

/** A sentence of a message, under the number by which the model names it. */
export interface Numbered {
  readonly number: number;
  readonly messageNumber: number;
  readonly sentence: Sentence;
}

/** A message says no more than this that is read. */
const SENTENCES_READ = 40;

/** The sentences of these messages, numbered through from 1. */
export function numbered(messages: readonly TranscriptMessage[]): readonly Numbered[] {
  const all = messages.flatMap((message) =>
    parseText(message.content)
      .slice(0, SENTENCES_READ)
      .map((sentence) => ({ messageNumber: message.number, sentence })),
  );
  return all.map((entry, at) => ({ number: at + 1, ...entry }));
}

/** A move that code finds with this strength is plain: whoever reads the sentence sees that something is said in it. */
const PLAIN = 0.8;

/**
 * How many of a model's claims were made, and how many hold: words that stand there and can bear what is said of them. And
 * how many sentences hold a plain move, and in how many of them the model saw one, whatever it called it.
 */
export class Claims {
  made = 0;
  held = 0;
  plain = 0;
  seen = 0;

  count(holds: boolean): boolean {
    this.made += 1;
    if (holds) this.held += 1;
    return holds;
  }

  compare(sentences: readonly Numbered[], builtIn: readonly Act[], model: readonly Act[]): void {
    const within = (acts: readonly Act[], text: string): boolean =>
      acts.some((act) => text.includes(act.quote) || act.quote.includes(text));
    const plain = sentences.filter(({ sentence }) =>
      within(
        builtIn.filter((act) => act.strength >= PLAIN),
        sentence.text,
      ),
    );
    this.plain += plain.length;
    this.seen += plain.filter(({ sentence }) => within(model, sentence.text)).length;
  }

  /** Too few claims hold to believe the others, or too much was overlooked. */
  get unbelievable(): boolean {
    return (this.made >= 4 && this.held / this.made < 0.5) || (this.plain >= 4 && this.seen / this.plain < 0.25);
  }
}

/** The sentence that is meant: by its number, or by words that stand in it. */
export function meant(
  sentences: readonly Numbered[],
  ref: number | string | null,
): { readonly at: Numbered; readonly quote: string } | null {
  if (typeof ref === 'string') {
    for (const at of sentences) {
      const quote = locateQuote(at.sentence.text, ref);
      if (quote !== null) return { at, quote };
    }
    return null;
  }
  const at = sentences.find(({ number }) => number === ref);
  return at ? { at, quote: at.sentence.text } : null;
}

/** Moves that count only with particulars of the case (the table of moves is in understanding/acts.ts). */
const NEEDS_PARTICULARS: ReadonlySet<ActKind> = new Set([
  'news',
  'cause',
  'figure',
  'option',
  'boundary',
  'commit',
  'propose',
  'summarise',
]);
const FIRST_PERSON = / (?:i|me|my|we|us|our) /;

/** Whether a sentence can be what the model says it is; the code is no judge of more than that. */
export function canBe(kind: ActKind, index: CaseIndex, sentence: Sentence): boolean {
  const words = plainWords(sentence);
  if (kind === 'ask' || kind === 'ask_priority')
    return sentence.question || sentence.text.includes('?') || / (?:tell|help) me /.test(words);
  if (kind === 'own') return FIRST_PERSON.test(words) && !sentence.question;
  const { amounts, days } = argumentsOf(sentence);
  if (kind === 'figure') return amounts.length > 0 || days.length > 0;
  if (kind === 'commit') return days.length > 0;
  return !NEEDS_PARTICULARS.has(kind) || substanceOf(index, sentence).grounded;
}

/** What code can check against the text itself: its word stands, and the model's does not. */
const CODE_KNOWS: ReadonlySet<FaultKind> = new Set([
  'noise',
  'other_language',
  'copy',
  'repeat',
  'too_short',
  'untrue',
  'stacked',
]);
/** A message with one of these gives nothing, whatever else stands in it. */
const SPOILS: ReadonlySet<FaultKind> = new Set([
  'noise',
  'other_language',
  'copy',
  'repeat',
  'scorer',
  'role_break',
  'threat',
]);
/** How something was meant: the model judges that, and code corroborates it. */
const FAMILY: Readonly<Partial<Record<FaultKind, string>>> = {
  rude: 'abuse',
  threat: 'abuse',
  scorer: 'machine',
  role_break: 'machine',
};

const STRENGTH = { agreed: 0.95, alone: 0.75 } as const;
const STEP: Readonly<Record<ModelStep, { readonly kind: ConcernStep['kind']; readonly substance: number }>> = {
  acknowledged: { kind: 'acknowledged', substance: 0 },
  half_answered: { kind: 'addressed', substance: 0.8 },
  fully_answered: { kind: 'addressed', substance: 2.2 },
  sounds_like_an_answer: { kind: 'near_miss', substance: 0 },
  went_back_on_it: { kind: 'relapsed', substance: 0 },
};
const GIVES: ReadonlySet<ActKind> = new Set([
  'news',
  'own',
  'cause',
  'figure',
  'option',
  'recommend',
  'boundary',
  'commit',
  'propose',
  'summarise',
  'interest',
  'close',
]);

export interface ReadingParts {
  readonly context: CoachContext;
  readonly index: CaseIndex;
  readonly message: TranscriptMessage;
  readonly sentences: readonly Numbered[];
  /** What the built-in engine read in the same message. */
  readonly builtIn: Reading;
  readonly claims: Claims;
}

const ofConduct = ({ kind }: { readonly kind: FaultKind }): boolean => FAMILY[kind] !== undefined;

/**
 * Faults of conduct: the model's claim and a sign that code finds make one certain; what only one of them sees is a
 * suspicion. What code is certain of and the model passes over stays likely, so that it takes others of the sort; what was only
 * likely to code is slight then.
 */
function corroborated(
  claimed: readonly Fault[],
  { faults, suspected = [] }: Reading,
): { readonly faults: readonly Fault[]; readonly suspected: readonly Suspicion[] } {
  const certain = faults
    .flatMap(({ kind, quote }) => (quote === null ? [] : [{ kind, quote, likely: true }]))
    .filter(ofConduct);
  const doubtful = suspected.filter(ofConduct);
  const found = [...certain, ...doubtful];
  const own = claimed.filter(ofConduct);
  const seen = (kind: FaultKind, by: readonly { readonly kind: FaultKind }[]): boolean =>
    by.some((other) => FAMILY[other.kind] === FAMILY[kind]);
  return {
    faults: own.filter(({ kind }) => seen(kind, found)),
    suspected: [
      ...own.flatMap(({ kind, quote }) => (quote === null || seen(kind, found) ? [] : [{ kind, quote, likely: true }])),
      ...certain.filter(({ kind }) => !seen(kind, own)),
      ...doubtful.filter(({ kind }) => !seen(kind, own)).map((suspicion) => ({ ...suspicion, likely: false })),
    ],
  };
}

const spoils = ({ faults }: Pick<Reading, 'faults'>): boolean => faults.some(({ kind }) => SPOILS.has(kind));

/**
 * What code alone read, with insults, threats and words to a scorer as both judges see them: no list of words overrules a model
 * there, nor where the score of code is taken beside the model's.
 */
export function withConductOf(own: Reading, both: Reading): Reading {
  // What code took for spoilt it has read nothing else in.
  if (spoils(own) && !spoils(both)) return both;
  const { faults, suspected = [], undertones, addressed } = both;
  return {
    ...own,
    addressed,
    faults: [...own.faults.filter((fault) => !ofConduct(fault)), ...faults.filter(ofConduct)],
    suspected: [...(own.suspected ?? []).filter((one) => !ofConduct(one)), ...suspected.filter(ofConduct)],
    ...(undertones === undefined ? {} : { undertones }),
    ...(spoils(both) ? { acts: [], concerns: [] } : {}),
  };
}

/** The claims of a report that are about these sentences; what names none is about no message, and holds nowhere. */
function within<T extends { readonly sentence: number | string | null }>(
  claims: readonly (T | null)[],
  sentences: readonly Numbered[],
): readonly T[] {
  return claims.filter((claim): claim is T => claim !== null && meant(sentences, claim.sentence) !== null);
}

/** Counts the claims of a report that name no sentence of the conversation, or say nothing that was asked. */
export function countNowhere(read: ModelReport, sentences: readonly Numbered[], claims: Claims): void {
  for (const list of [read.acts, read.worries, read.faults])
    for (const claim of list) if (claim === null || meant(sentences, claim.sentence) === null) claims.count(false);
}

/** Where the last message that is looked at stands among those of the student, 1-based: how a model names it. */
const placeOf = ({ messages }: CoachContext, { number }: TranscriptMessage): number =>
  messages.filter((message) => message.role === 'student' && message.number <= number).length;

/** A concern that a sentence speaks to, by its own words, or as code read the message. */
function speaksTo(index: CaseIndex, concern: string, sentence: Sentence, builtIn: Reading): boolean {
  const of = index.concerns.find((entry) => entry.concern.id === concern);
  return (
    (of !== undefined && cueHits(of, sentence) > 0) ||
    builtIn.inTheAir === concern ||
    builtIn.acts.some((act) => act.concern === concern) ||
    builtIn.concerns.some((step) => step.concern === concern)
  );
}

const isUntrue = ({ untrue = [] }: Reading, { sentence }: Numbered): boolean =>
  untrue.some(({ quote }) => quote === sentence.text);

/** Steps towards settling concerns: the model's where it says something of one, and what code read of the others. */
function stepsOf(
  read: ModelReport,
  acts: readonly Act[],
  { context, index, sentences, builtIn, claims }: ReadingParts,
): readonly ConcernStep[] {
  const steps: ConcernStep[] = [];
  for (const claim of within(read.worries, sentences)) {
    const words = meant(sentences, claim.sentence);
    const concern = context.scenario.concerns[claim.worry - 1]?.id;
    if (!words || concern === undefined) {
      claims.count(false);
      continue;
    }
    const { kind, substance } = STEP[claim.step];
    // An answer needs a move that gives something, in words with something in them, about this very concern.
    const gives =
      acts.some((act) => GIVES.has(act.kind)) &&
      sentences.some(({ sentence }) => substanceOf(index, sentence).grounded) &&
      !isUntrue(builtIn, words.at) &&
      speaksTo(index, concern, words.at.sentence, builtIn);
    const holds = kind !== 'addressed' || gives;
    if (!claims.count(holds)) continue;
    if (steps.some((step) => step.concern === concern && step.kind === kind)) continue;
    const agreed = builtIn.concerns.some((step) => step.concern === concern && step.kind === 'addressed');
    const { amounts, days } = argumentsOf(words.at.sentence);
    const whole = agreed || amounts.length + days.length >= 2;
    steps.push({
      concern,
      kind,
      substance: kind === 'addressed' && !whole ? Math.min(substance, STEP.half_answered.substance) : substance,
      quote: words.quote,
    });
  }
  return [...steps, ...builtIn.concerns.filter((step) => steps.every(({ concern }) => concern !== step.concern))];
}

/** From here on (0-1) a bluff may be heard between the lines. */
const MAY_BLUFF = 0.2;

/**
 * What the model finds borne out by nothing, where code finds a sign of it too: a figure or a day that stands nowhere, or a
 * bluff between the lines. It counts as what is said to be arranged, which tells something where it is said in three messages
 * (product §12.6).
 */
function unfounded(
  read: ModelReport,
  { context: { scenario, messages }, message, sentences, builtIn }: ReadingParts,
): readonly string[] {
  const before = messages.filter(({ number, role }) => number < message.number && role === 'stakeholder');
  const known = [
    scenario.situation,
    ...scenario.facts.map(({ text }) => text),
    ...before.map(({ content }) => content),
  ];
  const figures = knownFigures(known.join('\n'), before.at(-1)?.content ?? '');
  const { undertones, arranged = [], unchecked = [], untrue = [] } = builtIn;
  const mayBluff = (undertones?.bluff.chance ?? 0) >= MAY_BLUFF;
  const readByCode = [...arranged, ...unchecked, ...untrue.map(({ quote }) => quote)];
  const found = read.unfounded.flatMap((ref) => {
    const words = ref === null ? null : meant(sentences, ref);
    if (words === null || words.at.sentence.question) return [];
    const { quote } = words;
    const alike = readByCode.some((other) => other.includes(quote) || quote.includes(other));
    // What code finds no sign of may be so all the same: it is no false claim of the model's.
    return mayBluff || alike || figures.unknownIn(quote) !== null ? [quote] : [];
  });
  return [...new Set([...arranged, ...found])];
}

const UNKIND: ReadonlySet<ModelFault> = new Set(['blame', 'threat', 'rude']);
/**
 * What code hears between the lines. Where the model finds nobody blamed, threatened or brushed aside in the whole talk, nothing
 * of it was harsh: how something was meant takes two.
 */
function undertonesOf(read: ModelReport, { undertones }: Reading): Pick<Reading, 'undertones'> {
  if (undertones === undefined) return {};
  if (read.faults.some((fault) => fault !== null && fault.kind !== null && UNKIND.has(fault.kind)))
    return { undertones };
  return { undertones: { ...undertones, harsh: { ...undertones.harsh, chance: 0 }, unkind: false } };
}

const toMachine = ({ kind }: Fault): boolean => FAMILY[kind] === 'machine';

/**
 * What the model read in one message, as far as it holds, and beside it what is plain to code: what a model passes over is
 * not undone by that.
 */
export function toReading(read: ModelReport, parts: ReadingParts): Reading {
  const { context, index, message, sentences, builtIn, claims } = parts;
  const known = builtIn.faults.filter((fault) => CODE_KNOWS.has(fault.kind));
  const claimed = within(read.faults, sentences).flatMap(({ kind, sentence }) => {
    const words = meant(sentences, sentence);
    return claims.count(kind !== null && words !== null) && kind !== null && words
      ? [{ kind, quote: words.quote }]
      : [];
  });
  const conduct = corroborated(claimed, builtIn);
  const judged = [...known, ...conduct.faults];
  const spoilt = spoils({ faults: judged });
  if (builtIn.understood !== 'clear') return { ...builtIn, acts: [], concerns: [] };
  const acts: Act[] = [];
  for (const claim of within(read.acts, sentences)) {
    const words = meant(sentences, claim.sentence);
    if (!words || !claims.count(canBe(claim.kind, index, words.at.sentence)) || spoilt) continue;
    // What is false gives nothing, whatever the model takes it for.
    if (isUntrue(builtIn, words.at)) continue;
    if (acts.some((act) => act.kind === claim.kind && act.quote === words.quote)) continue;
    const { amounts, days } = argumentsOf(words.at.sentence);
    const agreed = builtIn.acts.some((act) => act.kind === claim.kind && words.at.sentence.text.includes(act.quote));
    acts.push({
      kind: claim.kind,
      quote: words.quote,
      concern: context.scenario.concerns[claim.worry - 1]?.id ?? null,
      amount: amounts[0]?.text ?? null,
      day: days[0]?.text ?? null,
      strength: agreed ? STRENGTH.agreed : STRENGTH.alone,
    });
  }
  if (!spoilt) {
    claims.compare(sentences, builtIn.acts, acts);
    for (const act of builtIn.acts)
      if (act.strength >= PLAIN && acts.every(({ kind }) => kind !== act.kind)) acts.push(act);
  }
  const faults: Fault[] = [...judged];
  for (const claim of [...builtIn.faults, ...claimed])
    if (FAMILY[claim.kind] === undefined && claim.kind !== 'dodge' && !faults.some(({ kind }) => kind === claim.kind))
      faults.push(claim);
  const dodged = spoilt || read.dodged.includes(placeOf(context, message));
  const answer = dodged ? 'dodged' : builtIn.answer === 'dodged' && acts.length > 0 ? 'partly' : builtIn.answer;
  if (answer === 'dodged') faults.push({ kind: 'dodge', quote: sentences[0]?.sentence.text ?? null });
  const { suspected: _, ...plain } = builtIn;
  const arranged = unfounded(read, parts);
  return {
    ...plain,
    ...undertonesOf(read, builtIn),
    addressed: !judged.some(toMachine) && (builtIn.addressed || builtIn.faults.some(toMachine)),
    acts,
    faults,
    concerns: spoilt ? [] : stepsOf(read, acts, parts),
    answer,
    ...(arranged.length > 0 ? { arranged } : {}),
    ...(conduct.suspected.length > 0 ? { suspected: conduct.suspected } : {}),
  };
}
