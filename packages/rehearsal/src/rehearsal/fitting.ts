/**
 * How well what would be said fits what was asked or put forward: a second sign beside the meaning of the words. Who asks for
 * a name gets one or no answer, and nobody is told off for what they have not claimed (product §11.2).
 */
import type { ScenarioContent, Statement } from '@parley/shared';
import { argumentsOf } from '../language/arguments';
import { alternatives, oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS, FUNCTION_WORDS } from '../language/vocabulary';
import type { Meant, Target } from '../meaning/meanings';
import { givesItsNumbers } from '../truth/against-case';
import { valueOf } from '../understanding/case-index';
import { type DialogueAct, putsForward } from '../understanding/dialogue';
import type { Wanted } from '../understanding/questions';
import { sentencesIn } from './breath';
import { commonAnswer } from './common';
import { asksOpenly, asksWhichOfTwo, asksWithVerb, isTag, type Part } from './parts';

/** What an answer of the right kind adds to a chance, and one of another kind takes from it. */
const FITS = 0.08;
const MISSES = 0.15;
/** A surer chance than this comes from no second sign. */
const MOST = 0.95;

const NUMBERS = alternatives(`
  one two three four five six seven eight nine ten eleven twelve half hundred thousand
  \\w{3,5}teen (?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ieth) (?:four|fif|six|seven|eigh|nin|ten|twelf)th first second third
  none nobody nothing every each all both once twice double
`);
const NUMBER = new RegExp(`\\d|\\b(?:${NUMBERS})\\b`, 'i');
const DAYS = alternatives(`
  (?:mon|tues|wednes|thurs|fri|satur|sun)day
  january february march april may june july august september october november december
  today tomorrow tonight now noon morning evening days? weeks? months? years?
  spring summer autumn winter christmas easter when never before after until since
`);
const DAY = new RegExp(`\\b(?:${DAYS})\\b`, 'i');
const NAMED = /(?<!^)(?<![.!?…]\s)\b\p{Lu}\p{L}{2,}|^\p{Lu}\p{L}+ \p{Lu}/u;
const SOMEBODY = /\b(?:i|me|mine|you|we|us|he|she|they|nobody|anyone|everybody|uncle|director|boss)\b/i;
const BARE_POLAR = /^(?:yes|no|yeah|nah|aye|never)\b/i;
/** It says yes or no, or takes up what was put: no answer to what, who, when or how many. */
const TAKES_UP = new RegExp(
  `^(?:(?:yes|yeah|aye|no(?! \\p{L}+ (?:is|has|can|was)\\b)|nah|thanks|thank you|good|agreed|correct|exactly)\\b[,.;]|${oneOf(
    // 'It is, if …', 'You may.'
    '(?:it|that|this|they|he|she|you|we|i) (?:is|are|was|were|do|does|did|can|could|may|might|will|would|has|have)[,.;]',
  )})`,
  'iu',
);
const POLARS = alternatives(`
  yes no not never yeah nah aye only if nearly almost certainly of\\scourse gladly neither both one
  i\\s(?:would|could|can|will|do|did|have|had)
`);
const POLAR = new RegExp(`^(?:${POLARS})\\b`, 'i');

function saysOf(scenario: ScenarioContent, target: Target): string {
  switch (target.kind) {
    case 'answer':
      return target.answer.says[0] ?? '';
    case 'statement':
      return target.statement.says[0] ?? '';
    case 'common':
      return commonAnswer(scenario, target.id).says[0] ?? '';
    default:
      return target.fact.line;
  }
}

/** In so nearly the words that were written for it (cosine) nothing else speaks for or against it. */
const VERBATIM = 0.93;

/** Whoever is asked for is named at once, and not in passing further down. */
const AT_ONCE = 2;
const namesSomebody = (line: string): boolean =>
  sentencesIn(line)
    .slice(0, AT_ONCE)
    .some((sentence) => NAMED.test(sentence) || SOMEBODY.test(sentence));

/** By how much a line is likelier, or less likely, to answer what is wanted. */
function inKind(wants: Wanted, part: Part, line: string): number {
  if (BARE_POLAR.test(line) && asksWhichOfTwo(part)) return -MISSES;
  if (TAKES_UP.test(line) && asksOpenly(part)) return -MISSES * 2;
  if (asksWithVerb(part)) return POLAR.test(line) ? FITS : 0;
  switch (wants) {
    case 'amount':
      return NUMBER.test(line) ? FITS : -MISSES;
    case 'day':
      return DAY.test(line) || NUMBER.test(line) ? FITS : -MISSES;
    case 'person':
      return namesSomebody(line) ? 0 : -MISSES;
    default:
      return BARE_POLAR.test(line) ? -FITS : 0;
  }
}

/** What is so is seldom a yes or a no, and has to come near. */
const asFact = (part: Part, near: number): number => (asksWithVerb(part) ? FITS : 0) + (near < FAR ? FITS : 0);

const valuesIn = (text: string): ReadonlySet<number> =>
  new Set(
    parseText(text)
      .flatMap((sentence) => argumentsOf(sentence).amounts)
      .flatMap((amount) => valueOf(amount.text) ?? []),
  );

/** A false figure is claimed by naming it: some of the ways to put it do, and the words do not. */
const NAMING = 0.5;
function namesOtherFigures({ said }: Statement, text: string): boolean {
  const ways = said.map(valuesIn).filter((values) => values.size > 0);
  const own = valuesIn(text);
  return (
    own.size > 0 &&
    ways.length >= said.length * NAMING &&
    ways.every((values) => [...values].every((value) => !own.has(value)))
  );
}

/** From here down (cosine) nobody has put it so. */
const FAR = 0.42;
const OWN = / (?:i|we|our|my|us|me|sorry|mine|ours) /;
/** So near a false claim something that is so may come and still be meant. */
const RIVAL = 0.4;

/** Ways that have to name a thing by the same word before another word names another thing, and their share. */
const NAMED_SO = 3;
const MOSTLY = 0.6;
/** They tell nothing of which of its kind it is. */
const OF_ANY = new Set(
  'this that these those our your their the any every each one whole same other new old first last next big small'.split(
    ' ',
  ),
);

/**
 * Whether it names another thing of the same kind: 'the reporting module' where the ways speak of 'the lockout module', and in
 * none of them of anything reporting.
 */
export function namesAnother(ways: readonly string[], { terms }: Sentence): boolean {
  const put: readonly (readonly string[])[] = ways.map((way) => way.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
  const nameIn = (way: readonly string[], thing: string): string | null => way[way.indexOf(thing) - 1] ?? null;
  return terms.some((term, at) => {
    const name = terms[at - 1];
    const names =
      name?.tags.has('Noun') === true || name?.tags.has('Gerund') === true || name?.tags.has('Adjective') === true;
    if (name === undefined || !names || name.after.trim() !== '' || OF_ANY.has(name.word) || !term.tags.has('Noun'))
      return false;
    const naming = put.filter((way) => way.includes(term.word));
    if (put.some((way) => way.includes(name.word) || way.includes(name.root))) return false;
    const said = naming.map((way) => nameIn(way, term.word));
    const same = Math.max(
      0,
      ...said.map((one) => said.filter((other) => other === one && !OF_ANY.has(one ?? 'the')).length),
    );
    return same >= NAMED_SO && same >= naming.length * MOSTLY;
  });
}

const NO_THING = ['Pronoun', 'Date', 'Value'];
const isThing = ({ tags, word }: Sentence['terms'][number]): boolean =>
  tags.has('Noun') && !NO_THING.some((tag) => tags.has(tag)) && !FUNCTION_WORDS.has(word) && !ABSTRACT_WORDS.has(word);
const nounsIn = (text: string): ReadonlySet<string> =>
  new Set(parseText(text).flatMap(({ terms }) => terms.filter(isThing).map(({ root }) => root)));

/** The nouns without which something is hardly ever put: 'slab' in the ways to ask for the slab sheets. */
function keysIn(ways: readonly string[], least: number): ReadonlySet<string> {
  const nouns = ways.map(nounsIn);
  const all = new Set(nouns.flatMap((of) => [...of]));
  const share = (noun: string): number => nouns.filter((of) => of.has(noun)).length;
  return new Set([...all].filter((noun) => share(noun) >= Math.max(NAMED_SO, ways.length * least)));
}
/** Share of the ways from which something else is known by a noun. */
const KNOWN_BY = 0.5;

const keysKnown = new WeakMap<readonly string[], ReadonlySet<string>>();
function keysFor(ways: readonly string[]): ReadonlySet<string> {
  const keys = keysKnown.get(ways) ?? keysIn(ways, MOSTLY);
  keysKnown.set(ways, keys);
  return keys;
}
const keysOfCase = new WeakMap<ScenarioContent, ReadonlySet<string>>();
function keysOf(scenario: ScenarioContent): ReadonlySet<string> {
  const keys =
    keysOfCase.get(scenario) ?? new Set((scenario.answers ?? []).flatMap(({ asked }) => [...keysIn(asked, KNOWN_BY)]));
  keysOfCase.set(scenario, keys);
  return keys;
}

/** Share of the ways that may name another thing in passing. */
const IN_PASSING = 0.2;

/**
 * Whether it speaks of another thing than the ways do: 'the foundation sheets' where nearly all of them speak of the slab and
 * hardly any of the foundations.
 * @param keys nouns that something in the case is hardly ever put without
 */
export function speaksOfAnother(ways: readonly string[], keys: ReadonlySet<string>, sentence: Sentence): boolean {
  const own = keysFor(ways);
  const named = nounsIn(sentence.text);
  if (own.size === 0 || [...own].some((noun) => named.has(noun))) return false;
  const inWays = (noun: string): number => ways.filter((way) => nounsIn(way).has(noun)).length;
  return [...named].some((noun) => keys.has(noun) && inWays(noun) <= ways.length * IN_PASSING);
}

const KEEPS =
  /\b(?:leav(?:e|ing) [^.?!]{0,40}\b(?:alone|in|untouched)|keep|keeps|kept|stays?|protect\w*|untouched|hands off|safe)\b/i;
const GIVES_UP = new RegExp(
  `\\b${oneOf('cut', 'drop', 'cancel', 'postpone', 'phase', 'delay', 'skip', 'remove', 'give up', 'take [^.?!]{0,40}\\bout', 'leave [^.?!]{0,40}\\bout')}\\b`,
  'i',
);
/** Share of the ways that give a thing up, from which keeping it is the opposite. */
const OFTEN = 0.4;

/** Whether it keeps what the ways give up: whoever asks that a thing is left alone has not offered it. */
export function keepsWhatTheyGiveUp(ways: readonly string[], { text }: Sentence): boolean {
  if (!KEEPS.test(text) || GIVES_UP.test(text) || ways.some((way) => KEEPS.test(way))) return false;
  return ways.filter((way) => GIVES_UP.test(way)).length >= Math.max(NAMED_SO, ways.length * OFTEN);
}

/** The ways in which it was foreseen to be put; none for what can be asked in every talk. */
export function waysOf(target: Target): readonly string[] {
  switch (target.kind) {
    case 'answer':
      return target.answer.asked;
    case 'statement':
      return target.statement.said;
    case 'fact':
      return [...(target.fact.asked ?? []), target.fact.text];
    default:
      return [];
  }
}

const AHEAD = new RegExp(
  ` ${oneOf('will', 'shall', 'can', 'could', 'would', 'should', 'may', 'might', 'must', 'if', 'let (?:us|me)', 'going to', 'by', 'until', 'once')} `,
);
/** 'The old managers let you swap among yourselves': it tells of what was, and promises nothing. */
const tellsOfThePast = (sentence: Sentence): boolean =>
  sentence.terms.some(({ tags }) => tags.has('PastTense') && !tags.has('Participle')) &&
  !AHEAD.test(plainWords(sentence));
/** So near (cosine) to a way to offer it the tense counts for nothing. */
const OFFERED_SO = 0.65;

/** What speaks against having put this forward. */
function asPutForward(
  statement: Statement,
  act: DialogueAct,
  { sentence }: Part,
  near: number,
  { facts }: ScenarioContent,
): number {
  const plain = plainWords(sentence);
  const against = facts.find(({ id }) => id === statement.against);
  if (statement.truth === 'false' && namesOtherFigures(statement, sentence.text)) return -1;
  if (against !== undefined && givesItsNumbers(against.text, sentence.text)) return -1;
  const refuses = act === 'refuses' || (sentence.negated && act !== 'apologises');
  if (statement.kind === 'refusal' && (!refuses || DENIES.test(plain))) return -MISSES * 3;
  if (TELLS.has(statement.kind) && UNKNOWN.test(plain) && !saysUnknown(statement)) return -MISSES * 3;
  if (statement.kind === 'admission' && act !== 'apologises' && !OWN.test(plain)) return -MISSES;
  if (act === 'apologises' && statement.kind !== 'admission') return -MISSES;
  if (statement.kind === 'offer' && near < OFFERED_SO && tellsOfThePast(sentence)) return -MISSES * 3;
  return near < FAR ? -MISSES : 0;
}

/** 'I wasn’t asking you to refuse', 'I won’t tell you that it can’t be done': no no to anything. */
const DENIES = new RegExp(
  ` i (?:am|was|do|did|have|will|would|can) not (?:really |just |only |even |yet )?${oneOf(
    'ask(?:ed|ing)?',
    'argu(?:e|ed|ing)',
    'say(?:ing)?',
    'said',
    'tell(?:ing)?',
    'mean(?:t)?',
    'blam(?:e|ed|ing)',
    'accus(?:e|ed|ing)',
    'offer(?:ed|ing)?',
    'here to',
    'follow(?:ing)?',
    'understand',
    'want (?:you )?to (?:tell|argue|push|press|lose)',
  )} `,
);
/** 'I don’t know yet, I’ll find out by Friday' tells nothing of what it names. */
const UNKNOWN = new RegExp(
  ` ${oneOf(
    '(?:i|we) (?:do|did) not (?:yet |really |actually )?know',
    '(?:i|we) have no idea',
    '(?:i|we) (?:am|are) not sure',
    '(?:i|we) (?:will|would|need to|have to|must) (?:find out|look it up|have to ask)',
  )} `,
);
const TELLS: ReadonlySet<Statement['kind']> = new Set(['claim', 'summary', 'news']);
const saysUnknown = ({ said }: Statement): boolean =>
  said.some((way) => parseText(way).some((sentence) => UNKNOWN.test(plainWords(sentence))));

const isFalse = ({ target }: Meant): boolean => target.kind === 'statement' && target.statement.truth === 'false';
/** What is so, or is owned, and may be meant where a false claim comes near. */
const rivals = ({ target }: Meant): boolean =>
  target.kind === 'statement' &&
  (target.statement.truth === 'true' || target.statement.kind === 'admission' || target.statement.kind === 'news');

const bare = (clause: string): string => clause.replace(/\W+$/, '');

/** Without those meanings that a sentence of this form cannot have, what was theirs falls to the rest of the same clause that comes near at all. */
function withoutImpossible(meant: readonly Meant[], possible: (meant: Meant) => boolean): readonly Meant[] {
  const taken = new Map<string, number>();
  for (const one of meant)
    if (!possible(one)) taken.set(bare(one.clause), (taken.get(bare(one.clause)) ?? 0) + one.probability);
  return meant.filter(possible).map((one) => {
    if (one.near < FAR) return one;
    const left = Math.max(1 - MOST, 1 - (taken.get(bare(one.clause)) ?? 0));
    return { ...one, probability: Math.min(MOST, one.probability / left) };
  });
}

/** Whether a clause stands before what is asked. */
const leadsUp = ({ sentence, core, ledUpTo }: Part, clause: string): boolean =>
  ledUpTo && clause !== sentence.text && !core.text.includes(bare(clause));

/**
 * The meanings of a part with what would be said to them taken into account, the likeliest first.
 * @param wants what it asks for; null where it asks for nothing
 */
export function fitting(
  scenario: ScenarioContent,
  part: Part,
  act: DialogueAct,
  wants: Wanted | null,
  meant: readonly Meant[],
): readonly Meant[] {
  const more = part.sentence.content.length > 2;
  const possible = ({ target, clause }: Meant): boolean => {
    if (wants === null) return true;
    if (more && clause !== part.sentence.text && isTag(clause)) return false;
    if (target.kind === 'statement' && act === 'wants_to_know') return clause === part.sentence.text;
    if (target.kind === 'fact' && act !== 'wants_to_know') return false;
    return !leadsUp(part, clause) || (target.kind === 'statement' && putsForward(act));
  };
  const elsewhere = (ways: readonly string[], sentence: Sentence): boolean =>
    speaksOfAnother(ways, keysOf(scenario), sentence);
  const ofThis = meant.filter(({ target, near }) => {
    const ways = target.kind === 'fact' ? [] : waysOf(target);
    return (
      near >= VERBATIM ||
      !(namesAnother(ways, part.sentence) || elsewhere(ways, part.sentence) || keepsWhatTheyGiveUp(ways, part.sentence))
    );
  });
  const left = withoutImpossible(ofThis, possible);
  const soToo = Math.max(0, ...left.filter(rivals).map(({ probability }) => probability));
  return left
    .map((one) => {
      const { target, probability, near } = one;
      if (near >= VERBATIM) return one;
      if (isFalse(one) && soToo > 0 && probability - soToo < RIVAL) return { ...one, probability: 0 };
      const change =
        target.kind === 'statement'
          ? asPutForward(target.statement, act, part, one.near, scenario)
          : wants === null
            ? 0
            : inKind(wants, part, saysOf(scenario, target)) - (target.kind === 'fact' ? asFact(part, near) : 0);
      return { ...one, probability: Math.min(MOST, Math.max(probability, 0) + change) };
    })
    .filter(({ probability }) => probability > 0)
    .toSorted((left, right) => right.probability - left.probability);
}
