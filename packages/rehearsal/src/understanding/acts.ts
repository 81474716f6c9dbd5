/** The moves in one sentence, each only with its substance (product §11.3). */
import { argumentsOf } from '../language/arguments';
import { plainWords, type Sentence } from '../language/parse';
import { PRAISE } from '../language/vocabulary';
import { asksForAnswer, asksForYes } from './asking';
import { readCommitment } from './committing';
import { asksToBeTold, readQuestion } from './inquiring';
import { readListening } from './listening';
import { phraseIn } from './phrases';
import type { Act, ActKind, Fault, FaultKind } from './reading';
import { refuses } from './refusing';
import { type SentenceReader, isLike, like, overlap, type SentenceContext, sounding } from './sentence-context';
import { readStatement } from './stating';
import { substanceOf, type Substance } from './substance';
import { chanceOf, utteranceOf } from './utterance';

export type { SentenceContext } from './sentence-context';

interface Found {
  readonly acts: Act[];
  readonly faults: Fault[];
}

/** The figure that counts in a sentence: what it costs stands before what it is measured against. */
function spokenFor(sentence: Sentence, substance: Substance): string | null {
  const priced = substance.amounts.find(
    (amount) =>
      amount.kind === 'money' &&
      /(?:costs?|costing|for|extra|price of|price is|pay|saves?|and|is) ?(?:about |another )?$/i.test(
        sentence.text.slice(0, Math.max(0, sentence.text.indexOf(amount.text))),
      ),
  );
  return (priced ?? substance.amounts[0])?.text ?? null;
}

/** From here on (0-1) the classifier's word is enough; and where words of a promise stand there as well. */
const SURELY_TOO_MUCH = 0.65;
const TOO_MUCH_BY_WORDS = 0.4;

/** A promise of more than anybody can give. Without the sentence model its words alone have to tell. */
function promisesTooMuch({ context, words, substance, found }: SentenceReader): boolean {
  const { sentence, similarity } = context;
  if (sentence.question) return false;
  // Who says what it hangs on has given something for it.
  if (
    / (?:if|unless|provided|as long as|because|in return|instead|only) /.test(words) &&
    substance.own + substance.known >= 1
  )
    return false;
  if (substance.amounts.some((amount) => amount.kind === 'money')) return false;
  const phrase = phraseIn(words, 'overPromise');
  const told = utteranceOf(sentence.text, similarity);
  // 'I can't promise' promises nothing.
  if (told.length === 0) return phrase !== null && !sentence.negated;
  if (found('boundary') > 0 || refuses(sentence)) return false;
  const ahead = phraseIn(words, 'future') !== null || sentence.terms.some((term) => term.tags.has('FutureTense'));
  const chance = chanceOf(told, 'over_promise');
  return phrase === null ? ahead && chance >= SURELY_TOO_MUCH : chance >= TOO_MUCH_BY_WORDS;
}

/** Says that it depends, and neither on what nor until when. 'Not before the test on the 20th' is honest and no hedge. */
function hedges({ context, words, substance }: SentenceReader): boolean {
  const { sentence, next } = context;
  if (!substance.hedged || sentence.question || substance.own + substance.known > 0) return false;
  if (
    / (?:before|until|unless|once|after|if|whether) /.test(words) &&
    substance.concrete >= 3 &&
    substance.emptiness < 0.4
  )
    return false;
  const resolved =
    next !== null &&
    (argumentsOf(next).days.some((day) => day.precise) ||
      / (?:i|we) (?:will )?(?:know|see|find out|hear|ask|check) /.test(plainWords(next)));
  return !resolved;
}

function isVague({ context, substance }: SentenceReader): boolean {
  const { sentence } = context;
  if (sentence.content.length < 4 || substance.own + substance.known > 0 || sentence.question) return false;
  if (substance.emptiness >= 0.5) return true;
  return (
    isLike(context, 'vague', 0.56) &&
    like(context, 'vague') > like(context, 'acknowledge') + 0.05 &&
    substance.caseHits <= 2
  );
}

/** Reads one sentence. Acts without substance become faults, or nothing. */
export function readSentence(context: SentenceContext): Found {
  const { index, sentence, concern } = context;
  const substance = substanceOf(index, sentence);
  const words = plainWords(sentence);
  const found: Found = { acts: [], faults: [] };
  // An assurance is no answer: what stands beside it counts little, unless it brings something of its own.
  const praises = sentence.terms.some((term) => PRAISE.has(term.word)) && !sentence.question;
  // 'If I hear you correctly, you have carried the nights for three winters': the polite words stand beside the matter.
  const beside =
    substance.concrete >= 4 &&
    substance.emptiness <= 0.5 &&
    (substance.caseHits >= 2 || overlap(sentence, context.lastWords) >= 2) &&
    (['assurance', 'vagueCommit', 'announce'] as const).every((kind) => phraseIn(words, kind) === null);
  const assured =
    (sounding(words) && substance.own === 0 && !beside) ||
    (phraseIn(words, 'pending') !== null && !sentence.question) ||
    praises ||
    (phraseIn(words, 'hollow') !== null && substance.emptiness > 0.4 && !beside);
  const add = (kind: ActKind, full: number): void => {
    const strength = assured ? full * 0.3 : full;
    if (assured && (kind === 'acknowledge' || kind === 'boundary' || kind === 'commit')) return;
    if (found.acts.some((act) => act.kind === kind)) return;
    const day = substance.days.find((entry) => entry.precise) ?? substance.days[0];
    found.acts.push({
      kind,
      quote: sentence.text,
      concern: concern?.concern ?? null,
      amount: spokenFor(sentence, substance),
      day: day?.text ?? null,
      strength,
    });
  };
  const blame = (kind: FaultKind): void => {
    found.faults.push({ kind, quote: sentence.text });
  };
  const reader: SentenceReader = {
    context,
    words,
    substance,
    add,
    blame,
    found: (kind) => found.acts.find((act) => act.kind === kind)?.strength ?? 0,
  };
  if (substance.record) blame('own_record');
  if (sentence.question) readQuestion(reader);
  else if (asksToBeTold(sentence)) readQuestion(reader);
  else {
    readCommitment(reader);
    readStatement(reader);
    if (
      /\bneed\b|\bask\b|\bpick\b|\bdecide\b|\bchoose\b|\bsay yes\b|\bsign\b/.test(words) &&
      !/ (?:not|never|nobody) (?:\S+ )?(?:need|ask|sign|decide) /.test(words) &&
      phraseIn(words, 'close') !== null &&
      (substance.grounded || substance.days.length > 0)
    )
      add('close', substance.days.length > 0 ? 1 : 0.6);
    else if (
      (asksForAnswer(sentence) && substance.days.some((day) => day.precise)) ||
      (asksForYes(sentence) &&
        (substance.grounded || (context.previous !== null && substanceOf(index, context.previous).grounded)))
    )
      add('close', 0.8);
  }
  readListening(reader);
  if (promisesTooMuch(reader)) blame('over_promise');
  if (found.acts.length === 0 && isVague(reader)) blame('vague');
  if (hedges(reader)) blame('hedge');
  return found;
}
