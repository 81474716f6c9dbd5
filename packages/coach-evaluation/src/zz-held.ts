import { draftFromBrief } from '@parley/coach/internals';
import { labelledBriefsOf, textOf, type BriefWriter } from './briefs/labelled/index';
import { type DraftFigures, figuresOf, summed } from './briefs/labelled/figures';
import { keptSimilarity } from './vectors/kept-vectors';
const sim = keptSimilarity(false);
const sets: Record<string, BriefWriter[]> = { fitted: [...(process.argv[2] ?? '5,6,7,10,11,12').split(',') as BriefWriter[]], held: (process.argv[3] ?? '8,9').split(',').filter(Boolean) as BriefWriter[] };
for (const [name, writers] of Object.entries(sets)) {
  const all: DraftFigures[] = [];
  for (const b of writers.flatMap(labelledBriefsOf)) {
    const d = await draftFromBrief(textOf(b), { similarity: sim });
    all.push(figuresOf(b, 'refused' in d ? null : d.content));
  }
  const s = summed(all) as unknown as Record<string, { right: number; of: number }>;
  console.log(name, Object.entries(s).map(([k, v]) => `${k} ${v.right}/${v.of}`).join('  '));
}
await sim.dispose();
