/**
 * `pnpm coach fit --shares`: weighs how much the two readings of a brief count beside each other (decision 0046), and prints how
 * they fare on writers on whom nothing was fitted. What it finds is written into `in-context.ts` by hand.
 */
import { KNOWER_SHARES, PURPOSE_SHARES, type Shares, unpackedPurposes } from '@parley/coach/internals';
import { fareOf, sharesOf, type WeighedSentences, weighedSentences } from '../briefs/labelled/fit-shares';
import { HELD_OUT_BRIEF_WRITERS, labelledBriefsOf, WEIGHING_BRIEF_WRITERS } from '../briefs/labelled/index';
import { keptSimilarity } from '../vectors/kept-vectors';

const ALONE: Shares = { alone: 1, together: 0 };
const TOGETHER: Shares = { alone: 0, together: 1 };

function print(of: string, sentences: WeighedSentences, by: Readonly<Record<keyof WeighedSentences, Shares>>): void {
  for (const what of ['purposes', 'knowers'] as const) {
    const told = (shares: Shares): string => {
      const { loss, right } = fareOf(sentences[what], shares);
      return `${(100 * right).toFixed(1)}% (${loss.toFixed(3)})`;
    };
    console.log(
      `${of}, ${what}: each by itself ${told(ALONE)}, together ${told(TOGETHER)}, both as weighed ${told(by[what])} of ${sentences[what].length}`,
    );
  }
}

/** Takes a minute. */
export async function printShares(): Promise<void> {
  const similarity = keptSimilarity(false);
  const read = (writers: typeof HELD_OUT_BRIEF_WRITERS): Promise<WeighedSentences> =>
    weighedSentences(writers.flatMap(labelledBriefsOf), unpackedPurposes(), similarity);
  const weighing = await read(WEIGHING_BRIEF_WRITERS);
  const found = { purposes: sharesOf(weighing.purposes), knowers: sharesOf(weighing.knowers) };
  const shares = ({ alone, together }: Shares): string => `alone ${alone.toFixed(2)}, together ${together.toFixed(2)}`;
  console.log(`purposes: ${shares(found.purposes)}; knowers: ${shares(found.knowers)}`);
  print('Weighed by', weighing, found);
  print('Held out', await read(HELD_OUT_BRIEF_WRITERS), { purposes: PURPOSE_SHARES, knowers: KNOWER_SHARES });
  await similarity.dispose();
}
