/** The built-in engine: no network, no model provider, the same judgement for the same conversation. */
import { draftFromBrief, draftFromTemplate, REHEARSAL_MODEL } from '@parley/rehearsal';
import type { Meaning } from '@parley/rehearsal/similarity';
import { understand } from '@parley/rehearsal/understanding';
import type { Engine } from '../engine';
import { judge } from './judge';

export function createRehearsalEngine(meaning: Meaning): Engine {
  return {
    id: 'rehearsal',
    model: REHEARSAL_MODEL,
    async judge(context, { signal }) {
      const { value: readings, byWordsAlone } = await meaning.use((similarity) =>
        understand(context, similarity, signal),
      );
      return { readings, judgements: judge(context, readings), byWordsAlone };
    },
    draftScenario: async (template) => draftFromTemplate(template),
    async draftFromBrief(brief, about) {
      const { value } = await meaning.use((similarity) => draftFromBrief(brief, { about, similarity }));
      return value;
    },
  };
}
