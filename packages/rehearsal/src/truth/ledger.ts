/**
 * The ledger of a conversation: which of the student's claims are false, by the case or by what they said before. What is
 * new and the case leaves open is believed, and held from then on (product §12.15).
 */
import { isTheirsToTell, type Statement } from '@parley/shared';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { clausesOf } from '../meaning/clauses';
import { meaningsOf } from '../meaning/meanings';
import type { Similarity } from '../similarity/similarity';
import type { TranscriptMessage } from '../types';
import type { CaseIndex } from '../understanding/case-index';
import type { Reading, Untruth } from '../understanding/reading';
import { inBothForms, named } from './admissions';
import { disprovedBy, givesItsNumbers, tellsAsItIs, tellsInItsWords } from './against-case';
import { agreementInvented, mayHaveAgreed, passesOnAgreement } from './agreements';
import { asserts } from './asserting';
import { knownCase } from './case-facts';
import type { Reversal } from './own-words';
import { quantitiesIn } from './quantities';

/** How near a claim that was foreseen has to be (cosine), and by how much nearer than all that is not false. */
const NEAR_ENOUGH = 0.72;
const NEARER_BY = 0.05;
/** How sure it has to be that this is what is meant (0-1). */
const SURE = 0.62;
/**
 * In other words than those that were foreseen a clause makes such a claim where it tells of something done, that is surely
 * what is meant, and nothing that is not false is half as likely.
 */
const MEANT_SURELY = 0.72;
const RIVAL = 0.36;
/** The same for a clause heard by itself. */
const BY_ITSELF = 0.75;
/** 'Maybe 800 accounts' may be put as 500 as well, and not as 78,000. */
const ALIKE_WITHIN = 4;

/** 'Not on the table: the lockout module' refuses it, and says nothing of it. */
const REFUSED = / (?:not on|off) the table | out of the question /;

export interface Heard {
  readonly index: CaseIndex;
  readonly similarity: Similarity;
  readonly stakeholder: readonly TranscriptMessage[];
  readonly student: readonly TranscriptMessage[];
  /** Of the student's messages so far. */
  readonly readings?: readonly Reading[];
}

/** The way of putting any of these statements that is nearest to a sentence. */
function nearestOf(
  statements: readonly Statement[],
  sentence: Sentence,
  similarity: Similarity,
): { readonly text: string; readonly near: number } {
  return statements
    .flatMap(({ said }) => said)
    .map((text) => ({ text, near: similarity.cosine(sentence.text, text) }))
    .reduce((best, one) => (one.near > best.near ? one : best), { text: '', near: -1 });
}

const negatedIn = (text: string): boolean => parseText(text).some(({ negated }) => negated);

/** Whether the figures of a sentence could be those of a statement: none of its kind in either, or one of the same size. */
function figuresAlike(sentence: Sentence, { said }: Statement): boolean {
  const written = said.flatMap((text) => parseText(text)).flatMap(quantitiesIn);
  return quantitiesIn(sentence).every(({ kind, value }) => {
    const those = written.filter((one) => one.kind === kind);
    return (
      those.length === 0 || those.some((one) => value <= one.value * ALIKE_WITHIN && one.value <= value * ALIKE_WITHIN)
    );
  });
}

const isFalse = ({ truth }: Statement): boolean => truth === 'false';

/** Which false claim a sentence makes, as it was foreseen or, told as something done, surely in other words. */
function claimed({ index, similarity, stakeholder }: Heard, sentence: Sentence): Statement | null {
  const { scenario } = index;
  const { statements = [] } = scenario;
  const said = stakeholder.map(({ content }) => content);
  const meanings = meaningsOf(sentence, scenario, similarity, said);
  const [meant] = meanings;
  if (meant?.target.kind !== 'statement' || !isFalse(meant.target.statement)) return null;
  const { statement } = meant.target;
  const rival = Math.max(
    0,
    ...meanings
      .filter(({ target }) => target.kind !== 'statement' || !isFalse(target.statement))
      .map(({ probability }) => probability),
  );
  const [clause = sentence] = parseText(meant.clause);
  if (tellsInItsWords(index, clause)) return null;
  if (meant.probability >= MEANT_SURELY && rival < RIVAL && asserts(clause) && DONE.test(plainWords(clause)))
    return negatedIn(nearestOf([statement], clause, similarity).text) === clause.negated &&
      figuresAlike(sentence, statement)
      ? statement
      : null;
  const nearest = nearestOf(statements.filter(isFalse), sentence, similarity);
  const nearestOther = nearestOf(
    statements.filter((one) => !isFalse(one)),
    sentence,
    similarity,
  );
  const foreseen =
    nearest.near >= NEAR_ENOUGH &&
    negatedIn(nearest.text) === sentence.negated &&
    nearest.near - nearestOther.near >= NEARER_BY &&
    meant.probability >= SURE;
  return foreseen && figuresAlike(sentence, statement) ? statement : null;
}

/** Said, and a nod asked for: 'my developer tested it last night, right?' */
const TAGGED = /, (?:right|correct|yes|no|ok|okay)\s*\?$/i;

/** The same in one clause of several, heard by itself. */
function claimedInPassing({ index, similarity, stakeholder }: Heard, sentence: Sentence): Statement | null {
  const { scenario } = index;
  const said = stakeholder.map(({ content }) => content);
  for (const text of clausesOf(sentence.text)) {
    const [clause] = text === sentence.text ? [] : parseText(text);
    if (clause === undefined || !asserts(clause) || !tellsOfADeed(clause) || ONCE.test(clause.text)) continue;
    if (tellsInItsWords(index, clause)) continue;
    const [meant, ...others] = meaningsOf(clause, scenario, similarity, said);
    if (meant?.target.kind !== 'statement' || !isFalse(meant.target.statement)) continue;
    const { statement } = meant.target;
    const rival = others.find(({ target }) => target.kind !== 'statement' || !isFalse(target.statement));
    const alike =
      negatedIn(nearestOf([statement], clause, similarity).text) === clause.negated && figuresAlike(clause, statement);
    if (meant.probability >= BY_ITSELF && (rival?.probability ?? 0) < RIVAL && alike) return statement;
  }
  return null;
}

/**
 * The false claim of the scenario that a sentence surely makes: it is meant before all else, it is near to a way of putting
 * it and plainly nearer than to anything that is not false, and neither denies what the other says.
 */
function foreseenUntruth(heard: Heard, sentence: Sentence): Untruth | null {
  const { index, similarity } = heard;
  const { statements = [], facts } = index.scenario;
  if (similarity.name !== 'embedding' || !statements.some(isFalse)) return null;
  if ((sentence.question && !TAGGED.test(sentence.text)) || REFUSED.test(plainWords(sentence))) return null;
  if (knownCase(index).facts.some((known) => tellsAsItIs(sentence, known))) return null;
  const statement = (asserts(sentence) ? claimed(heard, sentence) : null) ?? claimedInPassing(heard, sentence);
  const against = facts.find(({ id }) => id === statement?.against);
  if (statement === null || (against !== undefined && givesItsNumbers(against.text, sentence.text))) return null;
  return {
    quote: sentence.text,
    by: 'statement',
    claimed: null,
    known: null,
    aloud: true,
    fact: statement.against ?? null,
    statement: statement.id,
  };
}

/** Whether the stakeholder knows a fact by now: from the start, or because it was told. */
function isKnown({ index, stakeholder, student }: Heard, id: string): boolean {
  const known = knownCase(index).facts.find(({ fact }) => fact?.id === id);
  if (!known) return false;
  return (
    known.fact === null ||
    isTheirsToTell(known.fact.knownBy) ||
    [...stakeholder, ...student].some(({ content }) =>
      parseText(content).some((sentence) => tellsAsItIs(sentence, known)),
    )
  );
}

function againstCase(heard: Heard, sentence: Sentence): Untruth | null {
  const { index, similarity, stakeholder } = heard;
  const disproof = disprovedBy(index, similarity, sentence);
  if (disproof) {
    const fact = disproof.fact?.id ?? null;
    const { claimed, known } = disproof;
    const aloud = fact !== null && isKnown(heard, fact);
    return { quote: sentence.text, by: 'fact', claimed, known, aloud, fact, statement: null };
  }
  const said = stakeholder.map(({ content }) => content);
  return agreementInvented(index, sentence, said) || (passesOnAgreement(sentence) && !mayHaveAgreed(said))
    ? { quote: sentence.text, by: 'fact', claimed: null, known: null, aloud: true, fact: null, statement: null }
    : null;
}

const againstOwnWords = ({ sentence, clash }: Reversal): Untruth => ({
  quote: sentence.text,
  by: 'own_words',
  claimed: clash?.new ?? null,
  known: clash?.old ?? null,
  aloud: true,
  fact: null,
  statement: null,
});

/** Said as something that was done, and is no problem any more. */
const DONE = new RegExp(
  ` ${oneOf(
    '(?:has|have|had)(?: (?:already|all|since|now|also|just))? \\S+(?:ed|en|t|ne|ade|un)',
    '(?:has|have) (?:already )?been',
    '(?:is|are|was|were)(?: all| already| now)* \\S+(?:ed|en|ne)',
    'already',
    're(?:ran|tested|run)',
    're ran',
  )} `,
);

/** 'When the exit has delivered' is still ahead. */
const ONCE = /^(?:and |but |so )?(?:when|once|as soon as|after|until|before)\b/i;
const tellsOfADeed = (sentence: Sentence): boolean =>
  DONE.test(plainWords(sentence)) || sentence.terms.some(({ tags }) => tags.has('PastTense'));

/** Said as something that has happened. */
const HAPPENED = / (?:has|have|had|already|saw|told|was|were|did|last week|yesterday) /;

/**
 * A claim that was proven false, and that the stakeholder has denied since, made again in other words. Under the denial it
 * is no slip: 'Fionn has it, I saw it with his signature', after 'it is not frozen, I have no signed sheet'.
 */
function insisted({ stakeholder, readings = [] }: Heard, sentence: Sentence): Untruth | null {
  if (!asserts(sentence) || sentence.negated || !HAPPENED.test(plainWords(sentence))) return null;
  const things = named(sentence);
  for (const { messageNumber, untrue = [] } of readings) {
    const denied = stakeholder
      .filter(({ number }) => number > messageNumber)
      .flatMap(({ content }) => parseText(content))
      .filter(({ negated, question }) => negated && !question);
    for (const one of untrue) {
      const before = new Set(parseText(one.quote).flatMap((said) => [...named(said)]));
      const doubted = denied.some((said) => inBothForms(named(said), new Set([...before, ...things])) >= 1);
      if (one.by !== 'own_words' && doubted && inBothForms(things, before) >= 2)
        return { ...one, quote: sentence.text };
    }
  }
  return null;
}

/**
 * What of a message is false, in the order in which it was said. A sentence is false by one thing at most; of the student's
 * own words only what is denied, or passed over in silence, and not what is corrected openly.
 * @param gone what the student goes back on in it (`reversals`)
 */
export function untruthsIn(
  heard: Heard,
  sentences: readonly Sentence[],
  gone: readonly Reversal[],
): readonly Untruth[] {
  return sentences.flatMap((sentence) => {
    const reversal = gone.find((one) => one.denied && one.sentence === sentence);
    return (
      foreseenUntruth(heard, sentence) ??
      againstCase(heard, sentence) ??
      insisted(heard, sentence) ??
      (reversal ? againstOwnWords(reversal) : [])
    );
  });
}
