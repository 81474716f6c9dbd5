/** Fits what tells what the stakeholder of a brief is. */
import { ROLE_SIGNS, type Similarity, weighedRoles } from '@parley/coach/internals';
import { told } from './figures';
import { fitPhrases, type PhraseRows, phraseRows, type PhraseWeights } from './fit-phrases';
import type { LabelledBrief } from './index';

export const roleRows = (briefs: readonly LabelledBrief[], similarity: Similarity): Promise<readonly PhraseRows[]> =>
  phraseRows(briefs, similarity, {
    goldOf: ({ role }) => role,
    weigh: weighedRoles,
    tells: (role, phrase) => told(role, phrase) === true,
  });

export const fitRoles = (rows: readonly PhraseRows[]): PhraseWeights => fitPhrases(rows, ROLE_SIGNS.length);
