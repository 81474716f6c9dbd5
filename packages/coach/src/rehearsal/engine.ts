/** The built-in engine: no network, no model provider, the same judgement for the same conversation. */
import type { Engine } from '../engine';
import { draftFromBrief } from '../drafting/brief/draft-from-brief';
import { draftFromTemplate } from '../drafting/draft-scenario';
import type { Meaning } from '../similarity/meaning';
import { understand } from '../understanding/understand';
import { judge } from './judge';
import { REHEARSAL_MODEL } from './version';

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
    draftFromBrief: (brief) => draftFromBrief(brief),
  };
}
