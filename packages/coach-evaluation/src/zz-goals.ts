import { draftFromBrief } from '@parley/coach/internals';
import { labelledBriefsOf, textOf, type BriefWriter } from './briefs/labelled/index';
import { keptSimilarity } from './vectors/kept-vectors';
const sim = keptSimilarity(false);
let n = 0, plain = 0;
for (const b of (process.argv[2] ?? '5,6,7,10,11,12').split(',').flatMap((w) => labelledBriefsOf(w as BriefWriter))) {
  const d = await draftFromBrief(textOf(b), { similarity: sim });
  if ('refused' in d) continue;
  if (/Reach what you noted/.test(d.content.goal)) { n += 1; console.log(b.id, d.content.goal, '\n    (' + b.gold.goal + ')'); }
  else if (!b.sentences.some((s) => s.for === 'my_goal')) plain += 1;
}
console.log(n);
await sim.dispose();
