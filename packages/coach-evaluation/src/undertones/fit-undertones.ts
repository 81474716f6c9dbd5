/** Fits what hears undertones: on marked messages of live talks, sentences written for it, those of conduct, and drafts. */
import {
  type ConductClass,
  parseText,
  type Similarity,
  type SoftmaxWeights,
  TOLD_INPUT_WIDTH,
  toldInput,
  type Undertone,
  UNDERTONES,
  type UndertoneWeights,
} from '@parley/coach/internals';
import { lookedAt, otherExamples } from '../conduct/examples';
import { type DraftKind, DRAFT_WRITERS, draftsOf } from '../drafts/index';
import { cooled, fitSoftmax, type LabelledInput } from '../training/fit-softmax';
import { foldOf, markedTalks, markOf, wholeMark, writtenSentences } from './index';

const ROUNDS = 10;
const DECAY = 0.0003;
/** Fitted weights are too sure of what they were not fitted to. */
const COOLING = 0.7;

interface Example {
  readonly text: string;
  readonly is: Undertone;
  /** Of which fold; null for what belongs to no scenario. */
  readonly fold: number | null;
}

const OF_CONDUCT: Readonly<Partial<Record<ConductClass, Undertone>>> = {
  rude: 'belittle',
  threat: 'press',
  blame: 'blame',
  innocent: 'plain',
};
const OF_DRAFT: Readonly<Partial<Record<DraftKind, Undertone>>> = {
  good: 'plain',
  threat: 'press',
  pressing: 'press',
  imposes: 'press',
  blame: 'blame',
  excuse: 'blame',
  insult: 'belittle',
  belittles: 'belittle',
  untrue: 'bluff',
  secret: 'empty',
  giveaway: 'empty',
  empty: 'empty',
  overpromise: 'empty',
};

/** Sentences by themselves that hold for both classifiers: each might be all of a message. */
const alone = (): readonly Example[] => [
  ...writtenSentences().map((one) => ({ ...one, fold: null })),
  ...[...lookedAt(), ...otherExamples()].flatMap(({ text, is }) => {
    const undertone = OF_CONDUCT[is];
    return undertone === undefined ? [] : [{ text, is: undertone, fold: null }];
  }),
];
const sentences = (): readonly Example[] =>
  markedTalks().flatMap(({ scenario, messages }) => {
    const fold = foldOf(scenario);
    return messages.flatMap((message) =>
      parseText(message.text).map(({ text }) => ({ text, is: markOf(message, text), fold })),
    );
  });
/** Whole messages, and whole drafts: of these the sentences were tried, and hear too much. */
const wholes = (): readonly Example[] => [
  ...markedTalks().flatMap(({ scenario, messages }) => {
    const fold = foldOf(scenario);
    return messages.map((message) => ({ text: message.text, is: wholeMark(message), fold }));
  }),
  ...DRAFT_WRITERS.flatMap((writer) =>
    draftsOf(writer).flatMap(({ kind, text, scenario }) => {
      const is = OF_DRAFT[kind];
      return is === undefined ? [] : [{ text, is, fold: foldOf(scenario) }];
    }),
  ),
];

type Row = LabelledInput & Pick<Example, 'fold'>;
async function rowsOf(examples: readonly Example[], similarity: Similarity): Promise<readonly Row[]> {
  await similarity.prepare(examples.map(({ text }) => text));
  return examples.map(({ text, is, fold }) => {
    const input = toldInput(text, similarity);
    if (input === null) throw new Error(`No vector for “${text}”`);
    return { input, is: UNDERTONES.indexOf(is), fold };
  });
}

/** What both classifiers are fitted on. */
export interface UndertoneRows {
  readonly sentences: readonly Row[];
  readonly wholes: readonly Row[];
}
export async function undertoneRows(similarity: Similarity): Promise<UndertoneRows> {
  const both = await rowsOf(alone(), similarity);
  return {
    sentences: [...(await rowsOf(sentences(), similarity)), ...both],
    wholes: [...(await rowsOf(wholes(), similarity)), ...both],
  };
}

/** Fitted without the scenarios of a fold; with all of them for null. */
export function fitUndertones(rows: UndertoneRows, without: number | null): UndertoneWeights {
  const fitted = (all: readonly Row[]): SoftmaxWeights =>
    cooled(
      fitSoftmax(
        all.filter(({ fold }) => fold === null || fold !== without),
        { labels: UNDERTONES.length, width: TOLD_INPUT_WIDTH, rounds: ROUNDS, decay: DECAY },
      ),
      COOLING,
    );
  return { sentence: fitted(rows.sentences), whole: fitted(rows.wholes) };
}
