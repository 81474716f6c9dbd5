/** Fits what tells whether words with capitals are somebody's name. */
import {
  NAME_INPUT_WIDTH,
  NAME_LABELS,
  nameInput,
  type Similarity,
  type SoftmaxWeights,
  writtenNames,
} from '@parley/coach/internals';
import { fitSoftmax, type LabelledInput } from '../../training/fit-softmax';
import { type GoldReading, type LabelledBrief, textOf } from './index';

/** Words that stand before a name and are none of it. */
const TITLES = /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|dame|captain|sister|father|old|madam|master|chief|mdm)\.?$/i;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}’' -]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !TITLES.test(word));

/** Of everybody whom the writer names, the words with capitals, without titles. */
function namesOf({ person, shortName, writer, others = [] }: GoldReading): readonly (readonly string[])[] {
  return [person, shortName, writer, ...others].flatMap((name) => {
    const [plain = ''] = (name ?? '').replaceAll(/\(.*?\)/g, '').split(',');
    const words = wordsOf(
      plain
        .split(/\s/)
        .filter((word) => /^\p{Lu}/u.test(word))
        .join(' '),
    );
    return words.length === 0 ? [] : [words];
  });
}

const isOneOf = (name: readonly string[], names: readonly (readonly string[])[]): boolean =>
  name.length > 0 &&
  names.some((known) => name.every((word) => known.includes(word)) || known.every((word) => name.includes(word)));

/**
 * All words with capitals in these briefs, and whether they are somebody's name. Only from writers who named everybody.
 * @throws Error where a name has no vector, as without the sentence model
 */
export async function nameRows(
  briefs: readonly LabelledBrief[],
  similarity: Similarity,
): Promise<readonly LabelledInput[]> {
  const rows: LabelledInput[] = [];
  for (const brief of briefs.filter(({ gold }) => gold.others !== undefined)) {
    const text = textOf(brief);
    const names = namesOf(brief.gold);
    const written = writtenNames(text);
    await similarity.prepare(written.map(({ name }) => name));
    for (const name of written) {
      const input = nameInput(name, text, similarity);
      if (input === null) throw new Error(`No vectors for the names of ${brief.id}`);
      const label = isOneOf(wordsOf(name.name), names) ? 'somebody' : 'other';
      rows.push({ input, is: NAME_LABELS.indexOf(label) });
    }
  }
  return rows;
}

const ROUNDS = 30;
const DECAY = 0.003;

/** Fitted to these. */
export const fitNames = (rows: readonly LabelledInput[]): SoftmaxWeights =>
  fitSoftmax(rows, { labels: NAME_LABELS.length, width: NAME_INPUT_WIDTH, rounds: ROUNDS, decay: DECAY });
