/**
 * Which authored answer, statement, common question or fact of a case a sentence of the student means (product §11.14,
 * product §11.15), and how sure that is (decision 0035).
 */
import type { ScenarioContent } from '@parley/shared';
import { parseText, type Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { sameScenario } from '../understanding/case-index';
import { type ByPlace, chancesByWords } from './by-words';
import { type CaseMeanings, meaningsIn, meaningTexts, type PreparedTarget, type Target } from './case-meanings';
import { clausesOf } from './clauses';
import { chances, toldAs } from './chances';
import { measure, nearestAlike, nearIn, type Unit, WIDTH } from './features';
import { type Candidate, fitFeatures, fitsOf, LOOKED_AT } from './fits';
import { MEANING_WEIGHTS } from './meaning-weights';
import { leadOf } from './said-before';
import { type Wording, wordingOf } from './wording';

export { meaningTexts, type Target } from './case-meanings';

/** What a sentence may mean. */
export interface Meant {
  readonly target: Target;
  /** 0-1: of those said to be 0.8 sure, eight in ten are right. */
  readonly probability: number;
  /** The cosine with the nearest way of putting it, 0-1. */
  readonly near: number;
  /** The part of the sentence that means it, verbatim; the whole sentence where it means it as a whole. */
  readonly clause: string;
}

/** What is less sure is not told. */
export const LEAST_PROBABILITY = 0.15;
const MOST_TOLD = 3;
/** A clause alone is less sure than a sentence as a whole. */
const OF_CLAUSE = 0.85;
/** So much of what the other said last is heard with a sentence that leans on it, and so sure it can be at most. */
const HEARD_WITH = 0.6;
const OF_LEANING = 0.8;
/** Sentences that lean on what was said last: of few words, none of the matter. */
const LEANING_WORDS = 8;
const LEANING_OWN = 1;

/** In so nearly the same words (cosine) as a way that was written, that is what is meant, at least so surely. */
const VERBATIM = 0.93;
const SURE = 0.9;
/** What an author wrote for a case goes before what can be asked anywhere. */
const ANYWHERE = 0.95;

function heardWith(own: Float32Array, last: Float32Array | null): Float32Array {
  const both = own.map((value, at) => value + HEARD_WITH * (last?.[at] ?? 0));
  const length = Math.hypot(...both) || 1;
  return both.map((value) => value / length);
}

/** 'And who signs that?' speaks of what the other said last. */
function leaningOn(sentence: Sentence, unit: Unit, similarity: Similarity, around: string): Unit | null {
  if (around === '' || unit.wording.words.length > LEANING_OWN) return null;
  if (sentence.text.split(/\s+/).length > LEANING_WORDS) return null;
  const said = parseText(around).filter(({ text, question }) => !question && similarity.vector(text) !== null);
  const last = said.at(-1)?.text;
  if (last === undefined) return null;
  return {
    ...unit,
    vector: heardWith(unit.vector, similarity.vector(last)),
    meant: heardWith(unit.meant, similarity.meant(last)),
  };
}

/** One hearing of a sentence: how likely each target is, by its place. */
interface Heard {
  readonly clause: string;
  readonly wording: Wording;
  readonly likely: readonly (ByPlace & { readonly how: How | null })[];
}

/** What a chance comes from; null where words were compared. */
type How = Pick<Candidate, 'features' | 'none' | 'lead' | 'whole'>;

/** The chance of what is put in nearly the same words; those it was fitted on were never so near. */
function ifVerbatim(unit: Unit, target: PreparedTarget, near: number, probability: number): number {
  if (near < VERBATIM || nearestAlike(unit, target) < VERBATIM) return probability;
  return Math.max(probability, near * SURE * (target.target.kind === 'common' ? ANYWHERE : 1));
}

/** How much likelier (logarithm) what stands at a place is by what was said before; null where it can't be meant. */
type Leads = readonly (number | null)[];

/** What follows on what was said has to be put nearly so (cosine): from the first on it leads, from the second on fully. */
const LEADS_FROM = 0.3;
const LEADS_AT = 0.5;
const asNear = (near: number): number => Math.min(1, Math.max(0, (near - LEADS_FROM) / (LEADS_AT - LEADS_FROM)));

/** @param share what its chances count */
function heard(meanings: CaseMeanings, unit: Unit, leads: Leads, share: number, whole: boolean): Heard {
  const measured = measure(meanings, unit, (place) => leads[place] !== null);
  const { features, none } = measured;
  const likely = chances(
    measured,
    MEANING_WEIGHTS,
    measured.places.map((place, row) => (leads[place] ?? 0) * asNear(nearIn(measured, row))),
  );
  return {
    clause: unit.text,
    wording: unit.wording,
    likely: measured.places.flatMap((place, row) => {
      const target = meanings.targets[place];
      if (!target) return [];
      const near = nearIn(measured, row);
      const probability = share * ifVerbatim(unit, target, near, toldAs(likely[row] ?? 0));
      const of = features.subarray(row * WIDTH, (row + 1) * WIDTH);
      return [{ place, near, probability, how: { features: of, none, lead: leads[place] ?? 0, whole } }];
    }),
  };
}

function unitsOf(sentence: Sentence, similarity: Similarity): readonly Unit[] {
  return clausesOf(sentence.text).flatMap((text) => {
    const [vector, meant] = [similarity.vector(text), similarity.meant(text)];
    const whole = text === sentence.text;
    return vector === null || meant === null
      ? []
      : [{ text, vector, meant, wording: wordingOf(text, whole && sentence.question) }];
  });
}

function hearings(
  meanings: CaseMeanings,
  sentence: Sentence,
  similarity: Similarity,
  around: string,
  leads: Leads,
): readonly Heard[] {
  if (similarity.name === 'lexical')
    return clausesOf(sentence.text).map((clause) => {
      const wording = wordingOf(clause, clause === sentence.text && sentence.question);
      return {
        clause,
        wording,
        likely: chancesByWords(meanings, wording)
          .filter(({ place }) => leads[place] !== null)
          .map((one) => ({ ...one, how: null })),
      };
    });
  return unitsOf(sentence, similarity).flatMap((unit) => {
    const whole = unit.text === sentence.text;
    const leaning = whole ? leaningOn(sentence, unit, similarity, around) : null;
    return [
      heard(meanings, unit, leads, whole ? 1 : OF_CLAUSE, whole),
      ...(leaning === null ? [] : [heard(meanings, leaning, leads, OF_LEANING, true)]),
    ];
  });
}

/** A statement means no fact: it tells one. */
const mayMean = ({ kind }: Target, { wanted }: Wording): boolean => kind !== 'fact' || wanted !== 'none';

/** What a sentence may mean, with what its chance comes from. */
type Likely = Meant & { readonly how: How | null };

/** Each target as it was heard best, the likeliest first. */
function bestOf({ targets }: CaseMeanings, all: readonly Heard[]): readonly Likely[] {
  const best = new Map<number, Likely>();
  for (const { clause, wording, likely } of all)
    for (const { place, probability, near, how } of likely) {
      const target = targets[place]?.target;
      if (target && mayMean(target, wording) && probability > (best.get(place)?.probability ?? 0))
        best.set(place, { target, probability, near, clause, how });
    }
  return [...best.values()].toSorted((left, right) => right.probability - left.probability);
}

const plainly = ({ target, probability, near, clause }: Meant): Meant => ({ target, probability, near, clause });

const told = (best: readonly Likely[]): readonly Meant[] =>
  best
    .filter(({ probability }) => probability >= LEAST_PROBABILITY)
    .slice(0, MOST_TOLD)
    .map(plainly);

const MOST_ANSWERED = 5;

/** What was put in nearly these words is meant, whatever else speaks against it. */
const asPut = ({ near, probability }: Meant, fit: number): number =>
  near >= VERBATIM ? Math.max(fit, probability) : fit;

/** The same by how well what would be said to it fits; where words were compared, as it is told. */
function answerable(best: readonly Likely[], sentence: Sentence): readonly Meant[] {
  const candidates = candidatesOf(best);
  if (candidates.length === 0) return told(best);
  const fits = fitsOf(candidates, sentence.question, wordCount(sentence));
  return candidates
    .map((one, at) => ({ ...plainly(one), probability: asPut(one, fits[at] ?? 0) }))
    .filter(({ probability }) => probability >= LEAST_PROBABILITY)
    .toSorted((left, right) => right.probability - left.probability)
    .slice(0, MOST_ANSWERED);
}

const wordCount = ({ text }: Sentence): number => text.split(/\s+/).length;
const candidatesOf = (best: readonly Likely[]): readonly (Meant & Candidate)[] =>
  best.slice(0, LOOKED_AT).flatMap((one) => (one.how === null ? [] : [{ ...one, ...one.how, kind: one.target.kind }]));

/** How much likelier each target is by what was said; the same for every sentence of a message. */
const ledBy = new WeakMap<CaseMeanings, { readonly heard: string; readonly leads: Leads }>();
function leadsIn(meanings: CaseMeanings, scenario: ScenarioContent, heard: readonly string[], key: string): Leads {
  const before = ledBy.get(meanings);
  if (before?.heard === key) return before.leads;
  const lead = leadOf(sameScenario(scenario), heard);
  const leads = meanings.targets.map(({ target }) => lead(target));
  ledBy.set(meanings, { heard: key, leads });
  return leads;
}

/** What a sentence means, and what of it can be answered. */
interface Read {
  readonly best: readonly Likely[];
  readonly told: readonly Meant[];
  readonly answerable: readonly Meant[];
}

const NOTHING_READ: Read = { best: [], told: [], answerable: [] };

/** What was read of a sentence: a turn asks more than once, and each time takes some milliseconds. */
const known = new WeakMap<CaseMeanings, WeakMap<Sentence, Map<string, Read>>>();

function read(sentence: Sentence, scenario: ScenarioContent, similarity: Similarity, said: readonly string[]): Read {
  const meanings = meaningsIn(scenario, similarity);
  if (meanings === null) return NOTHING_READ;
  const ofCase = known.get(meanings) ?? new WeakMap<Sentence, Map<string, Read>>();
  known.set(meanings, ofCase);
  const ofSentence = ofCase.get(sentence) ?? new Map<string, Read>();
  const key = said.join('\n');
  const before = ofSentence.get(key);
  if (before) return before;
  const leads = leadsIn(meanings, scenario, said, key);
  const all = hearings(meanings, sentence, similarity, said.at(-1) ?? '', leads);
  const best = bestOf(meanings, all);
  const made = { best, told: told(best), answerable: answerable(best, sentence) };
  // Only what could be compared is kept.
  if (all.length > 0) ofCase.set(sentence, ofSentence.set(key, made));
  return made;
}

/**
 * What the sentence means, the likeliest first: at most three, each likelier than `LEAST_PROBABILITY`; none where it
 * means nothing that was foreseen. Two of them may be meant at once, each by its clause. What conditions an answer has,
 * and whether a fact is known to this person, is not looked at. Some milliseconds, the first time.
 *
 * The texts of the case (`meaningTexts`), the clauses of the sentence (`clausesOf`) and the sentences of what was said last
 * have to be comparable; where they are not, nothing is meant.
 * @param said what the stakeholder has said, in its order: for follow-ups, and for what leans on the last of it ('And who
 * signs that?')
 */
export const meaningsOf = (
  sentence: Sentence,
  scenario: ScenarioContent,
  similarity: Similarity,
  said: readonly string[],
): readonly Meant[] => read(sentence, scenario, similarity, said).told;

/** The same for whoever replies: at most five, each as likely as what would be said to it fits (`fits.ts`). */
export const answerableIn = (
  sentence: Sentence,
  scenario: ScenarioContent,
  similarity: Similarity,
  said: readonly string[],
): readonly Meant[] => read(sentence, scenario, similarity, said).answerable;

/** What fits are told from, for whoever fits their weights: the likeliest first, at most `LOOKED_AT`. */
export function candidatesIn(
  sentence: Sentence,
  scenario: ScenarioContent,
  similarity: Similarity,
  said: readonly string[],
): { readonly candidates: readonly (Meant & Candidate)[]; readonly features: readonly Float32Array[] } {
  const candidates = candidatesOf(read(sentence, scenario, similarity, said).best);
  return { candidates, features: fitFeatures(candidates, sentence.question, wordCount(sentence)) };
}

/** Makes what a case holds comparable and prepares it, so that `meaningsOf` tells at once. */
export async function prepareCase(
  scenario: ScenarioContent,
  similarity: Similarity,
  signal?: AbortSignal,
): Promise<void> {
  await similarity.prepare(meaningTexts(scenario), signal);
  meaningsIn(scenario, similarity);
}
