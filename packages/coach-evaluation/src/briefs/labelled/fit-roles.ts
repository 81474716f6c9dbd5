/** Fits what tells what the stakeholder of a brief is. */
import { readingsOf, ROLE_SIGNS, type Similarity, weighedRoles } from '@parley/coach/internals';
import { told } from './figures';
import { fitPhrases, type PhraseRows, type PhraseWeights } from './fit-phrases';
import { type LabelledBrief, textOf } from './index';

/** About the person whom the writer means. */
export async function roleRows(
  briefs: readonly LabelledBrief[],
  similarity: Similarity,
): Promise<readonly PhraseRows[]> {
  const rows: PhraseRows[] = [];
  for (const brief of briefs) {
    const text = textOf(brief);
    const readings = await readingsOf(text, { about: brief.gold.person, similarity });
    if ('refused' in readings) continue;
    const [{ read }] = readings.all;
    const { role } = brief.gold;
    rows.push({
      phrases: weighedRoles(text, read).map(({ phrase, signs }) => ({
        signs,
        tells: role !== null && told(role, phrase.text) === true,
      })),
      isTold: role !== null,
    });
  }
  return rows;
}

export const fitRoles = (rows: readonly PhraseRows[]): PhraseWeights => fitPhrases(rows, ROLE_SIGNS.length);
