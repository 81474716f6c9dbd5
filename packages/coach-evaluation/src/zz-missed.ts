// sharpest worries of fitted writers that begin no concern, with how each sentence is settled
import { draftFromBrief } from '@parley/coach/internals';
import { labelledBriefsOf, textOf, type BriefWriter } from './briefs/labelled/index';
import { figuresOf } from './briefs/labelled/figures';
import { madeOf } from './briefs/labelled/same-words';
import { keptSimilarity } from './vectors/kept-vectors';
import { readBrief } from '../../rehearsal/src/drafting/brief/read-brief';
import { settled } from '../../rehearsal/src/drafting/purpose/settled';
const sim = keptSimilarity(false);
const writers = process.argv.slice(2) as BriefWriter[];
for (const b of writers.flatMap(labelledBriefsOf)) {
  const text = textOf(b);
  const d = await draftFromBrief(text, { similarity: sim });
  if ('refused' in d) continue;
  const f = figuresOf(b, d.content);
  if (f.person.right === 0) { continue; }
  const begun = new Set(d.content.concerns.flatMap(({ summary, lines }) => [summary, ...lines.open.slice(0, 1)]).flatMap((l) => madeOf(l, b)));
  const missed = b.sentences.filter((s) => s.rank === 1 && !begun.has(s));
  if (missed.length === 0) continue;
  const read = await readBrief(text, { similarity: sim });
  if ('refused' in read) continue;
  const each = settled(read.told, read.purposes, read.sides);
  for (const m of missed) {
    console.log(`\n${b.id} [${m.for}] ${m.text}\n   VOICE ${m.voice ?? '-'}`);
    for (const [i, e] of each.entries()) if (m.text.includes(e.sentence.text.slice(0, 25)) || e.sentence.text.includes(m.text.slice(0, 25))) {
      const p = read.purposes?.[i];
      console.log(`   MARK ${e.mark}\n   ${p?.purpose} w${p?.of.their_worry.toFixed(2)} d${p?.of.their_demand.toFixed(2)} mine${((p?.of.my_goal ?? 0)+(p?.of.my_private ?? 0)+(p?.of.my_offer ?? 0)).toFixed(2)} known ${e.knownBy} own ${e.own} narr ${e.sentence.narrator?.name ?? '-'}\n   SPOKEN ${e.spoken}  CLAIMS ${e.claims.map((c) => c.text).join('|')}`);
    }
    console.log('   CONCERNS ' + d.content.concerns.map((c) => c.summary).join(' || '));
  }
}
await sim.dispose();
