/** The labelled briefs as training/context.py reads them: as token ids, with a label for each sentence (decision 0046). */
import { asRead, KNOWERS, PURPOSES, readBrief, tokensByWord } from '@parley/coach/internals';
import {
  BRIEF_WRITERS,
  type BriefWriter,
  FITTED_BRIEF_WRITERS,
  labelledBriefsOf,
  type LabelledBrief,
  textOf,
} from './index';
import { labelsOf } from './labels-of';

/** Of the writers before it did nobody label how a sentence is said, what is hidden, or what lies behind a worry. */
const FIRST_VOICED = 5;
const FIRST_HIDDEN = 13;
const FIRST_BEHIND = 24;

interface TrainingSentence {
  readonly ids: readonly number[];
  /** Its words and signs, and at which token each begins. */
  readonly words: readonly string[];
  readonly starts: readonly number[];
  /** How the stakeholder would say it; null where they would not, or nobody told. */
  readonly voice: string | null;
  readonly purposes: number;
  readonly knowers: number;
  /** Null where nobody labelled it, as below. */
  readonly hidden: number | null;
  readonly voiced: number | null;
  readonly ranked: number;
  readonly behind: number | null;
  readonly fact: number | null;
}

export interface TrainingBrief {
  readonly held_out: boolean;
  readonly person: readonly number[];
  readonly short: readonly number[] | null;
  readonly writer_name: readonly number[] | null;
  readonly others: readonly (readonly number[])[];
  /** What the stakeholder is, where they work, and what the writer wants of them, in its words; null where it isn't told. */
  readonly role: string | null;
  readonly organisation: string | null;
  readonly goal: string;
  readonly sentences: readonly TrainingSentence[];
}

/** The sentences as the drafting parts them, each with the labels of the written one that most of it stands in. */
async function trainingBrief(
  brief: LabelledBrief,
  writer: BriefWriter,
  idsOf: (text: string) => readonly number[],
): Promise<TrainingBrief | null> {
  const { gold } = brief;
  const read = await readBrief(textOf(brief), { about: gold.person });
  if ('refused' in read) return null;
  const labels = labelsOf(brief, read.told);
  const sentences = read.told.flatMap((entry, at): readonly TrainingSentence[] => {
    const label = labels[at];
    if (label === undefined) return [];
    const { words, starts, ids } = tokensByWord(asRead(entry), idsOf);
    return [
      {
        ids,
        words,
        starts,
        voice: label.voice ?? null,
        purposes: PURPOSES.indexOf(label.for),
        knowers: KNOWERS.indexOf(label.knows),
        hidden: Number(writer) < FIRST_HIDDEN ? null : Number(label.hidden === true),
        voiced: Number(writer) < FIRST_VOICED ? null : Number((label.voice ?? null) !== null),
        ranked: Number(label.rank !== undefined),
        behind: Number(writer) < FIRST_BEHIND ? null : Number(label.behind !== undefined),
        fact: Number(writer) < FIRST_BEHIND ? null : Number(label.fact === true),
      },
    ];
  });
  const nameIds = (name: string | null | undefined): readonly number[] | null => (name ? idsOf(name) : null);
  return {
    held_out: !FITTED_BRIEF_WRITERS.includes(writer),
    person: idsOf(gold.person),
    short: nameIds(gold.shortName),
    writer_name: nameIds(gold.writer),
    others: (gold.others ?? []).map(idsOf),
    role: gold.role,
    organisation: gold.organisation,
    goal: gold.goal,
    sentences,
  };
}

/** @param tokensOf the ids of a text's tokens, between the one that begins a text and the one that ends it */
export async function trainingBriefs(tokensOf: (text: string) => readonly number[]): Promise<readonly TrainingBrief[]> {
  const made: TrainingBrief[] = [];
  for (const writer of BRIEF_WRITERS)
    for (const brief of labelledBriefsOf(writer)) {
      const training = await trainingBrief(brief, writer, (text) => tokensOf(text).slice(1, -1));
      if (training !== null) made.push(training);
    }
  return made;
}
