/** What a draft says that can't stand: proven by the ledger of truth, or clause by clause by the same means (product §10.3). */
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { clausesOf } from '../meaning/clauses';
import type { Meant } from '../meaning/meanings';
import type { Similarity } from '../similarity/similarity';
import { disprovedBy, tellsAsItIs, tellsInItsWords } from '../truth/against-case';
import { asserts } from '../truth/asserting';
import { knownCase } from '../truth/case-facts';
import { inBoth, thingsIn } from '../truth/matter';
import { quantitiesIn } from '../truth/quantities';
import type { CaseIndex } from '../understanding/case-index';
import type { Reading, Untruth } from '../understanding/reading';

/** How surely (0-1), how nearly (cosine) and in how many words a claim that was foreseen as false has to be made. */
const SURELY_MEANT = 0.65;
const NEAR_ENOUGH = 0.68;
const LEAST_WORDS = 4;
/** Words that say something, at least. */
const LEAST_SAID = 3;

/** Nearness (cosine) from which a clause with another figure speaks of what a fact counts. */
const SAME_MATTER = 0.42;
/** So near each other (share of the greater) two figures are one, told loosely. */
const LOOSELY = 0.12;
const EXACTLY = 0.02;
/** 'Four and a half hours a day' is worked out from 'three minutes a call', and no other figure for it. */
const SAME_SIZE = 4;
const STATED = new RegExp(
  ` ${oneOf(
    'costs?|cost us|is|are|was|were|says?|said|takes?|took|counts?|counted|has|have|had|comes? to',
    'stopped|passed|failed|spent|lasted?|lasts',
  )} `,
);

const alike = (left: number, right: number, within: number): boolean =>
  Math.abs(left - right) <= within * Math.max(left, right);

interface Held {
  readonly index: CaseIndex;
  readonly similarity: Similarity;
  readonly reading: Reading;
  readonly draft: readonly Sentence[];
  readonly meant: readonly (Meant | null)[];
}

/** Whether a sentence tells what a fact of the case holds, or has only figures that stand in the case. */
function tellsOfCase(index: CaseIndex, sentence: Sentence): boolean {
  const { facts, figures } = knownCase(index);
  const own = quantitiesIn(sentence);
  return (
    facts.some((known) => tellsAsItIs(sentence, known)) ||
    (own.length > 0 &&
      own.every(({ kind, value }) => figures.some((one) => one.kind === kind && alike(value, one.value, EXACTLY))))
  );
}

const claimForeseen = ({ index, draft, meant }: Held): Untruth | null => {
  for (const [at, sentence] of draft.entries()) {
    const one = meant[at];
    if (one?.target.kind !== 'statement' || one.target.statement.truth !== 'false') continue;
    const sure = one.probability >= SURELY_MEANT && one.near >= NEAR_ENOUGH;
    if (!sure || !asserts(sentence) || one.clause.split(/\s+/).length < LEAST_WORDS) continue;
    const clauses = parseText(one.clause);
    // 'The licence wants that': what 'that' is stands elsewhere.
    if (clauses.every(({ content }) => content.length < LEAST_SAID)) continue;
    if (clauses.some((clause) => tellsOfCase(index, clause) || tellsInItsWords(index, clause))) continue;
    const { statement } = one.target;
    return {
      quote: one.clause,
      by: 'statement',
      claimed: null,
      known: null,
      aloud: true,
      fact: statement.against ?? null,
      statement: statement.id,
    };
  }
  return null;
};

/** 'Waukesha goes in February, the analysts cost $64,000': each clause of a sentence may be false by itself. */
const clauseDisproved = ({ draft, index, similarity }: Held): Untruth | null => {
  for (const sentence of draft) {
    if (!asserts(sentence)) continue;
    for (const quote of clausesOf(sentence.text).slice(1)) {
      const [clause] = parseText(quote);
      const disproof = clause ? disprovedBy(index, similarity, clause) : null;
      if (disproof?.claimed === null || !disproof) continue;
      const { claimed, known, fact } = disproof;
      return { quote, by: 'fact', claimed, known, aloud: true, fact: fact?.id ?? null, statement: null };
    }
  }
  return null;
};

/** Something is counted otherwise than in a fact of the case, with a figure that stands nowhere in it. */
function otherFigure(held: Held): Untruth | null {
  const { draft, index, similarity } = held;
  const { facts, figures } = knownCase(index);
  for (const sentence of draft) {
    if (!asserts(sentence)) continue;
    // Its clauses before the sentence itself, so that the part with the figure is what is quoted.
    for (const quote of clausesOf(sentence.text).toReversed()) {
      const [clause] = parseText(quote);
      if (!clause || !STATED.test(plainWords(clause))) continue;
      const own = quantitiesIn(clause).filter(
        ({ kind, value }) =>
          kind !== 'count' && !figures.some((one) => one.kind === kind && alike(value, one.value, EXACTLY)),
      );
      const [figure] = own;
      if (!figure || own.length > 1) continue;
      const things = thingsIn(clause);
      const [fact] = facts
        .filter((one) => one.quantities.some(({ kind }) => kind === figure.kind) && inBoth(things, one.things) >= 1)
        .map((one) => ({ one, near: similarity.cosine(quote, one.text) }))
        .filter(({ near }) => near >= SAME_MATTER)
        .toSorted((left, right) => right.near - left.near);
      const theirs = fact?.one.quantities.filter(({ kind }) => kind === figure.kind) ?? [];
      const [other] = theirs;
      if (!fact || !other || theirs.length !== 1 || alike(other.value, figure.value, LOOSELY)) continue;
      if (Math.max(other.value, figure.value) > SAME_SIZE * Math.min(other.value, figure.value)) continue;
      const id = fact.one.fact?.id ?? null;
      const known = other.text;
      return { quote, by: 'fact', claimed: figure.text, known, aloud: false, fact: id, statement: null };
    }
  }
  return null;
}

/** Whether a fact can stand as the proof against a claim: it speaks of the same things. */
export const speakOfOne = (fact: string, said: string): boolean => {
  const words = new Set(parseText(fact).flatMap(({ content }) => content));
  return (
    parseText(said.replaceAll(/[“”]/g, ''))
      .flatMap(({ content }) => content)
      .filter((word) => words.has(word)).length >= 2
  );
};

/** Whether what is claimed stands in the draft as it is quoted: 'at month eight; six months' counts no 'eight six months'. */
const isQuotable = ({ draft }: Held, { claimed }: Untruth): boolean =>
  claimed === null || draft.some(({ text }) => text.includes(claimed));

/** The first thing in a draft that is not so, as far as that is proven; null for none. */
export function untruthIn(held: Held): Untruth | null {
  const found = held.reading.untrue?.[0] ?? claimForeseen(held) ?? clauseDisproved(held) ?? otherFigure(held);
  return found !== null && found !== undefined && isQuotable(held, found) ? found : null;
}
