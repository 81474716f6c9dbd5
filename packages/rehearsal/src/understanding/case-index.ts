/** What a scenario is about, prepared for comparing: its words, figures, days and names, and each concern's own examples. */
import { createHash } from 'node:crypto';
import type { Concern, ScenarioContent } from '@parley/shared';
import { argumentsOf } from '../language/arguments';
import { parseText, plainWords, stem, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS, FUNCTION_WORDS } from '../language/vocabulary';
import type { Weights } from './weight';
import { WEIGHTS } from './weight-model';

export interface ConcernIndex {
  readonly concern: Concern;
  /** Each cue as the roots that must all appear. */
  readonly cues: readonly (readonly string[])[];
  /** Texts that speak of the matter, for similarity. */
  readonly topic: readonly string[];
}
export interface CaseIndex {
  readonly scenario: ScenarioContent;
  readonly concerns: readonly ConcernIndex[];
  /** Roots of the concrete words of the case. */
  readonly words: ReadonlySet<string>;
  /** Numeric values that occur in the facts: 38000, 212000. */
  readonly figures: ReadonlySet<number>;
  readonly dayKeys: ReadonlySet<string>;
  /** Lower-case names of people and places in the case, the stakeholder's own left out. */
  readonly names: ReadonlySet<string>;
  /** Names the stakeholder is addressed by. */
  readonly addresses: ReadonlySet<string>;
  /** Everything the student can read about the case, in lower case: for copies, and for words that are of the case. */
  readonly publicText: string;
  /** Its sentences about the case, for what only tells them again. */
  readonly briefing: readonly string[];
  /** What has to be comparable before a message can be read. */
  readonly texts: readonly string[];
  /** Whether a sentence has to be about this case to count. */
  readonly grounding: boolean;
  /** What tells words that give something from words that sound like it; null: all count alike. */
  readonly weights: Weights | null;
}

/** Everything the author wrote about a concern: what a student says is compared with it. */
export function textsAbout({
  summary,
  worry,
  lines,
  settledBy,
  acknowledgedBy,
  nearMisses,
  better,
}: Concern): readonly string[] {
  return [
    summary,
    worry,
    ...lines.open,
    ...lines.pressed,
    ...lines.heard,
    ...lines.answered,
    ...lines.settled,
    ...settledBy,
    ...acknowledgedBy,
    ...nearMisses,
    better.text,
  ];
}

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1e6 };

/** 'thirty-eight thousand' -> 38000; null where no number word begins the text. */
function spokenValue(text: string): number | null {
  let total: number | null = null;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const unit = UNITS.indexOf(word);
    const ten = TENS.indexOf(word);
    const scale = SCALES[word];
    if (unit >= 0) total = (total ?? 0) + unit;
    else if (ten >= 0) total = (total ?? 0) + (ten + 2) * 10;
    else if (scale !== undefined) total = (total ?? 1) * scale;
    else if (total !== null || word !== 'a') break;
  }
  return total;
}

/** '£38,000', '38k' and 'thirty-eight thousand' are one figure; null where the text holds none. */
export function valueOf(text: string): number | null {
  const match = /(\d[\d,.]*)\s*(k|m|bn|thousand|million|billion)?\b/i.exec(text.replaceAll(/(\d),(?=\d{3})/g, '$1'));
  if (!match) return spokenValue(text);
  const base = Number.parseFloat(match[1] ?? '');
  const scale =
    { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 }[(match[2] ?? '').toLowerCase()] ?? 1;
  return Number.isFinite(base) ? base * scale : null;
}

const concreteRoots = (text: string): string[] =>
  parseText(text).flatMap((sentence) =>
    sentence.content.filter((word) => !ABSTRACT_WORDS.has(word) && !/^\d+$/.test(word) && word.length > 2),
  );

function cueRoots(cue: string): string[] {
  const roots = parseText(cue)
    .flatMap((sentence) => sentence.terms.map((term) => term.root))
    .filter((word) => !FUNCTION_WORDS.has(word));
  return roots.length > 0 ? roots : [cue.toLowerCase()];
}

const CASES_KEPT = 64;
const byObject = new WeakMap<ScenarioContent, CaseIndex>();
const byContent = new Map<string, ScenarioContent>();

/**
 * The first object with this content, of those used lately. Every request brings a copy of its own, and what is worked
 * out of a scenario is remembered by its object.
 */
export function sameScenario(scenario: ScenarioContent): ScenarioContent {
  if (byObject.has(scenario)) return scenario;
  const key = createHash('sha1').update(JSON.stringify(scenario)).digest('base64');
  const same = byContent.get(key) ?? scenario;
  byContent.delete(key);
  byContent.set(key, same);
  const oldest = byContent.size > CASES_KEPT ? byContent.keys().next() : null;
  if (oldest && oldest.done !== true) byContent.delete(oldest.value);
  return same;
}

/** The index of a scenario, built once for its content. */
export function caseIndexOf(scenario: ScenarioContent): CaseIndex {
  const same = sameScenario(scenario);
  const index = byObject.get(same) ?? buildIndex(same);
  byObject.set(same, index);
  if (same !== scenario) byObject.set(scenario, index);
  return index;
}

export interface ReadingParts {
  /** A sentence has to be about this case to count. Only the evaluation turns it off, to measure what that brings. */
  readonly grounding: boolean;
  /** Another weight of messages than the usual one, or none. */
  readonly weights?: Weights | null;
}
const otherwise = new WeakMap<CaseIndex, CaseIndex[]>();

/** The index of a scenario under these parts; without grounding every sentence counts as being about the case. */
export function readAs(scenario: ScenarioContent, { grounding, weights = WEIGHTS }: ReadingParts): CaseIndex {
  const index = caseIndexOf(scenario);
  if (grounding === index.grounding && weights === index.weights) return index;
  const others = otherwise.get(index) ?? [];
  otherwise.set(index, others);
  const known = others.find((other) => other.grounding === grounding && other.weights === weights);
  if (known) return known;
  const made = { ...index, grounding, weights };
  others.push(made);
  return made;
}

const sourcesOf = ({ situation, goal, facts, concerns }: ScenarioContent): readonly string[] => [
  situation,
  goal,
  ...facts.map((fact) => fact.text),
  ...concerns.flatMap((concern) => [concern.summary, ...concern.cues]),
];

/** Every text of a scenario that is parsed to read a conversation in it. */
export const textsOf = (scenario: ScenarioContent): readonly string[] => [
  ...sourcesOf(scenario),
  ...scenario.concerns.flatMap(textsAbout),
];

function buildIndex(scenario: ScenarioContent): CaseIndex {
  const { persona, concerns, facts } = scenario;
  const sources = sourcesOf(scenario);
  const sentences = sources.flatMap((text) => parseText(text));
  const addresses = new Set([persona.shortName, ...persona.name.split(/\s+/)].map((name) => name.toLowerCase()));
  const figureTexts = facts.flatMap((fact) => fact.figures);
  const names = new Set(
    [
      ...sentences.flatMap((sentence) => argumentsOf(sentence).names),
      ...figureTexts.filter((text) => /^\p{Lu}\p{L}+$/u.test(text)),
    ]
      .map((name) => name.toLowerCase())
      .filter((name) => !addresses.has(name)),
  );
  const briefing = [
    scenario.situation,
    scenario.goal,
    scenario.description,
    ...facts.filter((fact) => fact.knownBy !== 'stakeholder').map((fact) => fact.text),
  ].flatMap((text) => parseText(text).map((sentence) => sentence.text));
  return {
    scenario,
    concerns: concerns.map((concern) => ({
      concern,
      cues: concern.cues.map(cueRoots),
      topic: [concern.summary, concern.worry, ...concern.lines.open],
    })),
    words: new Set(sources.flatMap(concreteRoots)),
    figures: new Set(
      [
        ...figureTexts,
        ...sentences.flatMap((sentence) => argumentsOf(sentence).amounts.map((amount) => amount.text)),
      ].flatMap((text) => valueOf(text) ?? []),
    ),
    dayKeys: new Set(sentences.flatMap((sentence) => argumentsOf(sentence).days.map((day) => day.key))),
    names,
    addresses,
    publicText: [
      scenario.title,
      scenario.description,
      scenario.goal,
      scenario.situation,
      ...scenario.learningObjectives,
      persona.description,
      ...facts.map((fact) => fact.text),
    ]
      .join('\n')
      .toLowerCase(),
    briefing,
    texts: [...concerns.flatMap(textsAbout), ...briefing],
    grounding: true,
    weights: WEIGHTS,
  };
}

/** How many different cues of a concern stand in a sentence. */
export function cueHits(index: ConcernIndex, sentence: Sentence): number {
  const words = plainWords(sentence);
  const roots = new Set(sentence.terms.map((term) => term.root));
  return index.cues.filter(
    (cue, at) =>
      cue.every((root) => roots.has(root)) || words.includes(` ${(index.concern.cues[at] ?? '').toLowerCase()} `),
  ).length;
}

/** Concrete words of the case in a sentence: stems that the scenario uses and that mean something. */
export function caseHits(index: CaseIndex, sentence: Sentence): number {
  return new Set(sentence.content.filter((word) => index.words.has(word) || index.words.has(stem(word)))).size;
}
