/** A scenario drafted from a brief, as its owner corrects it (product §23.6): what is corrected is what they hear in the talk. */
import { type Concern, type Fact, type FactKnower, isTheirsToTell, OWN_ID, type ScenarioContent } from '@parley/shared';
import { hashOf } from '../../rehearsal/chance';
import { parseText } from '../../language/parse';
import { asSentence } from './as-sentence';
import { concernFrom } from './concerns';
import { figuresIn } from './figures';
import { takenNote } from './facts';
import { type Matter, nounPhrases } from './matters';
import { UNNAMED } from './project';
import { SAID_PHRASES } from './talk-phrases';
import { type Temper, TEMPERS } from './tempers';
import { calledBySaying } from './voiced';

export interface ConcernCorrection {
  readonly id: string;
  /** As they would say it, or what it is about: 'who pays if the spring runs dry'. */
  readonly summary?: string | undefined;
  readonly worry?: string | undefined;
  readonly removed?: true | undefined;
}

export interface FactCorrection {
  readonly id: string;
  readonly text?: string | undefined;
  readonly knownBy?: FactKnower | undefined;
  readonly removed?: true | undefined;
}

/** What is left out stays. An id of one's own ('own-1') that isn't there yet adds one. */
export interface DraftCorrection {
  readonly concerns?: readonly ConcernCorrection[] | undefined;
  readonly facts?: readonly FactCorrection[] | undefined;
}

/** Added concerns weigh as the last of those that were drafted. */
const LEAST_WEIGHT = 1;
/** What they call it beside its own nouns. */
const WHAT_WAS_SAID = ['what I told you', 'what I said'] as const;
/** They call it by so many names in turn. */
const NAMES = 3;
/** Shorter is no name for anything (characters). */
const SHORTEST_NAME = 4;

/** Begins a clause that fits after 'I want to know'. */
const ASKED_AFTER = /^(?:who|whom|whose|what|when|where|why|how|which|whether|if)\b/i;

const bare = (summary: string): string =>
  summary
    .replace(/^[“"‘']/, '')
    .replace(/[”"’']$/, '')
    .trim();

/** Whether it has a subject and a verb of its own: 'I can’t go in with another surprise', and not 'the surprise in May'. */
const isSentence = (text: string): boolean =>
  parseText(text).some(({ terms }) => {
    const verb = terms.findIndex(({ tags }) =>
      ['PastTense', 'PresentTense', 'Copula', 'Modal', 'Auxiliary'].some((tag) => tags.has(tag)),
    );
    const subject = terms.findIndex(({ tags }) => tags.has('Noun') || tags.has('Pronoun'));
    return verb > 0 && subject >= 0 && subject < verb;
  });

/** 'Why should I pay? That was agreed.' */
const SEVERAL = /(?<!(?<!\p{L})(?:\p{Lu}|\p{Lu}\p{Ll}{1,2}|\p{Ll}\.\p{Ll}))[.?!…]["”’)]*\s+["“(]?\p{Lu}/u;
/** 'If a signature is missing, the auditors come to me' */
const CONDITION =
  /^(?:if|when|where)\b[^,]*,\s(?<then>(?!(?:and|or|but|who|whom|what|which|when|where|how|why)\b).+)$/iu;

/** Whether what begins like a question that is told is said as it is. */
function standsAlone(text: string): boolean {
  const then = CONDITION.exec(text)?.groups?.['then'];
  return SEVERAL.test(text) || (then !== undefined && isSentence(then));
}

/** A concern in their own words. */
function saidAs(summary: string): string {
  const text = bare(summary);
  if (text.endsWith('?') || standsAlone(text)) return asSentence(text);
  if (ASKED_AFTER.test(text)) return asSentence(`I want to know ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  if (isSentence(text)) return asSentence(text);
  return asSentence(`What worries me is ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
}

const temperOfStyle = ({ persona }: ScenarioContent): Temper => {
  const all: readonly Temper[] = Object.values(TEMPERS);
  return (
    all.find(({ style }) => persona.style.endsWith(style)) ?? all[hashOf(persona.name) % all.length] ?? TEMPERS.formal
  );
};

const NOBODY: ReadonlySet<string> = new Set();

/** A concern, and what they call it in passing. */
export interface Rewritten {
  readonly concern: Concern;
  readonly names: readonly string[];
}

interface Written {
  readonly id: string;
  readonly summary: string;
  /** Null where nothing is said of it. */
  readonly worry: string | null;
  /** The summary is what they say, word by word. */
  readonly asSaid?: boolean;
}

/** A concern with everything that is said of it made of what somebody wrote of it. */
export function concernWritten(
  content: ScenarioContent,
  at: number,
  { id, summary, worry, asSaid = false }: Written,
): Rewritten {
  const saying = asSaid ? asSentence(bare(summary)) : saidAs(summary);
  const things = nounPhrases(saying, NOBODY);
  const matter: Matter = {
    id,
    type: content.challengeType,
    phrases: SAID_PHRASES,
    sure: false,
    told: [],
    handles: things.length === 0 ? [WHAT_WAS_SAID[0]] : things.slice(0, 2),
    thing: null,
  };
  const concern = concernFrom(matter, saying, at, {
    slots: { project: UNNAMED, short: UNNAMED, thing: UNNAMED, matter: matter.handles[0] ?? WHAT_WAS_SAID[0] },
    worry,
    spoken: new Set(),
    temper: temperOfStyle(content),
  });
  const text = bare(summary);
  return {
    concern: {
      ...concern,
      summary:
        asSaid || standsAlone(text) || (isSentence(text) && !ASKED_AFTER.test(text)) ? calledBySaying(text) : text,
    },
    names: [...new Set([...matter.handles.filter((name) => name.length >= SHORTEST_NAME), ...WHAT_WAS_SAID])].slice(
      0,
      NAMES,
    ),
  };
}

function withConcerns(content: ScenarioContent, given: readonly ConcernCorrection[]): ScenarioContent {
  const names: Record<string, readonly string[]> = {};
  const put = (at: number, { concern, names: called }: Rewritten): Concern => {
    names[concern.id] = called;
    return { ...concern, ...weightAt(content.concerns[at]) };
  };
  const removed = new Set(given.flatMap(({ id, removed: gone }) => (gone === true ? [id] : [])));
  const concerns = content.concerns.map((concern, at): Concern => {
    const change = given.find(({ id }) => id === concern.id);
    if (change === undefined) return concern;
    const { id, summary, worry = concern.worry } = change;
    return summary === undefined || summary === concern.summary
      ? { ...concern, worry }
      : put(at, concernWritten(content, at, { id, summary, worry }));
  });
  const added = given.flatMap(({ id, summary, worry }, at) =>
    summary !== undefined && !removed.has(id) && isAdded(id, content.concerns)
      ? [
          put(
            content.concerns.length,
            concernWritten(content, content.concerns.length + at, { id, summary, worry: worry ?? null }),
          ),
        ]
      : [],
  );
  // Who follows one that is left out weighs as much as it did.
  const kept = [...concerns.filter(({ id }) => !removed.has(id)), ...added].map((concern, at) => ({
    ...concern,
    ...(removed.size === 0 ? {} : weightAt(content.concerns[at])),
  }));
  return {
    ...content,
    concerns: kept,
    ...(content.manner === undefined
      ? {}
      : {
          manner: { ...content.manner, matters: without(removed, { ...content.manner.matters, ...writable(names) }) },
        }),
  };
}

const without = <T>(ids: ReadonlySet<string>, all: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !ids.has(id)));

const writable = (names: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(names).map(([id, called]) => [id, [...called]]));

const weightAt = (before: Concern | undefined): Pick<Concern, 'weight' | 'central'> => ({
  weight: before?.weight ?? LEAST_WEIGHT,
  central: before?.central ?? false,
});

/** Whether a correction names one of the owner's own that isn't there yet. */
export const isAdded = (id: string, known: readonly { readonly id: string }[]): boolean =>
  OWN_ID.test(id) && known.every((one) => one.id !== id);

/** The figures of a fact, as they stand in it. */
export const figuresOf = (text: string): readonly string[] => [
  ...new Set(
    parseText(text)
      .flatMap((sentence) => figuresIn(sentence, sentence.text, 0))
      .map((figure) => figure.text)
      .filter((figure) => text.includes(figure)),
  ),
];

/** What isn't theirs to tell they take note of; anything else they say as it was written. */
function factFrom(
  before: Fact | null,
  { id, text, knownBy }: { readonly id: string; readonly text: string; readonly knownBy: FactKnower },
  at: number,
): Fact {
  const kept = before?.figures.filter((figure) => text.includes(figure)) ?? [];
  const figures = [...new Set([...kept, ...figuresOf(text)])];
  return {
    ...before,
    id,
    text,
    knownBy,
    figures,
    line: isTheirsToTell(knownBy) ? text : takenNote(at),
  };
}

function withFacts(content: ScenarioContent, given: readonly FactCorrection[]): ScenarioContent {
  const facts = content.facts.flatMap((fact, at): readonly Fact[] => {
    const change = given.find(({ id }) => id === fact.id);
    if (change === undefined) return [fact];
    if (change.removed === true) return [];
    const { text = fact.text, knownBy = fact.knownBy } = change;
    return text === fact.text && knownBy === fact.knownBy
      ? [fact]
      : [factFrom(fact, { id: fact.id, text, knownBy }, at)];
  });
  const added = given.flatMap(({ id, text, knownBy = 'both', removed }, at) =>
    text !== undefined && removed !== true && isAdded(id, content.facts)
      ? [factFrom(null, { id, text, knownBy }, content.facts.length + at)]
      : [],
  );
  return { ...content, facts: [...facts, ...added] };
}

/** The scenario with what was corrected; concerns and facts that it doesn't have and that aren't added are passed over. */
export const withCorrection = (
  content: ScenarioContent,
  { concerns = [], facts = [] }: DraftCorrection,
): ScenarioContent => withFacts(withConcerns(content, concerns), facts);
