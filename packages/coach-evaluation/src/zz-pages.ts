import { draftFromBrief } from '@parley/coach/internals';
import { labelledBriefsOf, textOf, type BriefWriter } from './briefs/labelled/index';
import { pageOf } from './briefs/labelled/figures';
import { keptSimilarity } from './vectors/kept-vectors';
const sim = keptSimilarity(false);
for (const id of process.argv.slice(2)) {
  const b = labelledBriefsOf(/^w(\d+)-/.exec(id)?.[1] as BriefWriter).find((x) => x.id === id)!;
  const d = await draftFromBrief(textOf(b), { similarity: sim });
  if (!('refused' in d)) console.log(pageOf(b, d.content));
}
await sim.dispose();
