/** What the student asks of the stakeholder, and what the stakeholder has to say to it: the fact asked for comes first. */
import type { Answer, Fact, ScenarioContent } from '@parley/shared';
import { argumentsOf } from '../language/arguments';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS, FUNCTION_WORDS } from '../language/vocabulary';
import type { Similarity } from '../similarity/similarity';
import { caseIndexOf, valueOf } from '../understanding/case-index';
import { wantedBy } from '../understanding/questions';
import { clausesOf } from './aside';
import { foreseenBy } from './foreseen';

export interface Asked {
  /** The question as it was put. */
  readonly question: Sentence;
  /** The fact that answers it; null where this person has none. */
  readonly fact: Fact | null;
  /** What the author of the case foresaw that it asks; null where it is nothing foreseen, or the fact answers it better. */
  readonly foreseen: Answer | null;
  /** What it asks about, as the stakeholder would name it; null where it names nothing. */
  readonly topic: string | null;
  /** 'Why?', 'And who is that?': it leans on what was said last. */
  readonly follows: boolean;
}

const OPENERS = new Set([
  'and',
  'so',
  'but',
  'then',
  'ok',
  'okay',
  'well',
  'now',
  'sorry',
  'please',
  'also',
  'hm',
  'right',
]);
const TELLS =
  /^ (?:(?:and|so|but|ok|okay|then|now|please|can you|could you|would you|will you) )*(?:tell|explain|describe|walk|remind|show) (?:me|us) /;
/** In a hurry the mark is left out: 'how many times did the stair move'. */
const ASKS =
  /^ (?:(?:and|so|but|ok|okay|then|now|sorry|well) )*(?:how (?:many|much|long|often|far|bad|old|big)|who|which (?:of|one|part)|why (?:is|are|do|did|does|was|were|not|can)|anybody|anyone) /;
/** What one may be asked to do. */
const DOING = oneOf(
  'live',
  'accept',
  'confirm',
  'sign',
  'agree',
  'promise',
  'give',
  'send',
  'make',
  'do',
  'get',
  'take',
  'let',
  'ask',
  'put',
  'wait',
  'hold',
);
const OFFER = oneOf(
  // A thing to try.
  'would it help',
  'would it be',
  'would that',
  'what if',
  'how about',
  // The speaker's own doing.
  'do you want me',
  'can i ',
  'could i ',
  'may i ',
  'shall i ',
  'should i ',
  'can we ',
  'could we ',
  'shall we ',
  'should we ',
  'if i ',
  'if we ',
  // The other's.
  'would you ',
  'will you ',
  // Agreement.
  'do we have a deal',
  'are we agreed',
  'agreed',
  'deal',
  'right',
  'is that (?:ok|okay|fine|all right)',
  'does that work',
  'are you ok',
  'are you fine',
  `can you ${DOING}`,
  `could you ${DOING}`,
);
/** Offers and requests in the form of a question: they want a yes, not a fact. */
const OFFERS = new RegExp(`^ ${OFFER} ?| (?:if i|if we|what if) `);

const opening = (sentence: Sentence): string => {
  const plain = plainWords(sentence).trim().split(' ');
  const at = plain.findIndex((word) => !OPENERS.has(word));
  return ` ${plain.slice(Math.max(0, at)).join(' ')} `;
};

/** Whether a sentence asks the stakeholder for something they could know. */
export function wantsToKnow(sentence: Sentence): boolean {
  const plain = plainWords(sentence);
  if (TELLS.test(plain)) return true;
  // 'Who will tell them?' hands out work; nobody knows the answer yet.
  if (/ who (?:will|should|could|would|shall|can) /.test(plain)) return false;
  if (!sentence.question && !ASKS.test(plain)) return false;
  if (sentence.terms.filter((term) => term.word !== '').length <= 1)
    return /^(?:why|how|who|when|where|what)\b/.test(plain.trim());
  return !OFFERS.test(opening(sentence)) || / (?:tell|explain|remind|show) (?:me|us) /.test(plain);
}

const YOURS: ReadonlyMap<string, string> = new Map([
  ['my', 'your'],
  ['our', 'your'],
  ['your', 'my'],
  ['mine', 'yours'],
]);
const NO_TOPIC = new Set([
  'what',
  'which',
  'who',
  'whose',
  'how',
  'when',
  'where',
  'why',
  'thing',
  'something',
  'anything',
  'everything',
  'one',
  'way',
  'lot',
  'bit',
  'day',
  'date',
  'time',
  'reason',
  'problem',
  'issue',
  'question',
  'deal',
  'idea',
  'kind',
  'sort',
  'part',
  'u',
  'ur',
  'else',
  'mind',
  'people',
  'person',
  'guy',
  'somebody',
  'anybody',
  'someone',
  'anyone',
  'ones',
  'everybody',
  'everyone',
  'nobody',
  'others',
  'other',
  'eye',
  'eyes',
  'word',
  'words',
  'hand',
  'hands',
  'moment',
  'minute',
  'sense',
  'chance',
  'room',
  'place',
  'point',
  'end',
  'rest',
  'side',
  'need',
  'needs',
]);
/** They say which of several is meant, and the other doesn't know of the several. */
const POINTING = new Set([
  'same',
  'own',
  'different',
  'other',
  'such',
  'next',
  'last',
  'many',
  'much',
  'more',
  'few',
  'his',
  'her',
  'their',
  'its',
]);

/** The last thing a question names, turned round for the other's mouth: 'your foreman' -> 'my foreman'. */
export function topicOf(question: Sentence): string | null {
  const { terms } = question;
  for (let end = terms.length - 1; end >= 0; end -= 1) {
    const term = terms[end];
    if (
      !term ||
      !(term.tags.has('Noun') || term.tags.has('ProperNoun')) ||
      term.tags.has('Pronoun') ||
      term.tags.has('Date') ||
      term.tags.has('Value') ||
      FUNCTION_WORDS.has(term.word) ||
      ABSTRACT_WORDS.has(term.word) ||
      NO_TOPIC.has(term.word) ||
      term.word.length < 3 ||
      term.text === ''
    )
      continue;
    let start = end;
    for (let before = terms[start - 1]; before && end - start < 3; before = terms[start - 1]) {
      const joins =
        (before.tags.has('Adjective') ||
          (before.tags.has('Noun') && !before.tags.has('Pronoun')) ||
          before.tags.has('Possessive') ||
          before.tags.has('Determiner') ||
          YOURS.has(before.word)) &&
        before.text !== '' &&
        !/[,;:?]/.test(before.after) &&
        !NO_TOPIC.has(before.word) &&
        !POINTING.has(before.word) &&
        !['this', 'that', 'these', 'those', 'any', 'no', 'some', 'each', 'every'].includes(before.word);
      if (!joins) break;
      start -= 1;
      if (before.tags.has('Determiner') || YOURS.has(before.word)) break;
    }
    const phrase = terms
      .slice(start, end + 1)
      .map((part) => YOURS.get(part.word) ?? part.text.replaceAll(/^[^\p{L}\p{N}£$€]+|[^\p{L}\p{N}%]+$/gu, ''))
      .join(' ')
      .trim();
    if (/^(?:my|your|the|a|an)$/i.test(phrase) || phrase.length < 3) continue;
    const named =
      term.tags.has('ProperNoun') ||
      /^\p{Lu}/u.test(term.text) ||
      term.tags.has('Plural') ||
      /^(?:my|your|the|a|an) /i.test(phrase);
    return (named ? phrase : `the ${phrase}`).replace(/^an? /i, 'the ');
  }
  return null;
}

const hasDay = (fact: Fact): boolean =>
  parseText(fact.text).some((sentence) => argumentsOf(sentence).days.length > 0) || /\b(?:19|20)\d\d\b/.test(fact.text);
const hasName = (fact: Fact): boolean =>
  fact.figures.some((figure) => /^\p{Lu}\p{Ll}+/u.test(figure) && !/\d/.test(figure));
const hasAmount = (fact: Fact): boolean =>
  fact.figures.some(
    (figure) =>
      /\d/.test(figure) ||
      /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen)\b/i.test(figure),
  );

const wordsIn = new WeakMap<Fact, ReadonlySet<string>>();
function wordsOf(fact: Fact): ReadonlySet<string> {
  const known = wordsIn.get(fact);
  if (known) return known;
  const words = new Set(
    parseText(`${fact.text} ${fact.line}`).flatMap((sentence) =>
      sentence.terms.flatMap((term) => [term.root, term.word.replace(/'s$/, '')]),
    ),
  );
  wordsIn.set(fact, words);
  return words;
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** How well a fact answers a question; about 0-1.4. */
export function answersWith(
  scenario: ScenarioContent,
  fact: Fact,
  question: Sentence,
  similarity: Similarity,
  around: string | null,
): number {
  const { addresses } = caseIndexOf(scenario);
  const asked = new Set(question.content.filter((word) => !ABSTRACT_WORDS.has(word) && word.length > 2));
  const held = wordsOf(fact);
  const shared = [...asked].filter((word) => held.has(word));
  const rare = shared.filter((word) => scenario.facts.filter((other) => wordsOf(other).has(word)).length === 1).length;
  const near = Math.max(
    ...clausesOf(question.text).flatMap((clause) =>
      [fact.text, fact.line, ...(fact.asked ?? [])].map((known) => similarity.compare(clause, known)),
    ),
  );
  const context =
    around === null ? 0 : 0.6 * Math.max(similarity.compare(around, fact.text), similarity.compare(around, fact.line));
  const words = new Set(question.terms.map((term) => term.word.replace(/'s$/, '')));
  const named = fact.figures
    .flatMap((figure) => figure.toLowerCase().split(' '))
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !addresses.has(word) && words.has(word)).length;
  const values = new Set(argumentsOf(question).amounts.flatMap((amount) => valueOf(amount.text) ?? []));
  const figured = fact.figures.some((figure) => values.has(valueOf(figure) ?? Number.NaN)) ? 0.25 : 0;
  const dated = ORDINALS.some(
    (ordinal, at) =>
      words.has(ordinal) &&
      fact.figures.some((figure) => new RegExp(`\\b${at + 1}\\s\\p{Lu}|\\p{L}\\s${at + 1}\\b`, 'u').test(figure)),
  )
    ? 0.25
    : 0;
  const wanted = wantedBy(question);
  const fits =
    wanted === 'day'
      ? hasDay(fact)
        ? 0.08
        : -0.14
      : wanted === 'person'
        ? hasName(fact)
          ? 0.08
          : -0.14
        : wanted === 'amount'
          ? hasAmount(fact)
            ? 0.06
            : -0.1
          : 0;
  return (
    Math.max(near, context) +
    0.05 * Math.min(shared.length, 3) +
    0.12 * Math.min(rare, 2) +
    0.05 * Math.min(named, 2) +
    figured +
    dated +
    fits
  );
}

/** A question that names nothing has to come nearer. */
const NAMELESS = 0.12;
/** From here on a fact answers a question. */
const answersFrom = (similarity: Similarity): number => (similarity.name === 'lexical' ? 0.6 : 0.61);

/** Sentences of a message that are compared with what was foreseen; two are answered at most. */
const FORESEEN_WITHIN = 12;

/** The questions of a message that want to know something, each with the fact that answers it. */
export function questionsOf(
  scenario: ScenarioContent,
  sentences: readonly Sentence[],
  similarity: Similarity,
  lastSaid: string,
  knows: (fact: Fact) => boolean,
): readonly Asked[] {
  const { addresses } = caseIndexOf(scenario);
  const statements = parseText(lastSaid)
    .filter((sentence) => !sentence.question)
    .map((sentence) => sentence.text);
  return sentences.flatMap((question, at) => {
    const foreseen = at < FORESEEN_WITHIN ? foreseenBy(scenario.answers ?? [], question, similarity) : null;
    if (foreseen === null && !wantsToKnow(question)) return [];
    const own = question.content.filter((word) => !ABSTRACT_WORDS.has(word) && !addresses.has(word)).length;
    const follows = own === 0 || (own === 1 && question.terms.filter((term) => term.word !== '').length <= 3);
    const around = follows ? (statements.at(-1) ?? null) : null;
    const [best] = scenario.facts
      .filter(knows)
      .map((fact) => ({ fact, value: answersWith(scenario, fact, question, similarity, around) }))
      .sort((left, right) => right.value - left.value);
    const fact = best && best.value >= answersFrom(similarity) + (own === 0 ? NAMELESS : 0) ? best.fact : null;
    const rather = foreseen !== null && (fact === null || foreseen.sure || foreseen.value >= (best?.value ?? 0));
    return [
      {
        question,
        fact: rather ? null : fact,
        foreseen: rather ? foreseen.answer : null,
        topic: topicOf(question),
        follows,
      },
    ];
  });
}
