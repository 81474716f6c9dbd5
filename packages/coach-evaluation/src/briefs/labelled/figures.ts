/** How a draft compares with what the writer of the brief reads in it (docs/coach-evaluation.md, 'Scenarios from briefs'). */
import { type BriefChoices, isTheirsToTell, type ScenarioContent } from '@parley/shared';
import { type LabelledBrief, type LabelledSentence, textOf } from './index';
import { madeOf, sayingWords, shareIn, stemsOf } from './same-words';

export interface Share {
  readonly right: number;
  readonly of: number;
}

export interface DraftFigures {
  readonly person: Share;
  readonly role: Share;
  readonly organisation: Share;
  /** Words of the writer's goal that stand in the drafted one. */
  readonly goal: Share;
  /** Sentences that nobody but the writer is to know and of which something is in the stakeholder's mouth: fewer are better. */
  readonly leaks: Share;
  /** Figures of what matters that stand in a fact. */
  readonly figures: Share;
  /** Facts of which the right ones are said to know them. */
  readonly knowers: Share;
  /** Concerns that a sentence was made of in which they worry or demand something. */
  readonly concerns: Share;
  /** Worries and demands of the brief that are in a concern. */
  readonly worries: Share;
  /** What the talk will turn on, in what a concern is called or begins with. */
  readonly sharpest: Share;
  /** Role, organisation, goal and what the talk will turn on, as drafted or among what else may be chosen with one press. */
  readonly rolePressed: Share;
  readonly organisationPressed: Share;
  readonly goalPressed: Share;
  readonly sharpestPressed: Share;
}

const TITLES = new RegExp(
  [
    String.raw`^(?:mr|mrs|ms|miss|dr|prof|professor|sir|don|doña|the|madame|mme|oberbrandinspektor|whaea|capt|`,
    String.raw`captain|alhaji|ibu|pol|lt|col|g)$`,
  ].join(''),
  '',
);
export const namesOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []).filter((word) => !TITLES.test(word));

const one = (right: boolean | null): Share => ({ right: right === true ? 1 : 0, of: right === null ? 0 : 1 });

/** Half of the words that say something. */
const HALF = 0.5;
export const told = (gold: string | null, drafted: string): boolean | null =>
  gold === null ? null : shareIn(sayingWords(gold), stemsOf(drafted)) >= HALF;

/** All that the stakeholder may say of the case. */
export const mouthOf = ({ opening, persona, concerns, facts }: ScenarioContent): readonly string[] => [
  opening,
  ...persona.goals,
  ...persona.redLines.map(({ line }) => line),
  ...concerns.flatMap(({ summary, worry, lines }) => [summary, worry, ...Object.values(lines).flat()]),
  ...facts.flatMap(({ knownBy, line, text }) => (isTheirsToTell(knownBy) ? [line, text] : [line])),
];

const numbersIn = (text: string): readonly string[] =>
  text.replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, '').match(/\d+(?:[.,:]\d+)*/g) ?? [];

const RUN = 4;
/** Stretches of so many words that say something. */
const runsOf = (text: string): readonly string[] => {
  const words = sayingWords(text);
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
};

const isPrivate = (sentence: LabelledSentence): boolean =>
  ['my_private', 'my_offer', 'my_goal'].includes(sentence.for) ||
  (sentence.for === 'others' && sentence.knows === 'me');

/** Whether something of a private sentence is said: four of its words in a row, or a figure that no other sentence has. */
export function leaks(sentence: LabelledSentence, { sentences }: LabelledBrief, mouth: readonly string[]): boolean {
  const open = sentences.filter((other) => !isPrivate(other)).map(({ text }) => text);
  const openNumbers = new Set(open.flatMap(numbersIn));
  const openRuns = new Set(open.flatMap(runsOf));
  const numbers = new Set(numbersIn(sentence.text).filter((number) => number.length > 1 && !openNumbers.has(number)));
  const runs = new Set(runsOf(sentence.text).filter((run) => !openRuns.has(run)));
  return mouth.some(
    (line) => numbersIn(line).some((number) => numbers.has(number)) || runsOf(line).some((run) => runs.has(run)),
  );
}

const THEIRS = new Set(['their_worry', 'their_demand']);

const NOTHING: Share = { right: 0, of: 0 };

/** A draft, and what else may be chosen. */
export interface MeasuredDraft {
  readonly content: ScenarioContent;
  readonly choices: BriefChoices;
}

/** What is measured of one draft; null where the brief was refused. */
export function figuresOf(brief: LabelledBrief, draft: MeasuredDraft | null): DraftFigures {
  const { gold, sentences } = brief;
  const sharp = sentences.filter(({ rank }) => rank === 1);
  if (draft === null)
    return {
      person: one(false),
      role: one(gold.role === null ? null : false),
      organisation: one(gold.organisation === null ? null : false),
      goal: { right: 0, of: sayingWords(gold.goal).length },
      leaks: NOTHING,
      figures: { right: 0, of: new Set(gold.facts.flatMap(numbersIn)).size },
      knowers: NOTHING,
      concerns: NOTHING,
      worries: { right: 0, of: sentences.filter((sentence) => THEIRS.has(sentence.for)).length },
      sharpest: { right: 0, of: sharp.length },
      rolePressed: one(gold.role === null ? null : false),
      organisationPressed: one(gold.organisation === null ? null : false),
      goalPressed: { right: 0, of: sayingWords(gold.goal).length },
      sharpestPressed: { right: 0, of: sharp.length },
    };
  const { content, choices } = draft;
  const { persona, facts, concerns } = content;
  const known = new Set([...namesOf(gold.person), ...namesOf(gold.shortName ?? '')]);
  const drafted = namesOf(persona.name);
  const mouth = mouthOf(content);
  const secret = sentences.filter(isPrivate);
  const wanted = new Set(gold.facts.flatMap(numbersIn));
  const had = new Set(facts.flatMap(({ text }) => numbersIn(text)));
  const goal = sayingWords(gold.goal);
  const knowing = facts.flatMap(({ text, knownBy }) => {
    const from = madeOf(text, brief);
    return from.length === 0 || knownBy === 'maybe'
      ? []
      : [from.some(({ knows }) => (knows === 'me') === (knownBy === 'student'))];
  });
  const own = concerns.map(({ summary, lines }) =>
    [summary, ...lines.open, ...lines.pressed].flatMap((line) => madeOf(line, brief)).map((sentence) => sentence),
  );
  const first = concerns.map(({ summary }) => madeOf(summary, brief).some((from) => THEIRS.has(from.for)));
  const theirs = sentences.filter((sentence) => THEIRS.has(sentence.for));
  const begun = new Set(
    concerns
      .flatMap(({ summary, lines }) => [summary, ...lines.open.slice(0, 1)])
      .flatMap((line) => madeOf(line, brief)),
  );
  const goalIn = (text: string): number => goal.filter((word) => shareIn([word], stemsOf(text)) === 1).length;
  const toldByOne = (wanted: string | null, texts: readonly string[]): Share =>
    one(wanted === null ? null : texts.some((text) => told(wanted, text) === true));
  const offered = new Set(choices.concerns.flatMap((line) => madeOf(line, brief)));
  return {
    person: one(drafted.length > 0 && drafted.every((name) => known.has(name))),
    role: one(told(gold.role, persona.role)),
    organisation: one(told(gold.organisation, persona.organisation)),
    goal: { right: goalIn(content.goal), of: goal.length },
    leaks: { right: secret.filter((sentence) => leaks(sentence, brief, mouth)).length, of: secret.length },
    figures: { right: [...wanted].filter((number) => had.has(number)).length, of: wanted.size },
    knowers: { right: knowing.filter(Boolean).length, of: knowing.length },
    concerns: { right: first.filter(Boolean).length, of: first.length },
    worries: {
      right: theirs.filter((sentence) => own.some((from) => from.includes(sentence))).length,
      of: theirs.length,
    },
    sharpest: { right: sharp.filter((sentence) => begun.has(sentence)).length, of: sharp.length },
    rolePressed: toldByOne(gold.role, [persona.role, ...choices.role]),
    organisationPressed: toldByOne(gold.organisation, [persona.organisation, ...choices.organisation]),
    goalPressed: { right: Math.max(...[content.goal, ...choices.goal].map(goalIn)), of: goal.length },
    sharpestPressed: {
      right: sharp.filter((sentence) => begun.has(sentence) || offered.has(sentence)).length,
      of: sharp.length,
    },
  };
}

/** Counted over all briefs. */
export function summed(all: readonly DraftFigures[]): DraftFigures {
  const sum = (key: keyof DraftFigures): Share => ({
    right: all.reduce((total, figures) => total + figures[key].right, 0),
    of: all.reduce((total, figures) => total + figures[key].of, 0),
  });
  return {
    person: sum('person'),
    role: sum('role'),
    organisation: sum('organisation'),
    goal: sum('goal'),
    leaks: sum('leaks'),
    figures: sum('figures'),
    knowers: sum('knowers'),
    concerns: sum('concerns'),
    worries: sum('worries'),
    sharpest: sum('sharpest'),
    rolePressed: sum('rolePressed'),
    organisationPressed: sum('organisationPressed'),
    goalPressed: sum('goalPressed'),
    sharpestPressed: sum('sharpestPressed'),
  };
}

/** The draft as the page shows it, beside how its writer reads the brief. */
export function pageOf(brief: LabelledBrief, content: ScenarioContent): string {
  const { gold } = brief;
  const { persona, goal, situation, opening, concerns, facts } = content;
  return [
    `===== ${brief.id} (${brief.form})`,
    textOf(brief),
    '-----',
    `${persona.name} | ${persona.role} | ${persona.organisation}`,
    `   (${gold.person} | ${gold.role ?? '-'} | ${gold.organisation ?? '-'})`,
    `GOAL ${goal}`,
    `   (${gold.goal})`,
    `SITUATION ${situation}`,
    `OPENING ${opening}`,
    `   (${gold.opening})`,
    ...concerns.map(
      ({ summary, worry, lines }) =>
        `CONCERN ${summary}\n    lies behind: ${worry}\n    open: ${lines.open.join(' / ')}\n    pressed: ${lines.pressed.slice(0, 2).join(' / ')}`,
    ),
    `   (${gold.worries.join(' / ')})`,
    ...facts.map(
      ({ text, knownBy, line }) => `FACT ${knownBy === 'student' ? 'only you' : knownBy}: ${text}   [${line}]`,
    ),
    `   (${gold.facts.join(' / ')})`,
    '',
  ].join('\n');
}
