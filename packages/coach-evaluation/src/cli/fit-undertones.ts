/** `pnpm coach fit --undertones`: fits what hears undertones anew, writes it down, and prints how talks compare by it (decision 0045). */
import { fileURLToPath } from 'node:url';
import { parseText, type Similarity, undertoneBy, type UndertoneWeights } from '@parley/coach/internals';
import { fitUndertones, undertoneRows } from '../undertones/fit-undertones';
import { FOLDS, foldOf, type MarkedTalk, markedTalks, wholeMark } from '../undertones/index';
import { keptSimilarity } from '../vectors/kept-vectors';
import { packedSource } from './packed-source';
import { writeSource } from './write-source';

const FILE = fileURLToPath(
  new URL('../../../rehearsal/src/understanding/undertones/undertone-model.ts', import.meta.url),
);
const KINDS = { harsh: ['press', 'blame', 'belittle'], bluff: ['bluff'] } as const;
/** So many messages make a talk one of the kind. */
const OF_THE_KIND = 3;

/** What the chances of a talk’s messages add up to. */
function sumOf({ messages }: MarkedTalk, kind: keyof typeof KINDS, weights: UndertoneWeights, by: Similarity): number {
  return messages.reduce((sum, { text }) => {
    const sentences = parseText(text).map((sentence) => sentence.text);
    return sum + (undertoneBy(weights, text, sentences, by)?.[kind].chance ?? 0);
  }, 0);
}

/** Talks of the kind, and those in which nothing was marked, by what their messages add up to. */
function print(what: string, weightsFor: (talk: MarkedTalk) => UndertoneWeights, similarity: Similarity): void {
  for (const kind of ['harsh', 'bluff'] as const) {
    const marked = markedTalks().map((talk) => ({
      talk: talk.talk,
      sum: sumOf(talk, kind, weightsFor(talk), similarity),
      of: talk.messages.filter((message) => KINDS[kind].some((one) => one === wholeMark(message))).length,
      sound: talk.messages.every((message) => wholeMark(message) === 'plain'),
    }));
    const sound = marked.filter((talk) => talk.sound).toSorted((left, right) => right.sum - left.sum);
    const ofIt = marked.filter(({ of }) => of >= OF_THE_KIND).toSorted((left, right) => left.sum - right.sum);
    const most = sound[0]?.sum ?? 0;
    const told = (talks: typeof marked): string =>
      talks
        .slice(0, 4)
        .map(({ talk, sum }) => `${talk} ${sum.toFixed(2)}`)
        .join(', ');
    console.log(`${what}, ${kind}: ${ofIt.length} talks of the kind and ${sound.length} in which nothing was marked`);
    console.log(
      `  ${ofIt.filter(({ sum }) => sum > most).length} add up to more than any of the others (${most.toFixed(2)})`,
    );
    console.log(`  least of the kind: ${told(ofIt)}; most of the others: ${told(sound)}`);
  }
}

const write = ({ sentence, whole }: UndertoneWeights): void =>
  writeSource(
    FILE,
    [
      '/** Written by `pnpm coach fit --undertones`. */',
      "import type { UndertoneModel } from './undertone-classes';",
      '',
      'export const MODEL: UndertoneModel = {',
      `  sentence: ${packedSource(sentence)},`,
      `  whole: ${packedSource(whole)},`,
      '};',
      '',
    ].join('\n'),
  );

/** Takes two minutes. What ships is fitted on all; the printed figures leave out every third scenario in turn. */
export async function writeUndertones(): Promise<void> {
  const similarity = keptSimilarity(false);
  const rows = await undertoneRows(similarity);
  const without = Array.from({ length: FOLDS }, (_, fold) => fitUndertones(rows, fold));
  const all = fitUndertones(rows, null);
  print('Scenarios left out', ({ scenario }) => without[foldOf(scenario)] ?? all, similarity);
  write(all);
  await similarity.dispose();
}
