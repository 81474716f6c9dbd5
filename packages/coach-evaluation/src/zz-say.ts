import { labelledBriefsOf, textOf, type BriefWriter } from './briefs/labelled/index';
import { keptSimilarity } from './vectors/kept-vectors';
import { readBrief } from '../../rehearsal/src/drafting/brief/read-brief';
import { settled } from '../../rehearsal/src/drafting/purpose/settled';
import { passages } from '../../rehearsal/src/drafting/brief/told';
import { inTheirWords } from '../../rehearsal/src/drafting/brief/said-whole';
import { sayingsOf } from '../../rehearsal/src/drafting/brief/voiced';
import { troubling } from '../../rehearsal/src/drafting/purpose/troubles';
const sim = keptSimilarity(false);
for (const id of process.argv.slice(2)) {
  const w = /^w(\d+)-/.exec(id)?.[1] as BriefWriter;
  const b = labelledBriefsOf(w).find((x) => x.id === id)!;
  const read = await readBrief(textOf(b), { similarity: sim });
  if ('refused' in read) continue;
  const each = settled(read.told, read.purposes, read.sides);
  const told = passages(each.map(inTheirWords));
  const s = sayingsOf(told); const t = new Set(troubling(s));
  console.log('\n==', id);
  for (const e of told) console.log(e.purpose?.purpose, e.knownBy, 'S:', e.spoken, '| C:', e.claims.map((c) => c.text).join('|'), '| T:', e.sentence.text.slice(0, 70));
  for (const x of s) console.log(x.weight.toFixed(2), t.has(x) ? 'T' : '-', x.text);
}
await sim.dispose();
