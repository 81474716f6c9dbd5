/** `pnpm coach fit --drafts`: fits what tells the faults of drafts anew, writes it down, and prints how often it is right (decision 0044). */
import { fileURLToPath } from 'node:url';
import { type FaultWeights, flawsBy, parseText, type Similarity } from '@parley/coach/internals';
import {
  type FaultRows,
  faultRows,
  fitFaults,
  fitWithoutEach,
  conductRows,
  utteranceFaultRows,
  wholeRows,
} from '../drafts/fit-faults';
import { DRAFT_KINDS, DRAFT_WRITERS, draftsOf, HELD_OUT_DRAFT_WRITERS, type WrittenDraft } from '../drafts/index';
import { HELD_OUT_WRITER, utterancesOf, WRITERS } from '../utterances/index';
import { keptSimilarity } from '../vectors/kept-vectors';
import { packedSource } from './packed-source';
import { writeSource } from './write-source';

const FILE = fileURLToPath(new URL('../../../rehearsal/src/tips/faults/fault-model.ts', import.meta.url));
/** Shares of sound drafts that are called faulty. */
const ALARMS = [0.03, 0.05, 0.1, 0.15];

interface Read {
  readonly draft: WrittenDraft;
  /** How likely anything is wrong with it, and what most likely is. */
  readonly faulty: number;
  readonly fault: string;
}

const readBy = (weights: FaultWeights, drafts: readonly WrittenDraft[], similarity: Similarity): readonly Read[] =>
  drafts.flatMap((draft) => {
    const sentences = parseText(draft.text).map(({ text }) => text);
    const flaws = flawsBy(weights, draft.text, sentences, similarity);
    return flaws === null ? [] : [{ draft, faulty: flaws.faulty, fault: flaws.fault }];
  });

const percent = (share: number): string => `${(100 * share).toFixed(0)}%`;
function print(what: string, read: readonly Read[]): void {
  const sound = read.filter(({ draft }) => draft.kind === 'good');
  const flawed = read.filter(({ draft }) => draft.kind !== 'good' && DRAFT_KINDS[draft.kind] !== null);
  console.log(`${what}: ${sound.length} sound, ${flawed.length} with a flaw`);
  for (const alarm of ALARMS) {
    const from =
      sound.map(({ faulty }) => faulty).toSorted((left, right) => right - left)[Math.floor(sound.length * alarm)] ?? 1;
    const found = flawed.filter(({ faulty }) => faulty > from);
    const named = found.filter(({ draft, fault }) => DRAFT_KINDS[draft.kind] === fault);
    console.log(
      `  from ${from.toFixed(2)}: ${percent(alarm)} of the sound called faulty, ${percent(found.length / flawed.length)} of the flawed found, ${percent(named.length / Math.max(1, found.length))} of these by their name`,
    );
  }
}

const write = ({ sentence, whole }: FaultWeights): void =>
  writeSource(
    FILE,
    [
      '/** Written by `pnpm coach fit --drafts`. */',
      "import type { FaultModel } from './fault-classes';",
      '',
      'export const MODEL: FaultModel = {',
      `  sentence: ${packedSource(sentence)},`,
      `  whole: ${packedSource(whole)},`,
      '};',
      '',
    ].join('\n'),
  );

/** Takes three minutes. The held-out writers have no part in it. */
export async function writeFaults(): Promise<void> {
  const similarity = keptSimilarity(false);
  const known = DRAFT_WRITERS.filter((writer) => !HELD_OUT_DRAFT_WRITERS.includes(writer));
  const rowsOf = async (drafts: readonly WrittenDraft[]): Promise<FaultRows> => ({
    sentences: await faultRows(drafts, similarity),
    wholes: await wholeRows(drafts, similarity),
  });
  const folds: FaultRows[] = [];
  for (const writer of known) folds.push(await rowsOf(draftsOf(writer)));
  const utterances = WRITERS.filter((writer) => writer !== HELD_OUT_WRITER).flatMap((writer) => utterancesOf(writer));
  const beside = {
    both: await conductRows(similarity),
    sentences: await utteranceFaultRows(utterances, similarity),
  };
  const { cooling, without } = fitWithoutEach(folds, beside);
  console.log(
    `Each of ${known.length} writers left out in turn; chances cooled by ${cooling.sentence.toFixed(2)} and ${cooling.whole.toFixed(2)}`,
  );
  print(
    'Left out',
    known.flatMap((writer, at) => {
      const weights = without[at];
      return weights === undefined ? [] : readBy(weights, draftsOf(writer), similarity);
    }),
  );
  const weights = fitFaults(folds, beside, cooling);
  const held = HELD_OUT_DRAFT_WRITERS.flatMap((writer) => draftsOf(writer));
  await rowsOf(held);
  print('Held out', readBy(weights, held, similarity));
  write(weights);
  await similarity.dispose();
}
