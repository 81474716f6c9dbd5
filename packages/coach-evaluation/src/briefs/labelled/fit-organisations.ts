/** Fits what tells where the stakeholder of a brief works. */
import { ORGANISATION_SIGNS, type Similarity, weighedOrganisations } from '@parley/coach/internals';
import { told } from './figures';
import { fitPhrases, type PhraseRows, phraseRows, type PhraseWeights } from './fit-phrases';
import type { LabelledBrief } from './index';
import { sayingWords } from './same-words';

/** A phrase that says much more than the house is another one. */
const MOST_MORE = 2;

export const organisationRows = (
  briefs: readonly LabelledBrief[],
  similarity: Similarity,
): Promise<readonly PhraseRows[]> =>
  phraseRows(briefs, similarity, {
    goldOf: ({ organisation }) => organisation,
    weigh: (brief, read) => weighedOrganisations(brief, read),
    tells: (organisation, phrase) =>
      told(organisation, phrase) === true &&
      sayingWords(phrase).length <= MOST_MORE * Math.max(1, sayingWords(organisation).length),
  });

export const fitOrganisations = (rows: readonly PhraseRows[]): PhraseWeights =>
  fitPhrases(rows, ORGANISATION_SIGNS.length);
