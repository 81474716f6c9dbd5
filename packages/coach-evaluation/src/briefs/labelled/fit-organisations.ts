/** Fits what tells where the stakeholder of a brief works. */
import { ORGANISATION_SIGNS, readingsOf, type Similarity, weighedOrganisations } from '@parley/coach/internals';
import { told } from './figures';
import { fitPhrases, type PhraseRows, type PhraseWeights } from './fit-phrases';
import { type LabelledBrief, textOf } from './index';
import { sayingWords } from './same-words';

/** A phrase that says much more than the house is another one. */
const MOST_MORE = 2;

/** About the person whom the writer means. */
export async function organisationRows(
  briefs: readonly LabelledBrief[],
  similarity: Similarity,
): Promise<readonly PhraseRows[]> {
  const rows: PhraseRows[] = [];
  for (const brief of briefs) {
    const text = textOf(brief);
    const readings = await readingsOf(text, { about: brief.gold.person, similarity });
    if ('refused' in readings) continue;
    const [{ read }] = readings.all;
    const { organisation } = brief.gold;
    rows.push({
      phrases: weighedOrganisations(text, read).map(({ phrase, signs }) => ({
        signs,
        tells:
          organisation !== null &&
          told(organisation, phrase.text) === true &&
          sayingWords(phrase.text).length <= MOST_MORE * Math.max(1, sayingWords(organisation).length),
      })),
      isTold: organisation !== null,
    });
  }
  return rows;
}

export const fitOrganisations = (rows: readonly PhraseRows[]): PhraseWeights =>
  fitPhrases(rows, ORGANISATION_SIGNS.length);
